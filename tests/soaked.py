"""A soak goes on where it was cut off: what has passed by this source is not run again."""

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = ROOT / "tests"
KEPT: Final = ROOT / "build" / "soak"
SOURCES: Final = ("src", "native", "locale", "tests", "requirements", "pyproject.toml")
SUFFIXES: Final = frozenset({".py", ".toml", ".json", ".ftl", ".bin", ".cpp", ".h", ".c", ".txt"})
BORROWED: Final = {"ground": "dealing"}
"""Folders of tests that run code of another one; all others run their own and what all share."""


class Soaked:
    """Keeps the name of each test that passed in a file of its folder's source, under build/soak,
    and leaves out what these name. Its processes are told by the first of them, which alone
    writes."""

    def __init__(self, config: pytest.Config) -> None:
        told = getattr(config, "workerinput", None)
        self._writes = told is None
        self._called = set[str]()
        self._before = frozenset(_kept() if told is None else told["soaked"])

    def pytest_report_header(self) -> str:
        return f"soaked before by this source: {len(self._before)} tests"

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["soaked"] = sorted(self._before)

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        done = [item for item in items if item.nodeid in self._before]
        if done:
            config.hook.pytest_deselected(items=done)
            items[:] = [item for item in items if item.nodeid not in self._before]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not self._writes or not report.passed:
            return
        if report.when == "call":
            self._called.add(report.nodeid)
        elif report.when == "teardown" and report.nodeid in self._called:
            KEPT.mkdir(parents=True, exist_ok=True)
            with kept_in(report.nodeid.split("/")[1]).open("a") as file:
                file.write(f"{report.nodeid}\n")


def _kept() -> Iterator[str]:
    for folder in TESTS.iterdir():
        if folder.is_dir() and (path := kept_in(folder.name)).exists():
            yield from path.read_text().splitlines()


@cache
def kept_in(folder: str) -> Path:
    """Where the tests of a folder are named that have passed by everything they are run by."""
    whole = hashlib.sha256()
    for path in sorted(sources(folder)):
        whole.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return KEPT / f"{folder}-{whole.hexdigest()[:16]}.txt"


def sources(folder: str) -> Iterator[Path]:
    """The files of the tree that tests of this folder are run by, written by hand or shipped: of
    other tests what they read, and none of their code."""
    own = {TESTS / folder, TESTS / BORROWED.get(folder, folder)}
    for name in SOURCES:
        place = ROOT / name
        for path in [place] if place.is_file() else place.rglob("*.*"):
            shared = path.parent == TESTS or TESTS not in path.parents
            code_of_others = path.suffix == ".py" and not shared and own.isdisjoint(path.parents)
            if path.suffix in SUFFIXES and not code_of_others:
                yield path
