"""The decision of a computer player as read from the view, in any game.

It has the player's cards, those of others, and their draws.
"""

from ruleone.bots.spot import Spot
from ruleone.cards import Card, parse
from ruleone.dealing.actions import Options
from ruleone.dealing.views import HandView
from ruleone.ranking import ORDERS, Order
from ruleone.rulebook import edition


class Rival:
    """An opponent still in the hand.

    `up` are the visible cards, `hidden` counts the others, `drew` the cards of each draw, `pushes`
    the bets and raises on all streets, `calls` the calls.
    """

    __slots__ = ("calls", "drew", "hidden", "pushes", "seat", "up")

    def __init__(self, seat: int, up: tuple[Card, ...], hidden: int) -> None:
        self.seat = seat
        self.up = up
        self.hidden = hidden
        self.drew: list[int] = []
        self.pushes = 0
        self.calls = 0


class Seen(Spot):
    """The decision before a computer player in any game, with all the cards it knows of.

    `cards` are its own, `dead` all others that it has seen and nobody can have. `draws_left` counts
    its draws to come, this one included, `streets_left` the rounds of betting after this one.
    """

    __slots__ = ("cards", "dead", "draws_left", "drew", "orders", "rivals", "streets_left")

    def __init__(self, view: HandView, options: Options) -> None:
        super().__init__(view, options)
        self.orders = _orders(view, self)
        self.rivals: dict[int, Rival] = {}
        dead: set[Card] = set()
        for at in view.seats:
            if at.seat == self.seat:
                self.cards = tuple(map(parse, at.cards))
                dead.update(map(parse, at.discards))
            elif at.seat in self.opponents:
                up = tuple(map(parse, at.up))
                self.rivals[at.seat] = Rival(at.seat, up, len(at.cards) - len(up))
        self.drew: list[int] = []
        for line in view.log:
            if line.code == "dealt-up":
                shown = line.parameters["cards"]
                assert isinstance(shown, tuple | list)
                dead.update(map(parse, map(str, shown)))
            elif line.seat is not None:
                self._read_deed(line.code, line.seat, line.parameters.get("count", 0))
        held = {
            *self.cards,
            *self.board,
            *(card for one in self.rivals.values() for card in one.up),
        }
        self.dead = tuple(sorted(dead - held))
        self.draws_left = self.game.draws - len(self.drew)
        names = [street.street for street in self.game.rounds]
        self.streets_left = len(names) - 1 - names.index(view.street)

    @property
    def is_first_street(self) -> bool:
        """Whether no cards have come since the hand was dealt."""
        return self.streets_left == len(self.game.rounds) - 1

    def _read_deed(self, code: str, seat: int, count: object) -> None:
        rival = self.rivals.get(seat)
        if code in ("discarded", "stood-pat"):
            thrown = count if isinstance(count, int) else 0
            if rival is not None:
                rival.drew.append(thrown)
            elif seat == self.seat:
                self.drew.append(thrown)
        elif rival is not None:
            rival.pushes += code in ("bet", "raise", "complete")
            rival.calls += code == "call"


def _orders(view: HandView, spot: Spot) -> tuple[Order, ...]:
    """Return the orders of the pot; in short deck the edition's."""
    return tuple(
        ORDERS[edition(view.edition).choice("short_deck.order") if name == "short-deck" else name]
        for name in spot.game.orders
    )
