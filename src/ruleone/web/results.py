"""Results of events that are over, and the leagues made of them, for everybody who may see them."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.past.leagues import LeagueTables
from ruleone.room.past.results import NO_RESULTS, Results
from ruleone.room.roles import Caller
from ruleone.rulebook.citation import Refusal
from ruleone.web.api import TOO_FAST, caller_of, nobody
from ruleone.web.beside import answered_beside, beside
from ruleone.web.rate import Buckets
from ruleone.web.reading import syntax
from ruleone.web.replies import refused
from ruleone.web.sessions import Sessions
from ruleone.web.shell import Shell

_DIGITS_MAX: Final = 9
"""More events than that no room has had."""


class ResultsOfRoom:
    """The endpoints below `/api/results` and `/api/leagues`."""

    def __init__(
        self, shell: Shell, sessions: Sessions, results: Results, leagues: LeagueTables
    ) -> None:
        self._shell: Final = shell
        self._sessions: Final = sessions
        self._results: Final = results
        self._leagues: Final = leagues
        self._turns: Final = asyncio.Semaphore(1)
        self._buckets: Final = Buckets(
            limits.REPLAYS_PER_SECOND, limits.REPLAYS_IN_A_ROW, limits.BUCKETS_MAX
        )

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
        caller = self._caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        skip = request.query_params.get("skip", "0")
        if not (skip.isascii() and skip.isdigit() and len(skip) <= _DIGITS_MAX):
            wrong = syntax("frame-not-understood", at="skip", expected="number", came=skip[:20])
            return refused(wrong)
        sight, results = self._shell.sight("", caller), self._results
        return answered_beside(await beside(self._turns, lambda: results.listed(sight, int(skip))))

    async def event(self, request: Request) -> Response:
        """What one of them came to."""
        caller = self._caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        event = request.path_params["event"]
        if len(event) > limits.TOPIC_MAX_CHARACTERS:
            return refused(NO_RESULTS, 404)
        sight, results = self._shell.sight(event, caller), self._results
        return answered_beside(await beside(self._turns, lambda: results.event(event, sight)))

    async def leagues(self, request: Request) -> Response:
        """The leagues of the room."""
        caller = self._caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        directs, leagues = self._shell.directs(caller), self._leagues
        return answered_beside(await beside(self._turns, lambda: leagues.listed(directs)))

    async def league(self, request: Request) -> Response:
        """One league with its standing."""
        caller = self._caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        name, person, leagues = request.path_params["name"], caller.person, self._leagues
        return answered_beside(await beside(self._turns, lambda: leagues.league(name, person)))

    def _caller(self, request: Request) -> Caller | Refusal:
        """Who asks, unless he is nobody or asks too often."""
        session = self._sessions.of(request)
        if session is None:
            return nobody(request)
        return caller_of(session) if self._buckets.take(session.person) else TOO_FAST
