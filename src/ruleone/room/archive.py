"""The hands of the room that are over, found in the journal, each shown to whoever may see it.

Nothing of the room's own state is read here, so that a hand can be made ready beside the room.
Sealed decks stay sealed: what nobody was dealt is not looked at.
"""

import re
from collections import OrderedDict
from typing import Final

import msgspec

from ruleone.dealing.events import Event, HandEnded
from ruleone.limits import HAND_NUMBER_MAX, REPLAY_EVENTS_KEPT_MAX, REPLAY_HANDS_LISTED_MAX
from ruleone.room import records as r
from ruleone.room.home_game import HomeGame
from ruleone.room.names import Names
from ruleone.room.replay_views import Eyes, ReplayPlayer, ReplayView, RoomHand, RoomHandsView
from ruleone.room.settings import STREAM
from ruleone.room.show.lobby import event_name
from ruleone.room.show.replay import steps_of
from ruleone.room.table_host import hand_stream
from ruleone.room.views import EventName
from ruleone.rulebook import Refusal
from ruleone.store.journal import DECK_KIND, Journal
from ruleone.tournament import events as e
from ruleone.tournament.config import EventConfig

_EVENT: Final = re.compile(r"e[1-9][0-9]{0,8}")
_TELLING: Final = (
    e.EventOpened | e.HandDealt | e.HandRecorded | e.PlayerRegistered | e.PlayerWithdrawn
    | r.HousePlayersNamed | r.HandRetired | r.HomeGameMade | r.Invited | r.GuestCame
)  # fmt: skip
_KINDS: Final = frozenset(
    (
        "event-opened",
        "hand-dealt",
        "hand-recorded",
        "player-registered",
        "player-withdrawn",
        "house-players-named",
        "hand-retired",
        "home-game-made",
        "invited",
        "guest-came",
    )
)
_telling: Final = msgspec.msgpack.Decoder(_TELLING)
_room: Final = msgspec.msgpack.Decoder(r.RoomRecord)
_hand: Final = msgspec.msgpack.Decoder(Event | r.HandRecord)

EVENT_UNKNOWN: Final = Refusal("event-unknown", "illegal")
HAND_UNKNOWN: Final = Refusal("hand-unknown", "illegal")
HAND_NOT_OVER: Final = Refusal("hand-not-over", "illegal")
SEAT_HIDDEN: Final = Refusal("seat-hidden", "illegal")


class Sight(msgspec.Struct, frozen=True):
    """Who looks, and whether he may see every seat: `Room.sight` says so at that moment."""

    person: str
    whole: bool = False


class _Dealt(msgspec.Struct, frozen=True):
    """Where a hand was dealt, and who sat in it, by seat."""

    table: int
    seats: dict[int, str]
    at_ms: int


class _Event:
    """What the stream of an event tells of its hands, up to a version of it."""

    def __init__(self, given: str) -> None:
        self.given: Final = given
        self.config: EventConfig | None = None
        self.version = 0
        self.house: dict[str, str] = {}
        self.dealt: dict[int, _Dealt] = {}
        self.over: dict[int, None] = {}
        self.at_table: dict[int, list[int]] = {}
        self.retired: set[int] = set()
        self.players: set[str] = set()
        self.home: HomeGame | None = None

    def take(self, told: object) -> None:
        match told:
            case e.EventOpened():
                self.config = told.config
            case e.HandDealt():
                order = told.order
                self.dealt[order.number] = _Dealt(order.table, order.seats, told.at_ms)
            case e.HandRecorded() if told.number not in self.retired:
                self.over[told.number] = None
                self.at_table.setdefault(told.table, []).append(told.number)
            case e.PlayerRegistered():
                self.players.add(told.player)
            case e.PlayerWithdrawn():
                self.players.discard(told.player)
            case r.HomeGameMade():
                self.home = HomeGame(told.by, told.house)
            case r.Invited() if self.home is not None:
                self.home.invites_by(told.door)
            case r.GuestCame() if self.home is not None:
                self.home.guests.add(told.person)
            case r.HandRetired():
                self.retired.add(told.hand)
            case r.HousePlayersNamed():
                self.house.update(told.names)
            case _:
                pass

    def is_told_to(self, sight: Sight) -> bool:
        """Whether the event is told to him: a home game to its own people, or once it is over to
        whoever may see all of it."""
        known = self.home is None or self.home.knows(sight.person) or sight.person in self.players
        return known or sight.whole


class Archive:
    """Reads finished hands from the journal, for one who asks at a time."""

    def __init__(self, journal: Journal, names: Names) -> None:
        self._journal: Final = journal
        self._names: Final = names
        self._events: Final[OrderedDict[str, _Event]] = OrderedDict()

    def hands(self, event: str, sight: Sight) -> RoomHandsView | Refusal:
        """The hands of an event that are over."""
        known = self._event(event)
        if known is None or not known.is_told_to(sight):
            return EVENT_UNKNOWN
        numbers = list(known.over)
        newest = numbers[: -REPLAY_HANDS_LISTED_MAX - 1 : -1]
        listed = tuple(_listed(number, known.dealt[number], sight) for number in newest)
        more = len(numbers) > len(listed)
        return RoomHandsView(event, _named(event, known), listed, more)

    def hand(
        self, event: str, number: int, sight: Sight, eyes: Eyes | None = None, seat: int = 0
    ) -> ReplayView | Refusal:
        """A hand that is over, with the eyes that are asked for: those of a `seat`, where None are
        asked for the person's own, else a watcher's."""
        known = self._event(event)
        if known is None or not known.is_told_to(sight):
            return EVENT_UNKNOWN
        dealt = known.dealt.get(number) if 0 < number <= HAND_NUMBER_MAX else None
        if dealt is None:
            return HAND_UNKNOWN
        players = tuple(
            ReplayPlayer(at, self._name_of(player, known), player in known.house)
            for at, player in sorted(dealt.seats.items())
        )
        before, after = _beside(known.at_table.get(dealt.table, []), number)
        own = next((at for at, player in dealt.seats.items() if player == sight.person), None)
        if eyes is None:
            eyes, seat = ("watcher", 0) if own is None else ("seat", own)
        allowed = {own} if not sight.whole else set(dealt.seats)
        if (eyes == "all" and not sight.whole) or (eyes == "seat" and seat not in allowed):
            return SEAT_HIDDEN
        events = self._events_of(hand_stream(event, number))
        # A hand may be seen on request after its end; one without an end was retired or goes on.
        if not any(isinstance(one, HandEnded) for one in events):
            return HAND_NOT_OVER
        viewer = seat if eyes == "seat" else None
        steps, log = steps_of(events, viewer, whole=eyes == "all")
        assert known.config is not None, "a hand was dealt in an event that was opened"
        return ReplayView(
            id=str(number),
            seats=known.config.table_size,
            players=players,
            eyes=eyes,
            viewer=viewer,
            may_see=tuple(sorted(at for at in allowed if at is not None)),
            may_see_all=sight.whole,
            steps=steps,
            log=log,
            before=before,
            after=after,
            event=event,
            event_name=_named(event, known),
            table=dealt.table,
        )

    def _event(self, event: str) -> _Event | None:
        """What is known of an event by now; None where there is none of that name."""
        if not _EVENT.fullmatch(event):
            return None
        known = self._events.get(event)
        if known is None:
            known = _Event(self._given(event))
        for row in self._journal.read(f"event/{event}", known.version):
            known.version = row.version
            if row.kind in _KINDS:
                known.take(_telling.decode(row.payload))
        if known.config is None:
            return None
        self._events[event] = known
        self._events.move_to_end(event)
        if len(self._events) > REPLAY_EVENTS_KEPT_MAX:
            self._events.popitem(last=False)
        return known

    def _given(self, event: str) -> str:
        """The name that its director gave the event, "" where nobody did."""
        for row in self._journal.read(STREAM):
            if row.kind == "event-announced":
                record = _room.decode(row.payload)
                if isinstance(record, r.EventAnnounced) and record.event == event:
                    return record.name
        return ""

    def _events_of(self, stream: str) -> tuple[Event, ...]:
        """The events of a hand, its sealed deck left out."""
        records = (
            _hand.decode(row.payload) for row in self._journal.read(stream) if row.kind != DECK_KIND
        )
        return tuple(one for one in records if not isinstance(one, r.HandRecord))

    def _name_of(self, player: str, known: _Event) -> str:
        return known.house.get(player) or self._names.name(player)


def _named(event: str, known: _Event) -> EventName:
    assert known.config is not None, "only events that were opened are kept"
    return event_name(event, known.given, known.config)


def _listed(number: int, dealt: _Dealt, sight: Sight) -> RoomHand:
    mine = sight.person in dealt.seats.values()
    return RoomHand(number, dealt.table, len(dealt.seats), dealt.at_ms, mine)


def _beside(numbers: list[int], number: int) -> tuple[int | None, int | None]:
    """The table's hands before and after one of them."""
    if number not in numbers:
        return None, None
    at = numbers.index(number)
    return (
        numbers[at - 1] if at else None,
        numbers[at + 1] if at + 1 < len(numbers) else None,
    )
