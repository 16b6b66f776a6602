"""What stands against a player of an event."""

import msgspec

from ruleone.floor.conduct import Penalty, Record, Serving
from ruleone.tournament.conduct.events import PenaltyGiven


class Conduct(msgspec.Struct, frozen=True):
    """The penalties that a player was given, the oldest first, and what he has still to miss."""

    given: tuple[PenaltyGiven, ...] = ()
    serving: Serving = Serving()

    @property
    def record(self) -> Record:
        """The same as the floor weighs the next one by."""
        return Record(tuple(Penalty(one.penalty, one.count) for one in self.given))

    @property
    def disqualified(self) -> bool:
        """Whether he is out of the event for what he did."""
        return any(one.penalty == "disqualification" for one in self.given)


CLEAN = Conduct()
