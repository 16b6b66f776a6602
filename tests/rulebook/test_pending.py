"""The table of rule, code and test is fresh and without holes; what is pending only shrinks."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ruleone.rulebook import rules

ROOT = Path(__file__).parents[2]
PENDING = "src/ruleone/rulebook/pending.toml"


def test_the_table_is_fresh_and_without_holes() -> None:
    run = subprocess.run(
        [sys.executable, "tools/rule_table.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr


def test_pending_rules_are_counted_and_stand_in_the_catalogue() -> None:
    data = tomllib.loads((ROOT / PENDING).read_text("utf-8"))
    assert data["count"] == len(data["rules"]) == len(set(data["rules"]))
    assert set(data["rules"]) <= rules().keys()


def test_nothing_that_was_proven_is_pending_again() -> None:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("no history here to compare with")
    for before in ("HEAD", "HEAD~1"):
        shown = subprocess.run(
            ["git", "show", f"{before}:{PENDING}"], cwd=ROOT, capture_output=True, text=True
        )
        if shown.returncode == 0:
            earlier = set(tomllib.loads(shown.stdout)["rules"])
            assert set(tomllib.loads((ROOT / PENDING).read_text("utf-8"))["rules"]) <= earlier
