"""The secret from which the last hands of a day are drawn: sealed with its seats, told at the end.

The seeds of an event are published with the seats: who could reckon the number of the last hands
from one of them could play by it.
"""

from collections.abc import Iterator

from ruleone.limits import EVENT_SEED_MIN_BYTES
from ruleone.rulebook import Refusal
from ruleone.tournament.events.days import LastHandsSealed
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import refuse


def draws_last_hands(state: EventState) -> bool:
    """Whether the event has the number of its last hands drawn, not announced."""
    least, most = state.last_hands_range
    return least < most


def seal_refused(state: EventState, secret: bytes) -> Refusal | None:
    """Why nothing can be drawn from this secret; None where it can, or where nothing is drawn."""
    if secret and any(lot.void and lot.secret == secret for lot in state.calendar.lots):
        return refuse("seed-told")
    came = len(secret)
    if came >= EVENT_SEED_MIN_BYTES or not draws_last_hands(state):
        return None
    return refuse("seed-too-short", needed=EVENT_SEED_MIN_BYTES, came=came)


def decide_seal(state: EventState, secret: bytes, at_ms: int) -> Iterator[LastHandsSealed]:
    """A day or a flight gets its seats, and its secret with them."""
    if draws_last_hands(state):
        yield LastHandsSealed(secret.hex(), at_ms=at_ms)
