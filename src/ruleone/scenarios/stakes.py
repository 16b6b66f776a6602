"""Scenarios of the stakes of 13-card poker: the minimum money to start and to continue."""

from collections.abc import Callable, Iterator
from typing import Literal

import msgspec

from ruleone.chinese import may_go_on, may_start
from ruleone.rulebook import Edition, Refusal
from ruleone.scenarios.scenario import Fault, Found, Scenario, unlike, up_to_the_first


class Least(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The worth of a `point`, and the minimum money to `start` and to `go_on`.

    All are in the smallest coin.
    """

    point: int
    start: int
    go_on: int


class StakesScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Stakes, each with its minimum money: one coin less is refused."""

    kind: Literal["stakes"]
    steps: tuple[Least, ...]

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences from the steps."""
        yield from up_to_the_first(
            (at, unlike(step, _found(step, book), "point")) for at, step in enumerate(self.steps, 1)
        )


def _found(step: Least, book: Edition) -> Found:
    def least(money: int, may: Callable[[Edition, int, int], Refusal | None]) -> int | None:
        enough, refused = may(book, step.point, money), may(book, step.point, money - 1)
        return money if enough is None and refused is not None else None

    return {
        "start": lambda: least(step.start, may_start),
        "go_on": lambda: least(step.go_on, may_go_on),
    }
