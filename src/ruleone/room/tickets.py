"""Tickets: entries into an event that were won in a satellite of it.

A ticket is what the entry costs, set aside under the player's name: it is used before his wallet
when he enters. What is not used when nobody enters any more goes into his wallet.
"""

from typing import Final

import msgspec

from ruleone.room.event_host import EventHost
from ruleone.rulebook import Refusal
from ruleone.tournament.config import EventConfig
from ruleone.tournament.entries import takes_late
from ruleone.tournament.satellites.terms import SatelliteTerms

NO_SEATS: Final = Refusal("satellite-without-seats", "illegal")


def takes_entries(host: EventHost) -> bool:
    """Whether one may still come into the event, and pays for it."""
    state = host.tournament.state
    return bool(host.till.entry_cents) and (state.phase == "open" or takes_late(state))


def satellite_of(config: EventConfig, host: EventHost | None) -> EventConfig | Refusal:
    """The event as a satellite for seats of another one."""
    if host is None or host.home is not None or not takes_entries(host) or config.days is not None:
        return NO_SEATS
    terms = SatelliteTerms(host.till.entry_cents, host.event)
    return msgspec.structs.replace(config, charged=True, satellite=terms)
