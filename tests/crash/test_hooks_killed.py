"""The room dies by -9 between what it wrote and the program that is to be told: it is told after
the restart, under the same id."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from listening import Heard
from serving import Served

from ruleone.room.commands import Command, CreateEvent
from ruleone.room.programs.commands import AddHook, TryHook

DOOMED: Final = (sys.executable, str(Path(__file__).with_name("killed_teller.py")), "serve")


def ask(room: Served, command: Command) -> None:
    """Ask as the director."""
    with httpx.Client(base_url=room.address, timeout=None) as boss:
        assert boss.get(room.director).status_code == 303
        name = command.__struct_config__.tag
        asked = boss.post(
            f"/api/do/{name}",
            content=msgspec.json.encode(command),
            headers={"Content-Type": "application/json"},
        )
        assert asked.status_code == 200, asked.text


@pytest.mark.slow
@pytest.mark.parametrize(("death", "times"), [("found", 1), ("noted", 1), ("heard", 2)])
def test_what_the_room_died_over_is_told_after_its_restart(
    tmp_path: Path, death: str, times: int
) -> None:
    room = Served(tmp_path / "data", "--private-hooks")
    with Heard() as heard:
        room.start()
        ask(room, AddHook(heard.url, ("event-created",)))
        ask(room, TryHook("w1"))
        heard.until(1, "test")
        room.kill()
        room.start(DOOMED, RULEONE_DEATH=death)
        with suppress(httpx.HTTPError):  # it may die before its answer is out
            ask(room, CreateEvent("heads-up", "Duel"))
        assert room.wait() == -9
        with room:
            created = heard.until(times, "event-created")
            assert {one["facts"]["name"] for one in created} == {"Duel"}
            assert len({one["id"] for one in created}) == 1, "whoever is told twice can tell"
