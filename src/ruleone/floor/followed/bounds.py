"""How much a record and one entry may hold, and what may stand in an entry at all."""

from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec

from ruleone.dealing import Intervention
from ruleone.floor.cards import check_blinds
from ruleone.floor.facts import SeenCard
from ruleone.floor.followed.entries import ByFloor, Entry, OfFloor, Overruled, Told, Undone
from ruleone.floor.ill_formed import written
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import AtTable, DealtAgain, Later, Remedy
from ruleone.limits import (
    ENTRY_TEXT_MAX_CHARACTERS,
    ENTRY_VALUES_MAX,
    FOLLOWED_ENTRIES_MAX,
    FOLLOWED_LAST_ENTRIES,
    NUMBER_MAX,
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
