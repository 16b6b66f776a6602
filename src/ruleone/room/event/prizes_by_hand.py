"""Prizes that are paid by hand: those of events whose money does not go through the cage."""

from collections.abc import Iterator
from typing import Final

from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import CASHIER
from ruleone.room.core.settings import STREAM
from ruleone.room.event.records import EventEnded, PrizePaid, PrizeTakenBack
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason

NOT_DUE: Final = Refusal("prize-not-due", "illegal")

NOT_PAID: Final = Refusal("prize-not-paid", "illegal")


def due_of(ended: EventEnded) -> dict[str, int]:
    """What each person is to be paid by hand, his bounties included; nobody where wallets are paid,
    or where people sat down with house players, for points. Prizes of house players are the
    house's."""
    config = ended.config
    if config.charged or (config.kind == "sit-down" and config.house_players != 0):
        return {}
    owed = {one.player: one.prize + ended.bounties.get(one.player, 0) for one in ended.results}
    return {player: due for player, due in owed.items() if due and player not in ended.names}


class PayPrize(Order, frozen=True, tag="pay-prize"):
    """Cashier: a player of an event that is over and not `charged` has been handed his prize,
    bounties included; `amount` is what was told of it. A prize is paid once."""

    event: str
    player: str
    amount: int

    may = CASHIER

    def run(self, step: Step) -> Done | Refusal:
        """The prize is paid."""
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
        return Done(event=self.event)


class TakePrizeBack(Order, frozen=True, tag="take-prize-back"):
    """Cashier: a prize was not paid after all. Both stay on record, and it may be paid again."""

    event: str
    player: str
    reason: str

    may = CASHIER

    def run(self, step: Step) -> Done | Refusal:
        """The prize is due again."""
        prizes = step.part(PrizesByHand)
        if prizes.due(self.event, self.player) is None:
            return NOT_DUE
        if (refused := bad_reason(self.reason)) is not None:
            return refused
        if self.player in prizes.unpaid(self.event):
            return NOT_PAID
        reason = plain(self.reason)
        prizes.note(PrizeTakenBack(self.event, self.player, step.person, reason), step.batch)
        return Done(event=self.event)


ORDERS = (PayPrize, TakePrizeBack)


class PrizesByHand:
    """What is due in each event that is over, and who has it: a prize waits as long as its winner
    does. It is a part of what the results of the room hold of the same events."""

    def __init__(self) -> None:
        self._due: Final[dict[str, dict[str, int]]] = {}
        self._paid: Final[dict[str, set[str]]] = {}
        self._at_real_tables: Final[dict[str, EventEnded]] = {}
        """Those of the same events whose cashier is warned until all is handed out."""

    def ended(self, ended: EventEnded) -> None:
        """An event is over: its prizes are due."""
        due = due_of(ended)
        if not due:
            return
        self._due[ended.event] = due
        self._paid[ended.event] = set()
        if ended.config.tables == "live":
            self._at_real_tables[ended.event] = ended

    def waiting(self) -> Iterator[EventEnded]:
        """The events at real tables that are over, however long, and not all paid, the newest
        first."""
        for event, ended in reversed(self._at_real_tables.items()):
            if len(self._paid[event]) < len(self._due[event]):
                yield ended

    def unpaid(self, event: str) -> dict[str, int]:
        """What each person of the event has still to be handed."""
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
        """What the player is to be handed for the event, or was; None for nothing."""
        return self._due.get(event, {}).get(player)

    def note(self, record: PrizePaid | PrizeTakenBack, batch: Batch) -> None:
        """A prize is paid, or was not after all."""
        self.take(record)
        batch.add(STREAM, record)
        batch.change(f"director/{record.event}", "matters")
