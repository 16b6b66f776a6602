"""`ruleone token` against a room that is open."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from serving import ENVIRONMENT, Served

COMMAND = (sys.executable, "-c", "from ruleone.cli.main import main; main()", "token")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("tokens")) as served:
        yield served


def token(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command with these words."""
    env = {"PATH": str(Path(sys.executable).parent), **ENVIRONMENT, **environment}
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, env=env, check=False, timeout=120
    )


@pytest.mark.feature("tokens")
def test_a_director_makes_lists_and_revokes(room: Served) -> None:
    made = token("make", "Boss", "--role", "director", "--link", room.director)
    assert made.returncode == 0, made.stderr
    secret = made.stdout.strip()
    assert secret.startswith("ruleone_")
    assert "shown only once" in made.stderr
    bearer = {"RULEONE_TOKEN": secret}
    here = ("--room", room.address)
    second = token("make", "Overlay", "--days", "3", "--json", *here, **bearer)
    told = json.loads(second.stdout)
    assert (told["token"], told["name"], told["role"]) == ("t2", "Overlay", "screen")
    listed = token("list", *here, **bearer).stdout.splitlines()
    assert [line.split()[:2] for line in listed] == [["t2", "Overlay"], ["t1", "Boss"]]
    assert token("revoke", "t2", *here, **bearer).stdout == "t2 is revoked.\n"
    headers = {"Authorization": f"Bearer {told['secret']}"}
    assert httpx.get(f"{room.address}/api/me", headers=headers).status_code == 401


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("list", "--room", "nowhere"), 2, "Begin it with http://"),
        (("list", "--room", "http://127.0.0.1:1"), 2, "No room answers"),
        (("list", "--token", "ruleone_wrong"), 1, "This token is not valid"),
        (("list",), 1, "does not know you"),
        (("list", "--link", "{room}/link/wrong"), 1, "This link does not work"),
        (("revoke", "t99", "--link", "{director}"), 1, "There is no such token"),
    ],
)
def test_what_cannot_be_done_is_said(
    room: Served, words: tuple[str, ...], status: int, said: str
) -> None:
    named = [one.format(room=room.address, director=room.director) for one in words]
    where = () if "--room" in words or "--link" in words else ("--room", room.address)
    ended = token(*named, *where)
    assert (ended.returncode, said in ended.stderr) == (status, True), ended.stderr
    assert "Traceback" not in ended.stderr
