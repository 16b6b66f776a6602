"""People of this room who may be meant by the lines of a list, and what is asked about them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from ruleone.limits import NAME_MAX_CHARACTERS
from ruleone.lists.columns import (
    OF_ENTRIES,
    ColumnRole,
    Columns,
    Listed,
    guessed,
    listed,
    said_to_be,
)
from ruleone.lists.table import Table
from ruleone.room.directory.directory import Directory
from ruleone.room.directory.sheets import judged
from ruleone.room.directory.views import ListColumn, ListLine, ListRead, Namesake
from ruleone.room.event.entries.view import EntryStatus
from ruleone.rulebook import Refusal
from ruleone.store.people import Player

_EXAMPLES: Final = 3
_NUMBER_BEHIND: Final = re.compile(r"(?<=\S)[\s(#]+\d{1,4}\)?$")
"""A number behind a name, which may be no part of it."""


class Found(NamedTuple):
    """A person of a list, an earlier line with the name, and who of this room may be meant."""

    listed: Listed
    same: int
    known: tuple[tuple[Player, str], ...]
    why: Refusal | None


class People(NamedTuple):
    """A list with its people, before the event is asked about them."""

    table: Table
    header: bool
    columns: tuple[ListColumn, ...]
    found: tuple[Found, ...]

    @property
    def persons(self) -> list[str]:
        """Everybody of this room who may be meant, each once; first "" for somebody new."""
        known = (player.person for one in self.found for player, _ in one.known)
        return list(dict.fromkeys(("", *known)))


def people_of(
    table: Table,
    directory: Directory,
    roles: Sequence[ColumnRole] = (),
    header: bool | None = None,
    allowed: Sequence[ColumnRole] = OF_ENTRIES,
) -> People:
    """Return the people whom a list names, by these `roles` of its columns or by a guess.

    A column that holds nothing `allowed` is ignored.
    """
    columns = guessed(table, header)
    cells = _cells(table, columns)
    foreign = [one.role == "kept" for one in columns.columns]
    for at, one in enumerate(columns.columns):
        if one.role == "id" and not _are_known(cells[at], directory):
            columns = said_to_be(columns, _with(columns, at, "kept"))
            foreign[at] = True
    columns = said_to_be(columns, roles)
    fitting = [one.role if one.role in allowed else "ignored" for one in columns.columns]
    columns = said_to_be(columns, fitting)
    shown = tuple(
        ListColumn(one.title, one.role, tuple(cells[at][:_EXAMPLES]), foreign[at])
        for at, one in enumerate(columns.columns)
    )
    return People(table, columns.header, shown, tuple(_found(table, columns, directory)))


def _cells(table: Table, columns: Columns) -> list[list[str]]:
    """Return the cells of each column that are not empty, without its title."""
    lines = table.lines[int(columns.header) :]
    return [
        [line.cells[at] for line in lines if at < len(line.cells) and line.cells[at]]
        for at in range(len(columns.columns))
    ]


def _with(columns: Columns, changed: int, role: ColumnRole) -> list[ColumnRole]:
    return [role if at == changed else one.role for at, one in enumerate(columns.columns)]


def _are_known(cells: Sequence[str], directory: Directory) -> bool:
    """Whether a column has ids of this room: most of its cells name somebody here."""
    return 2 * sum(directory.known(cell) is not None for cell in cells) > len(cells)


def _found(table: Table, columns: Columns, directory: Directory) -> Iterator[Found]:
    first: dict[str, int] = {}
    everybody = list(listed(table, columns))
    alone = {one.name.casefold() for one in everybody}
    for one in everybody:
        row = judged(one.line, one.person, one.name, dict(one.details))
        if isinstance(row, Refusal):
            yield Found(one, 0, (), row)
            continue
        one = one._replace(name=row.name, details=row.details)
        known = directory.known(row.person) if row.person else None
        if row.person and known is None:
            why = Refusal("roster-id", "illegal", {"line": one.line, "came": row.person[:40]})
            yield Found(one, 0, (), why)
            continue
        matches = [known] if known else directory.named(row.name)
        base = _NUMBER_BEHIND.sub("", row.name)
        if not matches and base != row.name:
            matches = directory.named(base)
        key = row.person or row.name.casefold()
        if base.casefold() in alone and base != row.name and not row.person:
            key = base.casefold()  # a second one, or the same with a number behind
        same = first.setdefault(key, one.line)
        yield Found(one, same if same != one.line else 0, tuple(matches), None)


def list_read(
    people: People, stands: Mapping[str, EntryStatus | Refusal | None], free: int
) -> ListRead:
    """Return the list as its director sees it, with how each person `stands` to the event."""
    table = people.table
    return ListRead(
        form=table.kind,
        encoding=table.encoding,
        separator=table.separator,
        sheets=table.sheets,
        sheet=table.sheet,
        header=people.header,
        columns=people.columns,
        lines=tuple(_line(one, stands) for one in people.found),
        free=free,
    )


def _line(found: Found, stands: Mapping[str, EntryStatus | Refusal | None]) -> ListLine:
    one = found.listed
    matches = tuple(
        Namesake(player.person, called, status if isinstance(status, str) else None, player.details)
        for player, called in found.known
        for status in (stands[player.person],)
    )
    usual = _usual(found, matches)
    refused = stands.get("" if usual == "new" else usual)
    why = found.why or (refused if isinstance(refused, Refusal) else None)
    return ListLine(
        line=one.line,
        name=one.name[:NAME_MAX_CHARACTERS],
        usual=usual,
        same=found.same,
        matches=matches,
        paid=one.paid,
        details=dict(one.details),
        why=why,
        place=one.place,
        points=one.points,
        amount=one.amount,
    )


def _usual(found: Found, matches: Sequence[Namesake]) -> str:
    """Return what is done with a line where nobody says otherwise, "" where it is to be asked."""
    if found.why is not None or found.same:
        return "skip"
    if len(matches) != 1:
        return "" if matches else "new"
    (only,) = matches
    if only.status is not None:
        return "skip"
    is_named = bool(found.listed.person) or not _NUMBER_BEHIND.search(found.listed.name)
    return only.player if is_named or only.name == found.listed.name else ""
