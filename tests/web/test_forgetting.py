"""Who came and never did anything is forgotten: in which order, and who stays."""

import os
import tracemalloc
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import pytest
from houses import House
from test_passers_by import DAY_MS, Late

from ruleone import limits
from ruleone.room.core.roles import Caller
from ruleone.store import passers_by
from ruleone.store.journal import Entry, Write
from ruleone.store.passers_by import Idle, Reached, named_behind
from ruleone.store.people import People
from ruleone.store.sqlite import SqliteJournal
from ruleone.web.sessions.seen import Seen
from ruleone.web.shell.watcher import Watcher
from ruleone.web.upkeep import Forgetting

MOST: Final = limits.PASSERS_BY_AT_ONCE


class Hour:
    """A room that has stood for two days, and what it does once an hour."""

    def __init__(self, folder: Path) -> None:
        self._house: Final = House()
        self.path: Final = folder / "journal.sqlite"
        self.journal: Final = SqliteJournal(self.path)
        self.people: Final = People(folder / "people.sqlite", os.urandom)
        clock = Late(2 * DAY_MS)
        self.seen: Final = Seen(self.people.sessions, clock)
        self._forgetting: Final = Forgetting(
            self.path, self.people, self.seen, self._house.shell, clock
        )
        self.shell: Final = self._house.shell

    def passers_by(self, count: int) -> tuple[str, ...]:
        """So many came long ago, and never did anything: by their ids."""
        persons = tuple(f"p{number:020x}" for number in range(1, count + 1))
        for number, person in enumerate(persons):
            self.people.expect(person, (f"Heron {number}",))
            durable = self.people.admit(person, f"{number:064x}", "en", "", 5)
        durable.result()
        return persons

    def session(self, person: str) -> str:
        """The id of the person's only session."""
        (held,) = self.people.sessions.held(person)
        return held.id

    def name(self, *texts: bytes) -> None:
        """The journal grows by entries that have this."""
        for text in texts:
            entries = (Entry("said", text),)
            version = dict(self.journal.streams()).get("room", 0)
            self.journal.append([Write("room", version, 1, 0, entries)]).result()

    async def passes(self) -> None:
        """It is done once more."""
        await self._forgetting.step()

    def close(self) -> None:
        self.journal.close()
        self.people.close()
        self._house.close()


@pytest.fixture
async def hour(tmp_path: Path) -> AsyncIterator[Hour]:
    hour = Hour(tmp_path)
    yield hour
    hour.close()


async def test_who_stays_keeps_nobody_behind_from_being_forgotten(hour: Hour) -> None:
    persons = hour.passers_by(2 * MOST + 1)
    stay = (*persons[:MOST], persons[MOST + 1])
    for person in stay:
        hour.shell.open(Watcher(Caller(person, f"c{person}")))
    await hour.passes()
    assert [one for one in persons if hour.people.is_known(one)] == list(stay)


async def test_who_is_here_or_named_while_others_are_forgotten_stays(
    hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One was here before, which is not written down yet; the others do something just when all
    have been found who never did anything."""
    persons = hour.passers_by(5)
    before, comes, named, written = persons[:4]
    hour.seen.note(hour.session(before))
    found: Callable[..., list[Idle]] = passers_by.PassersBy.idle

    def idle(self: passers_by.PassersBy, *asked: object) -> list[Idle]:
        these = found(self, *asked)
        hour.seen.note(hour.session(comes))
        hour.name(b"so says " + named.encode())
        hour.people.sessions.saw([(hour.session(written), 2 * DAY_MS + 2**41)]).result()
        return these

    monkeypatch.setattr(passers_by.PassersBy, "idle", idle)
    await hour.passes()
    assert [one for one in persons if hour.people.is_known(one)] == [*persons[:4]]
    assert all(hour.people.sessions.held(one) for one in persons[:4])


async def test_large_entries_are_looked_through_one_after_another(hour: Hour) -> None:
    person = hour.passers_by(1)[0].encode()
    filled = b"." * 1_000_000
    hour.name(*(filled + b"p%020x" % number for number in range(40)), person)
    place, named = Reached(), set()
    tracemalloc.start()
    while (found := named_behind(hour.path, place))[1] != place:
        assert len(found[0]) < 20, "a part of it at a time"
        named |= found[0]
        place = found[1]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(named) == 40
    assert place.entry == 41
    assert most < 8_000_000
