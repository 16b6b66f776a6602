"""The state of a hand: plain lists and ints, places instead of seats.

A place is an index into every list here. 0 is the first seat left of the button, the last place is
the button's own (or, with a dead button, the one before it). So ascending places are the order of
the deal, of the action after the flop, and of odd chips. Only `evolve` changes a state.
"""

from operator import add, sub

from ruleone.cards import Card
from ruleone.dealing.events import HandStarted
from ruleone.dealing.game import Game
from ruleone.dealing.opening import Opening
from ruleone.dealing.personal import Personal
from ruleone.dealing.rules import HandRules

IN, ALL_IN, FOLDED = 0, 1, 2
"""Status of a seat: able to act, in with nothing behind, out of the hand (mucked hands too)."""
NOBODY = -1


class State:
    """The state that the events so far have made of a hand.

    It begins as an opening leaves it: nothing posted, nothing dealt, the last straddle or the big
    blind as the price.
    """

    __slots__ = (
        "able",
        "aggressor",
        "antes",
        "asked_to_show",
        "awarded",
        "board",
        "careful",
        "collected",
        "dead",
        "first",
        "first_all_in",
        "following",
        "full_bet",
        "game",
        "given",
        "held",
        "holes",
        "level",
        "level_before",
        "live",
        "mark",
        "opening",
        "opens",
        "order",
        "over",
        "personal",
        "place",
        "plain",
        "pot",
        "price",
        "raise_by",
        "raises",
        "reach",
        "released",
        "revealed",
        "round",
        "rules",
        "seats",
        "seen",
        "shortest",
        "shortfall",
        "staked",
        "started",
        "status",
        "tabled",
        "to_act",
        "to_go",
        "undealt",
        "unknown",
    )

    def __init__(self, started: HandStarted, opening: Opening) -> None:
        stacks, count = started.stacks, len(started.stacks)
        self.started = started
        self.opening = opening
        self.rules: HandRules = opening.rules
        self.game: Game = opening.game
        self.seats: tuple[int, ...] = opening.seats
        self.place: dict[int, int] = opening.place
        self.following: tuple[int, ...] = opening.following
        """Next place to be asked after each; an intervention may leave some out until a raise."""

        self.reach = list(stacks)
        """Maximum bets of each seat in this hand.

        Its stack at the start, less dead posts; then also its winnings.
        """
        self.staked = [0] * count
        """Bets of each seat in this hand, on all its streets together."""
        self.status = [IN] * count
        self.live = list(range(count))
        """The places of the hands still in, ascending."""
        self.able = count
        """Hands still in with chips behind."""
        self.shortest = shortest = min(stacks)
        """The smallest stack at the start."""
        self.mark = [0] * count
        """`opens` when each seat last acted, kept while `careful`."""
        self.careful = opening.limited or shortest - opening.behind <= opening.price
        """Whether a raise has to be checked closely.

        It may be bounded by a limit or a cap, short, or unanswerable. Else the betting is open for
        every player to act, up to the whole stack.
        """

        self.holes: tuple[tuple[Card, ...], ...] = opening.no_cards
        self.undealt = count
        self.unknown = False
        """Whether some hole cards were dealt that nobody has seen."""
        self.board: tuple[Card, ...] = ()
        self.plain = opening.plain
        self.personal: Personal = opening.personal
        if not opening.plain:
            missing = {*started.absent, *started.penalised}
            absent = tuple(sorted([opening.place[seat] for seat in missing]))
            self.personal = Personal(count, absent, opening.stud)
            self.personal.boards = [()] * (started.boards - 1)

        self._betting(opening)
        self._nothing_yet()

    def _betting(self, opening: Opening) -> None:
        """Initialise the betting before the flop, or of third street."""
        self.antes: tuple[int, ...] = opening.nothing
        """Each player's own ante, which counts for winnings from others as bets do."""
        self.shortfall = opening.blinds_due
        """Blinds that are missing in the middle, counted by pot limit before the flop."""
        self.price = opening.price
        """The price to stay in, as a total for the hand."""
        self.full_bet = 0 if opening.stud else opening.price
        """The last full bet in fixed limit, from which the next one is counted.

        An all-in or a bring-in may stand above it.
        """
        self.released = opening.released
        """Whether hands go up without an instruction, hand for hand."""
        self.raise_by = opening.raise_by
        """Minimum addition of a raise; in fixed limit, exactly its addition."""
        self.raises = opening.raises
        """Bets and raises of this street that count towards the cap."""
        self.level = 0
        """Price when this street began: its bets count from here."""
        self.level_before = 0
        """Price when the last street began whose bets are in the pots."""
        self.round = 0
        self.opens = 1
        """Number of times the betting was opened.

        By each street, and by each bet and raise that opens it again for players who have acted.
        """
        self.aggressor: int | None = None
        """Last bettor or raiser on this street."""
        self.first_all_in: int | None = None
        self.first = opening.first
        """The place that the first action of the street fell to."""
        self.to_go = 0
        """Players with chips who have yet to answer the last bet; 0 once the round is over."""
        self.to_act = NOBODY
        """The place that acts, until `turn` passes it on; at showdown, the one asked to show."""

    def _nothing_yet(self) -> None:
        """Initialise empty pots and an unopened showdown."""
        self.dead = 0
        """Posts for nobody's bet: antes paid for the table, dead blinds."""
        self.collected = 0
        """Bets that have gone into the pots."""
        self.pot = 0
        """All that is in the pots and not yet awarded."""
        self.given = 0
        """All that has been awarded."""

        self.held = False
        self.revealed = False
        self.tabled: tuple[int, ...] = ()
        """Seats whose hands are face up."""
        self.seen: tuple[int, ...] = ()
        """Seats whose hands were not tabled and are face up since somebody asked to see them."""
        self.order: tuple[int, ...] = ()
        """Places in the order of showing, once hands are to be shown."""
        self.awarded = 0
        self.asked_to_show = 0
        """Number of times a player was asked to show or muck."""
        self.over = False

    @property
    def asked(self) -> int | None:
        """The place to act, if a player is asked anything."""
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
        """The chips in front of each seat, bet on this street."""
        if sum(self.staked) == self.collected:
            return [0] * len(self.staked)
        return [max(0, staked - self.level) for staked in self.staked]

    @property
    def put(self) -> list[int]:
        """The chips collected from each seat: it can win as much from every other one."""
        level = self.level
        if self.price == level and self.antes is self.opening.nothing:
            return self.staked
        collected = (min(staked, level) for staked in self.staked)
        return list(map(add, collected, self.antes))

    @property
    def next_to_show(self) -> int | None:
        """Return the place to show or muck next, None where nobody is left."""
        for place in self.order:
            if self.status[place] != FOLDED and self.seats[place] not in self.tabled:
                return place
        return None
