"""`ruleone chinese settle`: what the players of 13-card hands pay each other, and why."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer

from ruleone.chinese import ThirteenHand
from ruleone.chinese.events import PairSettled
from ruleone.chinese.views import ThirteenLine, ThirteenSeatView
from ruleone.cli.chinese.money import of_line, written
from ruleone.cli.editions import NoEdition, chinese_edition
from ruleone.cli.hand_files import HandFile
from ruleone.cli.language import LANGUAGE, told
from ruleone.history import Fault
from ruleone.history.record import BrokenHand
from ruleone.history.thirteen import NoCases, ThirteenRecord, play_thirteen, read_cases
from ruleone.limits import CASE_FILE_MAX_BYTES
from ruleone.words import Language, Parameter, say

EXIT_WRONG: Final = 1
EXIT_BAD_INPUT: Final = 2
_AT_THE_END: Final = "thirteen-rake"
_NOT_A_STORY: Final = frozenset(
    ("thirteen-started", "thirteen-dealt", "thirteen-arranged", "thirteen-result", "thirteen-even")
)


class Pair(msgspec.Struct, frozen=True):
    """Two players compared: `points_a` are those of `a`, and `b` paid so much to `a`, below 0 where
    `a` paid. Seats as in the file."""

    order: int
    a: int
    b: int
    points_a: int
    paid_to_a: int


class Settled(msgspec.Struct, frozen=True):
    """One case of `--json`: what each player won less what he lost, what was raked of him and what
    he has in the end, in the order of the case's players; and each pair as it was paid."""

    id: int | str
    net: tuple[int, ...]
    rake: tuple[int, ...]
    final: tuple[int, ...]
    pairs: tuple[Pair, ...]


class Unsettled(msgspec.Struct, frozen=True):
    """A case of `--json` that could not be settled, and why."""

    id: int | str | None
    line: int
    why: str


def settle(
    file: Annotated[
        str,
        typer.Argument(
            metavar=told("value-file"), help=told("chinese-settle-file"), show_default=False
        ),
    ],
    rules: Annotated[str, typer.Option("--edition", help=told("chinese-edition"))] = "chinese",
    lang: Annotated[Language, typer.Option(help=told("chinese-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("chinese-settle-json"))] = False,
) -> None:
    """Settle every case of the file."""
    try:
        cases = list(read_cases(_data_of(file, lang), chinese_edition(rules, lang)))
    except NoEdition as none:
        _end(str(none))
    except NoCases as wrong:
        _end(_of_file(file, wrong.fault, lang))
    answers: list[Settled | Unsettled] = []
    for case in cases:
        answer, lines = _answer(file, case, lang)
        answers.append(answer)
        if isinstance(answer, Unsettled):
            typer.echo(answer.why, err=True)
        elif not json:
            typer.echo("\n".join(lines) + "\n")
    if json:
        typer.echo(msgspec.json.encode(answers).decode())
    if any(isinstance(answer, Unsettled) for answer in answers):
        raise typer.Exit(EXIT_WRONG)


def _data_of(path: str, lang: Language) -> bytes:
    """The bytes of the file; ends the process in plain words where they cannot be read."""
    if not Path(path).exists():
        _end(say(lang, "cli-replay-missing", paths=(path,)))
    file = HandFile(path).read(CASE_FILE_MAX_BYTES)
    if file.refused is not None or file.data is None:
        assert file.refused is not None, "a file that was read has its bytes or the reason why not"
        _end(_of_file(path, Fault(0, file.refused), lang))
    return file.data


def _answer(
    path: str, case: ThirteenRecord | BrokenHand, lang: Language
) -> tuple[Settled | Unsettled, list[str]]:
    """What a case comes to, and the lines that tell it."""
    if isinstance(case, BrokenHand):
        return _unsettled(path, case.id, case.fault, lang), []
    played = play_thirteen(case)
    if played.hand is None or played.fault is not None:
        assert played.fault is not None, "a hand that is not played has a fault"
        return _unsettled(path, case.id, played.fault, lang), []
    return _settled(case, played.hand), list(_story(case, played.hand, lang))


def _unsettled(path: str, named: int | str | None, fault: Fault, lang: Language) -> Unsettled:
    reason = _reason(fault, lang)
    words: dict[str, Parameter] = {"file": path, "hand": str(named), "line": fault.line}
    return Unsettled(named, fault.line, say(lang, "cli-chinese-case-bad", why=reason, **words))


def _settled(case: ThirteenRecord, hand: ThirteenHand) -> Settled:
    seats = _in_order(case, hand)
    pairs = (event for event in hand.events if isinstance(event, PairSettled))
    return Settled(
        case.id,
        tuple(seat.net for seat in seats),
        tuple(seat.rake for seat in seats),
        tuple(seat.stack for seat in seats),
        tuple(
            Pair(order, pair.a - 1, pair.b - 1, pair.points, pair.paid)
            for order, pair in enumerate(pairs, start=1)
        ),
    )


def _in_order(case: ThirteenRecord, hand: ThirteenHand) -> Sequence[ThirteenSeatView]:
    """The seats of the hand in the order of the case's players."""
    seats = {seat.seat: seat for seat in hand.view().seats}
    return [seats[seat.number] for seat in case.seats]


def _story(case: ThirteenRecord, hand: ThirteenHand, lang: Language) -> Iterator[str]:
    """The hand as its players would follow it: what each showed, why each pair paid, and what each
    has in the end."""
    names = {
        seat.number: seat.name or say(lang, "seat-number", seat=seat.number - 1)
        for seat in case.seats
    }
    view, chips = hand.view(), case.tournament

    def told_line(line: ThirteenLine) -> str:
        about: dict[str, Parameter] = {}
        if line.seat is not None:
            about["player"] = names[line.seat]
        if line.other is not None:
            about["opponent"] = names[line.other]
        return say(lang, f"log-{line.code}", **about, **of_line(lang, line, chips=chips))

    title = case.setting.table
    point = written(lang, case.point, chips=chips)
    table = "tournament" if chips else "cash"
    head: dict[str, Parameter] = {"hand": str(case.id), "point": point, "table": table}
    yield say(lang, "cli-chinese-case", bonus=case.bonus, **head)
    if title:
        yield f"  {title}"
    for line in view.log:
        if line.code not in _NOT_A_STORY and line.code != _AT_THE_END:
            yield f"  {told_line(line)}"
    for pair in view.pairs:
        facts: dict[str, Parameter] = {"player": names[pair.a], "opponent": names[pair.b]}
        yield f"  {say(lang, 'cli-chinese-pair', **facts)}"
        for line in pair.lines:
            yield f"    {told_line(line)}"
        if not pair.points:
            yield f"    {say(lang, 'log-thirteen-even', **facts)}"
    for line in view.log:
        if line.code == _AT_THE_END:
            yield f"  {told_line(line)}"
    for seat in _in_order(case, hand):
        amounts: dict[str, Parameter] = {
            "net": written(lang, abs(seat.net), chips=chips),
            "won": "won" if seat.net > 0 else "lost" if seat.net else "even",
            "stack": written(lang, seat.stack, chips=chips),
        }
        yield f"  {say(lang, 'cli-chinese-end', player=names[seat.seat], **amounts)}"


def _reason(fault: Fault, lang: Language) -> str:
    return say(lang, f"refusal-{fault.refusal.code}", **fault.refusal.parameters)


def _of_file(path: str, fault: Fault, lang: Language) -> str:
    reason = _reason(fault, lang)
    if fault.line:
        reason = say(lang, "cli-replay-why", line=fault.line, reason=reason)
    return say(lang, "cli-replay-file", file=path, why=reason)


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
