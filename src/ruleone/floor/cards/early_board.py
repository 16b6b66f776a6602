"""A flop, turn or river that came before the betting was over."""

from collections.abc import Callable

import msgspec

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing import GAMES
from ruleone.dealing.interventions import KeepAside, TakeBoardBack
from ruleone.dealing.views import Street
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.cards.reshuffle import shuffled, stub_only
from ruleone.floor.facts import SeenCard
from ruleone.floor.ruling import ActCode, AtTable, Choice, Cited, Remedy, Ruling
from ruleone.floor.verdict import because, by, settled
from ruleone.rulebook import Edition, stated


class EarlyBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The board cards of a `street` that came before the betting of the street before was over;
    `UNKNOWN` where nobody has seen them. `on_board` says that the hand which the engine follows has
    them on its board already.

    Raises BadFacts for a street without a board, and for another number of cards than it has.
    """

    street: Street
    cards: tuple[SeenCard, ...]
    game: str = "nlhe"
    on_board: bool = False

    def __post_init__(self) -> None:
        """Refuse cards that the street does not have: BadFacts."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        boards = {each.street: each.board for each in GAMES[self.game].rounds[1:]}
        expected = boards.get(self.street, 0)
        if self.street not in _HOW or not expected:
            raise BadFacts("no-board-on-street", game=self.game, street=self.street)
        if len(self.cards) != expected:
            raise BadFacts(
                "street-of-cards", street=self.street, count=expected, came=len(self.cards)
            )

    @property
    def before(self) -> Street:
        """The street whose betting is not over yet."""
        streets = [each.street for each in GAMES[self.game].rounds]
        return streets[streets.index(self.street) - 1]

    @property
    def known(self) -> tuple[Card, ...]:
        """The cards that were seen."""
        return tuple(card for card in self.cards if card != UNKNOWN)


def early_board(book: Edition, early: EarlyBoard) -> Ruling:
    """What becomes of the early cards and of their burn card, what comes instead, and when the stub
    is shuffled."""
    back, street = book.cite("premature.cards"), book.cite(f"premature.{early.street}")
    cited: tuple[Cited, ...] = by(street, *_off_the_board(early), *_HOW[early.street](book, early))
    return settled(
        Choice("early-cards", cited=cited),
        because("early-cards", back),
        because(f"early-{early.street}", street),
        stub_only(book),
    )


def burned_anew(book: Edition, early: Street, street: Street) -> bool:
    """Whether a card is burned before a `street` that comes once the `early` one has come too early
    and lies aside: before itself, and before the river where that was the turn."""
    name = f"premature.{early}"
    if early != "turn":
        return bool(stated(book, name, "new_burn"))
    if street == early:
        return bool(stated(book, name, "extra_burn"))
    return bool(stated(book, name, "river_burn"))


def _off_the_board(early: EarlyBoard) -> tuple[Remedy, ...]:
    """In the hand that the engine follows they lie aside until they are shuffled in."""
    if early.on_board:
        return (TakeBoardBack(len(early.cards)),)
    return (KeepAside(early.known),) if early.known else ()


def _flop(book: Edition, early: EarlyBoard) -> tuple[Remedy, ...]:
    """The burn card stays, the flop is shuffled into the stub at once and comes again."""
    name = "premature.flop"
    return (
        *_burn_kept(book, name),
        AtTable("back-to-stub", count=len(early.cards), cards=early.known),
        *(shuffled(book, early.known) if stated(book, name, "reshuffle") else ()),
        _dealt(
            len(early.cards), early.before, burned=burned_anew(book, early.street, early.street)
        ),
    )


def _turn(book: Edition, early: EarlyBoard) -> tuple[Remedy, ...]:
    """The card that would have been the river is the turn; the early one may be the river again."""
    name, betting = "premature.turn", early.before
    put: ActCode = "set-aside" if stated(book, name, "aside") else "back-to-stub"
    return (
        AtTable(put, count=len(early.cards), cards=early.known),
        _dealt(len(early.cards), betting, burned=burned_anew(book, early.street, early.street)),
        AtTable("back-to-stub", count=len(early.cards), cards=early.known, after=early.street),
        *shuffled(book, early.known, after=early.street),
        _dealt(1, early.street, burned=burned_anew(book, early.street, "river")),
    )


def _river(book: Edition, early: EarlyBoard) -> tuple[Remedy, ...]:
    """The burn card stays; the river goes back, and is shuffled in once the betting is over."""
    name, betting = "premature.river", early.before
    reshuffle = stated(book, name, "reshuffle")
    return (
        *_burn_kept(book, name),
        AtTable("back-to-stub", count=len(early.cards), cards=early.known),
        *(shuffled(book, early.known, after=betting) if reshuffle else ()),
        _dealt(len(early.cards), betting, burned=burned_anew(book, early.street, early.street)),
    )


def _burn_kept(book: Edition, name: str) -> tuple[AtTable, ...]:
    return (AtTable("keep-burn"),) if stated(book, name, "burn_kept") else ()


def _dealt(count: int, after: Street, *, burned: bool) -> AtTable:
    return AtTable("burn-and-deal" if burned else "deal-unburned", count=count, after=after)


_HOW: dict[Street, Callable[[Edition, EarlyBoard], tuple[Remedy, ...]]] = {
    "flop": _flop,
    "turn": _turn,
    "river": _river,
}
