"""The room over plain HTTP, for programs: the same asks, answers and views as on the socket."""

import inspect
import re
import secrets
from collections.abc import Callable, Iterator
from typing import Any, Final, get_args

from starlette.responses import Response

from ruleone import limits
from ruleone.room.commands import Ask, Command, Query
from ruleone.room.topics import TOPICS
from ruleone.room.views import Answer, View, Welcome
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import ANYBODY, ASKS, Call, call, part
from ruleone.web.calls.query import text
from ruleone.web.calls.serving import Asked, Group, body_of, caller_of, nobody
from ruleone.web.rate import TOO_FAST
from ruleone.web.reading import Unread, read_body, read_command, syntax
from ruleone.web.replies import answered, reply
from ruleone.web.sessions.sessions import brought

TOPIC: Final = text("topic", limits.TOPIC_MAX_CHARACTERS, least=1, required=True)
KEY: Final[dict[str, Any]] = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "The id of the command: the same id with the same command gets the same answer "
    "again. Without one the room makes it up.",
    "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": limits.COMMAND_ID_MAX_CHARACTERS,
    },
}
COMMANDS: Final[dict[str, Any]] = {
    str(kind.__struct_config__.tag): kind for kind in (*get_args(Command), *get_args(Query))
}
"""The types of commands and queries, by name."""

DONE: Final[dict[str, Any]] = dict.fromkeys(("200", "400", "409", "413", "500", "503"), Answer)
"""The responses to an ask: all have an answer, refusals too."""
CLOSED: Final = {503: ("room-stopped", "room-closed")}


def _every_command(one: Call) -> Iterator[Call]:
    """Yield a call for each command, by its type."""
    for name, kind in COMMANDS.items():
        told = " ".join(inspect.cleandoc(kind.__doc__).split())
        yield one._replace(
            path=f"/api/do/{name}",
            summary=re.split(r"(?<=\.)\s", told, maxsplit=1)[0],
            description=told,
            takes=kind,
            parameters=(KEY,),
            judges=name,
        )


def _every_topic(one: Call) -> Iterator[Call]:
    """Yield a call for each topic, by its path."""
    for topic in TOPICS.values():
        for path in topic.paths:
            yield one._replace(
                path=f"/api/view/{path}",
                summary=f"The topic `{path}` as you see it now.",
                description=" ".join(inspect.cleandoc(topic.view.__doc__).split()),
                gives=one.gives | {"200": topic.view},
                parameters=tuple(map(part, re.findall(r"{(\w+)}", path))),
            )


class RoomCalls(Group):
    """The calls for all that a page does over its socket: the session, asks and topics."""

    @call(
        "GET",
        "/api/me",
        may=ANYBODY,
        rate=None,
        gives={"200": Welcome},
        refuses={401: ("no-token",), 429: (TOO_FAST.code,)},
    )
    async def me(self, asked: Asked) -> Response | Refusal:
        """Return who you are; a newcomer gets a session cookie, and a name by the first act."""
        sessions, request = self.parts.sessions, asked.request
        session, token = sessions.of(request), None
        if session is None and brought(request) is not None:
            return nobody(request)
        if session is None:
            token = sessions.fresh(request)
            session = None if token is None else sessions.looking(token)
        if session is None:
            return TOO_FAST
        response = reply(self.parts.shell.welcome(asked.room.acting(caller_of(session))))
        if token is not None:
            sessions.give(token, request, response)
        return response

    @call("POST", "/api/do", rate=ASKS, takes=Ask, gives=DONE, refuses=CLOSED)
    async def do(self, asked: Asked) -> Response:
        """Ask once and get one answer, as on the socket."""
        return await self._ask(asked, read_body)

    @call(
        "GET",
        "/api/view",
        rate=ASKS,
        queries=(TOPIC,),
        refuses={404: ("*",), 503: ("room-stopped",)},
    )
    async def view(self, asked: Asked) -> View | Refusal:
        """Return a topic as you see it now."""
        return await self.parts.shell.see(asked[TOPIC], asked.caller)

    @call(
        "GET",
        "/api/view/{topic:path}",
        rate=ASKS,
        refuses={400: ("text-too-long",), 404: ("*",), 503: ("room-stopped",)},
        each=_every_topic,
    )
    async def topic(self, asked: Asked) -> View | Refusal:
        """Return a topic by its path, for example `/api/view/table/e1/2`."""
        topic = TOPIC.read(asked.part("topic"))
        if isinstance(topic, Refusal):
            return topic
        return await self.parts.shell.see(topic, asked.caller)

    @call(
        "POST",
        "/api/do/{command}",
        rate=ASKS,
        takes=Ask,
        gives=DONE,
        refuses=CLOSED,
        headers=(KEY,),
        each=_every_command,
    )
    async def do_one(self, asked: Asked) -> Response:
        """Give one command by the name of its type, with its fields in the body.

        Its id is in the header `Idempotency-Key`.
        """
        kind = asked.part("command")
        label = asked.request.headers.get("idempotency-key")
        if label is None:
            label = secrets.token_hex(16)
        if kind not in COMMANDS:
            came = kind[: limits.TOPIC_MAX_CHARACTERS]
            unknown = syntax("frame-not-understood", at="$", expected="known-type", came=came)
            return reply(unknown, 404)
        return await self._ask(asked, lambda raw: read_command(kind, label, raw))

    async def _ask(self, asked: Asked, read: Callable[[bytes], Ask | Unread]) -> Response:
        """Answer an ask once it is durable."""
        request, session = asked.request, asked.session
        raw = await body_of(request)
        ask = raw if isinstance(raw, Unread) else read(raw)
        if isinstance(ask, Unread):
            self.parts.metrics.unread(ask.refusal.code)
            return answered(Answer(ask.id, ask.refusal))
        looker = self.parts.sessions.looker(request, session)
        caller = asked.caller
        return answered(await self.parts.shell.ask_once(ask, caller, looker))

    CALLS = (me, do, view, topic, do_one)
