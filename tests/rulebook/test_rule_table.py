"""The table of rule, code and test is without holes."""

import ast
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ruleone.rulebook import options, rules

ROOT = Path(__file__).parents[2]


def test_the_table_is_without_holes() -> None:
    run = subprocess.run(
        [sys.executable, "tools/rule_table.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "rule_table.py"))


@pytest.mark.feature("cited-decisions")
def test_a_rule_needs_code_and_a_test(tool: dict[str, Any]) -> None:
    every = {rule: {"somewhere"} for rule in rules()}
    without = {rule: places for rule, places in every.items() if rule != "house-47.1"}
    assert list(tool["faults"](every, every)) == []
    (hole,) = tool["faults"](without, every)
    assert hole.startswith("no code applies house-47.1")
    (hole,) = tool["faults"](every, without)
    assert hole.startswith("no test proves house-47.1")
    (hole,) = tool["faults"](every, {**every, "house-0": {"somewhere"}})
    assert hole == "no such rule: house-0, marked by somewhere"


def test_a_rule_that_only_illustrates_others_needs_no_code(tool: dict[str, Any]) -> None:
    every = {rule: {"somewhere"} for rule in rules()}
    shown = {rule for rule, row in rules().items() if row.kind == "display"}
    assert "holdem-nuts" in shown
    code = {rule: places for rule, places in every.items() if rule not in shown}
    assert list(tool["faults"](code, every)) == []


def test_an_option_that_no_code_asks_for_is_named(tool: dict[str, Any]) -> None:
    asked = tool["asked_for"]()
    assert asked == options().keys()
    (hole,) = tool["not_asked_for"](asked - {"balancing.stud"})
    assert hole.startswith("no code asks for the option balancing.stud")


def test_a_docstring_names_a_rule_and_any_other_text_does_not(tool: dict[str, Any]) -> None:
    source = '''def pots():
    """One pot (holdem-pots-1, house-19.): never chinese-none-9."""
    return "by holdem-pots-3 it is"
'''
    named = [tool["named_in"](node) for node, _ in tool["nodes"](ast.parse(source))]
    assert set().union(*named) == {"holdem-pots-1", "house-19"}


def test_an_option_stands_for_each_rule_that_sets_or_mentions_it(tool: dict[str, Any]) -> None:
    assert {"chinese-scoring-1", "chinese-compare-1"} <= tool["names_to_rules"]()[
        "chinese.row_points"
    ]
