"""A real room is stopped in mid-hand for longer than a turn lasts, as a laptop that is closed: once
it goes on nobody has been folded, and whoever was to act has the full time."""

import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
from serving import Served

TURN_S, STOPPED_S = 5, 8


def ask(guest: httpx.Client, kind: str, **more: Any) -> dict[str, Any]:
    answered = guest.post(f"/api/do/{kind}", json=more)
    assert answered.status_code == 200, answered.text
    result: dict[str, Any] = answered.json()["result"]
    return result


def table_of(guest: httpx.Client, event: str) -> dict[str, Any]:
    shown = guest.get("/api/view", params={"topic": f"table/{event}/1"})
    assert shown.status_code == 200, shown.text
    table: dict[str, Any] = shown.json()
    return table


def fresh_turn(guest: httpx.Client, event: str) -> dict[str, Any]:
    """The table once a turn has come that has nearly all of its time."""
    for _ in range(600):
        table = table_of(guest, event)
        turn = table["turn"]
        if turn is not None and turn["ends_ms"] - table["now_ms"] > (TURN_S - 1) * 1_000:
            return table
        time.sleep(0.05)
    raise AssertionError("no turn came")


def stopped(room: Served, seconds: float) -> None:
    """The process does nothing for so long."""
    os.kill(room.pid, signal.SIGSTOP)
    time.sleep(seconds)
    os.kill(room.pid, signal.SIGCONT)


def test_who_was_to_act_has_the_full_time_after_a_stop(tmp_path: Path) -> None:
    with (
        Served(tmp_path / "data") as room,
        httpx.Client(base_url=room.address, timeout=None) as boss,
        httpx.Client(base_url=room.address, timeout=None) as ann,
        httpx.Client(base_url=room.address, timeout=None) as bob,
    ):
        boss.get("/api/me")
        assert boss.get(room.director).status_code == 303
        terms = {"charged": False, "buy_in": 100, "house_players": 0, "seats": 27}
        shot = {"streets_s": [TURN_S], "bank_s": 0, "refill_s": 0}
        made = ask(
            boss, "create-event", template="turbo-27", name="Lid", terms=terms, shot_clock=shot
        )
        event = str(made["event"])
        for guest in (ann, bob):
            guest.get("/api/me")
            ask(guest, "join", event=event)
        before = fresh_turn(ann, event)
        time.sleep(2)
        stopped(room, STOPPED_S)
        after = table_of(ann, event)
        assert after["hand"]["log"] == before["hand"]["log"], "somebody acted"
        assert after["turn"]["seat"] == before["turn"]["seat"]
        assert after["turn"]["ends_ms"] - after["now_ms"] > (TURN_S - 1) * 1_000
        assert after["now_ms"] - before["now_ms"] < STOPPED_S * 1_000
        # After that the clock runs: nobody has acted, so it acts, and says so.
        time.sleep(TURN_S + 1)
        told = [line["code"] for line in table_of(ann, event)["hand"]["log"]]
        assert "time-ran-out" in told or table_of(ann, event)["hand"]["number"] > 1
