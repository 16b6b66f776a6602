"""The room dies by -9 while an event's clock runs and nobody writes anything: the clock goes on
from where the room was alive last."""

import time
from pathlib import Path
from typing import Any

import httpx
from serving import Served

ALONE_S = 7
"""So long nothing is written."""


def ask(boss: httpx.Client, kind: str, **more: Any) -> dict[str, Any]:
    answered = boss.post(f"/api/do/{kind}", json=more)
    assert answered.status_code == 200, answered.text
    result: dict[str, Any] = answered.json()["result"]
    return result


def left_ms(room: Served, event: str) -> int:
    """What is left of the level, as a page tells it."""
    with httpx.Client(base_url=room.address, timeout=None) as boss:
        boss.get("/api/me")
        assert boss.get(room.director).status_code == 303
        shown = boss.get("/api/view", params={"topic": f"event/{event}"}).json()
        return int(shown["clock"]["ends_ms"] - shown["now_ms"])


def test_a_clock_loses_seconds_at_most(tmp_path: Path) -> None:
    room = Served(tmp_path / "data")
    room.start()
    with httpx.Client(base_url=room.address, timeout=None) as boss:
        boss.get("/api/me")
        assert boss.get(room.director).status_code == 303
        terms = {
            "charged": False, "buy_in": 100, "house_players": 0, "seats": 27, "at_desk": False,
        }  # fmt: skip
        made = ask(
            boss,
            "create-event",
            template="turbo-27",
            name="Real",
            terms=terms,
            tables="live",
            followed=True,
            by_itself=True,
        )
        event = str(made["event"])
        for _ in range(3):
            with httpx.Client(base_url=room.address, timeout=None) as guest:
                guest.get("/api/me")
                ask(guest, "join", event=event)
        ask(boss, "start-event", event=event, reason="all are here")
    before = left_ms(room, event)
    time.sleep(ALONE_S)
    room.kill()
    with room:
        after = left_ms(room, event)
    assert after <= before - (ALONE_S - 4) * 1_000
