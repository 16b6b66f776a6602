"""Tables as plans: who sits where, where button and blinds stand, which table waits."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from msgspec import UNSET

from ruleone.rulebook import Edition
from ruleone.scenarios.event import ButtonScenario, EventScenario
from ruleone.scenarios.event.button import Next, take_step
from ruleone.scenarios.event.draw import Drawn as OneDraw
from ruleone.scenarios.scenes.scene import RingSeat, SceneRing
from ruleone.tournament import Positions, Table, draw_seats

TABLES_MAX: Final = 6
"""Tables of an event that are drawn; the lines tell of the others."""


def event_rings(scenario: EventScenario, book: Edition) -> tuple[SceneRing, ...]:
    """The tables of an event after its last step."""
    play = scenario.started(book)
    for step in scenario.steps:
        list(play.step(step))
    tables = [table for _, table in sorted(play.event.state.tables.items()) if table.players]
    return tuple(_ring(table, numbered=len(tables) > 1) for table in tables[:TABLES_MAX])


def button_ring(scenario: ButtonScenario, book: Edition) -> SceneRing:
    """The table after its last step; `waiting` are those who got no cards in its last hand."""
    table = scenario.table()
    waiting: tuple[int, ...] = ()
    for step in scenario.steps:
        list(take_step(table, step, book))
        if isinstance(step, Next):
            waiting = () if step.waiting is UNSET else step.waiting
    return _ring(table, numbered=False, waiting=waiting)


def drawn_rings(step: OneDraw) -> Iterator[SceneRing]:
    """The tables for which seats were drawn."""
    if not step.seed:
        return
    names = [f"player {number}" for number in range(1, step.players + 1)]
    seats = draw_seats(step.seed.encode(), names, step.tables, step.size).values()
    for number in range(1, min(step.tables, TABLES_MAX) + 1):
        occupied = {seat for table, seat in seats if table == number}
        yield SceneRing(number, seats_of(step.size, occupied))


def seats_of(
    size: int,
    occupied: Collection[int],
    waiting: Collection[int] = (),
    cards: Mapping[int, tuple[str, ...]] | None = None,
    bets: Mapping[int, int] | None = None,
) -> tuple[RingSeat, ...]:
    """All seats of a table of `size`, with what lies before each."""
    return tuple(
        RingSeat(
            seat,
            "waiting" if seat in waiting else "taken" if seat in occupied else "open",
            (cards or {}).get(seat, ()),
            (bets or {}).get(seat, 0),
        )
        for seat in range(1, size + 1)
    )


def _ring(table: Table, *, numbered: bool, waiting: Collection[int] = ()) -> SceneRing:
    at = table.before or Positions(table.drawn, 0, 0)
    blinds = table.blinds and at.big_blind != at.button
    return SceneRing(
        table.number if numbered else None,
        seats_of(table.size, table.players, waiting),
        at.button,
        at.small_blind if blinds and at.small_blind in table.players else None,
        at.big_blind if blinds and at.big_blind in table.players else None,
        table.halted,
    )
