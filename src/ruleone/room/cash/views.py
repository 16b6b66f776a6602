"""Cash tables as the lobby shows them."""

from typing import Literal

import msgspec

from ruleone.room.records import CashSeatLeft


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
    `rake` is in hundredths of a percent of what a winner wins. In 13-card poker, which has no
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


class CashLobbyView(msgspec.Struct, frozen=True):
    """The cash tables of the room, and what is in the viewer's wallet; `broke` is whether he may
    ask for play money again. `tables` has those of 13-card poker at which somebody sits; any other
    can be opened from `thirteen`. While he has no seat, `left` tells of his last one."""

    wallet: int
    broke: bool
    tables: tuple[CashLine, ...]
    thirteen: ThirteenOffer | None = None
    left: CashSeatLeft | None = None
