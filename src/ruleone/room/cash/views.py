"""Cash tables as the lobby and their own pages show them."""

from typing import Literal

import msgspec

from ruleone.room.cash.events import CashSeatLeft
from ruleone.room.table.view import FrozenView


class AddOnCut(msgspec.Struct, frozen=True):
    """An add-on of which not all came, in cents: so much was `asked` for, so much was `added`.
    `why` is the largest buy-in, beyond which nobody may add (`most`), or what the `wallet` had."""

    asked: int
    added: int
    why: Literal["most", "wallet"]


class CashLine(msgspec.Struct, frozen=True):
    """A cash table as the lobby lists it; `table` is None for one that opens when somebody sits
    down; `edition` is the id of the rules in force there. Amounts are cents; `buy_in` is the least
    and the most. `house` of the `players` are house players; so many would come to one that opens.
    `rake` is in hundredths of a percent of what a winner wins. So many persons are `waiting` for a
    seat, where no table is named at any of these stakes, and so many seats are `kept` for some of
    them. In 13-card poker, which has no
    blinds, a `point` is worth so much, `bonus` says whether bonuses are paid, and with less than
    `go_on` one is dealt no hand."""

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
    """One row of the document's stakes, in cents: what a `point` is worth, the least to `start`
    with, which with `most` bounds the buy-in, and the least to `go_on`. `plain` and `with_bonus`
    are the names of these stakes without bonuses and with them, for `take-seat`."""

    point: int
    start: int
    most: int
    go_on: int
    plain: str
    with_bonus: str


class ThirteenOffer(msgspec.Struct, frozen=True):
    """13-card poker as it is offered: one game, its point and its bonuses are the player's choice.
    Tables of `seats`, at which so many `house` players keep one who comes first company, or one of
    the numbers of `company` if he chooses; `rake` is in hundredths of a percent of what a winner
    wins. `stakes` begin with the lowest."""

    game: str
    edition: str
    seats: int
    house: int
    rake: int
    stakes: tuple[ThirteenStakes, ...]
    company: tuple[int, ...] = ()


class KeptSeatView(msgspec.Struct, frozen=True):
    """A seat that is kept for the viewer until `until_ms`: he takes it by `take-seat`."""

    table: str
    seat: int
    until_ms: int


class WaitView(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's place on a list: that of a `table`, or where it is None of any table of these
    stakes. `place` counts from 1 those who come before him, and him; so many wait `of` all.
    The stakes are told as in `CashLine`. `kept` is the seat that is kept for him now."""

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
    """The cash tables of the room, and what is in the viewer's wallet; `broke` is whether he may
    ask for play money again. `tables` has those of 13-card poker at which somebody sits; any other
    can be opened from `thirteen`. While he has no seat, `left` tells of his last one. `waits` are
    his places on waiting lists, and `missed` is the seat that was kept for him last where he did
    not take it."""

    wallet: int
    broke: bool
    tables: tuple[CashLine, ...]
    thirteen: ThirteenOffer | None = None
    left: CashSeatLeft | None = None
    waits: tuple[WaitView, ...] = ()
    missed: KeptSeatView | None = None


class CashSeatView(msgspec.Struct, frozen=True):
    """How the viewer sits at a cash table. `owes` is what he posts when he comes in, beside the
    blinds in turn; with `waits` he waits for the big blind instead. `add_on` is what he asked for,
    `add_on_most` what he may ask for. `leaving` is whether he goes when the hand is over. He is
    dealt no hand before he has added `needs`, where that is not 0. `cut` tells of his last add-on
    where not all of it came, until the next hand is over. `why_out` tells why he sits out."""

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
    """What is peculiar to a cash table. Amounts are cents; `buy_in` is the least and the most.
    `mine` is there for one who sits here, else `may_sit` says whether a seat is free for him, or
    kept for him as `wait` tells, his place on a waiting list; `may_wait` that he may have one. So
    many are `waiting` for this table or its stakes.
    `frozen` says what failed where the table stands still. `point`, `bonus` and `go_on` are told as
    in `CashLine`. `ending` is whether the table closes when this hand is over."""

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
