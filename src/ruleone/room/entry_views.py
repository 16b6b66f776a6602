"""How one enters an event and buys chips in it, as pages show it."""

from typing import Literal

import msgspec

from ruleone.room.entry_commands import Bought
from ruleone.tournament.bounties.terms import BountyTerms
from ruleone.tournament.config import AddOnTerms, Rebuys
from ruleone.tournament.satellites.terms import SatelliteTerms, TicketRule


class EntryView(msgspec.Struct, frozen=True):
    """How an event is entered, and what that costs: `buy_in` for the prizes and `fee` for the
    house; what a `bounty` puts up is paid beside them. Where it is `charged` amounts are cents of
    wallets, else points of the event alone.

    The prize pool is at least `guarantee`. Late entries are taken until the level `late_levels` has
    ended (0: none), and who is out may enter again `re_entries` times. `taken` is whether entries
    are taken now, `closes_ms` when that ends, as far as a clock tells it. `may` is what the viewer
    may do, by the rules of the event, and `mine` how often he has entered.

    Where `seats_at_once` are taken one who enters `waits` behind so many `alternates`; `alternate`
    is the viewer's own place among them, from 1. With a `ticket` that he has won his next entry is
    paid. The prizes of a `satellite` are seats of another event; `tickets` says what becomes of
    those into this one that are not used."""

    charged: bool
    buy_in: int
    fee: int
    guarantee: int
    late_levels: int
    re_entries: int
    rebuys: Rebuys | None
    add_on: AddOnTerms | None
    taken: bool
    closes_ms: int | None
    may: Literal["enter", "again"] | None
    mine: int
    seats_at_once: int | None = None
    alternates: int = 0
    waits: bool = False
    alternate: int | None = None
    bounty: BountyTerms | None = None
    ticket: bool = False
    satellite: SatelliteTerms | None = None
    tickets: TicketRule = "returned"


class ChipsOffer(msgspec.Struct, frozen=True):
    """Chips that the viewer may buy now, before the next hand of his table (`buy-chips`): so many
    `times`, for `price` all told, until the level `until_level` and its break have ended. Where he
    is `out`, his table waits for his word until `ends_ms` (None where it does not: the next hand
    may come any moment)."""

    what: Bought
    chips: int
    price: int
    times: int
    until_level: int
    out: bool
    ends_ms: int | None
