"""The initial deal as the table tells it: who was to have cards, who got them, what was seen."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

import msgspec

from ruleone.cards import FULL_DECK, UNKNOWN
from ruleone.dealing import GAMES
from ruleone.dealing.events import BettingKind
from ruleone.dealing.game import Game
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.facts import AnySeat, CardCount, SeatOrNone, SeenCard
from ruleone.limits import SEATS_MAX


class Exposed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that came face down and was seen: the `number` of it off the deck, counted from 1, the
    `seat` that it came to, who exposed it, and which one it is. A card that came instead of an
    exposed one has a number behind those of the deal."""

    number: CardCount
    seat: AnySeat
    by: Literal["dealer", "player"] = "dealer"
    card: SeenCard = UNKNOWN


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """The initial deal of a hand of `game`.

    `entitled` are the seats that are to have cards, clockwise from the one that the first card goes
    to; `button` is the seat with the button, 0 where it stands at none of them. `got` is how many
    cards each seat has; empty where nobody found anything wrong with that. `first_to` is where the
    first card went, 0 where it went right. `twice` are seats that got two cards in a row, `boxed`
    counts cards that lay face up in the deck. `complete` says that the deal is over, `acts` are
    what the players did since, one after the other in turn. `live` are the seats whose hands live
    still; empty where nobody folded.

    Raises BadFacts for facts that contradict each other.
    """

    game: str
    entitled: tuple[AnySeat, ...]
    button: SeatOrNone = 0
    got: dict[AnySeat, CardCount] = {}
    first_to: SeatOrNone = 0
    twice: tuple[AnySeat, ...] = ()
    boxed: CardCount = 0
    exposed: tuple[Exposed, ...] = ()
    complete: bool = True
    acts: tuple[BettingKind, ...] = ()
    live: tuple[AnySeat, ...] = ()

    def __post_init__(self) -> None:
        """Refuse contradictions: BadFacts."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        seats = (*self.entitled, *self.got, *self.twice)
        if len(self.entitled) < 2 or len(set(self.entitled)) != len(self.entitled):
            raise BadFacts("deal-to-few", came=self.entitled)
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
        """What was dealt, and what lay face up instead, comes from one deck."""
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
            if self.got and not self.got.get(card.seat):
                raise BadFacts("exposed-without-cards", seat=card.seat)
            number, right = card.number, self.comes_to(card.number)
            if card not in instead and self.in_order and card.seat != right:
                raise BadFacts("card-came-elsewhere", number=number, seat=right, came=card.seat)

    @property
    def dealt(self) -> int:
        """How many cards the deal has, those that came instead of others not counted."""
        return sum(self.got.values()) or self.each * len(self.entitled)

    @property
    def replacements(self) -> tuple[Exposed, ...]:
        """Exposed cards that had come instead of exposed ones."""
        return tuple(card for card in self.exposed if card.number > self.dealt)

    @property
    def in_order(self) -> bool:
        """Whether the cards went round as they should, so that their numbers tell their seats."""
        astray = self.first_to not in (0, self.entitled[0]) or self.twice or self.boxed
        return not (astray or self.unentitled or self.left_out or self.short or self.long)

    def comes_to(self, number: int) -> int:
        """The seat that the card of this number off the deck goes to."""
        return self.entitled[(number - 1) % len(self.entitled)]

    @property
    def family(self) -> Literal["flop", "stud", "draw"]:
        """What kind of game it is: the lists of misdeals go by that."""
        if self.rules.bring_in is not None:
            return "stud"
        return "flop" if any(street.board for street in self.rules.rounds) else "draw"

    @property
    def rules(self) -> Game:
        """The game that is dealt."""
        return GAMES[self.game]

    @property
    def each(self) -> int:
        """The cards that a whole hand has once it is dealt."""
        return self.rules.hole_cards

    @property
    def unentitled(self) -> tuple[int, ...]:
        """Seats with cards that are not to have any."""
        return tuple(
            seat for seat, count in self.got.items() if count and seat not in self.entitled
        )

    @property
    def due(self) -> dict[int, int]:
        """How many cards each seat must have by now; nothing where nobody told what they have.

        A whole hand once the deal is complete. Before, no fewer than a seat that comes after it in
        the round, and one fewer at most than a seat that comes before it: else it was passed over.
        The second of two cards in a row proves nothing of the others."""
        if not self.got:
            return {}
        if self.complete:
            return dict.fromkeys(self.entitled, self.each)
        began = self.entitled.index(self.first_to) if self.first_to in self.entitled else 0
        order = (*self.entitled[began:], *self.entitled[:began])
        rounds = [
            min(self.each, self.got.get(seat, 0)) - (seat in self.twice and self.each > 1)
            for seat in order
        ]
        return {
            seat: max(0, *rounds[at:], *(came - 1 for came in rounds[:at]))
            for at, seat in enumerate(order)
        }

    @property
    def left_out(self) -> tuple[int, ...]:
        """Seats without cards that are to have some by now."""
        return tuple(seat for seat, due in self.due.items() if due and not self.got.get(seat))

    @property
    def short(self) -> tuple[int, ...]:
        """Seats with cards, but too few of them by now."""
        return tuple(seat for seat, due in self.due.items() if 0 < self.got.get(seat, 0) < due)

    @property
    def long(self) -> tuple[int, ...]:
        """Seats with too many cards."""
        return tuple(seat for seat in self.entitled if self.got.get(seat, 0) > self.each)


def names_of(seats: Iterable[int]) -> tuple[str, ...]:
    """Seats as words need them."""
    return tuple(map(str, seats))
