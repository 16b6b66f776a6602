"""Settings in words: the meaning of an option's value, in each language."""

import re
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Annotated

import msgspec

from ruleone.rulebook.citation import Citation
from ruleone.rulebook.options import Option, Value
from ruleone.words import LANGUAGES, SOURCE, Language, group_digits, has_words, say

_NO_ID = re.compile(r"[^a-z0-9]+")
"""Characters that cannot be in the id of a message."""
_SIGNS = {">=": "at-least", ">": "more-than"}
"""Names in message ids for choices that are written with other signs."""


InWords = Annotated[dict[str, str], msgspec.Meta(extra={"name": "InWords"})]
"""A text by language, one in each that is known."""


def in_each(words: Callable[[Language], str]) -> InWords:
    """Return the words in each language."""
    return {language: words(language) for language in LANGUAGES}


def line_by_line(words: Callable[[Language], Iterable[str]]) -> tuple[InWords, ...]:
    """Return sentences one by one, each in every language."""
    every = zip(*(words(language) for language in LANGUAGES), strict=True)
    return tuple(dict(zip(LANGUAGES, each, strict=True)) for each in every)


def told(words: Mapping[str, str]) -> InWords:
    """Return words of the book by language, those of the source where one is missing."""
    return in_each(lambda language: words.get(language) or words.get(SOURCE, ""))


def value_told(option: Option, value: Value) -> InWords:
    """Return the meaning of an option's value in each language."""
    return in_each(lambda language: value_in_words(option, value, language))


def value_in_words(option: Option, value: Value, lang: Language) -> str:
    """Return the meaning of an option's value in words.

    For example yes, 1,200, 1/2, "the first winner left of the button". The words of a choice are in
    `locale/*/choices.ftl`; a choice without words is written as it is.
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
    """Return the rule behind a setting in words: "house-47.2 (RuleOne's setting)".

    Where the rule does not say it, the words name what the setting rests on.
    """
    if cited.basis == "document":
        return cited.rule
    return say(lang, "citation-basis", rule=cited.rule, basis=say(lang, f"basis-{cited.basis}"))


def parameter_told(name: str) -> InWords:
    """Return the words for the subject of a rule's parameter, by its name in the catalogue."""
    return in_each(lambda language: _parameter(name, language))


def stated(value: object, settles: Iterable[Option] = ()) -> InWords:
    """Return the words for a value that a rule states, in each language.

    A choice of an option that it `settles` has the words of that choice. Ids, cards and other
    values without words stay as the catalogue writes them.
    """
    options = tuple(settles)
    return in_each(lambda language: _stated(value, options, language))


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
    """Return the code of a choice's words: `choice-clock-tie-player`."""
    return f"choice-{option_code(option)}-{_SIGNS.get(choice, choice)}"


def option_code(option: str) -> str:
    """Return the name of an option in the ids of messages: `balancing-gap`."""
    return option.replace(".", "-").replace("_", "-")


def setting_codes(option: Option, written: str) -> tuple[str, ...]:
    """Return a setting, as an edition's id writes it, as words name it (`choice-<code>`).

    A number or a share is itself.
    """
    if option.kind == "flag" or not written:
        return (f"set-{written or 'none'}",)
    if not option.choices and option.kind in ("number", "optional-number", "fraction"):
        return ("set-none" if written == "none" else written,)
    told = written.split("|") if option.kind in ("listing", "order") else [written]
    return tuple(choice_code(option.name, one).removeprefix("choice-") for one in told)


def choice_in_words(option: Option, choice: str, lang: Language) -> str:
    """Return the meaning of one choice of an option."""
    code = choice_code(option.name, choice)
    return say(lang, code) if has_words(lang, code) else choice


def value_for_programs(value: Value) -> bool | int | str | tuple[str, ...] | None:
    """Return a value as JSON has it; a fraction becomes a text such as 1/2."""
    return str(value) if isinstance(value, Fraction) else value
