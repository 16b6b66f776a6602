"""The replayer's calls: who may ask what, and how much."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from houses import House

from ruleone import limits

HAND = b"""\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 1000]
actions = ["d dh p1 AsKd", "d dh p2 QcQh", "p2 f"]
"""


@pytest.fixture
async def browser() -> AsyncIterator[httpx.AsyncClient]:
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        await client.get("/api/me")
        yield client
    house.close()


async def post(browser: httpx.AsyncClient, data: bytes, **query: object) -> tuple[int, Any]:
    response = await browser.post(
        "/api/replay/file", params={name: str(each) for name, each in query.items()}, content=data
    )
    assert response.headers["cache-control"] == "no-store"
    return response.status_code, response.json()


async def test_a_file_is_listed_then_stepped_through(browser: httpx.AsyncClient) -> None:
    status, listed = await post(browser, HAND, name="one.phh")
    assert (status, listed["type"]) == (200, "file")
    assert [hand["game"] for hand in listed["hands"]] == ["nlhe"]
    status, hand = await post(browser, HAND, name="one.phh", hand=0, eyes="seat", seat=2)
    assert (status, hand["type"], hand["viewer"]) == (200, "replay", 2)
    cards = [seat["cards"] for seat in hand["steps"][0]["hand"]["seats"]]
    assert cards == [["??", "??"], ["Qc", "Qh"]]


async def test_a_broken_file_says_where_and_why(browser: httpx.AsyncClient) -> None:
    status, fault = await post(browser, HAND.replace(b"p2 f", b"p2 zz"), name="one.phh", hand=0)
    assert (status, fault["type"], fault["line"]) == (200, "file-fault", 6)
    assert fault["refusal"]["code"] == "hand-file-action"


async def test_a_file_is_taken_up_to_its_bound(browser: httpx.AsyncClient) -> None:
    status, refused = await post(browser, b"#" * (limits.REPLAY_FILE_MAX_BYTES + 1))
    assert (status, refused["code"]) == (413, "hand-file-too-large")
    status, fault = await post(browser, b"#" * limits.REPLAY_FILE_MAX_BYTES)
    assert (status, fault["type"]) == (200, "file-fault")


@pytest.mark.parametrize(
    "query",
    [{"hand": "x"}, {"hand": "-1"}, {"hand": str(2**60)}, {"eyes": "mine"}, {"seat": "1.5"}],
)
async def test_a_query_that_cannot_be_read_is_refused(
    browser: httpx.AsyncClient, query: dict[str, str]
) -> None:
    status, refused = await post(browser, HAND, **query)
    assert (status, refused["kind"]) == (400, "syntax")
    room = await browser.get("/api/replay/room", params={"event": "e1"} | query)
    assert (room.status_code, room.json()["kind"]) == (400, "syntax")


async def test_a_replay_that_fails_is_our_fault_and_says_so(
    browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("nobody's business")

    monkeypatch.setattr("ruleone.web.calls.replays.hands_in", fail)
    response = await browser.post("/api/replay/file", content=HAND)
    assert (response.status_code, response.json()["code"]) == (500, "fault")
    assert "business" not in response.text


async def test_who_is_nobody_is_told_nothing(browser: httpx.AsyncClient) -> None:
    browser.cookies.clear()
    for response in (
        await browser.get("/api/replay/room?event=e1"),
        await browser.post("/api/replay/file", content=HAND),
    ):
        assert (response.status_code, response.json()["code"]) == (401, "no-session")


async def test_another_site_may_not_ask(browser: httpx.AsyncClient) -> None:
    foreign = {"origin": "http://elsewhere.example"}
    response = await browser.post("/api/replay/file", content=HAND, headers=foreign)
    assert response.status_code == 403


async def test_nobody_asks_faster_than_the_bound(browser: httpx.AsyncClient) -> None:
    statuses = {
        (await browser.get("/api/replay/room?event=e1")).status_code
        for _ in range(int(limits.REPLAYS_IN_A_ROW) + 20)
    }
    assert 429 in statuses


async def test_an_event_without_hands_and_what_is_not_there(browser: httpx.AsyncClient) -> None:
    lobby = (await browser.get("/api/view?topic=lobby")).json()
    event = lobby["play_now"]
    listed = await browser.get("/api/replay/room", params={"event": event})
    assert listed.json()["hands"] == []
    assert (await browser.get("/api/replay/room?event=e77")).status_code == 404
    missing = await browser.get("/api/replay/room", params={"event": event, "hand": 1})
    assert (missing.status_code, missing.json()["code"]) == (404, "hand-unknown")


def test_the_words_of_the_page_tell_the_bound() -> None:
    page = Path(__file__).parents[2] / "ui" / "src" / "replay" / "HandFile.svelte"
    megabytes = limits.REPLAY_FILE_MAX_BYTES // (1024 * 1024)
    assert f"MEGABYTES_MOST = {megabytes};" in page.read_text("utf-8")
