"""Seats at cash tables that come free are kept for those who wait, in their order."""

from collections.abc import Mapping
from typing import Final

from ruleone.limits import (
    CASH_TABLES_OF_A_PERSON_MAX,
    WAITS_OF_A_LIST_MAX,
    WAITS_OF_A_PERSON_MAX,
)
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.sitting import ENDS, FROZEN
from ruleone.room.cash.stakes import Stakes
from ruleone.room.cash.waiting import (
    SeatKept,
    SeatKeptNoLonger,
    SeatWanted,
    Wait,
    WaitEnded,
    WaitingEvent,
    WaitingLists,
    WhyEnded,
)
from ruleone.room.core.batch import Batch
from ruleone.room.core.books import Books
from ruleone.rulebook import Refusal

TABLE_OF: Final = 2
"""So many who wait for the same stakes are given a table: fewer are dealt no hand there."""


class SeatOffering:
    """Who may wait, and which seat is kept for whom at these tables; `keep_ms` is how long."""

    def __init__(
        self, lists: WaitingLists, hosts: Mapping[str, CashHost], books: Books, keep_ms: int
    ) -> None:
        self.lists: Final = lists
        self._hosts: Final = hosts
        self._books: Final = books
        self._keep_ms: Final = keep_ms

    def want(
        self, stakes: Stakes, table: str | None, person: str, now_ms: int, batch: Batch
    ) -> Refusal | None:
        """The person has the last place on the list. Who can sit down at once need not wait."""
        refused = self._may_wait(stakes, table, person)
        if refused is None:
            wanted = SeatWanted(self.lists.next_number, person, stakes.name, table, now_ms)
            self.lists.record(wanted, batch)
            self._show(self.lists.waits[wanted.number], batch)
        return refused

    def _may_wait(self, stakes: Stakes, table: str | None, person: str) -> Refusal | None:
        mine = self.lists.of(person)
        if any((one.stakes, one.table) == (stakes.name, table) for one in mine):
            return Refusal("waits-already", "illegal")
        there = [host for host in self._hosts.values() if host.state.stakes.name == stakes.name]
        if table is not None:
            there = [self._hosts[table]]
            if there[0].frozen is not None:
                return FROZEN
            if there[0].ends:
                return ENDS
            if there[0].state.sitter(person) is not None:
                return Refusal("already-seated", "illegal")
        for host in there:
            seated = host.state.sitter(person) is not None
            if not seated and host.frozen is None and host.seats_for(person):
                return Refusal("seat-is-free", "illegal")
        if len(mine) >= WAITS_OF_A_PERSON_MAX:
            return Refusal("waits-too-often", "illegal", {"most": WAITS_OF_A_PERSON_MAX})
        if len(self.lists.on(stakes.name, table)) >= WAITS_OF_A_LIST_MAX:
            return Refusal("list-full", "illegal", {"most": WAITS_OF_A_LIST_MAX})
        if (has := self._books.has(person)) < stakes.buy_in[0]:
            return Refusal("not-enough", "illegal", {"has": has, "needs": stakes.buy_in[0]})
        return None

    def stop(
        self, stakes: str, table: str | None, person: str, now_ms: int, batch: Batch
    ) -> Refusal | None:
        """The person leaves the list."""
        mine = (one for one in self.lists.of(person) if one.table == table)
        wait = next((one for one in mine if one.stakes == stakes), None)
        if wait is None:
            return Refusal("waits-not", "illegal")
        self._end(wait, "asked", now_ms, batch)
        return None

    def forget(self, person: str, now_ms: int, batch: Batch) -> None:
        """The person is none any more: he waits nowhere."""
        for wait in self.lists.of(person):
            self._end(wait, "erased", now_ms, batch)

    def seated(self, host: CashHost, person: str, now_ms: int, batch: Batch) -> None:
        """The person sits at the table: he waits for it, and for its stakes, no longer."""
        for wait in self.lists.of(person):
            if wait.serves(host.name, host.state.stakes.name):
                self._end(wait, "seated", now_ms, batch)

    def tend(self, now_ms: int, batch: Batch) -> None:
        """After a step: a seat that was not taken in time goes on, and each one that is free is
        kept for whoever waits longest. A table that stands still, or ends, keeps none."""
        if not self.lists.waits:
            return
        for wait in tuple(self.lists.waits.values()):
            kept = wait.kept
            if wait.table is not None and wait.table not in self._hosts:
                self._end(wait, "closed", now_ms, batch)
            elif kept is None:
                continue
            elif not self._keeps(kept.table):
                self._record(SeatKeptNoLonger(wait.number), wait, batch)
            elif kept.until_ms <= now_ms:
                self._end(wait, "not-taken", now_ms, batch)
        for host in self._hosts.values():
            if self._keeps(host.name):
                self._keep(host, now_ms, batch)

    def _keeps(self, table: str) -> bool:
        """Whether the table may keep a seat for somebody."""
        host = self._hosts.get(table)
        return host is not None and host.frozen is None and not host.ends

    def gathered(self) -> tuple[str, ...]:
        """The stakes for which so many persons wait, without a seat kept, that a table of their own
        would be played at."""
        persons: dict[str, set[str]] = {}
        for wait in self.lists.waits.values():
            if wait.table is None and wait.kept is None and self._has_room(wait.player):
                persons.setdefault(wait.stakes, set()).add(wait.player)
        return tuple(stakes for stakes, those in persons.items() if len(those) >= TABLE_OF)

    def _keep(self, host: CashHost, now_ms: int, batch: Batch) -> None:
        if not host.state.open_seats:
            return
        for wait in self.lists.here(host.name, host.state.stakes.name):
            if not host.open_seats:
                return
            if wait.kept is None and self._may_take(host, wait.player):
                until_ms = now_ms + self._keep_ms
                kept = SeatKept(wait.number, host.name, host.open_seats[0], until_ms)
                self._record(kept, wait, batch)

    def _may_take(self, host: CashHost, person: str) -> bool:
        """Whether a seat here is one that the person may still take."""
        here = host.state.sitter(person) is not None or person in host.kept.values()
        return not here and self._has_room(person)

    def _has_room(self, person: str) -> bool:
        """Whether the person may sit at one table more."""
        kept = sum(one.kept is not None for one in self.lists.of(person))
        seated = sum(one.state.sitter(person) is not None for one in self._hosts.values())
        return kept + seated < CASH_TABLES_OF_A_PERSON_MAX

    def _end(self, wait: Wait, why: WhyEnded, now_ms: int, batch: Batch) -> None:
        self._record(WaitEnded(wait.number, why, now_ms), wait, batch)

    def _record(self, event: WaitingEvent, wait: Wait, batch: Batch) -> None:
        self.lists.record(event, batch)
        self._show(wait, batch)

    def _show(self, wait: Wait, batch: Batch) -> None:
        """The pages that tell of the place."""
        hosts = self._hosts.values()
        here = (host for host in hosts if wait.serves(host.name, host.state.stakes.name))
        batch.change("lobby", *(host.topic for host in here))
