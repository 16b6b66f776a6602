"""Events of reports at live tables that nobody follows, and of proposals made from them."""

from typing import Literal

from ruleone.tournament.events.bounties import BountyWon
from ruleone.tournament.events.happened import Decided, Happened
from ruleone.tournament.seeded_draw import SeatCard


class TableFollowed(Happened, frozen=True, tag="table-followed"):
    """Somebody enters the hands of a live table from now on; `stacks` are those of its players."""

    table: int
    stacks: dict[str, int]


class TableLetGo(Happened, frozen=True, tag="table-let-go"):
    """Nobody enters the hands of a live table any longer.

    The stacks that were known become counts of this moment.
    """

    table: int


class StacksReported(Happened, frozen=True, tag="stacks-reported"):
    """Stacks were counted at tables that nobody follows, by player."""

    counts: dict[str, int]


class BigBlindReported(Happened, frozen=True, tag="big-blind-reported"):
    """The player in a seat of a table that nobody follows is the next big blind."""

    table: int
    seat: int


class BustUndone(Decided, frozen=True, tag="bust-undone"):
    """A player who was reported out is not out, whatever has followed.

    The player gets this `seat`, None where they are back in by a rebuy. The bounty that they `lost`
    is theirs again. It had been added in part to the winner's own, so later ones were worth less:
    `now` in the place of `before`. `left` is the bounty that nobody had won.
    """

    player: str
    seat: SeatCard | None
    lost: BountyWon | None = None
    before: tuple[BountyWon, ...] = ()
    now: tuple[BountyWon, ...] = ()
    left: int = 0
    reason: str = ""


ProposalKind = Literal[
    "balance", "break", "final-table", "color-up", "alternate", "hand-for-hand", "mystery", "finish"
]
"""Kind of a proposal.

A move that balances two tables, a table that breaks, the final table, or a color-up. A seat for an
alternate, hand for hand, the mystery stage, or the end of the event.
"""


class ProposalTaken(Decided, frozen=True, tag="proposal-taken"):
    """The director has taken a proposal; what it brings follows."""

    proposal: str
    kind: ProposalKind


class ProposalPutOff(Happened, frozen=True, tag="proposal-put-off"):
    """The director does not take a proposal now; it comes again once the tables have changed."""

    proposal: str
    kind: ProposalKind


class SwitchedByItself(Happened, frozen=True, tag="switched-by-itself"):
    """Moves, breaks and color-ups happen by themselves from now on, or wait for the director."""

    on: bool


class HandOverReported(Happened, frozen=True, tag="hand-over-reported"):
    """Hand for hand, a table that nobody follows has finished its hand of the round."""

    table: int


ReportEvent = (
    TableFollowed
    | TableLetGo
    | StacksReported
    | BigBlindReported
    | BustUndone
    | ProposalTaken
    | ProposalPutOff
    | SwitchedByItself
    | HandOverReported
)
