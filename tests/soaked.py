"""A soak goes on where it was cut off: what has passed by this source is not run again."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "build" / "soak"
SOURCES: Final = ("src", "native", "locale", "tests", "requirements", "pyproject.toml")
SUFFIXES: Final = frozenset({".py", ".toml", ".json", ".ftl", ".bin", ".cpp", ".h", ".c", ".txt"})


class Soaked:
    """Keeps the name of each test that passed in a file of this source's, under build/soak, and
    leaves out what it names. Its processes are told by the first of them, which alone writes."""

    def __init__(self, config: pytest.Config) -> None:
        told = getattr(config, "workerinput", None)
        self._path = None if told is not None else KEPT / f"{digest()}.txt"
        self._before = frozenset(told["soaked"] if told is not None else self._kept())

    def _kept(self) -> list[str]:
        if self._path is None or not self._path.exists():
            return []
        return self._path.read_text().splitlines()

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
        if self._path is not None and report.when == "call" and report.passed:
            KEPT.mkdir(parents=True, exist_ok=True)
            with self._path.open("a") as file:
                file.write(f"{report.nodeid}\n")


def digest() -> str:
    """Of everything that a test is run by."""
    whole = hashlib.sha256()
    for path in sorted(sources()):
        whole.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return whole.hexdigest()[:16]


def sources() -> Iterator[Path]:
    """The files of the tree that are written by hand or shipped with it."""
    for name in SOURCES:
        place = ROOT / name
        files = [place] if place.is_file() else place.rglob("*.*")
        yield from (path for path in files if path.suffix in SUFFIXES)
