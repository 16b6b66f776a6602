"""The folder of a room that an earlier version kept, and that died in the middle of hands."""

import json
import tarfile
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from found_again import named_as_before
from guest import Guest
from serving import Served

from ruleone.cli.verify import inspected
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.views import Accepted
from ruleone.web.sessions.sessions import cookie_name

RECORDED: Final = Path(__file__).parents[1] / "room" / "recorded"
FOUND: Final = json.loads((RECORDED / "folder.json").read_text("utf-8"))


async def found(boss: Guest) -> dict[str, Any]:
    """What the director sees there that no version may change."""
    await boss.watch("lobby")
    lobby = msgspec.to_builtins(boss.lobby)
    told: dict[str, Any] = {}
    for line in lobby["events"]:
        topic = f"event/{line['event']}"
        await boss.watch(topic)
        page = msgspec.to_builtins(boss.views[topic])
        told[line["event"]] = [
            page["line"]["state"],
            sorted([one["name"], one["entries"]] for one in page["entrants"] if not one["house"]),
        ]
    told["cash"] = sorted(
        [one["table"], one["players"]] for one in lobby["cash"]["tables"] if one["table"]
    )
    told["live"] = [[one["table"], one["title"], one["players"]] for one in lobby["live"]]
    return told


@pytest.fixture
def served(tmp_path: Path) -> Served:
    with tarfile.open(RECORDED / "folder.tar.xz") as packed:
        packed.extractall(tmp_path, filter="data")
    return Served(tmp_path / "folder")


async def test_it_opens_with_all_that_was_there_and_goes_on(served: Served) -> None:
    assert inspected(served.data).sound
    with served:
        boss = await Guest.come(served.address, served.director.replace(served.address, ""))
        now = await found(boss)
        assert named_as_before(now, FOUND["seen"], boss.lobby.play_now) == FOUND["seen"]
        # Who had a browser there is known by it still, and plays on.
        ann = Guest(served.address, f"{cookie_name(served.data)}={FOUND['ann']}")
        await ann.connect()
        assert ann.welcome is not None
        assert (ann.welcome.person, ann.welcome.name) == (FOUND["ann_is"], "Ann")
        jar = dict([ann.cookie.split("=", 1)])
        async with httpx.AsyncClient(base_url=served.address, cookies=jar) as browser:
            over = (await browser.get("/api/results/e2")).json()
        assert [one["name"] for one in over["placed"]] == FOUND["placed"]
        made = await boss.ask(CreateEvent("heads-up", "Of today"))
        assert isinstance(made, Accepted)
        assert isinstance(await ann.ask(Join(str(made.event))), Accepted)
        await ann.leave()
        await boss.leave()
        assert served.stop() == 0
    assert inspected(served.data).sound
