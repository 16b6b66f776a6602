"""The events of the floor's desk: the stream `desk`.

The names that the floor wrote down are kept where they can be erased, by the id of a `person`, as
at live tables. In journals of earlier versions the `name` itself is written here.
"""

from typing import Literal

import msgspec

from ruleone.floor.dealer_rotation import DealersPlaced
from ruleone.floor.procedure.deck_change import Moment
from ruleone.room.live.events import LiveLevel
from ruleone.rulebook import Citation


class Name(msgspec.Struct, frozen=True):
    """A name on the list, for a table or with None for any, and when it was last called."""

    number: int
    name: str
    table: str | None
    since_ms: int
    called_ms: int | None = None
    person: str = ""


class NameListed(msgspec.Struct, frozen=True, tag="name-listed"):
    """Somebody waits for a seat at this live table, None for any. Numbers count from 1."""

    number: int
    name: str
    table: str | None
    by: str
    at_ms: int
    person: str = ""


class NameCalled(msgspec.Struct, frozen=True, tag="name-called"):
    """The name with this number was called."""

    number: int
    by: str
    at_ms: int


class NameStruck(msgspec.Struct, frozen=True, tag="name-struck"):
    """The name with this number left the list: seated at this table, or gone.

    `hand` was the newest hand of the table then (None where that was not kept).
    """

    number: int
    why: Literal["seated", "went"]
    table: str | None
    seat: int | None
    by: str
    at_ms: int
    hand: int | None = None


class ListActTakenBack(msgspec.Struct, frozen=True, tag="list-act-taken-back"):
    """The `act` of the desk that listed, called or struck a name was undone, and why.

    The name `waits` as before it, or with None not at all.
    """

    act: int
    what: Literal["listed", "called", "struck"]
    number: int
    name: str
    table: str | None
    waits: Name | None
    reason: str
    by: str
    at_ms: int
    person: str = ""


class Dealer(msgspec.Struct, frozen=True):
    """A dealer on duty, at a table or on a break since `since_ms`."""

    dealer: str
    name: str
    came_ms: int
    since_ms: int
    person: str = ""


class DealerCame(msgspec.Struct, frozen=True, tag="dealer-came"):
    """A dealer came on duty.

    The id `dealer` (`d1`, ...) is not used again in this event, or for live tables in the room.
    """

    event: str | None
    dealer: str
    name: str
    by: str
    at_ms: int
    person: str = ""


class DealerWent(msgspec.Struct, frozen=True, tag="dealer-went"):
    """A dealer went off duty."""

    event: str | None
    dealer: str
    by: str
    at_ms: int


class DealerPlaced(msgspec.Struct, frozen=True, tag="dealer-placed"):
    """A dealer went to a table, or with None on a break.

    `citations` are the rules that say when dealers change; a `reason` is there where these held
    them.
    """

    event: str | None
    dealer: str
    table: str | None
    by: str
    at_ms: int
    reason: str = ""
    citations: tuple[Citation, ...] = ()


class PushesSet(msgspec.Struct, frozen=True, tag="pushes-set"):
    """The interval of pushes was set, in minutes."""

    event: str | None
    minutes: int
    by: str
    at_ms: int


class DealersPushed(msgspec.Struct, frozen=True, tag="dealers-pushed"):
    """The dealers were pushed, from `before` to `placed`, by these rules.

    A `reason` is there where the rules held them. `live` are the live tables that have dealers now.
    """

    event: str | None
    before: dict[str, str]
    placed: DealersPlaced
    reason: str
    citations: tuple[Citation, ...]
    by: str
    at_ms: int
    live: tuple[str, ...] = ()


class RotaStands(msgspec.Struct, frozen=True):
    """A whole rota: the dealers on duty, their places, and the interval of pushes, in minutes.

    `pushed_ms` is when the last push was counted from, None before the first.
    """

    dealers: tuple[Dealer, ...]
    placed: DealersPlaced
    minutes: int
    pushed_ms: int | None


class RotaActTakenBack(msgspec.Struct, frozen=True, tag="rota-act-taken-back"):
    """The `act` of the desk in the rota was undone, and why: the rota `stands` as before it.

    The act was one by which a `dealer` came, went or was placed, by which all were pushed, or by
    which the interval was set.
    """

    event: str | None
    act: int
    what: Literal["came", "went", "placed", "every", "pushed"]
    dealer: str | None
    stands: RotaStands
    reason: str
    by: str
    at_ms: int


class DeckChanged(msgspec.Struct, frozen=True, tag="deck-changed"):
    """A live table plays with another deck, its `deck`-th, by this rule.

    `level` is what it played for then and `hand` its newest hand (None where that was not kept).
    `push` is the act of the desk that pushed the dealers with it.
    """

    table: str
    deck: int
    moment: Moment
    citations: tuple[Citation, ...]
    by: str
    at_ms: int
    level: LiveLevel | None = None
    hand: int | None = None
    push: int | None = None


class DeckTakenBack(msgspec.Struct, frozen=True, tag="deck-taken-back"):
    """The `act` of the desk that changed a table's deck was undone, and why.

    The table plays with its `deck`-th again, which came as `changed` says, or with None was its
    first. `pushes` are the acts by which its dealers were pushed since.
    """

    table: str
    act: int
    deck: int
    changed: DeckChanged | None
    pushes: tuple[int, ...]
    reason: str
    by: str
    at_ms: int


Who = Name | NameListed | Dealer | DealerCame
"""A person whose name was written down at the desk."""

ListAct = NameListed | NameCalled | NameStruck
RotaAct = DealerCame | DealerWent | DealerPlaced | PushesSet | DealersPushed
DeskAct = ListAct | RotaAct | DeckChanged
"""The acts that may be undone, numbered from 1 in the order of the stream."""

TakenBack = ListActTakenBack | RotaActTakenBack | DeckTakenBack
ListEvent = ListAct | ListActTakenBack
RotaEvent = RotaAct | RotaActTakenBack
DeckEvent = DeckChanged | DeckTakenBack
DeskEvent = ListEvent | RotaEvent | DeckEvent
