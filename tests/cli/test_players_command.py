"""`ruleone players`: lists in and out of a folder, one person's data, and what is erased."""

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ruleone.cli.app import app
from ruleone.room.room import Room
from ruleone.store.people import People
from ruleone.store.sqlite import SqliteJournal

runner = CliRunner()


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """The folder of a room that was opened once."""
    data = tmp_path / "room"
    journal = SqliteJournal(data / "journal.sqlite")
    people = People(data / "people.sqlite", os.urandom)
    Room(entropy=os.urandom, names=people, answered=journal.answered).restore(journal, 1_000)
    journal.close()
    people.close()
    return data


def run(*arguments: str | Path, status: int = 0) -> str:
    told = runner.invoke(app, ["players", *map(str, arguments)])
    assert told.exit_code == status, told.output
    return told.stdout if status == 0 else told.stderr


def test_a_list_goes_in_and_comes_out_again(room: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "members.csv"
    sheet.write_text("name,email\nAnn,ann@example.org\n林晓,\n", "utf-8-sig")
    assert run("import", room, sheet, "--lang", "en") == "Taken in: 2 new, 0 known.\n"
    out = run("export", room)
    again = tmp_path / "again.csv"
    again.write_bytes(out.encode())
    assert run("import", room, again, "--lang", "zh") == "已导入：新增 0 人，已有 2 人。\n"
    assert run("export", room) == out
    whole = json.loads(run("export", room, "--form", "json"))
    assert [one["name"] for one in whole["players"]] == ["Ann", "林晓"]
    assert run("export", room, "--form", "results").startswith("event,name,ended")


def test_a_bad_list_is_told_line_by_line_and_left_alone(room: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "members.csv"
    sheet.write_text(f"name,email\nAnn\n{'x' * 30},\n")
    told = run("import", room, sheet, "--lang", "en", status=1)
    assert "Line 2: expected 2 cells as in the first line, got 1." in told
    assert "Line 3: expected a name of 1 to 24 characters" in told
    assert "Nothing of" in told
    assert run("export", room) == "id,name\n"


def test_one_person_is_shown_whole_and_erased(room: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "members.json"
    row = {"name": "Ann", "details": {"email": "ann@example.org"}}
    sheet.write_text(json.dumps({"players": [row]}))
    run("import", room, sheet)
    told = json.loads(run("show", room, "ANN", "--json"))
    assert (told["name"], told["details"]) == ("Ann", {"email": "ann@example.org"})
    assert "ann@example.org" in run("show", room, told["player"], "--lang", "en")
    assert told["player"] in run("forget", room, "Ann", "--lang", "en")
    assert "Nobody in this room" in run("show", room, "Ann", "--lang", "en", status=2)
    assert b"ann@example" not in b"".join(one.read_bytes() for one in room.iterdir())
    assert runner.invoke(app, ["verify", str(room)]).exit_code == 0


def test_what_is_no_room_is_told(tmp_path: Path) -> None:
    told = run("export", tmp_path, "--lang", "en", status=2)
    assert "no journal.sqlite" in told
