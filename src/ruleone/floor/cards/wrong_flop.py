"""A flop of too many cards."""

import msgspec

from ruleone.cards import UNKNOWN
from ruleone.dealing.interventions import KeepAside
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.cards.uncovered import by_chance
from ruleone.floor.facts import SeenCard
from ruleone.floor.ruling import AtTable, Choice, Remedy, Ruling
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition, stated


class WrongFlop(msgspec.Struct, frozen=True, kw_only=True):
    """The `cards` put out as the flop, seen or not (`UNKNOWN`). `picked` is the one that the floor
    drew as the next burn card, once it has."""

    cards: tuple[SeenCard, ...]
    picked: SeenCard | None = None

    def __post_init__(self) -> None:
        """Refuse a card that is there twice, and one drawn that is not there: BadFacts."""
        known = [card for card in self.cards if card != UNKNOWN]
        if len(set(known)) != len(known):
            raise BadFacts("card-there-twice")
        if self.picked is not None and self.picked not in self.cards:
            raise BadFacts("drawn-from-others")


def wrong_flop(book: Edition, flop: WrongFlop) -> Ruling:
    """Four cards: mixed face down, one of them drawn by the floor as the next burn card, which lies
    aside until then, the rest is the flop. For more cards there is no rule; the floor may do the
    like.

    Raises BadFacts where the flop has no card too many.
    """
    right = int(stated(book, "four-card-flop", "flop"))
    if len(flop.cards) <= right:
        raise BadFacts("flop-of-so-many", count=right, came=len(flop.cards))
    if len(flop.cards) != stated(book, "four-card-flop", "cards"):
        return _uncovered(book, flop, right)
    burn = int(stated(book, "four-card-flop", "next_burn"))
    rest = tuple(card for card in flop.cards if card != flop.picked)
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
