"""The prizes and the final table of an event that is not announced yet, for its director: nothing
happens by it."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ruleone import limits
from ruleone.room.payout_views import FinalTableView
from ruleone.room.roles import DIRECTOR, needs_role
from ruleone.room.show.payouts import final_table_view, prizes_view, table_made, table_view
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.prizes_asked import FinalTableAsked, PayoutTableAsked, PrizesAsked
from ruleone.web.calls.room import TOO_FAST, body_of, caller_of, nobody
from ruleone.web.rate import Buckets
from ruleone.web.reading import Unread, decoded
from ruleone.web.replies import refused, reply
from ruleone.web.sessions.sessions import Sessions
from ruleone.web.shell.shell import Shell

T = TypeVar("T")
_ASKED: Final = msgspec.json.Decoder(PrizesAsked)
_FINAL_ASKED: Final = msgspec.json.Decoder(FinalTableAsked)
_TABLE_ASKED: Final = msgspec.json.Decoder(PayoutTableAsked)


class PrizesOfPlan:
    """The endpoints `/api/prizes`, `/api/final-table` and `/api/payouts`."""

    def __init__(self, shell: Shell, sessions: Sessions) -> None:
        self._shell: Final = shell
        self._sessions: Final = sessions
        self._buckets: Final = Buckets(
            limits.REPLAYS_PER_SECOND, limits.REPLAYS_IN_A_ROW, limits.BUCKETS_MAX
        )
        self._forms: Final = Buckets(
            limits.ASKS_PER_SECOND, limits.ASKS_AT_ONCE, limits.BUCKETS_MAX
        )
        """For what a form asks while somebody fills it in."""

    def routes(self) -> list[BaseRoute]:
        """The endpoints, with their method."""
        return [
            Route("/api/prizes", self.preview, methods=["POST"]),
            Route("/api/final-table", self.final_table, methods=["POST"]),
            Route("/api/payouts", self.table, methods=["POST"]),
        ]

    async def preview(self, request: Request) -> Response:
        """What the prizes would be."""
        asked = await self._asked(request, _ASKED)
        if isinstance(asked, Refusal):
            return refused(asked)
        plan = self._shell.room.plan_to_announce(asked.new)
        told = plan if isinstance(plan, Refusal) else prizes_view(plan, asked.entries)
        return refused(told) if isinstance(told, Refusal) else reply(told)

    async def final_table(self, request: Request) -> Response:
        """How many players the final table would have."""
        asked = await self._asked(request, _FINAL_ASKED, self._forms)
        if isinstance(asked, Refusal):
            return refused(asked)
        plan = self._shell.room.plan_to_announce(asked.new)
        if isinstance(plan, Refusal):  # a form that is still being filled in
            return reply(FinalTableView(None, None, None))
        return reply(final_table_view(plan))

    async def table(self, request: Request) -> Response:
        """A payout table by the size of the field."""
        asked = await self._asked(request, _TABLE_ASKED)
        if isinstance(asked, Refusal):
            return refused(asked)
        columns = asked.columns or table_made(asked.least, asked.most, asked.percent)
        if isinstance(columns, Refusal):
            return refused(columns)
        told = table_view(columns, asked.buy_in, asked.guarantee)
        return refused(told) if isinstance(told, Refusal) else reply(told)

    async def _asked(
        self, request: Request, decoder: msgspec.json.Decoder[T], buckets: Buckets | None = None
    ) -> T | Refusal:
        """What a director asks, or why nothing is told."""
        session = self._sessions.of(request)
        if session is None:
            return nobody(request)
        if not (buckets or self._buckets).take(session.person):
            return TOO_FAST
        body = await body_of(request)
        if isinstance(body, Unread):
            return body.refusal
        asked = decoded(decoder, body)
        if not isinstance(asked, Refusal) and not self._shell.room.directs(caller_of(session)):
            return needs_role(DIRECTOR)
        return asked
