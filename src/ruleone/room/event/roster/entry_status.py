"""How one who has to do with an event stands to it."""

from ruleone.room.event.entries.views import EntryStatus
from ruleone.room.event.host.event_host import EventHost


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


def is_in_play(host: EventHost, player: str) -> bool:
    """Whether he has a seat, a bag or an entry in the event, or waits for one; whoever is out, or
    has withdrawn, has not."""
    state = host.tournament.state
    known = (state.entrants, state.alternates, state.calendar.field)
    if host.phase == "over" or not any(player in some for some in known):
        return False
    return status_of(host, player) in ("alternate", "entered", "playing")
