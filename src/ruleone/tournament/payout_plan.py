"""Prizes made for a field: so many places, a least prize, whole units; no table needed."""

from collections.abc import Iterator

import msgspec

from ruleone.limits import ENTRANTS_MAX, STACK_MAX_CHIPS
from ruleone.tournament.terms.errors import BadEvent, shown
from ruleone.tournament.terms.payouts import SHARES_WHOLE, PayoutColumn, share_out

PLACES_PERCENT = 15
"""So much of a field is paid where nobody says otherwise."""
_ONE_BY_ONE = 9
_BANDS = (12, 15, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99)
"""Places up to these get the same, from the one before on; above, bands grow by a quarter."""
_WEIGHT = 10**12


class PayoutPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What the prizes of a field should be. `places` are paid, or `percent` of the field where that
    is None; nobody paid gets less than `least`; all but the first prize are whole units of `unit`.
    """

    pool: int
    entrants: int
    places: int | None = None
    percent: int = PLACES_PERCENT
    least: int = 1
    unit: int = 1


def planned_prizes(plan: PayoutPlan) -> tuple[int, ...]:
    """The prizes, first place first: they add up to the pool and never rise from place to place.

    Above the least prize, place n gets a share in proportion to 1 / n, places of one band from the
    tenth on the same. Where the pool is too small for so many places with the least prize, or for
    so large a unit, fewer are paid.

    Raises BadEvent where a number is out of range.
    """
    _check(plan)
    if not plan.pool:
        return ()
    wanted = plan.places or max(1, (plan.entrants * plan.percent + 50) // 100)
    # What the least prize comes to when it is paid in whole units.
    least = -(-max(plan.least, 1) // plan.unit) * plan.unit
    for places in range(min(wanted, plan.entrants, max(1, plan.pool // least)), 1, -1):
        prizes = _tried(plan, places, least)
        if prizes is not None:
            return prizes
    return (plan.pool,)


def _tried(plan: PayoutPlan, places: int, least: int) -> tuple[int, ...] | None:
    """The prizes of so many places; None where whole units would put one place before a better."""
    bands = list(bands_of(places))
    weights = [sum(_WEIGHT // place for place in band) for band in bands]
    free, whole = plan.pool - least * places, sum(weights)
    if free < 0:
        return None
    prizes: list[int] = []
    before, due, paid = least, 0, 0
    for band, weight in zip(reversed(bands[1:]), reversed(weights[1:]), strict=True):
        due += weight
        ideal = least * len(prizes) + least * len(band) + free * due // whole - paid
        units, half = plan.unit * len(band), plan.unit * len(band) // 2
        amount = max(before, (ideal + half) // units * plan.unit)
        prizes += [amount] * len(band)
        paid += amount * len(band)
        before = amount
    first = plan.pool - paid
    return (first, *reversed(prizes)) if first >= before else None


def bands_of(places: int) -> Iterator[range]:
    """The places that get the same, the best first: nine one by one, then bands that grow."""
    start = 1
    ends = [*range(1, _ONE_BY_ONE + 1), *_BANDS]
    while start <= places:
        end = next((each for each in ends if each >= start), start + start // 36 * 9 - 1)
        yield range(start, min(end, places) + 1)
        start = end + 1


def planned_columns(
    fields: tuple[int, ...], percent: int = PLACES_PERCENT, least: int = 1
) -> tuple[PayoutColumn, ...]:
    """A payout table: a column for fields from `least` up to the first of these numbers, one from
    there to the second, and so on. In each are paid as many places as in its smallest field.

    Raises BadEvent where the numbers do not rise.
    """
    columns = []
    for most in fields:
        if not least <= most <= ENTRANTS_MAX:
            raise BadEvent(f"expected fields from {least} to {ENTRANTS_MAX}, got {shown(most)}")
        plan = PayoutPlan(pool=SHARES_WHOLE, entrants=least, percent=percent)
        prizes = planned_prizes(plan)
        shares = tuple((len(band), prizes[band.start - 1]) for band in bands_of(len(prizes)))
        columns.append(PayoutColumn(least, most, shares))
        least = most + 1
    return tuple(columns)


def with_least(prizes: tuple[int, ...], least: int) -> tuple[int, ...]:
    """The same pool with no prize below `least`: the places behind are lifted to it, those before
    give in proportion to what they have above it; places that it does not suffice for are not paid.
    """
    pool = sum(prizes)
    paid = list(prizes[: max(1, pool // least)]) if least > 0 else list(prizes)
    if not paid or (paid[-1] >= least and len(paid) == len(prizes)):
        return tuple(paid)
    above = [max(0, prize - least) for prize in paid]
    free, whole = pool - least * len(paid), sum(above)
    if not whole:
        return (pool - least * (len(paid) - 1), *[least] * (len(paid) - 1))
    lifted = [least + free * each // whole for each in above]
    lifted[0] += pool - sum(lifted)
    return tuple(lifted)


def seats_won(pool: int, seat: int, entrants: int, *, shared: bool = False) -> tuple[int, ...]:
    """The prizes of a satellite: as many seats worth `seat` as the pool pays for, and what is left
    of it to the first place without one. Where every entrant gets a seat, the first has the rest;
    where it is `shared` all who have one.

    Raises BadEvent where a number is out of range.
    """
    _check(PayoutPlan(pool=pool, entrants=entrants, unit=seat))
    seats = min(pool // seat, entrants)
    rest = pool - seats * seat
    if seats and shared:
        return tuple(seat + more for more in share_out(rest, [1] * seats))
    if rest and seats == entrants:
        return (seat + rest, *[seat] * (seats - 1))
    return (*[seat] * seats, rest) if rest else (seat,) * seats


def _check(plan: PayoutPlan) -> None:
    places = 1 if plan.places is None else plan.places
    for name, value, least, most in (
        ("entrants", plan.entrants, 1, ENTRANTS_MAX),
        ("places", places, 1, ENTRANTS_MAX),
        ("percent", plan.percent, 1, 100),
        ("least", plan.least, 0, STACK_MAX_CHIPS),
        ("unit", plan.unit, 1, STACK_MAX_CHIPS),
        ("pool", plan.pool, 0, STACK_MAX_CHIPS),
    ):
        if not least <= value <= most:
            raise BadEvent(f"expected {name} from {least} to {most}, got {shown(value)}")
