"""What is told of a redraw."""

from collections.abc import Iterator

from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events.seating import (
    RedrawEvent,
    RedrawLapsed,
    RedrawOrdered,
    SeatsRedrawn,
)
from ruleone.tournament.news_line import Name, News
from ruleone.tournament.pinning.news import kept_news


def redraw_news(event: RedrawEvent, waits: bool, rules: Edition, name: Name) -> Iterator[News]:
    """That it comes, while it `waits`; that it came, and who had no part in it; or that it does not
    come, and whether for want of seats."""
    cite = event.citations[0] if event.citations else None
    match event:
        case RedrawOrdered() if waits:
            yield News("redraw-ordered", {}, cite)
        case RedrawLapsed(reason=""):
            yield News("redraw-lapsed-seats", {}, cite)
        case RedrawLapsed():
            yield News("redraw-lapsed", {}, cite)
        case SeatsRedrawn():
            tables = len({table for table, _ in event.seats.values()})
            told: dict[str, Parameter] = {"players": len(event.seats), "tables": tables}
            yield News("seats-redrawn", told, cite)
            yield from kept_news(((one, event.seats[one]) for one in event.kept), rules, name)
