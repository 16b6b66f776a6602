"""Our own plugins of pytest: rows are all tried, and a file of durations makes tests slow."""

import os
import re
import subprocess
import sys
from pathlib import Path

from durations import SLOW_S, known, renewed

TESTS = Path(__file__).parents[1]
WALKED = """
import pytest

@pytest.mark.rows("number", [1, 2, pytest.param(3, id="three", marks=pytest.mark.rule("x")), 4])
@pytest.mark.rows(("word", "length"), [("a", 1), ("bb", 2)], ids=str)
def test_of_rows(number: int, word: str, length: int, tmp_path) -> None:
    assert tmp_path.is_dir()
    assert len(word) == length
    assert number not in (2, 3), f"{number} is {word}"

@pytest.mark.rows("number", [1, 2])
async def test_of_rows_that_wait(number: int) -> None:
    assert number < 2

@pytest.mark.rows("number", lambda: [1, 2])
def test_that_holds(number: int) -> None:
    assert number

@pytest.mark.rows("number", [1, 2])
def test_that_leaves_one_out(number: int) -> None:
    if number == 2:
        pytest.skip("no second")
"""


def run(folder: Path, *options: str) -> str:
    (folder / "conftest.py").write_text((TESTS / "conftest.py").read_text("utf-8"), "utf-8")
    (folder / "test_walked.py").write_text(WALKED, "utf-8")
    settings = ("-c", str(TESTS.parent / "pyproject.toml"), "-p", "no:cacheprovider")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *settings, "--rootdir", folder, *options, folder],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(TESTS)},
    )
    return done.stdout + done.stderr


def test_a_test_of_rows_tries_them_all_and_names_each_that_fails(tmp_path: Path) -> None:
    said = run(tmp_path, "-q")
    assert "2 failed, 1 passed, 1 skipped" in said
    assert "4 of 8 rows failed" in said
    named = {"a-1-2", "bb-2-2", "a-1-three", "bb-2-three"}
    assert set(re.findall(r"in the row (\S+)", said)) - {"2"} == named
    assert {*re.findall(r"is (a|bb)\b", said)} == {"a", "bb"}
    assert "1 of 2 rows failed" in said
    assert "1 of 2 rows: 2: no second" in said


def test_asked_for_each_row_is_a_test_of_its_own(tmp_path: Path) -> None:
    said = run(tmp_path, "-q", "--each-row")
    assert "5 failed, 8 passed, 1 skipped" in said
    assert "test_of_rows[a-1-three]" in said


def test_a_test_without_rows_fails(tmp_path: Path) -> None:
    (tmp_path / "test_none.py").write_text(
        "import pytest\n@pytest.mark.rows('each', [])\ndef test_none(each): pass\n", "utf-8"
    )
    assert "test_none has no rows" in run(tmp_path, "-q", "-k", "test_none")


def test_no_test_says_itself_that_it_is_slow() -> None:
    mark = ".".join(("mark", "slow"))
    files = (path for path in TESTS.rglob("*.py") if mark in path.read_text("utf-8"))
    assert [*files] == [], "tests/durations.json says it: pytest --note-durations"


def test_the_file_of_durations_names_tests_that_are_there() -> None:
    assert renewed(known(), {}) == known()
    assert any(seconds > SLOW_S for seconds in known().values())


def test_a_duration_changes_where_it_is_another_by_half() -> None:
    one, other = "tests/conftest.py::pytest_addoption", "tests/conftest.py::pytest_configure"
    before = {one: 1.0, other: 1.0, "tests/conftest.py::gone": 3.0}
    assert renewed(before, {one: 1.4, other: 1.6}) == {one: 1.0, other: 1.6}
    assert renewed(before, {one: 0.01}) == {other: 1.0}
