"""`ruleone rules check`: which scenarios it plays, and how it says what comes of them."""

import json
from pathlib import Path
from typing import Any

import pytest
from cases_of_kinds import HAND
from typer.testing import CliRunner, Result

from ruleone.cli.app import command_line
from ruleone.scenarios.book import cases as cases_of_the_book

app = command_line()

runner = CliRunner(env={"COLUMNS": "200"})

OUR_HOUSE = """\
name = "friday-club"
base = "modern"

[[change]]
option = "clock.seconds"
to = 30
overrides = "tda2024-29.3"
why = "Our evenings are short."
"""


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    """A folder with a file of one scenario."""
    folder = tmp_path / "cases"
    folder.mkdir()
    (folder / "reopen.toml").write_text(HAND, "utf-8")
    return folder


def checked(*arguments: str | Path, lang: str = "en") -> Result:
    return runner.invoke(app, ["rules", "check", *map(str, arguments), "--lang", lang])


def verdicts(*arguments: str | Path) -> list[dict[str, Any]]:
    told = json.loads(checked(*arguments, "--json").stdout)
    assert told.keys() == {"verdicts"}
    return list(told["verdicts"])


def test_scenarios_are_played_under_the_editions_that_they_name(cases: Path) -> None:
    told = checked(cases)
    said = "1 scenario, played 2 times: all results match.\n"
    assert (told.exit_code, told.stdout) == (0, said)
    assert "1 个案例，共运行 2 次：全部相符。" in checked(cases, lang="zh").stdout
    for asked in (cases, cases / "reopen.toml"):
        found = [(one["edition"], one["ok"]) for one in verdicts(asked)]
        assert found == [("house", True), ("modern", True)]


def test_they_are_played_under_the_rules_of_a_house(cases: Path, tmp_path: Path) -> None:
    path = tmp_path / "friday.toml"
    path.write_text(OUR_HOUSE, "utf-8")
    (verdict,) = verdicts(cases, "--edition", path)
    assert (verdict["edition"], verdict["ok"]) == ("modern+clock.seconds=30~friday-club", True)


def test_without_a_file_those_that_come_with_the_book_are_played() -> None:
    asked = [case.id for case in cases_of_the_book() if "house-14.1" in case.rules]
    found = [verdict["scenario"] for verdict in verdicts("--rule", "house-14.1")]
    assert list(dict.fromkeys(found)) == asked


def test_what_comes_out_otherwise_is_told_step_by_step(cases: Path) -> None:
    told = checked(cases, "--edition", "tda2011")
    assert told.exit_code == 1
    said = "short under tda2011: at step 6, raise: expected [300,10000], got none"
    assert said in told.stdout
    assert "1 scenario, played once: 1 does not match." in told.stdout
    chinese = checked(cases, "--edition", "tda2011", lang="zh").stdout
    assert "short（tda2011）：第 6 步，raise：应为 [300,10000]，实为无" in chinese
    assert checked(cases, "--edition", "tda2011", "--json").exit_code == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"E call 200"', '"E check"', "at step 5, E check was refused: "),
        ("stack = 10_000", "stack = -700", "before the first step, hand: "),
        (
            '"reopen.cumulative" = false',
            '"raise.limit_cap" = 9',
            "is the same with raise.limit_cap = 9, so it proves nothing",
        ),
    ],
)
def test_each_sort_of_fault_has_its_words(cases: Path, old: str, new: str, said: str) -> None:
    assert old in HAND
    (cases / "reopen.toml").write_text(HAND.replace(old, new), "utf-8")
    told = checked(cases)
    assert told.exit_code == 1
    assert said in told.stdout


def test_only_the_scenarios_of_one_rule_are_played(cases: Path) -> None:
    assert checked(cases, "--rule", "house-43.1").exit_code == 0
    told = checked(cases, "--rule", "house-1")
    assert told.exit_code == 2
    assert "No such scenarios in" in told.stderr


def test_a_mistake_in_a_file_is_told_with_its_line(cases: Path) -> None:
    path = cases / "reopen.toml"
    path.write_text(HAND.replace("C call 125", "C calls"), "utf-8")
    told = checked(cases)
    assert told.exit_code == 2
    assert f"{path}, line 14: “C calls” is not an action." in told.stderr
