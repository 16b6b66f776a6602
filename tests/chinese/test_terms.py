"""What a table of 13-card poker pays for, told before any card is dealt."""

import pytest

from ruleone.chinese import terms
from ruleone.rulebook import edition

BOOK = edition("chinese")


@pytest.mark.rule("chinese-scoring-2")
def test_the_bonuses_are_those_of_the_book() -> None:
    told = terms(BOOK, bonus=True)
    assert [(one.category, one.front, one.middle, one.back) for one in told.bonuses] == [
        ("trips", 3, 0, 0),
        ("full-house", 0, 2, 0),
        ("quads", 0, 8, 4),
        ("straight-flush", 0, 10, 5),
        ("royal-flush", 0, 14, 7),
    ]
    dearer = terms(BOOK.with_options({"chinese.bonus_middle_quads": 9}), bonus=True)
    assert [one.middle for one in dearer.bonuses] == [0, 2, 9, 10, 14]


def test_a_table_without_bonuses_has_none() -> None:
    told = terms(BOOK, bonus=False)
    assert (told.bonus, told.bonuses) == (False, ())
    assert told.naturals == terms(BOOK, bonus=True).naturals


@pytest.mark.rule("chinese-natural-10")
def test_naturals_stand_from_the_highest_down() -> None:
    told = terms(BOOK, bonus=False)
    assert [(one.natural, one.points) for one in told.naturals] == [
        ("one-suit", 13),
        ("dragon", 13),
        ("twelve", 8),
        ("trips-five-pairs", 4),
        ("three-straights", 4),
        ("three-flushes", 3),
        ("six-pairs", 3),
    ]
    fewer = BOOK.with_options({"chinese.naturals": ["dragon"], "chinese.natural_dragon": 20})
    assert [(one.natural, one.points) for one in terms(fewer, bonus=False).naturals] == [
        ("dragon", 20)
    ]


@pytest.mark.rows(
    ("option", "value", "field"),
    [
        pytest.param("chinese.row_points", 2, "row", marks=pytest.mark.rule("chinese-scoring-1")),
        pytest.param(
            "chinese.majority_points", 3, "majority", marks=pytest.mark.rule("chinese-scoring-5")
        ),
        pytest.param("chinese.foul_points", 6, "foul", marks=pytest.mark.rule("chinese-foul-3")),
        pytest.param(
            "chinese.bonus_replaces_row_point",
            False,
            "replaces",
            marks=pytest.mark.rule("chinese-scoring-3"),
        ),
    ],
)
def test_other_values_are_the_editions_own(option: str, value: int, field: str) -> None:
    book = BOOK.with_options({option: value})
    told = terms(book, bonus=True)
    assert getattr(told, field) == value
    assert getattr(terms(BOOK, bonus=True), field) != value
    assert told.edition == book.id


@pytest.mark.rows(
    ("option", "value", "field", "told", "other"),
    [
        pytest.param(
            "suits.order",
            ["h", "s", "d", "c"],
            "suits",
            "shcd",
            "hsdc",
            marks=pytest.mark.rule("chinese-suits"),
        ),
        pytest.param(
            "chinese.winning_cap",
            "none",
            "capped",
            True,
            False,
            marks=pytest.mark.rule("chinese-money-3"),
        ),
        pytest.param(
            "chinese.rake_percent", "2", "rake", 500, 200, marks=pytest.mark.rule("chinese-rake")
        ),
        pytest.param(
            "chinese.leave_after_disconnect",
            False,
            "leaves",
            True,
            False,
            marks=pytest.mark.rule("chinese-disconnect-4"),
        ),
    ],
)
def test_limits_rake_and_suits_are_told(
    option: str, value: object, field: str, told: object, other: object
) -> None:
    assert getattr(terms(BOOK, bonus=True), field) == told
    changed = BOOK.with_options({option: value})
    assert getattr(terms(changed, bonus=True), field) == other
