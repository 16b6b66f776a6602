"""Prizes that are paid by hand: those of events whose money does not go through the cage."""

from collections.abc import Iterator
from typing import Final

from ruleone.cage.desk import Method
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.books import Books
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import CASHIER
from ruleone.room.core.settings import STREAM
from ruleone.room.event.accounts import pay_charge, void_receipt
from ruleone.room.event.records import EventEnded, PrizePaid, PrizeTakenBack
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason

NOT_DUE: Final = Refusal("prize-not-due", "illegal")

NOT_PAID: Final = Refusal("prize-not-paid", "illegal")


def due_of(ended: EventEnded) -> dict[str, int]:
    """Return the amounts to be paid by hand, by person, bounties included.

    Empty where wallets are paid, and where people sat down with computer players, for points.
    Prizes of computer players are the house's.
    """
    config = ended.config
    if config.charged or (config.kind == "sit-down" and config.house_players != 0):
        return {}
    owed = {one.player: one.prize + ended.bounties.get(one.player, 0) for one in ended.results}
    return {player: due for player, due in owed.items() if due and player not in ended.names}


class PayPrize(Order, frozen=True, tag="pay-prize"):
    """Cashier: note that a player has been handed the prize of an event that is over.

    The event is not `charged`; bounties are included; `amount` is the amount shown. A prize is paid
    once, in this way.
    """

    event: str
    player: str
    amount: int
    method: Method = "cash"

    may = CASHIER

    def run(self, step: Step) -> Done | Refusal:
        """Note that the prize is paid."""
        prizes = step.part(PrizesByHand)
        due = prizes.due(self.event, self.player)
        if due is None:
            return NOT_DUE
        if self.player not in prizes.unpaid(self.event):
            return Refusal("prize-paid", "illegal", {"amount": due})
        if self.amount != due:
            told = {"expected": due, "came": self.amount}
            return Refusal("prize-of-other-amount", "syntax", {**told})
        prizes.note(PrizePaid(self.event, self.player, due, step.person), step.batch)
        books = step.part(Books)
        charge = books.desk.newest(self.event, self.player, ("prize",))
        if charge is not None and charge.state == "due":
            pay_charge(books, charge.number, self.method, step.person, step.batch)
        return Done(event=self.event)


class TakePrizeBack(Order, frozen=True, tag="take-prize-back"):
    """Cashier: a prize was not paid after all. Both stay on record, and it may be paid again."""

    event: str
    player: str
    reason: str

    may = CASHIER

    def run(self, step: Step) -> Done | Refusal:
        """Note that the prize is due again."""
        prizes = step.part(PrizesByHand)
        if prizes.due(self.event, self.player) is None:
            return NOT_DUE
        if (refused := bad_reason(self.reason)) is not None:
            return refused
        if self.player in prizes.unpaid(self.event):
            return NOT_PAID
        reason, books = plain(self.reason), step.part(Books)
        charge = books.desk.newest(self.event, self.player, ("prize",))
        if charge is not None and charge.paid is not None:
            if (refused := books.desk.void_refused(charge.paid)) is not None:
                return refused
            void_receipt(books, charge.paid, step.person, reason, step.batch)
        prizes.note(PrizeTakenBack(self.event, self.player, step.person, reason), step.batch)
        return Done(event=self.event)


ORDERS = (PayPrize, TakePrizeBack)


class PrizesByHand:
    """The prizes due in each event that is over, and those paid: a prize is kept for its winner.

    It is a part of what the results of the room hold of the same events.
    """

    def __init__(self) -> None:
        self._due: Final[dict[str, dict[str, int]]] = {}
        self._paid: Final[dict[str, set[str]]] = {}
        self._at_real_tables: Final[dict[str, EventEnded]] = {}
        """The events at real tables whose cashier is warned until all prizes are handed out."""

    def ended(self, ended: EventEnded) -> None:
        """Note the prizes of an event that is over."""
        due = due_of(ended)
        if not due:
            return
        self._due[ended.event] = due
        self._paid[ended.event] = set()
        if ended.config.tables == "live":
            self._at_real_tables[ended.event] = ended

    def waiting(self) -> Iterator[EventEnded]:
        """Yield the events at real tables that are over and not all paid, the newest first."""
        for event, ended in reversed(self._at_real_tables.items()):
            if len(self._paid[event]) < len(self._due[event]):
                yield ended

    def unpaid(self, event: str) -> dict[str, int]:
        """Return the amounts that persons of the event have still to be handed."""
        due, paid = self._due.get(event, {}), self._paid.get(event, set())
        return {player: amount for player, amount in due.items() if player not in paid}

    def take(self, record: PrizePaid | PrizeTakenBack) -> None:
        """Take in a row of the journal."""
        paid = self._paid.get(record.event, set())
        if record.player not in self._due.get(record.event, {}):
            return
        if isinstance(record, PrizePaid):
            paid.add(record.player)
        else:
            paid.discard(record.player)

    def due(self, event: str, player: str) -> int | None:
        """Return the amount due to the player for the event, paid or not; None for nothing."""
        return self._due.get(event, {}).get(player)

    def note(self, record: PrizePaid | PrizeTakenBack, batch: Batch) -> None:
        """Note that a prize was paid, or was not after all."""
        self.take(record)
        batch.add(STREAM, record)
        batch.change(f"director/{record.event}", f"payments/{record.event}", "matters")
