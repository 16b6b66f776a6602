"""The check of a bundle by itself.

Its rows have to chain as they were written, its event and hands to replay to the same bytes, and
its sealed draws to come out the same. Together they have to give the results that its room noted.

Nothing of any room is needed for it. A hash does not sign anything: somebody who can rewrite a
whole bundle can make up another event. The check shows that this one was not changed and holds
together.
"""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ruleone.chinese import ThirteenHand, thirteen_rules
from ruleone.chinese import events as thirteen
from ruleone.dealing import Hand
from ruleone.dealing.events import Event, HandEnded, HandStarted
from ruleone.dealing.rules import hand_rules
from ruleone.draw_audit import Audit
from ruleone.room.bundle.form import (
    BadBundle,
    Bundle,
    Kept,
    Stream,
    expect_chained,
    hand_number,
    is_live,
)
from ruleone.room.core.names import is_given
from ruleone.room.core.pinned_rules import PinnedRules, RulesLost
from ruleone.room.core.records import EditionPinned, RoomOpened, is_of_a_calendar
from ruleone.room.core.settings import STREAM
from ruleone.room.event.finished import summary_of
from ruleone.room.event.records import (
    EventAnnounced,
    EventEnded,
    HomeGameMade,
    HostRecord,
    HousePlayersNamed,
)
from ruleone.room.live.events import LiveEvent
from ruleone.room.table.records import HandRecord, HandRetired
from ruleone.rulebook import edition
from ruleone.rulebook.edition import digest_of
from ruleone.tournament import events as e
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.tournament.tournament import Tournament

_FAILURES: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError,
    ValueError, msgspec.MsgspecError,
)  # fmt: skip
"""The exceptions that rows no room wrote may raise."""
_FINISHED: Final = str(e.EventFinished.__struct_config__.tag)
_room: Final = msgspec.msgpack.Decoder(RoomOpened | EditionPinned | EventAnnounced | EventEnded)
_event: Final = msgspec.msgpack.Decoder(e.TournamentEvent | HostRecord)
_poker: Final = msgspec.msgpack.Decoder(Event | HandRecord)
_live: Final = msgspec.msgpack.Decoder(LiveEvent)
_thirteen: Final = msgspec.msgpack.Decoder(thirteen.Event | HandRecord)
_encode: Final = msgspec.msgpack.Encoder().encode


class Checked(msgspec.Struct, frozen=True):
    """A bundle that holds together.

    `ended` is the result that its room noted, `ended_ms` its time by the clock of that machine.
    Under each lease the room's own time was behind that clock by `behind_ms`. `mark` is the hash of
    the row in which the event ended: all rows before it are chained to it, so no other event has
    it. `hands` were played to their end.
    """

    bundle: Bundle
    ended: EventEnded
    ended_ms: int
    behind_ms: dict[int, int]
    mark: bytes
    hands: int

    def by_the_wall(self, row: Kept) -> int:
        """Return when a row was written, in milliseconds since 1970, by that machine's clock."""
        return row.at_ms + self.behind_ms.get(row.epoch, 0)


class _Played(msgspec.Struct):
    """The facts that the stream of the event tells as it is read through."""

    ended: EventEnded
    dealt: dict[int, e.HandDealt]
    recorded: dict[int, dict[int, int]]
    finished: Kept | None


class _Told:
    """The rows about the event in the room's own stream."""

    def __init__(self, bundle: Bundle) -> None:
        self.pins: Final = PinnedRules()
        self.title = ""
        self.ended: tuple[EventEnded, Kept] | None = None
        self.behind_ms: Final[dict[int, int]] = {}
        for one in bundle.excerpts:
            if one.stream == STREAM:
                self._take(_room.decode(one.row.payload), one.row, bundle.event)

    def _take(
        self,
        record: RoomOpened | EditionPinned | EventAnnounced | EventEnded,
        row: Kept,
        event: str,
    ) -> None:
        match record:
            case RoomOpened():
                self.behind_ms[row.epoch] = record.shell_ms - row.at_ms
            case EditionPinned(pinned=pinned):
                if digest_of(pinned.settings, pinned.rules) != pinned.digest:
                    raise ValueError(f"the settings of {pinned.edition} have another digest")
                self.pins.take(record)
            case EventAnnounced(event=name) if name == event:
                self.title = record.name
            case EventEnded(event=name) if name == event:
                self.ended = record, row
            case _:
                raise ValueError("an excerpt tells of another event")


def checked(bundle: Bundle) -> Checked:
    """Return the bundle, checked.

    Raises BadBundle where a row does not follow the one before it or cannot be read, and where the
    rows come to another result than the noted one.
    """
    expect_chained(bundle)
    try:
        told = _Told(bundle)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadBundle("bundle-unreadable", said=str(error)[:200]) from error
    if told.ended is None:
        raise BadBundle("bundle-running")
    own = bundle.streams[0]
    try:
        played = _replayed(own, bundle.event, told)
    except RulesLost as error:
        raise BadBundle("bundle-rules", said=str(error)[:200]) from error
    except _FAILURES as error:
        raise _unread(own.name, error) from error
    noted, ended_row = told.ended
    if not all(map(is_given, {told.title, noted.name, *noted.names.values()} - {""})):
        raise BadBundle("bundle-unreadable", said="names")
    if played.finished is None:
        raise BadBundle("bundle-running")
    if _alike(noted, told) != _alike(_as_noted(played.ended, noted), told):
        raise BadBundle("bundle-otherwise", stream=own.name)
    for stream in bundle.streams[1:]:
        if is_live(stream.name):
            _expect_read(stream)
        else:
            _expect_hand(stream, bundle.event, played, told.pins)
    judged = Checked(
        bundle=bundle,
        ended=noted,
        ended_ms=ended_row.at_ms + told.behind_ms.get(ended_row.epoch, 0),
        behind_ms=told.behind_ms,
        mark=played.finished.hash,
        hands=len(played.recorded),
    )
    _expect_dated(judged)
    return judged


def _expect_dated(one: Checked) -> None:
    """Raise BadBundle where an event of the bundle has a time that no calendar has."""
    rows = (row for stream in one.bundle.streams for row in stream.rows)
    if not all(is_of_a_calendar(at_ms) for at_ms in (one.ended_ms, *map(one.by_the_wall, rows))):
        raise BadBundle("bundle-unreadable", said="times")


def _unread(stream: str, error: Exception) -> BadBundle:
    return BadBundle("bundle-unread-stream", stream=stream, said=str(error)[:200])


def _as_noted(ended: EventEnded, noted: EventEnded) -> EventEnded:
    """Return the result of the event without the fields that its room did not know yet."""
    bought = None if noted.bought is None else ended.bought
    return msgspec.structs.replace(ended, bought=bought, at_will=noted.at_will)


def _alike(ended: EventEnded, told: _Told) -> bytes:
    """Return a noted result as bytes, without the edition's name where today's book has another."""
    edition = "" if told.pins.under else ended.edition
    return _encode(msgspec.structs.replace(ended, edition=edition))


def _replayed(own: Stream, event: str, told: _Told) -> _Played:
    """Play the event through, each row decoded; raise BadBundle at a draw that is wrong."""
    first = _event.decode(own.rows[0].payload)
    if not isinstance(first, e.EventOpened):
        raise ValueError("the first row does not open an event")
    rules = told.pins.in_force(event, first.edition, first.digest)
    begun = msgspec.structs.replace(first, edition=rules.id, digest=rules.digest)
    tournament, audit = Tournament.replay([begun]), Audit()
    names: dict[str, str] = {}
    maker: str | None = None
    dealt: dict[int, e.HandDealt] = {}
    recorded: dict[int, dict[int, int]] = {}
    finished: Kept | None = None
    for row in own.rows[1:]:
        record = _event.decode(row.payload)
        if not isinstance(record, HostRecord):
            if audit.finds_wrong(tournament.state, record):
                raise BadBundle("bundle-draw", stream=own.name, version=row.version)
            tournament.apply(record)
        match record:
            case HousePlayersNamed():
                names |= record.names
            case HomeGameMade():
                maker = record.by
            case e.HandDealt():
                dealt[record.order.number] = record
            case e.HandRecorded():
                recorded[record.number] = record.stacks
            case HandRetired():
                dealt.pop(record.hand, None)
            case e.EventFinished():
                finished = row
            case _:
                pass
    ended = summary_of(event, told.title, tournament.state, names, maker)
    return _Played(ended, dealt, recorded, finished)


def _expect_read(stream: Stream) -> None:
    """Raise BadBundle where a row of a live table cannot be read.

    Its results stand in the event.
    """
    try:
        for row in stream.rows:
            _live.decode(row.payload)
    except msgspec.MsgspecError as error:
        raise _unread(stream.name, error) from error


def _expect_hand(stream: Stream, event: str, played: _Played, pins: PinnedRules) -> None:
    """Raise BadBundle where a hand does not replay to the same bytes and the noted stacks."""
    number = hand_number(stream.name, event)
    dealt = played.dealt.get(number or 0)
    if dealt is None:
        return  # retired: it came to nothing, and its rows are chained
    rows = list(stream.hand)
    try:
        again, stacks = _hand(dealt.order.game, pins.hand(dealt.order.game, rows))
        same = all(_encode(now) == then for now, then in again)
    except RulesLost as error:
        raise BadBundle("bundle-rules", said=str(error)[:200]) from error
    except _FAILURES as error:
        raise _unread(stream.name, error) from error
    if not same or (stacks is not None and played.recorded.get(number or 0) != stacks):
        raise BadBundle("bundle-otherwise", stream=stream.name)


def _expect_own_rules(first: msgspec.Struct) -> None:
    """Raise ValueError where a hand begins under other rules than those of its edition."""
    match first:
        case HandStarted():
            rules: object = hand_rules(edition(first.edition), first.game)
        case thirteen.ThirteenStarted():
            rules = thirteen_rules(edition(first.edition))
        case _:
            return  # no start of a hand: the replay says so
    if first.rules != rules:
        raise ValueError(f"its rules are not those of {first.edition}")


def _hand(
    game: str, rows: list[bytes]
) -> tuple[Iterator[tuple[msgspec.Struct, bytes]], dict[int, int] | None]:
    """Replay a hand: return each of its events beside its row, and the stacks at its end.

    The stacks are None where the hand did not end.
    """
    decoder = _thirteen if game == THIRTEEN else _poker
    told = [(decoder.decode(row), row) for row in rows]
    events = [(event, row) for event, row in told if not isinstance(event, HandRecord)]
    _expect_own_rules(events[0][0])
    if game == THIRTEEN:
        played = ThirteenHand.replay(event for event, _ in events)
        over = any(isinstance(event, thirteen.ThirteenEnded) for event, _ in events)
        again: Iterable[msgspec.Struct] = played.events
        stacks = played.stacks
    else:
        hand = Hand.replay(event for event, _ in events)
        over = any(isinstance(event, HandEnded) for event, _ in events)
        again, stacks = hand.events, hand.stacks
    rows_of = [row for _, row in events]
    return zip(again, rows_of, strict=True), stacks if over else None
