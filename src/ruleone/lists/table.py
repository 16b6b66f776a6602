"""Lines of cells of a list, whatever it was written with.

A list is text in any usual encoding, with any separator or none, a workbook, or a save of The
Tournament Director. Its contents show which it is, never its name.
"""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from ruleone.limits import (
    LIST_CELL_MAX_CHARACTERS,
    LIST_COLUMNS_MAX,
    SHEET_OF_PLAYERS_MAX_BYTES,
    SHEET_OF_PLAYERS_MAX_ROWS,
)
from ruleone.rulebook.citation import Refusal
from ruleone.spreadsheets import as_written

Kind = Literal["lines", "table", "workbook", "tdt"]
Encoding = Literal["", "utf-8", "utf-16-le", "utf-16-be", "gb18030", "cp1252"]
"""The encoding of a text; "" where it has none, or is to be guessed."""

SEPARATORS: Final = "\t;|,"
"""Signs that separate cells, the surest first: a comma stands in names too."""


class Line(NamedTuple):
    """A line of a list, with its number in the file, the first being 1."""

    number: int
    cells: tuple[str, ...]


class Table(NamedTuple):
    """A list as it came: its lines that are not empty.

    `separator` is "" where each line is one cell, and `sheet` is the chosen one of `sheets`.
    """

    kind: Kind
    lines: tuple[Line, ...]
    encoding: Encoding = ""
    separator: str = ""
    sheets: tuple[str, ...] = ()
    sheet: str = ""


class BadList(Exception):
    """A list cannot be read at all; `refusal` says why."""

    def __init__(self, code: str, **parameters: int | str) -> None:
        super().__init__(code)
        self.refusal: Final = Refusal(code, "syntax", dict(parameters))


def bounded(lines: Iterator[Line]) -> tuple[Line, ...]:
    """Return the lines that are not empty, their cells without the blanks around them.

    Raises BadList beyond the maximum of lines or columns.
    """
    kept: list[Line] = []
    for line in lines:
        cells = [_tidy(cell) for cell in line.cells]
        while cells and not cells[-1]:
            cells.pop()
        if not cells:
            continue
        if len(cells) > LIST_COLUMNS_MAX:
            raise BadList("list-columns", line=line.number, most=LIST_COLUMNS_MAX, came=len(cells))
        kept.append(Line(line.number, tuple(cells)))
        if len(kept) > SHEET_OF_PLAYERS_MAX_ROWS:
            raise BadList("list-rows", most=SHEET_OF_PLAYERS_MAX_ROWS)
    return tuple(kept)


def _tidy(cell: str) -> str:
    printed = "".join(sign if sign.isprintable() else " " for sign in as_written(cell))
    return " ".join(printed.split())[:LIST_CELL_MAX_CHARACTERS]


def read_text(data: bytes, encoding: Encoding = "") -> Table:
    """Return the lines of a text, in this encoding or in the one that it seems to have.

    Raises BadList.
    """
    if len(data) > SHEET_OF_PLAYERS_MAX_BYTES:
        raise BadList("list-large", most=SHEET_OF_PLAYERS_MAX_BYTES)
    found: Encoding = encoding or encoding_of(data)
    text = _decoded(data, found)
    separator = separator_of(text)
    if not separator:
        rows = _physical(text)
        names = (
            Line(number, (name,))
            for number, row in rows
            if (name := name_of_line(_unquoted(row))) is not None
        )
        return Table("lines", bounded(names), found)
    lines = bounded(_split(text, separator))
    if len(lines) == 1 and separator != "\t" and len(lines[0].cells) > 2:
        cells = filter(None, lines[0].cells)
        lines = tuple(Line(number, (cell,)) for number, cell in enumerate(cells, 1))
        return Table("lines", lines, found, separator)
    return Table("table", lines, found, separator)


def _unquoted(row: str) -> str:
    """Return a line of one cell without the quotes around all of it."""
    whole = re.fullmatch(r'\ufeff?\s*"((?:[^"]|"")*)"\s*', row)
    return whole[1].replace('""', '"') if whole else row


def _physical(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines with their numbers, whatever ends them."""
    yield from enumerate(re.split(r"\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]", text), 1)


def _split(text: str, separator: str) -> Iterator[Line]:
    """Yield the lines of text with separators.

    A quote that is never closed is read as a sign like others, so that it swallows nobody.
    """
    source = io.StringIO(text.replace("\0", " "), newline="")
    if _quotes_close(text, separator):
        reader = csv.reader(source, delimiter=separator, skipinitialspace=True)
    else:
        reader = csv.reader(source, delimiter=separator, quoting=csv.QUOTE_NONE)
    begins = 1
    try:
        for cells in reader:
            yield Line(begins, tuple(cells))
            begins = reader.line_num + 1
    except csv.Error:  # a cell beyond the maximum of the reader
        raise BadList("list-cell", line=begins) from None


def _quotes_close(text: str, separator: str) -> bool:
    source = io.StringIO(text.replace("\0", " "), newline="")
    try:
        for _ in csv.reader(source, delimiter=separator, strict=True, skipinitialspace=True):
            pass
    except csv.Error:
        return False
    return True


# --- encodings -----------------------------------------------------------------------------------

_MARKS: Final[tuple[tuple[bytes, Encoding], ...]] = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)


def encoding_of(data: bytes) -> Encoding:
    """Return the encoding that a text seems to have.

    It goes by its mark, by its zeros, and is UTF-8 where that is sound. Else Chinese has its high
    bytes in pairs, and Western text has them alone between letters.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding
    even, odd = data[0::2].count(0), data[1::2].count(0)
    if max(even, odd) * 4 > len(data):
        return "utf-16-be" if even > odd else "utf-16-le"
    try:
        data.decode()
    except UnicodeDecodeError:
        return "gb18030" if _seems_chinese(data) else "cp1252"
    return "utf-8"


def _seems_chinese(data: bytes) -> bool:
    try:
        text = data.decode("gb18030")
    except UnicodeDecodeError:
        return False
    high = [sign for sign in text if sign > "\x7f"]
    common = sum(min(sign.encode("gb18030")) >= 0xA1 for sign in high)
    return common * 2 > len(high)


def _decoded(data: bytes, encoding: Encoding) -> str:
    for mark, marked in _MARKS:
        if marked == encoding:
            data = data.removeprefix(mark)
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return data.decode(encoding, "replace")


# --- separators ----------------------------------------------------------------------------------

_NUMBERED: Final = re.compile(r"[\s#№(（\[【]*\d{1,5}\s*(?:[.)）、．:：\]】]+|[-–—]+\s)\s*(?!\d)")
_LOOKED_AT_LINES: Final = 200


def separator_of(text: str) -> str:
    """Return the sign that separates the cells of a text, "" where each line is one cell."""
    some = list(_physical(text))[:_LOOKED_AT_LINES]
    # A tab behind a number only sets the name off.
    begin = "\n".join(_NUMBERED.sub("", line.strip(), count=1) for _, line in some)
    best, best_score = "", 0.0
    for sign in SEPARATORS:
        widths = [len(line.cells) for line in _split(begin, sign) if any(line.cells)]
        if not widths:
            continue
        usual = max(set(widths), key=widths.count)
        score = widths.count(usual) / len(widths)
        if usual > 1 and score > max(best_score, 0.5):
            best, best_score = sign, score
    return best


# --- names, one a line ---------------------------------------------------------------------------

_HASHED: Final = re.compile(r"\s*[#№]\s*\d{1,5}\s+(?!\d)")
_MARKED: Final = re.compile(
    r"\s*(?:[-–—*+•·‣◦▪●○■□☐☑✓✔✅➤►>]+\ufe0f?|\[[ xX]?\]|\d\ufe0f?\u20e3|[①-⑳])\s*"
)
_BARE: Final = re.compile(r"\s*\d{1,4}\s+(?=[^\W\d])")
"""A number with no sign behind it: only counted off where it counts the lines."""


def name_of_line(line: str) -> str | None:
    """Return the name in a line of a pasted list, without number or bullet.

    None stands for a line that names nobody: a heading, or a chat's "#接龙".
    """
    before, name = None, line.strip("\ufeff \t\u3000")
    while before != name:
        before = name
        for sign in (_NUMBERED, _HASHED, _MARKED):
            name = sign.sub("", name, count=1) if sign.match(name) else name
    name = name.strip()
    if not name or name[-1] in ":：?？" or name.startswith("#") or not any(map(str.isalnum, name)):
        return None
    return name


def counted_off(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Return lines of names without bare numbers before them, where these count the lines."""
    numbers = [int(match[0]) for line in lines if (match := _BARE.match(line.cells[0]))]
    counts = len(numbers) == len(lines) > 1 and all(b == a + 1 for a, b in pairwise(numbers))
    if not counts:
        return tuple(lines)
    return tuple(line._replace(cells=(_BARE.sub("", line.cells[0]),)) for line in lines)
