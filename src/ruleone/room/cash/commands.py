"""The orders of players at cash tables, and how an order finds its table."""

from abc import abstractmethod
from functools import partial

from ruleone.limits import CASH_TABLES_OF_A_PERSON_MAX
from ruleone.room.cash import sitting
from ruleone.room.cash.host import TABLE, CashHost
from ruleone.room.cash.stakes import COMPANY_FIXED, with_company
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.batch import Done
from ruleone.room.core.orders import Order, Step
from ruleone.room.event.host.order import EventOrder
from ruleone.rulebook import Refusal


class CashOrder(Order, frozen=True):
    """An order at the cash table that it names."""

    event: str

    def run(self, step: Step) -> Done | Refusal:
        """Find the table, and do it there."""
        table: int = getattr(self, "table", TABLE)
        return step.part(CashTables).ask(self.event, table, self.at_cash, step)

    @abstractmethod
    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Do it at the table, which is not frozen."""


class OfATable(EventOrder, frozen=True):
    """An order at a table, of the event or for cash, that it names."""

    def run(self, step: Step) -> Done | Refusal:
        """Find the cash table, or else the event, and do it there."""
        cash = step.part(CashTables)
        if self.event not in cash.hosts:
            return super().run(step)
        table: int = getattr(self, "table", TABLE)
        return cash.ask(self.event, table, self.at_cash, step)

    @abstractmethod
    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Do it at the cash table, which is not frozen."""


class WaitForSeat(Order, frozen=True, tag="wait-for-seat"):
    """Wait for a seat: at the cash table of `event`, or without one at any table of these stakes.

    When a seat comes free it is kept for the person who has waited longest, who takes it by
    `take-seat`; after a while it goes to the next. A person has one place on each list.
    """

    stakes: str
    event: str | None = None

    def run(self, step: Step) -> Done | Refusal:
        """Give the person the last place on the list."""
        cash = step.part(CashTables)
        host = None if self.event is None else cash.hosts.get(self.event)
        stakes = cash.offered.get(self.stakes) if host is None else host.state.stakes
        if stakes is None:
            return _no_stakes(cash)
        if self.event is not None and (host is None or stakes.name != self.stakes):
            return cash.absence(self.event, step.person)
        refused = cash.offering.want(stakes, self.event, step.person, step.at_ms, step.batch)
        cash.tidy(step.batch)
        return refused or _of_list(self.event)


class StopWaiting(Order, frozen=True, tag="stop-waiting"):
    """Leave that list; a seat that was kept goes to the next."""

    stakes: str
    event: str | None = None

    def run(self, step: Step) -> Done | Refusal:
        """Remove the person from the list."""
        cash = step.part(CashTables)
        waited = self.stakes, self.event
        refused = cash.offering.stop(*waited, step.person, step.at_ms, step.batch)
        cash.tidy(step.batch)
        return refused or _of_list(self.event)


def _no_stakes(cash: CashTables) -> Refusal:
    return Refusal("stakes-unknown", "syntax", {"stakes": tuple(cash.offered)})


def _of_list(event: str | None) -> Done:
    return Done(event=event, table=None if event is None else TABLE)


class TakeSeat(Order, frozen=True, tag="take-seat"):
    """Sit down at a cash table with `buy_in` cents.

    It is the table of `event`, else one of these stakes that has a seat, else a new one. Without a
    `seat` it is the first open one. With `wait` you wait for the big blind rather than post at
    once. Where the lobby offers the choice, `house` is the number of computer players for a single
    person; without it the number that the stakes state. The answer's `event` and `table` are where
    to go.
    """

    stakes: str
    buy_in: int
    event: str | None = None
    seat: int | None = None
    wait: bool = False
    house: int | None = None

    def run(self, step: Step) -> Done | Refusal:
        """Seat the person, at a new table if need be."""
        cash, person = step.part(CashTables), step.person
        now_ms, batch = step.at_ms, step.batch
        stakes = cash.offered.get(self.stakes)
        if stakes is None:
            return _no_stakes(cash)
        if self.house is not None:
            chosen = COMPANY_FIXED if self.event else with_company(stakes, self.house)
            if isinstance(chosen, Refusal):
                return chosen
            stakes = chosen
        seated = sum(host.state.sitter(person) is not None for host in cash.hosts.values())
        if seated >= CASH_TABLES_OF_A_PERSON_MAX:
            most = CASH_TABLES_OF_A_PERSON_MAX
            return Refusal("too-many-cash-tables-of-yours", "illegal", {"most": most})
        host = cash.table_for(stakes, person, self.event, self.house)
        fresh = None
        if host is None:
            if self.event is not None:
                return cash.absence(self.event, person)
            host = fresh = cash.made(stakes, now_ms)
        refused = sitting.may_sit(host, person, self.seat, self.buy_in)
        if refused is None and fresh is not None:
            refused = cash.make_way(step.caller.address, now_ms, batch)
        if refused is not None:
            return refused
        if fresh is not None:
            fresh.made_from = step.caller.address
            cash.open(fresh, stakes, now_ms, batch)
        sit = partial(sitting.sit, host, self.seat, self.buy_in, self.wait, step)
        answer = cash.guarded(host, sit, now_ms, batch)
        if host.state.sitter(person) is not None:
            cash.offering.seated(host, person, now_ms, batch)
            cash.tidy(batch)
        return answer


class AddOn(CashOrder, frozen=True, tag="add-on"):
    """Add this many cents to your stack at a cash table, between hands.

    During a hand the add-on waits until the hand is over; 0 withdraws it.
    """

    cents: int

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Add the chips now, or when the hand is over."""
        return sitting.add_on(host, step.person, self.cents, step.at_ms, step.batch)


class SitOut(CashOrder, frozen=True, tag="sit-out"):
    """Be dealt no further hand at a cash table, and keep the seat; `back` ends it."""

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Deal the person no further hand."""
        return sitting.sit_out(host, step.person, step.at_ms, step.batch)


class HoldDeal(CashOrder, frozen=True, tag="hold-deal"):
    """Hold the next hand at a cash table of 13-card poker, as the only person who plays there.

    It waits until you ask for it (`next-hand`). The view's `pause` shows how long you may hold it;
    after that you sit out.
    """

    table: int
    hand: int

    def at_cash(self, host: CashHost, step: Step) -> Refusal | None:
        """Hold the next hand."""
        return sitting.hold(host, self.hand, step)


class AskForChips(Order, frozen=True, tag="ask-for-chips"):
    """Receive play money again, with too little left for any cash table."""

    def run(self, step: Step) -> Done | Refusal:
        """Give the person as much play money as a newcomer has."""
        return step.part(CashTables).grant(step.person, step.batch)


ORDERS = (WaitForSeat, StopWaiting, TakeSeat, AddOn, SitOut, HoldDeal, AskForChips)
