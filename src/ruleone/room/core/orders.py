"""An order: something that a connection asks of the room, and that changes it.

Each order states in one place its fields, the roles that may give it, how it is undone, and its
effect.
"""

from abc import ABCMeta, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, NamedTuple, TypeVar, cast

import msgspec

from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import Names
from ruleone.room.core.roles import EVERYBODY, Caller, Links, RoleName
from ruleone.room.core.settings import Settings
from ruleone.rulebook.citation import Refusal
from ruleone.tournament.hands.choosing import Entropy

Part = TypeVar("Part")


@dataclass(slots=True)
class Ports:
    """Chance, names, settings, and the number of pages that each person has open.

    The room's own time is `ahead_ms` milliseconds before the time on the wall; the distance grows
    while the room is down. `orders` are all orders by their names on record.
    """

    entropy: Entropy
    names: Names
    settings: Settings
    orders: "Mapping[str, type[Order]]"
    ahead_ms: int = 0
    connections: Counter[str] = field(default_factory=Counter)

    def wall_ms(self, at_ms: int) -> int:
        """Return the wall's time, in milliseconds, at the room's time `at_ms`, in this process."""
        return at_ms - self.ahead_ms

    def is_here(self, person: str) -> bool:
        """Whether the person has a page open."""
        return self.connections[person] > 0

    def thinking_ms(self) -> int:
        """Draw how long a computer player thinks this time, in milliseconds."""
        least, most = self.settings.think_ms
        drawn = int.from_bytes(self.entropy(4), "big")
        return self.settings.paced(least + drawn * (most - least) // 2**32)


class Parts:
    """The parts of the room, each under the kind by which orders ask for it.

    A kind is the class of the part, or the base class that stands for it where the part is on a
    higher floor than the order.
    """

    def __init__(self, parts: Mapping[Callable[..., object], object]) -> None:
        self._parts: Final = dict(parts)

    def put(self, kind: Callable[..., object], part: object) -> None:
        """Put a part in its place, new or instead of an earlier one."""
        self._parts[kind] = part

    def find(self, kind: Callable[..., Part]) -> Part:
        """Return the part of this kind."""
        return cast("Part", self._parts[kind])


class Step(msgspec.Struct, frozen=True):
    """One order as it is carried out: the parts of the room, its caller, its time and its changes.

    `redoes` is the number of the act that is redone with it.
    """

    parts: Parts
    caller: Caller
    at_ms: int
    batch: Batch
    redoes: int | None = None

    def part(self, kind: Callable[..., Part]) -> Part:
        """Return the part of the room of this kind."""
        return self.parts.find(kind)

    @property
    def person(self) -> str:
        """The id of the person who gives it."""
        return self.caller.person

    @property
    def ports(self) -> Ports:
        """The ports of the room: chance, names, settings and connections."""
        return self.parts.find(Ports)

    @property
    def links(self) -> Links:
        """The staff links of the room."""
        return self.parts.find(Links)

    @property
    def wall_ms(self) -> int:
        """The time of the order, by the wall."""
        return self.ports.wall_ms(self.at_ms)


class Undo(NamedTuple):
    """The way to undo an order.

    Its effect is `repaired`, a `contrary` order is given, the state before it is `restored`, or it
    `stands` for the reason of this code. Too little is kept of an order that is `not-kept` to undo
    it.
    """

    how: Literal["repaired", "contrary", "restored", "stands", "not-kept"]
    code: str = ""

    @property
    def can_be(self) -> bool:
        """Whether it can be undone, as long as nothing has been built on it."""
        return self.how in ("repaired", "contrary", "restored")


REPAIRED: Final = Undo("repaired")
CONTRARY: Final = Undo("contrary")
RESTORED: Final = Undo("restored")
NOT_KEPT: Final = Undo("not-kept")


def stands(code: str) -> Undo:
    """Return the undoing of an order that stands once it is done; the refusal `code` says why."""
    return Undo("stands", code)


class _OrderMeta(msgspec.StructMeta, ABCMeta):
    """The metaclass of structs some of whose methods each order has to implement."""


class Order(msgspec.Struct, frozen=True, metaclass=_OrderMeta):
    """Something that a connection asks of the room, and that changes it.

    `may` are the roles that may give it; where everybody may, the person's own seat decides. With
    `maker_may` the host of a home game may give it there without any role. An order `of_the_room`
    takes a role in the whole room, whatever event it names.
    """

    may: ClassVar[frozenset[RoleName]] = EVERYBODY
    maker_may: ClassVar[bool] = False
    of_the_room: ClassVar[bool] = False
    undo: ClassVar[Undo] = NOT_KEPT

    @abstractmethod
    def run(self, step: Step) -> Done | Refusal:
        """Do it, or say why not; who gives it may."""

    def who_may(self, step: Step) -> frozenset[RoleName]:
        """Return the roles that may give this order."""
        return self.may

    def meant(self, step: Step) -> str | None:
        """Return the event whose director may give it; None where only the room's director may."""
        event: str | None = None if self.of_the_room else getattr(self, "event", None)
        return event

    def kept(self) -> "Order":
        """Return the order as the journal keeps it: without anything that has to be erasable."""
        return self


def tag_of(kind: type[msgspec.Struct]) -> str:
    """Return the name of an order on the wire and on record."""
    return str(kind.__struct_config__.tag)


def needs_reason(kind: type[Order]) -> bool:
    """Whether an order is not given without a reason."""
    required = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    return "reason" in kind.__struct_fields__[:required]
