"""Which deck a live table plays with."""

from collections.abc import Iterable
from typing import Final

import msgspec

from ruleone.room.desk import events as e


class Deck(msgspec.Struct):
    """A table's deck, counted from 1, and its last change. `due` says that the dealers were pushed
    since: the moment for another one."""

    number: int = 1
    changed: e.DeckChanged | None = None
    due: bool = False


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
            self._decks.setdefault(table, Deck()).due = True
