"""Where the cards are that nobody plays: the stub, the muck, the burn cards."""

from collections import Counter
from typing import NamedTuple

from ruleone.cards import FULL_DECK
from ruleone.dealing import GAMES, Forfeit, Hand, KeepAside, KillHand, ReplaceCard, ReshuffleStub
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    CardsDealt,
    Discarded,
    HandKilled,
    HoleDealt,
    Intervened,
    Mucked,
)
from ruleone.dealing.interventions import RestoreHand


class Heaps(NamedTuple):
    """How many cards lie in each. Those that came too early lie aside, in none."""

    stub: int
    muck: int
    burns: int


def heaps(hand: Hand) -> Heaps:
    """The heaps of a hand as its events left them."""
    stub, muck, burns = len(FULL_DECK) - GAMES[hand.view().game].lowest, 0, 0
    held = Counter[int]()
    for event in hand.events:
        match event:
            case HoleDealt(seats, hands):
                held.update(dict(zip(seats, map(len, hands), strict=True)))
                stub -= sum(map(len, hands))
            case BoardDealt():
                stub -= len(event.burned) + len(event.cards)
                burns += len(event.burned)
            case CardsDealt(_, burned, seats, down, up):
                came = [len(one) + len(other) for one, other in zip(down, up, strict=True)]
                held.update(dict(zip(seats, came, strict=True)))
                stub -= len(burned) + sum(came)
                burns += len(burned)
            case Discarded(seat, cards):
                held[seat] -= len(cards)
                muck += len(cards)
            case Intervened(ReplaceCard()):
                stub, burns = stub - 1, burns + 1
            case Intervened(KeepAside(cards)):
                stub -= len(cards)
            case Intervened(ReshuffleStub(back, _, mixed)):
                stub += len(back) + muck * ("muck" in mixed) + burns * ("burns" in mixed)
                muck, burns = muck * ("muck" not in mixed), burns * ("burns" not in mixed)
            case Intervened(RestoreHand(seat)):
                muck -= held[seat]
            case Acted(seat, "fold") | Mucked(seat) | HandKilled(seat):
                muck += held[seat]
            case Intervened(KillHand(seat) | Forfeit(seat)):
                muck += held[seat]
            case _:
                pass
    return Heaps(stub, muck, burns)
