"""Amounts as people type them: whole numbers with commas, prizes with cents too."""

import re
from typing import Final, NamedTuple

from ruleone.words import Language, group_digits

_NUMBER: Final = re.compile(r"(\d{1,15})(?:\.(\d{1,2}))?")


class NoAmounts(ValueError):
    """A text that is not amounts; the message is the invalid part."""


class Amounts(NamedTuple):
    """Amounts in the smallest unit typed; `decimals` is its number of places."""

    values: tuple[int, ...]
    decimals: int

    def written(self, lang: Language, value: int) -> str:
        """Return an amount of this kind in words."""
        whole, rest = divmod(value, 10**self.decimals)
        grouped = group_digits(lang, whole)
        return f"{grouped}.{rest:0{self.decimals}}" if self.decimals else grouped


def amounts_in(*texts: str) -> tuple[Amounts, ...]:
    """Return the amounts in texts of one kind, all in the same unit.

    It is cents where any of them has decimals. Raises NoAmounts.
    """
    parts = [[_parsed(part.strip()) for part in text.split(",")] for text in texts]
    decimals = 2 if any(cents for told in parts for _, cents in told) else 0
    return tuple(
        Amounts(
            tuple(int(whole) * 10**decimals + int(cents.ljust(2, "0")) for whole, cents in told),
            decimals,
        )
        for told in parts
    )


def _parsed(part: str) -> tuple[str, str]:
    told = _NUMBER.fullmatch(part)
    if told is None or not part.isascii():
        raise NoAmounts(part[:40])
    return told[1], told[2] or ""
