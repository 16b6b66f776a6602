"""What is wrong with a hand file, and where."""

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
"""Parameters of refusals that are money: in units here, to be told in what the file counts in."""


class Fault(msgspec.Struct, frozen=True):
    """Why a hand could not be read or played: the line of the file, from 1, and the refusal."""

    line: int
    refusal: Refusal


class Unplayable(Exception):
    """Raised inside this package: a refusal, and the field or the action (from 0) it is about."""

    def __init__(self, refusal: Refusal, field: str = "", action: int | None = None) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.field = field
        self.action = action


class Untellable(ValueError):
    """A form has no way to tell a hand: the refusal says what it cannot tell."""

    def __init__(self, what: str, /, **parameters: Parameter) -> None:
        self.refusal = Refusal(f"hand-untold-{what}", "syntax", parameters)
        told = "".join(f", {name} {value}" for name, value in parameters.items())
        super().__init__(f"{self.refusal.code}{told}")


def unreadable(
    code: str, where: str = "", at: int | None = None, /, **parameters: Parameter
) -> Unplayable:
    """The exception for what a file should not say in the field `where` or the action `at`."""
    return Unplayable(Refusal(code, "syntax", parameters), where, at)
