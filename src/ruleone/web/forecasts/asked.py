"""A director's request for a forecast, and the answer while it is made and afterwards."""

from typing import Literal

import msgspec

from ruleone.room.event.clock.view import LevelView
from ruleone.room.event.host.news import EventName, RotationView
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.sim.coming import ADD_ONS_USUAL
from ruleone.sim.forecast import Forecast, PaceName

ForecastState = Literal["none", "waiting", "playing", "done", "stopped", "out-of-time", "failed"]
"""State of a forecast.

Nothing was asked for; it waits for another person's; its events are played; all of them were; they
were stopped, took too long, or could not be played.
"""


class ForecastAsked(msgspec.Struct, frozen=True, kw_only=True):
    """Forecast an event of the room by its id (`event`), or a new one (`new`).

    A new one is as in `create-event`. `people` come, `late` percent of them after the start. Busted
    players re-enter or rebuy `again` percent of the time, where the event lets them. `add_ons`
    percent of all players take the event's add-on; most do by default. `events` similar ones are
    played, at the pace of `live` tables or of those `online`. With `now` an event of the room is
    continued from its present state: `people` are then the players left, and late arrivals do not
    come.
    """

    people: int
    event: str | None = None
    new: CreateEvent | None = None
    late: int = 0
    again: int = 0
    add_ons: int = ADD_ONS_USUAL
    events: int = 20
    pace: PaceName = "live"
    now: bool = False


class ForecastView(msgspec.Struct, frozen=True, kw_only=True, tag="forecast"):
    """The latest forecast of the director.

    `played` of its events are done, with their results. It is kept until the next request, or until
    the room ends. `levels` are those of the event, `game` and `rotation` its games.
    """

    state: ForecastState
    asked: ForecastAsked | None = None
    name: EventName | None = None
    played: int = 0
    forecast: Forecast | None = None
    levels: tuple[LevelView, ...] = ()
    game: str = ""
    rotation: RotationView | None = None
