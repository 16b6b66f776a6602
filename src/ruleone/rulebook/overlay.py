"""House rules: overlays in TOML that change options of an edition, and their reading.

Each change names the rule that it overrides.

    name = "friday-club"
    base = "modern"

    [[change]]
    option = "clock.seconds"
    to = 30
    overrides = "house-26.3"
    why = "Our evenings are short."

Mistakes in such a text are reported with their lines.
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
"""Pattern of a whole number too long to be read, within a line."""


class BadText(ValueError):
    """A text that does not say what it should.

    `source` and `line` (from 1) say where, `refusal` what was expected and what came; `more` are
    other mistakes of the same text.
    """

    def __init__(
        self, source: str, line: int, refusal: Refusal, more: tuple["BadText", ...] = ()
    ) -> None:
        super().__init__(source, line, refusal)
        self.source, self.line, self.refusal, self.more = source, line, refusal, more

    def __str__(self) -> str:
        # Imported late: a program that only deals hands need not load the words.
        from ruleone.words import SOURCE, say

        said = say(SOURCE, f"refusal-{self.refusal.code}", **self.refusal.parameters)
        return "\n".join((f"{self.source}, line {self.line}: {said}", *map(str, self.more)))


class Written:
    """A text in TOML: its `data`, and the lines of its keys.

    Mistakes are raised as `error`: at once by `refuse`, all together by `check` after `note`.
    """

    def __init__(self, text: str, source: str, most_bytes: int, error: type[BadText]) -> None:
        self.source, self._error = source, error
        self._noted: list[BadText] = []
        if len(text.encode()) > most_bytes:
            self.refuse(1, "text-too-large", most=most_bytes)
        self.lines = _lines(text)
        self.data = self._read(text)

    def _read(self, text: str) -> dict[str, Any]:
        """Return the data of the text.

        TOML sets no bound for whole numbers, nor for the depth of nested lists; this does.
        """
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
        """Return the tables that each begin with `[[key]]`, with their first lines.

        Tables written in another way have the line of the key. Values that are not tables are
        refused with `code`.
        """
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
        """Return the line of a key in the table that begins on line `start`, 0 for the whole text.

        Where the key cannot be found, it is `start` itself.
        """
        name = rf"[\"']?{re.escape(key)}[\"']?"
        written = re.compile(rf"\s*{name}\s*[=.]|\s*\[+\s*{name}\s*[\].]")
        for at, line in enumerate(self.lines[start:], start + 1):
            if start and line.lstrip().startswith("[["):
                break
            if written.match(line):
                return at
        return max(start, 1)

    def line_with(self, text: str, start: int) -> int:
        """Return the first line from `start` on that has this text, or `start` itself."""
        lines = enumerate(self.lines[start:], start + 1)
        return next((at for at, line in lines if text in line), start)

    @property
    def mistakes(self) -> int:
        """The number of mistakes noted."""
        return len(self._noted)

    def note(self, line: int, code: str, **parameters: Parameter) -> None:
        """Note a mistake on this line and read on."""
        self._noted.append(self._error(self.source, line, Refusal(code, "syntax", parameters)))

    def check(self) -> None:
        """Raise the mistakes noted, in the order of their lines."""
        if self._noted:
            first, *more = sorted(self._noted, key=lambda bad: bad.line)
            raise self._error(self.source, first.line, first.refusal, tuple(more))

    def refuse(self, line: int, code: str, **parameters: Parameter) -> NoReturn:
        """Raise a mistake on this line and end the reading."""
        raise self._error(self.source, line, Refusal(code, "syntax", parameters))


def _numbers(data: object) -> Iterator[int]:
    """Yield all whole numbers in the data of a text."""
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
    """Return the lines of a text; lines inside a multi-line string are empty."""
    long = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'')
    return long.sub(lambda piece: "\n" * piece[0].count("\n"), text).split("\n")


_KEYS = ("name", "base", "change")
_CHANGE_KEYS = ("option", "to", "overrides", "why")


class BadOverlay(BadText):
    """A text that does not lay down house rules."""


class Change(msgspec.Struct, frozen=True):
    """One option that a house plays differently.

    Its value in the base and in the house, the rule that the house overrides, and why.
    """

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
    """Return the overlay that a text in TOML lays down; `source` is a name for the text.

    Raises BadOverlay, with the line, for an unknown or missing key and a value of the wrong type.
    It also raises it for an option, rule or edition that the book does not have, and a rule that is
    not behind the option. A change to the option's present value, and more changes than an id can
    hold, raise it, too.
    """
    return _Reading(text, source, OVERLAY_MAX_BYTES, BadOverlay).overlay()


class _Reading(Written):
    """The reading of one text as an overlay."""

    def overlay(self) -> Overlay:
        """Return the whole overlay, checked."""
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
        """Return one change, whose table begins on the line `start`."""
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
        """Return the value that an option is given on this line."""
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
        """Refuse a table with an unknown key, or without a required one."""
        for key in table:
            if key not in known:
                self.refuse(self.line(key, start), "overlay-no-key", key=key[:40], known=known)
        for key in known:
            if key not in table:
                self.refuse(start or len(self.lines), "overlay-key-missing", key=key, known=known)

    def word(self, table: dict[str, Any], key: str, start: int) -> str:
        """Return the text of a key."""
        word = table[key]
        if not isinstance(word, str) or not word.strip():
            self.refuse(self.line(key, start), "overlay-no-text", key=key, came=str(word)[:60])
        return word


def _near(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return the three known names that are most like an unknown one."""
    return tuple(get_close_matches(name[:60], list(known), n=3, cutoff=0))
