"""The undoing of the last hand of a table with real cards.

A hand that was begun, reported or finished wrongly no longer counts in the event, at its tablet and
in wallets, and may be reported again.
"""

from functools import partial
from typing import NamedTuple

from ruleone.room.core.batch import Batch
from ruleone.room.event.hands.tracked_hands import seat_players
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.live import commands as lc
from ruleone.room.live.host import LiveTable
from ruleone.room.table.records import Directed
from ruleone.rulebook import Refusal
from ruleone.tournament.undo.hands import hand_stands, won_in


class HandLog(NamedTuple):
    """The hands of a table of an event, by their numbers in the event."""

    host: EventHost
    table: TableHost
    live: LiveTable

    def find(self, number: int) -> int:
        """Return the number itself; `refused` says why a hand that is not kept stands."""
        return number

    def refused(self, hand: int) -> Refusal | None:
        """Return why the hand stands, in the event, at its table or in wallets, or None."""
        refused = self._stands(hand)
        return None if refused is None else self.host.say(refused)

    def _stands(self, hand: int) -> Refusal | None:
        host, state, record = self.host, self.host.tournament.state, self.live.state
        if (refused := hand_stands(state, self.table.number, hand)) is not None:
            return refused
        if record.followed is not None:
            if record.redeals is not None:
                return Refusal("hand-stands-redeal", "illegal")
            if lines := record.standing:
                told = {"hand": hand, "lines": len(lines)}
                return Refusal("live-hand-told", "illegal", {**told})
        return host.accounts.cannot_give_back(won_in(state, hand), state)

    def put_right(self, hand: int, reason: str, by: str, batch: Batch) -> Refusal | None:
        """Undo it in the event, then at its table. The record keeps both, and who did it."""
        host, table, live = self.host, self.table, self.live
        begun, at_ms = live.state.followed is not None, batch.at_ms
        taken = partial(host.tournament.undo_hand, table.number, hand, reason, host.time(at_ms))
        cite = host.tournament.state.rules.cite("floor.decides")
        directed = Directed(by, str(lc.TakeBackLiveHand.__struct_config__.tag), reason, at_ms, cite)
        if (refused := host.carry_out(taken, batch, directed)) is not None:
            return refused
        if begun:
            refused = live.take_back_start(live.state.number, by, batch)
            assert refused is None, "nothing stands on the record of the hand"
        if host.tables.get(table.number) is table:
            seat_players(host, table, live, batch)
        batch.change(*table.topics)
        return None


def hand_back(host: EventHost, table: TableHost) -> int | None:
    """Return the event's number of the table's last hand, if it can be undone now."""
    live, order = table.live, table.order
    if live is None or order is None:
        return None
    return order.number if HandLog(host, table, live).refused(order.number) is None else None
