"""Bytes that are flipped, cut off or taken away: each is found and said, none is overwritten."""

import random
import shutil
import sqlite3
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ruleone.store.decks import deck_entry
from ruleone.store.journal import Damaged, Entry, Row, Write
from ruleone.store.sqlite import SqliteJournal
from ruleone.store.verify import Report, verify

Rows = dict[str, list[Row]]
NAMES = ("room.sqlite", "room.sqlite-wal")


def fill(journal: SqliteJournal, streams: int, rows: int, one_by_one: bool = False) -> None:
    chance = random.Random(7)
    for version in range(rows):
        for number in range(streams):
            entries = (
                deck_entry(chance.sample(range(52), 52)),
                Entry("note", chance.randbytes(60)),
            )
            command = f"p/{number}-{version}" if version % 3 else None
            write = Write(f"s{number}", 2 * version, 1, version, entries, command, b"b", b"a")
            appended = journal.append([write])
            if one_by_one:
                appended.result(30)
    journal.append([Write("last", 0, 1, 9, (Entry("end", b""),))]).result(30)


def rows_of(journal: SqliteJournal) -> Rows:
    return {name: list(journal.sealed(name)) for name, _ in journal.streams()}


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Rows]:
    """A journal that was closed: one file."""
    folder = tmp_path_factory.mktemp("closed")
    journal = SqliteJournal(folder / NAMES[0])
    fill(journal, 4, 30)
    rows = rows_of(journal)
    journal.close()
    return folder, rows


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Rows]:
    """A journal as a dead process leaves it: most of it in the write-ahead file."""
    folder = tmp_path_factory.mktemp("left")
    work = tmp_path_factory.mktemp("work")
    journal = SqliteJournal(work / NAMES[0])
    fill(journal, 2, 12, one_by_one=True)
    rows = rows_of(journal)
    for name in NAMES:
        shutil.copy(work / name, folder / name)
    journal.close()
    return folder, rows


def damaged_copy(folder: Path, into: Path, name: str, change: Callable[[bytearray], None]) -> Path:
    into.mkdir(exist_ok=True)
    for old in into.iterdir():
        old.unlink()
    for one in NAMES:
        if (folder / one).exists():
            shutil.copy(folder / one, into / one)
    data = bytearray((into / name).read_bytes())
    change(data)
    (into / name).write_bytes(data)
    return into / NAMES[0]


def look(place: Path) -> tuple[Report | None, Rows]:
    """Open and verify: None where it was said to be damaged at once; else what can be read."""
    try:
        journal = SqliteJournal(place)
    except Damaged:
        return None, {}
    try:
        report = verify(journal)
        return report, rows_of(journal) if report.sound else {}
    finally:
        journal.close()


def flip_and_look(folder: Path, rows: Rows, into: Path, name: str, at: int, bit: int) -> bool:
    """Flip one bit; true where it was found. What is not found must not have changed a row."""

    def flip(data: bytearray) -> None:
        data[at] ^= 1 << bit

    place = damaged_copy(folder, into, name, flip)
    before = {one: (into / one).read_bytes() for one in NAMES if (into / one).exists()}
    report, found = look(place)
    if report is not None and report.sound:
        assert found == rows, f"bit {bit} of byte {at} of {name} changed what is read, unseen"
        return False
    after = {one: (into / one).read_bytes() for one in before}
    assert after == before, "what is damaged is left as it is found"
    return True


def sampled(folder: Path, name: str, count: int, seed: int) -> Iterator[tuple[int, int]]:
    size = (folder / name).stat().st_size
    chance = random.Random(seed)
    for _ in range(count):
        yield chance.randrange(size), chance.randrange(8)


def test_flipped_bytes_of_the_file_are_found(closed: tuple[Path, Rows], tmp_path: Path) -> None:
    folder, rows = closed
    flips = list(sampled(folder, NAMES[0], 60, 1))
    found = [flip_and_look(folder, rows, tmp_path / "x", NAMES[0], *flip) for flip in flips]
    assert sum(found) > len(found) // 2


@pytest.mark.feature("journal")
def test_every_flipped_byte_of_a_payload_is_found_and_the_rest_is_said_to_be_intact(
    closed: tuple[Path, Rows], tmp_path: Path
) -> None:
    folder, rows = closed
    data = (folder / NAMES[0]).read_bytes()
    for stream, version in (("s0", 2), ("s3", 60)):
        row = rows[stream][version - 1]
        at = data.find(row.payload)
        assert at > 0
        for offset in range(0, len(row.payload), 4):

            def flip(data: bytearray, at: int = at + offset) -> None:
                data[at] ^= 0x10

            journal = SqliteJournal(
                damaged_copy(folder, tmp_path / "x", NAMES[0], flip), inspect=True
            )
            report = verify(journal)
            assert [(one.stream, one.intact) for one in report.faults] == [(stream, version - 1)]
            assert report.intact == report.streams - 1
            with pytest.raises(Damaged, match=f"intact up to {version - 1}"):
                list(journal.read(stream))
            assert [row.version for row in journal.read("last")] == [1]
            journal.close()


@pytest.mark.parametrize(("stream", "version"), [("s0", 2), ("s3", 60)])
def test_a_changed_row_among_the_newest_is_said_as_soon_as_the_journal_is_opened(
    closed: tuple[Path, Rows], tmp_path: Path, stream: str, version: int
) -> None:
    folder, rows = closed
    at = (folder / NAMES[0]).read_bytes().find(rows[stream][version - 1].payload)
    assert at > 0

    def flip(data: bytearray) -> None:
        data[at] ^= 0x10

    place = damaged_copy(folder, tmp_path / "x", NAMES[0], flip)
    before = place.read_bytes()
    journal = SqliteJournal(place)
    told = [(name, one.stream, one.intact) for name, one in journal.hurt.items()]
    journal.close()
    assert told == [(stream, stream, version - 1)]
    assert place.read_bytes() == before


@pytest.mark.soak
def test_every_flipped_byte_of_a_small_file_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "small"
    journal = SqliteJournal(folder / NAMES[0])
    fill(journal, 2, 4)
    rows = rows_of(journal)
    journal.close()
    size = (folder / NAMES[0]).stat().st_size
    for at in range(size):
        flip_and_look(folder, rows, tmp_path / "x", NAMES[0], at, at % 8)


def test_flipped_bytes_of_the_write_ahead_file_are_found_or_lose_nothing(
    left: tuple[Path, Rows], tmp_path: Path
) -> None:
    """The last commit cannot be told from one that was torn; everything before it can."""
    folder, rows = left
    lost_at_most = last_commit_bytes(folder / NAMES[1])
    size = (folder / NAMES[1]).stat().st_size
    for at, bit in sampled(folder, NAMES[1], 60, 2):
        if at < size - lost_at_most:
            flip_and_look(folder, rows, tmp_path / "x", NAMES[1], at, bit)


def last_commit_bytes(wal: Path) -> int:
    """The size of the last two commits of a write-ahead file."""
    data = wal.read_bytes()
    page: int = struct.unpack_from(">I", data, 8)[0]
    frames = range(32, len(data) - page, 24 + page)
    commits = [at for at in frames if struct.unpack_from(">I", data, at + 4)[0]]
    return len(data) - (commits[-2] + 24 + page)


def test_a_write_ahead_file_cut_anywhere_gives_what_was_durable_until_there(
    left: tuple[Path, Rows], tmp_path: Path
) -> None:
    folder, rows = left
    size = (folder / NAMES[1]).stat().st_size
    cuts = {0, 1, 31, 32, 33, size - 1, *range(size - 60, size, 7)}
    chance = random.Random(3)
    cuts |= {chance.randrange(size) for _ in range(25)}
    for cut in sorted(cuts):
        check_cut(folder, rows, tmp_path / "x", cut)


@pytest.mark.soak
def test_a_write_ahead_file_cut_at_every_byte_of_its_tail(
    left: tuple[Path, Rows], tmp_path: Path
) -> None:
    folder, rows = left
    size = (folder / NAMES[1]).stat().st_size
    for cut in range(max(0, size - 8_300), size):
        check_cut(folder, rows, tmp_path / "x", cut)


def check_cut(folder: Path, rows: Rows, into: Path, cut: int) -> None:
    def shorten(data: bytearray) -> None:
        del data[cut:]

    place = damaged_copy(folder, into, NAMES[1], shorten)
    journal = SqliteJournal(place)
    report = verify(journal)
    assert report.sound
    for stream, there in rows_of(journal).items():
        assert there == rows[stream][: len(there)]
    journal.append([Write("new", 0, 1, 0, (Entry("note", b""),))]).result(30)
    journal.close()


@pytest.mark.parametrize("keep", [0.2, 0.5, 0.9, 0.999])
def test_a_file_that_is_cut_off_is_said_and_left_alone(
    closed: tuple[Path, Rows], tmp_path: Path, keep: float
) -> None:
    folder, _ = closed

    def shorten(data: bytearray) -> None:
        del data[int(len(data) * keep) :]

    place = damaged_copy(folder, tmp_path / "x", NAMES[0], shorten)
    before = place.read_bytes()
    report, _ = look(place)
    assert report is None or not report.sound
    assert place.read_bytes() == before


def taken_out(place: Path, which: str) -> Path:
    """The file after somebody dropped the triggers, took rows out, and put the triggers back."""
    connection = sqlite3.connect(place)
    query = "SELECT sql FROM sqlite_master WHERE name = 'rows_stay'"
    (trigger,) = connection.execute(query).fetchone()
    connection.execute("DROP TRIGGER rows_stay")
    connection.execute(f"DELETE FROM rows WHERE seq = ({which})")
    connection.execute(trigger)
    connection.commit()
    connection.close()
    return place


@pytest.mark.parametrize("which", ["SELECT 17", "SELECT max(seq) FROM rows WHERE stream = 1"])
def test_a_row_that_an_editor_took_out_is_missed(
    closed: tuple[Path, Rows], tmp_path: Path, which: str
) -> None:
    folder, _ = closed
    whole = damaged_copy(folder, tmp_path / "x", NAMES[0], lambda data: None)
    journal = SqliteJournal(taken_out(whole, which), inspect=True)
    report = verify(journal)
    journal.close()
    assert any("missing" in fault.damage.say("en") for fault in report.faults)


def test_a_journal_that_is_inspected_takes_nothing(closed: tuple[Path, Rows]) -> None:
    folder, _ = closed
    journal = SqliteJournal(folder / NAMES[0], inspect=True)
    with pytest.raises(ValueError, match="inspected"):
        journal.append([Write("new", 0, 1, 0, (Entry("note", b""),))])
    journal.close()
