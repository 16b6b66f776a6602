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


def told_holes(record: Record, hole_cards: int) -> dict[int, Told]:
    """What the steps tell of the cards of each seat that is dealt in, from the deal or only when
    they are shown.

    Raises Unplayable where the two differ.
    """
    told = {seat.number: _UNTOLD for seat in record.seats if seat.dealt_in}
    for step in record.steps:
        verb, seat = step.verb, step.seat
        if verb == "hole":
            before = told[seat]
            at = step.at if before.at is None else before.at
            told[seat] = Told(before.hole + step.cards, None, at)
        elif verb == "fold":
            # A room may fold who is away though he is all-in: his hand then wins nothing.
            told[seat] = told[seat]._replace(showdown="muck")
        elif verb == "show" or verb == "muck":
            before = told[seat]
            hole = _shown(step, before.hole) if step.cards else before.hole
            told[seat] = Told(hole, verb, step.at if before.at is None else before.at)
    unknown = (UNKNOWN,) * hole_cards
    for seat, each in told.items():
        if not each.hole:
            told[seat] = each._replace(hole=unknown)
    return told


_UNTOLD = Told((), None, None)


def _shown(step: Step, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hole cards of a player who was dealt `dealt`, as far as known, and shows these."""
    if UNKNOWN in step.cards:
        return dealt or step.cards
    known = [card for card in dealt if card != UNKNOWN]
    if set(known) <= set(step.cards) and len(dealt) in (0, len(step.cards)):
        return step.cards
    dealt_text, came = "".join(texts(dealt)), "".join(texts(step.cards))
    raise unreadable("hand-file-other-cards", "", step.at, expected=dealt_text, came=came)
