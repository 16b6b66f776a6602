"""A declaration that others misheard, and acted on."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import GiveBack, RestoreHand
from ruleone.floor.facts import Amount, AnySeat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.substantial import is_substantial
from ruleone.floor.untold import OF_HAND
from ruleone.floor.verdict import because, by, left_to_floor
from ruleone.rulebook import Edition


class Misheard(msgspec.Struct, frozen=True, kw_only=True):
    """What the player in `seat` declared was heard as something else, and `acts` were done on that
    behind it, one after the other. `put_in` are the chips that went in with them, by seat, the last
    first, and `folded` the hands that were folded, as far as a hand that is followed can take them
    back."""

    seat: AnySeat
    acts: tuple[BettingKind, ...]
    put_in: Annotated[Mapping[AnySeat, Amount], OF_HAND] = {}
    folded: Annotated[tuple[AnySeat, ...], OF_HAND] = ()

    def __post_init__(self) -> None:
        """Refuse acts of nobody: BadFacts."""
        if not self.acts:
            raise BadFacts("fact-missing", fact="acts")

    @property
    def taken_back(self) -> tuple[GiveBack | RestoreHand, ...]:
        """What takes the acts back in the hand."""
        chips = (GiveBack(seat, amount) for seat, amount in self.put_in.items())
        return (*chips, *(RestoreHand(seat) for seat in self.folded))


def misheard(book: Edition, told: Misheard) -> Ruling:
    """What was declared stays what it was. Of what others did on what they heard no document
    speaks: we propose that they act anew, but not after substantial action."""
    floor = book.cite("floor.decides")
    heard = because("misheard", floor, seat=told.seat)
    anew = Choice("acts-anew", cited=by(floor, AtTable("heard-acts-back"), *told.taken_back))
    stand = Choice("acts-stand")
    if not is_substantial(book, told.acts):
        return left_to_floor(heard, choices=(anew, stand), proposed=anew)
    since = because("substantial-since", book.cite("substantial_action.definition"))
    return left_to_floor(heard, since, choices=(stand, anew), proposed=stand)
