"""Real and generated hand files, where they are at hand: RULEONE_HANDS names their folder. None of
them is in the tree. Without them the tests are skipped, but for a build server, which has to have
them."""

import json
import os
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
HANDS = Path(os.environ.get("RULEONE_HANDS", ROOT.parent / "shared" / "hands"))


def listed(index: str) -> list[dict[str, Any]]:
    """The hands that an index file of a folder lists, with what each records; none without it."""
    told = HANDS / index
    if not told.exists():
        assert not os.environ.get("CI"), f"expected hand files in {HANDS}: set RULEONE_HANDS"
        return []
    hands: list[dict[str, Any]] = json.loads(told.read_text("utf-8"))["hands"]
    return hands
