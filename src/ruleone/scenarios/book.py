"""The cases that come with the book: those of the documents, and cases derived from them.

Whether a scenario comes out as it says, and whether that says anything of its options.
"""

from functools import cache
from pathlib import Path
from typing import Any

from ruleone.rulebook import BadSetting, Edition
from ruleone.scenarios.reading import read_scenarios
from ruleone.scenarios.scenario import Fault, Scenario
from ruleone.scenarios.scenes import Scene, draw


def judged(scenario: Scenario, book: Edition) -> tuple[Fault, ...]:
    """What comes out otherwise under this edition, with the scenario's own options laid over it;
    nothing where all comes out as it says."""
    return tuple(scenario.faults(book.with_options(scenario.with_)))


def proves_nothing_of(scenario: Scenario, book: Edition) -> tuple[dict[str, Any], ...]:
    """Those of its other options under which the scenario comes out just the same: it does not
    prove the rules behind them."""
    laid = book.with_options(scenario.with_)
    changes = scenario.without
    return tuple(each for each in changes if not any(scenario.faults(laid.with_options(each))))


_CASES = Path(__file__).resolve().parent / "cases"


def case_files() -> tuple[Path, ...]:
    """The files of the cases, by name; each is one topic."""
    return tuple(sorted(_CASES.glob("*.toml")))


@cache
def cases() -> tuple[Scenario, ...]:
    """All of them, file by file."""
    return tuple(
        case for path in case_files() for case in read_scenarios(path.read_text("utf-8"), path.name)
    )


def scenes_of(rule: str, book: Edition) -> tuple[Scene, ...]:
    """The pictures, as this edition has them, of the cases that prove a rule of the catalogue and
    hold in it, those of documents first."""
    proving = (case for case in cases() if rule in case.rules and holds(case, book))
    return tuple(sorted((draw(case, book) for case in proving), key=lambda one: not one.document))


def holds(case: Scenario, book: Edition) -> bool:
    """Whether a case comes out as it says in this edition. Nothing holds in one that takes no
    further change."""
    try:
        return book.id in case.editions or not judged(case, book)
    except BadSetting:
        return False
