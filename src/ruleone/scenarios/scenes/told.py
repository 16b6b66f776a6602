"""What the floor is told of an incident, in words: its facts as the floor's assistant asks for
them, sentences for what the assistant does not ask about."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from ruleone.floor.situations import KindView, described, fact_in_words
from ruleone.floor.situations.described import PartView
from ruleone.rulebook.values import InWords, in_each
from ruleone.scenarios.scenes.scene import SceneLine, done, said
from ruleone.words import say

Facts = Mapping[str, Any]

_TIME: Final = re.compile(r"\d\d:\d\d:\d\d")
_LIKE: Final = {"infraction": "conduct", "time_up": "time-over", "acted": "initial-deal"}
"""Incidents of scenarios whose facts the assistant asks for under another name."""


def incident_told(name: str, told: Facts) -> Iterator[SceneLine]:
    """What happened, then fact by fact what a case tells of it. `name` is the key of the incident
    in a file, `told` are its facts as they are written there."""
    sentence = _SENTENCES.get(name)
    if sentence is not None:
        yield sentence(told)
    kind = _kinds().get(_LIKE.get(name, name.replace("_", "-")))
    if kind is None:
        yield from _timed(told)
        return
    if sentence is None and name != "acted":
        yield SceneLine(kind.words)
    if "at" in told:
        yield _when(said("scene-time-at"), told["at"])
    for fact in kind.facts:
        raw = _raw(told, fact)
        if isinstance(raw, list) and any(isinstance(row, dict) and "at" in row for row in raw):
            yield from _begun(raw)
        elif raw not in (None, "none", []) and fact.name != "offence":
            yield SceneLine(_with_value(fact, raw))


@cache
def _kinds() -> Mapping[str, KindView]:
    return {kind.kind: kind for kind in described()}


def _raw(told: Facts, fact: PartView) -> Any:
    """What a file tells of this fact: a time of day has a shorter name there."""
    short = fact.name.removesuffix("_ms").removesuffix("_s")
    return told.get(fact.name, told.get(short))


def _with_value(fact: PartView, raw: Any) -> InWords:
    """A fact in words; a time of day goes under a name of its own."""
    if isinstance(raw, str) and _TIME.fullmatch(raw):
        words = said(f"scene-time-{fact.name.removesuffix('_ms').removesuffix('_s')}")
        return _when(words, raw).text
    return in_each(lambda language: fact_in_words(language, fact, raw))


def _timed(told: Facts) -> Iterator[SceneLine]:
    """Times of day, and what has begun when."""
    for name, raw in told.items():
        if isinstance(raw, str) and _TIME.fullmatch(raw):
            yield _when(said(f"scene-time-{name}"), raw)
        elif isinstance(raw, dict):
            yield from _timed(raw)
        elif isinstance(raw, list):
            yield from _begun(raw)


def _begun(rows: list[Facts]) -> Iterator[SceneLine]:
    """What may have begun the next hand, and at what time of day."""
    return (_when(said(f"tell-what-{row['what']}"), row["at"]) for row in rows)


def _when(what: InWords, time: str) -> SceneLine:
    """A time of day, told in the words for what was then."""
    return SceneLine(
        in_each(lambda language: say(language, "value-of", name=what[language], value=time))
    )


def _penalty(told: Facts) -> SceneLine:
    ruled = said(f"ruled-{told['code']}", count=told.get("count", 0))
    players = told.get("players", 2)
    return SceneLine(
        in_each(
            lambda language: say(
                language, "scene-told-penalty", what=ruled[language], players=players
            )
        )
    )


def _dealt(told: Facts) -> SceneLine:
    bring_in = bool(told.get("bring_in", False))
    return done("scene-told-dealt", redeal=bool(told.get("redeal", False)), bring_in=bring_in)


def _stack(told: Facts) -> SceneLine:
    in_turn = bool(told.get("in_turn", True))
    return done("scene-told-stack", in_turn=in_turn, faces=told["faces"])


_SENTENCES: Final[Mapping[str, Callable[[Facts], SceneLine]]] = {
    "asks_for_pot": lambda told: done("scene-told-pot", betting=told["betting"]),
    "asks_for_stack": _stack,
    "found_behind": lambda told: done(
        "scene-told-behind", amount=told["chips"], won=bool(told.get("all_in_won", False))
    ),
    "out_of_view": lambda told: done("scene-told-hidden", amount=told["chips"]),
    "unowned": lambda told: done("scene-told-unowned", amount=told["chips"]),
    "disqualified": lambda told: done("scene-told-disqualified", amount=told["chips"]),
    "penalty_given": _penalty,
    "dealt": _dealt,
    "infraction": lambda told: done(f"ruling-offence-{told['offence']}"),
    "level_of_hand": lambda _: done("situation-level-of-hand"),
    "cards_to_come": lambda _: done("situation-cards-to-come"),
}
