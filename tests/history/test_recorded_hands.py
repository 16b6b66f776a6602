"""Real and generated hand files, where they are at hand: RULEONE_HANDS names their folder."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from ruleone.history import VARIANTS, RecordedHand, Verdict, judge, read_hands
from ruleone.rulebook import edition

ROOT = Path(__file__).parents[2]
HANDS = Path(os.environ.get("RULEONE_HANDS", ROOT.parent / "shared" / "hands")) / "phh"
DISAGREEMENTS = (ROOT / "docs" / "disagreements.md").read_text("utf-8")


def expected() -> list[dict[str, Any]]:
    """What each file records, or what pokerkit makes of it. Without the files the tests are
    skipped, but for a build server, which has to have them."""
    told = HANDS / "expected.json"
    if not told.exists():
        assert not os.environ.get("CI"), f"expected hand files in {HANDS}: set RULEONE_HANDS"
        return []
    hands: list[dict[str, Any]] = json.loads(told.read_text("utf-8"))["hands"]
    return hands


EXPECTED = expected()
HOLDEM = [hand for hand in EXPECTED if hand["variant"] in VARIANTS]
SETTLED = dict(re.findall(r"^- `([^`]+\.phh)`, by `([^`]+)`:", DISAGREEMENTS, re.MULTILINE))

pytestmark = pytest.mark.skipif(not EXPECTED, reason=f"no hand files in {HANDS}")


def verdict_on(name: str) -> Verdict:
    (hand,) = read_hands((HANDS / name).read_bytes())
    return judge(hand, edition("modern"))


def final(verdict: Verdict) -> list[float] | None:
    if verdict.stacks is None:
        return None
    return [float(verdict.unit.written(stack)) for stack in verdict.stacks]


@pytest.mark.parametrize("told", HOLDEM, ids=lambda told: told["file"])
def test_holdem_hand_ends_as_recorded_or_as_pokerkit_has_it(told: dict[str, Any]) -> None:
    verdict = verdict_on(told["file"])
    recorded, theirs = told["final_stacks_recorded"], told["final_stacks_pokerkit"]
    assert verdict.fault is None
    assert final(verdict) is not None
    if recorded is not None:
        assert (verdict.ok, final(verdict)) == (True, recorded)
    else:
        assert verdict.ok is None
        assert (final(verdict) == theirs) is (told["file"] not in SETTLED)


@pytest.mark.parametrize("name", SETTLED)
def test_difference_is_settled_by_a_rule_that_the_page_tells(name: str) -> None:
    assert f"## `{SETTLED[name]}`" in DISAGREEMENTS
    assert name in {hand["file"] for hand in HOLDEM}


def test_odd_chips_explain_the_difference() -> None:
    """Under the other setting of the option the file ends as pokerkit has it."""
    (hand,) = read_hands((HANDS / "synthetic/NT_00.phh").read_bytes())
    theirs = next(t["final_stacks_pokerkit"] for t in HOLDEM if t["file"] == "synthetic/NT_00.phh")
    assert final(judge(hand, edition("modern+odd_chip.several=all-to-first"))) == theirs


def test_other_games_are_read_and_left_unplayed() -> None:
    others = [hand for hand in EXPECTED if hand["variant"] not in VARIANTS]
    for told in others:
        (hand,) = read_hands((HANDS / told["file"]).read_bytes())
        assert isinstance(hand, RecordedHand)
        verdict = judge(hand, edition("modern"))
        assert (verdict.ok, verdict.stacks, verdict.dealt) == (None, None, False)
        assert verdict.fault is not None
        assert verdict.fault.refusal.code == "hand-file-variant"
