"""What SQLite adds to the contract: rows that stay, one process at a time, a file that lasts."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ruleone.store import schema
from ruleone.store.journal import Damaged, Entry, Write
from ruleone.store.people import People
from ruleone.store.sqlite import InUse, SqliteJournal, connect
from ruleone.store.verify import verify


def write(stream: str, expected: int, *payloads: bytes, command: str | None = None) -> Write:
    entries = tuple(Entry("note", payload) for payload in payloads)
    return Write(stream, expected, 1, 1_000, entries, command, b"body", b"answer")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal with two streams, closed."""
    place = tmp_path / "room.sqlite"
    journal = SqliteJournal(place)
    journal.append([write("a", 0, b"one", b"two"), write("b", 0, b"three")]).result(30)
    journal.append([write("a", 2, b"four", command="p/1")]).result(30)
    journal.close()
    return place


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE rows SET payload = x'00' WHERE seq = 1", "only ever added to"),
        ("DELETE FROM rows WHERE seq = 4", "only ever added to"),
        ("DELETE FROM rows", "only ever added to"),
        ("UPDATE streams SET name = 'c' WHERE name = 'b'", "only ever added to"),
        ("DELETE FROM streams", "only ever added to"),
        (
            "INSERT OR REPLACE INTO rows SELECT 4, 1, 3, 1, 1, NULL, 0, 'k', x'', x'', x'', x''",
            "follow one another",
        ),
        (
            "INSERT INTO rows SELECT 5, 1, 5, 1, 1, NULL, 0, 'k', x'', x'', x'', x''",
            "follow one another",
        ),
        (
            "INSERT INTO rows SELECT 6, 1, 4, 1, 1, NULL, 0, 'k', x'', x'', x'', x''",
            "follow one another",
        ),
        (
            "INSERT INTO rows SELECT 5, 1, 4, 1, 0, NULL, 0, 'k', x'', x'', x'', x''",
            "lease has ended",
        ),
        ("INSERT OR REPLACE INTO streams VALUES (9, 'a')", "one name for ever"),
    ],
)
def test_the_file_itself_refuses_to_be_changed(path: Path, statement: str, why: str) -> None:
    connection = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match=why):
        connection.execute(statement)
    connection.close()
    journal = SqliteJournal(path)
    assert verify(journal).sound
    assert [row.payload for row in journal.read("a")] == [b"one", b"two", b"four"]
    journal.close()


def test_a_commit_is_on_the_disk_when_it_returns(path: Path) -> None:
    """Only a loss of power would show it, no death of a process: so the setting is looked at."""
    with closing(connect(path)) as writing:
        said = {
            name: writing.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "fullfsync", "checkpoint_fullfsync")
        }
    assert said == {
        "journal_mode": "wal", "synchronous": 2, "fullfsync": 1, "checkpoint_fullfsync": 1,
    }  # fmt: skip
    people = People(path.with_name("people.sqlite"), bytes)
    assert people._file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert people._file.execute("PRAGMA synchronous").fetchone() == (2,)
    people.close()


def test_one_process_at_a_time(path: Path) -> None:
    journal = SqliteJournal(path)
    with pytest.raises(InUse, match="in use"):
        SqliteJournal(path)
    journal.close()
    SqliteJournal(path).close()


def test_a_reader_may_look_on_while_the_journal_is_written(path: Path) -> None:
    journal = SqliteJournal(path)
    reader = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    for version in range(3, 40):
        journal.append([write("a", version, b"more")]).result(30)
        (count,) = reader.execute("SELECT count(*) FROM rows").fetchone()
        assert count == version + 2
    reader.close()
    journal.close()


def test_what_was_acknowledged_is_there_without_a_farewell(tmp_path: Path) -> None:
    """The file is copied while the journal is open: that is what a dead process leaves."""
    place, left = tmp_path / "room.sqlite", tmp_path / "left"
    left.mkdir()
    journal = SqliteJournal(place)
    for version in range(50):
        journal.append([write("a", version, b"x" * 100)]).result(30)
    for name in ("room.sqlite", "room.sqlite-wal"):
        (left / name).write_bytes((tmp_path / name).read_bytes())
    journal.close()
    again = SqliteJournal(left / "room.sqlite")
    assert dict(again.streams()) == {"a": 50}
    assert verify(again).sound
    again.append([write("a", 50, b"on")]).result(30)
    again.close()


def test_closing_writes_what_was_handed_in_and_tidies_up(tmp_path: Path) -> None:
    place = tmp_path / "room.sqlite"
    journal = SqliteJournal(place)
    futures = [journal.append([write("a", version, b"x")]) for version in range(500)]
    journal.close()
    assert all(future.done() and future.exception() is None for future in futures)
    assert not place.with_name("room.sqlite-wal").exists()
    again = SqliteJournal(place)
    assert dict(again.streams()) == {"a": 500}
    again.close()


def test_a_file_of_somebody_else_is_said_and_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "room.sqlite"
    connection = sqlite3.connect(place)
    connection.execute("CREATE TABLE letters (text)")
    connection.commit()
    connection.close()
    before = place.read_bytes()
    with pytest.raises(Damaged, match="not a journal of this program"):
        SqliteJournal(place)
    assert place.read_bytes() == before


def test_tables_of_a_later_version_are_said_and_left_alone(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    with pytest.raises(Damaged, match="tables of version 2"):
        SqliteJournal(path)


def test_a_missing_trigger_is_said(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TRIGGER rows_hold")
    connection.commit()
    connection.close()
    with pytest.raises(Damaged, match="rows_hold"):
        SqliteJournal(path)


def test_after_the_disk_refused_nothing_more_is_taken(path: Path) -> None:
    """The file may not grow: SQLite refuses as with a full disk."""
    journal = SqliteJournal(path)
    journal.append([write("c", 0, b"before")]).result(30)
    assert journal._writer is not None
    connection = journal._writer._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    big = journal.append([write("c", 1, b"x" * 100_000)])
    small = journal.append([write("d", 0, b"x")])
    with pytest.raises(OSError, match="full"):
        big.result(30)
    with pytest.raises(OSError, match="full"):
        small.result(30)
    connection.execute("PRAGMA max_page_count = 1000000")
    with pytest.raises(OSError, match="full"):
        journal.append([write("d", 0, b"x")]).result(30)
    journal.close()
    again = SqliteJournal(path)
    assert dict(again.streams()) == {"a": 3, "b": 1, "c": 1}
    assert verify(again).sound
    again.append([write("d", 0, b"x")]).result(30)
    again.close()
