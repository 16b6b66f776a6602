"""Writing of PHH in its canonical form: one field a line, in the order of the format."""

import re
from collections.abc import Iterable
from datetime import time
from typing import Any

from ruleone.history.phh.document import Document

_ORDER = (
    "variant", "ante_trimming_status", "antes", "blinds_or_straddles", "bring_in", "small_bet",
    "big_bet", "min_bet", "starting_stacks", "actions", "author", "event", "url", "venue",
    "address", "city", "region", "postal_code", "country", "time", "time_zone",
    "time_zone_abbreviation", "day", "month", "year", "hand", "level", "seats", "seat_count",
    "table", "players", "finishing_stacks", "winnings", "currency", "currency_symbol",
    "time_limit", "time_banks",
)  # fmt: skip
_PLACE = {name: at for at, name in enumerate(_ORDER)}
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN = re.compile(r"[^\x00-\x08\x0a-\x1f\x7f']*")
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def write_phh(document: Document) -> str:
    """Return the text of one hand; reading it gives the same fields."""
    fields = sorted(document.fields.items(), key=lambda field: _PLACE.get(field[0], len(_ORDER)))
    return "\n".join(f"{_key(name)} = {_value(value)}" for name, value in fields)


def write_phhs(documents: Iterable[Document]) -> str:
    """Return the text of many hands, each under its own name, or else its number from 1."""
    return "\n\n".join(
        f"[{_key(document.name or str(at))}]\n{write_phh(document)}"
        for at, document in enumerate(documents, start=1)
    )


def _key(name: str) -> str:
    if _BARE.fullmatch(name):
        return name
    return f"'{name}'" if _PLAIN.fullmatch(name) else _quoted(name)


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _text(value)
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case dict():
            return f"{{{', '.join(f'{_key(name)} = {_value(v)}' for name, v in value.items())}}}"
        case time():
            return value.isoformat()
        case _:
            return str(value)


def _text(text: str) -> str:
    """Return text in single quotes as it is, in three of them around an apostrophe.

    Where neither can be, it is in double quotes with escapes.
    """
    if _PLAIN.fullmatch(text):
        return f"'{text}'"
    if _PLAIN.fullmatch(text.replace("'", "")) and "'''" not in text and text[-1] != "'":
        return f"'''{text}'''"
    return _quoted(text)


def _quoted(text: str) -> str:
    """Return text in double quotes with escapes."""
    escaped = "".join(_escaped(character) for character in text)
    return f'"{escaped}"'


def _escaped(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    return f"\\u{ord(character):04x}" if ord(character) < 0x20 or character == "\x7f" else character
