"""Real and generated PHH files end as they record, or as pokerkit has it."""

import re
from typing import Any

import pytest
from corpus import HANDS, ROOT, listed

from ruleone.dealing import GAMES
from ruleone.history import Record, Verdict, judge, read_hands
from ruleone.history.phh.document import CODES
from ruleone.rulebook import edition

DISAGREEMENTS = (ROOT / "docs" / "en" / "build" / "disagreements.md").read_text("utf-8")
FILES = HANDS / "phh"
EXPECTED = listed("phh/expected.json")
DEALT = {code for code, ours in CODES.items() if ours in GAMES}
PLAYED = [hand for hand in EXPECTED if hand["variant"] in DEALT]
SETTLED = dict(re.findall(r"^- `([^`]+\.phh)`, by `([^`]+)`:", DISAGREEMENTS, re.MULTILINE))

pytestmark = pytest.mark.skipif(not EXPECTED, reason=f"no hand files in {FILES}")


def verdict_on(name: str) -> Verdict:
    (hand,) = read_hands((FILES / name).read_bytes())
    return judge(hand, edition("modern"))


def final(verdict: Verdict) -> list[float] | None:
    if verdict.stacks is None:
        return None
    return [float(verdict.unit.written(stack)) for stack in verdict.stacks]


@pytest.mark.rows("told", PLAYED, ids=lambda told: told["file"])
def test_a_hand_ends_as_recorded_or_as_pokerkit_has_it(told: dict[str, Any]) -> None:
    """But for the files that the page tells of: those that pokerkit played end otherwise, or are
    refused, by a rule."""
    verdict = verdict_on(told["file"])
    recorded, theirs = told["final_stacks_recorded"], told["final_stacks_pokerkit"]
    if told["file"] in SETTLED:
        assert recorded is None
        assert verdict.ok is not True
        assert final(verdict) != theirs
        return
    assert verdict.fault is None
    if recorded is not None:
        assert (verdict.ok, final(verdict)) == (True, recorded)
    else:
        assert (verdict.ok, final(verdict)) == (None, theirs)


@pytest.mark.rows("name", SETTLED)
def test_difference_is_settled_by_a_rule_that_the_page_tells(name: str) -> None:
    assert f"## `{SETTLED[name]}`" in DISAGREEMENTS
    assert name in {hand["file"] for hand in PLAYED}


def test_odd_chips_explain_the_difference() -> None:
    """Under the other setting of the option the file ends as pokerkit has it."""
    (hand,) = read_hands((FILES / "synthetic/NT_00.phh").read_bytes())
    theirs = next(t["final_stacks_pokerkit"] for t in PLAYED if t["file"] == "synthetic/NT_00.phh")
    assert final(judge(hand, edition("modern+odd_chip.several=all-to-first"))) == theirs


def test_other_games_are_read_and_left_unplayed() -> None:
    others = [hand for hand in EXPECTED if hand["variant"] not in DEALT]
    for told in others:
        (hand,) = read_hands((FILES / told["file"]).read_bytes())
        assert isinstance(hand, Record)
        verdict = judge(hand, edition("modern"))
        assert (verdict.ok, verdict.stacks, verdict.dealt) == (None, None, False)
        assert verdict.fault is not None
        assert verdict.fault.refusal.code == "hand-file-variant"
