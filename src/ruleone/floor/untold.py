"""Possible values of facts that nobody reported, declared once, in the type of the fact.

A flag may be either, a choice any of its values: neither needs a declaration. Every other optional
fact declares the values it `Could` have, or that it is `Presumed` to have its default. Where None
is among the values it may be reported, as "there is none"; else it means that nobody knows.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from ruleone.limits import STACK_MAX_CHIPS

Facts = Mapping[str, Any]
"""Facts of a situation by name, each of its own type."""
Path = tuple[str | int, ...]
"""The path of a fact: its name, or the name of a list, an index and the fact there."""
MANY: Final = STACK_MAX_CHIPS // 1_000
"""A number of chips above every threshold that a table has."""
DAY_MS: Final = 86_400_000
"""A time longer than every span that a rule reads."""
CHIPS: Final = (1, 5, 10, 25, 50, 100, 500, 1_000, 5_000)
"""Denominations that tables play with."""


class Could(NamedTuple):
    """Possible values of a fact, given all the others.

    For amounts and times they are the values on both sides of each threshold that a rule reads. The
    default need not be among them.
    """

    values: Callable[[Facts], Iterable[Any]]


class Presumed(NamedTuple):
    """A mark: a fact that nobody has to report has its default, and the page shows that.

    It gives the reason why nobody would leave it out in other cases.
    """

    why: str


NO_MORE: Final = Presumed("there is no more of it than somebody tells")
OF_HAND: Final = Presumed("a hand that is followed knows it; where there is none nobody is asked")
OF_GAME: Final = Presumed("the game that is asked about tells it")
WHICH_CARD: Final = Presumed("which card it was nobody has to have seen, and no rule asks")
DONE_LATER: Final = Presumed("it is told once it is done, and stands among what is to be done")


def among(*values: Any) -> Could:
    """Return the mark of a fact that could be one of these, whatever the others are."""
    return Could(lambda _: values)


class NotDeclared(TypeError):
    """An optional fact that declares neither its possible values nor a presumption."""


def declared(type_: Any) -> Could | Presumed | None:
    """Return the declaration of a type of facts, None where neither it nor its kind has one."""
    if get_origin(type_) is Annotated:
        for mark in type_.__metadata__:
            if isinstance(mark, Could | Presumed):
                return mark
        return declared(get_args(type_)[0])
    if get_origin(type_) in (Union, UnionType):
        inner = [each for each in get_args(type_) if each is not NoneType]
        return declared(inner[0]) if len(inner) == 1 else None
    if type_ is bool:
        return among(True, False)
    if get_origin(type_) is Literal:
        return among(*get_args(type_))
    return None


@cache
def declarations(facts: type[msgspec.Struct]) -> Mapping[str, Could | Presumed | None]:
    """Return the declaration of each fact of a situation.

    A required one has none, or says itself what it could be. Then it is asked for only where it
    decides, if one question follows the other. Raises NotDeclared for an optional one without.
    """
    types = msgspec.inspect.type_info(facts)
    assert isinstance(types, msgspec.inspect.StructType)
    hints = hints_of(facts)
    found: dict[str, Could | Presumed | None] = {}
    for field in types.fields:
        hint = hints[field.name]
        mark = _could_be(hint) if field.required else declared(hint)
        if mark is None and not field.required:
            raise NotDeclared(f"{facts.__name__}.{field.name}")
        found[field.name] = mark
    return found


def _could_be(type_: Any) -> Could | None:
    """Return what a required fact says itself of its possible values, if anything."""
    marks = type_.__metadata__ if get_origin(type_) is Annotated else ()
    return next((mark for mark in marks if isinstance(mark, Could)), None)


@cache
def hints_of(facts: type[msgspec.Struct]) -> Mapping[str, Any]:
    """Return the types of facts with all their declarations."""
    return get_type_hints(facts, include_extras=True)
