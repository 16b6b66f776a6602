"""What is due when the betting of a street is over: done, taken away by an overruling, or dropped
where it cannot be done any more; it never keeps a hand from going on."""

import pytest
from live import entered, live, refused

from ruleone.cards import parse
from ruleone.dealing import Call, Check, Fold, GiveBack, KillHand, RaiseTo, ReshuffleStub
from ruleone.floor import HeldTo
from ruleone.floor.cards import EarlyBoard
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    ByFloor,
    FollowedHand,
    Overruled,
    Undone,
    happened,
    line_in_words,
)
from ruleone.floor.ruling import AtTable, Later


def on_the_flop(stacks: tuple[int, ...] = (10_000,) * 3) -> FollowedHand:
    """Three players have called; the flop is out."""
    followed = live(stacks)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    entered(followed, BoardTurned(("As", "Kd", "2c")))
    return followed


@pytest.mark.rule("house-RP-5B")
def test_an_overruling_of_an_entry_takes_with_it_what_was_due_of_it() -> None:
    """The early turn would have gone back after the betting on the turn; the floor puts it back at
    once."""
    followed, card = on_the_flop(), parse("7h")
    entered(followed, Acts(1, Check()))
    early = entered(followed, happened(EarlyBoard(street="turn", cards=(card,))))
    assert [due.intervention for due in followed.pending.due] == [ReshuffleStub((card,))]
    entered(followed, Acts(2, Check()))
    entered(followed, Overruled(early.n, (ReshuffleStub((card,)),), "back at once"))
    assert not followed.pending.due
    entered(followed, Acts(3, Check()), BoardTurned(("3c",)))
    entered(followed, Acts(1, Check()), Acts(2, Check()))
    line = entered(followed, Acts(3, Check()))
    assert not line.dropped
    assert followed.hand.awaits == "board"


def test_what_is_due_and_cannot_be_done_any_more_is_dropped_and_told() -> None:
    followed = on_the_flop((1000,) * 3)
    entered(followed, Acts(1, RaiseTo(300)))
    kill = Later(KillHand(2), "flop")
    entered(followed, ByFloor((kill,), "he is at another table"))
    entered(followed, Acts(2, Fold()))
    before = followed.hand.events, followed.hand.options, followed.pending
    line = entered(followed, Acts(3, Call()))
    assert line.dropped == (kill,)
    assert "No longer possible" in line_in_words("en", line)[-1]
    assert line_in_words("zh", line)[-1].startswith("现已无法执行")
    assert not followed.pending.due
    assert followed.hand.awaits == "board"
    entered(followed, Undone())
    assert (followed.hand.events, followed.hand.options, followed.pending) == before


def test_what_is_due_is_done_when_the_betting_of_its_street_is_over() -> None:
    followed = on_the_flop()
    entered(followed, ByFloor((Later(KillHand(2), "flop"),), "he is at another table"))
    entered(followed, Acts(1, Check()), Acts(2, Check()))
    assert followed.view().seats[1].status == "in"
    line = entered(followed, Acts(3, Check()))
    assert not line.dropped
    assert followed.view().seats[1].status == "folded"


@pytest.mark.rows(
    "remedy", [Later(KillHand(2), "seventh"), AtTable("burn-and-deal", count=1, after="draw")]
)
def test_a_street_that_the_game_does_not_have_is_refused(remedy: Later | AtTable) -> None:
    followed = on_the_flop()
    assert refused(followed, ByFloor((remedy,), "later")).code == "no-such-street-in-game"


def test_an_action_that_cannot_be_done_when_the_turn_comes_is_dropped_and_told() -> None:
    """Seat 2 is held to a check, and seat 1 bets."""
    followed = on_the_flop()
    held = HeldTo(2, Check())
    entered(followed, ByFloor((held,), "he knocked"))
    line = entered(followed, Acts(1, RaiseTo(300)))
    assert line.dropped == (held,)
    assert followed.view().to_act == 2
    assert not followed.pending.held


def test_who_is_dead_or_all_in_is_held_to_nothing() -> None:
    followed = on_the_flop((1000,) * 3)
    entered(followed, ByFloor((KillHand(3),), "he left"))
    assert refused(followed, ByFloor((HeldTo(3, Check()),), "x")).code == "no-turn-to-come"
    entered(followed, ByFloor((HeldTo(2, Fold()),), "he said so"), ByFloor((KillHand(2),), "x"))
    assert followed.hand.over
    assert not followed.pending.held
    assert refused(followed, ByFloor((HeldTo(1, Check()),), "x")).code == "hand-over"


def test_what_a_player_is_held_to_ends_with_its_street() -> None:
    """Seat 1 is held to a raise over a bet that the floor gives back: no turn comes to him."""
    followed = on_the_flop()
    held = HeldTo(1, RaiseTo(900))
    entered(followed, Acts(1, Check()), Acts(2, RaiseTo(300)), Acts(3, Call()))
    assert refused(followed, ByFloor((HeldTo(3, RaiseTo(900)),), "x")).code == "no-turn-to-come"
    entered(followed, Undone(), ByFloor((held,), "he said so"))
    entered(followed, ByFloor((GiveBack(2, 300),), "he had not bet"), Acts(2, Check()))
    line = entered(followed, Acts(3, Check()))
    assert line.dropped == (held,)
    assert not followed.pending.held
    assert followed.hand.awaits == "board"
    entered(followed, BoardTurned(("7s",)))
    assert (followed.view().to_act, followed.hand.price) == (1, 0)


def test_nobody_is_held_to_what_he_cannot_do() -> None:
    followed = on_the_flop((1000,) * 3)
    refusal = refused(followed, ByFloor((HeldTo(2, RaiseTo(901)),), "x"))
    assert (refusal.code, refusal.parameters["most"]) == ("more-than-he-has", 900)
    entered(followed, ByFloor((HeldTo(2, RaiseTo(900)),), "x"), Acts(1, Check()))
    assert followed.hand.price == 900
    assert refused(followed, ByFloor((HeldTo(1, Check()),), "x")).code == "cannot-check-now"
    assert refused(followed, ByFloor((HeldTo(1, RaiseTo(900)),), "x")).code == "raises-above"


def test_a_player_is_held_to_one_thing_and_the_newest_counts() -> None:
    followed = on_the_flop()
    entered(followed, ByFloor((HeldTo(2, Check()),), "he knocked"))
    entered(followed, ByFloor((HeldTo(2, Fold()),), "no, he folded"))
    assert len(followed.pending.held) == 1
    entered(followed, Acts(1, Check()))
    assert followed.view().seats[1].status == "folded"


def test_the_floor_does_so_many_things_at_once_and_no_more() -> None:
    followed = on_the_flop()
    many = tuple(HeldTo(2, Check()) for _ in range(51))
    assert refused(followed, ByFloor(many, "x")).code == "too-many-remedies"


def test_what_is_due_already_is_done_at_once_or_refused() -> None:
    """The betting before the flop is over."""
    followed = on_the_flop()
    entered(followed, ByFloor((Later(KillHand(2), "preflop"),), "he is at another table"))
    assert followed.view().seats[1].status == "folded"
    again = ByFloor((Later(KillHand(2), "preflop"),), "he is at another table")
    assert refused(followed, again).code == "dead-already"
