"""What happened at the floor's desk: the stream `desk`. The names that the
floor wrote down are kept where they can be erased, by the id of a `person`, as at live tables; in
journals of earlier versions the `name` itself stands here."""

from typing import Literal

import msgspec

from ruleone.floor.procedure.deck_change import Moment
from ruleone.room.live.events import LiveLevel
from ruleone.rulebook import Citation
from ruleone.tournament.dealer_rotation import DealersPlaced


class NameListed(msgspec.Struct, frozen=True, tag="name-listed"):
    """Somebody waits for a seat at this live table, None for any. Numbers count from 1."""

    number: int
    name: str
    table: str | None
    by: str
    at_ms: int
    person: str = ""


class NameCalled(msgspec.Struct, frozen=True, tag="name-called"):
    """Who has this number was called."""

    number: int
    by: str
    at_ms: int


class NameStruck(msgspec.Struct, frozen=True, tag="name-struck"):
    """Who has this number waits no longer: he sits at this table now, or went."""

    number: int
    why: Literal["seated", "went"]
    table: str | None
    seat: int | None
    by: str
    at_ms: int


class DealerCame(msgspec.Struct, frozen=True, tag="dealer-came"):
    """A dealer came on duty. `dealer` (`d1`, ...) is his alone in this event, or in the room."""

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
    """A dealer went to a table, or with None on a break."""

    event: str | None
    dealer: str
    table: str | None
    by: str
    at_ms: int


class PushesSet(msgspec.Struct, frozen=True, tag="pushes-set"):
    """Dealers are pushed every so many minutes."""

    event: str | None
    minutes: int
    by: str
    at_ms: int


class DealersPushed(msgspec.Struct, frozen=True, tag="dealers-pushed"):
    """The dealers changed: who is where now, and who dealt where `before`, by which rules. A
    `reason` stands where the rules held them. `live` are the live tables that have dealers now."""

    event: str | None
    before: dict[str, str]
    placed: DealersPlaced
    reason: str
    citations: tuple[Citation, ...]
    by: str
    at_ms: int
    live: tuple[str, ...] = ()


class DeckChanged(msgspec.Struct, frozen=True, tag="deck-changed"):
    """A live table plays with another deck, its `deck`-th, by this rule; `level` is what it played
    for then."""

    table: str
    deck: int
    moment: Moment
    citations: tuple[Citation, ...]
    by: str
    at_ms: int
    level: LiveLevel | None = None


ListEvent = NameListed | NameCalled | NameStruck
RotaEvent = DealerCame | DealerWent | DealerPlaced | PushesSet | DealersPushed
DeskEvent = ListEvent | RotaEvent | DeckChanged
