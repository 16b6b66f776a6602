"""The worked cases: every payment, who fouled, what is a natural, what is left after the rake."""

from typing import Any

import pytest
from thirteen import cases, dealt, pairs, rows, set_all

from ruleone.chinese import Arrange, Arrangement, ThirteenHand
from ruleone.rulebook import Refusal

NATURALS = {"twelve_color": "twelve", "thirteen_suited": "one-suit"}
CASES = [pytest.param(case, id=case["id"]) for case in cases()["cases"]]
AMBIGUOUS = [one for one in CASES if "suit-ambiguity" in one.values[0]["tags"]]  # type: ignore[index]


def hands_of(case: dict[str, Any]) -> dict[int, Arrangement]:
    return {
        player["seat"] + 1: rows("/".join(player[row] for row in ("front", "middle", "back")))
        for player in case["players"]
    }


def play(case: dict[str, Any], **changes: object) -> ThirteenHand:
    table, hands = case["table"], hands_of(case)
    hand = dealt(
        hands,
        {player["seat"] + 1: player["stack"] for player in case["players"]},
        case["button"] + 1,
        table["point"],
        bonus=table["bonus"],
        tournament=table["tournament"],
        **changes,
    )
    for player in case["players"]:
        if player["surrender"]:
            assert not isinstance(hand.time_out(player["seat"] + 1), Refusal)
    declared = [player["seat"] + 1 for player in case["players"] if player["declare_natural"]]
    return set_all(hand, hands, declared)


@pytest.mark.feature("thirteen")
@pytest.mark.rule("chinese-compare-1", "chinese-compare-2", "chinese-compare-3")
@pytest.mark.rule("chinese-order-1", "chinese-scoring-2", "chinese-scoring-3", "chinese-scoring-4")
@pytest.mark.rule("chinese-foul-3", "chinese-natural-10", "chinese-money-2", "chinese-rake")
@pytest.mark.rows("case", CASES)
def test_a_worked_case_comes_out_as_written(case: dict[str, Any]) -> None:
    hand, expect = play(case), case["expect"]
    assert hand.over
    settled = [
        {"order": at, "a": one.a - 1, "b": one.b - 1, "points_a": one.points, "paid_to_a": one.paid}
        for at, one in enumerate(pairs(hand), start=1)
    ]
    assert settled == expect["pairs"]
    seats = hand.view().seats
    void = [seat.seat - 1 for seat in seats if seat.status in ("foul", "false-declaration")]
    assert void == expect["fouls"]
    naturals = {str(seat.seat - 1): seat.natural for seat in seats if seat.natural}
    assert naturals == {
        seat: NATURALS.get(name, name.replace("_", "-"))
        for seat, name in expect["naturals"].items()
    }
    assert [seat.net for seat in seats] == expect["net"]
    assert [seat.rake for seat in seats] == expect["rake"]
    assert [seat.stack for seat in seats] == expect["final"]


@pytest.mark.rule("chinese-rank-tie")
@pytest.mark.rows("case", AMBIGUOUS)
def test_where_suits_decide_no_more_than_they_must_the_case_says_so(case: dict[str, Any]) -> None:
    expect = case["expect_if_suits_explicit_only"]
    hand = play(case, suit_tiebreak="explicit-only")
    assert [pair.points for pair in pairs(hand)] == expect["points_a"]
    assert [seat.net for seat in hand.view().seats] == expect["net"]


def test_the_example_rows_of_the_best_replies_are_worth_what_is_written() -> None:
    for case in cases()["best_reply"]:
        own, *others = (
            rows("/".join(one[row] for row in ("front", "middle", "back")))
            for one in (case["example"], *case["opponents"])
        )
        hands = dict(enumerate((own, *others), start=1))
        hand = dealt(hands)
        for seat, arrangement in hands.items():
            assert not isinstance(hand.act(seat, Arrange.of(arrangement)), Refusal)
        assert sum(pair.points for pair in pairs(hand) if pair.a == 1) == case["best_points"]
