"""CSV for spreadsheets, safe from formulas, whatever separates cells in a country.

A spreadsheet opens a file by its own country's rules. So a comma may separate nothing and a
semicolon within a text may begin a cell. Each cell is quoted whole. A text has a single quote
before any sign that would begin a formula there: at its start, and behind any sign that separates
cells somewhere.
"""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Final

_BEGINS: Final = "='+@\\-\uff1d\uff0b\uff20\uff0d\ufe66\ufe62\ufe6b\ufe63\u2212"
"""Signs that begin a formula, of any width; and the quote itself, so that reading restores it."""
_PARTED: Final = "[;|\t\r\n\x0b\x0c\x85\u2028\u2029]"
_EMPTY: Final = '["\\s]*'
"""Signs that a spreadsheet skips before a formula."""
_START: Final = rf"((?:\A|{_PARTED}){_EMPTY})"
_FORMULA: Final = re.compile(rf"{_START}(?=[{_BEGINS}])")
_GUARDED: Final = re.compile(rf"{_START}'(?=[{_BEGINS}])")


def as_csv(header: Sequence[str], lines: Iterable[Sequence[str | int]]) -> str:
    """Return a table as the text of a file."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    writer.writerow(header)
    writer.writerows([_guarded(cell) for cell in line] for line in lines)
    return file.getvalue()


def as_written(cell: str) -> str:
    """Return the text of a cell of such a file, without the quotes before its signs."""
    return _GUARDED.sub(r"\1", cell)


def _guarded(cell: str | int) -> str | int:
    return _FORMULA.sub(r"\1'", cell) if isinstance(cell, str) else cell
