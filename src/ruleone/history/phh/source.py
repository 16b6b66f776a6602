"""Positions in the text of a PHH file, for messages that name the line."""

import re
from typing import NamedTuple

_TABLE = re.compile(
    r"^[ \t]*\[\s*[\"']?([^\"'\[\]\n]*?)[\"']?\s*\][ \t]*(?:#.*)?\r?$", re.MULTILINE
)
_SAYS = re.compile(r"^[ \t]*[^ \t\n#]", re.MULTILINE)
_STRING_OR_BRACKET = re.compile(r'"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]]')


class Source(NamedTuple):
    """One hand within the text of a file.

    `table` is its name in a file of many, else "". Where the text is only a part of the file,
    `first` is its line there.
    """

    text: str
    table: str = ""
    first: int = 1

    def tables(self) -> "list[Source]":
        """Return each table of a file by itself; a file of one hand is one.

        The text before the first table stays one, unless there is nothing to read in it.
        """
        places = [table.start() for table in _TABLE.finditer(self.text)]
        parts: list[Source] = []
        line = self.first
        for start, end in zip([0, *places], [*places, len(self.text)], strict=True):
            part = self.text[start:end]
            named = _TABLE.match(part)
            if named or _SAYS.search(part):
                parts.append(Source(part, named[1] if named else "", line))
            line += part.count("\n")
        return parts or [self]

    def line_of(self, field: str = "", action: int | None = None) -> int:
        """Return the line, from 1, of an action (the first is 0), a field, or the hand.

        The text must be readable TOML.
        """
        start, end = self._part()
        place = start
        if action is not None:
            places = self._actions(start, end)
            place = places[action] if action < len(places) else start
        elif field:
            found = self._field(field, start, end)
            place = found.end() if found else start
        return self.text.count("\n", 0, place) + self.first

    def _part(self) -> tuple[int, int]:
        """Return the bounds of the hand."""
        if not self.table:
            return 0, len(self.text)
        tables = list(_TABLE.finditer(self.text))
        for table, following in zip(tables, [*tables[1:], None], strict=True):
            if table[1] == self.table:
                return table.start(), following.start() if following else len(self.text)
        return 0, len(self.text)

    def _field(self, name: str, start: int, end: int) -> re.Match[str] | None:
        written = re.compile(rf"^[ \t]*[\"']?{re.escape(name)}[\"']?[ \t]*=", re.MULTILINE)
        return written.search(self.text, start, end)

    def _actions(self, start: int, end: int) -> list[int]:
        """Return the offset of each action."""
        field = self._field("actions", start, end)
        places: list[int] = []
        depth = 0
        for token in _STRING_OR_BRACKET.finditer(self.text, field.end() if field else end, end):
            if token[0] in "[]":
                depth += 1 if token[0] == "[" else -1
                if depth == 0:
                    break
            elif token[0][0] in "\"'":
                places.append(token.start())
        return places
