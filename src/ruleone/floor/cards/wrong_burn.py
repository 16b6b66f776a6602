"""Too many burn cards before a street of the board, or too few."""

from typing import Annotated

import msgspec

from ruleone.dealing import GAMES
from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import ReshuffleStub, TakeBoardBack
from ruleone.dealing.views import Street
from ruleone.floor.facts import CardCount, SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import ActCode, AtTable, Choice, Remedy, Ruling
from ruleone.floor.untold import OF_GAME, OF_HAND, among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition


class WrongBurn(msgspec.Struct, frozen=True, kw_only=True):
    """So many cards were `burned` before a `street` of the board, and `acts` were done on it since,
    one after the other. `may_go_back` are the cards of the street on the board of the hand which
    the engine follows, where they can leave it and come again.

    Raises BadFacts for a street without a board.
    """

    street: Street
    burned: CardCount
    acts: Annotated[tuple[BettingKind, ...], among((), ("check",))] = ()
    game: Annotated[str, OF_GAME] = "nlhe"
    may_go_back: Annotated[tuple[SeenCard, ...], OF_HAND] = ()

    def __post_init__(self) -> None:
        """Refuse a street that has no board: BadFacts."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        if not self.count:
            raise BadFacts("no-board-on-street", game=self.game, street=self.street)

    @property
    def count(self) -> int:
        """The board cards that the street has."""
        boards = {each.street: each.board for each in GAMES[self.game].rounds[1:]}
        return boards.get(self.street, 0)


def wrong_burn(book: Edition, wrong: WrongBurn) -> Ruling:
    """A wrong number of burn cards: no document says what comes of it, so the floor decides. We
    propose to put the cards in the places that they would have come to, as long as nobody has acted
    on them; once somebody has, the board stands."""
    right, cited = book.number("dealing.burn_cards"), book.cite("dealing.burn_cards")
    if wrong.burned == right:
        return settled(Choice("play-on"), because("burned-right", cited, count=right))
    many = because("burned-wrong", cited, count=wrong.burned, right=right)
    fairness = because("no-rule-fairness", book.cite("floor.decides"))
    back: tuple[Remedy, ...] = ()
    if wrong.may_go_back and not wrong.acts:
        back = (TakeBoardBack(wrong.count), ReshuffleStub(wrong.may_go_back))
    code: ActCode = "burn-to-board" if wrong.burned > right else "board-to-burn"
    remedies: tuple[Remedy, ...] = (*back, AtTable(code, count=abs(wrong.burned - right)))
    corrected = Choice("board-corrected", cited=by(fairness.citation, *remedies))
    stands = Choice("board-stands")
    if wrong.acts:
        late = because("acted-on-board", book.cite("floor.decides"))
        return left_to_floor(many, late, choices=(stands, corrected), proposed=stands)
    return left_to_floor(many, fairness, choices=(corrected, stands), proposed=corrected)
