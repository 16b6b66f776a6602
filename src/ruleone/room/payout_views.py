"""What is shown of an event's payouts: how its prizes are made, and what they would be."""

import msgspec

from ruleone.rulebook.citation import Citation
from ruleone.tournament.terms.payouts import OwnPayouts, PayoutColumn, PlacesRow, TiePolicy


class PayoutsView(msgspec.Struct, frozen=True):
    """How the prizes of an event are made: by which `table`, or where that is `own` by payouts of
    the director's `own`; none below `least` (0: as they say), and who go out in one hand by `ties`,
    with the rule behind that."""

    table: str
    least: int
    ties: TiePolicy
    citation: Citation
    own: OwnPayouts | None = None


class PrizesView(msgspec.Struct, frozen=True, tag="prizes"):
    """The prizes that an event would have with so many `entries`, first place first, nothing bought
    again. Of a satellite so many are `seats`."""

    entries: int
    pool: int
    prizes: tuple[int, ...]
    payouts: PayoutsView
    seats: int = 0


class FinalTableView(msgspec.Struct, frozen=True, tag="final-table"):
    """How many players the final table of an event would have: `size` of them, where the document
    says `book`, by the rule of the `citation`; none where the event ends at a table of its own
    size. It is smaller where the games are not dealt to so many. Both are None where no such event
    can be announced: announcing it says why."""

    size: int | None
    book: int | None
    citation: Citation | None


class PayoutTableView(msgspec.Struct, frozen=True, tag="payout-table"):
    """A payout table by the size of the field: its `columns`, the `shares` of places in each of
    them in hundredths of a percent, and the `prizes` of each column's smallest field, whose pool is
    that of `pools`; none of these where no pool was told."""

    columns: tuple[PayoutColumn, ...]
    shares: tuple[PlacesRow, ...]
    pools: tuple[int, ...]
    prizes: tuple[PlacesRow, ...]
