"""The five lines of README do what it says, in either language; the two say the same."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ruleone import Hand, Refusal

ROOT = Path(__file__).parents[2]
READMES = ("README.md", "README.zh-CN.md")


def block_of(name: str) -> str:
    text = (ROOT / name).read_text("utf-8")
    (block,) = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return str(block)


@pytest.mark.parametrize("name", READMES)
def test_five_lines_of_python_run(name: str) -> None:
    imports, _, lines = block_of(name).partition("\n\n")
    names: dict[str, object] = {}
    exec("\n".join([imports, *lines.splitlines()[:2]]), names)
    hand = names["hand"]
    assert isinstance(hand, Hand)
    assert hand.options is not None
    assert (hand.options.seat, hand.options.call, hand.options.bet_to) == (5, 100, (200, 12_500))
    exec("\n".join(lines.splitlines()[2:]), names)
    refusal = names["refusal"]
    assert isinstance(refusal, Refusal)
    assert refusal.parameters["least"] == 500
    assert refusal.citation is not None
    assert refusal.citation.rule == "tda2024-43A.1"
    assert len(lines.splitlines()) == 5


@pytest.mark.parametrize("name", READMES)
def test_the_example_runs_as_it_stands(name: str) -> None:
    """Copied into a file and run, with nothing before it."""
    subprocess.run([sys.executable, "-W", "error", "-c", block_of(name)], check=True)


def test_both_have_the_same_parts_and_commands() -> None:
    one, other = ((ROOT / name).read_text("utf-8") for name in READMES)
    for part in (r"^## ", r"^```", r"^make \S+(?: \S+=\S+)?", r"^!\["):
        assert len(re.findall(part, one, re.M)) == len(re.findall(part, other, re.M)), part
