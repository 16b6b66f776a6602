"""Pictures of incidents: facts in words, cards and chips on a table, and the ruling.

Facts are in the words of the floor's assistant, with sentences for those that it does not ask for;
rulings are in the floor's own sentences.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from ruleone.floor import BadFacts, sentences
from ruleone.floor.procedure import DecksRuling
from ruleone.floor.ruling import Reason
from ruleone.floor.sentences import reason_in_words
from ruleone.floor.situations import KindView, described, fact_in_words
from ruleone.floor.situations.kinds import PartView
from ruleone.rulebook import Edition
from ruleone.rulebook.in_words import in_words
from ruleone.rulebook.values import InWords, in_each, line_by_line
from ruleone.scenarios.floor import FloorScenario
from ruleone.scenarios.floor.incidents import KEYS, Standing, clock_text
from ruleone.scenarios.scenes.events import seats_of
from ruleone.scenarios.scenes.scene import (
    Drawn,
    SceneHand,
    SceneLine,
    SceneRing,
    came_out,
    done,
    rules_told,
    said,
)
from ruleone.words import say

Facts = Mapping[str, Any]

_DEALT_IN: Final = ("entitled", "live", "seats")
_DOWN: Final = "??"


def seats_told(incidents: Sequence[Facts]) -> tuple[SceneRing, ...]:
    """Return the tables of incidents with facts on several seats, each picture once.

    For a hand that is dealt again it is the table as it was dealt first.
    """
    rings = (_ring(facts.get("first", facts)) for facts in incidents)
    return tuple(dict.fromkeys(ring for ring in rings if ring is not None))


def cards_told(incidents: Sequence[Facts]) -> tuple[SceneHand, ...]:
    """Return the cards that lie at no seat, and whole hands by the seats of their players."""
    return tuple(dict.fromkeys(hand for facts in incidents for hand in _hands(facts)))


def _ring(facts: Facts) -> SceneRing | None:
    dealt_in = tuple(seat for name in _DEALT_IN for seat in facts.get(name, ()))
    cards = _cards(facts)
    bets = _by_seat(facts.get("pulled"))
    seats = {*dealt_in, *cards, *bets}
    if len(seats) < 2:
        return None
    waiting = seats.difference(dealt_in) if dealt_in else ()
    return SceneRing(
        None,
        seats_of(max(seats), seats, waiting, cards, bets),
        facts.get("button"),
    )


def _cards(facts: Facts) -> dict[int, tuple[str, ...]]:
    """Return the cards at each seat.

    Face down where they were only counted, face up those that were exposed, or came too early, and
    are known.
    """
    found = {seat: (_DOWN,) * count for seat, count in _by_seat(facts.get("got")).items()}
    for row in facts.get("exposed", ()):
        if "card" in row:
            found[row["seat"]] = (*found.get(row["seat"], ()), row["card"])
    for seat, cards in _by_seat(facts.get("cards")).items():
        found[seat] = (*found.get(seat, ()), *cards.split())
    return found


def _hands(facts: Facts) -> Iterator[SceneHand]:
    for seat, cards in _by_seat(facts.get("hands")).items():
        yield SceneHand("", (tuple(cards.split()),), seat=seat)
    lying = facts.get("cards")
    if isinstance(lying, str):
        yield SceneHand("", (tuple(lying.split()),))


def _by_seat(told: Any) -> dict[int, Any]:
    """Return facts given seat by seat; empty for other facts."""
    return {int(seat): each for seat, each in told.items()} if isinstance(told, dict) else {}


_TIME: Final = re.compile(r"\d\d:\d\d:\d\d")
_LIKE: Final = {"infraction": "conduct", "time_up": "time-over", "acted": "initial-deal"}
"""Incidents of scenarios that the assistant has under another name."""


def incident_told(name: str, told: Facts) -> Iterator[SceneLine]:
    """Yield the incident, then its facts one by one.

    `name` is the key of the incident in a file, `told` are its facts as they are written there.
    """
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
    """Return the value of this fact in a file: a time of day has a shorter name there."""
    short = fact.name.removesuffix("_ms").removesuffix("_s")
    return told.get(fact.name, told.get(short))


def _with_value(fact: PartView, raw: Any) -> InWords:
    """Return a fact in words; a time of day has a name of its own."""
    if isinstance(raw, str) and _TIME.fullmatch(raw):
        words = said(f"scene-time-{fact.name.removesuffix('_ms').removesuffix('_s')}")
        return _when(words, raw).text
    return in_each(lambda language: fact_in_words(language, fact, raw))


def _timed(told: Facts) -> Iterator[SceneLine]:
    """Yield times of day, and the things begun at them."""
    for name, raw in told.items():
        if isinstance(raw, str) and _TIME.fullmatch(raw):
            yield _when(said(f"scene-time-{name}"), raw)
        elif isinstance(raw, dict):
            yield from _timed(raw)
        elif isinstance(raw, list):
            yield from _begun(raw)


def _begun(rows: list[Facts]) -> Iterator[SceneLine]:
    """Yield the events that may have begun the next hand, each with its time of day."""
    return (_when(said(f"tell-what-{row['what']}"), row["at"]) for row in rows)


def _when(what: InWords, time: str) -> SceneLine:
    """Return a time of day with its event in words."""
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
    "play_resumes": lambda told: done(
        "scene-told-resumes", players=tuple(map(str, told["players"].values()))
    ),
    "cards_to_come": lambda _: done("situation-cards-to-come"),
}


def incidents(scenario: FloorScenario, book: Edition) -> Drawn:
    """Return the incidents one after the other, with the rulings."""
    standing = Standing()
    lines: list[SceneLine] = []
    for step in scenario.steps:
        (name,) = (key for key in step if key in KEYS)
        kind = KEYS[name]
        lines += incident_told(name, step[name])
        try:
            ruling = kind.ruled(book, step[name], standing)
        except BadFacts:
            lines.append(came_out("scene-contradiction"))
        else:
            lines += _told(ruling)
    told = [step[name] for step in scenario.steps for name in step if name in KEYS]
    return Drawn(said("scene-floor"), tuple(lines), rings=seats_told(told), hands=cards_told(told))


def _told(ruling: object) -> Iterator[SceneLine]:
    if isinstance(ruling, bool):
        yield came_out("scene-substantial", substantial=ruling)
        return
    reasons: tuple[Reason, ...] = getattr(ruling, "reasons", ())
    rules = rules_told(reasons)
    if isinstance(ruling, DecksRuling):
        yield from _decks(ruling, rules)
        return
    told = line_by_line(lambda language: sentences(language, ruling))  # type: ignore[arg-type]
    for at, text in enumerate(told, 1):
        yield SceneLine(text, True, rules if at == len(told) else ())


def _decks(ruling: DecksRuling, rules: tuple[str, ...]) -> Iterator[SceneLine]:
    """Yield why dealers prepare their decks, then from when on and where."""
    if ruling.from_ms is None:
        yield came_out("scene-no-decks")
        return
    for reason in ruling.reasons:
        yield SceneLine(in_words(reason, reason_in_words), True)
    tables, time = tuple(map(str, ruling.tables)), clock_text(ruling.from_ms)
    yield came_out("scene-decks", *rules, time=time, tables=tables)
