"""The journal: the only truth. Streams of rows that are only ever added, each chained to the row
before it in its stream by a hash, each made durable before anybody hears of it."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from typing import Final, Protocol

import msgspec

from ruleone.words import Language, say

DECK_KIND: Final = "deck"
"""Entries of this kind hold a sealed deck: `Journal.read` leaves their payload out."""


class Entry(msgspec.Struct, frozen=True):
    """One event to be written: a payload (msgpack) and the kind that says how to read it. It is
    sealed where the kind is, but for one that came from elsewhere and stays `as_it_is`."""

    kind: str
    payload: bytes
    as_it_is: bool = False


class Write(msgspec.Struct, frozen=True):
    """Entries for one stream. `expected` is the version the writer believes the stream has (0 for
    a new one); `epoch` is the writer's lease. Both are checked by the store itself.

    `command` is the id of the command that caused them (with its owner), or None for time's own;
    `answer` is the answer given to it, kept with the first entry and given again for ever.
    """

    stream: str
    expected: int
    epoch: int
    at_ms: int
    entries: tuple[Entry, ...]
    command: str | None = None
    body: bytes = b""
    answer: bytes = b""


class Row(msgspec.Struct, frozen=True):
    """A row as stored. `hash` is over this row and the hash of the row before it. `body` and
    `answer` stand in the first row of a command, with the command that they belong to. Of a row of
    which something is sealed payload and body are as they were given, and `as_written` has both as
    they stand and were hashed."""

    stream: str
    version: int
    schema: int
    epoch: int
    command: str | None
    at_ms: int
    kind: str
    payload: bytes
    hash: bytes
    body: bytes = b""
    answer: bytes = b""
    as_written: tuple[bytes, bytes] | None = None


class JournalHead(msgspec.Struct, frozen=True):
    """The journal had so many entries, and their hash (hex): see `store/head.py`."""

    entries: int
    hash: str

    def __str__(self) -> str:
        return f"{self.entries}-{self.hash}"


class Conflict(Exception):
    """The stream is not at the expected version, a newer lease has written, or the command has
    been written before. Nothing of the append was written."""


class Damage(msgspec.Struct, frozen=True):
    """What is wrong with something that was kept, for words: `damage-<code>` in `locale/`."""

    code: str
    parameters: dict[str, int | str] = {}

    def say(self, language: Language) -> str:
        """The damage in words, as a part of a sentence."""
        return say(language, f"damage-{self.code}", **self.parameters)


class Damaged(Exception):
    """The journal cannot be believed: where, what, and how far it is intact.

    `stream` is None where the file as a whole is hurt; `intact` is the last version of the stream
    that can be believed.
    """

    def __init__(self, damage: Damage, stream: str | None = None, intact: int = 0) -> None:
        where = "the journal" if stream is None else f"stream {stream}, intact up to {intact}"
        super().__init__(f"{where}: {damage.say('en')}")
        self.damage = damage
        self.stream = stream
        self.intact = intact


class Journal(Protocol):
    """What every store can do; one contract suite runs on all of them."""

    @property
    def hurt(self) -> Mapping[str, Damaged]:
        """Streams of which one of the newest rows could not be believed when the store was
        opened, each with what is wrong there."""
        ...

    def append(
        self, writes: Sequence[Write], after: "Future[None] | None" = None
    ) -> "Future[None]":
        """Add all of the writes or none. The future is done when they are durable, and fails with
        Conflict, or with OSError where the disk refuses. Appends keep their order. After an OSError
        the store takes no more until it is opened anew: what hosts hold may be ahead of it. Nothing
        is written before `after` is done, what the writes name and another file keeps; its OSError
        is the store's own."""
        ...

    def read(self, stream: str, after: int = 0) -> Iterator[Row]:
        """The stream's rows with a version above `after`, in order, their chain checked on the way;
        raises Damaged at the first that cannot be believed. Payloads of decks are left out."""
        ...

    def sealed(self, stream: str) -> Iterator[Row]:
        """The stream's rows, payloads of decks included: for `read_deck` and `verify` alone."""
        ...

    def streams(self, prefix: str = "") -> Iterator[tuple[str, int]]:
        """Names and versions of the streams that begin with `prefix`, in the order of names."""
        ...

    def answered(self, command: str) -> tuple[bytes, bytes] | None:
        """The body and the answer of an accepted command, or None."""
        ...

    def head(self) -> JournalHead:
        """One hash for all that is durable at this moment. Raises Damaged where it cannot be
        read."""
        ...

    def check(self) -> Iterator[Damage]:
        """What the store itself can say to be wrong with its own keeping."""
        ...

    def close(self) -> None:
        """Finish what was handed in, then let go of the store."""
        ...
