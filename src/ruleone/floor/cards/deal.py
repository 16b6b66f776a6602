"""The initial deal as the table reports it: cards due, cards dealt, and cards seen."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Final, Literal

import msgspec

from ruleone.cards import FULL_DECK, UNKNOWN
from ruleone.dealing import GAMES
from ruleone.dealing.events import BettingKind
from ruleone.dealing.game import Game
from ruleone.floor.facts import AnySeat, CardCount, SeatOrNone, SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.untold import WHICH_CARD, Could, Presumed, among
from ruleone.limits import SEATS_MAX

FOUND_RIGHT: Final = Presumed("of all that may go wrong in a deal what nobody tells was in order")
SEEN_AS_DEALT: Final = Presumed("a card is seen as it is dealt; a player who shows one is reported")


class Exposed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that came face down and was seen.

    Its `number` off the deck, counted from 1, the `seat` that it came to, the person who exposed
    it, and the card. A card that came instead of an exposed one has a number behind those of the
    deal.
    """

    number: CardCount
    seat: AnySeat
    by: Annotated[Literal["dealer", "player"], SEEN_AS_DEALT] = "dealer"
    card: Annotated[SeenCard, WHICH_CARD] = UNKNOWN


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """The initial deal of a hand of `game`.

    `entitled` are the seats that are to have cards, clockwise from the one that the first card goes
    to. `button` is the seat with the button, 0 where it stands at none of them. `got` are the
    numbers of cards of seats. A report of a wrong number covers only the seats it names: the others
    have the right number. Where every number reported is right, the others have none. `first_to` is
    the seat of the first card, 0 where it went right. `twice` are seats that got two cards in a
    row, `boxed` counts cards that lay face up in the deck. `complete` says that the deal is over,
    `acts` are the acts of the players since, in turn. `live` are the seats whose hands still live;
    empty where nobody folded.

    Raises BadFacts for facts that contradict each other.
    """

    game: str
    entitled: tuple[AnySeat, ...]
    button: Annotated[SeatOrNone, Could(lambda told: (0, *told["entitled"]))] = 0
    got: Annotated[dict[AnySeat, CardCount], FOUND_RIGHT] = {}
    first_to: Annotated[SeatOrNone, FOUND_RIGHT] = 0
    twice: Annotated[tuple[AnySeat, ...], FOUND_RIGHT] = ()
    boxed: Annotated[CardCount, FOUND_RIGHT] = 0
    exposed: Annotated[tuple[Exposed, ...], FOUND_RIGHT] = ()
    complete: bool = True
    acts: Annotated[tuple[BettingKind, ...], among((), ("fold",), ("call", "call"))] = ()
    live: Annotated[tuple[AnySeat, ...], Could(lambda told: _live(told["entitled"]))] = ()

    def __post_init__(self) -> None:
        """Raise BadFacts for contradictions."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        seats = (*self.entitled, *self.got, *self.twice)
        if len(self.entitled) < 2 or len(set(self.entitled)) != len(self.entitled):
            raise BadFacts("deal-to-few", count=len(self.entitled), came=self.entitled)
        if not all(1 <= seat <= SEATS_MAX for seat in (*seats, self.first_to or 1)):
            raise BadFacts("no-such-seat", most=SEATS_MAX, came=sorted({*seats, self.first_to}))
        for fact, count in (("boxed", self.boxed), *(("got", each) for each in self.got.values())):
            if not 0 <= count <= len(FULL_DECK):
                most = len(FULL_DECK)
                raise BadFacts("fact-out-of-range", fact=fact, least=0, most=most, came=count)
        if len(set(self.twice)) != len(self.twice):
            raise BadFacts("seat-twice", seats=self.twice)
        if self.acts and not self.complete:
            raise BadFacts("acts-before-the-deal")
        self._check_deck()
        self._check_exposed()

    def _check_deck(self) -> None:
        """Raise BadFacts where dealt and boxed cards cannot come from one deck."""
        most = len(FULL_DECK) - self.rules.lowest
        dealt = self.got.values() or (self.each,) * (len(self.entitled) if self.complete else 0)
        if (came := sum(dealt) + self.boxed) > most:
            raise BadFacts("deck-has-fewer", most=most, came=came)

    def _check_exposed(self) -> None:
        dealt, instead = self.dealt, self.replacements
        down = self.rules.rounds[0].down * len(self.entitled)
        most = dealt + len(instead)
        for number, times in Counter(card.number for card in self.exposed).items():
            if times > 1 or not 1 <= number <= most:
                raise BadFacts("no-such-card-dealt", count=dealt, came=number)
        first = {card.seat for card in self.exposed if card not in instead}
        for card in instead:
            if card.seat not in first or not self.complete:
                raise BadFacts("nothing-was-replaced", seat=card.seat, came=card.number)
        for card in self.exposed:
            if self.family == "stud" and card.number > down:
                raise BadFacts("exposed-upcard", count=down, came=card.number)
            if self.got and not self.found.get(card.seat, card.seat in self.entitled):
                raise BadFacts("exposed-without-cards", seat=card.seat)
            number, right = card.number, self.comes_to(card.number)
            if card not in instead and self.in_order and card.seat != right:
                raise BadFacts("card-came-elsewhere", number=number, seat=right, came=card.seat)

    @property
    def dealt(self) -> int:
        """The number of cards of the deal, without replacements."""
        others = [seat for seat in self.entitled if seat not in self.found]
        return sum(self.found.values()) + self.each * len(others)

    @property
    def replacements(self) -> tuple[Exposed, ...]:
        """The exposed cards that had themselves replaced exposed ones."""
        return tuple(card for card in self.exposed if card.number > self.dealt)

    @property
    def in_order(self) -> bool:
        """Whether the cards went round in order, so that their numbers give their seats."""
        astray = self.first_to not in (0, self.entitled[0]) or self.twice or self.boxed
        return not (astray or self.unentitled or self.left_out or self.short or self.long)

    def comes_to(self, number: int) -> int:
        """Return the seat that the card of this number off the deck goes to."""
        return self.entitled[(number - 1) % len(self.entitled)]

    @property
    def family(self) -> Literal["flop", "stud", "draw"]:
        """The kind of game, which selects the list of misdeals."""
        if self.rules.bring_in is not None:
            return "stud"
        return "flop" if any(street.board for street in self.rules.rounds) else "draw"

    @property
    def rules(self) -> Game:
        """The game that is dealt."""
        return GAMES[self.game]

    @property
    def each(self) -> int:
        """The number of cards of a whole hand once it is dealt."""
        return self.rules.hole_cards

    @property
    def unentitled(self) -> tuple[int, ...]:
        """The seats with cards that are not to have any."""
        return tuple(
            seat for seat, count in self.got.items() if count and seat not in self.entitled
        )

    @property
    def found(self) -> Mapping[int, int]:
        """The numbers of cards of seats that are reported, or implied by the report."""
        told, due = self.got, self._due(self.got)
        wrong = any(due[seat] != told[seat] or told[seat] > self.each for seat in due)
        if not self.complete:
            wrong = any(due[seat] > told[seat] or told[seat] > self.each for seat in due)
        if not told or wrong or self.unentitled:
            return told
        return {**dict.fromkeys(self.entitled, 0), **told}

    @property
    def due(self) -> dict[int, int]:
        """Return the number of cards that each of these seats must have by now."""
        return self._due(self.found)

    def _due(self, found: Mapping[int, int]) -> dict[int, int]:
        """Return the numbers due of seats that were found with these numbers.

        It is a whole hand once the deal is complete. Before, a seat is due at least the number of
        each seat after it in the round, and at most one fewer than each seat before it. A seat with
        fewer was passed over. The second of two cards in a row proves nothing about the others.
        """
        told = tuple(seat for seat in self.entitled if seat in found)
        if self.complete:
            return dict.fromkeys(told, self.each)
        began = self.entitled.index(self.first_to) if self.first_to in self.entitled else 0
        order = [*self.entitled[began:], *self.entitled[:began]]
        order = [seat for seat in order if seat in told]
        rounds = [
            min(self.each, found[seat]) - (seat in self.twice and self.each > 1) for seat in order
        ]
        return {
            seat: max(0, *rounds[at:], *(came - 1 for came in rounds[:at]))
            for at, seat in enumerate(order)
        }

    @property
    def left_out(self) -> tuple[int, ...]:
        """The seats without cards that are to have some by now."""
        return tuple(seat for seat, due in self.due.items() if due and not self.found[seat])

    @property
    def short(self) -> tuple[int, ...]:
        """The seats with cards, but too few of them by now."""
        return tuple(seat for seat, due in self.due.items() if 0 < self.found[seat] < due)

    @property
    def long(self) -> tuple[int, ...]:
        """The seats with too many cards."""
        return tuple(seat for seat in self.entitled if self.got.get(seat, 0) > self.each)


def _live(entitled: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the sets of hands that may still live: all, or all but one."""
    yield entitled
    if len(entitled) > 2:
        yield from (tuple(seat for seat in entitled if seat != out) for out in entitled)


def names_of(seats: Iterable[int]) -> tuple[str, ...]:
    """Return seats as words need them."""
    return tuple(map(str, seats))
