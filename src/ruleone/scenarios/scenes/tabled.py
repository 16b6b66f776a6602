"""What the facts of an incident put on a table: seats with cards or chips, and cards alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ruleone.scenarios.scenes.rings import seats_of
from ruleone.scenarios.scenes.scene import SceneHand, SceneRing

Facts = Mapping[str, Any]

_DEALT_IN: Final = ("entitled", "live", "seats")
_DOWN: Final = "??"


def seats_told(incidents: Sequence[Facts]) -> tuple[SceneRing, ...]:
    """The tables of the incidents whose facts tell of several seats, each picture once. Of a hand
    that is dealt again it is the table as it was dealt first."""
    rings = (_ring(facts.get("first", facts)) for facts in incidents)
    return tuple(dict.fromkeys(ring for ring in rings if ring is not None))


def cards_told(incidents: Sequence[Facts]) -> tuple[SceneHand, ...]:
    """The cards that lie at no seat, and whole hands by the seats of their players."""
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
    """The cards at each seat: face down where they were only counted, face up those that were
    exposed, or came too early, and are known."""
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
    """What a file tells seat by seat; nothing where it tells something else."""
    return {int(seat): each for seat, each in told.items()} if isinstance(told, dict) else {}
