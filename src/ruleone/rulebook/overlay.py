"""A house's own rules: an overlay in TOML that changes options of an edition. Each change names the
rule that it overrides.

    name = "friday-club"
    base = "modern"

    [[change]]
    option = "clock.seconds"
    to = 30
    overrides = "house-26.3"
    why = "Our evenings are short."
"""

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, NoReturn

import msgspec

from ruleone.limits import OVERLAY_MAX_BYTES
from ruleone.rulebook.catalogue import rules
from ruleone.rulebook.citation import Parameter, Refusal
from ruleone.rulebook.edition import EDITIONS, HOUSE_NAME, Edition, edition
from ruleone.rulebook.options import BadSetting, Value, options
from ruleone.rulebook.settings import rules_behind

_KEYS = ("name", "base", "change")
_CHANGE_KEYS = ("option", "to", "overrides", "why")


class BadOverlay(ValueError):
    """A text is no overlay. `source` and `line` (from 1) say where, `refusal` what was expected and
    what came."""

    def __init__(self, source: str, line: int, refusal: Refusal) -> None:
        super().__init__(source, line, refusal)
        self.source, self.line, self.refusal = source, line, refusal

    def __str__(self) -> str:
        # Whoever deals hands and lays nothing over them need not wait for the words.
        from ruleone.words import say

        said = say("en", f"refusal-{self.refusal.code}", **self.refusal.parameters)
        return f"{self.source}, line {self.line}: {said}"


class Change(msgspec.Struct, frozen=True):
    """One option that a house plays otherwise: its value in the base and in the house, the rule
    that the house overrides, and why."""

    option: str
    was: Value
    to: Value
    overrides: str
    why: str


class Overlay(msgspec.Struct, frozen=True):
    """A house's rules: its `name` (a-z, 0-9, hyphens), the edition it builds on, its changes."""

    name: str
    base: str
    changes: tuple[Change, ...]

    @property
    def edition(self) -> Edition:
        """The edition that the house plays. Its id alone makes it again: `edition(id)`."""
        changes = {change.option: (change.to, change.overrides) for change in self.changes}
        return edition(self.base).overruled(self.name, changes)


def read_overlay(text: str, source: str = "overlay") -> Overlay:
    """The overlay that a text in TOML lays down; `source` is what to call the text.

    Raises BadOverlay, which tells the line: a key that there is not, one that is missing, a value
    of the wrong type, an option, rule or edition that the book does not have, a rule that is not
    behind the option, a change to what the option is already, or more than an id can hold.
    """
    return _Reading(text, source).overlay()


class _Reading:
    """One text on the way to an overlay."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        if len(text.encode()) > OVERLAY_MAX_BYTES:
            self.refuse(1, "overlay-too-large", most=OVERLAY_MAX_BYTES)
        self.lines = _lines(text)
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r" \(at line (\d+), column \d+\)| \(at end of document\)", str(error))
            line = int(at[1]) if at and at[1] else len(self.lines)
            self.refuse(line, "overlay-no-toml", why=str(error)[: at.start() if at else None])

    def overlay(self) -> Overlay:
        """All of it, read and judged."""
        self.keys(self.data, _KEYS, 0, len(self.lines))
        name, base = self.word(self.data, "name", 0), self.word(self.data, "base", 0)
        if not HOUSE_NAME.fullmatch(name) or name in EDITIONS:
            self.refuse(self.line("name", 0), "overlay-bad-name", name=name[:40])
        if base not in EDITIONS:
            self.refuse(
                self.line("base", 0), "overlay-no-edition", name=base[:40], editions=EDITIONS
            )
        tables = self.data["change"]
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.refuse(self.line("change", 0), "overlay-no-tables")
        starts = self.headers() if len(self.headers()) == len(tables) else []
        book, changes = edition(base), dict[str, Change]()
        for at, table in enumerate(tables):
            start = starts[at] if starts else self.line("change", 0)
            change = self.change(table, book, start)
            if change.option in changes:
                self.refuse(self.line("option", start), "overlay-twice", option=change.option)
            changes[change.option] = change
        found = Overlay(name, base, tuple(changes.values()))
        try:
            found.edition  # noqa: B018
        except BadSetting:
            self.refuse(1, "overlay-too-long", changes=len(changes))
        return found

    def change(self, table: dict[str, Any], book: Edition, start: int) -> Change:
        """One change, whose table begins on the line `start`."""
        self.keys(table, _CHANGE_KEYS, start, start)
        name, rule = self.word(table, "option", start), self.word(table, "overrides", start)
        why = self.word(table, "why", start)
        if name not in options():
            near = _near(name, options())
            self.refuse(
                self.line("option", start), "overlay-no-option", option=name[:60], near=near
            )
        if rule not in rules():
            near = _near(rule, rules())
            self.refuse(self.line("overrides", start), "overlay-no-rule", rule=rule[:40], near=near)
        if rule not in rules_behind(name):
            behind = rules_behind(name)
            at = self.line("overrides", start)
            self.refuse(at, "overlay-not-behind", rule=rule, option=name, behind=behind)
        line, option = self.line("to", start), options()[name]
        try:
            value = option.read(table["to"])
        except BadSetting:
            came = str(table["to"])[:60]
            if option.choices:
                self.refuse(line, "overlay-no-choice", option=name, came=came, known=option.choices)
            self.refuse(line, "overlay-no-value", option=name, came=came, expected=option.kind)
        if value == book.option(name):
            is_now = option.written(value)
            self.refuse(line, "overlay-no-change", option=name, value=is_now, edition=book.id)
        return Change(name, book.option(name), value, rule, why)

    def keys(self, table: dict[str, Any], known: tuple[str, ...], start: int, end: int) -> None:
        """Refuse a table with a key that there is not, or without one that there must be."""
        for key in table:
            if key not in known:
                self.refuse(self.line(key, start), "overlay-no-key", key=key[:40], known=known)
        for key in known:
            if key not in table:
                self.refuse(max(end, 1), "overlay-key-missing", key=key, known=known)

    def word(self, table: dict[str, Any], key: str, start: int) -> str:
        """The text that stands behind a key."""
        if not isinstance(table[key], str) or not table[key].strip():
            came = str(table[key])[:60]
            self.refuse(self.line(key, start), "overlay-no-text", key=key, came=came)
        return str(table[key])

    def headers(self) -> list[int]:
        """The lines on which changes begin."""
        header = re.compile(r"\s*\[\[\s*[\"']?change[\"']?\s*\]\]")
        return [at for at, line in enumerate(self.lines, 1) if header.match(line)]

    def line(self, key: str, start: int) -> int:
        """The line of a key in the table that begins on the line `start`, 0 for the whole text;
        that line itself where the key cannot be found."""
        written = re.compile(
            rf"\s*[\"']?{re.escape(key)}[\"']?\s*[=.\]]|\s*\[+\s*{re.escape(key)}\b"
        )
        for at, line in enumerate(self.lines[start:], start + 1):
            if start and line.lstrip().startswith("["):
                break
            if written.match(line):
                return at
        return max(start, 1)

    def refuse(self, line: int, code: str, **parameters: Parameter) -> NoReturn:
        """End the reading with what is wrong on this line."""
        raise BadOverlay(self.source, line, Refusal(code, "syntax", parameters))


def _lines(text: str) -> list[str]:
    """The lines of a text, with nothing in those that stand inside a longer piece of text."""
    blanked = re.sub(
        r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'', lambda long: "\n" * long[0].count("\n"), text
    )
    return blanked.split("\n")


def _near(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """The three names that are most like one that is not known."""
    return tuple(get_close_matches(name[:60], list(known), n=3, cutoff=0))
