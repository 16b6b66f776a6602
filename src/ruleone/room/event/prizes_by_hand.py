"""Prizes that are paid by hand: those of events whose money does not go through the cage."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
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


class PayPrize(msgspec.Struct, frozen=True, tag="pay-prize"):
    """Cashier: a player of an event that is over and not `charged` has been handed his prize,
    bounties included; `amount` is what was told of it. A prize is paid once."""

    event: str
    player: str
    amount: int


class TakePrizeBack(msgspec.Struct, frozen=True, tag="take-prize-back"):
    """Cashier: a prize was not paid after all. Both stay on record, and it may be paid again."""

    event: str
    player: str
    reason: str


PrizeCommand = PayPrize | TakePrizeBack


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

    def judge(self, do: PrizeCommand, by: str, batch: Batch) -> Done | Refusal:
        """A prize is paid, or was not after all, unless that is refused."""
        due = self._due.get(do.event, {}).get(do.player)
        if due is None:
            return NOT_DUE
        paid = do.player in self._paid[do.event]
        record: PrizePaid | PrizeTakenBack
        if isinstance(do, PayPrize):
            if paid:
                return Refusal("prize-paid", "illegal", {"amount": due})
            if do.amount != due:
                told = {"expected": due, "came": do.amount}
                return Refusal("prize-of-other-amount", "syntax", {**told})
            record = PrizePaid(do.event, do.player, due, by)
        else:
            if (refused := bad_reason(do.reason)) is not None:
                return refused
            if not paid:
                return NOT_PAID
            record = PrizeTakenBack(do.event, do.player, by, plain(do.reason))
        self.take(record)
        batch.add(STREAM, record)
        batch.change(f"director/{do.event}", "matters")
        return Done(event=do.event)
