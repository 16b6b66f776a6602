"""Typing errors in English words: one letter more, fewer, another, or two that changed places."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from ruleone.asked.terms import lexicon, without_signs

_LETTERS_MIN: Final = 5
"""Letters of a word that may have an error: shorter ones are too much like each other."""
_WORD: Final = re.compile(r"[a-z]+")


class Vocabulary:
    """All words of the index, found by what is left of each without one of its letters."""

    def __init__(self, terms: Iterable[str]) -> None:
        parts = {part for phrase in lexicon().english for part in phrase}
        self._known: Final = {one for one in {*terms, *parts} if _WORD.fullmatch(one)}
        self._without: Final[dict[str, list[str]]] = defaultdict(list)
        for word in sorted(self._known):
            for left in _left(word):
                self._without[left].append(word)

    def corrected(self, text: str) -> Mapping[str, str]:
        """Return the word that is meant by each unknown one of a text, where there is one."""
        long = (word for word in _WORD.findall(without_signs(text)) if len(word) >= _LETTERS_MIN)
        stems = {lexicon().stem(word) for word in long} - self._known - lexicon().little
        near = {stem: [*self._near(stem)] for stem in stems}
        return {
            stem: min(words, key=lambda one: (abs(len(one) - len(stem)), one))
            for stem, words in near.items()
            if words
        }

    def _near(self, word: str) -> Iterator[str]:
        for left in _left(word):
            for known in self._without.get(left, ()):
                if len(known) >= _LETTERS_MIN - 1 and _one_apart(word, known):
                    yield known


def _left(word: str) -> Iterator[str]:
    yield word
    yield from (word[:at] + word[at + 1 :] for at in range(len(word)))


def _one_apart(one: str, other: str) -> bool:
    """Whether a single error makes one word of the other."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    a, b = one[same:], other[same:]
    return a[1:] == b or a == b[1:] or a[1:] == b[1:] or (a[:2] == b[:2][::-1] and a[2:] == b[2:])
