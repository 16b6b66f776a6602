"""The lobby: what is asked of it, and what it shows."""

from collections.abc import Iterable
from functools import cache
from typing import Literal

import msgspec

from ruleone.room.cash.views import CashLobbyView
from ruleone.room.core.batch import Done
from ruleone.room.core.orders import Order, Step
from ruleone.room.event.alerts import MatterView
from ruleone.room.event.clock.event_clock import plan
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.entries.entering import too_many_events
from ruleone.room.event.host.news import EventName, RotationView, rotation_view
from ruleone.room.event.host.order import Events
from ruleone.room.event.records import EventAbandoned
from ruleone.room.live.views import LiveLobbyLine
from ruleone.room.pages.event import _minutes
from ruleone.room.pages.views import EventLine
from ruleone.rulebook import Refusal
from ruleone.tournament.terms.templates import SIT_DOWN, template


class OfferView(msgspec.Struct, frozen=True):
    """A game, or a `rotation` of several, that can be sat down to at once (`sit-down`).

    It has `seats` at one table, or at tables of `table_size`. A level lasts `level_minutes`, or
    `level_hands` hands; `bonus` is for 13-card poker.
    """

    template: str
    game: str
    seats: int
    starting_stack: int
    level_minutes: float | None
    rotation: RotationView | None = None
    table_size: int = 0
    level_hands: int | None = None
    bonus: bool = False


class GoneView(msgspec.Struct, frozen=True):
    """An event or a cash table that did not go on after an update, and why."""

    event: str
    name: EventName
    refusal: Refusal


class LobbyView(msgspec.Struct, frozen=True, tag="lobby"):
    """The lobby.

    `play_now` is the event that one click joins and starts, `offers` are the other games that start
    as soon as somebody sits down. `cash` are the cash tables, `live` the live tables, and `gone` is
    what an update has ended lately.
    """

    now_ms: int
    events: tuple[EventLine, ...]
    play_now: str | None
    online: int
    offers: tuple[OfferView, ...] = ()
    cash: CashLobbyView | None = None
    gone: tuple[GoneView, ...] = ()
    live: tuple[LiveLobbyLine, ...] = ()


class AtWillView(msgspec.Struct, frozen=True):
    """A game that people made for themselves: an event they sat down to, a home game, a cash table.

    It waits for its start if it is `open`. `people` counts those who have a seat in it, or have
    entered. Nobody has been there since `empty_ms`, and it ends at `ends_ms` unless somebody comes
    back; both are None while somebody is there. It ends by `end-game`; it is `ending` while the
    hand in play is finished before that.
    """

    event: str
    name: EventName
    kind: Literal["sit-down", "home", "cash"]
    open: bool
    people: int
    ending: bool
    empty_ms: int | None
    ends_ms: int | None


class EventMatters(msgspec.Struct, frozen=True):
    """The matters of one event among several, with the name of the event."""

    event: str
    name: EventName
    matters: tuple[MatterView, ...]


class MattersView(msgspec.Struct, frozen=True, tag="matters"):
    """The alerts of all events that are played, to come, or not paid yet: those that have any.

    Among the events that are over and not paid the newest are listed; `more` is the number of
    others. `at_will` are the games that people made for themselves, first those that are empty.
    """

    now_ms: int
    events: tuple[EventMatters, ...]
    more: int = 0
    at_will: tuple[AtWillView, ...] = ()


class SitDown(Order, frozen=True, tag="sit-down"):
    """Sit down at a table of another game, one of the lobby's `offers`.

    An event of its own is opened and starts at once; the answer's `event` and `table` are where to
    go.
    """

    template: str

    def run(self, step: Step) -> Done | Refusal:
        """Open the event and enter the person.

        It starts with its first entry, so it never waits in the lobby.
        """
        if self.template not in SIT_DOWN:
            return Refusal("template-unknown", "syntax", {"templates": SIT_DOWN})
        events, person, address = step.part(Events), step.person, step.caller.address
        refused = too_many_events(events.hosts, person)
        refused = refused or events.may_sit_down(address, step.at_ms, step.batch)
        if refused is not None:
            return refused
        host = events.announce(template(self.template), "", person, step.batch, at_will=True)
        host.made_from = address
        answer = Join(host.event).run(step)
        plan(host, step.at_ms)
        return answer


ORDERS = (SitDown,)


def gone_view(record: EventAbandoned, refusal: Refusal) -> GoneView:
    """Return what an update has ended, as the lobby shows it."""
    name = EventName(record.name or None, record.template, int(record.event[1:]))
    return GoneView(record.event, name, refusal)


def in_order(lines: Iterable[EventLine]) -> tuple[EventLine, ...]:
    """Return the events in the lobby's order: the viewer's own first, open ones before the rest."""
    order = {"open": 0, "running": 1, "night": 2, "finishing": 3, "over": 4}
    return tuple(sorted(lines, key=lambda line: (not line.joined, order[line.state])))


@cache
def offers() -> tuple[OfferView, ...]:
    """Return the games and mixes of games that start as soon as somebody sits down."""
    offered = (template(name) for name in SIT_DOWN)
    return tuple(
        OfferView(
            template=one.template,
            game=one.games[0],
            seats=one.seats,
            starting_stack=one.starting_stack,
            level_minutes=_minutes(one),
            rotation=rotation_view(one),
            table_size=one.table_size,
            level_hands=one.structure.level_hands,
            bonus=one.bonus,
        )
        for one in offered
    )
