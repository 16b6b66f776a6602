"""The Python that the pages of `docs/` show, executed."""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def text_of(page: str) -> str:
    """A page of docs/, by its name."""
    (path,) = [*(ROOT / "docs").glob(page), *(ROOT / "docs" / "en" / "build").glob(page)]
    return path.read_text("utf-8")


def compared(page: str, **names: Any) -> int:
    """Execute each line of the page's Python in turn; an expression with `# what comes` behind it
    comes out as written, up to a colon that words follow. How many were compared."""
    count = 0
    for block in re.findall(r"```python\n(.*?)```", text_of(page), re.DOTALL):
        for line in filter(str.strip, block.splitlines()):
            shown = re.match(r"(.+?)\s+# (.+)$", line)
            if shown is None or re.match(r"\w+ = ", line):
                exec(line, names)
                continue
            came = repr(eval(shown[1], names))
            assert came in (shown[2], re.sub(r":.*", "", shown[2])), line
            count += 1
    return count
