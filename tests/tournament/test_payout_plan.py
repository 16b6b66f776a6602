"""Prizes made for a field, least prizes, and those of players who go out together."""

import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.limits import ENTRANTS_MAX
from ruleone.tournament import BadEvent, payout_flaws
from ruleone.tournament.terms.payouts import (
    PayoutColumn,
    PayoutPlan,
    bands_of,
    columns_for,
    planned_columns,
    planned_prizes,
    prizes_by_place,
    seats_won,
    share_out,
    shares_by_place,
    tied_prizes,
    with_least,
)

FACTS = json.loads((Path(__file__).parent / "facts" / "tournaments.json").read_text("utf-8"))
PRINTED: dict[str, Any] = {each["name"]: each for each in FACTS["payouts"]}
ROOM = PRINTED["online room percentage table, buy-in 5 or less, by entrants"]


def column(field: str) -> PayoutColumn:
    """A printed column of percentages."""
    least, most = map(int, field.split("-"))
    return PayoutColumn(
        least, most, tuple((1, int(Fraction(str(each)) * 100)) for each in ROOM["percent"][field])
    )


def test_the_printed_column_that_does_not_sum_to_a_hundred_is_told() -> None:
    flaws = list(payout_flaws([column(field) for field in ROOM["percent"]]))
    found = [(flaw.code, flaw.parameters["field"]) for flaw in flaws]
    assert found == [
        ("shares-not-whole", field) for field, whole in ROOM["sum_check"].items() if whole != 100
    ]
    assert found == [("shares-not-whole", "66-100")]


@pytest.mark.rows("field", [each for each in ROOM["percent"] if each != "66-100"])
def test_a_pool_that_the_printed_shares_divide_is_paid_to_the_cent(field: str) -> None:
    cents = share_out(10_000 * 100, column(field).weights)
    assert cents == [int(Fraction(str(each)) * 10_000) for each in ROOM["percent"][field]]


def test_a_real_event_is_paid_as_it_was() -> None:
    event = PRINTED["St. Catharines 200-player event"]
    assert share_out(sum(event["amounts"]), event["percent"]) == event["amounts"]


plans = st.builds(
    PayoutPlan,
    pool=st.integers(0, 10**9),
    entrants=st.integers(1, 2_000),
    places=st.none() | st.integers(1, 300),
    percent=st.integers(1, 100),
    least=st.integers(0, 10**6),
    unit=st.sampled_from([1, 5, 25, 100, 1_000]),
)


@pytest.mark.feature("prizes")
@given(plans)
def test_planned_prizes_add_up_never_rise_and_none_is_below_the_least(plan: PayoutPlan) -> None:
    prizes = planned_prizes(plan)
    assert sum(prizes) == plan.pool
    assert all(better >= worse for better, worse in pairwise(prizes))
    assert all(prize % plan.unit == 0 for prize in prizes[1:])
    assert all(prize >= plan.least for prize in prizes[1:])
    assert len(prizes) <= plan.entrants
    for band in bands_of(len(prizes)):
        assert len({prizes[place - 1] for place in band}) == 1


def test_a_field_of_two_hundred() -> None:
    plan = PayoutPlan(pool=20_000, entrants=200, least=150, unit=10)
    prizes = planned_prizes(plan)
    assert len(prizes) == 30
    assert prizes[:9] == (4_030, 2_090, 1_440, 1_120, 930, 800, 700, 630, 580)
    assert prizes[-1] >= 150


def test_a_main_event_of_ten_thousand_pays_as_many_as_it_did() -> None:
    event = PRINTED["WSOP Main Event 2024"]
    plan = PayoutPlan(
        pool=event["prize_pool"],
        entrants=event["entries"],
        places=event["places_paid"],
        least=event["min_cash"],
        unit=100,
    )
    prizes = planned_prizes(plan)
    assert sum(prizes) == event["prize_pool"]
    assert len(prizes) == event["places_paid"]
    assert prizes[-1] >= event["min_cash"]
    assert event["final_table"][0] * 8 < prizes[0] * 10 < event["final_table"][0] * 12


def test_places_that_the_pool_does_not_suffice_for_are_not_paid() -> None:
    assert planned_prizes(PayoutPlan(pool=500, entrants=100, least=200)) == (267, 233)
    assert planned_prizes(PayoutPlan(pool=100, entrants=100, least=200)) == (100,)
    assert planned_prizes(PayoutPlan(pool=0, entrants=9)) == ()


@pytest.mark.rows("percent", [10, 15, 20])
def test_a_made_table_has_no_flaw(percent: int) -> None:
    fields = (10, 20, 30, 50, 100, 200, 500, 1_000, ENTRANTS_MAX)
    columns = planned_columns(fields, percent)
    assert list(payout_flaws(columns)) == []
    assert [each.entrants_max for each in columns] == list(fields)
    with pytest.raises(BadEvent, match="fields from 21"):
        planned_columns((20, 20))


@pytest.mark.rows(
    ("changes", "why"),
    [
        ({"entrants": 0}, "entrants from 1"),
        ({"places": 0}, "places from 1"),
        ({"percent": 101}, "percent from 1 to 100, got 101"),
        ({"unit": 0}, "unit from 1"),
        ({"pool": -1}, "pool from 0 to 1000000000000, got -1"),
        ({"pool": 10**12 + 1}, "pool from 0 to 1000000000000, got 1000000000001"),
    ],
)
def test_a_plan_out_of_range_is_refused(changes: dict[str, int], why: str) -> None:
    with pytest.raises(BadEvent, match=why):
        planned_prizes(PayoutPlan(**({"pool": 100, "entrants": 10} | changes)))


prize_lists = st.lists(st.integers(1, 10**6), min_size=1, max_size=40).map(
    lambda prizes: tuple(sorted(prizes, reverse=True))
)


@given(prize_lists, st.integers(0, 10**5))
def test_a_least_prize_moves_money_down_and_loses_none(prizes: tuple[int, ...], least: int) -> None:
    lifted = with_least(prizes, least)
    assert sum(lifted) == sum(prizes)
    assert all(better >= worse for better, worse in pairwise(lifted))
    assert all(prize >= least for prize in lifted[1:])
    assert len(lifted) <= len(prizes)


@given(prize_lists, st.lists(st.integers(1, 5), min_size=1, max_size=6), st.integers(1, 50))
def test_players_who_go_out_together_are_paid_what_their_places_have(
    prizes: tuple[int, ...], stacks: list[int], best: int
) -> None:
    open_to_them = sum(prizes[best - 1 : best - 1 + len(stacks)])
    for policy in ("shared", "bigger-stack-first"):
        for unit in (1, 5):
            told = tied_prizes(prizes, best, stacks, policy, unit)
            assert sum(prize for _, prize in told) == open_to_them
            assert min(place for place, _ in told) == best


@pytest.mark.rule("tda2019-RP-8A")
def test_the_policy_says_who_shares() -> None:
    prizes = (500, 300, 101, 50)
    assert tied_prizes(prizes, 2, [40, 900, 40], "shared") == ((2, 151), (2, 150), (2, 150))
    by_stack = tied_prizes(prizes, 2, [40, 900, 40], "bigger-stack-first")
    assert by_stack == ((3, 76), (2, 300), (3, 75))
    in_fives = tied_prizes(prizes, 2, [40, 900, 40], "shared", 5)
    assert in_fives == ((2, 151), (2, 150), (2, 150))
    assert tied_prizes(prizes, 4, [9, 9], "shared", 25) == ((4, 25), (4, 25))


@given(st.integers(0, 10**6), st.integers(1, 10**4), st.integers(1, 200))
def test_a_satellite_pays_seats_and_the_rest_to_one_player(
    pool: int, seat: int, entrants: int
) -> None:
    prizes = seats_won(pool, seat, entrants)
    assert sum(prizes) == pool
    assert len(prizes) <= entrants
    assert sum(prize != seat for prize in prizes) <= 1
    assert sum(prize >= seat for prize in prizes) == min(pool // seat, entrants)


def test_a_satellite_of_eighty_players() -> None:
    assert seats_won(8_000, 1_500, 80) == (1_500,) * 5 + (500,)
    assert seats_won(7_500, 1_500, 80) == (1_500,) * 5
    assert seats_won(4_000, 1_500, 2) == (2_500, 1_500)
    with pytest.raises(BadEvent, match="unit from 1"):
        seats_won(100, 0, 5)


def test_a_table_by_field_is_read_by_places() -> None:
    """Each column is what its smallest field gets, and every share of it stands in one row."""
    columns = columns_for(6, 130, 20)
    assert [(each.entrants_min, each.entrants_max) for each in columns][::len(columns) - 1] == [
        (6, 10), (101, 130),
    ]  # fmt: skip
    assert list(payout_flaws(columns)) == []
    rows = shares_by_place(columns)
    assert [row.first for row in rows] == [1, *(row.last + 1 for row in rows[:-1])]
    for at, column in enumerate(columns):
        by_place = [row.each[at] for row in rows for _ in range(row.first, row.last + 1)]
        assert [share for share in by_place if share] == column.weights
    pools = [100 * column.entrants_min for column in columns]
    for at, pool in enumerate(pools):
        paid = prizes_by_place(columns, pools)
        assert sum(row.each[at] * (row.last - row.first + 1) for row in paid) == pool
