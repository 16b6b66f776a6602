"""What holds for every test."""

import os

import pytest
from hypothesis import HealthCheck, settings
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


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--go-on"):
        config.pluginmanager.register(Soaked(config))
