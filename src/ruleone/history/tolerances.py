"""Habits of rooms that a hand may need to come out right, each by its name.

A reader, the replay and the settlement note what they let pass; the verdict of a hand carries what
the hand needed, and `ruleone replay` counts it. docs/en/build/histories.md tells what each is.
"""

from collections.abc import Iterable
from typing import Final, Literal, get_args

Tolerance = Literal[
    "absent-all-in",
    "big-blind-first",
    "bracket-name",
    "cancelled",
    "cash-out",
    "cut-raise",
    "dead-small-blind",
    "half-chips",
    "limit-all-in",
    "mixed-game",
    "part-shown",
    "pot-after-rake",
    "pot-limit-antes",
    "rake-by-winner",
    "returned-otherwise",
    "split-in-chips",
    "table-size",
    "unanswered-raise",
    "uncalled-untold",
    "winner-in-summary",
]
Tolerances = frozenset[Tolerance]

TOLERANCES: Final[tuple[Tolerance, ...]] = get_args(Tolerance)
NONE: Final[Tolerances] = frozenset()


def in_order_of_name(needed: Iterable[Tolerance]) -> tuple[Tolerance, ...]:
    """Return the tolerances in the order in which they are listed, each once."""
    return tuple(sorted(frozenset(needed)))
