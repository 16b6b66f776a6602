"""The players of the house over plain HTTP: for its director, and for each person his own data."""

import asyncio
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.register.register import Register
from ruleone.room.register.sheets import BadSheet, SheetForm
from ruleone.room.register.views import SheetRefused, SheetTaken
from ruleone.room.roles import DIRECTOR, Caller, needs_role
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.beside import answered_beside, beside
from ruleone.web.calls.uploads import uploaded
from ruleone.web.calls.visitors import Visitors
from ruleone.web.clock import RoomClock
from ruleone.web.reading import skipped, syntax
from ruleone.web.replies import refused, reply
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell

TOO_LARGE: Final = syntax("roster-large", most=limits.SHEET_OF_PLAYERS_MAX_BYTES)
_FORMS: Final = (*get_args(SheetForm), "results")


class PlayersOfHouse:
    """The endpoints below `/api/players`."""

    def __init__(self, shell: Shell, sessions: Sessions, register: Register) -> None:
        self._shell: Final = shell
        self._visitors: Final = Visitors(sessions)
        self._register: Final = register
        self._clock: Final = RoomClock()
        self._turns: Final = asyncio.Semaphore(1)

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/players", self.listed, methods=["GET"]),
            Route("/api/players/file", self.file, methods=["GET"]),
            Route("/api/players/file", self.take_in, methods=["POST"]),
            Route("/api/players/{player}", self.person, methods=["GET"]),
        ]

    async def listed(self, request: Request) -> Response:
        """The players whom the director looks for, by name."""
        caller = self._director(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        sought = request.query_params.get("find", "")
        if len(sought) > limits.TOPIC_MAX_CHARACTERS:
            most, came = limits.TOPIC_MAX_CHARACTERS, len(sought)
            return refused(syntax("text-too-long", at="find", expected=most, came=came))
        skip = skipped(request.query_params.get("skip", ""))
        if isinstance(skip, Refusal):
            return refused(skip)
        register = self._register
        work = beside(self._turns, lambda: register.listed(sought, skip))
        return answered_beside(await work)

    async def person(self, request: Request) -> Response:
        """All that the room has of one person, for a director or for himself."""
        caller = self._visitors.caller(request)
        player = request.path_params["player"]
        if not isinstance(caller, Refusal) and caller.person != player:
            caller = self._as_director(caller)
        if isinstance(caller, Refusal):
            return refused(caller)
        register, here = self._register, self._shell.room.person_here(player)
        return answered_beside(await beside(self._turns, lambda: register.person(player, here)))

    async def file(self, request: Request) -> Response:
        """All players as a file, or all of their results."""
        caller = self._director(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        form = request.query_params.get("form", "csv")
        register = self._register
        match form:
            case "csv" | "json":
                text = await beside(self._turns, lambda: register.written(form))
            case "results":
                text = await beside(self._turns, register.results_written)
            case _:
                return refused(_no_form(form))
        if isinstance(text, Refusal):
            return refused(text)
        name = "results.csv" if form == "results" else f"players.{form}"
        return Response(
            text,
            headers={
                "cache-control": "no-store",
                "content-disposition": f'attachment; filename="{name}"',
            },
            media_type="application/octet-stream",
        )

    async def take_in(self, request: Request) -> Response:
        """Keep all players of the file in the body, or none of them."""
        caller = self._director(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        form = request.query_params.get("form", "csv")
        if form not in get_args(SheetForm):
            return refused(_no_form(form))
        data = await uploaded(request, limits.SHEET_OF_PLAYERS_MAX_BYTES, TOO_LARGE)
        if isinstance(data, Refusal):
            return refused(data)
        taken = await beside(
            self._turns, lambda: self._take(data, "json" if form == "json" else "csv")
        )
        if isinstance(taken, Refusal):
            return refused(taken)
        told, persons = taken
        if persons:
            self._shell.renamed(persons)
        return reply(told)

    def _take(self, data: bytes, form: SheetForm) -> tuple[SheetTaken | SheetRefused, list[str]]:
        try:
            return self._register.take_in(data, form, self._clock.now_ms())
        except BadSheet as bad:
            return SheetRefused(bad.faults), []

    def _director(self, request: Request) -> Caller | Refusal:
        caller = self._visitors.caller(request)
        return caller if isinstance(caller, Refusal) else self._as_director(caller)

    def _as_director(self, caller: Caller) -> Caller | Refusal:
        return caller if self._shell.room.directs(caller) else needs_role(DIRECTOR)


def _no_form(form: str) -> Refusal:
    return syntax("frame-not-understood", at="form", expected=", ".join(_FORMS), came=form[:20])
