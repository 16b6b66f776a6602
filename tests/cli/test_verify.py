"""`ruleone verify`: what is intact, what is damaged, and nothing touched."""

import json
import os
import shutil
import sqlite3
from pathlib import Path

import pytest
from arrived import arrived
from typer.testing import CliRunner

from ruleone.cli import verify as command
from ruleone.cli.app import command_line
from ruleone.store.journal import Entry, Write
from ruleone.store.people import People
from ruleone.store.schema import STATEMENTS
from ruleone.store.sqlite import SqliteJournal

app = command_line()

runner = CliRunner()
MARK = b"a note that stands out"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A room's folder with three streams of ten entries each, and one person."""
    folder = tmp_path / "room"
    journal = SqliteJournal(folder / "journal.sqlite")
    for stream in ("room", "event/e1", "hand/e1/1"):
        entries = tuple(
            Entry("note", b"%s %d of %s" % (MARK, n, stream.encode())) for n in range(10)
        )
        journal.append([Write(stream, 0, 1, 0, entries)]).result()
    journal.close()
    people = People(folder / "people.sqlite", os.urandom)
    arrived(people, "Wren", "en", 5)
    people.close()
    return folder


def hurt(data: Path, name: str, mark: bytes) -> None:
    """Change one byte of what stands at the mark."""
    file = data / name
    whole = bytearray(file.read_bytes())
    whole[whole.index(mark)] ^= 1
    file.write_bytes(whole)


def held(data: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in data.glob("*.sqlite")}


def test_an_intact_folder_is_said_to_be_so(data: Path) -> None:
    before = held(data)
    told = runner.invoke(app, ["verify", str(data)])
    assert told.exit_code == 0
    assert "30 entries in 3 streams" in told.stdout
    found = json.loads(runner.invoke(app, ["verify", str(data), "--json"]).stdout)
    assert (found["sound"], found["entries"], found["streams"], found["faults"]) == (
        True,
        30,
        3,
        [],
    )
    assert held(data) == before


@pytest.mark.parametrize(("language", "words"), [
    ("en", "- event/e1: entry 5 has been changed. Intact there: the first 4 entries."),
    ("zh", "- event/e1：第 5 条记录与写入时不符。其中前 4 条记录完好。"),
])  # fmt: skip
def test_damage_is_said_with_what_is_intact_beside_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr(command, "LANGUAGE", language)
    monkeypatch.setattr("ruleone.cli.language.LANGUAGE", language)
    hurt(data, "journal.sqlite", MARK + b" 4 of event/e1")
    before = held(data)
    told = runner.invoke(app, ["verify", str(data)])
    assert told.exit_code == 1
    assert words in told.stdout
    report = runner.invoke(app, ["verify", str(data), "--json"])
    assert report.exit_code == 1
    found = json.loads(report.stdout)
    assert (found["sound"], found["streams"], found["intact"], found["entries"]) == (
        False,
        3,
        2,
        24,
    )
    (fault,) = found["faults"]
    assert (fault["code"], fault["stream"], fault["intact"]) == ("row-changed", "event/e1", 4)
    assert held(data) == before


def test_a_head_that_was_noted_shows_a_tail_that_was_cut(data: Path, tmp_path: Path) -> None:
    """Rows taken off the end leave a journal that is sound in itself."""
    noted = json.loads(runner.invoke(app, ["verify", str(data), "--json"]).stdout)["head"]
    assert f"head: {noted}" in runner.invoke(app, ["verify", str(data)]).stdout
    later = tmp_path / "later"
    shutil.copytree(data, later)
    journal = SqliteJournal(later / "journal.sqlite")
    journal.append([Write("room", 10, 1, 0, (Entry("note", b"more"),))]).result()
    journal.close()
    cut = tmp_path / "cut"
    shutil.copytree(data, cut)
    with sqlite3.connect(cut / "journal.sqlite") as file:
        file.execute("DROP TRIGGER rows_stay")
        file.execute("DELETE FROM rows WHERE seq > 28")
        file.execute(STATEMENTS["rows_stay"])
    file.close()
    other = tmp_path / "other"
    SqliteJournal(other / "journal.sqlite").close()
    journal = SqliteJournal(other / "journal.sqlite")
    entries = tuple(Entry("note", b"others") for _ in range(40))
    journal.append([Write("room", 0, 1, 0, entries)]).result()
    journal.close()
    found = {}
    for folder in (data, later, cut, other):
        told = runner.invoke(app, ["verify", str(folder), "--head", noted, "--json"])
        faults = [one["code"] for one in json.loads(told.stdout)["faults"]]
        found[folder.name] = (told.exit_code, faults)
    assert found == {
        "room": (0, []),
        "later": (0, []),
        "cut": (1, ["tail-cut"]),
        "other": (1, ["head-other"]),
    }
    assert runner.invoke(app, ["verify", str(cut)]).exit_code == 0
    assert runner.invoke(app, ["verify", str(data), "--head", "30-short"]).exit_code == 2


def test_damage_to_the_people_is_said(data: Path) -> None:
    file = data / "people.sqlite"
    whole = bytearray(file.read_bytes())
    whole[:16] = bytes(16)
    file.write_bytes(whole)
    told = runner.invoke(app, ["verify", str(data)])
    assert told.exit_code == 1
    assert "people.sqlite" in told.stdout
    assert "3 of 3 streams" in told.stdout


def test_a_file_that_is_no_journal_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite").write_bytes(b"my shopping list, " * 100)
    told = runner.invoke(app, ["verify", str(tmp_path)])
    assert told.exit_code == 1
    assert "Traceback" not in told.output
    assert (tmp_path / "journal.sqlite").read_bytes() == b"my shopping list, " * 100


def test_where_there_is_no_room_nothing_is_made(tmp_path: Path) -> None:
    told = runner.invoke(app, ["verify", str(tmp_path / "nowhere")])
    assert told.exit_code == 2
    assert "journal.sqlite is missing" in told.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_use_is_left_alone(data: Path) -> None:
    journal = SqliteJournal(data / "journal.sqlite")
    told = runner.invoke(app, ["verify", str(data)])
    journal.close()
    assert told.exit_code == 2
    assert "Stop it first" in told.stderr
