"""Sheets of a workbook (.xlsx) as lines of cells.

It is read cell by cell within bounds. Formulas are never worked out: the value that the spreadsheet
last kept counts. Links, macros and pictures are not opened.
"""

import io
import zipfile
from collections.abc import Iterator
from datetime import date, datetime, time
from typing import Any, Final

from ruleone.limits import (
    LIST_COLUMNS_MAX,
    LIST_SHEETS_MAX,
    LIST_WORKBOOK_PARTS_MAX,
    LIST_WORKBOOK_UNPACKED_MAX_BYTES,
    SHEET_OF_PLAYERS_MAX_BYTES,
    SHEET_OF_PLAYERS_MAX_ROWS,
)
from ruleone.lists.table import BadList, Line, Table, bounded

PACKED: Final = b"PK\x03\x04"
OLD: Final = b"\xd0\xcf\x11\xe0"
"""The beginning of a workbook of the old form (.xls), and of one with a password."""


def read_workbook(data: bytes, sheet: str = "") -> Table:
    """Return the lines of a sheet, by default of the first one that has any.

    Raises BadList.
    """
    if len(data) > SHEET_OF_PLAYERS_MAX_BYTES:
        raise BadList("list-large", most=SHEET_OF_PLAYERS_MAX_BYTES)
    if data.startswith(OLD):
        raise BadList("list-old-workbook")
    expect_bounds(data)
    from openpyxl import load_workbook  # takes longer to load than a room has at its start

    try:
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        names = tuple(one.title for one in book.worksheets)[:LIST_SHEETS_MAX]
        if sheet and sheet not in names:
            raise BadList("list-sheet", came=sheet[:40])
        lines: tuple[Line, ...] = ()
        chosen = sheet
        for name in (sheet,) if sheet else names:
            chosen, lines = name, bounded(_lines(book[name]))
            if lines:
                break
        return Table("workbook", lines, sheets=names, sheet=chosen)
    except BadList:
        raise
    except Exception:  # noqa: BLE001  whatever a damaged file does to its reader
        raise BadList("list-no-workbook") from None


def expect_bounds(data: bytes) -> None:
    """Raise BadList where the file would grow beyond the bounds, or is not a workbook.

    An archive is unpacked no further than its parts say of themselves.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = archive.infolist()
            grown = sum(part.file_size for part in parts)
            if len(parts) > LIST_WORKBOOK_PARTS_MAX or grown > LIST_WORKBOOK_UNPACKED_MAX_BYTES:
                raise BadList("list-workbook-grows", most=LIST_WORKBOOK_UNPACKED_MAX_BYTES)
            told = {part.filename.lower(): archive.read(part) for part in parts}
    except BadList:
        raise
    except Exception:  # noqa: BLE001  whatever a damaged file does to its reader
        raise BadList("list-no-workbook") from None
    names = [name for name in told if name.endswith((".xml", ".rels"))]
    if not any(name.endswith("workbook.xml") for name in names):
        raise BadList("list-no-workbook")
    # A workbook declares no entities; what does wants its reader to grow.
    if any(b"<!" in told[name].replace(b"<!--", b"").replace(b"<![CDATA[", b"") for name in names):
        raise BadList("list-no-workbook")


def _lines(sheet: Any) -> Iterator[Line]:
    """Yield the lines of a sheet; one more than the maximum, so that it is noticed."""
    rows = sheet.iter_rows(max_col=LIST_COLUMNS_MAX, values_only=True)
    for number, row in enumerate(rows, 1):
        if number > 2 * SHEET_OF_PLAYERS_MAX_ROWS:
            raise BadList("list-rows", most=SHEET_OF_PLAYERS_MAX_ROWS)
        yield Line(number, tuple(_text(cell) for cell in row))


def _text(cell: object) -> str:
    """Return a cell as its reader would write it: whole numbers without a point."""
    if cell is None:
        return ""
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() else repr(cell)
    if isinstance(cell, datetime):
        return cell.isoformat(" ", "minutes")
    if isinstance(cell, date | time):
        return cell.isoformat()
    return str(cell)
