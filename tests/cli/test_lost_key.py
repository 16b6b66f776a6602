"""A backup without its key: hands in play are void with their chips back, and that is said; with it
they go on."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from guest import Guest
from serving import COMMAND, ENVIRONMENT, Served

from ruleone.room.cash.commands import TakeSeat
from ruleone.room.event.entries.commands import Join
from ruleone.room.views import Accepted


def ruleone(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND[:-1], *arguments],
        env=os.environ | ENVIRONMENT | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


async def in_hand(served: Served) -> tuple[str, str]:
    """A guest sits in a hand of an event and of a cash table, and waits."""
    guest = await Guest.come(served.address)
    await guest.watch("lobby")
    event = guest.lobby.play_now
    assert event is not None
    joined = await guest.ask(Join(event))
    assert isinstance(joined, Accepted)
    topic = f"table/{event}/{joined.table}"
    sat = await guest.ask(TakeSeat("holdem-5-10", 400))
    assert isinstance(sat, Accepted), sat
    assert sat.event is not None
    topics = (topic, f"table/{sat.event}/1")
    await guest.watch(*topics)
    await guest.until(lambda: all(asked(guest, one) for one in topics))
    await guest.leave()
    return event, sat.event


def asked(guest: Guest, topic: str) -> bool:
    """Whether it is the guest's turn at the table: nothing happens there until then."""
    hand = guest.table(topic).hand if topic in guest.views else None
    return hand is not None and hand.options is not None


@pytest.mark.timeout(300)
async def test_hands_in_play_are_void_without_their_key(tmp_path: Path) -> None:
    data = tmp_path / "room"
    with Served(data) as served:
        playing = await in_hand(served)
        event = playing[0]
        told = ruleone("backup", str(data), str(tmp_path / "bare"))
        assert "The backup does not include the" in told.stdout, told
        told = ruleone("backup", str(data), str(tmp_path / "keyed"), "--with-key")
        assert told.returncode == 0
        served.stop()
        assert "key" not in served.said()
    assert not (tmp_path / "bare" / "key").exists()
    keyed = ruleone("restore", str(tmp_path / "keyed"), str(tmp_path / "a"))
    assert keyed.returncode == 0
    assert "is void" not in keyed.stdout + keyed.stderr
    bare = ruleone("restore", str(tmp_path / "bare"), str(tmp_path / "b"))
    assert bare.returncode == 0, bare
    assert all(f"of {one} is void" in bare.stderr for one in playing), bare.stderr
    assert "room's key is missing" in bare.stderr
    for folder in ("a", "b"):
        report = json.loads(ruleone("verify", str(tmp_path / folder), "--json").stdout)
        assert report["sound"], report
        with Served(tmp_path / folder) as served:
            guest = await Guest.come(served.address)
            await guest.watch("lobby")
            assert event in {line.event for line in guest.lobby.events if line.state == "running"}
            await guest.leave()
            served.stop()
            assert "Traceback" not in served.said()
            assert "frozen" not in served.said()


def test_a_key_that_is_none_is_said(tmp_path: Path) -> None:
    told = ruleone("serve", "--data", str(tmp_path), "--port", "0", RULEONE_KEY="short")
    assert told.returncode == 1
    assert "RULEONE_KEY does not hold a key" in told.stderr
