"""One room for the files of tests that need no other: what one of them left behind ends with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx
from serving import Served

PATIENCE_S: Final = 60.0


@contextmanager
def cleared_after(room: Served) -> Iterator[Served]:
    """Lends the room out. Afterwards it takes visitors, and no hand is begun in it any more but by
    who comes next; hands in play come to their end by themselves."""
    yield room
    if not room.alive():
        room.start()
    with httpx.Client(base_url=room.address, timeout=PATIENCE_S) as director:
        director.get("/api/me")
        director.get(room.director)
        for number, do in enumerate(_all_that_ends(director.get("/api/view/lobby").json())):
            key = {"Idempotency-Key": f"end-{number}"}
            director.post(f"/api/do/{do.pop('type')}", json=do, headers=key)


def _all_that_ends(lobby: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the room's director says to have all that goes on end."""
    for live in lobby["live"]:
        yield {"type": "close-live-table", "event": live["table"]}
    for event in lobby["events"]:
        if event["state"] in ("open", "running", "night") and event["event"] != lobby["play_now"]:
            yield {"type": "end-game", "event": event["event"], "reason": "the tests are over"}
