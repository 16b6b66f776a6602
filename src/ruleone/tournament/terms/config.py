"""What an event is before anybody enters: its seats, stacks, levels and prizes.

What an event of several days announces: how each day ends, its flights, its last hands.

What bounties an event has: the terms under which it is announced.

What a satellite announces, and what an event does with tickets that were won for it.

The chips that an event plays with: the set it was announced with, and what is left of it.

The shot clock of an event: how long a decision may take, street by street, and the time bank.

The documents know the clock that is called on a player, and let the floor shorten it to suit the
format and to stop stalling (house-26.6, `clock.may_shorten`). A shot clock is that for a whole
event: announced with it, the same for everybody.

Mixed games: which game a table plays next.
"""

from collections.abc import Iterable
from math import gcd
from typing import Final, Literal

import msgspec

from ruleone.limits import SHOT_CLOCK_MAX_S, SHOT_CLOCK_STREETS_MAX, TIME_BANK_MAX_S
from ruleone.rulebook import Edition, Refusal
from ruleone.tournament.terms.payouts import SHARES_WHOLE, Payouts, share_out
from ruleone.tournament.terms.structure import Structure

SeveralStacks = Literal["one", "best", "combined"]
"""What somebody may bring out of several flights: who has bagged a stack enters no other flight;
or he may, and the best of his stacks goes on while the others leave play; or all of them go on as
one."""


class DayEnd(msgspec.Struct, frozen=True):
    """A day ends with the level `level`, and as soon as no more than so many `players` are left in
    it; 0 where it does not end that way."""

    level: int = 0
    players: int = 0


class Days(msgspec.Struct, frozen=True):
    """The days of an event.

    `ends` are the ends of its days but for the last one, which is played out. Day one is played in
    so many `flights`, one after another, each from the first level on with its own entries. Once
    the last hands of a day are announced every table deals so many more: a number drawn by lot from
    `last_hands` (least and most), or announced where these are equal.
    """

    ends: tuple[DayEnd, ...]
    flights: int = 1
    several_stacks: SeveralStacks = "one"
    last_hands: tuple[int, int] = (0, 0)


BountyKind = Literal["fixed", "progressive", "mystery"]
"""`fixed`: who knocks a player out has his bounty. `progressive`: he has a part of it at once, and
the rest goes onto his own head. `mystery`: in the mystery stage he opens an envelope."""


class BountyTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What each entry puts up beside the buy-in: `amount`, in the unit of the prizes.

    A progressive bounty pays `at_once` of itself, in hundredths of a percent; where that is no
    whole unit `odd_unit` says which part has the odd one. A mystery bounty is won from the moment
    when all who are left are paid, or at the final table, as `stage` says; all that was put up then
    lies in as many envelopes as players are left. `envelopes` are pairs, the best first: so many of
    them with this share of the whole each, taken in proportion; the last share is that of all the
    others.
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
        """What of a bounty is paid at once, and what goes onto the winner's own head."""
        if self.kind != "progressive":
            return won, 0
        odd = won * self.at_once % SHARES_WHOLE > 0 and self.odd_unit == "paid"
        paid = won * self.at_once // SHARES_WHOLE + odd
        return paid, won - paid

    def amounts(self, pool: int, count: int) -> tuple[int, ...]:
        """What lies in so many envelopes, the largest first; it adds up to the pool."""
        shares = [share for times, share in self.envelopes for _ in range(times)]
        shares += [self.envelopes[-1][1]] * (count - len(shares))
        return tuple(sorted(share_out(pool, shares[:count]), reverse=True))


Rest = Literal["next-place", "shared"]
"""Who has what is left of the pool behind the seats: the first place without one, or all who have
won a seat, the same each, and an odd unit the better place."""

TicketRule = Literal["returned", "cash-out", "lost"]
"""What becomes of tickets into an event: what nobody has used when it takes no more entries is
`returned` into the wallet; with `cash-out` whoever has one may also take its worth before that; or
what was not used then is `lost`, the house's."""


class SatelliteTerms(msgspec.Struct, frozen=True):
    """The prizes are seats that are worth `seat` each, in the unit of the prizes. `into` is the id
    of the event in the room whose seats they are, "" where they are those of none there. `rest`
    says who has what is left of the pool."""

    seat: int
    into: str = ""
    rest: Rest = "next-place"


CHIPS_GIVEN_MAX: Final = 10_000
"""A starting stack has no more of one denomination."""
ChipSet = tuple[tuple[int, int], ...]
"""Denominations, each with how many of it a starting stack has, 0 of those that come later."""

USUAL_CHIPS: Final = (
    1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000,
)  # fmt: skip
"""The denominations where an event names none."""
USUAL_IN_PLAY: Final = 8
"""So many of the usual ones lie on a table at once."""


def in_play(chips: ChipSet, smallest: int) -> tuple[int, ...]:
    """The denominations that are in play where `smallest` is the smallest of them, in order: those
    of the set that have not left play, and one that a colour-up has brought beside it. Where the
    event names none they are the first USUAL_IN_PLAY of the usual ones."""
    if not chips:
        return with_smallest(USUAL_CHIPS, smallest)[:USUAL_IN_PLAY]
    return with_smallest((chip for chip, _ in chips), smallest)


def with_smallest(chips: Iterable[int], smallest: int) -> tuple[int, ...]:
    """Those of these denominations that stay when `smallest` is the smallest one, with it."""
    return tuple(sorted({smallest, *(chip for chip in chips if chip > smallest)}))


def to_choose_from(chips: ChipSet) -> frozenset[int]:
    """The denominations that can take the place of smaller ones: those of the set, and the usual
    ones beyond it."""
    largest = max((chip for chip, _ in chips), default=0)
    return frozenset(
        (*(chip for chip, _ in chips), *(chip for chip in USUAL_CHIPS if chip > largest))
    )


class ShotClock(msgspec.Struct, frozen=True):
    """Seconds for each decision: `streets_s` by the hand's streets in order, the last for all that
    follow. The bank begins with `bank_s`; each level that begins adds `refill_s`, up to that."""

    streets_s: tuple[int, ...]
    bank_s: int = 0
    refill_s: int = 0

    def action_ms(self, street: int) -> int:
        """The time of a decision on this street, from 0."""
        return 1_000 * self.streets_s[min(street, len(self.streets_s) - 1)]

    @property
    def bank_ms(self) -> int:
        """What the bank begins with, and holds at most."""
        return 1_000 * self.bank_s

    def refilled_ms(self, bank_ms: int) -> int:
        """What is in the bank when a level begins, that had so much in it before."""
        return min(self.bank_ms, bank_ms + 1_000 * self.refill_s)


def shot_clock_refused(shot: ShotClock, rules: Edition) -> Refusal | None:
    """Why an event cannot have this shot clock under the edition; None where it can."""
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

    `by` says what ends a game's turn: the `level`, so many `hands`, or an `orbit`, which is as many
    hands as players were dealt in when the turn began. Where it is `chosen` (dealer's choice) a
    player chooses the game of each turn from the list, see `choosing`.
    """

    games: tuple[str, ...]
    by: Literal["hands", "orbit", "level"] = "orbit"
    hands: int = 0
    chosen: bool = False

    def game(self, turn: int) -> str:
        """The game of this turn, counted from 0."""
        return self.games[turn % len(self.games)]

    def after(self, game: str) -> str:
        """The game that follows this one in the list; the first where it is none of them."""
        return self.game(self.games.index(game) + 1) if game in self.games else self.games[0]


class Chosen(msgspec.Struct, frozen=True):
    """The game that the player in a seat has chosen for the turn of this number."""

    turn: int
    seat: int
    game: str


class Turn(msgspec.Struct):
    """Where a table stands in the rotation: `number` counts turns from 0, `hands` those dealt in
    this one, `orbit` who were dealt in when it began. `game` is that of its last hand, `chooser`
    the seat that had the choice of it last, `chosen` a choice that waits for the next hand."""

    number: int = 0
    hands: int = 0
    orbit: int = 0
    game: str = ""
    chooser: int | None = None
    chosen: Chosen | None = None

    def coming(self, rotation: Rotation, level: int) -> int:
        """The turn that the table's next hand belongs to, in the level of this number (from 1)."""
        if rotation.by == "level":
            return level - 1
        whole = rotation.hands if rotation.by == "hands" else self.orbit
        return self.number + 1 if self.hands and self.hands >= whole else self.number

    def is_new(self, number: int) -> bool:
        """Whether the turn of this number has had no hand yet."""
        return number != self.number or not self.hands

    def dealt(self, number: int, players: int, game: str, chooser: int | None) -> None:
        """A hand of this turn was dealt to so many players; `chooser` had the choice of its game,
        None where games go in order."""
        if self.is_new(number):
            self.number, self.hands, self.orbit = number, 0, players
        self.hands += 1
        self.game, self.chooser, self.chosen = game, chooser, None


Format = Literal["full-ring", "short-handed", "turbo"]
"""How an edition tells events apart where it halts short tables."""

Kind = Literal["sit-down", "scheduled", "home"]
"""When it starts: with its first person, some time after him, or when its maker says so. A home
game is one table whose players deal: the edition may let them draw their seats with cards."""

TableKind = Literal["dealt", "live"]
"""Who deals at a table: the room, or people with real cards and chips, who tell it what happens."""


class Rebuys(msgspec.Struct, frozen=True):
    """What a player may buy again: `chips` for `price`, at most `most` times, until the level
    `until_level` has ended, and only with no more than `chips` before him."""

    chips: int
    price: int
    most: int
    until_level: int


class AddOnTerms(msgspec.Struct, frozen=True):
    """What everybody who is in may buy once, whatever he has: `chips` for `price`, in the level
    `level` and in the break after it."""

    chips: int
    price: int
    level: int


class EventConfig(msgspec.Struct, frozen=True, kw_only=True):
    """An event as announced. Chips and the play currency are whole numbers.

    `seats` bounds the entries; an event needs `entries_min` to start. `chip` is the smallest chip
    in play; where it is None the structure tells it (`smallest_chip`). `chips` are all that it is
    played with, the smallest first, each with how many of it a starting stack has; none where
    nobody says. `halt_short_tables` is the director's choice in the formats where the edition
    leaves the halt of short tables to him.
    At most `seats_at_once` play at a time: who enters beyond them waits as an alternate, in the
    order of entry, for a seat that opens while entries are taken; None for no such bound.
    Until the level `late_levels` has ended late entries are taken (0: none), and whoever is out may
    enter again `re_entries` times.
    `buy_in` goes to the prizes, `fee` to the house with each entry, and what a `bounty` puts up
    lies on the player's head. The prize pool is never below `guarantee`: what is missing is the
    house's. Where it is `charged`, all of it goes through the
    cage of the room; else these are points of the event alone. So many `house_players` take free
    seats at the start; None for all of them.
    With `hand_for_hand_within` tables play hand for hand from the first hand on after which so many
    players or fewer have to go out before all are paid; 0 leaves it to the director.
    `payouts` names the payout table (see payouts.toml) or is one's own, and no prize is below
    `least_prize`; the prizes of a `satellite` are seats; `tickets` are what satellites of this
    event pay. With a `rotation` its games are played, not `game`. `bonus` is for 13-card poker:
    whether bonuses are paid. `edition` names the rules where they are not those of the room.
    Without a `shot_clock` decisions have the time that the room gives. An event with `days` is not
    played out in one go.
    `tables` says of what kind they are when they open; live ones have no house players.
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

    @property
    def entries_until(self) -> int:
        """The level until whose end somebody may enter or buy chips again; 0 where entries close
        with the start."""
        return max(until for _, until in self._sold)

    def chips_sold_from(self, level: int) -> tuple[int, ...]:
        """All that somebody may be given for his money in the level of this number, in the break
        behind it, or later, in chips: a full stack, a rebuy, the add-on."""
        return tuple(chips for chips, until in self._sold if until >= level)

    @property
    def _sold(self) -> tuple[tuple[int, int], ...]:
        """The chips of each purchase once the event is played, with the last level in which it is
        made, also in the break behind that; 0 for one that is not made."""
        rebuys, add_on = self.rebuys, self.add_on
        return (
            (self.starting_stack, self.late_levels),
            (0, 0) if rebuys is None else (rebuys.chips, rebuys.until_level),
            (0, 0) if add_on is None else (add_on.chips, add_on.level),
        )

    @property
    def games(self) -> tuple[str, ...]:
        """Every game that the event plays, in order."""
        return (self.game,) if self.rotation is None else self.rotation.games

    def games_in(self, level: int) -> tuple[str, ...]:
        """The games that may be played in the level of this number: one where they take turns by
        levels, and nobody chooses."""
        turns = self.rotation
        if turns is None or turns.by != "level" or turns.chosen:
            return self.games
        return (turns.game(level - 1),)

    def smallest_chip(self, edition: Edition) -> int:
        """The smallest chip in play, for odd chips (house-18.1): as announced, or the largest in
        which every blind, ante and starting stack can be paid out."""
        return self.chip or gcd(self.starting_stack, self.structure.smallest_chip(edition))
