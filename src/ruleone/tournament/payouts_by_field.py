"""A payout table as people read it: a column for each size of field, a row for places that get the
same in each of them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from ruleone.limits import ENTRANTS_MAX
from ruleone.tournament.payout_plan import PLACES_PERCENT, planned_columns
from ruleone.tournament.terms.payouts import PayoutColumn, prizes_in

FIELDS_USUAL: Final = (
    10, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500, 750,
    1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, ENTRANTS_MAX,
)  # fmt: skip
"""The largest fields of the columns where nobody says."""


class PlacesRow(msgspec.Struct, frozen=True):
    """What each place from `first` to `last` gets in each column; 0 where it is not paid."""

    first: int
    last: int
    each: tuple[int, ...]


def columns_for(least: int, most: int, percent: int = PLACES_PERCENT) -> tuple[PayoutColumn, ...]:
    """A payout table made for fields from `least` to `most`, of which so many percent are paid.

    Raises BadEvent where these are no fields.
    """
    fields = [field for field in FIELDS_USUAL if least <= field < most]
    return planned_columns((*fields, most), percent, least)


def shares_by_place(columns: Sequence[PayoutColumn]) -> tuple[PlacesRow, ...]:
    """The shares, in hundredths of a percent."""
    return _rows([column.weights for column in columns])


def prizes_by_place(columns: Sequence[PayoutColumn], pools: Sequence[int]) -> tuple[PlacesRow, ...]:
    """The prizes of the smallest field of each column, whose pool comes to this."""
    paid = (
        prizes_in([column], pool, column.entrants_min)
        for column, pool in zip(columns, pools, strict=True)
    )
    return _rows(list(paid))


def _rows(paid: Sequence[Sequence[int]]) -> tuple[PlacesRow, ...]:
    places = max(map(len, paid), default=0)
    each = [tuple(of[place] if place < len(of) else 0 for of in paid) for place in range(places)]
    starts = [place for place in range(places) if place == 0 or each[place] != each[place - 1]]
    return tuple(
        PlacesRow(start + 1, end, each[start]) for start, end in pairwise([*starts, places])
    )
