"""Stakes of the document: the worth of a point, and the minimum money for it."""

import re
from decimal import Decimal
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import BadSetting, Citation, Edition, Refusal

_AMOUNT: Final = r"[0-9]{1,12}(\.[0-9]{1,2})?"
_STAKE: Final = re.compile(rf"{_AMOUNT}(:{_AMOUNT}){{2}}")


class Stake(msgspec.Struct, frozen=True):
    """One stake, in cents: the `point`, the minimum to start, the minimum to continue."""

    point: int
    start: int
    go_on: int


@lru_cache(maxsize=64)
def stakes(edition: Edition) -> tuple[Stake, ...]:
    """Return the stakes of an edition, the lowest first.

    A stake is written as three amounts of at most two decimals, such as "0.50:15:2.50". Raises
    BadSetting for one that is written otherwise, or that asks for more to continue than to start,
    and for a point that comes twice.
    """
    found = sorted(map(_stake, edition.listing("chinese.stakes")), key=lambda stake: stake.point)
    for one, other in pairwise(found):
        if one.point == other.point:
            raise BadSetting(f"expected each point once, got two stakes of {one.point} cents")
    return tuple(found)


def may_start(edition: Edition, point: int, money: int) -> Refusal | None:
    """Return the refusal of a player with this money, in cents, at this stake, if any."""
    stake = _listed(edition, point)
    if isinstance(stake, Refusal) or money >= stake.start:
        return stake if isinstance(stake, Refusal) else None
    return _refusal("stake-start", edition, least=stake.start, came=money)


def may_go_on(edition: Edition, point: int, money: int) -> Refusal | None:
    """Return the refusal of a player who has to add money first, in cents, if so."""
    stake = _listed(edition, point)
    if isinstance(stake, Refusal) or money >= stake.go_on:
        return stake if isinstance(stake, Refusal) else None
    return _refusal("stake-go-on", edition, least=stake.go_on, came=money)


def _listed(edition: Edition, point: int) -> Stake | Refusal:
    for stake in stakes(edition):
        if stake.point == point:
            return stake
    return Refusal(
        "no-such-stake", "illegal", {"came": point}, Citation("chinese-stakes-1", edition.id)
    )


def _refusal(code: str, edition: Edition, *, least: int, came: int) -> Refusal:
    rule = "chinese-stakes-2" if code == "stake-start" else "chinese-stakes-3"
    return Refusal(code, "illegal", {"least": least, "came": came}, Citation(rule, edition.id))


def _stake(written: str) -> Stake:
    if _STAKE.fullmatch(written):
        point, start, go_on = (int(Decimal(part).scaleb(2)) for part in written.split(":"))
        if 0 < point <= start <= STACK_MAX_CHIPS and 0 < go_on <= start:
            return Stake(point, start, go_on)
    raise BadSetting(
        f'expected a stake such as "0.50:15:2.50", the sum to start the largest of the three, '
        f"got {written[:80]!r}"
    )
