"""One event from the first entry to the last payout. No clock and no chance of its own."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import update_wrapper
from inspect import signature
from itertools import chain
from typing import Concatenate, ParamSpec, Self

from ruleone.rulebook import Edition, Refusal, edition
from ruleone.tournament import events as e
from ruleone.tournament.bounties import decide_mystery
from ruleone.tournament.chips.color_up import choices, decide_races
from ruleone.tournament.commands import (
    chips,
    course,
    days,
    deals,
    entries,
    hands,
    levels,
    penalties,
    reports,
    seating,
    terms,
)
from ruleone.tournament.commands.arguments import misfit
from ruleone.tournament.day_end import decide_day_end
from ruleone.tournament.deals.deciding import deal_refused, decide_no_answer, decide_offer
from ruleone.tournament.entries import decide_unseated, kept_seats, seats_wait
from ruleone.tournament.evolve import evolve
from ruleone.tournament.forfeits import forfeit
from ruleone.tournament.hands.choosing import Choice, choice_at
from ruleone.tournament.hands.hands import (
    decide_rounds,
    decide_satellite_end,
    decide_seating,
    ready,
)
from ruleone.tournament.levels import decide_time, due_by_clock
from ruleone.tournament.proposals import Proposal, proposals
from ruleone.tournament.seating.balancing import PlannedMove, planned_moves
from ruleone.tournament.seating.swapping import decide_lapses
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.tournament.state.adding_up import Broken
from ruleone.tournament.state.clock import ClockReading
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, not_running
from ruleone.tournament.terms.announcing import check_config, check_sold
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.errors import BadEvent, check_time, shown, well_formed
from ruleone.tournament.undo import hands as hands_undone
from ruleone.tournament.undo import undo as undoing

Outcome = tuple[e.TournamentEvent, ...] | Refusal
"""The events of a command, or the refusal."""

Follower = Callable[[e.TournamentEvent], None]
"""Function called with each event as soon as it is applied, before the next."""

P = ParamSpec("P")


def command(
    decide: Callable[Concatenate[EventState, P], Decision],
) -> Callable[Concatenate["Tournament", P], Outcome]:
    """Return a decision of `ruleone.tournament.commands` as a method, the one dispatch of all.

    The method checks its arguments, has the command decided by the state, and applies the events.
    """
    # Arguments are checked by name, also where they are given by position.
    names = tuple(signature(decide).parameters)[1:]

    def given(self: "Tournament", /, *args: P.args, **kwargs: P.kwargs) -> Outcome:
        refused = misfit(dict(zip(names, args, strict=False)) | kwargs)
        decided = refused or decide(self.state, *args, **kwargs)
        return decided if isinstance(decided, Refusal) else self._happen(decided)

    update_wrapper(given, decide)
    return given


class Tournament:
    """One event: its state, and the commands that change it.

    Each command answers with its events, already applied, or with a Refusal, and then nothing has
    changed. The events, applied in order by `replay`, are the same tournament.

    Every command takes `at_ms`, the room's clock in milliseconds from 0 on, which only ever moves
    forward. Methods of time alone raise BadEvent where it is not a time. Every reason that the
    director gives is recorded. Read `state` for everything that is known (entrants, seats, stacks,
    tables, results, prizes); never write to it.
    """

    __slots__ = ("_follower", "state")

    def __init__(self, opened: e.EventOpened) -> None:
        well_formed(opened, e.EventOpened)
        check_config(opened.config, edition(opened.edition))
        self.state = EventState(opened)
        self._follower: Follower | None = None

    @classmethod
    def create(
        cls, config: EventConfig, rules: Edition, at_ms: int = 0
    ) -> tuple[Self, tuple[e.EventOpened]]:
        """Return a new event, open for entries, and its first event.

        Raises BadEvent where no event can be played like that.
        """
        if not isinstance(rules, Edition):
            raise BadEvent(f"expected an Edition, got {shown(rules)}")
        well_formed(config, EventConfig)
        check_time(at_ms)
        opened = e.EventOpened(config, rules.id, rules.digest, at_ms=at_ms)
        created = cls(opened)
        check_sold(config, rules)
        return created, (opened,)

    @classmethod
    def replay(cls, events: Iterable[e.TournamentEvent]) -> Self:
        """Return the tournament that these events made, the first of them EventOpened.

        Raises BadEvent where the first is another, or where the edition's digest is not the one
        that the event was opened with. Raises Broken where an event does not follow from those
        before it.
        """
        if not isinstance(events, Iterable):
            raise BadEvent(f"expected the events of a tournament, got {shown(events)}")
        happened = iter(events)
        opened = next(happened, None)
        if not isinstance(opened, e.EventOpened):
            raise BadEvent(f"expected event-opened first, got {type(opened).__name__}")
        # Under other rules the same events would mean another tournament.
        if (found := edition(opened.edition).digest) != opened.digest:
            raise BadEvent(f"expected edition digest {opened.digest}, found {found}")
        tournament = cls(opened)
        for event in happened:
            tournament.apply(event)
        return tournament

    def apply(self, event: e.TournamentEvent) -> None:
        """Apply one event of the journal.

        It never refuses; raises Broken where the event does not follow from those before it.
        """
        try:
            evolve(self.state, event)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as failure:
            raise Broken(f"{shown(event)} does not follow: {failure!r}") from failure

    def follow(self, command: Callable[[], Outcome], follower: Follower) -> Outcome:
        """Give a command of this tournament, with a follower of its events."""
        self._follower = follower
        try:
            return command()
        finally:
            self._follower = None

    def _happen(
        self, decided: Iterable[e.TournamentEvent], now_ms: int | None = None
    ) -> tuple[e.TournamentEvent, ...]:
        """Apply events one by one as they are decided: each sees the changes before it.

        Then come the consequences that waited: lapsed swaps, alternates, hand for hand, and chips
        that are colored up. The mystery stage of bounties, the seats of a satellite, a deal and the
        end of the day follow. An event that is late still counts from the moment it was due, if it
        should; all else is of `now_ms`.
        """
        happened: list[e.TournamentEvent] = []
        kept = kept_seats(self.state)
        for event in chain(decided, _decide_waiting(self.state, happened, kept, now_ms)):
            evolve(self.state, event)
            happened.append(event)
            # Noted now, not after the command: a note that reads the state would otherwise differ
            # live and restored.
            if self._follower is not None:
                self._follower(event)
        return tuple(happened)

    seal = command(course.seal)
    start = command(course.start)
    announce = command(course.announce)
    take_down = command(course.take_down)
    finish = command(course.finish)
    change_terms = command(terms.change_terms)

    register = command(entries.register)
    unregister = command(entries.unregister)
    take_off = command(entries.take_off)
    forfeit = command(forfeit)
    rebuy = command(entries.rebuy)
    add_on = command(entries.add_on)

    next_hand = command(hands.next_hand)
    choose_game = command(hands.choose_game)
    record = command(hands.record)

    pause = command(levels.pause)
    resume = command(levels.resume)
    next_level = command(levels.next_level)
    order_clock = command(levels.order_clock)
    hand_for_hand = command(levels.hand_for_hand)
    end_hand_for_hand = command(levels.end_hand_for_hand)

    move = command(seating.move)
    remove = command(seating.remove)
    swap = command(seating.swap)
    break_table = command(seating.break_table)
    keep_table = command(seating.keep_table)
    pin = command(seating.pin)
    redraw = command(seating.redraw)
    waive_halt = command(seating.waive_halt)

    penalise = command(penalties.penalise)
    lift_penalty = command(penalties.lift_penalty)

    color_up = command(chips.color_up)
    count_stacks = command(chips.count_stacks)
    correct_chips = command(chips.correct_chips)

    report_out = command(reports.report_out)
    undo_out = command(reports.undo_out)
    report_hand_over = command(reports.report_hand_over)
    follow_table = command(reports.follow_table)
    let_go = command(reports.let_go)
    report_stacks = command(reports.report_stacks)
    report_big_blind = command(reports.report_big_blind)
    take_proposal = command(reports.take_proposal)
    put_off = command(reports.put_off)
    switch_by_itself = command(reports.switch_by_itself)

    end_day = command(days.end_day)
    sign_bag = command(days.sign_bag)
    sign_bags = command(days.sign_bags)
    start_flight = command(days.start_flight)
    draw_day = command(days.draw_day)
    start_day = command(days.start_day)

    ask_for_deal = command(deals.ask_for_deal)
    show_deal = command(deals.show_deal)
    answer_deal = command(deals.answer_deal)
    withdraw_deal = command(deals.withdraw_deal)

    undo = command(undoing.undo)
    undo_hand = command(hands_undone.undo_hand)

    # time

    def wake(self, now_ms: int) -> tuple[e.TournamentEvent, ...]:
        """Apply all that is due by now: a level is announced, a break begins or ends."""
        check_time(now_ms)
        if self.state.phase != "running":
            return ()
        due = chain(decide_time(self.state, now_ms), decide_no_answer(self.state, now_ms))
        return self._happen(levels.seated_after(self.state, due, now_ms), now_ms)

    def due_ms(self, now_ms: int) -> int | None:
        """Return when to call `wake` next, None while no clock runs."""
        check_time(now_ms)
        if self.state.phase != "running":
            return None
        offered = None if self.state.deal is None else self.state.deal.offered
        return self.state.clock.due_at_ms(now_ms) if offered is None else offered.until_ms

    def clock(self, now_ms: int) -> ClockReading:
        """Return the clock as it stands; nothing changes."""
        check_time(now_ms)
        hands = max((table.hands_in_level for table in self.state.tables.values()), default=0)
        return self.state.clock.reading(now_ms, hands)

    def restart(self, at_ms: int) -> tuple[e.TournamentEvent, ...]:
        """Restart the clock after `replay`, once: the time since the last event does not count."""
        check_time(at_ms)
        if self.state.phase != "running":
            return ()
        return self._happen([e.ClockRestarted(at_ms=at_ms)])

    # what could be done now

    def ready_tables(self, now_ms: int) -> tuple[int, ...]:
        """Return the tables that `next_hand` would let start a hand now, in order.

        Call `wake` first, so that a level or a break that is due counts.
        """
        check_time(now_ms)
        state = self.state
        if state.phase != "running":
            return ()
        return ready(state, due_by_clock(state, now_ms))

    def choice(self, table: int) -> Choice | None:
        """Return the choice of the game of this table's next turn, if there is one now."""
        state = self.state
        if state.phase != "running" or table not in state.tables:
            return None
        return choice_at(state, state.tables[table])

    def planned_moves(self) -> tuple[PlannedMove, ...]:
        """Return the balancing moves that wait for a hand to end, as they stand now."""
        return planned_moves(self.state) if self.state.phase == "running" else ()

    def proposals(self, now_ms: int) -> tuple[Proposal, ...]:
        """Return what the event proposes to its director now, the most urgent first."""
        check_time(now_ms)
        return proposals(self.state, now_ms)

    def chips_to_color_up(self) -> tuple[int, ...]:
        """Return the chips that `color_up` would take the smallest ones out of play for, now."""
        open_now = self.state.phase == "running" and not self.state.coloring_up
        return choices(self.state) if open_now else ()

    def deal_refused(self, by: str | None) -> Refusal | None:
        """Return the refusal of `ask_for_deal` now, whatever the deal, if any."""
        running = self.state.phase == "running"
        return deal_refused(self.state, by) if running else not_running(self.state)


def _decide_waiting(
    state: EventState,
    happened: Sequence[e.TournamentEvent],
    kept: Iterable[SeatCard],
    now_ms: int | None,
) -> Iterator[e.TournamentEvent]:
    """Open seats that are no longer `kept` for rebuys to moved players."""
    # Nothing has happened, so nothing follows.
    if not happened:
        return
    due_ms = happened[-1].at_ms
    at_ms = due_ms if now_ms is None else now_ms
    if state.phase == "running":
        yield from decide_lapses(state, at_ms)
        yield from decide_unseated(state, due_ms)
        # Seats that are no longer kept may balance tables or seat alternates at once.
        if seats_wait(state) or set(kept).difference(kept_seats(state)):
            yield from decide_seating(state, at_ms)
        yield from decide_rounds(state, at_ms)
        yield from decide_races(state, due_ms)
        if state.by_itself:
            yield from decide_mystery(state, at_ms)
        yield from decide_satellite_end(state, at_ms)
        yield from decide_offer(state, at_ms)
        yield from decide_day_end(state, due_ms)
    if state.phase == "night":
        yield from decide_satellite_end(state, at_ms)


class Trial(Tournament):
    """The commands of an event, tried without changing it.

    Each is refused as the event would refuse it, and answers nothing where the event would carry it
    out. A refusal comes before the first thing that happens, so the consequences need not be
    decided.
    """

    __slots__ = ()

    def __init__(self, state: EventState) -> None:
        self.state = state

    # The generator is never run: refusals come before the first event, and the state is shared with
    # the real event.
    def _happen(
        self, decided: Iterable[e.TournamentEvent], now_ms: int | None = None
    ) -> tuple[e.TournamentEvent, ...]:
        return ()
