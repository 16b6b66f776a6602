"""Whole hands at a live table, from the shuffle to the pot, with what goes wrong on the way."""

import pytest
from live import entered, live, refused

from ruleone.cards import parse
from ruleone.dealing import Call, Check, Fold, Hand, Muck, RaiseTo, Show
from ruleone.floor import Push, Said
from ruleone.floor.cards import Deal, EarlyBoard, Exposed
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    ByFloor,
    FollowedHand,
    HandDealt,
    Line,
    Overruled,
    Plays,
    Undone,
    happened,
)
from ruleone.floor.showdown import HandShown


def checked_down(followed: FollowedHand, *boards: tuple[str, ...]) -> None:
    """Each street comes and everybody checks it."""
    for cards in boards:
        entered(followed, BoardTurned(cards))
        street = followed.view().street
        while followed.hand.options is not None and followed.view().street == street:
            entered(followed, Acts(followed.hand.options.seat, Check()))


@pytest.mark.feature("out-of-turn")
def test_a_hand_with_a_raise_out_of_turn_and_an_oversized_chip() -> None:
    followed = live((10_000,) * 4)
    entered(followed, Acts(4, RaiseTo(300)), Plays(3, (Push({500: 1}),)))
    assert followed.hand.price == 300, "3 called the blind with one chip, so 4 stands unchanged"
    entered(followed, Acts(1, Fold()), Plays(2, (Said("call"),)), Acts(3, Fold()))
    assert [pot.amount for pot in followed.view().pots] == [750]
    checked_down(followed, ("As", "Kd", "7c"), ("2d",), ("2h",))
    entered(followed, Acts(2, Show(("Ah", "Qh"))), Acts(4, Muck()))
    assert followed.hand.over
    assert followed.hand.stacks == {1: 9_950, 2: 10_450, 3: 9_900, 4: 9_700}


@pytest.mark.feature("cards-gone-wrong")
@pytest.mark.rows("edition", ["house", "tda2011", "tda2019"])
def test_a_hand_with_a_premature_turn_card(edition: str) -> None:
    """The card lies aside until the betting on the turn is over; then it may come as the river."""
    followed = live((10_000,) * 3, edition)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    entered(followed, BoardTurned(("As", "Kd", "7c")), Acts(1, Check()))
    early = EarlyBoard(street="turn", cards=(parse("Qs"),))
    entered(followed, happened(early))
    entered(followed, Acts(2, Check()), Acts(3, Check()))
    assert refused(followed, BoardTurned(("Qs",))).code == "live-card-twice"
    entered(followed, BoardTurned(("9d",)))
    assert refused(followed, BoardTurned(("Qs",))).code == "no-board-now"
    for seat in (1, 2, 3):
        entered(followed, Acts(seat, Check()))
    entered(followed, BoardTurned(("Qs",)))
    assert followed.view().board == ("As", "Kd", "7c", "9d", "Qs")


def test_a_misdeal_gives_the_blinds_back() -> None:
    followed = live((10_000,) * 3)
    seen = tuple(Exposed(number=n, seat=seat) for n, seat in ((1, 1), (2, 2)))
    deal = Deal(game="nlhe", entitled=(1, 2, 3), button=3, exposed=seen)
    entered(followed, happened(deal))
    assert followed.hand.over
    assert followed.hand.stacks == {1: 10_000, 2: 10_000, 3: 10_000}


def test_the_floor_overrules_and_the_hand_goes_on_from_there() -> None:
    followed = live((10_000,) * 3)
    line = entered(followed, Plays(3, (Push({1000: 1}),)))
    entered(followed, Overruled(line.n, (), "he was asked and meant a raise"))
    assert followed.view().to_act == 3
    entered(followed, Acts(3, RaiseTo(1000)), Acts(1, Fold()), Acts(2, Fold()))
    assert followed.hand.over
    entered(followed, Undone("seat 2 had not folded"))
    assert followed.view().to_act == 2
    assert len(followed.lines) == 7


@pytest.mark.feature("one-engine")
def test_stud_is_followed_card_by_card() -> None:
    hand = Hand(
        "flstud", "house", {1: 2_000, 2: 2_000}, 2, (0, 100), showdown="players",
        ante=10, ante_format="per-player", players_in_event=20,
    )  # fmt: skip
    followed = FollowedHand(hand)
    entered(followed, HandDealt(1, ("??", "??", "Kd")), HandDealt(2, ("??", "??", "2c")))
    options = followed.hand.options
    assert options is not None
    assert options.bring_in is not None
    entered(followed, Plays(2, (Said("bring in"),)), Acts(1, Call()))
    for one, two in (("Ks", "9c"), ("4d", "8s"), ("Th", "3h")):
        entered(followed, HandDealt(1, (one,)), HandDealt(2, (two,)))
        for _ in range(2):
            seat = followed.view().to_act
            assert seat is not None
            entered(followed, Acts(seat, Check()))
    entered(followed, HandDealt(1), HandDealt(2), Acts(1, Check()), Acts(2, Check()))
    assert followed.view().seats[0].up == ("Kd", "Ks", "4d", "Th")
    entered(followed, Acts(1, Show(("Ac", "Ad", "Kd", "Ks", "4d", "Th", "5s"))), Acts(2, Muck()))
    assert followed.hand.over
    assert sum(followed.hand.stacks.values()) == 4_000


def test_nobody_but_dealer_and_floor_is_told_cards_that_are_face_down() -> None:
    hand = Hand("nlhe", "house", {1: 1_000, 2: 1_000}, 2, (50, 100), showdown="players")
    followed = FollowedHand(hand)
    entered(followed, HandDealt(1, ("As", "Ad")), HandDealt(2, ("Ks", "Kd")))
    entered(followed, ByFloor((), "a word to the players"))
    assert followed.view(1).seats[0].cards == ("As", "Ad")
    assert followed.view(1).seats[1].cards == ("??", "??")
    assert [seat.cards for seat in followed.view().seats] == [("??", "??")] * 2


def test_a_hand_shown_in_part_is_ruled_before_it_counts() -> None:
    followed = live((1_000, 1_000), "tda2011")
    entered(followed, Acts(2, Call()), Acts(1, Check()))
    checked_down(followed, ("As", "Kd", "7c"), ("2d",), ("2h",))
    line = followed.judged(happened(HandShown(seat=1, face_up=1)))
    assert isinstance(line, Line)
    assert line.ruling is not None
