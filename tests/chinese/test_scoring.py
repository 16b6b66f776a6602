"""What two players owe each other: rows, bonuses, fouls; each option at two values."""

from typing import Any

import pytest
from thirteen import cited, codes, played, points

from ruleone.rulebook import Citation, edition
from ruleone.words import LANGUAGES, Language, say

# Each is set against the others: A wins front and back, B the middle, or as the name says.
ALL_ROWS = (
    "As 9s 3c / Kh Kc 9d 8s 2c / Js Jh Jd 4s 4h",
    "Ks Qd 9c / Qs Qh 7d 6s 5c / Ts Th Td 7c 3d",
)
TWO_ROWS = (
    "As 9s 3c / Qs Qh 7d 6s 5c / Js Jh Jd 4s 4h",
    "Ks Qd 9c / Kh Kc 9d 8s 2c / Ts Th Td 7c 3d",
)
FRONT_TRIPS = (
    "2s 2h 2d / 7s 7h 7d Kc Qs / 9s 9h 9d 5s 5h",
    "As Kd 6c / Js Jd Qd 8c 6s / Ts Th Td 4s 4h",
)
MIDDLE_HOUSE = (
    "Ks Qd 9c / 5s 5h 5d 3s 3h / 8s 8h 8d 2s 2h",
    "Qs Jd 7c / As Ah Kd Jc 4h / Ts 9s 7s 6s 4s",
)
BACK_QUADS = (
    "Qs Qd 5c / 9c Ts Jd Qh Kc / 8s 8h 8d 8c 2s",
    "Jc Jh 4d / As Ad 3s 3d 6h / 2h 5h 7h 9h Th",
)
FOUL = "As Ah Kd / Qs Jd 9c 7h 5s / Ts Td 6c 4h 2d"
PLAIN_ROWS = "Kc Qd 9s / 3s 3h 8d 6h 4s / Jh Jc 7s 5d 2h"
TIES = ("Kc 8c 2s / As Ad Js Jd Qs / 3s 4c 5h 6c 7s", "Kd 9c 3h / Ah Ac Jh Jc Qh / 2d 3d 4h 5d 6s")


@pytest.mark.rule("chinese-compare-1", "chinese-scoring-1")
def test_a_row_is_worth_a_point() -> None:
    hand = played(*TWO_ROWS)
    assert codes(hand) == ["row", "row", "row", "majority"]
    assert points(hand) == [2]
    assert cited(hand, "row") == "chinese-scoring-1"
    assert points(played(*TWO_ROWS, row_points=3)) == [4]


@pytest.mark.rule("chinese-scoring-5", "chinese-scoring-6", "chinese-scoring-7")
def test_more_rows_win_a_point_more_where_there_was_no_bonus() -> None:
    assert points(played(*ALL_ROWS)) == [4]
    assert points(played(*TWO_ROWS)) == [2]
    assert points(played(*ALL_ROWS, majority_points=3)) == [6]
    assert points(played(*TWO_ROWS, majority_points=0)) == [1]
    assert cited(played(*TWO_ROWS), "majority") == "chinese-scoring-5"


@pytest.mark.rule("chinese-scoring-5")
@pytest.mark.rows("language", LANGUAGES)
def test_where_no_bonuses_are_nobody_is_told_that_none_was_won(language: Language) -> None:
    told = {}
    for bonus in (True, False):
        lines = played(*TWO_ROWS, bonus=bonus).view().pairs[0].lines
        (line,) = [one for one in lines if one.code == "thirteen-majority"]
        names = {"player": "Ann", "opponent": "Bo"}
        told[bonus] = say(language, f"log-{line.code}", **names, **line.parameters)
    assert told[True].startswith(
        {"en": "No bonus was won, and Ann", "zh": "没有奖励，Ann"}[language]
    )
    assert told[True].endswith(told[False][1:])
    assert told[False].startswith("Ann")


@pytest.mark.rule("chinese-scoring-4")
def test_where_a_bonus_was_won_nobody_gets_the_point_for_more_rows() -> None:
    hand = played(
        "7s 6h 3d / 4s 4h 4d Ts Th / 5s 5h 5d 2s 2h", "As Kc 9c / 8s 9h Tc Jc Qd / Ks Kh Kd 3c 3s"
    )
    assert codes(hand) == ["row", "bonus", "row"]
    assert points(hand) == [0]
    plain = played(
        "7s 6h 3d / 4s 4h 4d Ts Th / 5s 5h 5d 2s 2h",
        "As Kc 9c / 8s 9h Tc Jc Qd / Ks Kh Kd 3c 3s",
        bonus=False,
    )
    assert points(plain) == [-2]


@pytest.mark.rule("chinese-scoring-2", "chinese-scoring-3")
@pytest.mark.rows(
    ("hands", "option", "at_book", "at_more"),
    [
        (FRONT_TRIPS, "bonus_front_trips", 3 + 1 - 1, 4 + 1 - 1),
        (MIDDLE_HOUSE, "bonus_middle_full_house", 2 + 1 + 1, 3 + 1 + 1),
        (BACK_QUADS, "bonus_back_quads", 4 + 1 + 1, 5 + 1 + 1),
        (
            (
                "Ks Qs Js / 3s 3h 3d 3c 2c / 7s 7h 7d 7c 4c",
                "Qd Jd 9c / As Ad 5s 5h 9d / 2h 4h 6h 8h Th",
            ),
            "bonus_middle_quads",
            8 + 4 + 1,
            9 + 4 + 1,
        ),
        (
            (
                "As Ac Jd / 6s 5s 4s 3s 2s / 9h 8h 7h 6h 5h",
                "Ks Kd Jc / Qs Qd Jh Js 8c / Ad 9d 7d 6d 4d",
            ),
            "bonus_middle_straight_flush",
            10 + 5 + 1,
            11 + 5 + 1,
        ),
        (
            (
                "As Ac Jd / 6s 5s 4s 3s 2s / 9h 8h 7h 6h 5h",
                "Ks Kd Jc / Qs Qd Jh Js 8c / Ad 9d 7d 6d 4d",
            ),
            "bonus_back_straight_flush",
            10 + 5 + 1,
            10 + 6 + 1,
        ),
        (
            (
                "8s 7d 2c / 9s 9d 4c 3h 2h / Ah Kh Qh Jh Th",
                "As Ad Kd / 5s 5d 5c 6h 6d / 8h 8d 8c 3s 3d",
            ),
            "bonus_back_royal_flush",
            -1 - 2 + 7,
            -1 - 2 + 8,
        ),
        (
            (
                "8s 7d 2c / Ad Kd Qd Jd Td / Ah Kh Qh Jh Th",
                "As Ac Ks / 5s 5d 5c 6h 6d / 8h 8d 8c 3s 3d",
            ),
            "bonus_middle_royal_flush",
            -1 + 14 + 7,
            -1 + 15 + 7,
        ),
    ],
)
def test_a_listed_row_wins_its_bonus_instead_of_the_point(
    hands: tuple[str, str], option: str, at_book: int, at_more: int
) -> None:
    book = played(*hands)
    assert points(book) == [at_book]
    assert cited(book, "bonus") == "chinese-scoring-2"
    worth = edition("chinese").number(f"chinese.{option}")
    changes: dict[str, Any] = {option: worth + 1}
    more = played(*hands, **changes)
    assert points(more) == [at_more]


@pytest.mark.rule("chinese-scoring-3")
def test_the_edition_may_pay_the_bonus_on_top_of_the_point() -> None:
    assert points(played(*BACK_QUADS)) == [1 + 1 + 4]
    assert points(played(*BACK_QUADS, bonus_replaces_row_point=False)) == [1 + 1 + 1 + 4]


@pytest.mark.rule("chinese-scoring-2")
def test_a_plain_table_knows_no_bonus() -> None:
    assert points(played(*BACK_QUADS, bonus=False)) == [4]


@pytest.mark.rule("chinese-scoring-2")
@pytest.mark.rows(
    "hands",
    [
        (
            "5s 4h 2d / 7s 7h 7d 9c Qs / 8s 8h 8d Th Js",
            "Ks Qd 9h / Ah Ad Jc 6s 4c / Jh Jd 6h 4d 3s",
        ),
        (
            "5s 4h 2d / Kd Kh 7d 9c Qs / 8s 8h 8d Th Tc",
            "Ks Qd 9h / 6s 6h Jc 4c 3d / Jh Jd 5h 4d 3s",
        ),
    ],
    ids=["three of a kind in the middle", "a full house in the back"],
)
def test_what_is_not_listed_wins_a_plain_point(hands: tuple[str, str]) -> None:
    assert "bonus" not in codes(played(*hands))


@pytest.mark.rule("chinese-rank-tie")
def test_rows_of_equal_ranks_go_by_suit_or_tie_as_the_edition_says() -> None:
    by_suit = played(*TIES)
    assert codes(by_suit) == ["row", "row-by-suit", "row", "majority"]
    assert cited(by_suit, "row-by-suit") == "chinese-rank-tie"
    assert points(by_suit) == [2]
    tied = played(*TIES, suit_tiebreak="explicit-only")
    assert codes(tied) == ["row", "row-tied", "row"]
    assert points(tied) == [0]


@pytest.mark.rule("chinese-rank-straight")
def test_suits_may_decide_nothing_at_all() -> None:
    straights = (
        "Kc 8c 2s / As Ad Js 7d 3s / Ah Kh Qc Jd Td",
        "Kd 9c 3h / 6h 6c 5h 4c 2h / Ac Ks Qd Jc Th",
    )
    assert codes(played(*straights))[2] == "row-by-suit"
    assert codes(played(*straights, suit_tiebreak="explicit-only"))[2] == "row-by-suit"
    assert codes(played(*straights, suit_tiebreak="none"))[2] == "row-tied"
    never: dict[str, Any] = {"ranking.suits_break_ties": False}
    assert codes(played(*straights, **never))[2] == "row-tied"


@pytest.mark.rule("chinese-foul-1", "chinese-foul-3")
def test_a_foul_pays_every_opponent_three_points() -> None:
    third = "Ac 8c 7d / Kh Ks 9d 7c 6s / Qh Qc 8h 8s 3c"
    hand = played(FOUL, PLAIN_ROWS, third)
    assert points(hand)[:2] == [-3, -3]
    assert codes(hand) == ["foul"]
    assert cited(hand, "foul") == "chinese-foul-3"
    assert points(played(FOUL, PLAIN_ROWS, third, foul_points=5))[:2] == [-5, -5]
    (told,) = [line for line in hand.view().log if line.code == "thirteen-shown-foul"]
    assert (told.seat, told.citation) == (1, Citation("chinese-foul-1", "chinese"))


@pytest.mark.rule("chinese-hand-3")
def test_a_foul_that_is_shown_says_where_it_is() -> None:
    third = "Ac 8c 7d / Kh Ks 9d 7c 6s / Qh Qc 8h 8s 3c"
    wrong = {seat.seat: seat.wrong for seat in played(FOUL, PLAIN_ROWS, third).view().seats}
    ((where,), *others) = (wrong[seat] for seat in sorted(wrong))
    assert (where.row, where.under) == ("front", "middle")
    assert where.citation == Citation("chinese-hand-3", "chinese")
    assert others == [(), ()]


@pytest.mark.rule("chinese-compare-2")
def test_what_each_two_players_come_to_names_the_rule() -> None:
    hand = played(FOUL, PLAIN_ROWS, "Ac 8c 7d / Kh Ks 9d 7c 6s / Qh Qc 8h 8s 3c")
    told = {line.citation for line in hand.view().log if line.code == "thirteen-result"}
    assert told == {Citation("chinese-compare-2", "chinese")}


@pytest.mark.rule("chinese-foul-3")
def test_a_foul_pays_all_the_opponents_bonuses_on_top_or_in_place_of_a_point() -> None:
    quads = "Kc Qd 9s / 3s 3h 8d 6h 4s / 5h 5c 5d 5s 2h"
    foul = "As Ah Kd / Qs Jd 9c 7h 6s / Ts Td 6c 4h 2d"
    assert points(played(foul, quads)) == [-7]
    assert codes(played(foul, quads)) == ["foul", "foul-bonus"]
    assert points(played(foul, quads, foul_bonus_mode="replace")) == [-(2 + 4)]
    assert points(played(foul, quads, bonus=False)) == [-3]


@pytest.mark.rule("chinese-foul-4")
def test_two_fouls_exchange_nothing_unless_the_edition_compares_them() -> None:
    other = "Kh Kc Qd / Js Td 8c 6h 4s / 9s 9d 7c 5h 3d"
    foul = "As Ah Kd / Qs Jd 9c 7h 5s / Ts Tc 6c 4h 2d"
    hand = played(foul, other)
    assert (codes(hand), points(hand)) == (["both-void"], [0])
    assert cited(hand, "both-void") == "chinese-foul-4"
    assert points(played(foul, other, foul_vs_foul="compare")) == [4]


@pytest.mark.rule("chinese-compare-2", "chinese-order-1")
def test_everybody_compares_with_everybody_from_the_left_of_the_button() -> None:
    hands = (FOUL, PLAIN_ROWS, "Ac 8c 7d / Kh Ks 9d 7c 6s / Qh Qc 8h 8s 3c")
    for button, order in ((3, [(1, 2), (1, 3), (2, 3)]), (1, [(2, 3), (2, 1), (3, 1)])):
        view = played(*hands, button=button).view()
        assert [(pair.a, pair.b) for pair in view.pairs] == order


@pytest.mark.rule("chinese-compare-3")
@pytest.mark.rows("point", [50, 100, 750])
def test_points_are_paid_at_what_a_point_is_worth(point: int) -> None:
    hand = played(*ALL_ROWS, point=point)
    assert [(pair.due, pair.paid) for pair in hand.view().pairs] == [(4 * point, 4 * point)]
    paid = hand.view().pairs[0].lines[-1]
    assert (paid.code, paid.seat, paid.other) == ("thirteen-paid", 1, 2)
    assert paid.citation is not None
    assert paid.citation.rule == "chinese-compare-3"
