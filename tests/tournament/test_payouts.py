"""Prizes are exact."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.limits import ENTRANTS_MAX
from ruleone.tournament import payout_flaws, prizes
from ruleone.tournament.terms.payouts import PayoutColumn, payout_table, share_out, shared_out

weights = st.lists(st.integers(1, 10_000), min_size=1, max_size=80).map(
    lambda shares: sorted(shares, reverse=True)
)


@given(st.integers(0, 10**12), weights)
def test_prizes_sum_to_the_pool_and_never_rise(pool: int, shares: list[int]) -> None:
    amounts = share_out(pool, shares)
    assert sum(amounts) == pool
    assert amounts == sorted(amounts, reverse=True)
    whole = sum(shares)
    for amount, share in zip(amounts, shares, strict=True):
        assert abs(amount - pool * share / whole) < 1 + pool * 1e-12


@pytest.mark.feature("prizes")
@given(st.integers(1, ENTRANTS_MAX), st.integers(1, 10**6))
def test_any_field_is_paid_whole(entrants: int, buy_in: int) -> None:
    paid = prizes(entrants * buy_in, entrants, "standard")
    assert sum(paid) == entrants * buy_in
    assert list(paid) == sorted(paid, reverse=True)
    assert 1 <= len(paid) <= entrants
    assert min(paid) > 0


def test_a_small_field_and_a_large_one() -> None:
    assert prizes(2_700, 27, "standard") == (1_350, 810, 540)
    assert prizes(48_301, 27, "standard") == (24_151, 14_490, 9_660)
    assert len(prizes(100_000, 1_000, "standard")) == 63
    assert prizes(200, 2, "winner-takes-all") == (200,)


@given(st.integers(0, 10**9), st.integers(1, 10))
def test_a_shared_prize_is_shared_to_the_unit(total: int, players: int) -> None:
    amounts = shared_out(total, players)
    assert sum(amounts) == total
    assert max(amounts) - min(amounts) <= 1


def test_our_own_tables_have_no_flaw() -> None:
    for name in ("standard", "winner-takes-all"):
        columns = payout_table(name)
        assert list(payout_flaws(columns)) == []
        assert columns[-1].entrants_max == ENTRANTS_MAX


def test_flaws_of_a_printed_table_are_told() -> None:
    """A real column for 66 to 100 players shares out 99.1 percent."""
    printed = ((1, 3000), (1, 2000), (1, 1190), (1, 890), (1, 700), (1, 580), (1, 460), (1, 360))
    columns = (
        PayoutColumn(3, 65, ((1, 5000), (1, 3000), (1, 2000))),
        PayoutColumn(66, 100, (*printed, (1, 170), (4, 140))),
        PayoutColumn(102, 110, ((1, 4000), (1, 6000))),
        PayoutColumn(111, 120, ((200, 50),)),
    )
    found = [(flaw.code, flaw.parameters["field"]) for flaw in payout_flaws(columns)]
    assert found == [
        ("shares-not-whole", "66-100"),
        ("shares-rise", "102-110"),
        ("fields-not-joined", "102-110"),
        ("more-places-than-players", "111-120"),
    ]
    assert next(payout_flaws(columns)).parameters["percent"] == "99.1"


def test_what_is_not_in_a_table_is_said() -> None:
    with pytest.raises(LookupError, match="standard"):
        prizes(1, 1, "no-such")
    with pytest.raises(LookupError, match=str(ENTRANTS_MAX + 1)):
        prizes(1, ENTRANTS_MAX + 1, "standard")
