"""Every worked case of the catalogue is played under every edition that it names."""

from functools import cache
from pathlib import Path

from ruleone.rulebook import EDITIONS
from ruleone.scenarios.book import cases

HERE = Path(__file__).parent


@cache
def catalogue() -> dict[str, frozenset[str]]:
    """The editions that each case names."""
    lines = (HERE / "catalogue.txt").read_text("utf-8").splitlines()
    told = (line.split(": ") for line in lines if line and not line.startswith("#"))
    return {case: frozenset(editions.split()) for case, editions in told}


def case_of(scenario: str) -> str | None:
    """The case that a scenario tells, whole or in part: "der-oot-2-tda2011" is of "der-oot-2"."""
    told = [case for case in catalogue() if f"{scenario}-".startswith(f"{case}-")]
    return max(told, key=len, default=None)


def test_every_case_is_told_under_its_name() -> None:
    assert len(catalogue()) == 268
    assert {*catalogue()} <= {scenario.id for scenario in cases()}


def test_every_case_is_played_under_every_edition_that_it_names() -> None:
    played: dict[str, set[str]] = {}
    for scenario in cases():
        if (case := case_of(scenario.id)) is not None:
            played.setdefault(case, set()).update(scenario.editions)
    missing = {
        case: sorted(named - played.get(case, set()))
        for case, named in catalogue().items()
        if not named <= played.get(case, set())
    }
    assert missing == {}
    assert {edition for named in catalogue().values() for edition in named} <= {*EDITIONS}


def test_the_cases_of_the_documents_are_told_as_theirs() -> None:
    theirs = {one.id for one in cases() if one.origin == "document"}
    named = {case for case in catalogue() if case.startswith("seed-")}
    assert named <= theirs
    of_2024 = {one for one in theirs if one.startswith("t24-document-")}
    assert {case_of(one) for one in theirs - of_2024} <= named
