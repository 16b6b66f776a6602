"""Incidents at a showdown, and with bets, at a live table."""

import pytest
from incident_tables import TOLD, at_showdown, awarded, flop_due, misdealt, said
from live import entered, live

from ruleone.dealing import (
    Call,
    RaiseTo,
    Show,
)
from ruleone.dealing.actions import Fold
from ruleone.floor import Ruling
from ruleone.floor.followed import (
    Acts,
    Happened,
    Line,
    happened,
)
from ruleone.floor.ruling import AtTable
from ruleone.floor.showdown import ThrownIn

SHOWDOWNS = ("hand-shown", "called-hand", "thrown-in", "killed-hand", "asked-to-see", "spoke-up")


@pytest.mark.rows("kind", [*SHOWDOWNS, "shared-pot"])
def test_incidents_of_the_showdown_wait_for_it(kind: str) -> None:
    _, facts = TOLD[kind]
    for followed in (live((1000,) * 3), flop_due()):
        assert said(followed, kind, **facts) == "before-the-showdown"


@pytest.mark.rule("house-13", "house-12C")
def test_a_hand_folded_in_the_betting_does_not_come_to_the_showdown() -> None:
    followed = live((1000,) * 3)
    entered(followed, Acts(3, Fold()), Acts(1, RaiseTo(1000)), Acts(2, Call()))
    for kind, facts in (
        ("called-hand", {"seat": 3, "true": True}),
        ("thrown-in", {"seat": 3, "identified": True}),
        ("killed-hand", {"seat": 3, "tabled": True, "best": True}),
        ("asked-to-see", {"by": 2, "of": 3}),
    ):
        assert said(followed, kind, **facts) == "hand-was-folded"
    assert said(followed, "hand-shown", seat=3, face_up=1) == "hand-is-dead"
    line = followed.judged(happened(ThrownIn(seat=1, identified=True, in_muck=True)))
    assert isinstance(line, Line)
    assert isinstance(line.ruling, Ruling)
    assert line.ruling.reasons[0].code == "all-in-not-mucked", "the hand knows of the all-in"


@pytest.mark.rule("house-16B.1")
def test_the_hand_says_what_who_asks_to_see_has_paid_for() -> None:
    followed = at_showdown()
    paid = followed.judged(Happened("asked-to-see", {"by": 3, "of": 2}))
    unpaid = followed.judged(Happened("asked-to-see", {"by": 3, "of": 1, "concern": False}))
    assert isinstance(paid, Line)
    assert isinstance(unpaid, Line)
    assert isinstance(paid.ruling, Ruling)
    assert isinstance(unpaid.ruling, Ruling)
    assert (paid.ruling.verdict, unpaid.ruling.verdict) == ("settled", "floor")
    assert said(followed, "asked-to-see", by=3, of=2, paid=False) == "not-such-a-fact"
    entered(followed, Acts(2, Show(("Kh", "Ks"))))
    assert said(followed, "asked-to-see", by=3, of=2) == "hand-is-tabled"
    assert said(awarded(), "asked-to-see", by=1, of=2) == "hand-is-tabled"


def test_a_shared_pot_is_one_of_the_hand() -> None:
    followed = at_showdown()
    line = entered(followed, Happened("shared-pot", {"high": [1, 3]}))
    assert line.done == (AtTable("push-chips", (1,), 450), AtTable("push-chips", (3,), 450))
    assert said(followed, "shared-pot", high=[1, 3], amount=10**6) == "no-pot-of-this-size"
    assert said(followed, "shared-pot", high=[1], low=[3]) == "pot-not-divided"
    assert said(followed, "shared-pot", high=[1, 1]) == "seat-twice"
    assert said(awarded(), "shared-pot", high=[1, 3]) == "hand-is-over"


def test_side_pots_are_told_apart() -> None:
    followed = live((300, 1000, 1000))
    entered(followed, Acts(3, RaiseTo(1000)), Acts(1, Call()), Acts(2, Call()))
    assert said(followed, "shared-pot", high=[2, 3]) == "which-pot"
    assert said(followed, "shared-pot", high=[1, 2], amount=1400) == "not-in-this-pot"
    line = followed.judged(Happened("shared-pot", {"high": [2, 3], "amount": 1400}))
    assert isinstance(line, Line)
    assert line.done == (AtTable("push-chips", (2,), 700), AtTable("push-chips", (3,), 700))


@pytest.mark.rule("house-12C")
def test_chips_move_only_of_a_pot_that_has_gone_out() -> None:
    moves = {"2": -900, "3": 900}
    told = {"seat": 3, "tabled": True, "best": True}
    assert said(at_showdown(), "killed-hand", **told, moves=moves) == "not-awarded"
    followed = awarded()
    assert said(followed, "killed-hand", **told) == "moves-needed"
    too_much = {"2": -901, "3": 901}
    assert said(followed, "killed-hand", **told, moves=too_much) == "gives-too-much"
    entered(followed, Happened("killed-hand", {**told, "moves": moves}))
    assert followed.hand.stacks == {1: 700, 2: 700, 3: 1600}
    dispute = {"raised_ms": 9, "wrong": True, "moves": {"1": -500, "2": 500}}
    assert said(live(), "disputed", **dispute) == "not-awarded"
    assert said(misdealt(), "disputed", **dispute) == "hand-is-over"
    assert said(live(), "disputed", raised_ms=9, awarded_ms=5) == "not-awarded"
    assert said(awarded(), "disputed", raised_ms=9) == "when-awarded"
    unmoved = {"raised_ms": 9, "awarded_ms": 5, "wrong": True}
    assert said(awarded(), "disputed", **unmoved) == "moves-needed"


def test_bets_that_are_pulled_lie_there() -> None:
    followed = live()
    assert said(followed, "bets-touched", to="other", pulled={"2": 101}) == "pulled-too-much"
    assert said(followed, "bets-touched", to="other", to_act=4) == "not-such-a-fact"
    asked = followed.judged(Happened("bets-touched", {"to": "bring-in", "asked_by": 3}))
    assert isinstance(asked, Line)
    assert asked.done == (AtTable("bring-in-bets"),), "seat 3 faces action"
    assert said(flop_due(), "bets-touched", to="count") == "nobody-asked-to-bet"


@pytest.mark.rule("house-13")
def test_cards_thrown_in_are_known_after_the_muck_that_ended_the_hand() -> None:
    """Seat 3 has thrown his cards in and seat 2 has got the pot; they lie there still."""
    thrown = {"seat": 3, "identified": True}
    assert said(at_showdown(), "thrown-in", **thrown, moves={"2": -1, "3": 1}) == "not-awarded"
    followed = awarded()
    assert said(followed, "thrown-in", **thrown, moves={"2": -901, "3": 901}) == "gives-too-much"
    in_muck = followed.judged(
        Happened("thrown-in", {**thrown, "in_muck": True, "identified": False})
    )
    assert isinstance(in_muck, Line)
    assert in_muck.done == ()
    line = entered(followed, Happened("thrown-in", {**thrown, "moves": {"2": -900, "3": 900}}))
    assert line.done[0] == AtTable("turn-up", (3,))
    assert followed.hand.stacks == {1: 700, 2: 700, 3: 1600}
