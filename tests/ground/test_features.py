"""Each row of docs/en/build/features.md names where the feature is, as a page, a command or a call
that there is, and tests that run carry its mark."""

import json
import re
from functools import cache

import pytest
import typer
from docs_tables import marked_tests
from pages import ROOT, text_of
from typer.core import TyperGroup

from ruleone.cli.app import command_line

Row = tuple[str, str, str]

ROWS: list[Row] = [
    (cells[0].strip("`"), cells[1], cells[2])
    for line in text_of("features.md").splitlines()
    if line.startswith("| `")
    for cells in [[cell.strip() for cell in line.strip("|").split("|")]]
]
ROUTES = (ROOT / "ui" / "src" / "route.svelte.ts").read_text("utf-8")
CALLS = json.loads(text_of("openapi.json"))["paths"]
COMMANDS = typer.main.get_command(command_line())


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def shapes() -> list[list[str]]:
    """The paths of the pages as the router tells them, each in its parts: `/league[/<name>]` is
    two of them."""
    told = re.search(r"Read a path: (.*?)\. The page", ROUTES, re.DOTALL)
    assert told is not None
    waiting, plain = quoted(told[1]), list[str]()
    while waiting:
        shape = waiting.pop()
        inner = re.search(r"\[([^\[\]]*)\]", shape)
        if inner is None:
            plain.append(shape)
            continue
        before, behind = shape[: inner.start()], shape[inner.end() :]
        waiting += [before + choice + behind for choice in ("", *inner[1].split("|"))]
    return [shape.strip("/").split("/") for shape in plain]


def is_page(address: str) -> bool:
    parts = address.strip("/").split("/")
    return any(
        len(shape) == len(parts)
        and all(
            one == other or (one != "" and other.startswith("<"))
            for one, other in zip(parts, shape, strict=True)
        )
        for shape in shapes()
    )


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
    if not MARKED.get(feature):
        lies.append("no test carries its mark")
    return lies


MARKED = marked_tests()


def test_the_page_is_rows_of_three_cells_each_with_an_id_of_its_own() -> None:
    lines = [line for line in text_of("features.md").splitlines() if line.startswith("|")]
    heads = sum(line.startswith(("| Id |", "|---")) for line in lines)
    assert len(ROWS) == len(lines) - heads
    assert len({feature for feature, _, _ in ROWS}) == len(ROWS) > 80


@pytest.mark.rows("row", ROWS, ids=lambda row: row[0])
def test_a_feature_has_its_place_and_tests_that_show_it(row: Row) -> None:
    assert faults(row) == []


def test_every_mark_is_a_features() -> None:
    assert MARKED.keys() - {feature for feature, _, _ in ROWS} == set()
