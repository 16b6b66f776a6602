"""Amounts in our own text of a 13-card hand: decimals, as many as the worth of a point has."""

import re

from ruleone.history.fault import unreadable
from ruleone.history.money import Unit
from ruleone.limits import AMOUNT_MAX_CHARACTERS, AMOUNT_MAX_DECIMALS, STACK_MAX_CHIPS

AMOUNT = r"-?\d+(?:\.\d+)?"
_AMOUNT = re.compile(AMOUNT)


def told(unit: Unit, units: int) -> str:
    """So many units, with all of their decimals: "-3.50"."""
    whole, rest = divmod(abs(units), 10**unit.decimals)
    decimals = f".{rest:0{unit.decimals}}" if unit.decimals else ""
    return f"{'-' if units < 0 else ''}{whole}{decimals}"


def unit_of(written: str, at: int) -> Unit:
    """The unit of a hand whose point is worth that. Raises Unplayable."""
    decimals = len(written.partition(".")[2])
    if decimals > AMOUNT_MAX_DECIMALS:
        raise unreadable("hand-file-money", "", at, came=written[:AMOUNT_MAX_CHARACTERS])
    return Unit(decimals)


def count(unit: Unit, written: str, at: int) -> int:
    """The units of an amount, which has all of the unit's decimals. Raises Unplayable."""
    whole, _, rest = written.partition(".")
    fits = len(written) <= AMOUNT_MAX_CHARACTERS and len(rest) == unit.decimals
    if not fits or not _AMOUNT.fullmatch(written) or abs(int(whole)) > STACK_MAX_CHIPS:
        raise unreadable("hand-file-money", "", at, came=written[:AMOUNT_MAX_CHARACTERS])
    units: int = abs(int(whole)) * 10**unit.decimals + int(rest or 0)
    return -units if written.startswith("-") else units
