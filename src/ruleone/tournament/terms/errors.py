"""Errors and flaws of an event, a structure, a payout table or a deal."""

from typing import TypeVar

import msgspec

from ruleone.limits import NUMBER_MAX
from ruleone.rulebook.citation import Citation, Parameter, Unfit

T = TypeVar("T")

SHOWN_MAX_CHARACTERS = 80
"""Maximum length of a faulty value in a message."""


class BadEvent(Unfit):
    """An event that cannot be made, or a request that it cannot take.

    Its code has words of its own (`bad-event-...`), or is that of a flaw or of a refusal.
    """

    FACTS = "bad-event-facts"


def well_formed(value: object, kind: type[T]) -> None:
    """Raise BadEvent unless the value is of the kind, with fields as the journal reads them."""
    if not isinstance(value, kind):
        raise BadEvent(f"expected {kind.__name__}, got {shown(value)}")
    try:
        msgspec.msgpack.decode(msgspec.msgpack.encode(value), type=kind)
    except (TypeError, ValueError, OverflowError) as failure:
        told = str(failure)
        raise BadEvent(f"{kind.__name__}: {told[:1].lower()}{told[1:]}") from None


def check_time(now_ms: int) -> None:
    """Raise BadEvent unless this is a time: whole milliseconds, 0 or more."""
    if not is_time(now_ms):
        raise BadEvent(f"expected a time in whole milliseconds from 0 on, got {shown(now_ms)}")


def is_time(value: object) -> bool:
    """Whether this is a time: whole milliseconds, 0 or more."""
    return type(value) is int and 0 <= value <= NUMBER_MAX


def shown(value: object) -> str:
    """Return a faulty value for a message, shortened."""
    if isinstance(value, str | int | float | bytes | None):
        return repr(value)[:SHOWN_MAX_CHARACTERS]
    return type(value).__name__


class Flaw(msgspec.Struct, frozen=True):
    """A flaw in a printed structure or payout.

    `code` names the words (`flaw-<code>`), `level` the level from 1, or 0 for the whole.
    """

    code: str
    level: int = 0
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None

    @property
    def unplayable(self) -> bool:
        """Whether no event can be played with it; other flaws are the director's choice."""
        return self.code in _UNPLAYABLE


_UNPLAYABLE = frozenset(
    {
        "no-levels",
        "levels-without-length",
        "blinds-out-of-order",
        "ante-below-nothing",
        "limits-out-of-order",
        "point-below-one",
        "blinds-beside-points",
        "break-nowhere",
        "break-twice-or-empty",
        "lengths-of-two-kinds",
        "game-not-dealt",
        "games-too-many",
        "thirteen-with-others",
        "points-for-blinds",
        "color-up-impossible",
        "color-up-out-of-turn",
    }
)
