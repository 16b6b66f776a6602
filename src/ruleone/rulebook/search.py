"""Search in the rules: a word of a language also finds the other words for the same thing.

The pages search alike (`ui/src/rules/search.ts`), by the same glossary.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from ruleone.rulebook.catalogue import rules
from ruleone.rulebook.options import options
from ruleone.shipped import shipped
from ruleone.words import LANGUAGES, say

_HAN: Final = re.compile(r"[\u3400-\u9fff]+")
_TERMS: Final = re.compile(r"[\u3400-\u9fff]+|[^\s\u3000-\u303f\u3400-\u9fff,;:?!()\"“”]+")
_ENDING: Final = re.compile(r"(?:ing|ed|es|ly|s|e)$")

Term = tuple[str, ...]
"""A word that is searched for, and its synonyms."""


def normal(text: str) -> str:
    """Return the normal form of a text: small letters, half-width signs, no hyphens."""
    return re.sub(r"[-_\u2010-\u2013]", " ", unicodedata.normalize("NFKC", text).casefold())


def terms_of(query: str) -> tuple[Term, ...]:
    """Return the terms of a query, all of which a text must have."""
    words = _TERMS.findall(normal(query))
    return tuple(_terms(words))


def has_all(text: str, terms: tuple[Term, ...]) -> bool:
    """Whether a text in its `normal` form has one word of every term."""
    return all(any(_has(text, word) for word in term) for term in terms)


@cache
def text_of(name: str) -> str:
    """Return all text of this rule that a search covers, in its `normal` form."""
    rule = rules()[name]
    parts = [rule.id, *rule.titles.values(), rule.topic, *rule.words.values()]
    parts += [say(language, f"rule-topic-{rule.topic}") for language in LANGUAGES]
    for option in rule.mentions:
        parts += [option, *options()[option].words.values()]
    return normal(" ".join(parts))


@cache
def alike() -> Mapping[str, Term]:
    """Return the synonyms of each word, itself first, each in its `normal` form.

    A single Chinese character has no synonyms: it is in too many words.
    """
    told = tomllib.loads((shipped("words") / "glossary.toml").read_text("utf-8"))
    rows = [tuple(_words_of(term)) for term in told["term"]]
    rows += [tuple(map(normal, row["words"])) for row in told["said"]]
    found: dict[str, dict[str, None]] = {}
    for row in rows:
        others = [word for word in row if len(word) > 1]
        for word in row:
            found.setdefault(word, {word: None}).update(dict.fromkeys(others))
    return {word: tuple(others) for word, others in found.items()}


def _words_of(term: Mapping[str, Any]) -> Iterator[str]:
    for key in (*LANGUAGES, "also", "never", "not_for"):
        told = term.get(key, ())
        yield from map(normal, (told,) if isinstance(told, str) else told)


def _terms(words: list[str]) -> Iterator[Term]:
    at = 0
    while at < len(words):
        if _HAN.fullmatch(words[at]):
            yield from _han_terms(words[at])
            at += 1
            continue
        end = next(
            end for end in range(len(words), at, -1) if end == at + 1 or _known(words, at, end)
        )
        yield _known(words, at, end) or (words[at],)
        at = end


def _known(words: list[str], at: int, end: int) -> Term | None:
    """Return the synonyms of these words together, in the singular or the plural."""
    phrase = " ".join(words[at:end])
    return alike().get(phrase) or alike().get(phrase.removesuffix("s"))


def _han_terms(run: str) -> Iterator[Term]:
    """Yield the words that a run of Chinese is made of.

    The run stays whole where a sign would be left over.
    """
    if run in alike():
        yield alike()[run]
        return
    parts = _parts(run)
    yield from parts if parts and all(len(part[0]) > 1 for part in parts) else ((run,),)


def _parts(run: str) -> list[Term]:
    parts: list[Term] = []
    plain = at = 0
    while at < len(run):
        end = next((end for end in range(len(run), at + 1, -1) if run[at:end] in alike()), at)
        if end == at:
            at += 1
            continue
        parts += [(run[plain:at],)] if plain < at else []
        parts.append(alike()[run[at:end]])
        plain = at = end
    return [*parts, (run[plain:],)] if plain < len(run) else parts


def _has(text: str, word: str) -> bool:
    if _HAN.search(word):
        return word in text or _in_parts(text, word)
    stem = _ENDING.sub("", word) if re.fullmatch("[a-z]{5,}", word) else word
    return re.search(rf"(?<![a-z]){re.escape(stem)}", text) is not None


def _in_parts(text: str, run: str) -> bool:
    """Whether a text has a run cut into parts of two signs or more."""
    cuts = [True, *(False for _ in run)]
    for end in range(2, len(run) + 1):
        cuts[end] = any(cuts[at] and run[at:end] in text for at in range(end - 1))
    return cuts[-1]
