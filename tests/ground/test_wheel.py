"""The wheel, built without a compiler, in an empty environment without Node, outside the tree."""

import json
import os
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NO_COMPILER = {"CXX": "no-such-compiler", "CC": "no-such-compiler"}
PATIENCE_S = 120


def build(folder: Path, native: str) -> "subprocess.CompletedProcess[str]":
    """Build the wheel into a folder, on a machine where no compiler can be found."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    command += ["--outdir", str(folder / "wheel"), f"-Cbuild-dir={folder / 'build'}", str(ROOT)]
    environment = {**os.environ, **NO_COMPILER, "RULEONE_NATIVE": native}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    done = build(folder, native="auto")
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = (folder / "wheel").iterdir()
    return path


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands of an environment lie that holds the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
    lock = ROOT / "requirements" / "runtime.txt"
    subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return folder / "bin"


def run(bin_folder: Path, *arguments: str) -> str:
    """What a command of the installed package prints, outside the tree and with nothing else."""
    command = [str(bin_folder / "ruleone"), *arguments]
    done = subprocess.run(
        command, cwd=bin_folder, env=bare(bin_folder), capture_output=True, text=True, check=True
    )
    return done.stdout


def bare(bin_folder: Path) -> dict[str, str]:
    """An environment in which nothing but the installed package can be found."""
    return {"PATH": str(bin_folder), "LANG": "C.UTF-8"}


class Visitor:
    """A person who comes by plain HTTP."""

    def __init__(self, address: str) -> None:
        self._address = address.rstrip("/")
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self._open = urllib.request.build_opener(cookies).open
        self._asked = 0

    def get(self, path: str) -> str:
        with self._open(self._address + path, timeout=30) as answer:
            return str(answer.read().decode())

    def view(self, topic: str) -> dict[str, Any]:
        return dict(json.loads(self.get(f"/api/view?topic={topic}")))

    def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        self._asked += 1
        frame = json.dumps({"id": f"ask-{self._asked}", "do": command}).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self._address + "/api/do", frame, headers)
        with self._open(request, timeout=30) as answer:
            return dict(json.load(answer)["result"])


@pytest.fixture
def visitor(bin_folder: Path, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor of a room that the installed package has opened."""
    command = [str(bin_folder / "ruleone"), "serve", "--port", "0", "--pace", "0", "--json"]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "room")],
        cwd=tmp_path,
        env=bare(bin_folder),
        stdout=subprocess.PIPE,
        text=True,
    ) as room:
        assert room.stdout is not None
        try:
            yield Visitor(json.loads(room.stdout.readline())["address"])
        finally:
            room.terminate()


def test_wheel_carries_all_but_the_kernel(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl"), "the twin serves on every machine"
    names = set(zipfile.ZipFile(wheel).namelist())
    for needed in (
        "ruleone/py.typed",
        "ruleone/locale/en/hands.ftl",
        "ruleone/locale/zh/hands.ftl",
        "ruleone/rulebook/settings.toml",
        "ruleone/scenarios/cases/reopen.toml",
        "ruleone/locale/zh/language.toml",
        "ruleone/web/dist/index.html",
        "ruleone/web/dist/index.html.br",
        "ruleone/web/dist/pages.json",
        "ruleone/web/help/en/play/start/index.html",
        "ruleone/web/help/zh/searchindex.js",
    ):
        assert needed in names
    assert not [name for name in names if name.endswith((".so", ".cpp"))]
    texts = {Path(name).name for name in names if "/licenses/" in name}
    assert texts == {"LICENSE", "THIRD_PARTY_LICENSES.md"}


def test_required_kernel_that_cannot_be_built_is_an_error(tmp_path: Path) -> None:
    done = build(tmp_path, native="require")
    assert done.returncode != 0
    assert "no-such-compiler" in done.stdout + done.stderr
    assert not list((tmp_path / "wheel").glob("*.whl"))


def test_installed_command_works_outside_the_tree(bin_folder: Path) -> None:
    assert "Python" in run(bin_folder, "--version")
    ranked = run(bin_folder, "rank", "KsKhAd9c2c", "--lang", "zh")
    assert "一对 K" in ranked


def test_installed_room_plays_a_hand_over_http(visitor: Visitor) -> None:
    assert "<html" in visitor.get("/")
    assert "<h1" in visitor.get("/help/zh/direct/first-tournament/")
    event = visitor.view("lobby")["play_now"]
    joined = visitor.ask({"type": "join", "event": event})
    topic = f"table/{event}/{joined['table']}"
    acted: set[int] = set()
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        view = visitor.view(topic)
        hand, left = view["hand"], view["result"] is not None or view["moved_to"] is not None
        if acted and (left or (hand is not None and hand["number"] > min(acted))):
            return
        if hand is None or hand["options"] is None:
            time.sleep(0.1)
            continue
        options = hand["options"]
        kind = next(kind for kind in ("check", "call", "show", "muck", "fold") if options[kind])
        act = {"type": "act", "event": event, "table": joined["table"], "hand": hand["number"]}
        answer = visitor.ask({**act, "turn": hand["turn"], "action": {"type": kind}})
        assert answer["type"] == "accepted", answer
        acted.add(hand["number"])
    pytest.fail(f"no hand was over after {PATIENCE_S} s; acted in {len(acted)}")
