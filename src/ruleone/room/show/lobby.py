"""The lobby, and an event as a line in it."""

from collections.abc import Iterable
from functools import cache
from typing import Literal

from ruleone.room.cash.views import CashLobbyView
from ruleone.room.event_host import EventHost
from ruleone.room.kept_page import PageKept
from ruleone.room.live.views import LiveLobbyLine
from ruleone.room.news import NameOf
from ruleone.room.records import Bought, EventAbandoned, EventEnded
from ruleone.room.show.entry import ended_entry, entry_view
from ruleone.room.views import (
    EventLine,
    EventName,
    GoneView,
    LobbyView,
    OfferView,
    RotationView,
)
from ruleone.rulebook import Refusal
from ruleone.tournament.entries import entries_so_far
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.templates import SIT_DOWN, template


def event_name(event: str, given: str, config: EventConfig) -> EventName:
    """What the event is called; its number is that of its id."""
    return EventName(given or None, config.template, int(event[1:]))


def event_line(host: EventHost, person: str, now_ms: int) -> EventLine:
    """The event for the lobby, as this person sees it."""
    state = host.tournament.state
    config = state.config
    seated = state.seats.get(person)
    over = state.phase == "over"
    winner = next((one.player for one in state.results.values() if over and one.place == 1), None)
    return EventLine(
        event=host.event,
        name=event_name(host.event, host.name, config),
        game=config.games[0],
        edition=state.rules.id,
        state=_state(host),
        kind=config.kind,
        entries=entries_so_far(state),
        seats=config.seats,
        left=state.left if state.phase != "open" else len(state.entrants),
        tables=len(state.tables),
        table_size=config.table_size,
        starting_stack=config.starting_stack,
        level_minutes=_minutes(config),
        buy_in=config.buy_in,
        entry=entry_view(host, person, now_ms),
        level=state.clock.level or None,
        starts_ms=host.begins_ms if state.phase in ("open", "night") else None,
        joined=person in state.entrants or person in state.alternates,
        my_table=None if seated is None or over else seated[0],
        winner=None if winner is None else host.name_of(winner),
        rotation=rotation_view(config),
        level_hands=config.structure.level_hands,
        bonus=config.bonus,
        levels_differ=_differ(config),
    )


def ended_line(ended: EventEnded, page: PageKept | None, person: str, name_of: NameOf) -> EventLine:
    """The event as the lobby lists it for this person."""
    config = ended.config
    played = any(one.player == person for one in ended.results)
    bought = (ended.bought or {}).get(person, Bought(int(played), 0, False))
    return EventLine(
        event=ended.event,
        name=event_name(ended.event, ended.name, config),
        game=config.games[0],
        edition=ended.edition,
        state="over",
        kind=config.kind,
        entries=ended.entries,
        seats=config.seats,
        left=max(1, seats_won(ended) if page is None else page.left),
        tables=0,
        table_size=config.table_size,
        starting_stack=config.starting_stack,
        level_minutes=_minutes(config),
        buy_in=config.buy_in,
        entry=ended_entry(config, bought.entries),
        level=None if page is None else page.level or None,
        joined=played,
        winner=name_in(ended, ended.results[0].player, name_of),
        rotation=rotation_view(config),
        level_hands=config.structure.level_hands,
        bonus=config.bonus,
        levels_differ=_differ(config),
    )


def seats_won(ended: EventEnded) -> int:
    """How many won a seat of another event; 0 in an event that was no satellite."""
    satellite = ended.config.satellite
    return 0 if satellite is None else sum(one.prize >= satellite.seat for one in ended.results)


def name_in(ended: EventEnded, player: str, name_of: NameOf) -> str:
    """What a player of it is called: a house player as he was, a person as he is now."""
    return ended.names.get(player) or name_of(player)


def gone_view(record: EventAbandoned, refusal: Refusal) -> GoneView:
    """What an update has ended, as the lobby tells it."""
    name = EventName(record.name or None, record.template, int(record.event[1:]))
    return GoneView(record.event, name, refusal)


def lobby_view(
    now_ms: int,
    lines: Iterable[EventLine],
    play_now: str | None,
    online: int,
    cash: CashLobbyView,
    gone: Iterable[GoneView],
    live: tuple[LiveLobbyLine, ...],
) -> LobbyView:
    """The lobby: what can be joined first, then what is played, then what is over."""
    order = {"open": 0, "running": 1, "night": 2, "finishing": 3, "over": 4}
    listed = sorted(lines, key=lambda line: (not line.joined, order[line.state]))
    return LobbyView(now_ms, tuple(listed), play_now, online, _offers(), cash, tuple(gone), live)


@cache
def _offers() -> tuple[OfferView, ...]:
    """The other games and mixes of games."""
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


def rotation_view(config: EventConfig) -> RotationView | None:
    """The games that take turns, None where there is one."""
    turns = config.rotation
    if turns is None:
        return None
    return RotationView(turns.games, turns.by, turns.hands, turns.chosen)


def _minutes(config: EventConfig) -> float | None:
    """How long a level lasts; None where it lasts so many hands."""
    level_ms = config.structure.level_ms
    return None if level_ms is None else level_ms / 60_000


def _differ(config: EventConfig) -> bool:
    """Whether some levels last longer than others."""
    return len(set(config.structure.lengths_ms)) > 1


def _state(host: EventHost) -> Literal["open", "running", "night", "finishing", "over"]:
    match host.phase:
        case "open":
            return "open"
        case "night":
            return "night"
        case "over":
            return "over"
        case _:
            return "running" if host.persons_in else "finishing"
