"""How often somebody may ask."""

import asyncio
import time
from collections.abc import AsyncIterator, MutableMapping
from typing import Any, cast

import httpx
import msgspec
import pytest
from houses import House
from hypothesis import given
from hypothesis import strategies as st
from starlette.websockets import WebSocket

from ruleone import limits
from ruleone.room.commands import Ask, Command, Query, Watch
from ruleone.room.table.play import CheckRows
from ruleone.room.views import Answer
from ruleone.rulebook import Refusal
from ruleone.web.calls import openapi
from ruleone.web.rate import Bucket, Buckets, LetGo
from ruleone.web.sockets.connection import Connections


def test_burst_then_steady_rate() -> None:
    bucket = Bucket(per_second=2.0, at_once=3.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5), bucket.take(10.5)] == [True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(0, 5), max_size=200))
def test_never_more_than_burst_and_rate_allow(gaps_s: list[float]) -> None:
    bucket = Bucket(per_second=4.0, at_once=6.0)
    now_s, taken = 0.0, 0
    for gap_s in gaps_s:
        now_s += gap_s
        taken += bucket.take(now_s)
    assert taken <= 6 + 4 * now_s + 1e-6


def test_each_has_a_bucket_of_his_own_and_the_longest_unseen_goes() -> None:
    buckets = Buckets(per_second=0.0, at_once=1.0, kept_max=2)
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [True, True, False]
    assert buckets.take("c")  # "b" was unseen for longest, and is forgotten
    assert [buckets.take("a"), buckets.take("b")] == [False, True]


async def test_programs_are_held_to_the_same_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is seen counts as much as what is asked, for each person by himself."""
    monkeypatch.setattr(limits, "ASKS_PER_SECOND", 0.0)
    monkeypatch.setattr(limits, "ASKS_AT_ONCE", 3.0)
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    ask = {"id": "1", "do": {"type": "watch", "topics": []}}
    for asks in ("vvvv", "dddd", "vdvd", "dvdv"):
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            await client.get("/api/me")
            answers = [
                await (
                    client.post("/api/do", json=ask)
                    if one == "d"
                    else client.get("/api/view", params={"topic": "lobby"})
                )
                for one in asks
            ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["code"] == "too-fast"
    house.close()


async def test_the_page_for_programs_is_written_once_and_not_given_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody need say who he is, so it is counted by address."""
    monkeypatch.setattr(limits, "OPENAPI_PER_SECOND", 0.0)
    monkeypatch.setattr(limits, "OPENAPI_AT_ONCE", 3.0)
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        answers = [await client.get("/api/openapi.json") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[0].json()["openapi"] == "3.1.0"
    assert answers[-1].json()["code"] == "too-fast"
    assert openapi.written() is openapi.written()
    house.close()


class Said:
    """A socket that says these frames, then goes."""

    def __init__(self, *frames: str) -> None:
        self._frames = list(frames)

    async def receive(self) -> dict[str, str]:
        if not self._frames:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": self._frames.pop(0)}


@pytest.mark.parametrize(
    ("said", "too_fast"),
    [("llllaaa", 0), ("llllaaal", 1), ("lllllaaa", 1), ("aaall", 2), ("lllllllla", 2)],
)
async def test_looks_at_own_cards_leave_asks_their_rate(
    said: str, too_fast: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four looks and three asks at once; further looks count as asks."""
    monkeypatch.setattr(limits, "ASKS_PER_SECOND", 0.0)
    monkeypatch.setattr(limits, "ASKS_AT_ONCE", 3.0)
    monkeypatch.setattr(limits, "LOOKS_PER_SECOND", 0.0)
    monkeypatch.setattr(limits, "LOOKS_AT_ONCE", 4.0)
    dos: dict[str, Command | Query] = {"l": CheckRows("c1", 1, 1), "a": Watch(("lobby",))}
    frames = [msgspec.json.encode(Ask(f"{n}", dos[one])).decode() for n, one in enumerate(said)]
    house = House()
    visitor = house.visitor()
    connections = Connections(house.parts())
    await connections._listen(cast(WebSocket, Said(*frames)), visitor.watcher)
    answers = [one.result for one in await visitor.frames() if isinstance(one, Answer)]
    refused = [one.code for one in answers if isinstance(one, Refusal)]
    assert len(answers) == len(said)
    assert refused.count("too-fast") == too_fast
    house.close()


async def test_a_body_that_does_not_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_MAX_S", 0.01)

    async def begun() -> AsyncIterator[bytes]:
        yield b'{"id": "1", '
        await asyncio.Event().wait()

    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        await client.get("/api/me")
        answer = await client.post(
            "/api/do", content=begun(), headers={"Content-Type": "application/json"}
        )
    assert answer.status_code == 400
    assert answer.json()["result"]["code"] == "frame-not-json"
    house.close()


async def test_a_full_room_takes_no_more_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_MAX", 1)
    house = House()
    app = house.application(None)
    transport = httpx.ASGITransport(app)
    gone = asyncio.Event()

    async def knock(sent: list[dict[str, Any]]) -> None:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            cookie = (await client.get("/api/me")).headers["set-cookie"].partition(";")[0]
        came = iter([{"type": "websocket.connect"}])

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(dict(message))

        async def receive() -> dict[str, Any]:
            if (message := next(came, None)) is None:
                await gone.wait()
                return {"type": "websocket.disconnect", "code": 1001}
            return message

        headers = [(b"host", b"localhost"), (b"cookie", cookie.encode())]
        scope = {
            "type": "websocket", "path": "/ws", "raw_path": b"/ws", "query_string": b"",
            "headers": headers, "extensions": {"websocket.http.response": {}}, "scheme": "ws",
        }  # fmt: skip
        await app(scope, receive, send)

    first: list[dict[str, Any]] = []
    inside = asyncio.create_task(knock(first))
    async with asyncio.timeout(30):
        while not first:
            await asyncio.sleep(0.01)
    sent: list[dict[str, Any]] = []
    await knock(sent)
    assert sent[0]["status"] == 503
    assert (b"retry-after", b"30") in sent[0]["headers"]
    assert b"room-full" in sent[1]["body"]
    gone.set()
    await inside
    house.close()


async def test_who_is_let_go_waits_over_plain_http_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bucket that is empty says when it is worth trying again; whoever does not heed it waits."""
    monkeypatch.setattr(limits, "ASKS_PER_SECOND", 0.0)
    monkeypatch.setattr(limits, "ASKS_AT_ONCE", 2.0)
    monkeypatch.setattr(limits, "ASKS_OVER_MAX", 3)
    house = House()
    transport = httpx.ASGITransport(house.application(None))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        await client.get("/api/me")
        seen = [await client.get("/api/view", params={"topic": "lobby"}) for _ in range(8)]
        other = await house.browser()
        heard = await other.get("/api/view", params={"topic": "lobby"})
    told = [(one.status_code, one.headers.get("retry-after")) for one in seen]
    assert told == [(200, None)] * 2 + [(429, "1")] * 3 + [(429, "60")] * 3
    assert heard.status_code == 200
    house.close()


def test_who_was_let_go_is_heard_again_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now_s)
    monkeypatch.setattr(limits, "BUCKETS_MAX", 2)
    let_go = LetGo()
    let_go.add("a")
    now_s += 59.0
    assert (let_go.left_s("a"), let_go.left_s("b")) == (1.0, 0.0)
    now_s += 1.0
    assert let_go.left_s("a") == 0.0
    for person in "abc":
        let_go.add(person)
    assert [let_go.left_s(person) for person in "abc"] == [0.0, 60.0, 60.0]
