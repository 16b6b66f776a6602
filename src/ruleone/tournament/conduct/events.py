"""What happens to players who are penalised."""

from ruleone.floor.conduct.penalty import PenaltyCode
from ruleone.floor.offences import OffenceCode
from ruleone.tournament.happened import Decided


class PenaltyGiven(Decided, frozen=True, tag="penalty-given"):
    """A player is penalised at a table, for an `offence` of the book where one is named: so many
    hands or rounds by `count`, which are `hands` to miss from the next deal on."""

    player: str
    table: int
    penalty: PenaltyCode
    count: int
    hands: int
    offence: OffenceCode | None
    reason: str


class PenaltyServed(Decided, frozen=True, tag="penalty-served"):
    """A player has missed all the hands of his penalties: the next one is his again."""

    player: str
    table: int


class PenaltyLifted(Decided, frozen=True, tag="penalty-lifted"):
    """The `hands` that a player had still to miss are let off."""

    player: str
    table: int
    hands: int
    reason: str


ConductEvent = PenaltyGiven | PenaltyServed | PenaltyLifted
