"""Facts of an incident as a file writes them: times of day, cards as text."""

import re
from collections.abc import Iterator
from datetime import time
from typing import Any, Final, get_origin, get_type_hints

import msgspec

from ruleone.cards import CardError, parse_cards
from ruleone.floor import BadFacts

Facts = dict[str, Any]

_CARD: Final = r"(?:[2-9TJQKA][shdc]|\?\?)"
_CARDS: Final = re.compile(rf"{_CARD}(?: {_CARD})*")
_TIME: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d):([0-5]\d)")


def facts_of(kind: type[msgspec.Struct], told: Facts) -> msgspec.Struct:
    """The facts of this kind: "12:00:40" is a time in milliseconds, "As Kd" are cards,
    "??" is one that nobody has seen.

    Raises msgspec.ValidationError where they are of another form, BadFacts where they cannot all be
    true.
    """
    try:
        read = _piles(as_read(told), kind)
        facts = msgspec.convert(read, kind, str_keys=True)
    except CardError as wrong:
        raise msgspec.ValidationError(str(wrong)) from None
    except msgspec.ValidationError as wrong:
        if isinstance(wrong.__cause__, BadFacts):
            raise wrong.__cause__ from None
        raise
    if unknown := next(_unknown(read, msgspec.to_builtins(facts, str_keys=True)), None):
        raise msgspec.ValidationError(f"Object contains unknown field `{unknown}`")
    return facts


def _unknown(read: object, made: object) -> Iterator[str]:
    """The names in facts as they were read that the facts made of them do not have."""
    if isinstance(read, dict) and isinstance(made, dict):
        for key, value in read.items():
            if key not in made:
                yield key
            yield from _unknown(value, made.get(key))
    if isinstance(read, list) and isinstance(made, list | tuple):
        for one, other in zip(read, made, strict=False):
            yield from _unknown(one, other)


def _piles(read: Facts, kind: type[msgspec.Struct]) -> Facts:
    """One card is a pile of one where the facts have room for several."""
    hints = get_type_hints(kind)
    return {
        key: (value,) if isinstance(value, int) and get_origin(hints.get(key)) is tuple else value
        for key, value in read.items()
    }


def clock_text(at_ms: int) -> str:
    """A time of day as a file writes it."""
    seconds = at_ms // 1000
    return time(seconds // 3600 % 24, seconds // 60 % 60, seconds % 60).isoformat()


def as_read(value: object) -> Any:
    """What a file tells, with times in milliseconds, cards as numbers and None for "none": there is
    none, or nobody knows."""
    match value:
        case dict():
            return {key: as_read(each) for key, each in _timed(value).items()}
        case list():
            return [as_read(each) for each in value]
        case "none":
            return None
        case str() if _CARDS.fullmatch(value):
            cards = parse_cards(value)
            return cards[0] if len(cards) == 1 else cards
    return value


def _timed(told: Facts) -> Facts:
    """Times of day under the names that they have in milliseconds."""
    found: Facts = {}
    for key, value in told.items():
        if isinstance(value, str) and _TIME.fullmatch(value):
            hours, minutes, seconds = map(int, value.split(":"))
            found[f"{key}_ms"] = (hours * 3600 + minutes * 60 + seconds) * 1000
        else:
            found[key] = value
    return found
