"""`ruleone serve`: opening, closing, going on, and every way in which it cannot."""

import json
import os
import resource
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest
from guest import Guest
from serving import COMMAND, ENVIRONMENT, Served

from ruleone.cli import serve
from ruleone.cli.language import told
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.records import EventAbandoned
from ruleone.room.views import Accepted
from ruleone.rulebook.citation import Refusal
from ruleone.web.listening import listen
from ruleone.web.server import House


def refused(data: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a `ruleone serve` says that cannot open."""
    return subprocess.run(
        [*COMMAND, "--data", str(data), "--port", "0", *options],
        env=os.environ | ENVIRONMENT | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def bytes_of(folder: Path) -> dict[str, bytes]:
    """Every file of the folder that holds what happened."""
    return {path.name: path.read_bytes() for path in folder.glob("*.sqlite*")}


async def test_closes_in_order_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with Served(tmp_path / "room") as served:
        guest = await Guest.come(served.address)
        await guest.watch("lobby")
        event = guest.lobby.play_now
        assert event is not None
        joined = await guest.ask(Join(event), "joined")
        assert isinstance(joined, Accepted)
        first_link = served.director
        assert served.stop() == 0
        await guest.until(lambda: guest.closing)
        assert guest.closing is not None
        assert guest.closing.code == "room-closed"
        await guest.leave()
        served.start()
        assert served.director != first_link
        await guest.connect()
        await guest.watch(f"table/{event}/{joined.table}")
        assert guest.table(f"table/{event}/{joined.table}").my_seat is not None
        assert await guest.ask(Join(event), "joined") == joined, "the same answer, for ever"
        await guest.leave()


def test_takes_the_next_free_port_and_says_so(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        with subprocess.Popen(
            [*COMMAND, "--data", str(tmp_path), "--port", str(port)],
            env=os.environ | ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as process:
            assert process.stdout is not None
            told = "".join(process.stdout.readline() for _ in range(4))
            process.terminate()
            closed = process.stdout.read()
    assert f"Port {port} is taken" in told
    assert "http://127.0.0.1:" in told
    assert f"http://127.0.0.1:{port}\n" not in told
    assert "/link/" in told
    assert "closed" in closed
    assert process.returncode == 0


@pytest.mark.feature("offline")
def test_warns_when_others_can_come_in(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--data", str(tmp_path), "--port", "0", "--host", "0.0.0.0"],
        env=os.environ | ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        process.terminate()
        told += process.stdout.read()
    assert "For others:         http://" in told
    assert "not encrypted" in told


def test_folder_in_use_is_left_alone(tmp_path: Path) -> None:
    with Served(tmp_path / "room") as served:
        second = refused(served.data)
    assert second.returncode == 1
    assert "in use by another ruleone serve" in second.stderr
    assert "Traceback" not in second.stderr


async def test_damaged_journal_is_told_and_nothing_is_overwritten(tmp_path: Path) -> None:
    served = Served(tmp_path / "room")
    with served:
        guest = await Guest.come(served.address)
        await guest.watch("lobby")
        assert guest.lobby.play_now is not None
        await guest.ask(Join(guest.lobby.play_now))
        await guest.leave()
        served.stop()
    journal = served.data / "journal.sqlite"
    whole = journal.read_bytes()
    middle = whole.index(b"seats-drawn") if b"seats-drawn" in whole else len(whole) // 2
    journal.write_bytes(whole[:middle] + b"SEATS" + whole[middle + 5 :])
    before = bytes_of(served.data)
    told = refused(served.data)
    assert told.returncode == 2
    assert "damaged" in told.stderr
    assert "Traceback" not in told.stderr
    assert before.items() <= bytes_of(served.data).items()
    report = refused(served.data, "--verify")
    assert report.returncode == 2
    assert "can be trusted" in report.stderr
    assert before.items() <= bytes_of(served.data).items()


def test_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", "utf-8")
    told = refused(tmp_path / "file" / "room")
    assert told.returncode == 1
    assert "Cannot use the folder" in told.stderr


def test_host_that_is_not_ours(tmp_path: Path) -> None:
    told = refused(tmp_path, "--host", "192.0.2.1")
    assert told.returncode == 1
    assert "cannot listen at 192.0.2.1" in told.stderr
    assert "Traceback" not in told.stderr


async def test_full_disk_stops_the_room_and_acknowledges_nothing(tmp_path: Path) -> None:
    with Served(tmp_path / "room") as served:
        guest = await Guest.come(served.address)
        await guest.watch("lobby")
        event = guest.lobby.play_now
        assert event is not None
        full = (served.data / "journal.sqlite-wal").stat().st_size
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        result = await guest.ask(Join(event), "on a full disk")
        assert isinstance(result, Refusal)
        assert result.code == "room-stopped"
        await guest.until(lambda: guest.closing)
        assert guest.closing is not None
        assert guest.closing.code == "room-stopped"
        await guest.leave()
        assert served.wait() == 1
        assert "Could not write" in served.said()
        assert "Traceback" not in served.said()
        served.start()
        await guest.connect()
        await guest.watch("lobby")
        again = await guest.ask(Join(event), "on a full disk")
        assert isinstance(again, Accepted), "what was not saved can be asked again"
        await guest.leave()


@pytest.mark.parametrize(("language", "said"), [("en", "Open a card room"), ("zh", "开一间牌室")])
def test_help_teaches_in_both_languages(tmp_path: Path, language: str, said: str) -> None:
    told = refused(tmp_path, "--help", RULEONE_LANG=language, COLUMNS="200")
    assert told.returncode == 0
    for word in (said, "--host", "--port", "--data", "--pace", "--json", "0.0.0.0"):
        assert word in told.stdout


def test_a_host_that_is_open_to_others_is_warned_of_where_no_address_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A machine without a way out still lets its neighbours in."""

    def opened(_: object, door: socket.socket, *rest: Any) -> None:
        door.close()
        rest[-1]("/link/secret")

    monkeypatch.setattr(serve, "run", opened)
    monkeypatch.setattr(serve, "addresses_for_others", lambda host, port: [])
    for host, warned in (("0.0.0.0", True), ("127.0.0.1", False)):
        serve.serve(host=host, port=0, data=tmp_path / host)
        assert (told("serve-warning") in capsys.readouterr().out) == warned


def test_events_that_cannot_go_on_are_named_at_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    open_house = serve.open_house

    def opened(data: Path, settings: Settings) -> House:
        house = open_house(data, settings)
        gone = EventAbandoned("e7", "another digest", "rules-not-kept")
        house.room.abandoned = {"e7": gone}
        return house

    def run(_: object, door: socket.socket, *rest: Any) -> None:
        door.close()
        rest[-1]("/link/secret")

    monkeypatch.setattr(serve, "open_house", opened)
    monkeypatch.setattr(serve, "run", run)
    serve.serve(port=0, data=tmp_path, json=True)
    said = capsys.readouterr()
    parts = {"name": "e7", "reason": "rules-not-kept", "why": "another digest"}
    assert told("serve-abandoned-event", **parts) in said.err
    assert json.loads(said.out)["abandoned"] == {"e7": "another digest"}


async def test_the_address_for_others_is_on_the_directors_link_and_in_every_welcome(
    tmp_path: Path,
) -> None:
    rows = [
        ((), None),
        (("--address", "https://cards.example.org"), "https://cards.example.org"),
        (("--host", "0.0.0.0"), "others"),
    ]
    for number, (options, expected) in enumerate(rows):
        served = Served(tmp_path / str(number), *options)
        opened = served.start()
        guest = await Guest.come(served.address)
        reach = next(iter(opened.others), None) if expected == "others" else expected
        assert guest.welcome is not None
        assert guest.welcome.reach == reach, options
        assert served.director.startswith(f"{reach or served.address}/link/"), options
        await guest.leave()
        served.stop()
    assert "is not a room address" in refused(tmp_path / "x", "--address", "cards").stderr
