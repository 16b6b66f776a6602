"""Cash tables as the lobby and their own pages show them."""

from typing import Literal

import msgspec

from ruleone.room.cash.events import CashSeatLeft
from ruleone.room.table.view import FrozenView


class AddOnCut(msgspec.Struct, frozen=True):
    """An add-on of which only a part came: `asked` and `added`, in cents.

    The limit was the largest buy-in (`most`), or the `wallet`.
    """

    asked: int
    added: int
    why: Literal["most", "wallet"]


class CashLine(msgspec.Struct, frozen=True):
    """A cash table as the lobby lists it. Amounts are cents.

    `table` is None for one that opens when somebody sits down; `edition` is the id of its rules.
    `buy_in` is the minimum and the maximum. `house` is the number of computer players among the
    `players`, or at a table that opens. `rake` is in hundredths of a percent of a win. `waiting`
    persons want a seat here, or without a table at any of these stakes, and `kept` seats are kept
    for some of them.

    In 13-card poker, which has no blinds, `point` is the worth of a point and `bonus` whether
    bonuses are paid. A stack below `go_on` is dealt no hand.
    """

    stakes: str
    table: str | None
    game: str
    edition: str
    small_blind: int
    big_blind: int
    buy_in: tuple[int, int]
    seats: int
    players: int
    house: int
    rake: int
    mine: bool = False
    point: int = 0
    bonus: bool = False
    go_on: int = 1
    waiting: int = 0
    kept: int = 0


class ThirteenStakes(msgspec.Struct, frozen=True):
    """One row of the document's stakes, in cents.

    `point` is the worth of a point, `start` the minimum to start with and `most` the maximum
    buy-in; `go_on` is the minimum to go on. `plain` and `with_bonus` name these stakes for
    `take-seat`, without bonuses and with them.
    """

    point: int
    start: int
    most: int
    go_on: int
    plain: str
    with_bonus: str


class ThirteenOffer(msgspec.Struct, frozen=True):
    """13-card poker as it is offered: one game, with the player's choice of point and bonuses.

    At a table of `seats`, `house` computer players play with the first person, or one of the
    numbers of `company` by choice. `rake` is in hundredths of a percent of a win. `stakes` begin
    with the lowest.
    """

    game: str
    edition: str
    seats: int
    house: int
    rake: int
    stakes: tuple[ThirteenStakes, ...]
    company: tuple[int, ...] = ()


class KeptSeatView(msgspec.Struct, frozen=True):
    """A seat that is kept for the viewer until `until_ms`; `take-seat` takes it."""

    table: str
    seat: int
    until_ms: int


class WaitView(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's place on a list, of a `table`, or where it is None of any table of these stakes.

    `place` is the viewer's rank from 1, `of` the number of persons who wait. The stakes have the
    form of `CashLine`. `kept` is the seat that is kept for the viewer now.
    """

    stakes: str
    table: str | None
    game: str
    small_blind: int
    big_blind: int
    point: int
    bonus: bool
    buy_in: tuple[int, int]
    place: int
    of: int
    since_ms: int
    kept: KeptSeatView | None = None


class CashLobbyView(msgspec.Struct, frozen=True):
    """The cash tables of the room, and the cents in the viewer's wallet.

    `broke` is whether the viewer may ask for play money again. `tables` has those of 13-card poker
    at which somebody sits; any other can be opened from `thirteen`. While the viewer has no seat,
    `left` is the last one. `waits` are the viewer's places on waiting lists, and `missed` is the
    last seat that was kept and not taken.
    """

    wallet: int
    broke: bool
    tables: tuple[CashLine, ...]
    thirteen: ThirteenOffer | None = None
    left: CashSeatLeft | None = None
    waits: tuple[WaitView, ...] = ()
    missed: KeptSeatView | None = None


class CashSeatView(msgspec.Struct, frozen=True):
    """The viewer's seat at a cash table.

    `owes` is the post on coming in, beside the blinds in turn; with `waits` the viewer waits for
    the big blind instead. `add_on` is what was asked for, `add_on_most` the maximum. With `leaving`
    the viewer leaves when the hand is over. Where `needs` is above 0, it has to be added before a
    hand is dealt. `cut` is the last add-on where only a part came, until the next hand is over.
    `why_out` is why the viewer sits out.
    """

    sits_out: bool
    leaving: bool
    waits: bool
    owes: int
    add_on: int
    add_on_most: int
    needs: int = 0
    cut: AddOnCut | None = None
    why_out: Literal["asked", "clock", "pause"] | None = None


class CashView(msgspec.Struct, frozen=True):
    """The part of a table's view that only cash tables have. Amounts are cents.

    `buy_in` is the minimum and the maximum. `mine` is there for a viewer who sits here. For others
    `may_sit` says whether a seat is free or kept for them, `wait` is their place on a waiting list,
    and `may_wait` whether they may have one. `waiting` counts the persons who wait for this table
    or its stakes.

    `frozen` says what failed where the table is frozen. `point`, `bonus` and `go_on` are as in
    `CashLine`. `ending` is whether the table closes when this hand is over.
    """

    stakes: str
    game: str
    buy_in: tuple[int, int]
    rake: int
    wallet: int
    mine: CashSeatView | None
    may_sit: bool
    frozen: FrozenView | None = None
    point: int = 0
    bonus: bool = False
    go_on: int = 1
    waiting: int = 0
    wait: WaitView | None = None
    may_wait: bool = False
    ending: bool = False
