"""Which deck a live table plays with."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from ruleone.room.desk import events as e
from ruleone.room.live.events import LiveLevel

Due = Literal["dealer-push", "level-change"]


class Deck(msgspec.Struct):
    """A table's deck, counted from 1, and its last change; whether the dealers were `pushed`
    since."""

    number: int = 1
    changed: e.DeckChanged | None = None
    pushed: bool = False

    def due(self, opened: LiveLevel, level: LiveLevel) -> Due | None:
        """The moment for another deck that has come since: a push, or another level than this one
        came with, the first one with the table's opening."""
        if self.pushed:
            return "dealer-push"
        came = opened if self.changed is None else self.changed.level
        return "level-change" if came not in (None, level) else None


class Decks:
    """The decks of live tables by the tables' names."""

    def __init__(self) -> None:
        self._decks: Final[dict[str, Deck]] = {}

    def of(self, table: str) -> Deck:
        """The deck that is in play there."""
        return self._decks.get(table) or Deck()

    def apply(self, changed: e.DeckChanged) -> None:
        """Another deck has come."""
        self._decks[changed.table] = Deck(changed.deck, changed)

    def dealers_changed(self, tables: Iterable[str]) -> None:
        """The dealers were pushed to these tables."""
        for table in tables:
            self._decks.setdefault(table, Deck()).pushed = True
