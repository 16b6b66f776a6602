"""What takes its time and is read from the journal is made ready beside the loop: the tables in
play come first."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

import structlog
from starlette.responses import Response

from ruleone.rulebook.citation import Refusal
from ruleone.web.replies import refused, reply
from ruleone.web.shell.shell import FAULT

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")

T = TypeVar("T")


async def beside(turns: asyncio.Semaphore, work: Callable[[], T]) -> T | Refusal:
    """Do it in a thread, when it is its turn. What fails there is our own mistake or a damaged
    journal, and nobody else's trouble."""
    async with turns:
        try:
            return await asyncio.to_thread(work)
        except Exception:
            log.exception("work beside the room failed")
            return FAULT


def answered_beside(answer: Any) -> Response:
    """What came of it; what is refused there is not to be found."""
    if isinstance(answer, Refusal):
        return refused(answer, None if answer is FAULT else 404)
    return reply(answer)
