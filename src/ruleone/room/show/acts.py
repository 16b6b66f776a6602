"""The record of an event: what its director did, in figures, and what can be taken back."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.acts import Noted
from ruleone.room.director_views import ActView
from ruleone.room.event_host import EventHost
from ruleone.room.news import Line, named, of_record
from ruleone.room.news_views import EventNews
from ruleone.room.redoing import not_again
from ruleone.room.taking_back import stands
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events import EntriesClosed, TableOpened
from ruleone.tournament.events.clock import BreakEnded
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.news import news

_BEFORE: Final = (BreakEnded, TableOpened, EntriesClosed, DrawMade)
"""What an order does on the way to what it was given for."""
_NAMED_OF_A_LIST: Final = 3
"""So many of those entered by a list are named."""


def act_views(host: EventHost, person: str, now_ms: int) -> tuple[ActView, ...]:
    """His acts, the newest first. Who has made the event is told to take back his own alone."""
    own = person if host.is_made_by(person) else None
    return tuple(_act(host, noted, now_ms, own) for noted in host.acts.newest_first)


def _act(host: EventHost, noted: Noted, now_ms: int, own: str | None) -> ActView:
    line = of_record(noted.directed)
    return ActView(
        act=noted.number,
        at_ms=noted.wall_ms,
        code=line.code,
        parameters=named(line.parameters, host.name_of) | _listed(host, noted),
        citation=line.citation,
        did=tuple(_did(host, noted)),
        stands=stands(host, noted, now_ms, own),
        undoes=noted.directed.undoes,
        taken_back_by=noted.taken_back_by,
        not_again=not_again(host, noted, now_ms, own),
        redoes=noted.directed.redoes,
        redone_by=noted.redone_by,
    )


def _listed(host: EventHost, noted: Noted) -> dict[str, Parameter]:
    """Whom a list has entered, the first few by name and how many more; nothing of another act."""
    if not noted.is_list:
        return {}
    names = tuple(host.name_of(player) for player in noted.entered[:_NAMED_OF_A_LIST])
    return {"players": names, "more": len(noted.entered) - len(names)}


def _did(host: EventHost, noted: Noted) -> Iterator[EventNews]:
    """What it was in figures: its own line after what it had to do first, and where it was carried
    out later that one too. Of what is done again that is said before."""
    if noted.directed.redoes is not None:
        yield EventNews(noted.number, noted.wall_ms, "act-redone")
    own = next((at for at, event in enumerate(noted.events) if not isinstance(event, _BEFORE)), 0)
    first = noted.events[: own + 1]
    later = [] if noted.done is None or noted.done in first else [noted.done]
    for event in (*first, *later):
        for line in news(event, host.tournament.state, str):
            yield Line(noted.number, noted.wall_ms, line).shown(host.name_of)
