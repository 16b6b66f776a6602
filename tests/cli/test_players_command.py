"""`ruleone players`: lists in and out of a folder, one person's data, and what is erased."""

import json
import os
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ruleone import limits
from ruleone.cli.app import command_line
from ruleone.room.access.tokens import MakeToken, TokenGiven
from ruleone.room.core.batch import Batch, Versions
from ruleone.room.core.orders import Step
from ruleone.room.core.roles import Caller
from ruleone.room.room import Room
from ruleone.store import people as people_of
from ruleone.store.deliveries import Deliveries, Delivery
from ruleone.store.people import ERASED, People
from ruleone.store.sqlite import SqliteJournal

app = command_line()

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
    assert run("import", room, sheet, "--lang", "en") == "Imported: 2 new, 0 known.\n"
    out = run("export", room)
    again = tmp_path / "again.csv"
    again.write_bytes(out.encode())
    assert run("import", room, again, "--lang", "zh") == "已导入：新增 0 人，已有 2 人。\n"
    assert run("export", room) == out
    whole = json.loads(run("export", room, "--form", "json"))
    assert [one["name"] for one in whole["players"]] == ["Ann", "林晓"]
    assert run("export", room, "--form", "results").startswith('"event","name","ended"')


def test_a_bad_list_is_told_line_by_line_and_left_alone(room: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "members.csv"
    sheet.write_text(f"name,email\nAnn\n{'x' * (limits.NAME_MAX_CHARACTERS + 1)},\n")
    told = run("import", room, sheet, "--lang", "en", status=1)
    assert "Line 2: expected 2 cells as in the first line, got 1." in told
    most = limits.NAME_MAX_CHARACTERS
    assert f"Line 3: expected a name of 1 to {most} characters" in told
    assert "Nothing was imported" in told
    assert run("export", room) == '"id","name"\n'


@pytest.mark.feature("players")
def test_one_person_is_shown_whole_and_erased(room: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "members.json"
    row = {"name": "Ann", "details": {"email": "ann@example.org"}}
    sheet.write_text(json.dumps({"players": [row]}))
    run("import", room, sheet)
    told = json.loads(run("show", room, "ANN", "--json"))
    assert (told["name"], told["details"]) == ("Ann", {"email": "ann@example.org"})
    assert told["here"] == {"accounts": [], "entries": [], "seats": [], "places": []}
    assert "ann@example.org" in run("show", room, told["player"], "--lang", "en")
    assert told["player"] in run("forget", room, "Ann", "--lang", "en")
    assert "Nobody in this room" in run("show", room, "Ann", "--lang", "en", status=2)
    assert b"ann@example" not in b"".join(one.read_bytes() for one in room.iterdir())
    assert runner.invoke(app, ["verify", str(room)]).exit_code == 0


def test_the_token_of_one_who_is_erased_is_worth_nothing_any_more(room: Path) -> None:
    def opened() -> tuple[Room, People, SqliteJournal]:
        journal = SqliteJournal(room / "journal.sqlite")
        people = People(room / "people.sqlite", os.urandom)
        house = Room(entropy=os.urandom, names=people, answered=journal.answered)
        house.restore(journal, 1_000)
        return house, people, journal

    house, people, journal = opened()
    batch = Batch(1_000)
    step = Step(house._parts, Caller("boss", "c"), 1_000, batch)
    given = MakeToken("Overlay", "floor").run(step)
    assert isinstance(given, TokenGiven)
    made = given.token
    assert made is not None
    assert made.secret is not None
    assert batch.beside is not None
    batch.beside.result()
    versions = Versions()
    rows = list(journal.read("room"))
    versions.put("room", rows[-1].version)
    journal.append(batch.writes(versions, rows[-1].epoch)).result()
    assert house.program(made.secret, 1_000) is not None
    journal.close()
    people.close()

    run("forget", room, "Overlay")
    house, people, journal = opened()
    assert house.program(made.secret, 1_000) is None
    journal.close()
    people.close()
    assert runner.invoke(app, ["verify", str(room)]).exit_code == 0


def test_a_typed_name_is_shown_and_erased_too(room: Path) -> None:
    people = People(room / "people.sqlite", os.urandom)
    people.type_in(["Zelda Quux"], 5)[1].result()
    people.close()
    told = json.loads(run("show", room, "Zelda Quux", "--json"))
    assert (told["name"], told["created_ms"], told["results"]) == ("Zelda Quux", 5, [])
    run("forget", room, "Zelda Quux")
    assert b"Quux" not in b"".join(file.read_bytes() for file in room.iterdir())


def test_what_is_no_room_is_told(tmp_path: Path) -> None:
    told = run("export", tmp_path, "--lang", "en", status=2)
    assert "journal.sqlite is missing" in told


def test_who_is_erased_is_so_in_what_waits_for_programs(room: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "members.csv"
    sheet.write_text("name\nZyx Quux\n")
    run("import", room, sheet)
    person = json.loads(run("show", room, "Zyx Quux", "--json"))["player"]
    body = json.dumps({"id": "d", "facts": {"player": person, "name": "Zyx Quux"}}).encode()
    deliveries = Deliveries(room / "deliveries.sqlite")
    one = Delivery("d", "w1", "entry", body, "waiting", 1, 0, 0, 500, None)
    deliveries.take("event/e1", 1, [one])
    deliveries.close()
    run("forget", room, person)
    assert b"Quux" not in b"".join(file.read_bytes() for file in room.iterdir())
    deliveries = Deliveries(room / "deliveries.sqlite")
    left = deliveries.due("w1", 1)
    deliveries.close()
    assert left is not None
    assert json.loads(left.body)["facts"] == {"player": person, "name": ERASED}


@pytest.mark.parametrize(
    ("lang", "missing", "full"),
    [
        ("en", "none.csv: it does not exist.", "the disk is full."),
        ("zh", "无法读取：不存在。", "无法使用：磁盘已满。"),
    ],
)
def test_what_the_disk_refuses_is_told_in_both_languages(
    room: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, missing: str, full: str
) -> None:
    assert missing in run("import", room, tmp_path / "none.csv", "--lang", lang, status=2)
    connect = people_of._connect

    def no_more_pages(path: Path) -> sqlite3.Connection:
        """A file that cannot grow."""
        connection = connect(path)
        connection.execute("PRAGMA max_page_count = 1")
        return connection

    monkeypatch.setattr(people_of, "_connect", no_more_pages)
    sheet = tmp_path / "members.csv"
    sheet.write_text("name\n" + "".join(f"Guest {n}\n" for n in range(5_000)))
    assert full in run("import", room, sheet, "--lang", lang, status=2)
