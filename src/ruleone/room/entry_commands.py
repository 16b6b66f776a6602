"""What is asked of an event's entries: the terms of its announcement, and chips bought in it."""

from typing import Literal

import msgspec

from ruleone.tournament.bounties.terms import BountyTerms
from ruleone.tournament.config import AddOnTerms, Rebuys
from ruleone.tournament.satellites.terms import TicketRule

Bought = Literal["rebuy", "add-on"]
"""Chips that an event sells: again, or once more to everybody."""


class BuyChips(msgspec.Struct, frozen=True, tag="buy-chips"):
    """Buy chips in an event, one of the `offers` of its views, before the next hand of one's table
    begins. It is made with the word, and cannot be taken back."""

    event: str
    what: Bought


class PassRebuy(msgspec.Struct, frozen=True, tag="pass-rebuy"):
    """Say that one who is out will not buy chips again: the table no longer waits for it."""

    event: str


class BuyChipsFor(msgspec.Struct, frozen=True, tag="buy-chips-for"):
    """Floor: a player has said at the table that he buys chips; he pays as if he had asked for them
    himself."""

    event: str
    player: str
    what: Bought
    reason: str


class CashTicket(msgspec.Struct, frozen=True, tag="cash-ticket"):
    """Take what a ticket into an event is worth in the place of the entry, where the event lets one
    (`tickets` is `cash-out`): it goes into the wallet."""

    event: str


class EntryTerms(msgspec.Struct, frozen=True, kw_only=True):
    """How an event is entered, and what that costs, in the place of what its template says. Where
    it is `charged` amounts are cents of wallets, else points of the event alone.

    `buy_in` goes to the prizes, `fee` to the house; the prize pool is at least `guarantee`. Late
    entries are taken until the level `late_levels` has ended (0: none); who is out may enter again
    `re_entries` times. At most `seats_at_once` play at a time, others wait (None: no bound). So
    many `house_players` at most take free seats at the start, None for all. Each entry puts up a
    `bounty` beside the buy-in, None for none. `tickets` says what becomes of those that were won in
    satellites of the event and are not used. `seats` bound the entries, None for those of the
    template. Prizes are made by the table `payouts`, none of them below `least_prize`."""

    charged: bool
    buy_in: int
    fee: int = 0
    guarantee: int = 0
    late_levels: int = 0
    re_entries: int = 0
    seats_at_once: int | None = None
    rebuys: Rebuys | None = None
    add_on: AddOnTerms | None = None
    house_players: int | None = None
    bounty: BountyTerms | None = None
    seats: int | None = None
    tickets: TicketRule = "returned"
    payouts: str = "standard"
    least_prize: int = 0
