"""Tables that are halted, as their director sees them."""

from collections.abc import Iterator

from ruleone.room.director_views import HaltView
from ruleone.room.event_host import EventHost


def halt_views(host: EventHost) -> Iterator[HaltView]:
    """The tables that wait for players, by which rule, and whether the halt may be waived."""
    state = host.tournament.state
    if host.phase != "running":
        return
    rules, tables = state.rules, state.standing_tables
    fullest = max((len(table.players) for table in tables), default=0)
    for table in tables:
        if table.halted:
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
