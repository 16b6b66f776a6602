"""The only access to a sealed deck. Nothing else in the program reads one back."""

from collections.abc import Sequence

import msgspec

from ruleone.cards import Card
from ruleone.dealing.events import DeckSealed, deck_of
from ruleone.store.journal import DECK_KIND, Entry, Journal
from ruleone.store.sealing import Sealed, is_sealed


def deck_entry(deck: Sequence[Card]) -> Entry:
    """Return the sealed deck as an entry, the first card to be dealt first."""
    return Entry(kind=DECK_KIND, payload=msgspec.msgpack.encode(DeckSealed(tuple(deck))))


def read_deck(journal: Journal, stream: str) -> tuple[Card, ...]:
    """Return the deck that was sealed at the head of a hand's stream.

    Raises LookupError where there is none, which is Sealed where the key to it is lost.
    """
    for row in journal.sealed(stream):
        if row.kind == DECK_KIND:
            if is_sealed(row.payload):
                raise Sealed(f"the deck of {stream} cannot be read without its key")
            return deck_of(msgspec.msgpack.decode(row.payload, type=DeckSealed))
    raise LookupError(f"stream {stream} holds no deck")
