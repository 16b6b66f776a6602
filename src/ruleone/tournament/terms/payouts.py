"""Prizes: exact whole amounts that sum to the pool, and never rise from one place to the next."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from ruleone.limits import ENTRANTS_MAX, PAYOUT_LINES_MAX
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.flaw import Flaw
from ruleone.tournament.terms.errors import BadEvent, shown

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


def prizes(pool: int, entrants: int, table: str) -> tuple[int, ...]:
    """The prizes of this field by the table of that name, as `prizes_in`."""
    return prizes_in(payout_table(table), pool, entrants)


def prizes_in(
    columns: Sequence[PayoutColumn], pool: int, entrants: int, most: int | None = None
) -> tuple[int, ...]:
    """The prizes of this field, first place first; places too small for one unit are not paid, and
    no more than `most` places where that is told.

    LookupError where the table has no column for so many entrants, BadEvent where the pool is no
    amount.
    """
    if type(pool) is not int or pool < 0:
        raise BadEvent(f"expected a pool of 0 or more in whole units, got {shown(pool)}")
    if type(entrants) is not int:
        raise BadEvent(f"expected entrants as a whole number, got {shown(entrants)}")
    for column in columns:
        if column.entrants_min <= entrants <= column.entrants_max:
            return tuple(prize for prize in share_out(pool, column.weights[:most]) if prize)
    raise LookupError(f"the payout table has no column for {entrants} entrants")


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
    """Everything wrong in a payout table, line by line: sums, order, more places than players,
    gaps."""
    expected = columns[0].entrants_min if columns else 1
    for column in columns:
        field: dict[str, Parameter] = {"field": f"{column.entrants_min}-{column.entrants_max}"}
        misplaced = list(line_flaws("shares", column.shares, field))
        if any(flaw.code in _UNCOUNTED for flaw in misplaced):
            yield from misplaced
        else:
            yield from _sum_flaws(column, field)
            yield from misplaced
            yield from _places_flaws(column, field)
        if column.entrants_min != expected or column.entrants_max < column.entrants_min:
            joined: dict[str, Parameter] = {"expected": expected, "came": column.entrants_min}
            yield Flaw("fields-not-joined", 0, field | joined)
        expected = column.entrants_max + 1


_UNCOUNTED = frozenset({"shares-lines", "shares-places"})
"""With these it is not told how many places there are, and the others make no sense."""


def line_flaws(
    what: Literal["shares", "amounts"],
    lines: Sequence[tuple[int, int]],
    told: dict[str, Parameter],
) -> Iterator[Flaw]:
    """What is wrong with lines of so many places and what each of them gets, best places first."""
    if not 1 <= len(lines) <= PAYOUT_LINES_MAX:
        most: dict[str, Parameter] = {"most": PAYOUT_LINES_MAX, "came": len(lines)}
        yield Flaw(f"{what}-lines", 0, told | most)
        return
    before: int | None = None
    for number, (places, each) in enumerate(lines, 1):
        line = told | {"line": number}
        if not 1 <= places <= ENTRANTS_MAX:
            yield Flaw(f"{what}-places", 0, line | {"most": ENTRANTS_MAX, "came": places})
        if each < 1:
            yield Flaw(f"{what}-nothing", 0, line)
        elif before is not None and each > before:
            written = _percent if what == "shares" else int
            more: dict[str, Parameter] = {"came": written(each), "before": written(before)}
            yield Flaw(f"{what}-rise", 0, line | more)
        before = each


def _sum_flaws(column: PayoutColumn, field: dict[str, Parameter]) -> Iterator[Flaw]:
    whole = sum(places * share for places, share in column.shares)
    if whole != SHARES_WHOLE:
        yield Flaw("shares-not-whole", 0, field | {"percent": _percent(whole)})


def _places_flaws(column: PayoutColumn, field: dict[str, Parameter]) -> Iterator[Flaw]:
    places = sum(places for places, _ in column.shares)
    if places > column.entrants_min:
        told: dict[str, Parameter] = {"places": places, "players": column.entrants_min}
        yield Flaw("more-places-than-players", 0, field | told)


def _percent(share: int) -> str:
    """A share as people write it: 33.33."""
    return f"{share / 100:.2f}".rstrip("0").rstrip(".")
