"""Events that can be announced as they are: one file of data each, in `templates/`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.structure import Level

THIRTEEN_CARDS = ("thirteen", "thirteen-plain", "thirteen-16")
"""Events of 13-card poker that start with their first person.

A table of four with bonuses and one without, and four tables.
"""

THIRTEEN_OPEN = "thirteen-open"
"""An event for friends: it starts when it is full, or some time after the first entry."""

OTHER_GAMES = (
    "omaha",
    "omaha-eight",
    "stud",
    "razz",
    "triple-draw",
    "badugi",
    "five-card-draw",
    "horse",
    "hose",
    "eight-game",
    "dealers-choice",
)
"""One-table events of other games than no-limit hold'em, or of several that take turns.

They start with their first person.
"""

SIT_DOWN = (*THIRTEEN_CARDS, *OTHER_GAMES)
"""Events to join at once, beside the event that one click joins."""

TEMPLATES = (
    "turbo-27",
    "sprint-27",
    "six-max",
    "heads-up",
    "deep-1000",
    "re-entry",
    "rebuys",
    "bounty",
    "knockout",
    "mystery",
    "satellite",
    THIRTEEN_OPEN,
    *SIT_DOWN,
)
"""The names of all templates; their words are `template-<name>`."""


class UnknownTemplate(LookupError):
    """A template name that does not exist."""


def template(name: str) -> EventConfig:
    """Return the event of this template.

    Raises UnknownTemplate, which lists the names.
    """
    if name not in TEMPLATES:
        raise UnknownTemplate(f"the templates are {', '.join(TEMPLATES)}; there is no {name!r}")
    return _read(name)


@cache
def _read(name: str) -> EventConfig:
    text = files(__package__).joinpath("templates", f"{name}.toml").read_text("utf-8")
    data: dict[str, Any] = tomllib.loads(text)
    if points := data["structure"].pop("points", ()):
        data["structure"]["levels"] = [Level.of_point(point) for point in points]
    return msgspec.convert({"template": name, **data}, EventConfig)
