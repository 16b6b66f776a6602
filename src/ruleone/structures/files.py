"""Structure sheets in TOML, JSON or CSV: read, written, and the line of each part.

`read_sheet` makes the same of each form.
"""

import csv
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from typing import Any, Final, Literal, NoReturn

import msgspec

from ruleone.limits import SHEET_MAX_BYTES
from ruleone.rulebook import BadText, Refusal, Written
from ruleone.rulebook.citation import Parameter
from ruleone.spreadsheets import as_csv, as_written
from ruleone.structures.document import SheetDocument, SheetRow, document_of, ill_formed, sheet_of
from ruleone.structures.sheet import Sheet

Form = Literal["toml", "json", "csv"]
FORMS: Final[tuple[Form, ...]] = ("toml", "json", "csv")

FACTS: Final = (
    "name", "note", "source", "entrants", "table_size", "stack", "ante", "minutes", "hands",
    "games",
)  # fmt: skip
"""Facts that a CSV file has in rows of their own, beside its chips."""
COLUMNS: Final = (
    "what", "value", "minutes", "hands", "game", "small_blind", "big_blind", "ante", "small_bet",
    "stud_ante", "bring_in", "big_bet_small_blind", "big_bet_big_blind", "point", "count", "remove",
    "note",
)  # fmt: skip
"""Columns of a CSV file.

`what` is a fact, `chip`, `level` or `break`.
"""
_PAIRS: Final = {
    "blinds": ("small_blind", "big_blind"),
    "big_bet_blinds": ("big_bet_small_blind", "big_bet_big_blind"),
}
_GROUPED: Final = re.compile(r"[0-9]{1,3}(?:,[0-9]{3})+")
_TEXTS: Final = frozenset({"name", "note", "source", "ante", "game"})
_TOKEN: Final = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|(?P<row>\[\[\s*rows\s*\]\])|[{}\[\]\n]'
)
_ESCAPE: Final = re.compile(
    r"\\u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|(?P<half>\\u[dD][89a-fA-F]\w\w)|\\."
)
"""Escape of JSON behind a backslash; `half` is an unpaired surrogate."""


class BadSheet(BadText):
    """A text without a structure, or with an ill-formed one."""


class LaidOut:
    """The data of a text, with the lines of its keys and rows."""

    def __init__(
        self, source: str, data: Mapping[str, Any], keys: Mapping[str, int], rows: Sequence[int]
    ) -> None:
        self.source, self.data, self._keys, self._rows = source, data, keys, rows

    def line(self, key: str, row: int | None = None) -> int:
        """Return the line of a key, or of the row of this index."""
        if row is not None and row < len(self._rows):
            return self._rows[row]
        return self._keys.get("rows" if row is not None else key, 1)

    def refuse(self, line: int, code: str, **parameters: Parameter) -> NoReturn:
        """Raise a mistake on this line and end the reading."""
        self.end(line, Refusal(code, "syntax", parameters))

    def end(self, line: int, why: Refusal) -> NoReturn:
        """Raise a refusal on this line and end the reading."""
        raise BadSheet(self.source, line, why)


def refuse(source: str, line: int, code: str, **parameters: Parameter) -> NoReturn:
    """Raise a mistake on this line of the text and end the reading."""
    raise BadSheet(source, line, Refusal(code, "syntax", parameters))


def form_of(name: str) -> Form | None:
    """Return the form of a file by its suffix, None where that is unknown."""
    ending = name.rpartition(".")[2].lower()
    return next((form for form in FORMS if form == ending), None)


def laid_out(text: str, source: str, form: Form) -> LaidOut:
    """Return the data of the text in this form.

    Raises BadSheet.
    """
    if len(text.encode("utf-8", "surrogatepass")) > SHEET_MAX_BYTES:
        refuse(source, 1, "text-too-large", most=SHEET_MAX_BYTES)
    read = {"toml": _toml, "json": _json, "csv": _csv}[form]
    return read(text.removeprefix("\ufeff"), source)


def _toml(text: str, source: str) -> LaidOut:
    written = Written(text, source, SHEET_MAX_BYTES, BadSheet)
    keys = {key: written.line(key) for key in written.data}
    return LaidOut(source, written.data, keys, tuple(_rows(text, keys.get("rows", 1))))


def _json(text: str, source: str) -> LaidOut:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as wrong:
        refuse(source, wrong.lineno, "sheet-no-json", why=wrong.msg)
    except RecursionError:
        refuse(source, 1, "text-too-deep")
    except ValueError:  # So many digits that Python makes no number of them.
        refuse(source, 1, "text-long-number")
    half = next((sign for sign in _ESCAPE.finditer(text) if sign["half"]), None)
    if half is not None:
        line = text.count("\n", 0, half.start()) + 1
        refuse(source, line, "sheet-no-json", why=f"half a surrogate pair, {half[0]}")
    if not isinstance(data, dict):
        refuse(source, 1, "sheet-no-json", why=type(data).__name__)
    lines = text.split("\n")
    keys = {
        key: next((at for at, line in enumerate(lines, 1) if json.dumps(key) in line), 1)
        for key in data
    }
    return LaidOut(source, data, keys, tuple(_rows(text, keys.get("rows", 1))))


def _rows(text: str, start: int) -> Iterator[int]:
    """Yield the lines on which the rows begin, from the line `start` on.

    A row is in braces, or behind `[[rows]]`.
    """
    line, depth = 1, 0
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "\n":
                line += 1
            case "{":
                depth += 1
                if line >= start and depth == _depth_of_rows(text):
                    yield line
            case "}":
                depth -= 1
            case _ if token["row"]:
                yield line


def _depth_of_rows(text: str) -> int:
    """Return the number of open braces where a row begins: JSON has one around the whole."""
    return 2 if text.lstrip().startswith("{") else 1


def _csv(text: str, source: str) -> LaidOut:
    head = text.partition("\n")[0]
    lines = csv.reader(StringIO(text), delimiter=max(",;\t", key=head.count), strict=True)
    data: dict[str, Any] = {"rows": [], "chips": []}
    keys: dict[str, int] = {}
    rows: list[int] = []
    columns: list[str] | None = None
    try:
        for cells in lines:
            at, told = lines.line_num, [as_written(cell.strip()) for cell in cells]
            if not any(told):
                continue
            if columns is None:
                columns = _columns(told, source, at)
                continue
            if len(told) > len(columns) and any(told[len(columns) :]):
                refuse(source, at, "sheet-cells", most=len(columns), came=len(told))
            row = {key: cell for key, cell in zip(columns, told, strict=False) if cell}
            _take(row, data, keys, rows, source, at)
    except csv.Error as wrong:
        refuse(source, lines.line_num, "sheet-no-csv", why=str(wrong))
    if not data["chips"]:
        del data["chips"]
    return LaidOut(source, data, keys, rows)


def _columns(told: list[str], source: str, at: int) -> list[str]:
    names = [name.lower().replace(" ", "_") for name in told]
    while names and not names[-1]:
        names.pop()
    unknown = next((name for name in names if name not in COLUMNS), None)
    if unknown is not None or "what" not in names:
        came = "what" if unknown is None else unknown
        refuse(source, at, "sheet-no-column", key=came[:40], known=COLUMNS)
    if twice := next((name for name in names if names.count(name) > 1), None):
        refuse(source, at, "sheet-twice", key=twice)
    return names


def _take(
    row: dict[str, str],
    data: dict[str, Any],
    keys: dict[str, int],
    rows: list[int],
    source: str,
    at: int,
) -> None:
    """Read one line of a CSV file."""
    what = row.pop("what", "").lower()
    if what in ("level", "break"):
        rows.append(at)
        data["rows"].append(_row(what, row))
    elif what == "chip":
        keys.setdefault("chips", at)
        data["chips"].append([_number(row.get("value", "")), _number(row.get("count", "0"))])
    elif what in FACTS:
        if what in data:
            refuse(source, at, "sheet-twice", key=what)
        keys[what], value = at, row.get("value", "")
        if what == "games":
            data[what] = value.split()
        else:
            data[what] = value if what in _TEXTS else _number(value)
    else:
        known = (*FACTS, "chip", "level", "break")
        refuse(source, at, "sheet-no-key", key=what[:40], known=known)


def _row(what: str, cells: dict[str, str]) -> dict[str, Any]:
    """Return a level or a break as the other forms have it."""
    row: dict[str, Any] = {what: _number(cells.pop("value", ""))}
    for name, pair in _PAIRS.items():
        told = [cells.pop(part, None) for part in pair]
        if any(each is not None for each in told):
            row[name] = [_number(each or "0") for each in told]
    if "remove" in cells:
        row["remove"] = [_number(chip) for chip in cells.pop("remove").split()]
    for key, cell in cells.items():
        row[key] = cell if key in _TEXTS and key != "ante" else _number(cell)
    return row


def _number(cell: str) -> int | str:
    """Return the whole number in a cell, thousands grouped or not, else its text."""
    if _GROUPED.fullmatch(cell):
        cell = cell.replace(",", "")
    return int(cell) if cell.isascii() and cell.isdigit() and len(cell) <= 18 else cell


_AT: Final = re.compile(r"`\$((?:\.\w+|\[[\d.]+\])*)`\Z")
_UNKNOWN: Final = re.compile(r"unknown field `(.*?)`", re.DOTALL)
_MISSING: Final = re.compile(r"missing required field `(\w+)`")
_BEYOND: Final = re.compile(r"(>=|<=) (\d+)")
CAME_MAX: Final = 60


def read_sheet(text: str, source: str = "structure", form: Form = "toml") -> Sheet:
    """Return the structure that a text holds; `source` is a name for the text.

    Raises BadSheet, with the line, for another form, an unknown or missing key, and a value of
    another type or out of bounds. It also raises it for an unknown game, levels out of order, and a
    break before the first level.
    """
    laid = laid_out(text, source, form)
    try:
        document = msgspec.convert(laid.data, SheetDocument)
    except msgspec.ValidationError as wrong:
        _refuse(laid, str(wrong))
    if (ill := ill_formed(document)) is not None:
        laid.end(laid.line(ill.key, ill.row), ill.refusal)
    return sheet_of(document)


def _refuse(laid: LaidOut, why: str) -> NoReturn:
    """Raise a message of msgspec on a value in our words, with its line."""
    at = _AT.search(why)
    path = re.findall(r"\w+|\[\d+\]|\[\.\.\.\]", at[1]) if at else []
    key, row = (path[0] if path else ""), None
    if key == "rows" and len(path) > 1 and path[1][1:-1].isdigit():
        row = int(path[1][1:-1])
        key = path[2] if len(path) > 2 else "rows"
    line = laid.line(path[0] if path else "", row)
    if unknown := _UNKNOWN.search(why):
        known = (SheetDocument if row is None else SheetRow).__struct_encode_fields__
        name = unknown[1][:40]
        at_line = line if row is not None else laid.line(name)
        laid.refuse(at_line, "sheet-no-key", key=name, known=known)
    if missing := _MISSING.search(why):
        laid.refuse(line, "sheet-missing", key=missing[1])
    holder: Any = laid.data
    if row is not None:
        holder = laid.data["rows"][row]
    came = holder.get(key) if isinstance(holder, Mapping) else holder
    told: dict[str, Parameter] = {"key": key, "kind": _KINDS.get(key, "number")}
    if key not in _KINDS and (beyond := _BEYOND.search(why)):
        told |= {"kind": "least" if beyond[1] == ">=" else "most", "bound": int(beyond[2])}
    laid.refuse(line, "sheet-value", **told, came=_shown(came))


_KINDS: Final = {
    "name": "text",
    "note": "text",
    "source": "text",
    "game": "text",
    "ante": "ante",
    "games": "games",
    "chips": "chips",
    "remove": "denominations",
    "blinds": "pair",
    "big_bet_blinds": "pair",
    "rows": "rows",
}
"""Keys with text values; any other is a whole number."""


def _shown(value: object) -> str:
    """Return a value for a message, short and on one line."""
    text = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
    line = "".join(sign if sign.isprintable() else "?" for sign in text)
    return line if len(line) <= CAME_MAX else line[: CAME_MAX - 1] + "…"


def write_sheet(sheet: Sheet, form: Form = "toml") -> str:
    """Return the text of a file that holds the sheet.

    The same sheet always gives the same text.
    """
    told: dict[str, Any] = msgspec.to_builtins(document_of(sheet))
    rows: list[dict[str, Any]] = told.pop("rows")
    match form:
        case "toml":
            return "\n".join(_as_toml(told, rows)) + "\n"
        case "json":
            return "\n".join(_as_json(told, rows)) + "\n"
        case "csv":
            return _as_csv(told, rows)


def _as_toml(facts: dict[str, Any], rows: list[dict[str, Any]]) -> Iterator[str]:
    for key, value in facts.items():
        yield f"{key} = {_value(value)}"
    yield ""
    yield "rows = ["
    for row in rows:
        inside = ", ".join(f"{key} = {_value(value)}" for key, value in row.items())
        yield f"  {{ {inside} }},"
    yield "]"


def _value(value: object) -> str:
    """Return a text, a whole number, or a list of them, as both JSON and TOML write it."""
    return json.dumps(value, ensure_ascii=False)


def _as_json(facts: dict[str, Any], rows: list[dict[str, Any]]) -> Iterator[str]:
    yield "{"
    for key, value in facts.items():
        yield f"  {_value(key)}: {_value(value)},"
    yield '  "rows": ['
    for at, row in enumerate(rows, start=1):
        yield f"    {_value(row)}{',' if at < len(rows) else ''}"
    yield "  ]"
    yield "}"


def _as_csv(facts: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    lines: list[dict[str, Any]] = []
    for key in FACTS:
        if key in facts:
            value = " ".join(facts[key]) if key == "games" else facts[key]
            lines.append({"what": key, "value": value})
    for chip, count in facts.get("chips", ()):
        lines.append({"what": "chip", "value": chip, "count": count})
    lines += (_line(dict(row)) for row in rows)
    return as_csv(COLUMNS, ([line.get(column, "") for column in COLUMNS] for line in lines))


def _line(row: dict[str, Any]) -> dict[str, Any]:
    """Return the cells of a level or a break."""
    what = "level" if "level" in row else "break"
    line: dict[str, Any] = {"what": what, "value": row.pop(what)}
    if blinds := row.pop("blinds", None):
        line |= zip(("small_blind", "big_blind"), blinds, strict=True)
    if blinds := row.pop("big_bet_blinds", None):
        line |= zip(("big_bet_small_blind", "big_bet_big_blind"), blinds, strict=True)
    if remove := row.pop("remove", None):
        line["remove"] = " ".join(map(str, remove))
    return line | row
