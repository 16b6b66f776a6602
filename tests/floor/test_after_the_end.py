"""What may still come of a hand that is over, and what may not."""

import pytest
from live import entered, live, refused

from ruleone.dealing import (
    Call,
    Check,
    CorrectStack,
    Fold,
    KillHand,
    RestoreHand,
    VoidHand,
)
from ruleone.floor import ClockCall, HeldTo, Said
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    ChipsFound,
    ClockCalled,
    CountAsked,
    Entry,
    FollowedHand,
    Happened,
    Instructed,
    Misconduct,
    Overruled,
    Plays,
    StackTold,
    Undone,
)
from ruleone.floor.hand_stage import was_misdeal
from ruleone.floor.penalties import Incident


def over() -> FollowedHand:
    followed = live((1000, 1000))
    entered(followed, Acts(2, Fold()))
    assert followed.hand.over
    return followed


def voided() -> FollowedHand:
    followed = live((1000, 1000))
    entered(followed, ByFloor((VoidHand(),), "two boxed cards"))
    return followed


DISPUTE = Happened(
    "disputed", {"raised_ms": 5, "awarded_ms": 1, "wrong": True, "moves": {"1": -50, "2": 50}}
)
REDEAL = Happened(
    "redeal",
    {"now": {"seats": [1, 2], "button": 2, "blinds": [50, 100]}},
)


@pytest.mark.rule("house-20.1", "tda2011-19")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_a_pot_may_be_disputed_until_the_next_hand(book: str) -> None:
    followed = live((1000, 1000), edition=book)
    entered(followed, Acts(2, Fold()), DISPUTE)
    assert followed.hand.stacks == {1: 1000, 2: 1000}


@pytest.mark.rows(
    "entry",
    [
        ByFloor((CorrectStack(1, -25), CorrectStack(2, 25)), "25 of the blind were his"),
        Overruled(1, (), "he had not folded"),
        Undone("it was seat 1"),
        Misconduct(1, Incident(offence="abuse")),
        ChipsFound(how="nobody", chips=25),
        ChipsFound(how="view", chips=25, seat=1, counted=True),
        Happened("foul-deck"),
        Happened("dealer-push", {"left_ms": None}),
        Happened("spoke-up", {"who": "dealer", "about": "pot"}),
    ],
)
def test_what_may_still_come(entry: Entry) -> None:
    entered(over(), entry)


@pytest.mark.rows(
    "entry",
    [
        AllDealt(),
        BoardTurned(("As", "Kd", "7c")),
        Acts(1, Check()),
        Plays(1, (Said("check"),)),
        ClockCalled(ClockCall(reasonable=True, approved=True), 5),
        CountAsked(1),
        Instructed(),
        Happened("boxed-in-stub", {}),
        Happened("dropped-stub", {"restorable": True}),
        Happened("initial-deal", {"boxed": 2}),
        Happened("early-board", {"cards": ["As", "Kd", "7c"]}),
        Happened("fouled-hand", {"seat": 1, "how": "fouled", "certainty": 0}),
    ],
)
def test_what_comes_too_late(entry: Entry) -> None:
    assert refused(over(), entry).code == "hand-is-over"


def test_a_stack_is_put_right_by_the_floor_alone() -> None:
    followed = over()
    assert refused(followed, StackTold(1, 50)).code == "stack-by-the-floor"
    entered(followed, ByFloor((CorrectStack(1, -25),), "a chip of seat 2 lay in his stack"))
    assert followed.hand.stacks == {1: 1025, 2: 950}


@pytest.mark.rows("remedy", [HeldTo(1, Call()), KillHand(1), RestoreHand(2), VoidHand()], ids=str)
def test_the_floor_does_nothing_more_to_its_cards_and_bets(
    remedy: HeldTo | KillHand | RestoreHand | VoidHand,
) -> None:
    followed = over()
    refused(followed, ByFloor((remedy,), "too late"))
    assert followed.pending.held == ()


@pytest.mark.rule("house-33C.1")
def test_only_a_misdeal_is_dealt_again() -> None:
    assert refused(over(), REDEAL).code == "no-misdeal"
    assert refused(live((1000, 1000)), REDEAL).code == "no-misdeal"
    followed = voided()
    assert was_misdeal(followed.hand)
    entered(followed, REDEAL)


def test_a_misdeal_has_no_pot_to_dispute() -> None:
    followed = voided()
    assert refused(followed, DISPUTE).code == "hand-is-over"
    assert followed.hand.stacks == {1: 1000, 2: 1000}


@pytest.mark.rule("tda2024-22.2")
def test_of_2024_the_floor_moves_the_chips_of_a_pot_in_the_next_hand() -> None:
    followed = live((10_000,) * 3, "tda2024")
    moves = (CorrectStack(1, -1_200), CorrectStack(2, 1_200))
    entered(followed, Acts(3, Call()), ByFloor(moves, "the last pot was paid to the wrong seat"))
    assert followed.hand.stacks == {1: 8_750, 2: 11_100, 3: 9_900}
