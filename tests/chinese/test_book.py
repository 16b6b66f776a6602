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


def test_other_numbers_are_those_of_their_rules() -> None:
    parameters = {
        name: rule(f"chinese-{name}").parameters
        for name in ("hand-1", "scoring-1", "scoring-5", "foul-3", "disconnect-5", "rake", "suits")
    }
    assert tuple(map(int, BOOK.listing("chinese.players"))) == tuple(
        parameters["hand-1"]["players"]
    )
    assert number("row_points") == parameters["scoring-1"]["points"]
    assert number("majority_points") == parameters["scoring-5"]["extra"]
    assert number("foul_points") == parameters["foul-3"]["base_points"]
    assert number("surrender_points") == parameters["disconnect-5"]["cost"]["points"]
    assert BOOK.fraction("chinese.rake_percent") == parameters["rake"]["rake_percent"]
    spelt = {"s": "spades", "h": "hearts", "c": "clubs", "d": "diamonds"}
    assert [spelt[suit] for suit in BOOK.listing("suits.order")] == parameters["suits"][
        "suit_order"
    ]


@pytest.mark.rule("chinese-stakes-1", "chinese-stakes-2", "chinese-stakes-3")
def test_stakes_are_those_of_the_rules() -> None:
    listed = [tuple(map(float, one.split(":"))) for one in BOOK.listing("chinese.stakes")]
    columns = ("stakes-1", "per_point"), ("stakes-2", "min_start"), ("stakes-3", "min_continue")
    written = zip(*(rule(f"chinese-{name}").parameters[key] for name, key in columns), strict=True)
    assert listed == list(written)
