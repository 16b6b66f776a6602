"""State kept for undo: of a table before its last hand and after it, of seats before a draw."""

from collections.abc import Mapping

import msgspec

from ruleone.floor.penalties import Serving
from ruleone.tournament.button import Positions
from ruleone.tournament.events import HandOrder
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.tournament.state.bounty_accounts import Takers
from ruleone.tournament.terms.config import Turn


class Ended(msgspec.Struct, frozen=True):
    """The event as the hand was recorded, before any consequence.

    `players` sat at the table, and `stacks` are the results of its players. `broken` is the number
    of broken tables, `late_open` says whether there were entries. `round` is the number of the
    round, hand for hand. `mystery` says whether envelopes lay there, `deal` whether a deal was
    made.
    """

    players: Mapping[int, str]
    stacks: Mapping[str, int]
    corrected: int
    level: int
    broken: int
    final_table: int | None
    late_open: bool
    round: int | None
    mystery: bool
    deal: bool


class Trail(msgspec.Struct):
    """Everything the last hand of a table has changed, as it was before its deal.

    `before` are its positions, `posted` its players who had posted the big blind, `turn` its place
    in the rotation. `last_hand` is the number of the hand before, `placed` are players whom the
    director had seated. `missed` are the hands still to be served by those who missed this one.
    `heads` and `takers` are the bounties of its players, `bust_at` their earlier losses of all
    chips and `bust_ms` the times of these, `pinned` those pinned to a seat. `last_left` is the
    number of hands of the day the table had still to deal. `ended` is set once the hand is
    recorded. `raced` says that chips were exchanged since, `redrawn` that all have drawn new seats.
    """

    order: HandOrder
    before: Positions | None
    posted: frozenset[str]
    turn: Turn
    last_hand: int
    placed: frozenset[str]
    missed: dict[str, Serving]
    heads: dict[str, int]
    takers: dict[str, Takers]
    bust_at: dict[str, tuple[int, int, int]]
    bust_ms: dict[str, int]
    pinned: dict[str, int | None]
    heads_up: bool
    last_left: int | None
    ended: Ended | None = None
    raced: bool = False
    redrawn: bool = False


class Seating(msgspec.Struct):
    """The seats of players before a table broke, or before a redraw or the final table.

    It is kept at tables that nobody follows. `tables` are those that the draw closed or made
    larger, each with its size and its first button. `hand_for_hand` says whether that was on. The
    players in `out` have been out of the event since.
    """

    seats: dict[str, SeatCard]
    tables: dict[int, tuple[int, int]]
    break_order: tuple[int, ...]
    hand_for_hand: bool
    out: set[str] = set()
