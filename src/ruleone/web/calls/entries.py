"""Entry lists over plain HTTP: checked whole against room and event, before anything is done.

The room is asked for a part of a list at a time, so that a long one keeps nobody waiting.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final, get_args

from ruleone import limits
from ruleone.room.directory.directory import Meant
from ruleone.room.directory.sheets import BadSheet, SheetForm
from ruleone.room.directory.views import EntriesReady, EntriesRefused, EntryFault, SheetRefused
from ruleone.room.event.entries.view import EntryStatus, PassedOver
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import call
from ruleone.web.calls.players import PLAYERS, PLAYERS_FILE
from ruleone.web.calls.query import choice
from ruleone.web.calls.serving import DIRECTS, Asked, Group

FORM: Final = choice("form", (*get_args(SheetForm), "house"), "csv")
"""A file of this form, or everybody whom the house keeps."""


class EntryCalls(Group):
    """The call below `/api/entries`.

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
        return await self._made_ready(asked.part("event"), meant, form)

    def _read(self, data: bytes, form: str) -> tuple[Meant, ...] | SheetRefused:
        if form == "house":
            return self.parts.books.register.of_house()
        try:
            return self.parts.books.register.meant(data, "json" if form == "json" else "csv")
        except BadSheet as bad:
            return SheetRefused(bad.faults)

    async def _made_ready(
        self, event: str, meant: Sequence[Meant], form: str
    ) -> EntriesReady | EntriesRefused | SheetRefused | Refusal:
        faults: list[EntryFault] = []
        here: list[EntryStatus | None] = [None] * len(meant)
        free = 0
        for start, some in _portions(meant):
            seen = self.parts.shell.room.entries_seen(event, [one.player.person for one in some])
            if isinstance(seen, Refusal):
                return seen
            free = seen.free
            for at, (one, standing) in enumerate(zip(some, seen.standings, strict=True), start):
                if isinstance(standing, Refusal):
                    faults.append(EntryFault(one.line, one.player.name, standing))
                else:
                    here[at] = standing
            await asyncio.sleep(0)  # whoever plays comes first
        if faults:
            return EntriesRefused(tuple(faults[: limits.SHEET_FAULTS_TOLD_MAX]), len(faults))
        if (coming := here.count(None)) > free:
            return Refusal("entries-too-many", "illegal", {"free": free, "came": coming})
        to_enter = [one for one, status in zip(meant, here, strict=True) if status is None]
        players = [one.player.person for one in to_enter]
        added = players.count("")
        if form != "house" and to_enter:
            kept = await self.beside(lambda: self._keep(to_enter))
            if isinstance(kept, SheetRefused | Refusal):
                return kept
            players = kept
        passed = tuple(
            PassedOver(one.player.person, status)
            for one, status in zip(meant, here, strict=True)
            if status
        )
        told = passed[: limits.SHEET_FAULTS_TOLD_MAX]
        return EntriesReady(tuple(players), limits.LIST_MAX_ITEMS, len(passed), added, told)

    def _keep(self, meant: Sequence[Meant]) -> list[str] | SheetRefused:
        try:
            return self.parts.books.register.keep(meant, self.parts.clock.now_ms())
        except BadSheet as bad:
            return SheetRefused(bad.faults)

    CALLS = (make_ready,)


def _portions(meant: Sequence[Meant]) -> Iterator[tuple[int, Sequence[Meant]]]:
    """Yield parts of the list, each with the number of its first entry.

    An empty list gives one empty part, to learn about the event.
    """
    for start in range(0, max(1, len(meant)), limits.ENTRIES_SEEN_AT_ONCE):
        yield start, meant[start : start + limits.ENTRIES_SEEN_AT_ONCE]
