"""The opening of a hand: everything known before stacks are counted and cards dealt."""

from collections.abc import Iterator
from functools import cache
from operator import itemgetter

from ruleone.cards import FULL_DECK, Card, rank_of, suit_of
from ruleone.dealing.events import HandStarted, Posted, PostKind
from ruleone.dealing.game import Game
from ruleone.dealing.games import GAMES
from ruleone.dealing.personal import PLAIN
from ruleone.dealing.views import Street
from ruleone.ranking import HIGH, ORDERS, Order

Due = tuple[int, PostKind, int]
"""A seat, the purpose of a post, and its chips."""

BLINDS = ("small-blind", "big-blind", "straddle")
"""Posts that the middle waits for: pot limit counts them in full before the flop."""
LIVE = (*BLINDS, "entry")
"""Posts that stand in front of the seat, as a bet; all others go into the pot at once."""

_ACE = 12


class Opening:
    """Seats in order, posts that are due, and the price of the first bet.

    It is the same for every hand with the same seats, blinds and rules, so it is computed once.
    """

    __slots__ = (
        "antes",
        "behind",
        "blinds_due",
        "cap",
        "card_keys",
        "door",
        "dues",
        "first",
        "fixed",
        "following",
        "game",
        "holes_of",
        "limited",
        "lowest",
        "missing",
        "no_cards",
        "nothing",
        "orders",
        "owed",
        "paid_in_full",
        "personal",
        "place",
        "plain",
        "price",
        "raise_by",
        "raises",
        "released",
        "rules",
        "seats",
        "seven",
        "staked",
        "streets",
        "stud",
        "taken",
    )

    def __init__(self, started: HandStarted) -> None:
        rules, seats = started.rules, started.seats
        self.rules = rules
        self.game = GAMES[started.game]
        self.limited = self.game.limit != "no-limit"
        self.fixed = self.game.limit == "fixed-limit"
        self.cap = _cap(started) if self.fixed else 0
        """Maximum of bets of a street; 0 without a cap.

        Outside fixed limit there is none (house-47.1, tda2024-48.1).
        """
        self.seats = seats
        self.place = {seat: place for place, seat in enumerate(seats)}
        self.following = (*range(1, len(seats)), 0)
        """The next place clockwise of each place."""
        hands = range(len(seats))
        dealt = len(seats) * self.game.hole_cards
        self.holes_of = itemgetter(*(slice(place, dealt, len(seats)) for place in hands))
        """Takes each place's hole cards from the deck, dealt one at a time."""
        streets = list(_streets(self.game, dealt, rules.burn))
        self.streets = streets[1:]
        """Openings of each later street.

        The name, and where its burned cards and the cards of the board are in the deck.
        """
        self.door = streets[0]
        """The same for cards on the board before the first bet."""
        cash = started.boards > 1 or started.runs > 1 or started.bomb_pot
        dead = started.absent or started.penalised
        self.plain = is_plain(self.game) and not cash and not dead
        """Whether the hand is only hole cards and one board, with no hand dead at the deal."""
        self.lowest = self.game.lowest
        self.stud = self.game.bring_in is not None
        self.personal = PLAIN
        self.card_keys = card_keys(rules.suits, self.game.first == "low")
        """Sort key of each card of the deck where single cards are compared."""
        self.orders = orders_of(started)
        """Orders of hands that decide the pot."""
        by_rank = self.orders == (HIGH,) and rules.suit_ties == "none"
        self.seven = by_rank and self.plain and self.game.hole_cards == 2
        """Whether the best five of seven cards win the pot, whatever their suits."""
        self.no_cards: tuple[tuple[Card, ...], ...] = ((),) * len(seats)
        self.nothing = (0,) * len(seats)

        small_blind, big_blind = started.blinds
        self.price, self.blinds_due = big_blind, small_blind + big_blind
        if self.stud:
            self.price, self.blinds_due = started.bring_in, 0
        """The price of the first call: the last straddle or the big blind; and all blinds."""
        for _, amount in started.straddles:
            self.price, self.blinds_due = amount, self.blinds_due + amount
        straddled = started.straddles and rules.straddle_opens and not self.fixed
        self.raise_by = self.price if straddled else started.min_bet
        self.raises = (1 if big_blind else 0) + len(started.straddles)
        self.first = _first_to_act(started, self.place)
        """The place that the first action falls to."""
        self.released = not (started.hand_for_hand and rules.hold_reveal)
        """Whether all-in hands may go up without an instruction."""
        self._owe(started)

    def _owe(self, started: HandStarted) -> None:
        """Note the posts due before the deal."""
        seats = self.seats
        self.dues = _dues(started)
        """All that is to be posted before the deal, in order."""
        self.paid_in_full = [Posted(*due, all_in=False) for due in self.dues if due[2]]
        """Posts where every stack is larger than `owed`."""
        live = [due for due in self.dues if due[1] in LIVE]
        self.missing = self.blinds_due - sum(due[2] for due in live if due[1] in BLINDS)
        """Blinds without a payer."""
        owed, behind = [0] * len(seats), [0] * len(seats)
        for seat, kind, amount in self.dues:
            owed[self.place[seat]] += amount
            behind[self.place[seat]] += 0 if kind in LIVE else amount
        self.owed = max(owed)
        """Maximum that one seat posts."""
        self.taken = behind
        """Dead posts of each place."""
        self.antes = self.nothing
        """Each player's own ante where every stack is larger than `owed`."""
        if started.ante_format == "per-player":
            self.antes = (started.ante,) * len(seats)
        self.behind = max(behind)
        """Maximum of dead posts of one seat."""
        self.staked = [sum(due[2] for due in live if due[0] == seat) for seat in seats]
        """Live posts of each seat where every stack is larger than `owed`."""


@cache
def card_keys(suits: tuple[int, ...], ace_low: bool) -> tuple[int, ...]:
    """Return the sort key of each card by rank, then suit, the highest of `suits` first.

    An ace that is low stands below the two.
    """
    ranks = [-1 if ace_low and rank_of(card) == _ACE else rank_of(card) for card in FULL_DECK]
    return tuple(
        len(suits) * (rank + 1) - suits.index(suit_of(card))
        for card, rank in zip(FULL_DECK, ranks, strict=True)
    )


def orders_of(started: HandStarted) -> tuple[Order, ...]:
    """Return the orders that the pot goes by; in short deck the edition's order."""
    names = GAMES[started.game].orders
    return tuple(
        ORDERS[started.rules.short_deck if name == "short-deck" else name] for name in names
    )


def _streets(game: Game, top: int, burn: int) -> Iterator[tuple[Street, slice, slice]]:
    for coming in game.rounds:
        turned = top + burn if coming.board else top
        yield coming.street, slice(top, turned), slice(turned, turned + coming.board)
        top = turned + coming.board


def is_plain(game: Game) -> bool:
    """Whether a game is one of hole cards and a board, with nothing else before or after."""
    first, *later = game.rounds
    extra = any(street.down or street.up or street.draw or street.discard for street in later)
    return not (first.up or first.board or extra)


def _dues(started: HandStarted) -> list[Due]:
    small, big = started.blinds
    owed: list[Due] = []
    if started.small_blind_seat is not None:
        owed.append((started.small_blind_seat, "small-blind", small))
    if started.big_blind_seat is not None:
        owed.append((started.big_blind_seat, "big-blind", big))
    owed += [(seat, "straddle", amount) for seat, amount in started.straddles]
    owed += [(seat, "entry", amount) for seat, amount in started.entries]
    owed += [(seat, "dead-blind", amount) for seat, amount in started.dead_blinds]
    antes = _antes(started)
    # Of antes that each player pays the book says nothing: they come first, as they always have.
    first = started.rules.ante_first or started.ante_format == "per-player"
    return antes + owed if first else owed + antes


def _antes(started: HandStarted) -> list[Due]:
    """Return each player's ante, or the one that the big blind or the button pays for all.

    With a dead button the last player before it pays.
    """
    payers: tuple[int, ...] = ()
    match started.ante_format:
        case "per-player":
            payers = started.seats
        case "big-blind" if started.big_blind_seat is not None:
            payers = (started.big_blind_seat,)
        case "button":
            payers = started.seats[-1:]
    return [(seat, "ante", started.ante) for seat in payers if started.ante]


def _first_to_act(started: HandStarted, place: dict[int, int]) -> int:
    """Return the place to act first.

    It is left of the big blind or the last straddle; without blinds, left of the button.
    """
    last = started.big_blind_seat or started.small_blind_seat
    if started.straddles and started.rules.straddle_last:
        last = started.straddles[-1][0]
    return 0 if last is None else (place[last] + 1) % len(place)


def _cap(started: HandStarted) -> int:
    """Return the cap on bets in fixed limit, lifted where the edition says so for few players."""
    ends_at, left = started.rules.limit_cap_ends_at, started.players_in_event
    if ends_at is not None and left is not None and left <= ends_at:
        return 0
    return started.rules.limit_cap
