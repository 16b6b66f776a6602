"""Texts in TOML that people write, and where in them a mistake stands."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, NoReturn

from ruleone.rulebook.citation import Parameter, Refusal
from ruleone.words import SOURCE

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
        from ruleone.words import say

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
