"""Facts as JSON has them, made into what a ruling takes."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec import inspect as types

from ruleone.cards import CardError, parse
from ruleone.dealing import Hand
from ruleone.floor.facts import A_CARD
from ruleone.floor.ill_formed import ill_formed
from ruleone.floor.invalid_facts import BadFacts
from ruleone.limits import FACTS_DEPTH_MAX

Maker = Callable[..., msgspec.Struct]
Mark = Mapping[str, bool]


class Fact(NamedTuple):
    """A fact that is told: its type, and whether it has to be."""

    type: Any
    needed: bool


@cache
def takes(maker: Maker) -> dict[str, Fact]:
    """The facts that something is made of by name, beside the hand."""
    hints = get_type_hints(maker, include_extras=True)
    signature = inspect.signature(maker)
    return {
        name: Fact(hints[name], one.default is inspect.Parameter.empty)
        for name, one in signature.parameters.items()
        if hints[name] is not Hand
    }


def read(maker: Maker, told: Mapping[str, Any]) -> dict[str, Any]:
    """What is told, of the types that the facts have; cards may be written ("As").

    Raises BadFacts for a fact that is missing, that is not asked for, that has a part of no such
    fact, or that is of another kind or out of its bounds.
    """
    facts = takes(maker)
    for name in told:
        if name not in facts:
            came = str(name)[:_NAME_SHOWN]
            if not facts:
                raise BadFacts("nothing-is-told", came=came)
            raise BadFacts("not-such-a-fact", facts=facts, came=came)
    for name, fact in facts.items():
        if fact.needed and name not in told:
            raise BadFacts("fact-missing", fact=name)
    return {name: _converted(name, facts[name].type, value) for name, value in told.items()}


_NAME_SHOWN = 40


def _converted(name: str, kind: Any, value: Any) -> Any:
    _check_depth(value)
    try:
        return msgspec.convert(_cards_read(name, types.type_info(kind), value), kind, str_keys=True)
    except msgspec.ValidationError as wrong:
        if isinstance(wrong.__cause__, BadFacts):
            raise wrong.__cause__ from None
        raise ill_formed(name, kind, value) from None


def _check_depth(told: Any, depth: int = 0) -> None:
    """Refuse facts that lie deeper in each other than any do: BadFacts."""
    if depth > FACTS_DEPTH_MAX:
        raise BadFacts("facts-too-deep", most=FACTS_DEPTH_MAX)
    inner = told.values() if isinstance(told, dict) else told
    if isinstance(told, dict | list | tuple):
        for each in inner:
            _check_depth(each, depth + 1)


def _cards_read(at: str, kind: types.Type, told: Any) -> Any:
    """The same with cards as numbers, where the type has cards and they are written. Raises
    BadFacts for a part that nothing of this kind has: it would be passed over."""
    match kind, told:
        case types.Metadata(_, extra=extra), str() if extra == A_CARD:
            try:
                return parse(told)
            except CardError as wrong:
                raise BadFacts("no-such-card", came=wrong.came) from None
        case types.Metadata(inner), _:
            return _cards_read(at, inner, told)
        case types.UnionType(kinds), _:
            meant = _meant(kinds, told)
            return told if meant is None else _cards_read(at, meant, told)
        case types.VarTupleType(inner), list() | tuple():
            return [_cards_read(f"{at}[{n}]", inner, each) for n, each in enumerate(told)]
        case types.DictType(value_type=inner), dict():
            return {name: _cards_read(f"{at}.{name}", inner, each) for name, each in told.items()}
        case types.StructType(fields=fields), dict():
            of = {field.name: field.type for field in fields}
            parts = (kind.tag_field, *of) if kind.tag_field else (*of,)
            if other := [name for name in told if name not in parts]:
                came = str(other[0])[:_NAME_SHOWN]
                raise BadFacts("not-part-of-fact", at=at, expected=parts, came=came)
            return {
                name: _cards_read(f"{at}.{name}", of[name], each) if name in of else each
                for name, each in told.items()
            }
    return told


def _meant(kinds: tuple[types.Type, ...], told: Any) -> types.Type | None:
    """Which of these kinds it is; None where only what it says itself can tell."""
    known = [each for each in kinds if not isinstance(each, types.NoneType)]
    if len(known) == 1:
        return known[0]
    structs = [each for each in known if isinstance(each, types.StructType)]
    tagged = (each for each in structs if isinstance(told, dict) and each.tag_field in told)
    return next((each for each in tagged if told[each.tag_field] == each.tag), None)


def seats_told(maker: Maker, told: Mapping[str, Any], marked: Mark) -> Iterator[int]:
    """The seats among the facts whose type is marked so: those that have to be in the hand
    (`DEALT_IN`), or where somebody has to sit (`SITS_THERE`)."""
    for name, value in told.items():
        yield from _seats(types.type_info(takes(maker)[name].type), value, marked)


def _seats(kind: types.Type, told: Any, marked: Mark) -> Iterator[int]:
    match kind:
        case types.Metadata(inner, extra=extra):
            yield from (told,) if extra == marked else _seats(inner, told, marked)
        case types.UnionType(kinds) if told is not None:
            yield from (seat for each in kinds for seat in _seats(each, told, marked))
        case types.VarTupleType(inner):
            yield from (seat for each in told for seat in _seats(inner, each, marked))
        case types.DictType(key, value):
            for name, each in told.items():
                yield from (*_seats(key, name, marked), *_seats(value, each, marked))
        case types.StructType(fields=fields):
            for field in fields:
                yield from _seats(field.type, getattr(told, field.name), marked)
        case _:
            pass
