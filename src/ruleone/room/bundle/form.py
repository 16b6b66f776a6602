"""The file of a whole event: what is in it, and how it is written and read.

A line says whose file it is; then comes one msgpack document, then SHA-256 of all before it. The
same event gives the same bytes, whoever writes them.
"""

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from ruleone.limits import BUNDLE_MAX_BYTES, BUNDLE_NAME_MAX_CHARACTERS
from ruleone.room.core.names import is_given, plain
from ruleone.rulebook import Refusal
from ruleone.store.chain import link
from ruleone.store.journal import DECK_KIND, Row
from ruleone.store.sealing import key_of_hand, with_hand_key

FORMAT: Final = 1
"""The form of the document; what this version cannot read has another number."""
FIRST: Final = bytes(32)
"""The hash that the first row of a stream follows."""
_LIVE: Final = re.compile(r"live/l[1-9][0-9]{0,8}")
_EVENT: Final = re.compile(r"e[1-9][0-9]{0,8}")
_MARK: Final = b"RuleOne event\n"
_DIGEST_BYTES: Final = 32


class BadBundle(Exception):
    """A file that is refused, or one with refused contents; `refusal` has the reason."""

    def __init__(self, code: str, **parameters: int | str) -> None:
        super().__init__(f"{code} {parameters}")
        self.refusal: Final = Refusal(code, "illegal", {**parameters})


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """A row as the journal of its room has it.

    The payload of a sealed deck is left out: its hash alone says which one it was.
    """

    version: int
    schema: int
    epoch: int
    command: str | None
    at_ms: int
    kind: str
    payload: bytes
    body: bytes
    answer: bytes
    hash: bytes

    @classmethod
    def of(cls, row: Row) -> "Kept":
        """Return a row that was read without its deck as it is in the journal, sealed parts too."""
        payload, body = row.as_written or (row.payload, row.body)
        return cls(
            row.version, row.schema, row.epoch, row.command, row.at_ms, row.kind, payload, body,
            row.answer, row.hash,
        )  # fmt: skip

    def follows(self, before: bytes, stream: str) -> bool:
        """Whether it is the row that was written after the row of this hash.

        A deck whose payload is left out is taken at its word.
        """
        if self.kind == DECK_KIND and not self.payload:
            return len(self.hash) == _DIGEST_BYTES
        row = Row(
            stream, self.version, self.schema, self.epoch, self.command, self.at_ms, self.kind,
            self.payload, self.hash, self.body, self.answer,
        )  # fmt: skip
        return link(before, row) == self.hash


class Stream(msgspec.Struct, frozen=True, array_like=True):
    """A stream of the event, whole."""

    name: str
    rows: tuple[Kept, ...]

    @property
    def hand(self) -> Iterator[bytes]:
        """The events of a hand without its deck, read with the key that its end has brought."""
        keys = (key_of_hand(row.kind, row.payload) for row in self.rows)
        key = next((one for one in keys if one is not None), None)
        for row in self.rows:
            if row.kind != DECK_KIND:
                yield with_hand_key(row.kind, row.version, row.payload, key)


class Excerpt(msgspec.Struct, frozen=True, array_like=True):
    """A row of a stream that is the whole room's, and the hash of the row before it."""

    stream: str
    before: bytes
    row: Kept


class Bundle(msgspec.Struct, frozen=True):
    """An event that is over: its name in the room that played it, and its own streams.

    `excerpts` are the rows about it in that room's own stream and ledger, `names` its persons, None
    for those who were erased.
    """

    event: str
    streams: tuple[Stream, ...]
    excerpts: tuple[Excerpt, ...]
    names: dict[str, str | None]
    format: int = FORMAT

    @property
    def rows(self) -> int:
        """The number of rows in its own streams."""
        return sum(len(stream.rows) for stream in self.streams)


class _Format(msgspec.Struct):
    format: int


_encode: Final = msgspec.msgpack.Encoder(order="deterministic").encode
_bundle: Final = msgspec.msgpack.Decoder(Bundle)
_format: Final = msgspec.msgpack.Decoder(_Format)


def document_of(bundle: Bundle) -> bytes:
    """Return the bundle as bytes, without the frame of a file."""
    return _encode(bundle)


def from_document(document: bytes) -> Bundle:
    """Return the bundle that `document_of` wrote."""
    return _bundle.decode(document)


def written(bundle: Bundle) -> bytes:
    """Return the file of the bundle.

    Raises BadBundle where it would be larger than a file may be.
    """
    told = _MARK + document_of(bundle)
    data = told + sha256(told).digest()
    if len(data) > BUNDLE_MAX_BYTES:
        raise BadBundle("bundle-large", most=BUNDLE_MAX_BYTES)
    return data


def read(data: bytes) -> Bundle:
    """Return the bundle in a file, every byte of it as it was written.

    Raises BadBundle.
    """
    if len(data) > BUNDLE_MAX_BYTES:
        raise BadBundle("bundle-large", most=BUNDLE_MAX_BYTES)
    if not data.startswith(_MARK):
        raise BadBundle("bundle-foreign")
    document, digest = data[len(_MARK) : -_DIGEST_BYTES], data[-_DIGEST_BYTES:]
    if sha256(data[:-_DIGEST_BYTES]).digest() != digest:
        raise _damage(document)
    try:
        came = _format.decode(document).format
        if came != FORMAT:
            raise BadBundle("bundle-format", came=came, expected=FORMAT)
        bundle = _bundle.decode(document)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadBundle("bundle-unreadable", said=str(error)[:200]) from error
    _expect_form(bundle)
    return bundle


def _damage(document: bytes) -> BadBundle:
    """Return what is wrong with bytes that were changed, as closely as can be found."""
    try:
        wrong = next(unchained(_bundle.decode(document)), None)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        wrong = None
    if wrong is None:
        return BadBundle("bundle-damaged")
    stream, version = wrong
    return BadBundle("bundle-changed", stream=stream[:BUNDLE_NAME_MAX_CHARACTERS], version=version)


def unchained(bundle: Bundle) -> Iterator[tuple[str, int]]:
    """Yield, of each stream, the first row that does not follow the one before it.

    Excerpts are checked one by one. Each is given as stream and version.
    """
    for stream in bundle.streams:
        before = FIRST
        for version, row in enumerate(stream.rows, 1):
            if row.version != version or not row.follows(before, stream.name):
                yield stream.name, version
                break
            before = row.hash
    for one in bundle.excerpts:
        if not one.row.follows(one.before, one.stream):
            yield one.stream, one.row.version


def expect_chained(bundle: Bundle) -> None:
    """Raise BadBundle where a row does not follow the one before it."""
    for stream, version in unchained(bundle):
        raise BadBundle("bundle-changed", stream=stream, version=version)


def hand_number(stream: str, event: str) -> int | None:
    """Return the number of the hand with this stream; None for another stream."""
    number = stream.removeprefix(f"hand/{event}/")
    if number == stream or not number.isascii() or not number.isdigit() or len(number) > 15:
        return None
    return int(number) if str(int(number)) == number else None


def is_live(stream: str) -> bool:
    """Whether it is the stream of a table that was played with real cards."""
    return _LIVE.fullmatch(stream) is not None


def _is_twice(names: Sequence[str]) -> bool:
    """Whether a name is in the list twice."""
    return len(set(names)) != len(names)


def _expect_form(bundle: Bundle) -> None:
    """Raise BadBundle where it holds what no room writes.

    Streams of other events, in another order, or names that nobody can have.
    """
    names = [stream.name for stream in bundle.streams]
    live = [name for name in names if is_live(name)]
    numbers = [hand_number(name, bundle.event) for name in names[1 : len(names) - len(live)]]
    hands = [number for number in numbers if number is not None]
    named = _EVENT.fullmatch(bundle.event) is not None
    own = named and bundle.streams[:1] and bundle.streams[0].name == f"event/{bundle.event}"
    if not own or len(hands) != len(numbers) or hands != sorted(set(hands)) or _is_twice(live):
        raise BadBundle("bundle-unreadable", said="streams")
    if not all(stream.rows for stream in bundle.streams):
        raise BadBundle("bundle-unreadable", said="rows")
    if any(one.stream not in ("room", "cage") for one in bundle.excerpts):
        raise BadBundle("bundle-unreadable", said="excerpts")
    for person, name in bundle.names.items():
        bounded = len(person) <= BUNDLE_NAME_MAX_CHARACTERS and plain(person) == person
        if not bounded or not (name is None or is_given(name)):
            raise BadBundle("bundle-unreadable", said="names")
