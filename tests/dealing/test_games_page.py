"""docs/en/build/games.md: its code runs and gives what it says, and its table knows every game."""

import re
from pathlib import Path
from typing import Any

import pytest

from ruleone.dealing import GAMES
from ruleone.dealing.games import FAMILIES

PAGE = (Path(__file__).parents[2] / "docs" / "en" / "build" / "games.md").read_text("utf-8")

VALUE = re.compile(r"^([^\s=]\S*.*?)  +# ([(\[].*)$", re.M)


def test_the_code_of_the_page_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    before = dict(GAMES)
    names: dict[str, Any] = {}
    try:
        for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
            # An expression with its value behind it holds.
            checked = VALUE.sub(r"assert \1 == \2", block)
            exec(compile(checked, "docs/en/build/games.md", "exec"), names)
        assert names["hand"].over
        assert [award.order for award in names["hand"].view().awards] == ["high", "deuce-to-seven"]
    finally:
        GAMES.clear()
        GAMES.update(before)


def test_the_table_names_every_game() -> None:
    table = PAGE.split("## What a hand is told")[0]
    assert all(f"`{family.name}`" in table for family in FAMILIES)
