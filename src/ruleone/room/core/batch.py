"""The batch of one step: what an order or a wake has changed so far.

With it the answer of an order, and the kinds of failure that freeze a part of the room although
nobody asked for anything wrong.
"""

from concurrent.futures import Future
from typing import Final

import msgspec

from ruleone.store.journal import Entry, Write


class Done(msgspec.Struct, frozen=True):
    """Done, in this event or at this table of it. `None` where it is of the whole room.

    `rests` are the numbers of the acts that rested on what was undone.
    """

    event: str | None = None
    table: int | None = None
    rests: tuple[int, ...] = ()


FAILURES: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError,
    ValueError,
)  # fmt: skip
"""Mistakes of our own making: what they hit is frozen, the rest of the room goes on."""

_encode: Final = msgspec.msgpack.Encoder().encode


class Versions:
    """The version of each stream as the room expects it; finished streams are dropped."""

    def __init__(self) -> None:
        self._versions: dict[str, int] = {}

    def of(self, stream: str) -> int:
        """Return the version of the stream, 0 for a new one."""
        return self._versions.get(stream, 0)

    def put(self, stream: str, version: int) -> None:
        """Set the version of the stream."""
        self._versions[stream] = version

    def drop(self, stream: str) -> None:
        """Drop the stream: nothing more will be written to it."""
        self._versions.pop(stream, None)


class Batch:
    """The entries of one step, in the order in which they happened.

    `beside` is done when what is kept beside the journal, a name, is durable; None where there is
    nothing of that kind. `first` has to be durable there before the entries that name it are
    written. `ended` are persons who are erased, `forgotten` are texts beside the journal that go
    once the entries are durable. In the sessions of `turned` somebody else acts from then on.

    Consecutive entries of one stream become one write. `cut` removes everything after a mark, for a
    step that failed half-way.
    """

    def __init__(self, at_ms: int) -> None:
        self.at_ms: Final = at_ms
        self._entries: list[tuple[str, int, Entry]] = []
        self._changed: dict[str, None] = {}
        self._later: dict[str, None] = {}
        self._done: list[str] = []
        self.beside: Future[None] | None = None
        self.first: Future[None] | None = None
        self.forgotten: tuple[str, ...] = ()
        self.ended: tuple[str, ...] = ()
        self.turned: dict[str, None] = {}

    @property
    def changed(self) -> tuple[str, ...]:
        """The topics whose views differ, each once."""
        return tuple(self._changed)

    @property
    def later(self) -> tuple[str, ...]:
        """The topics besides `changed` of which only the figures of the field differ, each once."""
        return tuple(topic for topic in self._later if topic not in self._changed)

    def add(self, stream: str, event: msgspec.Struct) -> None:
        """Add an event to the stream; its tag is the kind of its entry."""
        tag = event.__struct_config__.tag
        self._entries.append((stream, self.at_ms, Entry(str(tag), _encode(event))))

    def add_entry(self, stream: str, entry: Entry, at_ms: int | None = None) -> None:
        """Add an entry that is encoded already.

        A sealed deck, or an event of another room, which has a time of its own: `at_ms`.
        """
        self._entries.append((stream, self.at_ms if at_ms is None else at_ms, entry))

    def change(self, *topics: str) -> None:
        """Mark these topics as changed."""
        self._changed.update(dict.fromkeys(topics))

    def change_later(self, *topics: str) -> None:
        """Mark these topics as changed in nothing but the figures of their event's field."""
        self._later.update(dict.fromkeys(topics))

    def finish(self, *streams: str) -> None:
        """Note that nothing more will be written to the streams after this batch."""
        self._done.extend(streams)

    def mark(self) -> int:
        """Return a mark of the entries so far, for `cut`."""
        return len(self._entries)

    def cut(self, mark: int) -> None:
        """Remove all entries that were added after the mark."""
        del self._entries[mark:]

    def writes(
        self,
        versions: Versions,
        epoch: int,
        command: tuple[str, bytes, bytes] | None = None,
    ) -> tuple[Write, ...]:
        """Return all entries as writes, and move the versions of their streams on.

        `command` is the id of the command behind the step, its body and its answer; they are
        written with the first entry.
        """
        writes: list[Write] = []
        place = 0
        while place < len(self._entries):
            stream, at_ms, _ = self._entries[place]
            end = place
            while end < len(self._entries) and self._entries[end][:2] == (stream, at_ms):
                end += 1
            entries = tuple(entry for _, _, entry in self._entries[place:end])
            name, body, answer = command if command and place == 0 else (None, b"", b"")
            expected = versions.of(stream)
            writes.append(Write(stream, expected, epoch, at_ms, entries, name, body, answer))
            versions.put(stream, expected + len(entries))
            place = end
        for stream in self._done:
            versions.drop(stream)
        return tuple(writes)
