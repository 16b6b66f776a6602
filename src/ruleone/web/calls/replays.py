"""Finished hands for the replayer: those of the room by name, those of a file in the body.

They are prepared beside the loop, a few at a time: the tables in play come first.
"""

import asyncio
from typing import Final, cast, get_args

from ruleone import limits
from ruleone.room.hands.archive import EVENT_UNKNOWN, HAND_NOT_OVER, HAND_UNKNOWN, SEAT_HIDDEN
from ruleone.room.hands.hand_files import hand_in, hands_in
from ruleone.room.hands.view import (
    ClosedTablesView,
    Eyes,
    FileFault,
    FileView,
    ReplayView,
    RoomHandsView,
)
from ruleone.rulebook import edition
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import Upload, call
from ruleone.web.calls.query import Query, choice, number, text
from ruleone.web.calls.serving import Asked, Group, beside
from ruleone.web.parts import Parts
from ruleone.web.reading import syntax

TOO_LARGE: Final = syntax("hand-file-too-large", bytes=limits.REPLAY_FILE_MAX_BYTES)

EVENT: Final = text("event", limits.TEXT_MAX_CHARACTERS)
NAME: Final = text("name", limits.TEXT_MAX_CHARACTERS)
HAND: Final = number("hand", limits.HAND_NUMBER_MAX, None)
EYES: Final = cast("Query[Eyes | None]", choice("eyes", get_args(Eyes), None))
SEAT: Final = number("seat", limits.SEATS_MAX, 0)
HAND_FILE: Final = Upload(lambda: limits.REPLAY_FILE_MAX_BYTES, TOO_LARGE)


class ReplayCalls(Group):
    """The calls below `/api/replay`."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._in_files: Final = asyncio.Semaphore(limits.REPLAY_FILES_AT_ONCE)

    @call(
        "GET",
        "/api/replay/room",
        queries=(EVENT, HAND, EYES, SEAT),
        refuses={
            404: (EVENT_UNKNOWN.code, HAND_UNKNOWN.code, HAND_NOT_OVER.code, SEAT_HIDDEN.code)
        },
    )
    async def room(self, asked: Asked) -> ReplayView | RoomHandsView | ClosedTablesView | Refusal:
        """Return finished hands of an event or a cash table, or one of them step by step.

        Without a name it returns the closed cash tables.
        """
        archive, event, hand = self.parts.books.archive, asked[EVENT], asked[HAND]
        sight = asked.room.sight(event, asked.caller)
        if not event and hand is None:
            return await self.beside(archive.closed_tables)
        if hand is None:
            return await self.beside(lambda: archive.hands(event, sight))
        return await self.beside(lambda: archive.hand(event, hand, sight, asked[EYES], asked[SEAT]))

    @call(
        "POST",
        "/api/replay/file",
        queries=(NAME, HAND, EYES, SEAT),
        upload=HAND_FILE,
        refuses={404: (HAND_UNKNOWN.code, SEAT_HIDDEN.code)},
    )
    async def file(self, asked: Asked, body: bytes) -> ReplayView | FileView | FileFault | Refusal:
        """Return the hands of the file in the body, or one of them step by step; none is kept."""
        name, hand = asked[NAME], asked[HAND]
        if hand is None:
            return await beside(self._in_files, lambda: hands_in(body, name))
        rules = edition(self.parts.shell.welcome(asked.caller).edition)
        return await beside(
            self._in_files, lambda: hand_in(body, name, hand, rules, asked[EYES], asked[SEAT])
        )

    CALLS = (room, file)
