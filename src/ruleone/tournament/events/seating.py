"""Events of seats: a redraw, two players who swap, a table that is to break."""

from ruleone.tournament.events.happened import Decided
from ruleone.tournament.seeded_draw import ButtonDraw, SeatCard


class RedrawOrdered(Decided, frozen=True, tag="redraw-ordered"):
    """The order to redraw all seats as soon as no hand is in play; no new one begins before."""

    reason: str


class RedrawLapsed(Decided, frozen=True, tag="redraw-lapsed"):
    """The end of an ordered redraw: the director withdraws it, or seats are too few by now.

    Everybody stays, and the tables deal on. In an early journal what was withdrawn (`undone`) has a
    `reason`, and is not marked.
    """

    reason: str
    undone: bool = False

    @property
    def is_undone(self) -> bool:
        """Whether the director withdrew the redraw."""
        return self.undone or bool(self.reason)


class SeatsRedrawn(Decided, frozen=True, tag="seats-redrawn"):
    """The redraw of this `number`, from 1: each player's table and seat, and the buttons.

    Tables and the order in which they break stay. Players who are `kept` have seats of the numbers
    to which they were pinned; the others drew the rest.
    """

    number: int
    seats: dict[str, SeatCard]
    buttons: tuple[ButtonDraw, ...]
    kept: tuple[str, ...] = ()


RedrawEvent = RedrawOrdered | RedrawLapsed | SeatsRedrawn


class SwapOrdered(Decided, frozen=True, tag="swap-ordered"):
    """The order to swap two players who sit in each other's seats (house-6.2, tda2011-5.2).

    They change as soon as neither is in a hand, each with the chips held then; `seats` are those in
    which they sit until then.
    """

    players: tuple[str, str]
    seats: tuple[SeatCard, SeatCard]
    reason: str


class SeatsSwapped(Decided, frozen=True, tag="seats-swapped"):
    """The swap of two players, with their chips: `seats` are those from now on.

    Each takes over the other's place.
    """

    players: tuple[str, str]
    seats: tuple[SeatCard, SeatCard]
    reason: str


class SwapLapsed(Decided, frozen=True, tag="swap-lapsed"):
    """The end of an ordered swap.

    One of the players has left the seat or is to be removed, or the director withdraws it.
    """

    players: tuple[str, str]


SwappingEvent = SwapOrdered | SeatsSwapped | SwapLapsed


class TableBreakOrdered(Decided, frozen=True, tag="table-break-ordered"):
    """The order to break a table next, behind those that were named before it.

    It breaks as soon as no hand is in play there and the others have seats for its players, before
    its turn in the posted order.
    """

    table: int
    reason: str


class TableBreakWithdrawn(Decided, frozen=True, tag="table-break-withdrawn"):
    """The withdrawal of that order: the table stays until its turn by the posted order."""

    table: int
    reason: str


BreakingEvent = TableBreakOrdered | TableBreakWithdrawn
