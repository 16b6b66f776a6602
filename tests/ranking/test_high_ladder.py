from collections import Counter

import pytest
from obvious import strength_of_ranks

from ruleone.ranking import CATEGORIES, category, name
from ruleone.ranking.build_tables import build
from ruleone.ranking.high import ladder
from ruleone.ranking.tables import FILE
from ruleone.words import LANGUAGES, Language, name_hand

RUNGS = {
    "royal-flush": 1,
    "straight-flush": 9,
    "quads": 156,
    "full-house": 156,
    "flush": 1277,
    "straight": 10,
    "trips": 858,
    "two-pair": 858,
    "pair": 2860,
    "high-card": 1277,
}


def test_the_ladder_has_every_hand_once_weakest_first() -> None:
    strengths = [
        strength_of_ranks(tuple(sorted(rung.whole, reverse=True)), rung.suited) for rung in ladder()
    ]
    assert strengths == sorted(set(strengths))
    assert [CATEGORIES[made] for made, _ in strengths] == [rung.category for rung in ladder()]
    assert Counter(rung.category for rung in ladder()) == RUNGS


@pytest.mark.rows(
    ("value", "named"),
    [
        (1, ("high-card", ("7", "5", "4", "3", "2"))),
        (1277, ("high-card", ("A", "K", "Q", "J", "9"))),
        (1278, ("pair", ("2", "5", "4", "3"))),
        (7462, ("royal-flush", ("A",))),
    ],
)
def test_a_value_names_its_hand(value: int, named: tuple[str, tuple[str, ...]]) -> None:
    assert name(value) == named
    assert category(value) == named[0]


@pytest.mark.rows("value", [0, 7463, -1])
def test_a_number_off_the_ladder_has_no_name(value: int) -> None:
    with pytest.raises(ValueError, match=f"value of a hand, 1 to 7462, got {value}"):
        name(value)


@pytest.mark.rows("language", LANGUAGES)
def test_every_hand_has_words(language: Language) -> None:
    told = {name_hand(language, *name(value), kicker=True) for value in range(1, 7463)}
    assert all(words and "{" not in words and "hand-" not in words for words in told)
    assert len(told) > 500


def test_the_shipped_tables_are_those_that_the_ladder_makes() -> None:
    assert build() == FILE.read_bytes()
