"""How one who has to do with an event stands to it."""

from ruleone.room.event_host import EventHost
from ruleone.room.roster_commands import EntryStatus


def status_of(host: EventHost, player: str) -> EntryStatus:
    """How he stands; asked only of one who has to do with it."""
    state = host.tournament.state
    if player in host.withdrawn:
        return "withdrawn"
    if player in state.alternates:
        return "alternate"
    if host.phase == "open" or player in state.calendar.field:
        return "entered"
    return "out" if player in state.results else "playing"
