"""A torn end of the journal is cut back to the last whole append: the old file is kept, and what
was lost is told."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hurting import hurt_row

from ruleone.cli.serve import open_house, settings_at
from ruleone.store.deliveries import Deliveries, Delivery
from ruleone.store.journal import Damage, Damaged, Entry, Write
from ruleone.store.sqlite import SqliteJournal
from ruleone.store.torn import Cut, cut_back
from ruleone.store.verify import verify

MOMENTS = 400


def fill(path: Path) -> SqliteJournal:
    """Two streams; each append writes two entries to each, all at one moment."""
    journal = SqliteJournal(path)
    for at_ms in range(MOMENTS):
        two = (Entry("note", os.urandom(90)), Entry("note", os.urandom(90)))
        writes = [Write(name, 2 * at_ms, 1, at_ms, two) for name in ("event/e1", "cage")]
        journal.append(writes).result()
    return journal


def cut(path: Path) -> tuple[Cut | None, int]:
    """Cut it back; what was said, and how many entries the journal has now, all of them sound."""
    made = cut_back(path, Damaged(Damage("row-changed", {"version": 1})))
    if made is None:
        return None, 0
    journal = SqliteJournal(path)
    report = verify(journal)
    assert report.sound, report
    more = Write(
        "event/e1", dict(journal.streams()).get("event/e1", 0), 2, 9_999, (Entry("x", b""),)
    )
    journal.append([more]).result()
    journal.close()
    return made, report.rows


def newest(path: Path) -> None:
    hurt_row(path, "cage")


def first_of_the_last(path: Path) -> None:
    hurt_row(path, "event/e1", 2 * MOMENTS - 1)
    hurt_row(path, "cage")


def shorter(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(int(path.stat().st_size * 0.8))


@pytest.mark.rows("damage", [newest, first_of_the_last, shorter])
def test_the_tail_is_cut_back_and_the_old_file_kept(
    tmp_path_factory: pytest.TempPathFactory, damage: Callable[[Path], None]
) -> None:
    path = tmp_path_factory.mktemp("torn") / "journal.sqlite"
    fill(path).close()
    damage(path)
    before = path.read_bytes()
    made, rows = cut(path)
    assert made is not None
    assert made.kept == "journal.torn-1.sqlite"
    assert path.with_name(made.kept).read_bytes() == before
    assert rows == made.entries
    assert rows % 4 == 0, "an append is kept as a whole or not at all"
    if damage is not shorter:
        assert rows == 4 * MOMENTS - 4
        assert made.lost == {"cage": 2, "event/e1": 2}
    else:
        assert 4 * MOMENTS // 2 < rows < 4 * MOMENTS
        assert made.unread


def test_damage_further_back_is_no_torn_tail(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    fill(path).close()
    hurt_row(path, "cage", 7)
    before = path.read_bytes()
    assert cut(path) == (None, 0)
    assert path.read_bytes() == before


def test_a_hurt_write_ahead_file_is_kept_beside_what_could_be_read(tmp_path: Path) -> None:
    path, live = tmp_path / "journal.sqlite", tmp_path / "live" / "journal.sqlite"
    journal = fill(live)
    for end in ("", "-wal"):
        data = bytearray(live.with_name(live.name + end).read_bytes())
        if end:
            page = int.from_bytes(data[8:12], "big")
            data[32 + 3 * (24 + page) + 60] ^= 1
        path.with_name(path.name + end).write_bytes(data)
    journal.close()
    hurt = path.with_name(path.name + "-wal").read_bytes()
    with pytest.raises(Damaged, match="journal"):
        SqliteJournal(path)
    made, rows = cut(path)
    assert made is not None
    assert made.damage.code == "wal-frame"
    assert 0 < rows < 4 * MOMENTS
    assert path.with_name(made.kept + "-wal").read_bytes() == hurt


def test_a_crash_between_the_moves_is_made_good(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    fill(path).close()
    newest(path)
    made = path.with_name("journal.cut-1.sqlite")
    with sqlite3.connect(path) as old, sqlite3.connect(made) as new:
        old.backup(new)
    old.close()
    new.close()
    os.link(path, path.with_name("journal.torn-1.sqlite"))
    SqliteJournal(path).close()
    assert not made.exists()
    assert path.with_name("journal.torn-1.sqlite").exists()


def test_the_room_opens_and_says_what_was_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The last entry of what is played is hurt, and programs had been told of it."""
    path = tmp_path / "journal.sqlite"
    for _ in range(2):
        open_house(tmp_path, settings_at(0)).close()
    journal = SqliteJournal(path)
    newest = journal.newest()
    assert newest is not None
    assert newest.stream.startswith(("event/", "room"))
    versions = dict(journal.streams())
    journal.close()
    deliveries = Deliveries(tmp_path / "deliveries.sqlite")
    name, version = newest.stream, newest.version
    sent = Delivery(f"w1/{name}/{version}/0", "w1", "entry", b"{}", "done", 1, 0, None, 200, None)
    deliveries.take(name, version, [sent])
    deliveries.close()
    hurt_row(path, name)
    house = open_house(tmp_path, settings_at(0))
    said = capsys.readouterr().err
    seen = house.deliveries.seen(name) or 0
    assert seen < version, "what is written there now is still to be told"
    assert house.deliveries.last("w1", 5) == (0, [])
    house.close()
    assert f"Lost: {name}" in said or f", {name} (" in said, said
    assert "kept as journal.torn-1.sqlite" in said
    journal = SqliteJournal(path)
    assert verify(journal).sound
    assert dict(journal.streams()).keys() >= versions.keys() - {name}
    journal.close()
