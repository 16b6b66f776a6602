"""One step of the room: what an ask, or a wake, has done so far, what it came to, and what of it
may fail although nobody has asked for anything wrong.
"""

from concurrent.futures import Future
from typing import Final

import msgspec

from ruleone.store.journal import Entry, Write


class Done(msgspec.Struct, frozen=True):
    """Done, in this event or at this table of it. `None` where it is of the whole room."""

    event: str | None = None
    table: int | None = None


FAILURES: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError,
    ValueError,
)  # fmt: skip
"""Mistakes of our own making: what they hit is frozen, the rest of the room goes on."""

_encode: Final = msgspec.msgpack.Encoder().encode


class Versions:
    """How far each stream is, as the room believes; streams that are done with are dropped."""

    def __init__(self) -> None:
        self._versions: dict[str, int] = {}

    def of(self, stream: str) -> int:
        """The version of the stream, 0 for a new one."""
        return self._versions.get(stream, 0)

    def put(self, stream: str, version: int) -> None:
        """The stream is at this version now."""
        self._versions[stream] = version

    def drop(self, stream: str) -> None:
        """Nothing more will be written to the stream."""
        self._versions.pop(stream, None)


class Batch:
    """Collects entries, in the order in which they happened. `beside` is done when what is kept
    beside the journal, a name, is durable; None where nothing is. `first` is what must be durable
    there before the entries are written, which name it. `ended` are persons who are erased,
    `forgotten` texts beside the journal that go once the entries are durable.

    Neighbours of one stream become one write. `cut` takes back what came after a mark, for a step
    that failed half-way.
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

    @property
    def changed(self) -> tuple[str, ...]:
        """The topics whose views differ, each once."""
        return tuple(self._changed)

    @property
    def later(self) -> tuple[str, ...]:
        """Of the others those whose views differ in how the field stands alone, each once."""
        return tuple(topic for topic in self._later if topic not in self._changed)

    def add(self, stream: str, event: msgspec.Struct) -> None:
        """An event of the stream; its tag is the kind of its entry."""
        tag = event.__struct_config__.tag
        self._entries.append((stream, self.at_ms, Entry(str(tag), _encode(event))))

    def add_entry(self, stream: str, entry: Entry, at_ms: int | None = None) -> None:
        """An entry that is made already: a sealed deck, or what happened elsewhere at a time of its
        own."""
        self._entries.append((stream, self.at_ms if at_ms is None else at_ms, entry))

    def change(self, *topics: str) -> None:
        """These topics look different now."""
        self._changed.update(dict.fromkeys(topics))

    def change_later(self, *topics: str) -> None:
        """In these no more than how the field of their event stands is otherwise now."""
        self._later.update(dict.fromkeys(topics))

    def finish(self, *streams: str) -> None:
        """Nothing more will be written to the streams after this batch."""
        self._done.extend(streams)

    def mark(self) -> int:
        """How much there is so far."""
        return len(self._entries)

    def cut(self, mark: int) -> None:
        """Take back all that was added after the mark."""
        del self._entries[mark:]

    def writes(
        self,
        versions: Versions,
        epoch: int,
        command: tuple[str, bytes, bytes] | None = None,
    ) -> tuple[Write, ...]:
        """All of it as writes, the streams' versions moved on. `command` is the id of the command
        behind it, its body and its answer; they stay with the first entry."""
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
