"""The commands `ruleone chinese`: `arrange` and `settle` for 13-card Chinese poker.

`arrange` shows the best arrangement of thirteen cards, and the software's. `settle` shows the
payments of 13-card hands, with their reasons. Cents are written "4.00", chips of a tournament as
they are.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer

from ruleone.cards import Card, CardError, parse_cards, texts
from ruleone.cards import text as card_text
from ruleone.chinese import (
    Arrangement,
    ThirteenHand,
    ThirteenRules,
    arrange_automatically,
    best_natural,
    thirteen_rules,
)
from ruleone.chinese.events import PairSettled
from ruleone.chinese.rules import CARDS_EACH, ROWS
from ruleone.chinese.views import ThirteenLine, ThirteenSeatView
from ruleone.cli.editions import NoEdition, chinese_edition
from ruleone.cli.groups import group
from ruleone.cli.hand_files import HandFile
from ruleone.cli.language import LANGUAGE, told
from ruleone.history import Fault
from ruleone.history.record import BrokenHand
from ruleone.history.thirteen import NoCases, ThirteenRecord, play_thirteen, read_cases
from ruleone.limits import ARRANGEMENTS_LISTED_MAX, CASE_FILE_MAX_BYTES
from ruleone.rulebook import Edition
from ruleone.words import Language, Parameter, group_digits, name_hand, say

EXIT_BAD_INPUT: Final = 2


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)


class Natural(msgspec.Struct, frozen=True):
    """A natural in the cards, and its points where it is declared."""

    kind: str
    points: int


class Rows(msgspec.Struct, frozen=True):
    """One arrangement: its rows, and its expected points from each opponent.

    Opponents set as the software does. `exact` where every opponent's hand was compared, else it is
    estimated.
    """

    front: tuple[str, ...]
    middle: tuple[str, ...]
    back: tuple[str, ...]
    points: float
    exact: bool = True


class Best(msgspec.Struct, frozen=True):
    """The best choice: set these rows, and `declare` the natural or not.

    `points` are those of the rows, or of the natural where it is declared.
    """

    front: tuple[str, ...]
    middle: tuple[str, ...]
    back: tuple[str, ...]
    points: float
    declare: bool


class Answer(msgspec.Struct, frozen=True):
    """The document of `--json`.

    `ranked` are the arrangements, the best first: those that are exact, and behind them, in an
    order of their own, those that are estimated.
    """

    cards: tuple[str, ...]
    bonus: bool
    natural: Natural | None
    best: Best
    automatic: Rows
    ranked: tuple[Rows, ...]


def arrange(
    cards: Annotated[
        list[str],
        typer.Argument(metavar=told("value-cards"), help=told("chinese-cards"), show_default=False),
    ],
    plain: Annotated[bool, typer.Option("--plain", help=told("chinese-plain"))] = False,
    most: Annotated[
        int, typer.Option(min=0, max=ARRANGEMENTS_LISTED_MAX, help=told("chinese-most"))
    ] = 0,
    rules: Annotated[str, typer.Option("--edition", help=told("chinese-edition"))] = "chinese",
    lang: Annotated[Language, typer.Option(help=told("chinese-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("chinese-arrange-json"))] = False,
) -> None:
    """Set the thirteen cards."""
    held = _thirteen("".join(cards), lang)
    try:
        book = chinese_edition(rules, lang)
    except NoEdition as none:
        _end(str(none))
    answer = _answer(held, book, bonus=not plain, most=most)
    if json:
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        typer.echo("\n".join(_words(answer, thirteen_rules(book), lang)))


def _thirteen(written: str, lang: Language) -> tuple[Card, ...]:
    """Return the cards; ends the process unless they are thirteen different ones."""
    told_ = "".join(written.split()).replace("10", "T")
    seen: set[Card] = set()
    for at in range(0, len(told_), 2):
        each = told_[at : at + 2]
        try:
            (card,) = parse_cards(each)
        except (CardError, ValueError):
            card = len(seen) + 1_000
        if card >= 52:
            _end(say(lang, "cli-chinese-no-card", place=at // 2 + 1, came=each))
        if card in seen:
            _end(say(lang, "cli-chinese-card-twice", card=card_text(card)))
        seen.add(card)
        if len(seen) > CARDS_EACH:
            break
    cards = parse_cards(told_) if len(seen) <= CARDS_EACH else ()
    if len(cards) != CARDS_EACH:
        _end(say(lang, "cli-chinese-not-thirteen", came=(len(told_) + 1) // 2))
    return cards


def _answer(cards: Sequence[Card], book: Edition, *, bonus: bool, most: int) -> Answer:
    # These load numpy and the model, which no other command needs.
    from ruleone.chinese.arranging import (
        FINALISTS,
        arrangements_ranked,
        best_arrangement,
        points_of,
    )
    from ruleone.chinese.opponents import house

    rules = thirteen_rules(book)
    against = house(rules, bonus=bonus).facing(cards)
    best = best_arrangement(cards, against, rules)
    automatic = arrange_automatically(cards, rules.suits)
    natural = best_natural(cards, rules)
    listed = arrangements_ranked(cards, against, rules, most=most) if most else []
    return Answer(
        texts(sorted(cards, reverse=True)),
        bonus,
        None if natural is None else Natural(*natural),
        Best(*_texts(best.arrangement), round(best.points, 4), best.declare),
        _rows(automatic, points_of(automatic, against, rules)),
        tuple(
            _rows(each.arrangement, each.points, exact=at < FINALISTS)
            for at, each in enumerate(listed)
        ),
    )


def _rows(arrangement: Arrangement, points: float, *, exact: bool = True) -> Rows:
    return Rows(*_texts(arrangement), round(points, 4), exact)


def _texts(arrangement: Arrangement) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    return texts(arrangement.front), texts(arrangement.middle), texts(arrangement.back)


def _words(answer: Answer, rules: ThirteenRules, lang: Language) -> Iterator[str]:
    best, natural = answer.best, answer.natural
    if natural is not None:
        code = "cli-chinese-declare" if best.declare else "cli-chinese-do-not-declare"
        yield say(lang, code, natural=natural.kind, points=natural.points)
    if not best.declare:
        yield say(lang, "cli-chinese-best", expected=_expected(best.points), bonus=answer.bonus)
        yield from _told_rows(best, rules, lang)
    automatic = answer.automatic
    yield say(lang, "cli-chinese-automatic", expected=_expected(automatic.points))
    yield from _told_rows(automatic, rules, lang)
    if answer.ranked:
        yield say(lang, "cli-chinese-ranked", most=len(answer.ranked))
    for place, each in enumerate(answer.ranked, start=1):
        if not each.exact and answer.ranked[place - 2].exact:
            yield say(lang, "cli-chinese-about")
        code = "cli-chinese-place" if each.exact else "cli-chinese-place-about"
        rows = {"front": each.front, "middle": each.middle, "back": each.back}
        yield say(lang, code, place=place, expected=_expected(each.points), **rows)


def _told_rows(rows: Rows | Best, rules: ThirteenRules, lang: Language) -> Iterator[str]:
    order = rules.own_order
    for row in ROWS:
        cards = getattr(rows, row)
        category, ranks = order.name(order.rank(parse_cards("".join(cards))))
        name = name_hand(lang, category, ranks, kicker=True)
        yield "  " + say(lang, "cli-chinese-row", row=row, cards=cards, name=name)


def _expected(points: float) -> str:
    """Return points with their sign and two decimals."""
    return f"{points:+.2f}"


_MONEY = frozenset(("amount", "due", "won", "point"))


def written(lang: Language, cents: int, *, chips: bool = False) -> str:
    """Return an amount with its thousands grouped, with two decimals unless it is chips."""
    if chips:
        return group_digits(lang, cents)
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{group_digits(lang, whole)}.{rest:02}"


def of_line(lang: Language, line: ThirteenLine, *, chips: bool) -> dict[str, Parameter]:
    """Return the parameters of a line, its money written."""
    return {
        name: written(lang, value, chips=chips) if name in _MONEY and type(value) is int else value
        for name, value in line.parameters.items()
    }


EXIT_WRONG: Final = 1
_AT_THE_END: Final = "thirteen-rake"
_NOT_A_STORY: Final = frozenset(
    ("thirteen-started", "thirteen-dealt", "thirteen-arranged", "thirteen-result", "thirteen-even")
)


class Pair(msgspec.Struct, frozen=True):
    """Two players compared.

    `points_a` are those of `a`, and `b` paid the amount to `a`, below 0 where `a` paid. Seats are
    as in the file.
    """

    order: int
    a: int
    b: int
    points_a: int
    paid_to_a: int


class Settled(msgspec.Struct, frozen=True):
    """One case of `--json`, in the order of the case's players.

    Each player's net win, rake and final stack; and each pair as it was paid.
    """

    id: int | str
    net: tuple[int, ...]
    rake: tuple[int, ...]
    final: tuple[int, ...]
    pairs: tuple[Pair, ...]


class Unsettled(msgspec.Struct, frozen=True):
    """A case of `--json` that could not be settled, with the reason."""

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
        answer, lines = _settled_answer(file, case, lang)
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
    """Return the bytes of the file; ends the process where they cannot be read."""
    if not Path(path).exists():
        _end(say(lang, "cli-replay-missing", paths=(path,)))
    file = HandFile(path).read(CASE_FILE_MAX_BYTES)
    if file.refused is not None or file.data is None:
        assert file.refused is not None, "a file that was read has its bytes or the reason why not"
        _end(_of_file(path, Fault(0, file.refused), lang))
    return file.data


def _settled_answer(
    path: str, case: ThirteenRecord | BrokenHand, lang: Language
) -> tuple[Settled | Unsettled, list[str]]:
    """Return the result of a case, and the lines about it."""
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
    """Return the seats of the hand in the order of the case's players."""
    seats = {seat.seat: seat for seat in hand.view().seats}
    return [seats[seat.number] for seat in case.seats]


def _story(case: ThirteenRecord, hand: ThirteenHand, lang: Language) -> Iterator[str]:
    """Yield the hand as its players would follow it.

    It has the rows that each showed, the reasons of each payment, and the final stacks.
    """
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


chinese = group("chinese", settle=settle, arrange=arrange)
