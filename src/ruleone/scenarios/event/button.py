"""Scenarios of button and blinds at one table, from hand to hand."""

import re
from collections.abc import Iterator
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.limits import SEATS_MAX
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.scenario import (
    Fault,
    Found,
    Scenario,
    Unlike,
    check_steps,
    unlike,
    up_to_the_first,
)
from ruleone.tournament import Lineup, Positions, Table
from ruleone.tournament.seating.balancing import worst_seat

_STEP: Final = re.compile(r"seat ([1-9]\d?) (comes|leaves)")
KNOWN: Final = ("seat 4 comes", "seat 2 leaves")
"""Forms of steps, for messages on an invalid one."""


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next hand, as it is dealt: its seats.

    A blind or button at an empty seat is named by its seat as well, `posts_small` is the player who
    posts the small blind, 0 for nobody. `worst_open` is the worst of the open seats before it.
    """

    button: int | UnsetType = UNSET
    small_blind: int | UnsetType = UNSET
    big_blind: int | UnsetType = UNSET
    posts_small: int | UnsetType = UNSET
    dealt_in: tuple[int, ...] | UnsetType = UNSET
    waiting: tuple[int, ...] | UnsetType = UNSET
    worst_open: int | UnsetType = UNSET


class ButtonScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of `size` seats with players in `seats`.

    `last` are the positions of its last hand, `drawn` the seat that drew the button where there was
    none.
    """

    kind: Literal["button"]
    seats: tuple[int, ...]
    size: int = SEATS_MAX
    last: Positions | None = None
    drawn: int = 1
    steps: tuple[str | Next, ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse invalid steps, and seats that the table does not have."""
        told = (step for step in self.steps if isinstance(step, str))
        check_steps(written, start, told, lambda step: bool(_STEP.fullmatch(step)), KNOWN)
        if not all(1 <= seat <= self.size <= SEATS_MAX for seat in self.seats):
            line, why = written.line("seats", start), f"seats are from 1 to {self.size}"
            written.note(line, "scenario-ill-formed", why=why)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences from the steps."""
        table = self.table()
        steps = enumerate(self.steps, 1)
        yield from up_to_the_first((at, take_step(table, step, book)) for at, step in steps)

    def table(self) -> Table:
        """Return the table before its first step."""
        table = Table(1, self.size, self.drawn)
        table.players = {seat: f"seat {seat}" for seat in sorted(self.seats)}
        table.before = self.last
        return table


def take_step(table: Table, step: str | Next, book: Edition) -> Iterator[Unlike]:
    """Change the table by a step, and yield the expectations that do not hold.

    Somebody comes or leaves, or the next hand is dealt.
    """
    if isinstance(step, str):
        told = _STEP.fullmatch(step)
        seat, what = (int(told[1]), told[2]) if told else (0, "")
        if (seat in table.players) != (what == "leaves"):
            yield step, what == "leaves", seat in table.players
        elif what == "leaves":
            del table.players[seat]
        else:
            table.players[seat] = f"seat {seat}"
        return
    free = [seat for seat in range(1, table.size + 1) if seat not in table.players]
    found = table.lineup(book)
    if found is None:
        yield "button", UNSET, None
        return
    yield from unlike(step, _found(table, found, free, book))
    table.before = found.positions


def _found(table: Table, found: Lineup, free: list[int], book: Edition) -> Found:
    at = found.positions
    return {
        "button": lambda: at.button,
        "small_blind": lambda: at.small_blind,
        "big_blind": lambda: at.big_blind,
        "posts_small": lambda: found.small_blind_seat or 0,
        "dealt_in": lambda: found.dealt_in,
        "waiting": lambda: found.waiting,
        "worst_open": lambda: worst_seat(book, table, free) if free else 0,
    }
