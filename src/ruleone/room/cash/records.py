"""What the journal has of cash tables in the stream `room`, and how a seat was left."""

from typing import Literal

import msgspec

from ruleone.rulebook import Citation


class CashGameOpened(msgspec.Struct, frozen=True, tag="cash-game-opened"):
    """A cash table was opened; its stream says for which stakes."""

    table: str


WhyGone = Literal["asked", "time", "blinds", "house", "closed"]
"""Why a player is gone from a cash table: he asked for it; the software set his thirteen cards when
his time was over; he missed too many blinds; a house player went; nobody played, or a director
ended the game."""


class CashSeatLeft(msgspec.Struct, frozen=True):
    """The seat that a person had at a cash table, for what, once it is his no more: why he is gone,
    with so many cents, and by which rule where one let him go. `hand` is the table's last one,
    where he played in it."""

    table: str
    game: str
    small_blind: int
    big_blind: int
    point: int
    bonus: bool
    why: WhyGone
    cents: int
    hand: int | None
    citation: Citation | None


class CashGameClosed(msgspec.Struct, frozen=True, tag="cash-game-closed"):
    """Nobody sits at a cash table any more: it is gone. `left` tells of each person who went last
    from there."""

    table: str
    left: dict[str, CashSeatLeft] = {}
