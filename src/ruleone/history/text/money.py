"""Amounts as card rooms write them: "$1,234.50", "1.234,50 €", "€0.05", "1585"."""

import re
from collections.abc import Callable
from typing import Literal

from ruleone.history.fault import unreadable
from ruleone.history.money import Unit
from ruleone.limits import AMOUNT_MAX_CHARACTERS, AMOUNT_MAX_DECIMALS, STACK_MAX_CHIPS

AMOUNT = r"[^\d\s.,()\[\]-]{0,3}\d[\d.,]{0,60}(?<=\d)(?: ?[$€£])?"
"""Pattern of an amount, a sign of currency before or behind it.

Its length is bounded, for lines that are all digits.
"""
Mark = Literal[".", ",", ""]
"""The sign before the decimals of a file, "" where it is unknown."""

_CURRENCIES = {"$": "USD", "€": "EUR", "£": "GBP"}
_FEW = r"[1-9]\d{0,2}"
_WHOLE = {".": rf"{_FEW}(?:,\d{{2,3}})*,\d{{3}}|\d+", ",": rf"{_FEW}(?:\.\d{{3}})+|\d+"}
_WRITTEN = {
    mark: re.compile(rf"([^\d\s.,]{{0,3}})({whole})(?:{re.escape(mark)}(\d+))?([KMB]?)( ?[$€£])?")
    for mark, whole in _WHOLE.items()
}
"""Patterns of an amount by the sign before its decimals.

The other sign separates thousands, in India also hundreds of thousands.
"""
_PLAIN = re.compile(r"([^\d\s.,]{0,3})(\d+)(?:\.(\d\d?))?([KMB]?)()")
"""Pattern of most amounts, which have only one reading."""
_TIMES = {"": 1, "K": 10**3, "M": 10**6, "B": 10**9}
_STANDING = re.compile(
    r"(?:[$€£₹]|[(/]|\b(?:antes?|bets|blinds?|calls|collected|of|pot|Rake|to|wins) )"
    r"(\d[\d.,]*[.,]\d+)(?![\w.,])"
)
_THOUSANDS = re.compile(rf"{_FEW}(?:[.,]\d{{3}})")
_CENTS = 2


def mark_of(text: str) -> Mark:
    """Return the sign before the decimals, by amounts with only one reading.

    Examples are "0.25", "1,234.50", "12,5" and "1.234,50". Where they differ it is "".
    """
    found = set(_STANDING.findall(text))
    # "1,234" may be a thousand or a decimal: only other amounts tell.
    telling = {each for each in found if _THOUSANDS.fullmatch(each) is None}
    comma = any(_WRITTEN["."].fullmatch(each) is None for each in telling)
    point = any(_WRITTEN[","].fullmatch(each) is None for each in telling)
    return "" if comma == point else "," if comma else "."


class Marks:
    """The sign before the decimals of a file, looked for once an amount has two readings.

    It is looked for in the whole file, or in the hand where the file has both.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._of_file: Mark | None = None

    def of(self, lines: list[str]) -> Mark:
        """Return the sign before the decimals of the hand with these lines."""
        if self._of_file is None:
            self._of_file = mark_of(self._text)
        return self._of_file or mark_of("\n".join(lines))


def currency_of(written: str) -> str:
    """Return the currency of an amount by its sign, "" for chips."""
    return _CURRENCIES.get(written[:1], "") or _CURRENCIES.get(written[-1:], "")


def unit_of(written: list[str], mark: Callable[[], Mark]) -> Unit:
    """Return the unit of a hand with these amounts: cents where they are money."""
    found = [match for each in written if (match := _read(each, mark))]
    decimals = max((len(match[3] or "") for match in found), default=0)
    money = any(match[1] or match[5] for match in found)
    return Unit(min(max(decimals, _CENTS if money else 0), AMOUNT_MAX_DECIMALS))


def _read(written: str, mark: Callable[[], Mark]) -> re.Match[str] | None:
    """Return the parts of an amount, None where it is not one or has two readings.

    A comma before three digits separates thousands, for no room writes thousandths, unless the file
    has a comma before its decimals.
    """
    if plain := _PLAIN.fullmatch(written):
        return plain
    point, comma = (_WRITTEN[each].fullmatch(written) for each in ".,")
    if point is None or comma is None or (point[2], point[3]) == (comma[2], comma[3]):
        return point or comma
    found = mark()
    if not found:
        # No room writes thousandths, so three digits behind a comma are thousands.
        return point if point[3] is None else None
    return point if found == "." else comma


class Purse:
    """Reader of the amounts of one hand, in its units."""

    def __init__(self, unit: Unit, mark: Callable[[], Mark]) -> None:
        self.unit = unit
        self._mark = mark
        self._known: dict[str, int] = {}

    def __call__(self, written: str, line: int) -> int:
        """Return an amount in units.

        Raises Unplayable where it is not one, or is finer than the unit.
        """
        units = self._known.get(written)
        if units is None:
            units = self._known[written] = self._units(written, line)
        return units

    def _units(self, written: str, line: int) -> int:
        match = _read(written, self._mark)
        if match is None or len(written) > AMOUNT_MAX_CHARACTERS:
            raise unreadable("hand-file-money", "", line, came=written[:AMOUNT_MAX_CHARACTERS])
        whole, decimals = match[2], match[3] or ""
        if not whole.isdigit():
            whole = whole.replace(",", "").replace(".", "")
        scale: int = 10**self.unit.decimals
        parts: int = 10 ** len(decimals)
        units, rest = divmod(int(whole + decimals) * scale * _TIMES[match[4]], parts)
        if rest or units > STACK_MAX_CHIPS * scale:
            raise unreadable("hand-file-money", "", line, came=written)
        return units
