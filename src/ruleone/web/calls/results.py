"""Results of events that are over, and the leagues made of them, for everybody who may see them."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.past.leagues import LeagueTables
from ruleone.room.past.results import NO_RESULTS, Results
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.beside import answered_beside, beside
from ruleone.web.calls.visitors import Visitors
from ruleone.web.reading import skipped
from ruleone.web.replies import refused
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell


class ResultsOfRoom:
    """The endpoints below `/api/results` and `/api/leagues`."""

    def __init__(
        self, shell: Shell, sessions: Sessions, results: Results, leagues: LeagueTables
    ) -> None:
        self._shell: Final = shell
        self._visitors: Final = Visitors(sessions)
        self._results: Final = results
        self._leagues: Final = leagues
        self._turns: Final = asyncio.Semaphore(1)

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/results", self.listed, methods=["GET"]),
            Route("/api/results/{event}", self.event, methods=["GET"]),
            Route("/api/leagues", self.leagues, methods=["GET"]),
            Route("/api/leagues/{name}", self.league, methods=["GET"]),
        ]

    async def listed(self, request: Request) -> Response:
        """The events that are over, the newest first."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        skip = skipped(request.query_params.get("skip", ""))
        if isinstance(skip, Refusal):
            return refused(skip)
        sight, results = self._shell.room.sight("", caller), self._results
        directs = self._shell.room.directs(caller)
        work = beside(self._turns, lambda: results.listed(sight, skip, directs))
        return answered_beside(await work)

    async def event(self, request: Request) -> Response:
        """What one of them came to."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        event = request.path_params["event"]
        if len(event) > limits.TOPIC_MAX_CHARACTERS:
            return refused(NO_RESULTS, 404)
        sight, results = self._shell.room.sight(event, caller), self._results
        directs, pays = (
            self._shell.room.directs(caller, event),
            self._shell.room.pays(caller, event),
        )
        work = beside(self._turns, lambda: results.event(event, sight, directs, pays))
        return answered_beside(await work)

    async def leagues(self, request: Request) -> Response:
        """The leagues of the room."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        directs, leagues = self._shell.room.directs(caller), self._leagues
        return answered_beside(await beside(self._turns, lambda: leagues.listed(directs)))

    async def league(self, request: Request) -> Response:
        """One league with its standing."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        name, person, leagues = request.path_params["name"], caller.person, self._leagues
        return answered_beside(await beside(self._turns, lambda: leagues.league(name, person)))
