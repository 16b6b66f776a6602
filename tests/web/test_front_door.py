"""Who gets in, what every answer says of itself, and what becomes of those who ask too much."""

import asyncio
import contextlib
import re
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from guest import PATIENCE_S, Come, Guest
from impatient import impatient
from serving import Served
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ruleone import limits
from ruleone.room.commands import Join, SetName, SitDown, Watch
from ruleone.room.views import Accepted, Closing
from ruleone.web.guard import HEADERS


async def knock(served: Served, cookie: str, **headers: str) -> int:
    """The status of a handshake with these headers; 101 where it is accepted."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = served.address.replace("http", "ws", 1) + "/ws"
    try:
        async with connect(address, additional_headers={"Cookie": cookie, **named}):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_socket_opens_for_our_own_pages_alone(served: Served, come: Come) -> None:
    guest = await come()
    port = served.port
    assert await knock(served, guest.cookie, Origin=served.address) == 101
    assert await knock(served, guest.cookie) == 101, "a program that is no browser"
    for origin in ("http://evil.example", f"http://localhost:{port}", "null", "http://127.0.0.1"):
        assert await knock(served, guest.cookie, Origin=origin) == 403, origin
    assert await knock(served, guest.cookie, Sec_Fetch_Site="cross-site") == 403


async def test_socket_needs_a_session_that_counts(served: Served, come: Come) -> None:
    guest = await come()
    name = guest.cookie.partition("=")[0]
    for cookie in ("", f"{name}=", f"{name}={'0' * 64}", f"{name}=x", f"other={'0' * 64}"):
        assert await knock(served, cookie, Origin=served.address) == 401, cookie


async def test_foreign_names_and_pages_are_not_served(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address) as client:
        rebound = await client.get("/", headers={"Host": f"evil.example:{served.port}"})
        assert rebound.status_code == 421
        assert "set-cookie" not in rebound.headers
        await client.get("/api/me")
        frame = {"id": "a", "do": {"type": "set-name", "name": "Ann"}}
        foreign = await client.post("/api/do", json=frame, headers={"Origin": "http://evil"})
        assert foreign.status_code == 403
        form = await client.post(
            "/api/do", content=b'{"id": "a"}', headers={"Content-Type": "text/plain"}
        )
        assert form.status_code == 400


@pytest.mark.parametrize("path", ["/", "/nothing", "/api/me", "/api/view", "/healthz", "/link/x"])
async def test_every_answer_carries_the_headers(served: Served, path: str) -> None:
    async with httpx.AsyncClient(base_url=served.address) as client:
        response = await client.get(path)
    assert HEADERS.items() <= dict(response.headers).items()
    assert "server" not in response.headers


async def test_session_cookie_is_out_of_reach_of_scripts(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address) as client:
        first = await client.get("/api/me")
        again = await client.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert re.fullmatch(r"ruleone-[0-9a-f]{8}=[0-9a-f]{64}; .*", cookie)
    assert {"httponly", "samesite=lax", "path=/"} <= set(cookie.lower().split("; "))
    assert "set-cookie" not in again.headers
    assert first.json()["person"] == again.json()["person"]


async def test_behind_tls_the_cookie_goes_over_tls_alone(served: Served) -> None:
    """The proxy on this machine says how the browser came."""
    async with httpx.AsyncClient(base_url=served.address) as client:
        proxied = await client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "secure" in proxied.headers["set-cookie"].lower().split("; ")
    async with httpx.AsyncClient(base_url=served.address) as client:
        plain = await client.get("/api/me")
    assert "secure" not in plain.headers["set-cookie"].lower().split("; ")


async def test_newcomer_is_named_in_his_language(come: Come) -> None:
    english = await come(language="en-GB")
    chinese = await come(language="zh-CN,zh;q=0.9,en;q=0.1")
    for one in (english, chinese):
        await one.ask(SitDown("thirteen"))
    assert english.welcome is not None
    assert chinese.welcome is not None
    assert english.welcome.name.isascii()
    assert re.fullmatch(r"[\u4e00-\u9fff]+", chinese.welcome.name)


async def test_link_gives_its_role_to_the_session_and_is_never_logged(
    served: Served, come: Come
) -> None:
    path = served.director.removeprefix(served.address)
    director = await come(path)
    assert director.welcome is not None
    assert "director" in director.welcome.roles
    stranger = await come()
    assert stranger.welcome is not None
    assert "director" not in stranger.welcome.roles
    async with httpx.AsyncClient(base_url=served.address) as client:
        await client.get("/api/me")
        wrong = await client.get(path[:-1] + ("0" if path[-1] != "0" else "1"))
        assert wrong.status_code == 404
    for secret in (path.rpartition("/")[2], director.cookie.partition("=")[2]):
        assert secret not in served.said()
        assert all(secret not in frame for frame in director.frames + stranger.frames)


async def flood(guest: Guest) -> None:
    """Ask without end, and read what comes."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            await guest.say('{"id": "f", "do": {"type": "watch", "topics": []}}')
            await asyncio.sleep(0)


async def test_flood_is_refused_then_let_go_and_harms_nobody(served: Served, come: Come) -> None:
    flooder = await come()
    other = await come()
    with pytest.raises(ConnectionClosed):
        await flood(flooder)
    await other.watch("lobby")
    refusals = sum('"too-fast"' in frame for frame in flooder.frames)
    assert refusals > 0
    assert isinstance(flooder.closing, Closing)
    assert flooder.closing.code == "too-fast"
    assert flooder.closing.retry_ms == 60_000
    assert await knock(served, flooder.cookie) == 429, "no sooner than was said"
    headers = {"Cookie": flooder.cookie}
    async with httpx.AsyncClient(base_url=served.address, headers=headers) as client:
        refused = await client.get("/api/view", params={"topic": "lobby"})
    assert refused.status_code == 429
    assert 50 <= int(refused.headers["retry-after"]) <= 60


async def test_who_was_let_go_comes_back_in_time(tmp_path: Path) -> None:
    with impatient(tmp_path / "room", LET_GO_S=2.0) as served:
        flooder = await Guest.come(served.address)
        with pytest.raises(ConnectionClosed):
            await flood(flooder)
        await flooder.leave()
        assert await knock(served, flooder.cookie) == 429
        async with asyncio.timeout(PATIENCE_S):
            while await knock(served, flooder.cookie) != 101:
                await asyncio.sleep(0.2)
        assert '"level"' not in served.said()


async def test_too_many_connections_of_one_person(served: Served, come: Come) -> None:
    guest = await come()
    pages = [Guest(served.address, guest.cookie) for _ in range(limits.SOCKETS_OF_A_PERSON_MAX - 1)]
    for page in pages:
        await page.connect()
    assert await knock(served, guest.cookie, Origin=served.address) == 429
    await pages[0].leave()
    await guest.ask(Watch(()))
    for page in pages[1:]:
        await page.leave()


async def test_stalled_reader_delays_nobody(served: Served, come: Come) -> None:
    """Somebody who asks and never reads is heard no more, or let go; the others do not notice."""
    stalled, other = await come(), await come()
    await stalled.leave()
    handshake = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {stalled.cookie}\r\n\r\n"
    )
    frames = masked(b'{"id": "s", "do": {"type": "watch", "topics": ["lobby"]}}') * 200_000
    with socket.create_connection(("127.0.0.1", served.port), timeout=1.0) as deaf:
        deaf.sendall(handshake.encode())
        with contextlib.suppress(OSError):
            await asyncio.to_thread(deaf.sendall, frames)
        for number in range(20):
            assert isinstance(await other.ask(SetName(f"Ann {number}")), Accepted)


def masked(text: bytes) -> bytes:
    """A WebSocket text frame as a browser would send it, with a mask of nothing."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def test_program_plays_over_plain_http(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address, timeout=PATIENCE_S) as client:
        stranger = await client.get("/api/view", params={"topic": "lobby"})
        assert (stranger.status_code, stranger.json()["code"]) == (401, "no-session")
        await client.get("/api/me")
        lobby = (await client.get("/api/view", params={"topic": "lobby"})).json()
        join = {"id": "1", "do": {"type": "join", "event": lobby["play_now"]}}
        joined = (await client.post("/api/do", json=join)).json()
        assert joined["result"]["type"] == "accepted"
        assert (await client.post("/api/do", json=join)).json() == joined
        topic = f"table/{lobby['play_now']}/{joined['result']['table']}"
        table = (await client.get("/api/view", params={"topic": topic})).json()
        assert table["my_seat"] is not None
        nowhere = await client.get("/api/view", params={"topic": "table/none/1"})
        assert nowhere.status_code == 404
        unread = await client.post("/api/do", json={"id": "2", "do": {"type": "win"}})
        assert (unread.status_code, unread.json()["id"]) == (400, "2")
        large = await client.post("/api/do", json={"id": "x" * limits.FRAME_MAX_BYTES})
        assert large.status_code == 413


async def test_what_the_host_looks_at(served: Served, come: Come) -> None:
    guest = await come()
    await guest.watch("lobby")
    event = guest.lobby.play_now
    assert event is not None
    assert isinstance(await guest.ask(Join(event)), Accepted)
    async with httpx.AsyncClient(base_url=served.address) as client:
        assert (await client.get("/healthz")).text == "ok\n"
        measured = (await client.get("/metrics")).text
        assert "ruleone_sockets" in measured
        assert 'ruleone_asks_total{command="Join",result="accepted"}' in measured
        proxied = await client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.9"})
        assert proxied.status_code == 404


def test_who_says_nothing_is_let_go(served: Served) -> None:
    halves = (b"", b"GET / HTTP/1.1\r\nHost: x\r\n")
    with ExitStack() as both:
        silent = [
            both.enter_context(
                socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE_S)
            )
            for _ in halves
        ]
        for one, half in zip(silent, halves, strict=True):
            one.sendall(half)
        assert [one.recv(1) for one in silent] == [b"", b""]
