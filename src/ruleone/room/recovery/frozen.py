"""Frozen events and tables, and the director's ways to resume them.

They always resume from what the journal has.
"""

from functools import partial
from typing import Final

import msgspec

from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.sitting import after
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.batch import FAILURES, Done
from ruleone.room.core.orders import Step, stands, tag_of
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.event.hands.dealt_hands import go_on, void_hand
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Direction, Events, shown
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.recovery.restoring import NotWritten, Restoring
from ruleone.room.table.records import Directed, GoesOn, HandRetired
from ruleone.rulebook import Refusal
from ruleone.store.journal import Damaged
from ruleone.tournament.state.refusals import no_reason

NOT_WRITTEN: Final = Refusal("not-written-yet", "illegal")


class Unfreeze(Direction, frozen=True, tag="unfreeze"):
    """Director: unfreeze a table, or the whole event where no table is named.

    It resumes from what the journal has of it.
    """

    reason: str
    table: int | None = None

    may = DIRECTOR
    maker_may = True
    undo = stands("act-final-hand")

    def run(self, step: Step) -> Done | Refusal:
        """Rebuild the frozen table or event from the journal, and resume it."""
        cash = step.part(CashTables)
        if self.event in cash.hosts:
            return _cash_goes_on(cash, self, step)
        if self.table is not None:
            return super().run(step)
        events = step.part(Events)
        host = shown(events.asked(self.event, step.person), step)
        if isinstance(host, Refusal):
            return host
        again = unfreeze_event(host, self, step)
        if isinstance(again, Refusal):
            return again
        events.hosts[host.event] = again
        return Done()

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Resume the table."""
        return unfreeze_table(host, self, step)


class RetireHand(Direction, frozen=True, tag="retire-hand"):
    """Director: end the hand of a frozen table without a result.

    Nobody has won it: everyone has the chips with which it began, and the next hand is dealt.
    """

    table: int
    reason: str

    may = DIRECTOR
    maker_may = True
    undo = stands("act-final-hand")

    def run(self, step: Step) -> Done | Refusal:
        """End the hand, also at a cash table."""
        cash = step.part(CashTables)
        return _cash_goes_on(cash, self, step) if self.event in cash.hosts else super().run(step)

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Give everyone the chips with which the hand began."""
        table = _frozen_table(host, self.table)
        if isinstance(table, Refusal):
            return table
        if (refused := no_reason(self.reason)) is not None:
            return refused
        host.record(self.directed(host, step), step.batch)
        void_hand(host, table, step.at_ms, step.batch)
        return None


ORDERS = (Unfreeze, RetireHand)


def unfreeze_table(host: EventHost, command: Unfreeze, step: Step) -> Refusal | None:
    """Rebuild the hand of a frozen table from the journal, and resume it.

    Players to act have their full time.
    """
    now_ms, batch = step.at_ms, step.batch
    table = _frozen_table(host, command.table or 0)
    if isinstance(table, Refusal):
        return table
    if (refused := no_reason(command.reason)) is not None:
        return refused
    assert table.order is not None
    try:
        table.take_up(step.part(Restoring).hand_again(host, table.order))
    except NotWritten:
        return NOT_WRITTEN
    except (*FAILURES, msgspec.MsgspecError, Damaged) as failure:
        return _cannot_go_on(failure)
    host.record(command.directed(host, step), batch)
    host.record(GoesOn(table.number, now_ms), batch)
    host.guarded(partial(go_on, host, table, now_ms, batch), table, now_ms, batch)
    host.change_all(batch)
    return None


def unfreeze_event(host: EventHost, command: Unfreeze, step: Step) -> EventHost | Refusal:
    """Rebuild a frozen event from the journal, and return the host that replaces the old one.

    The time in which it was frozen does not count.
    """
    now_ms, batch, restoring = step.at_ms, step.batch, step.part(Restoring)
    if host.frozen is None:
        return Refusal("event-not-frozen", "illegal")
    if (refused := no_reason(command.reason)) is not None:
        return refused
    try:
        again = restoring.event_again(host)
    except NotWritten:
        return NOT_WRITTEN
    except (*FAILURES, msgspec.MsgspecError, Damaged) as failure:
        return _cannot_go_on(failure)
    for person, presence in host.presences.items():
        again.presences[person].meets(presence.connected)
    again.record(command.directed(again, step), batch)
    again.record(GoesOn(None, now_ms), batch)
    again.carry_out(partial(again.tournament.restart, again.time(now_ms)), batch)
    restoring.take_up_hands(again, now_ms, batch)
    again.change_all(batch)
    return again


def _frozen_table(host: EventHost, number: int) -> TableHost | Refusal:
    table = host.tables.get(number)
    if table is None:
        return Refusal("table-unknown", "illegal", {"table": number})
    if table.frozen is None:
        return Refusal("table-not-frozen", "illegal", {"table": number})
    return table


def _cannot_go_on(failure: Exception) -> Refusal:
    return Refusal("cannot-go-on", "illegal", {"what": type(failure).__name__})


def _cash_goes_on(cash: CashTables, do: Unfreeze | RetireHand, step: Step) -> Done | Refusal:
    """Replace the frozen cash table by one rebuilt from the journal."""
    host = cash.hosts[do.event]
    again = unfreeze_cash(host, do, step)
    if isinstance(again, Refusal):
        return again
    again.made_from = host.made_from
    again.look_who_is_there(step.at_ms)
    cash.add(again)
    cash.tidy(step.batch)
    return Done(event=again.name, table=TABLE)


def unfreeze_cash(host: CashHost, do: Unfreeze | RetireHand, step: Step) -> CashHost | Refusal:
    """Return the cash table rebuilt from the journal, to replace the frozen one.

    Its hand resumes or is retired: everybody then has the chips with which it began. Players who
    wanted to leave or to add on need not wait for it any longer.
    """
    now_ms, batch, restoring = step.at_ms, step.batch, step.part(Restoring)
    if do.table not in (None, TABLE):
        return Refusal("table-unknown", "illegal", {"table": do.table})
    if host.frozen is None:
        return Refusal("table-not-frozen", "illegal", {"table": TABLE})
    if (refused := no_reason(do.reason)) is not None:
        return refused
    try:
        again = restoring.cash_again(host)
        for person, presence in again.presences.items():
            presence.connected = step.ports.is_here(person)
        again.frozen = None
        cite = again.state.rules.cite("floor.decides")
        told = Directed(step.person, tag_of(type(do)), do.reason, now_ms, cite)
        again.record(told, batch)
        order = again.state.order
        if isinstance(do, RetireHand) and again.state.in_hand and order is not None:
            again.record(HandRetired(TABLE, order.number, now_ms, cite), batch)
        else:
            again.record(GoesOn(TABLE, now_ms), batch)
            restoring.cash_hand_again(again, now_ms, batch)
    except NotWritten:
        return Refusal("not-written-yet", "illegal")
    except (*FAILURES, msgspec.MsgspecError, Damaged) as failure:
        return Refusal("cannot-go-on", "illegal", {"what": type(failure).__name__})
    again.ready_ms = again.idle_ms = now_ms
    again.guarded(partial(after, again, now_ms, batch), now_ms, batch)
    batch.change("lobby", again.topic)
    return again
