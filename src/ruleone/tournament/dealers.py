"""When the dealers of an event may change tables."""

from ruleone.floor import Ruling
from ruleone.floor.procedure import DealerPush, dealer_push
from ruleone.rulebook import Edition
from ruleone.tournament.clock import ClockReading


def push_now(book: Edition, clock: ClockReading) -> Ruling:
    """Whether the dealers may change now, as the event's clock stands. A break comes at the end of
    a level; while nobody plays, and where no end is scheduled, nothing holds them."""
    playing = clock.state in ("running", "paused") and not clock.on_break
    return dealer_push(book, DealerPush(left_ms=clock.left_ms if playing else None))
