"""What the steps of a hand tell of each player's own cards."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.history.fault import unreadable
from ruleone.history.record import Record, Step

Showdown = Literal["show", "muck"]


class Holes(NamedTuple):
    """Hole cards by seat, unknown ones among them, and where the file deals them, or shows them
    first; and the steps of the hand that deal none."""

    cards: dict[int, tuple[Card, ...]]
    places: dict[int, int]
    others: list[Step]


def told_holes(record: Record, steps: Iterable[Step], hole_cards: int) -> Holes:
    """What the steps tell of the cards of each seat that is dealt in, from the deal or only when
    they are shown, in a game where they stay the same.

    Raises Unplayable where the two differ.
    """
    holes: dict[int, tuple[Card, ...]] = {s.number: () for s in record.seats if s.dealt_in}
    places: dict[int, int] = {}
    others, shown = [], []
    for step in steps:
        verb = step.verb
        if verb == "hole":
            seat = step.seat
            if before := holes[seat]:
                holes[seat] = before + step.cards
            else:
                holes[seat], places[seat] = step.cards, step.at
            continue
        others.append(step)
        if verb in _SHOWDOWN and step.cards:
            shown.append(step)
    for step in shown:
        places.setdefault(step.seat, step.at)
        holes[step.seat] = _shown(step, holes[step.seat])
    for seat in [seat for seat, cards in holes.items() if not cards]:
        holes[seat] = (UNKNOWN,) * hole_cards
    return Holes(holes, places, others)


def showdowns(steps: Iterable[Step]) -> dict[int, Showdown]:
    """What each seat does when it is asked to show. A room may fold who is away though he is
    all-in: his hand then wins nothing."""
    return {
        step.seat: "show" if step.verb == "show" else "muck" for step in steps if step.verb in _ENDS
    }


_SHOWDOWN = frozenset(("show", "muck"))
_ENDS = frozenset(("fold", "show", "muck"))


def _shown(step: Step, dealt: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hole cards of a player who was dealt `dealt`, as far as known, and shows these."""
    if UNKNOWN in step.cards:
        return dealt or step.cards
    known = [card for card in dealt if card != UNKNOWN]
    if set(known) <= set(step.cards) and len(dealt) in (0, len(step.cards)):
        return step.cards
    dealt_text, came = "".join(texts(dealt)), "".join(texts(step.cards))
    raise unreadable("hand-file-other-cards", "", step.at, expected=dealt_text, came=came)
