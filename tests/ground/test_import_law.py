"""The import law of docs/map.md, kept by reading every import in src/ruleone."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ruleone"
IMPURE = frozenset(
    [
        "asyncio",
        "http",
        "multiprocessing",
        "os",
        "random",
        "secrets",
        "select",
        "signal",
        "socket",
        "sqlite3",
        "ssl",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "urllib",
        "uuid",
        "anyio",
        "httpx",
        "uvicorn",
        "starlette",
        "websockets",
    ]
)
MAY_CALL_THE_KERNEL = {"ranking"}
# Sans-I/O beyond the line that the law draws: chance and time are handed in.
PURE_BESIDES = {"room", "sim"}


DRAWING = re.compile(r"^(?:`([\w/]+)/`: )?`([\w\s,]+<[\w\s,<]+)`", re.MULTILINE)
"""Floors of a folder, the lowest first, its name before them; without one those of the house."""

Heights = dict[str, int]


def drawn() -> dict[str, Heights]:
    """The floors that docs/map.md draws, by folder: how high each part stands. Parts of one floor
    are siblings."""
    page = (ROOT / "docs" / "map.md").read_text("utf-8")
    return {
        folder: {
            part.strip(): height
            for height, floor in enumerate(floors.split("<"))
            for part in floor.split(",")
        }
        for folder, floors in DRAWING.findall(page)
    }


DRAWN = drawn()
HEIGHT = DRAWN[""]
PURE_UP_TO = HEIGHT["bots"]
FILES = sorted(PACKAGE.rglob("*.py"))


def part_of(module: str, folder: str = "") -> str:
    """`ruleone.dealing.views` belongs to `dealing`, and in the folder `dealing` to `views`;
    `ruleone` itself, and what lies elsewhere, to nothing."""
    within = ".".join(filter(None, ("ruleone", *folder.split("/")))) + "."
    return module.removeprefix(within).split(".")[0] if module.startswith(within) else ""


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a file imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            module = node.module or ""
            for name in node.names:
                inside = module.split(".")[0] == "ruleone" and not name.name.startswith("__")
                yield node.lineno, f"{module}.{name.name}" if inside else module


def broken_by(path: Path) -> Iterator[str]:
    """Each way in which one file breaks the law."""
    part = path.relative_to(PACKAGE).with_suffix("").parts[0]
    for line, module in imports(path):
        where = f"{path.relative_to(ROOT)}:{line}"
        top, other = module.split(".")[0], part_of(module)
        pure = HEIGHT[part] <= PURE_UP_TO or part in PURE_BESIDES
        if pure and top in IMPURE:
            yield f"{where} imports {module}, but {part} is pure"
        if top != "ruleone" or other in ("", part):
            continue
        if other == "_kernel":
            if part not in MAY_CALL_THE_KERNEL:
                yield f"{where} calls the kernel; only {MAY_CALL_THE_KERNEL} may"
        elif HEIGHT[other] >= HEIGHT[part]:
            yield f"{where}: {part} must not import {other}"


def runs_up(path: Path, folder: str, heights: Heights) -> Iterator[str]:
    """Each import of a file in a folder that runs up to a part above its own, or beside it."""
    part = path.relative_to(PACKAGE / folder).with_suffix("").parts[0]
    for line, module in imports(path):
        other = part_of(module, folder)
        if other != part and heights.get(other, -1) >= heights[part]:
            yield f"{path.relative_to(ROOT)}:{line}: {part} must not import {other}"


@pytest.mark.rows("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_file_keeps_the_import_law(path: Path) -> None:
    if path == PACKAGE / "__init__.py":
        assert not list(imports(path)), "the package itself imports nothing"
    else:
        assert not list(broken_by(path))


@pytest.mark.rows("folder", sorted(DRAWN.keys() - {""}))
def test_no_import_in_a_folder_runs_up(folder: str) -> None:
    files = sorted((PACKAGE / folder).rglob("*.py"))
    inside = [path for path in files if path != PACKAGE / folder / "__init__.py"]
    assert not [broken for path in inside for broken in runs_up(path, folder, DRAWN[folder])]


@pytest.mark.rows("folder", sorted(DRAWN))
def test_law_names_every_part_that_exists(folder: str) -> None:
    beside = {"__init__", "_kernel", "__pycache__"}
    entries = (PACKAGE / folder).iterdir()
    parts = {
        entry.stem
        for entry in entries
        if entry.suffix == ".py" or (entry.is_dir() and any(entry.rglob("*.py")))
    }
    assert parts - beside == DRAWN[folder].keys()


def test_floors_are_drawn_of_the_house_and_of_its_largest_part() -> None:
    assert {"", "room"} <= DRAWN.keys()


@pytest.mark.parametrize(
    ("part", "text", "said"),
    [
        ("dealing", "import time", "pure"),
        ("chinese", "from ruleone.dealing import Hand", "must not import dealing"),
        ("dealing", "from ruleone.tournament import event", "must not import tournament"),
        ("history", "import ruleone.bots.styles", "must not import bots"),
        ("room", "def f():\n    import random", "pure"),
        ("dealing", "from ruleone import _kernel", "kernel"),
        ("web", "from ruleone.cli import app", "must not import cli"),
    ],
)
def test_law_is_able_to_refuse(
    part: str, text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.PACKAGE", tmp_path)
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    (tmp_path / part).mkdir()
    (tmp_path / part / "bad.py").write_text(text, "utf-8")
    told = list(broken_by(tmp_path / part / "bad.py"))
    assert len(told) == 1
    assert said in told[0]


def test_law_of_a_folder_is_able_to_refuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.PACKAGE", tmp_path)
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    (tmp_path / "room" / "table").mkdir(parents=True)
    bad = tmp_path / "room" / "table" / "bad.py"
    for text in ("from ruleone.room.lobby.lobby import Lobby", "from ruleone.room import lobby"):
        bad.write_text(f"{text}\nfrom ruleone.room import core", "utf-8")
        (told,) = runs_up(bad, "room", {"core": 0, "table": 1, "lobby": 2})
        assert "table must not import lobby" in told
