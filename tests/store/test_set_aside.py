"""One bad byte in what is over does not keep the room closed; in what is played it does."""

import os
import random
from concurrent.futures import Future
from pathlib import Path
from typing import Final

from hurting import hurt_row

from ruleone.cli.serve import open_house, settings_at
from ruleone.store.journal import Entry, Write
from ruleone.store.sqlite import SqliteJournal

SETTINGS: Final = settings_at(0)


def opened(data: Path) -> dict[str, str]:
    """Open the room, and close it; what it set aside, and why."""
    house = open_house(data, SETTINGS)
    try:
        return {name: hurt.damage.code for name, hurt in house.room.set_aside.items()}
    finally:
        house.close()


def add(data: Path, stream: str, *payloads: bytes, kind: str = "page-kept") -> None:
    """Write to a stream of the room's journal, as the room does."""
    journal = SqliteJournal(data / "journal.sqlite")
    rows = list(journal.read(stream))
    epoch = max(row.epoch for row in journal.read("room"))
    at_ms = max(row.at_ms for row in journal.read("room"))
    entries = tuple(Entry(kind, payload) for payload in payloads)
    done: Future[None] = journal.append([Write(stream, len(rows), epoch, at_ms, entries)])
    done.result()
    journal.close()


def test_what_is_over_is_set_aside_and_the_room_opens(tmp_path: Path) -> None:
    """Hurt among the newest rows, and behind a thousand others."""
    wrong: list[object] = []
    for late in (False, True):
        for stream in ("page/e1", "hand/e1/1", "live/l9", "cage-noted"):
            data = tmp_path / f"{late}-{stream.replace('/', '-')}"
            assert opened(data) == {}
            add(data, stream, b"\x80" + random.Random(3).randbytes(60))
            if late:
                add(data, "other", *(os.urandom(20) for _ in range(1000)), kind="note")
            hurt_row(data / "journal.sqlite", stream)
            aside = opened(data)
            expected = {} if late and stream != "cage-noted" else {stream: "row-changed"}
            if aside != expected:
                wrong.append((late, stream, aside))
            if opened(data) != expected and not late:
                wrong.append((late, stream, "again"))
    assert wrong == []
