"""Columns of a list: what each seems to hold, and the people that its lines then name.

A guess is never more than that: whoever brings the list sees it and can correct each column.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final, Literal, NamedTuple, get_args
from unicodedata import name as sign_name
from unicodedata import normalize

import msgspec
import rtoml

from ruleone.lists.table import Table, counted_off, name_of_line

ColumnRole = Literal["name", "first", "last", "id", "paid", "place", "points", "kept", "ignored"]
"""The contents of a column. "kept" stays beside the name as information, and finds nobody."""
ROLES: Final[tuple[ColumnRole, ...]] = get_args(ColumnRole)
OF_ENTRIES: Final[tuple[ColumnRole, ...]] = (
    "name",
    "first",
    "last",
    "id",
    "paid",
    "kept",
    "ignored",
)
OF_RESULTS: Final[tuple[ColumnRole, ...]] = (
    "name",
    "first",
    "last",
    "id",
    "place",
    "points",
    "ignored",
)


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of `titles.toml`."""

    titles: dict[ColumnRole, list[str]]
    words: dict[Literal["nicknames", "no", "yes"], frozenset[str]]
    fields: dict[str, str]


_WORDS: Final = msgspec.convert(
    rtoml.loads((files("ruleone.lists") / "titles.toml").read_text("utf-8")), _Words
)
_ROLE_OF: Final = {title: role for role, titles in _WORDS.titles.items() for title in titles}
_NICKNAMES: Final = _WORDS.words["nicknames"]
_NO: Final = _WORDS.words["no"]
_YES: Final = _WORDS.words["yes"]
_GUESSED_BY_LINES: Final = 200


class Column(NamedTuple):
    """A column: its title, "" without one, and what it holds."""

    title: str
    role: ColumnRole


class Listed(NamedTuple):
    """A person as a line names them; texts are "" and numbers None where the list has none."""

    line: int
    name: str
    person: str = ""
    paid: bool = False
    place: int | None = None
    points: str = ""
    details: Mapping[str, str] = {}
    amount: str = ""
    """The amount paid by this line, where it gives one."""


class Columns(NamedTuple):
    """The reading of a table: whether its first line names columns, and the columns."""

    header: bool
    columns: tuple[Column, ...]


def guessed(table: Table, header: bool | None = None) -> Columns:
    """Return what each column of a table seems to hold; `header` says it where it is known."""
    lines = table.lines
    width = max((len(line.cells) for line in lines), default=0)
    first = lines[0].cells if lines else ()
    if header is None:
        header = any(_known(cell) for cell in first)
    if not header:
        return Columns(False, tuple(Column("", role) for role in _by_cells(table, width)))
    titles = [*first, *[""] * (width - len(first))]
    roles = _by_titles(titles)
    if "name" not in roles and "first" not in roles and "last" not in roles:
        below = table._replace(lines=lines[1:])
        roles = [
            by_cells if role == "ignored" and by_cells == "name" else role
            for role, by_cells in zip(roles, _by_cells(below, width), strict=True)
        ]
    return Columns(True, tuple(map(Column, titles, roles)))


def said_to_be(found: Columns, roles: Sequence[ColumnRole]) -> Columns:
    """Return the columns with these roles; a column beyond them stays as it was guessed."""
    columns = [
        one._replace(role=roles[at]) if at < len(roles) else one
        for at, one in enumerate(found.columns)
    ]
    return found._replace(columns=tuple(columns))


def listed(table: Table, columns: Columns) -> Iterator[Listed]:
    """Yield the people that a table names; one without a name has an empty one."""
    lines = table.lines[int(columns.header) :]
    roles = [one.role for one in columns.columns]
    if len(roles) == 1:
        lines = counted_off(lines)
    fields = _fields(columns.columns)
    for number, cells in lines:
        told: dict[ColumnRole, str] = {}
        details: dict[str, str] = {}
        for at, (role, cell) in enumerate(zip(roles, cells, strict=False)):
            if role == "kept" and cell:
                details[fields[at]] = cell
            elif role != "ignored" and cell:
                told.setdefault(role, cell)
        place = re.fullmatch(r"(\d{1,6})(?:\.0|\.|st|nd|rd|th)?", told.get("place", "").lower())
        yield Listed(
            number,
            _name(told),
            told.get("id", ""),
            is_yes(told.get("paid", "")),
            int(place[1]) if place else None,
            told.get("points", ""),
            details,
            amount_in(told.get("paid", "")),
        )


_AMOUNT: Final = re.compile(r"\d{1,3}(?:[,' ]\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?")


def amount_in(cell: str) -> str:
    """Return the amount that a cell gives, "" where it only says that somebody has paid or not."""
    said = cell.strip().casefold()
    found = None if said in _YES or said in _NO else _AMOUNT.search(said)
    if found is None:
        return ""
    grouped = re.sub(r"[,' ](?=\d{3})", "", found[0]).replace(",", ".")
    return re.sub(r"\.0*$", "", grouped) if "." in grouped else grouped


def is_yes(cell: str) -> bool:
    """Whether a cell says that somebody has paid: a word or a mark for yes, or an amount."""
    said = cell.strip().casefold()
    if said in _YES:
        return True
    amount = re.sub(r"[^\d.,]", "", said)
    return said not in _NO and any(sign in "123456789" for sign in amount)


def _name(told: Mapping[ColumnRole, str]) -> str:
    """Return the name, made of its parts where it has no cell of its own."""
    if name := told.get("name"):
        return name_of_line(name) or ""
    first, last = told.get("first", ""), told.get("last", "")
    if first and last and _is_chinese(first) and _is_chinese(last):
        return last + first
    return f"{first} {last}".strip()


def _is_chinese(text: str) -> bool:
    return all(sign_name(sign, "").startswith("CJK") for sign in text)


def _key(title: str) -> str:
    return "".join(filter(str.isalnum, normalize("NFKC", title).casefold()))


def _known(title: str) -> bool:
    """Whether a cell of the first line is a title, and not a word that cells have."""
    key = _key(title)
    return (key in _ROLE_OF or key in _NICKNAMES) and title.casefold() not in _YES | _NO


def _by_titles(titles: Sequence[str]) -> list[ColumnRole]:
    roles: list[ColumnRole] = []
    for title in titles:
        role = _ROLE_OF.get(_key(title), "ignored")
        roles.append("ignored" if role in roles and role != "kept" else role)
    if not {"name", "first", "last"} & set(roles):
        for at, title in enumerate(titles):
            if _key(title) in _NICKNAMES:
                roles[at] = "name"
                break
    return roles


def _by_cells(table: Table, width: int) -> list[ColumnRole]:
    """Return what columns without titles seem to hold, by their first lines."""
    some = [line.cells for line in table.lines[:_GUESSED_BY_LINES]]
    by_column = [
        [cells[at] for cells in some if at < len(cells) and cells[at]] for at in range(width)
    ]
    worded = [_is_of_words(cells) for cells in by_column]
    roles: list[ColumnRole] = ["ignored"] * width
    if table.separator == "," and worded == [True, True]:
        return ["last", "first"]
    for at, cells in enumerate(by_column):
        if cells and all(cell.casefold() in _YES | _NO for cell in cells):
            roles[at] = "paid" if "paid" not in roles and width > 1 else "ignored"
        elif worded[at] and "name" not in roles:
            roles[at] = "name"
    if "name" not in roles and width:
        roles[0] = "name"
    return roles


def _is_of_words(cells: Sequence[str]) -> bool:
    """Whether most cells have more letters than digits, and no sign of an address."""
    words = [
        cell for cell in cells
        if sum(map(str.isalpha, cell)) > sum(map(str.isdigit, cell)) and "@" not in cell
    ]  # fmt: skip
    return len(words) * 2 > len(cells)


def _fields(columns: Sequence[Column]) -> list[str]:
    """Return the name of each column as a field of the house's own, each once."""
    fields: list[str] = []
    for at, column in enumerate(columns):
        told = _WORDS.fields.get(_key(column.title)) or re.sub(
            r"[^a-z0-9]+", "_", normalize("NFKD", column.title).casefold()
        ).strip("_")
        told = "other_id" if told == "id" else told
        taken = {*fields, "id", "name", "details", "results"}
        fits = re.fullmatch(r"[a-z][a-z0-9_]{0,29}", told) is not None and told not in taken
        fields.append(told if fits else f"column_{at + 1}")
    return fields
