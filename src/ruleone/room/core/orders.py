"""An order: something that a connection asks of the room, and that changes it. Each states itself
in one place: its fields, who may give it, how it is undone, and what it does.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Literal, NamedTuple, TypeVar, cast

import msgspec

from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.ports import Ports
from ruleone.room.core.roles import EVERYBODY, Caller, Links, RoleName
from ruleone.rulebook.citation import Refusal

Part = TypeVar("Part")


class Parts:
    """The parts of the room, each under the kind by which orders ask for it: its class, or what its
    class keeps to where that stands on a higher floor than the order."""

    def __init__(self, parts: Mapping[Callable[..., object], object]) -> None:
        self._parts: Final = dict(parts)

    def put(self, kind: Callable[..., object], part: object) -> None:
        """A part that is there from now on, or in the place of another."""
        self._parts[kind] = part

    def find(self, kind: Callable[..., Part]) -> Part:
        """The part of this kind."""
        return cast("Part", self._parts[kind])


class Step(msgspec.Struct, frozen=True):
    """One order on its way: the parts of the room, who gives it, when, and what it has changed so
    far. `redoes` is the act that is done again with it."""

    parts: Parts
    caller: Caller
    at_ms: int
    batch: Batch
    redoes: int | None = None

    def part(self, kind: Callable[..., Part]) -> Part:
        """The part of the room of this kind."""
        return self.parts.find(kind)

    @property
    def person(self) -> str:
        """The id of the person who gives it."""
        return self.caller.person

    @property
    def ports(self) -> Ports:
        """What the room has from outside."""
        return self.parts.find(Ports)

    @property
    def links(self) -> Links:
        """What the links of callers are worth."""
        return self.parts.find(Links)

    @property
    def wall_ms(self) -> int:
        """When it is given, by the wall."""
        return self.ports.wall_ms(self.at_ms)


class Undo(NamedTuple):
    """How an order is undone: what it did is `repaired`, a `contrary` order is given, what stood
    before is `restored`, or it `stands` for the reason of this code. Of what is `not-kept` nothing
    is known afterwards that could be undone."""

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
    """It stands once it is done; the refusal of this code says why."""
    return Undo("stands", code)


class _OrderMeta(msgspec.StructMeta, ABCMeta):
    """Structs some of whose methods each order has to write."""


class Order(msgspec.Struct, frozen=True, metaclass=_OrderMeta):
    """Something that a connection asks of the room, and that changes it.

    `may` are the roles that may give it; where everybody may, the person's own seat decides. What
    `maker_may` give in a home game its maker gives there without any role. What is `of_the_room`
    takes a role in the whole room, whatever event it names."""

    may: ClassVar[frozenset[RoleName]] = EVERYBODY
    maker_may: ClassVar[bool] = False
    of_the_room: ClassVar[bool] = False
    undo: ClassVar[Undo] = NOT_KEPT

    @abstractmethod
    def run(self, step: Step) -> Done | Refusal:
        """Do it, or say why not; who gives it may."""

    def who_may(self, step: Step) -> frozenset[RoleName]:
        """The roles that may give this one."""
        return self.may

    def meant(self, step: Step) -> str | None:
        """The event whose director may give it; None where only the room's may."""
        event: str | None = None if self.of_the_room else getattr(self, "event", None)
        return event

    def kept(self) -> "Order":
        """The order as the journal keeps it: without what must be erasable."""
        return self


def tag_of(kind: type[msgspec.Struct]) -> str:
    """The name of an order on the wire and on record."""
    return str(kind.__struct_config__.tag)


def needs_reason(kind: type[Order]) -> bool:
    """Whether an order is not given without a reason."""
    required = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
    return "reason" in kind.__struct_fields__[:required]
