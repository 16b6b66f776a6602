"""A visitor of a served room: a cookie, a socket, and all that came over it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ruleone.chinese.views import RowsStand, Suggestions
from ruleone.room.commands import Ask, Command, Query, Watch
from ruleone.room.event.draws import DrawsFound
from ruleone.room.event.entries.view import EntriesFound
from ruleone.room.event.roster import PlayersFound, TablesFound
from ruleone.room.event.setup.changing import WouldChange
from ruleone.room.live.racing import RaceSheet
from ruleone.room.live.views import Consulted, FactAsked, LiveJudged
from ruleone.room.lobby.view import LobbyView
from ruleone.room.pages.views import TableView
from ruleone.room.views import Accepted, Answer, Closing, Frame, Gone, Shown, View, Welcome
from ruleone.rulebook.citation import Refusal

FRAME: Final = msgspec.json.Decoder(Frame)
PATIENCE_S: Final = 180.0
"""How long a test waits before it gives up; nothing is judged by it."""


Result = (
    Accepted | Refusal | RowsStand | Suggestions | LiveJudged | Consulted | FactAsked
    | PlayersFound
    | EntriesFound
    | RaceSheet
    | TablesFound
    | DrawsFound
    | WouldChange
)  # fmt: skip
"""What an answer may hold."""


class ConnectionEnded(Exception):
    """The connection ended while something was waited for."""


class Guest:
    """One browser: its session, and one connection at a time. Keeps the newest view of each
    topic, every answer by id, and checks that versions have no gap."""

    def __init__(self, address: str, cookie: str, language: str = "en") -> None:
        self._language: Final = language
        self.address: Final = address
        self.cookie: Final = cookie
        self.welcome: Welcome | None = None
        self.closing: Closing | None = None
        self.views: Final[dict[str, View]] = {}
        self.gone: Final[dict[str, Refusal]] = {}
        self.answers: Final[dict[str, Result]] = {}
        self.frames: Final[list[str]] = []
        self._versions: Final[dict[str, int]] = {}
        self._socket: ClientConnection | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._standing = False
        self._heard = asyncio.Condition()
        self._asked = 0

    @classmethod
    async def come(cls, address: str, path: str = "/api/me", language: str = "en") -> "Guest":
        """Open the room as a newcomer, or by a role link; then connect."""
        headers = {"Accept-Language": language}
        async with httpx.AsyncClient(base_url=address, headers=headers) as client:
            await client.get("/api/me")
            await client.get(path)
            ((name, value),) = client.cookies.items()
        guest = cls(address, f"{name}={value}", language)
        await guest.connect()
        return guest

    async def connect(self) -> None:
        """A new connection with the same session; what was known of views is forgotten."""
        for known in (self.views, self.gone, self._versions):
            known.clear()
        self.welcome = self.closing = None
        self._socket = await connect(
            self.address.replace("http", "ws", 1) + "/ws",
            additional_headers={
                "Cookie": self.cookie,
                "Origin": self.address,
                "Accept-Language": self._language,
            },
            compression=None,
            max_size=None,
        )
        self._standing = True
        self._hearing = asyncio.create_task(self._hear(self._socket))
        await self.until(lambda: self.welcome)

    async def leave(self) -> None:
        """Close the connection."""
        if self._socket is not None and self._hearing is not None:
            await self._socket.close()
            await self._hearing
            self._socket = None

    @property
    def connected(self) -> bool:
        """Whether the connection stands."""
        return self._standing

    async def _hear(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                text = await socket.recv()
                assert isinstance(text, str)
                self.frames.append(text)
                self._take(FRAME.decode(text))
                async with self._heard:
                    self._heard.notify_all()
        self._standing = False
        async with self._heard:
            self._heard.notify_all()

    def _take(self, frame: Frame) -> None:
        assert self.welcome is not None or isinstance(frame, Welcome), "welcome is said first"
        match frame:
            case Welcome():
                first = self.welcome or frame
                assert first.person == frame.person, "a connection is one person's"
                self.welcome = frame
            case Answer():
                self.answers[frame.id] = frame.result
            case Shown():
                expected = self._versions.get(frame.topic, 0) + 1
                assert frame.version == expected, f"{frame.topic}: {frame.version}, not {expected}"
                self._versions[frame.topic] = frame.version
                self.views[frame.topic] = frame.view
            case Gone():
                self.gone[frame.topic] = frame.refusal
            case Closing():
                self.closing = frame

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds of what came; fails when the connection ends before."""
        async with asyncio.timeout(PATIENCE_S), self._heard:
            while not holds():
                if not self.connected:
                    raise ConnectionEnded
                await self._heard.wait()

    async def say(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        assert self._socket is not None
        await self._socket.send(frame)

    async def ask(self, command: Command | Query, id_: str = "") -> Accepted | Refusal:
        """Ask, and wait for the answer."""
        answer = await self.look(command, id_)
        assert isinstance(answer, Accepted | Refusal), answer
        return answer

    async def look(self, command: Command | Query, id_: str = "") -> Result:
        """The same, for what has an answer of its own."""
        id_ = id_ or self.next_id()
        self.answers.pop(id_, None)
        await self.say(msgspec.json.encode(Ask(id_, command)).decode())
        await self.until(lambda: id_ in self.answers)
        return self.answers[id_]

    def next_id(self) -> str:
        """An id that this guest has not used yet."""
        self._asked += 1
        return f"t{self._asked}"

    async def watch(self, *topics: str) -> None:
        """Watch these topics and no others; returns when each has a view or is gone."""
        for topic in topics:
            self.views.pop(topic, None)
            self.gone.pop(topic, None)
        await self.ask(Watch(topics))
        await self.until(lambda: all(one in self.views or one in self.gone for one in topics))

    @property
    def lobby(self) -> LobbyView:
        """The lobby as last seen."""
        view = self.views["lobby"]
        assert isinstance(view, LobbyView)
        return view

    def table(self, topic: str) -> TableView:
        """A table as last seen."""
        view = self.views[topic]
        assert isinstance(view, TableView)
        return view


Come = Callable[..., Awaitable[Guest]]
"""Lets a newcomer in, by a path and in a language."""
