"""A house's own rules: an overlay in TOML that changes options of an edition. Each change names the
rule that it overrides.

    name = "friday-club"
    base = "modern"

    [[change]]
    option = "clock.seconds"
    to = 30
    overrides = "house-26.3"
    why = "Our evenings are short."

Texts in TOML that people write, and where in them a mistake stands.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, NoReturn

import msgspec

from ruleone.limits import OVERLAY_MAX_BYTES
from ruleone.rulebook.catalogue import rules
from ruleone.rulebook.citation import Parameter, Refusal
from ruleone.rulebook.edition import EDITIONS, HOUSE_NAME, Edition, edition
from ruleone.rulebook.options import BadSetting, Value, options
from ruleone.rulebook.settings import rules_behind

_NUMBER_MAX = 10**18
_LONG_NUMBER = re.compile(r"(?<![\w\"'])[+-]?(?:\d[\d_]{18,}|0[xob][\da-fA-F_]{16,})")
"""What such a number looks like in a line."""


class BadText(ValueError):
    """A text is not what it should be. `source` and `line` (from 1) say where, `refusal` what was
    expected and what came; `more` are other mistakes of the same text."""

    def __init__(
        self, source: str, line: int, refusal: Refusal, more: tuple["BadText", ...] = ()
    ) -> None:
        super().__init__(source, line, refusal)
        self.source, self.line, self.refusal, self.more = source, line, refusal, more

    def __str__(self) -> str:
        # Whoever deals hands and reads no such text need not wait for the words.
        from ruleone.words import SOURCE, say

        said = say(SOURCE, f"refusal-{self.refusal.code}", **self.refusal.parameters)
        return "\n".join((f"{self.source}, line {self.line}: {said}", *map(str, self.more)))


class Written:
    """A text in TOML: its `data`, and the lines on which they stand. What is wrong with it is
    raised as `error`: at once where it is refused, all of it together where it is noted."""

    def __init__(self, text: str, source: str, most_bytes: int, error: type[BadText]) -> None:
        self.source, self._error = source, error
        self._noted: list[BadText] = []
        if len(text.encode()) > most_bytes:
            self.refuse(1, "text-too-large", most=most_bytes)
        self.lines = _lines(text)
        self.data = self._read(text)

    def _read(self, text: str) -> dict[str, Any]:
        """What the text says. TOML bounds neither whole numbers nor how deep lists may lie in each
        other; this does."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as wrong:
            at = re.search(r" \(at line (\d+), column \d+\)| \(at end of document\)", str(wrong))
            line = int(at[1]) if at and at[1] else len(self.lines)
            self.refuse(line, "text-no-toml", why=str(wrong)[: at.start() if at else None][:300])
        except RecursionError:
            self.refuse(1, "text-too-deep")
        except ValueError:  # So many digits that Python makes no number of them.
            data = {"": _NUMBER_MAX + 1}
        if any(abs(number) > _NUMBER_MAX for number in _numbers(data)):
            lines = enumerate(self.lines, 1)
            long = next((at for at, line in lines if _LONG_NUMBER.search(line)), 1)
            self.refuse(long, "text-long-number")
        return data

    def tables(self, key: str, code: str) -> list[tuple[int, dict[str, Any]]]:
        """The tables that each begin with `[[key]]`, and the line on which each begins; that of the
        key where they are written otherwise. Refuses with `code` what are no tables."""
        found, named = self.data.get(key), self.line(key)
        if (
            not found
            or not isinstance(found, list)
            or not all(isinstance(table, dict) for table in found)
        ):
            self.refuse(named, code)
        header = re.compile(rf"\s*\[\[\s*[\"']?{re.escape(key)}[\"']?\s*\]\]")
        starts = [at for at, line in enumerate(self.lines, 1) if header.match(line)]
        if len(starts) != len(found):
            starts = [named] * len(found)
        return list(zip(starts, found, strict=True))

    def line(self, key: str, start: int = 0) -> int:
        """The line of a key in the table that begins on the line `start`, 0 for the whole text;
        that line itself where the key cannot be found."""
        name = rf"[\"']?{re.escape(key)}[\"']?"
        written = re.compile(rf"\s*{name}\s*[=.]|\s*\[+\s*{name}\s*[\].]")
        for at, line in enumerate(self.lines[start:], start + 1):
            if start and line.lstrip().startswith("[["):
                break
            if written.match(line):
                return at
        return max(start, 1)

    def line_with(self, text: str, start: int) -> int:
        """The first line from `start` on that has this text, or `start` itself."""
        lines = enumerate(self.lines[start:], start + 1)
        return next((at for at, line in lines if text in line), start)

    @property
    def mistakes(self) -> int:
        """How many mistakes were noted."""
        return len(self._noted)

    def note(self, line: int, code: str, **parameters: Parameter) -> None:
        """Note what is wrong on this line, and read on."""
        self._noted.append(self._error(self.source, line, Refusal(code, "syntax", parameters)))

    def check(self) -> None:
        """Raise all that was noted, in the order of its lines; nothing where nothing was."""
        if self._noted:
            first, *more = sorted(self._noted, key=lambda bad: bad.line)
            raise self._error(self.source, first.line, first.refusal, tuple(more))

    def refuse(self, line: int, code: str, **parameters: Parameter) -> NoReturn:
        """End the reading with what is wrong on this line."""
        raise self._error(self.source, line, Refusal(code, "syntax", parameters))


def _numbers(data: object) -> Iterator[int]:
    """All whole numbers in what a text says."""
    waiting = [data]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, int):
            yield one


def _lines(text: str) -> list[str]:
    """The lines of a text, with nothing in those that stand inside a longer piece of text."""
    long = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'')
    return long.sub(lambda piece: "\n" * piece[0].count("\n"), text).split("\n")


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
