"""What docs/ranking.md shows is what happens."""

import re
from pathlib import Path
from typing import Any

from ruleone.ranking import ORDERS

PAGE = (Path(__file__).parents[2] / "docs" / "ranking.md").read_text("utf-8")


def test_the_examples_of_the_page_come_out_as_written() -> None:
    names: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    shown = [line.partition("  #") for block in blocks for line in block.splitlines()]
    for code, _, came in shown:
        if came and " = " not in code:
            assert repr(eval(code, names)) == came.strip(), code
        else:
            exec(code, names)
    assert sum(1 for code, _, came in shown if came and " = " not in code) == 7


def test_the_page_names_every_order_and_counts_its_hands() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| ([\d,]+) \|", PAGE, re.MULTILINE)
    for name, hands in listed:
        assert len(ORDERS[name].ladder) == int(hands.replace(",", ""))
    assert set(re.findall(r"`([a-z-]+)`", PAGE)) >= set(ORDERS)
