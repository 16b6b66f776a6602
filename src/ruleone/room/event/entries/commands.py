"""What is asked of an event's entries: the terms of its announcement, and chips bought in it."""

import msgspec

from ruleone.room.event.accounts import Bought
from ruleone.tournament.terms.config import AddOnTerms, BountyTerms, Format, Rebuys, TicketRule
from ruleone.tournament.terms.payouts import Payouts


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Enter an event, or again one in which one is out, as long as it takes entries. What it costs
    is taken from the wallet where the event is `charged`. A `sit-down` event starts with it; the
    answer's `table` is where to go."""

    event: str


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
    seen: int | None = None


class EnterPlayers(msgspec.Struct, frozen=True, tag="enter-players"):
    """Director: enter these players of the room into an event, each as if he had entered it
    himself; he pays from his own wallet. Who is in it already, or was, is passed over, so that a
    list may be sent again: the answer's `passed` has who, and how they stand. All the others are
    entered, or nobody where one of them may not be; where nobody is left it is refused."""

    event: str
    players: tuple[str, ...]
    reason: str


class ReEnterPlayer(msgspec.Struct, frozen=True, tag="re-enter-player"):
    """Director: enter a player again who is out of the event, as he has asked at the desk. It is an
    entry as if he had joined again himself: so often and so long as the event lets him, with a seat
    drawn for him, and he pays from his own wallet."""

    event: str
    player: str
    reason: str


class CashTicket(msgspec.Struct, frozen=True, tag="cash-ticket"):
    """Take what a ticket into an event is worth in the place of the entry, where the event lets one
    (`tickets` is `cash-out`): it goes into the wallet."""

    event: str


class PlayTerms(msgspec.Struct, frozen=True, kw_only=True):
    """How an event is played, in the place of what its template or its sheet says; None of each for
    that.

    `edition` names one of the editions of the book, `table_size` the seats of a table. The edition
    tells events apart by `format` where it halts short tables; with `halt_short_tables` they are
    halted in those formats too in which it leaves that to the director. Tables play hand for hand
    from where `hand_for_hand_within` players or fewer have to go out before all are paid; 0 leaves
    it to the director."""

    edition: str | None = None
    format: Format | None = None
    table_size: int | None = None
    halt_short_tables: bool | None = None
    hand_for_hand_within: int | None = None


class EntryTerms(msgspec.Struct, frozen=True, kw_only=True):
    """How an event is entered, and what that costs, in the place of what its template says. Where
    it is `charged` amounts are cents of wallets, else points of the event alone.

    `buy_in` goes to the prizes, `fee` to the house; the prize pool is at least `guarantee`. Late
    entries are taken until the level `late_levels` has ended (0: none); who is out may enter again
    `re_entries` times. At most `seats_at_once` play at a time, others wait (None: no bound). So
    many `house_players` at most take free seats at the start, None for all. Each entry puts up a
    `bounty` beside the buy-in, None for none. `tickets` says what becomes of those that were won in
    satellites of the event and are not used. `seats` bound the entries, and it starts with
    `entries_min` at the least; None for those of the template. Prizes are made by the table that
    `payouts` names, or by payouts of one's own, none of them below `least_prize`."""

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
    payouts: Payouts = "standard"
    least_prize: int = 0
    entries_min: int | None = None
