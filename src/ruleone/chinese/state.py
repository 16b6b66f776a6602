"""The state of a hand of 13-card poker, and the effect of each event."""

from ruleone.cards import Card
from ruleone.chinese.events import (
    Arranged,
    CardsDealt,
    Event,
    PairSettled,
    RakeTaken,
    RowsShown,
    Surrendered,
    ThirteenEnded,
    ThirteenStarted,
)
from ruleone.chinese.scoring import Side, points_for
from ruleone.chinese.settlement import Purse


class MoneyLost(RuntimeError):
    """Money made or lost by an event: the hand must not continue."""


class State:
    """The state of a hand. Everything in it follows from its events."""

    __slots__ = ("arranged", "cards", "over", "pairs", "purses", "sides", "started", "surrendered")

    def __init__(self, started: ThirteenStarted) -> None:
        self.started = started
        self.purses = {
            seat: Purse(stack) for seat, stack in zip(started.seats, started.stacks, strict=True)
        }
        self.cards: dict[int, tuple[Card, ...]] = {}
        self.arranged: dict[int, Arranged] = {}
        self.surrendered: set[int] = set()
        self.sides: dict[int, Side] = {}
        """Each seat's hand as it is compared, once all have shown."""
        self.pairs: list[PairSettled] = []
        self.over = False

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that hold cards and have neither set them nor surrendered."""
        done = self.arranged.keys() | self.surrendered
        return tuple(seat for seat in self.cards if seat not in done)

    @property
    def money(self) -> int:
        """The money of the hand, the rake included. It never changes."""
        return sum(purse.stack + purse.raked for purse in self.purses.values())

    def evolve(self, event: Event) -> None:
        """Apply the next event.

        Raises MoneyLost where it does not preserve all money, where more is paid or raked than was
        due or won, and where the final stacks differ.
        """
        match event:
            case CardsDealt(seats, cards):
                self.cards = dict(zip(seats, cards, strict=True))
            case Arranged(seat):
                self.arranged[seat] = event
            case Surrendered(seat):
                self.surrendered.add(seat)
            case RowsShown(sides):
                self.sides = {side.seat: side for side in sides}
            case PairSettled(a, b, paid=paid):
                self._check_pair(event)
                self.purses[a].net += paid
                self.purses[b].net -= paid
                self.pairs.append(event)
            case RakeTaken(seat, won, amount):
                if not 0 <= amount <= won:
                    raise MoneyLost(f"expected a rake from 0 to {won}, got {amount}")
                self.purses[seat].raked += amount
            case ThirteenEnded(told):
                have = tuple(self.purses[seat].stack for seat in self.started.seats)
                if told != have:
                    raise MoneyLost(f"expected the stacks {have} in the end, got {told}")
                self.over = True
            case ThirteenStarted():
                raise ValueError("expected the start of a hand as its first event alone")
        stacks = [purse.stack for purse in self.purses.values()]
        if self.money != sum(self.started.stacks) or min(stacks) < 0:
            raise MoneyLost(f"expected {self.started.stacks} to go round, got {stacks}")

    def _check_pair(self, pair: PairSettled) -> None:
        """Raise MoneyLost unless points and payments of a pair agree.

        The points must be those of the lines, and their worth paid, or less where the payment was
        cut.
        """
        points = points_for(pair.a, pair.lines)
        due = points * self.started.point
        if (pair.points, pair.due) != (points, due):
            came = f"{pair.points} points, {pair.due}"
            raise MoneyLost(f"expected {points} points, {due}, by the lines; got {came}")
        cut = 0 <= abs(pair.paid) < abs(due) and pair.paid * due >= 0
        if pair.paid != due and not (cut and pair.cut != "none"):
            raise MoneyLost(f"expected {due} to be paid or less of it, got {pair.paid}")
