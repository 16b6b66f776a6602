"""Words of the book and the floor, put together in every language at once."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from ruleone.rulebook.values import InWords, in_each, line_by_line
from ruleone.words import Language, Parameter, say, setting

T = TypeVar("T")


def in_words(value: T, words: Callable[[Language, T], str]) -> InWords:
    """Return a value in each language."""
    return in_each(lambda language: words(language, value))


def sentences_of(value: T, words: Callable[[Language, T], Iterable[str]]) -> tuple[InWords, ...]:
    """Return sentences on a value, each in each language."""
    return line_by_line(lambda language: words(language, value))


def said(code: str, **parameters: Parameter | InWords) -> InWords:
    """Return the words for a code, in each language; parameters may be in each language too."""
    return in_each(lambda language: _said(language, code, parameters))


def listed(texts: Iterable[InWords]) -> InWords:
    """Join texts, with the pause between them of each language."""
    every = tuple(texts)
    return in_each(lambda language: say(language, "between").join(text[language] for text in every))


def together(sentences: Iterable[InWords]) -> InWords:
    """Join sentences without the full stop of the last, as a part of another sentence."""
    every = tuple(sentences)

    def joined(language: Language) -> str:
        own = setting(language)
        text = own.between_sentences.join(text[language] for text in every)
        return text.rstrip(own.full_stop)

    return in_each(joined)


def offence_words(offence: str) -> InWords:
    """Return the name of an offence, as a part of a sentence."""
    return together([said(f"ruling-offence-{offence}")])


def _said(language: Language, code: str, parameters: dict[str, Parameter | InWords]) -> str:
    filled = {
        name: value[language] if isinstance(value, dict) else value
        for name, value in parameters.items()
    }
    return say(language, code, **filled)
