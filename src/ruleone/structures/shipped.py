"""The structures that come with the package: one file each, in `sheets/`."""

from functools import cache
from importlib.resources import files
from typing import Final

from ruleone.structures.files import read_sheet
from ruleone.structures.sheet import Sheet

TEMPLATES: Final = (
    "turbo",
    "regular",
    "deep",
    "six-handed",
    "heads-up",
    "satellite",
    "horse",
    "thirteen",
)
"""Structures to start from, without flaws."""

REAL: Final = ("wpt-champions-2018", "wsop-main-2019")
"""Structures of real events as printed, with the flaws of the print."""

SHIPPED: Final = (*TEMPLATES, *REAL)
"""All of them; the words `structure-<name>` say what they are for."""


class UnknownSheet(LookupError):
    """A structure name that the package does not have."""


def shipped_sheet(name: str) -> Sheet:
    """Return the structure of this name.

    Raises UnknownSheet, which lists the names.
    """
    if name not in SHIPPED:
        raise UnknownSheet(f"the structures are {', '.join(SHIPPED)}; there is no {name[:40]!r}")
    return _read(name)


@cache
def _read(name: str) -> Sheet:
    text = files(__package__).joinpath("sheets", f"{name}.toml").read_text("utf-8")
    return read_sheet(text, f"{name}.toml")
