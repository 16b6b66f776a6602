"""However much was played here before, the room is back at once."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from guest import Guest
from serving import Served

from ruleone.limits import EVENTS_ENDED_SHOWN_MAX
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.records import EventAnnounced, EventEnded
from ruleone.room.playing import Leave
from ruleone.store.journal import Entry, Row, Write
from ruleone.store.sqlite import SqliteJournal

ROWS = 1_000_000
BACK = 2.0
"""How many times the processor time of an empty room's start: of five of each the one counts that
took least, since a shared processor only ever adds."""
GROUP_ROWS = 5_000


async def play_out(served: Served) -> str:
    """One event, which its only person leaves at once: house players finish it at full speed."""
    guest = await Guest.come(served.address)
    await guest.watch("lobby")
    event = guest.lobby.play_now
    assert event is not None
    await guest.ask(Join(event))
    await guest.ask(Leave(event))
    await guest.until(
        lambda: any(line.event == event and line.state == "over" for line in guest.lobby.events)
    )
    await guest.leave()
    return event


def copied(journal: SqliteJournal, event: str, name: str) -> Iterator[tuple[str, list[Row]]]:
    """The streams of an event under another name."""
    for prefix in (f"event/{event}", f"hand/{event}/"):
        for stream, _ in journal.streams(prefix):
            yield stream.replace(f"/{event}", f"/{name}", 1), list(journal.sealed(stream))


def write(stream: str, expected: int, epoch: int, at_ms: int, entries: list[Entry]) -> Write:
    return Write(stream, expected, epoch, at_ms, tuple(entries))


def lengthen(path: Path, event: str) -> int:
    """Write the event again and again under other names, as if it had been played so often; the
    rows that the journal has then."""
    journal = SqliteJournal(path)
    room = list(journal.read("room"))
    epoch, version, at_ms = room[-1].epoch, room[-1].version, room[-1].at_ms
    frame: list[tuple[Entry, EventAnnounced | EventEnded]] = []
    for row in room:
        if row.kind in ("event-announced", "event-ended"):
            record = msgspec.msgpack.decode(row.payload, type=EventAnnounced | EventEnded)
            if record.event == event:
                frame.append((Entry(row.kind, b""), record))
    streams = list(copied(journal, event, "NAME"))
    total, number, writes, waiting = 0, sum(row.kind == "event-announced" for row in room), [], 0
    while total < ROWS:
        number += 1
        name = f"e{number}"
        entries = [
            Entry(entry.kind, msgspec.msgpack.encode(msgspec.structs.replace(record, event=name)))
            for entry, record in frame
        ]
        writes.append(write("room", version, epoch, at_ms, entries))
        version += len(entries)
        for stream, rows in streams:
            told = [Entry(row.kind, row.payload) for row in rows]
            writes.append(write(stream.replace("NAME", name), 0, epoch, at_ms, told))
            total += len(rows)
            waiting += len(rows)
            if waiting >= GROUP_ROWS:
                journal.append(writes).result()
                writes, waiting = [], 0
    journal.append(writes).result()
    journal.close()
    return total


@pytest.mark.soak
async def test_room_with_a_million_events_starts_nearly_as_an_empty_one(tmp_path: Path) -> None:
    served, empty = Served(tmp_path / "room"), Served(tmp_path / "empty")
    took_s, empty_s = list[float](), list[float]()
    with served:
        event = await play_out(served)
        served.stop()
        assert lengthen(served.data / "journal.sqlite", event) >= ROWS
        for _ in range(5):
            guest = await seen_lobby(empty)
            empty_s.append(empty.cpu_s())
            await guest.leave()
            empty.kill()
            guest = await seen_lobby(served)
            took_s.append(served.cpu_s())
            assert len(guest.lobby.events) > EVENTS_ENDED_SHOWN_MAX
            await guest.leave()
            served.kill()
    assert min(took_s) <= BACK * min(empty_s), (took_s, empty_s)


async def seen_lobby(served: Served) -> Guest:
    """Start the room; a guest who has its lobby."""
    served.start()
    guest = await Guest.come(served.address)
    await guest.watch("lobby")
    return guest
