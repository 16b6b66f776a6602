"""What a director asks a forecast of, and what is answered while it is made and afterwards."""

from typing import Literal

import msgspec

from ruleone.room.event.clock.view import LevelView
from ruleone.room.event.host.news import EventName, RotationView
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.sim.coming import ADD_ONS_USUAL
from ruleone.sim.forecast import Forecast, PaceName

ForecastState = Literal["none", "waiting", "playing", "done", "stopped", "out-of-time", "failed"]
"""Nothing was asked for; it waits for that of somebody else; its events are played; all of them
were; they were stopped, or took too long, or could not be played."""


class ForecastAsked(msgspec.Struct, frozen=True, kw_only=True):
    """Forecast an event of the room by its id (`event`), or one as `create-event` would announce it
    (`new`). So many `people` come, `late` in a hundred of them after the start; of those who go out
    `again` in a hundred enter again, or buy chips again: where the event lets them. Of all players
    `add_ons` in a hundred take the event's add-on; most do where nothing is told. So many
    `events` like it are played, at the pace of `live` tables or of those `online`. With `now` an
    event of the room is played on from where it stands: `people` are then as many as are left, and
    whoever else may come late does not."""

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
    """The forecast that the director asked for last: so many of its events have been `played`, and
    what these came to. It is kept until he asks for another, or the room ends. `levels` are those
    of the event, `game` and `rotation` what it plays."""

    state: ForecastState
    asked: ForecastAsked | None = None
    name: EventName | None = None
    played: int = 0
    forecast: Forecast | None = None
    levels: tuple[LevelView, ...] = ()
    game: str = ""
    rotation: RotationView | None = None
