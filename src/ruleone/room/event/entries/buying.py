"""Chips that are bought in an event, rebuys and the add-on, declared before a hand; and tickets,
entries that were won in a satellite of it.

A ticket is what the entry costs, set aside under the player's name: it is used before his wallet
when he enters, and is a ticket again when that entry is taken back. What is not used when nobody
enters any more goes into his wallet, unless the event says that it is lost; where it says so he may
take the money before.
"""

from functools import partial
from typing import Final

import msgspec

from ruleone.room.core.batch import Batch
from ruleone.room.event.accounts import Bought
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.rulebook import Refusal
from ruleone.tournament.entries import may_be_entered
from ruleone.tournament.terms.config import EventConfig, Rest, SatelliteTerms

NO_TICKET: Final = Refusal("no-ticket", "illegal")

NOT_FOR_CASH: Final = Refusal("ticket-not-for-cash", "illegal")

NO_SEATS: Final = Refusal("satellite-without-seats", "illegal")


def takes_entries(host: EventHost) -> bool:
    """Whether one may still come into the event, be it into a flight to come, and pays for it."""
    return bool(host.accounts.entry_cents) and may_be_entered(host.tournament.state)


def cash_ticket(host: EventHost, person: str, batch: Batch) -> Refusal | None:
    """The person takes the worth of his ticket in the place of an entry."""
    if host.tournament.state.config.tickets != "cash-out":
        return NOT_FOR_CASH
    if not host.accounts.cash_ticket(person, batch):
        return NO_TICKET
    host.change_all(batch)
    return None


def satellite_of(config: EventConfig, host: EventHost | None, rest: Rest) -> EventConfig | Refusal:
    """The event as a satellite for seats of another one."""
    if host is None or host.home is not None or not takes_entries(host):
        return NO_SEATS
    terms = SatelliteTerms(host.accounts.entry_cents, host.event, rest)
    return msgspec.structs.replace(config, charged=True, satellite=terms)


NOTHING_OFFERED = Refusal("no-rebuy-offered", "illegal")


def buy(host: EventHost, player: str, what: Bought, now_ms: int, batch: Batch) -> Refusal | None:
    """The player buys chips; who was out is back in a seat, and his table waits for him no more."""
    refused = host.accounts.cannot_buy(host.tournament.state, player, what)
    if refused is not None:
        return host.say(refused)
    tournament, at_ms = host.tournament, host.time(now_ms)
    command = tournament.rebuy if what == "rebuy" else tournament.add_on
    refused = host.carry_out(partial(command, player, at_ms), batch)
    assert refused is None, "who may buy is not refused"
    _decided(host, player, now_ms)
    return None


def pass_rebuy(host: EventHost, player: str, now_ms: int, batch: Batch) -> Refusal | None:
    """One who is out will not buy again: his table need not wait for it."""
    table = _decided(host, player, now_ms)
    if table is None:
        return NOTHING_OFFERED
    batch.change(*host.topics, table.topic)
    return None


def _decided(host: EventHost, player: str, now_ms: int) -> TableHost | None:
    """The player has made up his mind; the table that waited for it."""
    for table in host.tables.values():
        if table.offered.pop(player, None) is not None:
            table.stir()
            host.follow(now_ms)
            return table
    return None
