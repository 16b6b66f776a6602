"""What an event is before anybody enters: its seats, stacks, levels and prizes."""

from math import gcd
from typing import Literal

import msgspec

from ruleone.rulebook import Edition
from ruleone.tournament.chip_set import ChipSet
from ruleone.tournament.days.terms import Days
from ruleone.tournament.own_payouts import Payouts
from ruleone.tournament.rotation import Rotation
from ruleone.tournament.shot_clock import ShotClock
from ruleone.tournament.terms.bounties import BountyTerms
from ruleone.tournament.terms.satellites import SatelliteTerms, TicketRule
from ruleone.tournament.terms.structure import Structure

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
