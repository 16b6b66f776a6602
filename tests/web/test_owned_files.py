"""A room's folder and all its files are for their owner alone, those of earlier versions too."""

import stat
from pathlib import Path

from serving import Served
from typer.testing import CliRunner

from ruleone.cli.app import command_line

MINE = ("journal", "people", "deliveries", "alive", "key")


def open_to_others(folder: Path) -> list[str]:
    """The folder and those of its files that somebody else may read."""
    files = [one for one in folder.iterdir() if one.name.startswith(MINE)]
    assert files
    return [one.name for one in (folder, *files) if stat.S_IMODE(one.stat().st_mode) & 0o077]


def test_nobody_else_reads_a_room(tmp_path: Path) -> None:
    data, copy = tmp_path / "room", tmp_path / "copy"
    with Served(data) as served:
        wrong = open_to_others(data)
        served.stop()
        data.chmod(0o755)
        for file in data.iterdir():
            file.chmod(0o644)
        served.start()
        wrong += open_to_others(data)
        served.stop()
        wrong += open_to_others(data)
    told = CliRunner().invoke(command_line(), ["backup", str(data), str(copy)])
    assert told.exit_code == 0
    assert wrong + open_to_others(copy) == []
    assert stat.S_IMODE((data / "stderr.log").stat().st_mode) == 0o644, "no file of the room"
