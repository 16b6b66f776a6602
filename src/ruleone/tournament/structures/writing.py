"""Structure sheets as files in TOML, JSON or CSV; `reading` makes the same sheet of each."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from ruleone.spreadsheets import as_csv
from ruleone.structures.document import document_of
from ruleone.structures.files import COLUMNS, FACTS, Form
from ruleone.structures.sheet import Sheet


def write_sheet(sheet: Sheet, form: Form = "toml") -> str:
    """The text of a file that holds the sheet. The same sheet always gives the same text."""
    told: dict[str, Any] = msgspec.to_builtins(document_of(sheet))
    rows: list[dict[str, Any]] = told.pop("rows")
    match form:
        case "toml":
            return "\n".join(_toml(told, rows)) + "\n"
        case "json":
            return "\n".join(_json(told, rows)) + "\n"
        case "csv":
            return _csv(told, rows)


def _toml(facts: dict[str, Any], rows: list[dict[str, Any]]) -> Iterator[str]:
    for key, value in facts.items():
        yield f"{key} = {_value(value)}"
    yield ""
    yield "rows = ["
    for row in rows:
        inside = ", ".join(f"{key} = {_value(value)}" for key, value in row.items())
        yield f"  {{ {inside} }},"
    yield "]"


def _value(value: object) -> str:
    """A text, a whole number, or a list of them: JSON and TOML write these alike."""
    return json.dumps(value, ensure_ascii=False)


def _json(facts: dict[str, Any], rows: list[dict[str, Any]]) -> Iterator[str]:
    yield "{"
    for key, value in facts.items():
        yield f"  {_value(key)}: {_value(value)},"
    yield '  "rows": ['
    for at, row in enumerate(rows, start=1):
        yield f"    {_value(row)}{',' if at < len(rows) else ''}"
    yield "  ]"
    yield "}"


def _csv(facts: dict[str, Any], rows: list[dict[str, Any]]) -> str:
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
    """The cells of a level or a break."""
    what = "level" if "level" in row else "break"
    line: dict[str, Any] = {"what": what, "value": row.pop(what)}
    if blinds := row.pop("blinds", None):
        line |= zip(("small_blind", "big_blind"), blinds, strict=True)
    if blinds := row.pop("big_bet_blinds", None):
        line |= zip(("big_bet_small_blind", "big_bet_big_blind"), blinds, strict=True)
    if remove := row.pop("remove", None):
        line["remove"] = " ".join(map(str, remove))
    return line | row
