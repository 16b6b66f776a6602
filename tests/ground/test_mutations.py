"""`make mutate` finds the parameters of the book that no test holds."""

import subprocess
from pathlib import Path

from ruleone.rulebook import edition

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv" / "bin" / "python"
"""Sees who reads what by the paths of the source, which the compiled package does not have."""
TOOL = ROOT / "tools" / "mutate.py"
TESTS = """\
import pytest
from ruleone.dealing.rules import hand_rules
from ruleone.rulebook import edition

@pytest.mark.rule("{bites}")
def test_bites():
    assert hand_rules(edition("house"), "flhe").limit_cap == {cap}

@pytest.mark.rule("{sleeps}")
def test_sleeps():
    assert edition("house")
"""


STATED = """\
import pytest
from ruleone.floor.out_of_turn import is_substantial
from ruleone.rulebook import edition

@pytest.mark.rule("house-34")
def test_bites():
    assert is_substantial(edition("house"), ("fold", "fold", "fold"))

@pytest.mark.rule("house-33A-2")
def test_sleeps():
    from ruleone.floor.cards import Deal, initial_deal
    assert initial_deal(edition("house"), Deal(game="nlhe", entitled=(1, 2), first_to=2))
"""


def looked_for(tests: Path, *names: str) -> subprocess.CompletedProcess[str]:
    told = [str(PYTHON), str(TOOL), *names, "--tests", str(tests)]
    return subprocess.run(told, capture_output=True, text=True)


def test_what_a_test_holds_is_noticed_and_the_rest_is_told(tmp_path: Path) -> None:
    house = edition("house")
    bites, sleeps = house.cite("raise.limit_cap").rule, house.cite("clock.seconds").rule
    tests = TESTS.format(bites=bites, sleeps=sleeps, cap=house.number("raise.limit_cap"))
    (tmp_path / "test_book.py").write_text(tests, "utf-8")
    found = looked_for(tmp_path, bites, sleeps)
    unnoticed = found.stdout.partition("no test notices: ")[2]
    assert f"clock.seconds [{sleeps}] 50 -> 51 or 25 (1 tests" in unnoticed
    assert found.returncode == 1
    assert "raise.limit_cap [" not in found.stdout


def test_what_a_row_states_is_changed_where_the_program_reads_it(tmp_path: Path) -> None:
    (tmp_path / "test_rows.py").write_text(STATED, "utf-8")
    found = looked_for(tmp_path, "house-34", "house-33A-2")
    unnoticed = found.stdout.partition("no test notices: ")[2]
    assert "first_card_wrong_seat [house-33A-2] true -> false (1 tests" in unnoticed
    assert "any_actions [" not in found.stdout
    assert found.returncode == 1


def test_an_option_that_no_code_reads_is_named(tmp_path: Path) -> None:
    """The cap is read for the hand; what the clock gives nobody asks for but a test, and whoever
    lists all options plays by none."""
    house = edition("house")
    bites, sleeps = house.cite("raise.limit_cap").rule, house.cite("clock.seconds").rule
    tests = TESTS.format(bites=bites, sleeps=sleeps, cap=house.number("raise.limit_cap"))
    tests += """
    assert edition("house").number("clock.seconds")
    assert edition("house").option("clock.seconds")
"""
    (tmp_path / "test_book.py").write_text(tests, "utf-8")
    found = looked_for(tmp_path, "raise.limit_cap", "clock.seconds", "--unread")
    assert found.stderr.splitlines() == ["no code reads the option clock.seconds"]
    assert "0 of 0 changes noticed" in found.stdout
    assert found.returncode == 1
    assert looked_for(tmp_path, "raise.limit_cap", "--unread").returncode == 0


def test_tests_that_fail_by_themselves_notice_nothing(tmp_path: Path) -> None:
    rule = edition("house").cite("clock.seconds").rule
    tests = TESTS.format(bites=rule, sleeps=rule, cap=99)
    (tmp_path / "test_book.py").write_text(tests, "utf-8")
    found = looked_for(tmp_path, rule)
    assert (found.returncode, "0 of 0 changes noticed" in found.stdout) == (1, True)
    assert "although nothing is changed: test_book.py::test_bites" in found.stderr
