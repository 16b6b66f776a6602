"""What happens about a redraw that the director has ordered."""

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
