"""One event from the first entry to the last payout. No clock and no chance of its own.

What an event would say to an order, without giving it.
"""

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import chain

from ruleone.limits import ANNOUNCEMENT_MAX_CHARACTERS, EVENT_SEED_MIN_BYTES
from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.between_days import decide_field_back
from ruleone.tournament.bounties import NOBODY_OUT, Knockouts, fits
from ruleone.tournament.chips.color_up import decide_races
from ruleone.tournament.commands.arguments import command
from ruleone.tournament.commands.breaking import BreakingCommands
from ruleone.tournament.commands.chips import ChipCommands
from ruleone.tournament.commands.days import DayCommands
from ruleone.tournament.commands.deals import DealCommands
from ruleone.tournament.commands.penalties import ConductCommands
from ruleone.tournament.commands.pinning import PinningCommands
from ruleone.tournament.commands.redraw import RedrawCommands
from ruleone.tournament.commands.swapping import SwappingCommands
from ruleone.tournament.commands.undo import TakingBack
from ruleone.tournament.day_end import seal_refused
from ruleone.tournament.deals.deciding import decide_no_answer
from ruleone.tournament.entries import (
    add_on_made,
    add_on_refused,
    decide_alternates,
    decide_late_entry,
    decide_rebuy,
    entry_refused,
    listed,
    must_wait,
    rebuy_refused,
)
from ruleone.tournament.event_sourced import Outcome as Outcome
from ruleone.tournament.events.draws import DrawsSealed
from ruleone.tournament.hands.choosing import Choice, choice_at, choose
from ruleone.tournament.hands.hand_for_hand import (
    announcement_refused,
    decide_shared_busts,
    decide_time_off,
    shares_places,
    takes_time,
)
from ruleone.tournament.hands.hands import (
    decide_after,
    decide_deal,
    decide_ending,
    decide_hand_for_hand,
    decide_orders,
    decide_record,
    decide_seating,
    held_by,
    hold_on,
    ready,
)
from ruleone.tournament.levels import (
    ClockOrder,
    decide_clock_order,
    decide_next_level,
    decide_time,
    due_by_clock,
)
from ruleone.tournament.sealed_draws import sealing_refused, seed_refused
from ruleone.tournament.seating.balancing import PlannedMove, planned_moves
from ruleone.tournament.starting import decide_start
from ruleone.tournament.state.clock import ClockReading
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import (
    bad_reason,
    last_one_in,
    no_one_in,
    not_running,
    ordered_move,
    refuse,
    removal_waits,
)
from ruleone.tournament.terms.errors import check_time


class Tournament(
    BreakingCommands,
    ChipCommands,
    ConductCommands,
    DealCommands,
    DayCommands,
    PinningCommands,
    RedrawCommands,
    SwappingCommands,
    TakingBack,
):
    """A freeze-out. Each command answers with its events, already applied, or with a Refusal, and
    then nothing has changed. The events, applied in order by `replay`, are the same tournament.

    Every command takes `at_ms`, the room's clock in milliseconds from 0 on, which only ever moves
    forward; what tells or takes the time alone raises BadEvent where it is none. Read `state` for
    everything that is known (entrants, seats, stacks, tables, results, prizes); never write to it.
    """

    __slots__ = ()

    # entries

    @command
    def register(self, player: str, house: str | None, at_ms: int) -> Outcome:
        """Enter a player (an opaque id); `house` is the style of a house player. While the event is
        played, as long as late entries are taken: whoever is out may enter again then, so often as
        the event allows. Where all seats are taken he waits for one as an alternate."""
        refused = entry_refused(self.state, player)
        if refused is not None:
            return refused
        if must_wait(self.state):
            return self._happen([listed(self.state, player, at_ms)])
        if self.state.phase == "running":
            return self._happen(self._decide_late_entry(player, house, at_ms))
        return self._happen([e.PlayerRegistered(player, house, at_ms=at_ms)])

    @command
    def unregister(self, player: str, at_ms: int) -> Outcome:
        """Take an entry back before the start, also of a flight, or as one who waits for a seat."""
        if player in self.state.alternates:
            return self._happen([e.AlternateWithdrawn(player, at_ms=at_ms)])
        night = self.state.phase == "night"
        if self.state.phase != "open" and not night:
            return refuse("entries-closed")
        if player not in (self.state.calendar.field if night else self.state.entrants):
            return refuse("not-entered", player=player)
        return self._happen(self._decide_withdrawal(player, at_ms))

    def _decide_withdrawal(self, player: str, at_ms: int) -> Iterator[e.TournamentEvent]:
        yield e.PlayerWithdrawn(player, at_ms=at_ms)
        yield from decide_alternates(self.state, at_ms)

    @command
    def seal(self, secret: bytes, at_ms: int) -> Outcome:
        """Seal the draws of the event before it starts: the secret of each is made from this one
        (at least 32 bytes), and told with it (`sealed.draws`)."""
        refused = sealing_refused(self.state, secret)
        return refused or self._happen([DrawsSealed(secret.hex(), at_ms=at_ms)])

    @command
    def start(
        self, seed: bytes, at_ms: int, secret: bytes = b"", last_hands: bytes = b""
    ) -> Outcome:
        """Close the entries and draw the seats. Where draws are not sealed they come from `seed`
        (at least 16 bytes), which is published with the event; else there is none. Mystery bounties
        are drawn from `secret`, which is told when the last envelope is open, the number of last
        hands from the secret `last_hands`, which is told when they are announced."""
        state = self.state
        if state.phase != "open":
            return refuse("already-started")
        if len(state.entrants) < state.config.entries_min:
            came = len(state.entrants)
            return refuse("too-few-entries", needed=state.config.entries_min, came=came)
        if (refused := seed_refused(state, seed)) is not None:
            return refused
        mystery = state.config.bounty is not None and state.config.bounty.is_mystery
        if mystery and len(secret) < EVENT_SEED_MIN_BYTES:
            return refuse("seed-too-short", needed=EVENT_SEED_MIN_BYTES, came=len(secret))
        refused = seal_refused(state, last_hands)
        return refused or self._happen(decide_start(state, seed, secret, last_hands, at_ms))

    @command
    def rebuy(self, player: str, at_ms: int) -> Outcome:
        """Buy chips again before the next hand of one's table begins: they play behind what one
        has, and the rebuy is made with the word (house-25.2, tda2011-24). Who has lost all may do
        so until then and misses no hand (house-25.1)."""
        if self.state.phase != "running":
            return not_running(self.state)
        refused = rebuy_refused(self.state, player)
        return refused or self._happen(self._decide_rebuy(player, at_ms))

    def _decide_rebuy(self, player: str, at_ms: int) -> Iterator[e.TournamentEvent]:
        yield from decide_rebuy(self.state, player, at_ms)
        yield from decide_seating(self.state, at_ms)

    @command
    def add_on(self, player: str, at_ms: int) -> Outcome:
        """Buy the event's add-on, once, before the next hand of one's table begins."""
        if self.state.phase != "running":
            return not_running(self.state)
        refused = add_on_refused(self.state, player)
        return refused or self._happen([add_on_made(self.state, player, at_ms)])

    def _decide_late_entry(
        self, player: str, house: str | None, at_ms: int
    ) -> Iterator[e.TournamentEvent]:
        yield from decide_late_entry(self.state, player, house, at_ms)
        yield from decide_seating(self.state, at_ms)

    # hands

    def ready_tables(self, now_ms: int) -> tuple[int, ...]:
        """The tables that `next_hand` would let start a hand now, in order. Call `wake` first, so
        that a level or a break that is due counts."""
        check_time(now_ms)
        state = self.state
        if state.phase != "running":
            return ()
        return ready(state, due_by_clock(state, now_ms))

    @command
    def next_hand(self, table: int, at_ms: int, absent: Container[str] = ()) -> Outcome:
        """Start the next hand of a table; the `order` of its HandDealt tells what to deal. The
        hands of players who are `absent` are killed once dealt (house-28.2, tda2011-27.1). Whoever
        has waited for a seat that this hand opens follows it. A level that is due has to be
        announced by `wake`, or the hand is still of the old one (house-21.2); where the edition
        goes by the clock alone it starts here as well, and what is due and lets no hand start
        refuses it: `wake` brings the break, the end of the day, or with that of entries the final
        table."""
        state = self.state
        if state.phase != "running":
            return not_running(self.state)
        if table not in state.tables:
            return refuse("table-unknown", table=table)
        due = due_by_clock(state, at_ms)
        held = hold_on(state, state.tables[table], due)
        if held is not None:
            return held_by(state, held, table)
        return self._happen(self._decide_hand(table, due, at_ms, absent))

    def _decide_hand(
        self,
        table: int,
        due: Iterable[e.TournamentEvent],
        at_ms: int,
        absent: Container[str],
    ) -> Iterator[e.TournamentEvent]:
        yield from due
        yield from decide_races(self.state, at_ms)
        yield from decide_deal(self.state, self.state.tables[table], at_ms, absent)

    def choice(self, table: int) -> Choice | None:
        """Who chooses the game of this table's next turn, and what he has chosen; None where that
        is nobody's choice now."""
        state = self.state
        if state.phase != "running" or table not in state.tables:
            return None
        return choice_at(state, state.tables[table])

    @command
    def choose_game(self, player: str, table: int, game: str, at_ms: int) -> Outcome:
        """Choose the game of the table's next turn, from the event's list (dealer's choice)."""
        state = self.state
        if state.phase != "running":
            return not_running(self.state)
        if table not in state.tables:
            return refuse("table-unknown", table=table)
        chosen = choose(state, player, state.tables[table], game, at_ms)
        return chosen if isinstance(chosen, Refusal) else self._happen([chosen])

    @command
    def record(
        self,
        number: int,
        stacks: Mapping[int, int],
        at_ms: int,
        knockouts: Knockouts = NOBODY_OUT,
        corrected: int = 0,
    ) -> Outcome:
        """The hand of this number is over; `stacks` are the chips of each of its seats.

        Where bounties are played `knockouts` tell who has won the last chips of those who went out.
        By `corrected` chips the floor has put stacks right in a hand with real cards.

        Refused where the hand is not in play, or where seats or chips are not those it began with,
        and those that were put right.
        """
        state = self.state
        if state.phase != "running":
            return not_running(self.state)
        order = state.hands.get(number)
        if order is None:
            return refuse("hand-not-in-play", hand_number=number)
        if stacks.keys() != order.stacks.keys() or min(stacks.values()) < 0:
            seats = tuple(str(seat) for seat in sorted(order.stacks))
            return refuse("wrong-seats", hand_number=number, seats=seats)
        expected, came = sum(order.stacks.values()) + corrected, sum(stacks.values())
        if expected != came:
            return refuse("chips-do-not-add-up", expected=expected, came=came)
        if not fits(knockouts, stacks):
            return refuse("knockouts-do-not-fit", hand_number=number)
        return self._happen(decide_record(state, order, stacks, knockouts, at_ms, corrected))

    # time

    def wake(self, now_ms: int) -> tuple[e.TournamentEvent, ...]:
        """All that time brings up to now: a level is announced, a break begins or ends."""
        check_time(now_ms)
        if self.state.phase != "running":
            return ()
        due = chain(decide_time(self.state, now_ms), decide_no_answer(self.state, now_ms))
        return self._happen(self._seated_after(due, now_ms), now_ms)

    def due_ms(self, now_ms: int) -> int | None:
        """When to call `wake` next; None while no clock runs."""
        check_time(now_ms)
        if self.state.phase != "running":
            return None
        offered = None if self.state.deal is None else self.state.deal.offered
        return self.state.clock.due_at_ms(now_ms) if offered is None else offered.until_ms

    def clock(self, now_ms: int) -> ClockReading:
        """The clock as it stands; changes nothing."""
        check_time(now_ms)
        hands = max((table.hands_in_level for table in self.state.tables.values()), default=0)
        return self.state.clock.reading(now_ms, hands)

    def restart(self, at_ms: int) -> tuple[e.TournamentEvent, ...]:
        """To be called once after `replay` when the room is up again: the time since the last
        event does not count."""
        check_time(at_ms)
        if self.state.phase != "running":
            return ()
        return self._happen([e.ClockRestarted(at_ms=at_ms)])

    # the director; every reason is recorded

    @command
    def pause(self, reason: str, at_ms: int) -> Outcome:
        """Stop the clock; hands in play are finished, no new one starts."""
        if self.state.phase != "running":
            return not_running(self.state)
        if self.state.clock.paused:
            return refuse("already-paused")
        return bad_reason(reason) or self._happen([e.EventPaused(reason, at_ms=at_ms)])

    @command
    def resume(self, reason: str, at_ms: int) -> Outcome:
        """Let clock and dealing go on."""
        if self.state.phase != "running":
            return not_running(self.state)
        if not self.state.clock.paused:
            return refuse("not-paused")
        return bad_reason(reason) or self._happen([e.EventResumed(reason, at_ms=at_ms)])

    @command
    def next_level(self, reason: str, at_ms: int) -> Outcome:
        """End the level (or the break) now; what follows begins, a level from the next hand on."""
        state = self.state
        if state.phase != "running":
            return not_running(self.state)
        if state.clock.stopped:
            return refuse("day-ending")
        if state.clock.is_last:
            return refuse("last-level", level=state.clock.level)
        decided = decide_next_level(state, "director", at_ms, reason)
        return bad_reason(reason) or self._happen(self._seated_after(decided, at_ms))

    @command
    def order_clock(self, clock_order: ClockOrder, reason: str, at_ms: int) -> Outcome:
        """Set or move the clock, go back a level, begin, end or plan a break: a level counts from
        the next hand on in each of these ways too, and a break lets the hands in play finish."""
        state = self.state
        if state.phase != "running":
            return not_running(state)
        if state.clock.stopped:
            return refuse("day-ending")
        decided = bad_reason(reason) or decide_clock_order(state, clock_order, reason, at_ms)
        if isinstance(decided, Refusal):
            return decided
        return self._happen(self._seated_after(decided, at_ms))

    @command
    def hand_for_hand(self, reason: str, at_ms: int) -> Outcome:
        """Announce that the hands in play are finished, and that from then on all tables play one
        hand at a time until all who are left are paid (tda2019-RP-8A)."""
        refused = announcement_refused(self.state) or bad_reason(reason)
        return refused or self._happen(decide_hand_for_hand(self.state, reason, at_ms))

    @command
    def end_hand_for_hand(self, reason: str, at_ms: int) -> Outcome:
        """Let all tables play at their own pace again. Who has gone out in this hand already has
        his place, and it takes its time off the clock like each before it (tda2019-RP-8C)."""
        if self.state.phase != "running":
            return not_running(self.state)
        if self.state.hand_for_hand is None:
            return refuse("hand-for-hand-off")
        return bad_reason(reason) or self._happen(self._decide_end_of_rounds(reason, at_ms))

    @command
    def announce(self, text: str, at_ms: int) -> Outcome:
        """Say something to everyone in the event."""
        if self.state.phase == "over":
            return not_running(self.state)
        if not 0 < len(text.strip()) <= ANNOUNCEMENT_MAX_CHARACTERS:
            return refuse("announcement-length", most=ANNOUNCEMENT_MAX_CHARACTERS)
        return self._happen([e.Announced(text, at_ms=at_ms)])

    @command
    def withdraw_announcement(self, at_ms: int) -> Outcome:
        """What was announced last is not said any more."""
        if self.state.phase == "over":
            return not_running(self.state)
        if not self.state.announcement:
            return refuse("act-not-so")
        return self._happen([e.Announced("", at_ms=at_ms)])

    @command
    def move(
        self,
        player: str,
        table: int,
        seat: int,
        reason: str,
        at_ms: int,
        why: e.Ordered = "director",
    ) -> Outcome:
        """Move a player to an open seat, now or when his hand is over; others may move after him
        where the tables are then out of balance, but he stays for at least one hand. `why` may be
        that he sat in a seat that is not his: he goes to his own with what he has now. A later move
        of the same player takes the place of one that still waits; a removal that waits stands.
        MoveLapsed tells it where the table is broken before he could move."""
        order = ordered_move(self.state, player, (table, seat), reason, at_ms, why)
        return order if isinstance(order, Refusal) else self._order(order)

    @command
    def remove(self, player: str, reason: str, at_ms: int) -> Outcome:
        """Take a player out of the event, now or when his hand is over; his chips leave play, at
        night with his bags. A move that still waits for him gives way to it. Refused where nobody
        else is in."""
        state = self.state
        refused = no_one_in(state, player) or removal_waits(state, player) or last_one_in(state)
        if no := refused or bad_reason(reason):
            return no
        cite = (state.rules.cite("floor.removes"),)
        return self._order(e.RemovalOrdered(player, reason, at_ms=at_ms, citations=cite))

    @command
    def finish(self, reason: str, at_ms: int) -> Outcome:
        """End the event before one player has all the chips: no new hand is dealt, and when those
        in play are over, everyone still in is placed by his chips. At night it ends at once: bags
        are placed, and entries for a flight that is not played are taken back. `reason` is "" where
        nobody gave one: the room ends what is left alone."""
        if self.state.phase not in ("running", "night"):
            return not_running(self.state)
        if self.state.ending:
            return refuse("already-ending")
        cite = (self.state.rules.cite("floor.decides"),)
        order = e.EndOrdered(reason, at_ms=at_ms, citations=cite)
        refused = bad_reason(reason) if reason else None
        return refused or self._happen(self._decide_finish(order))

    @command
    def waive_halt(self, table: int, reason: str, at_ms: int) -> Outcome:
        """Let a halted table play on short, where the edition lets the director (house-9C.3)."""
        state = self.state
        if state.phase != "running":
            return not_running(self.state)
        if table not in state.tables or not state.tables[table].halted:
            return refuse("table-not-halted", table=table)
        cite = state.rules.cite("balancing.halt_waivable")
        if not state.rules.flag("balancing.halt_waivable"):
            return Refusal("halt-not-waivable", "illegal", {"table": table}, cite)
        released = e.TableReleased(table, True, reason, at_ms=at_ms, citations=(cite,))
        return bad_reason(reason) or self._happen(self._decide_waiver(released))

    def planned_moves(self) -> tuple[PlannedMove, ...]:
        """The balancing moves that wait for a hand to end, as they stand now."""
        return planned_moves(self.state) if self.state.phase == "running" else ()

    # inside

    def _order(self, order: e.MoveOrdered | e.RemovalOrdered) -> tuple[e.TournamentEvent, ...]:
        """A director's order, and its execution where the player's hand is not in play."""
        return self._happen(self._decide_order(order))

    def _decide_order(self, order: e.MoveOrdered | e.RemovalOrdered) -> Iterator[e.TournamentEvent]:
        yield order
        yield from decide_orders(self.state, order.at_ms)
        yield from decide_seating(self.state, order.at_ms)

    def _decide_waiver(self, released: e.TableReleased) -> Iterator[e.TournamentEvent]:
        """Another table may be the one that gives it a player, now that it plays (house-9C.4)."""
        yield released
        yield from decide_seating(self.state, released.at_ms)

    def _decide_end_of_rounds(self, reason: str, at_ms: int) -> Iterator[e.TournamentEvent]:
        state = self.state
        if shares_places(state):
            yield from decide_shared_busts(state, at_ms)
        if state.phase == "running":
            if takes_time(state):
                yield from decide_time_off(state, at_ms)
            cite = (state.rules.cite("floor.decides"),)
            yield e.HandForHandEnded("director", reason, at_ms=at_ms, citations=cite)
            yield from decide_after(state, sorted(state.tables), at_ms)

    def _decide_finish(self, order: e.EndOrdered) -> Iterator[e.TournamentEvent]:
        yield order
        yield from decide_field_back(self.state, order.at_ms)
        yield from decide_ending(self.state, order.at_ms)

    def _seated_after(
        self, decided: Iterator[e.TournamentEvent], at_ms: int
    ) -> Iterator[e.TournamentEvent]:
        """What was decided; the tables that are left when entries are closed may be the last."""
        for event in decided:
            yield event
            if isinstance(event, e.EntriesClosed):
                yield from decide_seating(self.state, at_ms)


class Trial(Tournament):
    """The commands of an event as it stands, of which none changes it: each is refused as the event
    would refuse it, and answers nothing where the event would carry it out. A refusal comes before
    the first thing that happens, so what would happen need not be decided."""

    __slots__ = ()

    def __init__(self, state: EventState) -> None:
        self.state = state

    def _happen(
        self, decided: Iterable[e.TournamentEvent], now_ms: int | None = None
    ) -> tuple[e.TournamentEvent, ...]:
        return ()
