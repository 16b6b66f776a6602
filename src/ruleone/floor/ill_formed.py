"""A fact of another form than it must have: what was expected, and what came."""

from typing import Any

from msgspec import inspect as types
from msgspec import json

from ruleone.floor.invalid_facts import BadFacts


def ill_formed(fact: str, kind: Any, came: object) -> BadFacts:
    """Why what came is no such fact; `kind` is the type that it has."""
    expected = types.type_info(kind)
    number = _number(expected)
    if number is not None and type(came) is int:
        least, most = number.ge, number.le
        if least is not None and most is not None:
            return BadFacts("fact-out-of-range", fact=fact, least=least, most=most, came=came)
    return BadFacts("fact-ill-formed", fact=fact, form=_form(expected), came=written(came))


def _number(expected: types.Type) -> types.IntType | None:
    match expected:
        case types.IntType():
            return expected
        case types.Metadata(inner):
            return _number(inner)
        case types.UnionType(kinds):
            return next(filter(None, map(_number, kinds)), None)
    return None


def _form(expected: types.Type) -> str:
    """What form a fact has, by the words for it."""
    match expected:
        case types.Metadata(inner):
            return _form(inner)
        case types.UnionType(kinds):
            return next(_form(one) for one in kinds if not isinstance(one, types.NoneType))
        case types.IntType():
            return "number"
        case types.BoolType():
            return "truth"
        case types.LiteralType():
            return "choice"
        case types.VarTupleType() | types.ListType() | types.TupleType():
            return "list"
        case types.DictType():
            return "by-seat"
        case types.StrType():
            return "text"
    return "facts"


def written(came: object) -> str:
    """What came, as JSON has it."""
    try:
        return json.encode(came).decode()
    except (TypeError, OverflowError):
        return "…"
