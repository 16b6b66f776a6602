"""A button that was moved to a wrong seat."""

from collections.abc import Iterator
from typing import Annotated, Final

import msgspec

from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import VoidHand
from ruleone.floor.cards import Lineup
from ruleone.floor.facts import SeatOrNone
from ruleone.floor.ruling import AtTable, Choice, DealtAgain, Remedy, Ruling
from ruleone.floor.substantial import is_substantial
from ruleone.floor.untold import OF_HAND, Presumed, among
from ruleone.floor.verdict import because, by, left_to_floor
from ruleone.rulebook import Edition

ANYWHERE: Final = Presumed("the same is proposed wherever the button belongs")


class WrongButton(msgspec.Struct, frozen=True, kw_only=True):
    """The button stands at a wrong seat, and `belongs` at another, 0 where nobody told; `acts` were
    done in this hand, one after the other. `dealt` says that its first card is out, `lineup` how it
    was dealt, None where no hand is followed."""

    belongs: Annotated[SeatOrNone, ANYWHERE] = 0
    dealt: bool = False
    acts: Annotated[tuple[BettingKind, ...], among((), ("call", "call", "call"))] = ()
    lineup: Annotated[Lineup | None, OF_HAND] = None


def wrong_button(book: Edition, told: WrongButton) -> Ruling:
    """No document says what comes of it: the floor decides. We propose to put it right before
    there is substantial action, and to play the hand as it is once there has been. Cards that are
    out went from the wrong seat: the hand is then dealt again."""
    floor = book.cite("floor.decides")
    corrected = Choice("button-corrected", cited=by(floor, *_corrected(told)))
    stands = Choice("button-stands")
    reasons = [because("button-astray", floor)]
    if told.dealt or told.acts:
        reasons.append(because("button-dealt-from", floor))
    if not is_substantial(book, told.acts):
        return left_to_floor(*reasons, choices=(corrected, stands), proposed=corrected)
    reasons.append(because("substantial-since", book.cite("substantial_action.definition")))
    return left_to_floor(*reasons, choices=(stands, corrected), proposed=stands)


def _corrected(told: WrongButton) -> Iterator[Remedy]:
    if told.dealt or told.acts or told.lineup is not None:
        yield VoidHand()
    yield AtTable("move-button", seats=(told.belongs,) if told.belongs else ())
    if told.lineup is not None:
        first = told.lineup
        yield DealtAgain(
            seats=first.seats, button=told.belongs, blinds=first.blinds, ante=first.ante
        )
