"""Settings as people read them: what an option's value means, in their language."""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal

import msgspec

from ruleone.rulebook.citation import Citation
from ruleone.rulebook.options import Option, Value
from ruleone.words import LANGUAGES, Language, group_digits, has_words, say

_NO_ID = re.compile(r"[^a-z0-9]+")
"""What cannot stand in the id of a message."""
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


def rule_in_words(cited: Citation, lang: Language) -> str:
    """The rule behind a setting, and what the setting rests on where the rule does not say it:
    "house-47.2 (RuleOne's setting)"."""
    if cited.basis == "document":
        return cited.rule
    return say(lang, "citation-basis", rule=cited.rule, basis=say(lang, f"basis-{cited.basis}"))


def parameter_told(name: str) -> InWords:
    """What a rule states something of, by the name that the catalogue gives it."""
    return InWords(*(_parameter(name, language) for language in LANGUAGES))


def stated(value: object, settles: Iterable[Option] = ()) -> InWords:
    """What a rule states, in both languages: as a choice of an option that it `settles`, where it
    is one. Ids, cards and what else has no words stay as the catalogue writes them."""
    options = tuple(settles)
    return InWords(*(_stated(value, options, language) for language in LANGUAGES))


def _parameter(name: str, lang: Language) -> str:
    code = f"parameter-{name.replace('_', '-')}"
    return say(lang, code) if has_words(lang, code) else _stated(name, (), lang)


def _stated(value: object, settles: tuple[Option, ...], lang: Language) -> str:
    if isinstance(value, dict):
        parts = (
            say(lang, "value-of", name=_parameter(name, lang), value=_stated(each, settles, lang))
            for name, each in value.items()
        )
        return say(lang, "between").join(parts)
    if isinstance(value, list):
        each = (_stated(one, settles, lang) for one in value)
        return say(lang, "between").join(each) or say(lang, "value-none")
    if isinstance(value, bool):
        return say(lang, "value-yes" if value else "value-no")
    if isinstance(value, int):
        return group_digits(lang, value)
    written = str(value)
    for option in settles:
        if has_words(lang, choice_code(option.name, written)):
            return choice_in_words(option, written, lang)
    code = f"stated-{_NO_ID.sub('-', written.lower()).strip('-')}"
    return say(lang, code) if has_words(lang, code) else written


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
