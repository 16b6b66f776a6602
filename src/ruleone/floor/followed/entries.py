"""What the dealer and the floor enter of a hand at a live table, one thing at a time.

Cards are written as in `ruleone.cards` ("As"), amounts are chips, times milliseconds of the
caller's clock.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from ruleone.dealing import Action
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.chips import Chips
from ruleone.floor.penalties import Incident, Penalty
from ruleone.floor.ruling import Remedy
from ruleone.floor.steps import Step
from ruleone.floor.untold import OF_HAND, Presumed

OF_NOBODY: Final = Presumed("chips of a player are refused without the seat")


class AllDealt(msgspec.Struct, frozen=True, tag="all-dealt"):
    """Every hand that is due cards has them, and nobody has seen them. Up cards are told one hand
    after the other with `HandDealt`."""


class HandDealt(msgspec.Struct, frozen=True, tag="hand-dealt"):
    """The cards that a seat gets now, in stud the up card last; None where nobody has seen them."""

    seat: int
    cards: tuple[str, ...] | None = None


class BoardTurned(msgspec.Struct, frozen=True, tag="board-turned"):
    """The cards of the next street on the board."""

    cards: tuple[str, ...]


class Acts(msgspec.Struct, frozen=True, tag="acts"):
    """A player acts, in words that leave nothing to read: fold, check, call, a total; he brings it
    in, throws cards away, shows, mucks. Before his turn it is an act out of turn."""

    seat: int
    action: Action


class Plays(msgspec.Struct, frozen=True, tag="plays"):
    """What a player says and pushes, one step after the other; `lying` are his earlier chips of the
    street, by denomination, where nobody has pulled them in; None where all that he has in lies
    there, in chips that nobody told. After a question of the dealer all steps are told again, with
    the answer last."""

    seat: int
    steps: tuple[Step, ...]
    lying: Chips | None = None


class SkippedSpoke(msgspec.Struct, frozen=True, tag="skipped-spoke"):
    """Of the player who was skipped: whether he `spoke_up` before more happened, and whether he had
    reasonable time to; None where nobody has judged it."""

    spoke_up: bool
    had_time: bool | None = None


class ClockCalled(msgspec.Struct, frozen=True, tag="clock-called"):
    """Somebody calls the clock on the player to act: the player in seat `by`, None where he has no
    seat here or nobody has told it."""

    call: ClockCall
    at_ms: int
    by: int | None = None


class TimeOver(msgspec.Struct, frozen=True, tag="time-over"):
    """The end of the called clock is declared; `acted_ms` is when the player acted, if he did."""

    declared_ms: int
    acted_ms: int | None = None


class Misconduct(msgspec.Struct, frozen=True, tag="misconduct"):
    """A player did what a rule forbids."""

    seat: int
    incident: Incident


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """Something went wrong with cards, chips or a showdown: `kind` is one of `INCIDENTS`, and
    `facts` are what a dealer tells of it (`facts_of`), as JSON has them; cards there are written,
    or numbers. What the hand knows itself is not told."""

    kind: str
    facts: dict[str, Any] = {}


class ChipsFound(msgspec.Struct, frozen=True, kw_only=True, tag="chips-found"):
    """Chips turned up: `behind` an all-in that was called, out of `view`, or of `nobody`, who has
    no seat. `counted` says whether the stack on the record has those that were out of view in it;
    None where nobody told. Whether the all-in has won the hand knows; what is told of it must
    agree."""

    how: Literal["behind", "view", "nobody"]
    chips: int
    seat: Annotated[int | None, OF_NOBODY] = None
    counted: bool | None = None
    all_in_won: Annotated[bool | None, OF_HAND] = None


class CountAsked(msgspec.Struct, frozen=True, tag="count-asked"):
    """The player in seat `by` asks for a count of the pot, or of another's chips in seat `of`."""

    by: int
    of: int | None = None


class StackTold(msgspec.Struct, frozen=True, tag="stack-told"):
    """The chips behind a player were counted: there are so many, and no more than the table has by
    the record."""

    seat: int
    stack: int


class Instructed(msgspec.Struct, frozen=True, tag="instructed"):
    """Hand for hand: the instruction to go on has come."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The floor chooses, on entry `of`, the choice at this place of its ruling, counted from 0.
    `chips` are those that are forfeited, where it chooses that: the book leaves open how many."""

    of: int
    choice: int
    why: str = ""
    chips: int = 0


class Overruled(msgspec.Struct, frozen=True, tag="overruled"):
    """The floor rules otherwise on entry `of`, or on what it decided on that entry before, and says
    why. What was done is taken back first where nothing has come of the hand since; else the
    remedies come on top of all that was done since. `penalty` is what an infraction costs now; None
    takes away what it cost."""

    of: int
    remedies: tuple[Remedy, ...]
    why: str
    penalty: Penalty | None = None


class ByFloor(msgspec.Struct, frozen=True, tag="by-floor"):
    """The floor does this to the hand of its own accord, and says why."""

    remedies: tuple[Remedy, ...]
    why: str


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The last entry that still stands was wrong: the hand is as it was before it."""

    why: str = ""


Told = AllDealt | HandDealt | BoardTurned | Acts | Plays
"""What moves the hand on."""
OfFloor = Chosen | Overruled | ByFloor
"""What the floor alone may enter."""
Entry = (
    Told
    | SkippedSpoke
    | ClockCalled
    | TimeOver
    | Misconduct
    | Happened
    | ChipsFound
    | CountAsked
    | StackTold
    | Instructed
    | OfFloor
    | Undone
)
