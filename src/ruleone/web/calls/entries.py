"""Lists of entries over plain HTTP: checked whole against room and event, before anything is done.

The room is asked for some of a list at a time, so that a long one keeps nobody waiting.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.entry_views import PassedOver
from ruleone.room.register.register import Meant, Register
from ruleone.room.register.sheets import BadSheet, SheetForm
from ruleone.room.register.views import EntriesReady, EntriesRefused, EntryFault, SheetRefused
from ruleone.room.roles import DIRECTOR, Caller, needs_role
from ruleone.room.roster_commands import EntryStatus
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.beside import beside
from ruleone.web.calls.players import TOO_LARGE
from ruleone.web.calls.uploads import uploaded
from ruleone.web.calls.visitors import Visitors
from ruleone.web.clock import RoomClock
from ruleone.web.reading import syntax
from ruleone.web.replies import refused, reply
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell

_FORMS: Final = (*get_args(SheetForm), "house")
"""A file of this form, or everybody whom the house keeps."""


class EntriesOfEvents:
    """The endpoint below `/api/entries`."""

    def __init__(self, shell: Shell, sessions: Sessions, register: Register) -> None:
        self._shell: Final = shell
        self._visitors: Final = Visitors(sessions)
        self._register: Final = register
        self._clock: Final = RoomClock()
        self._turns: Final = asyncio.Semaphore(1)

    def routes(self) -> list[BaseRoute]:
        """The endpoint, with its method."""
        return [Route("/api/entries/{event}", self.make_ready, methods=["POST"])]

    async def make_ready(self, request: Request) -> Response:
        """Check the list in the body, or that of the house: who is to be entered now, and they are
        kept, or every line that is wrong, and then nothing is. Of who is passed over nothing
        changes."""
        caller = self._director(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        form = request.query_params.get("form", "csv")
        if form not in _FORMS:
            expected, came = ", ".join(_FORMS), form[:20]
            return refused(syntax("frame-not-understood", at="form", expected=expected, came=came))
        data = await uploaded(request, limits.SHEET_OF_PLAYERS_MAX_BYTES, TOO_LARGE)
        if isinstance(data, Refusal):
            return refused(data)
        meant = await beside(self._turns, lambda: self._read(data, form))
        if isinstance(meant, SheetRefused):
            return reply(meant)
        if isinstance(meant, Refusal):
            return refused(meant)
        ready = await self._made_ready(request.path_params["event"], meant, form)
        return refused(ready) if isinstance(ready, Refusal) else reply(ready)

    def _read(self, data: bytes, form: str) -> tuple[Meant, ...] | SheetRefused:
        if form == "house":
            return self._register.of_house()
        try:
            return self._register.meant(data, "json" if form == "json" else "csv")
        except BadSheet as bad:
            return SheetRefused(bad.faults)

    async def _made_ready(
        self, event: str, meant: Sequence[Meant], form: str
    ) -> EntriesReady | EntriesRefused | SheetRefused | Refusal:
        faults: list[EntryFault] = []
        here: list[EntryStatus | None] = [None] * len(meant)
        free = 0
        for start, some in _portions(meant):
            seen = self._shell.room.entries_seen(event, [one.player.person for one in some])
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
            kept = await beside(self._turns, lambda: self._keep(to_enter))
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
            return self._register.keep(meant, self._clock.now_ms())
        except BadSheet as bad:
            return SheetRefused(bad.faults)

    def _director(self, request: Request) -> Caller | Refusal:
        """Who directs the whole room: what a list has of its players is kept for the house."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return caller
        return caller if self._shell.room.directs(caller) else needs_role(DIRECTOR)


def _portions(meant: Sequence[Meant]) -> Iterator[tuple[int, Sequence[Meant]]]:
    """Some of them at a time, each with the number of its first; of an empty list none of them,
    once, to hear of the event."""
    for start in range(0, max(1, len(meant)), limits.ENTRIES_SEEN_AT_ONCE):
        yield start, meant[start : start + limits.ENTRIES_SEEN_AT_ONCE]
