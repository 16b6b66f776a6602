"""Live tables that nobody follows: what is reported there, and what the event proposes.

Nothing is known of such a table but who sits there and what somebody has reported. So a player is
out when somebody says so, moves and breaks wait for the director, and each report can be undone.
"""

import msgspec

from ruleone.limits import OUTS_SHOWN_MAX
from ruleone.room.core.batch import Done
from ruleone.room.core.orders import CONTRARY, REPAIRED, Step, stands
from ruleone.room.core.roles import DIRECTOR, FLOOR
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import named
from ruleone.room.event.host.order import Decided, Direction
from ruleone.room.event.records import TableLookedAt
from ruleone.room.event.undo import offered
from ruleone.room.live.commands import SeatChips
from ruleone.rulebook import Citation, Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.events.reports import ProposalKind
from ruleone.tournament.places import tie_policy
from ruleone.tournament.proposals import Proposal
from ruleone.tournament.reports import Out, undo_refused
from ruleone.tournament.state.refusals import not_running, refuse
from ruleone.tournament.terms.payouts import TiePolicy
from ruleone.tournament.tournament import Outcome, Tournament


class OutOf(msgspec.Struct, frozen=True):
    """A player who is out, and those at the table who won the chips, in equal parts.

    These are only needed where a bounty is on the player.
    """

    player: str
    to: tuple[str, ...] = ()


class Counted(msgspec.Struct, frozen=True):
    """A player's counted chips."""

    player: str
    chips: int


class BigBlindAt(msgspec.Struct, frozen=True):
    """The seat of the next big blind at a table."""

    table: int
    seat: int


class FollowTable(Decided, frozen=True, tag="follow-table"):
    """Floor: follow the hands of a live table from now on.

    `stacks` are those of all its players: with the others they have all chips in play.
    """

    table: int
    stacks: tuple[SeatChips, ...]

    may = FLOOR
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Follow the table."""
        stacks = {one.seat: one.chips for one in self.stacks}
        return event.follow_table(self.table, stacks, at_ms)


class LetGoTable(Decided, frozen=True, tag="let-go-table"):
    """Floor: follow the hands of a live table no longer; its stacks become counts of this moment.

    It is refused during a hand, and at a table that the room deals.
    """

    table: int

    may = FLOOR
    undo = stands("act-final-let-go")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Let the table go."""
        table = host.tables.get(self.table)
        if table is not None and table.kind != "live":
            return Refusal("table-is-so", "illegal", {"table": self.table, "kind": "dealt"})
        return event.let_go(self.table, at_ms)


class ReportOut(Decided, frozen=True, tag="report-out"):
    """Floor: report players who went out in one hand, at live tables that nobody follows.

    Those of several hands are reported one after the other, in the order in which they went out. In
    one hand they share the place, unless it is `ranked`: then the first named had most chips before
    it, where the edition goes by that.
    """

    outs: tuple[OutOf, ...]
    ranked: bool = False
    seen: int | None = None

    may = FLOOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Report them."""
        outs = [Out(one.player, one.to) for one in self.outs]
        return event.report_out(outs, at_ms, self.ranked)

    def concerned(self) -> frozenset[str]:
        """Return the players who are out."""
        return frozenset(one.player for one in self.outs)


class UndoOut(Decided, frozen=True, tag="undo-out"):
    """Floor: undo the newest report that a player is out, whatever has followed.

    Places, prizes and bounties are set right. The player gets this seat, or without one the old one
    if it is open, else another. Moves and breaks since stay until they are undone themselves: the
    answer has those that rested on the report.
    """

    player: str
    table: int | None = None
    seat: int | None = None

    may = FLOOR
    undo = stands("act-final-again")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Bring the player back."""
        state = event.state
        if undo_refused(state, self.player) is None:
            lost = [one for one in state.bounties.wins if one.player == self.player][-1:]
            refused = host.accounts.cannot_give_back(lost, state)
            charged = state.config.charged and any(one.envelope for one in lost)
            if refused is not None or charged:
                return refused or Refusal("hand-stands-envelope", "illegal")
        table, seat = self.table, self.seat
        back_to = None if table is None or seat is None else (table, seat)
        return event.undo_out(self.player, at_ms, back_to)

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Bring the player back, and say what rested on the report."""
        return super().give(host, step) or Done(host.event, rests=offered(host))


class ReportStacks(Decided, frozen=True, tag="report-stacks"):
    """Floor: report counted stacks of players at live tables that nobody follows.

    Each is shown with its time. Those who are not counted keep their last count.
    """

    counts: tuple[Counted, ...]

    may = FLOOR
    undo = stands("act-final-count")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Report the counts."""
        return event.report_stacks({one.player: one.chips for one in self.counts}, at_ms)


class ReportBigBlind(Decided, frozen=True, tag="report-big-blind"):
    """Floor: report who is the next big blind at a live table that nobody follows."""

    table: int
    seat: int

    may = FLOOR
    undo = stands("act-final-reported")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Report the seat."""
        return event.report_big_blind(self.table, self.seat, at_ms)


class ReportHandOver(Decided, frozen=True, tag="report-hand-over"):
    """Floor: report hand for hand that a table that nobody follows has finished its hand."""

    table: int

    may = FLOOR
    undo = stands("act-final-reported")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Report the end of the hand."""
        return event.report_hand_over(self.table, at_ms)


class LookedAtTable(Direction, frozen=True, tag="looked-at-table"):
    """Floor: somebody looked at a live table of which nothing was reported: all are still there.

    Nothing but that is on record, and the reminder of the table begins again.
    """

    table: int

    may = FLOOR
    undo = stands("act-final-looked")

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Put it on record."""
        if host.phase != "running":
            return host.say(not_running(host.tournament.state))
        table = host.tournament.state.tables.get(self.table)
        if table is None:
            return refuse("table-unknown", table=self.table)
        if table.followed:
            return refuse("table-is-followed", table=self.table)
        host.record(self.directed(host, step), step.batch)
        host.record(TableLookedAt(self.table), step.batch)
        host.change_all(step.batch)
        return None


class TakeProposal(Decided, frozen=True, tag="take-proposal"):
    """Floor: take a proposal of the event, by its id.

    `told` has the next big blinds that it asks for. It is refused once the tables have changed so
    that it is no longer proposed.
    """

    proposal: str
    told: tuple[BigBlindAt, ...] = ()

    may = FLOOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Take it."""
        told = {one.table: one.seat for one in self.told}
        return event.take_proposal(self.proposal, told, at_ms)


class PutOffProposal(Decided, frozen=True, tag="put-off-proposal"):
    """Floor: do not take a proposal now; it comes again once the tables have changed."""

    proposal: str

    may = FLOOR
    undo = stands("act-final-reported")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Put it off."""
        return event.put_off(self.proposal, at_ms)


class SwitchByItself(Decided, frozen=True, tag="switch-by-itself"):
    """Director: let moves, breaks and color-ups of an event with live tables happen by themselves.

    Off, each is proposed and waits for somebody to take it. On, that still holds for moves for
    which the book needs what nobody knows.
    """

    on: bool

    may = DIRECTOR
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Switch it on or off."""
        return event.switch_by_itself(self.on, at_ms)


ORDERS = (
    FollowTable, LetGoTable, ReportOut, UndoOut, ReportStacks, ReportBigBlind, ReportHandOver,
    LookedAtTable, TakeProposal, PutOffProposal, SwitchByItself,
)  # fmt: skip


class SeatedView(msgspec.Struct, frozen=True):
    """A player in a seat."""

    seat: int
    player: str
    name: str


class AskedView(msgspec.Struct, frozen=True):
    """A question to the director: which of these players is the next big blind at the table."""

    table: int
    players: tuple[SeatedView, ...]


class ProposalView(msgspec.Struct, frozen=True):
    """A proposal of the event: a move, a break, or something else that waits for the director.

    The reason is in words `proposal-<kind>` with these `parameters`, by the rules of `citations`. A
    move goes from `table` to `to_table`; player and seats are None until all that is `asked` is
    known.
    """

    id: str
    kind: ProposalKind
    citations: tuple[Citation, ...]
    parameters: dict[str, Parameter]
    table: int | None
    to_table: int | None
    player: str | None
    name: str
    from_seat: int | None
    to_seat: int | None
    asked: tuple[AskedView, ...]


class OutView(msgspec.Struct, frozen=True):
    """A player who was reported out: place and prize, and when it was reported.

    The report can be undone, whatever has followed.
    """

    player: str
    name: str
    place: int
    prize: int
    at_ms: int


class ReportsView(msgspec.Struct, frozen=True):
    """The event as it is at live tables that nobody follows.

    `proposals` wait for the director; with `by_itself` most happen without. `outs` are the newest
    players who were reported out, the latest first. `uncounted` is the number of players whose
    chips nobody has counted; `counted` are the chips of the others, of all that are in play. By
    `places` players who go out in one hand are placed.
    """

    proposals: tuple[ProposalView, ...]
    by_itself: bool
    outs: tuple[OutView, ...]
    uncounted: int
    counted: int
    places: TiePolicy


def reports_view(host: EventHost, now_ms: int) -> ReportsView | None:
    """Return what is reported and proposed; None in an event without live tables."""
    state = host.tournament.state
    if not host.has_live_tables or host.phase != "running":
        return None
    known = state.stacks.told()
    told = {player: state.counts[player].number for player in state.uncounted & state.counts.keys()}
    outs = sorted(state.outs.items(), key=lambda out: out[1].number, reverse=True)
    return ReportsView(
        proposals=tuple(
            _proposal(host, one) for one in host.tournament.proposals(host.time(now_ms))
        ),
        by_itself=state.by_itself,
        outs=tuple(
            OutView(
                player,
                host.name_of(player),
                state.results[player].place,
                state.results[player].prize,
                out.at_ms - host.ahead_ms,
            )
            for player, out in outs
            if player in state.results
        )[:OUTS_SHOWN_MAX],
        uncounted=len(state.stacks) - len(known) - len(told),
        counted=sum(known.values()) + sum(told.values()),
        places=tie_policy(state.rules),
    )


def _proposal(host: EventHost, one: Proposal) -> ProposalView:
    return ProposalView(
        id=one.id,
        kind=one.kind,
        citations=one.citations,
        parameters=named(one.parameters, host.name_of),
        table=one.table,
        to_table=one.to_table,
        player=one.player,
        name="" if one.player is None else host.name_of(one.player),
        from_seat=one.from_seat,
        to_seat=one.to_seat,
        asked=tuple(
            AskedView(
                asked.table,
                tuple(
                    SeatedView(seat, player, host.name_of(player))
                    for seat, player in asked.players.items()
                ),
            )
            for asked in one.asked
        ),
    )
