"""Forecasts over plain HTTP, for directors."""

from collections.abc import Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.planning import Planned, for_field
from ruleone.room.roles import DIRECTOR, Caller, needs_role
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.room import TOO_FAST, body_of, caller_of, nobody
from ruleone.web.forecasts.asked import ForecastAsked, ForecastView
from ruleone.web.forecasts.forecasts import Forecasts, Job
from ruleone.web.rate import Buckets
from ruleone.web.reading import Unread, decoded, syntax
from ruleone.web.replies import refused, reply
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell

NONE: Final = ForecastView(state="none")
_ASKED: Final = msgspec.json.Decoder(ForecastAsked)


class ForecastsOfRoom:
    """The endpoints below `/api/forecast`."""

    def __init__(self, shell: Shell, sessions: Sessions, forecasts: Forecasts) -> None:
        self._shell: Final = shell
        self._sessions: Final = sessions
        self._forecasts: Final = forecasts
        self._buckets: Final = Buckets(
            limits.REPLAYS_PER_SECOND, limits.REPLAYS_IN_A_ROW, limits.BUCKETS_MAX
        )

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/forecast", self.see, methods=["GET"]),
            Route("/api/forecast", self.ask, methods=["POST"]),
            Route("/api/forecast/stop", self.stop, methods=["POST"]),
        ]

    async def ask(self, request: Request) -> Response:
        """Begin a forecast."""
        caller = self._caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        body = await body_of(request)
        asked = body.refusal if isinstance(body, Unread) else read(body)
        if isinstance(asked, Refusal):
            return refused(asked)
        if not self._shell.room.directs(caller, asked.event):
            return refused(needs_role(DIRECTOR))
        plan = self._plan(asked)
        if isinstance(plan, Refusal):
            return refused(plan)
        if plan.stand is not None:
            asked = msgspec.structs.replace(asked, people=len(plan.stand.stacks), late=0)
        field = _beyond_bounds(asked) or for_field(plan, *_field(asked, plan))
        if isinstance(field, Refusal):
            return refused(field)
        return _told(self._forecasts.begin(caller.person, asked, field))

    async def see(self, request: Request) -> Response:
        """How the caller's last forecast stands."""
        return self._mine(request, self._forecasts.of)

    async def stop(self, request: Request) -> Response:
        """Play no more of its events."""
        return self._mine(request, self._forecasts.stop)

    def _plan(self, asked: ForecastAsked) -> Planned | Refusal:
        if asked.event is not None:
            return self._shell.plan(asked.event, now=asked.now)
        assert asked.new is not None, "one of the two is told"
        return self._shell.room.plan_to_announce(asked.new)

    def _mine(self, request: Request, found: Callable[[str], Job | None]) -> Response:
        caller = self._caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        job = self._forecasts.of(caller.person)
        if not self._shell.room.directs(caller, None if job is None else job.asked.event):
            return refused(needs_role(DIRECTOR))
        return _told(found(caller.person))

    def _caller(self, request: Request) -> Caller | Refusal:
        """Who asks, unless he is nobody or asks too often."""
        session = self._sessions.of(request)
        if session is None:
            return nobody(request)
        return caller_of(session) if self._buckets.take(session.person) else TOO_FAST


def _told(job: Job | Refusal | None) -> Response:
    return refused(job) if isinstance(job, Refusal) else reply(NONE if job is None else job.view)


def entries(asked: ForecastAsked) -> int:
    """So many entries there may be, with those of who comes again."""
    return 2 * asked.people if asked.again else asked.people


def _field(asked: ForecastAsked, plan: Planned) -> tuple[int, int]:
    """How many people come, and how many entries they make at most: where an event stands already
    those before now are among both."""
    before = 0 if plan.stand is None else plan.stand.entries - len(plan.stand.stacks)
    return asked.people + before, entries(asked) + before


def read(body: bytes) -> ForecastAsked | Refusal:
    """What is asked, or what of it cannot be read or is beyond what the room makes."""
    asked = decoded(_ASKED, body)
    if isinstance(asked, Refusal):
        return asked
    if (asked.event is None) == (asked.new is None):
        return syntax("forecast-of-one")
    if asked.now and asked.event is None:
        return syntax("forecast-of-one")
    return asked


def _beyond_bounds(asked: ForecastAsked) -> Refusal | None:
    for what, came, least, most in (
        ("people", asked.people, 2, limits.FORECAST_PEOPLE_MAX),
        ("late", asked.late, 0, 90),
        ("again", asked.again, 0, 100),
        ("add-ons", asked.add_ons, 0, 100),
        ("events", asked.events, 1, limits.FORECAST_SHOWN_EVENTS_MAX),
    ):
        if not least <= came <= most:
            return syntax("forecast-bounds", what=what, least=least, most=most, came=came)
    whole = entries(asked) * asked.events
    if whole > limits.FORECAST_ENTRIES_MAX:
        return syntax("forecast-too-long", most=limits.FORECAST_ENTRIES_MAX, came=whole)
    return None
