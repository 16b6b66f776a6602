"""Mistakes with cards and button in followed hands, under the rules of 2024."""

from typing import Any

import pytest
from live import entered, live

from ruleone.dealing import Call, KillHand, RaiseTo
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
