"""A player who began in a wrong seat."""

from typing import Annotated, Final

import msgspec

from ruleone.floor.facts import AnySeat, TakenSeat
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import ActCode, AtTable, Choice, Ruling
from ruleone.floor.untold import Presumed
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition

HERE: Final = Presumed("a seat is one of this table where nobody tells another")


class WrongSeat(msgspec.Struct, frozen=True, kw_only=True):
    """The player in `seat` belongs in seat `belongs`, at another table where it is `elsewhere`, and
    began with the stack of everybody, or with another one."""

    seat: TakenSeat
    belongs: AnySeat
    right_stack: bool
    elsewhere: Annotated[bool, HERE] = False

    def __post_init__(self) -> None:
        """Refuse a seat that is the right one: BadFacts."""
        if self.seat == self.belongs and not self.elsewhere:
            raise BadFacts("seat-is-right", seat=self.seat)


def wrong_seat(book: Edition, told: WrongSeat) -> Ruling:
    """The player goes to the right seat with the chips of now, where the stack was right at first;
    the book says nothing of another one."""
    cited = book.cite("seating.wrong-seat")
    code: ActCode = "move-elsewhere" if told.elsewhere else "move-seat"
    move = AtTable(code, seats=(told.seat, told.belongs))
    moves = Choice("moves-seat", cited=by(cited, move))
    if told.right_stack:
        return settled(moves, because("seat-was-wrong", cited, seat=told.belongs))
    other = because("stack-was-wrong", book.cite("floor.decides"))
    checked = Choice("stack-corrected", cited=by(other.citation, AtTable("recount"), move))
    return left_to_floor(other, choices=(checked, moves), proposed=checked)
