"""A player who began in a wrong seat."""

import msgspec

from ruleone.floor.bad_facts import BadFacts
from ruleone.floor.facts import AnySeat
from ruleone.floor.ruling import AtTable, Choice, Ruling
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition


class WrongSeat(msgspec.Struct, frozen=True, kw_only=True):
    """The player in `seat` belongs in seat `belongs`, at this table or another, and began with the
    stack of everybody, or with another one."""

    seat: AnySeat
    belongs: AnySeat
    right_stack: bool

    def __post_init__(self) -> None:
        """Refuse a seat that is the right one: BadFacts."""
        if self.seat == self.belongs:
            raise BadFacts("seat-is-right", seat=self.seat)


def wrong_seat(book: Edition, told: WrongSeat) -> Ruling:
    """The player goes to the right seat with the chips of now, where the stack was right at first;
    the book says nothing of another one."""
    cited = book.cite("seating.wrong-seat")
    move = AtTable("move-seat", seats=(told.seat, told.belongs))
    moves = Choice("moves-seat", cited=by(cited, move))
    if told.right_stack:
        return settled(moves, because("seat-was-wrong", cited, seat=told.belongs))
    other = because("stack-was-wrong", book.cite("floor.decides"))
    checked = Choice("stack-corrected", cited=by(other.citation, AtTable("recount"), move))
    return left_to_floor(other, choices=(checked, moves), proposed=checked)
