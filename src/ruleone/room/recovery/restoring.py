"""The room as its journal left it: events in play, and hands that were not over."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

import msgspec

from ruleone import limits
from ruleone.cage import BadLedger
from ruleone.cage.desk import DeskRecord
from ruleone.room.access.player_links import PlayerLinks, PlayerLinksEnded, PlayerLinksMade
from ruleone.room.access.staff import Staff, StaffRecord
from ruleone.room.access.tokens import Tokens
from ruleone.room.cash import events as e
from ruleone.room.cash.events import CashGameClosed, CashGameOpened
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.sitting import after
from ruleone.room.cash.tables import CashTables
from ruleone.room.cash.waiting import STREAM as WAITING
from ruleone.room.cash.waiting import WaitingLists
from ruleone.room.core.batch import FAILURES, Batch, Versions
from ruleone.room.core.books import NOTED, BalancesNoted, Books, Note, noted
from ruleone.room.core.books import STREAM as CAGE
from ruleone.room.core.orders import Parts, Ports
from ruleone.room.core.pinned_rules import PinnedRules, RulesLost
from ruleone.room.core.records import Calendar, EditionPinned, HeadNoted, RoomOpened
from ruleone.room.core.roles import LinkMade, LinkOpened, LinkRevoked, Links
from ruleone.room.core.settings import STREAM
from ruleone.room.desk.desk import STREAM as DESK
from ruleone.room.desk.desk import Desk
from ruleone.room.event.accounts import give_back
from ruleone.room.event.finished import page_stream, read_page
from ruleone.room.event.hands.dealt_hands import go_on, rest, void_hand
from ruleone.room.event.hands.tracked_tables import BY_THE_EVENT, bind
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost, hand_stream
from ruleone.room.event.records import (
    EventAbandoned,
    EventAnnounced,
    EventCalledOff,
    EventEnded,
    EventTakenIn,
    HomeGameCalledOff,
    HostRecord,
    PrizePaid,
    PrizeTakenBack,
)
from ruleone.room.event.setup.templates import TemplateDropped, TemplateKept, Templates
from ruleone.room.live.events import LiveGameClosed, LiveGameOpened, LiveTableClosed
from ruleone.room.live.host import LiveTable
from ruleone.room.live.tables import LiveTables
from ruleone.room.live.tables import read_table as read_live_table
from ruleone.room.lobby.lobby import FRESH, Lobby
from ruleone.room.pages.cash import TEMPLATE as CASH
from ruleone.room.pages.screens import ScreenMade, ScreenRecord, ScreenRevoked, Screens
from ruleone.room.results.leagues import (
    LeagueDropped,
    LeagueEntryUndone,
    LeagueRecord,
    Leagues,
    LeagueSet,
    OutsideAdded,
    PointsGiven,
)
from ruleone.room.table.games import replayed
from ruleone.room.table.play import Play
from ruleone.room.table.records import HandRetired, TimedOut
from ruleone.room.webhooks import records as p
from ruleone.room.webhooks.hooks import Hooks
from ruleone.room.webhooks.records import ProgramRecord
from ruleone.rulebook import TakenUp
from ruleone.store.alive import Alive
from ruleone.store.decks import read_deck
from ruleone.store.journal import DECK_KIND, Damage, Damaged, Journal, Row
from ruleone.store.sealing import Sealed, is_sealed
from ruleone.tournament.events import EventOpened, HandOrder, PlayerRegistered, TournamentEvent
from ruleone.tournament.tournament import Tournament

_cash_event: Final = msgspec.msgpack.Decoder(e.CashEvent)

_BESIDE_CASH: Final = frozenset((DECK_KIND, str(TimedOut.__struct_config__.tag)))


def read_table(
    name: str,
    rows: Iterator[Row],
    ports: Ports,
    books: Books,
    waiting: WaitingLists,
    pins: PinnedRules,
) -> CashHost:
    """Return the cash table without the hand on it.

    Raises whatever makes it fail.
    """
    opened = _cash_event.decode(next(rows).payload)
    if not isinstance(opened, e.CashTableOpened):
        raise TypeError(f"expected the opening of a cash table first, got {type(opened).__name__}")
    rules = pins.in_force(name, opened.edition, opened.digest)
    opened = msgspec.structs.replace(opened, edition=rules.id, digest=rules.digest)
    if opened.stakes.edition is not None:
        stakes = msgspec.structs.replace(opened.stakes, edition=opened.edition)
        opened = msgspec.structs.replace(opened, stakes=stakes)
    host = CashHost(name, opened, ports, books, waiting)
    for row in rows:
        host.note(_cash_event.decode(row.payload))
    return host


def take_up(
    host: CashHost,
    rows: Iterable[Row],
    journal: Journal,
    pins: PinnedRules,
    now_ms: int,
    batch: Batch,
) -> int | None:
    """Resume the table's last hand, or show it; players to act have their full time.

    A hand in play that cannot be rebuilt freezes the table. A hand with cards whose key is lost is
    void: everybody has the chips with which it began, and its number is returned.
    """
    host.idle_ms = now_ms
    order = host.state.order
    assert order is not None
    events = [row.payload for row in rows if row.kind not in _BESIDE_CASH]
    try:
        deck = read_deck(journal, host.streams[-1])
        if any(is_sealed(event) for event in events):
            raise Sealed(f"cards of {host.streams[-1]} cannot be read without their key")
        host.take_up(replayed(order.game, pins.hand(order.game, events), deck), now_ms)
    except Sealed:
        if not host.state.in_hand or host.frozen is not None:
            return None
        cite = host.state.rules.cite("floor.decides")
        host.record(HandRetired(TABLE, order.number, now_ms, cite), batch)
        host.ready_ms = now_ms
        host.guarded(partial(after, host, now_ms, batch), now_ms, batch)
        return order.number
    except (*FAILURES, msgspec.MsgspecError) as failure:
        if host.state.in_hand and host.frozen is None:
            host.freeze(failure, now_ms, batch)
        return None
    if host.state.in_hand and host.frozen is None:
        host.guarded(partial(host.go_on, now_ms, batch), now_ms, batch)
    return None


RoomRecord = (
    RoomOpened | EditionPinned | EventAnnounced | EventEnded | EventTakenIn | EventAbandoned
    | EventCalledOff | HomeGameCalledOff | LinkMade | LinkOpened | LinkRevoked | PlayerLinksMade
    | PlayerLinksEnded | ProgramRecord
    | CashGameOpened | CashGameClosed | LiveGameOpened | LiveGameClosed | LeagueRecord
    | ScreenRecord | PrizePaid | PrizeTakenBack | HeadNoted | TemplateKept | TemplateDropped
    | DeskRecord | StaffRecord
)  # fmt: skip
"""The records of the stream `room`.

Those of `event/<id>` and `hand/<event>/<number>` stand beside the events of the tournament and of
the hand. Persons appear by their opaque ids alone.
"""
_room: Final = msgspec.msgpack.Decoder(RoomRecord)
_event: Final = msgspec.msgpack.Decoder(TournamentEvent | HostRecord)
_BESIDE: Final = frozenset((DECK_KIND, str(TimedOut.__struct_config__.tag)))
"""The records in the stream of a hand beside its own events."""
_LIVE: Final = "live"
"""The template in the record of a live table that was abandoned."""
_CLOSED: Final = str(LiveTableClosed.__struct_config__.tag)
_ENTERED: Final = str(PlayerRegistered.__struct_config__.tag)


def _abandoned(event: str, template: str, name: str, failure: Exception) -> EventAbandoned:
    """Return the record of an event or a table that cannot go on."""
    reason = failure.reason if isinstance(failure, RulesLost) else "form"
    why = f"{type(failure).__name__}: {failure}"
    return EventAbandoned(event, why, reason, template, name)


class NotWritten(Exception):
    """The journal does not have all of a stream yet that the room has done in it."""


class Restored(msgspec.Struct, frozen=True):
    """The state that the journal had: its newest time and its last lease.

    `at_ms` is None for an empty journal. `taken_up` are events and cash tables that go on under
    settings today's book does not have; `abandoned` are those that cannot go on, and why.
    """

    at_ms: int | None
    epoch: int
    taken_up: dict[str, TakenUp]
    abandoned: dict[str, EventAbandoned]


class Restoring:
    """A reader of the journal into the parts of the room, and the streams' versions.

    Later on, frozen events and tables are rebuilt with it.
    """

    def __init__(self, journal: Journal, parts: Parts, versions: Versions) -> None:
        self._journal = journal
        self._calendar = Calendar(journal)
        self._cash = parts.find(CashTables)
        self._live = parts.find(LiveTables)
        self._ports = parts.find(Ports)
        self._lobby = parts.find(Lobby)
        self._pins = parts.find(PinnedRules)
        self._links = parts.find(Links)
        self._player_links = parts.find(PlayerLinks)
        self._tokens = parts.find(Tokens)
        self._staff = parts.find(Staff)
        self._hooks = parts.find(Hooks)
        self._screens = parts.find(Screens)
        self._versions = versions
        self._leagues = parts.find(Leagues)
        self._templates = parts.find(Templates)
        self._desk = parts.find(Desk)
        self._at_ms: int | None = None
        self._epoch = 0
        self._cash_running: dict[str, None] = {}
        self._live_running: dict[str, None] = {}
        self._live_closed: dict[str, int] = {}
        self._called_off: list[str] = []
        self._gone: list[str] = []
        self._to_note: tuple[BalancesNoted, ...] = ()
        self._hands: dict[str, tuple[Row, ...]] = {}
        self.set_aside: Final[dict[str, Damaged]] = {}
        """Damaged streams of what is over: the room goes on without them."""
        self.voided: Final[list[tuple[str, int]]] = []
        """Events and cash tables, each with its void hand.

        The key to its cards is lost, and everybody has the chips with which it began.
        """

    def read(self, alive: Alive | None = None) -> Restored:
        """Read all that is needed to go on.

        Where the last process was still `alive` later than at its newest row, the room's time goes
        on from there. Raises Damaged where the journal cannot be believed.
        """
        running: dict[str, EventAnnounced] = {}
        for row in self._rows(STREAM):
            self._take(_room.decode(row.payload), running)
        for event in self._lobby.ended:
            with self._aside(page_stream(event)):
                if (page := read_page(self._journal, event)) is not None:
                    self._lobby.pages[event] = page
        self._read_books()
        for row in self._rows(WAITING):
            self._cash.waiting.read(row)
        for row in self._rows(DESK):
            self._desk.read(row)
        abandoned: dict[str, EventAbandoned] = {}
        for name in self._cash_running:
            try:
                rows = self._rows(f"cash/{name}")
                table = self._cash_table(name, rows)
                table.check_stacks()
                self._cash.add(table)
            except (*FAILURES, msgspec.MsgspecError) as failure:
                abandoned[name] = _abandoned(name, CASH, "", failure)
        for name in self._live_running:
            try:
                rows = self._rows(f"live/{name}")
                self._live.hosts[name] = self._read_live(name, rows)
            except (*FAILURES, msgspec.MsgspecError) as failure:
                abandoned[name] = _abandoned(name, _LIVE, "", failure)
        self._read_closed()
        for announced in running.values():
            try:
                rows = self._rows(f"event/{announced.event}")
                host = self._read_event(announced.event, announced.name, rows)
                of_the_room = announced.by is None
                host.made_at_will = announced.at_will or of_the_room or host.home is not None
                self._lobby.hosts[announced.event] = host
            except (*FAILURES, msgspec.MsgspecError) as failure:
                if announced.template == FRESH and not self._was_entered(announced.event):
                    self._called_off.append(announced.event)
                    continue
                told = announced.event, announced.template, announced.name
                abandoned[announced.event] = _abandoned(*told, failure)
                self._gone.append(announced.event)
        for host in self._lobby.hosts.values():
            bind(host, self._live)
        self._read_hands()
        self._judge_hurt()
        self._player_links.keep_of(self._lobby.hosts.keys() | self._lobby.ended.keys())
        if alive is not None and alive.epoch == self._epoch:
            self._at_ms = max(self._at_ms or 0, alive.at_ms)
        taken_up = {name: one for name, one in self._pins.under.items() if name not in abandoned}
        return Restored(self._at_ms, self._epoch, taken_up, abandoned)

    def _read_live(self, name: str, rows: Iterator[Row]) -> LiveTable:
        return read_live_table(name, rows, self._pins, self._live.name_of)

    def _read_closed(self) -> None:
        """Read the live tables that were closed last, for their rulings.

        Tables that cannot be read any longer are left out.
        """
        since_ms = (self._at_ms or 0) - limits.FLOOR_RULINGS_SHOWN_MS
        late = [name for name, at_ms in self._live_closed.items() if at_ms >= since_ms]
        for name in late[-limits.LIVE_CLOSED_KEPT_MAX :]:
            stream = f"live/{name}"
            with self._aside(stream), suppress(*FAILURES, StopIteration, msgspec.MsgspecError):
                self._live.closed.append(self._read_live(name, iter(self._journal.read(stream))))
            self._pins.under.pop(name, None)

    @contextmanager
    def _aside(self, stream: str) -> Iterator[None]:
        """Set a stream aside where it is damaged: nothing depends on what is read of it here."""
        try:
            yield
        except Damaged as hurt:
            self.set_aside[stream] = hurt

    def _judge_hurt(self) -> None:
        """Set aside damaged streams that nothing was read of.

        Raises Damaged for one that the room goes on with: its rows were read only in part.
        """
        for stream, hurt in self._journal.hurt.items():
            if stream != NOTED and self._versions.of(stream):
                raise hurt
            self.set_aside.setdefault(stream, hurt)

    def _read_hands(self) -> None:
        """Read the rows of hands that were not over, for `go_on`.

        The room's time goes on from the newest row of all, which may be one of these.
        """
        streams = [
            hand_stream(host.event, order.number)
            for host in self._lobby.hosts.values()
            if host.frozen is None
            for order in host.tournament.state.hands.values()
        ]
        for cash in self._cash.hosts.values():
            streams += cash.streams[1:]
        self._hands = {stream: tuple(self._rows(stream)) for stream in streams}

    def _hand_rows(self, stream: str) -> tuple[Row, ...]:
        """Return the rows that `read` has read, once; later what the journal has."""
        rows = self._hands.pop(stream, None)
        return tuple(self._rows(stream)) if rows is None else rows

    def _was_entered(self, event: str) -> bool:
        """Whether anybody has entered an event, from its rows alone."""
        return any(row.kind == _ENTERED for row in self._journal.read(f"event/{event}"))

    def _read_books(self) -> None:
        """Add up the cage: from a note of its balances where there is one, else from its first row.

        Where the note is too many entries behind, `go_on` writes another.
        """
        books, rows, behind, last = self._cash.books, self._rows(CAGE), 0, None
        version = dict(self._journal.streams(NOTED)).get(NOTED, 0)
        self._versions.put(NOTED, version)
        note = None
        with self._aside(NOTED):
            note = Note.newest(self._journal, version)
        if note is not None:
            newer = self._rows(CAGE, note.version - 1)
            if note.is_behind(next(newer, None)):
                books.resume(note.ledger)
                rows, behind = newer, note.ledger.entries
        for last in rows:
            try:
                books.read(last)
            except (BadLedger, msgspec.MsgspecError) as failure:
                broken = Damage("books-wrong", {"version": last.version})
                raise Damaged(broken, CAGE, last.version - 1) from failure
        if last is not None and books.ledger.entries - behind >= limits.LEDGER_NOTED_EVERY_ENTRIES:
            self._to_note = tuple(noted(books.ledger, last))

    def go_on(self, now_ms: int, batch: Batch) -> None:
        """Take up the hands that were not over, and show those that were over last."""
        for event in self._called_off:
            batch.add(STREAM, EventCalledOff(event))
        for host in self._lobby.hosts.values():
            self._pins.pin(host.tournament.state.rules, batch)
            host.follow(now_ms)
            for table in host.tables.values():
                self._show_last(host, table, now_ms)
            if host.frozen is None:
                self.take_up_hands(host, now_ms, batch)
        self._cash.books.open(batch)
        give_back(self._cash.books, tuple(self._gone), batch)
        for part in self._to_note:
            batch.add(NOTED, part)
        for name in self._cash_running:
            if name not in self._cash.hosts:
                self._cash.abandon(name, batch)
        for name in self._live_running:
            if name in self._live.hosts:
                self._pins.pin(self._live.hosts[name].state.rules, batch)
            else:
                batch.add(STREAM, LiveGameClosed(name))
        for live in tuple(self._live.hosts.values()):
            if live.state.opened.event not in (None, *self._lobby.hosts):
                self._live.close(live, BY_THE_EVENT, batch)
        for cash in self._cash.hosts.values():
            cash.look_who_is_there(now_ms)
            self._pins.pin(cash.state.rules, batch)
            for stream in cash.streams[1:]:
                rows = self._hand_rows(stream)
                void = take_up(cash, rows, self._journal, self._pins, now_ms, batch)
                if void is not None:
                    self.voided.append((cash.name, void))
        self._hands.clear()

    def take_up_hands(self, host: EventHost, now_ms: int, batch: Batch) -> None:
        """Resume an event's hands that were not over; players to act have their full time."""
        for order in tuple(host.tournament.state.hands.values()):
            self._take_up(host, host.tables[order.table], now_ms, batch)
        host.follow(now_ms)

    def hand_again(self, host: EventHost, order: HandOrder) -> Play:
        """Return a hand as the journal has it.

        Raises NotWritten, Damaged, or what made it fail.
        """
        return self._read_hand(order.game, self._written(hand_stream(host.event, order.number)))

    def cash_again(self, host: CashHost) -> CashHost:
        """Return a cash table as the journal has it, without its hand.

        Raises NotWritten, Damaged, or what made it fail.
        """
        rows = iter(self._written(host.stream))
        return self._cash_table(host.name, rows)

    def _cash_table(self, name: str, rows: Iterator[Row]) -> CashHost:
        cash = self._cash
        return read_table(name, rows, self._ports, cash.books, cash.waiting, self._pins)

    def cash_hand_again(self, host: CashHost, now_ms: int, batch: Batch) -> None:
        """Take up the hand of a cash table that was made again."""
        for stream in host.streams[1:]:
            take_up(host, self._written(stream), self._journal, self._pins, now_ms, batch)

    def event_again(self, host: EventHost) -> EventHost:
        """Return an event as the journal has it.

        Raises NotWritten, Damaged, or what made it fail.
        """
        again = self._read_event(host.event, host.name, iter(self._written(host.stream)))
        again.made_at_will, again.made_from = host.made_at_will, host.made_from
        for order in again.tournament.state.hands.values():
            stream = hand_stream(host.event, order.number)
            if self._versions.of(stream):
                self._written(stream)
        for live in self._live.of(host.event):
            rows = iter(self._written(live.stream))
            self._live.hosts[live.name] = self._read_live(live.name, rows)
        bind(again, self._live)
        return again

    def rows_with(self, person: str) -> dict[str, tuple[Row, ...]]:
        """Return the live tables at which the person sits or sat, each with its rows.

        Their records name the person. Raises NotWritten, or Damaged.
        """
        open_ = {one.name: self._written(one.stream) for one in self._live.at(person)}
        over = (one for one in self._live.closed if one.state.knows(person))
        for one in over:
            open_[one.name] = rows = tuple(self._journal.read(one.stream))
            if not rows or rows[-1].kind != _CLOSED:
                raise NotWritten(one.stream)
        return open_

    def tell_again(self, tables: Mapping[str, tuple[Row, ...]]) -> None:
        """Rebuild the records of these tables with today's names."""
        for name, rows in tables.items():
            again = self._read_live(name, iter(rows))
            if name in self._live.hosts:
                self._live.hosts[name] = again
                event = again.state.opened.event
                if event is not None:
                    bind(self._lobby.hosts[event], self._live)
            else:
                at = [one.name for one in self._live.closed].index(name)
                self._live.closed[at] = again

    def _written(self, stream: str) -> tuple[Row, ...]:
        rows = tuple(self._journal.read(stream))
        if len(rows) != self._versions.of(stream):
            raise NotWritten(stream)
        return rows

    def _show_last(self, host: EventHost, table: TableHost, now_ms: int) -> None:
        """Show the hand that was over when the room went down, for the rest of its pause.

        One that cannot be shown is left out: nothing depends on it.
        """
        order = table.order
        if order is None or table.kind == "live" or order.number in host.tournament.state.hands:
            return
        stream = hand_stream(host.event, order.number)
        with self._aside(stream), suppress(*FAILURES, msgspec.MsgspecError):
            play = self._read_hand(order.game, tuple(self._rows(stream)))
            if play.hand.over:
                table.take_up(play)
                rest(host, table, now_ms)

    def _take_up(self, host: EventHost, table: TableHost, now_ms: int, batch: Batch) -> None:
        """Resume a table's hand; one that cannot be rebuilt freezes the table.

        The hand of a frozen table is only shown, and a hand with real cards is what its dealer has
        entered.
        """
        if table.kind == "live":
            return
        assert table.order is not None
        stream = hand_stream(host.event, table.order.number)
        rows = self._hand_rows(stream)
        try:
            table.take_up(self._read_hand(table.order.game, rows))
        except Sealed:
            if table.frozen is None:
                self.voided.append((host.event, table.order.number))
                void_hand(host, table, now_ms, batch)
        except (*FAILURES, msgspec.MsgspecError) as failure:
            if table.frozen is None:
                host.freeze(table, failure, now_ms, batch)
        else:
            if table.frozen is None:
                host.guarded(partial(go_on, host, table, now_ms, batch), table, now_ms, batch)

    def _take(self, record: RoomRecord, running: dict[str, EventAnnounced]) -> None:
        match record:
            case EventAnnounced():
                self._lobby.announced(record.event)
                running[record.event] = record
            case EventEnded():
                del running[record.event]
                self._lobby.end(record)
            case EventTakenIn():
                self._lobby.announced(record.event)
            case EditionPinned():
                self._pins.take(record)
            case EventAbandoned():
                running.pop(record.event, None)  # a table of its own is closed by its own record
                self._lobby.abandon(record)
            case HomeGameCalledOff() | EventCalledOff():
                del running[record.event]
                self._lobby.called_off(record)
            case LinkMade():
                self._links.made(record)
            case LinkOpened():
                at_ms = self._calendar.at_ms(self._at_ms or 0, self._epoch)
                self._links.opened(record.link, at_ms)
            case LinkRevoked():
                self._links.revoked(record.link)
            case PlayerLinksMade() | PlayerLinksEnded():
                self._player_links.take(record)
            case p.TokenMade() | p.TokenRevoked() | p.TokenExpired():
                self._tokens.take(record)
            case ScreenMade() | ScreenRevoked():
                self._screens.take(record)
            case p.HookAdded() | p.HookRemoved() | p.HookTested():
                self._hooks.take(record)
            case CashGameOpened():
                self._cash.opened(record.table)
                self._cash_running[record.table] = None
            case CashGameClosed():
                del self._cash_running[record.table]
                at_ms = self._calendar.at_ms(self._at_ms or 0, self._epoch)
                self._cash.closed(record.table, at_ms, record.left)
            case LiveGameOpened():
                self._live.opened(record.table)
                self._live_running[record.table] = None
            case LiveGameClosed():
                del self._live_running[record.table]
                self._live_closed[record.table] = self._at_ms or 0
            case PrizePaid() | PrizeTakenBack():
                self._lobby.prizes.take(record)
            case _ if isinstance(record, DeskRecord):
                self._cash.books.desk.apply(record)
            case _ if isinstance(record, StaffRecord):
                self._staff.take(record, self._at_ms or 0)
            case (
                LeagueSet() | LeagueDropped() | OutsideAdded() | PointsGiven() | LeagueEntryUndone()
            ):
                self._leagues.take(record)
            case TemplateKept() | TemplateDropped():
                self._templates.take(record)
            case HeadNoted():
                self._hooks.head = record.head
            case RoomOpened():
                pass

    def _read_event(self, name: str, title: str, rows: Iterator[Row]) -> EventHost:
        events = ((_event.decode(row.payload), row) for row in rows)
        opened, _ = next(events)
        if isinstance(opened, EventOpened):
            rules = self._pins.in_force(name, opened.edition, opened.digest)
            opened = msgspec.structs.replace(opened, edition=rules.id, digest=rules.digest)
        tournament = Tournament.replay([] if isinstance(opened, HostRecord) else [opened])
        host = EventHost(name, title, tournament, self._ports, self._cash.books)
        for event, row in events:
            if not isinstance(event, HostRecord):
                tournament.apply(event)
            host.note(event, row.at_ms, self._calendar.at_ms(row.at_ms, row.epoch))
        return host

    def _read_hand(self, game: str, rows: Sequence[Row]) -> Play:
        events = [row.payload for row in rows if row.kind not in _BESIDE]
        deck = read_deck(self._journal, rows[0].stream)
        if any(is_sealed(event) for event in events):
            raise Sealed(f"cards of {rows[0].stream} cannot be read without their key")
        return replayed(game, self._pins.hand(game, events), deck)

    def _rows(self, stream: str, after: int = 0) -> Iterator[Row]:
        for row in self._journal.read(stream, after):
            self._versions.put(stream, row.version)
            self._epoch = max(self._epoch, row.epoch)
            self._at_ms = max(self._at_ms or 0, row.at_ms)
            yield row
