"""What happens at a cash table. The first event pins its stakes and its edition; the stream is
`cash/<table>`. Money beside is in the stream of the cage, written in the same append."""

from typing import Literal

import msgspec

from ruleone.room.cash.stakes import Stakes
from ruleone.room.table.records import BankUsed, Directed, GoesOn, HandRetired, TableFrozen, TimeUp
from ruleone.rulebook import Citation
from ruleone.tournament.button import Positions


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


WhyOut = Literal["asked", "clock", "pause"]
WhyLess = Literal["most", "wallet"]
"""Why less is added than was asked for: the most that one may bring, or what the wallet has."""


class CashTableOpened(msgspec.Struct, frozen=True, tag="cash-table-opened"):
    """A table of these stakes, under this edition."""

    stakes: Stakes
    edition: str
    digest: str
    at_ms: int


class SeatBought(msgspec.Struct, frozen=True, tag="seat-bought"):
    """Somebody sat down with so many cents. `house` is the style of a house player, `name` what he
    goes by; `waits` says that he waits for the big blind rather than post at once."""

    player: str
    seat: int
    cents: int
    waits: bool
    at_ms: int
    house: str | None = None
    name: str | None = None


class AddOnAsked(msgspec.Struct, frozen=True, tag="add-on-asked"):
    """A player in a hand wants so much more when it is over; 0 takes it back."""

    player: str
    cents: int


class ChipsAdded(msgspec.Struct, frozen=True, tag="chips-added"):
    """So much was added to a player's stack, between hands. Where that is less than he `asked` for,
    `why` says what set the bound."""

    player: str
    cents: int
    at_ms: int
    asked: int | None = None
    why: WhyLess | None = None


class SatOut(msgspec.Struct, frozen=True, tag="sat-out"):
    """The player is dealt no further hand: he asked for it, the clock had to act for him, or
    he held the deal longer than the house lets one."""

    player: str
    why: WhyOut
    at_ms: int


class CameBack(msgspec.Struct, frozen=True, tag="came-back"):
    """The player takes part again; `waits` says that he waits for the big blind rather than post
    what he has missed."""

    player: str
    waits: bool
    at_ms: int


class DealHeld(msgspec.Struct, frozen=True, tag="deal-held"):
    """The only person at the table holds the deal after the hand of this number, `until_ms` at the
    latest."""

    player: str
    number: int
    until_ms: int
    at_ms: int


class HoldEnded(msgspec.Struct, frozen=True, tag="hold-ended"):
    """The player holds the deal no longer: he asked for it, or another person plays now."""

    player: str
    at_ms: int


class SeatGivenUp(msgspec.Struct, frozen=True, tag="seat-given-up"):
    """The player goes when the hand is over. Until then he is not waited for: he is folded in turn,
    and of 13-card poker the software sets his cards. `closed`: a director ends the game; he plays
    the hand to its end as any other."""

    player: str
    at_ms: int
    why: Literal["asked", "time", "closed"] = "asked"


class TableLeft(msgspec.Struct, frozen=True, tag="table-left"):
    """The player is gone, and all that stood before him with him."""

    player: str
    seat: int
    cents: int
    why: WhyGone
    at_ms: int


class CashOrder(msgspec.Struct, frozen=True):
    """What a cash table needs to deal its next hand. Amounts are cents. `small_blind_seat` is None
    where that place is empty. `entries` are posts of those who come in, live up to the price of the
    first call; `dead_blinds` go into the pot. `point` and `bonus` are for 13-card poker."""

    number: int
    game: str
    edition: str
    seats: dict[int, str]
    stacks: dict[int, int]
    button: int
    small_blind_seat: int | None
    big_blind_seat: int
    blinds: tuple[int, int]
    entries: dict[int, int] = {}
    dead_blinds: dict[int, int] = {}
    point: int = 0
    bonus: bool = False


class CashHandDealt(msgspec.Struct, frozen=True, tag="cash-hand-dealt"):
    """A hand starts. `missed_big` and `missed_small` are seats that these blinds went past."""

    order: CashOrder
    positions: Positions
    at_ms: int
    missed_big: tuple[int, ...] = ()
    missed_small: tuple[int, ...] = ()
    citations: tuple[Citation, ...] = ()


class CashHandSettled(msgspec.Struct, frozen=True, tag="cash-hand-settled"):
    """A hand is over: the stacks after it, by seat, and what the house has taken of each winner."""

    number: int
    stacks: dict[int, int]
    rake: dict[int, int]
    at_ms: int


CashEvent = (
    CashTableOpened | SeatBought | AddOnAsked | ChipsAdded | SatOut | CameBack | DealHeld
    | HoldEnded | SeatGivenUp | TableLeft | CashHandDealt | CashHandSettled | BankUsed
    | TableFrozen | GoesOn | HandRetired | TimeUp | Directed
)  # fmt: skip
