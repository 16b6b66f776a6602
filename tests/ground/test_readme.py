"""The five lines of README do what the README says."""

import re
import subprocess
import sys
from pathlib import Path

from ruleone import Hand, Refusal

README = Path(__file__).parents[2] / "README.md"


def test_five_lines_of_python_run() -> None:
    text = README.read_text("utf-8")
    (block,) = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    imports, _, lines = block.partition("\n\n")
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
    assert refusal.citation.rule == "house-42A.1"
    assert len(lines.splitlines()) == 5


def test_the_example_runs_as_it_stands() -> None:
    """Copied into a file and run, with nothing before it."""
    (block,) = re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.DOTALL | re.M)
    subprocess.run([sys.executable, "-W", "error", "-c", block], check=True)
