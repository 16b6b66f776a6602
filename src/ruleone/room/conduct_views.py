"""Penalties in an event, as its floor sees them."""

import msgspec

from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.room.live.views import PenaltyKindView
from ruleone.rulebook.citation import Citation


class GivenView(msgspec.Struct, frozen=True):
    """A penalty that was given: `count` hands or rounds, which were `hands` to miss, or chips, of
    which he has `paid` so many; None until he has, and where none were to be paid."""

    at_ms: int
    penalty: PenaltyCode
    count: int
    hands: int
    offence: OffenceCode | None
    reason: str
    citations: tuple[Citation, ...]
    paid: int | None = None


class ConductOfView(msgspec.Struct, frozen=True):
    """What stands against a player, the oldest first, how many hands he has `left` to miss after
    the one that is on, 0 for one who is out for good, and the next step of the edition's scale:
    `proposed`, with its `count`; None where there is none."""

    player: str
    name: str
    table: int | None
    seat: int | None
    left: int
    given: tuple[GivenView, ...]
    proposed: PenaltyCode | None = None
    count: int = 0


class InChipsView(msgspec.Struct, frozen=True):
    """A penalty that takes chips, and the `offence` for which the edition has it by the rule
    cited."""

    penalty: PenaltyCode
    offence: OffenceCode
    citation: Citation


class ConductView(msgspec.Struct, frozen=True):
    """The `penalties` that the edition has by the rule cited, the `offences` that it names, those
    that may be paid for `in_chips`, and all against whom something stands, those first who have
    hands to miss."""

    penalties: tuple[PenaltyKindView, ...]
    offences: tuple[OffenceCode, ...]
    citation: Citation
    players: tuple[ConductOfView, ...] = ()
    in_chips: tuple[InChipsView, ...] = ()
