"""Mistakes with cards and button in followed hands, under the rules of 2024."""

from typing import Any

import pytest
from incident_tables import at_showdown
from live import entered, live

from ruleone.dealing import Call, KillHand, Muck, RaiseTo, Show
from ruleone.floor import Ruling, sentences
from ruleone.floor.followed import Acts, FollowedHand, Happened, Line


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
