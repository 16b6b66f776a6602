"""Forecasts for directors, one after the other, one of a person at a time."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncGenerator, Callable
from typing import Final

import msgspec
import structlog

from ruleone import limits
from ruleone.room.event.clock.view import levels_of
from ruleone.room.event.host.news import rotation_view
from ruleone.room.event.setup.planning import Planned
from ruleone.rulebook import edition
from ruleone.rulebook.citation import Refusal
from ruleone.sim.coming import Coming
from ruleone.sim.forecast import Asked, Course, forecast
from ruleone.web.forecasts.asked import ForecastAsked, ForecastState, ForecastView
from ruleone.web.forecasts.worker import Task

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")

WORKER: Final = (sys.executable, "-P", "-m", "ruleone.web.forecasts.worker")
LINE_MAX_BYTES: Final = 4 * 1024 * 1024
"""Maximum length of a line: more than a course of the maximum number of levels takes."""
SEED: Final = 1
"""Seed of every forecast: the same question has the same answer."""

Player = Callable[[Task], AsyncGenerator[Course, None]]
"""Function that plays the events of a task, and yields each course as it ends."""


class Job:
    """One forecast: the request, and the courses of its events so far."""

    def __init__(self, asked: ForecastAsked, plan: Planned) -> None:
        self.asked: Final = asked
        self.plan: Final = plan
        self.courses: Final[list[Course]] = []
        self.state: ForecastState = "waiting"
        self.work: asyncio.Task[None] | None = None

    @property
    def task(self) -> Task:
        """Return the events to be played."""
        late, again = self.asked.late / 100, self.asked.again / 100
        add_ons = self.asked.add_ons / 100
        coming = Coming(late=late, again=again, rebuys=again, add_ons=add_ons)
        if self.plan.config.rebuys is not None:
            coming = Coming(late=late, rebuys=again, add_ons=add_ons)
        stand, pace = self.plan.stand, self.asked.pace
        people = self.asked.people if stand is None else stand.entries
        one = Asked(self.plan.config, self.plan.rules, SEED, people, pace, coming, stand)
        return Task(one, self.asked.events)

    @property
    def is_over(self) -> bool:
        """Whether nothing more comes of it."""
        return self.state not in ("waiting", "playing")

    @property
    def view(self) -> ForecastView:
        """Return its present view."""
        config = self.plan.config
        return ForecastView(
            state=self.state,
            asked=self.asked,
            name=self.plan.name,
            played=len(self.courses),
            forecast=forecast(self.courses) if self.courses else None,
            levels=levels_of(config.structure, edition(self.plan.rules)),
            game=config.games[0],
            rotation=rotation_view(config),
        )


class Forecasts:
    """The last forecast of each director, the newest last. They are not in the journal."""

    def __init__(self, play: Player | None = None) -> None:
        self._play: Final = play or in_a_process
        self._jobs: Final[dict[str, Job]] = {}
        self._turns: Final = asyncio.Semaphore(limits.FORECASTS_AT_ONCE)

    def of(self, person: str) -> Job | None:
        """Return the person's latest forecast, if any."""
        return self._jobs.get(person)

    def begin(self, person: str, asked: ForecastAsked, plan: Planned) -> Job | Refusal:
        """Make a forecast, as soon as those before it are made."""
        before = self._jobs.get(person)
        if before is not None and not before.is_over:
            return Refusal("forecast-being-made", "illegal")
        if sum(not job.is_over for job in self._jobs.values()) >= limits.FORECASTS_WAITING_MAX:
            most = limits.FORECASTS_WAITING_MAX
            return Refusal("too-many-forecasts", "illegal", {"most": most})
        self._jobs.pop(person, None)
        self._forget()
        job = self._jobs[person] = Job(asked, plan)
        job.work = asyncio.create_task(self._make(job))
        return job

    def stop(self, person: str) -> Job | None:
        """Stop the person's forecast; the courses so far stay."""
        job = self._jobs.get(person)
        if job is not None and job.work is not None and not job.is_over:
            job.state = "stopped"
            job.work.cancel()
        return job

    async def close(self) -> None:
        """Stop all forecasts at the end of the room."""
        made = [job.work for job in self._jobs.values() if job.work is not None]
        for person in self._jobs:
            self.stop(person)
        await asyncio.gather(*made, return_exceptions=True)

    def _forget(self) -> None:
        """Forget the oldest finished ones, where there are too many."""
        over = [person for person, job in self._jobs.items() if job.is_over]
        for person in over[: max(0, len(self._jobs) + 1 - limits.FORECASTS_KEPT_MAX)]:
            del self._jobs[person]

    async def _make(self, job: Job) -> None:
        try:
            async with self._turns, asyncio.timeout(limits.FORECAST_MAX_S):
                job.state = "playing"
                async with contextlib.aclosing(self._play(job.task)) as courses:
                    async for course in courses:
                        job.courses.append(course)
            job.state = "done"
        except TimeoutError:
            job.state = "out-of-time"
        except Exception:
            log.exception("a forecast failed")
            job.state = "failed"


async def in_a_process(task: Task) -> AsyncGenerator[Course, None]:
    """Play a task beside the room.

    The tables in play come first, and it can be stopped at once.
    """
    child = await asyncio.create_subprocess_exec(
        *WORKER,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_MAX_BYTES,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        child.stdin.write(msgspec.json.encode(task) + b"\n")
        await child.stdin.drain()
        while line := await child.stdout.readline():
            yield msgspec.json.decode(line, type=Course)
        if (status := await child.wait()) != 0:
            raise RuntimeError(f"the process that plays a forecast ended with status {status}")
    finally:
        if child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()
