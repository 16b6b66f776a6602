"""What a director says about a table itself."""

import msgspec

from ruleone.room.event.hands.commands import SwitchTable


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


TableCommand = BreakTable | KeepTable | SwitchTable
