"""How an event's prizes are made, and what they would be."""

from typing import Final

from ruleone.room.payout_views import PayoutsView, PrizesView
from ruleone.room.planning import Planned
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.config import EventConfig
from ruleone.tournament.places import tie_policy
from ruleone.tournament.pool import pool_of, prizes_of

OWN: Final = "own"
"""Stands for the name of a table where the payouts are the director's own."""


def payouts_view(config: EventConfig, rules: Edition) -> PayoutsView:
    """The table, the least prize and the policy for ties of an event."""
    cite, payouts = rules.cite("places.same_hand"), config.payouts
    table, own = (payouts, None) if isinstance(payouts, str) else (OWN, payouts)
    return PayoutsView(table, config.least_prize, tie_policy(rules), cite, own)


def prizes_view(plan: Planned, entries: int) -> PrizesView | Refusal:
    """The prizes of a planned event with so many entries."""
    config = plan.config
    if not config.entries_min <= entries <= config.seats:
        told: dict[str, Parameter] = {
            "least": config.entries_min, "most": config.seats, "came": entries
        }  # fmt: skip
        return Refusal("prizes-bounds", "syntax", told)
    pool = pool_of(config, entries * config.buy_in)
    prizes, satellite = prizes_of(config, pool, entries), config.satellite
    seats = 0 if satellite is None else sum(prize >= satellite.seat for prize in prizes)
    return PrizesView(entries, pool, prizes, payouts_view(config, edition(plan.rules)), seats)
