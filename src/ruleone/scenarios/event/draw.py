"""Scenarios of draws: seats from a seed, the first button and a broken table's seats by cards."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.cards import parse
from ruleone.limits import SCENARIO_PLAYERS_MAX, SEATS_MAX
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.scenario import Fault, Found, Scenario, check_cards, unlike, up_to_the_first
from ruleone.tournament import draw_seats
from ruleone.tournament.seeded_draw import hand_out, highest


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One draw.

    A draw of seats is that of `players` at `tables` of `size` seats from `seed`. `seated` is the
    number of them who get a seat of their own, and `again` says whether the same seed draws the
    same. A draw for high card is that of the `shown` cards by name: `highest` are all who tie for
    it. A draw of seat cards has `seat_cards` from the top of the stack and `upcards`: `gets` is the
    card of each.
    """

    players: Annotated[int, msgspec.Meta(ge=1, le=SCENARIO_PLAYERS_MAX)] = 1
    tables: Annotated[int, msgspec.Meta(ge=1, le=SCENARIO_PLAYERS_MAX)] = 1
    size: Annotated[int, msgspec.Meta(ge=1, le=SEATS_MAX)] = 9
    seed: str = ""
    shown: dict[str, str] = {}
    seat_cards: tuple[str, ...] = ()
    upcards: dict[str, str] = {}
    seated: int | UnsetType = UNSET
    again: bool | UnsetType = UNSET
    highest: tuple[str, ...] | UnsetType = UNSET
    gets: dict[str, str] | UnsetType = UNSET


class DrawScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Draws, each a step."""

    kind: Literal["draw"]
    steps: tuple[Drawn, ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse invalid cards."""
        for step in self.steps:
            check_cards(written, start, (*step.shown.values(), *step.upcards.values()))
            single = all(len(card) == 2 for card in (*step.shown.values(), *step.upcards.values()))
            if not single or len(step.upcards) > len(step.seat_cards):
                why = "one card for each name, and a seat card for each upcard"
                written.note(start, "scenario-ill-formed", why=why)
            if step.players > step.tables * step.size:
                why = f"{step.tables} tables of {step.size} have no seats for {step.players}"
                written.note(start, "scenario-ill-formed", why=why)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences of draws from the steps."""
        told = ("players", "tables", "size", "seed", "shown", "seat_cards", "upcards")
        steps = enumerate(self.steps, 1)
        yield from up_to_the_first(
            (at, unlike(step, _found(step, book), *told)) for at, step in steps
        )


def _found(step: Drawn, book: Edition) -> Found:
    def seats() -> dict[str, tuple[int, int]]:
        names = [f"player {number}" for number in range(1, step.players + 1)]
        return draw_seats(step.seed.encode(), names, step.tables, step.size)

    def handed() -> dict[str, str]:
        # Only their places in the stack identify the seat cards.
        stack = [(0, at) for at in range(len(step.seat_cards))]
        upcards = {name: (card,) for name, card in step.upcards.items()}
        dealt = hand_out(stack, upcards, book)
        return {name: step.seat_cards[at] for name, (_, at) in dealt.items()}

    return {
        "seated": lambda: len(set(seats().values())),
        "again": lambda: seats() == seats(),
        "highest": lambda: highest({name: parse(card) for name, card in step.shown.items()}, book),
        "gets": handed,
    }
