"""Whole events as files, for who stands outside of the room: the web, the command line."""

from collections.abc import Mapping
from concurrent.futures import Future
from typing import Final, Protocol

from ruleone.room.bundle.checking import Checked, checked
from ruleone.room.bundle.exporting import packed
from ruleone.room.bundle.form import BadBundle, read, written
from ruleone.room.bundle.importing import keep
from ruleone.room.core.batch import Batch, Versions
from ruleone.room.core.calendar import Wall
from ruleone.room.core.names import Names
from ruleone.room.core.pinned_rules import Pins
from ruleone.room.core.settings import STREAM
from ruleone.room.event.records import EventAnnounced, EventTakenIn
from ruleone.room.results.results import NO_RESULTS, Results
from ruleone.store.journal import Journal, Write

_COMES: Final = {str(one.__struct_config__.tag) for one in (EventAnnounced, EventTakenIn)}
"""What brings an event into the room."""


class Met(Names, Protocol):
    """Names that take in those of another room."""

    def meet(self, names: Mapping[str, str], at_ms: int) -> "Future[None]":
        """Know what persons of another room are called there, done when that is durable."""
        ...


class Shelf:
    """The events of a room that are over, each as a file, and those of other rooms on their way
    in."""

    def __init__(self, journal: Journal, people: Met, results: Results) -> None:
        self._journal: Final = journal
        self._people: Final = people
        self._results: Final = results

    def file_of(self, event: str) -> bytes:
        """The whole event. Raises BadBundle where it is not over, or too large for a file."""
        if event not in self._results.ended():
            raise BadBundle(NO_RESULTS.code)
        return written(packed(self._journal, self._people, event))

    def look_into(self, data: bytes) -> Checked:
        """What is in a file, judged by itself. Raises BadBundle."""
        return checked(read(data))

    def expected(self, data: bytes, at_ms: int) -> Checked:
        """What is in a file, new to this room. Raises BadBundle where the file is bad, and as `new`
        does."""
        return self.new(self.look_into(data), at_ms)

    def new(self, one: Checked, at_ms: int) -> Checked:
        """The same, ready to be kept: its people are known from now on. Raises BadBundle where the
        event is here already, OSError where the disk refuses."""
        here = self.here(one)
        if here is not None:
            raise BadBundle("bundle-here", event=here)
        names = {person: name for person, name in one.bundle.names.items() if name is not None}
        self._people.meet(names, at_ms).result()
        return one

    def here(self, one: Checked) -> str | None:
        """The name of the event where this room has it already: it came before, or was played
        here."""
        for event, ended in self._results.ended().items():
            if ended.elsewhere is not None and ended.elsewhere.mark == one.mark:
                return event
        there = one.bundle.streams[0]
        at = next(row.version for row in there.rows if row.hash == one.mark)
        row = next(iter(self._journal.read(there.name, at - 1)), None)
        return one.bundle.event if row is not None and row.hash == one.mark else None

    def writes_of(self, one: Checked) -> tuple[str, tuple[Write, ...]]:
        """For a room that is closed: the event's name here, and what keeps it, all in one append
        under the lease of who had the room open last."""
        versions, pins, count, epoch, at_ms = Versions(), Pins.of(self._journal), 0, 1, 0
        for row in self._journal.read(STREAM):
            versions.put(STREAM, row.version)
            epoch, at_ms = max(epoch, row.epoch), max(at_ms, row.at_ms)
            count += row.kind in _COMES
        event, batch = f"e{count + 1}", Batch(at_ms)
        keep(one, event, None, Wall(self._journal).at_ms(0, epoch), pins, batch)
        return event, batch.writes(versions, epoch)
