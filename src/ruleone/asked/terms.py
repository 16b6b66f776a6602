"""Terms of a question and of all that it is compared with: words in one form, and meanings.

A term is a meaning ("=all-in", one for all words of a row in `words.toml` or the glossary), an
English word without its ending, or two neighbouring characters of Chinese.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
        self.person: Final = frozenset(small["persons"])
        self.little: Final = frozenset(small["little"])
        english: dict[tuple[str, ...], set[str]] = {}
        chinese: dict[str, set[str]] = {word: set() for word in small["plain"]}
        for meaning, words in told["words"].items():
            self._enter(words, f"={meaning}", english, chinese)
        known = {*english}, {*chinese}
        for row in dict.fromkeys(tuple(sorted(others)) for others in alike().values()):
            fresh = [word for word in row if not self._is_known(word, *known)]
            self._enter(fresh, f"={row[0]}", english, chinese)
        self.english: Final[Mapping[tuple[str, ...], set[str]]] = english
        self.chinese: Final[Mapping[str, set[str]]] = chinese
        self.longest: Final = max(map(len, english)), max(map(len, chinese))

    def _is_known(self, word: str, english: set[tuple[str, ...]], chinese: set[str]) -> bool:
        """Whether the trade's own rows have this word: then the glossary adds nothing."""
        han = _HAN.search(word) is not None
        return _plain(word) in chinese if han else tuple(self.stems(word)) in english

    def _enter(
        self,
        words: Iterable[str],
        meaning: str,
        english: dict[tuple[str, ...], set[str]],
        chinese: dict[str, set[str]],
    ) -> None:
        for word in words:
            if _HAN.search(word):
                if plain := _plain(normal(word)):
                    chinese.setdefault(plain, set()).add(meaning)
            elif stems := tuple(self.stems(word)):
                english.setdefault(stems, set()).add(meaning)

    def stems(self, text: str) -> Iterator[str]:
        """Yield the English words of a text without their endings, persons and articles apart."""
        for run in _RUNS.findall(normal(text).replace("'", "").replace("’", "")):
            if not _HAN.search(run) and run not in self.person:
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


def _plain(text: str) -> str:
    return _DROPPED.sub("", text)


@cache
def lexicon() -> Lexicon:
    """Return the lexicon that is shipped."""
    return Lexicon(tomllib.loads((files(__package__) / "words.toml").read_text("utf-8")))


def terms_of(text: str, known: Mapping[str, str] | None = None) -> Terms:
    """Return the terms of a text; `known` gives words for those of a typing error."""
    found: dict[str, float] = {}
    for run in _runs(text):
        han = isinstance(run, str)
        parts = _chinese(_plain(run)) if han else _english(run, known or {})  # type: ignore[arg-type]
        for term, weight in parts:
            found[term] = found.get(term, 0.0) + weight
    return found


def _runs(text: str) -> Iterator[str | Sequence[str]]:
    """Yield the runs of Chinese, and all that stands between two of them as its English stems."""
    words = lexicon()
    bare = normal(text).replace("'", "").replace("’", "")
    english: list[str] = []
    for run in _RUNS.findall(bare):
        if _HAN.search(run):
            if english:
                yield english
                english = []
            yield run
        elif run not in words.person:
            english.append(words.stem(run))
    if english:
        yield english


def _english(stems: Sequence[str], known: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    words = lexicon()
    stems = [known.get(stem, stem) for stem in stems]
    at = 0
    while at < len(stems):
        most = min(len(stems), at + words.longest[0])
        end = next((end for end in range(most, at, -1) if tuple(stems[at:end]) in words.english), at)
        for meaning in words.english.get(tuple(stems[at:end]), ()):
            yield meaning, MEANING
        yield from ((stem, WORD) for stem in stems[at : max(end, at + 1)] if stem not in words.little)
        at = max(end, at + 1)


def _chinese(run: str) -> Iterator[tuple[str, float]]:
    words = lexicon().chinese
    yield from ((sign, SIGN) for sign in run)
    yield from ((run[at : at + 2], PAIR) for at in range(len(run) - 1))
    at = 0
    while at < len(run):
        most = min(len(run), at + lexicon().longest[1])
        end = next((end for end in range(most, at, -1) if run[at:end] in words), at)
        yield from ((meaning, MEANING) for meaning in words.get(run[at:end], ()))
        at = max(end, at + 1)
