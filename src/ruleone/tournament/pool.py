"""The prize pool: what has been paid in, or what the event has guaranteed where that is more."""

from ruleone.tournament.own_payouts import prizes_by
from ruleone.tournament.payout_plan import seats_won
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import EventConfig


def pool_of(config: EventConfig, paid_in: int) -> int:
    """The prize pool of an event into which so much has been paid."""
    return max(paid_in, config.guarantee)


def grown(state: EventState, paid: int, entries: int) -> tuple[int, tuple[int, ...]]:
    """Pool and prizes once so much more is paid in, with so many entries then."""
    pool = pool_of(state.config, state.paid_in + paid)
    return pool, prizes_of(state.config, pool, entries)


def prizes_of(
    config: EventConfig, pool: int, entries: int, left: int | None = None
) -> tuple[int, ...]:
    """The prizes of such a field, of which so many are left to win them (None: all)."""
    if config.satellite is not None:
        shared = config.satellite.rest == "shared"
        most = entries if left is None else left
        return seats_won(pool, config.satellite.seat, most, shared=shared)
    return prizes_by(config.payouts, pool, entries, least=config.least_prize, most=left)
