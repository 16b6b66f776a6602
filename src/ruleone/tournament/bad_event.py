"""What is wrong with an event that cannot be: what was expected, and what came."""

from typing import TypeVar

import msgspec

from ruleone.limits import NUMBER_MAX
from ruleone.rulebook.citation import Parameter

T = TypeVar("T")

SHOWN_MAX_CHARACTERS = 80
"""So much of a value that does not fit is told."""


class BadEvent(ValueError):
    """An event cannot be made like this, or be asked like this; the message says what was expected
    and what came. `code` and `parameters` say it for people, where somebody can ask for it: words
    of their own (`bad-event-...`), of a flaw or of a refusal."""

    def __init__(
        self, message: str, code: str = "bad-event-facts", /, **parameters: Parameter
    ) -> None:
        super().__init__(message)
        self.code = code
        self.parameters = parameters


def well_formed(value: object, kind: type[T]) -> None:
    """Raises BadEvent unless the value is of the kind, and all of its fields are as the journal
    would read them again."""
    if not isinstance(value, kind):
        raise BadEvent(f"expected {kind.__name__}, got {shown(value)}")
    try:
        msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=kind)
    except (TypeError, ValueError, OverflowError) as failure:
        told = str(failure)
        raise BadEvent(f"{kind.__name__}: {told[:1].lower()}{told[1:]}") from None


def check_time(now_ms: int) -> None:
    """Raises BadEvent unless this is a time: whole milliseconds, 0 or more."""
    if not is_time(now_ms):
        raise BadEvent(f"expected a time in whole milliseconds from 0 on, got {shown(now_ms)}")


def is_time(value: object) -> bool:
    """Whether this is a time: whole milliseconds, 0 or more."""
    return type(value) is int and 0 <= value <= NUMBER_MAX


def shown(value: object) -> str:
    """A value that does not fit, for a message: short, whatever it is."""
    if isinstance(value, str | int | float | bytes | None):
        return repr(value)[:SHOWN_MAX_CHARACTERS]
    return type(value).__name__
