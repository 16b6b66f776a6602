"""What is told of penalties, to the whole event: what was given, not why."""

from collections.abc import Iterator

from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events.penalties import (
    ConductEvent,
    PenaltyGiven,
    PenaltyLifted,
    PenaltyPaid,
)
from ruleone.tournament.news_line import Name, News


def conduct_news(event: ConductEvent, name: Name) -> Iterator[News]:
    """The line of a penalty that was given, is paid, is over or is let off; none where nothing was
    left to pay with."""
    told: dict[str, Parameter] = {"player": name(event.player)}
    table = event.table or None
    cite = event.citations[0] if event.citations else None
    if isinstance(event, PenaltyGiven):
        told |= {"count": event.count, "hands": event.hands}
        yield News(f"penalty-given-{event.penalty}", told, cite, table, event.player)
    elif isinstance(event, PenaltyPaid):
        if event.chips:
            told |= {"chips": event.chips}
            yield News("penalty-paid", told, cite, table, event.player)
    elif isinstance(event, PenaltyLifted):
        told |= {"hands": event.hands}
        yield News("penalty-lifted", told, cite, table, event.player)
    else:
        yield News("penalty-served", told, cite, table, event.player)
