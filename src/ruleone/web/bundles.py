"""Whole events as files over plain HTTP, for who directs: out of the room, into it, and judged
alone."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.bundle.archive_store import ArchiveStore, BundleView
from ruleone.room.bundle.checking import Checked
from ruleone.room.bundle.form import BadBundle
from ruleone.room.core.roles import DIRECTOR, Caller, needs_role
from ruleone.room.event.host.news import event_name
from ruleone.room.results.results import NO_RESULTS
from ruleone.rulebook.citation import Refusal
from ruleone.web.beside import beside
from ruleone.web.clock import RoomClock
from ruleone.web.replies import refused, reply
from ruleone.web.sessions import Sessions
from ruleone.web.shell import Shell
from ruleone.web.uploads import uploaded
from ruleone.web.visitors import Visitors

TOO_LARGE: Final = Refusal("bundle-large", "illegal", {"most": limits.BUNDLE_UPLOAD_MAX_BYTES})

T = TypeVar("T")


class Bundles:
    """The endpoints below `/api/bundles`. One file at a time is in hand."""

    def __init__(self, shell: Shell, sessions: Sessions, shelf: ArchiveStore) -> None:
        self._shell: Final = shell
        self._visitors: Final = Visitors(sessions)
        self._shelf: Final = shelf
        self._clock: Final = RoomClock()
        self._in_hand: Final = asyncio.Semaphore(limits.BUNDLES_AT_ONCE)
        self._turns: Final = asyncio.Semaphore(1)

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/bundles", self.take_in, methods=["POST"]),
            Route("/api/bundles/check", self.check, methods=["POST"]),
            Route("/api/bundles/{event}", self.file, methods=["GET"]),
        ]

    async def file(self, request: Request) -> Response:
        """A whole event that is over, for who directs it."""
        event = request.path_params["event"]
        if len(event) > limits.TOPIC_MAX_CHARACTERS:
            return refused(NO_RESULTS, 404)
        caller = self._director(request, event)
        if isinstance(caller, Refusal):
            return refused(caller)
        async with self._in_hand:
            whole = await beside(self._turns, lambda: _or_why(lambda: self._shelf.file_of(event)))
        if isinstance(whole, Refusal):
            return refused(whole, 404 if whole.code == NO_RESULTS.code else None)
        return Response(
            whole,
            headers={
                "cache-control": "no-store",
                "content-disposition": f'attachment; filename="{event}.ruleone"',
            },
            media_type="application/octet-stream",
        )

    async def check(self, request: Request) -> Response:
        """The file in the body, judged by itself; nothing of it is kept."""
        caller = self._director(request, None)
        if isinstance(caller, Refusal):
            return refused(caller)
        async with self._in_hand:
            one = await self._looked_into(request)
            if isinstance(one, Refusal):
                return refused(one)
            view = await beside(self._turns, lambda: _view(one, self._shelf.here(one)))
        return refused(view) if isinstance(view, Refusal) else reply(view)

    async def take_in(self, request: Request) -> Response:
        """Keep the whole event of the file in the body, or nothing of it."""
        caller = self._director(request, None)
        if isinstance(caller, Refusal):
            return refused(caller)
        async with self._in_hand:
            one = await self._looked_into(request)
            if isinstance(one, Refusal):
                return refused(one)
            now_ms = self._clock.now_ms()
            new = await beside(self._turns, lambda: _or_why(lambda: self._shelf.new(one, now_ms)))
            if isinstance(new, Refusal):
                return refused(new)
            event = await self._shell.take_in(one, caller)
        return refused(event) if isinstance(event, Refusal) else reply(_view(one, event))

    async def _looked_into(self, request: Request) -> Checked | Refusal:
        data = await uploaded(request, limits.BUNDLE_UPLOAD_MAX_BYTES, TOO_LARGE)
        if isinstance(data, Refusal):
            return data
        return await beside(self._turns, lambda: _or_why(lambda: self._shelf.look_into(data)))

    def _director(self, request: Request, event: str | None) -> Caller | Refusal:
        """Who asks, if he directs the event, or without one the room."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal) or self._shell.room.directs(caller, event):
            return caller
        return needs_role(DIRECTOR)


def _or_why(work: Callable[[], T]) -> T | Refusal:
    """What comes of it, or why it cannot be."""
    try:
        return work()
    except BadBundle as bad:
        return bad.refusal


def _view(one: Checked, here: str | None) -> BundleView:
    ended = one.ended
    return BundleView(
        there=one.bundle.event,
        here=here,
        name=event_name(one.bundle.event, ended.name, ended.config),
        ended_ms=one.ended_ms,
        entries=ended.entries,
        hands=one.hands,
        rows=one.bundle.rows,
    )
