"""What happens to players who are penalised."""

from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.tournament.events.happened import Decided


class PenaltyGiven(Decided, frozen=True, tag="penalty-given"):
    """A player is penalised at a table (0 where he has none, between two flights), for an `offence`
    of the book where one is named: so many hands or rounds by `count`, which are `hands` to miss
    from the next deal on; or so many chips, which he pays as soon as he is in no hand. `number`
    tells his penalties apart, from 1; 0 in what happened before they had one."""

    player: str
    table: int
    penalty: PenaltyCode
    count: int
    hands: int
    offence: OffenceCode | None
    reason: str
    number: int = 0


class PenaltyPaid(Decided, frozen=True, tag="penalty-paid"):
    """A player has paid `chips` of the fine or forfeiture of this `number` that he was given at
    `given_ms`: as many as he had, but the smallest chip in play. They leave play."""

    player: str
    table: int
    penalty: PenaltyCode
    chips: int
    given_ms: int
    number: int = 0


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


ConductEvent = PenaltyGiven | PenaltyPaid | PenaltyServed | PenaltyLifted
