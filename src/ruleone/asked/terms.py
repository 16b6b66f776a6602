"""Terms of a question and of all that it is compared with: words in one form, and meanings.

A term is a meaning, an English word without its ending, or two neighbouring characters of Chinese.
A meaning ("=all-in") is one for all words of a row in `words.toml` or the glossary.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ruleone.rulebook.search import alike, normal

_RUNS: Final = re.compile(r"[\u3400-\u9fff]+|[a-z0-9+%]+")
_HAN: Final = re.compile(r"[\u3400-\u9fff]")
_DROPPED: Final = re.compile("[的了吗呢吧啊呀嘛哦着个是我你他她它们这那就也都才很把有在]")
"""Characters of Chinese that say nothing of a situation: with and without them is the same."""
_ENDINGS: Final = ("ing", "ed", "es", "s")
_STEM_MIN: Final = 3
_DOUBLED: Final = re.compile(r"([bdgmnprt])\1$")

MEANING: Final = 1.0
WORD: Final = 0.7
"""Weight of a word itself: the meaning of its row counts more, which other words have too."""
PAIR: Final = 0.35
"""Weight of two neighbouring characters: a word of Chinese has several such pairs."""
SIGN: Final = 0.3
"""Weight of one character, which is in many words but finds those that no row knows."""

Terms = Mapping[str, float]
"""The terms of a text, each with the sum of its weights."""


class Lexicon:
    """The words of the trade by their meanings, in the forms in which texts are compared."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        small = told["small"]
        self.forms: Final[Mapping[str, str]] = {
            form: word for word, forms in told["forms"].items() for form in forms
        }
        self.persons: Final = frozenset(small["persons"])
        self.little: Final = frozenset(small["little"])
        self.english: Final[dict[tuple[str, ...], dict[str, None]]] = {}
        self.chinese: Final[dict[str, dict[str, None]]] = {word: {} for word in small["plain"]}
        for meaning, words in told["words"].items():
            for word in words:
                self._enter(word, f"={meaning}")
        known = {*self.english}, {*self.chinese}
        for row in dict.fromkeys(tuple(sorted(others)) for others in alike().values()):
            for word in row:
                if not self._is_known(word, *known):
                    self._enter(word, f"={row[0]}")
        self.longest: Final = max(map(len, self.english)), max(map(len, self.chinese))

    def _is_known(self, word: str, english: set[tuple[str, ...]], chinese: set[str]) -> bool:
        """Whether the trade's own rows have this word: then the glossary adds nothing."""
        if _HAN.search(word):
            return _DROPPED.sub("", word) in chinese
        return tuple(self.stems(word)) in english

    def _enter(self, word: str, meaning: str) -> None:
        if _HAN.search(word):
            if run := _DROPPED.sub("", normal(word)):
                self.chinese.setdefault(run, {})[meaning] = None
        elif stems := tuple(self.stems(word)):
            self.english.setdefault(stems, {})[meaning] = None

    def stems(self, text: str) -> Iterator[str]:
        """Yield the English words of a text without their endings, persons and articles apart."""
        for run in _RUNS.findall(without_signs(text)):
            if not _HAN.search(run) and run not in self.persons:
                yield self.stem(run)

    def stem(self, word: str) -> str:
        """Return a word without its ending, an irregular form as its first one."""
        if word in self.forms:
            return self.forms[word]
        for ending in _ENDINGS:
            short = word.removesuffix(ending)
            if short != word and len(short) >= _STEM_MIN and not short.endswith("s"):
                word = _DOUBLED.sub(r"\1", short) if ending in ("ing", "ed") else short
                break
        return word[:-1] if word.endswith("e") and len(word) > _STEM_MIN else word


@cache
def lexicon() -> Lexicon:
    """Return the lexicon that is shipped."""
    return Lexicon(tomllib.loads((files(__package__) / "words.toml").read_text("utf-8")))


def terms_of(text: str, known: Mapping[str, str] | None = None) -> Terms:
    """Return the terms of a text, line by line; `known` has stems for those of a typing error."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        for term, weight in _terms(without_signs(line), known or {}):
            found[term] = found.get(term, 0.0) + weight
    return found


def without_signs(text: str) -> str:
    """Return the normal form of a text, and "don't" as "dont", as many people write it."""
    return normal(text).replace("'", "").replace("’", "")


def _terms(line: str, known: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    """Yield the terms of each run of Chinese, and of all English words between two of them."""
    words = lexicon()
    stems: list[str] = []
    for run in _RUNS.findall(line):
        if _HAN.search(run):
            yield from _english(stems)
            stems = []
            yield from _chinese(_DROPPED.sub("", run))
        elif run not in words.persons:
            stem = words.stem(run)
            stems.append(known.get(stem, stem))
    yield from _english(stems)


def _english(stems: Sequence[str]) -> Iterator[tuple[str, float]]:
    words, at = lexicon(), 0
    while at < len(stems):
        ends = range(min(len(stems), at + words.longest[0]), at, -1)
        end = next((end for end in ends if tuple(stems[at:end]) in words.english), at)
        yield from ((meaning, MEANING) for meaning in words.english.get(tuple(stems[at:end]), ()))
        end = max(end, at + 1)
        yield from ((stem, WORD) for stem in stems[at:end] if stem not in words.little)
        at = end


def _chinese(run: str) -> Iterator[tuple[str, float]]:
    yield from ((sign, SIGN) for sign in run)
    yield from ((run[at : at + 2], PAIR) for at in range(len(run) - 1))
    words, at = lexicon(), 0
    while at < len(run):
        ends = range(min(len(run), at + words.longest[1]), at, -1)
        end = next((end for end in ends if run[at:end] in words.chinese), at)
        yield from ((meaning, MEANING) for meaning in words.chinese.get(run[at:end], ()))
        at = max(end, at + 1)
