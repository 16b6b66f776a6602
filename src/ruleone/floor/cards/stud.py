"""Cards of a street of stud that came before the betting was over."""

from typing import Annotated

import msgspec

from ruleone.cards import UNKNOWN
from ruleone.dealing import GAMES
from ruleone.dealing.interventions import KeepAside
from ruleone.dealing.views import Street
from ruleone.floor.cards.reshuffle import shuffled, stub_only
from ruleone.floor.facts import Seat, SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Remedy, Ruling
from ruleone.floor.untold import OF_GAME
from ruleone.floor.verdict import because, by, settled
from ruleone.rulebook import Edition, stated


class EarlyStreet(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of a `street` of stud, by seat, that came before the betting of the street before
    was over; `UNKNOWN` where nobody has seen them. `live` are the hands still in, in the order in
    which they get their cards.

    Raises BadFacts for a street that does not come, and for cards of seats that get none.
    """

    street: Street
    cards: dict[Seat, SeenCard]
    live: tuple[Seat, ...]
    game: Annotated[str, OF_GAME] = "flstud"

    def __post_init__(self) -> None:
        """Refuse cards that cannot have come: BadFacts."""
        game = GAMES.get(self.game)
        if game is None or game.bring_in is None:
            raise BadFacts("no-game-of-stud", came=self.game)
        if self.street not in self.streets[1:]:
            raise BadFacts("no-early-street", game=self.game, street=self.street)
        if not self.cards or not self.cards.keys() <= {*self.live}:
            raise BadFacts("cards-to-others", seats=self.live, came=[*self.cards])

    @property
    def streets(self) -> tuple[Street, ...]:
        """The streets of the game, in order."""
        return tuple(each.street for each in GAMES[self.game].rounds)

    @property
    def before(self) -> Street:
        """The street whose betting is not over yet."""
        return self.streets[self.streets.index(self.street) - 1]

    @property
    def last(self) -> bool:
        """Whether it is the final street."""
        return self.street == self.streets[-1]

    @property
    def without(self) -> tuple[int, ...]:
        """Live hands that have not got their card of the street."""
        return tuple(seat for seat in self.live if seat not in self.cards)


def early_street(book: Edition, early: EarlyStreet) -> Ruling:
    """The early cards make up one round for all live hands and lie aside; the street then comes as
    usual. Before the final street they are shuffled into the stub."""
    known = tuple(card for card in early.cards.values() if card != UNKNOWN)
    whole = stated(book, "premature.stud", "aside") == "one-full-round" and not early.last
    filled = early.without if whole else ()
    count = len(early.cards) + len(filled)
    remedies: list[Remedy] = [KeepAside(known)] if known else []
    if filled:
        remedies.append(AtTable("complete-round", seats=filled, count=len(filled)))
    remedies.append(AtTable("set-aside", count=count, cards=known))
    if not early.last:
        remedies.append(AtTable("burn-and-deal-street", after=early.before))
    if stated(book, "premature.stud", "return_at") == "final-street":
        end = early.streets[-2]
        remedies += [
            AtTable("back-to-stub", count=count, cards=known, after=end),
            *shuffled(book, known, after=end),
            AtTable("burn-and-deal-street", after=end),
        ]
    cited = book.cite("premature.stud")
    return settled(
        Choice("early-cards", cited=by(cited, *remedies)),
        because("early-in-stud", book.cite("premature.in-stud")),
        because("early-street", cited),
        stub_only(book),
    )
