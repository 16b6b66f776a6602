"""Acts out of turn stay what they are when the floor changes who is to act."""

import pytest
from live import entered, live, refused

from ruleone.dealing import Call, Check, Fold, GiveBack, KillHand, RaiseTo, RestoreHand
from ruleone.floor import HeldTo, Push, Said
from ruleone.floor.followed import Acts, BoardTurned, ByFloor, FollowedHand, Plays, Undone


def status(followed: FollowedHand, seat: int) -> str:
    """Whether a seat is in."""
    return followed.view().seats[seat - 1].status


@pytest.mark.rule("house-39A.1")
@pytest.mark.rows("killed", [3, 4])
def test_a_fold_out_of_turn_binds_when_the_floor_kills_a_hand_before_it(killed: int) -> None:
    followed = live()
    entered(followed, Acts(5, Fold()), ByFloor((KillHand(killed),), "fouled"))
    entered(followed, Acts(7 - killed, Call()))
    assert status(followed, 5) == "folded"
    assert followed.view().to_act == 1


def test_who_has_acted_out_of_turn_is_not_read_again_before_his_turn() -> None:
    """Else the floor is asked to choose among readings none of which can be carried out."""
    followed = live()
    entered(followed, Acts(5, RaiseTo(400)))
    assert refused(followed, Plays(5, (Said("pot"),))).code == "early-already"
    assert followed.pending.open == ()


def test_a_raise_out_of_turn_still_stands_when_the_due_hand_is_killed() -> None:
    followed = live()
    entered(followed, Acts(4, RaiseTo(400)))
    line = entered(followed, ByFloor((KillHand(3),), "fouled"))
    assert followed.hand.price == 400
    assert line.turn is not None
    assert followed.view().to_act == 5


def test_a_fold_out_of_turn_binds_when_a_folded_hand_is_put_back_before_it() -> None:
    followed = live()
    entered(followed, Acts(3, Fold()), Acts(5, Fold()))
    entered(followed, ByFloor((RestoreHand(3),), "it was not his fold"))
    while followed.view().to_act in (3, 4):
        seat = followed.view().to_act
        assert seat is not None
        entered(followed, Acts(seat, Call()))
    assert status(followed, 5) == "folded"


def test_a_fold_whose_turn_goes_away_is_heard_when_its_player_is_asked_next() -> None:
    """Seat 4 has called, faces a raise, folds out of turn, and the raise goes back."""
    followed = live()
    entered(followed, Acts(3, Call()), Acts(4, Call()), Acts(5, Fold()))
    entered(followed, Acts(1, Call()), Acts(2, RaiseTo(600)), Acts(4, Fold()))
    before = followed.hand.events, followed.hand.options, followed.pending
    entered(followed, ByFloor((GiveBack(2, 500),), "he had said check"))
    assert status(followed, 4) == "in"
    entered(followed, Undone())
    assert (followed.hand.events, followed.hand.options, followed.pending) == before
    entered(followed, ByFloor((GiveBack(2, 500),), "he had said check"))
    if followed.view().to_act is not None:
        entered(followed, Acts(2, Check()))
    entered(followed, BoardTurned(("As", "Kd", "2c")))
    entered(followed, Acts(1, Check()), Acts(2, Check()), Acts(3, Check()))
    assert status(followed, 4) == "folded"
    assert followed.pending.repeated == (4,)


def test_a_raise_that_goes_back_has_not_changed_the_action() -> None:
    followed = live()
    entered(followed, Acts(5, Call()), Acts(3, RaiseTo(600)))
    line = entered(followed, ByFloor((GiveBack(3, 500),), "he had said call"))
    assert line.turn is not None
    assert [each.verdict for each in line.turn.early] == ["waits"]
    entered(followed, Acts(4, Fold()))
    assert followed.view().seats[4].bet == 100


def test_the_floor_holds_who_acted_out_of_turn_to_something_else() -> None:
    followed = live()
    entered(followed, Acts(5, RaiseTo(400)), ByFloor((HeldTo(5, Fold()),), "he said fold"))
    assert followed.pending.repeated == (5,)
    entered(followed, Acts(3, Call()), Acts(4, Call()))
    assert status(followed, 5) == "folded"
    assert followed.hand.price == 100


def test_who_acted_out_of_turn_and_died_is_remembered() -> None:
    followed = live()
    entered(followed, Acts(4, Fold()), Acts(5, Call()))
    entered(followed, ByFloor((KillHand(5),), "fouled"))
    assert list(followed.pending.repeated) == [5]
    entered(followed, Acts(3, Call()))
    assert list(followed.pending.repeated) == [4, 5]


def test_words_before_his_turn_of_one_who_has_none_are_refused() -> None:
    """Seat 1 has raised; he is not asked again unless somebody raises him."""
    followed = live()
    entered(followed, Acts(3, RaiseTo(400)), Acts(5, Call()))
    assert refused(followed, Plays(3, (Push({100: 4}),))).code == "no-turn-to-come"
