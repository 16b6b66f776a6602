"""Building blocks of facts, each within its bounds: seats, cards, chips, times.

The bounds hold where facts are read (`msgspec.convert`); other impossibilities are checked by the
facts themselves.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Final

from msgspec import Meta

from ruleone.cards import FULL_DECK, UNKNOWN
from ruleone.limits import NUMBER_MAX, SEATS_MAX, STACK_MAX_CHIPS

DEALT_IN: Final = {"dealt_in": True}
"""Mark of a type of facts: a seat of the hand concerned."""
SITS_THERE: Final = {"sits_there": True}
"""Mark of a type of facts: a seat of the table with a player."""
A_CARD: Final = {"card": True}
"""Mark of a type of facts: a card, which may be written ("As")."""

Seat = Annotated[int, Meta(ge=1, le=SEATS_MAX, extra=DEALT_IN)]
"""A seat that is in the hand."""
AnySeat = Annotated[int, Meta(ge=1, le=SEATS_MAX)]
"""A seat of the table, in the hand or not."""
TakenSeat = Annotated[int, Meta(ge=1, le=SEATS_MAX, extra=SITS_THERE)]
"""A seat of the table with a player, in the hand or not."""
SeatOrNone = Annotated[int, Meta(ge=0, le=SEATS_MAX)]
"""A seat of the table, 0 for none."""
SeenCard = Annotated[int, Meta(ge=0, le=UNKNOWN, extra=A_CARD)]
"""A card as an int, `UNKNOWN` where nobody has seen it."""
CardCount = Annotated[int, Meta(ge=0, le=len(FULL_DECK))]
Amount = Annotated[int, Meta(ge=0, le=STACK_MAX_CHIPS)]
"""Chips."""
Move = Annotated[int, Meta(ge=-STACK_MAX_CHIPS, le=STACK_MAX_CHIPS)]
"""Chips received, less than 0 where they are given."""
CERTAIN: Final = 100
"""Certainty in percent."""
Percent = Annotated[int, Meta(ge=0, le=CERTAIN)]
Times = Annotated[int, Meta(ge=0, le=NUMBER_MAX)]
"""Number of times."""
Moment = Annotated[int, Meta(ge=0, le=NUMBER_MAX)]
"""Milliseconds of a clock of the caller's."""


def seconds_in(ms: int) -> int:
    """Return the seconds of a span, rounded up."""
    return -(-ms // 1000)


Chips = Mapping[int, int]
"""Denomination -> how many of them, both 1 or more."""


def value_of(chips: Chips) -> int:
    """Return the worth of the chips."""
    return sum(worth * count for worth, count in chips.items())


def count_of(chips: Chips) -> int:
    """Return the number of chips."""
    return sum(chips.values())


def together(piles: Iterable[Chips]) -> dict[int, int]:
    """Return several piles as one."""
    pile: dict[int, int] = {}
    for chips in piles:
        for worth, count in chips.items():
            pile[worth] = pile.get(worth, 0) + count
    return pile
