"""The events of a cash table.

The first one pins its stakes and its edition; the stream is `cash/<table>`. Money beside the table
is in the stream of the cage, written in the same append.
"""

from typing import Literal

import msgspec

from ruleone.room.cash.stakes import Stakes
from ruleone.room.table.records import BankUsed, Directed, GoesOn, HandRetired, TableFrozen, TimeUp
from ruleone.rulebook import Citation
from ruleone.tournament.button import Positions


class CashGameOpened(msgspec.Struct, frozen=True, tag="cash-game-opened"):
    """A cash table was opened; its stream says for which stakes."""

    table: str


WhyGone = Literal["asked", "lost", "time", "blinds", "house", "closed"]
"""The reason why a player has left a cash table.

`asked`: at the player's request. `lost`: the player lost the connection over thirteen cards and was
not back in time. `time`: the software set the thirteen cards, whether the connection was lost or
not; versions before this one record it. `blinds`: too many were missed. `house`: a computer player
made room. `closed`: nobody played, or a director ended the game.
"""


class CashSeatLeft(msgspec.Struct, frozen=True):
    """The seat that a person had at a cash table, and its stakes.

    `why` it was left, with `cents`, and the rule where one removed the player. `hand` is the
    table's last one, where the person played in it.
    """

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
    """A cash table was closed: nobody sits there any longer.

    `left` has the last seat of each person who left it.
    """

    table: str
    left: dict[str, CashSeatLeft] = {}


WhyOut = Literal["asked", "clock", "pause"]
WhyLess = Literal["most", "wallet"]
"""The limit of an add-on that is cut: the largest buy-in (`most`), or the wallet."""


class CashTableOpened(msgspec.Struct, frozen=True, tag="cash-table-opened"):
    """A table of these stakes, under this edition."""

    stakes: Stakes
    edition: str
    digest: str
    at_ms: int


class SeatBought(msgspec.Struct, frozen=True, tag="seat-bought"):
    """A player sat down with `cents`.

    `house` is the style of a computer player, `name` its name. With `waits` the player waits for
    the big blind rather than post at once.
    """

    player: str
    seat: int
    cents: int
    waits: bool
    at_ms: int
    house: str | None = None
    name: str | None = None


class AddOnAsked(msgspec.Struct, frozen=True, tag="add-on-asked"):
    """A player in a hand asks for an add-on of this amount after it; 0 withdraws it."""

    player: str
    cents: int


class ChipsAdded(msgspec.Struct, frozen=True, tag="chips-added"):
    """Chips were added to a player's stack, between hands.

    Where it is less than the player `asked` for, `why` says what the limit was.
    """

    player: str
    cents: int
    at_ms: int
    asked: int | None = None
    why: WhyLess | None = None


class SatOut(msgspec.Struct, frozen=True, tag="sat-out"):
    """The player is dealt no further hand.

    At the player's request, after the clock had to act, or after the deal was held longer than the
    house lets a player.
    """

    player: str
    why: WhyOut
    at_ms: int


class CameBack(msgspec.Struct, frozen=True, tag="came-back"):
    """The player takes part again.

    With `waits` the player waits for the big blind rather than post what was missed.
    """

    player: str
    waits: bool
    at_ms: int


class DealHeld(msgspec.Struct, frozen=True, tag="deal-held"):
    """The only person at the table holds the deal after hand `number`, until `until_ms` at most."""

    player: str
    number: int
    until_ms: int
    at_ms: int


class HoldEnded(msgspec.Struct, frozen=True, tag="hold-ended"):
    """The player no longer holds the deal, by choice or because another person plays now."""

    player: str
    at_ms: int


class SeatGivenUp(msgspec.Struct, frozen=True, tag="seat-given-up"):
    """The player leaves when the hand is over.

    Until then nobody waits for the player, who is folded in turn; in 13-card poker the software
    sets the cards. With `closed` a director ended the game, and the player plays the hand to its
    end as usual.
    """

    player: str
    at_ms: int
    why: Literal["asked", "lost", "time", "closed"] = "asked"


class TableLeft(msgspec.Struct, frozen=True, tag="table-left"):
    """The player has left, with all chips of the stack."""

    player: str
    seat: int
    cents: int
    why: WhyGone
    at_ms: int


class CashOrder(msgspec.Struct, frozen=True):
    """The facts with which a cash table deals its next hand. Amounts are cents.

    `small_blind_seat` is None where that place is empty. `entries` are posts of players who come
    in, live up to the price of the first call; `dead_blinds` go into the pot. `point` and `bonus`
    are for 13-card poker.
    """

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
