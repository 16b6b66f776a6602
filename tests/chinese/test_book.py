"""The edition says what the catalogue says: each number of the document in its own option."""

import pytest

from ruleone.rulebook import edition, rule

BOOK = edition("chinese")


def number(option: str) -> int:
    return BOOK.number(f"chinese.{option}")


@pytest.mark.rule("chinese-scoring-2")
def test_bonuses_are_those_of_the_rule() -> None:
    written = rule("chinese-scoring-2").parameters
    names = {"full-house": "full_house", "four-of-a-kind": "quads", "three-of-a-kind": "trips"}
    names |= {"straight-flush": "straight_flush", "royal-flush": "royal_flush"}
    for row, listed in written.items():
        place = "back" if row == "bottom" else row
        for category, points in listed.items():
            assert number(f"bonus_{place}_{names[category]}") == points


@pytest.mark.rule("chinese-natural-3", "chinese-natural-4", "chinese-natural-5")
@pytest.mark.rule(
    "chinese-natural-6", "chinese-natural-7", "chinese-natural-8", "chinese-natural-9"
)
def test_naturals_have_the_rank_and_the_points_of_their_rules() -> None:
    for rank, natural in enumerate(BOOK.listing("chinese.naturals"), start=1):
        written = rule(f"chinese-natural-{rank + 2}").parameters
        assert written["rank"] == rank
        assert number(f"natural_{natural.replace('-', '_')}") == written["points"]


@pytest.mark.rule("chinese-stakes-1", "chinese-stakes-2", "chinese-stakes-3")
def test_stakes_are_those_of_the_rules() -> None:
    listed = [tuple(map(float, one.split(":"))) for one in BOOK.listing("chinese.stakes")]
    columns = ("stakes-1", "per_point"), ("stakes-2", "min_start"), ("stakes-3", "min_continue")
    written = zip(*(rule(f"chinese-{name}").parameters[key] for name, key in columns), strict=True)
    assert listed == list(written)
