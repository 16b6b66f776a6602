"""What the facts of a table are made of, each within its bounds: seats, cards, chips, times.

The bounds hold where facts are read (`msgspec.convert`); what else cannot be, facts say themselves.

Chips by denomination.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Final

from msgspec import Meta

from ruleone.cards import FULL_DECK, UNKNOWN
from ruleone.limits import NUMBER_MAX, SEATS_MAX, STACK_MAX_CHIPS

DEALT_IN: Final = {"dealt_in": True}
"""What marks a type of facts as a seat of the hand that they are about."""
SITS_THERE: Final = {"sits_there": True}
"""What marks a type of facts as a seat at which somebody sits at the table."""
A_CARD: Final = {"card": True}
"""What marks a type of facts as a card, which may be written ("As")."""

Seat = Annotated[int, Meta(ge=1, le=SEATS_MAX, extra=DEALT_IN)]
"""A seat that is in the hand."""
AnySeat = Annotated[int, Meta(ge=1, le=SEATS_MAX)]
"""A seat of the table, in the hand or not."""
TakenSeat = Annotated[int, Meta(ge=1, le=SEATS_MAX, extra=SITS_THERE)]
"""A seat of the table where somebody sits, in the hand or not."""
SeatOrNone = Annotated[int, Meta(ge=0, le=SEATS_MAX)]
"""A seat of the table, 0 for none."""
SeenCard = Annotated[int, Meta(ge=0, le=UNKNOWN, extra=A_CARD)]
"""A card as an int, `UNKNOWN` where nobody has seen it."""
CardCount = Annotated[int, Meta(ge=0, le=len(FULL_DECK))]
Amount = Annotated[int, Meta(ge=0, le=STACK_MAX_CHIPS)]
"""Chips."""
Move = Annotated[int, Meta(ge=-STACK_MAX_CHIPS, le=STACK_MAX_CHIPS)]
"""Chips that somebody gets, less than 0 where he gives them."""
CERTAIN: Final = 100
"""In percent: nothing is surer."""
Percent = Annotated[int, Meta(ge=0, le=CERTAIN)]
Times = Annotated[int, Meta(ge=0, le=NUMBER_MAX)]
"""How often something was done."""
Moment = Annotated[int, Meta(ge=0, le=NUMBER_MAX)]
"""Milliseconds of a clock of the caller's."""


def seconds_in(ms: int) -> int:
    """The seconds of a span, one that has begun counted whole."""
    return -(-ms // 1000)


Chips = Mapping[int, int]
"""Denomination -> how many of them, both 1 or more."""


def value_of(chips: Chips) -> int:
    """What they are worth together."""
    return sum(worth * count for worth, count in chips.items())


def count_of(chips: Chips) -> int:
    """How many there are."""
    return sum(chips.values())


def together(piles: Iterable[Chips]) -> dict[int, int]:
    """Several piles as one."""
    pile: dict[int, int] = {}
    for chips in piles:
        for worth, count in chips.items():
            pile[worth] = pile.get(worth, 0) + count
    return pile
