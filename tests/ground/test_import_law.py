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


def laws() -> dict[str, list[set[str]]]:
    """The floors as docs/map.md draws them, by folder of the package, "" for the package itself:
    lowest first; parts of one floor are siblings."""
    page = (ROOT / "docs" / "map.md").read_text("utf-8")
    drawn = re.findall(r"^- `ruleone/([\w/]*)`: `([^`]*<[^`]*)`", page, re.MULTILINE)
    largest = {"", "tournament/", "room/", "room/event/"}
    missing = largest - {folder for folder, _ in drawn}
    assert not missing, f"docs/map.md no longer draws the floors of {missing}"
    return {
        folder.strip("/"): [{part.strip() for part in floor.split(",")} for floor in law.split("<")]
        for folder, law in drawn
    }


LAWS = laws()
HEIGHTS = {
    folder: {part: height for height, floor in enumerate(floors) for part in floor}
    for folder, floors in LAWS.items()
}
HEIGHT = HEIGHTS[""]
PURE_UP_TO = HEIGHT["bots"]
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")
"""All but the package's face, which names its parts and loads none (test_face.py)."""


def part_of(module: str, folder: str = "") -> str | None:
    """`ruleone.dealing.views` belongs to `dealing`; None for what is not in the folder, and "" for
    the face of the folder itself."""
    parts, inside = module.split("."), ["ruleone", *filter(None, folder.split("/"))]
    if parts[: len(inside)] != inside:
        return None
    return parts[len(inside)] if len(parts) > len(inside) else ""


def is_module(module: str) -> bool:
    """Whether a file or a folder of the package has this name."""
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return path.is_dir() or path.with_suffix(".py").is_file()


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a file imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            module = node.module or ""
            for name in node.names:
                inside = module == "ruleone" and not name.name.startswith("__")
                full = f"{module}.{name.name}"
                named = inside or (module.startswith("ruleone.") and is_module(full))
                yield node.lineno, full if named else module


def broken_by(path: Path) -> Iterator[str]:
    """Each way in which one file breaks the law."""
    part = path.relative_to(PACKAGE).with_suffix("").parts[0]
    pure = HEIGHT[part] <= PURE_UP_TO or part in PURE_BESIDES
    for line, module in imports(path):
        where = f"{path.relative_to(ROOT)}:{line}"
        if pure and module.split(".")[0] in IMPURE:
            yield f"{where} imports {module}, but {part} is pure"
        if part_of(module) == "_kernel":
            if part not in MAY_CALL_THE_KERNEL:
                yield f"{where} calls the kernel; only {MAY_CALL_THE_KERNEL} may"
            continue
        for folder, heights in HEIGHTS.items():
            yield from runs_up(path, module, folder, heights, where)


def runs_up(
    path: Path, module: str, folder: str, heights: dict[str, int], where: str
) -> Iterator[str]:
    """Whether an import runs up the floors of this folder, or to the folder's face, which stands
    above all of them."""
    if not path.is_relative_to(PACKAGE / folder):
        return
    part = path.relative_to(PACKAGE / folder).with_suffix("").parts[0]
    other = part_of(module, folder)
    if other is None or other == part or part == "__init__":
        return
    if other == "":
        if folder:
            yield f"{where}: {part} must not import the face of {folder}"
    elif heights[other] >= heights[part]:
        yield f"{where}: {part} must not import {other}"


@pytest.mark.rows("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_file_keeps_the_import_law(path: Path) -> None:
    assert not list(broken_by(path))


@pytest.mark.parametrize("folder", LAWS)
def test_law_names_every_part_that_exists(folder: str) -> None:
    beside = {"__init__", "_kernel", "__pycache__"}
    entries = [one for one in (PACKAGE / folder).iterdir() if one.suffix in ("", ".py")]
    parts = {one.stem for one in entries if one.suffix or any(one.rglob("*.py"))}
    assert parts - beside == HEIGHTS[folder].keys()


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
        ("tournament/terms", "from ruleone.tournament import state", "must not import state"),
        ("tournament/hands", "from ruleone.tournament import Tournament", "the face of"),
    ],
)
def test_law_is_able_to_refuse(
    part: str, text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.PACKAGE", tmp_path)
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    (tmp_path / part).mkdir(parents=True)
    (tmp_path / "tournament" / "state").mkdir(parents=True)
    (tmp_path / part / "bad.py").write_text(text, "utf-8")
    told = list(broken_by(tmp_path / part / "bad.py"))
    assert len(told) == 1
    assert said in told[0]
