"""Facts of a table that cannot all be true."""

from collections.abc import Iterable
from itertools import islice
from typing import Final

from ruleone.limits import NUMBER_MAX
from ruleone.rulebook import Refusal
from ruleone.words import SOURCE, say

Told = int | str | bool | Iterable[int] | Iterable[str]
"""What came or was expected: a number, a code, or several of them (seats, names of facts)."""

_TEXT_MAX: Final = 60
_LISTED_MAX: Final = 60


class BadFacts(ValueError):
    """Facts that contradict each other or the hand; says what was expected and what came.

    `code` names the words (`refusal-<code>` in `locale/<language>/facts.ftl`), what else is given
    fills them: names of facts stand in `fact` or `facts`, cards in `card` or `cards` as text. What
    is longer or larger than anybody reads is cut. As text it speaks English.
    """

    def __init__(self, code: str, /, **told: Told) -> None:
        super().__init__(code)
        self.refusal = Refusal(
            code, "illegal", {name: _parameter(value) for name, value in told.items()}
        )

    @property
    def code(self) -> str:
        """Which contradiction it is."""
        return self.refusal.code

    def __str__(self) -> str:
        return say(SOURCE, f"refusal-{self.code}", **self.refusal.parameters)


def _parameter(value: Told) -> int | str | bool | tuple[str, ...]:
    match value:
        case int() if abs(value) <= NUMBER_MAX:
            return value
        case int():
            return "…"
        case str():
            return _cut(value)
        case _:
            return tuple(_cut(str(each)) for each in islice(value, _LISTED_MAX))


def _cut(text: str) -> str:
    return text if len(text) <= _TEXT_MAX else text[: _TEXT_MAX - 1] + "…"
