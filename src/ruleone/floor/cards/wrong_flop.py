"""Too many cards of a street of the board: a flop of four, and what no rule speaks of."""

from typing import Annotated, Final

import msgspec

from ruleone.cards import UNKNOWN
from ruleone.dealing import GAMES
from ruleone.dealing.interventions import KeepAside
from ruleone.dealing.views import Street
from ruleone.floor.cards.uncovered import by_chance
from ruleone.floor.facts import SeenCard
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Remedy, Ruling
from ruleone.floor.untold import DONE_LATER, OF_GAME, Presumed
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition, stated

THE_FLOP: Final = Presumed("too many cards come with a flop, where nobody tells another street")


class WrongFlop(msgspec.Struct, frozen=True, kw_only=True):
    """The `cards` put out as the flop, or as another `street` of the board, seen or not
    (`UNKNOWN`). `picked` is the one that the floor drew as the next burn card of a flop of four,
    once it has."""

    cards: tuple[SeenCard, ...]
    picked: Annotated[SeenCard | None, DONE_LATER] = None
    street: Annotated[Street, THE_FLOP] = "flop"
    game: Annotated[str, OF_GAME] = "nlhe"

    def __post_init__(self) -> None:
        """Refuse a card that is there twice, and one drawn that is not there: BadFacts."""
        known = [card for card in self.cards if card != UNKNOWN]
        if len(set(known)) != len(known):
            raise BadFacts("card-there-twice")
        if self.picked is not None and self.picked not in self.cards:
            raise BadFacts("drawn-from-others")


def wrong_flop(book: Edition, flop: WrongFlop) -> Ruling:
    """Four cards as the flop: mixed face down, one of them drawn by the floor as the next burn
    card, which lies aside until then, the rest is the flop. For more cards, and for another street,
    there is no rule; the floor may do the like.

    Raises BadFacts where the street has no card too many.
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
    """The cards that the street has. Raises BadFacts for one without a board."""
    if flop.street == "flop":
        return int(stated(book, "four-card-flop", "flop"))
    if flop.game not in GAMES:
        raise BadFacts("no-such-game-dealt", came=flop.game, choices=GAMES)
    boards = {each.street: each.board for each in GAMES[flop.game].rounds[1:]}
    if not boards.get(flop.street):
        raise BadFacts("no-board-on-street", game=flop.game, street=flop.street)
    return boards[flop.street]


def _uncovered(book: Edition, flop: WrongFlop, right: int) -> Ruling:
    """More cards than the rule speaks of: chance draws the flop, or it comes anew."""
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
    """A turn or river of several cards: chance draws it, or it comes anew."""
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
    """Of so many cards put out the floor draws the right number unseen; the others go back."""
    return (
        AtTable("call-floor"),
        AtTable("mix-face-down", count=count),
        AtTable("draw-board", count=right),
        AtTable("rest-to-stub", count=count - right),
        AtTable("shuffle-stub"),
    )
