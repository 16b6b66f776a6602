"""The one list of sessions over plain HTTP: who holds a role, for its director; one's own browsers,
and the way out of them."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone.room.roles import DIRECTOR, Caller, needs_role
from ruleone.rulebook.citation import Refusal
from ruleone.store.session_list import Held
from ruleone.web.api import body_of, nobody
from ruleone.web.browser_views import (
    BrowsersEnded,
    BrowsersView,
    BrowserView,
    EndBrowser,
    SignOut,
)
from ruleone.web.reading import Unread, decoded
from ruleone.web.replies import refused, reply
from ruleone.web.sessions import Sessions
from ruleone.web.shell import Shell
from ruleone.web.visitors import Visitors

NO_SUCH_SESSION: Final = Refusal(code="session-unknown", kind="illegal")
_END: Final = msgspec.json.Decoder(EndBrowser)
_SIGN_OUT: Final = msgspec.json.Decoder(SignOut)


class BrowsersOfRoom:
    """The endpoints below `/api/sessions`."""

    def __init__(self, shell: Shell, sessions: Sessions) -> None:
        self._shell: Final = shell
        self._sessions: Final = sessions
        self._visitors: Final = Visitors(sessions)
        self._list: Final = sessions.list

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/sessions", self.listed, methods=["GET"]),
            Route("/api/sessions/mine", self.mine, methods=["GET"]),
            Route("/api/sessions/end", self.end, methods=["POST"]),
            Route("/api/sessions/sign-out", self.sign_out, methods=["POST"]),
        ]

    async def listed(self, request: Request) -> Response:
        """The browsers that hold a role, for who directs the room, or the event that is named."""
        caller, event = self._visitors.caller(request), request.query_params.get("event")
        if isinstance(caller, Refusal):
            return refused(caller)
        if not self._shell.room.directs(caller, event):
            return refused(needs_role(DIRECTOR))
        held = await asyncio.to_thread(self._list.held)
        shown = [self._view(one, caller, request) for one in reversed(held)]
        return reply(
            BrowsersView(
                tuple(one for one in shown if any(_is_of(role, event) for role in one.roles))
            )
        )

    async def mine(self, request: Request) -> Response:
        """The browsers of who asks."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        held = await asyncio.to_thread(self._list.held, caller.person)
        return reply(BrowsersView(tuple(self._view(one, caller, request) for one in held)))

    async def end(self, request: Request) -> Response:
        """End a session: one's own, or one whose roles the caller directs all."""
        caller, body = self._visitors.caller(request), await body_of(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        if isinstance(body, Unread):
            return refused(body.refusal)
        do = decoded(_END, body)
        if isinstance(do, Refusal):
            return refused(do)
        there = await asyncio.to_thread(self._list.held)
        there += await asyncio.to_thread(self._list.held, caller.person)
        meant = next((one for one in there if one.id == do.session), None)
        if meant is None or not self._may_end(meant, caller):
            return refused(NO_SUCH_SESSION, 404)
        return await self._ended([meant.id])

    async def sign_out(self, request: Request) -> Response:
        """End the session of the browser that asks, or all of its person's."""
        session, body = self._sessions.of(request), await body_of(request)
        if session is None:
            return refused(nobody(request))
        if isinstance(body, Unread):
            return refused(body.refusal)
        do = decoded(_SIGN_OUT, body)
        if isinstance(do, Refusal):
            return refused(do)
        ended = [session.id] if session.id and not session.looks else []
        if do.where == "everywhere":
            held = await asyncio.to_thread(self._list.held, session.person)
            ended += [one.id for one in held if one.id not in ended]
        response = await self._ended(ended)
        self._sessions.take_away(response)
        return response

    async def _ended(self, sessions: Sequence[str]) -> Response:
        await asyncio.wrap_future(self._list.end(sessions))
        self._shell.end_sessions(frozenset(sessions))
        return reply(BrowsersEnded(len(sessions)))

    def _view(self, held: Held, caller: Caller, request: Request) -> BrowserView:
        room, asks = self._shell.room, self._sessions.of(request)
        given = {one.link: one.at_ms for one in held.given}
        worth = {
            link: at_ms
            for link, at_ms in given.items()
            if room.roles(Caller(held.person, "", (link,)))
        }
        known = [at_ms for at_ms in worth.values() if at_ms is not None]
        last_ms = self._sessions.seen.last_ms(held.id)
        return BrowserView(
            held.id,
            held.person,
            held.name,
            held.browser,
            room.roles(Caller(held.person, "", tuple(given))),
            min(known) if known and len(known) == len(worth) else None,
            held.seen_ms if last_ms is None else last_ms,
            held.id in self._shell.open_sessions(),
            asks is not None and asks.id == held.id,
            self._may_end(held, caller),
        )

    def _may_end(self, held: Held, caller: Caller) -> bool:
        """One's own, or one that has a role and none that the caller does not direct."""
        if held.person == caller.person:
            return True
        links = tuple(one.link for one in held.given)
        events = self._shell.room.events_of(Caller(held.person, "", links))
        return bool(events) and all(self._shell.room.directs(caller, one) for one in events)


def _is_of(role: str, event: str | None) -> bool:
    """Whether a role is one of this event; of None all are."""
    return event is None or role.split("/")[1:2] == [event]
