"""Each row of docs/en/build/features.md names where the feature is, as a page, a command or a call
that there is, and tests that run carry its mark."""

import re
from functools import cache

import pytest
import typer
from docs_tables import marked_tests
from pages import ROOT, text_of
from typer.core import TyperGroup

from ruleone.cli.app import command_line
from ruleone.web.calls.openapi import page

Row = tuple[str, str, str]

ROWS: list[Row] = [
    (cells[0].strip("`"), cells[1], cells[2])
    for line in text_of("features.md").splitlines()
    if line.startswith("| `")
    for cells in [[cell.strip() for cell in line.strip("|").split("|")]]
]
PAGES = (ROOT / "ui" / "src" / "pages.ts").read_text("utf-8")
CALLS = page()["paths"]
COMMANDS = typer.main.get_command(command_line())


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def shapes() -> list[list[str]]:
    """The paths of the pages as their table has them, each in its parts."""
    paths = re.findall(r"'(/[^']*)'", PAGES)
    plain = [re.sub(r"{\w+:(?!int}|path})([\w-]+)}", r"\1", path) for path in paths]
    named = [re.sub(r"{(\w+)(:int)?(:\w+)?}", r"<\1\2>", path) for path in plain]
    assert len(named) > 20
    return [path.strip("/").split("/") for path in named]


def is_page(address: str) -> bool:
    parts = address.strip("/").split("/")
    return any(
        len(shape) == len(parts)
        and all(
            one == other or (one != "" and other.startswith("<") and is_of(one, other))
            for one, other in zip(parts, shape, strict=True)
        )
        for shape in shapes()
    )


def is_of(one: str, shape: str) -> bool:
    """Whether a part of an address may stand where a shape has a name, or the name of a number."""
    return not shape.endswith(":int>") or one.startswith("<") or one.isdigit()


def is_command(line: str) -> bool:
    """Whether it is one of ours that does something, with each option that stands behind it."""
    command, words = COMMANDS, line.split()[1:]
    while words and isinstance(command, TyperGroup):
        found = command.commands.get(words.pop(0))
        if found is None:
            return False
        command = found
    options = {option for one in command.params for option in one.opts}
    return not isinstance(command, TyperGroup) and set(words) <= options


def is_place(place: str) -> bool:
    """A page, a command or a call that there is; a part of the source is none."""
    if place.startswith("/api/"):
        return place in CALLS
    if place.startswith("/"):
        return is_page(place)
    return place.startswith("ruleone ") and is_command(place)


def faults(row: Row) -> list[str]:
    """What is not so of a row, and what it does not say."""
    feature, what, where = row
    lies = [f"no page, command or call: {one}" for one in quoted(where) if not is_place(one)]
    if not quoted(where):
        lies.append("no page, command or call")
    if not what:
        lies.append("it says nothing")
    if not marked().get(feature):
        lies.append("no test carries its mark")
    return lies


@cache
def marked() -> dict[str, list[str]]:
    """The tests by feature, read once it is asked for: every file of tests is looked through."""
    return marked_tests()


def test_the_page_is_rows_of_three_cells_each_with_an_id_of_its_own() -> None:
    lines = [line for line in text_of("features.md").splitlines() if line.startswith("|")]
    heads = sum(line.startswith(("| Id |", "|---")) for line in lines)
    assert len(ROWS) == len(lines) - heads
    assert len({feature for feature, _, _ in ROWS}) == len(ROWS) > 80


@pytest.mark.rows("row", ROWS, ids=lambda row: row[0])
def test_a_feature_has_its_place_and_tests_that_show_it(row: Row) -> None:
    assert faults(row) == []


def test_every_mark_is_a_features() -> None:
    assert marked().keys() - {feature for feature, _, _ in ROWS} == set()


TRUE: Row = (
    "deals",
    "Deals",
    "`/event/<event>`, `ruleone deal --stacks`, `/api/do/offer-deal`, [deals](structures.md#deals)",
)


@pytest.mark.rows(
    ("cell", "told", "lie"),
    [
        (0, "deals", "deals-by-mail"),
        (1, "Deals", ""),
        (2, "`/event/<event>`", "`/tournament/<event>`"),
        (2, "`/event/<event>`", "`/event`"),
        (2, "`/event/<event>`", "`/event/<event>/deals`"),
        (2, "`/event/<event>`", "`/floor/<table>/board`"),
        (2, "`ruleone deal --stacks`", "`ruleone bargain`"),
        (2, "`ruleone deal --stacks`", "`ruleone deal --chairs`"),
        (2, "`ruleone deal --stacks`", "`ruleone structure`"),
        (2, "`ruleone deal --stacks`", "`ruleone structure build`"),
        (2, "`/api/do/offer-deal`", "`/api/do/strike-deal`"),
        (2, "`/api/do/offer-deal`", "`offer-deal`"),
        (2, TRUE[2], "`src/ruleone/tournament/deals/`"),
        (2, TRUE[2], "`/event/<event>`, `src/ruleone/tournament/places.py`"),
        (2, TRUE[2], "[deals](structures.md#deals)"),
        (2, TRUE[2], ""),
    ],
)
def test_a_row_that_is_not_true_is_told(cell: int, told: str, lie: str) -> None:
    """Each kind of lie, in a row that is true without it."""
    assert faults(TRUE) == []
    told_of = list(TRUE)
    assert told in told_of[cell]
    told_of[cell] = told_of[cell].replace(told, lie)
    feature, what, where = told_of
    assert faults((feature, what, where)) != []
