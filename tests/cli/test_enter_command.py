"""`ruleone event enter` against a room that is open."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import ENVIRONMENT, Served

COMMAND = (sys.executable, "-c", "from ruleone.cli.app import main; main()")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("entries")) as served:
        yield served


def run(room: Served, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, *words, "--link", room.director],
        capture_output=True,
        text=True,
        env={"PATH": str(Path(sys.executable).parent), **ENVIRONMENT},
        check=False,
        timeout=300,
    )


@pytest.mark.feature("entry-lists")
def test_a_list_is_entered_once_and_each_wrong_line_is_told(room: Served, tmp_path: Path) -> None:
    import http.cookiejar
    import urllib.request

    opener = urllib.request.build_opener(
        urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
    )
    opener.open(room.director).read()
    terms = {"charged": False, "buy_in": 100, "house_players": 0, "seats": 60}
    do = {"template": "six-max", "name": "Friday", "terms": terms}
    asked = urllib.request.Request(
        f"{room.address}/api/do/create-event",
        json.dumps(do).encode(),
        {"Content-Type": "application/json"},
    )
    made: Any = json.load(opener.open(asked))
    event = made["result"]["event"]

    sheet = tmp_path / "field.csv"
    sheet.write_text("name\n" + "".join(f"Player {number}\n" for number in range(40)))
    entered = run(room, "event", "enter", str(sheet), "--event", event)
    assert (entered.returncode, entered.stdout) == (0, "Entered: 40. Already entered: 0.\n"), (
        entered.stderr
    )
    again = run(room, "event", "enter", str(sheet), "--event", event)
    assert (again.returncode, again.stdout) == (0, "Entered: 0. Already entered: 40.\n")
    sheet.write_text("name\nAnn\nAnn\n")
    wrong = run(room, "event", "enter", str(sheet), "--event", event)
    assert wrong.returncode == 1
    assert "Line 3: “Ann” is already in line 2." in wrong.stderr
    assert "Traceback" not in wrong.stderr
