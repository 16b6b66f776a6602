"""A file that comes in the body of a request, no more of it than its reader takes."""

import asyncio

from starlette.requests import ClientDisconnect, Request

from ruleone import limits
from ruleone.rulebook.citation import Refusal
from ruleone.web.reading import syntax


async def uploaded(request: Request, most_bytes: int, too_large: Refusal) -> bytes | Refusal:
    """The body, or why it is none."""
    body = bytearray()
    try:
        async with asyncio.timeout(limits.REPLAY_BODY_MAX_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most_bytes:
                    return too_large
    except (ClientDisconnect, TimeoutError):
        return syntax("file-cut-short")
    return bytes(body)
