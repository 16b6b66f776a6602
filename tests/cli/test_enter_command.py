"""`ruleone event enter` against a room that is open."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import ENVIRONMENT, Served

COMMAND = (sys.executable, "-c", "from ruleone.cli.main import main; main()")


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
    sheet.write_bytes("姓名;会员号;已付\n张三;7;是\n李四;8;\n张三;9;\n".encode("gb18030"))
    other = run(room, "event", "enter", str(sheet), "--event", event)
    assert other.stdout == "Entered: 2. Already entered: 0.\n", other.stderr
    assert "Line 4, 张三: also in line 2, entered once." in other.stderr
    assert "Marked as paid: 张三" in other.stderr
    long = "x" * 41
    sheet.write_text(f"1. Ann\n2. {long}\n3. Ben\n")
    wrong = run(room, "event", "enter", str(sheet), "--event", event)
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "Line 2: expected a name of 1 to 40 characters" in wrong.stderr
    assert "Nobody from" in wrong.stderr
    assert "Traceback" not in wrong.stderr
    left = run(room, "event", "enter", str(sheet), "--event", event, "--leave")
    assert (left.returncode, left.stdout) == (0, "Entered: 2. Already entered: 0.\n")
    sheet.write_bytes(b"PK\x03\x04")
    broken = run(room, "event", "enter", str(sheet), "--event", event)
    assert (broken.returncode, broken.stdout) == (1, "")
    assert "not a valid workbook" in broken.stderr
