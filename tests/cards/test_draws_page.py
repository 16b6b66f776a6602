"""docs/en/build/draws.md tells the recipe that the package follows."""

import re
from pathlib import Path
from typing import Any

import pytest

from ruleone.cards import FULL_DECK, Draw, shuffle, texts

PAGE = Path(__file__).parents[2] / "docs" / "en" / "build" / "draws.md"


@pytest.fixture
def page() -> dict[str, Any]:
    """What the Python of the page defines."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), names)
    return names


@pytest.mark.parametrize("seed", [bytes(32), bytes(range(48)), b"a seed of thirty-two bytes, yes!"])
def test_whoever_follows_the_page_draws_the_same_deck(page: dict[str, Any], seed: bytes) -> None:
    assert page["order"](seed, list(texts(FULL_DECK))) == list(texts(shuffle(seed)))


@pytest.mark.feature("breaking-order")
def test_whoever_follows_the_page_draws_the_same_seats(page: dict[str, Any]) -> None:
    entrants = [f"entrant {number}" for number in range(1_000)]
    assert page["order"](b"published", entrants) == list(Draw(b"published").shuffled(entrants))
