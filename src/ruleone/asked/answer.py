"""The answer to words: situations, what of each was understood, its rules, and similar cases."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

import msgspec

from ruleone.asked.index import likeness
from ruleone.asked.situations import (
    cases_of,
    direction_of_rule,
    directions_of_cases,
    index,
    rules_of,
)
from ruleone.asked.terms import Terms
from ruleone.asked.understood import Understood, understood
from ruleone.floor.situations import KindView, described
from ruleone.limits import ASKED_WORDS_MAX_CHARACTERS, ASKED_WORDS_SCENES_KEPT_MAX
from ruleone.rulebook import Edition, edition, rules
from ruleone.rulebook.values import InWords, told
from ruleone.scenarios.book import cases, holds
from ruleone.scenarios.scenario import Scenario
from ruleone.scenarios.scenes import Scene, draw

SITUATIONS: Final = 3
"""Situations of an answer: more would be a list, which the page has anyway."""
CASES: Final = 3
RULES: Final = 4
SCORE_MIN: Final = 3.0
"""Below it the words have little more in common with a situation than a single character."""


class RuleNamed(msgspec.Struct, frozen=True):
    """A rule by its id, and its title."""

    rule: str
    title: InWords


class FoundSituation(msgspec.Struct, frozen=True, kw_only=True):
    """A situation that words may mean.

    `understood` are the facts that the words state for certain. `rules` are those of the edition
    behind it, `scenes` pictures of the worked cases most like the words, its own first.
    """

    kind: str
    words: InWords
    about: InWords
    understood: tuple[Understood, ...]
    rules: tuple[RuleNamed, ...]
    scenes: tuple[Scene, ...]


class AskedByWords(msgspec.Struct, frozen=True, tag="asked-by-words"):
    """The answer to words: the situations that they may mean, the likeliest first.

    There are none where the words say nothing of the game.
    """

    words: str
    edition: str
    situations: tuple[FoundSituation, ...]


def asked_by_words(words: str, book: Edition) -> AskedByWords:
    """Return the situations that words may mean, under an edition.

    Only the first characters of very long words count (ASKED_WORDS_MAX_CHARACTERS).
    """
    words = words[:ASKED_WORDS_MAX_CHARACTERS]
    best = [one.name for one in index().scored(words)[:SITUATIONS] if one.score >= SCORE_MIN]
    asked = index().direction(index().terms(words))
    views = {view.kind: view for view in described()}
    found = tuple(_found(views[name], words, asked, book) for name in best)
    return AskedByWords(words, book.id, found)


def _found(view: KindView, words: str, asked: Terms, book: Edition) -> FoundSituation:
    return FoundSituation(
        kind=view.kind,
        words=view.words,
        about=view.about,
        understood=understood(view, words),
        rules=tuple(
            RuleNamed(name, told(rules()[name].titles)) for name in _rules(view.kind, asked, book)
        ),
        scenes=tuple(islice(_scenes(view.kind, asked, book), CASES)),
    )


def _rules(kind: str, asked: Terms, book: Edition) -> list[str]:
    """Return the rules in force behind a situation, those most like the words first."""
    in_force = (name for name in rules_of(kind) if name in book.rules)
    ranked = sorted(in_force, key=lambda name: _unlike(asked, direction_of_rule(name)))
    return ranked[:RULES]


def _scenes(kind: str, asked: Terms, book: Edition) -> Iterator[Scene]:
    """Yield pictures of cases: this situation's own, then those of its rules, by likeness."""
    known = {case.id for case in cases_of()[kind]}
    yield from _drawn_like(asked, cases_of()[kind], book)
    proved = {*rules_of(kind)}
    beside = (
        case
        for case in cases()
        if case.id not in known and book.base in case.editions and not proved.isdisjoint(case.rules)
    )
    yield from _drawn_like(asked, beside, book)


def _drawn_like(asked: Terms, some: Iterable[Scenario], book: Edition) -> Iterator[Scene]:
    """Yield pictures of the cases that hold in an edition, those most like the words first."""
    where = directions_of_cases()
    for case in sorted(some, key=lambda case: _unlike(asked, where[case.id])):
        if (scene := _drawn(case.id, book.id)) is not None:
            yield scene


def _unlike(asked: Terms, other: Terms) -> float:
    """Return what sorts the most like first; equals, up to rounding, keep their order."""
    return -round(likeness(asked, other), 9)


@lru_cache(maxsize=ASKED_WORDS_SCENES_KEPT_MAX)
def _drawn(name: str, book: str) -> Scene | None:
    """Return the picture of a case, None where it does not hold in this edition."""
    case, read = _by_id()[name], edition(book)
    return draw(case, read) if holds(case, read) else None


@lru_cache(maxsize=1)
def _by_id() -> dict[str, Scenario]:
    return {case.id: case for case in cases()}
