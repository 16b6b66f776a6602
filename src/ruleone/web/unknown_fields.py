"""Fields that were sent and that nobody would read: a slip of the pen is told, not passed over.

It is asked of what comes in from outside alone. Most of these structs read what a journal keeps,
too, where a field may be of another version; so it is not left to them to forbid it. Facts of a
situation, which each kind has its own of, are seen through where a ruling takes them.
"""

from functools import cache
from typing import Any, NamedTuple

import msgspec


class UnknownField(NamedTuple):
    """A field that its object does not have: its name, and where the object stands."""

    name: str
    at: str


def unknown_field(sent: Any, read: Any, at: str = "$") -> UnknownField | None:
    """The first field in `sent`, JSON as it came, that is not in what was read of it."""
    match sent, read:
        case dict(), msgspec.Struct():
            known = _fields(type(read))
            for name, value in sent.items():
                if name not in known:
                    return UnknownField(name, at)
                part = getattr(read, known[name]) if known[name] else None
                if found := unknown_field(value, part, f"{at}.{name}"):
                    return found
        case dict(), dict():
            by_name = {str(key): value for key, value in read.items()}
            for name, value in sent.items():
                if found := unknown_field(value, by_name.get(name), f"{at}.{name}"):
                    return found
        case list(), list() | tuple():
            for n, (value, part) in enumerate(zip(sent, read, strict=False)):
                if found := unknown_field(value, part, f"{at}[{n}]"):
                    return found
    return None


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The names on the wire of what a struct has, with those in Python; its tag has none."""
    config = kind.__struct_config__
    named = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    return named | ({config.tag_field: ""} if config.tag_field else {})
