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


def law() -> list[set[str]]:
    """The layers as docs/map.md draws them, lowest first; parts of one layer are siblings."""
    page = (ROOT / "docs" / "map.md").read_text("utf-8")
    drawn = re.search(r"^`(limits[^`]*<[^`]*)`", page, re.MULTILINE)
    assert drawn, "docs/map.md no longer draws the law"
    return [{part.strip() for part in layer.split(",")} for layer in drawn[1].split("<")]


LAYERS = law()
HEIGHT = {part: height for height, layer in enumerate(LAYERS) for part in layer}
PURE_UP_TO = HEIGHT["bots"]
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")
"""All but the package's face, which names its parts and loads none (test_face.py)."""


def part_of(module: str) -> str:
    """`ruleone.dealing.views` belongs to `dealing`; `ruleone` itself to nothing."""
    return ([*module.split("."), ""])[1]


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
                yield node.lineno, f"ruleone.{name.name}" if inside else module


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


@pytest.mark.rows("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_file_keeps_the_import_law(path: Path) -> None:
    assert not list(broken_by(path))


def test_law_names_every_part_that_exists() -> None:
    beside = {"__init__", "_kernel"}
    parts = {entry.stem for entry in PACKAGE.iterdir() if entry.suffix in ("", ".py")}
    assert parts - beside - {"__pycache__"} <= HEIGHT.keys()


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
