"""A real browser and a real room, a process each."""

from collections.abc import Iterator

import pytest
from front_door import front_door
from playwright.sync_api import Browser, Playwright, sync_playwright
from serving import Served
from shared_room import cleared_after
from visitor import CHROMIUM, QUIET, Invite


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers: a process can have it only once."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The machine's own browser."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def shared_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One room for all files that need no other, without waits of its own."""
    with Served(tmp_path_factory.mktemp("room")) as room:
        yield room


@pytest.fixture(scope="module")
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """The room that files share, in which nothing goes on any more but others have been; for a file
    marked `new_room` one of its own. Neither has waits of its own."""
    if request.node.get_closest_marker("new_room"):
        with Served(tmp_path_factory.mktemp("room")) as room:
            yield room
    else:
        with cleared_after(request.getfixturevalue("shared_room")) as room:
            yield room


@pytest.fixture
def invite(request: pytest.FixtureRequest, chromium: Browser, served: Served) -> Iterator[Invite]:
    """Lets visitors in for one test. `new_room` marks whole files alone."""
    marked = [node for node, _ in request.node.iter_markers_with_node("new_room")]
    assert all(isinstance(each, pytest.Module) for each in marked), "new_room marks a file"
    with front_door(chromium, served) as let_in:
        yield let_in


@pytest.fixture(scope="module")
def invite_for_all(chromium: Browser, served: Served) -> Iterator[Invite]:
    """Lets visitors in who stay for all tests of a file that share them."""
    with front_door(chromium, served) as let_in:
        yield let_in
