"""The payouts of an event, and the prizes that they would give."""

from typing import Final

import msgspec

from ruleone.room.event.setup.planning import Planned
from ruleone.rulebook import Edition, Refusal, edition
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.tournament.entries import pool_of, prizes_of
from ruleone.tournament.places import tie_policy
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.final_table import final_table_size, size_in_book, size_option
from ruleone.tournament.terms.payouts import (
    OwnPayouts,
    OwnShares,
    PayoutColumn,
    PlacesRow,
    TiePolicy,
    columns_for,
    own_flaws,
    prizes_by_place,
    shares_by_place,
)


class PayoutsView(msgspec.Struct, frozen=True):
    """The payouts of an event.

    They follow a `table`, or where that is `own` the director's custom payouts (`own`). No prize is
    below `least` (0: no such bound). Players who go out in one hand are placed by `ties`, with the
    rule for that.
    """

    table: str
    least: int
    ties: TiePolicy
    citation: Citation
    own: OwnPayouts | None = None


class PrizesView(msgspec.Struct, frozen=True, tag="prizes"):
    """The prizes that an event would have with `entries` entries and no rebuys, first place first.

    A satellite has `seats` seats among them.
    """

    entries: int
    pool: int
    prizes: tuple[int, ...]
    payouts: PayoutsView
    seats: int = 0


class FinalTableView(msgspec.Struct, frozen=True, tag="final-table"):
    """The size of the final table of an event.

    It has `size` players, where the document has `book`, by the rule of the `citation`; none where
    the event ends at a table of its own size. It is smaller where the games cannot be dealt to as
    many. Both are None where no such event can be announced: announcing it says why.
    """

    size: int | None
    book: int | None
    citation: Citation | None


class PayoutTableView(msgspec.Struct, frozen=True, tag="payout-table"):
    """A payout table by the size of the field.

    It has its `columns`, and the `shares` of places in each of them in hundredths of a percent.
    `prizes` are those of each column's smallest field, whose pool is in `pools`; both are empty
    where no pool was given.
    """

    columns: tuple[PayoutColumn, ...]
    shares: tuple[PlacesRow, ...]
    pools: tuple[int, ...]
    prizes: tuple[PlacesRow, ...]


OWN: Final = "own"
"""The name used as the table of payouts that are the director's own."""


def payouts_view(config: EventConfig, rules: Edition) -> PayoutsView:
    """Return the table, the minimum prize and the policy for ties of an event."""
    cite, payouts = rules.cite("places.same_hand"), config.payouts
    table, own = (payouts, None) if isinstance(payouts, str) else (OWN, payouts)
    return PayoutsView(table, config.least_prize, tie_policy(rules), cite, own)


def final_table_view(plan: Planned) -> FinalTableView:
    """Return the size of the final table of a planned event, with the rule for a larger one."""
    config, rules = plan.config, edition(plan.rules)
    size, option = final_table_size(config, rules), size_option(config)
    if option is None or config.seats <= config.table_size:
        return FinalTableView(size, size, None)
    return FinalTableView(size, size_in_book(config, rules), rules.cite(option))


def prizes_view(plan: Planned, entries: int) -> PrizesView | Refusal:
    """Return the prizes of a planned event with this number of entries."""
    config = plan.config
    if not config.entries_min <= entries <= config.seats:
        told: dict[str, Parameter] = {
            "least": config.entries_min, "most": config.seats, "came": entries
        }  # fmt: skip
        return Refusal("prizes-bounds", "syntax", told)
    pool = pool_of(config, entries * config.buy_in)
    prizes, satellite = prizes_of(config, pool, entries), config.satellite
    seats = 0 if satellite is None else sum(prize >= satellite.seat for prize in prizes)
    return PrizesView(entries, pool, prizes, payouts_view(config, edition(plan.rules)), seats)


def table_made(least: int, most: int, percent: int) -> tuple[PayoutColumn, ...] | Refusal:
    """Return the columns of a payout table for fields from `least` to `most` entries.

    In each `percent` percent of the field are in the money.
    """
    if least > most:
        told: dict[str, Parameter] = {"least": 1, "most": most, "came": least}
        return Refusal("prizes-bounds", "syntax", told)
    return columns_for(least, most, percent)


def table_view(
    columns: tuple[PayoutColumn, ...], buy_in: int, guarantee: int
) -> PayoutTableView | Refusal:
    """Return the columns as a table, in money too where entries cost something."""
    flaw = next(own_flaws(OwnShares(columns)), None)
    if flaw is not None:
        return Refusal(f"flaw-{flaw.code}", "syntax", flaw.parameters)
    pools = tuple(max(guarantee, buy_in * column.entrants_min) for column in columns)
    if not any(pools):
        return PayoutTableView(columns, shares_by_place(columns), (), ())
    return PayoutTableView(
        columns, shares_by_place(columns), pools, prizes_by_place(columns, pools)
    )
