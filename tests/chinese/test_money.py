"""Money: short stacks, tournaments, the rake, stakes."""

from fractions import Fraction

import pytest
from thirteen import cases, pairs, played

from ruleone.chinese import Stake, ThirteenHand, may_go_on, may_start, stakes
from ruleone.rulebook import BadSetting, Refusal, edition

BOOK = edition("chinese")
FLUSHES = "2d 5d 3d / 3s 6s 8s Js Ks / 4s 7s Ts Qs As"
OTHERS = (
    "Kd 2c 2h / 8d 8h 9c 4d 3h / 7d 7h Qh Qd 5h",
    "Kc 9d 4c / 9h 9s 5c 2s 6h / Td Th 6d 6c Jc",
    "Ac Qc 7c / Jh Jd Tc 5s 8c / Ah Kh 4h 3c Ad",
)
"""The first of them wins two rows from each of the others."""


def paid(hand: ThirteenHand) -> list[int]:
    return [pair.paid for pair in pairs(hand)]


def cuts(hand: ThirteenHand) -> list[str]:
    return [pair.cut for pair in pairs(hand)]


def three_flushes(stack: int, first: int = 1, **facts: object) -> ThirteenHand:
    """Three flushes in seat `first`, five dollars a point: 15.00 from each of three others."""
    hands = [*OTHERS[: first - 1], FLUSHES, *OTHERS[first - 1 :]]
    stacks = {seat: stack if seat == first else 50_000 for seat in range(1, 5)}
    return played(*hands, stacks=stacks, point=500, declared=[first], **facts)


@pytest.mark.rule("chinese-money-1", "chinese-money-2")
def test_nobody_wins_more_than_he_began_with() -> None:
    """The document's own example: 25.19, and 15.00 due from each."""
    hand = three_flushes(2_519)
    assert paid(hand)[:3] == [1_500, 1_019, 0]
    assert cuts(hand)[:3] == ["none", "winner-at-limit", "winner-closed"]
    lines = [view.lines[-1] for view in hand.view().pairs[:3]]
    assert [line.code for line in lines] == ["thirteen-paid", *["thirteen-paid-cut"] * 2]
    rules = [line.citation.rule for line in lines if line.citation is not None]
    assert rules == ["chinese-compare-3", "chinese-money-1", "chinese-money-2"]


@pytest.mark.rule("chinese-money-1")
def test_the_edition_may_let_him_win_more() -> None:
    hand = three_flushes(2_519, winning_cap="none")
    assert paid(hand)[:3] == [1_500, 1_500, 1_500]


@pytest.mark.rule("chinese-money-2")
def test_who_is_broke_exchanges_nothing_more_unless_the_edition_says_so() -> None:
    # Seat 2 loses all to the natural of seat 1, and would win two points from seat 3.
    hands = (FLUSHES, OTHERS[0], OTHERS[1])

    def play(**changes: object) -> ThirteenHand:
        stacks = {1: 50_000, 2: 700, 3: 50_000}
        return played(*hands, stacks=stacks, point=500, declared=[1], **changes)

    hand = play()
    assert [abs(pair.due) for pair in pairs(hand)] == [1_500, 1_500, 1_000]
    assert paid(hand) == [700, 1_500, 0]
    assert cuts(hand) == ["payer-short", "none", "winner-closed"]
    loose = play(short_money="none")
    assert paid(loose) == [700, 1_500, 1_000]
    assert cuts(loose) == ["payer-short", "none", "none"]


@pytest.mark.rule("chinese-money-2")
def test_who_has_won_all_he_can_does_not_lose_either_unless_the_edition_says_so() -> None:
    hands = (*OTHERS, FLUSHES)
    stacks = {1: 1_200, 2: 50_000, 3: 50_000, 4: 50_000}
    hand = played(*hands, stacks=stacks, point=500, declared=[4])
    assert paid(hand)[:3] == [1_000, 200, 0]
    assert cuts(hand)[:3] == ["none", "winner-at-limit", "payer-closed"]
    loose = played(*hands, stacks=stacks, point=500, declared=[4], short_money="none")
    assert paid(loose)[:3] == [1_000, 200, -1_500]


@pytest.mark.rule("chinese-money-2")
def test_a_limit_reached_exactly_closes_too() -> None:
    hand = three_flushes(1_500)
    assert paid(hand)[:3] == [1_500, 0, 0]
    assert cuts(hand)[:3] == ["none", "winner-closed", "winner-closed"]


@pytest.mark.rule("chinese-money-3", "chinese-rake")
def test_in_a_tournament_winnings_have_no_limit_and_nothing_is_raked() -> None:
    hand = three_flushes(2_519, tournament=True)
    assert paid(hand)[:3] == [1_500, 1_500, 1_500]
    assert hand.raked == 0
    assert three_flushes(2_519, tournament=True, rake_base="gross-win").raked == 0
    hands = (FLUSHES, OTHERS[0], OTHERS[1])
    broke = played(
        *hands, stacks={1: 50_000, 2: 700, 3: 50_000}, point=500, declared=[1], tournament=True
    )
    assert paid(broke) == [700, 1_500, 1_000]
    cited = broke.view().pairs[0].lines[-1].citation
    assert cited is not None
    assert cited.rule == "chinese-money-3"


@pytest.mark.rule("chinese-rake")
def test_five_percent_of_the_net_win_are_taken() -> None:
    hand = three_flushes(50_000)
    seats = hand.view().seats
    assert [seat.rake for seat in seats] == [max(0, seat.net) * 5 // 100 for seat in seats]
    assert hand.raked == sum(seat.rake for seat in seats) > 0
    ten = three_flushes(50_000, rake_percent=10).view().seats
    assert [seat.rake for seat in ten] == [max(0, seat.net) * 10 // 100 for seat in ten]
    half = three_flushes(50_000, rake_percent=Fraction(1, 2)).view().seats
    assert [seat.rake for seat in half] == [max(0, seat.net) // 200 for seat in half]


@pytest.mark.rule("chinese-rake")
def test_the_rake_may_be_taken_from_each_payment() -> None:
    hand = three_flushes(50_000, first=2, rake_base="gross-win")
    won = dict.fromkeys(range(1, 5), 0)
    for pair in pairs(hand):
        won[pair.a if pair.paid > 0 else pair.b] += abs(pair.paid) * 5 // 100
    assert {seat.seat: seat.rake for seat in hand.view().seats} == won
    assert hand.raked > three_flushes(50_000, first=2).raked


@pytest.mark.rule("chinese-rake")
def test_the_rake_is_rounded_down_to_the_cent() -> None:
    seats = played(FLUSHES, OTHERS[0], point=75, declared=[1]).view().seats
    assert (seats[0].net, seats[0].rake) == (225, 11)


@pytest.mark.rule("chinese-stakes-1", "chinese-stakes-2", "chinese-stakes-3")
def test_the_stakes_are_those_of_the_document() -> None:
    assert stakes(BOOK) == tuple(
        Stake(one["point_cents"], one["min_buyin_cents"], one["min_topup_cents"])
        for one in cases()["stakes"]
    )


@pytest.mark.rule("chinese-stakes-1", "chinese-stakes-2", "chinese-stakes-3")
@pytest.mark.rows(
    ("ask", "point", "money", "code", "rule"),
    [
        (may_start, 75, 2_200, None, ""),
        (may_start, 75, 2_199, "stake-start", "chinese-stakes-2"),
        (may_start, 5_000, 249_999, "stake-start", "chinese-stakes-2"),
        (may_start, 125, 1_000_000, "no-such-stake", "chinese-stakes-1"),
        (may_go_on, 75, 375, None, ""),
        (may_go_on, 75, 374, "stake-go-on", "chinese-stakes-3"),
        (may_go_on, 125, 1_000_000, "no-such-stake", "chinese-stakes-1"),
    ],
)
def test_money_for_a_stake(
    ask: object, point: int, money: int, code: str | None, rule: str
) -> None:
    assert callable(ask)
    refusal = ask(BOOK, point, money)
    if code is None:
        assert refusal is None
        return
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert refusal.citation is not None
    assert refusal.citation.rule == rule


@pytest.mark.rule("chinese-stakes-1")
def test_a_house_may_have_other_stakes() -> None:
    book = BOOK.with_options({"chinese.stakes": ["0.10:3:0.50", "1:40:5"]})
    assert stakes(book) == (Stake(10, 300, 50), Stake(100, 4_000, 500))
    assert may_start(book, 100, 3_000) is not None
    turned = BOOK.with_options({"chinese.stakes": ["1:40:5", "0.10:3:0.50"]})
    assert stakes(turned) == stakes(book)
    for wrong in (
        *("1:2", "1:2:x", "1:2:0", "0.001:2:1", "-1:2:3", "1:2:NaN"),
        *("1:5:30", "5:1:1", "1E999999:2:3", "1_0:30:5", "٣:30:5", "1:99999999999:1"),
    ):
        with pytest.raises(BadSetting, match="expected a stake such as"):
            stakes(BOOK.with_options({"chinese.stakes": [wrong]}))
    with pytest.raises(BadSetting, match="each point once"):
        stakes(BOOK.with_options({"chinese.stakes": ["1:30:5", "1:40:5"]}))
