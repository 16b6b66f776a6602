"""The five lines of README do what it says, in either language; the two say the same."""

import re
from pathlib import Path

import pytest

from ruleone.dealing import Hand
from ruleone.rulebook import Refusal

ROOT = Path(__file__).parents[2]
READMES = ("README.md", "README.zh-CN.md")


@pytest.mark.parametrize("name", READMES)
def test_five_lines_of_python_run(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    (lines,) = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    imports = re.findall(r"`((?:import|from) [^`]*)`", text)
    names: dict[str, object] = {}
    exec("\n".join([*imports, *lines.splitlines()[:2]]), names)
    hand = names["hand"]
    assert isinstance(hand, Hand)
    assert hand.options is not None
    assert (hand.options.seat, hand.options.call, hand.options.bet_to) == (5, 100, (200, 12_500))
    exec("\n".join(lines.splitlines()[2:]), names)
    refusal = names["refusal"]
    assert isinstance(refusal, Refusal)
    assert refusal.parameters["least"] == 500
    assert refusal.citation is not None
    assert refusal.citation.rule == "house-42A.1"
    assert len(lines.splitlines()) == 5


def test_both_have_the_same_parts_and_commands() -> None:
    one, other = ((ROOT / name).read_text("utf-8") for name in READMES)
    for part in (r"^## ", r"^```", r"^make \S+(?: \S+=\S+)?", r"^!\["):
        assert len(re.findall(part, one, re.M)) == len(re.findall(part, other, re.M)), part
