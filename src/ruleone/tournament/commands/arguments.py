"""Types and bounds of the arguments of a tournament's commands, checked before all else."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from msgspec.structs import astuple

from ruleone.floor.offences import OFFENCES
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.limits import NUMBER_MAX
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.events.deals import ShownOn
from ruleone.tournament.levels import ClockOrder
from ruleone.tournament.reports import Out
from ruleone.tournament.terms.changing import Terms
from ruleone.tournament.terms.errors import BadEvent, is_time, shown, well_formed


def _whole(value: object) -> bool:
    return type(value) is int and abs(value) <= NUMBER_MAX


def _text(value: object) -> bool:
    """Whether a value is text that the journal can hold, without half a surrogate pair."""
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeEncodeError:
        return False


def _texts(value: object) -> bool:
    return value is None or (
        isinstance(value, Mapping)
        and all(_text(key) and _text(text) for key, text in value.items())
    )


def _stacks(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        _whole(seat) and _whole(chips) for seat, chips in value.items()
    )


def _knockouts(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        _whole(seat) and isinstance(takers, list | tuple) and all(map(_pair, takers))
        for seat, takers in value.items()
    )


def _pair(value: object) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(_whole, value))


def _outs(value: object) -> bool:
    return isinstance(value, list | tuple) and all(
        isinstance(one, Out) and all(map(_text, (one.player, *one.to))) for one in value
    )


def _clock_order(value: object) -> bool:
    return isinstance(value, ClockOrder) and all(map(_whole, astuple(value)))


def _terms(value: object) -> bool:
    try:
        well_formed(value, Terms)
    except BadEvent:
        return False
    return True


def _amounts(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        _text(player) and _whole(amount) for player, amount in value.items()
    )


_EXPECTED: Final[Mapping[str, tuple[str, Callable[[object], bool]]]] = {
    "player": ("text", lambda value: _text(value) and value != ""),
    "other": ("text", lambda value: _text(value) and value != ""),
    "house": ("text", lambda value: value is None or _text(value)),
    "reason": ("text", _text),
    "text": ("text", _text),
    "texts": ("texts", _texts),
    "minutes": ("whole-number", lambda value: value is None or _whole(value)),
    "game": ("text", _text),
    "seed": ("bytes", lambda value: isinstance(value, bytes)),
    "secret": ("bytes", lambda value: isinstance(value, bytes)),
    "why": ("text", lambda value: value in ("director", "wrong-seat")),
    "by": ("text", lambda value: value is None or (_text(value) and value != "")),
    "kind": ("text", lambda value: value in ("icm", "chip-chop", "custom")),
    "correction": ("text", lambda value: value in get_args(Correction)),
    "chips": ("whole-number", _whole),
    "penalty": ("text", lambda value: value in get_args(PenaltyCode)),
    "count": ("whole-number", _whole),
    "offence": ("text", lambda value: value is None or value in OFFENCES),
    "left": ("whole-number", _whole),
    "amounts": ("amounts", _amounts),
    "how": ("text", lambda value: value in get_args(ShownOn)),
    "by_word": ("yes-or-no", lambda value: isinstance(value, bool)),
    "consents": ("yes-or-no", lambda value: isinstance(value, bool)),
    "pinned": ("yes-or-no", lambda value: isinstance(value, bool)),
    "pin_seat": ("whole-number", lambda value: value is None or _whole(value)),
    "table": ("whole-number", _whole),
    "seat": ("whole-number", _whole),
    "into": ("whole-number", _whole),
    "number": ("whole-number", _whole),
    "hands": ("whole-number", lambda value: value is None or _whole(value)),
    "clock_order": ("clock-order", _clock_order),
    "terms": ("terms", _terms),
    "stacks": ("stacks", _stacks),
    "knockouts": ("knockouts", _knockouts),
    "corrected": ("whole-number", _whole),
    "outs": ("players", _outs),
    "ranked": ("yes-or-no", lambda value: isinstance(value, bool)),
    "on": ("yes-or-no", lambda value: isinstance(value, bool)),
    "back_to": ("whole-number", lambda value: value is None or _pair(value)),
    "counts": ("amounts", _amounts),
    "told": ("stacks", _stacks),
    "proposal": ("text", _text),
    "off": ("whole-number", _whole),
    "at_ms": ("time", is_time),
    "now_ms": ("time", is_time),
}
"""The word for the expected value of each argument, and a check of a value."""


def misfit(arguments: Mapping[str, object]) -> Refusal | None:
    """Return the refusal of the first argument that a command does not take, if any."""
    for name, (expected, fits) in _EXPECTED.items():
        if name in arguments and not fits(value := arguments[name]):
            told: dict[str, Parameter] = {"at": name, "expected": expected, "came": shown(value)}
            return Refusal("value-not-understood", "syntax", told)
    return None
