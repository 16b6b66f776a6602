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

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import msgspec

from ruleone.limits import OVERLAY_MAX_BYTES
from ruleone.rulebook.catalogue import rules
from ruleone.rulebook.edition import EDITIONS, HOUSE_NAME, Edition, edition
from ruleone.rulebook.options import BadSetting, Value, options
from ruleone.rulebook.settings import rules_behind
from ruleone.rulebook.written import BadText, Written

_KEYS = ("name", "base", "change")
_CHANGE_KEYS = ("option", "to", "overrides", "why")


class BadOverlay(BadText):
    """A text lays down no house rules."""


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
    return _Reading(text, source, OVERLAY_MAX_BYTES, BadOverlay).overlay()


class _Reading(Written):
    """One text on the way to an overlay."""

    def overlay(self) -> Overlay:
        """All of it, read and judged."""
        self.keys(self.data, _KEYS, 0)
        name, base = self.word(self.data, "name", 0), self.word(self.data, "base", 0)
        if not HOUSE_NAME.fullmatch(name) or name in EDITIONS:
            self.refuse(self.line("name"), "overlay-bad-name", name=name[:40])
        if base not in EDITIONS:
            self.refuse(self.line("base"), "overlay-no-edition", name=base[:40], editions=EDITIONS)
        book, changes = edition(base), dict[str, Change]()
        for start, table in self.tables("change", "overlay-no-tables"):
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
        self.keys(table, _CHANGE_KEYS, start)
        name, rule = self.word(table, "option", start), self.word(table, "overrides", start)
        why = self.word(table, "why", start)
        if name not in options():
            near = _near(name, options())
            self.refuse(
                self.line("option", start), "overlay-no-option", option=name[:60], near=near
            )
        at = self.line("overrides", start)
        if rule not in rules():
            self.refuse(at, "overlay-no-rule", rule=rule[:40], near=_near(rule, rules()))
        if rule not in rules_behind(name):
            behind = rules_behind(name)
            self.refuse(at, "overlay-not-behind", rule=rule, option=name, behind=behind)
        value = self.value(table["to"], name, self.line("to", start))
        if value == book.option(name):
            is_now = options()[name].written(value)
            at = self.line("to", start)
            self.refuse(at, "overlay-no-change", option=name, value=is_now, edition=book.id)
        return Change(name, book.option(name), value, rule, why)

    def value(self, raw: object, name: str, line: int) -> Value:
        """The value that an option is given on this line."""
        option = options()[name]
        came, known = str(raw)[:60], option.offered
        named = raw if isinstance(raw, list) else [raw]
        if known and option.kind != "order" and any(one not in known for one in named):
            self.refuse(line, "overlay-no-choice", option=name, came=came, known=known)
        try:
            return option.read(raw)
        except BadSetting:
            self.refuse(
                line, "overlay-no-value", option=name, came=came, expected=option.kind,
                known=known, most=option.most,
            )  # fmt: skip

    def keys(self, table: dict[str, Any], known: tuple[str, ...], start: int) -> None:
        """Refuse a table with a key that there is not, or without one that there must be."""
        for key in table:
            if key not in known:
                self.refuse(self.line(key, start), "overlay-no-key", key=key[:40], known=known)
        for key in known:
            if key not in table:
                self.refuse(start or len(self.lines), "overlay-key-missing", key=key, known=known)

    def word(self, table: dict[str, Any], key: str, start: int) -> str:
        """The text that stands behind a key."""
        word = table[key]
        if not isinstance(word, str) or not word.strip():
            self.refuse(self.line(key, start), "overlay-no-text", key=key, came=str(word)[:60])
        return word


def _near(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """The three names that are most like one that is not known."""
    return tuple(get_close_matches(name[:60], list(known), n=3, cutoff=0))
