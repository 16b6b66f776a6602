"""Who asks for what takes its time: whoever the room knows, and not too often."""

from typing import Final

from starlette.requests import Request

from ruleone import limits
from ruleone.room.roles import Caller
from ruleone.rulebook.citation import Refusal
from ruleone.store.session_list import Session
from ruleone.web.calls.room import TOO_FAST, caller_of, nobody
from ruleone.web.rate import Buckets
from ruleone.web.sessions.sessions import Sessions


class Visitors:
    """Those who ask for one kind of thing, such as hands to be seen again."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions: Final = sessions
        self._buckets: Final = Buckets(
            limits.REPLAYS_PER_SECOND, limits.REPLAYS_IN_A_ROW, limits.BUCKETS_MAX
        )

    def caller(self, request: Request) -> Caller | Refusal:
        """Return the caller, unless nobody knows them or they ask too often."""
        session = self.session(request)
        return session if isinstance(session, Refusal) else caller_of(session)

    def session(self, request: Request) -> Session | Refusal:
        """Return the caller's session, within the same bounds."""
        session = self._sessions.of(request)
        if session is None:
            return nobody(request)
        return session if self._buckets.take(session.person) else TOO_FAST
