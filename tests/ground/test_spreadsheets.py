"""No cell of a file for spreadsheets is a formula, in whatever country it is opened."""

import csv
import re
from io import StringIO
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from ruleone.room.directory.sheets import read_players, write_players
from ruleone.spreadsheets import as_csv, as_written
from ruleone.store.people import Player
from ruleone.structures.files import read_sheet, write_sheet

FORMULA: Final = re.compile(r'["\s]*[=+\-@＝＋－＠﹦﹢﹫﹣−]')
SIGNS: Final = st.sampled_from("=+-@＝＋－＠' \"a1;,|\t\r\n") | st.characters()


def formulas(text: str) -> list[str]:
    """What a spreadsheet would reckon, by the separators of any country."""
    found: list[str] = []
    for parted in (",", ";", "\t", "|"):
        for cells in csv.reader(StringIO(text, newline=""), delimiter=parted):
            found += [f"{parted!r}: {cell!r}" for cell in cells if FORMULA.match(cell)]
    return found


def test_no_text_is_a_formula_in_any_country_and_each_is_read_back() -> None:
    wrong: list[str] = []
    for sign in "=+-@＝＋－＠﹦﹢﹣﹫−":
        for before in ("", " ", "\t", "\r", "\n", "a;", "a; ", 'a;"', 'a"; ', "a\t", "a\r\n", "a|"):
            text = f'{before}{sign}HYPERLINK("http://x")'
            written = as_csv(["id", "name"], [["1", text], [text, "2"]])
            wrong += [f"{text!r} in {one}" for one in formulas(written)]
            wrong += [f"{line!r} is bare" for line in written.split('"\r\n') if line[:1] not in '"']
            cells = next(csv.reader(StringIO(written.partition("\r\n")[2], newline="")))
            if as_written(cells[1]) != text:
                wrong.append(f"{text!r} comes back as {as_written(cells[1])!r}")
    assert wrong == []


@given(st.lists(st.text(SIGNS, max_size=12), min_size=2, max_size=2))
def test_whatever_is_written_is_read_back(texts: list[str]) -> None:
    written = as_csv(["a", "b"], [texts])
    assert formulas(written) == []
    *_, cells = csv.reader(StringIO(written, newline=""))
    assert [as_written(cell) for cell in cells] == texts


def test_lists_and_structures_are_such_files() -> None:
    name = "x;＝1"
    players = write_players([Player("p1", name, {"note": "a;=1"}), Player("", "＝2", {})], "csv")
    structure = (
        f'name = "{name}"\nstack = 100\nminutes = 5\nrows = [{{level = 1, blinds = [1, 2]}}]'
    )
    sheet = read_sheet(structure)
    written = write_sheet(sheet, "csv")
    assert formulas(players) + formulas(written) == []
    assert [row.name for row in read_players(players.encode(), "csv")] == [name, "＝2"]
    assert read_sheet(written, form="csv") == sheet


def test_numbers_stay_numbers() -> None:
    assert as_csv(["won"], [[-5]]) == '"won"\r\n"-5"\r\n'
