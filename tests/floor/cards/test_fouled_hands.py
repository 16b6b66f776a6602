"""Hands that were fouled, killed by mistake or taken in."""

from typing import Any

import pytest
from ruled import book, rules_of, told

from ruleone.cards import parse_cards
from ruleone.dealing import Call, Check, Fold, GiveBack, Hand, KillHand, RaiseTo, RestoreHand
from ruleone.floor import BadFacts, Ruling
from ruleone.floor.cards import FouledHand, fouled_hand, fouled_in
from ruleone.rulebook import Edition


def ruled(rules: str | Edition, how: Any, **facts: Any) -> Ruling:
    named = book(rules) if isinstance(rules, str) else rules
    return fouled_hand(named, FouledHand(seat=2, how=how, **facts))


@pytest.mark.rule("house-59.4", "house-59.2", "tda2011-49.1", "tda2024-65B")
def test_a_fouled_hand_that_is_surely_known_lives_or_not() -> None:
    for name, rule in (("house", "house-59.4"), ("tda2024", "tda2024-65B")):
        lives = ruled(name, "fouled", certainty=100, dead=True)
        assert (told(lives), rules_of(lives)) == ("hand-live", [rule])
        assert lives.to_do == (RestoreHand(2),)
    assert ruled("house", "fouled", certainty=100).to_do == ()
    nearly = ruled("house", "fouled", certainty=99)
    assert told(nearly) == "hand-dead"
    assert rules_of(nearly) == ["house-59.1", "house-59.2"]
    assert told(ruled("house", "fouled")) == "ask: hand-live, hand-dead"
    for certainty in (None, 0, 100):
        strict = ruled("tda2011", "fouled", certainty=certainty)
        assert (told(strict), set(rules_of(strict))) == ("hand-dead", {"tda2011-49.1"})
        assert strict.to_do == (KillHand(2),)
    kind = book("tda2011", fouled__identifiable_lives=True)
    assert told(ruled(kind, "fouled", certainty=100)) == "hand-live"
    late = ruled("house", "fouled", certainty=100, dead=True, missed=True)
    assert (told(late), late.to_do) == ("hand-dead", ())
    assert rules_of(late)[-1] == "house-59.4"
    hard = book("house", fouled__identifiable_lives=False)
    assert told(ruled(hard, "fouled", certainty=100)) == "hand-dead"


@pytest.mark.rule("house-59.1", "house-59.2", "tda2011-49.1")
def test_a_hand_that_the_dealer_killed_is_dead_unless_it_is_surely_known() -> None:
    dead = ruled("house", "killed")
    assert (told(dead), rules_of(dead)) == ("hand-dead", ["house-59.1", "house-59.2"])
    found = ruled("house", "killed", certainty=100, dead=True)
    assert told(found) == "floor: hand-live, hand-dead"
    assert rules_of(found) == ["house-59.2", "house-59.4", "house-1"]
    assert found.proposed is not None
    assert found.proposed.remedies == (RestoreHand(2),)
    assert told(ruled("tda2011", "killed", certainty=100)) == "hand-dead"


@pytest.mark.rule("house-59.3", "tda2011-49.2")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_what_nobody_called_goes_back(name: str) -> None:
    facts: dict[str, Any] = {"bet": 3000, "matched": 1000}
    ruling = ruled(name, "killed", **facts)
    assert rules_of(ruling)[-1] == {"house": "house-59.3", "tda2011": "tda2011-49.2"}[name]
    assert ruling.to_do == (GiveBack(2, 2000), KillHand(2))
    assert ruled(name, "killed", bet=1000, matched=3000).to_do == (KillHand(2),)
    awarded = ruled(book(name, pots__uncalled="award"), "killed", **facts)
    assert awarded.to_do == (KillHand(2),)


@pytest.mark.feature("cards-gone-wrong")
@pytest.mark.rule("house-59.2", "house-59.3", "tda2011-49.1", "tda2011-49.2")
@pytest.mark.rows("name", ["house", "tda2011"])
@pytest.mark.rows("players", [2, 3])
def test_the_engine_gives_back_what_was_not_called_and_kills_the_hand(
    name: str, players: int
) -> None:
    hand = Hand("nlhe", name, dict.fromkeys(range(1, players + 1), 10_000), 1, (300, 600))
    for seat in range(1, players + 1):
        hand.deal_hole(seat)
    while (options := hand.options) is not None:
        hand.act(options.seat, Call() if options.call is not None else Check())
    hand.deal_board(parse_cards("7h 8h 9c"))
    assert hand.options is not None
    bettor = hand.options.seat
    hand.act(bettor, RaiseTo(1000))
    raiser = hand.options.seat
    hand.act(raiser, RaiseTo(3000))
    if players == 3:
        hand.act(hand.options.seat, Fold())
    facts = fouled_in(hand, raiser, "killed")
    assert (facts.bet, facts.matched, facts.uncalled) == (3000, 1000, 2000)
    ruling = fouled_hand(hand.edition, facts)
    for remedy in ruling.to_do:
        assert isinstance(remedy, GiveBack | KillHand)
        assert isinstance(hand.intervene(remedy, ruling.reasons[-1].citation), tuple)
    assert hand.over
    assert hand.stacks[raiser] == 10_000 - 600 - 1000
    assert hand.stacks[bettor] == 10_000 + 600 * (players - 1) + 1000
    assert hand.chips == 10_000 * players


@pytest.mark.rule("house-59.4")
def test_the_engine_puts_a_hand_back_that_is_surely_known() -> None:
    hand = Hand("nlhe", "house", dict.fromkeys((1, 2, 3), 10_000), 1, (50, 100))
    for seat in (1, 2, 3):
        hand.deal_hole(seat)
    hand.act(1, Fold())
    facts = fouled_in(hand, 1, "fouled", certainty=100)
    assert facts.dead
    ruling = fouled_hand(hand.edition, facts)
    (back,) = ruling.to_do
    assert isinstance(back, RestoreHand)
    hand.intervene(back, ruling.reasons[0].citation)
    assert [each.status for each in hand.view().seats] == ["in"] * 3


def test_facts_of_fouled_hands_that_cannot_be_are_refused() -> None:
    with pytest.raises(
        BadFacts, match=r"not valid for the bet of this hand\. Enter a number from 0"
    ):
        FouledHand(seat=2, how="killed", bet=-1)
    with pytest.raises(BadFacts, match=r"certain it is \(%\)\. Enter a number from 0 to 100"):
        FouledHand(seat=2, how="fouled", certainty=101)
    hand = Hand("nlhe", "house", {1: 100, 2: 100}, 1, (1, 2))
    with pytest.raises(BadFacts, match="Not in this hand: 5"):
        fouled_in(hand, 5, "killed")
