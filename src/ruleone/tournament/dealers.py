"""When the dealers of an event may change tables."""

from ruleone.floor import Ruling
from ruleone.floor.procedure import DealerPush, dealer_push
from ruleone.rulebook import Edition
from ruleone.tournament.state.clock import ClockReading


def push_now(book: Edition, clock: ClockReading) -> Ruling:
    """Whether the dealers may change now, as the event's clock stands. A break comes at the end of
    a level; while nobody plays, and where no end is scheduled, nothing holds them."""
    return dealer_push(book, DealerPush(left_ms=_left_ms(clock)))


def pushes_held_in_ms(book: Edition, clock: ClockReading) -> int | None:
    """In how long the dealers are not changed any more (0: now), if the clock goes on as it does;
    None where nothing will hold them."""
    left_ms = _left_ms(clock)
    if left_ms is None:
        return None
    held_ms = 1_000 * book.number("dealer_push.hold_seconds")
    moves = clock.state == "running" and not clock.by_rounds
    return max(0, left_ms - held_ms) if moves or left_ms <= held_ms else None


def _left_ms(clock: ClockReading) -> int | None:
    playing = clock.state in ("running", "paused") and not clock.on_break
    return clock.left_ms if playing else None
