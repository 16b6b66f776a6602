"""Common fields of all events of a tournament."""

import msgspec

from ruleone.rulebook.citation import Citation

Citations = tuple[Citation, ...]


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """Any event: `at_ms` is the room's clock at that moment."""

    at_ms: int


class Decided(Happened, frozen=True, kw_only=True):
    """An event that is a decision, with the rules behind it."""

    citations: Citations = ()
