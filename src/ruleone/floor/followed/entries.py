"""What the dealer and the floor enter of a hand at a live table, one thing at a time.

Cards are written as in `ruleone.cards` ("As"), amounts are chips, times milliseconds of the
caller's clock.

How much a record and one entry may hold, and what may stand in an entry at all.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec

from ruleone.dealing import Action, Intervention
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.cards import check_blinds
from ruleone.floor.facts import Chips, SeenCard
from ruleone.floor.invalid_facts import BadFacts, written
from ruleone.floor.penalties import Incident, Penalty
from ruleone.floor.ruling import AtTable, DealtAgain, Later, Remedy
from ruleone.floor.steps import Step
from ruleone.floor.untold import OF_HAND, Presumed
from ruleone.limits import (
    ENTRY_TEXT_MAX_CHARACTERS,
    ENTRY_VALUES_MAX,
    FOLLOWED_ENTRIES_MAX,
    FOLLOWED_LAST_ENTRIES,
    NUMBER_MAX,
)

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


def check_room(lines: int, entry: Entry) -> None:
    """Refuse what a record of so many lines has no room for: of the last of it only what moves the
    hand on, or takes something back, may be made. Raises BadFacts."""
    left = FOLLOWED_ENTRIES_MAX - lines
    if left <= 0 and not isinstance(entry, OfFloor):
        raise BadFacts("too-many-entries", most=FOLLOWED_ENTRIES_MAX)
    if left <= FOLLOWED_LAST_ENTRIES and not isinstance(entry, Told | OfFloor | Undone):
        raise BadFacts("record-nearly-full", most=FOLLOWED_ENTRIES_MAX, came=lines)


def check_bounds(entry: Entry) -> None:
    """Refuse what is too much for one entry, and what could not be told afterwards: BadFacts."""
    for count, value in enumerate(_values(entry), 1):
        if count > ENTRY_VALUES_MAX:
            raise BadFacts("entry-too-large", most=ENTRY_VALUES_MAX)
        if isinstance(value, str) and len(value) > ENTRY_TEXT_MAX_CHARACTERS:
            raise BadFacts("entry-text-too-long", most=ENTRY_TEXT_MAX_CHARACTERS, came=len(value))
        if isinstance(value, int) and abs(value) > NUMBER_MAX:
            raise BadFacts("entry-number-too-large", most=NUMBER_MAX)
    if isinstance(entry, Overruled | ByFloor):
        for remedy in entry.remedies:
            _check_remedy(remedy)


def _values(entry: object) -> Iterator[object]:
    """All that is in an entry, names and what holds others included, however deep it lies."""
    left: list[Any] = [entry]
    while left:
        value = left.pop()
        yield value
        if isinstance(value, msgspec.Struct):
            left += (getattr(value, name) for name in value.__struct_fields__)
        elif isinstance(value, dict):
            left += (*value, *value.values())
        elif isinstance(value, list | tuple):
            left += value


def _check_remedy(remedy: Remedy) -> None:
    """Refuse seats, cards and chips that there are not. What the engine does to the hand now it
    refuses itself."""
    match remedy:
        case AtTable() | DealtAgain():
            for name, kind in get_type_hints(type(remedy), include_extras=True).items():
                _check(getattr(remedy, name), kind)
            if isinstance(remedy, DealtAgain):
                check_blinds(remedy.blinds)
        case Later(intervention):
            _check(_cards_of(intervention), list[SeenCard])
        case _:
            pass


def _check(told: object, kind: Any) -> None:
    try:
        msgspec.convert(msgspec.to_builtins(told), kind)
    except msgspec.ValidationError:
        raise BadFacts("remedy-ill-formed", came=written(told)) from None


def _cards_of(intervention: Intervention) -> list[object]:
    """The cards that an intervention names."""
    found: list[object] = []
    for name in ("cards", "back", "order", "exposed", "instead"):
        told = getattr(intervention, name, None)
        found += told if isinstance(told, tuple) else () if told is None else (told,)
    return found
