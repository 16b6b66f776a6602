"""The one list of sessions over plain HTTP: who holds a role, for its director; one's own browsers,
and the way out of them."""

import asyncio
from collections.abc import Container, Iterable, Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone.room.roles import DIRECTOR, Caller, needs_role
from ruleone.rulebook.citation import Refusal
from ruleone.store.session_list import Held, Session
from ruleone.web.calls.browser_views import (
    BrowsersEnded,
    BrowsersView,
    BrowserView,
    EndBrowser,
    SignOut,
)
from ruleone.web.calls.room import body_of, caller_of
from ruleone.web.calls.visitors import Visitors
from ruleone.web.reading import Unread, decoded
from ruleone.web.replies import refused, reply
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell

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
        asks, event = self._visitors.session(request), request.query_params.get("event")
        if isinstance(asks, Refusal):
            return refused(asks)
        if not self._shell.room.directs(caller_of(asks), event):
            return refused(needs_role(DIRECTOR))
        held = await asyncio.to_thread(self._list.held)
        with_a_role = (one for one in reversed(held) if self._roles(one, event))
        return reply(self._views(with_a_role, asks, event))

    async def mine(self, request: Request) -> Response:
        """The browsers of who asks."""
        asks = self._visitors.session(request)
        if isinstance(asks, Refusal):
            return refused(asks)
        held = await asyncio.to_thread(self._list.held, asks.person)
        return reply(self._views(held, asks, None))

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
        session, body = self._visitors.session(request), await body_of(request)
        if isinstance(session, Refusal):
            return refused(session)
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

    def _roles(self, held: Held, event: str | None, *links: str) -> tuple[str, ...]:
        """Return the roles of a browser, those for `event` if one is named; by these `links` alone
        if there are any."""
        given = links or tuple(one.link for one in held.given)
        roles = self._shell.room.roles(Caller(held.person, "", given))
        return tuple(one for one in roles if event is None or one.split("/")[1:2] == [event])

    def _views(self, browsers: Iterable[Held], asks: Session, event: str | None) -> BrowsersView:
        """Return these browsers as who asks sees them."""
        open_now = self._shell.open_sessions()
        return BrowsersView(tuple(self._view(one, asks, event, open_now) for one in browsers))

    def _view(
        self, held: Held, asks: Session, event: str | None, open_now: Container[str]
    ) -> BrowserView:
        came = [one.at_ms for one in held.given if self._roles(held, event, one.link)]
        known = [at_ms for at_ms in came if at_ms is not None]
        last_ms = self._sessions.seen.last_ms(held.id)
        return BrowserView(
            held.id,
            held.person,
            held.name,
            held.browser,
            self._roles(held, event),
            min(known) if known and len(known) == len(came) else None,
            held.seen_ms if last_ms is None else last_ms,
            held.id in open_now,
            held.id == asks.id,
            self._may_end(held, caller_of(asks)),
        )

    def _may_end(self, held: Held, caller: Caller) -> bool:
        """One's own, or one that has a role and none that the caller does not direct."""
        if held.person == caller.person:
            return True
        links = tuple(one.link for one in held.given)
        events = self._shell.room.events_of(Caller(held.person, "", links))
        return bool(events) and all(self._shell.room.directs(caller, one) for one in events)
