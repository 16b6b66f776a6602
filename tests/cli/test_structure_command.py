"""`ruleone structure`: listed, shown, checked and made, in both languages and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ruleone.cli.app import command_line
from ruleone.limits import SHEET_MAX_BYTES
from ruleone.structures import FORMS, SHIPPED, read_sheet, shipped_sheet, write_sheet

app = command_line()

MAKE = ("make", "--minutes", "240", "--entrants", "40")
runner = CliRunner(env={"COLUMNS": "200"})


def asked(*arguments: str) -> Result:
    return runner.invoke(app, ["structure", *arguments])


def answer(*arguments: str) -> Any:
    told = asked(*arguments)
    assert told.exit_code == 0, told.stderr
    return json.loads(told.stdout)


def test_those_that_come_with_the_package_are_listed() -> None:
    listed = answer("list", "--json")["structures"]
    assert tuple(each["name"] for each in listed) == SHIPPED
    assert [each["name"] for each in listed if each["real"]] == [
        "wpt-champions-2018", "wsop-main-2019",
    ]  # fmt: skip
    told = asked("list", "--lang", "zh").stdout
    assert "快速赛，两小时" in told
    assert "1 小时 57 分" in told


@pytest.mark.rows("name", SHIPPED)
@pytest.mark.rows("lang", ["en", "zh"])
def test_each_is_shown_with_every_level(name: str, lang: str) -> None:
    told = asked("show", name, "--lang", lang)
    assert told.exit_code == 0
    sheet = shipped_sheet(name)
    starts = [line.split()[0] for line in told.stdout.splitlines() if line.strip()]
    assert [start for start in starts if start.isdigit()][-1] == str(len(sheet.levels))
    assert "[cli" not in told.stdout


def test_breaks_chips_and_depth_are_told() -> None:
    told = asked("show", "regular", "--lang", "en").stdout
    assert "Break, 10 min. Chips of 100 and 500 are colored up." in told
    assert "8 × 25, 8 × 100" in told
    assert "60 players at tables of 9, 20,000 chips each, a big blind ante." in told
    assert "WPT" not in told
    printed = asked("show", "wpt-champions-2018", "--lang", "en").stdout
    assert "The day ends here. End of day 1" in printed
    assert "Source: https://" in printed
    assert "每分" in asked("show", "thirteen", "--lang", "zh").stdout


@pytest.mark.parametrize("form", FORMS)
def test_a_structure_goes_through_a_file_and_comes_back(form: Any, tmp_path: Path) -> None:
    path = tmp_path / f"deep.{form}"
    path.write_text(asked("show", "deep", "--as", form).stdout, "utf-8")
    assert read_sheet(path.read_text("utf-8"), form=form) == shipped_sheet("deep")
    assert asked("show", str(path), "--as", "toml").stdout == write_sheet(shipped_sheet("deep"))
    assert answer("show", str(path), "--json")["name"] == "Deep stacks"


def test_what_is_wrong_is_told_with_level_and_rule() -> None:
    told = asked("check", "wpt-champions-2018", "--lang", "en")
    assert told.exit_code == 1
    assert "Level 25: The big blind falls from 40,000 to 30,000. (holdem-levels)" in told.stdout
    assert "28 levels, 2 warnings." in told.stdout
    flaws = json.loads(asked("check", "wpt-champions-2018", "--json").stdout)["flaws"]
    assert [(flaw["code"], flaw["level"], flaw["rule"]) for flaw in flaws] == [
        ("small-blind-unusual", 25, "holdem-blinds-1"), ("big-blind-falls", 25, "holdem-levels"),
    ]  # fmt: skip
    assert (
        "第 25 级：大盲从 40,000 降到 30,000。"
        in asked("check", "wpt-champions-2018", "--lang", "zh").stdout
    )


def test_the_edition_says_what_is_usual() -> None:
    thirds = "modern+blinds.sb_ratio=2/3"
    assert "2 warnings" in asked("check", "wsop-main-2019", "--lang", "en").stdout
    told = asked("check", "wsop-main-2019", "--edition", thirds, "--lang", "en").stdout
    assert "Level 1: A small blind of 100" in told
    assert "Level 3" not in told
    assert asked("check", "regular", "--edition", "no-such").exit_code == 2


@pytest.mark.rows("name", [each for each in SHIPPED if "-20" not in each])
def test_our_own_have_nothing_to_tell(name: str) -> None:
    told = asked("check", name, "--lang", "en")
    assert (told.exit_code, "no warnings" in told.stdout) == (0, True)


@pytest.mark.feature("chip-planner", "structure-maker")
def test_one_is_made_and_written(tmp_path: Path) -> None:
    wanted = [*MAKE, "--lang", "en"]
    path = tmp_path / "evening.csv"
    told = asked(*wanted, "--out", str(path))
    assert told.exit_code == 0, told.stderr
    assert f"Written to {path}: " in told.stdout
    made = read_sheet(path.read_text("utf-8"), form="csv")
    assert made == read_sheet(asked(*wanted, "--as", "toml").stdout)
    assert (made.name, made.entrants) == ("40 players, 240 minutes", 40)
    assert asked("check", str(path)).exit_code == 0
    assert "Each player gets 8 × 25" in asked(*wanted).stdout


@pytest.mark.rows(
    ("arguments", "why"),
    [
        (["show", "hyper"], "“hyper” is not a structure. Choose one of these: turbo, regular,"),
        (["show", "missing.toml"], "Could not read the file missing.toml"),
        (["check", "missing.csv"], "Could not read the file missing.csv"),
        ([*MAKE, "--chips", "25,x"], "“25,x” are no"),
        ([*MAKE, "--chips", "25,60"], "Chips of 25 do"),
        (
            [*MAKE, "--level", "200"],
            "give one level",
        ),
        ([*MAKE, "--out", "evening.doc"], "does not give a format"),
        ([*MAKE, "--out", "no/where.csv"], "Could not write the file"),
        ([*MAKE, "--depth", "5"], "must be 20 to"),
    ],
)
def test_what_cannot_be_is_told(arguments: list[str], why: str) -> None:
    told = asked(*arguments, "--lang", "en")
    assert told.exit_code == 2
    assert why in told.stderr.replace("\n", " ")
    assert "Traceback" not in told.stderr


def test_a_bad_file_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('name = "Friday"\nstack = "many"\nrows = [{ level = 1 }]\n', "utf-8")
    told = asked("check", str(path), "--lang", "en")
    assert told.exit_code == 2
    assert f"{path}, line 2: “stack” must be a whole number, not many." in told.stderr
    assert "第 2 行" in asked("check", str(path), "--lang", "zh").stderr
    path.write_bytes(b"\xff\xfe")
    assert "is not UTF-8 text" in asked("check", str(path), "--lang", "en").stderr
    path.write_text("#" * (SHEET_MAX_BYTES + 1), "utf-8")
    assert asked("check", str(path)).exit_code == 2
