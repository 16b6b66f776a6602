"""The ruling assistant: a situation told from nothing is ruled on, and nothing happens."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from ruleone.dealing import GAMES
from ruleone.floor.advice import Advice, advice_for
from ruleone.floor.headline import headline
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.measured import RulerView, measured
from ruleone.floor.offences import OffenceCode
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.penalties import Incident, infraction
from ruleone.floor.penalties.serving import penalty_in_words
from ruleone.floor.ruling import Reading, Ruling
from ruleone.floor.rulings import AnyRuling, path_text
from ruleone.floor.situations import (
    KINDS,
    Kind,
    bears_on,
    faced,
    read,
    ruled,
)
from ruleone.floor.situations.asking import ruled_so_far
from ruleone.floor.situations.told import WordsAndChips
from ruleone.room.core.batch import FAILURES
from ruleone.room.live.entries import values_out_of_bounds
from ruleone.room.live.telling import told_of
from ruleone.room.live.views import AdviceView, Consulted, FactAsked, LiveChoiceView
from ruleone.rulebook import EDITIONS, BadSetting, Edition, Refusal, UnknownName, edition
from ruleone.rulebook.in_words import in_words
from ruleone.rulebook.values import InWords

_SHOWN_OF_A_NAME = 60
Facts = Mapping[str, Any]
"""Facts of a situation by name, as JSON has them, cards written."""
Answer = TypeVar("Answer")


def consulted(named: str, game: str, kind: str, facts: Facts) -> Consulted | Refusal:
    """Return the ruling of this edition on a situation of this kind in a game."""

    def rule(book: Edition) -> Consulted:
        asked = KINDS[kind]
        ruling = ruled(book, game, kind, facts)
        told = read(asked, game, facts)
        return _consulted(book, asked, ruling, told, _ruler(book, ruling, told))

    return _of_edition(named, game, kind, facts, rule)


def consulted_next(
    named: str, game: str, kind: str, facts: Facts
) -> Consulted | FactAsked | Refusal:
    """Return the ruling on what has been told of a situation, or the fact that it needs first."""

    def rule(book: Edition) -> Consulted | FactAsked:
        so_far = ruled_so_far(book, game, kind, facts)
        if isinstance(so_far, str):
            return FactAsked(kind, book.id, so_far)
        asks = tuple(map(path_text, so_far.asks))
        # Stacks and raises that nobody told have no place on a ruler.
        answer = _consulted(book, KINDS[kind], so_far.ruling, so_far.facts, None)
        return replace(answer, untold=asks)

    return _of_edition(named, game, kind, facts, rule)


def _of_edition(
    named: str, game: str, kind: str, facts: Facts, rule: Callable[[Edition], Answer]
) -> Answer | Refusal:
    if game not in GAMES:
        return Refusal("live-game", "syntax", {"games": tuple(GAMES)})
    if kind not in KINDS:
        return Refusal("situation-unknown", "syntax", {"kind": kind[:_SHOWN_OF_A_NAME]})
    if (refused := values_out_of_bounds(facts)) is not None:
        return refused
    try:
        book = edition(named)
    except (BadSetting, UnknownName):
        return Refusal("live-edition", "syntax", {"editions": EDITIONS})
    try:
        return rule(book)
    except BadFacts as wrong:
        return wrong.refusal
    except FAILURES:
        return Refusal("live-entry-failed", "illegal")


def _ruler(book: Edition, ruling: AnyRuling, facts: msgspec.Struct) -> RulerView | None:
    if isinstance(ruling, Reading) and isinstance(facts, WordsAndChips):
        return measured(book, faced(book, facts), facts.steps, ruling)
    return None


def _consulted(
    book: Edition, kind: Kind, ruling: AnyRuling, facts: msgspec.Struct, ruler: RulerView | None
) -> Consulted:
    told = told_of(ruling)
    seat = getattr(facts, "seat", 0)
    seats = (seat,) if seat else ()
    assert told.verdict is not None, "there is a ruling"
    return Consulted(
        kind=kind.name,
        edition=book.id,
        headline=in_words(ruling, lambda language, one: headline(language, one, seats)),
        verdict=told.verdict,
        ask=told.ask,
        ruled=told.ruled,
        reasons=told.reasons,
        follows=told.follows,
        ruler=ruler,
        ruling=told.ruling,
        citations=told.citations,
        choices=tuple(
            LiveChoiceView(words, place == told.proposed, False)
            for place, words in enumerate(told.choices)
        ),
        penalty_allowed=told.penalty_allowed,
        penalties=_penalties(book, ruling),
        untold=told.untold or _judged_first(ruling),
        advice=tuple(
            advised(one)
            for situation in bears_on(facts, ruling)
            for one in advice_for(situation, book)
        ),
    )


def _judged_first(ruling: AnyRuling) -> tuple[str, ...]:
    """Return the fact that the floor has to judge before there is a ruling, if any."""
    judges = isinstance(ruling, TurnRuling) and ruling.fate == "judge-time"
    return ("had_time",) if judges else ()


def advised(advice: Advice) -> AdviceView:
    """Return a piece of advice for a page."""
    words = in_words(advice, lambda language, one: one.words(language))
    return AdviceView(advice.situation, words, advice.citation)


def _penalties(book: Edition, ruling: AnyRuling) -> tuple[InWords, ...]:
    """Return the penalties that the book allows beside the ruling, for a first offence.

    The penalties for an infraction itself are its choices.
    """
    offence: OffenceCode | None = None
    match ruling:
        case Ruling(penalty=offence):
            pass
        case TurnRuling(early=early) if any(each.penalty for each in early):
            offence = "acted-out-of-turn"
    if offence is None:
        return ()
    choices = infraction(book, Incident(offence=offence)).choices
    return tuple(in_words(one, penalty_in_words) for one in choices)
