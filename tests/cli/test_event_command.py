"""`ruleone event`: a whole event out of a folder, judged alone, and into another folder."""

import os
from pathlib import Path

import pytest
from arrived import arrived
from typer.testing import CliRunner

from ruleone.cli.app import command_line
from ruleone.room.commands import Ask, Command
from ruleone.room.core.roles import Caller
from ruleone.room.lobby.view import SitDown
from ruleone.room.playing import Leave
from ruleone.room.results.results import Results
from ruleone.room.room import Room
from ruleone.room.views import Accepted, Outcome
from ruleone.store.people import People
from ruleone.store.sealing import Key
from ruleone.store.sqlite import SqliteJournal

app = command_line()

runner = CliRunner()


def opened(data: Path) -> tuple[SqliteJournal, People, Room]:
    """A room under a key of its own, which no command of these has."""
    journal = SqliteJournal(data / "journal.sqlite", key=Key(os.urandom(32)))
    people = People(data / "people.sqlite", os.urandom)
    room = Room(entropy=os.urandom, names=people, answered=journal.answered)
    room.restore(journal, 1_000)
    return journal, people, room


def closed(journal: SqliteJournal, people: People) -> None:
    journal.close()
    people.close()


@pytest.fixture
def rooms(tmp_path: Path) -> tuple[Path, Path]:
    """The folder of a room in which an event was played, and of one in which none was."""
    there, here = tmp_path / "there", tmp_path / "here"
    journal, people, room = opened(there)
    person, _ = arrived(people, "Ann", "en", 0)
    now_ms = 2_000

    def take(outcome: Outcome) -> Accepted:
        journal.append(outcome.writes).result()
        assert outcome.answer is not None
        assert isinstance(outcome.answer.result, Accepted)
        return outcome.answer.result

    def do(name: str, command: Command) -> Accepted:
        return take(room.on(Ask(name, command), Caller(person, "c"), now_ms))

    event = do("1", SitDown("thirteen")).event
    assert event == "e2"
    do("2", Leave(event))
    results = Results(journal, people)
    while event not in results.ended():
        assert room.due_ms is not None
        now_ms = max(now_ms, room.due_ms)
        if writes := room.wake(now_ms).writes:
            journal.append(writes).result()
    closed(journal, people)
    journal, people, _ = opened(here)
    closed(journal, people)
    return there, here


def run(*arguments: str | Path, status: int = 0) -> str:
    told = runner.invoke(app, ["event", *map(str, arguments), "--lang", "en"])
    assert told.exit_code == status, told.output
    return told.stdout if status == 0 else told.stderr


@pytest.mark.feature("bundles")
def test_an_event_goes_from_folder_to_folder(rooms: tuple[Path, Path], tmp_path: Path) -> None:
    there, here = rooms
    first, second = tmp_path / "first.ruleone", tmp_path / "second.ruleone"
    assert run("export", there, "e2", "-o", first).startswith(f"e2 saved as {first}: ")
    told = run("check", first)
    assert "matches to the byte: e2 with 4 players" in told
    seal = told.split()[-1]
    assert len(bytes.fromhex(seal)) == 32
    assert "match the secret that was sealed" in run(
        "check", first, "--seal", f"{seal[:8].upper()} {seal[8:]}"
    )
    assert seal in run("check", first, "--seal", "00" * 32, status=1)
    assert run("import", here, first) == "Imported as e2.\n"
    run("export", here, "e2", "-o", second)
    assert first.read_bytes() == second.read_bytes()
    assert runner.invoke(app, ["verify", str(here)]).exit_code == 0
    assert "already has the tournament, as e2" in run("import", here, first, status=1)
    assert "already has the tournament, as e2" in run("import", there, first, status=1)
    journal, people, room = opened(here)
    assert not room.abandoned
    closed(journal, people)
    assert "e2" in runner.invoke(app, ["players", "export", str(here), "--form", "results"]).stdout


def test_what_is_damaged_or_not_over_is_refused(rooms: tuple[Path, Path], tmp_path: Path) -> None:
    there, here = rooms
    file = tmp_path / "e2.ruleone"
    run("export", there, "e2", "-o", file)
    whole = file.read_bytes()
    file.write_bytes(whole[:400] + bytes([whole[400] ^ 1]) + whole[401:])
    for told in (run("check", file, status=1), run("import", here, file, status=1)):
        assert any(words in told for words in ("is damaged", "has been changed"))
    assert "not among the finished ones" in run("export", there, "e1", status=2)
    assert "not a tournament file" in run("check", there / "people.sqlite", status=1)
    assert "Could not read the file" in run("check", tmp_path / "none", status=2)
