"""Tables of so many players, and what a page says that the floor does about them."""

import json
from pathlib import Path
from typing import Any

import pytest
from event_play import Play, of_kind

from ruleone.tournament.events import PlayerMoved

FACTS = json.loads(
    Path(__file__).with_name("facts").joinpath("tournaments.json").read_text("utf-8")
)
CASES = [case for told in FACTS["balancing"] for case in told.get("cases", ()) if "tables" in case]


@pytest.mark.rule("house-9C.4")
@pytest.mark.rows("case", CASES, ids=lambda case: ", ".join(map(str, case["tables"])))
@pytest.mark.rows("rules", ["modern", "house", "tda2011", "tda2019"])
def test_tables_are_balanced_as_published(case: dict[str, Any], rules: str) -> None:
    """One player after the other goes out of full tables of ten until they are as told; what the
    last one brings is what the floor does."""
    counts = case["tables"]
    play = Play(10 * len(counts), 10, rules)
    state, moved = play.state, []
    for left in sorted(counts, reverse=True):
        before = dict(play.counts())
        table = max(before, key=lambda number: (before[number], -number))
        done = of_kind(play.bust_some(table, 10 - left), PlayerMoved) if left < 10 else []
        moved += done
    assert len(moved) == (0 if case["action"].startswith("none") else 1), (moved, state.stacks)
    expected = case.get("result", counts)
    assert sorted(play.counts().values()) == sorted(expected)
