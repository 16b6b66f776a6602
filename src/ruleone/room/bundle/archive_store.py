"""Whole events as files, for the web and the command line, which are outside of the room.

An event is taken out of the journal with all rows of its streams, and with the rows about it in the
streams of the whole room. The same event gives the same bytes each time, in each room that keeps
it, as long as its persons have the same names.
"""

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future
from typing import Any, Final, Protocol

import msgspec

from ruleone.cage import LedgerEvent
from ruleone.cage.events import Entered
from ruleone.limits import BUNDLE_MAX_BYTES
from ruleone.room.bundle.checking import Checked, checked
from ruleone.room.bundle.form import (
    FIRST,
    BadBundle,
    Bundle,
    Excerpt,
    Kept,
    Stream,
    from_document,
    hand_number,
    read,
    written,
)
from ruleone.room.bundle.importing import BundlePart, keep, own_stream, part_stream
from ruleone.room.core.batch import Batch, Versions
from ruleone.room.core.books import STREAM as CAGE
from ruleone.room.core.names import Names
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.records import Calendar, EditionPinned, RoomOpened
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.news import EventName
from ruleone.room.event.records import (
    EventAnnounced,
    EventEnded,
    EventTakenIn,
    GuestCame,
    HomeGameMade,
    TableGoesLive,
)
from ruleone.room.results.results import NO_RESULTS, Results
from ruleone.room.table.records import Directed
from ruleone.store.journal import DECK_KIND, Journal, Row, Write
from ruleone.store.people import ERASED
from ruleone.tournament import events as e

_ROOM: Final = frozenset(("room-opened", "edition-pinned", "event-announced", "event-ended"))

_room: Final = msgspec.msgpack.Decoder(RoomOpened | EditionPinned | EventAnnounced | EventEnded)

_PERSONS: Final = {
    str(kind.__struct_config__.tag): (msgspec.msgpack.Decoder(kind), field)
    for kind, field in (
        (e.PlayerRegistered, "player"),
        (e.LatePlayerEntered, "player"),
        (e.AlternateListed, "player"),
        (HomeGameMade, "by"),
        (GuestCame, "person"),
        (Directed, "by"),
    )
}
"""The types of an event's rows that name persons, and the fields that name them."""

_LIVE: Final = str(TableGoesLive.__struct_config__.tag)

_live: Final = msgspec.msgpack.Decoder(TableGoesLive)

_ledger: Final = msgspec.msgpack.Decoder(LedgerEvent)

_part: Final = msgspec.msgpack.Decoder(BundlePart)


def exported(journal: Journal, names: Names, event: str) -> Bundle:
    """Return the event, which is over, as a bundle.

    Raises BadBundle where it would be larger than a file may be, and Damaged where the journal
    cannot be believed.
    """
    taken = _taken_in(journal, event)
    if taken is None:
        return _own(journal, names, event)
    kept = taken.names
    return msgspec.structs.replace(taken, names={one: _name(names, one) for one in kept})


def _name(names: Names, person: str) -> str | None:
    name = names.name(person)
    return None if name == ERASED else name


def _own(journal: Journal, names: Names, event: str) -> Bundle:
    """Return the bundle of an event that was played here."""
    size = _Size()
    streams = tuple(
        Stream(name, tuple(size.counted(Kept.of(row) for row in journal.read(name))))
        for name in _streams(journal, event)
    )
    rows = streams[0].rows
    persons = dict.fromkeys(_persons(rows))
    epochs = {row.epoch for row in rows}
    digests = set(_digests(streams))
    excerpts = tuple(_of_room(journal, event, epochs, digests))
    for one in excerpts:
        record = _room.decode(one.row.payload)
        if isinstance(record, EventAnnounced) and record.by is not None:
            persons[record.by] = None
    if any(one.row.kind == "event-ended" and _is_charged(one.row) for one in excerpts):
        excerpts += tuple(size.told(_of_cage(journal, event)))
    told = {person: _name(names, person) for person in sorted(persons)}
    return Bundle(event, streams, excerpts, told)


def _streams(journal: Journal, event: str) -> list[str]:
    """Return the event's own stream, then its hands' in their order, then its live tables'."""
    own = f"event/{event}"
    hands = [name for name, _ in journal.streams(f"hand/{event}/")]
    hands.sort(key=lambda name: hand_number(name, event) or 0)
    live = [_live.decode(row.payload).live for row in journal.read(own) if row.kind == _LIVE]
    return [own, *hands, *dict.fromkeys(f"live/{name}" for name in live)]


def _persons(rows: Iterable[Kept]) -> Iterator[str]:
    for row in rows:
        if row.kind in _PERSONS:
            decoder, field = _PERSONS[row.kind]
            record: Any = decoder.decode(row.payload)
            if getattr(record, "house", None) is None or isinstance(record, HomeGameMade):
                yield getattr(record, field)


def _digests(streams: Iterable[Stream]) -> Iterator[str]:
    """Yield the digests of the editions under which the event and its hands began."""
    for stream in streams:
        first = next((row for row in stream.rows if row.kind != DECK_KIND), None)
        told = {} if first is None else msgspec.msgpack.decode(first.payload)
        yield str(told.get("digest", ""))


def _of_room(
    journal: Journal, event: str, epochs: set[int], digests: set[str]
) -> Iterator[Excerpt]:
    """Yield the rows about the event in the stream of the room.

    Its announcement and its end, the settings of its editions, and the starts of the processes that
    wrote it.
    """
    for before, row in _linked(journal.read(STREAM)):
        if row.kind not in _ROOM:
            continue
        match _room.decode(row.payload):
            case RoomOpened():
                wanted = row.epoch in epochs
            case EditionPinned(pinned=pinned):
                wanted = pinned.digest in digests
            case EventAnnounced(event=name) | EventEnded(event=name):
                wanted = name == event
        if wanted:
            yield Excerpt(STREAM, before, Kept.of(row))


def _is_charged(row: Kept) -> bool:
    record = _room.decode(row.payload)
    return isinstance(record, EventEnded) and record.config.charged


def _of_cage(journal: Journal, event: str) -> Iterator[Excerpt]:
    """Yield the entries of the ledger that move money of the event."""
    for before, row in _linked(journal.read(CAGE)):
        entered = _ledger.decode(row.payload)
        if isinstance(entered, Entered) and any(
            account.place == event and account.kind in ("prizes", "bounties", "tickets")
            for account, _ in entered.moves
        ):
            yield Excerpt(CAGE, before, Kept.of(row))


def _linked(rows: Iterable[Row]) -> Iterator[tuple[bytes, Row]]:
    """Yield each row with the hash of the one before it."""
    before = FIRST
    for row in rows:
        yield before, row
        before = row.hash


class _Size:
    """A count of the bytes gathered so far, up to the limit of a file."""

    def __init__(self) -> None:
        self._bytes = 0

    def counted(self, rows: Iterable[Kept]) -> Iterator[Kept]:
        """Yield the rows, counted.

        Raises BadBundle beyond the limit.
        """
        for row in rows:
            self._bytes += len(row.payload) + len(row.body) + len(row.answer) + len(row.hash)
            if self._bytes > BUNDLE_MAX_BYTES:
                raise BadBundle("bundle-large", most=BUNDLE_MAX_BYTES)
            yield row

    def told(self, excerpts: Iterable[Excerpt]) -> Iterator[Excerpt]:
        """Yield the excerpts, counted.

        Raises BadBundle beyond the limit.
        """
        for one in excerpts:
            tuple(self.counted((one.row,)))
            yield one


def _taken_in(journal: Journal, event: str) -> Bundle | None:
    """Return the bundle by which the event was imported, None where it was played here.

    It is rebuilt from the parts in which it is kept.
    """
    parts = [_part.decode(row.payload).part for row in journal.read(part_stream(event))]
    if not parts:
        return None
    bundle = from_document(b"".join(parts))
    streams = tuple(
        Stream(stream.name, tuple(_filled(journal, stream, bundle.event, event)))
        for stream in bundle.streams
    )
    return msgspec.structs.replace(bundle, streams=streams)


def _filled(journal: Journal, stream: Stream, there: str, here: str) -> Iterator[Kept]:
    rows = journal.read(own_stream(stream.name, there, here))
    for kept, row in zip(stream.rows, rows, strict=True):
        payload, _ = row.as_written or (row.payload, b"")
        yield msgspec.structs.replace(kept, payload=payload)


class BundleView(msgspec.Struct, frozen=True, tag="bundle"):
    """A whole event in a file, always of the same bytes.

    `ended_ms` is when it was over, `hands` counts those played to their end, `rows` those of its
    streams. `there` is its name in the room that played it, `here` its name in this room, None
    where it is not here.
    """

    there: str
    here: str | None
    name: EventName
    ended_ms: int
    entries: int
    hands: int
    rows: int


_COMES: Final = {str(one.__struct_config__.tag) for one in (EventAnnounced, EventTakenIn)}
"""The records that bring an event into the room."""


class Met(Names, Protocol):
    """Names to which those of another room can be added."""

    def meet(self, names: Mapping[str, str], at_ms: int) -> "Future[None]":
        """Add the names that persons of another room have there, done when that is durable."""
        ...


class ArchiveStore:
    """The events of a room that are over, each as a file, and those of other rooms to import."""

    def __init__(self, journal: Journal, people: Met, results: Results) -> None:
        self._journal: Final = journal
        self._people: Final = people
        self._results: Final = results

    def file_of(self, event: str) -> bytes:
        """Return the file of the event.

        Raises BadBundle where the event is not over, or too large for a file.
        """
        if event not in self._results.ended():
            raise BadBundle(NO_RESULTS.code)
        return written(exported(self._journal, self._people, event))

    def look_into(self, data: bytes) -> Checked:
        """Return the content of a file, checked by itself.

        Raises BadBundle.
        """
        return checked(read(data))

    def expected(self, data: bytes, at_ms: int) -> Checked:
        """Return the content of a file, checked and new to this room.

        Raises BadBundle where the file is bad, and as `new` does.
        """
        return self.new(self.look_into(data), at_ms)

    def new(self, one: Checked, at_ms: int) -> Checked:
        """Return the bundle ready to be kept: its persons are known from now on.

        Raises BadBundle where the event is here already, OSError where the disk refuses.
        """
        here = self.here(one)
        if here is not None:
            raise BadBundle("bundle-here", event=here)
        names = {person: name for person, name in one.bundle.names.items() if name is not None}
        self._people.meet(names, at_ms).result()
        return one

    def here(self, one: Checked) -> str | None:
        """Return the event's name in this room, None where it is not here.

        It may have been imported before, or been played here.
        """
        for event, ended in self._results.ended().items():
            if ended.elsewhere is not None and ended.elsewhere.mark == one.mark:
                return event
        there = one.bundle.streams[0]
        at = next(row.version for row in there.rows if row.hash == one.mark)
        row = next(iter(self._journal.read(there.name, at - 1)), None)
        return one.bundle.event if row is not None and row.hash == one.mark else None

    def writes_of(self, one: Checked) -> tuple[str, tuple[Write, ...]]:
        """Return the event's name in this room, and the writes that keep it, for a closed room.

        They are one append under the lease of the last process that had the room open.
        """
        versions, pins, count, epoch, at_ms = Versions(), PinnedRules.of(self._journal), 0, 1, 0
        for row in self._journal.read(STREAM):
            versions.put(STREAM, row.version)
            epoch, at_ms = max(epoch, row.epoch), max(at_ms, row.at_ms)
            count += row.kind in _COMES
        event, batch = f"e{count + 1}", Batch(at_ms)
        keep(one, event, None, Calendar(self._journal).at_ms(0, epoch), pins, batch)
        return event, batch.writes(versions, epoch)
