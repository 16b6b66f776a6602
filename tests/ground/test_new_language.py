"""A third language needs no change of code: one that is made up here, English with every message
marked, is found and passes the checks of the real ones, in a copy of the tree."""

import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]
MADE_UP = "qps"
"""An id that no language has; CLDR does not know it either."""
CHECKS = (
    "tests/ground/test_locale.py",
    "tests/ground/test_words.py",
    "tests/ground/test_words_in_play.py",
    "tests/ground/test_codes.py",
    "tests/web/test_languages.py",
)
# Finds the package in the copy, and not where it was installed from.
FROM_THE_COPY = """
import sys
sys.meta_path[:] = [one for one in sys.meta_path if one.__module__.startswith("_frozen_importlib")]
sys.path.insert(0, "src")
"""


def marked(file: str) -> str:
    """The messages of a file, each text of them with a mark before it."""
    told = FluentParser().parse(file)
    for entry in told.body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *(one.value for one in entry.attributes)):
                if pattern is not None:
                    pattern.elements.insert(0, ast.TextElement("‡"))
    return FluentSerializer().serialize(told)


def copied(home: Path) -> None:
    """A copy of the tree with the made-up language in it."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "dist", "node_modules", "browser")
    for part in ("src/ruleone", "locale", "tests", "ui"):
        shutil.copytree(ROOT / part, home / part, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", home)
    made_up = home / "locale" / MADE_UP
    made_up.mkdir()
    for path in (ROOT / "locale" / "en").glob("*.ftl"):
        (made_up / path.name).write_text(marked(path.read_text("utf-8")), "utf-8")
    told_of_itself = (ROOT / "locale" / "en" / "language.toml").read_text("utf-8")
    called = told_of_itself.replace('name = "English"', 'name = "Marked"')
    (made_up / "language.toml").write_text(called + 'cldr = "en"\n', "utf-8")


def run(home: Path, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", FROM_THE_COPY + code],
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def test_a_made_up_language_is_one_more(tmp_path: Path) -> None:
    copied(tmp_path)
    found = run(
        tmp_path,
        "from ruleone.words import LANGUAGES, say, setting\n"
        f"print(*LANGUAGES, setting('{MADE_UP}').name, say('{MADE_UP}', 'value-yes'), sep='|')",
    )
    assert found.stdout.strip() == f"en|{MADE_UP}|zh|Marked|‡yes", found.stderr
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *CHECKS]
    checked = run(tmp_path, f"import pytest; sys.exit(pytest.main({options}))")
    assert checked.returncode == 0, checked.stdout[-4_000:] + checked.stderr[-2_000:]
