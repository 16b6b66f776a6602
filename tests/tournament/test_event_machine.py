"""Any course of any event: hypothesis deals, busts, moves, removes, penalises, takes back, pauses,
lets time pass and starts the room anew."""

from typing import Any

import pytest
from courses import new, the_same
from event_checks import (
    act_of,
    assert_posts_are_blinds_and_antes,
    assert_replay_is_live,
    assert_results_are_whole,
    came,
)
from event_play import MINUTE, config
from event_terms_tried import BOUNTIES, EDITIONS, PENALTIES
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import (
    EventConfig,
    Structure,
    Tournament,
    TournamentEvent,
    template,
)
from ruleone.tournament.entries import kept_from_moves, seats_wait, takes_late
from ruleone.tournament.events import HandDealt, RemovalOrdered
from ruleone.tournament.events.chips import Correction
from ruleone.tournament.events.penalties import PenaltyGiven, PenaltyLifted
from ruleone.tournament.events.seating import SeatsRedrawn
from ruleone.tournament.events.undo import HandTakenBack, LiftTakenBack, PenaltyTakenBack
from ruleone.tournament.seating.balancing import gap_allowed
from ruleone.tournament.seating.breaking import next_to_break
from ruleone.tournament.seating.final_table import is_final_due
from ruleone.tournament.terms.config import BountyTerms, Rebuys
from ruleone.tournament.tournament import Outcome
from ruleone.tournament.undo.contrary import Contrary
from ruleone.tournament.undo.hands import hand_stands
from ruleone.tournament.undo.undo import UNDO, undo_refused


class AnyEvent(RuleBasedStateMachine):
    """An event whose every hand ends as hypothesis likes."""

    @initialize(
        entries=st.integers(2, 40),
        table_size=st.sampled_from([2, 3, 6, 7, 9]),
        rules=st.sampled_from(EDITIONS),
        seed=st.binary(min_size=16, max_size=16),
        by_hands=st.booleans(),
        within=st.sampled_from([0, 1, 5]),
        late=st.sampled_from([(0, 0), (1, 0), (2, 1), (3, 2)]),
        bounty=st.sampled_from(BOUNTIES),
        alternates=st.booleans(),
    )
    def start(
        self,
        entries: int,
        table_size: int,
        rules: str,
        seed: bytes,
        by_hands: bool,
        within: int,
        late: tuple[int, int],
        bounty: BountyTerms | None,
        alternates: bool,
    ) -> None:
        levels = template("turbo-27").structure
        if by_hands:
            levels = Structure(levels.levels, level_hands=3, breaks=levels.breaks)
        announced = config(
            entries + (12 if late[0] else 0),
            table_size,
            structure=levels,
            hand_for_hand_within=min(within, entries),
            late_levels=late[0],
            re_entries=late[1],
            rebuys=Rebuys(10_000, 50, 2, 2) if late[1] else None,
            bounty=bounty,
            seats_at_once=max(2, entries) if alternates and late[0] else None,
        )
        self.begin(announced, rules, seed, entries)

    def begin(self, config: EventConfig, rules: str, seed: bytes, entries: int) -> None:
        """The event has started with so many players."""
        self.config = config
        self.now = 0
        self.removed = 0
        self.to_miss: dict[str, int] = {}
        self.acts: list[tuple[int, tuple[TournamentEvent, ...]]] = []
        self.last_big_blinds: dict[int, tuple[int, dict[int, str]]] = {}
        self.tournament, opened = Tournament.create(self.config, edition(rules))
        self.events: list[TournamentEvent] = []
        self.keep(opened)
        if sealed := seed[0] % 2 == 0:
            self.keep(self.tournament.seal(seed + seed, 0))
        for number in range(entries):
            self.keep(self.tournament.register(f"p{number}", None, 0))
        self.keep(self.tournament.start(b"" if sealed else seed, 0, seed[::-1], seed[::-1]))

    @property
    def state(self) -> Any:
        return self.tournament.state

    def keep(self, outcome: Outcome) -> None:
        assert not isinstance(outcome, Refusal), outcome
        self.events.extend(outcome)
        for number, event in enumerate(outcome, start=1):
            if isinstance(event, HandDealt):
                self.check_order(event, came(outcome[number:]))
            elif isinstance(event, SeatsRedrawn):
                self.last_big_blinds.clear()
            self.count_missed(event)

    def ordered(self, outcome: Outcome) -> None:
        """The director did something that he may take back."""
        if not isinstance(outcome, Refusal):
            self.keep(outcome)
            self.acts.append((len(self.events), outcome))

    def count_missed(self, event: TournamentEvent) -> None:
        """What each player has still to miss, wherever he sits: hands that are dealt to him take of
        it, and nothing else that happens does."""
        match event:
            case (
                PenaltyGiven(player=player, hands=hands) | LiftTakenBack(player=player, hands=hands)
            ):
                self.to_miss[player] = self.to_miss.get(player, 0) + hands
            case (
                PenaltyLifted(player=player, hands=hands)
                | PenaltyTakenBack(player=player, hands=hands)
            ):
                self.to_miss[player] -= hands
            case HandDealt(order=order):
                misses = {order.seats[seat] for seat in order.penalised}
                due = {one for one in order.seats.values() if self.to_miss.get(one)}
                assert misses == due
                for player in misses:
                    self.to_miss[player] -= 1
            case HandTakenBack(hand=hand):
                dealt = [one.order for one in self.events if isinstance(one, HandDealt)]
                (order,) = (one for one in dealt if one.number == hand)
                for seat in order.penalised:
                    self.to_miss[order.seats[seat]] += 1
                self.last_big_blinds.pop(order.table, None)

    def check_order(self, dealt: HandDealt, since: set[str]) -> None:
        """Nobody who sat at the table is jumped over by the big blind (under the dead button). Who
        came `since` had waited for a seat that opened with the hand, or was moved for one. At a
        table of two who have changed seats the big blind stays in its seat."""
        order = dealt.order
        there = self.state.tables[order.table].players
        seats = {seat: player for seat, player in there.items() if player not in since}
        assert {seats[seat] for seat in order.seats} == set(order.seats.values())
        assert set(order.seats) | set(order.waiting) == set(seats)
        assert_posts_are_blinds_and_antes(order)
        before = self.last_big_blinds.get(order.table)
        dead = self.state.rules.choice("button.policy") == "dead"
        if before is not None and dead and self.state.final_table != order.table:
            last, there = before
            stayed = {seat for seat, player in there.items() if seats.get(seat) == player}
            width = (order.big_blind_seat - last) % 10 or 10
            assert width < 10 or last not in stayed
            assert not {seat for seat in stayed if 0 < (seat - last) % 10 < width}
        self.last_big_blinds[order.table] = order.big_blind_seat, dict(order.seats)

    @precondition(lambda self: self.tournament.ready_tables(self.now))
    @rule(data=st.data(), count=st.integers(1, 4))
    def deal(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            if ready := self.tournament.ready_tables(self.now):
                self.keep(self.tournament.next_hand(data.draw(st.sampled_from(ready)), self.now))

    @precondition(lambda self: self.state.hands)
    @rule(data=st.data(), all_in=st.booleans())
    def end_a_hand(self, data: st.DataObject, all_in: bool) -> None:
        order = self.state.hands[data.draw(st.sampled_from(sorted(self.state.hands)))]
        stacks = dict(order.stacks)
        winner = data.draw(st.sampled_from(sorted(stacks)))
        losers = data.draw(st.sets(st.sampled_from(sorted(stacks))))
        for seat in losers - {winner}:
            lost = min(stacks[seat], stacks[winner]) if all_in else stacks[seat] // 3
            stacks[seat] -= lost
            stacks[winner] += lost
        self.now += 20_000
        out = self.knocked_out(data, stacks) if self.config.bounty is not None else {}
        self.keep(self.tournament.record(order.number, stacks, self.now, out))

    def knocked_out(
        self, data: st.DataObject, stacks: dict[int, int]
    ) -> dict[int, tuple[tuple[int, int], ...]]:
        """Who has won the last chips of those who are out: of some of them nobody."""
        alive = sorted(seat for seat, chips in stacks.items() if chips)
        takers = st.dictionaries(st.sampled_from(alive), st.integers(1, 30_000), max_size=3)
        gone = [seat for seat, chips in stacks.items() if not chips]
        out = {seat: tuple(data.draw(takers).items()) for seat in gone}
        return {seat: won for seat, won in out.items() if won}

    @rule(minutes=st.integers(0, 4))
    def time_passes(self, minutes: int) -> None:
        self.now += minutes * MINUTE
        self.keep(self.tournament.wake(self.now))

    @precondition(lambda self: self.state.phase == "running")
    @rule(data=st.data())
    def the_director_moves_somebody(self, data: st.DataObject) -> None:
        table = self.state.tables[data.draw(st.sampled_from(sorted(self.state.tables)))]
        free, players = self.state.open_seats(table), self.nobody_removed()
        if free and players:
            player, seat = data.draw(st.sampled_from(players)), data.draw(st.sampled_from(free))
            self.ordered(self.tournament.move(player, table.number, seat, "why", self.now))

    @precondition(lambda self: self.state.phase == "running")
    @rule(data=st.data())
    def two_change_seats(self, data: st.DataObject) -> None:
        players = self.nobody_removed()
        if len(players) > 1:
            two = data.draw(st.lists(st.sampled_from(players), min_size=2, max_size=2, unique=True))
            self.ordered(self.tournament.swap(two[0], two[1], "why", self.now))

    @precondition(lambda self: self.state.phase == "running")
    @rule()
    def all_draw_new_seats(self) -> None:
        self.ordered(self.tournament.redraw("why", self.now))

    @precondition(lambda self: self.state.phase == "running" and self.removed < 8)
    @rule(data=st.data())
    def the_director_removes_somebody(self, data: st.DataObject) -> None:
        if free := self.nobody_removed():
            self.removed += 1
            player = data.draw(st.sampled_from(free))
            self.ordered(self.tournament.remove(player, "why", self.now))

    @precondition(lambda self: self.state.phase == "running" and self.removed < 8)
    @rule(data=st.data())
    def somebody_never_came(self, data: st.DataObject) -> None:
        """Where entries have closed, places and prizes of those who are out follow."""
        state, free = self.state, self.nobody_removed()
        if len(state.stacks) < 3 or not free:
            return
        player, before = data.draw(st.sampled_from(free)), dict(state.results)
        pool = state.pool
        taken = self.tournament.take_off(player, "why", self.now)
        self.ordered(taken)
        if isinstance(taken, Refusal):
            assert (state.results, state.pool) == (before, pool)
            return
        self.removed += 1
        for one, standing in before.items():
            assert state.results[one].place == standing.place - 1
        assert state.pool == pool - self.config.buy_in

    @precondition(lambda self: self.state.phase == "running")
    @rule(data=st.data(), penalty=st.sampled_from(PENALTIES))
    def the_floor_penalises_somebody(
        self, data: st.DataObject, penalty: tuple[PenaltyCode, int, OffenceCode | None]
    ) -> None:
        code, count, offence = penalty
        self.removed += code == "disqualification"
        if (free := self.nobody_removed()) and (code != "disqualification" or self.removed < 8):
            player = data.draw(st.sampled_from(free))
            given = self.tournament.penalise(player, code, count, offence, "why", self.now)
            self.ordered(given)

    @precondition(lambda self: self.state.phase == "running")
    @rule(data=st.data())
    def the_floor_lets_a_penalty_off(self, data: st.DataObject) -> None:
        serving = [one for one in self.state.stacks if self.to_miss.get(one)]
        if serving:
            player = data.draw(st.sampled_from(sorted(serving)))
            self.ordered(self.tournament.lift_penalty(player, "why", self.now))

    @precondition(lambda self: self.state.phase == "running")
    @rule(data=st.data(), chips=st.sampled_from([-700, 300]))
    def chips_are_put_right(self, data: st.DataObject, chips: int) -> None:
        player = data.draw(st.sampled_from(sorted(self.state.stacks)))
        name: Correction = "found" if chips > 0 else "lost"
        self.ordered(self.tournament.correct_chips(player, name, chips, "why", self.now))

    @precondition(lambda self: self.state.phase == "running" and self.acts)
    @rule(data=st.data())
    def the_director_takes_an_act_back(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(self.acts) - 1))
        since, events = self.acts[at]
        act = act_of(events, self.events[since:])
        foreseen = undo_refused(self.state, act)
        taken = self.tournament.undo(act, "a slip", self.now)
        if isinstance(taken, Refusal):
            contrary = isinstance(UNDO.get(type(act.events[0])), Contrary) or act.done is not None
            assert foreseen == taken or (foreseen is None and contrary)
        else:
            assert foreseen is None
            self.keep(taken)
            del self.acts[at]

    @precondition(lambda self: any(one.last_hand for one in self.state.tables.values()))
    @rule(data=st.data())
    def a_hand_is_taken_back(self, data: st.DataObject) -> None:
        """The last one of a table; who had gone out in it is in again with what he had."""
        table = self.state.tables[data.draw(st.sampled_from(sorted(self.state.tables)))]
        number, trail = table.last_hand, table.trail
        stands = hand_stands(self.state, table.number, number)
        taken = self.tournament.undo_hand(table.number, number, "why", self.now)
        if stands is not None:
            assert taken == stands
            return
        self.keep(taken)
        order = trail.order
        has = {seat: self.state.stacks.get(player) for seat, player in order.seats.items()}
        assert trail.ended is None or has == order.stacks

    @rule()
    def the_room_starts_anew(self) -> None:
        self.tournament = Tournament.replay(self.events)

    def nobody_removed(self) -> list[str]:
        """The players for whom no removal waits; one that waits stands."""
        orders = self.state.orders
        waits = {player for player in orders if isinstance(orders[player], RemovalOrdered)}
        for player in waits:
            outcome = self.tournament.move(player, 1, 1, "why", self.now)
            assert isinstance(outcome, Refusal)
        return sorted(self.state.stacks.keys() - waits)

    @precondition(lambda self: self.state.phase == "running")
    @rule(data=st.data())
    def somebody_keeps_his_seat_or_does_not(self, data: st.DataObject) -> None:
        player = data.draw(st.sampled_from(sorted(self.state.stacks)))
        pinned = player not in self.state.pinned
        self.keep(self.tournament.pin(player, pinned, "why", self.now))

    @precondition(lambda self: self.state.phase == "running")
    @rule()
    def pause_or_resume(self) -> None:
        act = self.tournament.resume if self.state.clock.paused else self.tournament.pause
        self.keep(act("why", self.now))

    @precondition(lambda self: self.state.phase == "running")
    @rule(again=st.booleans())
    def somebody_enters(self, again: bool) -> None:
        """Somebody new, or one who is out already."""
        state = self.state
        out = sorted(state.results)
        player = out[0] if again and out else f"new at {len(self.events)}"
        full = state.entries + len(state.alternates) >= self.config.seats
        may = takes_late(state) and not state.ending and not full
        may = may and state.entered.get(player, 0) <= self.config.re_entries
        may = may and player not in state.alternates
        may = may and not state.conduct_of(player).disqualified
        entered = self.tournament.register(player, None, self.now)
        if may:
            self.keep(entered)
            assert (player in state.seats) != (player in state.alternates)
        else:
            assert isinstance(entered, Refusal)

    @precondition(lambda self: self.state.phase == "running" and self.config.rebuys)
    @rule(data=st.data(), out=st.booleans())
    def somebody_buys_chips_again(self, data: st.DataObject, out: bool) -> None:
        state = self.state
        players = sorted(state.results if out and state.results else state.stacks)
        self.ordered(self.tournament.rebuy(data.draw(st.sampled_from(players)), self.now))

    @precondition(lambda self: self.state.phase == "running")
    @rule(data=st.data())
    def the_director_colours_up(self, data: st.DataObject) -> None:
        if chips := self.tournament.chips_to_color_up():
            into = data.draw(st.sampled_from(chips))
            self.ordered(self.tournament.color_up(into, "why", self.now))

    @precondition(lambda self: self.state.phase == "running")
    @rule()
    def hand_for_hand_or_not(self) -> None:
        state = self.state
        if state.hand_for_hand is not None:
            self.keep(self.tournament.end_hand_for_hand("why", self.now))
        elif (
            len(state.tables) > 1 and len(state.stacks) > len(state.prizes) and not state.late_open
        ):
            self.keep(self.tournament.hand_for_hand("why", self.now))
        else:
            assert isinstance(self.tournament.hand_for_hand("why", self.now), Refusal)

    @invariant()
    def chips_and_seats_add_up(self) -> None:
        chips = sum(self.state.stacks.values()) + self.state.chips_removed
        chips -= self.state.chips_bought + self.state.chips_raced
        chips -= sum(self.state.chips_corrected.values())
        assert chips == self.state.entries * self.config.starting_stack
        seats = [
            (table.number, seat) for table in self.state.standing_tables for seat in table.players
        ]
        assert len(seats) == len(set(seats)) == len(self.state.stacks)
        assert {
            player for table in self.state.standing_tables for player in table.players.values()
        } == set(self.state.stacks)
        for table in self.state.standing_tables:
            assert all(1 <= seat <= table.size for seat in table.players)

    @invariant()
    def no_more_play_than_may(self) -> None:
        """Who waits finds no seat; nobody waits once none can open any more."""
        state, at_once = self.state, self.config.seats_at_once
        if at_once is None:
            assert not state.alternates
            return
        assert len(state.stacks) <= at_once
        assert not set(state.alternates) & state.stacks.keys()
        if state.phase == "running" and state.alternates and not state.ending:
            assert takes_late(state)
            assert not seats_wait(state)

    @invariant()
    def penalties_are_their_players(self) -> None:
        """What is to be missed is what was given and not dealt since; chips are owed only in a hand
        that is on."""
        for player, left in self.to_miss.items():
            assert self.state.conduct_of(player).serving.hands_left == left
        for player, conduct in self.state.conduct.items():
            if conduct.owes:
                assert self.state.in_hand(player)

    @invariant()
    def bounties_add_up(self) -> None:
        """Each is on the head of one who is in, lies there, or is paid."""
        bounties, terms = self.state.bounties, self.config.bounty
        times = self.state.entries + bounties.again
        put_up = 0 if terms is None else terms.amount * times
        won, heads = sum(bounties.won.values()), sum(bounties.heads.values())
        assert won + heads + bounties.pot == put_up
        if terms is not None and not terms.is_mystery and self.state.phase == "running":
            assert bounties.heads.keys() == self.state.stacks.keys()
        assert bounties.opened <= len(bounties.envelopes)
        if self.state.phase == "over":
            assert heads == bounties.pot == 0

    @invariant()
    def chips_leave_play_between_hands(self) -> None:
        """Who still has to exchange sits where a hand is in play."""
        for up in self.state.coloring_up:
            assert up.waiting
            assert all(
                self.state.tables[self.state.seats[player][0]].hand is not None
                for player in up.waiting
            )

    @invariant()
    def no_move_waits_that_could_be_made(self) -> None:
        """Any difference too wide is explained by a hand that the giving table is still playing, or
        by seats kept for those who may buy chips again."""
        kept = kept_from_moves(self.state)
        counts = {table.number: len(table.players) for table in self.state.standing_tables}
        if self.state.phase != "running" or len(counts) < 2 or self.state.orders:
            return
        if self.state.in_round:
            return
        if is_final_due(self.state):
            assert self.state.hands
        elif (due := next_to_break(self.state)) is not None:
            assert due.hand is not None
        elif any(
            max(counts.values()) - len(table.players) >= gap_allowed(self.state.rules, len(counts))
            for table in self.state.standing_tables
            if set(self.state.open_seats(table)) - kept.get(table.number, set())
        ):
            assert self.tournament.planned_moves()

    @invariant()
    def somebody_can_go_on(self) -> None:
        """No event is ever stuck: a hand is in play or may start, or the clock is held."""
        clock = self.state.clock
        if self.state.phase == "running" and not clock.paused and not clock.on_break:
            assert self.state.hands or self.tournament.ready_tables(self.now)

    def teardown(self) -> None:
        if not hasattr(self, "tournament"):
            return
        assert_replay_is_live(self.tournament, self.events)
        if self.state.phase == "over":
            assert_results_are_whole(self.tournament, self.events)


def test_any_course_of_any_event_holds() -> None:
    run_state_machine_as_test(AnyEvent, settings=the_same(25, 60))


@pytest.mark.soak
def test_many_courses_of_events_hold() -> None:
    run_state_machine_as_test(AnyEvent, settings=new(4_000))
