"""Tables that are halted, as pages tell them: everybody sees which and why, the director deals with
them."""

from collections.abc import Iterator

from ruleone.room.event.alerts.views import HaltView
from ruleone.room.event.host.event_host import EventHost


def halt_views(host: EventHost) -> Iterator[HaltView]:
    """The tables that wait for players, by which rule, and whether the halt may be waived."""
    state = host.tournament.state
    if host.phase != "running":
        return
    halted = [table for table in state.tables.values() if table.halted]
    if not halted:
        return
    rules = state.rules
    fullest = max(len(table.players) for table in state.tables.values())
    for table in sorted(halted, key=lambda one: one.number):
        yield HaltView(
            table=table.number,
            players=len(table.players),
            fullest=fullest,
            seats=table.size,
            gap=rules.number("balancing.halt_gap"),
            citation=rules.cite("balancing.halt_gap"),
            waivable=rules.flag("balancing.halt_waivable"),
            waived_by=rules.cite("balancing.halt_waivable"),
        )
