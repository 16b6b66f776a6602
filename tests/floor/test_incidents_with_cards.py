"""Incidents with cards at a live table: what the hand knows is taken from it."""

import pytest
from incident_tables import FLOP, NOW, at_showdown, awarded, flop_due, misdealt, said, stud
from live import entered, live, refused

from ruleone.dealing import (
    Call,
    CorrectStack,
    GiveBack,
    Hand,
    KillHand,
    RaiseTo,
    RestoreHand,
    VoidHand,
)
from ruleone.dealing.actions import Check, Fold
from ruleone.floor import Ruling
from ruleone.floor.cards import Arrival, Deal, DroppedStub, EarlyBoard, FouledHand
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    ByFloor,
    FollowedHand,
    HandDealt,
    Happened,
    Line,
    happened,
)
from ruleone.floor.ruling import AtTable


@pytest.mark.rule("house-33D", "tda2011-32.4", "house-34")
@pytest.mark.rows("edition", ["house", "tda2011"])
def test_a_hand_with_substantial_action_is_never_a_misdeal(edition: str) -> None:
    followed = live(edition=edition)
    assert voids(followed)
    entered(followed, Acts(3, RaiseTo(300)))
    assert voids(followed), "one act is not substantial"
    entered(followed, Acts(4, Call()))
    assert not voids(followed)
    entered(followed, Acts(5, Call()), Acts(1, Fold()), Acts(2, Fold()), FLOP)
    assert not voids(followed)
    line = entered(followed, Happened("initial-deal", {"boxed": 2}))
    assert isinstance(line.ruling, Ruling)
    assert line.ruling.ruled is not None
    assert line.ruling.ruled.code == "play-on"
    assert not followed.hand.over
    assert said(followed, "initial-deal", boxed=2, entitled=[1, 2]) == "not-such-a-fact"
    assert said(followed, "initial-deal", twice=[9]) == "seat-got-no-cards"


def voids(followed: FollowedHand) -> bool:
    line = followed.judged(Happened("initial-deal", {"boxed": 2}))
    assert isinstance(line, Line)
    return VoidHand() in line.done


@pytest.mark.rule("house-59.3", "tda2011-49.2")
@pytest.mark.rows("edition", ["house", "tda2011"])
def test_what_nobody_called_of_a_dead_hand_goes_back(edition: str) -> None:
    followed = live(edition=edition)
    entered(followed, Acts(3, RaiseTo(600)))
    line = entered(followed, Happened("fouled-hand", {"seat": 3, "how": "killed", "certainty": 0}))
    assert line.done == (GiveBack(3, 500), KillHand(3))
    assert (followed.hand.stacks[3], followed.view().total) == (9_900, 250)
    called = live(edition=edition)
    entered(called, Acts(3, RaiseTo(600)), Acts(4, Call()))
    line = entered(called, Happened("fouled-hand", {"seat": 3, "how": "killed", "certainty": 0}))
    assert line.done == (KillHand(3),)
    assert said(live(), "fouled-hand", seat=3, how="killed", matched=100) == "not-such-a-fact"


@pytest.mark.rule("house-59.3")
def test_a_blind_and_what_was_called_before_a_fold_stay_in() -> None:
    followed = live()
    entered(followed, *(Acts(seat, Fold()) for seat in (3, 4, 5)), Acts(1, Call()))
    line = followed.judged(Happened("fouled-hand", {"seat": 2, "how": "killed", "certainty": 0}))
    assert isinstance(line, Line)
    assert line.done == (KillHand(2),), "the big blind had to put it in"
    raised = live()
    entered(raised, Acts(3, RaiseTo(300)), Acts(4, RaiseTo(900)), Acts(5, Call()))
    entered(raised, Acts(1, RaiseTo(2000)), Acts(2, Fold()), Acts(3, Fold()), Acts(4, Fold()))
    line = entered(raised, Happened("fouled-hand", {"seat": 1, "how": "killed", "certainty": 0}))
    assert line.done == (GiveBack(1, 1100), KillHand(1)), "900 of it were called, folded or not"


@pytest.mark.rule("house-59.4")
def test_a_hand_that_was_killed_is_put_back_when_it_can_be_told() -> None:
    followed = live((1000,) * 3)
    entered(followed, Happened("fouled-hand", {"seat": 3, "how": "fouled", "certainty": 50}))
    assert followed.view().seats[2].status == "folded"
    line = entered(
        followed, Happened("fouled-hand", {"seat": 3, "how": "fouled", "certainty": 100})
    )
    assert [type(done) for done in line.done] == [RestoreHand]
    assert followed.view().seats[2].status == "in"


@pytest.mark.rule("house-35.2")
def test_early_cards_are_those_of_the_next_street() -> None:
    followed = live()
    assert said(followed, "early-board", cards=["5c"]) == "street-of-cards"
    assert said(followed, "early-board", street="river", cards=["5c"]) == "not-such-a-fact"
    assert said(followed, "early-board", cards=["5c", "5c", "6c"]) == "card-told-twice"
    assert said(flop_due(), "early-board", cards=["5c", "6c", "7c"]) == "nobody-asked-to-bet"
    assert said(at_showdown(), "early-board", cards=["5c"]) == "nobody-asked-to-bet"
    turn = flop_due()
    entered(turn, FLOP)
    assert said(turn, "early-board", cards=["As"]) == "card-lies-elsewhere"
    assert said(stud(), "early-board", cards=["5c"]) == "no-board-on-street"


@pytest.mark.rule("house-35.2", "house-RP-5A")
def test_cards_that_the_hand_has_on_its_board_already_were_early() -> None:
    followed = flop_due()
    assert said(followed, "early-board", on_board=True) == "no-new-board"
    entered(followed, FLOP)
    told = {"on_board": True, "cards": ["As", "Kd", "3c"]}
    assert said(followed, "early-board", **told) == "board-has-others"
    line = entered(followed, Happened("early-board", {"on_board": True}))
    assert followed.view().board == ()
    assert line.done
    entered(followed, FLOP, Acts(1, Check()))
    assert said(followed, "early-board", on_board=True) == "no-new-board"


def test_incidents_of_stud_are_none_of_holdem() -> None:
    assert said(live(), "picked-up", seat=3) == "no-game-of-stud"
    assert said(live(), "folded-in-stud", seat=3, face_down=True) == "no-game-of-stud"
    assert said(live(), "early-street", cards={"3": "5c"}) == "no-game-of-stud"
    assert said(live(), "last-card-seen", cards={"3": "5c"}) == "no-card-came-just-now"
    assert said(stud(), "wrong-flop", cards=["5c"] * 4) == "no-board-due"


@pytest.mark.rule("house-60.1")
def test_the_hand_says_whether_a_player_of_stud_faces_action() -> None:
    followed = stud()
    line = followed.judged(Happened("picked-up", {"seat": 2}))
    assert isinstance(line, Line)
    assert line.done == (KillHand(2),)
    spared = followed.judged(Happened("picked-up", {"seat": 1}))
    assert isinstance(spared, Line)
    assert spared.for_the_floor, "he has brought it in and faces nothing"
    entered(followed, Acts(2, Fold()))
    assert said(followed, "picked-up", seat=2) == "hand-is-dead"
    assert said(followed, "folded-in-stud", seat=2, pushed=True) == "hand-is-dead"
    assert said(followed, "early-street", cards={"2": "5c"}) == "cards-to-others"


@pytest.mark.rule("tda2019-RP-10B.1")
def test_a_last_card_is_one_that_its_hand_has() -> None:
    assert said(stud(), "last-card-seen", cards={"2": "Qs"}) == "no-card-came-just-now"
    followed = stud(last=True)
    assert said(followed, "last-card-seen", cards={"2": "Jh"}) == "hand-has-other-cards"
    line = entered(followed, Happened("last-card-seen", {"cards": {"2": "Qs"}, "by": "dealer"}))
    assert AtTable("replace-from-stub", (2,), count=1) in line.done


@pytest.mark.rule("house-RP-4.2", "house-RP-4.3")
def test_the_hand_counts_the_cards_of_a_dropped_stub() -> None:
    followed = live()
    line = followed.judged(Happened("dropped-stub", {"restorable": False}))
    assert isinstance(line, Line)
    assert AtTable("scramble", count=42) in line.done
    assert said(followed, "dropped-stub", stub=52) == "not-such-a-fact"
    assert said(followed, "dropped-stub", mixed=["muck"]) == "mixed-with-nothing"
    entered(followed, Acts(3, Fold()), Acts(4, Call()), Acts(5, Call()), Acts(1, Call()))
    entered(followed, Acts(2, Check()), FLOP)
    told = {"restorable": False, "mixed": ["muck", "burns"]}
    assert said(followed, "dropped-stub", mixed=["muck", "muck"]) == "heap-told-twice"
    mixed = followed.judged(Happened("dropped-stub", told))
    assert isinstance(mixed, Line)
    assert AtTable("scramble", count=38 + 2 + 1) in mixed.done
    over = at_showdown().judged(Happened("dropped-stub", {}))
    assert isinstance(over, Line)
    assert over.done == (), "no card is to come"


def test_boxed_cards_are_of_the_stub() -> None:
    assert said(live(), "boxed-in-stub", count=43) == "stub-has-fewer"
    assert said(live(), "boxed-in-stub", count=0) == "fact-out-of-range"
    assert said(live(), "boxed-in-stub", count=-4) == "fact-out-of-range"
    assert said(live(), "boxed-in-stub", count=10**9) == "fact-out-of-range"
    assert said(at_showdown(), "boxed-in-stub") == "stub-has-fewer"
    hand = Hand("nlhe", "house", {1: 1000, 2: 1000}, 2, (50, 100), showdown="players")
    assert said(FollowedHand(hand), "boxed-in-stub") == "deal-goes-on"


def test_the_deck_is_foul_before_or_after_the_award() -> None:
    before, after = live(), awarded()
    for followed, codes in (
        (before, {"misdeal", "play-on"}),
        (after, {"pot-stands", "read-again"}),
    ):
        line = followed.judged(Happened("foul-deck"))
        assert isinstance(line, Line)
        assert isinstance(line.ruling, Ruling)
        assert {choice.code for choice in line.ruling.choices} == codes
    assert said(after, "foul-deck", found="in-hand") == "nothing-is-told"
    assert said(misdealt(), "foul-deck") == "was-a-misdeal"


@pytest.mark.rule("house-33C.1")
def test_only_a_misdeal_is_dealt_again() -> None:
    assert said(live(), "redeal", now=NOW) == "no-misdeal"
    wrong = {**NOW, "blinds": [-1, 10**12]}
    assert said(misdealt(), "redeal", now=wrong) == "fact-ill-formed"
    assert said(misdealt(), "redeal", now={**NOW, "button": 44}) == "fact-ill-formed"
    assert said(misdealt(), "redeal", now=NOW, penalised_now=[5]) == "not-dealt-to"


@pytest.mark.rule("house-28.5")
def test_who_has_acted_was_there() -> None:
    followed = live()
    entered(followed, Acts(3, Call()))
    assert said(followed, "at-the-deal", seat=3, moment="later") == "was-there"
    line = entered(followed, Happened("at-the-deal", {"seat": 4, "moment": "later"}))
    assert KillHand(4) in line.done
    assert said(followed, "at-the-deal", seat=4, moment="later") == "hand-is-dead"


def test_a_dealt_card_that_was_exposed_is_one_of_its_seat() -> None:
    hand = Hand("nlhe", "house", {1: 1000, 2: 1000}, 2, (50, 100), showdown="players")
    followed = FollowedHand(hand)
    entered(followed, HandDealt(1, ("As", "Ad")), HandDealt(2))
    for seat, card, code in (
        (1, "Kd", "hand-has-other-cards"),
        (2, "Ad", "hand-has-other-cards"),
        (9, "Kd", "seat-got-no-cards"),
    ):
        exposed = [{"number": 3, "seat": seat, "card": card}]
        assert said(followed, "initial-deal", exposed=exposed) == code
    assert said(followed, "initial-deal", exposed=[{"number": 3, "seat": 77}]) == "fact-ill-formed"
    assert said(followed, "initial-deal", got={"1": 10**12}) == "fact-ill-formed"
    exposed = [{"number": 3, "seat": 1, "card": "Ad"}]
    line = followed.judged(Happened("initial-deal", {"exposed": exposed}))
    assert isinstance(line, Line)


def test_an_over_hand_has_no_incidents_of_the_deal() -> None:
    followed = awarded()
    for entry in (
        happened(Deal(game="nlhe", entitled=(1, 2, 3), boxed=2)),
        happened(EarlyBoard(street="turn", cards=(5,))),
        happened(FouledHand(seat=1, how="fouled")),
        happened(DroppedStub(stub=40)),
        happened(Arrival(seat=1, moment="later")),
    ):
        assert refused(followed, entry).code in ("hand-is-over", "nobody-asked-to-bet")
    entered(followed, ByFloor((CorrectStack(2, -900), CorrectStack(1, 900)), "it was his"))
    moves = {"2": -1, "1": 1}
    told = {"raised_ms": 9, "awarded_ms": 5, "wrong": True, "moves": moves}
    assert said(followed, "disputed", **told) == "gives-too-much"


def test_what_is_dealt_before_the_cards_are_told_is_an_initial_deal() -> None:
    hand = Hand("nlhe", "house", {1: 1000, 2: 1000}, 2, (50, 100), showdown="players")
    followed = FollowedHand(hand)
    assert said(followed, "at-the-deal", seat=1, moment="later") == "deal-goes-on"
    line = followed.judged(Happened("initial-deal", {"boxed": 2}))
    assert isinstance(line, Line)
    assert VoidHand() in line.done
    entered(followed, AllDealt())
