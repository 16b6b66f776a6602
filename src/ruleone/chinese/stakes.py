"""The stakes of the document: what a point is worth, and the least money for it."""

from decimal import Decimal, InvalidOperation
from functools import lru_cache

import msgspec

from ruleone.rulebook import BadSetting, Citation, Edition, Refusal


class Stake(msgspec.Struct, frozen=True):
    """One stake, in cents: what a `point` is worth, the least to start with, the least to go on."""

    point: int
    start: int
    go_on: int


@lru_cache(maxsize=64)
def stakes(edition: Edition) -> tuple[Stake, ...]:
    """The stakes of an edition, the lowest first. Raises BadSetting for one that is not written as
    three amounts of at most two decimals, such as "0.50:15:2.50"."""
    return tuple(map(_stake, edition.listing("chinese.stakes")))


def may_start(edition: Edition, point: int, money: int) -> Refusal | None:
    """Why a player with so much money, in cents, cannot sit down at this stake; None if he can."""
    stake = _listed(edition, point)
    if isinstance(stake, Refusal) or money >= stake.start:
        return stake if isinstance(stake, Refusal) else None
    return _refusal("stake-start", edition, least=stake.start, came=money)


def may_go_on(edition: Edition, point: int, money: int) -> Refusal | None:
    """Why a player with so much money, in cents, has to add to it first; None if he has not."""
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
    try:
        point, start, go_on = (int(Decimal(part).scaleb(2)) for part in written.split(":"))
        exact = all(Decimal(part).scaleb(2) % 1 == 0 for part in written.split(":"))
    except (ValueError, InvalidOperation, OverflowError):
        exact = False
    if not exact or min(point, start, go_on) <= 0:
        raise BadSetting(f'expected a stake such as "0.50:15:2.50", got {written!r}')
    return Stake(point, start, go_on)
