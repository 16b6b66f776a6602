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
    StubShuffled,
)
from ruleone.dealing.interventions import RestoreHand


class Heaps(NamedTuple):
    """How many cards lie in each. Those that came too early lie aside, in none."""

    stub: int
    muck: int
    burns: int


class _Counted:
    """The heaps while they are counted. `muck_comes_back` says that a stub that runs out is made
    anew from all that nobody holds, as in draw games; else only from the burn cards."""

    def __init__(self, stub: int, *, muck_comes_back: bool) -> None:
        self.stub, self.muck, self.burns = stub, 0, 0
        self._muck_comes_back = muck_comes_back

    def take(self, count: int) -> None:
        """So many cards leave the stub; what it lacks of them was shuffled into it before. Of a
        told deck no event says so."""
        if count > self.stub:
            self.mix(muck=self._muck_comes_back, burns=True)
        self.stub -= count

    def burn(self, count: int) -> None:
        """So many cards are burned."""
        self.take(count)
        self.burns += count

    def mix(self, *, muck: bool, burns: bool) -> None:
        """Whole heaps are shuffled into the stub."""
        self.stub += muck * self.muck + burns * self.burns
        self.muck, self.burns = self.muck * (not muck), self.burns * (not burns)

    def live_again(self, count: int) -> None:
        """The cards of a dead hand are in play again; what the muck has no more of them came out of
        the stub that it was shuffled into."""
        of_muck = min(count, self.muck)
        self.muck -= of_muck
        self.stub -= count - of_muck


def heaps(hand: Hand) -> Heaps:
    """The heaps of a hand as its events left them."""
    game = GAMES[hand.view().game]
    comes_back = bool(game.last_throw and game.reshuffles)
    count = _Counted(len(FULL_DECK) - game.lowest, muck_comes_back=comes_back)
    held, replaced = Counter[int](), set[int]()
    for event in hand.events:
        match event:
            case HoleDealt(seats, hands):
                held.update(dict(zip(seats, map(len, hands), strict=True)))
                count.take(sum(map(len, hands)))
            case BoardDealt():
                count.burn(len(event.burned))
                count.take(len(event.cards))
            case CardsDealt(_, burned, seats, down, up):
                came = [len(one) + len(other) for one, other in zip(down, up, strict=True)]
                held.update(dict(zip(seats, came, strict=True)))
                count.burn(len(burned))
                count.take(sum(came))
            case Discarded(seat, cards):
                held[seat] -= len(cards)
                count.muck += len(cards)
            case StubShuffled(cards, why):
                count.mix(muck=why == "muck", burns=True)
                count.stub = len(cards)
            case Intervened(ReplaceCard()) if comes_back:
                count.take(1)
                count.muck += 1
            case Intervened(ReplaceCard(_, exposed)):
                count.burn(1)
                replaced.add(exposed)
            case Intervened(KeepAside(cards)):
                count.take(len(cards))
            case Intervened(ReshuffleStub(back, _, mixed)):
                count.burns -= len(replaced.intersection(back))
                count.stub += len(back)
                count.mix(muck="muck" in mixed, burns="burns" in mixed)
                replaced.difference_update(replaced if "burns" in mixed else back)
            case Intervened(RestoreHand(seat)):
                count.live_again(held[seat])
            case Acted(seat, "fold") | Mucked(seat) | HandKilled(seat):
                count.muck += held[seat]
            case Intervened(KillHand(seat) | Forfeit(seat)):
                count.muck += held[seat]
            case _:
                pass
    return Heaps(count.stub, count.muck, count.burns)
