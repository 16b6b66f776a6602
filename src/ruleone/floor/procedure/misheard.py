"""A declaration that others misheard, and acted on."""

import msgspec

from ruleone.dealing.events import BettingKind
from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.facts import AnySeat
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.substantial import is_substantial
from ruleone.floor.verdict import because, by, left_to_floor
from ruleone.rulebook import Edition


class Misheard(msgspec.Struct, frozen=True, kw_only=True):
    """What the player in `seat` declared was heard as something else, and `acts` were done on that
    behind it, one after the other."""

    seat: AnySeat
    acts: tuple[BettingKind, ...]

    def __post_init__(self) -> None:
        """Refuse acts of nobody: BadFacts."""
        if not self.acts:
            raise BadFacts("fact-missing", fact="acts")


def misheard(book: Edition, told: Misheard) -> Ruling:
    """What was declared stays what it was. Of what others did on what they heard no document
    speaks: we propose that they act anew, but not after substantial action."""
    floor = book.cite("floor.decides")
    heard = because("misheard", floor, seat=told.seat)
    anew = Choice("acts-anew", cited=by(floor, AtTable("heard-acts-back")))
    stand = Choice("acts-stand")
    if not is_substantial(book, told.acts):
        return left_to_floor(heard, choices=(anew, stand), proposed=anew)
    since = because("substantial-since", book.cite("substantial_action.definition"))
    return left_to_floor(heard, since, choices=(stand, anew), proposed=stand)
