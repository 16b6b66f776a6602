"""Structure sheets as files: what is read, and what is wrong is told with its line."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_sheets import SMALL, flaws, small

from ruleone.limits import SHEET_MAX_BYTES
from ruleone.structures import (
    FORMS,
    BadSheet,
    Pause,
    Sheet,
    SheetLevel,
    form_of,
    read_sheet,
    write_sheet,
)


def test_a_file_says_what_it_looks_like() -> None:
    sheet = small()
    assert sheet.levels == (
        SheetLevel(small_blind=25, big_blind=50),
        SheetLevel(small_blind=50, big_blind=100, ante=100),
    )
    assert sheet.breaks == (Pause(after_level=1, minutes=5),)
    assert (sheet.game(1), sheet.minutes_of(2), sheet.hands_of(2)) == ("nlhe", 10, None)
    assert [form_of(name) for name in ("a.toml", "b.CSV", "c.json", "d.txt")] == [
        "toml", "csv", "json", None,
    ]  # fmt: skip


def test_rows_may_be_tables_of_their_own() -> None:
    head = SMALL.partition("rows")[0]
    tables = "[[rows]]\nlevel = 1\nblinds = [25, 50]\n\n[[rows]]\nlevel = 3\n"
    with pytest.raises(BadSheet) as wrong:
        read_sheet(f"{head}{tables}")
    assert (wrong.value.line, wrong.value.refusal.code) == (11, "sheet-level-order")


def test_a_spreadsheet_may_have_its_own_columns_and_separators() -> None:
    text = "What;Value;Small blind;Big blind\nname;Club;;\nstack;500;;\n\nlevel;1;10;20\n"
    sheet = read_sheet("\ufeff" + text, form="csv")
    assert sheet.levels == (SheetLevel(small_blind=10, big_blind=20),)


def test_a_spreadsheet_may_group_thousands() -> None:
    text = 'what,value,small_blind,big_blind\nname,Club\nstack,"1,000,000"\nlevel,1,"1,000",2000\n'
    sheet = read_sheet(text, form="csv")
    assert (sheet.stack, sheet.levels[0].small_blind) == (1_000_000, 1_000)
    with pytest.raises(BadSheet, match="line 3"):
        read_sheet(text.replace("1,000,000", "1,00,000"), form="csv")


def test_the_sheet_on_the_page_can_be_read() -> None:
    page = Path(__file__).parents[2] / "docs" / "en" / "build" / "structures.md"
    (text,) = re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    sheet = read_sheet(text)
    assert [pause.remove for pause in sheet.breaks] == [(25,)]
    assert [code for code, _ in flaws(sheet)] == ["levels-run-out"]


@pytest.mark.rows(
    ("old", "new", "line", "code", "told"),
    [
        ("name", "nme", 1, "sheet-no-key", "nme"),
        ('name = "Friday"', "", 1, "sheet-missing", "name"),
        ('"Friday"', '"=cmd"', 1, "sheet-value", "=cmd"),
        ('"Friday"', '" Friday"', 1, "sheet-value", " Friday"),
        ("= 1000", "= -5", 2, "sheet-value", "-5"),
        ("= 1000", "= 1.5", 2, "sheet-value", "1.5"),
        ("= 1000", "= true", 2, "sheet-value", "true"),
        ("= 1000", f"= {10**13}", 2, "sheet-value", "10000000000000"),
        ("= 1000", f"= 1{'0' * 5_000}", 2, "text-long-number", "whole number"),
        ('"big-blind"', '"everyone"', 5, "sheet-value", "everyone"),
        ("[25, 8]", '["25", 8]', 6, "sheet-value", "25"),
        ("[25, 50]", "[25]", 8, "sheet-value", "[25]"),
        ("level = 2", "level = 3", 10, "sheet-level-order", "3"),
        ("level = 2, ", "", 10, "sheet-level-or-break", "break"),
        ("break = 5", "break = 5, level = 2", 9, "sheet-level-or-break", "break"),
        ("break = 5", "break = 5, ante = 5", 9, "sheet-not-for", "ante"),
        ("ante = 100", "remove = [25]", 10, "sheet-not-for", "remove"),
        ("ante = 100", 'game = "chess"', 10, "sheet-no-game", "chess"),
        ("ante = 100", "antee = 100", 10, "sheet-no-key", "antee"),
        ("  { level = 1, blinds = [25, 50] },\n", "", 8, "sheet-break-first", "break"),
        ("stack = 1000", 'stack = 1000\ngames = ["go"]', 3, "sheet-no-game", "go"),
        ("]\n", "\n", 11, "text-no-toml", ""),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line(
    old: str, new: str, line: int, code: str, told: str
) -> None:
    assert old in SMALL
    text = SMALL.replace(old, new, 1) if old != "]\n" else SMALL.rstrip()[:-1]
    with pytest.raises(BadSheet) as wrong:
        read_sheet(text, "friday.toml")
    assert (wrong.value.refusal.code, wrong.value.line) == (code, line)
    assert told in str(wrong.value)
    assert str(wrong.value).startswith(f"friday.toml, line {line}: ")


@pytest.mark.rows(("minutes", "kind", "bound"), [("100_000", "most", 1_440), ("0", "least", 1)])
def test_a_number_out_of_bounds_names_the_bound(minutes: str, kind: str, bound: int) -> None:
    text = f'name = "x"\nstack = 5\n[[rows]]\nlevel = 1\nminutes = {minutes}\n'
    with pytest.raises(BadSheet) as wrong:
        read_sheet(text, "friday.toml")
    told = wrong.value.refusal.parameters
    assert (told["key"], told["kind"], told["bound"]) == ("minutes", kind, bound)
    assert f"{bound:,}" in str(wrong.value)


@pytest.mark.rows(
    ("form", "text", "line", "code"),
    [
        ("json", '{\n "name": "x",\n "cap" 1\n}', 3, "sheet-no-json"),
        ("json", "[]", 1, "sheet-no-json"),
        ("json", "[" * 20_000, 1, "text-too-deep"),
        ("json", '{"stack": 1' + "0" * 5_000 + "}", 1, "text-long-number"),
        ("json", '{\n"name": "x",\n"stack": 5,\n"rows": [\n{"level": 1},\n{"level": "2"}\n]}', 6,
         "sheet-value"),
        ("json", '{"name": "\\ud800", "stack": 5, "rows": [{"level": 1}]}', 1, "sheet-no-json"),
        ("json", '{\n"\\ud800": 1}', 2, "sheet-no-json"),
        ("json", '{"note": "\\\\ud800 \\ud83c\\udccf",\n"games": ["\\udcAf"]}', 2, "sheet-no-json"),
        ("csv", "what,value\nname,x\nstak,5\n", 3, "sheet-no-key"),
        ("csv", "what,worth\n", 1, "sheet-no-column"),
        ("csv", "value\n", 1, "sheet-no-column"),
        ("csv", "what,value,value\n", 1, "sheet-twice"),
        ("csv", "what,value\nname,x\nname,y\n", 3, "sheet-twice"),
        ("csv", "what,value\nname,x,y,z\n", 2, "sheet-cells"),
        ("csv", 'what,value\nname,"x\n', 2, "sheet-no-csv"),
        ("csv", "what,value,big_blind\nname,x\nstack,5\nlevel,1,2\nlevel,2,four\n", 5,
         "sheet-value"),
        ("csv", "", 1, "sheet-value"),
    ],
)  # fmt: skip
def test_other_forms_are_told_with_their_line_too(
    form: Any, text: str, line: int, code: str
) -> None:
    with pytest.raises(BadSheet) as wrong:
        read_sheet(text, "file", form)
    assert (wrong.value.refusal.code, wrong.value.line) == (code, line)
    assert str(wrong.value)


@pytest.mark.rows("form", FORMS)
def test_a_file_is_bounded(form: Any) -> None:
    with pytest.raises(BadSheet) as wrong:
        read_sheet("#" * (SHEET_MAX_BYTES + 1), form=form)
    assert wrong.value.refusal.code == "text-too-large"


@settings(max_examples=200)
@given(st.sampled_from(FORMS), st.text(max_size=200), st.integers(0, 400), st.integers(0, 60))
def test_a_damaged_file_is_read_or_refused(form: Any, put: str, at: int, cut: int) -> None:
    text = write_sheet(small(), form)
    damaged = text[:at] + put + text[at + cut :]
    came = read_or_refused(damaged, form)
    if isinstance(came, BadSheet):
        assert 1 <= came.line <= damaged.count("\n") + damaged.count("\r") + 2
        assert str(came)
    else:
        assert read_sheet(write_sheet(came, form), form=form) == came


def read_or_refused(text: str, form: Any) -> Sheet | BadSheet:
    """The sheet, or what is wrong with it."""
    try:
        return read_sheet(text, "damaged", form)
    except BadSheet as wrong:
        return wrong
