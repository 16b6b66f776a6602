"""Amounts as card rooms write them: "$1,234.50", "€0.05", "1585"."""

import re
from decimal import Decimal

from ruleone.history.fault import unreadable
from ruleone.history.money import Unit
from ruleone.limits import AMOUNT_MAX_CHARACTERS, AMOUNT_MAX_DECIMALS, STACK_MAX_CHIPS

AMOUNT = r"[^\d\s.,()\[\]-]{0,3}\d[\d,]{0,30}(?:\.\d{1,30})?"
"""A pattern of an amount, a sign of currency before it; bounded, for lines that are all digits."""
_CURRENCIES = {"$": "USD", "€": "EUR", "£": "GBP"}
_WRITTEN = re.compile(r"([^\d\s.,]{0,3})(\d[\d,]*)(?:\.(\d+))?(K?)")
_CENTS = 2


def currency_of(written: str) -> str:
    """The currency of an amount by its sign, "" for chips."""
    return _CURRENCIES.get(written[:1], "")


def unit_of(written: list[str]) -> Unit:
    """The unit of a hand in which these amounts stand: cents where they are money."""
    found = [match for each in written if (match := _WRITTEN.fullmatch(each))]
    decimals = max((len(match[3] or "") for match in found), default=0)
    money = any(match[1] for match in found)
    return Unit(min(max(decimals, _CENTS if money else 0), AMOUNT_MAX_DECIMALS))


class Purse:
    """Reads the amounts of one hand into its units."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self._known: dict[str, int] = {}

    def __call__(self, written: str, line: int) -> int:
        """An amount in units. Raises Unplayable for what is none, or is finer than the unit."""
        units = self._known.get(written)
        if units is None:
            units = self._known[written] = self._units(written, line)
        return units

    def _units(self, written: str, line: int) -> int:
        match = _WRITTEN.fullmatch(written)
        if match is None or len(written) > AMOUNT_MAX_CHARACTERS:
            raise unreadable("hand-file-money", "", line, came=written[:AMOUNT_MAX_CHARACTERS])
        value = Decimal(match[2].replace(",", "") + "." + (match[3] or "0"))
        units = value * (1000 if match[4] else 1) * 10**self.unit.decimals
        if value > STACK_MAX_CHIPS or units != units.to_integral_value():
            raise unreadable("hand-file-money", "", line, came=written)
        return int(units)
