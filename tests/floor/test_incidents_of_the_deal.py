"""What goes wrong with a deal at a live table, told before the cards are out."""

import pytest
from live import entered, refused

from ruleone.cards import parse
from ruleone.dealing import Hand, KeepAside, VoidHand
from ruleone.dealing.events import Intervened
from ruleone.floor.followed import AllDealt, Chosen, FollowedHand, HandDealt, Happened
from ruleone.floor.ruling import Ruling

QUEEN = {"exposed": [{"number": 4, "seat": 1, "card": "Qs"}]}


def deal_going_on(players: int = 3) -> FollowedHand:
    """Nobody has his cards on the record yet; the last seat has the button."""
    seats = dict.fromkeys(range(1, players + 1), 1000)
    return FollowedHand(Hand("nlhe", "house", seats, players, (50, 100), showdown="players"))


@pytest.mark.rule("house-33A-4")
def test_a_seat_left_out_is_a_misdeal_before_the_cards_are_told() -> None:
    followed = deal_going_on(5)
    line = entered(followed, Happened("initial-deal", {"got": {"1": 2, "2": 2, "3": 2, "4": 2}}))
    assert isinstance(line.ruling, Ruling)
    assert [reason.citation.rule for reason in line.ruling.reasons] == ["house-33A-4"]
    assert VoidHand() in line.done
    assert followed.hand.over


@pytest.mark.rule("house-33A.7")
def test_a_deal_that_nothing_is_told_of_goes_on_by_its_rule() -> None:
    line = entered(deal_going_on(), Happened("initial-deal", {}))
    assert isinstance(line.ruling, Ruling)
    assert [reason.citation.rule for reason in line.ruling.reasons] == ["house-33A.7"]


@pytest.mark.rule("house-33A-6", "tda2019-RP-14")
def test_a_card_exposed_in_the_deal_goes_aside_before_its_hand_is_told() -> None:
    followed = deal_going_on()
    asked = entered(followed, Happened("initial-deal", QUEEN))
    assert asked.for_the_floor
    entered(followed, Chosen(asked.n, 0))
    last = followed.hand.events[-1]
    assert isinstance(last, Intervened)
    assert last.intervention == KeepAside((parse("Qs"),))
    refused(followed, HandDealt(2, ("Qs", "Kd")))
    entered(followed, HandDealt(1, ("As", "Ad")), AllDealt())
    assert followed.hand.awaits == "action"


@pytest.mark.rule("house-33A-6", "tda2019-RP-14")
def test_a_card_exposed_in_the_deal_is_replaced_in_a_hand_that_is_told() -> None:
    followed = deal_going_on()
    entered(followed, HandDealt(1, ("Qs", "Ad")))
    asked = entered(followed, Happened("initial-deal", QUEEN))
    entered(followed, Chosen(asked.n, 0))
    assert parse("Qs") not in followed.hand.holds(1)
    assert len(followed.hand.holds(1)) == 2
