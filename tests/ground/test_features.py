"""Whatever docs/features.md names is there, and each of its rows has a test or is still to come."""

import re
from collections.abc import Iterator

import pytest
from pages import ROOT, text_of
from typer.testing import CliRunner

from ruleone.cli.app import app

PAGE = text_of("features.md")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith("| what |")
]
ROUTES = (ROOT / "ui" / "src" / "route.svelte.ts").read_text("utf-8")
TO_COME = "still to come"


def quoted(beginning: str) -> Iterator[str]:
    """What stands in quotes on the page and begins so."""
    return (each for each in re.findall(r"`([^`]+)`", PAGE) if re.match(beginning, each))


def test_the_page_has_rows_of_three_cells() -> None:
    assert len(ROWS) > 40
    assert {len(row) for row in ROWS} == {3}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:40])
def test_a_feature_has_its_place_and_its_test_or_is_still_to_come(row: list[str]) -> None:
    what, where, shown = row
    assert what
    if not where:
        assert shown == TO_COME
    else:
        assert re.search(r"`(tests|ui/tests)/", shown) or TO_COME in shown


def test_every_file_that_is_named_is_there() -> None:
    named = list(quoted(r"(src|ui|tests|tools|docs)/"))
    assert len(named) > 80
    assert [each for each in named if not (ROOT / each).exists()] == []


def test_every_address_is_one_of_the_room() -> None:
    for address in quoted("/"):
        page = address.split("/")[1]
        assert not page or f"page === '{page}'" in ROUTES, address


def test_every_command_is_one_of_ours() -> None:
    runner = CliRunner()
    for line in set(quoted("ruleone ")):
        told = runner.invoke(app, [*line.split()[1:], "--help"])
        assert told.exit_code == 0, line
