"""`ruleone hooks` against a room that is open, and a program that listens."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from listening import Heard
from serving import ENVIRONMENT, Served

COMMAND = (sys.executable, "-c", "from ruleone.cli.main import main; main()", "hooks")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("hooks"), "--private-hooks") as served:
        yield served


def hooks(room: Served, *words: str) -> subprocess.CompletedProcess[str]:
    """The command with these words, asked by the room's director."""
    return subprocess.run(
        [*COMMAND, *words, "--link", room.director],
        capture_output=True,
        text=True,
        env={"PATH": str(Path(sys.executable).parent), **ENVIRONMENT},
        check=False,
        timeout=120,
    )


def test_a_director_adds_tests_lists_and_removes(room: Served) -> None:
    with Heard() as heard:
        added = hooks(room, "add", heard.url, "--on", "level", "--on", "elimination")
        assert added.returncode == 0, added.stderr
        assert len(added.stdout.strip()) == 64
        assert "shown only once" in added.stderr
        tried = hooks(room, "test", "w1")
        assert tried.stdout.startswith("A test is on its way to w1."), tried.stderr
        (body, *_) = heard.until(1, "test")
    listed = hooks(room, "list", "--json")
    (shown,) = json.loads(listed.stdout)["hooks"]
    assert (shown["hook"], shown["url"], shown["event"]) == ("w1", heard.url, None)
    assert shown["kinds"] == ["level", "elimination"]
    assert [one["delivery"] for one in shown["deliveries"]] == [body["id"]]
    plain = hooks(room, "list").stdout.splitlines()
    assert plain[0].startswith(f"w1  {heard.url}  all tournaments  ")
    assert plain[1].startswith(f"  {body['id']}  test  ")
    assert hooks(room, "remove", "w1").stdout == "w1 is removed.\n"
    assert hooks(room, "list").stdout == "Nothing is sent yet.\n"


def test_what_cannot_be_done_is_said(room: Served) -> None:
    for words, status, said in (
        (("add", "http://127.0.0.1:9/", "--on", "soup"), 2, "There is no kind “soup”"),
        (("add", "ftp://example.org/"), 1, "must begin with http://"),
        (("add", "http://example.org/", "--event", "e99"), 1, "There is no such tournament"),
        (("remove", "w99"), 1, "There is no such webhook"),
        (("test", "w99"), 1, "There is no such webhook"),
    ):
        ended = hooks(room, *words)
        assert (ended.returncode, said in ended.stderr) == (status, True), ended.stderr
        assert "Traceback" not in ended.stderr
