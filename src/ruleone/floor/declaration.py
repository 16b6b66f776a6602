"""Declarations of a player: the words parsed, before the bet faced is looked at."""

from typing import Literal

import msgspec

Verb = Literal[
    "fold",
    "no-call",
    "check",
    "call",
    "bet",
    "raise",
    "all-in",
    "pot",
    "complete",
    "bring-in",
    "times",
    "amount",
    "conditional",
    "unclear",
]
"""Kind of a declaration.

`no-call` is "not calling", `times` double or triple, `amount` a number alone, `conditional` an if
and then, `unclear` anything the grammar does not have.
"""


class Amount(msgspec.Struct, frozen=True):
    """A number as it was said.

    `scales` are the possible units of it: "five" may mean 5, 500 or 5,000, "two fifty" 250 or
    250,000; "five hundred" only 500. `by` says that it is added to the price, "more", `either` that
    it may be so or the whole (加五百).
    """

    number: int
    scales: tuple[int, ...] = (1,)
    by: bool = False
    either: bool = False

    @property
    def values(self) -> tuple[int, ...]:
        """Every amount of chips that was possibly meant, the smallest first."""
        return tuple(sorted(self.number * scale for scale in self.scales))


class Declaration(msgspec.Struct, frozen=True, kw_only=True):
    """One declaration.

    `least` is "the minimum", `part` a part of the pot; `all_in` says of a call that it names an
    all-in. Where `official` is false the verb is the usual meaning of these unofficial words.
    `corrects` says that it withdraws words said in the same breath.
    """

    verb: Verb
    amount: Amount | None = None
    least: bool = False
    part: bool = False
    all_in: bool = False
    official: bool = True
    corrects: bool = False
