"""One delivery: what it keeps nobody else waiting with."""

import asyncio
import socket
import ssl
import threading
from typing import Any

import pytest

from ruleone.room.webhooks.hooks import Target, target_of
from ruleone.web.hooks import sending
from ruleone.web.hooks.sending import NotSent, send


def target(url: str) -> Target:
    found = target_of(url, private=True)
    assert isinstance(found, Target)
    return found


async def why(url: str) -> str:
    with pytest.raises(NotSent) as wrong:
        await send(target(url), True, "d1", "t=1,v1=0", b"{}")
    return wrong.value.why


async def test_certificates_are_read_once_and_beside_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = await asyncio.start_server(lambda _, out: out.close(), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    sending._trusted.cache_clear()
    read, made = ssl.create_default_context, list[threading.Thread]()

    def reading(*told: Any, **named: Any) -> ssl.SSLContext:
        made.append(threading.current_thread())
        return read(*told, **named)

    monkeypatch.setattr(ssl, "create_default_context", reading)
    for _ in range(2):
        assert await why(f"https://127.0.0.1:{port}/") in ("not-secure", "no-answer")
    assert len(made) == 1
    assert made[0] is not threading.current_thread()
    server.close()


async def test_names_are_looked_up_in_threads_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def unknown(*_: Any, **__: Any) -> None:
        asked.append(threading.current_thread().name)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert await why("http://nobody.example/") == "no-such-name"
    assert [name.rpartition("_")[0] for name in asked] == ["hook-names"]
