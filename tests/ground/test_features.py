"""Each row of docs/en/build/features.md names where the feature is, as a page, a command or a call
that there is, and a test that there is; or it says that it is still to come."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache

import pytest
import typer
from pages import ROOT, text_of
from typer.core import TyperGroup

from ruleone.cli.app import command_line

Row = tuple[str, str, str]

ROWS: list[Row] = [
    (cells[0], cells[1], cells[2])
    for line in text_of("features.md").splitlines()
    if line.startswith("| ") and not line.startswith("| what |")
    for cells in [[cell.strip() for cell in line.strip("|").split("|")]]
    if len(cells) == 3
]
TO_COME = "still to come"
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


def ids_of(body: list[ast.stmt]) -> Iterator[str]:
    """The ids of tests that `make test` runs, behind the name of their file."""
    for node in body:
        marks = [ast.unparse(mark) for mark in getattr(node, "decorator_list", ())]
        if re.search(r"\b(skip|skipif|xfail)\b", " ".join(marks)) or "pytest.mark.soak" in marks:
            continue
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield from [name] if name.startswith("test_") else []
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from (f"{name}::{test}" for test in ids_of(node.body))
            case _:
                pass


@cache
def ids_in(name: str) -> frozenset[str]:
    path = ROOT / name
    if not re.match(r"(ui/)?tests/", name) or not path.is_file():
        return frozenset()
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return frozenset(ids_of(ast.parse(text).body))
    return frozenset(re.findall(r"^\s*(?:it|test)\(\s*'([^']+)'", text, re.MULTILINE))


def is_test(told: str) -> bool:
    name, _, test = told.partition("::")
    return test in ids_in(name)


def faults(row: Row) -> list[str]:
    """What is not so of a row, and what it does not say."""
    what, where, shown = row
    if not where:
        return [] if what and shown == TO_COME else [f"nowhere, and not {TO_COME}"]
    lies = [f"no page, command or call: {one}" for one in quoted(where) if not is_place(one)]
    lies += [f"no test: {one}" for one in quoted(shown) if not is_test(one)]
    if not quoted(where):
        lies.append("no page, command or call")
    if not quoted(shown):
        lies.append("no test")
    beside = re.sub(r"`[^`]+`|, ", "", shown)
    if beside and not re.fullmatch(rf"; [^;]+ {TO_COME}", beside):
        lies.append(f"neither a test nor {TO_COME}: {beside}")
    return lies


def test_the_page_is_rows_of_three_cells() -> None:
    lines = [line for line in text_of("features.md").splitlines() if line.startswith("|")]
    heads = sum(line.startswith(("| what |", "|---")) for line in lines)
    assert len(ROWS) == len(lines) - heads
    assert len(ROWS) > 80


@pytest.mark.rows("row", ROWS, ids=lambda row: row[0][:40])
def test_a_feature_has_its_place_and_its_test_or_is_still_to_come(row: Row) -> None:
    assert faults(row) == []


TRUE: Row = (
    "Deals",
    "`/event/<event>`, `ruleone deal --stacks`, `/api/do/offer-deal`, [deals](structures.md#deals)",
    "`tests/tournament/test_places.py::test_or_all_who_go_out_in_one_hand_share`",
)


@pytest.mark.rows(
    ("cell", "told", "lie"),
    [
        (1, "`/event/<event>`", "`/tournament/<event>`"),
        (1, "`/event/<event>`", "`/event`"),
        (1, "`/event/<event>`", "`/event/<event>/deals`"),
        (1, "`/event/<event>`", "`/floor/<table>/board`"),
        (1, "`ruleone deal --stacks`", "`ruleone bargain`"),
        (1, "`ruleone deal --stacks`", "`ruleone deal --chairs`"),
        (1, "`ruleone deal --stacks`", "`ruleone structure`"),
        (1, "`ruleone deal --stacks`", "`ruleone structure build`"),
        (1, "`/api/do/offer-deal`", "`/api/do/strike-deal`"),
        (1, "`/api/do/offer-deal`", "`offer-deal`"),
        (1, TRUE[1], "`src/ruleone/tournament/deals/`"),
        (1, TRUE[1], "`/event/<event>`, `src/ruleone/tournament/places.py`"),
        (1, TRUE[1], "[deals](structures.md#deals)"),
        (1, TRUE[1], ""),
        (2, "test_or_all", "test_none_of_all"),
        (2, "test_places.py", "test_deals_that_there_are_not.py"),
        (2, "tests/tournament/test_places.py", "src/ruleone/tournament/deals/icm.py"),
        (2, "::test_or_all_who_go_out_in_one_hand_share", ""),
        (2, TRUE[2], "`tests/tournament/`"),
        (2, TRUE[2], "`tests/ground/test_features.py::quoted`"),
        (2, TRUE[2], "`tests/room/test_cash_machine.py::test_many_courses_keep_every_cent`"),
        (2, TRUE[2], "`ui/tests/route.test.ts::leads to the moon`"),
        (2, TRUE[2], "tried by hand"),
        (2, TRUE[2], ""),
        (2, TRUE[2], TO_COME),
        (2, TRUE[2], f"{TRUE[2]} and by hand"),
    ],
)
def test_a_row_that_is_not_true_is_told(cell: int, told: str, lie: str) -> None:
    """Each kind of lie, in a row that is true without it."""
    assert faults(TRUE) == []
    told_of = list(TRUE)
    assert told in told_of[cell]
    told_of[cell] = told_of[cell].replace(told, lie)
    what, where, shown = told_of
    assert faults((what, where, shown)) != []


def test_what_is_to_come_is_told_alone_or_behind_what_there_is() -> None:
    assert faults(("Redo", "", TO_COME)) == []
    assert faults(("Redo", "", "to come")) != []
    assert faults(("", "", TO_COME)) != []
    assert faults((TRUE[0], TRUE[1], f"{TRUE[2]}; by mail {TO_COME}")) == []
    assert faults((TRUE[0], TRUE[1], f"{TRUE[2]}; by mail")) != []
