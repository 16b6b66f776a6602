"""Facts of a table that cannot all be true, or that have a wrong form."""

from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

from msgspec import inspect as types
from msgspec import json

from ruleone.limits import NUMBER_MAX
from ruleone.rulebook import Refusal
from ruleone.words import SOURCE, say

Told = int | str | bool | Iterable[int] | Iterable[str]
"""A value in an error: a number, a code, or several of them (seats, names of facts)."""

_TEXT_MAX: Final = 60
_LISTED_MAX: Final = 60


class BadFacts(ValueError):
    """Facts that contradict each other or the hand: expected and actual values.

    `code` names the words (`refusal-<code>` in `locale/<language>/facts.ftl`), other arguments fill
    them: names of facts are in `fact` or `facts`, cards in `card` or `cards` as text. Values too
    long or large to read are cut. As text it is English.
    """

    def __init__(self, code: str, /, **told: Told) -> None:
        super().__init__(code)
        self.refusal = Refusal(
            code, "illegal", {name: _parameter(value) for name, value in told.items()}
        )

    @property
    def code(self) -> str:
        """The contradiction."""
        return self.refusal.code

    def __str__(self) -> str:
        return say(SOURCE, f"refusal-{self.code}", **self.refusal.parameters)


def _parameter(value: Told) -> int | str | bool | tuple[str, ...]:
    match value:
        case int() if abs(value) <= NUMBER_MAX:
            return value
        case int():
            return "…"
        case str():
            return _cut(value)
        case _:
            return tuple(_cut(str(each)) for each in islice(value, _LISTED_MAX))


def _cut(text: str) -> str:
    return text if len(text) <= _TEXT_MAX else text[: _TEXT_MAX - 1] + "…"


def ill_formed(fact: str, kind: Any, came: object) -> BadFacts:
    """Return the error for a fact of the wrong form; `kind` is the type that it has."""
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
    """Return the form of a fact, as the code of its words."""
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
    """Return the value as JSON."""
    try:
        return json.encode(came).decode()
    except (TypeError, OverflowError):
        return "…"
