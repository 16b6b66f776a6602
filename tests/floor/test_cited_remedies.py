"""What is done to a hand stands in its log by the rule that says so, not by another one."""

import pytest
from live import entered, live

from ruleone.cards import parse
from ruleone.dealing import Call, Check, KillHand, RaiseTo
from ruleone.dealing.events import Intervened
from ruleone.floor.cards import Deal, EarlyBoard, Exposed, FouledHand
from ruleone.floor.followed import Acts, BoardTurned, ByFloor, FollowedHand, happened


def rules_of(followed: FollowedHand) -> list[tuple[str, str]]:
    """The interventions in a hand, each with its rule."""
    return [
        (type(event.intervention).__name__, event.citation.rule)
        for event in followed.hand.events
        if isinstance(event, Intervened)
    ]


@pytest.mark.rule("house-RP-5A")
@pytest.mark.rule("tda2019-RP-5A")
@pytest.mark.rows("book", ["house", "tda2019"])
def test_an_early_flop_goes_back_by_the_rule_of_the_flop(book: str) -> None:
    followed = live((1000,) * 3, book)
    entered(followed, Acts(3, Call()), Acts(1, Call()))
    flop = tuple(map(parse, ("As", "Kd", "7c")))
    entered(followed, happened(EarlyBoard(street="flop", cards=flop)))
    rule = f"{book}-RP-5A"
    assert rules_of(followed) == [("KeepAside", rule), ("ReshuffleStub", rule)]


@pytest.mark.rule("house-RP-5B")
def test_an_early_turn_goes_back_later_by_the_rule_of_the_turn() -> None:
    followed = live((1000,) * 2)
    entered(followed, Acts(2, Call()), Acts(1, Check()), BoardTurned(("As", "Kd", "7c")))
    entered(followed, happened(EarlyBoard(street="turn", cards=(parse("Qs"),))))
    entered(followed, Acts(1, Check()), Acts(2, Check()), BoardTurned(("9d",)))
    entered(followed, Acts(1, Check()), Acts(2, Check()))
    assert rules_of(followed) == [("KeepAside", "house-RP-5B"), ("ReshuffleStub", "house-RP-5B")]


@pytest.mark.rule("house-59.2")
@pytest.mark.rule("house-59.3")
def test_a_fouled_hand_dies_by_one_rule_and_gets_its_uncalled_bet_by_another() -> None:
    followed = live((1000,) * 3)
    entered(followed, Acts(3, RaiseTo(600)))
    fouled = FouledHand(seat=3, how="fouled", certainty=0, bet=600, matched=100)
    entered(followed, happened(fouled))
    assert rules_of(followed) == [("GiveBack", "house-59.3"), ("KillHand", "house-59.2")]


@pytest.mark.rule("house-33A-2")
def test_a_misdeal_is_one_by_its_cause() -> None:
    followed = live((1000,) * 3)
    shown = (Exposed(3, 3, "player"),)
    deal = Deal(game="nlhe", entitled=(1, 2, 3), button=3, first_to=2, exposed=shown)
    entered(followed, happened(deal))
    assert rules_of(followed) == [("VoidHand", "house-33A-2")]


def test_what_the_floor_does_of_its_own_accord_it_does_by_its_own_rule() -> None:
    followed = live((1000,) * 3)
    entered(followed, ByFloor((KillHand(2),), "he left"))
    assert rules_of(followed) == [("KillHand", followed.hand.edition.cite("floor.decides").rule)]
