"""Newcomers make what they like and leave, over real sockets: the room stays open for others."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from guest import Come, Guest
from serving import Served

from ruleone.room.directory.naming import SetName
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders.commands import StartEvent
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.lobby.view import AtWillView, MattersView, SitDown
from ruleone.room.playing import EndGame
from ruleone.room.views import Accepted

NEWCOMERS: Final = 21
ASKS: Final = (
    ("sit-down", {"template": "horse"}),
    ("make-home-game", {"name": "", "seats": 6, "stack": 1_000, "small_blind": 5, "big_blind": 10}),
    ("take-seat", {"stakes": "holdem-5-10", "buy_in": 1_000}),
)
"""What each newcomer asks, as often as it is accepted."""
OFTEN: Final = 3


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A room at its ordinary pace: who has just left a game finds it again."""
    with Served(tmp_path / "room", pace=1.0) as room:
        yield room


def come_and_leave(address: str) -> list[str]:
    """All newcomers have come, asked and left: the codes of what was refused to them."""
    refused = []
    for _ in range(NEWCOMERS):
        with httpx.Client(base_url=address, headers={"Origin": address}) as client:
            assert client.get("/api/me").status_code == 200
            for kind, fields in ASKS:
                for _ in range(OFTEN):
                    result = client.post(f"/api/do/{kind}", json=fields).json()["result"]
                    if result["type"] == "refusal":
                        refused.append(result["code"])
    return refused


async def accepted(guest: Guest, *commands: SitDown | Join | CreateEvent | StartEvent) -> str:
    """The event of the last of these; all are accepted."""
    event = ""
    for command in commands:
        result = await guest.ask(command)
        assert isinstance(result, Accepted), result
        event = result.event or event
    return event


def at_will(boss: Guest) -> tuple[AtWillView, ...]:
    """What people have made, as the director has seen it last."""
    view = boss.views["matters"]
    assert isinstance(view, MattersView)
    return view.at_will


@pytest.mark.feature("at-will")
async def test_ghosts_keep_no_director_and_no_player_out(served: Served, come: Come) -> None:
    refused = come_and_leave(served.address)
    assert refused.count("too-many-empty-games") > 0
    boss, ann = await come(served.director.removeprefix(served.address)), await come()
    await ann.ask(SetName("Ann"))
    for number in range(2):
        event = await accepted(boss, CreateEvent("six-max", f"Friday {number}"))
        await accepted(ann, Join(event))
        await accepted(boss, StartEvent(event, "all are here"))
    await boss.watch("matters", "lobby")
    empty = [one for one in at_will(boss) if one.empty_ms is not None]
    assert {one.kind for one in empty} >= {"sit-down", "cash"}
    for one in empty:
        result = await boss.ask(EndGame(one.event, "ghosts"))
        assert isinstance(result, Accepted), (one, result)
    await boss.until(
        lambda: isinstance(now := boss.views["matters"], MattersView) and not now.at_will
    )
    await accepted(ann, SitDown("horse"))
