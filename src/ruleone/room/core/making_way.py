"""Which game that people made at will gives way where its place is wanted."""

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
    """How many games of a kind there may be, the refusal beyond that, and how long one that was
    just left does not give way."""

    most: int
    full: Refusal
    return_ms: int


def make_way(
    empty: Sequence[G], among: Sequence[G], bounds: Bounds, address: str, now_ms: int
) -> list[G] | Refusal:
    """Which games end, so that one more can be made from this address: of the `empty` ones no more
    may be its own, and `among` those of its kind there has to be a place. Where each has somebody
    there, or has just been left, none can be made."""
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
    """Of these one from where most stand empty, and of those the one that was left first; None
    where all have just been left."""
    of_address = Counter(one.made_from for one in empty if one.made_from)
    left = [
        (-of_address[one.made_from], one.empty_ms, place, one)
        for place, one in enumerate(games)
        if one.empty_ms is not None and now_ms - one.empty_ms >= bounds.return_ms
    ]
    return min(left, key=lambda one: one[:3])[-1] if left else None
