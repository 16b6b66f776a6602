"""Settings as people read them: what an option's value means, in their language."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

import msgspec

from ruleone.rulebook.options import Option, Value
from ruleone.words import LANGUAGES, Language, group_digits, has_words, say

_SIGNS = {">=": "at-least", ">": "more-than"}
"""Choices that cannot stand in the id of a message."""


class InWords(msgspec.Struct, frozen=True):
    """A text of the book in both languages."""

    en: str
    zh: str


def told(words: Mapping[Literal["en", "zh"], str]) -> InWords:
    """Words of the book as one value."""
    return InWords(words["en"], words["zh"])


def value_told(option: Option, value: Value) -> InWords:
    """What a value of the option means, in both languages."""
    return InWords(*(value_in_words(option, value, language) for language in LANGUAGES))


def value_in_words(option: Option, value: Value, lang: Language) -> str:
    """What a value of the option means: yes, 1,200, 1/2, "the first winner left of the button".

    The words of a choice stand in `locale/*/choices.ftl`; one without words is written as it is.
    """
    if isinstance(value, bool):
        return say(lang, "value-yes" if value else "value-no")
    if isinstance(value, int):
        return group_digits(lang, value)
    if value is None or value == ():
        return say(lang, "value-none")
    if isinstance(value, tuple):
        return say(lang, "between").join(choice_in_words(option, one, lang) for one in value)
    return choice_in_words(option, str(value), lang)


def stated(value: object) -> InWords:
    """What a rule states, in both languages; names that the catalogue gives stay as they are."""
    return InWords(*(_stated(value, language) for language in LANGUAGES))


def _stated(value: object, lang: Language) -> str:
    if isinstance(value, dict):
        parts = (f"{name} = {_stated(each, lang)}" for name, each in value.items())
        return say(lang, "between").join(parts)
    if isinstance(value, list):
        return say(lang, "between").join(_stated(each, lang) for each in value) or say(
            lang, "value-none"
        )
    if isinstance(value, bool):
        return say(lang, "value-yes" if value else "value-no")
    return group_digits(lang, value) if isinstance(value, int) else str(value)


def choice_code(option: str, choice: str) -> str:
    """The code of a choice's words: `choice-clock-tie-player`."""
    return f"choice-{option.replace('.', '-').replace('_', '-')}-{_SIGNS.get(choice, choice)}"


def choice_in_words(option: Option, choice: str, lang: Language) -> str:
    """What one choice of the option means."""
    code = choice_code(option.name, choice)
    return say(lang, code) if has_words(lang, code) else choice


def value_for_programs(value: Value) -> bool | int | str | tuple[str, ...] | None:
    """A value as JSON has it; a fraction is a text such as 1/2."""
    return str(value) if isinstance(value, Fraction) else value
