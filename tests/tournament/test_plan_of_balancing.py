"""The plan of balancing among many tables is the one that a look at all of them would make."""

from collections.abc import Iterator
from random import Random

import pytest
from event_play import Play

from ruleone.tournament.seating.balancing import _plan, gap_allowed, least_gap
from ruleone.tournament.state.event_state import EventState

TABLES, SIZE = 40, 9


def by_looking_at_all(state: EventState) -> Iterator[tuple[int, int]]:
    """The same, told as the rule tells it (house-9B): the fullest table that may give, or of all of
    them the one that breaks first, to the one with fewest players."""
    rules = state.rules
    counts = {number: len(table.players) for number, table in state.tables.items()}
    room = {number: state.count_open(table) for number, table in state.tables.items()}
    if max(counts.values()) - min(counts.values()) < least_gap(rules):
        return
    while any(room.values()):
        target = min((one for one in counts if room[one]), key=lambda one: (counts[one], one))
        gap = gap_allowed(rules, len(counts))
        if state.tables[target].halted:
            gap = min(gap, least_gap(rules))
        giving = [one for one in counts if counts[one] - counts[target] >= gap]
        if not giving:
            return
        if rules.choice("balancing.source_procedure") == "break-order":
            source = min(giving, key=state.break_order.index)
        else:
            high = rules.choice("balancing.source_tie") == "highest-table"
            source = max(giving, key=lambda one: (counts[one], one if high else -one))
        yield source, target
        counts[source] -= 1
        counts[target] += 1
        room[target] -= 1


@pytest.mark.feature("large-fields")
@pytest.mark.rows("procedure", ["break-order", "predetermined"])
@pytest.mark.rows("tie", ["highest-table", "lowest-table"])
@pytest.mark.rows("seed", range(6))
def test_the_plan_is_the_same(procedure: str, tie: str, seed: int) -> None:
    chance = Random(seed)
    play = Play(
        TABLES * SIZE,
        options={"balancing.source_procedure": procedure, "balancing.source_tie": tie},
    )
    state = play.state
    for table in state.tables.values():
        for seat in chance.sample(sorted(table.players), chance.randrange(SIZE)):
            del table.players[seat]
        table.halted = len(table.players) < 4
    found = [(source.number, target.number) for source, target in _plan(state)]
    assert found == list(by_looking_at_all(state))
    assert found
