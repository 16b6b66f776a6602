"""Omaha, short deck and the pineapples: which cards play, and how a pot is split high and low."""

import pytest
from deals import asked, check_down, deck, play, refused, table

from ruleone.dealing import Hand
from ruleone.dealing.events import PotAwarded
from ruleone.dealing.views import HandName

WHEELS = ["As 3d Kc Kd", "Ah 3c Qc Qd"]
"""With 2-4-5 on the board both have the wheel, high and low."""
WHEEL_BOARD = "2c 4h 5s Js Jd"


def awards(hand: Hand) -> list[tuple[str, dict[int, int]]]:
    """Each part of a pot that went out: by which order, and who got how much."""
    return [
        (event.order, dict(zip(event.seats, event.amounts, strict=True)))
        for event in hand.events
        if isinstance(event, PotAwarded)
    ]


def test_two_from_the_hand_and_three_from_the_board_play() -> None:
    holes = ["As Kd Qc 2d", "9h 9d 3c 3d"]
    hand = table([500, 500], game="plo", deck=deck(holes, "Ks Qs Js 9s 4h"))
    check_down(hand)
    assert hand.stacks == {1: 400, 2: 600}  # one spade in the hand makes no flush: kings up
    assert hand.view().awards[0].hand == HandName("trips", ("9", "K", "Q"))


@pytest.mark.rule("house-49B")
def test_pot_limit_omaha_is_bounded_by_the_pot_and_fixed_limit_eight_or_better_is_fixed() -> None:
    assert asked(table([5000] * 3, game="plo")).bet_to == (200, 350)
    assert asked(table([5000] * 3, game="flo8")).bet_to == (200, 200)


@pytest.mark.rule("house-18C", "house-18A", "tda2011-17.1")
def test_the_odd_chip_of_a_split_pot_is_in_the_high_half() -> None:
    holes = ["Kc Kd 9c 9d", "Ks Kh 9h 9s", "As 2d 7h 7d"]
    made = deck(holes, "3c 4h 8s Jd Jc")
    hand = table([2000] * 3, game="plo8", deck=made, dead_blinds={3: 25}, chip=25, blinds=(25, 50))
    play(hand, "3 raise 100", "1 call", "2 call")
    check_down(hand)
    # 325 in chips of 25: 175 to the two pairs of kings, 150 to the low
    assert awards(hand) == [("high", {1: 100, 2: 75}), ("eight-or-better", {3: 150})]
    assert hand.view().awards[0].citation == hand.edition.cite("odd_chip.board")


@pytest.mark.rule("house-18C")
def test_an_odd_number_of_chips_gives_high_one_more() -> None:
    holes = ["Kc Kd 9c 9d", "As 2d 7h 7d"]
    hand = table(
        [2000] * 3, game="plo8", deck=deck([*holes, "Qc Qd Th Td"], "3c 4h 8s Jd Jc"), blinds=(1, 3)
    )
    play(hand, "3 fold", "1 call", "2 check")
    check_down(hand)
    assert awards(hand) == [("high", {1: 3}), ("eight-or-better", {2: 3})]
    hand = table(
        [2000] * 3,
        game="plo8",
        deck=deck([*holes, "Qc Qd Th Td"], "3c 4h 8s Jd Jc"),
        blinds=(1, 3),
        dead_blinds={3: 1},
    )
    play(hand, "3 fold", "1 call", "2 check")
    check_down(hand)
    assert awards(hand) == [("high", {1: 4}), ("eight-or-better", {2: 3})]
    assert hand.view().awards[0].citation == hand.edition.cite("odd-chip.high-low")


@pytest.mark.rule("house-18D", "house-IA-18", "tda2011-17.4", "tda2024-20D")
@pytest.mark.rows(
    ("edition", "shares"),
    [
        ("modern+odd_chip.identical_two_way=whole-pot", [("", {1: 3, 2: 3})]),
        (
            "modern",
            [("high", {1: 2, 2: 1}), ("eight-or-better", {1: 2, 2: 1})],
        ),
    ],
)
def test_the_same_hands_that_win_both_ways_split_the_whole_pot(
    edition: str, shares: list[tuple[str, dict[int, int]]]
) -> None:
    hand = table(
        [100, 100], game="plo8", deck=deck(WHEELS, WHEEL_BOARD), blinds=(1, 3), edition=edition
    )
    check_down(hand)
    assert awards(hand) == shares


@pytest.mark.rule("house-19")
def test_each_half_is_split_by_itself() -> None:
    """The first has the high and ties for the low: three quarters of the pot."""
    holes = ["As 2d Kc Kd", "Ah 2c 9c Td"]
    hand = table([800, 800], game="plo8", deck=deck(holes, "3c 4h 8s Ks Jd"))
    play(hand, "2 raise 300", "1 call")
    check_down(hand)
    assert awards(hand) == [("high", {1: 300}), ("eight-or-better", {1: 150, 2: 150})]
    assert hand.stacks == {1: 950, 2: 650}


def test_without_a_low_the_high_hand_takes_all() -> None:
    holes = ["As 2d Kc Kd", "5h 2c 6c 6d"]
    hand = table([500, 500], game="plo8", deck=deck(holes, "9c Th 8s Ks Jd"))
    check_down(hand)
    assert awards(hand) == [("", {1: 200})]


def test_in_courchevel_a_card_of_the_flop_lies_open_before_the_betting() -> None:
    hand = table([500, 500], game="plcourchevel8")
    assert hand.view().street == "preflop"
    assert len(hand.view().board) == 1
    play(hand, "2 call", "1 check")
    assert hand.view().street == "flop"
    assert len(hand.view().board) == 3
    check_down(hand)
    assert len(hand.view().board) == 5
    assert hand.over


@pytest.mark.rows(
    ("game", "before", "count"), [("nlpineapple", 0, 1), ("nlcrazy", 1, 1), ("nlirish", 1, 2)]
)
def test_cards_are_thrown_away_before_the_street_of_the_game(
    game: str, before: int, count: int
) -> None:
    holes = ["As Ad 2c 3c"[: 3 * (2 + count) - 1], "Kh Kd 4c 5c"[: 3 * (2 + count) - 1]]
    hand = table([500, 500], game=game, deck=deck(holes, "9c Th 8s Ks Jd"))
    play(hand, "2 call", "1 check")
    for _ in range(before):
        play(hand, "1 check", "2 check")
    assert asked(hand).seat == 1
    assert asked(hand).discard == (count, count)
    assert refused(hand, "1 check").code == "discard-now"
    assert refused(hand, "1 throw").code == "discard-count"
    assert refused(hand, "2 throw 4c").code == "not-your-turn"
    assert refused(hand, "1 throw Kh 2c"[: 7 + 3 * count].strip()).code == "other-cards"
    board = hand.view().board
    play(hand, "1 throw 2c 3c"[: 7 + 3 * count])
    assert hand.view().board == board
    play(hand, "2 throw 4c 5c"[: 7 + 3 * count])
    assert len(hand.view().board) == len(board) + (3 if not before else 1)
    seen = hand.view(1)
    assert seen.seats[0].cards == ("As", "Ad")
    assert seen.seats[0].discards == ("2c", "3c")[:count]
    assert seen.seats[1].discards == ("??", "??")[:count]
    check_down(hand)
    assert hand.stacks == {1: 400, 2: 600}


@pytest.mark.rule("holdem-rank-0", "holdem-rank-short-deck")
@pytest.mark.rows(
    ("edition", "winner"),
    [("modern", 2), ("modern+short_deck.order=short-deck-full-house-over-flush", 1)],
)
def test_in_short_deck_the_edition_says_what_beats_what(edition: str, winner: int) -> None:
    holes = ["9c 9d", "Ah 6h"]
    made = deck(holes, "9h Th Jh Td 7s", lowest=16)
    hand = table([500, 500], game="nl6plus", deck=made, edition=edition)
    check_down(hand)
    assert hand.stacks[winner] == 600


def test_the_short_deck_has_no_card_below_a_six() -> None:
    hand = table([500] * 9, game="nl6plus")
    check_down(hand)
    shown = {card for seat in hand.view(1).seats for card in seat.cards} | set(hand.view().board)
    assert shown.isdisjoint({rank + suit for rank in "2345" for suit in "cdhs"})
