"""Incidents with the board: early cards, too many cards, wrong burns, and the new stub."""

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from ruleone.cards import UNKNOWN, Card
from ruleone.dealing import GAMES
from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import KeepAside, ReshuffleStub, TakeBoardBack
from ruleone.dealing.views import Street
from ruleone.floor.cards.uncovered import by_chance
from ruleone.floor.facts import CardCount, SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.ruling import ActCode, AtTable, Choice, Cited, Later, Reason, Remedy, Ruling
from ruleone.floor.untold import DONE_LATER, OF_GAME, OF_HAND, Presumed, among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition, stated, stated_with

THE_FLOP: Final = Presumed("too many cards come with a flop, where nobody tells another street")


class WrongFlop(msgspec.Struct, frozen=True, kw_only=True):
    """Too many `cards` put out as the flop, or as another `street`, seen or not (`UNKNOWN`).

    `picked` is the one that the floor drew as the next burn card of a flop of four, once it has.
    """

    cards: tuple[SeenCard, ...]
    picked: Annotated[SeenCard | None, DONE_LATER] = None
    street: Annotated[Street, THE_FLOP] = "flop"
    game: Annotated[str, OF_GAME] = "nlhe"

    def __post_init__(self) -> None:
        """Raise BadFacts for a card that is there twice, and for a drawn card that is not there."""
        known = [card for card in self.cards if card != UNKNOWN]
        if len(set(known)) != len(known):
            raise BadFacts("card-there-twice")
        if self.picked is not None and self.picked not in self.cards:
            raise BadFacts("drawn-from-others")


def wrong_flop(book: Edition, flop: WrongFlop) -> Ruling:
    """Rule on a flop of four cards, or on more cards than a street has.

    The floor draws one of the four cards, mixed face down, as the next burn card, which lies aside
    until then; the rest is the flop. For more cards, and for another street, there is no rule; the
    floor may proceed alike. Raises BadFacts where the street has no card too many.
    """
    right = _right(book, flop)
    if len(flop.cards) <= right:
        code = "flop-of-so-many" if flop.street == "flop" else "street-of-so-many"
        raise BadFacts(code, street=flop.street, count=right, came=len(flop.cards))
    if flop.street != "flop":
        return _other_street(book, flop, right)
    if len(flop.cards) != stated(book, "four-card-flop", "cards"):
        return _uncovered(book, flop, right)
    burn = int(stated(book, "four-card-flop", "next_burn"))
    at = len(flop.cards) if flop.picked is None else flop.cards.index(flop.picked)
    rest = flop.cards[:at] + flop.cards[at + 1 :]
    drawn = () if flop.picked is None else (flop.picked,)
    remedies: list[Remedy] = [
        AtTable("mix-face-down", count=len(flop.cards), cards=flop.cards),
        AtTable("floor-picks-burn", count=burn, cards=drawn),
        AtTable("rest-is-flop", count=right, cards=rest if drawn else ()),
    ]
    known = tuple(card for card in drawn if card != UNKNOWN)
    if known:
        remedies.append(KeepAside(known))
    if stated(book, "four-card-flop", "chosen_by") == "floor":
        remedies.insert(0, AtTable("call-floor"))
    cited = book.cite("four-card-flop")
    ruled = Choice("flop-by-chance", cited=by(cited, *remedies))
    return settled(ruled, because("four-card-flop", cited))


def _right(book: Edition, flop: WrongFlop) -> int:
    """Return the number of cards of the street.

    Raises BadFacts for one without a board.
    """
    if flop.street == "flop":
        return int(stated(book, "four-card-flop", "flop"))
    if flop.game not in GAMES:
        raise BadFacts("no-such-game-dealt", came=flop.game, choices=GAMES)
    boards = {each.street: each.board for each in GAMES[flop.game].rounds[1:]}
    if not boards.get(flop.street):
        raise BadFacts("no-board-on-street", game=flop.game, street=flop.street)
    return boards[flop.street]


def _uncovered(book: Edition, flop: WrongFlop, right: int) -> Ruling:
    """Rule on more cards than the rule covers: chance draws the flop, or it is dealt again."""
    count, cited = len(flop.cards), book.cite("cards.uncovered")
    drawn = Choice(
        "flop-by-chance",
        cited=by(
            cited,
            AtTable("mix-face-down", count=count, cards=flop.cards),
            AtTable("draw-flop", count=right),
        ),
    )
    anew = Choice(
        "flop-anew",
        cited=by(
            cited,
            AtTable("back-to-stub", count=count, cards=flop.cards),
            AtTable("shuffle-stub"),
            AtTable("deal-unburned", count=right),
        ),
    )
    many = because("flop-of-many", cited, count=count)
    return left_to_floor(many, by_chance(book), choices=(drawn, anew), proposed=drawn)


def _other_street(book: Edition, wrong: WrongFlop, right: int) -> Ruling:
    """Rule on a turn or river of several cards: chance draws it, or it is dealt again."""
    count, cited = len(wrong.cards), book.cite("cards.uncovered")
    drawn = Choice("street-by-chance", cited=by(cited, *drawn_by_chance(count, right)))
    anew = Choice(
        "street-anew",
        cited=by(
            cited,
            AtTable("rest-to-stub", count=count),
            AtTable("shuffle-stub"),
            AtTable("deal-unburned", count=right),
        ),
    )
    many = because("street-of-many", cited, street=wrong.street, count=count)
    return left_to_floor(many, by_chance(book), choices=(drawn, anew), proposed=drawn)


def drawn_by_chance(count: int, right: int) -> tuple[AtTable, ...]:
    """Return the procedure: the floor draws the right number unseen, the others go back."""
    return (
        AtTable("call-floor"),
        AtTable("mix-face-down", count=count),
        AtTable("draw-board", count=right),
        AtTable("rest-to-stub", count=count - right),
        AtTable("shuffle-stub"),
    )


def shuffled(
    book: Edition, back: tuple[Card, ...], after: Street | None = None
) -> tuple[Remedy, ...]:
    """Return the shuffle of the stub with cards that go back into it.

    It is done now or after the betting of a street; the edition says which heaps are shuffled
    (premature.reshuffle).
    """
    shuffle = AtTable(_SHUFFLES[book.choice("premature.reshuffle")], after=after)
    stub = ReshuffleStub(back)
    return (stub if after is None else Later(stub, after), shuffle)


_SHUFFLES: dict[str, ActCode] = {"stub-only": "shuffle-stub"}


def stub_only(book: Edition) -> Reason:
    """Return the reason for the heaps that are shuffled after early cards."""
    return because(
        f"reshuffle-{book.choice('premature.reshuffle')}", book.cite("premature.reshuffle")
    )


ACTED_ON: Final = Presumed("whoever tells of an act on early cards tells which")


class EarlyBoard(msgspec.Struct, frozen=True, kw_only=True):
    """Board cards of a `street` put out before the betting of the street before was over.

    Cards that nobody has seen are `UNKNOWN`. `acts` were done since as if they stood, one after the
    other. `on_board` says that the hand which the engine follows has them on its board already.
    Raises BadFacts for a street without a board, and for fewer cards than it has.
    """

    street: Street
    cards: tuple[SeenCard, ...]
    game: Annotated[str, OF_GAME] = "nlhe"
    on_board: Annotated[bool, OF_HAND] = False
    acts: Annotated[tuple[BettingKind, ...], ACTED_ON] = ()

    def __post_init__(self) -> None:
        """Raise BadFacts for cards that the street does not have."""
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
        """The number of cards of the street."""
        return next(each.board for each in GAMES[self.game].rounds if each.street == self.street)

    @property
    def before(self) -> Street:
        """The street with betting that is not over yet."""
        streets = [each.street for each in GAMES[self.game].rounds]
        return streets[streets.index(self.street) - 1]

    @property
    def known(self) -> tuple[Card, ...]:
        """The cards that were seen."""
        return tuple(card for card in self.cards if card != UNKNOWN)


def early_board(book: Edition, early: EarlyBoard) -> Ruling:
    """Rule on early board cards, their burn card and replacement, and the shuffle."""
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
    """Rule on early cards that players have acted on, which no document settles.

    We propose that the cards go all the same and the acts on them are cancelled; after substantial
    action, that the board stands.
    """
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
    """Rule on cards that are early and too many: chance draws the early ones, or all go back."""
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
    """Whether a card is burned before a `street` after the `early` one was set aside.

    It is before the early street itself, and before the river where the early one was the turn.
    """
    name = f"premature.{early}"
    if early != "turn":
        return bool(stated(book, name, "new_burn"))
    if street == early:
        return bool(stated(book, name, "extra_burn"))
    return bool(stated(book, name, "river_burn"))


def _off_the_board(early: EarlyBoard) -> tuple[Remedy, ...]:
    """Return the remedies that set the early cards aside in the hand of the engine."""
    if early.on_board:
        return (TakeBoardBack(len(early.cards)),)
    return (KeepAside(early.known),) if early.known else ()


def _flop(book: Edition, early: EarlyBoard) -> tuple[Remedy, ...]:
    """Return the remedies for a flop.

    The burn card stays, the flop is shuffled into the stub at once and comes again.
    """
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
    """Return the remedies for a turn.

    Laid aside, it may be the river, and the river card is the turn. Otherwise it goes back into the
    stub as a river does, and the river has its own burn card.
    """
    name = "premature.turn"
    if not stated(book, name, "aside"):
        return (
            *_back(book, early, name),
            _dealt(1, early.street, burned=burned_anew(book, early.street, "river")),
        )
    return (
        AtTable("set-aside", count=len(early.cards), cards=early.known),
        _dealt(
            len(early.cards), early.before, burned=burned_anew(book, early.street, early.street)
        ),
        AtTable("back-to-stub", count=len(early.cards), cards=early.known, after=early.street),
        *shuffled(book, early.known, after=early.street),
        _dealt(1, early.street, burned=burned_anew(book, early.street, "river")),
    )


def _river(book: Edition, early: EarlyBoard) -> tuple[Remedy, ...]:
    """Return the remedies for a river."""
    return _back(book, early, "premature.river")


def _back(book: Edition, early: EarlyBoard, name: str) -> tuple[Remedy, ...]:
    """Return the remedies for a card that is shuffled in once the betting is over."""
    betting = early.before
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


class WrongBurn(msgspec.Struct, frozen=True, kw_only=True):
    """A wrong number of cards `burned` before a `street` of the board.

    `acts` were done on it since, one after the other. `may_go_back` are the cards of the street on
    the board of the hand which the engine follows, where they can leave it and come again. Raises
    BadFacts for a street without a board.
    """

    street: Street
    burned: CardCount
    acts: Annotated[tuple[BettingKind, ...], among((), ("check",))] = ()
    game: Annotated[str, OF_GAME] = "nlhe"
    may_go_back: Annotated[tuple[SeenCard, ...], OF_HAND] = ()

    def __post_init__(self) -> None:
        """Raise BadFacts for a street that has no board."""
        if self.game not in GAMES:
            raise BadFacts("no-such-game-dealt", came=self.game, choices=GAMES)
        if not self.count:
            raise BadFacts("no-board-on-street", game=self.game, street=self.street)

    @property
    def count(self) -> int:
        """The number of board cards of the street."""
        boards = {each.street: each.board for each in GAMES[self.game].rounds[1:]}
        return boards.get(self.street, 0)


def wrong_burn(book: Edition, wrong: WrongBurn) -> Ruling:
    """Rule on a wrong number of burn cards.

    A burn card guards the stub and is not there to keep an order (tda2024-38.1). A hand killed for
    its count changes nothing of how many are burned (tda2024-IA-38).
    A flop without one may have a rule (dealing.unburned_flop); no document settles the others, and
    the floor decides. We propose to put the cards where they would have come, as long as nobody has
    acted on them; once somebody has, the board stands.
    """
    right, cited = book.number("dealing.burn_cards"), book.cite("dealing.burn_cards")
    if wrong.burned == right:
        return settled(Choice("play-on"), because("burned-right", cited, count=right))
    unburned = wrong.street == "flop" and not wrong.burned
    if unburned and book.choice("dealing.unburned_flop") == "mixed-until-an-act":
        return _unburned_flop(book, wrong)
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


def _unburned_flop(book: Edition, wrong: WrongBurn) -> Ruling:
    """Rule on a flop without a burn card: one of its cards is drawn as that, until an act.

    The rule does not say who draws it. In a followed hand the cards may all come again: nobody sees
    which of them was burned.
    """
    if wrong.acts:
        stands = because("unburned-acted-on", book.cite("unburned-flop.acted-on"))
        turn = because("unburned-turn", book.cite("unburned-flop.turn"))
        return settled(Choice("board-stands"), stands, turn)
    name, cited = "dealing.unburned_flop", book.cite("dealing.unburned_flop")
    off = (TakeBoardBack(wrong.count), ReshuffleStub(wrong.may_go_back))
    remedies: tuple[Remedy, ...] = (
        *(off if wrong.may_go_back else ()),
        AtTable("mix-face-down", count=int(stated_with(book, name, "mix"))),
        AtTable("draw-late-burn", count=int(stated_with(book, name, "burn_from_mix"))),
        AtTable("rest-and-next-is-flop", count=int(stated_with(book, name, "keep"))),
    )
    why = because("unburned-flop", cited)
    return settled(Choice("flop-by-chance", cited=by(cited, *remedies)), why)
