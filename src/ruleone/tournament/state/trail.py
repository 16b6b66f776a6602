"""How a table stood before its last hand, and just after it: what a hand that is taken back goes
by."""

from collections.abc import Mapping

import msgspec

from ruleone.floor.penalties import Serving
from ruleone.tournament.button import Positions
from ruleone.tournament.events import HandOrder
from ruleone.tournament.state.bounty_accounts import Takers
from ruleone.tournament.terms.config import Turn


class Ended(msgspec.Struct, frozen=True):
    """The event as the hand was recorded, before anything followed of it: who sat at the table and
    what its players had come to, the level, how many tables were broken, the final table, whether
    there were entries, the number of the round, hand for hand, whether envelopes lay there and
    whether a deal was made."""

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
    """What the last hand of a table has changed, as it was before its deal.

    `before` are its positions, `posted` who of its players had posted the big blind, `turn` its
    place in the rotation; `last_hand` is the number of the hand before, `placed` are players whom
    the director had seated. `missed` is what those who missed the hand had to serve. `heads` and
    `takers` are the bounties of its players, `bust_at` where they had lost all before, `pinned` who
    of them keeps his seat. `last_left` is how many hands of the day the table had still to deal.
    `ended` is there once the hand is recorded; `raced` says that chips were exchanged since,
    `redrawn` that all have drawn new seats.
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
    pinned: dict[str, int | None]
    heads_up: bool
    last_left: int | None
    ended: Ended | None = None
    raced: bool = False
    redrawn: bool = False
