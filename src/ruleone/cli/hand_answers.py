"""What `ruleone replay` answers of each hand, in words and in JSON."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec
from msgspec.structs import replace

from ruleone.cli.hand_files import HandFile
from ruleone.cli.other_program import Other
from ruleone.history import (
    MONEY,
    TOLERANCES,
    Amount,
    BrokenHand,
    Fault,
    Record,
    ThirteenRecord,
    Tolerance,
    Unit,
    Verdict,
    judge,
    read_hands,
)
from ruleone.rulebook import Edition
from ruleone.words import Language, Parameter, say

READ_AHEAD_HANDS: Final = 64
_OF_A_FILE: Final = frozenset(
    ("hand-file-form", "hand-file-not-text", "hand-file-too-large", "hand-file-unread")
)
"""The refusals of a whole file."""


class Answer(msgspec.Struct, frozen=True):
    """One hand of `--json`. Stacks are in the file's own unit, in the order of its players or, in a
    form that has seats, of its `seats`; `ok` is null where there is nothing to judge by. `other` is
    what another program made of a hand whose file records nothing. `tolerances` are
    the habits of a room that the hand needed, by name."""

    file: str
    hand: int | str | None
    variant: str | None
    stacks: tuple[Amount, ...] | None
    recorded: tuple[Amount, ...] | None
    ok: bool | None
    why: str | None
    seats: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    other: Other | msgspec.UnsetType = msgspec.UNSET
    tolerances: tuple[Tolerance, ...] | msgspec.UnsetType = msgspec.UNSET


class Judged(msgspec.Struct, frozen=True):
    """An answer, and whether the hand is of a game that is dealt here. A file that no reader takes
    is `unread`, and one whose name is none of a hand file is `passed` over: it has no hands."""

    answer: Answer
    dealt: bool
    unread: bool = False
    passed: bool = False


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """The document of `--json`: every hand, how many are right and how many wrong; of those with
    nothing recorded, how many end as in another program and how many do not;
    and how many hands needed each tolerance. A file that no reader takes stands among the hands,
    without a number: so many of those that failed are `unread`. So many others, by their names no
    hand files, were passed over."""

    hands: tuple[Answer, ...]
    ok: int
    failed: int
    alike: int = 0
    unlike: int = 0
    unread: int = 0
    passed: int = 0
    tolerances: dict[Tolerance, int] = {}


def report_of(judged: list[Judged]) -> Report:
    """The report of all hands."""
    answers = tuple(each.answer for each in judged if not each.passed)
    others = [answer.other.alike for answer in answers if isinstance(answer.other, Other)]
    needed = Counter(name for answer in answers for name in answer.tolerances or ())
    return Report(
        answers,
        ok=sum(answer.ok is True for answer in answers),
        failed=sum(answer.ok is False for answer in answers),
        alike=sum(others),
        unlike=len(others) - sum(others),
        unread=sum(each.unread for each in judged),
        passed=sum(each.passed for each in judged),
        tolerances={name: needed[name] for name in TOLERANCES if needed[name]},
    )


def beside(judged: Judged, others: dict[str, Other]) -> Judged:
    """An answer with what another program made of the hand, where its file does not say how it
    ended."""
    answer = judged.answer
    other = others.get(answer.file)
    if other is None or answer.stacks is None or answer.recorded is not None:
        return judged
    return replace(judged, answer=replace(answer, other=other.beside(answer.stacks)))


def answers(files: list[HandFile], book: Edition, lang: Language) -> Iterator[Judged]:
    """What becomes of each hand of the files. They are read first and then judged, so many hands at
    a time: each of the two is faster where the other does not come between."""
    hands = (named for file in files for named in _hands(file))
    while batch := list(islice(hands, READ_AHEAD_HANDS)):
        for path, hand in batch:
            if hand is None:
                nothing = Answer(path, None, None, None, None, None, None)
                yield Judged(nothing, dealt=True, passed=True)
            else:
                yield _judged(path, judge(hand, book), lang)


def _hands(file: HandFile) -> Iterator[tuple[str, Record | ThirteenRecord | BrokenHand | None]]:
    """The hands of a file; none of one that is passed over."""
    whole = file if file.passed else file.read()
    if whole.refused is not None:
        yield file.path, BrokenHand(None, None, Fault(1, whole.refused))
    elif whole.data is None:
        yield file.path, None
    else:
        for hand in read_hands(whole.data, file.path):
            yield file.path, hand


def _judged(path: str, verdict: Verdict, lang: Language) -> Judged:
    fault = verdict.fault
    answer = Answer(
        path,
        verdict.id,
        verdict.variant,
        _written(verdict.stacks, verdict.unit),
        _written(verdict.recorded, verdict.unit),
        verdict.ok,
        None if fault is None else _why(fault, verdict.unit, lang),
        msgspec.UNSET if verdict.seats is None else verdict.seats,
        tolerances=verdict.tolerances or msgspec.UNSET,
    )
    return Judged(answer, verdict.dealt, fault is not None and fault.refusal.code in _OF_A_FILE)


def _written(stacks: tuple[int, ...] | None, unit: Unit) -> tuple[Amount, ...] | None:
    if stacks is None or not unit.decimals:
        return stacks
    return tuple(unit.written(stack) for stack in stacks)


def _why(fault: Fault, unit: Unit, lang: Language) -> str:
    """The line, and what is wrong there."""
    parameters: dict[str, Parameter] = {**fault.refusal.parameters}
    for name in MONEY & parameters.keys():
        amount = parameters[name]
        if isinstance(amount, int):
            written = unit.written(amount)
            parameters[name] = written if isinstance(written, int) else float(written)
    reason = say(lang, f"refusal-{fault.refusal.code}", **parameters)
    return say(lang, "cli-replay-why", line=fault.line, reason=reason)
