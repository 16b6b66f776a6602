"""Payouts of the director's own: a table of shares, amounts by place, or made for a field."""

from collections.abc import Iterator

import msgspec

from ruleone.limits import ENTRANTS_MAX, PAYOUT_COLUMNS_MAX
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.flaw import Flaw
from ruleone.tournament.payout_plan import PLACES_PERCENT, PayoutPlan, planned_prizes, with_least
from ruleone.tournament.terms.payouts import (
    PayoutColumn,
    line_flaws,
    payout_flaws,
    payout_table,
    prizes_in,
    share_out,
)


class OwnShares(msgspec.Struct, frozen=True, tag="shares"):
    """A payout table of the director's own: a column for each size of field, each of which shares
    out the whole of the pool, in hundredths of a percent."""

    columns: tuple[PayoutColumn, ...]


class OwnAmounts(msgspec.Struct, frozen=True, tag="amounts"):
    """Prizes announced as amounts, in pairs, best places first: so many places get this each. They
    add up to the guarantee; what is paid in beyond it raises each of them in proportion."""

    amounts: tuple[tuple[int, int], ...]

    @property
    def weights(self) -> list[int]:
        """The amount of each paid place, first place first."""
        return [amount for places, amount in self.amounts for _ in range(places)]

    @property
    def places(self) -> int:
        """So many places are paid."""
        return sum(places for places, _ in self.amounts)

    @property
    def total(self) -> int:
        """What all of them come to."""
        return sum(places * amount for places, amount in self.amounts)


class OwnPlan(msgspec.Struct, frozen=True, tag="plan"):
    """Prizes made for the field: `places` are paid, or `percent` of the field where that is None.
    All but the first prize are whole units of `unit`."""

    percent: int = PLACES_PERCENT
    places: int | None = None
    unit: int = 1


OwnPayouts = OwnShares | OwnAmounts | OwnPlan

Payouts = str | OwnPayouts
"""The name of a payout table (see payouts.toml), or payouts of one's own."""


def fields_paid(payouts: Payouts) -> tuple[int, int]:
    """The smallest and the largest field that they pay; LookupError for an unknown name."""
    if isinstance(payouts, OwnAmounts | OwnPlan):
        return 1, ENTRANTS_MAX
    columns = payout_table(payouts) if isinstance(payouts, str) else payouts.columns
    return columns[0].entrants_min, columns[-1].entrants_max


def prizes_by(
    payouts: Payouts, pool: int, entrants: int, *, least: int = 0, most: int | None = None
) -> tuple[int, ...]:
    """The prizes of this field, first place first: they add up to the pool, and none is below
    `least`. No more than `most` places are paid where that is told.

    LookupError where there is no table for so many entrants, BadEvent where a number is out of
    range.
    """
    match payouts:
        case OwnPlan():
            return _planned(payouts, PayoutPlan(pool=pool, entrants=entrants, least=least), most)
        case OwnAmounts():
            places = entrants if most is None else min(entrants, most)
            shared = share_out(pool, payouts.weights[:places])
            paid = tuple(prize for prize in shared if prize)
        case OwnShares():
            paid = prizes_in(payouts.columns, pool, entrants, most)
        case str():
            paid = prizes_in(payout_table(payouts), pool, entrants, most)
    return with_least(paid, least)


def _planned(own: OwnPlan, field: PayoutPlan, most: int | None) -> tuple[int, ...]:
    plan = msgspec.structs.replace(field, percent=own.percent, places=own.places, unit=own.unit)
    paid = planned_prizes(plan)
    if most is None or len(paid) <= most:
        return paid
    return planned_prizes(msgspec.structs.replace(plan, places=most))


def own_flaws(payouts: Payouts) -> Iterator[Flaw]:
    """What is wrong with payouts of one's own by themselves, line by line; nothing with a name."""
    if isinstance(payouts, OwnAmounts):
        yield from line_flaws("amounts", payouts.amounts, {})
    elif isinstance(payouts, OwnShares):
        if not 1 <= len(payouts.columns) <= PAYOUT_COLUMNS_MAX:
            told: dict[str, Parameter] = {"most": PAYOUT_COLUMNS_MAX, "came": len(payouts.columns)}
            yield Flaw("shares-columns", 0, told)
        else:
            yield from payout_flaws(payouts.columns)
