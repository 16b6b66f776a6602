"""What travels with the package beside its code: the words, and once built the pages and the help.

In an installed package they lie inside it; in a source tree they lie where they are written.
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
    """The folder of the words (`en/*.ftl`), the built pages (`index.html`) or the help (`en/`).

    Raises FileNotFoundError, naming both places, where neither is there: the words always are, the
    others only after they were built.
    """
    for place in _PLACES[what]:
        if place.is_dir():
            return place
    looked = " or ".join(str(place) for place in _PLACES[what])
    raise FileNotFoundError(f"the {what} are not there: looked in {looked}")


def page_sources(tree: Path) -> Iterator[Path]:
    """The files of a source tree that its pages are built from: their own, the words, the book."""
    ui = tree / "ui"
    for folder in ("src", "public"):
        yield from (path for path in (ui / folder).rglob("*") if path.is_file())
    for kind in ("html", "js", "json", "ts"):
        yield from ui.glob(f"[!.]*.{kind}")
    for kind in ("ftl", "toml"):
        yield from (tree / "locale").rglob(f"*.{kind}")
    yield from (tree / "src" / "ruleone" / "rulebook").rglob("*.toml")


def help_sources(tree: Path) -> Iterator[Path]:
    """The files of a source tree that its help is built from: its own, and what its tables tell."""
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
    """Whether something was written after these pages were built from it. Installed pages never
    are: what they were built from does not lie beside them."""
    ui = pages.parent
    if not (ui / "package.json").is_file():
        return False
    built_at = (pages / "index.html").stat().st_mtime_ns
    return any(path.stat().st_mtime_ns > built_at for path in page_sources(ui.parent))
