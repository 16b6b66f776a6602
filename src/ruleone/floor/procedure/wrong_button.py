"""A button that was moved to a wrong seat."""

from typing import Annotated

import msgspec

from ruleone.dealing.events import BettingKind
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.substantial import is_substantial
from ruleone.floor.untold import among
from ruleone.floor.verdict import because, by, left_to_floor
from ruleone.rulebook import Edition


class WrongButton(msgspec.Struct, frozen=True, kw_only=True):
    """The button stands at a wrong seat; `acts` were done in this hand, one after the other."""

    acts: Annotated[tuple[BettingKind, ...], among((), ("call", "call", "call"))] = ()


def wrong_button(book: Edition, told: WrongButton) -> Ruling:
    """No document says what comes of it: the floor decides. We propose to put it right before
    there is substantial action, and to play the hand as it is once there has been."""
    floor = book.cite("floor.decides")
    corrected = Choice("button-corrected", cited=by(floor, AtTable("move-button")))
    stands = Choice("button-stands")
    astray = because("button-astray", floor)
    if not is_substantial(book, told.acts):
        return left_to_floor(astray, choices=(corrected, stands), proposed=corrected)
    since = because("substantial-since", book.cite("substantial_action.definition"))
    return left_to_floor(astray, since, choices=(stands, corrected), proposed=stands)
