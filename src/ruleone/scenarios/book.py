"""Cases that come with the book, and whether each comes out as it says.

They are those of the documents, and cases derived from them. A case must also come out differently
under its other options.
"""

from functools import cache
from pathlib import Path
from typing import Any

from ruleone.rulebook import BadSetting, Edition
from ruleone.scenarios.reading import read_scenarios
from ruleone.scenarios.scenario import Fault, Scenario
from ruleone.scenarios.scenes import Scene, draw


def judged(scenario: Scenario, book: Edition) -> tuple[Fault, ...]:
    """Return the faults under this edition, with the scenario's own options laid over it."""
    return tuple(scenario.faults(book.with_options(scenario.with_)))


def proves_nothing_of(scenario: Scenario, book: Edition) -> tuple[dict[str, Any], ...]:
    """Return its other options under which the scenario comes out the same.

    It does not prove the rules behind them.
    """
    laid = book.with_options(scenario.with_)
    changes = scenario.without
    return tuple(each for each in changes if not any(scenario.faults(laid.with_options(each))))


_CASES = Path(__file__).resolve().parent / "cases"


def case_files() -> tuple[Path, ...]:
    """Return the files of the cases, by name; each is one topic."""
    return tuple(sorted(_CASES.glob("*.toml")))


@cache
def cases() -> tuple[Scenario, ...]:
    """Return all cases, file by file."""
    return tuple(
        case for path in case_files() for case in read_scenarios(path.read_text("utf-8"), path.name)
    )


def scenes_of(rule: str, book: Edition) -> tuple[Scene, ...]:
    """Return the pictures of the cases that prove a rule and hold in this edition.

    Those of documents come first.
    """
    proving = (case for case in cases() if rule in case.rules and holds(case, book))
    return tuple(sorted((draw(case, book) for case in proving), key=lambda one: not one.document))


def holds(case: Scenario, book: Edition) -> bool:
    """Whether a case comes out as it says in this edition.

    Nothing holds in one that takes no further change.
    """
    try:
        return book.id in case.editions or not judged(case, book)
    except BadSetting:
        return False
