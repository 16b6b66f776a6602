"""The hands of the room that are over, found in the journal, each shown to whoever may see it.

Nothing of the room's own state is read here, so that a hand can be made ready beside the room.
Sealed decks stay sealed: what nobody was dealt is not looked at.
"""

import re
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Final, TypeVar

import msgspec

from ruleone.chinese import events as thirteen
from ruleone.dealing.events import Event, HandEnded
from ruleone.history import Record, Setting, ThirteenRecord, Unit, record_of, thirteen_record_of
from ruleone.limits import (
    HAND_NUMBER_MAX,
    REPLAY_CLOSED_TABLES_LISTED_MAX,
    REPLAY_EVENTS_KEPT_MAX,
    REPLAY_HANDS_LISTED_MAX,
)
from ruleone.room.cash.events import CashGameClosed
from ruleone.room.core.names import Names
from ruleone.room.core.pinned_rules import PinnedRules, RulesLost
from ruleone.room.core.records import Calendar, by_the_calendar
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.table_host import hand_stream
from ruleone.room.event.records import EventAnnounced, EventTakenIn
from ruleone.room.hands.played import Dealt, Played, PlayedCash, PlayedEvent, Sight
from ruleone.room.hands.view import (
    ClosedTable,
    ClosedTablesView,
    Eyes,
    ReplayPlayer,
    ReplayView,
    RoomHand,
    RoomHandsView,
    steps_of,
    thirteen_steps_of,
)
from ruleone.room.table.records import HandRecord
from ruleone.rulebook import Refusal
from ruleone.store.journal import DECK_KIND, Journal
from ruleone.store.people import ERASED
from ruleone.tournament.terms.games import THIRTEEN

SITE: Final = "RuleOne"

_CENTS: Final = Unit(2)

_CHIPS: Final = Unit(0)


def setting_of(event: str, table: int, seats: int, at_ms: int, hero: int | None) -> Setting:
    """Return the place and time of a hand: a `table` with this many seats of an event (`e3`).

    A cash table (`c1`) is an event of one table. `at_ms` is by the wall, in milliseconds since
    1970.
    """
    cash = is_cash(event)
    return Setting(
        site=SITE,
        table=event if cash else f"{event}-{table}",
        table_seats=seats,
        tournament="" if cash else event[1:],
        played=f"{by_the_calendar(at_ms):%Y-%m-%dT%H:%M:%SZ}",
        hero=hero or 0,
    )


def distinct(names: Mapping[int, str]) -> dict[int, str]:
    """Return names that tell the seats apart in a text.

    An erased name is left out; a name that is there twice has each seat behind it.
    """
    known = {seat: "" if name == ERASED else name for seat, name in names.items()}
    twice = {name for name, count in Counter(known.values()).items() if name and count > 1}
    return {seat: f"{name} {seat}" if name in twice else name for seat, name in known.items()}


def is_cash(event: str) -> bool:
    """Whether it is a cash table and not an event."""
    return event.startswith("c")


def poker_record(
    events: Sequence[Event], names: Mapping[int, str], setting: Setting, seat: int | None
) -> Record | None:
    """Return the record of a hand of poker as the seat knows it in the end, or with all cards.

    All cards where `seat` is None. Returns None where the hand did not come to its end. Cards shown
    on request after it are left out.
    """
    end = next((at for at, event in enumerate(events) if isinstance(event, HandEnded)), None)
    if end is None:
        return None
    unit = _CHIPS if setting.tournament else _CENTS
    return record_of(events[: end + 1], names, setting, unit, seat)


def thirteen_record(
    events: Sequence[thirteen.Event], names: Mapping[int, str], setting: Setting, seat: int | None
) -> ThirteenRecord | None:
    """Return the record of a hand of 13-card poker, as `poker_record` does."""
    if not isinstance(events[-1], thirteen.ThirteenEnded):
        return None
    return thirteen_record_of(events, names, setting, viewer=seat)


T = TypeVar("T")

_EVENT: Final = re.compile(r"[ec][1-9][0-9]{0,8}")
"""The names of events, and of cash tables, whose hands are read in the same way."""
_NAMING: Final = frozenset(("event-announced", "event-taken-in"))
_naming: Final = msgspec.msgpack.Decoder(EventAnnounced | EventTakenIn)
_closing: Final = msgspec.msgpack.Decoder(CashGameClosed)
_CLOSED: Final = str(CashGameClosed.__struct_config__.tag)
_poker: Final = msgspec.msgpack.Decoder(Event | HandRecord)
_thirteen: Final = msgspec.msgpack.Decoder(thirteen.Event | HandRecord)

EVENT_UNKNOWN: Final = Refusal("event-unknown", "illegal")
HAND_UNKNOWN: Final = Refusal("hand-unknown", "illegal")
HAND_NOT_OVER: Final = Refusal("hand-not-over", "illegal")
SEAT_HIDDEN: Final = Refusal("seat-hidden", "illegal")


class Archive:
    """Reads finished hands from the journal, for one who asks at a time."""

    def __init__(self, journal: Journal, names: Names) -> None:
        self._journal: Final = journal
        self._names: Final = names
        self._kept: Final[OrderedDict[str, Played]] = OrderedDict()
        self._pins: PinnedRules | None = None
        self._calendar: Final = Calendar(journal)
        self._looked_through = 0
        self._closed: Final[list[str]] = []
        self._games: Final[dict[str, str | None]] = {}

    def closed_tables(self) -> ClosedTablesView:
        """Return the closed cash tables at which a hand came to its end, the newest first."""
        for row in self._journal.read(STREAM, self._looked_through):
            self._looked_through = row.version
            if row.kind == _CLOSED:
                self._closed.append(_closing.decode(row.payload).table)
        played = (
            ClosedTable(name, game)
            for name in reversed(self._closed)
            if (game := self._game_of(name)) is not None
        )
        most = REPLAY_CLOSED_TABLES_LISTED_MAX
        newest = tuple(islice(played, most + 1))
        return ClosedTablesView(newest[:most], len(newest) > most)

    def _game_of(self, table: str) -> str | None:
        """Return the game of a closed cash table, None where no hand came to its end.

        It is looked up once, since the table stays closed.
        """
        if table not in self._games:
            known = self._played(table)
            over = None if known is None else next(iter(known.over), None)
            game = None if known is None or over is None else known.dealt[over].game
            self._games[table] = game
        return self._games[table]

    def hands(self, event: str, sight: Sight) -> RoomHandsView | Refusal:
        """Return the finished hands of an event, or of a cash table."""
        known = self._played(event)
        if known is None or not known.is_told_to(sight):
            return EVENT_UNKNOWN
        numbers = list(known.over)
        newest = numbers[: -REPLAY_HANDS_LISTED_MAX - 1 : -1]
        listed = tuple(_listed(number, known.dealt[number], sight) for number in newest)
        more = len(numbers) > len(listed)
        return RoomHandsView(event, known.name, listed, more)

    def hand(
        self, event: str, number: int, sight: Sight, eyes: Eyes | None = None, seat: int = 0
    ) -> ReplayView | Refusal:
        """Return a finished hand through the `eyes` asked for; `seat` is theirs for a seat.

        With None they are the person's own seat, or else a watcher's.
        """
        known = self._played(event)
        if known is None or not known.is_told_to(sight):
            return EVENT_UNKNOWN
        dealt = known.dealt.get(number) if 0 < number <= HAND_NUMBER_MAX else None
        if dealt is None:
            return HAND_UNKNOWN
        own = next((at for at, player in dealt.seats.items() if player == sight.person), None)
        if eyes is None:
            eyes, seat = ("watcher", 0) if own is None else ("seat", own)
        allowed = {own} if not sight.whole else set(dealt.seats)
        if (eyes == "all" and not sight.whole) or (eyes == "seat" and seat not in allowed):
            return SEAT_HIDDEN
        before, after = known.beside(number)
        view = ReplayView(
            id=str(number),
            seats=known.seats,
            players=tuple(
                ReplayPlayer(at, self._name_of(player, dealt), player in dealt.house)
                for at, player in sorted(dealt.seats.items())
            ),
            eyes=eyes,
            viewer=seat if eyes == "seat" else None,
            may_see=tuple(sorted(at for at in allowed if at is not None)),
            may_see_all=sight.whole,
            steps=(),
            log=(),
            before=before,
            after=after,
            event=event,
            event_name=known.name,
            table=dealt.table,
        )
        return self._with_steps(view, hand_stream(event, number), dealt.game)

    def seats_of(self, event: str) -> dict[int, dict[int, str]] | Refusal:
        """Return the names by seat of each finished hand of an event, or of a cash table."""
        known = self._played(event)
        if known is None:
            return EVENT_UNKNOWN
        return {number: self._names_in(known.dealt[number]) for number in known.over}

    def record(
        self, event: str, number: int, seat: int | None = None
    ) -> Record | ThirteenRecord | Refusal:
        """Return a finished hand as a file has it, for the host of the room.

        As the `seat` knows it in the end, or with all cards.
        """
        known = self._played(event)
        if known is None:
            return EVENT_UNKNOWN
        if number not in known.over:
            return HAND_UNKNOWN
        dealt = known.dealt[number]
        if seat is not None and seat not in dealt.seats:
            return SEAT_HIDDEN
        names = distinct(self._names_in(dealt))
        setting = setting_of(event, dealt.table, known.seats, dealt.at_ms, seat)
        stream = hand_stream(event, number)
        found: Record | ThirteenRecord | None
        if dealt.game == THIRTEEN:
            rows = self._events_of(stream, dealt.game, _thirteen)
            found = thirteen_record(rows, names, setting, seat)
        else:
            found = poker_record(self._events_of(stream, dealt.game, _poker), names, setting, seat)
        return found or HAND_NOT_OVER

    def _names_in(self, dealt: Dealt) -> dict[int, str]:
        return {at: self._name_of(player, dealt) for at, player in sorted(dealt.seats.items())}

    def _with_steps(self, view: ReplayView, stream: str, game: str) -> ReplayView | Refusal:
        """Return the view with the steps of the hand, or a refusal if the hand did not end.

        Such a hand was retired or is in play. A hand of poker may be shown on request after its
        end.
        """
        whole = view.eyes == "all"
        if game == THIRTEEN:
            rows = self._events_of(stream, game, _thirteen)
            if not any(isinstance(one, thirteen.ThirteenEnded) for one in rows):
                return HAND_NOT_OVER
            moments, lines = thirteen_steps_of(rows, view.viewer, whole=whole)
            return msgspec.structs.replace(view, thirteen=moments, thirteen_log=lines)
        events = self._events_of(stream, game, _poker)
        if not any(isinstance(one, HandEnded) for one in events):
            return HAND_NOT_OVER
        steps, log = steps_of(events, view.viewer, whole=whole)
        return msgspec.structs.replace(view, steps=steps, log=log)

    def _played(self, event: str) -> Played | None:
        """Return the hands of an event or a cash table by now, None where the name is unknown."""
        if not _EVENT.fullmatch(event):
            return None
        known = self._kept.get(event)
        if known is None:
            is_cash = event.startswith("c")
            known = PlayedCash(event) if is_cash else PlayedEvent(event, self._given(event))
        for row in self._journal.read(known.stream, known.version):
            known.version = row.version
            if row.kind in known.kinds:
                known.take(row.payload, self._calendar.at_ms(row.at_ms, row.epoch))
        if not known.is_known:
            return None
        self._kept[event] = known
        self._kept.move_to_end(event)
        if len(self._kept) > REPLAY_EVENTS_KEPT_MAX:
            self._kept.popitem(last=False)
        return known

    def _given(self, event: str) -> str:
        """Return the name that its director gave the event, "" without one."""
        for row in self._journal.read(STREAM):
            if row.kind in _NAMING:
                match _naming.decode(row.payload):
                    case EventAnnounced(event=name, name=given) if name == event:
                        return given
                    case EventTakenIn(event=name, ended=ended) if name == event:
                        return ended.name
                    case _:
                        pass
        return ""

    def _events_of(
        self, stream: str, game: str, events: "msgspec.msgpack.Decoder[T | HandRecord]"
    ) -> tuple[T, ...]:
        """Return the events of a hand under the rules of its deal, without its sealed deck."""
        rows = [row.payload for row in self._journal.read(stream) if row.kind != DECK_KIND]
        records = (events.decode(row) for row in self._under_their_rules(game, rows))
        return tuple(one for one in records if not isinstance(one, HandRecord))

    def _under_their_rules(self, game: str, rows: list[bytes]) -> list[bytes]:
        """Return the hand under today's book where its rules can be found, else as it is."""
        try:
            return (self._pins or PinnedRules()).hand(game, rows)
        except RulesLost:
            if self._pins is not None:
                return rows
        self._pins = PinnedRules.of(self._journal)
        return self._under_their_rules(game, rows)

    def _name_of(self, player: str, dealt: Dealt) -> str:
        return dealt.house.get(player) or self._names.name(player)


def _listed(number: int, dealt: Dealt, sight: Sight) -> RoomHand:
    mine = sight.person in dealt.seats.values()
    return RoomHand(number, dealt.table, len(dealt.seats), dealt.at_ms, mine, dealt.game)
