"""Random hands in both engines: every difference has its name and its rule in the documents."""

import re
from pathlib import Path
from random import Random

import pytest
from pokerkit_twin import Twin

SETTLED = Path(__file__).parents[2] / "docs" / "en" / "build" / "disagreements.md"


def settled() -> set[str]:
    """The names of the differences that docs/en/build/disagreements.md settles."""
    return set(re.findall(r"^## `([a-z-]+)`", SETTLED.read_text("utf-8"), re.M))


ELSEWHERE = {"tied-boards", "no-low"}
"""Differences that hold'em cannot have."""


def differences(seeds: range) -> set[str]:
    found: set[str] = set()
    for seed in seeds:
        twin = Twin(Random(seed))
        twin.play()
        found |= twin.differences
    return found


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_random_hands_end_alike_or_differ_by_a_rule() -> None:
    assert differences(range(120)) <= settled()


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_many_random_hands_end_alike_or_differ_by_a_rule() -> None:
    assert differences(range(120, 1_600)) == settled() - ELSEWHERE


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("block", range(10))
def test_a_hundred_thousand_random_hands_end_alike_or_differ_by_a_rule(block: int) -> None:
    assert differences(range((block + 1) * 10_000, (block + 2) * 10_000)) == settled() - ELSEWHERE
