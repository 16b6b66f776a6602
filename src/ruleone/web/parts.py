"""Parts of an open room that calls, pages and sockets use."""

import threading
from pathlib import Path
from typing import Final, NamedTuple

from ruleone.room.bundle.archive_store import ArchiveStore
from ruleone.room.directory.directory import Directory
from ruleone.room.hands.archive import Archive
from ruleone.room.results.leagues import LeagueTables
from ruleone.room.results.results import Results
from ruleone.store.journal import Journal
from ruleone.store.logo import Logo
from ruleone.store.people import People
from ruleone.web.clock import RoomClock
from ruleone.web.forecasts.forecasts import Forecasts
from ruleone.web.metrics import Metrics
from ruleone.web.rate import LetGo
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell


class Books:
    """Readers of journal and people beside the room.

    Finished hands and events, results and leagues of them, its players, and events as files.
    """

    def __init__(self, journal: Journal, people: People) -> None:
        self.archive: Final = Archive(journal, people)
        self.results: Final = Results(journal, people, threading.RLock())
        self.leagues: Final = LeagueTables(journal, self.results)
        self.register: Final = Directory(people, self.results)
        self.shelf: Final = ArchiveStore(journal, people, self.results)


class Parts(NamedTuple):
    """The parts of an open room.

    `hosts` are the names it answers to beside IP addresses, `pages` is the folder of the built
    pages, None where there is none.
    """

    shell: Shell
    sessions: Sessions
    metrics: Metrics
    clock: RoomClock
    books: Books
    forecasts: Forecasts
    hosts: frozenset[str]
    pages: Path | None
    let_go: LetGo
    logo: Logo
