"""The prizes of an event that is not announced yet, for its director: nothing happens by it."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.roles import DIRECTOR, needs_role
from ruleone.room.show.payouts import prizes_view
from ruleone.rulebook.citation import Refusal
from ruleone.web.api import TOO_FAST, body_of, caller_of, nobody
from ruleone.web.prizes_asked import PrizesAsked
from ruleone.web.rate import Buckets
from ruleone.web.reading import Unread, decoded
from ruleone.web.replies import refused, reply
from ruleone.web.sessions import Sessions
from ruleone.web.shell import Shell

_ASKED: Final = msgspec.json.Decoder(PrizesAsked)


class PrizesOfPlan:
    """The endpoint `/api/prizes`."""

    def __init__(self, shell: Shell, sessions: Sessions) -> None:
        self._shell: Final = shell
        self._sessions: Final = sessions
        self._buckets: Final = Buckets(
            limits.REPLAYS_PER_SECOND, limits.REPLAYS_IN_A_ROW, limits.BUCKETS_MAX
        )

    def routes(self) -> list[BaseRoute]:
        """The endpoint, with its method."""
        return [Route("/api/prizes", self.preview, methods=["POST"])]

    async def preview(self, request: Request) -> Response:
        """What the prizes would be."""
        session = self._sessions.of(request)
        if session is None:
            return refused(nobody(request))
        if not self._buckets.take(session.person):
            return refused(TOO_FAST)
        body = await body_of(request)
        if isinstance(body, Unread):
            return refused(body.refusal)
        asked = decoded(_ASKED, body)
        if isinstance(asked, Refusal):
            return refused(asked)
        if not self._shell.directs(caller_of(session)):
            return refused(needs_role(DIRECTOR))
        plan = self._shell.plan_to_announce(asked.new)
        told = plan if isinstance(plan, Refusal) else prizes_view(plan, asked.entries)
        return refused(told) if isinstance(told, Refusal) else reply(told)
