"""What the steps of a hand tell of each player's own cards."""

from typing import Literal, NamedTuple

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.history.fault import unreadable
from ruleone.history.record import Record, Step


class Told(NamedTuple):
    """A player's hole cards, unknown ones among them, and what he did at showdown, None where the
    file does not say. `at` is where the file deals them, or shows them first."""

    hole: tuple[Card, ...]
    showdown: Literal["show", "muck"] | None
    at: int | None


_ENDS = frozenset(("fold", "show", "muck"))


def told_holes(record: Record, hole_cards: int) -> dict[int, Told]:
    """What the steps tell of the cards of each seat that is dealt in, from the deal or only when
    they are shown.

    Raises Unplayable where the two differ.
    """
    holes: dict[int, tuple[Card, ...]] = {s.number: () for s in record.seats if s.dealt_in}
    showdowns: dict[int, Literal["show", "muck"]] = {}
    places: dict[int, int] = {}
    for step in [step for step in record.steps if step.verb == "hole"]:
        seat, before = step.seat, holes[step.seat]
        holes[seat] = before + step.cards if before else step.cards
        if not before:
            places[seat] = step.at
    for step in [step for step in record.steps if step.verb in _ENDS]:
        verb, seat = step.verb, step.seat
        if verb == "fold":
            # A room may fold who is away though he is all-in: his hand then wins nothing.
            showdowns[seat] = "muck"
        else:
            showdowns[seat] = "show" if verb == "show" else "muck"
            places.setdefault(seat, step.at)
            if step.cards:
                holes[seat] = _shown(step, holes[seat])
    unknown = (UNKNOWN,) * hole_cards
    return {
        seat: Told(cards or unknown, showdowns.get(seat), places.get(seat))
        for seat, cards in holes.items()
    }


def _shown(step: Step, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hole cards of a player who was dealt `dealt`, as far as known, and shows these."""
    if UNKNOWN in step.cards:
        return dealt or step.cards
    known = [card for card in dealt if card != UNKNOWN]
    if set(known) <= set(step.cards) and len(dealt) in (0, len(step.cards)):
        return step.cards
    dealt_text, came = "".join(texts(dealt)), "".join(texts(step.cards))
    raise unreadable("hand-file-other-cards", "", step.at, expected=dealt_text, came=came)
