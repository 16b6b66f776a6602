"""What is asked of a live table beside one of an event."""

from typing import Final

from ruleone.room.core.batch import Batch
from ruleone.room.core.done import Done
from ruleone.room.core.roles import ONLY_TABLE
from ruleone.room.event.hands.hand_for_hand import held_back, waited_for
from ruleone.room.event.hands.reported_hands import count, tell
from ruleone.room.event.hands.tracked_hands import finish, start, table_of
from ruleone.room.event.hands.undo_hand import take_hand_back
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.live import commands as lc
from ruleone.room.live.host import LiveTable
from ruleone.room.live.tables import LiveTables, not_over
from ruleone.rulebook import Refusal

OF_EVENT: Final = Refusal("live-of-event", "illegal")
CHIPS_OF_EVENT: Final = Refusal("live-chips-of-event", "illegal")
BROKEN: Final = Refusal("live-table-broken", "illegal")
OfHands = (
    lc.StartLiveHand | lc.FinishLiveHand | lc.TellLiveHand | lc.CountLiveStacks
    | lc.TakeBackLiveHand
)  # fmt: skip
"""What goes through the event."""


def judge(
    host: EventHost,
    tables: LiveTables,
    live: LiveTable,
    do: lc.LiveCommand,
    by: str,
    is_floor: bool,
    now_ms: int,
    batch: Batch,
) -> Done | Refusal:
    """Judge it: the event seats the players of the table, orders its hands, and closes it.
    `is_floor` says that who asks is of the floor."""
    table = table_of(host, live)
    if isinstance(do, lc.SeatLive | lc.LeaveLive | lc.SetLiveLevel):
        return OF_EVENT
    if isinstance(do, lc.SetLiveChips) and (refused := _bad_chips(host, do, is_floor)) is not None:
        return refused
    if isinstance(do, lc.CloseLiveTable) and table is not None:
        return OF_EVENT
    if isinstance(do, lc.EnterLive):
        return _enter(host, tables, do, by, is_floor, batch)
    if not isinstance(do, OfHands):
        return tables.judge(do, by, is_floor, batch)
    if table is None:
        return BROKEN
    refused = _of_hands(host, table, live, do, by, is_floor, now_ms, batch)
    return refused or Done(event=live.name, table=ONLY_TABLE)


def _bad_chips(host: EventHost, do: lc.SetLiveChips, is_floor: bool) -> Refusal | None:
    """Why a table cannot play with these chips: the event says which there are, and the floor alone
    may name others for a table, such as larger ones that were brought. The smallest is the event's,
    for odd chips (house-18.1)."""
    if not is_floor:
        return CHIPS_OF_EVENT
    chip = host.tournament.state.chip
    if do.chips and min(do.chips) != chip:
        return Refusal("live-chips-smallest", "illegal", {"chip": chip, "came": min(do.chips)})
    return None


def _enter(
    host: EventHost,
    tables: LiveTables,
    do: lc.EnterLive,
    by: str,
    is_floor: bool,
    batch: Batch,
) -> Done | Refusal:
    """Hand for hand a held hand goes on once no other is waited for, or as the floor says; all who
    wait see how far each table is."""
    if not is_floor and (refused := held_back(host, do.entry)) is not None:
        return refused
    before = waited_for(host)
    answer = tables.judge(do, by, is_floor, batch)
    if waited_for(host) != before:
        host.unsettled = True
        batch.change_later(*host.topics)
    return answer


def _of_hands(
    host: EventHost,
    table: TableHost,
    live: LiveTable,
    do: OfHands,
    by: str,
    is_floor: bool,
    now_ms: int,
    batch: Batch,
) -> Refusal | None:
    match do:
        case lc.StartLiveHand():
            return start(host, table, live, do, by, now_ms, batch)
        case lc.TellLiveHand():
            return tell(host, table, live, do, is_floor, now_ms, batch)
        case lc.TakeBackLiveHand():
            return take_hand_back(host, table, live, do, by, now_ms, batch)
        case lc.CountLiveStacks():
            return count(host, table, live, do, by, now_ms, batch)
        case lc.FinishLiveHand():
            if (refused := not_over(live, do.hand)) is not None:
                return refused
            if live.again is not None:
                return Refusal("live-misdeal", "illegal", {"hand": live.state.called(do.hand)})
            finish(host, table, live, now_ms, batch)
            return None
