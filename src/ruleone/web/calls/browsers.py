"""The list of sessions over plain HTTP: browsers with roles, for the director; and your own.

Sessions can be ended here too.
"""

import asyncio
from collections.abc import Container, Iterable, Sequence
from typing import Final, Literal

import msgspec
from starlette.responses import Response

from ruleone import limits
from ruleone.room.core.roles import Caller
from ruleone.rulebook.citation import Refusal
from ruleone.store.session_list import Held, Session
from ruleone.web.calls.call import call
from ruleone.web.calls.query import text
from ruleone.web.calls.serving import DIRECTS_EVENT, Asked, Group, caller_of
from ruleone.web.replies import reply

NO_SUCH_SESSION: Final = Refusal(code="session-unknown", kind="illegal")
OF_EVENT: Final = text("event", limits.TEXT_MAX_CHARACTERS)


class BrowserView(msgspec.Struct, frozen=True):
    """A session: its person, the kind of browser, its roles since when, and its last visit.

    A time is None where it was never noted. It also says whether a page of it is open, and whether
    it is the asking one. And it says whether the asking person may end it: an own one, or one with
    only roles that the person directs.
    """

    session: str
    person: str
    name: str
    browser: str
    roles: tuple[str, ...]
    since_ms: int | None
    seen_ms: int | None
    open: bool
    own: bool
    may_end: bool


class BrowsersView(msgspec.Struct, frozen=True, tag="browsers"):
    """The browsers with a role, of the room or of one event, or all of one person.

    For one event only its roles are shown.
    """

    browsers: tuple[BrowserView, ...]


class EndBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End a session: the browser is a stranger from then on, and its role is gone."""

    session: str


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End the session of this browser, or `everywhere` all of its person's."""

    where: Literal["here", "everywhere"] = "here"


class BrowsersEnded(msgspec.Struct, frozen=True, tag="browsers-ended"):
    """The number of sessions ended."""

    count: int


class BrowserCalls(Group):
    """The calls below `/api/sessions`."""

    @call("GET", "/api/sessions", may=DIRECTS_EVENT, queries=(OF_EVENT,))
    async def listed(self, asked: Asked) -> BrowsersView:
        """List the browsers with a role, for a director of the room, or of this event."""
        event = asked[OF_EVENT] or None
        held = await self._there()
        with_a_role = (one for one in reversed(held) if self._roles(one, event))
        return self._views(with_a_role, asked.session, event)

    @call("GET", "/api/sessions/mine")
    async def mine(self, asked: Asked) -> BrowsersView:
        """List your own browsers."""
        held = await asyncio.to_thread(self.parts.sessions.list.held, asked.session.person)
        return self._views(held, asked.session, None)

    @call("POST", "/api/sessions/end", refuses={404: (NO_SUCH_SESSION.code,)})
    async def end(self, asked: Asked, body: EndBrowser) -> BrowsersEnded | Refusal:
        """End a session: your own, or one with roles only of what you direct."""
        caller, held = asked.caller, self.parts.sessions.list.held
        there = await self._there()
        there += await asyncio.to_thread(held, asked.session.person)
        meant = next((one for one in there if one.id == body.session), None)
        if meant is None or not self._may_end(meant, caller):
            return NO_SUCH_SESSION
        return await self._ended([meant.id], caller)

    @call("POST", "/api/sessions/sign-out", gives={"200": BrowsersEnded})
    async def sign_out(self, asked: Asked, body: SignOut) -> Response:
        """End the session of your browser, or `everywhere` all of yours."""
        session = asked.session
        ended = [session.id] if session.id and not session.looks else []
        if body.where == "everywhere":
            held = await asyncio.to_thread(self.parts.sessions.list.held, session.person)
            ended += [one.id for one in held if one.id not in ended]
        response = reply(await self._ended(ended, asked.caller))
        self.parts.sessions.take_away(response)
        return response

    async def _there(self) -> list[Held]:
        """Return the sessions with a grant, and the devices of the staff."""
        sessions, staff = self.parts.sessions.list, self.parts.shell.room.staff_sessions
        held = await asyncio.to_thread(sessions.held)
        known = {one.id for one in held}
        more = [one for one in staff if one not in known]
        return held + await asyncio.to_thread(sessions.with_ids, more)

    async def _ended(self, sessions: Sequence[str], by: Caller) -> BrowsersEnded:
        await asyncio.wrap_future(self.parts.sessions.list.end(sessions))
        await self.parts.shell.note_ended(sessions, by)
        self.parts.shell.end_sessions(frozenset(sessions))
        return BrowsersEnded(len(sessions))

    def _roles(self, held: Held, event: str | None, *links: str) -> tuple[str, ...]:
        """Return the roles of a browser, those for `event` if one is named.

        Only roles by these `links` are shown, if there are any.
        """
        roles = self.parts.shell.room.roles(self._acting(held, *links))
        return tuple(one for one in roles if event is None or one.split("/")[1:2] == [event])

    def _acting(self, held: Held, *links: str) -> Caller:
        """Return who acts at a browser, by these `links` of it, or by all."""
        given = links or tuple(one.link for one in held.given)
        return self.parts.shell.room.acting(Caller(held.person, "", given, "", held.id))

    def _views(self, browsers: Iterable[Held], asks: Session, event: str | None) -> BrowsersView:
        """Return these browsers as the asking person sees them."""
        open_now = self.parts.shell.open_sessions()
        return BrowsersView(tuple(self._view(one, asks, event, open_now) for one in browsers))

    def _view(
        self, held: Held, asks: Session, event: str | None, open_now: Container[str]
    ) -> BrowserView:
        came = [one.at_ms for one in held.given if self._roles(held, event, one.link)]
        known = [at_ms for at_ms in came if at_ms is not None]
        last_ms = self.parts.sessions.seen.last_ms(held.id)
        acting = self._acting(held)
        staff = acting.person != held.person
        return BrowserView(
            held.id,
            acting.person,
            self.parts.shell.welcome(acting).name if staff else held.name,
            held.browser,
            self._roles(held, event),
            min(known) if known and len(known) == len(came) else None,
            held.seen_ms if last_ms is None else last_ms,
            held.id in open_now,
            held.id == asks.id,
            self._may_end(held, self.parts.shell.room.acting(caller_of(asks))),
        )

    def _may_end(self, held: Held, caller: Caller) -> bool:
        """Whether it is the caller's own, or has only roles that the caller directs."""
        acting = self._acting(held)
        if caller.person in (held.person, acting.person):
            return True
        events = self.parts.shell.room.events_of(acting)
        return bool(events) and all(self.parts.shell.room.directs(caller, one) for one in events)

    CALLS = (listed, mine, end, sign_out)
