"""Whose hand lives when its player came while the cards were dealt."""

import pytest
from ruled import book, rules_of, told

from ruleone.dealing import KillHand
from ruleone.floor.cards import Arrival, at_the_deal
from ruleone.floor.cards.initial_deal import Moment
from ruleone.floor.ruling import AtTable

MOMENTS: tuple[Moment, ...] = ("first-card", "last-card", "deal-complete", "later")


@pytest.mark.rule("house-28.1", "tda2011-27.1", "tda2019-RP-10C.1")
@pytest.mark.rows(
    ("name", "rule", "live"),
    [
        ("house", "house-28.1", 2),
        ("tda2011", "tda2011-27.1", 3),
        ("tda2019", "tda2019-RP-10C.1", 2),
    ],
)
def test_the_edition_says_by_when_a_player_is_at_his_seat(name: str, rule: str, live: int) -> None:
    rulings = [at_the_deal(book(name), Arrival(seat=4, moment=moment)) for moment in MOMENTS]
    assert [told(each) for each in rulings] == ["hand-live"] * live + ["hand-dead"] * (4 - live)
    assert {rules_of(each)[0] for each in rulings} == {rule}
    for deadline, lives in (("first-card", 1), ("last-card", 2), ("deal-complete", 3)):
        named = book(name, presence__deadline=deadline)
        told_of = [told(at_the_deal(named, Arrival(seat=4, moment=each))) for each in MOMENTS]
        assert told_of.count("hand-live") == lives


@pytest.mark.rule("house-28.5", "tda2011-27.1")
def test_within_reach_of_the_chair_is_at_the_seat_or_not() -> None:
    near = Arrival(seat=4, moment="last-card", within_reach=True)
    assert told(at_the_deal(book("house"), near)) == "hand-live"
    assert told(at_the_deal(book("tda2011"), near)) == "hand-dead"
    assert told(at_the_deal(book("house", presence__reach=False), near)) == "hand-dead"
    assert told(at_the_deal(book("tda2011", presence__reach=True), near)) == "hand-live"


@pytest.mark.rule("house-28.2")
def test_an_absent_player_does_not_look_at_the_cards_that_are_killed() -> None:
    ruling = at_the_deal(book("house"), Arrival(seat=4, moment="later"))
    assert ruling.to_do == (KillHand(4), AtTable("stay-unseen", (4,)))
    assert rules_of(ruling)[-1] == "house-28.2"
