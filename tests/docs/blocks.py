"""The blocks of code of a page, and how each of them is carried out as it stands."""

import ast
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from serving import ROOT, NeverOpened, Served

FENCE: Final = re.compile(
    r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<body>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL
)
USUAL: Final = "http://127.0.0.1:8000"
"""Where a page says that the room is."""
SHOWN: Final = {"", "text", "console", "http"}
"""What is shown, and is nothing to run."""
OF_A_CHECKOUT: Final = {".venv/bin/python", "dask"}
"""What tests and clusters are run with: hours of work, of which the files are looked up alone."""
CLOSED: Final = {"restore", "players", "history", "event export", "event import"}
"""Commands that take a room that is stopped."""
SECRET: Final = "5e" * 32
"""What a page of a tournament shows, and `$secret` stands for."""
SET: Final = re.compile(r"[A-Za-z_]+=")
"""A variable that a command begins with."""
NOT_CODE: Final = ("{toctree}", "{generated}", "{include}")


class Block(NamedTuple):
    """One block: what it is (`sh`, `python`, ...), the file that it is called, and its text."""

    kind: str
    caption: str
    text: str


def blocks_of(page: str) -> Iterator[Block]:
    """The blocks of a page in their order, without those that bring in other text."""
    for found in FENCE.finditer(page):
        info, margin = found["info"].strip(), len(found["indent"])
        if info.startswith(NOT_CODE):
            continue
        lines = [line[margin:] for line in found["body"].splitlines()]
        caption = ""
        while lines and re.match(r":\w+:", lines[0]):
            name, _, value = lines.pop(0)[1:].partition(":")
            caption = value.strip() if name == "caption" else caption
        kind = info.removeprefix("{code-block}").strip()
        yield Block(kind, caption, "\n".join(lines).strip("\n") + "\n")


class Reader:
    """Somebody who does what a page says, block by block, in an empty folder of their own."""

    def __init__(self, folder: Path, room: Path) -> None:
        self._folder: Final = folder
        self._prepared: Final = room
        self._names: Final[dict[str, Any]] = {}
        self._rooms: Final[dict[str, Served]] = {}
        self._last = ""
        self.done = 0

    def close(self) -> None:
        """Leave every room that was opened."""
        for room in self._rooms.values():
            room.kill()
        self._rooms.clear()

    def learn(self, text: str) -> None:
        """Take in the imports that stand in the page's sentences."""
        for line in re.findall(r"`((?:import|from) [^`]*)`", text):
            exec(line, self._names)

    def follow(self, block: Block) -> None:
        """Carry one block out. Raises AssertionError where it does not do what it says."""
        if block.caption:
            (self._folder / block.caption).write_text(block.text, "utf-8")
        match block.kind:
            case "python":
                self._run_python(block.text)
            case "sh":
                for line in joined(block.text):
                    self._run(line)
            case "toml":
                tomllib.loads(block.text)
            case "json":
                json.loads(block.text)
            case kind:
                assert kind in SHOWN, f"nobody knows how to carry out {kind!r}"
                return
        self.done += 1

    def _run_python(self, text: str) -> None:
        """Each statement in turn; an expression with a value behind `#` comes to that."""
        for statement in ast.parse(text).body:
            source = ast.get_source_segment(text, statement)
            assert source is not None
            end = text.splitlines()[(statement.end_lineno or 1) - 1]
            value = re.search(r"  # (.+)$", end)
            if not isinstance(statement, ast.Expr) or value is None:
                exec(source, self._names)
                continue
            came = eval(source, self._names)
            if is_value(value[1]):
                assert repr(came) == value[1], f"{source} comes to {came!r}"

    def _run(self, line: str) -> None:
        words = [word for word in shlex.split(line, comments=True) if not SET.match(word)]
        if not words:
            return None  # A variable, which the shell of each command has already.
        self._prepare(words)
        if words[:2] == ["ruleone", "serve"]:
            return self._open(line)
        if words[:1] == ["make"]:
            return self._carry_out(f"make -n -C {ROOT} {shlex.join(words[1:])}")
        if words[0] in OF_A_CHECKOUT or "--dask" in words:
            missing = [word for word in words if "/" in word and is_missing(word)]
            assert missing == [], "no such file in the tree"
            return None
        line = re.sub(r"--events \d+", "--events 2", line)
        if words[:2] == ["ruleone", "forecast"] and "--events" not in words:
            line = line.partition("  #")[0] + " --events 2"
        if words[:3] == ["ruleone", "event", "import"] and words[3] not in self._rooms:
            self._open(f"ruleone serve --data {words[3]}")
        if words[:1] == ["ruleone"]:
            asked = " ".join(words[1:3])
            if any(asked.startswith(one) for one in CLOSED):
                self._stop(words)
        if USUAL in line or "$room" in line or "$(ruleone link" in line:
            if not self._rooms:
                self._open("ruleone serve --private-hooks")
            line = line.replace(f"{USUAL}/link/...", "$(ruleone link)")
            line = line.replace("--link ...", "--link $(ruleone link)")
            line = line.replace(USUAL, self._rooms[self._last].address)
        return self._carry_out(line)

    def _prepare(self, words: list[str]) -> None:
        """A page that speaks of `room-data` finds one in which somebody has played."""
        data = self._folder / "room-data"
        needs = words[:1] == ["ruleone"] and words[1:2] not in (["serve"], ["restore"])
        named = "room-data" in words or words[1:] == ["link"]
        if needs and named and not data.exists():
            subprocess.run(["cp", "-r", str(self._prepared), str(data)], check=True)

    def _open(self, line: str) -> None:
        words = shlex.split(line, comments=True)
        at = words.index("ruleone")
        options = words[at + 2 :]
        data = options[options.index("--data") + 1] if "--data" in options else "room-data"
        if data in self._rooms:
            self._rooms.pop(data).stop()
        plain = self._without(self._without(options, "--data"), "--port")
        room = Served(self._folder / data, *(one for one in plain if one != "--json"))
        told = dict(one.split("=", 1) for one in words[:at])
        before = Path.cwd()
        os.chdir(self._folder)
        try:
            room.start(**told)
        except NeverOpened as never:
            raise AssertionError(f"{line}: {never}") from never
        finally:
            os.chdir(before)
        self._rooms[data], self._last = room, data

    @staticmethod
    def _without(options: list[str], name: str) -> list[str]:
        if name not in options:
            return options
        at = options.index(name)
        return options[:at] + options[at + 2 :]

    def _stop(self, words: list[str]) -> None:
        for data in [one for one in self._rooms if one in words]:
            self._rooms.pop(data).stop()

    def _carry_out(self, line: str) -> None:
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        address = self._rooms[self._last].address if self._rooms else USUAL
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", line],
            cwd=self._folder,
            env=os.environ
            | {"PATH": path, "RULEONE_LANG": "en", "room": address, "secret": SECRET},
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        status = re.search(r"# status (\d)", line)
        expected = int(status[1]) if status else 0
        assert done.returncode == expected, f"{line}\n{done.stdout[-1500:]}{done.stderr[-1500:]}"


def is_value(text: str) -> bool:
    """Whether what stands behind an expression is its value, and no remark."""
    try:
        ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return False
    return True


def is_missing(word: str) -> bool:
    """Whether a word is a path below tests/ that is not there."""
    return word.startswith("tests/") and not (ROOT / word).exists()


def joined(text: str) -> Iterator[str]:
    """The commands of a block: a line that ends with a backslash goes on."""
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            yield line
