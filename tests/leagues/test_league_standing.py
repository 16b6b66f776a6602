"""A league's standing: points, the best of them counted, places shared."""

from decimal import Decimal

import pytest

from ruleone.leagues.formula import NAMES, Formula
from ruleone.leagues.league import Line, Result, Ties, standing

BY_PLACE = Formula("table(place)")
TABLE = tuple(map(Decimal, (10, 6, 4, 2)))


def result(event: str, player: str, place: int, prize: int = 0) -> Result:
    return Result(event, player, place, prize, dict.fromkeys(NAMES, 1))


def places(lines: tuple[Line, ...]) -> list[tuple[int, str, str]]:
    return [(line.place, line.player, str(line.points)) for line in lines]


def test_points_are_added_up() -> None:
    told = standing(
        [result("e1", "ann", 1), result("e1", "ben", 2), result("e2", "ben", 1)], BY_PLACE, TABLE
    )
    assert places(told) == [(1, "ben", "16"), (2, "ann", "10")]


@pytest.mark.feature("leagues")
def test_the_best_results_count_and_the_others_are_shown() -> None:
    rows = [result(f"e{n}", "ann", place) for n, place in enumerate((4, 1, 2, 1), start=1)]
    (ann,) = standing(rows, BY_PLACE, TABLE, best=2)
    assert ann.points == 20
    assert [one.counts for one in ann.scored] == [False, True, False, True]
    (ann,) = standing(rows, BY_PLACE, TABLE, best=9)
    assert ann.points == 28


def test_of_equal_results_the_earlier_counts() -> None:
    rows = [result(f"e{n}", "ann", 1) for n in (1, 2, 3)]
    (ann,) = standing(rows, BY_PLACE, TABLE, best=2)
    assert [one.counts for one in ann.scored] == [True, True, False]


def test_who_share_a_place_share_the_points_of_all_that_they_take_up() -> None:
    rows = [result("e1", "ann", 2), result("e1", "ben", 2), result("e1", "cid", 2)]
    told = standing(rows, BY_PLACE, TABLE)
    assert {line.points for line in told} == {Decimal(4)}
    told = standing(rows, BY_PLACE, TABLE, shared="same")
    assert {line.points for line in told} == {Decimal(6)}


def test_points_have_two_digits() -> None:
    (ann,) = standing([result("e1", "ann", 3)], Formula("10 / place"))
    assert ann.points == Decimal("3.33")


@pytest.mark.rows(
    ("ties", "told"),
    [
        ("shared", [(1, "ann"), (1, "ben"), (1, "cid")]),
        ("best-places", [(1, "ann"), (2, "ben"), (2, "cid")]),
        ("prizes", [(1, "cid"), (2, "ann"), (2, "ben")]),
        ("fewer-events", [(1, "ann"), (2, "ben"), (2, "cid")]),
    ],
)
def test_equal_points_are_parted_as_the_league_says(
    ties: Ties, told: list[tuple[int, str]]
) -> None:
    rows = [
        result("e1", "ann", 1, 50),
        result("e2", "ben", 2, 30), result("e3", "ben", 3, 20),
        result("e2", "cid", 3, 10), result("e3", "cid", 2, 90),
    ]  # fmt: skip
    lines = standing(rows, BY_PLACE, TABLE, ties=ties)
    assert {line.points for line in lines} == {Decimal(10)}
    assert [(line.place, line.player) for line in lines] == told


def test_of_as_many_first_places_a_further_place_counts_more_than_none() -> None:
    """Ann's third place brings no points, and still parts her from Ben, who has none."""
    rows = [result("e1", "ann", 1), result("e2", "ben", 1), result("e3", "ann", 3)]
    lines = standing(rows, BY_PLACE, TABLE[:1], ties="best-places")
    assert places(lines) == [(1, "ann", "10"), (2, "ben", "10")]


def test_a_result_that_the_formula_has_no_number_for_counts_nothing_and_says_so() -> None:
    rows = [result("e1", "ann", 1), result("e2", "ann", 2)]
    (ann,) = standing(rows, Formula("1 / (place - 1)"))
    assert [one.points for one in ann.scored] == [0, 1]
    assert ann.scored[0].fault is not None
    assert ann.scored[0].fault.refusal.code == "formula-by-zero"
    assert ann.scored[1].fault is None
