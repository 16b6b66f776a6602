"""Entries of the dealer and the floor for a live table, and the bounds of each.

Cards are written as in `ruleone.cards` ("As"), amounts are chips, times milliseconds of the
caller's clock.
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
    """All hands due have their cards, and nobody has seen them.

    Up cards are entered one hand after the other with `HandDealt`.
    """


class HandDealt(msgspec.Struct, frozen=True, tag="hand-dealt"):
    """Cards that a seat gets now, in stud the up card last; None where nobody has seen them."""

    seat: int
    cards: tuple[str, ...] | None = None


class BoardTurned(msgspec.Struct, frozen=True, tag="board-turned"):
    """Cards of the next street on the board."""

    cards: tuple[str, ...]


class Acts(msgspec.Struct, frozen=True, tag="acts"):
    """An unambiguous act of a player.

    Fold, check, call, a total; a bring-in, a discard, a show, a muck. Before the player's turn it
    is an act out of turn.
    """

    seat: int
    action: Action


class Plays(msgspec.Struct, frozen=True, tag="plays"):
    """Words and motions of a player, one step after the other.

    `lying` are the player's earlier chips of the street, by denomination, where nobody has pulled
    them in; None where the whole stake lies there in unknown chips. After a question of the dealer
    all steps are entered again, with the answer last.
    """

    seat: int
    steps: tuple[Step, ...]
    lying: Chips | None = None


class SkippedSpoke(msgspec.Struct, frozen=True, tag="skipped-spoke"):
    """A report on the skipped player: whether the player `spoke_up` before more happened.

    It also says whether there was reasonable time to; None where nobody has judged it.
    """

    spoke_up: bool
    had_time: bool | None = None


class ClockCalled(msgspec.Struct, frozen=True, tag="clock-called"):
    """A call of the clock on the player to act.

    The caller is the player in seat `by`, None for one without a seat here or where unknown.
    """

    call: ClockCall
    at_ms: int
    by: int | None = None


class TimeOver(msgspec.Struct, frozen=True, tag="time-over"):
    """The declared end of the called clock; `acted_ms` is the time of the act, if any."""

    declared_ms: int
    acted_ms: int | None = None


class Misconduct(msgspec.Struct, frozen=True, tag="misconduct"):
    """An act of a player that a rule forbids."""

    seat: int
    incident: Incident


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """An incident with cards, chips or a showdown.

    `kind` is one of `INCIDENTS`, and `facts` are those that a dealer reports of it (`facts_of`), as
    JSON has them; cards there are written, or numbers. Facts that the hand knows are not reported.
    """

    kind: str
    facts: dict[str, Any] = {}


class ChipsFound(msgspec.Struct, frozen=True, kw_only=True, tag="chips-found"):
    """Chips that turned up: `behind` an all-in that was called, out of `view`, or of `nobody`.

    `nobody` has no seat. `counted` says whether the stack on the record includes chips out of view;
    None where unknown. The hand knows whether the all-in has won; a report must agree.
    """

    how: Literal["behind", "view", "nobody"]
    chips: int
    seat: Annotated[int | None, OF_NOBODY] = None
    counted: bool | None = None
    all_in_won: Annotated[bool | None, OF_HAND] = None


class CountAsked(msgspec.Struct, frozen=True, tag="count-asked"):
    """A request of the player in seat `by` for a count of the pot, or of the chips in seat `of`."""

    by: int
    of: int | None = None


class StackTold(msgspec.Struct, frozen=True, tag="stack-told"):
    """A count of the chips behind a player, no more than the table has by the record."""

    seat: int
    stack: int


class Instructed(msgspec.Struct, frozen=True, tag="instructed"):
    """The instruction to continue, hand for hand."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The floor's choice on entry `of`, by its place in the ruling, counted from 0.

    `chips` are those that are forfeited, where the choice is a forfeit: the book leaves their
    number open.
    """

    of: int
    choice: int
    why: str = ""
    chips: int = 0


class Overruled(msgspec.Struct, frozen=True, tag="overruled"):
    """The floor's different ruling on entry `of`, or on its earlier decision, with the reason.

    Its effects are undone first where nothing has come of the hand since; else the remedies come on
    top of all that was done since. `penalty` is the new penalty of an infraction; None removes the
    old one.
    """

    of: int
    remedies: tuple[Remedy, ...]
    why: str
    penalty: Penalty | None = None


class ByFloor(msgspec.Struct, frozen=True, tag="by-floor"):
    """A remedy that the floor applies unasked, with its reason."""

    remedies: tuple[Remedy, ...]
    why: str


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The removal of the last entry that stands: the hand is as it was before it."""

    why: str = ""


Told = AllDealt | HandDealt | BoardTurned | Acts | Plays
"""An entry that moves the hand on."""
OfFloor = Chosen | Overruled | ByFloor
"""An entry that only the floor may make."""
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
    """Raise BadFacts for an entry that a record of this many lines has no room for.

    The last lines are kept for entries that move the hand on, or undo something.
    """
    left = FOLLOWED_ENTRIES_MAX - lines
    if left <= 0 and not isinstance(entry, OfFloor):
        raise BadFacts("too-many-entries", most=FOLLOWED_ENTRIES_MAX)
    if left <= FOLLOWED_LAST_ENTRIES and not isinstance(entry, Told | OfFloor | Undone):
        raise BadFacts("record-nearly-full", most=FOLLOWED_ENTRIES_MAX, came=lines)


def check_bounds(entry: Entry) -> None:
    """Raise BadFacts for too much in one entry, and for text that could not be shown."""
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
    """Yield all values in an entry, names and containers included, at any depth."""
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
    """Raise BadFacts for seats, cards and chips that do not exist.

    An intervention that the engine does now is refused by the engine itself.
    """
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
    """Return the cards that an intervention names."""
    found: list[object] = []
    for name in ("cards", "back", "order", "exposed", "instead"):
        told = getattr(intervention, name, None)
        found += told if isinstance(told, tuple) else () if told is None else (told,)
    return found
