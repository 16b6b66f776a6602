"""The journal: the only truth.

It has streams of rows that are only ever added. Each row is chained to the row before it in its
stream by a hash, and made durable before anybody hears of it.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from typing import Final, Protocol

import msgspec

from ruleone.words import Language, say

DECK_KIND: Final = "deck"
"""Kind of entries with a sealed deck: `Journal.read` leaves their payload out."""


class Entry(msgspec.Struct, frozen=True):
    """One event to be written: a payload (msgpack) and the kind that says how to read it.

    It is sealed where the kind is, but not one that came from elsewhere and stays `as_it_is`.
    """

    kind: str
    payload: bytes
    as_it_is: bool = False


class Write(msgspec.Struct, frozen=True):
    """Entries for one stream.

    `expected` is the version the writer believes the stream has (0 for a new one). `epoch` is the
    writer's lease. Both are checked by the store itself. `command` is the id of the command that
    caused them (with its owner), or None for time's own. `answer` is the answer given to it, kept
    with the first entry and given again for ever.
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
    """A row as stored. `hash` is over this row and the hash of the row before it.

    `body` and `answer` are in the first row of a command, with the command that they belong to. In
    a row with a sealed part payload and body are as they were given, and `as_written` has both as
    stored and hashed.
    """

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
    """The number of entries of a journal, and their hash (hex): see `store/head.py`."""

    entries: int
    hash: str

    def __str__(self) -> str:
        return f"{self.entries}-{self.hash}"


class Conflict(Exception):
    """An append that does not fit; nothing of it was written.

    The stream is not at the expected version, a newer lease has written, or the command has been
    written before.
    """


class Damage(msgspec.Struct, frozen=True):
    """Damage of a stored file, for words: `damage-<code>` in `locale/`."""

    code: str
    parameters: dict[str, int | str] = {}

    def say(self, language: Language) -> str:
        """Return the damage in words, as a part of a sentence."""
        return say(language, f"damage-{self.code}", **self.parameters)


class Damaged(Exception):
    """Damage of the journal: the place, the kind, and how far it is intact.

    `stream` is None where the file as a whole is damaged; `intact` is the last version of the
    stream that can be believed.
    """

    def __init__(self, damage: Damage, stream: str | None = None, intact: int = 0) -> None:
        where = "the journal" if stream is None else f"stream {stream}, intact up to {intact}"
        super().__init__(f"{where}: {damage.say('en')}")
        self.damage = damage
        self.stream = stream
        self.intact = intact


class Journal(Protocol):
    """The protocol of all stores; one contract suite runs on all of them."""

    @property
    def hurt(self) -> Mapping[str, Damaged]:
        """The streams with a damaged newest row when the store was opened, each with its damage."""
        ...

    def append(
        self, writes: Sequence[Write], after: "Future[None] | None" = None
    ) -> "Future[None]":
        """Add all of the writes or none.

        The future is done when they are durable, and fails with Conflict, or with OSError where the
        disk refuses. Appends keep their order. After an OSError the store takes no more until it is
        opened again: the state in memory may be ahead of it. Nothing is written before `after` is
        done, which another file keeps and the writes name; its OSError is the store's own.
        """
        ...

    def read(self, stream: str, after: int = 0) -> Iterator[Row]:
        """Yield the stream's rows with a version above `after`, in order, their chain checked.

        Raises Damaged at the first that cannot be believed. Payloads of decks are left out.
        """
        ...

    def sealed(self, stream: str) -> Iterator[Row]:
        """Yield the stream's rows with payloads of decks: only for `read_deck` and `verify`."""
        ...

    def streams(self, prefix: str = "") -> Iterator[tuple[str, int]]:
        """Yield names and versions of streams that begin with `prefix`, by name."""
        ...

    def answered(self, command: str) -> tuple[bytes, bytes] | None:
        """Return the body and the answer of an accepted command, or None."""
        ...

    def head(self) -> JournalHead:
        """Return one hash for all that is durable at this moment.

        Raises Damaged where it cannot be read.
        """
        ...

    def check(self) -> Iterator[Damage]:
        """Yield the damage that the store can find in its own files."""
        ...

    def close(self) -> None:
        """Finish the appends handed in, then close the store."""
        ...
