"""What an order comes to: who may give it, and what it changes. The order says both."""

from typing import Final

import msgspec

from ruleone.room.access.grants import Grants
from ruleone.room.access.player_links import PlayerLinks
from ruleone.room.access.tokens import Tokens
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.orders import Order, Parts, Step
from ruleone.room.core.ports import Ports
from ruleone.room.core.roles import Caller, Links, needs_role
from ruleone.room.desk.desk import Desk
from ruleone.room.directory.naming import Naming
from ruleone.room.event.hands.live_requests import TablesOfEvents
from ruleone.room.event.host.order import Events
from ruleone.room.event.prizes_by_hand import PrizesByHand
from ruleone.room.live.commands import EventTables
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.pages.screens import Screens
from ruleone.room.results.leagues import Leagues
from ruleone.room.views import Accepted, Answer
from ruleone.room.webhooks.hooks import Hooks
from ruleone.rulebook import Refusal


class Dispatch:
    """Gives orders to the room's parts."""

    def __init__(
        self, ports: Ports, lobby: Lobby, cash: CashTables, grants: Grants, desk: Desk,
        leagues: Leagues,
    ) -> None:  # fmt: skip
        self._lobby: Final = lobby
        self._grants: Final = grants
        self.naming: Final = Naming(ports.names, lobby, cash, grants.tokens)
        self.parts: Final = Parts({
            Ports: ports,
            Lobby: lobby,
            Events: lobby,
            PrizesByHand: lobby.prizes,
            CashTables: cash,
            LiveTables: desk.live,
            EventTables: TablesOfEvents(lobby),
            Links: grants.links,
            PlayerLinks: grants.player_links,
            Tokens: grants.tokens,
            Hooks: grants.hooks,
            Screens: grants.screens,
            Desk: desk,
            Leagues: leagues,
            Naming: self.naming,
        })  # fmt: skip
        """All that orders ask for; with `Restoring` once the room was restored by it."""

    def judge(self, do: Order, caller: Caller, at_ms: int, batch: Batch) -> Accepted | Refusal:
        """What an order comes to: what it changes is in the batch, and nothing on a refusal."""
        event: str | None = getattr(do, "event", None)
        if event is not None and (gone := self._lobby.gone(event)) is not None:
            return gone
        step = Step(self.parts, caller, at_ms, batch)
        if (refused := self._may_not(do, event, step)) is not None:
            return refused
        done = do.run(step)
        return done if isinstance(done, Refusal) else accepted(done)

    def told_again(self, answer: Answer) -> Answer:
        """An answer that is given again: its token is called what it is called now, and its hook is
        told where it is told now."""
        result = answer.result
        if not isinstance(result, Accepted) or (result.hook is None and result.token is None):
            return answer
        token = None if result.token is None else self._grants.renamed(result.token)
        hook = None if result.hook is None else self._grants.addressed(result.hook)
        return Answer(answer.id, msgspec.structs.replace(result, token=token, hook=hook))

    def _may_not(self, do: Order, event: str | None, step: Step) -> Refusal | None:
        """Why the caller may not give it. In a home game its maker may give some without a role."""
        roles, beside = do.who_may(step), step.part(LiveTables).beside(event)
        if step.links.allowed(step.caller, roles, do.meant(step), beside):
            return None
        host = self._lobby.hosts.get(event or "")
        made = do.maker_may and host is not None and host.is_made_by(step.person)
        return None if made else needs_role(roles)


def accepted(done: Done) -> Accepted:
    """What a browser is told of it, and the journal keeps: one answer for all orders, which has the
    fields of each one's own."""
    return Accepted(**msgspec.structs.asdict(done))
