"""Derive `editions/*.toml` from `settings.toml`: `python tools/editions.py [--check]`.

An edition takes, for each option and each decision, the first document of its order that speaks.
"""

import argparse
import json
import sys
from pathlib import Path

from ruleone.rulebook.settings import Ground, Setting, Settings, settings

RULEBOOK = Path(__file__).parent.parent / "src" / "ruleone" / "rulebook"


def derived(book: Settings, edition: str) -> str:
    """The text of one edition's file, as the settings of the documents make it."""
    order = book.orders[edition]
    lines = ["# Made by `python tools/editions.py` from settings.toml.", "", "[options]"]
    for name, settings_of in book.options.items():
        chosen = settings_of[next(column for column in order if column in settings_of)]
        value = json.dumps(chosen.written, ensure_ascii=False)
        lines.append(f'"{name}" = {{ value = {value}, {cited(chosen)} }}')
    lines += ["", "[decisions]"]
    for name, grounds in book.decisions.items():
        ground = grounds[next(column for column in order if column in grounds)]
        lines.append(f'"{name}" = {{ {cited(ground)} }}')
    return "\n".join(lines) + "\n"


def cited(chosen: Setting | Ground) -> str:
    """The rule of a setting or a decision, and its basis where the rule does not say it."""
    basis = "" if chosen.basis == "document" else f', basis = "{chosen.basis}"'
    return f'rule = "{chosen.rule}"{basis}'


def main() -> int:
    """Write the editions, or with --check tell which files are stale (exit status 1)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell which files are stale")
    check: bool = parser.parse_args().check
    stale = False
    for edition in settings().orders:
        path = RULEBOOK / "editions" / f"{edition}.toml"
        text = derived(settings(), edition)
        if check and (not path.exists() or path.read_text("utf-8") != text):
            print(f"{path} is stale: run python tools/editions.py", file=sys.stderr)
            stale = True
        if not check:
            path.write_text(text, "utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
