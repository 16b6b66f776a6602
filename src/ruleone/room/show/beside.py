"""What the dealer of a live table is told of the event beside whose table it stands."""

from collections.abc import Iterator

from ruleone.room.event_host import EventHost
from ruleone.room.followed_hands import table_of
from ruleone.room.live import views as v
from ruleone.room.live.host import LiveTable
from ruleone.tournament.hands import hold_on


def beside_view(host: EventHost, live: LiveTable) -> v.LiveBesideView:
    """The event's table: whether its next hand may begin, and who has gone where."""
    number = live.state.opened.number
    assert number is not None, "it stands beside a table of the event"
    table = table_of(host, live)
    return v.LiveBesideView(
        event=host.event,
        table=number,
        hand=0 if table is None or table.order is None else table.order.number,
        open=table is not None,
        hold=_hold(host, number) if table is not None else None,
        left=host.tournament.state.left,
        went=tuple(_went(host, live, number)),
    )


def _hold(host: EventHost, number: int) -> str | None:
    """Why the next hand cannot begin: the code of a refusal."""
    state = host.tournament.state
    if state.phase != "running":
        return "event-over" if state.phase == "over" else "event-at-night"
    if number in host.ready:
        return None
    held = hold_on(state, state.tables[number])
    return None if held == "table-in-hand" else held


def _went(host: EventHost, live: LiveTable, number: int) -> Iterator[v.LiveWentView]:
    """Those of the last hand who sit elsewhere now, or are out."""
    state, table = host.tournament.state, table_of(host, live)
    if table is None:
        players = host.broken.get(number, ())
    else:
        players = () if table.order is None else tuple(table.order.seats.values())
    for player in players:
        at = state.seats.get(player)
        if at is None or at[0] != number:
            yield v.LiveWentView(host.name_of(player), *((None, None) if at is None else at))
