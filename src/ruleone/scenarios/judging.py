"""Whether a scenario comes out as it says, and whether that says anything of its options."""

from typing import Any

from ruleone.rulebook import Edition
from ruleone.scenarios.fault import Fault
from ruleone.scenarios.scenario import Scenario


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
