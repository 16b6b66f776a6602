"""What is ruled at a showdown is carried out in the hand that is followed."""

import pytest
from rulings import book, code

from ruleone.cards import parse_cards
from ruleone.dealing import Call, Check, Hand, Intervention, Muck, RaiseTo, Show
from ruleone.floor import BadFacts, Ruling
from ruleone.floor.showdown import (
    HandShown,
    KilledHand,
    ThrownIn,
    hand_shown,
    is_mucked,
    killed_hand,
    thrown_in,
)
from ruleone.rulebook import Refusal

BEST, SECOND, THIRD = ("Ah", "As"), ("Kh", "Ks"), ("7h", "2s")


def at_the_river(name: str, **options: object) -> Hand:
    """Three players with unseen cards, 100 each in the pot; seat 2 has bet the river last."""
    hand = Hand(
        edition=book(name, showdown__order_mode="voluntary-then-forced", **options),
        seats={1: 1000, 2: 1000, 3: 1000},
        button=3,
        blinds=(50, 100),
        showdown="players",
    )
    done: list[object] = [hand.deal_hole(seat, None) for seat in (1, 2, 3)]
    done += [hand.act(3, Call()), hand.act(1, Call()), hand.act(2, Check())]
    for cards in ("Qd 9c 5d", "4c", "3s"):
        done.append(hand.deal_board(parse_cards(cards)))
        if cards != "3s":
            done += [hand.act(seat, Check()) for seat in (1, 2, 3)]
    done += [hand.act(1, Check()), hand.act(2, RaiseTo(200)), hand.act(3, Call())]
    done.append(hand.act(1, Call()))
    assert not any(isinstance(one, Refusal) for one in done)
    return hand


def shows(hand: Hand, seat: int, *cards: str) -> None:
    assert not isinstance(hand.act(seat, Show(cards)), Refusal)


def mucks(hand: Hand, seat: int) -> None:
    assert not isinstance(hand.act(seat, Muck()), Refusal)


def carry_out(hand: Hand, ruling: Ruling) -> None:
    """Do in the hand what is ruled."""
    chips = hand.chips
    for remedy in ruling.to_do:
        if isinstance(remedy, Intervention):
            done = hand.intervene(remedy, ruling.reasons[-1].citation)
            assert not isinstance(done, Refusal), done
            assert hand.view().log[-1].citation == ruling.reasons[-1].citation or hand.over
    assert hand.chips == chips


@pytest.mark.rule("house-13")
def test_a_hand_thrown_in_is_tabled_after_all_and_wins() -> None:
    hand = at_the_river("house")
    shows(hand, 2, *SECOND)
    mucks(hand, 3)
    assert is_mucked(hand, 3)
    carry_out(hand, thrown_in(hand.edition, ThrownIn(seat=3, identified=True)))
    assert not is_mucked(hand, 3)
    shows(hand, 3, *BEST)
    mucks(hand, 1)
    assert hand.stacks == {1: 700, 2: 700, 3: 1600}


@pytest.mark.rule("house-13", "tda2011-15.2")
@pytest.mark.rows(("name", "in_muck"), [("house", True), ("tda2011", False)])
def test_a_hand_thrown_in_that_is_out_goes_on_without_it(name: str, in_muck: bool) -> None:
    hand = at_the_river(name)
    shows(hand, 2, *SECOND)
    thrown = ThrownIn(seat=3, identified=True, in_muck=in_muck, mucked=is_mucked(hand, 3))
    carry_out(hand, thrown_in(hand.edition, thrown))
    assert is_mucked(hand, 3)
    again = ThrownIn(seat=3, identified=True, in_muck=in_muck)
    assert thrown_in(hand.edition, again).to_do == ()
    mucks(hand, 1)
    assert hand.stacks == {1: 700, 2: 1600, 3: 700}


@pytest.mark.rule("house-12B.2", "holdem-show-order-3")
def test_a_hand_shown_in_part_has_no_claim() -> None:
    hand = at_the_river("holdem", showdown__all_in_muck_allowed=False)
    shows(hand, 2, *SECOND)
    ruling = hand_shown(hand.edition, HandShown(seat=3, face_up=1))
    carry_out(hand, ruling)
    mucks(hand, 1)
    assert hand.stacks == {1: 700, 2: 1600, 3: 700}
    judged = at_the_river("house")
    ruling = hand_shown(judged.edition, HandShown(seat=3, face_up=1, identified=False))
    assert code(ruling) == "(hand-dead)"
    assert ruling.proposed is not None
    (kill,) = ruling.proposed.remedies
    assert isinstance(kill, Intervention)
    assert not isinstance(judged.intervene(kill, ruling.reasons[-1].citation), Refusal)
    assert is_mucked(judged, 3)


@pytest.mark.rule("house-12C", "tda2011-16")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_a_winner_that_the_dealer_mucked_wins(name: str) -> None:
    hand = at_the_river(name)
    shows(hand, 3, *THIRD)
    mucks(hand, 2)
    dead = killed_hand(hand.edition, KilledHand(seat=2, tabled=False))
    carry_out(hand, dead)
    assert is_mucked(hand, 2)
    carry_out(hand, killed_hand(hand.edition, KilledHand(seat=2, tabled=True, best=True)))
    shows(hand, 2, *BEST)
    mucks(hand, 1)
    assert hand.stacks == {1: 700, 2: 1600, 3: 700}


@pytest.mark.rule("house-12B.1")
def test_a_hand_that_nobody_guarded_is_killed() -> None:
    hand = at_the_river("house")
    shows(hand, 2, *SECOND)
    lost = KilledHand(seat=3, tabled=False, mucked=is_mucked(hand, 3))
    carry_out(hand, killed_hand(hand.edition, lost))
    assert is_mucked(hand, 3)
    with pytest.raises(BadFacts, match="Not in this hand: 9"):
        is_mucked(hand, 9)
