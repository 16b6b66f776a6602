"""What holds for every test."""

import gc
import os

import pytest
from durations import Durations
from hypothesis import HealthCheck, settings
from rows import Rows
from soaked import Soaked

# A slow machine is no failure: no deadline, and nothing said of slow examples. A build server tries
# the same examples each time, a developer's machine new ones; both print how to repeat a failure.
settings.register_profile(
    "developer",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile("server", settings.get_profile("developer"), derandomize=True)
settings.register_profile("soak", settings.get_profile("developer"), max_examples=5_000)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("server" if os.environ.get("CI") else "developer")
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--go-on",
        action="store_true",
        help="leave out what has passed before by this source, and keep what passes now",
    )
    parser.addoption(
        "--each-row",
        action="store_true",
        help="make a test of its own of each row that a test walks through",
    )
    parser.addoption(
        "--note-durations",
        action="store_true",
        help="write into tests/durations.json what the tests of this run took",
    )
    parser.addoption(
        "--note-refusals",
        action="store_true",
        help="add to docs/refusals.json how commands were refused in the tests of this run",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Rows(config))
    config.pluginmanager.register(Durations(config))
    if config.getoption("--note-refusals"):
        from refusals import Refusals  # The room is loaded for nobody else.

        config.pluginmanager.register(Refusals())
    if config.getoption("--go-on"):
        config.pluginmanager.register(Soaked(config))


def pytest_sessionstart() -> None:
    """Look for no garbage while the tests are collected: a third of the time would go into it."""
    gc.disable()


def pytest_collection_finish() -> None:
    """What was collected stays for good: nobody looks through it again."""
    gc.freeze()
    gc.enable()
