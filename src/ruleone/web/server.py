"""The process around the application: one loop, one server, and an orderly end."""

import asyncio
import contextlib
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn
import uvloop

from ruleone import limits
from ruleone.room.room import Room
from ruleone.store.alive import AliveFile
from ruleone.store.deliveries import Deliveries
from ruleone.store.journal import Journal
from ruleone.store.people import People
from ruleone.web.app import application
from ruleone.web.clock import RoomClock
from ruleone.web.forecasts.forecasts import Forecasts
from ruleone.web.hooks.dispatcher import Dispatcher
from ruleone.web.metrics import Metrics
from ruleone.web.parts import Books, Parts
from ruleone.web.rate import LetGo
from ruleone.web.recurring import Recurring
from ruleone.web.sessions.seen import Seen
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell
from ruleone.web.sockets.places import Places, PlainConnection, SocketConnection
from ruleone.web.upkeep import (
    Forgetting,
    FurtherLinks,
    Heads,
    Heartbeat,
    collect,
    seldom_looked_for,
)

Announce = Callable[[str], None]
"""Function called once when the room takes visitors, with the path of a fresh director link."""


class House(NamedTuple):
    """A room with its journal and its people, ready to be opened, in their folder."""

    room: Room
    journal: Journal
    people: People
    clock: RoomClock
    deliveries: Deliveries
    alive: AliveFile
    folder: Path

    def close(self) -> None:
        """Finish the writes, then close the files."""
        self.journal.close()
        self.people.close()
        self.deliveries.close()


class Server(uvicorn.Server):
    """uvicorn, with our own signals and a farewell to every connection before the end."""

    def __init__(self, config: uvicorn.Config, shell: Shell) -> None:
        super().__init__(config)
        self._shell: Final = shell
        self._places: Final = Places(self.server_state.connections)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to `heed_signals`, which runs before the room is announced."""
        yield

    @contextlib.contextmanager
    def heed_signals(self) -> Iterator[None]:
        """End in order at the first signal, at once at the second."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def on_tick(self, counter: int) -> bool:
        """Return whether to end, ten times a second: on request, or after a journal error."""
        if counter % limits.PLACES_LOOKED_TURNS == 0:
            self._places.look(asyncio.get_running_loop().time())
        return await super().on_tick(counter) or self._shell.failure is not None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, say farewell, then close."""
        for server in self.servers:
            server.close()
        self._shell.farewell()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.FAREWELL_MAX_S):
                await self._shell.everybody_gone()
        await super().shutdown(sockets)


def run(
    house: House,
    door: socket.socket,
    hosts: frozenset[str],
    cookie: str,
    pages: Path | None,
    announce: Announce,
) -> BaseException | None:
    """Keep the house open until a signal ends it (None), or the journal fails (the error)."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = limits.SOCKETS_MAX + limits.PLAIN_MOST + limits.FILES_BESIDE
    wanted = files if most == resource.RLIM_INFINITY else min(files, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_keep_open(house, door, hosts, cookie, pages, announce))


async def _keep_open(
    house: House,
    door: socket.socket,
    hosts: frozenset[str],
    cookie: str,
    pages: Path | None,
    announce: Announce,
) -> BaseException | None:
    metrics = Metrics()
    shell = Shell(house.room, house.journal, house.clock, metrics)
    sessions = Sessions(house.people, house.clock, cookie, shell.program)
    parts = Parts(
        shell=shell,
        sessions=sessions,
        metrics=metrics,
        clock=house.clock,
        books=Books(house.journal, house.people),
        forecasts=Forecasts(),
        hosts=hosts,
        pages=pages,
        let_go=LetGo(),
        logo=house.people.logo,
    )
    config = uvicorn.Config(
        application(parts),
        http=PlainConnection,
        ws=SocketConnection,
        ws_max_size=limits.FRAME_CUT_OFF_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.PING_EVERY_S,
        ws_ping_timeout=limits.PONG_MAX_S,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    dispatcher = Dispatcher(
        house.room.hooks,
        house.journal,
        house.deliveries,
        house.clock,
        house.people,
        lambda: shell.changed(*house.room.hooks.topics),
    )
    shell.heard, shell.erased = dispatcher.heard, dispatcher.erased
    dispatcher.start()
    heartbeat = Heartbeat(lambda: house.room.alive(house.clock.now_ms()), house.alive)
    heartbeat.start()
    recurring = _recurring(house, shell, sessions.seen)
    server = Server(config, shell)
    with server.heed_signals(), seldom_looked_for():
        if (token := await shell.director_link()) is not None:
            announce(f"/link/{token}")
            sessions.seen.start()
            for each in recurring:
                each.start()
            # Beside the first visitors, who need none of it; they would wait a third of a second.
            ready = asyncio.create_task(asyncio.to_thread(house.room.make_ready))
            await server.serve(sockets=[door])
            await ready
    await parts.forecasts.close()
    for each in recurring:
        await each.stop()
    await sessions.seen.stop()
    await dispatcher.stop()
    await heartbeat.stop()
    return shell.failure


def _recurring(house: House, shell: Shell, seen: Seen) -> tuple[Recurring, ...]:
    """Return the recurring work while the room takes visitors."""
    heads = Heads(house.journal, shell.note_head)
    further = FurtherLinks(house.folder, shell)
    journal = house.folder / "journal.sqlite"
    forgetting = Forgetting(journal, house.people, seen, shell, house.clock)
    return (
        Recurring(heads.note, limits.HEAD_NOTED_EVERY_S),
        Recurring(further.step, limits.WANTED_LINKS_EVERY_S),
        Recurring(forgetting.step, limits.PASSERS_BY_FORGOTTEN_EVERY_S),
        Recurring(collect, limits.GARBAGE_LOOKED_FOR_EVERY_S),
    )
