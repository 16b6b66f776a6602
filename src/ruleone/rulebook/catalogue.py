"""The catalogue: every rule of the documents, in our own words, by its id."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from ruleone.rulebook.options import UnknownName, options
from ruleone.words import SOURCE

Source = Literal["house", "tda2011", "tda2019", "holdem", "chinese", "tda2024"]
Nature = Literal["enforced", "ruling", "discretion", "conduct", "display", "advice"]
"""Kind of a rule, by who decides.

The software by itself (`enforced`); the software once it has the facts of the table (`ruling`); the
floor, with a proposal (`discretion`). `conduct` is an infraction with its penalties, `display`
information to show or say, `advice` good practice to support.
"""

SOURCES: tuple[Source, ...] = ("house", "tda2011", "tda2019", "holdem", "chinese", "tda2024")


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the catalogue.

    `titles` are its short names, `parameters` the numbers and choices that it states, `options` the
    options of the book that it sets. `words` describe the rule in one or two sentences. Names and
    words are by language.
    """

    id: str
    source: Source
    titles: dict[str, str]
    topic: str
    kind: Nature
    parameters: dict[str, Any] = {}
    options: tuple[str, ...] = ()
    words: dict[str, str]

    @property
    def title(self) -> str:
        """The short name in the source language."""
        return self.titles[SOURCE]

    @property
    def mentions(self) -> tuple[str, ...]:
        """The options that this rule sets or mentions, in the order of the book."""
        return _mentions().get(self.id, ())


@cache
def rules() -> Mapping[str, Rule]:
    """Return every rule by its id: source after source, each in the order of its document."""
    found: dict[str, Rule] = {}
    for source in SOURCES:
        found |= _rules_of(source)
    return MappingProxyType(found)


@cache
def _rules_of(source: Source) -> dict[str, Rule]:
    """Return the rules of one source.

    Each source is read on its own, since reading the words of all of them takes a fifth of a
    second.
    """
    catalogue = files(__package__) / "catalogue"
    tables = tomllib.loads((catalogue / f"{source}.toml").read_text("utf-8"))
    return {
        name: msgspec.convert({"id": name, "source": source, **titled(table)}, Rule)
        for name, table in tables.items()
    }


def titled(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return a table with its titles by language.

    The keys are `title` for the source's language, `title_<language>` for another.
    """
    titles = {key: told for key, told in table.items() if key.partition("_")[0] == "title"}
    rest = {key: told for key, told in table.items() if key not in titles}
    by_language = {key.removeprefix("title").strip("_") or SOURCE: titles[key] for key in titles}
    return rest | {"titles": by_language}


@cache
def _mentions() -> dict[str, tuple[str, ...]]:
    """Return the options that each rule sets or mentions; a rule that has none is left out."""
    found: dict[str, tuple[str, ...]] = {}
    for name, option in options().items():
        for rule in option.rules:
            found[rule] = (*found.get(rule, ()), name)
    return found


def rule(name: str) -> Rule:
    """Return the rule with this id (`house-43.1`).

    Raises UnknownName where the catalogue has none.
    """
    for source in SOURCES:
        if name.startswith(f"{source}-") and name in _rules_of(source):
            return _rules_of(source)[name]
    raise UnknownName(f"the catalogue has no rule {name!r}")
