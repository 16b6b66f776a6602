"""Hundreds of utterances in each language, each with the reading that it must come to.

`utterances.<language>.toml`: by spot (spots.py, `UTTERED`), what is said and its reading in short
under the edition `house`. All of them are ours.
"""

import tomllib
from pathlib import Path

import pytest
from spots import UTTERED, in_short, read

from ruleone.floor import Said

LEAST = 300


def uttered(language: str) -> dict[str, dict[str, str]]:
    path = Path(__file__).parent / f"utterances.{language}.toml"
    return tomllib.loads(path.read_text("utf-8"))


@pytest.mark.feature("words-and-chips")
@pytest.mark.rows("language", ["en", "zh"])
def test_each_utterance_is_read_as_expected(language: str) -> None:
    lists = uttered(language)
    assert sum(map(len, lists.values())) >= LEAST
    wrong = {
        f"{spot}: {words}": f"{came}, not {expected}"
        for spot, list_ in lists.items()
        for words, expected in list_.items()
        if (came := in_short(read("house", UTTERED[spot], Said(words)))) != expected
    }
    assert not wrong
