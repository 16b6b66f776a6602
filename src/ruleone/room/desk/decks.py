"""Which deck a live table plays with."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from ruleone.limits import DESK_ACTS_KEPT_MAX
from ruleone.room.desk import events as e
from ruleone.room.live.events import LiveLevel

Due = Literal["dealer-push", "level-change"]
_PUSHES_KEPT: Final = DESK_ACTS_KEPT_MAX + 1
"""One more than can be taken back: with more pushes than that one always stands."""


class Deck(msgspec.Struct, frozen=True):
    """A table's deck, counted from 1, and its last change; the acts of the desk by which its
    dealers were pushed since."""

    number: int = 1
    changed: e.DeckChanged | None = None
    pushes: tuple[int, ...] = ()

    def due(self, opened: LiveLevel, level: LiveLevel) -> Due | None:
        """The moment for another deck that has come since: a push, or another level than this one
        came with, the first one with the table's opening."""
        if self.pushes:
            return "dealer-push"
        came = opened if self.changed is None else self.changed.level
        return "level-change" if came not in (None, level) else None


class Decks:
    """The decks of live tables by the tables' names."""

    def __init__(self) -> None:
        self._decks: Final[dict[str, Deck]] = {}
        self._pushes_back: Final[set[int]] = set()

    def of(self, table: str) -> Deck:
        """The deck that is in play there."""
        return self._decks.get(table) or Deck()

    def apply(self, event: e.DeckEvent) -> None:
        """Another deck has come, or the one before it is back."""
        match event:
            case e.DeckChanged():
                self._decks[event.table] = Deck(event.deck, event)
            case e.DeckTakenBack():
                self._decks[event.table] = Deck(event.deck, event.changed, event.pushes)

    def dealers_changed(self, tables: Iterable[str], act: int) -> None:
        """The dealers were pushed to these tables, by this act of the desk."""
        for table in tables:
            deck = self.of(table)
            pushes = (*deck.pushes, act)[-_PUSHES_KEPT:]
            self._decks[table] = replace(deck, pushes=pushes)

    def push_taken_back(self, act: int) -> None:
        """The dealers are where they were before that: no deck is due for it."""
        self._pushes_back.add(act)
        for table, deck in self._decks.items():
            if act in deck.pushes:
                self._decks[table] = replace(deck, pushes=self.standing(deck.pushes))

    def standing(self, pushes: Iterable[int]) -> tuple[int, ...]:
        """Those of the pushes that were not taken back, each once."""
        return tuple(one for one in dict.fromkeys(pushes) if one not in self._pushes_back)
