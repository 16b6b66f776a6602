"""Scenarios of color-ups: a race at one table, and chips that turn up after it."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.cards import parse_cards
from ruleone.limits import SEATS_MAX
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.scenario import (
    Fault,
    Found,
    Scenario,
    Unlike,
    check_cards,
    unlike,
    up_to_the_first,
)
from ruleone.tournament.chips.color_up import BadRace, Race, leftovers, race_off, value

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
WHY_MAX = 300


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A race, or chips found after one.

    A race is of the chips `removed` by seat and the `higher` ones beside them, with the `cards` for
    the odd ones. All are in chips of the smallest denomination that stays. `won` has the winners,
    most significant card first, `kept_in` those who are kept in. `after` is the worth of the named
    seats, and `change` the change in worth of the table. Chips are `found` after it: the `exchange`
    for them, the `void` part, and whether the floor decides that (`ruling`).
    """

    removed: dict[int, Count] = {}
    higher: dict[int, Count] = {}
    cards: dict[int, str] = {}
    found: Count = 0
    won: tuple[int, ...] | UnsetType = UNSET
    kept_in: tuple[int, ...] | UnsetType = UNSET
    after: dict[int, int] | UnsetType = UNSET
    change: int | UnsetType = UNSET
    ruling: Literal["settled", "floor"] | UnsetType = UNSET
    exchange: int | UnsetType = UNSET
    void: int | UnsetType = UNSET

    def race(self, chip: int, into: int) -> Race:
        """Return the race, with the chips of each seat.

        Raises BadRace.
        """
        seats = {*self.removed, *self.higher}
        return Race(
            chip,
            into,
            {
                seat: {chip: self.removed.get(seat, 0), into: self.higher.get(seat, 0)}
                for seat in sorted(seats)
            },
        )


class RaceScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Chips of `chip` are colored up to those of `into`."""

    kind: Literal["race"]
    chip: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
    into: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
    steps: tuple[Step, ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse invalid cards, seats that no table has, and unfit denominations.

        The higher denomination must be a multiple of the lower.
        """
        for step in self.steps:
            check_cards(written, start, step.cards.values())
            if any(not 1 <= seat <= SEATS_MAX for seat in step.cards):
                why = f"seats are from 1 to {SEATS_MAX}"
                written.note(written.line("steps", start), "scenario-ill-formed", why=why)
            try:
                step.race(self.chip, self.into)
            except BadRace as wrong:
                why = str(wrong)[:WHY_MAX]
                written.note(written.line("into", start), "scenario-ill-formed", why=why)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences from the steps."""
        steps = enumerate(self.steps, 1)
        yield from up_to_the_first((at, self._unlike(step, book)) for at, step in steps)

    def _unlike(self, step: Step, book: Edition) -> Iterator[Unlike]:
        try:
            found = self._after(step, book) if step.found else self._raced(step, book)
        except BadRace as wrong:
            yield "race", UNSET, str(wrong)
            return
        yield from unlike(step, found, "removed", "higher", "cards", "found")

    def _raced(self, step: Step, book: Edition) -> Found:
        cards = {seat: parse_cards(held) for seat, held in step.cards.items()}
        raced = race_off(step.race(self.chip, self.into), cards, book)
        worth = {seat: value(pile) for seat, pile in raced.chips.items()}
        return {
            "won": lambda: raced.won,
            "kept_in": lambda: raced.kept_in,
            "after": lambda: {seat: worth.get(seat, 0) for seat in step.after or ()},
            "change": lambda: raced.change,
        }

    def _after(self, step: Step, book: Edition) -> Found:
        found = leftovers(book, step.found, self.chip, self.into)
        return {
            "ruling": lambda: found.verdict,
            "exchange": lambda: found.exchange,
            "void": lambda: found.void,
        }
