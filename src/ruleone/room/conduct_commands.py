"""What the floor says of the conduct of an event's players."""

import msgspec

from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode


class Penalise(msgspec.Struct, frozen=True, tag="penalise"):
    """Floor: a player is given a penalty of the edition's scale, `count` hands or rounds of it, for
    an `offence` that the book names or another `reason`. It begins with the next hand, and goes
    with him to any table and through a night; who is disqualified is out once his hand is over, at
    night at once, and his chips leave play. Or `count` chips for an offence that the edition has
    pay them: he pays, as far as he has them, once his hand is over, at night as soon as
    he plays again."""

    event: str
    player: str
    penalty: PenaltyCode
    reason: str
    count: int = 0
    offence: OffenceCode | None = None
    seen: int | None = None


class LiftPenalty(msgspec.Struct, frozen=True, tag="lift-penalty"):
    """Floor: what a player has still to miss is let off."""

    event: str
    player: str
    reason: str
    seen: int | None = None


ConductCommand = Penalise | LiftPenalty
"""What the floor does about conduct at the tables of an event."""
