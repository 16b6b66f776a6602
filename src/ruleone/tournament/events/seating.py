"""What happens about seats: a redraw, two players who swap, a table that is to break."""

from ruleone.tournament.events.happened import Decided
from ruleone.tournament.seeded_draw import ButtonDraw, SeatCard


class RedrawOrdered(Decided, frozen=True, tag="redraw-ordered"):
    """All who are left draw new seats as soon as no hand is in play; no new one begins before."""

    reason: str


class RedrawLapsed(Decided, frozen=True, tag="redraw-lapsed"):
    """The director takes it back, or without a reason there are too few seats for it by now:
    everybody stays in his seat, and the tables deal on."""

    reason: str


class SeatsRedrawn(Decided, frozen=True, tag="seats-redrawn"):
    """The redraw of this `number`, from 1: each player's table and seat from now on, and the new
    buttons. Tables and the order in which they break stay. Players who are `kept` have seats of the
    numbers to which they were pinned; the others drew the rest."""

    number: int
    seats: dict[str, SeatCard]
    buttons: tuple[ButtonDraw, ...]
    kept: tuple[str, ...] = ()


RedrawEvent = RedrawOrdered | RedrawLapsed | SeatsRedrawn


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


class TableBreakOrdered(Decided, frozen=True, tag="table-break-ordered"):
    """The table breaks next, behind those that were named before it, as soon as no hand is in play
    there and the others have seats for its players, whenever the posted order would have had it."""

    table: int
    reason: str


class TableBreakWithdrawn(Decided, frozen=True, tag="table-break-withdrawn"):
    """The table stays after all, until it is its turn by the posted order."""

    table: int
    reason: str


BreakingEvent = TableBreakOrdered | TableBreakWithdrawn
