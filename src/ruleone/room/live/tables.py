"""All live tables of the room, and what is asked of them."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from ruleone.cards import Draw
from ruleone.dealing import GAMES, Event
from ruleone.dealing.events import HandStarted
from ruleone.limits import (
    ANNOUNCEMENT_MAX_CHARACTERS,
    DENOMINATIONS_MAX,
    LIVE_CLOSED_KEPT_MAX,
    LIVE_PLAYERS_MAX,
    LIVE_TABLES_MAX,
    LIVE_TEXT_MAX_CHARACTERS,
    NAME_MAX_CHARACTERS,
    SEATS_MAX,
    SHUFFLE_ENTROPY_MIN_BYTES,
    STACK_MAX_CHIPS,
)
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.ports import Ports
from ruleone.room.core.roles import LIVE, ONLY_TABLE, Beside
from ruleone.room.core.settings import STREAM
from ruleone.room.live import commands as lc
from ruleone.room.live import events as e
from ruleone.room.live.events import LiveGameClosed, LiveGameOpened
from ruleone.room.live.host import (
    STALE,
    LiveTable,
    chips_not_for,
    level_not_in_chips,
    stack_not_in_chips,
)
from ruleone.rulebook import EDITIONS, BadSetting, Edition, Refusal, UnknownName, edition
from ruleone.store.journal import Row
from ruleone.words import LANGUAGES

_event: Final = msgspec.msgpack.Decoder(e.LiveEvent)

_of_hand: Final = msgspec.msgpack.Decoder(Event)

_encode: Final = msgspec.msgpack.Encoder().encode


def read_table(
    name: str, rows: Iterator[Row], pins: PinnedRules, name_of: Callable[[str], str] = str
) -> LiveTable:
    """The table with the hand on it, under the rules with which it began. Raises what makes it
    fail."""
    opened = _event.decode(next(rows).payload)
    if not isinstance(opened, e.LiveTableOpened):
        raise TypeError(f"expected the opening of a live table first, got {type(opened).__name__}")
    rules = pins.in_force(name, opened.edition, opened.digest)
    opened = msgspec.structs.replace(opened, edition=rules.id, digest=rules.digest)
    table = LiveTable(name, opened, name_of)
    for row in rows:
        event = _event.decode(row.payload)
        if isinstance(event, e.LiveHandBegan):
            kept = pins.hand(_game(event, opened), [_encode(one) for one in event.opening])
            opening = tuple(_of_hand.decode(one) for one in kept)
            event = msgspec.structs.replace(event, opening=opening)
        table.state.apply(event)
    return table


def _game(began: e.LiveHandBegan, opened: e.LiveTableOpened) -> str:
    """What the hand plays: the table's game, or at a table of an event the one in turn."""
    first = began.opening[0]
    return first.game if isinstance(first, HandStarted) else opened.game


UNKNOWN: Final = Refusal("live-table-unknown", "illegal")
CLOSED: Final = "live-table-closed"


class LiveTables:
    """Live tables by name (`l1`, ...); `closed` are those that were closed last, for their
    rulings."""

    def __init__(self, ports: Ports, pins: PinnedRules) -> None:
        self._ports: Final = ports
        self._pins: Final = pins
        self._count = 0
        self.hosts: Final[dict[str, LiveTable]] = {}
        self.closed: Final[deque[LiveTable]] = deque(maxlen=LIVE_CLOSED_KEPT_MAX)

    def opened(self, name: str) -> None:
        """A table has been opened, here or in the journal: the next one has a later name."""
        self._count = max(self._count, int(name[1:]))

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics that not everybody may watch."""
        return ("floor", *(host.topics[0] for host in self.hosts.values()))

    def beside(self, name: str | None) -> Beside | None:
        """The table of an event beside which a live table stands, or stood before it was closed;
        None where it stands alone."""
        closed = (one for one in self.closed if one.name == name)
        table = self.hosts.get(name or "") or next(closed, None)
        opened = None if table is None else table.state.opened
        if opened is None or opened.event is None or opened.number is None:
            return None
        return Beside(opened.event, opened.number)

    def event_of(self, name: str | None) -> str | None:
        """The event beside whose table a live table stands, or stood; None where it stands
        alone."""
        beside = self.beside(name)
        return None if beside is None else beside.event

    def absence(self, name: str) -> Refusal | None:
        """Why there is no such table; None where it is open. Of one that an event has closed the
        event is told: who comes for the table finds there how it went on."""
        if name in self.hosts:
            return None
        event = self.event_of(name)
        return UNKNOWN if event is None else Refusal(CLOSED, "illegal", {"event": event})

    def of(self, event: str) -> tuple[LiveTable, ...]:
        """The live tables of an event."""
        return tuple(one for one in self.hosts.values() if one.state.opened.event == event)

    def dealt_at(self, event: str | None, table: int | None) -> str | None:
        """The open live table that a dealer's link names, by its own name or by the table of an
        event."""
        if event in self.hosts:
            return event
        of_event = (one for one in self.hosts if self.beside(one) == (event, table))
        return next(of_event, None)

    def at(self, person: str) -> tuple[LiveTable, ...]:
        """The tables at which the person sits, or did."""
        return tuple(one for one in self.hosts.values() if one.state.knows(person))

    @property
    def edition(self) -> str:
        """The edition of a table that names none."""
        return self._ports.settings.edition

    def name_of(self, person: str) -> str:
        """What the person who entered something is called."""
        return self._ports.names.name(person)

    def type_in(self, names: Sequence[str], batch: Batch) -> list[str]:
        """Ids for names that somebody types: they are durable before what is in the batch, and
        stand in no record."""
        at_ms = batch.at_ms - self._ports.ahead_ms
        persons, batch.first = self._ports.names.type_in(names, at_ms)
        return persons

    def judge(
        self, do: lc.LiveCommand, person: str, is_floor: bool, batch: Batch, seats: str = ""
    ) -> Done | Refusal:
        """What is asked by one who may ask it; `is_floor` says that he is of the floor. `seats` is
        the id of who is seated, where his name was typed before."""
        if isinstance(do, lc.OpenLiveTable):
            return self._open(do, person, batch)
        if isinstance(do, lc.AnnounceLive):
            return self._announce(do, person, batch)
        table = self.hosts.get(do.event)
        if table is None:
            return UNKNOWN
        if isinstance(do, lc.SeatLive):
            refused = self._seat(table, do, person, seats, batch)
        else:
            refused = self._judge(table, do, person, is_floor, batch)
        return refused or Done(event=table.name, table=ONLY_TABLE)

    def _judge(
        self, table: LiveTable, do: lc.LiveCommand, by: str, is_floor: bool, batch: Batch
    ) -> Refusal | None:
        state, at_ms = table.state, batch.at_ms
        match do:
            case lc.LeaveLive(_, seat) if seat not in state.seats or seat in state.leaving:
                return Refusal("live-seat-empty", "illegal")
            case lc.LeaveLive(_, seat):
                table.record(e.PlayerLeft(seat, by, at_ms), batch)
                batch.change("lobby")
            case lc.SetLiveLevel(_, level):
                refused = _bad_level(level) or level_not_in_chips(level, state.denominations)
                if refused is not None:
                    return refused
                table.record(e.LevelSet(level, by, at_ms), batch)
            case lc.SetLiveChips() if state.in_hand:
                return Refusal("live-hand-on", "illegal", {"hand": state.called(state.number)})
            case lc.SetLiveChips(_, chips):
                refused = _bad_chips(chips) or chips_not_for(state.level, chips)
                if refused is not None:
                    return refused
                stay = state.opened.event is not None
                table.record(e.LiveChipsSet(tuple(sorted(chips)), by, at_ms, stay), batch)
            case lc.StartLiveHand(_, hand) if hand != state.number:
                return STALE
            case lc.StartLiveHand(_, _, button):
                return table.begin(button, self._drawn, by, batch)
            case lc.TakeBackLiveHand(hand=hand):
                return table.take_back_start(hand, by, batch)
            case lc.FinishLiveHand():
                return self._finish(table, do, batch)
            case lc.TellLiveHand() | lc.CountLiveStacks():
                return Refusal("live-not-of-event", "illegal")
            case lc.EnterLive(_, hand, lines, entry):
                return table.enter(hand, lines, entry, by, is_floor, batch)
            case lc.CallFloor():
                return self._call(table, do, by, batch)
            case lc.AnswerCall() if state.call is None:
                return Refusal("live-no-call", "illegal")
            case lc.AnswerCall():
                table.record(e.FloorAnswered(by, at_ms), batch)
            case lc.CloseLiveTable():
                return self._close(table, by, batch)
        return None

    def _drawn(self, places: int) -> int:
        """One of so many places, by chance."""
        return Draw(self._ports.entropy(SHUFFLE_ENTROPY_MIN_BYTES)).below(places)

    def _open(self, do: lc.OpenLiveTable, by: str, batch: Batch) -> Done | Refusal:
        """A table of its own, its edition pinned."""
        title = plain(do.title)
        seats = tuple(
            e.LivePlayer(f"p{n}", one.seat, plain(one.name), one.stack)
            for n, one in enumerate(do.seats, 1)
        )
        refused = _bad_name(title) or _bad_game(do) or _bad_level(do.level) or _bad_chips(do.chips)
        for player in seats:
            refused = refused or _bad_player(player)
        if refused is not None:
            return refused
        if len({one.seat for one in seats}) != len(seats):
            return Refusal("live-seat-taken", "illegal")
        refused = level_not_in_chips(do.level, do.chips)
        for player in seats:
            refused = refused or stack_not_in_chips(player.name, player.stack, do.chips)
        if refused is not None:
            return refused
        if sum(one.state.opened.event is None for one in self.hosts.values()) >= LIVE_TABLES_MAX:
            return Refusal("live-too-many", "illegal", {"most": LIVE_TABLES_MAX})
        try:
            rules = edition(do.edition or self.edition)
        except (BadSetting, UnknownName):
            return Refusal("live-edition", "syntax", {"editions": EDITIONS})
        persons = self.type_in([one.name for one in seats], batch) if seats else []
        seats = tuple(
            msgspec.structs.replace(one, name="", person=person)
            for one, person in zip(seats, persons, strict=True)
        )
        opened = e.LiveTableOpened(
            title=title,
            game=do.game,
            edition=rules.id,
            digest=rules.digest,
            level=do.level,
            chips=tuple(sorted(do.chips)),
            seats=seats,
            by=by,
            at_ms=batch.at_ms,
        )
        table = LiveTable(f"{LIVE}{self._count + 1}", opened, self.name_of)
        self._pins.pin(rules, batch)
        batch.add(STREAM, LiveGameOpened(table.name))
        batch.add(table.stream, opened)
        self.opened(table.name)
        batch.change(*table.topics, "lobby")
        self.hosts[table.name] = table
        return Done(event=table.name, table=ONLY_TABLE)

    def open_beside(self, opened: e.LiveTableOpened, rules: Edition, batch: Batch) -> LiveTable:
        """A table beside one of an event, whose rules are its own."""
        table = LiveTable(f"{LIVE}{self._count + 1}", opened, self.name_of)
        self._pins.pin(rules, batch)
        batch.add(STREAM, LiveGameOpened(table.name))
        batch.add(table.stream, opened)
        self.opened(table.name)
        batch.change(*table.topics, "lobby")
        self.hosts[table.name] = table
        return table

    def _finish(self, table: LiveTable, do: lc.FinishLiveHand, batch: Batch) -> Refusal | None:
        if (refused := not_over(table, do.hand)) is not None:
            return refused
        table.close_hand(batch)
        return None

    def _seat(
        self, table: LiveTable, do: lc.SeatLive, by: str, person: str, batch: Batch
    ) -> Refusal | None:
        state, name = table.state, plain(do.name)
        back = state.back(name)
        sits = f"p{state.came + 1}" if back is None else back.player
        player = e.LivePlayer(sits, do.seat, name, do.stack)
        if (refused := _bad_player(player)) is not None:
            return refused
        if do.seat in state.seats:
            return Refusal("live-seat-taken", "illegal")
        odd = stack_not_in_chips(player.name, player.stack, state.denominations)
        if odd is not None:
            return odd
        if back is not None and state.is_out(back.player):
            cited = state.rules.cite("floor.removes")
            return Refusal("live-disqualified", "illegal", {"player": player.name}, cited)
        if back is None and state.came >= LIVE_PLAYERS_MAX:
            return Refusal("live-too-many-players", "illegal", {"most": LIVE_PLAYERS_MAX})
        person = person if back is None else back.person
        person = person or self.type_in([name], batch)[0]
        player = msgspec.structs.replace(player, name="", person=person)
        table.record(e.PlayerSat(player, by, batch.at_ms), batch)
        batch.change("lobby")
        return None

    def _call(self, table: LiveTable, do: lc.CallFloor, by: str, batch: Batch) -> Refusal | None:
        if table.state.call is not None:
            return Refusal("live-called", "illegal")
        about = plain(do.about)
        if not 1 <= len(about) <= LIVE_TEXT_MAX_CHARACTERS:
            return Refusal("live-text", "syntax", {"most": LIVE_TEXT_MAX_CHARACTERS})
        table.record(e.FloorCalled(about, by, batch.at_ms), batch)
        return None

    def _announce(self, do: lc.AnnounceLive, by: str, batch: Batch) -> Done | Refusal:
        """The same words to one table, or to all."""
        if do.event is not None and do.event not in self.hosts:
            return UNKNOWN
        if unknown := next((each for each in do.texts if each not in LANGUAGES), None):
            return Refusal("live-language", "syntax", {"came": unknown[:20], "known": LANGUAGES})
        said = {each: plain(do.texts[each]) for each in LANGUAGES if each in do.texts}
        texts = {language: text for language, text in said.items() if text}
        if not texts or max(map(len, texts.values())) > ANNOUNCEMENT_MAX_CHARACTERS:
            return Refusal("live-text", "syntax", {"most": ANNOUNCEMENT_MAX_CHARACTERS})
        tables = self.hosts.values() if do.event is None else (self.hosts[do.event],)
        if not tables:
            return Refusal("live-none-open", "illegal")
        for table in tables:
            table.record(e.LiveSaid(texts, by, batch.at_ms), batch)
        return Done(event=do.event)

    def _close(self, table: LiveTable, by: str, batch: Batch) -> Refusal | None:
        if table.state.in_hand:
            return Refusal(
                "live-hand-on", "illegal", {"hand": table.state.called(table.state.number)}
            )
        self.close(table, by, batch)
        return None

    def close(self, table: LiveTable, by: str, batch: Batch) -> None:
        """Nothing more happens at the table."""
        table.close_hand(batch)
        table.record(e.LiveTableClosed(by, batch.at_ms), batch)
        batch.add(STREAM, LiveGameClosed(table.name))
        batch.finish(table.stream)
        batch.change("lobby")
        self.closed.append(self.hosts.pop(table.name))


def not_over(table: LiveTable, hand: int) -> Refusal | None:
    """Why the hand of this number cannot be closed: it is another, in play, or the floor has still
    to decide on it."""
    state = table.state
    if hand != state.number or state.followed is None:
        return STALE
    if state.in_hand:
        return Refusal("live-hand-on", "illegal", {"hand": state.called(state.number)})
    if waits := state.following.pending.open:
        return Refusal("floor-decides-first", "illegal", {"entry": waits[0]})
    return None


def _bad_name(name: str) -> Refusal | None:
    if not 1 <= len(name) <= NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
    return None


def _bad_game(do: lc.OpenLiveTable) -> Refusal | None:
    if do.game not in GAMES:
        return Refusal("live-game", "syntax", {"games": tuple(GAMES)})
    return None


def _bad_level(level: e.LiveLevel) -> Refusal | None:
    """Why a level is none: amounts out of their bounds, or a small blind above the big one."""
    amounts = (level.small_blind, level.big_blind, level.ante)
    more = (level.min_bet, level.bring_in, level.players_left)
    refused = _bad_numbers(amounts, 0)
    refused = refused or _bad_numbers((one for one in more if one is not None), 1)
    if refused is None and not level.small_blind <= level.big_blind:
        return Refusal("live-blinds", "syntax")
    return refused


def _bad_chips(chips: tuple[int, ...]) -> Refusal | None:
    if not 1 <= len(chips) <= DENOMINATIONS_MAX or len(set(chips)) != len(chips):
        return Refusal("live-chips", "syntax", {"most": DENOMINATIONS_MAX})
    return _bad_numbers(chips, 1)


def _bad_player(player: e.LivePlayer) -> Refusal | None:
    if not 1 <= player.seat <= SEATS_MAX:
        return Refusal("live-seat", "syntax", {"most": SEATS_MAX})
    return _bad_name(player.name) or _bad_numbers((player.stack,), 1)


def _bad_numbers(numbers: Iterable[int], least: int) -> Refusal | None:
    if all(least <= number <= STACK_MAX_CHIPS for number in numbers):
        return None
    return Refusal("live-number", "syntax", {"least": least, "most": STACK_MAX_CHIPS})
