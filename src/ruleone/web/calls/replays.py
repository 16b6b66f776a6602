"""Hands that are over, for the replayer: those of the room by name, those of a file in its body.

What is asked for is made ready beside the loop, a few at a time: the tables in play come first.
"""

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.archive import Archive
from ruleone.room.hand_files import hand_in, hands_in
from ruleone.room.replay_views import Eyes
from ruleone.rulebook import edition
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.beside import answered_beside, beside
from ruleone.web.calls.uploads import uploaded
from ruleone.web.calls.visitors import Visitors
from ruleone.web.reading import misunderstood, syntax
from ruleone.web.replies import refused
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell

TOO_LARGE: Final = syntax("hand-file-too-large", bytes=limits.REPLAY_FILE_MAX_BYTES)


class Asked(msgspec.Struct, frozen=True):
    """The query: an event of the room or the name of a file, a hand, and whose eyes."""

    event: str = ""
    name: str = ""
    hand: int | None = None
    eyes: Eyes | None = None
    seat: int = 0


class Replays:
    """The endpoints below `/api/replay`."""

    def __init__(self, shell: Shell, sessions: Sessions, archive: Archive) -> None:
        self._shell: Final = shell
        self._visitors: Final = Visitors(sessions)
        self._archive: Final = archive
        self._in_archive: Final = asyncio.Semaphore(1)
        self._uploads: Final = asyncio.Semaphore(limits.REPLAY_UPLOADS_AT_ONCE)
        self._in_files: Final = asyncio.Semaphore(limits.REPLAY_FILES_AT_ONCE)

    def routes(self) -> list[BaseRoute]:
        """All endpoints, with their methods."""
        return [
            Route("/api/replay/room", self.room, methods=["GET"]),
            Route("/api/replay/file", self.file, methods=["POST"]),
        ]

    async def room(self, request: Request) -> Response:
        """The hands of an event that are over, or one of them step by step."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        asked = _asked(request)
        if isinstance(asked, Refusal):
            return refused(asked)
        sight = self._shell.room.sight(asked.event, caller)
        archive, hand = self._archive, asked.hand
        if hand is None:
            listed = await beside(self._in_archive, lambda: archive.hands(asked.event, sight))
            return answered_beside(listed)
        return answered_beside(
            await beside(
                self._in_archive,
                lambda: archive.hand(asked.event, hand, sight, asked.eyes, asked.seat),
            )
        )

    async def file(self, request: Request) -> Response:
        """The hands of the file in the body, or one of them step by step."""
        caller = self._visitors.caller(request)
        if isinstance(caller, Refusal):
            return refused(caller)
        asked = _asked(request)
        if isinstance(asked, Refusal):
            return refused(asked)
        async with self._uploads:
            data = await uploaded(request, limits.REPLAY_FILE_MAX_BYTES, TOO_LARGE)
            if isinstance(data, Refusal):
                return refused(data)
            hand = asked.hand
            if hand is None:
                return answered_beside(
                    await beside(self._in_files, lambda: hands_in(data, asked.name))
                )
            rules = edition(self._shell.welcome(caller).edition)
            return answered_beside(
                await beside(
                    self._in_files,
                    lambda: hand_in(data, asked.name, hand, rules, asked.eyes, asked.seat),
                )
            )


def _asked(request: Request) -> Asked | Refusal:
    """The query, or what of it cannot be read."""
    query = dict(request.query_params)
    for name, text in query.items():
        if len(text) > limits.TEXT_MAX_CHARACTERS:
            most = limits.TEXT_MAX_CHARACTERS
            return syntax("text-too-long", at=name[:20], expected=most, came=len(text))
    try:
        asked = msgspec.convert(query, Asked, strict=False)
    except msgspec.ValidationError as wrong:
        return misunderstood(str(wrong))
    if not 0 <= (asked.hand or 0) <= limits.HAND_NUMBER_MAX:
        return syntax("number-too-large", at="hand", expected=limits.HAND_NUMBER_MAX, came="")
    return asked
