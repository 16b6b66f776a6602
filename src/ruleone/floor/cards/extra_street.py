"""Too many cards of a street of stud at one seat, of which no document speaks."""

from typing import Annotated

import msgspec

from ruleone.cards import UNKNOWN
from ruleone.dealing import GAMES
from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import KillHand
from ruleone.dealing.views import Street
from ruleone.floor.cards.uncovered import by_chance
from ruleone.floor.facts import Seat, SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Reason, Ruling
from ruleone.floor.substantial import is_substantial
from ruleone.floor.untold import OF_GAME, OF_HAND, among
from ruleone.floor.verdict import because, by, left_to_floor
from ruleone.rulebook import Edition


class ExtraStreet(msgspec.Struct, frozen=True, kw_only=True):
    """The `cards` of a `street` of stud that came to one seat, its own and those too many;
    `UNKNOWN` where nobody has seen them. `in_order` says that it can be told in which order they
    came, `acts` what was done since, one after the other. `entered` says that the hand which the
    engine follows has its cards of that street already.

    Raises BadFacts for a street that no card of this kind comes on, and where none is too many.
    """

    street: Street
    seat: Seat
    cards: tuple[SeenCard, ...]
    in_order: bool = False
    acts: Annotated[tuple[BettingKind, ...], among((), ("check",), ("bet", "call", "call"))] = ()
    game: Annotated[str, OF_GAME] = "flstud"
    entered: Annotated[bool, OF_HAND] = False

    def __post_init__(self) -> None:
        """Refuse cards that cannot have come so: BadFacts."""
        game = GAMES.get(self.game)
        if game is None or game.bring_in is None:
            raise BadFacts("no-game-of-stud", came=self.game)
        if self.street not in [each.street for each in game.rounds[1:]]:
            raise BadFacts("no-later-street", game=self.game, street=self.street)
        known = [card for card in self.cards if card != UNKNOWN]
        if len(set(known)) != len(known):
            raise BadFacts("card-there-twice")
        if self.extra < 1:
            raise BadFacts("none-too-many", street=self.street, count=1, came=len(self.cards))

    @property
    def extra(self) -> int:
        """The cards too many: a street brings one to each hand."""
        return len(self.cards) - 1


def extra_street(book: Edition, extra: ExtraStreet) -> Ruling:
    """Too many cards of a street of stud: no document says what comes of it, so the floor decides.

    We propose what is nearest: as long as nobody has acted, the cards go where they would have
    come; where their order is not known, or somebody has acted on them, chance draws those that go
    back, as of a hand with too many cards; and after substantial action the hand is dead.
    """
    floor, seats = book.cite("floor.decides"), (extra.seat,)
    reasons: tuple[Reason, ...] = (
        because("street-of-extra", floor, seat=extra.seat, count=extra.extra),
    )
    again = (AtTable("enter-as-they-lie", seats),) if extra.entered else ()
    moved = Choice(
        "cards-along", cited=by(floor, AtTable("cards-along", seats, count=extra.extra), *again)
    )
    chance = by_chance(book)
    drawn = Choice(
        "mend-hands",
        cited=by(
            chance.citation,
            AtTable("mix-face-down", count=len(extra.cards)),
            AtTable("draw-back", seats, count=extra.extra),
            *again,
        ),
    )
    dead = Choice("hand-dead", cited=by(floor, KillHand(extra.seat)))
    if is_substantial(book, extra.acts):
        since = because("substantial-since", book.cite("substantial_action.definition"))
        return left_to_floor(*reasons, since, choices=(dead, drawn), proposed=dead)
    if extra.acts:
        acted = because("acted-on-extra", floor)
        return left_to_floor(*reasons, acted, chance, choices=(drawn, dead), proposed=drawn)
    if not extra.in_order:
        lost = because("extra-not-in-order", floor)
        return left_to_floor(*reasons, lost, chance, choices=(drawn, dead), proposed=drawn)
    in_order = because("extra-in-order", floor)
    return left_to_floor(*reasons, in_order, choices=(moved, drawn), proposed=moved)
