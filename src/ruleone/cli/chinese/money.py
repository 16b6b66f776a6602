"""Amounts of 13-card poker in words: cents as "4.00", chips of a tournament as they are."""

from ruleone.chinese.views import ThirteenLine
from ruleone.words import Language, Parameter, group_digits

_MONEY = frozenset(("amount", "due", "won", "point"))


def written(lang: Language, cents: int, *, chips: bool = False) -> str:
    """An amount with its thousands grouped, with two decimals unless it is chips."""
    if chips:
        return group_digits(lang, cents)
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{group_digits(lang, whole)}.{rest:02}"


def of_line(lang: Language, line: ThirteenLine, *, chips: bool) -> dict[str, Parameter]:
    """The parameters of a line, its money written."""
    return {
        name: written(lang, value, chips=chips) if name in _MONEY and type(value) is int else value
        for name, value in line.parameters.items()
    }
