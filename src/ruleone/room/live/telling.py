"""A line of the record in words of both languages, made once, when it is entered."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from ruleone.floor.conduct import ConductRuling
from ruleone.floor.conduct.told import penalty_in_words
from ruleone.floor.followed import Line, outcome
from ruleone.floor.remedies import remedy_in_words
from ruleone.floor.sentences import choice_in_words, sentences
from ruleone.rulebook import Citation
from ruleone.rulebook.values import InWords
from ruleone.words import LANGUAGES, Language

T = TypeVar("T")


class Told(msgspec.Struct, frozen=True):
    """What a line says: what was ruled and why, by which rules, what the floor may choose with the
    place of what is proposed, what was done, whether a penalty is allowed and which was given."""

    ruling: tuple[InWords, ...]
    citations: tuple[Citation, ...]
    choices: tuple[InWords, ...]
    proposed: int | None
    done: tuple[InWords, ...]
    penalty_allowed: bool
    penalty: InWords | None


def told(line: Line) -> Told:
    """The line in words."""
    rulings = [one for one in (line.ruling, line.turn) if one is not None]
    choices, proposed = _choices(line)
    citations = [reason.citation for one in rulings for reason in one.reasons]
    if line.turn is not None:
        citations += [each.citation for one in line.turn.early for each in one.reasons]
    penalty = line.penalty
    return Told(
        ruling=tuple(text for one in rulings for text in _texts(one, sentences)),
        citations=tuple(dict.fromkeys(citations)),
        choices=choices,
        proposed=proposed,
        done=tuple(in_words(each, remedy_in_words) for each in line.done),
        penalty_allowed=line.penalty_allowed,
        penalty=None if penalty is None else in_words(penalty, penalty_in_words),
    )


def _choices(line: Line) -> tuple[tuple[InWords, ...], int | None]:
    """What the floor may choose on this line, counted as `Chosen` counts it."""
    turn = line.turn if line.turn is not None and line.turn.choices else None
    if turn is None and isinstance(line.ruling, ConductRuling):
        of = line.ruling
        offered = tuple(in_words(one, penalty_in_words) for one in of.choices)
        return offered, _place(of.proposed, of.choices)
    ruling = turn or line.ruling
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
