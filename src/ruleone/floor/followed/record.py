"""The record of a hand that is followed: every entry with what was ruled and done."""

import msgspec

from ruleone.dealing import Event, Intervention
from ruleone.dealing.views import Street
from ruleone.floor.called_clock import CalledClock, ClockRuling, TimeRuling
from ruleone.floor.conduct import ConductRuling, Penalty
from ruleone.floor.counts import CountRuling
from ruleone.floor.followed.entries import Entry, Undone
from ruleone.floor.out_of_turn import TurnRuling
from ruleone.floor.ruling import ChipsRuling, Choice, ChoiceCode, HeldTo, Reading, Remedy, Ruling
from ruleone.floor.turns import TurnFacts
from ruleone.rulebook import Citation

AnyRuling = (
    Reading
    | TurnRuling
    | Ruling
    | ConductRuling
    | ClockRuling
    | TimeRuling
    | ChipsRuling
    | CountRuling
)


class Due(msgspec.Struct, frozen=True):
    """What is done to the hand once the betting of the street `after` is over, and its rule."""

    intervention: Intervention
    after: Street
    citation: Citation


class Pending(msgspec.Struct, frozen=True, kw_only=True):
    """What is under way beside the hand itself.

    `turn` are the acts out of turn of this street, `repeated` the seats that have acted so before,
    `fate` what the floor chose for whom they skipped. `held` are actions that players are held to
    before their turn, `due` is what is done when a street's betting is over. `clock` runs on seat
    `clock_on`. `open` is the entry on which the floor has to decide before the hand goes on.
    """

    turn: TurnFacts | None = None
    repeated: tuple[int, ...] = ()
    fate: ChoiceCode | None = None
    held: tuple[HeldTo, ...] = ()
    due: tuple[Due, ...] = ()
    clock: CalledClock | None = None
    clock_on: int | None = None
    open: int | None = None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One entry, numbered from 1. It may hold cards that not everybody has seen: it is for the
    dealer and the floor.

    `ruling` is what the book says, None where nothing had to be ruled; `turn` what it says of acts
    out of turn where that is new, `chosen` what the floor chose of an earlier ruling. `done` are
    the remedies that were carried out or are to be done at the table, `penalty` what the floor
    gave. Of the hand `began` events were left when the entry came, `events` followed; `pending` is
    what is under way after it.
    """

    n: int
    entry: Entry
    began: int
    ruling: AnyRuling | None = None
    turn: TurnRuling | None = None
    chosen: Choice | None = None
    done: tuple[Remedy, ...] = ()
    penalty: Penalty | None = None
    events: tuple[Event, ...] = ()
    pending: Pending = Pending()

    @property
    def for_the_floor(self) -> bool:
        """Whether the hand waits for the floor's decision on this entry."""
        return self.pending.open == self.n

    @property
    def penalty_allowed(self) -> bool:
        """Whether the book allows a penalty for it."""
        if self.turn is not None and any(each.penalty for each in self.turn.early):
            return True
        if isinstance(self.ruling, ConductRuling):
            return bool(self.ruling.choices)
        return isinstance(self.ruling, Reading | Ruling) and bool(self.ruling.penalty)


def standing(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines that were not undone."""
    kept: list[Line] = []
    for line in lines:
        if isinstance(line.entry, Undone):
            kept.pop()
        else:
            kept.append(line)
    return tuple(kept)
