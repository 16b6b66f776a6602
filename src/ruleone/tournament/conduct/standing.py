"""What stands against a player of an event."""

import msgspec

from ruleone.floor.conduct import Penalty, Record, Serving
from ruleone.tournament.events.penalties import PenaltyGiven, PenaltyPaid


class Conduct(msgspec.Struct, frozen=True):
    """The penalties that a player was given, the oldest first, and what he has still to miss. Of
    those that take chips he `owes` some until his hand is over, and has `paid` the others."""

    given: tuple[PenaltyGiven, ...] = ()
    serving: Serving = Serving()
    owes: tuple[PenaltyGiven, ...] = ()
    paid: tuple[PenaltyPaid, ...] = ()

    @property
    def record(self) -> Record:
        """The same as the floor weighs the next one by."""
        return Record(tuple(Penalty(one.penalty, one.count) for one in self.given))

    def payment(self, given: PenaltyGiven) -> PenaltyPaid | None:
        """How he has paid this penalty; None where he owes it, or it takes no chips."""
        told = given.penalty, given.at_ms, given.number
        paid = (one for one in self.paid if (one.penalty, one.given_ms, one.number) == told)
        return next(paid, None)

    @property
    def next_number(self) -> int:
        """What tells the next penalty from all that stand against him."""
        return 1 + max((one.number for one in self.given), default=0)

    @property
    def disqualified(self) -> bool:
        """Whether he is out of the event for what he did."""
        return any(one.penalty == "disqualification" for one in self.given)


CLEAN = Conduct()
