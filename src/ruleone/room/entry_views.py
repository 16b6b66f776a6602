"""How one enters an event and buys chips in it, as pages show it."""

from typing import Literal

import msgspec

from ruleone.room.entry_commands import Bought
from ruleone.room.roster_commands import EntryStatus
from ruleone.tournament.terms.config import (
    AddOnTerms,
    BountyTerms,
    Rebuys,
    SatelliteTerms,
    TicketRule,
)


class EntryView(msgspec.Struct, frozen=True):
    """How an event is entered, and what that costs: `buy_in` for the prizes and `fee` for the
    house; what a `bounty` puts up is paid beside them. Where it is `charged` amounts are cents of
    wallets, else points of the event alone.

    The prize pool is at least `guarantee`. Late entries are taken until the level `late_levels` has
    ended (0: none), and who is out may enter again `re_entries` times. `taken` is whether entries
    are taken now, `closes_ms` when that ends, as far as a clock tells it. `may` is what the viewer
    may do, by the rules of the event, and `mine` how often he has entered.

    Where `seats_at_once` are taken one who enters `waits` behind so many `alternates`; `alternate`
    is the viewer's own place among them, from 1. Those in `kept` have lost all and may still buy
    chips: their seats are kept for them until their tables' next hands begin. With a `ticket` that
    he has won his next entry is paid. The prizes of a `satellite` are seats of another event;
    `tickets` says what becomes of those into this one that are not used."""

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
    kept: tuple[str, ...] = ()
    bounty: BountyTerms | None = None
    ticket: bool = False
    satellite: SatelliteTerms | None = None
    tickets: TicketRule = "returned"


class EntrantView(msgspec.Struct, frozen=True):
    """A player in an event. `house` is the style of a house player, None for a person; `pinned`
    says that he keeps his seat where possible, `pinned_seat` which, None for the one that he will
    draw: both are told to himself and on his director's pages alone. `bounty` lies on his head,
    `bounties_won` are what he was paid of others'. He has entered `entries` times in all; he has
    bought chips again `rebuys` times, with so much of each for a bounty that he put up anew
    (`rebuy_bounties`), and had the add-on `add_ons` times, once in each flight."""

    player: str
    name: str
    house: str | None
    stack: int
    table: int | None
    seat: int | None
    place: int | None = None
    prize: int = 0
    connected: bool = True
    me: bool = False
    pinned: bool = False
    pinned_seat: int | None = None
    bounty: int = 0
    bounties_won: int = 0
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0
    rebuy_bounties: tuple[int, ...] = ()
    rank: int | None = None
    """His place by chips among those who are still in, None before the start and of others."""


class EntryFound(msgspec.Struct, frozen=True):
    """One who has to do with an event, and how he stands to it: as an alternate in this `waiting`
    place from 1 on. Who is none of its entrants has neither chips nor a place there. `may` is what
    can be done for him now: chips be bought, which waits for the end of his hand, or an entry
    `again`. A rebuy of his puts up this `bounty` beside its price. His entry came late by a list,
    with the act `entered_by`, and can be taken back with its money (`take-back`); None where it
    cannot."""

    entrant: EntrantView
    status: EntryStatus
    waiting: int | None = None
    may: tuple[Bought | Literal["again"], ...] = ()
    entered_by: int | None = None
    bounty: int = 0


class EntriesFound(msgspec.Struct, frozen=True, tag="entries-found"):
    """Those of them from number `first` on (from 0) of the `total` that were looked for: players in
    the order of the event's page, then who waits for a seat, then who has taken his entry back."""

    total: int
    first: int
    entries: tuple[EntryFound, ...]


class PassedOver(msgspec.Struct, frozen=True):
    """One of a list of entries who was not entered: he stands so to the event already."""

    player: str
    status: EntryStatus


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
