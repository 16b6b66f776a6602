"""Prizes: exact whole amounts that sum to the pool, and never rise from one place to the next.

They come from payout tables, from plans made for a field, or from the director's own shares or
amounts. Tables can be laid out for people, and players who go out together share prizes.
"""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby, pairwise
from typing import Final, Literal

import msgspec

from ruleone.limits import ENTRANTS_MAX, PAYOUT_COLUMNS_MAX, PAYOUT_LINES_MAX, STACK_MAX_CHIPS
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.terms.errors import BadEvent, Flaw, shown

SHARES_WHOLE = 10_000
"""The whole, as shares are in hundredths of a percent."""


class PayoutColumn(msgspec.Struct, frozen=True):
    """The shares of the pool in a field of this size.

    `shares` are pairs, best places first: a number of places with this share each, in hundredths of
    a percent. They need not sum to the whole: they are taken in proportion.
    """

    entrants_min: int
    entrants_max: int
    shares: tuple[tuple[int, int], ...]

    @property
    def weights(self) -> list[int]:
        """Return the share of each place paid, first place first."""
        return [share for places, share in self.shares for _ in range(places)]


def payout_table(name: str) -> tuple[PayoutColumn, ...]:
    """Return the columns of a payout table of payouts.toml.

    Raises LookupError where there is no such table.
    """
    tables = payout_tables()
    if name not in list(tables):
        raise LookupError(f"the payout tables are {', '.join(tables)}; there is no {shown(name)}")
    return tables[name]


@cache
def payout_tables() -> dict[str, tuple[PayoutColumn, ...]]:
    """Return every payout table of payouts.toml by its name; do not change them."""
    text = files(__package__).joinpath("payouts.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, tuple[PayoutColumn, ...]])


def prizes(pool: int, entrants: int, table: str) -> tuple[int, ...]:
    """Return the prizes of this field by the table of that name, as `prizes_in`."""
    return prizes_in(payout_table(table), pool, entrants)


def prizes_in(
    columns: Sequence[PayoutColumn], pool: int, entrants: int, most: int | None = None
) -> tuple[int, ...]:
    """Return the prizes of this field, first place first.

    Places too small for one unit are not paid, and at most `most` places where given. Raises
    LookupError where the table has no column for the entrants, BadEvent where the pool is not an
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
    """Return the pool in whole units in proportion to the weights, by largest remainder.

    An odd unit goes to the largest remainder, the better place where they are equal. So equal
    weights never differ by more than one unit and no place gets more than a better one.
    """
    whole = sum(weights)
    amounts = [pool * weight // whole for weight in weights]
    remainders = [pool * weight % whole for weight in weights]
    best = sorted(range(len(weights)), key=lambda place: -remainders[place])
    for place in best[: pool - sum(amounts)]:
        amounts[place] += 1
    return amounts


def payout_flaws(columns: Sequence[PayoutColumn]) -> Iterator[Flaw]:
    """Yield all flaws of a payout table, line by line.

    Sums, order, more places than players, gaps.
    """
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
"""Flaws with which the number of places is unknown, and other checks are pointless."""


def line_flaws(
    what: Literal["shares", "amounts"],
    lines: Sequence[tuple[int, int]],
    told: dict[str, Parameter],
) -> Iterator[Flaw]:
    """Yield the flaws in lines of places and their prizes, best places first."""
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
    """Return a share as people write it: 33.33."""
    return f"{share / 100:.2f}".rstrip("0").rstrip(".")


PLACES_PERCENT = 15
"""Default percentage of places paid."""
_ONE_BY_ONE = 9
_BANDS = (12, 15, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99)
"""Last places of bands that get the same; above them, bands grow by a quarter."""
_WEIGHT = 10**12


class PayoutPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The plan of a field's prizes.

    `places` are paid, or `percent` of the field where that is None; `least` is the minimum prize;
    all but the first prize are whole units of `unit`.
    """

    pool: int
    entrants: int
    places: int | None = None
    percent: int = PLACES_PERCENT
    least: int = 1
    unit: int = 1


def planned_prizes(plan: PayoutPlan) -> tuple[int, ...]:
    """Return the prizes, first place first; they add up to the pool and never rise.

    Above the minimum prize, place n gets a share in proportion to 1 / n, places of one band from
    the tenth on the same. Where the pool is too small for this many places with the minimum prize,
    or for so large a unit, fewer are paid. Raises BadEvent where a number is out of range.
    """
    _check(plan)
    if not plan.pool:
        return ()
    wanted = plan.places or max(1, (plan.entrants * plan.percent + 50) // 100)
    # The minimum prize, rounded up to whole units.
    least = -(-max(plan.least, 1) // plan.unit) * plan.unit
    for places in range(min(wanted, plan.entrants, max(1, plan.pool // least)), 1, -1):
        prizes = _tried(plan, places, least)
        if prizes is not None:
            return prizes
    return (plan.pool,)


def _tried(plan: PayoutPlan, places: int, least: int) -> tuple[int, ...] | None:
    """Return the prizes of this many places, None where whole units would reverse two places."""
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
    """Yield the places that get the same, the best first: nine one by one, then growing bands."""
    start = 1
    ends = [*range(1, _ONE_BY_ONE + 1), *_BANDS]
    while start <= places:
        end = next((each for each in ends if each >= start), start + start // 36 * 9 - 1)
        yield range(start, min(end, places) + 1)
        start = end + 1


def planned_columns(
    fields: tuple[int, ...], percent: int = PLACES_PERCENT, least: int = 1
) -> tuple[PayoutColumn, ...]:
    """Return a payout table with a column for each range of fields.

    The first is from `least` up to the first of these numbers, the next from there to the second,
    and so on. Each pays as many places as its smallest field. Raises BadEvent where the numbers do
    not rise.
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
    """Return the prizes of the same pool with none below `least`.

    Lower places are lifted to it, higher ones give in proportion to their excess over it; places
    that the pool does not suffice for are not paid.
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
    """Return the prizes of a satellite.

    As many seats worth `seat` as the pool pays for, and the rest of it to the first place without
    one. Where every entrant gets a seat, the first has the rest; where it is `shared` all who have
    one. Raises BadEvent where a number is out of range.
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


class OwnShares(msgspec.Struct, frozen=True, tag="shares"):
    """A custom payout table: a column for each size of field.

    Each shares out the whole of the pool, in hundredths of a percent.
    """

    columns: tuple[PayoutColumn, ...]


class OwnAmounts(msgspec.Struct, frozen=True, tag="amounts"):
    """Prizes announced as amounts, in pairs, best places first.

    Each pair is a number of places and the prize of each. They add up to the guarantee; money paid
    in beyond it raises each of them in proportion.
    """

    amounts: tuple[tuple[int, int], ...]

    @property
    def weights(self) -> list[int]:
        """Return the amount of each place paid, first place first."""
        return [amount for places, amount in self.amounts for _ in range(places)]

    @property
    def places(self) -> int:
        """The number of places paid."""
        return sum(places for places, _ in self.amounts)

    @property
    def total(self) -> int:
        """The sum of all amounts."""
        return sum(places * amount for places, amount in self.amounts)


class OwnPlan(msgspec.Struct, frozen=True, tag="plan"):
    """Prizes made for the field: `places` are paid, or `percent` of the field where None.

    All but the first prize are whole units of `unit`.
    """

    percent: int = PLACES_PERCENT
    places: int | None = None
    unit: int = 1


OwnPayouts = OwnShares | OwnAmounts | OwnPlan

Payouts = str | OwnPayouts
"""The name of a payout table (see payouts.toml), or custom payouts."""


def fields_paid(payouts: Payouts) -> tuple[int, int]:
    """Return the smallest and the largest field that they pay.

    Raises LookupError for an unknown name.
    """
    if isinstance(payouts, OwnAmounts | OwnPlan):
        return 1, ENTRANTS_MAX
    columns = payout_table(payouts) if isinstance(payouts, str) else payouts.columns
    return columns[0].entrants_min, columns[-1].entrants_max


def prizes_by(
    payouts: Payouts,
    pool: int,
    entrants: int,
    *,
    least: int = 0,
    most: int | None = None,
    unit: int = 1,
) -> tuple[int, ...]:
    """Return the prizes of this field, first place first; they add up to the pool.

    None is below `least`, and at most `most` places are paid where given. Amounts that are raised
    or lowered in proportion are whole units of `unit` but for the first, as far as the pool has
    them. Raises LookupError where there is no table for the entrants, BadEvent where a number is
    out of range.
    """
    match payouts:
        case OwnPlan():
            return _planned(payouts, PayoutPlan(pool=pool, entrants=entrants, least=least), most)
        case OwnAmounts():
            places = entrants if most is None else min(entrants, most)
            shared = _raised(pool, payouts.weights[:places], least, unit)
            paid = tuple(prize for prize in shared if prize)
        case OwnShares():
            paid = prizes_in(payouts.columns, pool, entrants, most)
        case str():
            paid = prizes_in(payout_table(payouts), pool, entrants, most)
    return with_least(paid, least)


def _raised(pool: int, weights: Sequence[int], least: int, unit: int) -> list[int]:
    """Return the pool in proportion to these amounts; the amounts themselves where they fit."""
    if unit > 1 and pool != sum(weights):
        return _in_units(pool, weights, least, unit) or share_out(pool, weights)
    return share_out(pool, weights)


def _in_units(pool: int, weights: Sequence[int], least: int, unit: int) -> list[int]:
    """Return the pool in proportion to the weights, all but the first in whole units.

    Equal weights get the same, and the first gets the remainder. Empty where whole units would
    reverse two places.
    """
    before = -(-max(least, 1) // unit) * unit
    prizes: list[int] = []
    due, whole = 0, sum(weights)
    for weight, alike in groupby(reversed(weights[1:])):
        places = len(list(alike))
        due += weight * places
        ideal, units = pool * due // whole - sum(prizes), unit * places
        before = max(before, (ideal + units // 2) // units * unit)
        prizes += [before] * places
    first = pool - sum(prizes)
    return [first, *reversed(prizes)] if first >= max(before, 1) else []


def _planned(own: OwnPlan, field: PayoutPlan, most: int | None) -> tuple[int, ...]:
    plan = msgspec.structs.replace(field, percent=own.percent, places=own.places, unit=own.unit)
    paid = planned_prizes(plan)
    if most is None or len(paid) <= most:
        return paid
    return planned_prizes(msgspec.structs.replace(plan, places=most))


def own_flaws(payouts: Payouts) -> Iterator[Flaw]:
    """Yield the flaws of custom payouts by themselves, line by line; none for a name."""
    if isinstance(payouts, OwnAmounts):
        yield from line_flaws("amounts", payouts.amounts, {})
    elif isinstance(payouts, OwnShares):
        if not 1 <= len(payouts.columns) <= PAYOUT_COLUMNS_MAX:
            told: dict[str, Parameter] = {"most": PAYOUT_COLUMNS_MAX, "came": len(payouts.columns)}
            yield Flaw("shares-columns", 0, told)
        else:
            yield from payout_flaws(payouts.columns)


FIELDS_USUAL: Final = (
    10, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500, 750,
    1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, ENTRANTS_MAX,
)  # fmt: skip
"""Default largest fields of the columns."""


class PlacesRow(msgspec.Struct, frozen=True):
    """The prize of each place from `first` to `last` in each column; 0 where it is not paid."""

    first: int
    last: int
    each: tuple[int, ...]


def columns_for(least: int, most: int, percent: int = PLACES_PERCENT) -> tuple[PayoutColumn, ...]:
    """Return a payout table for fields from `least` to `most`, with a percentage of places paid.

    Raises BadEvent where these are not fields.
    """
    fields = [field for field in FIELDS_USUAL if least <= field < most]
    return planned_columns((*fields, most), percent, least)


def shares_by_place(columns: Sequence[PayoutColumn]) -> tuple[PlacesRow, ...]:
    """Return the shares, in hundredths of a percent."""
    return _rows([column.weights for column in columns])


def prizes_by_place(columns: Sequence[PayoutColumn], pools: Sequence[int]) -> tuple[PlacesRow, ...]:
    """Return the prizes of the smallest field of each column, for these pools."""
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


TiePolicy = Literal["bigger-stack-first", "shared"]
"""Placing of players who go out together (`places.same_hand`).

`bigger-stack-first`: the player who began the hand with more chips is placed higher, and equal
stacks share; `shared`: all share.
"""


def tied_prizes(
    prizes: Sequence[int], best: int, stacks: Sequence[int], policy: TiePolicy, unit: int = 1
) -> tuple[tuple[int, int], ...]:
    """Return place and prize of each player, in the order of their stacks before the hand.

    `best` is the best place that is open to them, and `prizes` are those of all places, first place
    first; a place without one is not paid. Players who share a place share the prizes of the places
    that they take up. They get whole units of `unit`, the smallest that is paid out. One more goes
    to those named first, and a rest below a unit to the first of them. The prizes are paid out
    whole.
    """
    together = policy == "shared"

    def begun_with(at: int) -> int:
        return 0 if together else stacks[at]

    told: dict[int, tuple[int, int]] = {}
    order = sorted(range(len(stacks)), key=begun_with, reverse=True)
    for _, group in groupby(order, key=begun_with):
        sharing = list(group)
        place = best + len(told)
        open_to_them = prizes[place - 1 : place - 1 + len(sharing)]
        amounts = shared_out(sum(open_to_them), len(sharing), unit)
        told |= {at: (place, amount) for at, amount in zip(sharing, amounts, strict=True)}
    return tuple(told[at] for at in range(len(stacks)))


def shared_out(total: int, players: int, unit: int = 1) -> list[int]:
    """Return a sum shared as evenly as whole units of `unit` allow, larger shares first.

    A rest below a unit goes to the first.
    """
    units, rest = divmod(total, unit)
    each, left = divmod(units, players)
    shares = [unit * (each + (at < left)) for at in range(players)]
    shares[0] += rest
    return shares
