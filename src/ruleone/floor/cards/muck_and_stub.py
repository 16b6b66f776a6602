"""Places of the cards that nobody plays: the stub, the muck and the burn cards.

It also checks cards that the table reports against those whose place the hand knows.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ruleone.cards import FULL_DECK, UNKNOWN, Card, text, texts
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
from ruleone.dealing.interventions import RestoreHand, TakeBoardBack
from ruleone.dealing.views import Street
from ruleone.floor.cards.board import burned_anew
from ruleone.floor.hand_stage import cards_out
from ruleone.floor.invalid_facts import BadFacts
from ruleone.rulebook import Citation, Edition


class Heaps(NamedTuple):
    """The numbers of cards in each heap. Early cards lie aside, in none."""

    stub: int
    muck: int
    burns: int


class _Counted:
    """Heaps while they are counted.

    `muck_comes_back` says that a stub that runs out is made again from all cards that nobody holds,
    as in draw games; else only from the burn cards.
    """

    def __init__(self, stub: int, *, muck_comes_back: bool) -> None:
        self.stub, self.muck, self.burns = stub, 0, 0
        self._muck_comes_back = muck_comes_back

    def take(self, count: int) -> None:
        """Take cards from the stub; a shortage means that others were shuffled in before.

        With an entered deck no event records that shuffle.
        """
        if count > self.stub:
            self.mix(muck=self._muck_comes_back, burns=True)
        self.stub -= count

    def burn(self, count: int) -> None:
        """Burn cards."""
        self.take(count)
        self.burns += count

    def mix(self, *, muck: bool, burns: bool) -> None:
        """Shuffle whole heaps into the stub."""
        self.stub += muck * self.muck + burns * self.burns
        self.muck, self.burns = self.muck * (not muck), self.burns * (not burns)

    def live_again(self, count: int) -> None:
        """Return the cards of a dead hand to play.

        Cards that the muck no longer has came out of the stub that it was shuffled into.
        """
        of_muck = min(count, self.muck)
        self.muck -= of_muck
        self.stub -= count - of_muck


_STREETS: Final[tuple[Street, ...]] = ("flop", "turn", "river")


class _Burned:
    """Burn cards of an entered deck that do not come from the stub when their street comes.

    Before an early street a card was burned already (premature.flop, .turn and .river), and one
    card of a flop of four is the next burn card (four-card-flop).
    """

    def __init__(self, book: Edition, count: _Counted) -> None:
        self._book = book
        self._early = {book.cite(f"premature.{each}"): each for each in _STREETS}
        self._of_four = book.cite("four-card-flop")
        self._each = book.number("dealing.burn_cards")
        self._count = count
        self._unburned: set[Street] = set()
        self._next: set[Card] = set()

    def aside(self, cards: tuple[Card, ...], citation: Citation) -> None:
        """Set these cards aside by a rule; before an early street a card was burned already."""
        if citation in self._early:
            self._count.burn(self._each)
            self.came_early(citation)
        elif citation == self._of_four:
            self._next.update(cards)
        self._count.take(len(cards))

    def came_early(self, citation: Citation) -> None:
        """Note an early street, if this rule is about one.

        Whether another card is burned when the street comes again, and before the river behind it,
        the edition says.
        """
        if (early := self._early.get(citation)) is not None:
            coming = _STREETS[_STREETS.index(early) :] if early == "turn" else (early,)
            none = (each for each in coming if not burned_anew(self._book, early, each))
            self._unburned.update(none)

    def back(self, cards: tuple[Card, ...]) -> None:
        """Return these cards to the stub, so that they are not burned any more."""
        self._next.difference_update(cards)

    def before(self, street: Street, burned: tuple[Card, ...]) -> None:
        """Burn these cards before a street; with an entered deck their origin is unknown."""
        told = UNKNOWN in burned
        if told and street in self._unburned:
            self._unburned.remove(street)
            return
        aside = min(len(burned), len(self._next)) if told and street != "flop" else 0
        for _ in range(aside):
            self._next.pop()
        self._count.burns += aside
        self._count.burn(len(burned) - aside)


def heaps(hand: Hand) -> Heaps:
    """Return the heaps of a hand as its events left them."""
    game = GAMES[hand.view().game]
    comes_back = bool(game.last_throw and game.reshuffles)
    count = _Counted(len(FULL_DECK) - game.lowest, muck_comes_back=comes_back)
    burning = _Burned(hand.edition, count)
    held, replaced = Counter[int](), set[int]()
    for event in hand.events:
        match event:
            case HoleDealt(seats, hands):
                held.update(dict(zip(seats, map(len, hands), strict=True)))
                count.take(sum(map(len, hands)))
            case BoardDealt():
                burning.before(event.street, event.burned)
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
            case Intervened(KeepAside(cards), citation):
                burning.aside(cards, citation)
            case Intervened(TakeBoardBack(), citation):
                burning.came_early(citation)
            case Intervened(ReshuffleStub(back, _, mixed)):
                burning.back(back)
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


def from_stub(hand: Hand, cards: Sequence[Card]) -> None:
    """Raise BadFacts for cards that cannot have come from the stub.

    They lie elsewhere, are not in this deck, come twice, or are more than there are.
    """
    known = _known(hand, cards)
    for card in cards_out(hand):
        if card in known:
            raise BadFacts("card-lies-elsewhere", card=text(card))
    if len(cards) > (most := heaps(hand).stub):
        raise BadFacts("stub-has-fewer", most=most, came=len(cards))


def could_hold(hand: Hand, seat: int, cards: Iterable[Card]) -> None:
    """Raise BadFacts for cards that the hand in a seat cannot have.

    They are others than those entered for it, or more than it has.
    """
    held = Counter(hand.holds(seat))
    unseen = held.pop(UNKNOWN, 0)
    told = _known(hand, cards)
    others = [card for card in told if card not in held]
    out = {*cards_out(hand)}
    if len(others) > unseen or out.intersection(others):
        raise BadFacts("hand-has-other-cards", seat=seat, cards=texts(others))


def _known(hand: Hand, cards: Iterable[Card]) -> list[Card]:
    deck = FULL_DECK[GAMES[hand.view().game].lowest :]
    known = [card for card in cards if card != UNKNOWN]
    for card, times in Counter(known).items():
        if times > 1 or card not in deck:
            code = "card-told-twice" if times > 1 else "card-not-of-this-deck"
            raise BadFacts(code, card=text(card))
    return known
