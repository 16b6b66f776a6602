"""What needs a director's attention in all events of the room."""

from collections.abc import Iterator

from ruleone.limits import UNPAID_EVENTS_SHOWN_MAX
from ruleone.room.cash.tables import CashTables
from ruleone.room.event.alerts.alerts import alerts
from ruleone.room.event.alerts.views import MatterView
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.event_names import event_name
from ruleone.room.event.records import EventEnded
from ruleone.room.lobby.at_will_view import at_will_views
from ruleone.room.lobby.lobby import Lobby, told_to
from ruleone.room.lobby.views import EventMatters, MattersView
from ruleone.rulebook.citation import Parameter


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
