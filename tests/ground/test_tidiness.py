"""Files that fit a reader's head, functions that fit a screen, and a tree that speaks of itself."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINES_MAX = 800
FUNCTION_LINES_MAX = 70
CODE = {".py", ".ts", ".svelte", ".cpp", ".h", ".css"}
TEXT = CODE | {".md", ".toml", ".ftl", ".json", ".txt", ".html", ".yml", ".yaml", ".sh", ".js"}
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX|NotImplementedError)\b")
WEAKENED = re.compile(r"type: ignore(?!\[)|noqa(?!: ?[A-Z])|assert True\b")
WRITTEN_BY_A_TOOL = re.compile(r"(//|#|/\*) Written by tools/\w+\.py")
MACHINE = re.compile(r"(?<![\w.])/(?:root|home|work|Users)/\w")


def tracked() -> list[Path]:
    """Every file of the tree, or nothing where this is no checkout."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


FILES = tracked()


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def too_long(path: Path, text: str) -> Iterator[str]:
    """What in a file does not fit: the file, or a function in it."""
    lines = len(text.splitlines())
    if lines > LINES_MAX and not WRITTEN_BY_A_TOOL.match(text):
        yield f"{name_of(path)} has {lines} lines"
    for node in ast.walk(ast.parse(text if path.suffix == ".py" else "")):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES_MAX:
                yield f"{name_of(path)}: {node.name} has {length} lines"


def test_code_fits_a_readers_head() -> None:
    code = [path for path in FILES if path.suffix in CODE]
    assert not [told for path in code for told in too_long(path, path.read_text("utf-8"))]


def test_tree_is_finished_and_speaks_of_no_machine() -> None:
    texts = {path: path.read_text("utf-8") for path in FILES if path.suffix in TEXT}
    assert not [name_of(path) for path, text in texts.items() if MACHINE.search(text)]
    code = {
        path: text for path, text in texts.items() if path.suffix in CODE and path != Path(__file__)
    }
    assert not [name_of(path) for path, text in code.items() if UNFINISHED.search(text)]
    assert not [name_of(path) for path, text in code.items() if WEAKENED.search(text)]


def test_python_tests_have_names_of_their_own() -> None:
    names = [path.name for path in FILES if re.match(r"test_.*\.py", path.name)]
    assert sorted(names) == sorted(set(names))
