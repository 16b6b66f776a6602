"""Lists of players as files: CSV for spreadsheets, JSON for programs.

A file is read whole and checked row by row before anybody is kept; a file that was written is read
back as the same.
"""

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal

import msgspec

from ruleone.limits import (
    NAME_MAX_CHARACTERS,
    PLAYER_DETAIL_MAX_CHARACTERS,
    PLAYER_DETAILS_MAX,
    SHEET_FAULTS_TOLD_MAX,
    SHEET_OF_PLAYERS_MAX_BYTES,
    SHEET_OF_PLAYERS_MAX_ROWS,
)
from ruleone.room.core.names import plain
from ruleone.rulebook import Refusal
from ruleone.spreadsheets import as_csv, as_written
from ruleone.store.people import Player

SheetForm = Literal["csv", "json"]

ID: Final = "id"
NAME: Final = "name"
DETAIL: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
"""The form of a name for a field of the house's own."""
_OWN_KEYS: Final = frozenset((ID, NAME, "details", "results"))
_CAME_MAX_CHARACTERS: Final = 40


class Row(msgspec.Struct, frozen=True):
    """A player as a line of a file has them; `person` is "" where the file names no id."""

    line: int
    person: str
    name: str
    details: dict[str, str]


class BadSheet(Exception):
    """A file cannot be taken in; `faults` say why, each with its line where there is one."""

    def __init__(self, *faults: Refusal) -> None:
        super().__init__(", ".join(one.code for one in faults))
        self.faults: Final = faults[:SHEET_FAULTS_TOLD_MAX]


def read_players(data: bytes, form: SheetForm) -> tuple[Row, ...]:
    """Return the players of a file, in its order.

    Raises BadSheet.
    """
    if len(data) > SHEET_OF_PLAYERS_MAX_BYTES:
        raise BadSheet(_fault("roster-large", most=SHEET_OF_PLAYERS_MAX_BYTES))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadSheet(_fault("roster-no-utf8", line=line)) from None
    rows: list[Row] = []
    faults: list[Refusal] = []
    for found in (_csv_rows if form == "csv" else _json_rows)(text):
        if isinstance(found, Refusal):
            faults.append(found)
        else:
            rows.append(found)
        if len(rows) + len(faults) > SHEET_OF_PLAYERS_MAX_ROWS:
            raise BadSheet(_fault("roster-too-many", most=SHEET_OF_PLAYERS_MAX_ROWS))
    faults += _twice(rows)
    if faults:
        raise BadSheet(*faults)
    return tuple(rows)


def judged(line: int, person: str, name: str, details: dict[str, str]) -> Row | Refusal:
    """Return a row with its texts as they are kept, or the first thing wrong with it.

    A row of no file has line 0.
    """
    spelt = plain(name)
    if not 1 <= len(spelt) <= NAME_MAX_CHARACTERS:
        most, came = NAME_MAX_CHARACTERS, _short(spelt)
        return _fault("roster-name", line=line, most=most, came=came)
    kept: dict[str, str] = {}
    for field, value in details.items():
        if not DETAIL.fullmatch(field) or field in _OWN_KEYS:
            return _fault("roster-column", line=line, came=_short(field))
        if len(value) > PLAYER_DETAIL_MAX_CHARACTERS:
            most, long = PLAYER_DETAIL_MAX_CHARACTERS, len(value)
            return _fault("roster-cell", line=line, column=field, most=most, came=long)
        if told := plain(value):
            kept[field] = told
    if len(kept) > PLAYER_DETAILS_MAX:
        return _fault("roster-columns", line=line, most=PLAYER_DETAILS_MAX, came=len(kept))
    return Row(line, person.strip(), spelt, kept)


def write_players(players: Sequence[Player], form: SheetForm) -> str:
    """Return the players as a file of this form."""
    if form == "json":
        rows = (json.dumps(_object(one), ensure_ascii=False) for one in players)
        return '{"players": [\n' + ",\n".join(rows) + "\n]}\n"
    fields = list(dict.fromkeys(field for one in players for field in sorted(one.details)))
    lines = ([one.person, one.name, *(one.details.get(f, "") for f in fields)] for one in players)
    return as_csv([ID, NAME, *fields], lines)


def _object(player: Player) -> dict[str, Any]:
    return {ID: player.person, NAME: player.name, "details": player.details}


def _csv_rows(text: str) -> Iterator[Row | Refusal]:
    head = next((one for one in text.splitlines() if one.strip()), "")
    parted = max(",;\t", key=head.count)  # a spreadsheet parts cells as its country does
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=parted, strict=True)
    header: list[str] | None = None
    line = 1
    try:
        for cells in reader:
            begins, line = line, reader.line_num + 1
            if not any(cell.strip() for cell in cells):
                continue
            if header is None:
                header = [cell.strip().lower() for cell in cells]
                _expect_header(header, begins)
            elif len(cells) != len(header):
                expected, came = len(header), len(cells)
                yield _fault("roster-cells", line=begins, expected=expected, came=came)
            else:
                named = {k: as_written(v) for k, v in zip(header, cells, strict=True)}
                person, name = named.pop(ID, ""), named.pop(NAME)
                yield judged(begins, person, name, named)
    except csv.Error:
        yield _fault("roster-no-csv", line=line)
    if header is None:
        yield _fault("roster-empty")


def _expect_header(header: list[str], line: int) -> None:
    """Raise BadSheet where the first line names no name, or a column twice."""
    if NAME not in header:
        raise BadSheet(_fault("roster-header", line=line, came=_short(", ".join(header))))
    twice = [column for at, column in enumerate(header) if column in header[:at]]
    if twice:
        raise BadSheet(_fault("roster-column-twice", line=line, came=_short(twice[0])))


def _json_rows(text: str) -> Iterator[Row | Refusal]:
    data = text.encode()
    try:
        rows = msgspec.json.decode(data, type=_Players).players
    except msgspec.ValidationError:
        raise BadSheet(_fault("roster-no-list", line=1)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        at = re.search(r"byte (\d+)", str(error))
        line = data.count(b"\n", 0, int(at[1])) + 1 if at else 1
        raise BadSheet(_fault("roster-no-json", line=line)) from None
    at_byte, line = 0, 1
    for raw in rows:
        one = bytes(raw)
        found = data.index(one, at_byte)
        line += data.count(b"\n", at_byte, found)
        try:
            row = msgspec.json.decode(one)
        except (msgspec.DecodeError, RecursionError):
            raise BadSheet(_fault("roster-no-json", line=line)) from None
        yield _json_row(row, line)
        at_byte = found + len(one)
        line += one.count(b"\n")


class _Players(msgspec.Struct):
    """A JSON file; what else stands in it is left alone."""

    players: list[msgspec.Raw]


def _json_row(row: Any, line: int) -> Row | Refusal:
    """Return the row of a JSON object.

    Results in the file are ignored: the journal alone proves them.
    """
    if not isinstance(row, dict) or not isinstance(row.get(NAME), str):
        return _fault("roster-row", line=line, came=_told(row))
    if unknown := sorted(row.keys() - _OWN_KEYS):
        return _fault("roster-key", line=line, came=_short(unknown[0]))
    person, details = row.get(ID, ""), row.get("details", {})
    if not isinstance(person, str) or not isinstance(details, dict):
        return _fault("roster-row", line=line, came=_told(row))
    for field, value in details.items():
        if not isinstance(value, str):
            return _fault("roster-text", line=line, column=_short(field), came=_told(value))
    return judged(line, person, row[NAME], details)


def _twice(rows: Iterable[Row]) -> Iterator[Refusal]:
    """Yield the refusals of rows that repeat an id or a name.

    Two rows of one name are two persons where both have an id.
    """
    first: dict[str, int] = {}
    without_id: set[str] = set()
    for row in rows:
        name = f"name {row.name.casefold()}"
        for key in (row.person, name):
            told_apart = key == name and row.person and name not in without_id
            if key and key in first and not told_apart:
                came = _short(row.person if key == row.person else row.name)
                yield _fault("roster-twice", line=row.line, first_line=first[key], came=came)
            first.setdefault(key, row.line)
        if not row.person:
            without_id.add(name)


def _short(text: str) -> str:
    return text if len(text) <= _CAME_MAX_CHARACTERS else text[: _CAME_MAX_CHARACTERS - 1] + "…"


def _told(value: Any) -> str:
    """Return a value of a JSON file, shortened."""
    try:
        return _short(json.dumps(value, ensure_ascii=False))
    except RecursionError:
        return "…"


def _fault(code: str, **parameters: int | str) -> Refusal:
    return Refusal(code, "syntax", dict(parameters))
