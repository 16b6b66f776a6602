"""Pages that are older than what they were built from are known, and `ruleone serve` says so."""

import os
from pathlib import Path

import pytest
from serving import ROOT

from ruleone.cli import serve
from ruleone.shipped import page_sources, pages_are_stale
from ruleone.words import LANGUAGES, say

SOURCES = (
    "ui/src/main.ts", "ui/src/live/Board.svelte", "ui/public/mark.svg", "ui/index.html",
    "ui/package.json", "ui/vite.config.ts", "locale/zh/ui.ftl",
    "src/ruleone/rulebook/settings.toml",
)  # fmt: skip
ELSEWHERE = ("ui/tests/board.test.ts", "src/ruleone/words.py", "docs/map.md", "ui/dist/look.js")


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """The pages of a source tree, built after all that stands in it."""
    for at, name in enumerate((*SOURCES, *ELSEWHERE, "ui/dist/index.html")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (at, at))
    return tmp_path / "ui" / "dist"


def write_later(pages: Path, name: str) -> None:
    os.utime(pages.parents[1] / name, (1_000, 1_000))


def test_pages_built_after_everything_are_not_stale(pages: Path) -> None:
    assert not pages_are_stale(pages)


@pytest.mark.parametrize("name", SOURCES)
def test_pages_are_stale_once_what_they_are_built_from_is_written(pages: Path, name: str) -> None:
    write_later(pages, name)
    assert pages_are_stale(pages)


@pytest.mark.parametrize("name", ELSEWHERE)
def test_what_pages_are_not_built_from_leaves_them_fresh(pages: Path, name: str) -> None:
    write_later(pages, name)
    assert not pages_are_stale(pages)


def test_installed_pages_are_never_stale(pages: Path) -> None:
    write_later(pages, "ui/src/main.ts")
    (pages.parent / "package.json").unlink()
    assert not pages_are_stale(pages)


def test_the_tree_has_such_sources() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in page_sources(ROOT)}
    assert {"ui/index.html", "ui/vite.config.ts", "locale/en/ui.ftl", "ui/package.json"} <= found
    assert not any(name.startswith(("ui/dist", "ui/node_modules")) for name in found)


def test_serve_says_so_with_the_command_that_builds_them(
    pages: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "shipped", lambda _: pages)
    assert serve._pages() == pages
    assert capsys.readouterr().err == ""
    write_later(pages, "ui/src/main.ts")
    assert serve._pages() == pages
    (line,) = capsys.readouterr().err.splitlines()
    command = f"`npm --prefix {pages.parent} run build`"
    assert command in line
    for language in LANGUAGES:
        assert command in say(language, "cli-serve-stale-pages", ui=str(pages.parent))
