"""Forecasts over plain HTTP, for directors."""

from typing import Final

import msgspec

from ruleone import limits
from ruleone.room.core.roles import DIRECTOR, needs_role
from ruleone.room.event.setup.planning import Planned, for_field
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import KNOWN, May, call
from ruleone.web.calls.serving import Asked, Group
from ruleone.web.forecasts.asked import ForecastAsked, ForecastView
from ruleone.web.forecasts.forecasts import Job
from ruleone.web.reading import syntax

NONE: Final = ForecastView(state="none")


def _directs(asked: Asked, event: str | None) -> Refusal | None:
    return None if asked.room.directs(asked.caller, event) else needs_role(DIRECTOR)


def _directs_what_is_asked(asked: Asked) -> Refusal | None:
    do: ForecastAsked = asked.body
    if (do.event is None) == (do.new is None) or (do.now and do.event is None):
        return syntax("forecast-of-one")
    return _directs(asked, do.event)


def _directs_own(asked: Asked) -> Refusal | None:
    job = asked.parts.forecasts.of(asked.caller.person)
    return _directs(asked, None if job is None else job.asked.event)


DIRECTS_OWN: Final = May("Who directs the event of the forecast, or the room.", _directs_own)
DIRECTS_ASKED: Final = KNOWN._replace(words=DIRECTS_OWN.words, refuses=_directs_what_is_asked)


class ForecastCalls(Group):
    """The calls below `/api/forecast`."""

    @call("GET", "/api/forecast", may=DIRECTS_OWN)
    async def see(self, asked: Asked) -> ForecastView:
        """Return your latest forecast, for a director."""
        return _view(self.parts.forecasts.of(asked.caller.person))

    @call(
        "POST",
        "/api/forecast",
        may=DIRECTS_ASKED,
        judges="create-event",
        refuses={
            400: ("forecast-of-one", "forecast-bounds", "forecast-too-long"),
            409: ("forecast-*", "too-many-forecasts"),
        },
        sample={"body": {"event": "e1", "people": 27}},
    )
    async def ask(self, asked: Asked, body: ForecastAsked) -> ForecastView | Refusal:
        """Forecast an event, for a director: similar ones are played, beside the room."""
        plan = self._plan(asked, body)
        if isinstance(plan, Refusal):
            return plan
        if plan.stand is not None:
            body = msgspec.structs.replace(body, people=len(plan.stand.stacks), late=0)
        field = _beyond_bounds(body) or for_field(plan, *_field(body, plan))
        if isinstance(field, Refusal):
            return field
        job = self.parts.forecasts.begin(asked.caller.person, body, field)
        return job if isinstance(job, Refusal) else job.view

    @call("POST", "/api/forecast/stop", may=DIRECTS_OWN)
    async def stop(self, asked: Asked) -> ForecastView:
        """Stop playing events for your forecast; the results so far stay."""
        return _view(self.parts.forecasts.stop(asked.caller.person))

    def _plan(self, asked: Asked, body: ForecastAsked) -> Planned | Refusal:
        if body.event is not None:
            return self.parts.shell.plan(body.event, now=body.now)
        assert body.new is not None, "one of the two is told"
        return asked.room.plan_to_announce(body.new)

    CALLS = (see, ask, stop)


def _view(job: Job | None) -> ForecastView:
    return NONE if job is None else job.view


def entries(asked: ForecastAsked) -> int:
    """Return the maximum number of entries, re-entries included."""
    return 2 * asked.people if asked.again else asked.people


def _field(asked: ForecastAsked, plan: Planned) -> tuple[int, int]:
    """Return the number of people, and the maximum number of their entries.

    In an event in play, earlier ones are among both.
    """
    before = 0 if plan.stand is None else plan.stand.entries - len(plan.stand.stacks)
    return asked.people + before, entries(asked) + before


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
