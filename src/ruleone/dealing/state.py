"""The state of a hand: plain lists and ints, places instead of seats.

A place is an index into every list here: 0 is the first seat left of the button, the last place is
the button's own (or, with a dead button, the one before it). So ascending places are the order of
the deal, of the action after the flop, and of odd chips. Only `evolve` changes a state.
"""

from functools import lru_cache
from itertools import compress

from ruleone.cards import Card
from ruleone.dealing.events import HandStarted
from ruleone.dealing.game import GAMES

FOLDED, IN, ALL_IN = 0, 1, 2
"""What a seat is: out of the hand (mucked hands too), able to act, in with nothing behind."""


_NOBODY: frozenset[int] = frozenset()


class State:
    """Everything that the events so far have made of a hand."""

    __slots__ = (
        "able",
        "aggressor",
        "asked_to_show",
        "awarded",
        "bet",
        "bets",
        "board",
        "cap",
        "cards_used",
        "dead",
        "first_all_in",
        "full_bet",
        "game",
        "held",
        "holes",
        "limited",
        "live",
        "mark",
        "opens",
        "order",
        "over",
        "place",
        "pot",
        "put",
        "raise_by",
        "raises",
        "released",
        "revealed",
        "round",
        "rules",
        "seats",
        "shortest",
        "shortfall",
        "stacks",
        "started",
        "status",
        "tabled",
        "to_act",
        "to_go",
        "undealt",
        "unknown",
    )  # fmt: skip

    def __init__(self, started: HandStarted) -> None:
        rules, game = started.rules, GAMES[started.game]
        count = len(started.seats)
        self.started = started
        self.rules = rules
        self.game = game
        self.limited = game.limit != "no-limit"
        self.cap = _cap(started) if self.limited else 0
        """Bets of a street before the cap; 0 is no cap."""

        self.seats = started.seats
        self.place = _places(started.seats)
        self.stacks = list(started.stacks)
        self.shortest = 0 if started.dead_blinds else min(started.stacks) - started.ante
        """No player began with less than this to bet with."""
        self.status = [IN] * count
        self.live = count
        """Hands still in."""
        self.able = count
        """Of those, the ones with chips behind."""
        self.holes: tuple[tuple[Card, ...], ...] = ((),) * count
        self.undealt = count
        self.unknown = False
        """Whether some hole cards were dealt that nobody has seen."""
        self.tabled: frozenset[int] = _NOBODY
        """Places whose hands are face up."""
        self.board: tuple[Card, ...] = ()
        self.cards_used = 0
        """How far down the deck the dealer is."""

        self.bets = [0] * count
        """On this street, still in front of each seat."""
        self.put: tuple[int, ...] = (0,) * count
        """Collected from each seat: it can win as much from every other one."""
        self.dead = 0
        """Collected from nobody in particular: antes paid for the table, dead blinds."""
        self.pot = 0
        """All that was collected and not yet awarded."""
        self._open_betting(started)

        self.held = False
        self.released = not (started.hand_for_hand and rules.hold_reveal)
        self.revealed = False
        self.order: tuple[int, ...] = ()
        """Places in the order of showing, once hands are to be shown."""
        self.awarded = 0
        self.asked_to_show = 0
        """How often a player was asked to show or muck."""
        self.over = False

    def _open_betting(self, started: HandStarted) -> None:
        """The betting before the flop, with the last straddle or the big blind as the price."""
        rules, count = started.rules, len(started.seats)
        small_blind, big_blind = started.blinds
        opening, due = big_blind, small_blind + big_blind
        for _, amount in started.straddles:
            opening, due = amount, due + amount
        self.shortfall = due
        """Blinds that are missing in the middle, counted by pot limit before the flop."""

        self.round = 0
        self.bet = self.full_bet = opening
        """The price to stay in; in fixed limit also the last full bet, from which the next one is
        counted, while an all-in may stand above it."""
        straddled = started.straddles and rules.straddle_opens and not self.fixed
        self.raise_by = opening if straddled else started.min_bet
        """The least a raise must add; in fixed limit, exactly what it adds."""
        self.raises = (1 if big_blind else 0) + len(started.straddles)
        """Bets and raises of this street that count towards the cap."""
        self.opens = 1
        """How often the betting was opened: by each street, and by each bet and raise that opens
        it again for who has acted."""
        self.mark = [0] * count
        """`opens` when each seat last acted."""
        self.aggressor: int | None = None
        """Who last bet or raised on this street."""
        self.first_all_in: int | None = None
        self.to_act: int | None = None
        self.to_go = count
        """Players with chips who have yet to answer the last bet."""

    @property
    def fixed(self) -> bool:
        """Whether bets are fixed in size; `limited` tells pot limit and fixed limit together."""
        return self.game.limit == "fixed-limit"

    @property
    def next_to_show(self) -> int | None:
        """The place whose turn it is to show or muck, None where nobody is left to do so."""
        for place in self.order:
            if self.status[place] != FOLDED and place not in self.tabled:
                return place
        return None


@lru_cache(maxsize=4096)
def _places(seats: tuple[int, ...]) -> dict[int, int]:
    return {seat: place for place, seat in enumerate(seats)}


def _cap(started: HandStarted) -> int:
    """The cap on bets in fixed limit, lifted where the edition says so for the few who are left."""
    if GAMES[started.game].limit != "fixed-limit":
        return 0
    ends_at, left = started.rules.limit_cap_ends_at, started.players_in_event
    if ends_at is not None and left is not None and left <= ends_at:
        return 0
    return started.rules.limit_cap


def live_places(state: State) -> list[int]:
    """The places of the hands still in, ascending."""
    return list(compress(range(len(state.seats)), state.status))
