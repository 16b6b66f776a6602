"""A real browser and a real room, a process each."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from serving import Served
from visitor import CHROMIUM, QUIET, Invite, Visitor

LAPTOP = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's own browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One room for all tests of a file, without waits of its own."""
    with Served(tmp_path_factory.mktemp("room")) as room:
        yield room


@contextmanager
def front_door(chromium: Browser, served: Served) -> Iterator[Invite]:
    """Lets visitors in; at the end none of their pages may have complained."""
    visitors: list[Visitor] = []

    def let_in(**options: Any) -> Visitor:
        visitor = Visitor(chromium.new_context(**(LAPTOP | options)), served.address)
        visitors.append(visitor)
        return visitor

    yield let_in
    complaints = [complaint for visitor in visitors for complaint in visitor.wrong]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints


@pytest.fixture
def invite(chromium: Browser, served: Served) -> Iterator[Invite]:
    """Lets visitors in for one test."""
    with front_door(chromium, served) as let_in:
        yield let_in


@pytest.fixture(scope="module")
def invite_for_all(chromium: Browser, served: Served) -> Iterator[Invite]:
    """Lets visitors in who stay for all tests of a file that share them."""
    with front_door(chromium, served) as let_in:
        yield let_in
