"""Decisions of the floor: every open ruling stays open, on one entry one decision stands, and an
overruling takes back what was decided as far as that can be."""

import pytest
from live import entered, live, refused

from ruleone.dealing import Call, Check, Fold, KillHand, RaiseTo
from ruleone.floor import ClockCall, HeldTo, Push, Reading, Said
from ruleone.floor.followed import (
    Acts,
    BoardTurned,
    ByFloor,
    Chosen,
    ClockCalled,
    CountAsked,
    FollowedHand,
    Happened,
    Line,
    Misconduct,
    Overruled,
    Plays,
    SkippedSpoke,
    Undone,
)
from ruleone.floor.penalties import Incident, Penalty

CALLED = ClockCalled(ClockCall(reasonable=True, approved=True), 0)


def undercall(followed: FollowedHand) -> tuple[Line, list[str]]:
    """Seat 3 raises to 800 and seat 4 puts in 200: the floor decides. The codes of its choices."""
    entered(followed, Acts(3, RaiseTo(800)))
    line = entered(followed, Plays(4, (Push({100: 2}),)))
    assert isinstance(line.ruling, Reading)
    return line, [choice.code for choice in line.ruling.choices]


def test_every_open_ruling_stays_open_until_it_is_decided() -> None:
    followed = live()
    first = entered(followed, Happened("boxed-in-stub", {}))
    second = entered(followed, Happened("boxed-in-stub", {"count": 2}))
    assert list(followed.pending.open) == [first.n, second.n]
    refusal = refused(followed, Acts(3, Call()))
    assert (refusal.code, refusal.parameters["entry"]) == ("floor-decides-first", first.n)
    entered(followed, Chosen(second.n, 1))
    assert refused(followed, Acts(3, Call())).code == "floor-decides-first"
    entered(followed, Chosen(first.n, 0))
    assert not followed.pending.open
    entered(followed, Acts(3, Call()), Undone(), Undone())
    assert list(followed.pending.open) == [first.n]


def test_what_was_overruled_is_not_chosen_any_more() -> None:
    followed = live()
    line = entered(followed, Happened("boxed-in-stub", {}))
    entered(followed, Overruled(line.n, (), "there was none"))
    assert refused(followed, Chosen(line.n, 0)).code == "decided-already"
    chosen = entered(followed, Happened("boxed-in-stub", {}))
    entered(followed, Chosen(chosen.n, 0))
    assert refused(followed, Chosen(chosen.n, 1)).code == "decided-already"


def test_a_second_overruling_replaces_the_first_wholly() -> None:
    followed = live()
    line, _ = undercall(followed)
    entered(followed, Overruled(line.n, (KillHand(4),), "he folded"))
    entered(followed, Overruled(line.n, (HeldTo(4, Call()),), "no: he called"))
    assert followed.view().seats[3].status == "in"
    assert followed.view().seats[3].bet == 800
    entered(followed, Undone())
    assert followed.view().seats[3].status == "folded"


@pytest.mark.feature("overruling")
def test_a_choice_is_overruled_and_what_it_did_is_taken_back() -> None:
    followed = live()
    line, codes = undercall(followed)
    chosen = entered(followed, Chosen(line.n, codes.index("forfeit-and-fold")))
    entered(followed, Misconduct(5, Incident(offence="abuse")), CountAsked(1))
    over = entered(followed, Overruled(chosen.n, (HeldTo(4, Call()),), "he did not know"))
    assert over.decides == line.n
    assert followed.view().seats[3].bet == 800
    assert followed.view().to_act == 5


def test_a_decision_that_was_played_out_is_not_taken_back_any_more() -> None:
    followed = live()
    line, codes = undercall(followed)
    entered(followed, Chosen(line.n, codes.index("forfeit-and-fold")), Acts(5, Call()))
    refusal = refused(followed, Overruled(line.n, (HeldTo(4, Call()),), "he did not know"))
    assert refusal.code == "decided-long-ago"
    entered(followed, ByFloor((KillHand(5),), "the floor may still act of its own accord"))


def test_an_overruling_takes_away_what_players_were_held_to() -> None:
    followed = live()
    line = entered(followed, ByFloor((HeldTo(5, Fold()),), "he threw his cards away"))
    entered(followed, Acts(3, Call()))
    entered(followed, Overruled(line.n, (), "they were seat 4's"), Acts(4, Fold()))
    assert followed.view().to_act == 5


def test_an_overruled_act_out_of_turn_is_done_no_more() -> None:
    followed = live()
    line = entered(followed, Acts(5, Fold()))
    entered(followed, Acts(3, Call()))
    entered(followed, Overruled(line.n, (), "it was not he"), Acts(4, Fold()))
    assert followed.view().to_act == 5
    assert followed.pending.repeated == ()


def test_a_skipped_player_who_could_not_be_heard_has_kept_his_turn() -> None:
    """What was done out of turn waits for its turn again."""
    followed = live()
    entered(followed, Acts(4, RaiseTo(400)), Acts(5, Call()))
    line = entered(followed, SkippedSpoke(False, had_time=True))
    entered(followed, Misconduct(4, Incident(offence="abuse")))
    assert list(followed.pending.open) == [line.n]
    entered(followed, Overruled(line.n, (), "he could not be heard"))
    assert not followed.pending.open
    entered(followed, Acts(3, Fold()))
    assert followed.hand.price == 400
    assert followed.view().to_act == 1
    assert followed.pending.repeated == (4, 5)


def test_what_is_open_on_a_skipped_hand_is_settled_when_that_hand_dies() -> None:
    followed = live()
    entered(followed, Acts(4, RaiseTo(400)), Acts(5, Call()))
    entered(followed, SkippedSpoke(False, had_time=True))
    entered(followed, ByFloor((KillHand(3),), "fouled"))
    assert not followed.pending.open
    assert followed.hand.price == 400
    assert followed.view().to_act == 1


def test_a_penalty_is_overruled_and_the_newest_decision_counts() -> None:
    followed = live()
    line = entered(followed, Misconduct(3, Incident(offence="abuse")))
    given = entered(followed, Chosen(line.n, 0))
    assert given.penalty == Penalty("warning")
    taken = entered(followed, Overruled(line.n, (), "it was not he"))
    assert (taken.decides, taken.penalty) == (line.n, Penalty("no-penalty"))
    other = Overruled(line.n, (), "it was he after all", Penalty("rounds", 2))
    assert entered(followed, other).penalty == Penalty("rounds", 2)
    off = Overruled(line.n, (), "too much", Penalty("chip-fine", 500))
    assert refused(followed, off).code == "penalty-off-the-scale"


def test_a_penalty_is_for_an_infraction() -> None:
    followed = live()
    line = entered(followed, Acts(3, Call()))
    over = Overruled(line.n, (), "he swore", Penalty("warning"))
    assert refused(followed, over).code == "no-infraction"


def test_words_of_a_player_who_died_meanwhile_are_overruled() -> None:
    followed = live()
    line, codes = undercall(followed)
    entered(followed, ByFloor((KillHand(4),), "his cards are fouled"))
    refused(followed, Chosen(line.n, codes.index("full-call")))
    entered(followed, Overruled(line.n, (), "he is out"), Plays(5, (Said("call"),)))


def test_a_called_clock_is_in_no_overrulings_way() -> None:
    """Seat 3 has called, and a clock runs on the next player, who has not acted."""
    followed = live()
    line = entered(followed, Acts(3, Call()))
    entered(followed, CALLED)
    over = Overruled(line.n, (HeldTo(3, RaiseTo(800)),), "he said raise")
    entered(followed, over)
    assert followed.view().seats[2].bet == followed.hand.price == 800
    assert followed.view().to_act == 4
    assert followed.pending.clock is None, "he faces another bet"
    assert not followed.pending.held
    entered(followed, Undone())
    assert followed.pending.clock_on == 4


def test_an_overruling_that_moves_no_turn_leaves_the_clock() -> None:
    followed = live()
    line = entered(followed, Misconduct(5, Incident(offence="abuse")))
    entered(followed, CALLED, Overruled(line.n, (), "it was not he"))
    assert followed.pending.clock_on == 3


def test_what_was_settled_meanwhile_is_in_no_overrulings_way() -> None:
    followed = live()
    line = entered(followed, Acts(3, Call()))
    other = entered(followed, Happened("boxed-in-stub", {"count": 2}))
    over = Overruled(line.n, (HeldTo(3, RaiseTo(800)),), "he said raise")
    assert refused(followed, over).code == "no-turn-to-come"
    entered(followed, Overruled(other.n, (), "there was none"), over)
    assert followed.hand.price == 800


def test_an_overruling_that_can_be_carried_out_no_more_is_refused() -> None:
    """The next player has called."""
    followed = live()
    line = entered(followed, Acts(3, Call()))
    over = Overruled(line.n, (HeldTo(3, RaiseTo(800)),), "he said raise")
    entered(followed, Acts(4, Call()))
    assert refused(followed, over).code == "no-turn-to-come"
    entered(followed, Acts(5, Call()), Acts(1, Call()), Acts(2, Check()))
    assert followed.hand.awaits == "board"
    assert refused(followed, over).code == "betting-round-over"
    entered(followed, BoardTurned(("As", "Kd", "2c")))
    entered(followed, Acts(1, RaiseTo(300)), Acts(2, Fold()))
    assert followed.view().to_act == 3, "he is held to nothing of the street before"
