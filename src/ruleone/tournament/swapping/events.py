"""What happens about two players who sit in each other's seats."""

from ruleone.tournament.events.happened import Decided
from ruleone.tournament.seeded_draw import SeatCard


class SwapOrdered(Decided, frozen=True, tag="swap-ordered"):
    """Two players sit in each other's seats. They change them, each with the chips that he has
    then, as soon as neither is in a hand (house-6.2, tda2011-5.2); `seats` are those in which they
    sit until then."""

    players: tuple[str, str]
    seats: tuple[SeatCard, SeatCard]
    reason: str


class SeatsSwapped(Decided, frozen=True, tag="seats-swapped"):
    """Two players have changed seats, with their chips: `seats` are those in which they sit from
    now on, where each takes over the other's place."""

    players: tuple[str, str]
    seats: tuple[SeatCard, SeatCard]
    reason: str


class SwapLapsed(Decided, frozen=True, tag="swap-lapsed"):
    """Two players do not change seats: one of them sits there no more or is to be removed, or the
    director takes it back."""

    players: tuple[str, str]


SwappingEvent = SwapOrdered | SeatsSwapped | SwapLapsed
