"""What a director says about a table itself."""

import msgspec

from ruleone.tournament.terms.config import TableKind


class BreakTable(msgspec.Struct, frozen=True, tag="break-table"):
    """Director: a table breaks before its turn, behind those that were named before it: once its
    hand is over, as soon as the others have seats for its players, who draw them. Where it is not
    to `wait` for seats it is refused while the others have too few."""

    event: str
    table: int
    reason: str
    wait: bool = True


class KeepTable(msgspec.Struct, frozen=True, tag="keep-table"):
    """Director: a table that was to break before its turn stays, as long as it has not broken."""

    event: str
    table: int
    reason: str


class SwitchTable(msgspec.Struct, frozen=True, tag="switch-table"):
    """Director: from its next hand on a table of an event is `dealt` to by the room, or `live`,
    played with real cards. Not while a hand is on it; no house player sits at real cards."""

    event: str
    table: int
    to: TableKind
    reason: str


TableCommand = BreakTable | KeepTable | SwitchTable
