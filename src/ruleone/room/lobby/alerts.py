"""What needs a director's attention in all events of the room, and the games that people made for
themselves, as a director sees them.
"""

from collections.abc import Iterator

from ruleone.limits import UNPAID_EVENTS_SHOWN_MAX
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.tables import CashTables
from ruleone.room.event.alerts import MatterView, alerts
from ruleone.room.event.host.event_host import EventHost, ends_ms
from ruleone.room.event.host.news import event_name
from ruleone.room.event.records import EventEnded
from ruleone.room.lobby.lobby import Lobby, told_to
from ruleone.room.lobby.view import AtWillView, EventMatters, MattersView
from ruleone.room.pages.cash import cash_name
from ruleone.rulebook.citation import Parameter


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


def alerts_view(lobby: Lobby, cash: CashTables, person: str, now_ms: int) -> MattersView:
    """What matters in all events of which the person is told: those that are played or come, and
    those that are over and have not been paid."""
    hosts = lobby.hosts.values()
    shown = (host for host in hosts if host.phase != "over" and host.shows_to(person))
    of_events = [
        EventMatters(
            host.event,
            event_name(host.event, host.name, host.tournament.state.config),
            alerts(host, now_ms),
        )
        for host in shown
    ]
    waiting = [ended for ended in lobby.prizes.waiting() if told_to(ended, person)]
    of_events += [
        EventMatters(
            ended.event,
            event_name(ended.event, ended.name, ended.config),
            tuple(_unpaid(lobby, ended)),
        )
        for ended in waiting[:UNPAID_EVENTS_SHOWN_MAX]
    ]
    more = max(0, len(waiting) - UNPAID_EVENTS_SHOWN_MAX)
    events = tuple(one for one in of_events if one.matters)
    return MattersView(now_ms, events, more, at_will_views(lobby, cash))


def event_alerts(lobby: Lobby, host: EventHost, now_ms: int) -> tuple[MatterView, ...]:
    """What matters in this event; of one that is over its prizes."""
    if host.phase != "over":
        return alerts(host, now_ms)
    ended = lobby.ended.get(host.event)
    return () if ended is None else tuple(_unpaid(lobby, ended))


def _unpaid(lobby: Lobby, ended: EventEnded) -> Iterator[MatterView]:
    """Prizes of an event at real tables that its cashier has not handed out yet."""
    if ended.config.tables != "live":
        return
    due = lobby.prizes.unpaid(ended.event)
    if due:
        told: dict[str, Parameter] = {"count": len(due), "amount": sum(due.values())}
        yield MatterView("prizes-unpaid", "cashier", told)
