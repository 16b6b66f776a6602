"""Tickets: entries into an event that were won in a satellite of it.

A ticket is what the entry costs, set aside under the player's name: it is used before his wallet
when he enters, and is a ticket again when that entry is taken back. What is not used when nobody
enters any more goes into his wallet, unless the event
says that it is lost; where it says so he may take the money before.
"""

from typing import Final

import msgspec

from ruleone.room.batch import Batch
from ruleone.room.event_host import EventHost
from ruleone.rulebook import Refusal
from ruleone.tournament.entries import may_be_entered
from ruleone.tournament.terms.config import EventConfig, Rest, SatelliteTerms

NO_TICKET: Final = Refusal("no-ticket", "illegal")
NOT_FOR_CASH: Final = Refusal("ticket-not-for-cash", "illegal")
NO_SEATS: Final = Refusal("satellite-without-seats", "illegal")


def takes_entries(host: EventHost) -> bool:
    """Whether one may still come into the event, be it into a flight to come, and pays for it."""
    return bool(host.till.entry_cents) and may_be_entered(host.tournament.state)


def cash_ticket(host: EventHost, person: str, batch: Batch) -> Refusal | None:
    """The person takes the worth of his ticket in the place of an entry."""
    if host.tournament.state.config.tickets != "cash-out":
        return NOT_FOR_CASH
    if not host.till.cash_ticket(person, batch):
        return NO_TICKET
    host.change_all(batch)
    return None


def satellite_of(config: EventConfig, host: EventHost | None, rest: Rest) -> EventConfig | Refusal:
    """The event as a satellite for seats of another one."""
    if host is None or host.home is not None or not takes_entries(host):
        return NO_SEATS
    terms = SatelliteTerms(host.till.entry_cents, host.event, rest)
    return msgspec.structs.replace(config, charged=True, satellite=terms)
