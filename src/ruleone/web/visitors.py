"""Who asks for what takes its time: whoever the room knows, and not too often."""

from typing import Final

from starlette.requests import Request

from ruleone import limits
from ruleone.room.roles import Caller
from ruleone.rulebook.citation import Refusal
from ruleone.web.api import TOO_FAST, caller_of, nobody
from ruleone.web.rate import Buckets
from ruleone.web.sessions import Sessions


class Visitors:
    """Those who ask for one kind of thing, such as hands to be seen again."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions: Final = sessions
        self._buckets: Final = Buckets(
            limits.REPLAYS_PER_SECOND, limits.REPLAYS_IN_A_ROW, limits.BUCKETS_MAX
        )

    def caller(self, request: Request) -> Caller | Refusal:
        """Who asks, unless he is nobody or asks too often."""
        session = self._sessions.of(request)
        if session is None:
            return nobody(request)
        return caller_of(session) if self._buckets.take(session.person) else TOO_FAST
