"""Money of a hand file, as ints of the smallest unit that the file uses."""

from collections.abc import Iterable
from decimal import Decimal
from functools import lru_cache
from typing import NamedTuple

from ruleone.limits import AMOUNT_MAX_CHARACTERS, AMOUNT_MAX_DECIMALS, STACK_MAX_CHIPS

Amount = int | Decimal
"""An amount in the file's own units, exactly as it was meant."""

_FLOAT_DIGITS = 12
"""Significant digits of a float's 17 that its writer meant: 12.450000000000001 is 12.45."""


class BadAmount(ValueError):
    """A value that is not an amount of money; the message is the value."""


def amount(raw: object) -> Amount:
    """Return an amount as a file writes it: a TOML number, or the text of one in an action.

    Floats are rounded to twelve digits, as their writer meant them. Raises BadAmount for anything
    else, for a value that is not finite, and beyond the bounds of `limits`.
    """
    if type(raw) is str and raw.isascii() and raw.isdigit() and len(raw) <= AMOUNT_MAX_CHARACTERS:
        raw = int(raw)
    if type(raw) is int and -STACK_MAX_CHIPS <= raw <= STACK_MAX_CHIPS:
        return raw
    # 12.450000000000001 is 12.45: TOML gives floats, and writers mean decimals.
    written = format(raw, f".{_FLOAT_DIGITS}g") if type(raw) is float else str(raw)
    try:
        return _fraction(written)
    except ArithmeticError:
        raise BadAmount(written[:AMOUNT_MAX_CHARACTERS]) from None


class Unit(NamedTuple):
    """The smallest unit of a file; with two `decimals`, hundredths of the file's amounts."""

    decimals: int

    @classmethod
    def of(cls, amounts: Iterable[Amount]) -> "Unit":
        """Return the unit in which each of the amounts is a whole number."""
        fractions = (each for each in amounts if type(each) is Decimal)
        return cls(max(map(_decimals, fractions), default=0))

    def count(self, value: Amount) -> int:
        """Return an amount in units, rounded where it is finer than that."""
        if isinstance(value, int):
            scale: int = 10**self.decimals
            return value * scale
        return _rounded(value, self.decimals)

    def written(self, units: int) -> Amount:
        """Return a number of units as the file writes amounts."""
        whole, rest = divmod(units, 10**self.decimals)
        return Decimal(units).scaleb(-self.decimals).normalize() if rest else whole


@lru_cache(maxsize=4096)
def _rounded(value: Decimal, decimals: int) -> int:
    return int(value.scaleb(decimals).to_integral_value())


@lru_cache(maxsize=4096)
def _fraction(written: str) -> Decimal:
    """Return the number written.

    Raises ArithmeticError where it is not a number, or out of bounds.
    """
    value = Decimal(written[: AMOUNT_MAX_CHARACTERS + 1])
    if len(written) > AMOUNT_MAX_CHARACTERS or not value.is_finite():
        raise ArithmeticError
    if abs(value) > STACK_MAX_CHIPS or _decimals(value) > AMOUNT_MAX_DECIMALS:
        raise ArithmeticError
    return value


@lru_cache(maxsize=4096)
def _decimals(value: Decimal) -> int:
    """Return the digits behind the point of a finite number, without trailing zeros."""
    exponent = value.normalize().as_tuple().exponent
    return max(-exponent, 0) if isinstance(exponent, int) else 0
