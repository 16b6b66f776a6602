"""The players of the house over plain HTTP: for its director; for a person their own data."""

from typing import Final, cast, get_args

from ruleone import limits
from ruleone.room.directory.directory import NO_PLAYER
from ruleone.room.directory.sheets import BadSheet, SheetForm
from ruleone.room.directory.views import PersonView, PlayersView, SheetRefused, SheetTaken
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import File, May, Upload, call
from ruleone.web.calls.query import SKIP, Query, choice, text
from ruleone.web.calls.serving import DIRECTS, Asked, Group
from ruleone.web.reading import syntax

TOO_LARGE: Final = syntax("roster-large", most=limits.SHEET_OF_PLAYERS_MAX_BYTES)
PLAYERS_FILE: Final = Upload(lambda: limits.SHEET_OF_PLAYERS_MAX_BYTES, TOO_LARGE)
PLAYERS: Final = {"body": "name\nAnn\nBo\n"}
"""Example of a list."""
FIND: Final = text("find", limits.TOPIC_MAX_CHARACTERS)
FORM: Final = cast("Query[SheetForm]", choice("form", get_args(SheetForm), "csv"))
FORM_OUT: Final = choice("form", (*get_args(SheetForm), "results"), "csv")


def _directs_or_is(asked: Asked) -> Refusal | None:
    is_own = asked.caller.person == asked.part("player")
    return None if is_own or DIRECTS.refuses is None else DIRECTS.refuses(asked)


class PlayerCalls(Group):
    """The calls below `/api/players`."""

    @call("GET", "/api/players", may=DIRECTS, queries=(FIND, SKIP))
    async def listed(self, asked: Asked) -> PlayersView | Refusal:
        """List the players of the house, for its director."""
        sought, skip = asked[FIND], asked[SKIP]
        return await self.beside(lambda: self.parts.books.register.listed(sought, skip))

    @call(
        "GET",
        "/api/players/{player}",
        may=May("Who directs the room, and the person.", _directs_or_is),
        refuses={404: (NO_PLAYER.code,)},
    )
    async def person(self, asked: Asked) -> PersonView | Refusal:
        """Return all that the room has of one person, for a director or for that person."""
        player = asked.part("player")
        register, here = self.parts.books.register, asked.room.person_here(player)
        return await self.beside(lambda: register.person(player, here))

    @call("GET", "/api/players/file", may=DIRECTS, queries=(FORM_OUT,))
    async def file(self, asked: Asked) -> File | Refusal:
        """Return all players as a file, or all their `results` as CSV, for a director."""
        register, form = self.parts.books.register, asked[FORM_OUT]
        if form == "results":
            written = await self.beside(register.results_written)
            return written if isinstance(written, Refusal) else File("results.csv", written)
        written = await self.beside(lambda: register.written(cast("SheetForm", form)))
        return written if isinstance(written, Refusal) else File(f"players.{form}", written)

    @call(
        "POST",
        "/api/players/file",
        may=DIRECTS,
        queries=(FORM,),
        upload=PLAYERS_FILE,
        sample=PLAYERS,
    )
    async def take_in(self, asked: Asked, body: bytes) -> SheetTaken | SheetRefused | Refusal:
        """Keep all players of the file in the body, or none of them, for a director."""
        form = asked[FORM]
        taken = await self.beside(lambda: self._take(body, form))
        if isinstance(taken, Refusal):
            return taken
        told, persons = taken
        if persons:
            self.parts.shell.renamed(persons)
        return told

    def _take(self, data: bytes, form: SheetForm) -> tuple[SheetTaken | SheetRefused, list[str]]:
        try:
            return self.parts.books.register.take_in(data, form, self.parts.clock.now_ms())
        except BadSheet as bad:
            return SheetRefused(bad.faults), []

    CALLS = (listed, person, file, take_in)
