"""Our words for a player are they, the player or you: no he, his or him, in Chinese no 他 or 她.

What stands in quotation marks is somebody else's, a document's or a player's, and stays as it is.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
RULEBOOK: Final = ROOT / "src" / "ruleone" / "rulebook"
ENGLISH: Final = re.compile(r"\b(?:he|him|his|himself|she|hers?|herself)\b", re.IGNORECASE)
CHINESE: Final = re.compile(r"(?<!其)[他她](?![人们])")
QUOTED: Final = re.compile(r'"[^"]*"|“[^”]*”|`[^`]*`')


def told(table: object, name: str) -> Iterator[tuple[str, str]]:
    """What the rulebook tells in words, with where it stands."""
    if isinstance(table, dict):
        for key, value in table.items():
            if key in ("title", "title_zh"):
                yield f"{name}/{key}", str(value)
            elif key == "words":
                yield from ((f"{name}/{language}", str(said)) for language, said in value.items())
            else:
                yield from told(value, f"{name}/{key}")


def messages() -> Iterator[tuple[str, str]]:
    """The lines of the English messages; a code before its sign of equality is no words."""
    for path in sorted((ROOT / "locale" / "en").glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield (
                    f"{path.name}:{number}",
                    re.sub(r"^[a-z][\w-]* =|\[[^\]]*\]|\$[\w-]+", "", line),
                )


def persons(text: str) -> list[str]:
    """The words for a person that a text of ours may not have."""
    own = QUOTED.sub("", text)
    return [*ENGLISH.findall(own), *CHINESE.findall(own)]


def test_the_rulebook_and_the_messages_call_no_player_he() -> None:
    faults = [
        (where, persons(text))
        for path in sorted(RULEBOOK.rglob("*.toml"))
        for where, text in told(tomllib.loads(path.read_text("utf-8")), path.stem)
        if persons(text)
    ]
    faults += [(where, persons(text)) for where, text in messages() if persons(text)]
    assert faults == []


@pytest.mark.rows(
    ("text", "refused"),
    [
        ("A player guards his hand.", ["his"]),
        ("He acts first.", ["He"]),
        ("由裁判处理他的手牌。", ["他"]),
        ('The rule says "he must act in his turn".', []),
        ("其他玩家互看他人的手牌。", []),
        ("The player's hand, and others'.", []),
    ],
)
def test_the_check_tells_our_words_from_quoted_ones(text: str, refused: list[str]) -> None:
    assert persons(text) == refused
