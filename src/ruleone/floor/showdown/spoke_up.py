"""Somebody says that a hand was misread, or a pot awarded wrongly."""

from typing import Annotated, Literal

import msgspec

from ruleone.floor.facts import Seat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.untold import among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition

Speaker = Literal["in-hand", "out-of-hand", "dealer", "watcher"]
About = Literal["hand", "pot"]


class SpokeUp(msgspec.Struct, frozen=True, kw_only=True):
    """`who` speaks: a player in the hand or out of it, the dealer, or somebody who only watches;
    `about` a hand that was read or a pot that was awarded. `seat` is whose hand it is, None for a
    pot; `tabled` says that the hand lies face up."""

    who: Speaker
    about: About = "hand"
    seat: Annotated[Seat | None, among(None, 1)] = None
    tabled: bool = True

    def __post_init__(self) -> None:
        """A hand is somebody's: BadFacts."""
        if (self.seat is None) == (self.about == "hand"):
            raise BadFacts("spoke-of-no-seat")


def spoke_up(book: Edition, spoke: SpokeUp) -> Ruling:
    """Every player ought to speak up, in the hand or not; but nobody reads a hand that is not
    tabled."""
    if spoke.about == "hand" and not spoke.tabled:
        untabled = because("untabled-not-read", book.cite("conduct.reading"))
        plays = spoke.who in ("in-hand", "out-of-hand")
        return settled(Choice("let-be"), untabled, penalty="read-hand" if plays else None)
    seats = () if spoke.seat is None else (spoke.seat,)
    code: Literal["read-again", "recount"] = "read-again" if seats else "recount"
    speak = because("speak-up", book.cite("showdown.speak-up"))
    again = Choice("read-again", cited=by(speak.citation, AtTable(code, seats)))
    if spoke.who != "watcher":
        return settled(again, speak)
    fair = because("watcher-heard", book.cite("floor.decides"))
    return left_to_floor(speak, fair, choices=(again, Choice("let-be")), proposed=again)
