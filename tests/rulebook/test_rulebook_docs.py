"""What docs/rulebook.md shows is what happens."""

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs" / "rulebook.md"


def test_the_examples_of_the_docs_come_out_as_written() -> None:
    names: dict[str, Any] = {}
    compared = 0
    for block in re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL):
        for line in filter(str.strip, block.splitlines()):
            shown = re.match(r"(.+?)\s+# (.+)$", line)
            if shown is None:
                exec(line, names)
            else:
                came = repr(eval(shown[1], names))
                assert came == re.sub(r":.*", "", shown[2]), line
                compared += 1
    assert compared == 6
