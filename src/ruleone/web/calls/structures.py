"""Structure sheets over plain HTTP: shipped ones, generated, checked, read, written.

Nothing of them is kept; `create-event` announces an event by one. They are for everybody whom the
room knows.
"""

from collections.abc import Callable
from typing import Final, TypeVar, cast

import msgspec

from ruleone import limits
from ruleone.room.core.settings import Settings
from ruleone.room.event.setup.custom_structure import (
    SheetUnread,
    SheetView,
    StructureLine,
    StructuresView,
    looked_at,
    shown_sheet,
)
from ruleone.rulebook.citation import Refusal
from ruleone.structures.document import SheetDocument, ill_formed, sheet_of
from ruleone.structures.files import FORMS, BadSheet, Form, read_sheet, write_sheet
from ruleone.structures.making import BadWish, Wish, make_sheet
from ruleone.structures.shipped import REAL, SHIPPED, shipped_sheet
from ruleone.tournament.terms.games import event_games
from ruleone.web.calls.call import File, Upload, call
from ruleone.web.calls.query import Query, choice
from ruleone.web.calls.serving import Asked, Group
from ruleone.web.reading import syntax

T = TypeVar("T")
S = TypeVar("S")

TOO_LARGE: Final = syntax("sheet-large", most=limits.SHEET_MAX_BYTES)
NOT_TEXT: Final = syntax("sheet-not-text")
UNKNOWN: Final = Refusal("structure-unknown", "illegal", {"known": SHIPPED})
FORM: Final = cast("Query[Form]", choice("form", FORMS, FORMS[0]))
SHEET_FILE: Final = Upload(lambda: limits.SHEET_MAX_BYTES, TOO_LARGE)

WISH: Final = {"name": "Friday", "minutes": 240, "entrants": 27, "stack": 20_000}
SHEET: Final = {
    "sheet": {
        "name": "Friday",
        "entrants": 27,
        "stack": 20_000,
        "minutes": 20,
        "rows": [{"level": 1, "blinds": [50, 100]}],
    }
}
"""Examples of bodies."""


class SheetAsked(msgspec.Struct, frozen=True):
    """A structure sheet to be checked, or written as a file."""

    sheet: SheetDocument


class StructureCalls(Group):
    """The calls below `/api/structures`."""

    @call("GET", "/api/structures")
    async def listed(self, asked: Asked) -> StructuresView:
        """List the structure sheets that come with the room."""
        return StructuresView(tuple(map(_line, SHIPPED)), event_games())

    @call(
        "GET",
        "/api/structures/{name}",
        refuses={404: (UNKNOWN.code,)},
        sample={"name": SHIPPED[0]},
    )
    async def shipped(self, asked: Asked) -> SheetView | Refusal:
        """Return one of the structure sheets that come with the room."""
        name = asked.part("name")
        if name not in SHIPPED:
            return UNKNOWN
        return await self._shown(shown_sheet, shipped_sheet(name))

    @call("POST", "/api/structures/make", refuses={409: ("wish-*",)}, sample={"body": WISH})
    async def make(self, asked: Asked, body: Wish) -> SheetView | Refusal:
        """Generate a structure sheet for a field, a stack and a duration."""
        return await self._shown(_made, body)

    @call("POST", "/api/structures/check", refuses={400: ("sheet-*",)}, sample={"body": SHEET})
    async def check(self, asked: Asked, body: SheetAsked) -> SheetView | Refusal:
        """Return a structure sheet with all its flaws; nothing of it is kept."""
        return await self._shown(looked_at, body.sheet)

    @call(
        "POST",
        "/api/structures/read",
        queries=(FORM,),
        upload=SHEET_FILE,
        refuses={400: (NOT_TEXT.code,)},
        sample={"body": write_sheet(shipped_sheet(SHIPPED[0]), "toml")},
    )
    async def read(self, asked: Asked, body: bytes) -> SheetView | SheetUnread | Refusal:
        """Return the structure sheet in the file in the body, by default TOML; none is kept."""
        try:
            text = body.decode()
        except UnicodeDecodeError:
            return NOT_TEXT
        form = asked[FORM]
        return await self._shown(lambda told, settings: _read(told, form, settings), text)

    @call(
        "POST",
        "/api/structures/write",
        queries=(FORM,),
        refuses={400: ("sheet-*",)},
        sample={"body": SHEET},
    )
    async def write(self, asked: Asked, body: SheetAsked) -> File | Refusal:
        """Return a structure sheet as a file, by default TOML."""
        if (wrong := ill_formed(body.sheet)) is not None:
            return wrong.refusal
        form = asked[FORM]
        return File(f"structure.{form}", write_sheet(sheet_of(body.sheet), form))

    async def _shown(self, look: Callable[[T, Settings], S], at: T) -> S | Refusal:
        """Return the result of checking a sheet, beside the loop."""
        settings = self.parts.shell.room.settings
        return await self.beside(lambda: look(at, settings))

    CALLS = (listed, shipped, make, check, read, write)


def _made(wish: Wish, settings: Settings) -> SheetView | Refusal:
    try:
        return shown_sheet(make_sheet(wish), settings)
    except BadWish as wrong:
        return Refusal(f"wish-{wrong.code}", "illegal", {**wrong.parameters})


def _read(text: str, form: Form, settings: Settings) -> SheetView | SheetUnread:
    try:
        return shown_sheet(read_sheet(text, form=form), settings)
    except BadSheet as bad:
        return SheetUnread(bad.line, bad.refusal)


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
