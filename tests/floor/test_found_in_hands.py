"""Chips that turned up in a hand: what is ruled is done to the stacks, and no chip is made or lost
beside it."""

import pytest
from live import entered, live, refused

from ruleone.dealing import Call, Check, Fold, KillHand, RaiseTo, Show
from ruleone.dealing.events import Intervened
from ruleone.floor import ChipsRuling
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    ByFloor,
    ChipsFound,
    Chosen,
    FollowedHand,
    Line,
)


def all_in(*stacks: int, winner: str = "AhAd", loser: str = "KhKd") -> FollowedHand:
    """Seat 3 is all-in before the flop, seat 1 calls, seat 2 folds; seat 3 shows `winner`."""
    followed = live(stacks)
    entered(followed, Acts(3, RaiseTo(stacks[2])), Acts(1, Call()), Acts(2, Fold()))
    cards = {3: winner, 1: loser}
    run_out(followed, cards)
    return followed


def run_out(followed: FollowedHand, cards: dict[int, str]) -> None:
    for board in (("2c", "7d", "9s"), ("Jc",), ("3d",)):
        entered(followed, BoardTurned(board))
    while (options := followed.hand.options) is not None:
        held = cards[options.seat]
        shown = tuple(held[at : at + 2] for at in range(0, len(held), 2))
        entered(followed, Acts(options.seat, Show(shown)))
    assert followed.hand.over


def choose(followed: FollowedHand, line: Line, code: str) -> dict[int, int]:
    """The floor chooses; what it did to each stack."""
    before = followed.hand.stacks
    assert isinstance(line.ruling, ChipsRuling)
    at = [choice.code for choice in line.ruling.choices].index(code)  # type: ignore[arg-type]
    entered(followed, Chosen(line.n, at))
    assert followed.hand.chips == sum(followed.hand.stacks.values())
    after = followed.hand.stacks
    return {seat: after[seat] - before[seat] for seat in after if after[seat] != before[seat]}


@pytest.mark.rule("house-57.1", "tda2011-48")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_chips_out_of_view_leave_the_stack(book: str) -> None:
    followed = live((1000, 1000, 3000), edition=book)
    line = entered(followed, ChipsFound(how="view", chips=500, seat=3, counted=True))
    assert followed.hand.stacks[3] == 2500
    assert followed.hand.chips == 4500
    (done,) = line.events
    assert isinstance(done, Intervened)
    assert done.citation.rule == {"house": "house-57.1", "tda2011": "tda2011-48"}[book]


def test_chips_that_no_stack_had_leave_it_as_it_is() -> None:
    followed = live((1000, 1000, 3000))
    entered(followed, ChipsFound(how="view", chips=500, seat=3, counted=False))
    entered(followed, ChipsFound(how="nobody", chips=500))
    assert followed.hand.chips == 5000
    assert followed.hand.stacks[3] == 3000


def test_more_than_there_can_be_is_refused() -> None:
    followed = live((1000, 1000, 3000))
    for found, most in (
        (ChipsFound(how="view", chips=3001, seat=3, counted=True), 3000),
        (ChipsFound(how="view", chips=10**9, seat=3, counted=False), 5000),
    ):
        refusal = refused(followed, found)
        assert (refusal.code, refusal.parameters["most"]) == ("fact-out-of-range", most)
    assert refused(followed, ChipsFound(how="behind", chips=700, seat=2)).code == "not-all-in"


@pytest.mark.rule("house-56.1")
def test_chips_behind_an_all_in_wait_for_the_end_of_the_hand() -> None:
    followed = live((1000, 1000, 500))
    entered(followed, Acts(3, RaiseTo(500)), Acts(1, Call()), Acts(2, Fold()))
    line = entered(followed, ChipsFound(how="behind", chips=200, seat=3))
    assert isinstance(line.ruling, ChipsRuling)
    assert [reason.code for reason in line.ruling.reasons] == ["found-behind", "found-waits"]
    assert line.ruling.choices == ()
    assert followed.pending.open == ()


@pytest.mark.rule("house-56.1", "house-56.2")
def test_a_winner_keeps_what_was_no_part_of_his_bet() -> None:
    followed = all_in(1000, 1000, 500)
    line = entered(followed, ChipsFound(how="behind", chips=200, seat=3))
    assert followed.pending.open == (line.n,)
    assert choose(followed, line, "not-part-of-the-bet") == {3: 200}


@pytest.mark.rule("house-56.1")
@pytest.mark.rows(("chips", "paid"), [(200, 200), (700, 500)])
def test_a_winner_is_paid_for_what_was_part_of_it_as_far_as_the_caller_has_it(
    chips: int, paid: int
) -> None:
    followed = all_in(1000, 1000, 500)
    line = entered(followed, ChipsFound(how="behind", chips=chips, seat=3))
    assert choose(followed, line, "part-of-the-bet") == {1: -paid, 3: chips + paid}


@pytest.mark.rule("house-56.1", "house-56.3")
@pytest.mark.rows(("code", "moved"), [("award-to-caller", {1: 200}), ("take-out", {})])
def test_what_is_found_saves_nobody_who_lost(code: str, moved: dict[int, int]) -> None:
    followed = all_in(1000, 1000, 500, winner="QhQd")
    assert followed.hand.stacks[3] == 0
    line = entered(followed, ChipsFound(how="behind", chips=200, seat=3))
    assert choose(followed, line, code) == moved


def test_winners_who_share_share_it_and_the_first_of_them_gets_what_is_left() -> None:
    followed = live((1000, 1000, 500), chip=25)
    entered(followed, Acts(3, RaiseTo(500)), Acts(1, Call()), Acts(2, Call()))
    for board in (("2c", "7d", "9s"), ("Jc",), ("3d",)):
        entered(followed, BoardTurned(board))
        while followed.hand.options is not None and not followed.hand.options.show:
            entered(followed, Acts(followed.hand.options.seat, Check()))
    hands = {1: ("Ah", "Kc"), 2: ("As", "Kd"), 3: ("4h", "5s")}
    while (options := followed.hand.options) is not None:
        entered(followed, Acts(options.seat, Show(hands[options.seat])))
    line = entered(followed, ChipsFound(how="behind", chips=175, seat=3))
    assert choose(followed, line, "award-to-caller") == {1: 100, 2: 75}


def test_above_a_pot_of_others_the_floor_counts_out_what_is_owed() -> None:
    """Seats 1 and 2 have bet on beside the all-in of seat 3, which won."""
    followed = live((1000, 1000, 500))
    entered(followed, Acts(3, RaiseTo(500)), Acts(1, RaiseTo(900)), Acts(2, Call()))
    run_out_betting(followed)
    hands = {1: ("Kh", "Kc"), 2: ("Qs", "Qd"), 3: ("Ah", "Ad")}
    while (options := followed.hand.options) is not None:
        entered(followed, Acts(options.seat, Show(hands[options.seat])))
    line = entered(followed, ChipsFound(how="behind", chips=100, seat=3))
    assert choose(followed, line, "part-of-the-bet") == {3: 100}


def run_out_betting(followed: FollowedHand) -> None:
    for board in (("2c", "7d", "9s"), ("Jc",), ("3d",)):
        entered(followed, BoardTurned(board))
        while followed.hand.options is not None and not followed.hand.options.show:
            entered(followed, Acts(followed.hand.options.seat, Check()))


def test_nobody_was_called_who_won_unopposed() -> None:
    followed = live((1000, 1000, 500))
    entered(followed, Acts(3, RaiseTo(500)), Acts(1, Fold()), Acts(2, Fold()))
    assert refused(followed, ChipsFound(how="behind", chips=200, seat=3)).code == "not-all-in"
    followed = live((1000, 1000, 500))
    entered(followed, Acts(3, RaiseTo(500)), Acts(1, Call()), Acts(2, Fold()))
    entered(followed, ByFloor((KillHand(1),), "he saw the next card"))
    found = ChipsFound(how="behind", chips=200, seat=3)
    assert followed.hand.over
    assert refused(followed, found).code in ("not-all-in", "not-called")


def test_what_is_told_of_the_all_in_agrees_with_the_hand() -> None:
    followed = all_in(1000, 1000, 500)
    told = ChipsFound(how="behind", chips=200, seat=3, all_in_won=False)
    assert refused(followed, told).code == "all-in-not-so"
