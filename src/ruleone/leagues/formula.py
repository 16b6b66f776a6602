"""League formulas: arithmetic over named values of one result.

An example is `100 * sqrt(entrants) / sqrt(place)`. A formula cannot run code: it has numbers,
names, a few functions and nothing else. The grammar, each line binding tighter than the one above
it:

    comparison  sum [(< | <= | > | >= | = | !=) sum]     1 where it holds, else 0
    sum         product {(+ | -) product}
    product     signed {(* | /) signed}
    signed      [-] power
    power       atom [^ signed]
    atom        number | name | function ( comparison {, comparison} ) | ( comparison )

It is decimal arithmetic of 28 digits, halves to the even neighbour (`ARITHMETIC`), so that every
machine gets the same points. Length, depth and size of all numbers are bounded; what goes wrong is
a `BadFormula` with its place.
"""

import re
from collections.abc import Callable, Mapping
from decimal import (
    ROUND_CEILING,
    ROUND_FLOOR,
    ROUND_HALF_UP,
    Context,
    Decimal,
    DecimalException,
    DivisionByZero,
    InvalidOperation,
    Overflow,
)
from typing import Final, NamedTuple

from ruleone.limits import (
    FORMULA_DEPTH_MAX,
    FORMULA_DIGITS_MAX,
    FORMULA_EXPONENT_MAX,
    FORMULA_MAX_CHARACTERS,
    FORMULA_TERMS_MAX,
)
from ruleone.rulebook import Refusal

ARITHMETIC: Final = Context(
    prec=28, Emin=-FORMULA_DIGITS_MAX, Emax=FORMULA_DIGITS_MAX,
    traps=[DivisionByZero, InvalidOperation, Overflow],
)  # fmt: skip
"""The only decimal context that formulas are computed in."""

NAMES: Final = (
    "place", "entrants", "entries", "players", "paid", "prize", "pool", "bounties", "buy_in",
    "fee", "rebuys", "add_ons",
)  # fmt: skip
"""Values that a formula may use.

`entries` is the number of entries of the player, `entrants` that of the event, `players` that of
its players. `paid` is the number of places paid, `pool` the sum of all prizes. `buy_in` is the
share of an entry for the prizes.
"""

Value = Callable[[Mapping[str, Decimal], tuple[Decimal, ...]], Decimal]
"""A compiled part of a formula: its number from the values and the points table."""

_TOKEN: Final = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<name>[A-Za-z_]\w*)|(?P<sign><=|>=|!=|[-+*/^(),<>=]))",
    re.ASCII,
)
_ONE: Final = Decimal(1)
_NONE: Final = Decimal(0)
_COMPARES: Final[dict[str, Callable[[Decimal, Decimal], bool]]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
}
_FUNCTIONS: Final[dict[str, tuple[int, int]]] = {
    "min": (1, 8), "max": (1, 8), "sqrt": (1, 1), "ln": (1, 1), "log10": (1, 1), "abs": (1, 1),
    "floor": (1, 1), "ceil": (1, 1), "round": (1, 2), "if": (3, 3), "table": (1, 1),
}  # fmt: skip
"""Functions, each with the minimum and maximum number of arguments."""
_ROUND_DIGITS_MAX: Final = 10


class BadFormula(ValueError):
    """A formula that cannot be read or computed; the refusal says why, `at` where (from 1)."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal: Final = refusal


class _Token(NamedTuple):
    kind: str
    text: str
    at: int


class Formula:
    """A formula, compiled from its text.

    Raises BadFormula for a text that is not a formula.
    """

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self._value: Final = _Reading(text).whole()

    def points(self, values: Mapping[str, Decimal], table: tuple[Decimal, ...] = ()) -> Decimal:
        """Return the number for these values, one for each of `NAMES`.

        `table` holds the points of the first places; later places have 0. Raises BadFormula where
        there is no number.
        """
        return self._value(values, table)


class _Reading:
    """A recursive-descent parser: takes a text apart, one token after the other."""

    def __init__(self, text: str) -> None:
        if len(text) > FORMULA_MAX_CHARACTERS:
            raise _bad("formula-long", most=FORMULA_MAX_CHARACTERS, came=len(text))
        self._tokens = _tokens(text)
        if len(self._tokens) > FORMULA_TERMS_MAX:
            raise _bad("formula-terms", most=FORMULA_TERMS_MAX, came=len(self._tokens))
        self._end = len(text.rstrip()) + 1
        self._place = 0
        self._depth = 0

    def whole(self) -> Value:
        """Return the formula; the text must end there."""
        value = self._comparison()
        if (more := self._next()) is not None:
            raise _bad("formula-more", at=more.at, came=more.text)
        return value

    def _next(self) -> _Token | None:
        return self._tokens[self._place] if self._place < len(self._tokens) else None

    def _take(self, *texts: str) -> _Token | None:
        """Take the next token where it is one of these signs, else return None."""
        token = self._next()
        if token is None or token.kind != "sign" or token.text not in texts:
            return None
        self._place += 1
        return token

    def _expect(self, text: str) -> None:
        if self._take(text) is None:
            token = self._next()
            at, came = (self._end, "") if token is None else (token.at, token.text)
            raise _bad("formula-expected", at=at, expected=text, came=came)

    def _comparison(self) -> Value:
        self._depth += 1
        if self._depth > FORMULA_DEPTH_MAX:
            token = self._next()
            at = self._end if token is None else token.at
            raise _bad("formula-deep", at=at, most=FORMULA_DEPTH_MAX)
        value = self._sum()
        if (sign := self._take(*_COMPARES)) is not None:
            value = _compared(value, self._sum(), _COMPARES[sign.text])
        self._depth -= 1
        return value

    def _sum(self) -> Value:
        value = self._product()
        while (sign := self._take("+", "-")) is not None:
            work = ARITHMETIC.add if sign.text == "+" else ARITHMETIC.subtract
            value = _worked(value, self._product(), work, sign)
        return value

    def _product(self) -> Value:
        value = self._signed()
        while (sign := self._take("*", "/")) is not None:
            work = ARITHMETIC.multiply if sign.text == "*" else ARITHMETIC.divide
            value = _worked(value, self._signed(), work, sign)
        return value

    def _signed(self) -> Value:
        if (sign := self._take("-")) is None:
            return self._power()
        value = self._deeper(sign)
        return lambda values, table: ARITHMETIC.minus(value(values, table))

    def _power(self) -> Value:
        value = self._atom()
        if (sign := self._take("^")) is None:
            return value
        return _worked(value, self._deeper(sign), _power, sign)

    def _deeper(self, sign: _Token) -> Value:
        self._depth += 1
        if self._depth > FORMULA_DEPTH_MAX:
            raise _bad("formula-deep", at=sign.at, most=FORMULA_DEPTH_MAX)
        value = self._signed()
        self._depth -= 1
        return value

    def _atom(self) -> Value:
        token = self._next()
        if token is None:
            raise _bad("formula-ends", at=self._end)
        self._place += 1
        if token.kind == "number":
            number = _number(token)
            return lambda values, table: number
        if token.kind == "name":
            return self._named(token)
        if token.text == "(":
            value = self._comparison()
            self._expect(")")
            return value
        raise _bad("formula-value", at=token.at, came=token.text)

    def _named(self, token: _Token) -> Value:
        name = token.text
        if self._take("(") is None:
            if name not in NAMES:
                raise _bad("formula-name", at=token.at, came=name[:20], known=NAMES)
            return lambda values, table: values[name]
        takes = _FUNCTIONS.get(name)
        if takes is None:
            raise _bad("formula-function", at=token.at, came=name[:20], known=tuple(_FUNCTIONS))
        given = [self._comparison()]
        while self._take(",") is not None:
            given.append(self._comparison())
        self._expect(")")
        least, most = takes
        if not least <= len(given) <= most:
            raise _bad(
                "formula-takes", at=token.at, name=name, least=least, most=most, came=len(given)
            )
        return _called(token, given)


def _tokens(text: str) -> list[_Token]:
    tokens: list[_Token] = []
    at = 0
    while text[at:].strip():
        found = _TOKEN.match(text, at)
        if found is None:
            at += len(text[at:]) - len(text[at:].lstrip())
            raise _bad("formula-sign", at=at + 1, came=text[at])
        kind = found.lastgroup or ""
        tokens.append(_Token(kind, found[kind], found.start(kind) + 1))
        at = found.end()
    return tokens


def _number(token: _Token) -> Decimal:
    if len(token.text) > FORMULA_DIGITS_MAX:
        raise _bad("formula-digits", at=token.at, most=FORMULA_DIGITS_MAX)
    return Decimal(token.text)


def _compared(first: Value, second: Value, holds: Callable[[Decimal, Decimal], bool]) -> Value:
    def value(values: Mapping[str, Decimal], table: tuple[Decimal, ...]) -> Decimal:
        return _ONE if holds(first(values, table), second(values, table)) else _NONE

    return value


def _worked(
    first: Value, second: Value, work: Callable[[Decimal, Decimal], Decimal], sign: _Token
) -> Value:
    def value(values: Mapping[str, Decimal], table: tuple[Decimal, ...]) -> Decimal:
        a, b = first(values, table), second(values, table)
        return _guarded(sign, lambda: work(a, b))

    return value


def _power(base: Decimal, exponent: Decimal) -> Decimal:
    if abs(exponent) > FORMULA_EXPONENT_MAX:
        raise InvalidOperation
    if not base and exponent < 0:  # Decimal would answer with infinity, and not stop
        raise DivisionByZero
    return ARITHMETIC.power(base, exponent)


def _called(token: _Token, given: list[Value]) -> Value:
    def value(values: Mapping[str, Decimal], table: tuple[Decimal, ...]) -> Decimal:
        if token.text == "if":
            return given[1 if given[0](values, table) else 2](values, table)
        numbers = [one(values, table) for one in given]
        return _guarded(token, lambda: _function(token.text, numbers, table))

    return value


def _function(name: str, numbers: list[Decimal], table: tuple[Decimal, ...]) -> Decimal:
    first = numbers[0]
    match name:
        case "min":
            return min(numbers)
        case "max":
            return max(numbers)
        case "sqrt":
            return ARITHMETIC.sqrt(first)
        case "ln":
            return _logarithm(ARITHMETIC.ln, first)
        case "log10":
            return _logarithm(ARITHMETIC.log10, first)
        case "abs":
            return ARITHMETIC.abs(first)
        case "floor":
            return first.to_integral_value(ROUND_FLOOR)
        case "ceil":
            return first.to_integral_value(ROUND_CEILING)
        case "round":
            return rounded(first, numbers[1] if len(numbers) > 1 else _NONE)
        case _:
            return table[int(first) - 1] if 1 <= first <= len(table) else _NONE


def _logarithm(work: Callable[[Decimal], Decimal], number: Decimal) -> Decimal:
    if number <= 0:
        raise InvalidOperation
    return work(number)


def rounded(number: Decimal, digits: Decimal) -> Decimal:
    """Return the number with `digits` digits behind the point, halves away from 0."""
    if digits != digits.to_integral_value() or not 0 <= digits <= _ROUND_DIGITS_MAX:
        raise InvalidOperation
    unit = Decimal(1).scaleb(-int(digits))
    return number.quantize(unit, ROUND_HALF_UP, ARITHMETIC) if _is_fine(number, unit) else number


def _is_fine(number: Decimal, unit: Decimal) -> bool:
    """Whether digits remain behind the last digit that is kept."""
    exponent = number.as_tuple().exponent
    return isinstance(exponent, int) and exponent < int(unit.as_tuple().exponent)


def _guarded(token: _Token, work: Callable[[], Decimal]) -> Decimal:
    try:
        return work()
    except DivisionByZero:
        raise _bad("formula-by-zero", at=token.at) from None
    except Overflow:
        raise _bad("formula-too-large", at=token.at, most=FORMULA_DIGITS_MAX) from None
    except DecimalException:
        raise _bad("formula-no-number", at=token.at, came=token.text) from None


def _bad(code: str, **parameters: int | str | tuple[str, ...]) -> BadFormula:
    return BadFormula(Refusal(code, "syntax", dict(parameters)))
