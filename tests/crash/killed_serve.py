"""`ruleone serve` that kills its own process with -9 at a chosen step of ask and answer.

RULEONE_DEATH is the death, as JSON. With RULEONE_LIES its journal says of everything at once that
it is durable, and writes it later: the judge must find that out.
"""

import os
import signal
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Final

import msgspec
from deaths import Death, Step
from starlette.websockets import WebSocket

import ruleone.cli.serve
from ruleone.cli.main import main
from ruleone.store.journal import Write
from ruleone.store.sqlite import SqliteJournal


class Fate:
    """When this process dies."""

    def __init__(self, death: Death) -> None:
        self._death: Final = death
        self._left = death.occurrence

    def meet(self, step: Step) -> None:
        """The process is at this step now."""
        if step != self._death.step:
            return
        self._left -= 1
        if self._left == 0 and step == "fsync":
            threading.Thread(target=self._die_later, daemon=True).start()
        elif self._left == 0:
            die()

    def _die_later(self) -> None:
        time.sleep(self._death.delay_us / 1e6)
        die()


def die() -> None:
    """End as by a power cut."""
    os.kill(os.getpid(), signal.SIGKILL)


FATE: Final = Fate(msgspec.json.decode(os.environ["RULEONE_DEATH"], type=Death))


LIES: Final = "RULEONE_LIES" in os.environ
SLOW_S: Final = 0.2
"""How far a lie is ahead of the truth."""


class DoomedConnection(sqlite3.Connection):
    """SQLite, with the journal's steps passed through fate."""

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        """The rows of a group."""
        FATE.meet("insert")
        return super().executemany(sql, parameters)

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Any statement; the commit of a group among them."""
        if sql != "COMMIT":
            return super().execute(sql, parameters)
        FATE.meet("commit")
        if LIES:
            time.sleep(SLOW_S)
        FATE.meet("fsync")
        done = super().execute(sql, parameters)
        FATE.meet("durable")
        return done


class DoomedJournal(SqliteJournal):
    """The journal, with the handing in passed through fate."""

    def append(
        self, writes: Sequence[Write], after: "Future[None] | None" = None
    ) -> "Future[None]":
        """See `Journal.append`."""
        durable = super().append(writes, after)
        FATE.meet("append")
        if LIES:
            durable = Future()
            durable.set_result(None)
        return durable


def doom() -> None:
    """Put fate between the server and its journal, and between it and its visitors."""
    connect, send_text = sqlite3.connect, WebSocket.send_text

    def doomed_connect(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        return connect(*args, **kwargs, factory=DoomedConnection)

    async def doomed_send(self: WebSocket, data: str) -> None:
        answer = data.startswith('{"type":"answer"')
        if answer:
            FATE.meet("answer")
        await send_text(self, data)
        if answer:
            FATE.meet("answered")

    for owner, name, doomed in (
        (sqlite3, "connect", doomed_connect),
        (WebSocket, "send_text", doomed_send),
        (ruleone.cli.serve, "SqliteJournal", DoomedJournal),
    ):
        setattr(owner, name, doomed)


if __name__ == "__main__":
    doom()
    main()
