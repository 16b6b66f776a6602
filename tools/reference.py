"""Write docs/reference/, the pages that are made of the source: `python tools/reference.py`.

They are in no commit: `make reference` writes them, as do what builds the documentation and the
wheel, which carries them in `ruleone/reference/`. Nothing is written while nothing has changed of
what they are made from. `ui/src/protocol.ts` is made of the same structs, and is in git, for the
pages are built from it: `python tools/protocol.py`.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "reference"
STAMP: Final = ROOT / "build" / "reference.sha256"
NAMES: Final = (
    "openapi.json",
    "protocol.md",
    "protocol.schema.json",
    "rules.md",
    "scenario-facts.md",
)


def texts() -> dict[str, str]:
    """Each file by its name."""
    import protocol
    import rule_table
    import scenario_facts

    return {
        "openapi.json": protocol.openapi(),
        "protocol.md": protocol.markdown(),
        "protocol.schema.json": protocol.json_schema(),
        "rules.md": rule_table.table(rule_table.code_places(), rule_table.test_places()),
        "scenario-facts.md": scenario_facts.page(),
    }


def sources() -> Iterator[Path]:
    """All that they are made from."""
    for folder, kinds in (("src", ("py", "toml")), ("tests", ("py",)), ("tools", ("py",))):
        for kind in kinds:
            yield from sorted((ROOT / folder).rglob(f"*.{kind}"))


def digest() -> str:
    """A digest over names and contents of the sources."""
    made_from = hashlib.sha256()
    for path in sources():
        made_from.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        made_from.update(path.read_bytes() + b"\0")
    return made_from.hexdigest()


def main() -> int:
    """Write what has changed."""
    now = digest()
    there = all((FOLDER / name).exists() for name in NAMES)
    if there and STAMP.exists() and STAMP.read_text("utf-8") == now:
        return 0
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, "utf-8")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(now, "utf-8")
    print(f"wrote {FOLDER.relative_to(ROOT)}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
