"""The log of the floor's desk: each act with the state before it; and the decks of live tables."""

from collections import deque
from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from ruleone.limits import DESK_ACTS_KEPT_MAX
from ruleone.room.desk import events as e
from ruleone.room.live.events import LiveLevel

Due = Literal["dealer-push", "level-change"]

_PUSHES_KEPT: Final = DESK_ACTS_KEPT_MAX + 1
"""One more than can be undone: among more pushes than that one always stands."""


class Deck(msgspec.Struct, frozen=True):
    """A table's deck, counted from 1, and its last change.

    `pushes` are the acts of the desk by which its dealers were pushed since.
    """

    number: int = 1
    changed: e.DeckChanged | None = None
    pushes: tuple[int, ...] = ()

    def due(self, opened: LiveLevel, level: LiveLevel) -> Due | None:
        """Return the moment for another deck that has come since the last change, or None.

        It is a push, or another level than that of the change; before the first change, than that
        of the table's opening.
        """
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
        """Return the deck in play at the table."""
        return self._decks.get(table) or Deck()

    def apply(self, event: e.DeckEvent) -> None:
        """Note another deck, or the return of the one before it."""
        match event:
            case e.DeckChanged():
                self._decks[event.table] = Deck(event.deck, event)
            case e.DeckTakenBack():
                self._decks[event.table] = Deck(event.deck, event.changed, event.pushes)

    def dealers_changed(self, tables: Iterable[str], act: int) -> None:
        """Note that this act of the desk pushed dealers to these tables."""
        for table in tables:
            deck = self.of(table)
            pushes = (*deck.pushes, act)[-_PUSHES_KEPT:]
            self._decks[table] = replace(deck, pushes=pushes)

    def push_taken_back(self, act: int) -> None:
        """Note that this push was undone: no deck is due for it."""
        self._pushes_back.add(act)
        for table, deck in self._decks.items():
            if act in deck.pushes:
                self._decks[table] = replace(deck, pushes=self.standing(deck.pushes))

    def standing(self, pushes: Iterable[int]) -> tuple[int, ...]:
        """Return the pushes that were not undone, each once."""
        return tuple(one for one in dict.fromkeys(pushes) if one not in self._pushes_back)


Place = tuple[str, str | None]
"""A place at the desk: the list, the rota of an event (None: of the room), a table's deck."""
THE_LIST: Final[Place] = ("list", None)

Before = e.Name | e.RotaStands | Deck | None


class Act(msgspec.Struct):
    """An act by its number at the desk: the state `before` it, and `who` it was about.

    `who` is None where it was about nobody; `taken_back` is the record of its undoing.
    """

    number: int
    event: e.DeskAct
    before: Before
    who: e.Who | None = None
    taken_back: e.TakenBack | None = None

    @property
    def at(self) -> str | None:
        """The event of the rota, the table of the deck; None for the list and the room's rota."""
        return place_of(self.event)[1]


def rota_of(event: str | None) -> Place:
    """Return the place of the dealers of an event, None for those of the room's live tables."""
    return ("rota", event)


def deck_of(table: str) -> Place:
    """Return the place of the deck of a live table."""
    return ("deck", table)


def place_of(event: e.DeskEvent) -> Place:
    """Return the place at the desk where the event happened."""
    if isinstance(event, e.ListEvent):
        return THE_LIST
    if isinstance(event, e.DeckEvent):
        return deck_of(event.table)
    return rota_of(event.event)


def _about(event: e.DeskAct) -> str:
    """Return the part of a place that an act is about: a list number, the interval, or all."""
    if isinstance(event, e.ListAct):
        return str(event.number)
    return "every" if isinstance(event, e.PushesSet) else ""


class DeskActs:
    """The newest acts of each place at the desk; the same live and restored."""

    def __init__(self) -> None:
        self.count = 0
        self._kept: Final[dict[Place, deque[Act]]] = {}

    def note(self, event: e.DeskAct, before: Before, who: e.Who | None = None) -> None:
        """Take in an act."""
        self.count += 1
        kept = self._kept.setdefault(place_of(event), deque(maxlen=DESK_ACTS_KEPT_MAX))
        kept.append(Act(self.count, event, before, who))

    def taken_back(self, event: e.TakenBack) -> None:
        """Note that an act was undone."""
        for act in self._kept.get(place_of(event), ()):
            if act.number == event.act:
                act.taken_back = event

    def newest_first(self, place: Place) -> tuple[Act, ...]:
        """Return all acts that are kept of a place, the newest first."""
        return tuple(reversed(self._kept.get(place, ())))

    def find(self, number: int) -> Act | None:
        """Return the act of this number, None where it is not kept."""
        every = (act for kept in self._kept.values() for act in kept)
        return next((act for act in every if act.number == number), None)

    def later(self, act: Act) -> bool:
        """Whether something was done since about the same, and stands."""
        about = _about(act.event)
        return any(
            one.number > act.number and one.taken_back is None and _about(one.event) == about
            for one in self._kept[place_of(act.event)]
        )

    def since(self, place: Place, kind: type[e.DeskAct], seen: int | None) -> Act | None:
        """Return the newest act of this kind at the place after the one that was `seen`, or None.

        None too where `seen` is not known.
        """
        if seen is None:
            return None
        after = (one for one in self.newest_first(place) if one.number > seen)
        return next((one for one in after if isinstance(one.event, kind)), None)
