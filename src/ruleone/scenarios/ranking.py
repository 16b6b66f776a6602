"""Scenarios of hands compared: the winner, and their names."""

from collections.abc import Iterator
from itertools import groupby
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.cards import parse_cards
from ruleone.chinese import thirteen_rules
from ruleone.ranking import ORDERS, ChineseOrder, Order
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.scenario import Fault, Found, Scenario, check_cards, unlike, up_to_the_first

ROWS = "rows"
"""Order of rows in 13-card poker, which the edition settles."""


class Compared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hands, by any names, and their expectations.

    `best` are those that win, `ranked` all of them from the best down, equal ones joined by "=",
    `category` the name of each.
    """

    hands: dict[str, str]
    best: tuple[str, ...] | UnsetType = UNSET
    ranked: tuple[str, ...] | UnsetType = UNSET
    category: dict[str, str] | UnsetType = UNSET


class RankingScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hands of one order: "high", another of `ruleone.ranking.ORDERS`, or "rows"."""

    kind: Literal["ranking"]
    order: str
    steps: tuple[Compared, ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse an unknown order, and cards that are not a hand in it."""
        if self.order not in (*ORDERS, ROWS):
            known = (*ORDERS, ROWS)
            line = written.line("order", start)
            written.note(line, "scenario-no-order", name=self.order[:40], known=known)
        told = [cards for step in self.steps for cards in step.hands.values()]
        before = written.mistakes
        check_cards(written, start, told)
        if written.mistakes > before or self.order not in (*ORDERS, ROWS):
            return
        least, most = (3, 5) if self.order == ROWS else ORDERS[self.order].cards
        for cards in told:
            if not least <= (count := len(parse_cards(cards))) <= most:
                why = f"{least} to {most} cards, not {count}"
                line = written.line_with(cards, start)
                written.note(line, "scenario-no-cards", why=why)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences from the steps."""
        order = thirteen_rules(book).order if self.order == ROWS else ORDERS[self.order]
        yield from up_to_the_first(
            (at, unlike(step, _found(step, order), "hands"))
            for at, step in enumerate(self.steps, 1)
        )


def _found(step: Compared, order: Order | ChineseOrder) -> Found:
    values = {name: order.rank(parse_cards(cards)) for name, cards in step.hands.items()}
    down = sorted(values, key=values.__getitem__, reverse=True)
    places = [tuple(names) for _, names in groupby(down, key=values.__getitem__)]
    return {
        "best": lambda: places[0],
        "ranked": lambda: tuple("=".join(names) for names in places),
        "category": lambda: {
            name: order.category(values[name]) for name in step.category or () if name in values
        },
    }
