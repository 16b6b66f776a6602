"""One delivery over the network: signed, to the address that was checked, no redirects."""

import asyncio
import hmac
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from hashlib import sha256
from typing import Final

import h11

from ruleone import __version__, limits
from ruleone.room.webhooks.hooks import Target, may_reach

SIGNATURE: Final = "RuleOne-Signature"
DELIVERY: Final = "RuleOne-Delivery"
_LOOKUPS: Final = ThreadPoolExecutor(limits.HOOKS_MAX, "hook-names")
"""Threads for name lookups.

A name that nobody answers for holds its thread long after its delivery was given up. So the room's
own work must not wait for these threads.
"""


class NotSent(Exception):
    """A delivery without a response; `why` is a word for pages (`hooks-why-<why>`)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: Final = why


def signature(secret: str, at_s: int, body: bytes) -> str:
    """Return the header with the signature.

    The time in seconds since 1970, and HMAC-SHA256 over that time, a full stop and the body, under
    the hook's secret as it was shown.
    """
    signed = hmac.new(secret.encode(), f"{at_s}.".encode() + body, sha256).hexdigest()
    return f"t={at_s},v1={signed}"


async def send(target: Target, private: bool, delivery: str, signed: str, body: bytes) -> int:
    """Post a body and return the status of the answer.

    Its body is not read and redirects are not followed. Raises NotSent where there is no answer.
    """
    try:
        async with asyncio.timeout(limits.HOOK_ANSWER_MAX_S):
            return await _send(target, await _number(target, private), delivery, signed, body)
    except TimeoutError:
        raise NotSent("too-slow") from None
    except ssl.SSLError:
        raise NotSent("not-secure") from None
    except (OSError, h11.ProtocolError):
        raise NotSent("no-answer") from None


async def _number(target: Target, private: bool) -> str:
    """Return the IP address to connect to.

    A name with even one forbidden address is refused: the address that was checked is the one
    connected to.
    """
    loop = asyncio.get_running_loop()
    look_up = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    try:
        found = await loop.run_in_executor(_LOOKUPS, look_up)
    except (socket.gaierror, UnicodeError):
        raise NotSent("no-such-name") from None
    numbers = [str(where[0]) for *_, where in found]
    if not numbers or not all(may_reach(number, private) for number in numbers):
        raise NotSent("private")
    # Connecting by name would look it up again, and could reach another address than the one
    # checked.
    return numbers[0]


@cache
def _trusted() -> ssl.SSLContext:
    """Return the trusted certificates.

    Reading them takes a tenth of a second: once, and beside the loop.
    """
    return ssl.create_default_context()


async def _send(target: Target, number: str, delivery: str, signed: str, body: bytes) -> int:
    secure = await asyncio.to_thread(_trusted) if target.secure else None
    name = target.host if target.secure else None
    # To the number, with the name for the certificate.
    reader, writer = await asyncio.open_connection(
        number, target.port, ssl=secure, server_hostname=name
    )
    try:
        most = limits.HOOK_ANSWER_HEAD_MAX_BYTES
        talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=most)
        headers = [
            ("Host", target.named),
            ("User-Agent", f"RuleOne/{__version__}"),
            ("Content-Type", "application/json"),
            ("Content-Length", str(len(body))),
            # Redirects and keep-alive could lead elsewhere than the checked address.
            ("Connection", "close"),
            (DELIVERY, delivery),
            (SIGNATURE, signed),
        ]
        request = h11.Request(method="POST", target=target.path, headers=headers)
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(event) or b"")
        await writer.drain()
        while True:
            came = talk.next_event()
            if came is h11.NEED_DATA:
                talk.receive_data(await reader.read(4_096))
            elif isinstance(came, h11.Response):
                return came.status_code
            elif not isinstance(came, h11.InformationalResponse):
                raise NotSent("no-answer")
    finally:
        writer.close()
