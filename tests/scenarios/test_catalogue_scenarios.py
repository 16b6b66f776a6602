"""Every worked case of the catalogue is played under every edition that it names, or waits for
rules that nothing proves yet."""

from functools import cache
from pathlib import Path

import pytest

from ruleone.rulebook import EDITIONS, pending
from ruleone.scenarios import Scenario, Waiting, read_scenarios, read_waiting
from ruleone.scenarios.book import case_files

HERE = Path(__file__).parent


@cache
def catalogue() -> dict[str, frozenset[str]]:
    """The editions that each case names."""
    lines = (HERE / "catalogue.txt").read_text("utf-8").splitlines()
    told = (line.split(": ") for line in lines if line and not line.startswith("#"))
    return {case: frozenset(editions.split()) for case, editions in told}


@cache
def scenarios() -> tuple[Scenario, ...]:
    return tuple(one for path in case_files() for one in read_scenarios(path.read_text("utf-8")))


@cache
def waiting() -> tuple[Waiting, ...]:
    return tuple(one for path in case_files() for one in read_waiting(path.read_text("utf-8")))


def case_of(scenario: str) -> str | None:
    """The case that a scenario tells, whole or in part: "der-oot-2-tda2011" is of "der-oot-2"."""
    told = [case for case in catalogue() if f"{scenario}-".startswith(f"{case}-")]
    return max(told, key=len, default=None)


def test_every_case_is_told_under_its_name_or_waits() -> None:
    assert len(catalogue()) == 268
    told = {scenario.id for scenario in scenarios()}
    waits = [each.id for each in waiting()]
    assert {*catalogue()} <= told | {*waits}
    assert not told & {*waits}
    assert {*waits} <= {*catalogue()}
    assert len(waits) == len({*waits})


def test_every_case_is_played_under_every_edition_that_it_names() -> None:
    played: dict[str, set[str]] = {}
    for scenario in scenarios():
        if (case := case_of(scenario.id)) is not None:
            played.setdefault(case, set()).update(scenario.editions)
    waits = {each.id for each in waiting()}
    missing = {
        case: sorted(named - played.get(case, set()))
        for case, named in catalogue().items()
        if case not in waits and not named <= played.get(case, set())
    }
    assert missing == {}
    assert {edition for named in catalogue().values() for edition in named} <= {*EDITIONS}


@pytest.mark.parametrize("case", waiting(), ids=lambda case: case.id)
def test_what_waits_has_a_rule_that_nothing_proves_yet(case: Waiting) -> None:
    assert {*case.rules} & {*pending()}


def test_the_cases_of_the_documents_are_told_as_theirs() -> None:
    theirs = {one.id for one in scenarios() if one.origin == "document"}
    named = {case for case in catalogue() if case.startswith("seed-")}
    waits = {each.id for each in waiting()}
    assert named - waits <= theirs
    assert {case_of(one) for one in theirs} <= named
