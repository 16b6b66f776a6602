"""Turns with words and chips in every order, under two editions (see turns.toml)."""

import re
import tomllib
from pathlib import Path

import pytest
from spots import UTTERED, in_short, push, read

from ruleone.floor import Moved, PulledBack, Push, Said, Tapped, ToldCount, TookBack
from ruleone.floor.steps import Step

EDITIONS = ("house", "tda2011")
GESTURES: dict[str, Step] = {
    "tap": Tapped(),
    "move": Moved(),
    "pull-back": PulledBack(),
    "take-back": TookBack(),
}
TURNS = tomllib.loads((Path(__file__).parent / "turns.toml").read_text("utf-8"))
CASES = [
    pytest.param(spot, turn, expected, id=f"{spot}: {turn}")
    for spot, turns in TURNS.items()
    for turn, expected in turns.items()
]


def step(written: str) -> Step:
    """One step as the list writes it."""
    if written in GESTURES:
        return GESTURES[written]
    if told := re.fullmatch(r"told (\d+)", written):
        return ToldCount(int(told[1]))
    if said := re.fullmatch(r'"(.*)"', written):
        return Said(said[1])
    chips, _, words = written.partition(" & ")
    motion = push(*map(int, chips.split()))
    return Push(motion.chips, words.strip('"'))


@pytest.mark.rows(("spot", "turn", "expected"), CASES)
def test_a_turn_is_read_as_expected(spot: str, turn: str, expected: str | list[str]) -> None:
    steps = [step(written) for written in turn.split(" | ")]
    wanted = [expected] * len(EDITIONS) if isinstance(expected, str) else expected
    assert [in_short(read(book, UTTERED[spot], *steps)) for book in EDITIONS] == wanted
