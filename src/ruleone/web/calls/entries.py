"""Entry lists over plain HTTP: checked whole against room and event, before anything is done.

The room is asked for a part of a list at a time, so that a long one keeps nobody waiting.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar, cast, get_args

import msgspec

from ruleone import limits
from ruleone.lists.columns import OF_ENTRIES, ColumnRole
from ruleone.lists.reading import read_list
from ruleone.lists.table import BadList, Encoding
from ruleone.room.directory.directory import Meant
from ruleone.room.directory.lists import People, list_read, people_of
from ruleone.room.directory.sheets import BadSheet, SheetForm
from ruleone.room.directory.views import (
    ChosenLines,
    EntriesReady,
    EntriesRefused,
    EntryFault,
    ListRead,
    SheetRefused,
)
from ruleone.room.event.entries.view import EntryStatus, PassedOver
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import UNREAD, call
from ruleone.web.calls.players import PLAYERS, PLAYERS_FILE
from ruleone.web.calls.query import choice, text
from ruleone.web.calls.serving import DIRECTS, Asked, Group
from ruleone.web.reading import decoded

FORM: Final = choice("form", (*get_args(SheetForm), "house"), "csv")
"""A file of this form, or everybody whom the house keeps."""
T = TypeVar("T")
COLUMNS: Final = text("columns", 10 * limits.LIST_COLUMNS_MAX)
"""The contents of the columns, separated by commas; by default they are guessed."""
SHEET: Final = text("sheet", limits.REASON_MAX_CHARACTERS)
ENCODING: Final = choice("encoding", get_args(Encoding), "")
HEADER: Final = choice("header", ("guess", "yes", "no"), "guess")
"""Whether the first line names the columns."""
BAD: Final = choice("bad", ("refuse", "leave"), "refuse")
"""Whether one bad line stops the list, or is left out and told."""
READING: Final = (COLUMNS, SHEET, ENCODING, HEADER)
"""The parameters by which a list is read otherwise than guessed."""
CHOSEN: Final = msgspec.json.Decoder(ChosenLines)


class EntryCalls(Group):
    """The calls below `/api/entries`.

    The players of a list are kept for the house: so it is for directors of the whole room.
    """

    @call(
        "POST",
        "/api/entries/{event}",
        may=DIRECTS,
        queries=(FORM,),
        upload=PLAYERS_FILE,
        refuses={409: ("event-*", "entries-too-many")},
        sample=PLAYERS,
    )
    async def make_ready(
        self, asked: Asked, body: bytes
    ) -> EntriesReady | EntriesRefused | SheetRefused | Refusal:
        """Check the list of players in the body, or all players of the house, against an event.

        It is kept whole or not at all. `enter-players` then enters them. For a director.
        """
        form = asked[FORM]
        meant = await self.beside(lambda: self._read(body, form))
        if isinstance(meant, SheetRefused | Refusal):
            return meant
        return await self._made_ready(
            asked.part("event"), meant, namesakes=None if form == "house" else False
        )

    @call(
        "POST",
        "/api/entries/{event}/list",
        may=DIRECTS,
        queries=READING,
        upload=PLAYERS_FILE,
        refuses={400: ("list-role",), 409: ("event-*",)},
        sample=PLAYERS,
    )
    async def read(self, asked: Asked, body: bytes) -> ListRead | SheetRefused | Refusal:
        """Read a list of any kind for an event; nothing is kept.

        It is pasted names, CSV, a workbook (.xlsx) or a save of The Tournament Director. The answer
        shows the columns, and who may be meant by each line. `/api/entries/{event}/chosen` then
        takes the lines. For a director.
        """
        event = asked.part("event")
        found = await people_in(self, asked, body, OF_ENTRIES)
        if isinstance(found, SheetRefused | Refusal):
            return found
        free = 0
        stands: dict[str, EntryStatus | Refusal | None] = {}
        for _, some in _portions(found.persons):
            seen = self.parts.shell.room.entries_seen(event, some)
            if isinstance(seen, Refusal):
                return seen
            free = seen.free
            stands.update(zip(some, seen.standings, strict=True))
            await asyncio.sleep(0)  # whoever plays comes first
        return list_read(found, stands, free)

    @call(
        "POST",
        "/api/entries/{event}/chosen",
        may=DIRECTS,
        queries=(BAD,),
        upload=PLAYERS_FILE,
        refuses={400: UNREAD, 409: ("event-*", "entries-too-many")},
        sample={"body": '{"lines": [{"line": 1, "name": "Ann"}]}'},
    )
    async def take_chosen(
        self, asked: Asked, body: bytes
    ) -> EntriesReady | EntriesRefused | SheetRefused | Refusal:
        """Check chosen lines of a list against an event, and keep the players who are new.

        The body is a `ChosenLines` in JSON. One bad line stops all of them, or with `bad=leave` is
        left out and told in `faults`. `enter-players` then enters them, those who have `paid` with
        the way of their payment. For a director.
        """
        lines = decoded(CHOSEN, body)
        if isinstance(lines, Refusal):
            return lines
        register = self.parts.books.register
        chosen = await self.beside(lambda: register.chosen(lines.lines))
        if isinstance(chosen, Refusal):
            return chosen
        meant, faults = chosen
        leave = asked[BAD] == "leave"
        return await self._made_ready(
            asked.part("event"), meant, namesakes=True, faults=faults, leave=leave
        )

    def _read(self, data: bytes, form: str) -> tuple[Meant, ...] | SheetRefused:
        if form == "house":
            return self.parts.books.register.of_house()
        try:
            return self.parts.books.register.meant(data, "json" if form == "json" else "csv")
        except BadSheet as bad:
            return SheetRefused(bad.faults)

    async def _made_ready(
        self,
        event: str,
        meant: Sequence[Meant],
        *,
        namesakes: bool | None = False,
        faults: Sequence[EntryFault] = (),
        leave: bool = False,
    ) -> EntriesReady | EntriesRefused | SheetRefused | Refusal:
        """Return the players to be entered; with `leave` those who may not be are left out.

        Those who are new are kept, with `namesakes` under a name that others have; with None all
        are kept already.
        """
        bad = list(faults)
        to_enter: list[Meant] = []
        passed: list[PassedOver] = []
        free = 0
        for _, some in _portions(meant):
            seen = self.parts.shell.room.entries_seen(event, [one.player.person for one in some])
            if isinstance(seen, Refusal):
                return seen
            free = seen.free
            for one, standing in zip(some, seen.standings, strict=True):
                if isinstance(standing, Refusal):
                    bad.append(EntryFault(one.line, one.player.name, standing))
                elif standing is not None:
                    passed.append(PassedOver(one.player.person, standing))
                else:
                    to_enter.append(one)
            await asyncio.sleep(0)  # whoever plays comes first
        bad.sort(key=lambda one: one.line)
        told = tuple(bad[: limits.SHEET_FAULTS_TOLD_MAX])
        if bad and not leave:
            return EntriesRefused(told, len(bad))
        if len(to_enter) > free:
            return Refusal("entries-too-many", "illegal", {"free": free, "came": len(to_enter)})
        players = [one.player.person for one in to_enter]
        added = players.count("")
        if namesakes is not None and to_enter:
            kept = await self.beside(lambda: self._keep(to_enter, namesakes=namesakes))
            if isinstance(kept, SheetRefused | Refusal):
                return kept
            players = kept
        here = tuple(passed[: limits.SHEET_FAULTS_TOLD_MAX])
        paid = tuple(player for player, one in zip(players, to_enter, strict=True) if one.paid)
        return EntriesReady(
            players=tuple(players),
            portion=limits.ENTERED_TOGETHER_MAX,
            here=len(passed),
            added=added,
            passed=here,
            faults=told,
            names=tuple(one.player.name for one in to_enter),
            paid=paid,
        )

    def _keep(self, meant: Sequence[Meant], *, namesakes: bool) -> list[str] | SheetRefused:
        now_ms = self.parts.clock.now_ms()
        try:
            return self.parts.books.register.keep(meant, now_ms, namesakes=namesakes)
        except BadSheet as bad:
            return SheetRefused(bad.faults)

    CALLS = (make_ready, read, take_chosen)


async def people_in(
    group: Group, asked: Asked, body: bytes, allowed: Sequence[ColumnRole]
) -> People | SheetRefused | Refusal:
    """Return the people of a list of any kind, whose columns hold what is `allowed`."""
    roles = [one for one in asked[COLUMNS].split(",") if one]
    if wrong := [one for one in roles if one not in allowed]:
        return Refusal("list-role", "syntax", {"came": wrong[0][:20]})
    sheet, header = asked[SHEET], {"yes": True, "no": False}.get(asked[HEADER])
    encoding = cast("Encoding", asked[ENCODING])
    register = group.parts.books.register

    def people() -> People | SheetRefused:
        try:
            table = read_list(body, sheet, encoding)
        except BadList as bad:
            return SheetRefused((bad.refusal,))
        return people_of(table, register, cast("list[ColumnRole]", roles), header, allowed)

    return await group.beside(people)


def _portions(some: Sequence[T]) -> Iterator[tuple[int, Sequence[T]]]:
    """Yield parts of the list, each with the number of its first entry.

    An empty list gives one empty part, to learn about the event.
    """
    for start in range(0, max(1, len(some)), limits.ENTRIES_SEEN_AT_ONCE):
        yield start, some[start : start + limits.ENTRIES_SEEN_AT_ONCE]
