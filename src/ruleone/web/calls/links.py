"""Staff links: the session that opens one has its role from then on, under another token."""

from typing import Final
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ruleone.room.access.grants import has_opened
from ruleone.room.access.role_links import LinkView
from ruleone.room.core.roles import LIVE, grant_topics
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import ANYBODY, call
from ruleone.web.calls.serving import Asked, Group, caller_of
from ruleone.web.pages import Pages
from ruleone.web.parts import Parts
from ruleone.web.replies import words
from ruleone.web.sessions.lookers import TOO_MANY

_AGAIN: Final = "again"
_WHY: Final = "why"
"""Mark of a link's address on its second request, with the token given meanwhile."""
_COOKIE: Final = "cookie"
"""Mark of the second request of a browser that had no session, with its first cookie."""


class LinkCalls(Group):
    """The address of staff links."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._pages: Final = Pages(parts.pages, parts.sessions)

    @call(
        "GET",
        "/link/{token}",
        may=ANYBODY,
        rate=None,
        gives={"303": None, "400": str, "401": str, "404": str, "429": str},
    )
    async def link(self, asked: Asked) -> Response:
        """Open a staff link; a browser without a cookie is sent here once more, with one."""
        # Where the session has the role already nothing is written. What only looks at an address,
        # as a chat does, opens nothing.
        request = asked.request
        if request.method == "HEAD" or _looks_ahead(request):
            return Response(status_code=204 if request.method == "HEAD" else 503)
        token = self.parts.sessions.token(request)
        if token is None or self.parts.sessions.under(token) is None:
            return self._with_a_session(request)
        async with self.parts.sessions.turn(token):
            return await self._opened(request, token)

    def _with_a_session(self, request: Request) -> Response:
        """Give the browser a session and send it here again.

        A browser that came so already does not keep cookies, and gets a message.
        """
        fresh = self.parts.sessions.fresh(request)
        if fresh is None:
            return words(request.headers, 429, "web-too-many-newcomers")
        # A chat fetches a link for its preview, without keeping cookies: opening it there would
        # spend a link that opens one browser.
        if _COOKIE in request.query_params:
            response = words(request.headers, 400, "web-no-cookies")
        else:
            response = _once_more(request, _COOKIE)
        self.parts.sessions.give(fresh, request, response)
        return response

    async def _opened(self, request: Request, token: str) -> Response:
        """Open the link for the session of this token.

        A browser that was given another token meanwhile is sent here once to come with that one.
        One that never got the answer receives the grants of the lost token again, as soon as it
        opens the same link.
        """
        session = self.parts.sessions.under(token)
        if session is None:
            return words(request.headers, 401, "refusal-no-session")
        promised = self.parts.sessions.list.promised(token)
        # Another page of this browser has just opened a link: the newer cookie may be there
        # already.
        if (promised or session.ends_ms) and _AGAIN not in request.query_params:
            return _once_more(request, _AGAIN)
        looker = self.parts.sessions.looker(request, session, token)
        caller = caller_of(session)
        # Links given under a token that never came back count as opened by this browser: its answer
        # was lost.
        has = msgspec.structs.replace(caller, links=(*promised, *caller.links))
        opened = await self.parts.shell.open_link(request.path_params["token"], has, looker)
        if isinstance(opened, Refusal):
            return self._shut(request, opened)
        response = _to(_place_of(opened))
        # A browser that has the link already writes nothing.
        if not has_opened(caller, opened):
            self.parts.sessions.give(
                await self.parts.sessions.grant(token, opened.link), request, response
            )
            self.parts.shell.changed(*grant_topics("links", opened.event))
        return response

    def _shut(self, request: Request, refusal: Refusal) -> Response:
        """Return the answer to a link that opens nothing."""
        if refusal == TOO_MANY:
            return words(request.headers, 429, "web-too-many-newcomers")
        told = words(request.headers, 404, f"refusal-{refusal.code}", **refusal.parameters)
        page = self._pages.shut(request)
        if page is None:
            return told
        # The page says when the link was used or ended: its address has that.
        when = refusal.parameters.get("at_ms")
        if when is None or _WHY in request.query_params:
            return page
        return _once_more(request, f"{_WHY}={refusal.code}&at={when}")

    CALLS = (link,)


def _looks_ahead(request: Request) -> bool:
    """Whether a browser only prefetches."""
    said = request.headers.get("sec-purpose", "") + request.headers.get("purpose", "")
    return "prefetch" in said


def _to(address: str) -> Response:
    """Return the redirect to the place of the role."""
    return RedirectResponse(address, 303, {"cache-control": "no-store"})


def _once_more(request: Request, mark: str) -> Response:
    """Send the browser to the address of the link again, marked so that there is no loop."""
    return _to(f"/link/{quote(request.path_params['token'], safe='')}?{mark}")


def _place_of(link: LinkView) -> str:
    """Return the place where a role is used."""
    event = None if link.event is None else quote(link.event, safe="")
    if link.role == "dealer" and event is not None and not event.startswith(LIVE):
        return f"/event/{event}" if link.live is None else f"/live/{link.live}"
    if link.role in ("director", "floor"):
        return "/director" if event is None else f"/director/{event}"
    if event is None:
        return "/results" if link.role == "cashier" else "/"
    if event.startswith(LIVE):
        return f"/live/{event}" if link.role == "dealer" else f"/live/{event}/board"
    if link.role == "screen":
        return f"/clock/{event}"
    return f"/event/{event}" if link.table is None else f"/table/{event}/{link.table}"
