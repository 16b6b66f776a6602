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
"""To start from; nothing is wrong with them."""

REAL: Final = ("wpt-champions-2018", "wsop-main-2019")
"""Of real events as they were printed, with what is wrong in the print."""

SHIPPED: Final = (*TEMPLATES, *REAL)
"""All of them; what they are for is told in the words `structure-<name>`."""


class UnknownSheet(LookupError):
    """There is no structure of that name in the package."""


def shipped_sheet(name: str) -> Sheet:
    """The structure of this name. Raises UnknownSheet, which tells the names there are."""
    if name not in SHIPPED:
        raise UnknownSheet(f"the structures are {', '.join(SHIPPED)}; there is no {name[:40]!r}")
    return _read(name)


@cache
def _read(name: str) -> Sheet:
    text = files(__package__).joinpath("sheets", f"{name}.toml").read_text("utf-8")
    return read_sheet(text, f"{name}.toml")
