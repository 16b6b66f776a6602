"""The games that people made for themselves, as a director sees them."""

from ruleone.room.cash.host import CashHost
from ruleone.room.cash.tables import CashTables
from ruleone.room.event.host.at_will import ends_ms
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.event_names import event_name
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.lobby.views import AtWillView
from ruleone.room.pages.cash import cash_name


def at_will_views(lobby: Lobby, cash: CashTables) -> tuple[AtWillView, ...]:
    """All of them, those first that stand empty, the longest empty before the others; without the
    event that waits for whoever sits down to it."""
    games = [_game(one) for one in lobby.at_will() if one.phase != "open" or one.home is not None]
    games += [_table(one) for one in cash.hosts.values()]
    return tuple(sorted(games, key=lambda one: (one.empty_ms is None, one.empty_ms)))


def _game(host: EventHost) -> AtWillView:
    state = host.tournament.state
    waits = host.phase == "open"
    return AtWillView(
        event=host.event,
        name=event_name(host.event, host.name, state.config),
        kind="sit-down" if host.home is None else "home",
        open=waits,
        people=sum(waits or one in state.seats for one in host.presences),
        ending=state.ending,
        empty_ms=host.empty_ms,
        ends_ms=ends_ms(host),
    )


def _table(host: CashHost) -> AtWillView:
    return AtWillView(
        event=host.name,
        name=cash_name(host.name),
        kind="cash",
        open=False,
        people=len(host.state.persons),
        ending=host.ends,
        empty_ms=host.empty_ms,
        ends_ms=None if host.empty_ms is None else host.closes_ms,
    )
