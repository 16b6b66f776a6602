"""The dispatcher of orders: it checks that the caller may give an order, and runs it."""

from typing import Final

import msgspec

from ruleone.room.access.grants import Grants
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.orders import Order, Parts, Step
from ruleone.room.core.roles import Caller, needs_role
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.views import Accepted, Answer
from ruleone.rulebook import Refusal


class Dispatch:
    """Gives orders to the room's parts."""

    def __init__(self, lobby: Lobby, grants: Grants, parts: Parts) -> None:
        self._lobby: Final = lobby
        self._grants: Final = grants
        self._parts: Final = parts

    def judge(self, do: Order, caller: Caller, at_ms: int, batch: Batch) -> Accepted | Refusal:
        """Run the order and return its answer; the batch has its changes, none on a refusal."""
        event: str | None = getattr(do, "event", None)
        if event is not None and (gone := self._lobby.gone(event)) is not None:
            return gone
        step = Step(self._parts, caller, at_ms, batch)
        if (refused := self._may_not(do, event, step)) is not None:
            return refused
        done = do.run(step)
        return done if isinstance(done, Refusal) else accepted(done)

    def told_again(self, answer: Answer) -> Answer:
        """Return a repeated answer with the present name of its token and address of its hook."""
        result = answer.result
        if not isinstance(result, Accepted) or (result.hook is None and result.token is None):
            return answer
        token = None if result.token is None else self._grants.renamed(result.token)
        hook = None if result.hook is None else self._grants.addressed(result.hook)
        return Answer(answer.id, msgspec.structs.replace(result, token=token, hook=hook))

    def _may_not(self, do: Order, event: str | None, step: Step) -> Refusal | None:
        """Return why the caller may not give the order, or None.

        The host of a home game may give some orders there without a role.
        """
        roles, beside = do.who_may(step), step.part(LiveTables).beside(event)
        if step.links.allowed(step.caller, roles, do.meant(step), beside):
            return None
        host = self._lobby.hosts.get(event or "")
        made = do.maker_may and host is not None and host.is_made_by(step.person)
        return None if made else needs_role(roles)


def accepted(done: Done) -> Accepted:
    """Return the answer that a browser gets and the journal keeps.

    One struct answers all orders; it has the fields of each order's own answer.
    """
    return Accepted(**msgspec.structs.asdict(done))
