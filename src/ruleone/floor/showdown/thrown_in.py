"""A hand that was thrown in at the showdown, and that its player wants back."""

from typing import Annotated, Final

import msgspec

from ruleone.dealing import KillHand, RestoreHand
from ruleone.floor.facts import Seat
from ruleone.floor.ruling import AtTable, Choice, Reason, Remedy, Ruling
from ruleone.floor.showdown.moves import Moves, check_moves, moved
from ruleone.floor.untold import NO_MORE, OF_HAND, Presumed
from ruleone.floor.verdict import because, by, judged_first, left_to_floor, settled
from ruleone.rulebook import Edition

OUT_OF_THE_MUCK: Final = Presumed("who tells of cards that went into the muck says so")


class ThrownIn(msgspec.Struct, frozen=True, kw_only=True):
    """Cards thrown face down at the showdown, untabled.

    `in_muck` says that the dealer has pushed them into the muck, `identified` whether they are
    known for certain, None where nobody has judged it. `all_in` says that the player is all-in, or
    called all the betting against somebody who is. `mucked` says that the hand is out already as
    the hand is followed, `awarded` that this ended it and its pots have gone out; `moves` are the
    chips that put them right then. `missed` says that a hand which is out cannot live again.
    """

    seat: Seat
    in_muck: Annotated[bool, OUT_OF_THE_MUCK] = False
    identified: bool | None = None
    all_in: bool = False
    mucked: Annotated[bool, OF_HAND] = True
    awarded: Annotated[bool, OF_HAND] = False
    moves: Annotated[Moves, NO_MORE] = {}
    missed: Annotated[bool, OF_HAND] = False

    def __post_init__(self) -> None:
        """Refuse moves that make or lose chips: BadFacts."""
        check_moves(self.moves)


def thrown_in(book: Edition, thrown: ThrownIn) -> Ruling:
    """Whether the player may still table them (showdown.retrieve_discard). Where an all-in hand may
    not be mucked it stays live (showdown.all_in_muck_allowed)."""
    must_show = thrown.all_in and not book.flag("showdown.all_in_muck_allowed")
    name = "showdown.all_in_muck_allowed" if must_show else "showdown.retrieve_discard"
    cited = book.cite(name)
    up = AtTable("turn-up", (thrown.seat,))
    buried = () if thrown.mucked or thrown.awarded else (KillHand(thrown.seat),)
    back: tuple[Remedy, ...] = (up,)
    if thrown.awarded:
        back = (up, *moved(thrown.moves))
    elif thrown.mucked:
        back = (RestoreHand(thrown.seat), up)
    dead, lives = (
        Choice("hand-dead", cited=by(cited, *buried)),
        Choice("hand-live", cited=by(cited, *back)),
    )
    reasons: tuple[Reason, ...] = ()
    if must_show:
        reasons = (because("all-in-not-mucked", cited),)
    elif not book.flag("showdown.retrieve_discard"):
        return settled(dead, because("thrown-is-out", cited))
    if thrown.in_muck and not must_show:
        return settled(dead, because("pushed-into-muck", cited))
    if thrown.identified is False:
        return settled(dead, *reasons, because("not-identified", cited))
    if thrown.missed:
        return settled(dead, *reasons, because("missed-since", book.cite("fouled.missed-since")))
    if thrown.identified is None:
        judge = because("judge-identified", cited)
        return judged_first(*reasons, judge, choices=(lives, dead))
    if thrown.in_muck:
        fair = because("fairness", book.cite("floor.decides"))
        return left_to_floor(*reasons, fair, choices=(lives, dead), proposed=lives)
    return settled(lives, *reasons, because("thrown-and-known", cited))
