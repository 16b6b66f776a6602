"""A ruling, and a line of the record, in words of both languages, made once, when it is entered."""

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from ruleone.floor.called_clock import ClockRuling
from ruleone.floor.conduct import ConductRuling
from ruleone.floor.conduct.told import penalty_in_words
from ruleone.floor.followed import AnyRuling, FollowedHand, Line, dropped_in_words, outcome
from ruleone.floor.followed.record import allows_penalty
from ruleone.floor.measured import RulerView
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.remedies import remedy_in_words
from ruleone.floor.ruling import ChipsRuling, Reading, Reason, Ruling
from ruleone.floor.sentences import choice_in_words, follows, reason_in_words, sentences
from ruleone.room.live.heard import heard, is_plain
from ruleone.room.live.measuring import ruler_of
from ruleone.rulebook import Citation
from ruleone.rulebook.values import InWords
from ruleone.words import LANGUAGES, Language

T = TypeVar("T")

Verdict = Literal["settled", "ask", "floor"]


class LiveReasonView(msgspec.Struct, frozen=True):
    """One step of a ruling, and its rule."""

    words: InWords
    citation: Citation


class Told(msgspec.Struct, frozen=True):
    """What a line says: all of the ruling in sentences, its rules, what the floor may choose with
    the place of what is proposed, what was done, whether a penalty is allowed and which was given.

    Apart: the `verdict`, whether the book settles it, somebody has to be asked first or the floor
    decides, None where nothing had to be ruled; what is `ruled`, why step by step, what somebody
    at the table has to do, what was put out on its `ruler`. `heard` is what everybody at the table
    hears of it and `heard_why` its reasons; `plain` says that an act came as it was declared.
    """

    ruling: tuple[InWords, ...]
    citations: tuple[Citation, ...]
    choices: tuple[InWords, ...]
    proposed: int | None
    done: tuple[InWords, ...]
    penalty_allowed: bool
    penalty: InWords | None
    verdict: Verdict | None
    ruled: InWords | None
    reasons: tuple[LiveReasonView, ...]
    follows: tuple[InWords, ...]
    ruler: RulerView | None
    heard: tuple[InWords, ...]
    heard_why: tuple[LiveReasonView, ...]
    plain: bool


def told(line: Line, before: FollowedHand) -> Told:
    """The line in words; `before` is the hand that it was entered in."""
    of_rulings = told_of(*(one for one in (line.ruling, line.turn) if one is not None))
    penalty = line.penalty
    ruled = getattr(line.ruling, "ruled", None) or line.chosen
    return replace(
        of_rulings,
        done=(
            *(in_words(each, remedy_in_words) for each in line.done),
            *_texts(line, dropped_in_words),
        ),
        penalty_allowed=line.penalty_allowed,
        penalty=None if penalty is None else in_words(penalty, penalty_in_words),
        ruled=None if ruled is None else in_words(ruled, choice_in_words),
        ruler=ruler_of(before, line),
    )


def told_of(*rulings: AnyRuling) -> Told:
    """What is ruled, in words; nothing of it has been chosen or done yet. Where there are several
    rulings, the floor chooses on the last one that leaves it a choice."""
    offers = [one for one in rulings if getattr(one, "choices", ())]
    choices, proposed = _choices(offers[-1]) if offers else ((), None)
    reasons = tuple(_reason(each) for one in rulings for each in _reasons(one))
    ruled = next((one.ruled for one in rulings if isinstance(one, Reading | Ruling)), None)
    public = tuple(map(heard, rulings))
    return Told(
        ruling=tuple(text for one in rulings for text in _texts(one, sentences)),
        citations=tuple(dict.fromkeys(each.citation for each in reasons)),
        choices=choices,
        proposed=proposed,
        done=(),
        penalty_allowed=any(map(allows_penalty, rulings)),
        penalty=None,
        verdict=_verdict(rulings),
        ruled=None if ruled is None else in_words(ruled, choice_in_words),
        reasons=reasons,
        follows=tuple(text for one in rulings for text in _texts(one, follows)),
        ruler=None,
        heard=tuple(text for one in public for text in _texts(one, sentences)),
        heard_why=tuple(_reason(each) for one in public for each in _reasons(one)),
        plain=is_plain(*rulings),
    )


def _reason(reason: Reason) -> LiveReasonView:
    return LiveReasonView(in_words(reason, reason_in_words), reason.citation)


def _reasons(ruling: AnyRuling) -> tuple[Reason, ...]:
    """The steps of a ruling, those on acts out of turn first."""
    if isinstance(ruling, TurnRuling):
        return (*(one for each in ruling.early for one in each.reasons), *ruling.reasons)
    return ruling.reasons


def _verdict(rulings: Iterable[AnyRuling]) -> Verdict | None:
    """What rulings leave open, all together."""
    each = [_left_open(ruling) for ruling in rulings]
    return next((one for one in ("floor", "ask") if one in each), "settled") if each else None


def _left_open(ruling: AnyRuling) -> Verdict:
    match ruling:
        case Reading(verdict="ask") | Ruling(verdict="ask"):
            return "ask"
        case TurnRuling(fate="judge-time") | ClockRuling(verdict="staff"):
            return "ask"
        case Reading(verdict="floor") | Ruling(verdict="floor") | TurnRuling(fate="floor"):
            return "floor"
        case ConductRuling(choices=choices) | ChipsRuling(choices=choices) if choices:
            return "floor"
    return "settled"


def _choices(ruling: AnyRuling) -> tuple[tuple[InWords, ...], int | None]:
    """What the floor may choose of a ruling, counted as `Chosen` counts it."""
    if isinstance(ruling, ConductRuling):
        penalties = tuple(in_words(one, penalty_in_words) for one in ruling.choices)
        return penalties, _place(ruling.proposed, ruling.choices)
    choices = outcome(ruling, None).choices
    proposed = getattr(ruling, "proposed", None)
    return tuple(in_words(one, choice_in_words) for one in choices), _place(proposed, choices)


def _place(proposed: object, choices: tuple[object, ...]) -> int | None:
    return choices.index(proposed) if proposed in choices else None


def in_words(value: T, words: Callable[[Language, T], str]) -> InWords:
    """A value in both languages."""
    return InWords(*(words(language, value) for language in LANGUAGES))


def _texts(value: T, words: Callable[[Language, T], Iterable[str]]) -> tuple[InWords, ...]:
    """Sentences on a value, one by one in both languages."""
    both = zip(*(words(language, value) for language in LANGUAGES), strict=True)
    return tuple(InWords(*pair) for pair in both)
