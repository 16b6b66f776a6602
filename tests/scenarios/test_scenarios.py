"""The cases of the book, played by the engine (docs/en/build/scenarios.md tells the form).

Each case must hold under its editions and must not hold under the options that it is `without`: a
case that passes whatever the edition says proves no rule.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ruleone.rulebook import edition, options
from ruleone.scenarios import Scenario, judged, proves_nothing_of, read_scenarios
from ruleone.scenarios.book import cases

HERE = Path(__file__).parent
GUIDE = HERE.parents[1] / "docs" / "en" / "build" / "scenarios.md"
DEALING = HERE.parents[1] / "src" / "ruleone" / "dealing"
TESTS_OF_DEALING = HERE.parent / "dealing"


def as_parameters() -> Iterator[Any]:
    for scenario in cases():
        marks = pytest.mark.rule(*scenario.rules)
        for name in scenario.editions:
            yield pytest.param(scenario, name, marks=marks, id=f"{scenario.id}-{name}")


@pytest.mark.rows(("scenario", "name"), [*as_parameters()])
def test_a_scenario_comes_out_as_the_book_says(scenario: Scenario, name: str) -> None:
    assert judged(scenario, edition(name)) == ()


@pytest.mark.rows(("scenario", "name"), [*as_parameters()])
def test_a_scenario_comes_out_otherwise_under_another_option(scenario: Scenario, name: str) -> None:
    assert proves_nothing_of(scenario, edition(name)) == ()


def test_every_option_that_a_hand_reads_is_tried_at_two_values() -> None:
    code = "\n".join(path.read_text("utf-8") for path in DEALING.glob("*.py"))
    read = {name for name in options() if f'"{name}"' in code}
    only_one = {name for name in read if len(options()[name].choices) == 1}
    others = (changed for case in cases() for changed in case.without)
    tried = {name for changed in others for name in changed}
    paths = TESTS_OF_DEALING.glob("test_*.py")
    tests = "\n".join(path.read_text("utf-8") for path in paths)
    tried |= {name for name in read if f"{name}=" in tests}
    assert read - only_one - tried == set()
    assert len(read) > 20


def test_every_case_has_its_own_name() -> None:
    names = [scenario.id for scenario in cases()]
    assert len(names) == len(set(names)) > 100


def test_titles_and_notes_call_nobody_he() -> None:
    he = re.compile(r"\b(he|his|him)\b|(?<!其)[他她]", re.IGNORECASE)
    faults = [
        (case.id, told)
        for case in cases()
        for told in (case.title, *case.title_in.values(), case.note)
        if he.search(told)
    ]
    assert faults == []


EXAMPLES = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)


@pytest.mark.rows("example", EXAMPLES)
def test_the_examples_of_the_guide_hold(example: str) -> None:
    for scenario in read_scenarios(example):
        for name in scenario.editions:
            assert judged(scenario, edition(name)) == ()
            assert proves_nothing_of(scenario, edition(name)) == ()


def test_the_guide_has_examples() -> None:
    assert len(EXAMPLES) > 1
