"""The choice of the game made by people that ends where its place is wanted."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

import msgspec

from ruleone.limits import EMPTY_GAMES_OF_AN_ADDRESS_MAX
from ruleone.rulebook import Refusal


class Left(Protocol):
    """A game in which nobody may be there: since when, and from which address it was made."""

    empty_ms: int | None
    made_from: str


G = TypeVar("G", bound=Left)


class Bounds(msgspec.Struct, frozen=True):
    """The limit of games of one kind.

    `most` may exist, `full` refuses one more, and a game does not give way until `return_ms`
    milliseconds after it was left.
    """

    most: int
    full: Refusal
    return_ms: int


def make_way(
    empty: Sequence[G], among: Sequence[G], bounds: Bounds, address: str, now_ms: int
) -> list[G] | Refusal:
    """Return the games that end so that one more can be made from this address.

    Only a bounded number of the `empty` games may come from one address, and there must be a place
    `among` the games of the kind. Refused where every game has somebody in it, or was left only
    just now.
    """
    ending: list[G] = []
    its_own = [one for one in empty if address and one.made_from == address]
    if len(its_own) >= EMPTY_GAMES_OF_AN_ADDRESS_MAX:
        first = _gives_way(its_own, empty, bounds, now_ms)
        if first is None:
            told = {"most": EMPTY_GAMES_OF_AN_ADDRESS_MAX}
            return Refusal("too-many-empty-games", "illegal", {**told})
        ending.append(first)
    if sum(one not in ending for one in among) >= bounds.most:
        first = _gives_way([one for one in among if one in empty], empty, bounds, now_ms)
        if first is None:
            return bounds.full
        ending.append(first)
    return ending


def _gives_way(games: Iterable[G], empty: Iterable[G], bounds: Bounds, now_ms: int) -> G | None:
    """Return the game that gives way first, None where all were left only just now.

    It comes from the address with the most empty games; of those it is the one that was left first.
    """
    of_address = Counter(one.made_from for one in empty if one.made_from)
    left = [
        (-of_address[one.made_from], one.empty_ms, place, one)
        for place, one in enumerate(games)
        if one.empty_ms is not None and now_ms - one.empty_ms >= bounds.return_ms
    ]
    return min(left, key=lambda one: one[:3])[-1] if left else None
