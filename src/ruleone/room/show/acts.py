"""What the director did to an event, with what can be taken back."""

from ruleone.room.director_views import ActView
from ruleone.room.event_host import EventHost
from ruleone.room.news import named, of_record
from ruleone.room.taking_back import why_not


def act_views(host: EventHost, person: str) -> tuple[ActView, ...]:
    """His acts, the newest first. Who has made the event is told to take back his own alone."""
    own = person if host.is_made_by(person) else None
    return tuple(
        ActView(
            act=noted.number,
            at_ms=noted.directed.at_ms,
            code=line.code,
            parameters=named(line.parameters, host.name_of),
            stands=why_not(noted, own),
            undoes=noted.directed.undoes,
            taken_back_by=noted.taken_back_by,
        )
        for noted in host.acts.newest_first
        for line in of_record(noted.directed)
    )
