"""The last hand of a live table of an event is taken back: begun, told or finished wrongly, it
counts for nothing, and may be told anew."""

from functools import partial

from ruleone.room import records as r
from ruleone.room.batch import Batch
from ruleone.room.event_host import EventHost
from ruleone.room.followed_hands import seat_players
from ruleone.room.live import commands as lc
from ruleone.room.live.host import LiveTable
from ruleone.room.table_host import TableHost
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.undo.hands import hand_stands, won_in


def hand_back(host: EventHost, table: TableHost) -> int | None:
    """The event's number of the table's last hand, where it can be taken back now."""
    live, order = table.live, table.order
    if live is None or order is None or stands(host, table, live, order.number) is not None:
        return None
    return order.number


def take_hand_back(
    host: EventHost,
    table: TableHost,
    live: LiveTable,
    do: lc.TakeBackLiveHand,
    by: str,
    now_ms: int,
    batch: Batch,
) -> Refusal | None:
    """Take it back, or say what stands on it. The record keeps both, and who did it."""
    refused = bad_reason(do.reason) or stands(host, table, live, do.hand)
    if refused is not None:
        return host.say(refused)
    begun = live.state.followed is not None
    at_ms = host.time(now_ms)
    taken = partial(host.tournament.take_back_hand, table.number, do.hand, do.reason, at_ms)
    cite = host.tournament.state.rules.cite("floor.decides")
    name = str(lc.TakeBackLiveHand.__struct_config__.tag)
    directed = r.Directed(by, name, do.reason, now_ms, cite)
    if (refused := host.carry_out(taken, batch, directed)) is not None:
        return refused
    if begun:
        refused = live.take_back_start(live.state.number, by, batch)
        assert refused is None, "nothing stands on the record of the hand"
    if host.tables.get(table.number) is table:
        seat_players(host, table, live, batch)
    batch.change(*table.topics)
    return None


def stands(host: EventHost, table: TableHost, live: LiveTable, hand: int) -> Refusal | None:
    """What stands on the hand, at its table, in the event, or in wallets."""
    state = host.tournament.state
    if (refused := hand_stands(state, table.number, hand)) is not None:
        return refused
    if live.state.followed is not None:
        if live.state.redeals is not None:
            return Refusal("hand-stands-redeal", "illegal")
        if lines := live.state.standing:
            told = {"hand": hand, "lines": len(lines)}
            return Refusal("live-hand-told", "illegal", {**told})
    return host.till.cannot_give_back(won_in(state, hand), state)
