"""Events of penalties."""

from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.tournament.events.happened import Decided


class PenaltyGiven(Decided, frozen=True, tag="penalty-given"):
    """A penalty at a table (0 between two flights), for an `offence` of the book if named.

    `count` hands or rounds, which are `hands` to miss from the next deal on; or chips, which are
    paid as soon as the player is in no hand. `number` identifies the player's penalties, from 1; 0
    in events before they had one.
    """

    player: str
    table: int
    penalty: PenaltyCode
    count: int
    hands: int
    offence: OffenceCode | None
    reason: str
    number: int = 0


class PenaltyPaid(Decided, frozen=True, tag="penalty-paid"):
    """The payment of `chips` for the penalty of this `number` given at `given_ms`.

    These are at most what the player had, less the smallest chip in play. They are removed from
    play.
    """

    player: str
    table: int
    penalty: PenaltyCode
    chips: int
    given_ms: int
    number: int = 0


class PenaltyServed(Decided, frozen=True, tag="penalty-served"):
    """The end of a player's penalties: the player plays the next hand."""

    player: str
    table: int


class PenaltyLifted(Decided, frozen=True, tag="penalty-lifted"):
    """The lifting of the `hands` that a player had still to miss."""

    player: str
    table: int
    hands: int
    reason: str


ConductEvent = PenaltyGiven | PenaltyPaid | PenaltyServed | PenaltyLifted
