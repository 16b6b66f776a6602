"""Every worked case of the rules of 2024 is told under the editions that it names, or open.

That the scenarios come out as they say is tried in test_scenarios.py.
"""

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ruleone.rulebook import rules
from ruleone.scenarios import Scenario
from ruleone.scenarios.book import cases

HERE = Path(__file__).parent
TESTS = HERE.parent


@cache
def told() -> dict[str, dict[str, Any]]:
    """The cases by name: their rules, and where each is proved."""
    return tomllib.loads((HERE / "cases_of_2024.toml").read_text("utf-8"))


def case_of(scenario: str) -> str | None:
    """The case that a scenario tells, whole or in part."""
    of = [case for case in told() if f"{scenario}-".startswith(f"{case}-")]
    return max(of, key=len, default=None)


@cache
def scenarios() -> dict[str, list[Scenario]]:
    """The scenarios of each case."""
    found: dict[str, list[Scenario]] = {case: [] for case in told()}
    for scenario in cases():
        if (case := case_of(scenario.id)) is not None:
            found[case].append(scenario)
    return found


def rules_of_test(name: str) -> set[str]:
    """The rules that a test is marked with; none where there is no such test."""
    path, _, function = name.partition("::")
    tree = ast.parse((TESTS / path).read_text("utf-8"))
    marks = (
        mark
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name == function
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
    )
    return {str(ast.literal_eval(rule)) for mark in marks for rule in mark.args}


def test_every_case_of_2024_is_proved_or_open() -> None:
    """A case is told under its name, under each edition, and all its rules are proved."""
    faults: list[tuple[object, ...]] = []
    for case, about in told().items():
        of = scenarios()[case]
        proved = {rule for one in of for rule in one.rules}
        for test in about.get("tests", ()):
            if not (marked := rules_of_test(test)):
                faults.append((case, "no such test", test))
            proved |= marked
        if "open" in about:
            if of or proved:
                faults.append((case, "is not open any more"))
            continue
        if case not in {one.id for one in of}:
            faults.append((case, "told nowhere"))
        if missing := {*about["editions"]} - {name for one in of for name in one.editions}:
            faults.append((case, "not played under", sorted(missing)))
        if unproved := {*about["rules"]} - proved:
            faults.append((case, "not proved", sorted(unproved)))
    assert faults == []
    assert len(told()) == 93
    assert {rule for about in told().values() for rule in about["rules"]} <= {*rules()}


def test_scenarios_named_after_2024_are_of_its_cases() -> None:
    lone = {one.id for one in cases() if one.id.startswith("t24-") and case_of(one.id) is None}
    assert lone == {"t24-four-within-pot"}
