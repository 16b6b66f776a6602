"""`ruleone backup` beside a room that runs, and `ruleone restore`."""

import json
from pathlib import Path

from guest import Guest
from serving import Served
from typer.testing import CliRunner

from ruleone.cli.app import command_line
from ruleone.room.event.entries.commands import Join

app = command_line()
runner = CliRunner()


def head_of(folder: Path) -> str:
    return str(json.loads(runner.invoke(app, ["verify", str(folder), "--json"]).stdout)["head"])


async def sit(served: Served) -> str:
    """Somebody new joins the event that waits, and plays on."""
    guest = await Guest.come(served.address)
    await guest.watch("lobby")
    event = guest.lobby.play_now
    assert event is not None
    await guest.ask(Join(event))
    await guest.leave()
    return event


async def test_a_running_room_is_copied_and_brought_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "room", tmp_path / "copy"
    with Served(data) as served:
        event = await sit(served)
        told = runner.invoke(app, ["backup", str(data), str(copy)])
        assert told.exit_code == 0, told.output
        assert runner.invoke(app, ["backup", str(data), str(copy)]).exit_code == 2
        assert (copy / "people.sqlite").is_file()
        assert not list(copy.glob("*key*"))
        refused = runner.invoke(app, ["restore", str(copy), str(data)])
        assert refused.exit_code == 2
        later = await sit(served)
        assert later != event
        served.stop()
        head, whole = head_of(copy), head_of(data)
        assert head in told.output
        assert head != whole
        checked = runner.invoke(app, ["verify", str(data), "--head", head])
        assert checked.exit_code == 0, "the running room had what the copy has"
        back = runner.invoke(app, ["restore", str(copy), str(data)])
        assert back.exit_code == 0, back.output
        assert head in back.output
        assert "UTC" in back.output
        assert head_of(data) == head
        assert head_of(tmp_path / "room.before-1") == whole
        served.start()
        guest = await Guest.come(served.address)
        await guest.watch("lobby")
        assert event in {line.event for line in guest.lobby.events}
        assert later in {guest.lobby.play_now}
        await guest.leave()


def test_no_room_and_a_damaged_backup_are_refused(tmp_path: Path) -> None:
    assert runner.invoke(app, ["backup", str(tmp_path), str(tmp_path / "x")]).exit_code == 2
    (tmp_path / "journal.sqlite").write_bytes(b"no journal" * 999)
    told = runner.invoke(app, ["restore", str(tmp_path), str(tmp_path / "room")])
    assert told.exit_code == 2
    assert not (tmp_path / "room").exists()
