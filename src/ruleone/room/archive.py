"""The hands of the room that are over, found in the journal, each shown to whoever may see it.

Nothing of the room's own state is read here, so that a hand can be made ready beside the room.
Sealed decks stay sealed: what nobody was dealt is not looked at.
"""

import re
from collections import OrderedDict
from itertools import islice
from typing import Final, TypeVar

import msgspec

from ruleone.chinese import events as thirteen
from ruleone.dealing.events import Event, HandEnded
from ruleone.history import Record, ThirteenRecord
from ruleone.limits import (
    HAND_NUMBER_MAX,
    REPLAY_CLOSED_TABLES_LISTED_MAX,
    REPLAY_EVENTS_KEPT_MAX,
    REPLAY_HANDS_LISTED_MAX,
)
from ruleone.room import records as r
from ruleone.room.names import Names
from ruleone.room.pins import Pins, RulesLost
from ruleone.room.played import Dealt, Played, PlayedCash, PlayedEvent, Sight
from ruleone.room.recorded import distinct, poker_record, setting_of, thirteen_record
from ruleone.room.replay_views import (
    ClosedTable,
    ClosedTablesView,
    Eyes,
    ReplayPlayer,
    ReplayView,
    RoomHand,
    RoomHandsView,
)
from ruleone.room.settings import STREAM
from ruleone.room.show.replay import steps_of
from ruleone.room.show.thirteen_replay import thirteen_steps_of
from ruleone.room.table_host import hand_stream
from ruleone.room.wall import Wall
from ruleone.rulebook import Refusal
from ruleone.store.journal import DECK_KIND, Journal
from ruleone.tournament.games import THIRTEEN

T = TypeVar("T")

_EVENT: Final = re.compile(r"[ec][1-9][0-9]{0,8}")
"""The names of events, and of cash tables, whose hands are told in the same way."""
_NAMING: Final = frozenset(("event-announced", "event-taken-in"))
_room: Final = msgspec.msgpack.Decoder(r.RoomRecord)
_CLOSED: Final = str(r.CashGameClosed.__struct_config__.tag)
_poker: Final = msgspec.msgpack.Decoder(Event | r.HandRecord)
_thirteen: Final = msgspec.msgpack.Decoder(thirteen.Event | r.HandRecord)

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
        self._pins: Pins | None = None
        self._wall: Final = Wall(journal)
        self._looked_through = 0
        self._closed: Final[list[str]] = []
        self._games: Final[dict[str, str | None]] = {}

    def closed_tables(self) -> ClosedTablesView:
        """The cash tables that are closed, as far as hands were played there."""
        for row in self._journal.read(STREAM, self._looked_through):
            self._looked_through = row.version
            if row.kind == _CLOSED:
                closed = _room.decode(row.payload)
                assert isinstance(closed, r.CashGameClosed)
                self._closed.append(closed.table)
        played = (
            ClosedTable(name, game)
            for name in reversed(self._closed)
            if (game := self._game_of(name)) is not None
        )
        most = REPLAY_CLOSED_TABLES_LISTED_MAX
        newest = tuple(islice(played, most + 1))
        return ClosedTablesView(newest[:most], len(newest) > most)

    def _game_of(self, table: str) -> str | None:
        """What was played at a closed cash table; None where no hand came to its end. It is closed
        for ever, so it is looked up once."""
        if table not in self._games:
            known = self._played(table)
            over = None if known is None else next(iter(known.over), None)
            game = None if known is None or over is None else known.dealt[over].game
            self._games[table] = game
        return self._games[table]

    def hands(self, event: str, sight: Sight) -> RoomHandsView | Refusal:
        """The hands of an event, or of a cash table, that are over."""
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
        """A hand that is over, with the eyes that are asked for: those of a `seat`, where None are
        asked for the person's own, else a watcher's."""
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
        """Of each hand of an event, or of a cash table, that is over: its seats with the names of
        those who sat there."""
        known = self._played(event)
        if known is None:
            return EVENT_UNKNOWN
        return {number: self._names_in(known.dealt[number]) for number in known.over}

    def record(
        self, event: str, number: int, seat: int | None = None
    ) -> Record | ThirteenRecord | Refusal:
        """A hand that is over as a file tells it, for the host of the room: as a seat of it knows
        it in the end, or with all cards."""
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
        """The view with what happened in the hand, if the hand has come to its end: one without
        was retired or goes on. A hand of poker may be seen on request after its end."""
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
        """What is known of an event or a cash table by now; None where there is none of that
        name."""
        if not _EVENT.fullmatch(event):
            return None
        known = self._kept.get(event)
        if known is None:
            is_cash = event.startswith("c")
            known = PlayedCash(event) if is_cash else PlayedEvent(event, self._given(event))
        for row in self._journal.read(known.stream, known.version):
            known.version = row.version
            if row.kind in known.kinds:
                known.take(row.payload, self._wall.at_ms(row.at_ms, row.epoch))
        if not known.is_known:
            return None
        self._kept[event] = known
        self._kept.move_to_end(event)
        if len(self._kept) > REPLAY_EVENTS_KEPT_MAX:
            self._kept.popitem(last=False)
        return known

    def _given(self, event: str) -> str:
        """The name that its director gave the event, "" where nobody did."""
        for row in self._journal.read(STREAM):
            if row.kind in _NAMING:
                match _room.decode(row.payload):
                    case r.EventAnnounced(event=name, name=given) if name == event:
                        return given
                    case r.EventTakenIn(event=name, ended=ended) if name == event:
                        return ended.name
                    case _:
                        pass
        return ""

    def _events_of(
        self, stream: str, game: str, events: "msgspec.msgpack.Decoder[T | r.HandRecord]"
    ) -> tuple[T, ...]:
        """The events of a hand under the rules that it was dealt by, its sealed deck left out."""
        rows = [row.payload for row in self._journal.read(stream) if row.kind != DECK_KIND]
        records = (events.decode(row) for row in self._under_their_rules(game, rows))
        return tuple(one for one in records if not isinstance(one, r.HandRecord))

    def _under_their_rules(self, game: str, rows: list[bytes]) -> list[bytes]:
        """The hand by the book of today, as far as its rules are to be had; else as it stands."""
        try:
            return (self._pins or Pins()).hand(game, rows)
        except RulesLost:
            if self._pins is not None:
                return rows
        self._pins = Pins.of(self._journal)
        return self._under_their_rules(game, rows)

    def _name_of(self, player: str, dealt: Dealt) -> str:
        return dealt.house.get(player) or self._names.name(player)


def _listed(number: int, dealt: Dealt, sight: Sight) -> RoomHand:
    mine = sight.person in dealt.seats.values()
    return RoomHand(number, dealt.table, len(dealt.seats), dealt.at_ms, mine, dealt.game)
