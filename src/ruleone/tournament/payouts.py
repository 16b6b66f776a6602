"""Prizes: exact whole amounts that sum to the pool, and never rise from one place to the next."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from ruleone.tournament.bad_event import BadEvent, shown
from ruleone.tournament.flaw import Flaw

SHARES_WHOLE = 10_000
"""Shares are told in hundredths of a percent."""


class PayoutColumn(msgspec.Struct, frozen=True):
    """How the pool is shared out in a field of this size.

    `shares` are pairs, best places first: so many places get this share each, in hundredths of a
    percent. They need not sum to the whole: they are taken in proportion.
    """

    entrants_min: int
    entrants_max: int
    shares: tuple[tuple[int, int], ...]

    @property
    def weights(self) -> list[int]:
        """The share of each paid place, first place first."""
        return [share for places, share in self.shares for _ in range(places)]


def payout_table(name: str) -> tuple[PayoutColumn, ...]:
    """The columns of a payout table of payouts.toml; LookupError where there is no such table."""
    tables = payout_tables()
    if name not in list(tables):
        raise LookupError(f"the payout tables are {', '.join(tables)}; there is no {shown(name)}")
    return tables[name]


@cache
def payout_tables() -> dict[str, tuple[PayoutColumn, ...]]:
    """Every payout table of payouts.toml by its name; never to be changed."""
    text = files(__package__).joinpath("payouts.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, tuple[PayoutColumn, ...]])


def prizes(pool: int, entrants: int, table: str, most: int | None = None) -> tuple[int, ...]:
    """The prizes of this field, first place first; places too small for one unit are not paid, and
    no more than `most` places where that is told.

    LookupError where the table has no column for so many entrants, BadEvent where the pool is no
    amount.
    """
    if type(pool) is not int or pool < 0:
        raise BadEvent(f"expected a pool of 0 or more in whole units, got {shown(pool)}")
    if type(entrants) is not int:
        raise BadEvent(f"expected entrants as a whole number, got {shown(entrants)}")
    for column in payout_table(table):
        if column.entrants_min <= entrants <= column.entrants_max:
            return tuple(prize for prize in share_out(pool, column.weights[:most]) if prize)
    raise LookupError(f"payout table {table!r} has no column for {entrants} entrants")


def share_out(pool: int, weights: Sequence[int]) -> list[int]:
    """The pool in whole units in proportion to the weights, by largest remainder.

    A unit that is left over goes to the largest remainder, the better place where they are equal;
    so equal weights never differ by more than one unit and no place gets more than a better one.
    """
    whole = sum(weights)
    amounts = [pool * weight // whole for weight in weights]
    remainders = [pool * weight % whole for weight in weights]
    best = sorted(range(len(weights)), key=lambda place: -remainders[place])
    for place in best[: pool - sum(amounts)]:
        amounts[place] += 1
    return amounts


def payout_flaws(columns: Sequence[PayoutColumn]) -> Iterator[Flaw]:
    """Everything wrong in a printed payout table: sums, order, more places than players, gaps."""
    expected = columns[0].entrants_min if columns else 1
    for column in columns:
        field = f"{column.entrants_min}-{column.entrants_max}"
        weights = column.weights
        if sum(weights) != SHARES_WHOLE:
            percent = f"{sum(weights) / 100:g}"
            yield Flaw("shares-not-whole", 0, {"field": field, "percent": percent})
        if weights != sorted(weights, reverse=True) or min(weights, default=0) <= 0:
            yield Flaw("shares-rise", 0, {"field": field})
        if len(weights) > column.entrants_min:
            yield Flaw("more-places-than-players", 0, {"field": field, "places": len(weights)})
        if column.entrants_min != expected or column.entrants_max < column.entrants_min:
            yield Flaw("fields-not-joined", 0, {"field": field})
        expected = column.entrants_max + 1
