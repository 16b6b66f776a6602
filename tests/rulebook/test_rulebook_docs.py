"""What docs/rulebook.md shows is what happens."""

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs" / "rulebook.md"


def test_the_examples_of_the_docs_come_out_as_written() -> None:
    page = DOCS.read_text("utf-8")
    (friday,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    names: dict[str, Any] = {"friday": friday}
    compared = 0
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        for line in filter(str.strip, block.splitlines()):
            shown = re.match(r"(.+?)\s+# (.+)$", line)
            if shown is None or re.match(r"\w+ = ", line):
                exec(line, names)
            else:
                came = repr(eval(shown[1], names))
                assert came == re.sub(r":.*", "", shown[2]), line
                compared += 1
    assert compared == 10
