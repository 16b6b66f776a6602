"""Any course of any event: hypothesis deals, busts, moves, removes, pauses and lets time pass."""

from typing import Any

import msgspec
import pytest
from event_play import MINUTE, config, snapshot
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ruleone.dealing.events import Posted
from ruleone.rulebook import Refusal, edition
from ruleone.tournament import (
    EventConfig,
    HandOrder,
    Structure,
    Tournament,
    TournamentEvent,
    template,
)
from ruleone.tournament.balancing import gap_allowed
from ruleone.tournament.bounties.terms import BountyTerms
from ruleone.tournament.breaking import next_to_break
from ruleone.tournament.config import Rebuys
from ruleone.tournament.dealt import deck_for, hand_of
from ruleone.tournament.events import EventFinished, HandDealt, PlayersBusted, RemovalOrdered
from ruleone.tournament.final_table import is_final_due
from ruleone.tournament.tournament import Outcome

EDITIONS = (
    "modern",
    "house",
    "tda2011",
    "tda2019",
    "modern+button.policy=moving",
    "modern+balancing.source_tie=highest-table,breaking.method=random,breaking.order=lowest-table-first",
    "modern+balancing.halt_baseline=table-capacity,balancing.halt_formats=all",
    "modern+final_table.redraw=false,seating.draw_tie=redraw",
    "modern+final_table.double_bust=false,final_table.size=10,places.same_hand=shared",
    "modern+balancing.mover=by-position,balancing.source_procedure=break-order,balancing.target=last-opened",
    "modern+levels.trigger=clock-zero",
    "modern+hand_for_hand.seconds_per_hand=900,hand_for_hand.share_from=next-hand",
)


BOUNTIES = (
    None,
    BountyTerms(kind="fixed", amount=100),
    BountyTerms(kind="progressive", amount=101, at_once=3_333, odd_unit="head"),
    BountyTerms(kind="mystery", amount=99, envelopes=((1, 40), (2, 10), (1, 5))),
    BountyTerms(kind="mystery", amount=7, stage="final-table"),
)


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
        )
        self.begin(announced, rules, seed, entries)

    def begin(self, config: EventConfig, rules: str, seed: bytes, entries: int) -> None:
        """The event has started with so many players."""
        self.config = config
        self.now = 0
        self.removed = 0
        self.last_big_blinds: dict[int, tuple[int, dict[int, str]]] = {}
        self.tournament, opened = Tournament.create(self.config, edition(rules))
        self.events: list[TournamentEvent] = []
        self.keep(opened)
        for number in range(entries):
            self.keep(self.tournament.register(f"p{number}", None, 0))
        self.keep(self.tournament.start(seed, 0, seed[::-1]))

    @property
    def state(self) -> Any:
        return self.tournament.state

    def keep(self, outcome: Outcome) -> None:
        assert not isinstance(outcome, Refusal), outcome
        self.events.extend(outcome)
        for event in outcome:
            if isinstance(event, HandDealt):
                self.check_order(event)

    def check_order(self, dealt: HandDealt) -> None:
        """Nobody who sat at the table is jumped over by the big blind (under the dead button)."""
        order = dealt.order
        seats = self.state.tables[order.table].players
        assert {seats[seat] for seat in order.seats} == set(order.seats.values())
        assert set(order.seats) | set(order.waiting) == set(seats)
        assert_posts_are_blinds_and_antes(order)
        before = self.last_big_blinds.get(order.table)
        dead = self.state.rules.choice("button.policy") == "dead"
        if before is not None and dead and self.state.final_table != order.table:
            last, there = before
            stayed = {seat for seat, player in there.items() if seats.get(seat) == player}
            width = (order.big_blind_seat - last) % 10
            assert width
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
            self.keep(self.tournament.move(player, table.number, seat, "why", self.now))

    @precondition(lambda self: self.state.phase == "running" and self.removed < 8)
    @rule(data=st.data())
    def the_director_removes_somebody(self, data: st.DataObject) -> None:
        if free := self.nobody_removed():
            self.removed += 1
            player = data.draw(st.sampled_from(free))
            self.keep(self.tournament.remove(player, "why", self.now))

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
        player = out[0] if again and out else f"p{len(state.entrants)}"
        may = state.late_open and not state.ending and state.entries < self.config.seats
        may = may and state.entered.get(player, 0) <= self.config.re_entries
        entered = self.tournament.register(player, None, self.now)
        if may:
            self.keep(entered)
            assert player in state.seats
        else:
            assert isinstance(entered, Refusal)

    @precondition(lambda self: self.state.phase == "running" and self.config.rebuys)
    @rule(data=st.data(), out=st.booleans())
    def somebody_buys_chips_again(self, data: st.DataObject, out: bool) -> None:
        state = self.state
        players = sorted(state.results if out and state.results else state.stacks)
        bought = self.tournament.rebuy(data.draw(st.sampled_from(players)), self.now)
        if not isinstance(bought, Refusal):
            self.keep(bought)

    @precondition(lambda self: self.state.phase == "running")
    @rule(data=st.data())
    def the_director_colours_up(self, data: st.DataObject) -> None:
        if chips := self.tournament.chips_to_color_up():
            into = data.draw(st.sampled_from(chips))
            self.keep(self.tournament.color_up(into, "why", self.now))

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
        """Any difference too wide is explained by a hand that the giving table is still playing."""
        counts = {table.number: len(table.players) for table in self.state.standing_tables}
        if self.state.phase != "running" or len(counts) < 2 or self.state.orders:
            return
        if self.state.in_round:
            return
        if is_final_due(self.state):
            assert self.state.hands
        elif (due := next_to_break(self.state)) is not None:
            assert due.hand is not None
        elif max(counts.values()) - min(counts.values()) >= gap_allowed(
            self.state.rules, len(counts)
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


def assert_posts_are_blinds_and_antes(order: HandOrder) -> None:
    """A tournament's hand begins with each blind once and the antes: nobody posts an entry, dead
    chips or a straddle, wherever he has come from (he takes over the place of his seat)."""
    posted = [
        one for one in hand_of(order, deck_for(order.game, bytes)).events if isinstance(one, Posted)
    ]
    blinds = [(one.kind, one.seat) for one in posted if one.kind != "ante"]
    expected = [("small-blind", order.small_blind_seat), ("big-blind", order.big_blind_seat)]
    assert set(blinds) <= set(expected)
    assert len(blinds) == len({seat for _, seat in blinds})


def assert_replay_is_live(tournament: Tournament, events: list[TournamentEvent]) -> None:
    written = msgspec.msgpack.encode(events)
    read = msgspec.msgpack.Decoder(list[TournamentEvent]).decode(written)
    again = Tournament.replay(read)
    assert snapshot(again) == snapshot(tournament)


def assert_results_are_whole(tournament: Tournament, events: list[TournamentEvent]) -> None:
    finished = events[-1]
    assert isinstance(finished, EventFinished)
    state = tournament.state
    assert {result.player for result in finished.results} == set(state.entrants)
    places = sorted(result.place for result in (*finished.results, *state.earlier))
    assert len(places) == state.entries
    assert sum(result.prize for result in finished.results) == state.pool
    shared = {
        bust.place: bust.shared
        for event in events
        if isinstance(event, PlayersBusted)
        for bust in event.busts
    }
    expected: list[int] = []
    while len(expected) < len(finished.results):
        place = len(expected) + 1
        expected += [place] * shared.get(place, 1)
    if not state.earlier:
        assert [result.place for result in finished.results] == expected


TestAnyEvent = AnyEvent.TestCase
TestAnyEvent.settings = settings(max_examples=25, stateful_step_count=60)


def play_out(entries: int, name: str, rules: str) -> tuple[Tournament, list[TournamentEvent]]:
    """A whole event in which, hand after hand, one player loses all he can to another."""
    config = msgspec.structs.replace(template(name), seats=entries)
    tournament, opened = Tournament.create(config, edition(rules))
    events: list[TournamentEvent] = []

    def keep(outcome: Outcome) -> None:
        assert not isinstance(outcome, Refusal)
        events.extend(outcome)

    keep(opened)
    for number in range(entries):
        keep(tournament.register(f"p{number}", None, 0))
    keep(tournament.start(b"a seed of 16 by.", 0))
    now = 0
    while tournament.state.phase == "running":
        now += 5_000
        keep(tournament.wake(now))
        for table in tournament.ready_tables(now):
            keep(tournament.next_hand(table, now))
        for order in list(tournament.state.hands.values()):
            stacks = dict(order.stacks)
            seats = sorted(stacks)
            loser, winner = (seats[(order.number + at) % len(seats)] for at in (0, 1))
            if order.number % 3 == 0 and stacks[loser] > stacks[winner]:
                loser, winner = winner, loser  # so that somebody goes out, and it ends
            lost = min(stacks[loser], stacks[winner])
            stacks[loser] -= lost
            stacks[winner] += lost
            keep(tournament.record(order.number, stacks, now))
    return tournament, events


@pytest.mark.parametrize("rules", EDITIONS)
def test_whole_events_of_every_edition(rules: str) -> None:
    for entries, name in ((27, "turbo-27"), (27, "sprint-27"), (36, "six-max"), (2, "heads-up")):
        tournament, events = play_out(entries, name, rules)
        assert_results_are_whole(tournament, events)
        assert_replay_is_live(tournament, events)


def test_a_thousand_players() -> None:
    tournament, events = play_out(1_000, "deep-1000", "modern")
    assert_results_are_whole(tournament, events)
    assert_replay_is_live(tournament, events)
    assert len(tournament.state.results) == 1_000
