"""The announcement of an event: seats, stacks, levels, prizes, days, bounties and games.

It also has the terms of satellites and tickets, the chip set and what is left of it, the shot
clock, and the rotation of mixed games.

The documents know the clock that is called on a player, and let the floor shorten it to suit the
format and to stop stalling (house-26.6, `clock.may_shorten`). A shot clock is that for a whole
event: announced with it, the same for everybody. It sets the time of a decision, street by street,
and a time bank.
"""

from collections.abc import Collection, Iterable
from math import gcd
from typing import Final, Literal

import msgspec

from ruleone.limits import SHOT_CLOCK_MAX_S, SHOT_CLOCK_STREETS_MAX, TIME_BANK_MAX_S
from ruleone.rulebook import Edition, Refusal
from ruleone.tournament.terms.payouts import SHARES_WHOLE, Payouts, share_out
from ruleone.tournament.terms.structure import Structure

SeveralStacks = Literal["one", "best", "combined"]
"""Stacks that a player may bring out of several flights.

With `one` a player with a bagged stack may not enter another flight. With `best` one may, and the
best stack forward counts while the others are removed from play. With `combined` all of them are
added up.
"""


class DayEnd(msgspec.Struct, frozen=True):
    """The end of a day: with the level `level`, or with `players` or fewer left in it.

    0 where it does not end that way.
    """

    level: int = 0
    players: int = 0


class Days(msgspec.Struct, frozen=True):
    """The days of an event.

    `ends` are the ends of its days but for the last one, which is played out. Day one is played in
    `flights`, one after another, each from the first level on with its own entries. Once the last
    hands of a day are announced every table deals the same number of hands more. It is drawn by lot
    from `last_hands` (minimum and maximum), or announced where these are equal.
    """

    ends: tuple[DayEnd, ...]
    flights: int = 1
    several_stacks: SeveralStacks = "one"
    last_hands: tuple[int, int] = (0, 0)


BountyKind = Literal["fixed", "progressive", "mystery"]
"""Kind of bounty.

`fixed`: a knockout wins the bounty. `progressive`: it wins a part of it at once, and the rest is
added to the winner's own bounty. `mystery`: in the mystery stage it opens an envelope.
"""


class BountyTerms(msgspec.Struct, frozen=True, kw_only=True):
    """The bounty that each entry puts up beside the buy-in: `amount`, in the unit of the prizes.

    A progressive bounty pays `at_once` of itself, in hundredths of a percent. Where that is not a
    whole unit `odd_unit` says which part has the odd one. A mystery bounty is won from the moment
    when all who are left are paid, or at the final table, as `stage` says. All that was put up then
    lies in as many envelopes as players are left. `envelopes` are pairs, the best first: a number
    of them with this share of the whole each, taken in proportion. The last share is that of all
    the others.
    """

    kind: BountyKind
    amount: int
    at_once: int = SHARES_WHOLE
    odd_unit: Literal["paid", "head"] = "paid"
    stage: Literal["money", "final-table"] = "money"
    envelopes: tuple[tuple[int, int], ...] = ((1, 1),)

    @property
    def is_mystery(self) -> bool:
        """Whether bounties lie in envelopes."""
        return self.kind == "mystery"

    def parts(self, won: int) -> tuple[int, int]:
        """Return the part of a bounty paid at once, and the part added to the winner's own."""
        if self.kind != "progressive":
            return won, 0
        odd = won * self.at_once % SHARES_WHOLE > 0 and self.odd_unit == "paid"
        paid = won * self.at_once // SHARES_WHOLE + odd
        return paid, won - paid

    def amounts(self, pool: int, count: int) -> tuple[int, ...]:
        """Return the amounts of `count` envelopes, the largest first; they add up to the pool."""
        shares = [share for times, share in self.envelopes for _ in range(times)]
        shares += [self.envelopes[-1][1]] * (count - len(shares))
        return tuple(sorted(share_out(pool, shares[:count]), reverse=True))


Rest = Literal["next-place", "shared"]
"""Winner of the rest of the pool behind the seats.

The first place without a seat, or all who have won a seat, the same each, and an odd unit to the
better place.
"""

TicketRule = Literal["returned", "cash-out", "lost"]
"""Rule for unused tickets into an event.

Those left when it takes no more entries are `returned` into the wallet, or `lost` to the house.
With `cash-out` a player may also take their worth before that.
"""


class SatelliteTerms(msgspec.Struct, frozen=True):
    """The terms of a satellite: prizes are seats worth `seat` each, in the unit of the prizes.

    `into` is the id of the event in the room whose seats they are, "" where they are those of none
    there. `rest` says who wins the rest of the pool.
    """

    seat: int
    into: str = ""
    rest: Rest = "next-place"


CHIPS_GIVEN_MAX: Final = 10_000
"""Maximum number of one denomination in a starting stack."""
ChipSet = tuple[tuple[int, int], ...]
"""Denominations, each with its number in a starting stack, 0 for those that come later."""

USUAL_CHIPS: Final = (
    1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000,
)  # fmt: skip
"""Denominations where an event names none."""
USUAL_IN_PLAY: Final = 8
"""Number of the usual ones on a table at once."""


def in_play(chips: ChipSet, smallest: int) -> tuple[int, ...]:
    """Return the denominations in play where `smallest` is the smallest of them, in order.

    They are those of the set that have not left play, and one that a color-up has brought beside
    it. Where the event names none they are the first USUAL_IN_PLAY of the usual ones.
    """
    if not chips:
        return with_smallest(USUAL_CHIPS, smallest)[:USUAL_IN_PLAY]
    return with_smallest((chip for chip, _ in chips), smallest)


def with_smallest(chips: Iterable[int], smallest: int) -> tuple[int, ...]:
    """Return these denominations without those below `smallest`, which is added."""
    return tuple(sorted({smallest, *(chip for chip in chips if chip > smallest)}))


def to_choose_from(chips: ChipSet) -> frozenset[int]:
    """Return the denominations that can replace smaller ones.

    They are those of the set, and the usual ones beyond it.
    """
    largest = max((chip for chip, _ in chips), default=0)
    return frozenset(
        (*(chip for chip, _ in chips), *(chip for chip in USUAL_CHIPS if chip > largest))
    )


class ShotClock(msgspec.Struct, frozen=True):
    """Seconds for each decision: `streets_s` by the hand's streets in order.

    The last is for all that follow. The bank begins with `bank_s`; each level that begins adds
    `refill_s`, up to that.
    """

    streets_s: tuple[int, ...]
    bank_s: int = 0
    refill_s: int = 0

    def action_ms(self, street: int) -> int:
        """Return the time of a decision on this street, from 0."""
        return 1_000 * self.streets_s[min(street, len(self.streets_s) - 1)]

    @property
    def bank_ms(self) -> int:
        """The initial and maximum time of the bank."""
        return 1_000 * self.bank_s

    def refilled_ms(self, bank_ms: int) -> int:
        """Return the time in the bank when a level begins, from the time before."""
        return min(self.bank_ms, bank_ms + 1_000 * self.refill_s)


def shot_clock_refused(shot: ShotClock, rules: Edition) -> Refusal | None:
    """Return the refusal of this shot clock under the edition, if any."""
    streets = shot.streets_s
    if not 1 <= len(streets) <= SHOT_CLOCK_STREETS_MAX:
        told = {"most": SHOT_CLOCK_STREETS_MAX, "came": len(streets)}
        return Refusal("shot-clock-streets", "syntax", {**told})
    for seconds in streets:
        if not 1 <= seconds <= SHOT_CLOCK_MAX_S:
            told = {"most": SHOT_CLOCK_MAX_S, "came": seconds}
            return Refusal("shot-clock-seconds", "syntax", {**told})
    for seconds, most in ((shot.bank_s, TIME_BANK_MAX_S), (shot.refill_s, shot.bank_s)):
        if not 0 <= seconds <= most:
            return Refusal("time-bank-seconds", "syntax", {"most": most, "came": seconds})
    usual = rules.number("clock.seconds")
    if min(streets) < usual and not rules.flag("clock.may_shorten"):
        told = {"least": usual, "came": min(streets)}
        cite = rules.cite("clock.may_shorten")
        return Refusal("shot-clock-too-short", "illegal", {**told}, cite)
    return None


class Rotation(msgspec.Struct, frozen=True):
    """Games that take turns at a table, in order and over again.

    `by` says what ends a game's turn: the `level`, a number of `hands`, or an `orbit`. An orbit is
    as many hands as players were dealt in when the turn began. Where it is `chosen` (dealer's
    choice) a player chooses the game of each turn from the list, see `choosing`.
    """

    games: tuple[str, ...]
    by: Literal["hands", "orbit", "level"] = "orbit"
    hands: int = 0
    chosen: bool = False

    def game(self, turn: int) -> str:
        """Return the game of this turn, counted from 0.

        The list has any order: two games of stud need not follow each other (tda2024-RP-18).
        """
        return self.games[turn % len(self.games)]

    def after(self, game: str) -> str:
        """Return the next game in the list; the first where this one is not in it."""
        return self.game(self.games.index(game) + 1) if game in self.games else self.games[0]


class Chosen(msgspec.Struct, frozen=True):
    """The game that the player in a seat has chosen for the turn of this number."""

    turn: int
    seat: int
    game: str


class Turn(msgspec.Struct):
    """The place of a table in the rotation.

    `number` counts turns from 0, `hands` those dealt in this one, `orbit` the players dealt in when
    it began. `game` is that of its last hand, `chooser` the seat that had the choice of it last,
    `chosen` a choice that waits for the next hand.
    """

    number: int = 0
    hands: int = 0
    orbit: int = 0
    game: str = ""
    chooser: int | None = None
    chosen: Chosen | None = None

    def coming(self, rotation: Rotation, level: int) -> int:
        """Return the turn of the table's next hand, in the level of this number (from 1)."""
        if rotation.by == "level":
            return level - 1
        whole = rotation.hands if rotation.by == "hands" else self.orbit
        return self.number + 1 if self.hands and self.hands >= whole else self.number

    def is_new(self, number: int) -> bool:
        """Whether the turn of this number has had no hand yet."""
        return number != self.number or not self.hands

    def dealt(self, number: int, players: int, game: str, chooser: int | None) -> None:
        """Count a hand of this turn, dealt to this many players.

        `chooser` had the choice of its game, None where games go in order.
        """
        if self.is_new(number):
            self.number, self.hands, self.orbit = number, 0, players
        self.hands += 1
        self.game, self.chooser, self.chosen = game, chooser, None


Format = Literal["full-ring", "short-handed", "turbo"]
"""Kind of event by which an edition decides on halting short tables."""

Kind = Literal["sit-down", "scheduled", "home"]
"""Start of the event: with its first person, some time later, or by the host.

A home game is one table whose players deal: the edition may let them draw their seats with cards.
"""

TableKind = Literal["dealt", "live"]
"""Dealer at a table: the room, or people with real cards and chips, who enter what happens."""


class Rebuys(msgspec.Struct, frozen=True):
    """The terms of rebuys: `chips` for `price`, at most `most` times.

    They are sold until the level `until_level` has ended, and only with a stack of at most `chips`.
    The house takes a `fee` beside the price. With `kept_minutes` a player who is out may rebuy
    until that level has ended, whatever hands were missed, and the old seat is kept that long. With
    None the rebuy has to come before the next hand of the table.
    """

    chips: int
    price: int
    most: int
    until_level: int
    fee: int = 0
    kept_minutes: int | None = None


class AddOnTerms(msgspec.Struct, frozen=True):
    """The terms of the add-on, sold once to everybody who is in: `chips` for `price`.

    It is sold in the level `level` and in the break after it, whatever the stack. The house takes a
    `fee` beside the price.
    """

    chips: int
    price: int
    level: int
    fee: int = 0


NoShowRule = Literal["taken-off", "left-in"]
"""Rule for a player who entered and never came.

The entry is taken off and no longer counts for the pool, or it stays in and the chips are removed.
"""


class EventConfig(msgspec.Struct, frozen=True, kw_only=True):
    """An event as announced. Chips and the play currency are whole numbers.

    `seats` bounds the entries; an event needs `entries_min` to start. `chip` is the smallest chip
    in play; where it is None the structure sets it (`smallest_chip`). `chips` are all that it is
    played with, the smallest first, each with its number in a starting stack; empty where nobody
    says. `halt_short_tables` is the director's choice in the formats where the edition leaves the
    halt of short tables open.

    At most `seats_at_once` play at a time; None for no such bound. Further players wait as
    alternates, in the order of entry, for a seat that opens while entries are taken. Late
    registration is open until the level `late_levels` has ended (0: it never is), and busted
    players may re-enter `re_entries` times.

    `buy_in` goes to the prizes, `fee` to the house with each entry, and `bounty` is put up on the
    player. The prize pool is never below `guarantee`: the house adds the difference. Where it is
    `charged`, all of it goes through the cage of the room; else these are points of the event
    alone. `house_players` computer players take free seats at the start; None for all of them.

    With `hand_for_hand_within` tables play hand for hand from the first hand on after which that
    many players or fewer have to go out before all are paid. 0 leaves it to the director. `payouts`
    names the payout table (see payouts.toml) or is a custom one, and no prize is below
    `least_prize`. The prizes of a `satellite` are seats; `tickets` is the rule for those that
    satellites of this event pay. With a `rotation` its games are played, not `game`. `bonus` is for
    13-card poker: whether bonuses are paid. `edition` names the rules where they are not those of
    the room. Without a `shot_clock` decisions have the time that the room gives. An event with
    `days` is not played out in one go. `tables` is their kind when they open; live ones have no
    computer players. An event `at_desk` takes entries at the desk alone,
    whose ledger has what each of them owes. Amounts are in `currency`, and receipts name the
    `house`. `no_shows` is its rule for players who never came.

    Where live tables are `followed` a dealer enters each hand from the start on. Else nobody does,
    and button, stacks and hands are unknown. `by_itself` moves players, breaks tables and colors up
    as soon as the book has it; else each waits for the director. With `reasons_first` an order of
    the director that takes a reason is refused without one; else the reason may follow.

    `name` is another name than the one that it was announced with, "" for none. Where prizes were
    changed by hand since, `payouts_announced` are those that were announced.

    `table_numbers` are those of its tables in the order in which they open. Where these are used up
    tables have the next numbers; without any the first is table 1.
    """

    template: str
    structure: Structure
    seats: int
    table_size: int
    starting_stack: int
    buy_in: int
    payouts: Payouts = "standard"
    least_prize: int = 0
    game: str = "nlhe"
    rotation: Rotation | None = None
    chip: int | None = None
    chips: ChipSet = ()
    entries_min: int = 2
    format: Format = "full-ring"
    halt_short_tables: bool = False
    kind: Kind = "scheduled"
    bonus: bool = False
    hand_for_hand_within: int = 0
    seats_at_once: int | None = None
    late_levels: int = 0
    re_entries: int = 0
    rebuys: Rebuys | None = None
    add_on: AddOnTerms | None = None
    bounty: BountyTerms | None = None
    satellite: SatelliteTerms | None = None
    tickets: TicketRule = "returned"
    charged: bool = False
    fee: int = 0
    guarantee: int = 0
    house_players: int | None = None
    shot_clock: ShotClock | None = None
    edition: str | None = None
    days: Days | None = None
    tables: TableKind = "dealt"
    at_desk: bool = False
    currency: str = ""
    house: str = ""
    no_shows: NoShowRule = "taken-off"
    followed: bool = True
    by_itself: bool = True
    reasons_first: bool = False
    name: str = ""
    payouts_announced: Payouts | None = None
    table_numbers: tuple[int, ...] = ()

    def tables_opened(self, count: int) -> tuple[int, ...]:
        """Return the numbers of the first tables to open, in their order."""
        taken = self.table_numbers[:count]
        for _ in range(count - len(taken)):
            taken += (self.next_table(taken),)
        return taken

    def next_table(self, used: Collection[int]) -> int:
        """Return the number of the table to open next, where these numbers are `used`."""
        listed = next((number for number in self.table_numbers if number not in used), None)
        return listed or max((*used, *self.table_numbers), default=0) + 1

    @property
    def entries_until(self) -> int:
        """The level until whose end entries or rebuys are open; 0 where they close at the start."""
        return max(until for _, until in self._sold)

    def chips_sold_from(self, level: int) -> tuple[int, ...]:
        """Return all amounts of chips sold in the level of this number or later.

        The break behind it is included: a full stack, a rebuy, the add-on.
        """
        return tuple(chips for chips, until in self._sold if until >= level)

    @property
    def _sold(self) -> tuple[tuple[int, int], ...]:
        """The chips of each purchase in play, with the last level in which it is made.

        The break behind that level is included; 0 for one that is not made.
        """
        rebuys, add_on = self.rebuys, self.add_on
        return (
            (self.starting_stack, self.late_levels),
            (0, 0) if rebuys is None else (rebuys.chips, rebuys.until_level),
            (0, 0) if add_on is None else (add_on.chips, add_on.level),
        )

    @property
    def games(self) -> tuple[str, ...]:
        """The games that the event plays, in order."""
        return (self.game,) if self.rotation is None else self.rotation.games

    def games_in(self, level: int) -> tuple[str, ...]:
        """Return the games that may be played in the level of this number.

        It is one where they take turns by levels, and nobody chooses.
        """
        turns = self.rotation
        if turns is None or turns.by != "level" or turns.chosen:
            return self.games
        return (turns.game(level - 1),)

    def smallest_chip(self, edition: Edition) -> int:
        """Return the smallest chip in play, for odd chips (house-18.1).

        It is as announced, or the largest in which every blind, ante and starting stack can be paid
        out.
        """
        return self.chip or gcd(self.starting_stack, self.structure.smallest_chip(edition))
