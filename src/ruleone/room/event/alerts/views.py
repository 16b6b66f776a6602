"""What a director should look at now, in one event and in all of them."""

from typing import Literal

import msgspec

from ruleone.room.event.host.event_names import EventName
from ruleone.rulebook.citation import Citation, Parameter

MatterPlace = Literal[
    "frozen",
    "halts",
    "gate",
    "clock",
    "start",
    "entries",
    "player",
    "floor",
    "cashier",
]
"""Where a director acts on it: a part of his page, a player's sheet, the floor's page, or
the results, where the cashier pays."""


class MatterView(msgspec.Struct, frozen=True):
    """Something that waits for the director, or that he should know before it happens, in words
    `matter-<code>`, with the rule behind it, where one stands there, and what lets him do
    otherwise. `at_ms` is when it comes, None where it is there already or no clock tells it. It
    concerns a `table`, a `player`, or a `live` table of this name."""

    code: str
    place: MatterPlace
    parameters: dict[str, Parameter] = {}
    citations: tuple[Citation, ...] = ()
    at_ms: int | None = None
    table: int | None = None
    player: str | None = None
    live: str | None = None


class EventMatters(msgspec.Struct, frozen=True):
    """The same of one event among several, with what it is called."""

    event: str
    name: EventName
    matters: tuple[MatterView, ...]


class AtWillView(msgspec.Struct, frozen=True):
    """A game that people made for themselves: one they sat down to, a home game or a cash table,
    which waits for its start if it is `open`. So many `people` have a seat in it, or have entered.
    Nobody has been there since `empty_ms`, and it ends at `ends_ms` unless somebody comes back;
    both are None while somebody is there. It ends by `end-game`; `ending` while the hand in play is
    finished before that."""

    event: str
    name: EventName
    kind: Literal["sit-down", "home", "cash"]
    open: bool
    people: int
    ending: bool
    empty_ms: int | None
    ends_ms: int | None


class MattersView(msgspec.Struct, frozen=True, tag="matters"):
    """What matters now in all events that are played, come or are not paid yet: those in which
    something does. Of those that are over and not paid the newest are listed, and so many `more`
    there are. `at_will` are the games that people made for themselves, those first that stand
    empty."""

    now_ms: int
    events: tuple[EventMatters, ...]
    more: int = 0
    at_will: tuple[AtWillView, ...] = ()
