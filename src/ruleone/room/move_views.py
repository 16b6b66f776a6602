"""Moves between tables, as pages show them before they are made and after."""

import msgspec

from ruleone.tournament.seating.balancing import MoveReason


class MoveView(msgspec.Struct, frozen=True):
    """A move that comes when the hand is over, and why; `stack` is what the player has before him.
    One that is `ordered` by the director comes whatever happens in the hand; another only where
    nobody goes out before and the tables are as they are now."""

    player: str
    name: str
    stack: int
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int
    ordered: bool
    reasons: tuple[MoveReason, ...]


class WentView(msgspec.Struct, frozen=True):
    """Where a player of a broken table sits now."""

    player: str
    name: str
    table: int
    seat: int
