"""Settings as people read them, and as programs do."""

from fractions import Fraction

from ruleone.rulebook import Value
from ruleone.words import Language, group_digits, say


def in_words(value: Value, lang: Language) -> str:
    """A setting for people: yes, 1,200, 1/2, first-riffle, shuffler-button."""
    if isinstance(value, bool):
        return say(lang, "cli-rules-yes" if value else "cli-rules-no")
    if isinstance(value, int):
        return group_digits(lang, value)
    if value is None or value == ():
        return say(lang, "cli-rules-none")
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def for_programs(value: Value) -> bool | int | str | tuple[str, ...] | None:
    """A setting as JSON has it; a fraction is a text such as 1/2."""
    return str(value) if isinstance(value, Fraction) else value
