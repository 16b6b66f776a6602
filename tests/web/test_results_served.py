"""Results over plain HTTP: who may ask, and what is refused."""

from collections.abc import AsyncIterator

import httpx
import pytest
from houses import House


@pytest.fixture
async def browser() -> AsyncIterator[httpx.AsyncClient]:
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        yield client
    house.close()


async def test_a_room_without_events_says_so(browser: httpx.AsyncClient) -> None:
    await browser.get("/api/me")
    listed = (await browser.get("/api/results")).json()
    assert listed == {
        "type": "results",
        "events": [],
        "skipped": 0,
        "more": False,
        "directs": False,
    }


async def test_a_stranger_is_asked_who_he_is(browser: httpx.AsyncClient) -> None:
    for path in ("/api/results", "/api/results/e1"):
        response = await browser.get(path)
        assert (response.status_code, response.json()["code"]) == (401, "no-session")


@pytest.mark.parametrize("event", ["e1", "e9", "c1", "%00", "x" * 200])
async def test_an_event_that_is_not_over_is_not_found(
    browser: httpx.AsyncClient, event: str
) -> None:
    await browser.get("/api/me")
    response = await browser.get(f"/api/results/{event}")
    assert (response.status_code, response.json()["code"]) == (404, "results-unknown")


@pytest.mark.parametrize("skip", ["-1", "x", "1.5", "9" * 30, "\u0663"])
async def test_a_number_that_is_none_is_refused(browser: httpx.AsyncClient, skip: str) -> None:
    await browser.get("/api/me")
    response = await browser.get("/api/results", params={"skip": skip})
    assert (response.status_code, response.json()["code"]) == (400, "frame-not-understood")
