"""A chip race: chips of one denomination leave a table, and cards decide over the odd ones."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ruleone.cards import Card
from ruleone.limits import DENOMINATIONS_MAX, RACE_CHIPS_MAX, SEATS_MAX, STACK_MAX_CHIPS
from ruleone.rulebook import Citation, Edition, stated
from ruleone.tournament.seeded_draw import by_suit, card_strength

Pile = dict[int, int]
"""How many chips of each denomination."""


class BadRace(ValueError):
    """Facts of a race that cannot all be true; says what was expected and what came."""


class Race(msgspec.Struct, frozen=True):
    """What lies before each seat when chips of `removed` leave play for chips of `into`, which is
    then the smallest denomination at the table and worth up to RACE_CHIPS_MAX of the removed ones.

    Raises BadRace where that cannot be.
    """

    removed: int
    into: int
    chips: dict[int, Pile]

    def __post_init__(self) -> None:
        if not 0 < self.removed < self.into <= STACK_MAX_CHIPS or self.into % self.removed:
            raise BadRace(f"expected chips of a multiple of {self.removed}, got {self.into}")
        if (count := self.into // self.removed) > RACE_CHIPS_MAX:
            raise BadRace(f"expected up to {RACE_CHIPS_MAX} chips for one of more, got {count}")
        for seat, pile in self.chips.items():
            if not 1 <= seat <= SEATS_MAX:
                raise BadRace(f"expected a seat from 1 to {SEATS_MAX}, got {seat}")
            if len(pile) > DENOMINATIONS_MAX or not 0 <= value(pile) <= STACK_MAX_CHIPS:
                raise BadRace(f"expected up to {STACK_MAX_CHIPS} in chips at seat {seat}")
            for chip, count in pile.items():
                if count < 0 or (chip != self.removed and chip < self.into):
                    what = f"{count} of {chip} at seat {seat}"
                    raise BadRace(f"expected chips of {self.removed}, {self.into} or more: {what}")

    @property
    def odd(self) -> dict[int, int]:
        """How many chips of `removed` each seat is left with when all that make a whole chip of
        `into` are exchanged; seats without any are left out."""
        whole = self.into // self.removed
        left = {seat: pile.get(self.removed, 0) % whole for seat, pile in self.chips.items()}
        return {seat: left[seat] for seat in sorted(left) if left[seat]}


class Raced(msgspec.Struct, frozen=True):
    """A race that is over.

    `won` are the seats that got a chip, the best card first, and `kept_in` those that lost their
    last chips and got one all the same. `chips` is what lies before each seat now; `change` is by
    how much all chips at the table are worth more than before, below 0 where odd chips that made no
    whole one left play.
    """

    won: tuple[int, ...]
    kept_in: tuple[int, ...]
    chips: dict[int, Pile]
    change: int
    citations: tuple[Citation, ...]


def value(pile: Mapping[int, int]) -> int:
    """What chips are worth together."""
    return sum(chip * count for chip, count in pile.items())


def race_off(race: Race, cards: Mapping[int, Sequence[Card]], edition: Edition) -> Raced:
    """Who gets a chip for odd ones, by the cards that each seat was dealt: one for each odd chip,
    from seat 1 on.

    Chips that make a whole one are exchanged. The odd ones of all seats together buy so many whole
    ones; they go to the highest cards, by rank and then by suit, no more than one to a player
    (house-22A.1, tda2011-21.1). Of equal cards, where more than one deck was needed, the one dealt
    first counts. Nobody is raced out of the event: whoever loses his last chips gets one of the
    smallest that are left (house-22A.2, tda2011-21.2).

    Raises BadRace where a seat has more or fewer cards than odd chips.
    """
    odd = race.odd
    for seat in sorted({*odd, *cards}):
        if (came := len(cards.get(seat, ()))) != odd.get(seat, 0):
            raise BadRace(f"expected {odd.get(seat, 0)} cards for seat {seat}, got {came}")
    most = stated(edition, "chips.race", "max_chips_per_player")
    awarded = sum(odd.values()) * race.removed // race.into
    won: list[int] = []
    for seat in _by_their_cards(cards, edition):
        if len(won) < awarded and won.count(seat) < most:
            won.append(seat)
    after = {seat: _exchanged(race, pile, won.count(seat)) for seat, pile in race.chips.items()}
    broke = tuple(seat for seat in sorted(odd) if not value(after[seat]))
    for seat in broke:
        after[seat] = {race.into: 1}
    before, now = (sum(map(value, chips.values())) for chips in (race.chips, after))
    cited = tuple(edition.cite(name) for name in ("chips.race", "chips.raced-out"))
    return Raced(tuple(won), broke, after, now - before, cited)


def dealing_order(seats: Mapping[int, int], edition: Edition) -> tuple[int, ...]:
    """The seats in the order in which they are dealt cards for their odd chips."""
    first = stated(edition, "chips.race", "start_seat")
    return tuple(sorted(seats, key=lambda seat: (seat < first, seat)))


def _by_their_cards(cards: Mapping[int, Sequence[Card]], edition: Edition) -> Iterator[int]:
    """The holder of each card, the highest card first."""
    suits = by_suit(edition)
    counted = {seat: len(held) for seat, held in cards.items()}
    dealt = [(card, seat) for seat in dealing_order(counted, edition) for card in cards[seat]]
    for _, seat in sorted(dealt, key=lambda each: card_strength(each[0], suits), reverse=True):
        yield seat


def _exchanged(race: Race, pile: Pile, won: int) -> Pile:
    """The chips before a seat when those removed are gone, with the whole ones that they made and
    the ones that it won."""
    after = {chip: count for chip, count in pile.items() if chip != race.removed and count}
    whole = pile.get(race.removed, 0) * race.removed // race.into + won
    if whole:
        after[race.into] = after.get(race.into, 0) + whole
    return dict(sorted(after.items()))
