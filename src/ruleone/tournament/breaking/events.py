"""What a director says about a table that is to break."""

from ruleone.tournament.events.happened import Decided


class TableBreakOrdered(Decided, frozen=True, tag="table-break-ordered"):
    """The table breaks next, behind those that were named before it, as soon as no hand is in play
    there and the others have seats for its players, whenever the posted order would have had it."""

    table: int
    reason: str


class TableBreakWithdrawn(Decided, frozen=True, tag="table-break-withdrawn"):
    """The table stays after all, until it is its turn by the posted order."""

    table: int
    reason: str


BreakingEvent = TableBreakOrdered | TableBreakWithdrawn
