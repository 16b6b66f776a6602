"""A live table as its journal left it."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from ruleone.dealing import Event
from ruleone.dealing.events import HandStarted
from ruleone.room.core.pinned_rules import Pins
from ruleone.room.live import events as e
from ruleone.room.live.host import LiveTable
from ruleone.store.journal import Row

_event: Final = msgspec.msgpack.Decoder(e.LiveEvent)
_of_hand: Final = msgspec.msgpack.Decoder(Event)
_encode: Final = msgspec.msgpack.Encoder().encode


def read_table(
    name: str, rows: Iterator[Row], pins: Pins, name_of: Callable[[str], str] = str
) -> LiveTable:
    """The table with the hand on it, under the rules with which it began. Raises what makes it
    fail."""
    opened = _event.decode(next(rows).payload)
    if not isinstance(opened, e.LiveTableOpened):
        raise TypeError(f"expected the opening of a live table first, got {type(opened).__name__}")
    rules = pins.in_force(name, opened.edition, opened.digest)
    opened = msgspec.structs.replace(opened, edition=rules.id, digest=rules.digest)
    table = LiveTable(name, opened, name_of)
    for row in rows:
        event = _event.decode(row.payload)
        if isinstance(event, e.LiveHandBegan):
            kept = pins.hand(_game(event, opened), [_encode(one) for one in event.opening])
            opening = tuple(_of_hand.decode(one) for one in kept)
            event = msgspec.structs.replace(event, opening=opening)
        table.state.apply(event)
    return table


def _game(began: e.LiveHandBegan, opened: e.LiveTableOpened) -> str:
    """What the hand plays: the table's game, or at a table of an event the one in turn."""
    first = began.opening[0]
    return first.game if isinstance(first, HandStarted) else opened.game
