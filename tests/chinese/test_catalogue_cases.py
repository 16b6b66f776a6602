"""Cases of the catalogue, each with its cards."""

import pytest
from thirteen import codes, dealt, played, points, rows, set_all

from ruleone.cards import parse_cards
from ruleone.chinese import arrange_automatically
from ruleone.ranking import chinese_order

ALL_BONUSES = (
    "Qs Qh Qd / 8s 8h 8d 5s 5h / 9s 9h 9d 9c 2s",
    "As Kh Jd / Ac Kc Jc 7c 3c / 4s 4h 4d 6s 6h",
)
KICKERS = (
    "As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c",
    "Ah Qd 9c / Jh Jc 7s 6d 4d / 7h 7d 7c 2s 2h",
)
EQUAL_FRONTS = (
    "As Kd Jh / Qs Qd 9h 8c 3d / Ts Td Th 6c 5s",
    "Ac Kh Jd / Qh Qc 8h 7d 3s / 9s 9d 9c 6d 5d",
)
SCOOP = (
    "As Kd Jh / Qs Qd 9h 8c 3d / Ts Td Th 6c 5s",
    "Ac Qh Jd / Jc Js 8h 7d 3s / 9s 9d 9c 6d 5d",
)


@pytest.mark.rule("chinese-scoring-1", "chinese-scoring-2", "chinese-scoring-3")
def test_bonuses_in_all_rows() -> None:
    assert points(played(*ALL_BONUSES)) == [3 + 2 + 4]
    assert points(played(*ALL_BONUSES, bonus=False)) == [4]


@pytest.mark.rule("chinese-scoring-5", "chinese-scoring-6", "chinese-compare-1")
def test_two_rows_to_one_with_a_plain_full_house_in_the_back() -> None:
    assert points(played(*KICKERS)) == [2]


@pytest.mark.rule("chinese-rank-tie", "chinese-scoring-5")
def test_fronts_of_equal_ranks() -> None:
    assert points(played(*EQUAL_FRONTS, bonus=False)) == [4]
    assert points(played(*EQUAL_FRONTS, bonus=False, suit_tiebreak="explicit-only")) == [3]


@pytest.mark.rule("chinese-scoring-7", "chinese-scoring-5", "chinese-compare-1")
def test_all_rows_without_a_bonus() -> None:
    assert points(played(*SCOOP)) == [4]


@pytest.mark.rule("chinese-foul-1", "chinese-foul-3")
def test_a_pair_in_front_above_the_pair_in_the_middle() -> None:
    hand = played(
        "Ks Kh 4d / Qs Qh 9d 7c 2h / As Ah Ad 6c 3s", "Jd Tc 5h / 8s 8h 6d 4s 2c / 7s 7h 7d Td 3c"
    )
    assert (codes(hand), points(hand)) == (["foul"], [-3])


@pytest.mark.rule("chinese-natural-2")
def test_five_pairs_declared_as_six() -> None:
    hand = played(
        "As Kh Tc / 9s 9h 8d 8c 3c / Jd Jh 5s 5h 3h",
        "4s 4h 4d / 7s 7h 7d Qc 6c / Ts Th Td 2s 3d",
        "Ac Qd 6d / Ks Kc 9c 8h 3s / Qs Qh 6s 6h 2c",
        declared=[1],
    )
    assert points(hand)[:2] == [-6, -3]


@pytest.mark.rule("chinese-disconnect-3", "chinese-disconnect-4")
def test_a_straight_goes_in_the_middle_under_a_full_house() -> None:
    arranged = arrange_automatically(parse_cards("As Ah Ad Kc Ks Qd Qh 9s 8h 7d 6c 5s 2h"))
    assert [set(row) for row in arranged] == [
        set(parse_cards(row)) for row in ("Qd Qh 2h", "9s 8h 7d 6c 5s", "As Ah Ad Kc Ks")
    ]


@pytest.mark.rule("chinese-disconnect-5")
@pytest.mark.rows(("surrender", "left"), [("three-points", [7, 4]), ("pay-foul", [3, 0])])
def test_surrendering_hand_after_hand(surrender: str, left: list[int]) -> None:
    away, quads = (
        rows("Kc Qd 9s / 3s 3h 8d 6h 4s / 5h 5c 7d 7s 2h"),
        rows("Kd Qh 9c / 4c 4h 8c 6s 2c / Th Tc Td Ts 3d"),
    )
    chips = 10
    for expected in left:
        hands = {1: away, 2: quads}
        hand = dealt(
            hands, {1: chips, 2: 1_000}, point=1, tournament=True, tournament_surrender=surrender
        )
        hand.time_out(1)
        chips = set_all(hand, hands).stacks[1]
        assert chips == expected


@pytest.mark.rule("chinese-rank-0", "chinese-rank-pair", "chinese-rank-two-pair")
@pytest.mark.rule("chinese-rank-trips", "chinese-rank-straight", "chinese-rank-flush")
@pytest.mark.rule("chinese-rank-full-house", "chinese-rank-quads")
@pytest.mark.rule("chinese-rank-straight-flush", "chinese-rank-royal", "chinese-hand-4")
@pytest.mark.rows(
    ("better", "worse"),
    [
        ("7h 7d 2c", "Ks Qs Js"),
        ("6c 5h 4d 3s 2c", "5d 4s 3c 2h Ad"),
        ("Ks Js 9s 6s 3s", "Kd Jd 9d 6d 3d"),
        ("9h 8h 7h 6h 5h", "9c 8c 7c 6c 5c"),
        ("Ac Kc Qc Jc Tc", "Ad Kd Qd Jd Td"),
        ("Kh Qh Jh Th 9h", "5s 4s 3s 2s As"),
        ("As Ah 2d", "Ks Kh Qd"),
        ("7s 7h Kd", "7c 7d Qs"),
        ("As Ah Kd Kc 2s", "Ad Ac Qs Qh Js"),
        ("9s 9h 4d 4c Kh", "9d 9c 4s 4h Qh"),
        ("3s 3h 3d", "2s 2h 2d"),
        ("2c 2d 4s 4h 4d", "3s 3h 3d 2s 2h"),
        ("5s 5h 5d 5c 2s", "4s 4h 4d 4c As"),
        ("7s 6s 5s 4s 3s", "As Ah Ad Ac Ks"),
    ],
)
def test_what_beats_what(better: str, worse: str) -> None:
    rank = chinese_order().rank
    assert rank(parse_cards(better)) > rank(parse_cards(worse))
