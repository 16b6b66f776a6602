"""Every point on which the documents part ways is an option, and each edition keeps its document's
side.

`points.toml` is the list: by point, the options it needs, and by option the setting of every
edition whose document speaks.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ruleone.rulebook import EDITIONS, edition, options

POINTS: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "points.toml").read_text("utf-8")
)
NEEDED = [(point, name) for point, row in POINTS.items() for name in row["options"]]
SETTINGS = [
    pytest.param(name, book, value, id=f"{name}-{book}")
    for row in POINTS.values()
    for name, settings in row["options"].items()
    for book, value in settings.items()
]


def test_the_list_is_whole() -> None:
    assert [*POINTS] == [*(f"K{number:02}" for number in range(1, 72)), "further"]
    assert len(NEEDED) == len({name for _, name in NEEDED}) == 115
    assert {book for row in POINTS.values() for of in row["options"].values() for book in of} == {
        *EDITIONS
    } - {"modern", "tda2024"}


@pytest.mark.rows(("point", "name"), NEEDED)
def test_every_point_has_its_options_and_every_edition_answers_them(point: str, name: str) -> None:
    assert name in options(), f"point {point} needs the option {name}"
    option = options()[name]
    assert option.words.keys() == {"en", "zh"}
    for id_ in EDITIONS:
        value = edition(id_).option(name)
        assert option.parse(option.written(value)) == value


@pytest.mark.rows(("name", "book", "value"), SETTINGS)
def test_an_edition_keeps_its_documents_side(name: str, book: str, value: object) -> None:
    assert edition(book).option(name) == options()[name].read(value)
