"""Players of a save of The Tournament Director (.tdt), version 3.

Such a save is one value as a script writes it: objects with plain names, lists, texts, numbers,
`new Kind(value)` and `Map.from(list)`. Its form was established by reading saves of version 3.7
that a club published. Nothing of it is run. Its players stand in `GamePlayers`, a name in
`PlayerName`, the time of each bust-out in `GameBustOut`.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from ruleone.limits import LIST_TDT_DEPTH_MAX, SHEET_OF_PLAYERS_MAX_BYTES
from ruleone.lists.table import BadList, Line, Table, bounded

BEGINS: Final = re.compile(
    rb"""\s*\{\s*"?V"?\s*:\s*"[^"]{1,40}"\s*,\s*"?T"?\s*:\s*new Tournament\("""
)
COLUMNS: Final = ("name", "first name", "last name", "paid", "place", "entries")
_TOKEN: Final = re.compile(
    r"""\s*(?:(?P<text>"(?:[^"\\]|\\.)*")|(?P<number>-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)"""
    r"""|(?P<word>[A-Za-z_][\w.]*)|(?P<sign>[{}\[\]():,]))""",
    re.DOTALL,
)
_CONSTANTS: Final[dict[str, Any]] = {
    "true": True, "false": False, "null": None, "undefined": None, "NaN": None, "Infinity": None,
}  # fmt: skip


def read_save(data: bytes) -> Table:
    """Return the players of a save, with a first line that names the columns.

    A place is by the time of the last bust-out; a player who is still in has none, and the last
    one left has the first. Raises BadList.
    """
    if len(data) > SHEET_OF_PLAYERS_MAX_BYTES:
        raise BadList("list-large", most=SHEET_OF_PLAYERS_MAX_BYTES)
    whole = _Reader(data.decode("utf-8-sig", "replace")).whole()
    players = [one for one in _kinds(whole, "GamePlayer") if one.get("Buyins") is not None]
    outs = [_out_ms(one) for one in players]
    left = sum(out is None for out in outs)
    last_first = sorted((out for out in outs if out is not None), reverse=True)
    lines = [Line(1, COLUMNS)]
    for at, (player, out) in enumerate(zip(players, outs, strict=True), 2):
        names = next(_kinds(player, "PlayerName"), {})
        first, last = _said(names, "Firstname"), _said(names, "Lastname")
        name = _said(names, "Nickname") or f"{first} {last}"
        place = left + last_first.index(out) + 1 if out is not None else int(left == 1)
        entries = player["Buyins"] if isinstance(player["Buyins"], list) else []
        paid = "yes" if player.get("PaidInFull") is True and entries else ""
        # The nickname is how the club calls the player: the other names are only seen beside it.
        cells = (name, first, last, paid, str(place or ""), str(len(entries)))
        lines.append(Line(at, cells))
    return Table("tdt", bounded(iter(lines)), "utf-8")


def _said(names: dict[str, Any], key: str) -> str:
    return str(names.get(key) or "").strip()


def _out_ms(player: dict[str, Any]) -> float | None:
    """Return when the player last busted, None for one who is in or was never bought in."""
    entries = player["Buyins"] if isinstance(player["Buyins"], list) else []
    if not entries:
        return None
    out = next(_kinds(entries[-1], "GameBustOut"), {}).get("Time")
    return float(out) if isinstance(out, int | float) else None


def _kinds(value: Any, kind: str) -> Iterator[dict[str, Any]]:
    """Yield the objects of this kind within a value, not those within one another."""
    if isinstance(value, dict):
        if value.get("") == kind:
            yield value
            return
        for part in value.values():
            yield from _kinds(part, kind)
    elif isinstance(value, list):
        for part in value:
            yield from _kinds(part, kind)


class _Reader:
    """Reads one value, within a bound of depth; an object keeps its kind at "" ."""

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._at = 0
        self._depth = 0

    def whole(self) -> Any:
        """Return the value, with nothing but blanks behind it."""
        value = self._value()
        if self._text[self._at :].strip(" \t\r\n\0;"):
            raise self._bad()
        return value

    def _next(self) -> tuple[str, str]:
        match = _TOKEN.match(self._text, self._at)
        if match is None or match.lastgroup is None:
            raise self._bad()
        self._at = match.end()
        return match.lastgroup, match[match.lastgroup]

    def _bad(self) -> BadList:
        return BadList("list-no-tdt", line=self._text.count("\n", 0, self._at) + 1)

    def _is_next(self, sign: str) -> bool:
        match = _TOKEN.match(self._text, self._at)
        if match is None or match["sign"] != sign:
            return False
        self._at = match.end()
        return True

    def _expect(self, sign: str) -> None:
        if not self._is_next(sign):
            raise self._bad()

    def _value(self) -> Any:
        self._depth += 1
        if self._depth > LIST_TDT_DEPTH_MAX:
            raise self._bad()
        kind, said = self._next()
        match kind, said:
            case "text", _:
                value: Any = _text(said)
            case "number", _:
                value = float(said)
            case "word", "new":
                value = self._made()
            case "word", "Map.from":
                value = self._between("(", ")")
            case "word", _ if said in _CONSTANTS:
                value = _CONSTANTS[said]
            case "sign", "{":
                value = self._object()
            case "sign", "[":
                value = self._list("]")
            case _:
                raise self._bad()
        self._depth -= 1
        return value

    def _made(self) -> Any:
        kind, name = self._next()
        if kind != "word":
            raise self._bad()
        parts = self._between("(", ")")
        first = parts[0] if parts else None
        return first | {"": name} if isinstance(first, dict) else {"": name, "parts": parts}

    def _between(self, opening: str, closing: str) -> list[Any]:
        self._expect(opening)
        return self._list(closing)

    def _list(self, closing: str) -> list[Any]:
        found: list[Any] = []
        while not self._is_next(closing):
            found.append(self._value())
            if not self._is_next(","):
                self._expect(closing)
                break
        return found

    def _object(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not self._is_next("}"):
            kind, key = self._next()
            if kind not in ("word", "text"):
                raise self._bad()
            self._expect(":")
            found[_text(key) if kind == "text" else key] = self._value()
            if not self._is_next(","):
                self._expect("}")
                break
        return found


def _text(said: str) -> str:
    """Return the text between quotes; escapes that JSON does not know stay as they are."""
    try:
        return str(json.loads(said, strict=False))
    except ValueError:
        return re.sub(r"\\(.)", r"\1", said[1:-1], flags=re.DOTALL)
