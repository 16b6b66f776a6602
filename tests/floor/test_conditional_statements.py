"""What a player says that he will do if another bets, where the floor rules that it binds him."""

import pytest
from live import entered, live, refused

from ruleone.dealing import Call, Check, Fold, RaiseTo
from ruleone.floor import HeldTo, Said
from ruleone.floor.followed import Acts, Chosen, FollowedHand, Overruled, Plays
from ruleone.floor.ruling import ChoiceCode, Reading


def bound(choice: ChoiceCode) -> tuple[FollowedHand, int]:
    """Seat 3 has said what he will do against a raise, and called; the floor has ruled on it."""
    followed = live((10_000,) * 3, "modern")
    line = entered(followed, Plays(3, (Said("if he raises I fold"),)))
    assert isinstance(line.ruling, Reading)
    codes = [each.code for each in line.ruling.choices]
    entered(followed, Chosen(line.n, codes.index(choice)), Acts(3, Call()))
    return followed, line.n


@pytest.mark.rule("house-53")
def test_the_floor_is_reminded_when_the_raise_has_come() -> None:
    followed, n = bound("binding")
    entered(followed, Acts(1, RaiseTo(800)))
    assert not followed.pending.open
    entered(followed, Acts(2, Fold()))
    assert followed.asked == 3
    assert followed.pending.open == (n,)
    assert refused(followed, Acts(3, Call())).code == "floor-decides-first"
    entered(followed, Overruled(n, (HeldTo(3, Fold()),), "he said so"))
    assert followed.hand.over
    assert followed.view().seats[2].status == "folded"


@pytest.mark.rows("choice", ["binding", "not-binding"])
def test_a_raise_that_never_comes_and_a_statement_that_does_not_bind_hold_nothing(
    choice: ChoiceCode,
) -> None:
    followed, _ = bound(choice)
    entered(followed, Acts(1, Call() if choice == "binding" else RaiseTo(800)))
    entered(followed, Acts(2, Check() if choice == "binding" else Fold()))
    assert not followed.pending.open


def test_the_floor_may_let_him_off_and_is_not_reminded_again() -> None:
    followed, n = bound("binding")
    entered(followed, Acts(1, RaiseTo(800)), Acts(2, RaiseTo(2_000)))
    entered(followed, Overruled(n, (), "he spoke of seat 4"), Acts(3, Call()))
    entered(followed, Acts(1, RaiseTo(5_000)), Acts(2, Call()))
    assert not followed.pending.open
    entered(followed, Acts(3, Fold()))
