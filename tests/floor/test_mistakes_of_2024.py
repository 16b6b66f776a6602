"""Mistakes with cards and button in followed hands, under the rules of 2024."""

from typing import Any

import pytest
from incident_tables import at_showdown, flop_out
from live import entered, live

from ruleone.dealing import Call, KillHand, Muck, RaiseTo, Show
from ruleone.dealing.actions import Check
from ruleone.floor import Ruling, sentences
from ruleone.floor.followed import Acts, BoardTurned, FollowedHand, Happened, Line
from ruleone.floor.ruling import AtTable


def judged(followed: FollowedHand, kind: str, **facts: Any) -> tuple[Line, Ruling]:
    """The line of an incident that is not entered yet, and its ruling."""
    line = followed.judged(Happened(kind, facts))
    assert isinstance(line, Line), line
    assert isinstance(line.ruling, Ruling)
    return line, line.ruling


@pytest.mark.rule("tda2024-35A.6", "tda2024-35D.2")
def test_a_followed_hand_knows_who_has_acted_on_a_foreign_card() -> None:
    """Three players, the button at seat 3: it acts first, and has a joker."""
    facts: dict[str, Any] = {"place": "hand", "seat": 3}
    followed = live((1000,) * 3, "tda2024")
    _, early = judged(followed, "foreign-card", **facts)
    assert early.ruled is not None
    assert early.ruled.code == "misdeal"
    entered(followed, Acts(3, RaiseTo(200)), Acts(1, Call()))
    line, late = judged(followed, "foreign-card", **facts)
    assert KillHand(3) in line.done
    for language, words in (("en", "scrap of paper"), ("zh", "废纸")):
        assert any(words in each for each in sentences(language, late))


@pytest.mark.rule("tda2024-35E.2", "tda2024-35E.3")
def test_a_fouled_deck_returns_the_chips_of_a_hand_before_and_after_its_award() -> None:
    """Blinds and the bets of folded players go back too; nobody has won or lost anything."""
    followed = at_showdown("tda2024")
    entered(followed, Happened("duplicate-card"))
    assert followed.hand.stacks == {1: 1000, 2: 1000, 3: 1000}
    after = at_showdown("tda2024")
    entered(after, Acts(2, Show(("Kh", "Ks"))), Acts(3, Muck()), Acts(1, Muck()))
    assert after.hand.stacks == {1: 700, 2: 1600, 3: 700}
    _, late = judged(after, "duplicate-card", begun=True, on_break=False)
    assert late.ruled is not None
    assert late.ruled.code == "pot-stands"
    entered(after, Happened("duplicate-card", {"begun": False, "on_break": False}))
    assert after.hand.stacks == {1: 1000, 2: 1000, 3: 1000}


@pytest.mark.rule("tda2024-39B.1")
def test_a_flop_without_a_burn_card_is_mixed_for_one_until_somebody_acts() -> None:
    """One of the three is burned, the other two come again with the next card of the stub."""
    followed = flop_out("tda2024")
    line = entered(followed, Happened("wrong-burn", {"burned": 0}))
    assert isinstance(line.ruling, Ruling)
    assert line.ruling.ruled is not None
    assert [
        each.remedy for each in line.ruling.ruled.cited if isinstance(each.remedy, AtTable)
    ] == [
        AtTable("mix-face-down", count=3),
        AtTable("draw-late-burn", count=1),
        AtTable("rest-and-next-is-flop", count=2),
    ]
    assert {each.citation.rule for each in line.ruling.ruled.cited} == {"tda2024-39B.1"}
    assert followed.hand.view().board == ()
    entered(followed, BoardTurned(("As", "2c", "9h")))
    assert followed.hand.view().board == ("As", "2c", "9h")


@pytest.mark.rule("tda2024-39B.2", "tda2024-39B.3", "tda2024-38.3")
def test_a_flop_without_a_burn_card_stands_once_somebody_has_checked() -> None:
    """One check is enough, though it is no substantial action; other streets are the floor's."""
    followed = flop_out("tda2024")
    entered(followed, Acts(1, Check()))
    _, ruling = judged(followed, "wrong-burn", burned=0)
    assert ruling.ruled is not None
    assert (ruling.ruled.code, ruling.ruled.cited) == ("board-stands", ())
    assert [each.citation.rule for each in ruling.reasons] == ["tda2024-39B.2", "tda2024-39B.3"]
    _, two = judged(flop_out("tda2024"), "wrong-burn", burned=2)
    _, house = judged(flop_out(), "wrong-burn", burned=0)
    assert (two.verdict, house.verdict) == ("floor", "floor")
