"""Orders at a cash table: how its host is found."""

from abc import abstractmethod

from ruleone.room.cash.host import TABLE, CashHost
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
