"""A room that is served by a process of its own, for the tests that come in by its front door; and
one in memory, for those that do not."""

from collections.abc import AsyncIterator, Iterator

import pytest
from guest import Come, Guest
from houses import House
from serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One real `ruleone serve` for all tests of a file, without waits of its own."""
    with Served(tmp_path_factory.mktemp("room")) as room:
        yield room


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """A room in memory, without waits of its own, for tests that leave the sockets out."""
    house = House()
    yield house
    house.close()


@pytest.fixture
async def come(served: Served) -> AsyncIterator[Come]:
    """Lets a newcomer in (by a path, in a language); at the end everybody leaves."""
    guests = []

    async def come_in(path: str = "/api/me", language: str = "en") -> Guest:
        guests.append(guest := await Guest.come(served.address, path, language))
        return guest

    yield come_in
    for guest in guests:
        await guest.leave()
