"""A live table before its first hand: entries in, rulings and remedies out.

Entries that need no hand are conduct, chips that turn up, matters of the table alone, and the
floor's decisions. `FollowedHand` takes all others.
"""

from collections.abc import Iterable, Mapping
from typing import Self

from ruleone.dealing import CorrectStack
from ruleone.floor.followed.decided import (
    check_choice,
    check_no_chips,
    check_reason,
    check_remedies,
    check_stacks,
    decided_on,
    line_of,
    penalty_chosen,
    penalty_now,
)
from ruleone.floor.followed.entries import (
    ByFloor,
    ChipsFound,
    Chosen,
    Entry,
    Happened,
    Misconduct,
    Overruled,
    Undone,
    check_bounds,
    check_room,
)
from ruleone.floor.followed.hand import BETWEEN_HANDS
from ruleone.floor.followed.incidents import ruling_without_hand
from ruleone.floor.followed.judging import (
    check_seat_of_table,
    conduct_ruled,
    found_off_the_table,
)
from ruleone.floor.followed.record import Line, Pending, outcome, remedies_of, standing
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.penalties import ConductRuling
from ruleone.floor.ruling import AtTable, Remedy
from ruleone.floor.rulings import AnyRuling
from ruleone.rulebook import Edition, Refusal


class NoHand:
    """The record of a table before its first hand, under its edition.

    `chips` are those of the players, by seat, all that stands on the record included.
    """

    def __init__(self, book: Edition, chips: Mapping[int, int], lines: Iterable[Line] = ()) -> None:
        self._book = book
        self._chips = chips
        self.lines: tuple[Line, ...] = tuple(lines)

    @property
    def standing(self) -> tuple[Line, ...]:
        """The lines that were not undone."""
        return standing(self.lines)

    @property
    def pending(self) -> Pending:
        """The rulings on which the floor has still to decide."""
        return Pending(open=_open(self.standing))

    @property
    def asked(self) -> None:
        """No seat: nobody is to act."""

    def with_lines(self, lines: Iterable[Line]) -> Self:
        """Return the same table with this record."""
        return type(self)(self._book, self._chips, lines)

    def enter(self, entry: Entry) -> Line | Refusal:
        """Make an entry: return its line, or the refusal."""
        try:
            check_room(len(self.lines), entry)
            check_bounds(entry)
            line = self._line(entry)
        except BadFacts as wrong:
            return wrong.refusal
        self.lines = (*self.lines, line)
        return line

    def _line(self, entry: Entry) -> Line:
        match entry:
            case Undone(why):
                check_reason(why, needed=False)
                if not self.standing:
                    raise BadFacts("no-entry-to-undo")
                return self._told(entry)
            case Chosen():
                return self._chosen(entry)
            case Overruled(remedies=remedies):
                check_reason(entry.why)
                of = decided_on(self.standing, entry.of)
                penalty = penalty_now(self._book, of, entry.penalty)
                return self._told(entry, remedies, decides=of.n, penalty=penalty)
            case ByFloor(remedies, why):
                check_reason(why)
                return self._told(entry, remedies)
        ruling = self._judged(entry)
        return self._told(entry, outcome(ruling, None).done, ruling=ruling)

    def _judged(self, entry: Entry) -> AnyRuling:
        """Return the ruling on an entry that needs no hand.

        Raises BadFacts for any other.
        """
        match entry:
            case Misconduct(seat, incident):
                check_seat_of_table(seat)
                return conduct_ruled(self._book, incident)
            case Happened(kind) if kind in BETWEEN_HANDS:
                return ruling_without_hand(self._book, entry, self._chips)
            case ChipsFound(how="view" | "nobody"):
                return found_off_the_table(self._book, entry, self._chips)
        raise BadFacts("no-hand-yet")

    def _chosen(self, entry: Chosen) -> Line:
        check_reason(entry.why, needed=False)
        of = line_of(self.standing, entry.of)
        choices = of.ruling.choices if isinstance(of.ruling, ConductRuling) else ()
        others = outcome(of.ruling, None).choices
        check_choice(self.standing, of, entry.choice, len(choices or others))
        if choices:
            penalty = penalty_chosen(choices[entry.choice], entry.chips)
            return self._told(entry, decides=of.n, penalty=penalty)
        check_no_chips(entry.chips)
        choice = others[entry.choice]
        return self._told(entry, remedies_of(choice, None), decides=of.n, chosen=choice)

    def _told(self, entry: Entry, done: tuple[Remedy, ...] = (), **what: object) -> Line:
        """Return the line of an entry with its remedies.

        Raises BadFacts where they need a hand, or chips that nobody has.
        """
        check_remedies(done)
        for remedy in done:
            if not isinstance(remedy, AtTable | CorrectStack):
                raise BadFacts("no-hand-for-that")
            if isinstance(remedy, CorrectStack) and remedy.seat not in self._chips:
                seats = sorted(self._chips)
                raise BadFacts("no-such-seat-at-table", seats=seats, came=remedy.seat)
        line = Line(n=len(self.lines) + 1, entry=entry, began=0, done=done, **what)  # type: ignore[arg-type]
        check_stacks(self._chips, self.standing, standing((*self.lines, line)))
        return line


def _open(lines: tuple[Line, ...]) -> tuple[int, ...]:
    """Return the entries on which the floor has still to decide."""
    decided = {line.decides for line in lines}
    return tuple(
        line.n for line in lines if outcome(line.ruling, None).open and line.n not in decided
    )
