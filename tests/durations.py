"""Which tests are slow is measured and not declared: durations.json has what the longer ones take.

A test that takes longer than `SLOW_S` belongs to `make test` and not to `make check`; one that is
not in the file counts as quick. `pytest --note-durations` measures the tests that it runs anew and
writes the file: on a machine that does nothing else, with `-m "not browser and not soak"`.
"""

import json
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

FILE: Final = Path(__file__).with_name("durations.json")
SLOW_S: Final = 0.03
"""Above this a test is slow."""
NOTED_S: Final = 0.03
"""Below this a test is not worth a line."""
FIRST_S: Final = 10.0
"""Above this a test is begun before all others, so that none of these is the last to run."""
SAME: Final = 1.5
"""Within this factor a test takes as long as before: its line stays."""


class Durations:
    """Marks the slow tests; asked to, notes what the tests take."""

    def __init__(self, config: pytest.Config) -> None:
        self._known: Final = known()
        worker = hasattr(config, "workerinput")
        self._notes: Final = bool(config.getoption("--note-durations")) and not worker
        self._took: Final = defaultdict[str, float](float)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if self._known.get(item.nodeid, 0) > SLOW_S:
                item.add_marker("slow")
        items.sort(key=lambda item: self._known.get(item.nodeid, 0) < FIRST_S)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._took[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        if self._notes:
            by_file = defaultdict[str, dict[str, float]](dict)
            for name, seconds in sorted(renewed(self._known, self._took).items()):
                file, _, test = name.partition("::")
                by_file[file][test] = seconds
            FILE.write_text(json.dumps(by_file, indent=1, ensure_ascii=False) + "\n", "utf-8")


def known() -> dict[str, float]:
    """What the file says: the seconds of each test, by its node id."""
    by_file: dict[str, dict[str, float]] = json.loads(FILE.read_text("utf-8"))
    return {f"{file}::{test}": took for file, of in by_file.items() for test, took in of.items()}


def renewed(before: dict[str, float], took: dict[str, float]) -> dict[str, float]:
    """What the file says after these tests were measured; what it says of others stays while their
    file has them."""
    noted = {name: seconds for name, seconds in before.items() if _is_there(name)}
    for name, seconds in took.items():
        last = noted.get(name, 0.0)
        if seconds < NOTED_S:
            noted.pop(name, None)
        elif not last / SAME <= seconds <= last * SAME:
            noted[name] = round(seconds, 2)
    return noted


def _is_there(name: str) -> bool:
    file, _, test = name.partition("::")
    path, function = FILE.parents[1] / file, test.partition("[")[0].rpartition("::")[2]
    return path.exists() and f"def {function}(" in path.read_text("utf-8")
