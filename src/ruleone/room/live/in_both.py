"""What a live table says, in both languages at once."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from ruleone.rulebook.values import InWords
from ruleone.words import LANGUAGES, Language, Parameter, say

T = TypeVar("T")


def in_words(value: T, words: Callable[[Language, T], str]) -> InWords:
    """A value in both languages."""
    return InWords(*(words(language, value) for language in LANGUAGES))


def sentences_of(value: T, words: Callable[[Language, T], Iterable[str]]) -> tuple[InWords, ...]:
    """Sentences on a value, one by one in both languages."""
    both = zip(*(words(language, value) for language in LANGUAGES), strict=True)
    return tuple(InWords(*pair) for pair in both)


def said(code: str, **parameters: Parameter | InWords) -> InWords:
    """The words for a code; what is filled in comes in each language where it has both."""
    return InWords(*(_said(language, code, parameters) for language in LANGUAGES))


def listed(texts: Iterable[InWords]) -> InWords:
    """Texts one after the other, with a pause between them."""
    every = tuple(texts)
    return InWords(
        *(
            say(language, "between").join(getattr(text, language) for text in every)
            for language in LANGUAGES
        )
    )


def together(sentences: Iterable[InWords]) -> InWords:
    """Sentences one after the other, without the full stop of the last: a part of another one."""
    every = tuple(sentences)
    english = " ".join(text.en for text in every)
    chinese = "".join(text.zh for text in every)
    return InWords(english.rstrip("."), chinese.rstrip("。"))


def offence_words(offence: str) -> InWords:
    """What an offence is called, as a part of a sentence."""
    return together([said(f"ruling-offence-{offence}")])


def _said(language: Language, code: str, parameters: dict[str, Parameter | InWords]) -> str:
    filled = {
        name: getattr(value, language) if isinstance(value, InWords) else value
        for name, value in parameters.items()
    }
    return say(language, code, **filled)
