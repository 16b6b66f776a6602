"""Structure sheets from files in TOML, JSON or CSV."""

import re
from collections.abc import Mapping
from typing import Any, Final, NoReturn

import msgspec

from ruleone.rulebook.citation import Parameter
from ruleone.structures.document import SheetDocument, SheetRow, ill_formed, sheet_of
from ruleone.structures.files import Form, LaidOut, laid_out
from ruleone.structures.sheet import Sheet

_AT: Final = re.compile(r"`\$((?:\.\w+|\[[\d.]+\])*)`\Z")
_UNKNOWN: Final = re.compile(r"unknown field `(.*?)`", re.DOTALL)
_MISSING: Final = re.compile(r"missing required field `(\w+)`")
_BEYOND: Final = re.compile(r"(>=|<=) (\d+)")
CAME_MAX: Final = 60


def read_sheet(text: str, source: str = "structure", form: Form = "toml") -> Sheet:
    """The structure that a text holds; `source` is what to call the text.

    Raises BadSheet, which tells the line: no text of this form, a key that there is not or one that
    lacks, a value of another kind or out of bounds, a game that there is not, levels out of order,
    a break before the first level.
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
    """Say in our words what msgspec says of a value, with its line."""
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
"""What words tell of what a key holds; any other is a whole number."""


def _shown(value: object) -> str:
    """What came, short and on one line."""
    text = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
    line = "".join(sign if sign.isprintable() else "?" for sign in text)
    return line if len(line) <= CAME_MAX else line[: CAME_MAX - 1] + "…"
