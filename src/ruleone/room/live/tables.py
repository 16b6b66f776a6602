"""All live tables of the room, and what is asked of them."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from ruleone.cards import Draw
from ruleone.dealing import Event
from ruleone.dealing.events import HandStarted
from ruleone.limits import (
    DENOMINATIONS_MAX,
    LIVE_CLOSED_KEPT_MAX,
    LIVE_PLAYERS_MAX,
    LIVE_TABLES_MAX,
    NAME_MAX_CHARACTERS,
    SEATS_MAX,
    SHUFFLE_ENTROPY_MIN_BYTES,
    STACK_MAX_CHIPS,
)
from ruleone.room.core.batch import Batch
from ruleone.room.core.orders import Ports
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.roles import LIVE, Beside
from ruleone.room.core.settings import STREAM
from ruleone.room.live import events as e
from ruleone.room.live.events import LiveGameClosed, LiveGameOpened
from ruleone.room.live.host import STALE, LiveTable, stack_not_in_chips
from ruleone.rulebook import Edition, Refusal
from ruleone.store.journal import Row

_event: Final = msgspec.msgpack.Decoder(e.LiveEvent)

_of_hand: Final = msgspec.msgpack.Decoder(Event)

_encode: Final = msgspec.msgpack.Encoder().encode


def read_table(
    name: str, rows: Iterator[Row], pins: PinnedRules, name_of: Callable[[str], str] = str
) -> LiveTable:
    """Return the table with the hand on it, under the rules with which it began.

    Raises whatever makes it fail.
    """
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
    """Return the hand's game: the table's, or at a table of an event the one whose turn it is."""
    first = began.opening[0]
    return first.game if isinstance(first, HandStarted) else opened.game


UNKNOWN: Final = Refusal("live-table-unknown", "illegal")
CLOSED: Final = "live-table-closed"
OVER: Final = Refusal("live-table-over", "illegal")
_NAME: Final = re.compile(r"l([1-9][0-9]{0,8})")


class LiveTables:
    """Live tables by name (`l1`, ...); `closed` are those closed last, for their rulings."""

    def __init__(self, ports: Ports, pins: PinnedRules) -> None:
        self._ports: Final = ports
        self._pins: Final = pins
        self._count = 0
        self.hosts: Final[dict[str, LiveTable]] = {}
        self.closed: Final[deque[LiveTable]] = deque(maxlen=LIVE_CLOSED_KEPT_MAX)

    def opened(self, name: str) -> None:
        """Note the name of a table that was opened, here or in the journal: the next follows it."""
        self._count = max(self._count, int(name[1:]))

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics that not everybody may watch."""
        return ("floor", *(host.topics[0] for host in self.hosts.values()))

    def beside(self, name: str | None) -> Beside | None:
        """Return the table of an event beside which a live table stands, or stood.

        None where it stands alone.
        """
        closed = (one for one in self.closed if one.name == name)
        table = self.hosts.get(name or "") or next(closed, None)
        opened = None if table is None else table.state.opened
        if opened is None or opened.event is None or opened.number is None:
            return None
        return Beside(opened.event, opened.number)

    def event_of(self, name: str | None) -> str | None:
        """Return the event beside whose table a live table stands, or stood.

        None where it stands alone.
        """
        beside = self.beside(name)
        return None if beside is None else beside.event

    def absence(self, name: str) -> Refusal | None:
        """Return why there is no such table; None where it is open.

        For a table that an event has closed the refusal names the event, where its result can be
        found.
        """
        if name in self.hosts:
            return None
        event = self.event_of(name)
        if event is not None:
            return Refusal(CLOSED, "illegal", {"event": event})
        match = _NAME.fullmatch(name)
        return UNKNOWN if match is None or int(match[1]) > self._count else OVER

    def of(self, event: str) -> tuple[LiveTable, ...]:
        """Return the live tables of an event."""
        return tuple(one for one in self.hosts.values() if one.state.opened.event == event)

    def dealt_at(self, event: str | None, table: int | None) -> str | None:
        """Return the open live table of a dealer's link, by its own name or an event's table."""
        if event in self.hosts:
            return event
        of_event = (one for one in self.hosts if self.beside(one) == (event, table))
        return next(of_event, None)

    def at(self, person: str) -> tuple[LiveTable, ...]:
        """Return the tables at which the person sits or sat."""
        return tuple(one for one in self.hosts.values() if one.state.knows(person))

    @property
    def edition(self) -> str:
        """The edition of a table that names none."""
        return self._ports.settings.edition

    def name_of(self, person: str) -> str:
        """Return the name of the person who entered something."""
        return self._ports.names.name(person)

    def type_in(self, names: Sequence[str], batch: Batch) -> list[str]:
        """Return ids for names that somebody types.

        They are durable before what is in the batch, and the names are in no record.
        """
        at_ms = batch.at_ms - self._ports.ahead_ms
        persons, batch.first = self._ports.names.type_in(names, at_ms)
        return persons

    def find(self, name: str) -> LiveTable | Refusal:
        """Return the open table of this name, or why there is none."""
        return self.hosts.get(name) or self.absence(name) or UNKNOWN

    def drawn(self, places: int) -> int:
        """Draw one of this number of places."""
        return Draw(self._ports.entropy(SHUFFLE_ENTROPY_MIN_BYTES)).below(places)

    @property
    def is_full(self) -> bool:
        """Whether there are as many tables of their own as there may be."""
        own = sum(one.state.opened.event is None for one in self.hosts.values())
        return own >= LIVE_TABLES_MAX

    def open(self, opened: e.LiveTableOpened, rules: Edition, batch: Batch) -> LiveTable:
        """Open a table under these rules, of its own or beside one of an event."""
        table = LiveTable(f"{LIVE}{self._count + 1}", opened, self.name_of)
        self._pins.pin(rules, batch)
        batch.add(STREAM, LiveGameOpened(table.name))
        batch.add(table.stream, opened)
        self.opened(table.name)
        batch.change(*table.topics, "lobby")
        self.hosts[table.name] = table
        return table

    def seat(self, table: LiveTable, sits: e.LivePlayer, by: str, batch: Batch) -> Refusal | None:
        """Seat a player who comes to a table that stands alone.

        `sits` has the person's id where the name was typed before; the record has no name.
        """
        state, name, person = table.state, sits.name, sits.person
        back = state.back(name)
        player = f"p{state.came + 1}" if back is None else back.player
        sits = msgspec.structs.replace(sits, player=player)
        if (refused := bad_player(sits)) is not None:
            return refused
        if sits.seat in state.seats:
            return Refusal("live-seat-taken", "illegal")
        assert sits.stack is not None, "it has been checked"
        odd = stack_not_in_chips(sits.name, sits.stack, state.denominations)
        if odd is not None:
            return odd
        if back is not None and state.is_out(back.player):
            cited = state.rules.cite("floor.removes")
            return Refusal("live-disqualified", "illegal", {"player": name}, cited)
        if back is None and state.came >= LIVE_PLAYERS_MAX:
            return Refusal("live-too-many-players", "illegal", {"most": LIVE_PLAYERS_MAX})
        person = person if back is None else back.person
        person = person or self.type_in([name], batch)[0]
        seated = msgspec.structs.replace(sits, name="", person=person)
        table.record(e.PlayerSat(seated, by, batch.at_ms), batch)
        batch.change("lobby")
        return None

    def leave(self, table: LiveTable, seat: int, by: str, batch: Batch) -> Refusal | None:
        """Note that the player in a seat leaves."""
        state = table.state
        if seat not in state.seats or seat in state.leaving:
            return Refusal("live-seat-empty", "illegal")
        table.record(e.PlayerLeft(seat, by, batch.at_ms), batch)
        batch.change("lobby")
        return None

    def close(self, table: LiveTable, by: str, batch: Batch) -> None:
        """Close the table."""
        table.close_hand(batch)
        table.record(e.LiveTableClosed(by, batch.at_ms), batch)
        batch.add(STREAM, LiveGameClosed(table.name))
        batch.finish(table.stream)
        batch.change("lobby")
        self.closed.append(self.hosts.pop(table.name))


def not_over(table: LiveTable, hand: int) -> Refusal | None:
    """Return why the hand of this number cannot be closed, or None.

    It is another, in play, or the floor has still to decide on it.
    """
    state = table.state
    if hand != state.number or state.followed is None:
        return STALE
    if state.in_hand:
        return Refusal("live-hand-on", "illegal", {"hand": state.called(state.number)})
    if waits := state.following.pending.open:
        return Refusal("floor-decides-first", "illegal", {"entry": waits[0]})
    return None


def bad_name(name: str) -> Refusal | None:
    """Return why a name cannot be taken, or None."""
    if not 1 <= len(name) <= NAME_MAX_CHARACTERS:
        return Refusal("name-length", "syntax", {"most": NAME_MAX_CHARACTERS})
    return None


def bad_level(level: e.LiveLevel) -> Refusal | None:
    """Return why a level cannot be played, or None.

    Amounts out of their bounds, or a small blind above the big one.
    """
    amounts = (level.small_blind, level.big_blind, level.ante)
    more = (level.min_bet, level.bring_in, level.players_left)
    refused = _bad_numbers(amounts, 0)
    refused = refused or _bad_numbers((one for one in more if one is not None), 1)
    if refused is None and not level.small_blind <= level.big_blind:
        return Refusal("live-blinds", "syntax")
    return refused


def bad_chips(chips: tuple[int, ...]) -> Refusal | None:
    """Return why no table plays with these denominations, or None."""
    if not 1 <= len(chips) <= DENOMINATIONS_MAX or len(set(chips)) != len(chips):
        return Refusal("live-chips", "syntax", {"most": DENOMINATIONS_MAX})
    return _bad_numbers(chips, 1)


def bad_player(player: e.LivePlayer) -> Refusal | None:
    """Return why a player cannot sit at a table like this, or None."""
    if not 1 <= player.seat <= SEATS_MAX:
        return Refusal("live-seat", "syntax", {"most": SEATS_MAX})
    return bad_name(player.name) or _bad_numbers((player.stack or 0,), 1)


def _bad_numbers(numbers: Iterable[int], least: int) -> Refusal | None:
    if all(least <= number <= STACK_MAX_CHIPS for number in numbers):
        return None
    return Refusal("live-number", "syntax", {"least": least, "most": STACK_MAX_CHIPS})
