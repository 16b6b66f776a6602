"""Files that come with the package beside its code: words, built pages, and the help.

In an installed package they are inside it; in a source tree they are where they are written.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent
_SOURCE_TREE = _PACKAGE.parents[1]

_PLACES = {
    "words": (_PACKAGE / "locale", _SOURCE_TREE / "locale"),
    "pages": (_PACKAGE / "web" / "dist", _SOURCE_TREE / "ui" / "dist"),
    "help": (_PACKAGE / "web" / "help", _SOURCE_TREE / "docs" / "dist" / "help"),
}


def shipped(what: Literal["words", "pages", "help"]) -> Path:
    """Return the folder of the words, the built pages or the help.

    They hold `en/*.ftl`, `index.html` and `en/`. Raises FileNotFoundError, naming both places,
    where neither is there: the words always are, the others only after they were built.
    """
    for place in _PLACES[what]:
        if place.is_dir():
            return place
    looked = " or ".join(str(place) for place in _PLACES[what])
    raise FileNotFoundError(f"the {what} are not there: looked in {looked}")


def page_sources(tree: Path) -> Iterator[Path]:
    """Yield the source files of the pages: their own, the words, the book."""
    ui = tree / "ui"
    for folder in ("src", "public"):
        yield from (path for path in (ui / folder).rglob("*") if path.is_file())
    for kind in ("html", "js", "json", "ts"):
        yield from ui.glob(f"[!.]*.{kind}")
    for kind in ("ftl", "toml"):
        yield from (tree / "locale").rglob(f"*.{kind}")
    yield from (tree / "src" / "ruleone" / "rulebook").rglob("*.toml")


def help_sources(tree: Path) -> Iterator[Path]:
    """Yield the source files of the help: its own, and those that its tables are made from."""
    for folder, kinds in (
        ("docs", ("md", "css", "html", "py", "png")),
        ("locale", ("ftl", "toml")),
        ("src/ruleone/rulebook", ("toml",)),
        ("src/ruleone/structures", ("toml",)),
        ("src/ruleone/tournament", ("toml",)),
        ("src/ruleone/cli", ("py",)),
        ("src/ruleone/web", ("py",)),
    ):
        for kind in kinds:
            found = (tree / folder).rglob(f"*.{kind}")
            yield from (
                path
                for path in found
                if not {"dist", "reference"} & {*path.relative_to(tree).parts}
            )
    yield from (tree / "tools").glob("docs*.py")
    yield from (tree / "ui" / "src").glob("protocol.ts")


def pages_are_stale(pages: Path) -> bool:
    """Whether a source file is newer than these built pages.

    Installed pages never are stale: their sources are not beside them.
    """
    ui = pages.parent
    if not (ui / "package.json").is_file():
        return False
    built_at = (pages / "index.html").stat().st_mtime_ns
    return any(path.stat().st_mtime_ns > built_at for path in page_sources(ui.parent))
