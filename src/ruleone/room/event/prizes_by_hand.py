"""Prizes that are paid by hand: those of events whose money does not go through the cage."""

from collections.abc import Iterator, Mapping
from typing import Final

from ruleone.cage.desk import Method
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.books import Books
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import CASHIER
from ruleone.room.core.settings import STREAM
from ruleone.room.event.accounts import is_by_hand, pay_charge, void_receipt
from ruleone.room.event.records import EventEnded, PrizePaid, PrizeTakenBack
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import no_reason

NOT_DUE: Final = Refusal("prize-not-due", "illegal")

ON_THE_HOUSE: Final = Refusal("prize-on-the-house", "illegal")

NOT_PAID: Final = Refusal("prize-not-paid", "illegal")


def due_of(ended: EventEnded) -> dict[str, int]:
    """Return the amounts to be paid by hand, by person, bounties included.

    Prizes of computer players are the house's.
    """
    if not is_by_hand(ended.config):
        return {}
    owed = {one.player: one.prize + ended.bounties.get(one.player, 0) for one in ended.results}
    return {player: due for player, due in owed.items() if due and player not in ended.names}


class PayPrize(Order, frozen=True, tag="pay-prize"):
    """Cashier: note that a player has been handed the prize of an event that is over.

    The event is not `charged`; bounties are included; `amount` is the amount shown. A prize is paid
    once, in this way. Amounts that the desk handed out before the end count.
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
        rest = prizes.unpaid(self.event).get(self.player)
        if rest is None:
            return Refusal("prize-paid", "illegal", {"amount": due})
        if self.amount != rest:
            told = {"expected": rest, "came": self.amount}
            return Refusal("prize-of-other-amount", "syntax", {**told})
        if self.method == "house":
            return ON_THE_HOUSE
        prizes.note(PrizePaid(self.event, self.player, rest, step.person), step.batch)
        books = step.part(Books)
        for charge in books.desk.of_player(self.event, self.player):
            if charge.is_prize and charge.state == "due":
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
        if (refused := no_reason(self.reason)) is not None:
            return refused
        if not prizes.paid(self.event, self.player):
            return NOT_PAID
        reason, books = plain(self.reason), step.part(Books)
        charges = books.desk.of_player(self.event, self.player)
        receipts = [one.paid for one in charges if one.is_prize and one.paid is not None]
        refused = next((no for one in receipts if (no := books.desk.void_refused(one))), None)
        if refused is not None:
            return refused
        for receipt in receipts:
            void_receipt(books, receipt, step.person, reason, step.batch)
        prizes.note(PrizeTakenBack(self.event, self.player, step.person, reason), step.batch)
        return Done(event=self.event)


ORDERS = (PayPrize, TakePrizeBack)


class PrizesByHand:
    """The prizes due in each event that is over, and those paid: a prize is kept for its winner.

    It is a part of what the results of the room hold of the same events.
    """

    def __init__(self) -> None:
        self._due: Final[dict[str, dict[str, int]]] = {}
        self._paid: Final[dict[str, dict[str, int]]] = {}
        self._at_real_tables: Final[dict[str, EventEnded]] = {}
        """The events at real tables whose cashier is warned until all prizes are handed out."""

    def ended(self, ended: EventEnded) -> None:
        """Note the prizes of an event that is over."""
        due = due_of(ended)
        if not due:
            return
        self._due[ended.event] = due
        if ended.config.tables == "live":
            self._at_real_tables[ended.event] = ended

    def waiting(self) -> Iterator[EventEnded]:
        """Yield the events at real tables that are over and not all paid, the newest first."""
        for event, ended in reversed(self._at_real_tables.items()):
            if next(self._rest(event), None) is not None:
                yield ended

    def unpaid(self, event: str) -> dict[str, int]:
        """Return the amounts that persons of the event have still to be handed."""
        return dict(self._rest(event))

    def _rest(self, event: str) -> Iterator[tuple[str, int]]:
        """Yield the persons who have still to be handed something, with the amount."""
        for player, amount in self._due.get(event, {}).items():
            if (rest := amount - self.paid(event, player)) > 0:
                yield player, rest

    def paid(self, event: str, player: str) -> int:
        """Return the amount that the player was handed, also before the event was over."""
        return self.of_event(event).get(player, 0)

    def of_event(self, event: str) -> Mapping[str, int]:
        """Return the amounts that players of the event were handed."""
        return self._paid.get(event, {})

    def take(self, record: PrizePaid | PrizeTakenBack) -> None:
        """Take in a row of the journal."""
        paid, player = self._paid.setdefault(record.event, {}), record.player
        if isinstance(record, PrizePaid):
            paid[player] = paid.get(player, 0) + record.amount
        elif record.amount is None:
            paid.pop(player, None)
        else:
            paid[player] = max(0, paid.get(player, 0) - record.amount)

    def all_due(self, event: str) -> Mapping[str, int]:
        """Return the amounts due for an event that is over, by person, paid or not."""
        return self._due.get(event, {})

    def due(self, event: str, player: str) -> int | None:
        """Return the amount due to the player for the event, paid or not; None for nothing."""
        return self._due.get(event, {}).get(player)

    def note(self, record: PrizePaid | PrizeTakenBack, batch: Batch) -> None:
        """Note that a prize was paid, or was not after all."""
        self.take(record)
        batch.add(STREAM, record)
        batch.change(f"director/{record.event}", f"payments/{record.event}", "matters")
