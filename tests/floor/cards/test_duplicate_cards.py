"""Decks with two of one card, as of 2024 and by editions that have no rule for them."""

from typing import Any

import pytest
from of_2024 import OTHERS
from ruled import book, codes_of, rules_of, told

from ruleone.dealing import CorrectStack, VoidHand
from ruleone.floor import Ruling
from ruleone.floor.cards import DuplicateCard, duplicate_card
from ruleone.floor.ruling import AtTable
from ruleone.floor.situations import ruled
from ruleone.rulebook import edition

CHANGE = AtTable("change-deck")


def found(found: Any = "afterwards", rules: str = "tda2024", **facts: Any) -> Ruling:
    return duplicate_card(book(rules), DuplicateCard(found=found, **facts))


@pytest.mark.rule("tda2024-35E.1", "tda2024-35E.2", "tda2024-35D.1")
def test_of_2024_a_fouled_deck_returns_all_bets_whatever_was_done() -> None:
    ruling = found("in-hand")
    assert (told(ruling), rules_of(ruling)) == ("misdeal", ["tda2024-35E.1", "tda2024-35E.2"])
    assert ruling.to_do == (VoidHand(), CHANGE, AtTable("deal-again"))
    assert ruling.cited_to_do[-1].citation.rule == "tda2024-35D.1"


@pytest.mark.rule("tda2024-35E.3", "tda2024-22.1", "tda2024-22.3")
def test_of_2024_a_fouled_deck_may_be_claimed_until_the_next_hand_or_a_minute_in_a_break() -> None:
    rows: list[tuple[dict[str, Any], str, str]] = [
        ({}, "bets-returned", "fouled-in-time"),
        ({"begun": True}, "pot-stands", "fouled-too-late"),
        ({"on_break": True, "waited_s": 60}, "bets-returned", "fouled-in-time"),
        ({"on_break": True, "waited_s": 61}, "pot-stands", "dispute-over-in-break"),
        ({"waited_s": 61}, "bets-returned", "fouled-in-time"),
    ]
    faults = [
        (facts, told(ruling))
        for facts, code, why in rows
        if (told(ruling := found(**facts)), codes_of(ruling)[1]) != (code, why)
    ]
    assert faults == []
    back = found(moves={2: 300, 5: -300})
    moved = (CorrectStack(5, -300), CorrectStack(2, 300))
    assert back.to_do == (AtTable("bets-back"), *moved, CHANGE)
    assert found(begun=True, moves={2: 300, 5: -300}).to_do == (CHANGE,)


@pytest.mark.rule("house-33A.7", "tda2019-RP-14", "tda2024-RP-14")
def test_other_editions_have_it_as_any_foul_deck() -> None:
    for name in OTHERS:
        assert told(found("in-hand", name)) == "floor: misdeal, play-on"
        assert told(found("afterwards", name)) == "floor: pot-stands, read-again"
    chosen = book("house", deck__fouled="all-bets-back")
    assert told(duplicate_card(chosen, DuplicateCard(found="in-hand"))) == "misdeal"


@pytest.mark.feature("cards-gone-wrong")
def test_what_nobody_told_of_a_claim_is_asked() -> None:
    asks = ruled(edition("tda2024"), "nlhe", "duplicate-card", {"found": "afterwards"})
    assert ("begun",) in asks.asks  # type: ignore[union-attr]
    facts = {"found": "afterwards", "begun": False, "on_break": True}
    asks = ruled(edition("tda2024"), "nlhe", "duplicate-card", facts)
    assert asks.asks == (("waited_s",),)  # type: ignore[union-attr]
