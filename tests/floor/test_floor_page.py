"""What docs/floor.md shows is what happens, and the options that it names are options."""

import re
from pathlib import Path
from typing import Any

from ruleone.rulebook import options

PAGE = (Path(__file__).parents[2] / "docs" / "floor.md").read_text("utf-8")


def test_the_examples_of_the_page_come_out_as_written() -> None:
    names: dict[str, Any] = {}
    compared = 0
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        for line in block.splitlines():
            code, _, came = line.partition("  #")
            if came:
                assert repr(eval(code, names)) == came.strip(), code
                compared += 1
            else:
                exec(code, names)
    assert compared == 6


def test_the_options_of_the_page_are_options() -> None:
    named = re.findall(r"`([a-z_]+\.[a-z_]+)`", PAGE)
    asked = {name for name in named if not re.search(r"^ruleone|\.(py|toml)$", name)}
    assert len(asked) >= 15
    assert asked <= {*options()}
