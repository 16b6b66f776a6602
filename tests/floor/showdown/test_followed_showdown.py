"""A showdown at a live table: entered, ruled, carried out in the hand that is followed."""

import pytest

from ruleone.dealing import Call, Check, CorrectStack, Fold, Hand, Muck, RaiseTo, Show
from ruleone.floor import AtTable, Ruling
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    Entry,
    FollowedHand,
    Happened,
    Line,
    happened,
)
from ruleone.floor.showdown import Dispute, KilledHand, ThrownIn
from ruleone.rulebook import Refusal

BEST, SECOND = Show(("Ah", "As")), Show(("Kh", "Ks"))
TO_THE_SHOWDOWN: tuple[Entry, ...] = (
    *(AllDealt(), Acts(3, Call()), Acts(1, Call()), Acts(2, Check())),
    BoardTurned(("Qd", "9c", "5d")),
    *(Acts(1, Check()), Acts(2, Check()), Acts(3, Check()), BoardTurned(("4c",))),
    *(Acts(1, Check()), Acts(2, Check()), Acts(3, Check()), BoardTurned(("3s",))),
    *(Acts(1, Check()), Acts(2, RaiseTo(200)), Acts(3, Call()), Acts(1, Call())),
)


def at_the_showdown(edition: str) -> FollowedHand:
    """Three players, 300 each in the pot; seat 2 was the last to bet."""
    seats = {1: 1000, 2: 1000, 3: 1000}
    followed = FollowedHand(Hand("nlhe", edition, seats, 3, (50, 100), showdown="players"))
    for entry in TO_THE_SHOWDOWN:
        enter(followed, entry)
    return followed


def enter(followed: FollowedHand, entry: Entry) -> Line:
    line = followed.enter(entry)
    assert isinstance(line, Line), line
    return line


def ruled(line: Line) -> str:
    assert isinstance(line.ruling, Ruling)
    assert line.ruling.ruled is not None
    return line.ruling.ruled.code


@pytest.mark.rule("house-15A.1", "house-15A.2", "tda2011-12")
def test_who_shows_is_read_from_the_hand() -> None:
    followed = at_the_showdown("house")
    assert ruled(enter(followed, Happened("who-shows", {"waiting": False}))) == "as-they-like"
    waiting = enter(followed, Happened("who-shows", {"waiting": True}))
    assert waiting.done == (AtTable("ask-to-show", (2, 3, 1)),)
    forced = at_the_showdown("tda2011")
    assert enter(forced, Happened("who-shows")).done == waiting.done


@pytest.mark.rule("house-13", "tda2011-15.2")
@pytest.mark.rows("entered_as_muck", [True, False])
def test_a_hand_thrown_in_lives_or_not_whatever_was_entered(entered_as_muck: bool) -> None:
    for edition, lives in (("house", True), ("tda2011", False)):
        followed = at_the_showdown(edition)
        enter(followed, Acts(2, SECOND))
        if entered_as_muck:
            enter(followed, Acts(3, Muck()))
        line = enter(followed, happened(ThrownIn(seat=3, identified=True)))
        assert ruled(line) == ("hand-live" if lives else "hand-dead")
        if lives:
            enter(followed, Acts(3, BEST))
        else:
            assert isinstance(followed.enter(Acts(3, BEST)), Refusal)
        enter(followed, Acts(1, Muck()))
        assert followed.hand.stacks[3 if lives else 2] == 1600


@pytest.mark.rule("house-12C", "house-20.1")
def test_a_pot_that_went_to_the_wrong_player_is_put_right_when_the_hand_is_over() -> None:
    followed = at_the_showdown("house")
    enter(followed, Acts(2, SECOND))
    for seat in (3, 1):
        enter(followed, Acts(seat, Muck()))
    assert followed.hand.stacks == {1: 700, 2: 1600, 3: 700}
    chips = followed.hand.chips
    moves = {2: -900, 3: 900}
    line = enter(followed, happened(KilledHand(seat=3, tabled=True, best=True, moves=moves)))
    assert line.done == (CorrectStack(2, -900), CorrectStack(3, 900))
    assert followed.hand.stacks == {1: 700, 2: 700, 3: 1600}
    back = Dispute(raised_ms=9, awarded_ms=5, wrong=True, moves={3: -900, 2: 900})
    assert ruled(enter(followed, happened(back))) == "pot-corrected"
    assert (followed.hand.stacks, followed.hand.chips) == ({1: 700, 2: 1600, 3: 700}, chips)
    restored = FollowedHand.restore(followed.opening, followed.lines)
    assert restored.hand.stacks == followed.hand.stacks
    assert Hand.replay(followed.hand.events).stacks == followed.hand.stacks


@pytest.mark.rule("house-12C")
def test_a_killed_winner_is_told_no_pot_while_another_has_still_to_show() -> None:
    followed = at_the_showdown("house")
    enter(followed, Acts(2, SECOND))
    enter(followed, Acts(3, BEST))
    line = enter(followed, happened(KilledHand(seat=3, tabled=True, best=True)))
    assert AtTable("turn-up", (3,)) in line.done
    assert "push-pot" not in [each.code for each in line.done if isinstance(each, AtTable)]
    enter(followed, Acts(1, Muck()))
    assert followed.hand.stacks[3] == 1600


def test_all_that_is_left_may_be_given_back_once_the_hand_is_over() -> None:
    followed = FollowedHand(Hand("nlhe", "house", {1: 200, 2: 200}, 1, (50, 100)))
    for entry in (AllDealt(), Acts(1, Fold())):
        enter(followed, entry)
    assert followed.hand.stacks == {1: 150, 2: 250}
    given_back = (CorrectStack(2, -250), CorrectStack(1, 250))
    enter(followed, ByFloor(given_back, "he was not there"))
    assert followed.hand.stacks == {1: 400, 2: 0}
    too_much = ByFloor((CorrectStack(2, -1), CorrectStack(1, 1)), "nor is he now")
    assert isinstance(followed.enter(too_much), Refusal)
    assert followed.hand.stacks == {1: 400, 2: 0}


@pytest.mark.rule("house-20.1")
def test_no_more_is_moved_than_was_awarded() -> None:
    """Seat 2 was given a pot of 100; what it got back of its own bet was never disputed."""
    followed = FollowedHand(Hand("nlhe", "house", {1: 200, 2: 200}, 1, (50, 100)))
    disputed = Dispute(raised_ms=9, wrong=True, moves={1: 100, 2: -100})
    for entry in (AllDealt(), happened(disputed), Acts(1, Fold())):
        came = followed.enter(entry)
        assert isinstance(came, Refusal) == isinstance(entry, Happened), came
    for chips, right in ((101, False), (100, True), (1, False)):
        moves = {1: chips, 2: -chips}
        told = happened(Dispute(raised_ms=9, awarded_ms=5, wrong=True, moves=moves))
        came = followed.enter(told)
        assert isinstance(came, Line) is right, came
    assert followed.hand.stacks == {1: 250, 2: 150}
    unknown = happened(Dispute(raised_ms=9, wrong=True, moves={1: -1, 2: 1}))
    assert isinstance(followed.enter(unknown), Refusal), "the award has a time"
