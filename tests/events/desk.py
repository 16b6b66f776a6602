"""What the director of an event does at his desk: orders for the clock, corrections of chips,
waived halts, tables broken out of turn, penalties let off, seats kept for special needs, deals;
some of it he takes back at once."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.rulebook import Refusal
from ruleone.tournament import Tournament, TournamentEvent
from ruleone.tournament import events as e
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.events.deals import DealKind, DealMade, DealOffered
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.levels import (
    MINUTE_MS,
    ClockOrder,
    EndBreak,
    MoveClock,
    PlanBreak,
    PreviousLevel,
    SetClock,
    StartBreak,
)
from ruleone.tournament.tournament import Outcome
from ruleone.tournament.undo.acts import Act

CONSENT = 0.9
"""The share of players who consent to a deal."""


class Desk:
    """The director at his desk. `do` keeps what was done, `seen` counts it by kind."""

    def __init__(
        self,
        event: Tournament,
        throw: Random,
        do: Callable[[Outcome], tuple[TournamentEvent, ...]],
        seen: Counter[str],
    ) -> None:
        self.event = event
        self.throw = throw
        self.do = do
        self.seen = seen
        self.asked: set[str] = set()

    def order(self, name: str, outcome: Outcome, now_ms: int) -> None:
        """Do what is not refused, and take one in three of it back."""
        if isinstance(outcome, Refusal):
            self.seen["refused"] += 1
            return
        self.seen[name] += 1
        happened = self.do(outcome)
        if self.throw.random() >= 1 / 3:
            return
        carried = (one for one in happened if isinstance(one, e.PlayerMoved | e.PlayerRemoved))
        brought = tuple(one for one in happened if not isinstance(one, DrawMade))
        act = Act(brought, next(carried, None), True, frozenset(), frozenset())
        back = self.event.undo(act, "why", now_ms)
        if isinstance(back, Refusal):
            self.seen["refused"] += 1
            return
        self.seen["taken back"] += 1
        self.do(back)

    def judges(self, now_ms: int) -> None:
        """Over night: hands to miss, or out with his bag or from his seat of the morning."""
        state = self.event.state
        here = sorted(state.stacks.keys() | state.calendar.bags.keys())
        if len(here) > 1:
            player, count = self.throw.choice(here), self.throw.randint(1, 3)
            kinds: tuple[PenaltyCode, ...] = ("hands", "rounds", "disqualification")
            kind = self.throw.choice(kinds)
            count = 0 if kind == "disqualification" else count
            given = self.event.penalise(player, kind, count, None, "why", now_ms)
            name = "put out at night" if kind == "disqualification" else "penalised at night"
            self.order(name, given, now_ms)

    def works(self, now_ms: int) -> None:
        """An order for the clock, or for somebody's chips."""
        if self.throw.random() < 1 / 2:
            self.order("clock ordered", self._clock(now_ms), now_ms)
        else:
            self.order("chips corrected", self._correction(now_ms), now_ms)

    def _clock(self, now_ms: int) -> Outcome:
        state, minutes = self.event.state, self.throw.randint(1, 10) * MINUTE_MS
        orders: tuple[ClockOrder, ...] = (
            SetClock(minutes),
            MoveClock(self.throw.choice((-MINUTE_MS, MINUTE_MS))),
            PreviousLevel(),
            StartBreak(minutes),
            EndBreak(),
            PlanBreak(state.clock.level + 1, minutes),
        )
        return self.event.order_clock(self.throw.choice(orders), "why", now_ms)

    def _correction(self, now_ms: int) -> Outcome:
        state = self.event.state
        kinds: tuple[Correction, ...] = ("found", "lost", "out-of-sight", "given-in-error")
        kind, player = self.throw.choice(kinds), self.throw.choice(sorted(state.stacks))
        chips = state.chip * self.throw.randint(1, 5)
        more = kind == "found" or (kind == "given-in-error" and self.throw.random() < 1 / 2)
        return self.event.correct_chips(player, kind, chips if more else -chips, "why", now_ms)

    def waives(self, now_ms: int) -> None:
        """A short table may play on."""
        halted = [table.number for table in self.event.state.standing_tables if table.halted]
        if halted and self.throw.random() < 1 / 2:
            waived = self.event.waive_halt(self.throw.choice(halted), "why", now_ms)
            self.order("halt waived", waived, now_ms)

    def breaks(self, now_ms: int) -> None:
        """A table is to break before its turn; of those that still wait for seats some stay."""
        state = self.event.state
        table = self.throw.choice(sorted(state.tables))
        order = self.event.break_table(table, "why", now_ms)
        self.order("table to break", order, now_ms)
        if table in state.to_break and self.throw.random() < 1 / 2:
            self.order("table kept", self.event.keep_table(table, "why", now_ms), now_ms)

    def lifts(self, now_ms: int) -> None:
        """What somebody has still to miss may be let off."""
        conduct = self.event.state.conduct
        missing = [player for player in conduct if not conduct[player].serving.over]
        if missing and self.throw.random() < 1 / 10:
            lifted = self.event.lift_penalty(self.throw.choice(missing), "why", now_ms)
            self.order("penalty let off", lifted, now_ms)

    def pins(self, now_ms: int) -> None:
        """Before seats are drawn some have named the number of theirs, each another one; what is
        not drawn yet is not taken back."""
        state = self.event.state
        named = {*state.pinned.values()}
        free = [seat for seat in range(1, state.config.table_size + 1) if seat not in named]
        asking = sorted({*state.entrants} - state.pinned.keys())
        for seat in self.throw.sample(free, min(2, len(free), len(asking))):
            player = self.throw.choice(asking)
            pinned = self.event.pin(player, True, "why", now_ms, seat)
            if isinstance(pinned, Refusal):
                self.seen["refused"] += 1
            else:
                self.seen["pinned to a number"] += 1
                self.do(pinned)

    def sells(self, now_ms: int) -> None:
        """Whoever may buy an add-on is asked once."""
        state, terms = self.event.state, self.event.state.config.add_on
        if terms is None or state.clock.level != terms.level or not state.late_open:
            return
        for player in sorted(state.stacks.keys() - self.asked):
            if not state.in_hand(player):
                self.asked.add(player)
                if self.throw.random() < 2 / 3:
                    self.order("add-on", self.event.add_on(player, now_ms), now_ms)

    def deals(self, now_ms: int) -> None:
        """Asks for a deal at the final table, and hears what the players say to it."""
        state = self.event.state
        if state.deal is None and len(state.tables) == 1 and self.throw.random() < 1 / 10:
            kinds: tuple[DealKind, ...] = ("icm", "chip-chop", "custom")
            kind = self.throw.choice(kinds)
            left = self.throw.choice((0, 0, 1, state.pool // 20))
            named = self._named(left) if kind == "custom" else {}
            wish = self.event.ask_for_deal(None, kind, left, named, now_ms)
            if isinstance(wish, Refusal):
                self.seen["refused"] += 1
            else:
                self.do(wish)
        while state.deal is not None and (offered := state.deal.offered) is not None:
            player = min(offered.amounts.keys() - state.deal.consenting)
            consents = self.throw.random() < CONSENT
            done = self.do(self.event.answer_deal(player, offered.number, consents, now_ms))
            if any(isinstance(one, DealMade) for one in done):
                self._made(offered)
            if state.phase == "over":
                return

    def _named(self, left: int) -> dict[str, int]:
        """Amounts that the players name themselves: any that come to the prizes but for what is
        left."""
        state = self.event.state
        players = list(state.stacks)
        shared = max(0, sum(state.prizes[: len(players)]) - left)
        cuts = sorted(self.throw.randint(0, shared) for _ in players[1:])
        parts = (after - before for before, after in pairwise((0, *cuts, shared)))
        return dict(zip(players, parts, strict=True))

    def _made(self, offered: DealOffered) -> None:
        """All have consented."""
        if offered.kind == "custom":
            self.seen["custom deals"] += 1
        if offered.left:
            self.seen["deals with more to play for"] += 1
