"""Every word of the documents finds rules, and every word of a rule finds that rule.

`document_words.toml` lists the terms of the documents, and the plain words that no search asks for;
`chinese_words.toml` all words of their Chinese, which is not cut into words itself. RULEONE_SEEDS
names the folder of the documents, none of which is in the tree: with them the lists are compared,
too. The pages search by the same glossary (ui/tests/rules.test.ts).
"""

import os
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from ruleone.rulebook import Rule, rules
from ruleone.rulebook.search import has_all, normal, terms_of, text_of

ROOT: Final = Path(__file__).parents[2]
SEEDS: Final = Path(os.environ.get("RULEONE_SEEDS", ROOT.parent / "shared" / "seeds"))
LIST: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("document_words.toml").read_text("utf-8")
)
CHINESE: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("chinese_words.toml").read_text("utf-8")
)
HAS_RULES: Final = {document: told.split() for document, told in CHINESE["found"].items()}
PLAIN: Final = frozenset(LIST["plain"].split())
ENGLISH: Final = ("002", "003")
"""The documents that are in English too."""
WORD: Final = re.compile(r"[a-z][a-z'-]+")
HAN: Final = re.compile(r"[\u3400-\u9fff]{2,}")
TERM_SIGNS: Final = (2, 3, 4)
"""Chinese is not cut into words: each run of so many signs is tried."""


@cache
def found(query: str) -> frozenset[str]:
    terms = terms_of(query)
    return frozenset(name for name in rules() if has_all(text_of(name), terms))


def words_of(rule: Rule) -> Iterator[str]:
    """What may be asked for of a rule: its English words, and Chinese in pieces."""
    yield from WORD.findall(normal(f"{rule.title} {rule.words['en']}"))
    for run in HAN.findall(f"{rule.titles['zh']}，{rule.words['zh']}"):
        for signs in TERM_SIGNS:
            yield from (run[at : at + signs] for at in range(len(run) - signs + 1))


def test_every_word_of_a_rule_finds_it() -> None:
    faults = [
        (rule.id, word)
        for rule in rules().values()
        for word in {*words_of(rule)}
        if not has_all(text_of(rule.id), terms_of(word))
    ]
    assert sorted(faults) == []


def test_every_term_of_the_documents_finds_its_rule() -> None:
    faults = [
        (word["said"], word["rule"])
        for word in LIST["word"]
        if word["rule"] not in found(word["said"])
    ]
    assert faults == []
    assert len({word["document"] for word in LIST["word"]}) == 5


@pytest.mark.skipif(not SEEDS.exists(), reason="no documents here: RULEONE_SEEDS")
def test_every_english_word_of_the_documents_finds_rules_or_is_plain() -> None:
    texts = {path.name[:3]: path.read_text("utf-8").lower() for path in SEEDS.glob("*.txt")}
    faults: list[object] = [
        (word["said"], "does not stand in", word["document"])
        for word in LIST["word"]
        if word["said"].lower() not in texts[word["document"]]
    ]
    words = {word for document in ENGLISH for word in WORD.findall(texts[document])}
    lost = {word for word in words if not found(word)}
    faults += [(word, "finds nothing") for word in sorted(lost - PLAIN)]
    faults += [(word, "is listed as plain and is not") for word in sorted(PLAIN - lost)]
    assert faults == []
    assert len(words) > 800


def test_every_chinese_word_of_the_documents_finds_rules() -> None:
    """And none that is listed as plain does."""
    faults = [
        (document, word)
        for document, words in HAS_RULES.items()
        for word in words
        if not found(word)
    ]
    faults += [("plain", word) for word in CHINESE["plain"].split() if found(word)]
    faults += [(word, rule) for word, rule in CHINESE["rule"].items() if rule not in found(word)]
    assert faults == []
    assert {*HAS_RULES} == {"000", "001", "002", "003", "004"}


@pytest.mark.skipif(not SEEDS.exists(), reason="no documents here: RULEONE_SEEDS")
def test_the_chinese_of_the_documents_is_made_of_the_listed_words() -> None:
    words = {word for told in HAS_RULES.values() for word in told} | {*CHINESE["plain"].split()}
    words |= {*CHINESE["signs"]}
    runs = {
        run
        for path in SEEDS.glob("*.txt")
        for run in re.findall(r"[\u3400-\u9fff]+", path.read_text("utf-8"))
    }
    assert sorted(run for run in runs if not is_made_of(words, run)) == []
    assert len(runs) > 2000
    texts = {path.name[:3]: path.read_text("utf-8") for path in SEEDS.glob("*.txt")}
    lost = [
        (document, word)
        for document, told in HAS_RULES.items()
        for word in told
        if word not in texts[document]
    ]
    assert lost == []


def is_made_of(words: set[str], run: str) -> bool:
    """Whether a run of Chinese can be cut into these words without a sign left over."""
    longest = max(map(len, words))
    cuts = [True, *(False for _ in run)]
    for end in range(1, len(run) + 1):
        begins = range(max(0, end - longest), end)
        cuts[end] = any(cuts[at] and run[at:end] in words for at in begins)
    return cuts[-1]
