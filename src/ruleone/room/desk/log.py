"""What was done at the floor's desk, act by act, with how everything stood before it, and which
deck a live table plays with.
"""

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


Place = tuple[str, str | None]
"""Where at the desk: the list, the rota of an event or with None of the room, a table's deck."""
THE_LIST: Final[Place] = ("list", None)

Before = e.Name | e.RotaStands | Deck | None


class Act(msgspec.Struct):
    """An act by its number at the desk: what it changed as it stood `before`, `who` it was about,
    None for nobody, and what took it back."""

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
    """Where the dealers of an event are, None for those of the room's live tables."""
    return ("rota", event)


def deck_of(table: str) -> Place:
    """Where the deck of a live table is."""
    return ("deck", table)


def place_of(event: e.DeskEvent) -> Place:
    """Where at the desk that happened."""
    if isinstance(event, e.ListEvent):
        return THE_LIST
    if isinstance(event, e.DeckEvent):
        return deck_of(event.table)
    return rota_of(event.event)


def _about(event: e.DeskAct) -> str:
    """What it was about there: whose place, the dealers or how often they are pushed, the deck."""
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
        """An act was taken back."""
        for act in self._kept.get(place_of(event), ()):
            if act.number == event.act:
                act.taken_back = event

    def newest_first(self, place: Place) -> tuple[Act, ...]:
        """All that are kept of a place."""
        return tuple(reversed(self._kept.get(place, ())))

    def find(self, number: int) -> Act | None:
        """The act of this number; None where it is not kept."""
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
        """The newest act of this kind there after the one that somebody had `seen`; None where
        there is none, or nobody says what he has seen."""
        if seen is None:
            return None
        after = (one for one in self.newest_first(place) if one.number > seen)
        return next((one for one in after if isinstance(one.event, kind)), None)
