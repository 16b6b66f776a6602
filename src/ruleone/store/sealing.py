"""Sealing of journal values that only the room's key may open.

They are the deck and the cards of a hand that is played, the secrets of hooks, the digests of
links, tokens and invitations.

The key is outside the journal, and in no copy of it. Rows are sealed before they are chained, so
that checking the chain needs no key, and each stream has a key of its own, made from the room's.
When a hand is over the row of its end includes the key of its cards. From then on everybody can
read them, in a bundle too; its deck stays sealed for ever. Values written without a key are read as
they are.

A sealed value begins with a byte that msgpack never uses. Then come `S`, the mark of the room's
key, a nonce, and AES-GCM with the kind and the version of the row as associated data. The row that
ends a hand has `K`, the key, and its own payload.
"""

import hmac
import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from ruleone.store.journal import DECK_KIND, Entry, Row, Write

KEY_BYTES: Final = 32
_SEALED: Final = b"\xc1S"
_WITH_KEY: Final = b"\xc1K"
_MARK_BYTES: Final = 4
_NONCE_BYTES: Final = 12
_TEXT: Final = "sealed:"
_HAND: Final = "hand/"
CARDS: Final = frozenset(
    (
        "hole-dealt", "board-dealt", "cards-dealt", "discarded", "stub-shuffled", "intervened",
        "thirteen-dealt", "arranged",
    )
)  # fmt: skip
"""Kinds of rows of a hand with cards that not everybody has seen."""
ENDS: Final = frozenset(("hand-ended", "thirteen-ended"))
FIELDS: Final = {
    "link-made": "digest",
    "player-links-made": "digests",
    "token-made": "digest",
    "hook-added": "secret",
    "home-game-made": "door",
    "invited": "door",
}
"""Kinds of records with one sealed value, their other values being plain."""


class Sealed(LookupError):
    """A value that cannot be read without the key that sealed it."""


class Key:
    """The room's key.

    Raises ValueError where it has another length.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) != KEY_BYTES:
            raise ValueError(f"expected a key of {KEY_BYTES} bytes, got {len(secret)}")
        self._secret: Final = secret
        # Says which key sealed a value, so that a changed key is reported and not taken for damage.
        self._mark: Final = sha256(b"ruleone key" + secret).digest()[:_MARK_BYTES]
        self._of: Final = lru_cache(maxsize=256)(self._derived)
        self.strange = 0
        """Number of values met that another key has sealed."""

    def _derived(self, purpose: str, name: str) -> bytes:
        return hmac.new(self._secret, f"{purpose}\0{name}".encode(), sha256).digest()

    def hide(self, writes: Sequence[Write]) -> tuple[Write, ...]:
        """Return the writes as they are to be stored in the journal."""
        of_hand = any(write.stream.startswith(_HAND) for write in writes)
        return tuple(self._write(write, of_hand) for write in writes)

    def _write(self, write: Write, of_hand: bool) -> Write:
        entries = tuple(
            self._entry(write.stream, write.expected + place, entry)
            for place, entry in enumerate(write.entries, 1)
        )
        body = write.body
        if of_hand and body:
            body = self._seal("body", write.stream, f"body/{write.expected + 1}", body)
        return msgspec.structs.replace(write, entries=entries, body=body)

    def _entry(self, stream: str, version: int, entry: Entry) -> Entry:
        kind, payload = entry.kind, entry.payload
        if entry.as_it_is or not payload:
            return entry
        if kind in FIELDS:
            return Entry(kind, self._fields(kind, payload))
        if not stream.startswith(_HAND):
            return entry
        if kind == DECK_KIND:
            return Entry(kind, self._seal("deck", stream, f"{kind}/{version}", payload))
        if kind in CARDS:
            return Entry(kind, self._seal("hand", stream, f"{kind}/{version}", payload))
        if kind in ENDS:
            # The hand is over: its cards are public now, so its key travels with the last row.
            return Entry(kind, _WITH_KEY + self._of("hand", stream) + payload)
        return entry

    def _fields(self, kind: str, payload: bytes) -> bytes:
        def seal(value: Any) -> Any:
            if isinstance(value, bytes):
                return value if is_sealed(value) else self._seal("field", kind, kind, value)
            if isinstance(value, str) and not value.startswith(_TEXT):
                return _TEXT + self._seal("field", kind, kind, value.encode()).hex()
            return value

        return _with_field(kind, payload, seal)

    def _seal(self, purpose: str, name: str, about: str, value: bytes) -> bytes:
        nonce = os.urandom(_NONCE_BYTES)
        hidden = AESGCM(self._of(purpose, name)).encrypt(nonce, value, about.encode())
        return _SEALED + self._mark + nonce + hidden

    def _open(self, purpose: str, name: str, about: str, value: bytes) -> bytes:
        """Return the opened value, or the sealed one where another key has sealed it."""
        if value[len(_SEALED) :][:_MARK_BYTES] != self._mark:
            self.strange += 1
            return value
        return _opened(self._of(purpose, name), about, value)

    def opened(self, row: Row, hand_key: Callable[[], bytes | None]) -> Row:
        """Return the row with all that can be read of it.

        `hand_key` gives the key that the end of its hand includes.
        """
        payload, body = row.payload, row.body
        about = f"{row.kind}/{row.version}"
        if row.kind in FIELDS:
            payload = self._open_fields(row.kind, payload)
        elif payload.startswith(_WITH_KEY):
            payload = payload[len(_WITH_KEY) + KEY_BYTES :]
        elif is_sealed(payload) and row.kind == DECK_KIND:
            payload = self._open("deck", row.stream, about, payload)
        elif is_sealed(payload):
            # A hand of another room, as in a bundle: its end brings the key along.
            key = None if self._is_mine(payload) else hand_key()
            if key is None:
                payload = self._open("hand", row.stream, about, payload)
            else:
                payload = _opened(key, about, payload)
        if is_sealed(body):
            body = self._open("body", row.stream, f"body/{row.version}", body)
        if payload is row.payload and body is row.body:
            return row
        as_written = row.payload, row.body
        return msgspec.structs.replace(row, payload=payload, body=body, as_written=as_written)

    def _is_mine(self, value: bytes) -> bool:
        return value[len(_SEALED) :][:_MARK_BYTES] == self._mark

    def _open_fields(self, kind: str, payload: bytes) -> bytes:
        def opened(value: Any) -> Any:
            if isinstance(value, bytes) and is_sealed(value):
                return self._open("field", kind, kind, value)
            if isinstance(value, str) and value.startswith(_TEXT):
                hidden = bytes.fromhex(value.removeprefix(_TEXT))
                found = self._open("field", kind, kind, hidden)
                return value if found == hidden else found.decode()
            return value

        return _with_field(kind, payload, opened)

    def body(self, stream: str, version: int, body: bytes) -> bytes:
        """Return the body of a command, whose first row this is."""
        return self._open("body", stream, f"body/{version}", body) if is_sealed(body) else body


class NoKey(Key):
    """Reading without a key: finished hands are read, and nothing is sealed."""

    def __init__(self) -> None:
        super().__init__(bytes(KEY_BYTES))

    def hide(self, writes: Sequence[Write]) -> tuple[Write, ...]:
        """Return the writes as they are."""
        return tuple(writes)

    def _open(self, purpose: str, name: str, about: str, value: bytes) -> bytes:
        self.strange += 1
        return value

    def _is_mine(self, value: bytes) -> bool:
        return False


def is_sealed(value: bytes) -> bool:
    """Whether a value is sealed by some key."""
    return value.startswith(_SEALED)


def is_unread(secret: str) -> bool:
    """Whether it is the secret of a hook whose key is lost."""
    return secret.startswith(_TEXT)


def key_of_hand(kind: str, payload: bytes) -> bytes | None:
    """Return the key to the cards of a hand from the stored row of its end, None in any other."""
    if kind not in ENDS or not payload.startswith(_WITH_KEY):
        return None
    return payload[len(_WITH_KEY) :][:KEY_BYTES]


def with_hand_key(kind: str, version: int, payload: bytes, key: bytes | None) -> bytes:
    """Return the payload of a row of a hand, read with the key from its end.

    Without a key it is as stored.
    """
    if payload.startswith(_WITH_KEY):
        return payload[len(_WITH_KEY) + KEY_BYTES :]
    if key is None or not is_sealed(payload):
        return payload
    return _opened(key, f"{kind}/{version}", payload)


def _opened(key: bytes, about: str, value: bytes) -> bytes:
    rest = value[len(_SEALED) + _MARK_BYTES :]
    try:
        return AESGCM(key).decrypt(rest[:_NONCE_BYTES], rest[_NONCE_BYTES:], about.encode())
    # The chain of hashes tells whether the row was changed; here it stays sealed.
    except InvalidTag:
        return value


def _with_field(kind: str, payload: bytes, of: Callable[[Any], Any]) -> bytes:
    """Return the record with its one value, or each of its values, as `of` gives it."""
    try:
        record = msgspec.msgpack.decode(payload)
    except msgspec.MsgspecError:
        return payload
    field = FIELDS[kind]
    value = record.get(field) if isinstance(record, dict) else None
    if value is None:
        return payload
    many = isinstance(value, dict)
    now = {name: of(one) for name, one in value.items()} if many else of(value)
    return payload if now == value else msgspec.msgpack.encode({**record, field: now})
