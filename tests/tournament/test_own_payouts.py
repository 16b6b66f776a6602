"""Payouts of the director's own: whole amounts that add up; what does not is told by its line."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.rulebook import edition
from ruleone.tournament import BadEvent, template
from ruleone.tournament.entries import prizes_of
from ruleone.tournament.terms.announcing import check_config
from ruleone.tournament.terms.payouts import (
    OwnAmounts,
    OwnPayouts,
    OwnPlan,
    OwnShares,
    PayoutColumn,
    own_flaws,
    prizes_by,
)

HALVES = OwnShares(
    (PayoutColumn(2, 5, ((1, 6_500), (1, 3_500))), PayoutColumn(6, 27, ((1, 5_000), (2, 2_500))))
)
FIXED = OwnAmounts(((1, 1_000), (1, 600), (2, 200)))


def test_each_size_of_field_has_its_column_and_the_pool_is_paid_whole() -> None:
    assert prizes_by(HALVES, 501, 5) == (326, 175)
    assert prizes_by(HALVES, 601, 6) == (301, 150, 150)
    assert prizes_by(HALVES, 601, 27, most=2) == (401, 200)
    assert prizes_by(HALVES, 600, 6, least=180) == (240, 180, 180)


def test_amounts_are_paid_as_told_and_rise_in_proportion_with_the_pool() -> None:
    assert prizes_by(FIXED, 2_000, 9) == (1_000, 600, 200, 200)
    assert prizes_by(FIXED, 3_000, 9) == (1_500, 900, 300, 300)
    assert prizes_by(FIXED, 2_000, 2) == (1_250, 750)


def test_prizes_are_made_for_a_share_of_the_field_in_whole_units() -> None:
    paid = prizes_by(OwnPlan(percent=20, unit=50), 10_000, 20, least=600)
    assert (len(paid), sum(paid)) == (4, 10_000)
    assert paid[-1] >= 600
    assert all(prize % 50 == 0 for prize in paid[1:])
    assert len(prizes_by(OwnPlan(places=6), 10_000, 20)) == 6
    assert len(prizes_by(OwnPlan(places=6), 10_000, 20, most=3)) == 3


own = st.one_of(
    st.just(HALVES),
    st.just(FIXED),
    st.builds(
        OwnPlan,
        percent=st.integers(1, 100),
        places=st.none() | st.integers(1, 27),
        unit=st.integers(1, 500),
    ),
)


bounds = st.tuples(st.integers(0, 500), st.integers(1, 27), st.integers(1, 500))


@given(own, st.integers(0, 10**6), st.integers(2, 27), bounds)
def test_any_pool_is_paid_whole_and_no_place_gets_more_than_a_better_one(
    payouts: OwnPayouts, pool: int, entrants: int, bounds: tuple[int, int, int]
) -> None:
    least, most, unit = bounds
    paid = prizes_by(payouts, pool, entrants, least=least, most=min(most, entrants), unit=unit)
    assert sum(paid) == pool
    assert list(paid) == sorted(paid, reverse=True)
    assert len(paid) <= min(most, entrants)
    assert all(prize > 0 for prize in paid)


@pytest.mark.feature("own-payouts")
@pytest.mark.rows(
    ("payouts", "told"),
    [
        (OwnShares(()), ("shares-columns", {"most": 32, "came": 0})),
        (
            OwnShares((PayoutColumn(2, 9, ()),)),
            ("shares-lines", {"field": "2-9", "most": 200, "came": 0}),
        ),
        (
            OwnShares((PayoutColumn(2, 9, ((10**9, 1),)),)),
            ("shares-places", {"field": "2-9", "line": 1, "most": 20_000, "came": 10**9}),
        ),
        (
            OwnShares((PayoutColumn(2, 9, ((1, 10_000), (1, 0))),)),
            ("shares-nothing", {"field": "2-9", "line": 2}),
        ),
        (
            OwnShares((PayoutColumn(3, 9, ((1, 3_000), (1, 3_333), (1, 3_667))),)),
            ("shares-rise", {"field": "3-9", "line": 2, "came": "33.33", "before": "30"}),
        ),
        (
            OwnShares((PayoutColumn(2, 9, ((1, 5_000), (1, 4_999))),)),
            ("shares-not-whole", {"field": "2-9", "percent": "99.99"}),
        ),
        (
            OwnShares((PayoutColumn(2, 9, ((1, 5_000), (2, 2_500))),)),
            ("more-places-than-players", {"field": "2-9", "places": 3, "players": 2}),
        ),
        (
            OwnShares((*HALVES.columns, PayoutColumn(27, 40, ((1, 10_000),)))),
            ("fields-not-joined", {"field": "27-40", "expected": 28, "came": 27}),
        ),
        (OwnAmounts(()), ("amounts-lines", {"most": 200, "came": 0})),
        (
            OwnAmounts(((0, 50),)),
            ("amounts-places", {"line": 1, "most": 20_000, "came": 0}),
        ),
        (
            OwnAmounts(((1, 50), (1, 20), (1, 30))),
            ("amounts-rise", {"line": 3, "came": 30, "before": 20}),
        ),
        (OwnAmounts(((1, 0),)), ("amounts-nothing", {"line": 1})),
    ],
)
def test_what_does_not_add_up_is_told_by_its_line_and_no_event_has_it(
    payouts: OwnPayouts, told: tuple[str, dict[str, object]]
) -> None:
    flaw = next(own_flaws(payouts))
    assert (flaw.code, flaw.parameters) == told
    config = msgspec.structs.replace(template("six-max"), payouts=payouts)
    with pytest.raises(BadEvent, match=told[0]):
        check_config(config, edition("house"))


def test_every_wrong_line_is_told() -> None:
    payouts = OwnShares((PayoutColumn(2, 9, ((1, 1_000), (1, 2_000), (1, 3_000), (1, 0))),))
    told = [(flaw.code, flaw.parameters.get("line")) for flaw in own_flaws(payouts)]
    assert told == [
        ("shares-not-whole", None),
        ("shares-rise", 2),
        ("shares-rise", 3),
        ("shares-nothing", 4),
        ("more-places-than-players", None),
    ]


def test_an_event_has_columns_for_all_of_its_fields() -> None:
    config = msgspec.structs.replace(template("turbo-27"), payouts=HALVES, least_prize=700)
    check_config(config, edition("house"))
    assert prizes_of(config, 2_700, 27) == (1_300, 700, 700)
    for payouts in (
        OwnShares(HALVES.columns[1:]),
        OwnShares(HALVES.columns[:1]),
    ):
        with pytest.raises(BadEvent, match="expected payouts for 2 to 27 entries"):
            check_config(msgspec.structs.replace(config, payouts=payouts), edition("house"))
    for plan, what in ((OwnPlan(percent=0), "percent"), (OwnPlan(unit=0), "unit")):
        with pytest.raises(BadEvent, match=f"payouts.{what} from 1"):
            check_config(msgspec.structs.replace(config, payouts=plan), edition("house"))
