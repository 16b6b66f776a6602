"""Cards that are not of the game, as of 2024 and by editions that have no rule for them."""

from typing import Any

import pytest
from of_2024 import OTHERS
from ruled import book, codes_of, rules_of, told

from ruleone.dealing import KillHand, VoidHand
from ruleone.floor import Ruling
from ruleone.floor.cards import ForeignCard, foreign_card
from ruleone.floor.ruling import AtTable
from ruleone.floor.situations import ruled
from ruleone.rulebook import edition

RAISED: Any = ("raise",)
SUBSTANTIAL: Any = ("raise", "call")
OUT, NEXT = AtTable("take-out-card"), AtTable("next-to-board")
MADE_UP = AtTable("deal-missing", seats=(5,), count=1)


def found(rules: str = "tda2024", **facts: Any) -> Ruling:
    return foreign_card(book(rules), ForeignCard(**facts))


@pytest.mark.rule("tda2024-35A.6")
def test_of_2024_a_foreign_card_is_a_misdeal_before_substantial_action() -> None:
    """A joker in the hand of the hijack; one raise is not substantial action."""
    for facts in ({"place": "hand", "seat": 4}, {"place": "board"}, {"place": "stub"}):
        ruling = found(**facts, acts=RAISED)
        assert (told(ruling), rules_of(ruling)) == ("misdeal", ["tda2024-35A.6"])
        assert ruling.to_do == (VoidHand(), AtTable("change-deck"), AtTable("deal-again"))


@pytest.mark.rule("tda2024-35D.2", "tda2024-RP-14", "tda2024-37.1", "tda2024-37.2", "tda2024-38.2")
def test_of_2024_a_foreign_card_is_a_scrap_of_paper_after_it() -> None:
    """The board gets the next card; a hand is one card short, and only the button's is made up."""
    hand: dict[str, Any] = {"place": "hand", "seat": 5}
    rows: list[tuple[dict[str, Any], str, tuple[Any, ...], list[str]]] = [
        ({"place": "stub"}, "play-on", (OUT,), ["tda2024-35D.2"]),
        (
            {"place": "board", "game": "nl6plus"},
            "play-on",
            (OUT, NEXT),
            ["tda2024-35D.2", "tda2024-RP-14"],
        ),
        (hand, "hand-dead", (OUT, KillHand(5)), ["tda2024-35D.2", "tda2024-38.2"]),
        (
            {**hand, "of_button": True},
            "mend-hands",
            (OUT, MADE_UP),
            ["tda2024-35D.2", "tda2024-37.1"],
        ),
        (
            {**hand, "of_button": True, "acted": True},
            "hand-dead",
            (OUT, KillHand(5)),
            ["tda2024-35D.2", "tda2024-37.2"],
        ),
        (
            {**hand, "of_button": True, "game": "flstud"},
            "hand-dead",
            (OUT, KillHand(5)),
            ["tda2024-35D.2", "tda2024-38.2"],
        ),
    ]
    faults = []
    for facts, code, done, rules in rows:
        ruling = found(**facts, acts=SUBSTANTIAL)
        if (told(ruling), ruling.to_do, rules_of(ruling)) != (code, done, rules):
            faults.append((facts, told(ruling), ruling.to_do, rules_of(ruling)))
    assert faults == []
    after = found(place="board", found="afterwards", acts=SUBSTANTIAL)
    assert (told(after), after.to_do) == ("pot-stands", (AtTable("change-deck"),))


@pytest.mark.rule("house-33A.7", "tda2019-RP-14", "tda2024-RP-14")
def test_other_editions_have_a_foreign_card_as_any_foul_deck() -> None:
    for name in OTHERS:
        ruling = found(name, place="board", acts=SUBSTANTIAL)
        assert (told(ruling), codes_of(ruling)[0]) == ("floor: misdeal, play-on", "deck-foul")
    chosen = book("house", misdeal__foreign_card="misdeal-until-substantial")
    assert told(foreign_card(chosen, ForeignCard(place="board"))) == "misdeal"
    late = foreign_card(chosen, ForeignCard(place="hand", seat=2, acts=SUBSTANTIAL))
    assert told(late) == "floor: hand-dead, play-on"


@pytest.mark.feature("cards-gone-wrong")
def test_what_nobody_told_of_a_foreign_card_is_asked() -> None:
    asks = ruled(edition("tda2024"), "nlhe", "foreign-card", {"place": "hand", "seat": 2})
    assert {("acts",), ("found",)} <= {*asks.asks}  # type: ignore[union-attr]
    facts = {"place": "hand", "seat": 2, "acts": ["raise", "call"], "found": "in-hand"}
    asks = ruled(edition("tda2024"), "nlhe", "foreign-card", facts)
    assert ("of_button",) in asks.asks  # type: ignore[union-attr]
