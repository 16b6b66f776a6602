"""What a director asks of who deals at a table."""

import msgspec

from ruleone.tournament.terms.config import TableKind


class SwitchTable(msgspec.Struct, frozen=True, tag="switch-table"):
    """Director: from its next hand on a table of an event is `dealt` to by the room, or `live`,
    played with real cards. Not while a hand is on it; no house player sits at real cards."""

    event: str
    table: int
    to: TableKind
    reason: str
