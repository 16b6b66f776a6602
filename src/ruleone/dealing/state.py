"""The state of a hand: plain lists and ints, places instead of seats.

A place is an index into every list here: 0 is the first seat left of the button, the last place is
the button's own (or, with a dead button, the one before it). So ascending places are the order of
the deal, of the action after the flop, and of odd chips. Only `evolve` changes a state.
"""

from operator import add, sub

import msgspec
from msgspec.structs import replace

from ruleone.cards import Card
from ruleone.dealing.events import HandStarted
from ruleone.dealing.game import Game
from ruleone.dealing.opening import Opening
from ruleone.dealing.personal import Personal
from ruleone.dealing.rules import HandRules

IN, ALL_IN, FOLDED = 0, 1, 2
"""What a seat is: able to act, in with nothing behind, out of the hand (mucked hands too)."""
NOBODY = -1


class State(msgspec.Struct, eq=False, gc=False):
    """Everything that the events so far have made of a hand.

    Built once for each opening and copied for each of its hands (`begun`), which is quicker.
    """

    started: HandStarted
    opening: Opening
    rules: HandRules
    game: Game
    seats: tuple[int, ...]
    place: dict[int, int]
    following: tuple[int, ...]

    reach: list[int]
    """What the bets of each seat may come to in this hand: its stack at the start, less what it
    posted that is no bet; then also what it won."""
    staked: list[int]
    """What each seat has bet in this hand, on all its streets together."""
    status: list[int]
    live: list[int]
    """The places of the hands still in, ascending."""
    able: int
    """Hands still in with chips behind."""
    mark: list[int]
    """`opens` when each seat last acted, kept while `careful`."""
    careful: bool
    """Whether a raise has to be looked at closely: bounded by a limit or a cap, possibly short
    or unanswerable. Else the betting is open for whoever is to act, up to all that he has."""

    holes: tuple[tuple[Card, ...], ...]
    undealt: int
    plain: bool
    personal: Personal

    antes: tuple[int, ...]
    """Each player's own ante: with his bets it counts for what he can win of others."""
    shortfall: int
    """Blinds that are missing in the middle, counted by pot limit before the flop."""
    price: int
    """The price to stay in, as a total for the hand."""
    full_bet: int
    """In fixed limit the last full bet, from which the next one is counted, while an all-in or a
    bring-in may stand above it."""
    raise_by: int
    """The least a raise must add; in fixed limit, exactly what it adds."""
    raises: int
    """Bets and raises of this street that count towards the cap."""
    first: int
    """The place that the first action of the street fell to."""
    released: bool

    shortest: int = 0
    """The smallest stack at the start."""
    level: int = 0
    """What stood as the price when this street began: its bets count from here."""
    round: int = 0
    opens: int = 1
    """How often the betting was opened: by each street, and by each bet and raise that opens
    it again for who has acted."""
    aggressor: int | None = None
    """Who last bet or raised on this street."""
    first_all_in: int | None = None
    to_go: int = 0
    """Players with chips who have yet to answer the last bet; 0 once the round is over."""
    to_act: int = NOBODY
    """The place that acts, until `turn` passes it on; at showdown, the one asked to show."""

    dead: int = 0
    """Posted for nobody in particular: antes paid for the table, dead blinds."""
    collected: int = 0
    """Bets that have gone into the pots."""
    pot: int = 0
    """All that is in the pots and not yet awarded."""
    given: int = 0
    """All that has been awarded."""

    unknown: bool = False
    """Whether some hole cards were dealt that nobody has seen."""
    board: tuple[Card, ...] = ()
    tabled: tuple[int, ...] = ()
    """Seats whose hands are face up."""
    seen: tuple[int, ...] = ()
    """Seats whose hands were not tabled and are face up since somebody asked to see them."""
    held: bool = False
    revealed: bool = False
    order: tuple[int, ...] = ()
    """Places in the order of showing, once hands are to be shown."""
    awarded: int = 0
    asked_to_show: int = 0
    """How often a player was asked to show or muck."""
    over: bool = False

    @classmethod
    def fresh(cls, started: HandStarted, opening: Opening) -> "State":
        """What all hands of an opening have in common: the betting before the flop, with the last
        straddle or the big blind as the price. Stacks are still to come, by `begun`."""
        count = len(started.seats)
        return cls(
            started=started,
            opening=opening,
            rules=opening.rules,
            game=opening.game,
            seats=opening.seats,
            place=opening.place,
            following=opening.following,
            reach=[],
            staked=[0] * count,
            status=[IN] * count,
            live=list(range(count)),
            able=count,
            mark=[0] * count,
            careful=opening.limited,
            holes=opening.no_cards,
            undealt=count,
            plain=opening.plain,
            personal=opening.personal,
            antes=opening.nothing,
            shortfall=opening.blinds_due,
            price=opening.price,
            full_bet=0 if opening.stud else opening.price,
            raise_by=opening.raise_by,
            raises=opening.raises,
            first=opening.first,
            released=opening.released,
        )

    def begun(self, started: HandStarted) -> "State":
        """The state of a hand that starts like this one, with the stacks that it starts with."""
        opening, stacks = self.opening, started.stacks
        shortest = min(stacks)
        state = replace(
            self,
            started=started,
            reach=list(stacks),
            shortest=shortest,
            staked=self.staked.copy(),
            status=self.status.copy(),
            live=self.live.copy(),
            mark=self.mark.copy(),
            careful=opening.limited or shortest - opening.behind <= opening.price,
        )
        if not opening.plain:
            absent = tuple(sorted(opening.place[seat] for seat in started.absent))
            state.personal = Personal(len(stacks), absent, opening.stud)
            state.personal.boards = [()] * (started.boards - 1)
        return state

    @property
    def asked(self) -> int | None:
        """The place whose turn it is, if a player is asked anything."""
        other = self.personal.discarding or self.personal.agreeing
        if self.to_go or other or (self.order and self.to_act != NOBODY):
            return self.to_act
        return None

    @property
    def stacks(self) -> list[int]:
        """The chips behind each seat, its bet not counted."""
        return list(map(sub, self.reach, self.staked))

    @property
    def boards(self) -> list[tuple[Card, ...]]:
        """All boards, the first one first."""
        return [self.board, *self.personal.boards]

    @property
    def bets(self) -> list[int]:
        """What stands in front of each seat, bet on this street."""
        if sum(self.staked) == self.collected:
            return [0] * len(self.staked)
        return [max(0, staked - self.level) for staked in self.staked]

    @property
    def put(self) -> list[int]:
        """Collected from each seat: it can win as much from every other one."""
        level = self.level
        if self.price == level and self.antes is self.opening.nothing:
            return self.staked
        collected = (min(staked, level) for staked in self.staked)
        return list(map(add, collected, self.antes))

    @property
    def next_to_show(self) -> int | None:
        """The place whose turn it is to show or muck, None where nobody is left to do so."""
        for place in self.order:
            if self.status[place] != FOLDED and self.seats[place] not in self.tabled:
                return place
        return None
