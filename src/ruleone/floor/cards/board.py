"""A flop, turn or river that came before the betting was over."""

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing import GAMES
from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import KeepAside, TakeBoardBack
from ruleone.dealing.views import Street
from ruleone.floor.cards.reshuffle import shuffled, stub_only
from ruleone.floor.cards.uncovered import by_chance
from ruleone.floor.cards.wrong_flop import drawn_by_chance
from ruleone.floor.facts import SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import ActCode, AtTable, Choice, Cited, Reason, Remedy, Ruling
from ruleone.floor.substantial import is_substantial
from ruleone.floor.untold import OF_GAME, OF_HAND, Presumed
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition, stated

ACTED_ON: Final = Presumed("whoever tells of an act on early cards tells which")


class EarlyBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The board cards of a `street` that came before the betting of the street before was over;
    `UNKNOWN` where nobody has seen them. `acts` were done since as if they stood, one after the
    other. `on_board` says that the hand which the engine follows has them on its board already.

    Raises BadFacts for a street without a board, and for fewer cards than it has.
    """

    street: Street
    cards: tuple[SeenCard, ...]
    game: Annotated[str, OF_GAME] = "nlhe"
    on_board: Annotated[bool, OF_HAND] = False
    acts: Annotated[tuple[BettingKind, ...], ACTED_ON] = ()

    def __post_init__(self) -> None:
        """Refuse cards that the street does not have: BadFacts."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        boards = {each.street: each.board for each in GAMES[self.game].rounds[1:]}
        expected = boards.get(self.street, 0)
        if self.street not in _HOW or not expected:
            raise BadFacts("no-board-on-street", game=self.game, street=self.street)
        if len(self.cards) < expected or (self.on_board and len(self.cards) > expected):
            raise BadFacts(
                "street-of-cards", street=self.street, count=expected, came=len(self.cards)
            )

    @property
    def right(self) -> int:
        """The cards that the street has."""
        return next(each.board for each in GAMES[self.game].rounds if each.street == self.street)

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
    if len(early.cards) > early.right:
        return _too_many(book, early)
    cited: tuple[Cited, ...] = by(street, *_off_the_board(early), *_HOW[early.street](book, early))
    goes = Choice("early-cards", cited=cited)
    reasons = (
        because("early-cards", back),
        because(f"early-{early.street}", street),
        stub_only(book),
    )
    return _acted_on(book, early, goes, reasons) if early.acts else settled(goes, *reasons)


def _acted_on(
    book: Edition, early: EarlyBoard, goes: Choice, reasons: tuple[Reason, ...]
) -> Ruling:
    """Players have acted on cards that came too early: no document says what becomes of that. We
    propose that the cards go all the same, and what was done on them is taken back; after
    substantial action, that the board stands."""
    floor = book.cite("floor.decides")
    undone = replace(goes, cited=(*by(floor, AtTable("acts-back")), *goes.cited))
    stands = Choice("board-stands")
    acted = because("acted-on-early", floor)
    if is_substantial(book, early.acts):
        reasons = (
            *reasons,
            because("substantial-since", book.cite("substantial_action.definition")),
            acted,
        )
        return left_to_floor(*reasons, choices=(stands, undone), proposed=stands)
    return left_to_floor(*reasons, acted, choices=(undone, stands), proposed=undone)


def _too_many(book: Edition, early: EarlyBoard) -> Ruling:
    """Too many cards, and too early: of them chance draws the early ones, or all go back."""
    count, cited = len(early.cards), book.cite("cards.uncovered")
    street = book.cite(f"premature.{early.street}")
    one = replace(early, cards=(UNKNOWN,) * early.right)
    then = by(street, *_HOW[early.street](book, one))
    drawn = by(cited, *drawn_by_chance(count, early.right))
    by_lot = Choice("street-by-chance", cited=(*drawn, *then))
    anew = Choice(
        "street-anew",
        cited=by(
            cited,
            AtTable("rest-to-stub", count=count),
            *shuffled(book, ()),
            _dealt(early.right, early.before, burned=False),
        ),
    )
    reasons = (
        because("early-cards", book.cite("premature.cards")),
        because("street-of-many", cited, street=early.street, count=count),
        by_chance(book),
    )
    return left_to_floor(*reasons, choices=(by_lot, anew), proposed=by_lot)


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
