"""What all events of a tournament have in common."""

import msgspec

from ruleone.rulebook.citation import Citation

Citations = tuple[Citation, ...]


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """What every event tells: `at_ms`, the room's clock at that moment."""

    at_ms: int


class Decided(Happened, frozen=True, kw_only=True):
    """An event that is a decision carries the rules behind it."""

    citations: Citations = ()
