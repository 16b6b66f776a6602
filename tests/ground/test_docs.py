"""Links between the pages of docs/ lead somewhere; README names every command and every page."""

import re
import runpy
from pathlib import Path

import pytest
from test_command_line import TOLD

ROOT = Path(__file__).parents[2]
REFERENCE = runpy.run_path(str(ROOT / "tools" / "reference.py"))
"""What is made of the source, wherever it was made last: pages may lead to it."""
PAGES = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md"]
README = (ROOT / "README.md").read_text("utf-8")


def anchors(page: Path) -> set[str]:
    """What a link may name behind `#`: the page's headings, as they are shown."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


@pytest.mark.rows("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_pages_and_headings(page: Path) -> None:
    for linked, part in re.findall(
        r"\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)", page.read_text("utf-8")
    ):
        there = page.parent / linked if linked else page
        if there.resolve().parent == REFERENCE["FOLDER"]:
            assert there.name in REFERENCE["NAMES"], linked
            continue
        assert there.exists(), linked
        assert not part or part in anchors(there), f"{linked}#{part}"


def test_readme_names_every_command_and_every_page() -> None:
    groups = {command.split()[0] for command in TOLD if " " in command}
    commands = [command for command in TOLD if command not in groups]
    assert [command for command in commands if f"`{command}`" not in README] == []
    assert [page.name for page in (ROOT / "docs").glob("*.md") if page.name not in README] == []


def test_files_and_folders_that_pages_name_are_there() -> None:
    """A page that speaks of `scoring.py` or of `phh/document.py` speaks of a file that there is."""
    there = [path for path in (ROOT / "src").rglob("*") if "__pycache__" not in path.parts]
    there += [
        path
        for part in ("tests", "tools", "benchmarks", "native")
        for path in (ROOT / part).rglob("*")
    ]
    known = {
        "/" + path.relative_to(ROOT).as_posix() for path in there if path.suffix in (".py", "")
    }
    gone = [
        f"{page.name}: {named}"
        for page in PAGES
        if page.name != "CHANGELOG.md"
        for named in re.findall(
            r"`([\w/-]+\.py|(?:room|tournament|floor)/[\w/]+/)`", page.read_text()
        )
        if not any(path.endswith(f"/{named.strip('/')}") for path in known)
    ]
    assert gone == []
