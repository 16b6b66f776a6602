"""Faults of hand files, with their place in the file."""

from typing import Final

import msgspec

from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter

MONEY: Final = frozenset(
    (
        *("big", "full_raise", "least", "most", "small", "to", "to_call"),
        *("pot", "put_in", "total", "collected", "rake"),
    )
)
"""Parameters of refusals that are money: in units here, shown in the file's own amounts."""


class Fault(msgspec.Struct, frozen=True):
    """The reason why a hand could not be read or played: the line, from 1, and the refusal."""

    line: int
    refusal: Refusal


class Unplayable(Exception):
    """A refusal within this package, with its field or action (from 0)."""

    def __init__(self, refusal: Refusal, field: str = "", action: int | None = None) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.field = field
        self.action = action


class Untellable(ValueError):
    """A hand that a form cannot express; the refusal says what is missing."""

    def __init__(self, what: str, /, **parameters: Parameter) -> None:
        self.refusal = Refusal(f"hand-untold-{what}", "syntax", parameters)
        told = "".join(f", {name} {value}" for name, value in parameters.items())
        super().__init__(f"{self.refusal.code}{told}")


def unreadable(
    code: str, where: str = "", at: int | None = None, /, **parameters: Parameter
) -> Unplayable:
    """Return the exception for a faulty value in the field `where` or the action `at`."""
    return Unplayable(Refusal(code, "syntax", parameters), where, at)
