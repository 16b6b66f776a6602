"""All cash tables of the room: they open with their first person and close with the last."""

import re
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from ruleone.cage import ISSUE, wallet
from ruleone.cage.events import Reason
from ruleone.chinese import thirteen_rules
from ruleone.limits import (
    CASH_SEATS_LEFT_KEPT_MAX,
    CASH_TABLES_CLOSED_KEPT_MAX,
    CASH_TABLES_MAX,
    CASH_TABLES_OF_A_PERSON_MAX,
    WAITS_OF_A_LIST_MAX,
    WAITS_OF_A_PERSON_MAX,
)
from ruleone.room.cash import events as e
from ruleone.room.cash import sitting
from ruleone.room.cash.events import CashGameClosed, CashGameOpened, CashSeatLeft
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.sitting import ENDS, FROZEN, after, close, held_too_long
from ruleone.room.cash.stakes import Stakes, all_stakes
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
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.books import Books
from ruleone.room.core.dues import Dues
from ruleone.room.core.making_way import Bounds, make_way
from ruleone.room.core.orders import Ports, Step
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.settings import STREAM
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.terms.games import THIRTEEN


def wake(host: CashHost, now_ms: int, batch: Batch, acts: int) -> int:
    """Do what is due, at most `acts` steps of it; return the number of steps done."""
    done = 0
    while done < acts and (step := _due(host, now_ms, batch)) is not None:
        host.guarded(partial(_finished, step, host, now_ms, batch), now_ms, batch)
        done += 1
    return done


def _finished(step: Callable[[], None], host: CashHost, now_ms: int, batch: Batch) -> None:
    step()
    after(host, now_ms, batch)


def _due(host: CashHost, now_ms: int, batch: Batch) -> Callable[[], None] | None:
    """Return the next step that is due, None where nothing is."""
    due_ms = host.due_ms
    if due_ms is None or due_ms > now_ms:
        return None
    if not host.state.in_hand:
        if host.empty_ms is not None and host.closes_ms <= now_ms:
            return partial(close, host, now_ms, batch)
        if host.deals_ms <= now_ms and host.coming() is not None:
            if host.state.hold is not None:
                return partial(held_too_long, host, now_ms, batch)
            return partial(host.deal, now_ms, batch)
        return partial(close, host, now_ms, batch)
    seat = host.asked.due(now_ms)
    assert seat is not None, "somebody is due where something is"
    play = host.play_clock if seat in host.asked.turns else host.play_house
    return partial(play, seat, now_ms, batch)


_OUT: Final[Reason] = "cash-out"
_HOUSE: Final[Reason] = "house"
UNKNOWN: Final = Refusal("cash-table-unknown", "illegal")
_NAME: Final = re.compile(r"c([1-9][0-9]{0,8})")


def is_cash_name(name: str) -> bool:
    """Whether a cash table could have this name, which no event has."""
    return _NAME.fullmatch(name) is not None


class Closed(NamedTuple):
    """A table that has closed, at this time of the wall.

    `left` is the last seat there of each person.
    """

    at_ms: int
    left: dict[str, CashSeatLeft]


TABLE_OF: Final = 2
"""The number of persons waiting for the same stakes who are given a table: fewer play no hand."""


class SeatOffering:
    """The waiting lists of these tables, and the seats kept for those who wait.

    A seat is kept for `keep_ms` milliseconds.
    """

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
        """Give the person the last place on the list; refused where a seat is free at once."""
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
        """Remove the person from the list."""
        mine = (one for one in self.lists.of(person) if one.table == table)
        wait = next((one for one in mine if one.stakes == stakes), None)
        if wait is None:
            return Refusal("waits-not", "illegal")
        self._end(wait, "asked", now_ms, batch)
        return None

    def forget(self, person: str, now_ms: int, batch: Batch) -> None:
        """End all places of a person who is erased."""
        for wait in self.lists.of(person):
            self._end(wait, "erased", now_ms, batch)

    def seated(self, host: CashHost, person: str, now_ms: int, batch: Batch) -> None:
        """End the places of a person who sits now: for this table and for its stakes."""
        for wait in self.lists.of(person):
            if wait.serves(host.name, host.state.stakes.name):
                self._end(wait, "seated", now_ms, batch)

    def tend(self, now_ms: int, batch: Batch) -> None:
        """Finish a step: pass on seats that were not taken in time, and keep each free one.

        It is kept for the person who has waited longest. A table that is frozen or ends keeps none.
        """
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
        """Return the stakes for which enough persons wait, without a seat kept, to open a table."""
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
        """Show the pages again that show the place."""
        hosts = self._hosts.values()
        here = (host for host in hosts if wait.serves(host.name, host.state.stakes.name))
        batch.change("lobby", *(host.topic for host in here))


class CashTables:
    """Cash tables by name (`c1`, ...), and the books of them all."""

    def __init__(self, ports: Ports, pins: PinnedRules, books: Books) -> None:
        self._ports: Final = ports
        self._pins: Final = pins
        self._count = 0
        self.books: Final = books
        self.hosts: Final[dict[str, CashHost]] = {}
        self.waiting: Final = WaitingLists()
        self.offering: Final = SeatOffering(self.waiting, self.hosts, books, ports.settings.keep_ms)
        self._left: Final[OrderedDict[str, CashSeatLeft]] = OrderedDict()
        self._closed: Final[OrderedDict[str, Closed]] = OrderedDict()
        self._dues: Final = Dues[str]()
        self._stirred: Final[dict[str, None]] = {}
        """Tables at which something may have happened since they last said when they are due."""
        self._waited = True
        """Whether somebody may have been on a list before the last step, as in a journal read."""

    @property
    def offered(self) -> dict[str, Stakes]:
        """The stakes at which one can sit down, by name."""
        return all_stakes(self._ports.settings)

    def opened(self, name: str) -> None:
        """Note the name of a table that was opened, here or in the journal: the next follows it."""
        self._count = max(self._count, int(name[1:]))

    def add(self, host: CashHost) -> None:
        """Add a table, made or read; it replaces one of the same name."""
        self.hosts[host.name] = host
        self._stirred[host.name] = None

    @property
    def due_ms(self) -> int | None:
        """The time of the next thing due at any table."""
        dues = (self.waiting.due_ms, self._planned().first_ms)
        return min((due_ms for due_ms in dues if due_ms is not None), default=None)

    def _planned(self) -> Dues[str]:
        """Return when each table is due, asking only those at which something happened."""
        for name in self._stirred:
            host = self.hosts.get(name)
            self._dues.put(name, None if host is None else host.due_ms)
        self._stirred.clear()
        return self._dues

    def make_ready(self) -> None:
        """Rank the hands by which computer players set their thirteen cards, at each of the stakes.

        It is done once for all tables of the same rules.
        """
        from ruleone.chinese.opponents import house  # numpy: a room is open before it is loaded

        for stakes in self.offered.values():
            if stakes.game == THIRTEEN:
                book = edition(stakes.edition or self._ports.settings.edition)
                house(thirteen_rules(book), bonus=stakes.bonus)

    def ask_again(self, now_ms: int, batch: Batch) -> None:
        """Give every player to act the full time from now on."""
        for host in self.hosts.values():
            if host.frozen is None and host.asked.turns:
                host.asked.forget_persons()
                self._stirred[host.name] = None
                host.guarded(partial(host.go_on, now_ms, batch), now_ms, batch)
                batch.change(host.topic)

    def wake(self, now_ms: int, batch: Batch, acts: int) -> int:
        """Do what is due, the longest due first; return the number of steps done."""
        done = 0
        for name in self._planned().until(now_ms):
            self._stirred[name] = None
            done += wake(self.hosts[name], now_ms, batch, acts - done)
            self.hosts[name].look_who_is_there(now_ms)
            if done >= acts:
                break
        self.tidy(batch)
        return done

    def tidy(self, batch: Batch) -> None:
        """Keep free seats for those who wait, open tables for enough of them, and close empty ones.

        A table is empty where no person sits and no seat is kept for one. Where nobody has waited,
        only tables at which something happened can be empty, so only those are looked at.
        """
        waited, self._waited = self._waited, bool(self.waiting.waits)
        looked: Collection[str] = tuple(self.hosts)
        if not (waited or self._waited):
            looked = [name for name in self._stirred if name in self.hosts]
        self.offering.tend(batch.at_ms, batch)
        for name in self.offering.gathered():
            stakes = self.offered.get(name)
            if stakes is not None and len(self.hosts) < CASH_TABLES_MAX:
                self.open(self.made(stakes, batch.at_ms), stakes, batch.at_ms, batch)
                self.offering.tend(batch.at_ms, batch)
        for host in [self.hosts[name] for name in looked]:
            if host.state.persons or host.frozen is not None or host.kept:
                continue
            batch.add(STREAM, CashGameClosed(host.name, host.left))
            batch.change("lobby", "matters", host.topic)
            batch.finish(*host.streams)
            del self.hosts[host.name]
            self._stirred[host.name] = None
            self.closed(host.name, self._ports.wall_ms(batch.at_ms), host.left)
            self.offering.tend(batch.at_ms, batch)

    def left(self, person: str) -> CashSeatLeft | None:
        """Return the seat that the person had last, None while the person has one."""
        if any(self.of(person)):
            return None
        here = (host.left[person] for host in self.hosts.values() if person in host.left)
        return next(here, None) or self._left.get(person)

    def closed(self, name: str, at_ms: int, left: dict[str, CashSeatLeft]) -> None:
        """Note a table that closed, here or in the journal, and the last seats of its persons."""
        self._closed[name] = Closed(at_ms, left)
        while len(self._closed) > CASH_TABLES_CLOSED_KEPT_MAX:
            self._closed.popitem(last=False)
        for person, seat in left.items():
            self._left[person] = seat
            self._left.move_to_end(person)
        while len(self._left) > CASH_SEATS_LEFT_KEPT_MAX:
            self._left.popitem(last=False)

    def became_of(self, name: str, person: str) -> Refusal | None:
        """Return what became of a table that has closed, None for any other name."""
        gone = self.absence(name, person)
        return None if gone == UNKNOWN else gone

    def absence(self, name: str, person: str) -> Refusal:
        """Return the refusal of a table that is not there.

        A table that has closed says when. To a person who had a seat there it also says the cents
        that went back, and their last hand.
        """
        match = _NAME.fullmatch(name)
        if match is None or int(match[1]) > self._count or name in self.hosts:
            return UNKNOWN
        told: dict[str, Parameter] = {"table": name}
        if (closed := self._closed.get(name)) is not None:
            told["at_ms"] = closed.at_ms
            if (seat := closed.left.get(person)) is not None:
                told["cents"] = seat.cents
                if seat.hand is not None:
                    told["hand"] = seat.hand
        return Refusal("cash-table-closed", "illegal", told)

    def forget(self, person: str, batch: Batch) -> None:
        """End all places of an erased person, and pass on a seat that was kept."""
        self.offering.forget(person, batch.at_ms, batch)
        self.tidy(batch)

    def abandon(self, name: str, batch: Batch) -> None:
        """Close a table that cannot be restored.

        The books know each stack; a hand in play counts as if it had not begun.
        """
        self.books.begin()
        for account, cents in tuple(self.books.ledger):
            if account.kind != "stack" or account.place != name:
                continue
            person = self.books.knows(account.player)
            home, reason = (wallet(account.player), _OUT) if person else (ISSUE, _HOUSE)
            refused = self.books.post(reason, ((account, -cents), (home, cents)), batch)
            assert refused is None, f"the books refused what a table held: {refused}"
        batch.add(STREAM, CashGameClosed(name))

    def standing(self, name: str, person: str) -> CashHost | Refusal:
        """Return the table of this name, or why the person may ask it nothing: gone or frozen."""
        host = self.hosts.get(name)
        if host is None:
            return self.absence(name, person)
        return host if host.frozen is None else sitting.FROZEN

    def ask(
        self, name: str, table: int, do: Callable[[CashHost, Step], Refusal | None], step: Step
    ) -> Done | Refusal:
        """Carry out what a person asks at the table of this name and number."""
        host = self.standing(name, step.person)
        if isinstance(host, Refusal):
            return host
        if table != TABLE:
            return sitting.not_at(table)
        if host.state.sitter(step.person) is not None:
            host.empty_ms = None
        return self.guarded(host, partial(do, host, step), step.at_ms, step.batch)

    def guarded(
        self, host: CashHost, step: Callable[[], Refusal | None], now_ms: int, batch: Batch
    ) -> Done | Refusal:
        """Do one step at a table, which is frozen where it fails."""
        self._stirred[host.name] = None
        done = host.guarded(lambda: step() or Done(event=host.name, table=TABLE), now_ms, batch)
        host.look_who_is_there(now_ms)
        self.tidy(batch)
        return done or sitting.FROZEN

    def make_way(self, address: str, now_ms: int, batch: Batch) -> Refusal | None:
        """Whether there is room for one more table; one that stands empty gives way."""
        full = Refusal("too-many-cash-tables", "illegal", {"most": CASH_TABLES_MAX})
        bounds = Bounds(CASH_TABLES_MAX, full, self._ports.settings.return_ms)
        hosts = list(self.hosts.values())
        empty = [one for one in hosts if one.empty_ms is not None and one.may_close]
        ending = make_way(empty, hosts, bounds, address, now_ms)
        if isinstance(ending, Refusal):
            return ending
        for host in ending:
            self._end(host, now_ms, batch)
        return None

    def _end(self, host: CashHost, now_ms: int, batch: Batch) -> Done | Refusal:
        """End the game there: everybody leaves with the chips, at once or after this hand."""
        return self.guarded(host, partial(sitting.end, host, now_ms, batch), now_ms, batch)

    def table_for(
        self, stakes: Stakes, person: str, event: str | None, house: int | None
    ) -> CashHost | None:
        """Return the table that is asked for, else one of these stakes with a seat for the person.

        It has to be under the rules in force. A person who chose the number `house` of computer
        players gets a table with at most that many persons.
        """
        if event is not None:
            host = self.hosts.get(event)
            return host if host is not None and host.state.stakes.name == stakes.name else None
        for host in self.hosts.values():
            if person in host.kept.values() and host.state.stakes.name == stakes.name:
                return host
        rules = self.rules_of(stakes).id
        open_ones = (
            host
            for host in self.hosts.values()
            if host.state.stakes == stakes and host.state.rules.id == rules
            and host.frozen is None and host.open_seats and host.state.sitter(person) is None
            and (house is None or len(host.state.persons) <= house)
        )  # fmt: skip
        return next(open_ones, None)

    def rules_of(self, stakes: Stakes) -> Edition:
        """Return the edition under which a table of these stakes is opened."""
        return edition(stakes.edition or self._ports.settings.edition)

    def _opening(self, stakes: Stakes, now_ms: int) -> e.CashTableOpened:
        rules = self.rules_of(stakes)
        return e.CashTableOpened(stakes, rules.id, rules.digest, now_ms)

    def made(self, stakes: Stakes, now_ms: int) -> CashHost:
        """Return a table of these stakes that is not open yet."""
        opened = self._opening(stakes, now_ms)
        return CashHost(f"c{self._count + 1}", opened, self._ports, self.books, self.waiting)

    def open(self, host: CashHost, stakes: Stakes, now_ms: int, batch: Batch) -> None:
        """Open the table."""
        self._pins.pin(host.state.rules, batch)
        batch.add(STREAM, CashGameOpened(host.name))
        batch.add(host.stream, self._opening(stakes, now_ms))
        self.opened(host.name)
        self.add(host)

    def grant(self, person: str, batch: Batch) -> Done | Refusal:
        """Top up a person who has less than the smallest buy-in to as much as a newcomer has.

        Counted are the wallet and the stacks at tables.
        """
        grant, books = self._ports.settings.grant_cents, self.books
        owns = books.owns(person, tuple(self.hosts))
        if not self.is_broke(person):
            return Refusal("enough-chips", "illegal", {"has": owns, "below": self._poor_below})
        books.begin()
        refused = books.grant(person, grant - owns, batch)
        batch.change("lobby")
        return refused or Done()

    @property
    def _poor_below(self) -> int:
        grant = self._ports.settings.grant_cents
        return min([grant, *(stakes.buy_in[0] for stakes in self.offered.values())])

    def is_broke(self, person: str) -> bool:
        """Whether the person has less than the smallest buy-in, at tables and away from them."""
        return self.books.owns(person, tuple(self.hosts)) < self._poor_below

    def meet(self, person: str, here: bool, now_ms: int, batch: Batch) -> None:
        """Note that a page of the person has opened, or the last one closed."""
        for host in self.hosts.values():
            if person in host.presences:
                self._stirred[host.name] = None
                sitting.meet(host, person, here, now_ms, batch)
                host.look_who_is_there(now_ms)
                batch.change_later("matters")

    def renamed(self, persons: Collection[str], batch: Batch) -> None:
        """Show the names of these persons again at their tables."""
        for host in self.hosts.values():
            if any(host.state.sitter(person) is not None for person in persons):
                batch.change(host.topic)

    def has_part(self, person: str, topic: str) -> bool:
        """Whether the topic shows this person something of their own.

        A person who has sat at a cash table has a wallet, and one who waits for a seat has a place.
        """
        if topic != "lobby" and topic.partition("/")[2].partition("/")[0] not in self.hosts:
            return False
        return self.books.knows(person) or self.waiting.knows(person)

    def of(self, person: str) -> Iterator[CashHost]:
        """Yield the tables at which the person sits."""
        return (host for host in self.hosts.values() if host.state.sitter(person) is not None)
