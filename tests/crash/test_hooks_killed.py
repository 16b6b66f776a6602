"""The room dies by -9 between what it wrote and the program that is to be told: it is told after
the restart, under the same id, and not by a name that was erased."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from listening import Heard
from serving import Served

from ruleone.room.commands import Command
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.recovery.forgetting import ForgetPlayer
from ruleone.room.webhooks.hooks import AddHook, TryHook
from ruleone.store.people import ERASED

DOOMED: Final = (sys.executable, str(Path(__file__).with_name("killed_teller.py")), "serve")


def ask(room: Served, command: Command) -> None:
    """Ask as the director."""
    with httpx.Client(base_url=room.address, timeout=None) as boss:
        boss.get("/api/me")
        assert boss.get(room.director).status_code == 303
        name = command.__struct_config__.tag
        asked = boss.post(
            f"/api/do/{name}",
            content=msgspec.json.encode(command),
            headers={"Content-Type": "application/json"},
        )
        assert asked.status_code == 200, asked.text


@pytest.mark.feature("webhooks")
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


NAME: Final = "Zyx Quux"


def still_kept(room: Served) -> bool:
    """Whether the name stands in what is kept of deliveries."""
    return any(NAME.encode() in one.read_bytes() for one in room.data.glob("deliveries.sqlite*"))


def test_an_erased_name_is_never_sent_though_the_room_died_over_it(tmp_path: Path) -> None:
    room = Served(tmp_path / "data", "--private-hooks")
    with Heard() as heard:
        heard.status = 500
        room.start()
        ask(room, AddHook(heard.url, ("entry",)))
        ask(room, CreateEvent("six-max", "Friday"))
        with httpx.Client(base_url=room.address, timeout=None) as guest:
            person = guest.get("/api/me").json()["person"]
            for name, do in (("set-name", {"name": NAME}), ("join", {"event": "e2"})):
                assert guest.post(f"/api/do/{name}", json=do).status_code == 200
        (first, *_) = heard.until(1, "entry")
        assert first["facts"]["name"] == NAME
        room.kill()
        room.start(DOOMED, RULEONE_DEATH="erased")
        with suppress(httpx.HTTPError):
            ask(room, ForgetPlayer(person, though_playing=True))
        assert room.wait() == -9
        assert still_kept(room), "it died between the two"
        before = len(heard.until(1, "entry"))
        heard.status = 200
        with room:
            (*_, last) = heard.until(before + 1, "entry")
            assert last["facts"] | {"player": person, "name": ERASED} == last["facts"]
            assert last["id"] == first["id"]
            assert not still_kept(room)
