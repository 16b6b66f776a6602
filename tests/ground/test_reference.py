"""docs/reference/ is made of the source: every page of it, and again only when that has changed."""

import re
import subprocess
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


pytestmark = pytest.mark.xdist_group("reference")  # the pages are made once


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        return import_module("reference")


@pytest.fixture(scope="module")
def texts(tool: ModuleType) -> dict[str, str]:
    """All pages, by their names."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        made: dict[str, str] = tool.texts()
        return made


@pytest.fixture
def elsewhere(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to write to, and a made source."""
    source = tmp_path / "src" / "some.py"
    source.parent.mkdir()
    source.write_text("some = 1", "utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "FOLDER", tmp_path / "reference")
    monkeypatch.setattr(tool, "STAMP", tmp_path / "build" / "stamp")
    return source


def test_every_page_is_made_and_leads_to_pages_that_there_are(
    tool: ModuleType, texts: dict[str, str]
) -> None:
    assert sorted(texts) == sorted(tool.NAMES)
    for name, text in texts.items():
        assert text.endswith("\n"), name
        for linked in re.findall(r"\]\((?!https?:)([^)#\s]+)", text) if name.endswith("md") else ():
            there = (tool.FOLDER / linked).resolve()
            assert there.exists() or there.name in tool.NAMES, f"{name}: {linked}"


def test_it_is_in_no_commit(tool: ModuleType) -> None:
    told = ["git", "ls-files", "--", str(tool.FOLDER)]
    assert subprocess.run(told, cwd=ROOT, capture_output=True, check=False).stdout == b""


def test_it_is_made_again_when_the_source_has_changed_or_a_page_is_gone(
    tool: ModuleType, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[int]()

    def written() -> dict[str, str]:
        made.append(1)
        return dict.fromkeys(tool.NAMES, "\n")

    monkeypatch.setattr(tool, "texts", written)
    assert (tool.main(), tool.main(), len(made)) == (0, 0, 1)
    elsewhere.write_text("some = 2", "utf-8")
    assert (tool.main(), tool.main(), len(made)) == (0, 0, 2)
    (tool.FOLDER / "rules.md").unlink()
    assert (tool.main(), tool.main(), len(made)) == (0, 0, 3)
    assert (tool.FOLDER / "rules.md").exists()
