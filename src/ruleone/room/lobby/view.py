"""The lobby, and an event as a line in it."""

from collections.abc import Iterable
from functools import cache

from ruleone.room.cash.views import CashLobbyView
from ruleone.room.event.host.event_names import EventName, rotation_view
from ruleone.room.event.records import EventAbandoned
from ruleone.room.live.views import LiveLobbyLine
from ruleone.room.lobby.views import GoneView, LobbyView, OfferView
from ruleone.room.pages.line import _minutes
from ruleone.room.pages.views import EventLine
from ruleone.rulebook import Refusal
from ruleone.tournament.templates import SIT_DOWN, template


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
