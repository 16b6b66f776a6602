"""Structure sheets over plain HTTP: those that come with the room, made, looked at, read, written.
Nothing of them is kept; `create-event` announces an event by one."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.own_sheet import looked_at, shown_sheet
from ruleone.room.settings import Settings
from ruleone.room.structure_views import SheetUnread, SheetView, StructureLine, StructuresView
from ruleone.rulebook.citation import Refusal
from ruleone.tournament.games import EVENT_GAMES
from ruleone.tournament.structures import (
    FORMS,
    SHIPPED,
    BadSheet,
    BadWish,
    Form,
    Wish,
    make_sheet,
    read_sheet,
    shipped_sheet,
    write_sheet,
)
from ruleone.tournament.structures.document import ill_formed, sheet_of
from ruleone.tournament.structures.shipped import REAL
from ruleone.web.calls.beside import beside
from ruleone.web.calls.room import body_of
from ruleone.web.calls.structures_asked import SheetAsked
from ruleone.web.calls.uploads import uploaded
from ruleone.web.calls.visitors import Visitors
from ruleone.web.reading import Unread, decoded, syntax
from ruleone.web.replies import refused, reply
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell

T = TypeVar("T")
Shown = SheetView | SheetUnread | Refusal

TOO_LARGE: Final = syntax("sheet-large", most=limits.SHEET_MAX_BYTES)
NOT_TEXT: Final = syntax("sheet-not-text")
UNKNOWN: Final = Refusal("structure-unknown", "illegal", {"known": SHIPPED})
_ASKED: Final = msgspec.json.Decoder(SheetAsked)
_WISHED: Final = msgspec.json.Decoder(Wish)


class Structures:
    """The endpoints below `/api/structures`, for everybody whom the room knows."""

    def __init__(self, shell: Shell, sessions: Sessions) -> None:
        self._shell: Final = shell
        self._visitors: Final = Visitors(sessions)
        self._turns: Final = asyncio.Semaphore(1)

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/structures", self.listed, methods=["GET"]),
            Route("/api/structures/make", self.make, methods=["POST"]),
            Route("/api/structures/check", self.check, methods=["POST"]),
            Route("/api/structures/read", self.read, methods=["POST"]),
            Route("/api/structures/write", self.write, methods=["POST"]),
            Route("/api/structures/{name}", self.shipped, methods=["GET"]),
        ]

    async def listed(self, request: Request) -> Response:
        """The sheets that come with the room."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        return reply(StructuresView(tuple(map(_line, SHIPPED)), EVENT_GAMES))

    async def shipped(self, request: Request) -> Response:
        """One of them."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        name = request.path_params["name"]
        if name not in SHIPPED:
            return refused(UNKNOWN, 404)
        return await self._shown(shown_sheet, shipped_sheet(name))

    async def make(self, request: Request) -> Response:
        """One made for a field, a stack and an evening."""
        body = await self._body(request)
        if isinstance(body, Refusal):
            return refused(body)
        wish = decoded(_WISHED, body)
        return refused(wish) if isinstance(wish, Refusal) else await self._shown(_made, wish)

    async def check(self, request: Request) -> Response:
        """One that somebody has before him, with all that there is to tell of it."""
        body = await self._body(request)
        if isinstance(body, Refusal):
            return refused(body)
        asked = decoded(_ASKED, body)
        if isinstance(asked, Refusal):
            return refused(asked)
        return await self._shown(looked_at, asked.sheet)

    async def read(self, request: Request) -> Response:
        """The one in the file in the body."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        form = _form(request)
        if isinstance(form, Refusal):
            return refused(form)
        data = await uploaded(request, limits.SHEET_MAX_BYTES, TOO_LARGE)
        if isinstance(data, Refusal):
            return refused(data)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return refused(NOT_TEXT)
        return await self._shown(lambda told, settings: _read(told, form, settings), text)

    async def write(self, request: Request) -> Response:
        """One as a file."""
        body = await self._body(request)
        if isinstance(body, Refusal):
            return refused(body)
        asked = decoded(_ASKED, body)
        form = _form(request)
        if isinstance(asked, Refusal):
            return refused(asked)
        if isinstance(form, Refusal):
            return refused(form)
        if (wrong := ill_formed(asked.sheet)) is not None:
            return refused(wrong.refusal)
        return Response(
            write_sheet(sheet_of(asked.sheet), form),
            headers={
                "cache-control": "no-store",
                "content-disposition": f'attachment; filename="structure.{form}"',
            },
            media_type="application/octet-stream",
        )

    async def _body(self, request: Request) -> bytes | Refusal:
        """What somebody whom the room knows has sent."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return caller
        body = await body_of(request)
        return body.refusal if isinstance(body, Unread) else body

    async def _shown(self, look: Callable[[T, Settings], Shown], at: T) -> Response:
        """What comes of looking at it, beside the loop."""
        settings = self._shell.room.settings
        shown = await beside(self._turns, lambda: look(at, settings))
        return refused(shown) if isinstance(shown, Refusal) else reply(shown)


def _made(wish: Wish, settings: Settings) -> Shown:
    try:
        return shown_sheet(make_sheet(wish), settings)
    except BadWish as wrong:
        return Refusal(f"wish-{wrong.code}", "illegal", {**wrong.parameters})


def _read(text: str, form: Form, settings: Settings) -> Shown:
    try:
        return shown_sheet(read_sheet(text, form=form), settings)
    except BadSheet as bad:
        return SheetUnread(bad.line, bad.refusal)


def _form(request: Request) -> Form | Refusal:
    """The form that the query names, TOML unless told."""
    came = request.query_params.get("form", FORMS[0])
    named = next((form for form in FORMS if form == came), None)
    expected = ", ".join(FORMS)
    return named or syntax("frame-not-understood", at="form", expected=expected, came=came[:20])


def _line(name: str) -> StructureLine:
    sheet = shipped_sheet(name)
    return StructureLine(
        name=name,
        real=name in REAL,
        entrants=sheet.entrants,
        table_size=sheet.table_size,
        stack=sheet.stack,
        levels=len(sheet.levels),
        minutes=sheet.minutes,
        games=sheet.games,
    )
