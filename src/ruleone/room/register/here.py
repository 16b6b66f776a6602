"""What the room holds of one person at this moment, beside what its journal tells of the past."""

from collections.abc import Iterator, Sequence

from ruleone.room.cash.tables import CashTables
from ruleone.room.desk.desk import Desk
from ruleone.room.entry_status import status_of
from ruleone.room.event_host import EventHost
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby import Lobby
from ruleone.room.register.views import (
    AccountHeld,
    EntryHeld,
    PenaltyLine,
    PersonHere,
    PlaceHeld,
    SeatHeld,
)
from ruleone.room.show.lobby import event_name
from ruleone.tournament.events.penalties import PenaltyGiven


def person_here(
    person: str, lobby: Lobby, cash: CashTables, live: LiveTables, desk: Desk
) -> PersonHere:
    """His money, entries, seats and places on lists."""
    return PersonHere(
        accounts=tuple(
            AccountHeld(account.kind, account.place, cents)
            for account, cents in cash.books.ledger
            if account.player == person
        ),
        entries=tuple(_entries(person, lobby)),
        seats=tuple(_seats(person, cash, live)),
        places=tuple(_places(person, cash, desk)),
    )


def _entries(person: str, lobby: Lobby) -> Iterator[EntryHeld]:
    for host in lobby.hosts.values():
        state = host.tournament.state
        known = (
            state.entrants, state.alternates, state.calendar.field, host.withdrawn, state.conduct,
        )  # fmt: skip
        if host.phase != "over" and any(person in some for some in known):
            yield _entry(person, host)


def _entry(person: str, host: EventHost) -> EntryHeld:
    state = host.tournament.state
    table, seat = state.seats.get(person, (None, None))
    conduct = state.conduct.get(person)
    return EntryHeld(
        event=host.event,
        name=event_name(host.event, host.name, state.config),
        status=status_of(host, person),
        stack=state.chips_of(person),
        table=table,
        seat=seat,
        bags=tuple(bag.chips for bag in state.calendar.bags.get(person, ())),
        pinned=person in state.pinned,
        pinned_seat=state.pinned.get(person),
        entries=state.entered.get(person, int(person in state.entrants)),
        rebuys=state.rebought.get(person, 0),
        add_ons=state.added_on.get(person, 0),
        penalties=() if conduct is None else penalty_lines(host.event, conduct.given),
    )


def penalty_lines(event: str, given: Sequence[PenaltyGiven]) -> tuple[PenaltyLine, ...]:
    """The penalties as their player is told of them."""
    return tuple(
        PenaltyLine(event, one.penalty, one.count, one.offence, one.reason) for one in given
    )


def _seats(person: str, cash: CashTables, live: LiveTables) -> Iterator[SeatHeld]:
    """At cash tables, and at live tables of the room's own: those of events are told with them."""
    for host in cash.of(person):
        sitter = host.state.sitter(person)
        assert sitter is not None, "he sits at the tables that are his"
        yield SeatHeld(host.name, sitter.seat, sitter.stack)
    for table in live.at(person):
        state = table.state
        for seat, player in state.seats.items():
            if person == (player.person or player.player) and state.opened.event is None:
                yield SeatHeld(table.name, seat, state.chips(seat))


def _places(person: str, cash: CashTables, desk: Desk) -> Iterator[PlaceHeld]:
    for wait in cash.waiting.of(person):
        yield PlaceHeld(wait.table, wait.stakes)
    for name in desk.list.names.values():
        if name.person == person:
            yield PlaceHeld(name.table)
