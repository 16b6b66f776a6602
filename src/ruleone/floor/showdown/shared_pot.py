"""Pots that several hands share: the shares, and the odd chips."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Final

import msgspec

from ruleone.cards import FULL_DECK, SUITS
from ruleone.dealing import GAMES
from ruleone.dealing.opening import card_keys
from ruleone.floor.facts import Amount, Seat, SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Reason, Ruling
from ruleone.floor.untold import CHIPS, OF_GAME, Could, Facts, Presumed
from ruleone.floor.verdict import because, by, settled
from ruleone.limits import SEATS_MAX, STACK_MAX_CHIPS
from ruleone.ranking import ORDERS
from ruleone.rulebook import Edition

_FIVE = 5

CARDS_OF_STUD: Final = Presumed("stud refuses a pot without them; elsewhere no rule reads them")

TOLD_ONCE: Final = Presumed("nobody is asked for it any more: the smallest chip in play decides")


class SharedPot(msgspec.Struct, frozen=True, kw_only=True):
    """A pot of `amount` chips and its winners, clockwise from the first left of the button.

    They are `high`, and of a pot that is split, `low`. `chip` is the smallest in play. In stud
    `hands` are all cards of each winner, as ints. `bet_in` is the largest chip in which all of this
    pot was put in: nobody is asked for it, old journals have it.
    """

    amount: Amount
    high: tuple[Seat, ...]
    low: Annotated[tuple[Seat, ...], Could(lambda told: _lows(told))] = ()
    game: Annotated[str, OF_GAME] = "nlhe"
    chip: Annotated[Amount, Could(lambda told: _chips(told["amount"]))] = 1
    bet_in: Annotated[Amount | None, TOLD_ONCE] = None
    hands: Annotated[Mapping[Seat, tuple[SeenCard, ...]], CARDS_OF_STUD] = {}

    def __post_init__(self) -> None:
        """Raise BadFacts for an impossible pot.

        Pots and chips that cannot be, winners twice, a low where none counts, stud without cards.
        """
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        if not 0 < self.chip <= self.amount <= STACK_MAX_CHIPS or self.amount % self.chip:
            raise BadFacts("no-such-pot", chip=self.chip, most=STACK_MAX_CHIPS, came=self.amount)
        if self.bet_in is not None and (self.bet_in < 1 or self.amount % self.bet_in):
            raise BadFacts("not-put-in-so", chip=self.bet_in, came=self.amount)
        for winners in (self.high, self.low):
            if len(set(winners)) != len(winners) or (not winners and winners is self.high):
                raise BadFacts("winners-each-once", came=winners)
        if self.low and len(GAMES[self.game].orders) == 1:
            raise BadFacts("pot-not-divided", game=self.game)
        if self.stud and len(self.high) + len(self.low) > 1 and not self._known():
            raise BadFacts("stud-pot-without-cards")

    @property
    def stud(self) -> bool:
        """Whether odd chips go by cards."""
        return GAMES[self.game].bring_in is not None

    def _known(self) -> bool:
        """Whether all cards of the winners are given, each of them once."""
        winners = dict.fromkeys((*self.high, *self.low))
        cards = [card for seat in winners for card in self.hands.get(seat, ())]
        whole = sum(each.down + each.up for each in GAMES[self.game].rounds)
        return (
            len({*cards}) == len(cards)
            and {*cards} <= {*FULL_DECK}
            and all(_FIVE <= len(self.hands.get(seat, ())) <= whole for seat in winners)
        )


def _lows(told: Facts) -> Iterator[tuple[int, ...]]:
    """Yield possible winners of a low half: nobody, a winner of the high half, or another."""
    yield ()
    if len(GAMES[told["game"]].orders) > 1:
        yield told["high"]
        yield (next(seat for seat in range(1, SEATS_MAX + 1) if seat not in told["high"]),)


def _chips(amount: int) -> tuple[int, ...]:
    """Return the chips that may be the smallest of a pot."""
    return tuple(chip for chip in CHIPS if amount % chip == 0)


def shared_pot(book: Edition, pot: SharedPot) -> Ruling:
    """Rule on the shares of a pot.

    The pot is divided in the smallest chip in play (odd_chip.break_to). Odd chips go to the first
    left of the button, in stud to the highest card by suit.
    """
    gets: Counter[int] = Counter()
    reasons: list[Reason] = []
    unit = _unit(book, pot)
    for amount, winners, at in _parts(book, pot, unit, reasons):
        each = amount // (unit * len(winners)) * unit
        odd = amount - each * len(winners)
        ranked = _ranked(book, pot, winners, at) if odd else winners
        gets.update(dict.fromkeys(winners, each))
        for seat, chips in _odd(book, odd, unit, ranked):
            gets[seat] += chips
        if odd:
            reasons += _why(book, pot, odd, unit, ranked[0])
    shares = tuple(AtTable("push-chips", (seat,), amount) for seat, amount in gets.items())
    cited = by(book.cite("pots.tie"), *shares)
    return settled(Choice("shared", amount=pot.amount, cited=cited), *reasons)


def _unit(book: Edition, pot: SharedPot) -> int:
    """Return the chip in which the pot is divided: the smallest in play, but for old hands."""
    if book.choice("odd_chip.break_to") == "smallest-in-play":
        return pot.chip
    return pot.bet_in or pot.chip


def _parts(
    book: Edition, pot: SharedPot, unit: int, reasons: list[Reason]
) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Yield the chips of each side, its winners, and its order of hands."""
    same = len(pot.high) > 1 and set(pot.high) == set(pot.low)
    if same and book.choice("odd_chip.identical_two_way") == "whole-pot":
        reasons.append(because("same-hands-whole", book.cite("odd_chip.identical_two_way")))
        yield pot.amount, pot.high, 0
    elif pot.low:
        half = pot.amount // (2 * unit) * unit
        if pot.amount - half > half:
            cited = book.cite("odd-chip.high-low")
            reasons.append(because("odd-to-high", cited, amount=pot.amount - 2 * half))
        yield pot.amount - half, pot.high, 0
        yield half, pot.low, 1
    else:
        reasons.append(because("pot-shared", book.cite("pots.tie")))
        yield pot.amount, pot.high, 0


def _ranked(book: Edition, pot: SharedPot, winners: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Return the winners in the order in which they get odd chips.

    They are as seated, in stud by the highest card, of the five that play or of all
    (odd_chip.stud).
    """
    if not pot.stud:
        return winners
    suits = tuple(map(SUITS.index, book.listing("suits.order")))
    keys = card_keys(suits, GAMES[pot.game].first == "low")
    order = ORDERS[GAMES[pot.game].orders[at]]
    best = book.choice("odd_chip.stud") == "suit-of-best-five"

    def cards(seat: int) -> list[int]:
        held = pot.hands[seat]
        return sorted((keys[card] for card in (order.best(held) if best else held)), reverse=True)

    return tuple(sorted(winners, key=cards, reverse=True))


def _odd(book: Edition, odd: int, unit: int, ranked: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Yield the odd chips, one at a time or all to the first; less than a chip to the first."""
    if book.choice("odd_chip.several") != "one-at-a-time":
        yield ranked[0], odd
        return
    for at in range(odd // unit):
        yield ranked[at], unit
    yield ranked[0], odd % unit


def _why(book: Edition, pot: SharedPot, odd: int, unit: int, first: int) -> Iterator[Reason]:
    if pot.stud:
        yield because("odd-by-suit", book.cite("odd_chip.stud"), amount=odd, seat=first)
    else:
        yield because("odd-left-of-button", book.cite("odd_chip.board"), amount=odd, seat=first)
    if odd >= 2 * unit:
        one = book.choice("odd_chip.several") == "one-at-a-time"
        yield because(
            "odd-one-by-one" if one else "odd-all-to-first", book.cite("odd_chip.several")
        )
    if 1 < unit == pot.chip:
        yield because("odd-broken-down", book.cite("odd_chip.break_to"), amount=unit)
