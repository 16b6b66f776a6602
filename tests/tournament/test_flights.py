"""Flights and days: last hands, bags, the merge, the draw of the next day."""

from collections import Counter

import msgspec
import pytest
from event_play import MINUTE, Play, config, of_kind, snapshot

from ruleone.rulebook import Refusal, edition
from ruleone.sim.coming import Coming
from ruleone.sim.whole_event import Plain, WholeEvent
from ruleone.tournament import EventConfig, Tournament, TournamentEvent
from ruleone.tournament.entries import rebuy_purpose
from ruleone.tournament.events import (
    EntriesClosed,
    EventFinished,
    HandDealt,
    LevelStarted,
    SeatsDrawn,
)
from ruleone.tournament.events.days import (
    DayDrawn,
    DayEnded,
    FlightStarted,
    LastHandsAnnounced,
    LastHandsSealed,
    StacksLost,
)
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.levels import StartBreak
from ruleone.tournament.seeded_draw import draw_for, draw_seats
from ruleone.tournament.state.adding_up import chip_lines
from ruleone.tournament.terms.config import AddOnTerms, DayEnd, Days, Rebuys, SeveralStacks
from ruleone.tournament.terms.errors import BadEvent

SEED = bytes(range(32))
SECRET = bytes(range(32, 64))


def two_flights(several_stacks: SeveralStacks = "one", **more: object) -> Days:
    plain: dict[str, object] = {
        "ends": (DayEnd(level=4),),
        "flights": 2,
        "several_stacks": several_stacks,
        "last_hands": (1, 4),
    }
    return Days(**(plain | more))  # type: ignore[arg-type]


class TestWholeEvents:
    """House players who throw their chips in play every hand by the engine."""

    @pytest.mark.feature("days")
    @pytest.mark.parametrize("several", ["one", "best", "combined"])
    @pytest.mark.parametrize("late", [0, 2])
    def test_two_flights_bag_merge_and_day_two_is_played_out(
        self, several: SeveralStacks, late: int
    ) -> None:
        announced = config(
            60,
            days=two_flights(several),
            late_levels=late,
            re_entries=1 if late else 0,
        )
        kept: list[TournamentEvent] = []
        event = WholeEvent(
            announced,
            edition("modern"),
            7,
            Plain(),
            kept.extend,
            coming=Coming(late=0.2, again=0.5),
            people=40,
        )
        event.play()
        state = event.tournament.state
        (flight,) = of_kind(kept, FlightStarted)
        ends, (drawn,) = of_kind(kept, DayEnded), of_kind(kept, DayDrawn)
        assert [(end.day, end.flight) for end in ends] == [(1, 1), (1, 2)]
        bagged = sum(sum(end.bags.values()) for end in ends)
        assert sum(drawn.stacks.values()) + sum(drawn.given_up.values()) == bagged
        assert bagged == state.entries * announced.starting_stack
        assert several == "best" or not drawn.given_up
        persons = {player for end in ends for player in end.bags}
        assert drawn.stacks.keys() == persons
        seats = of_kind(kept, SeatsDrawn)[-1].seats
        assert seats.keys() == persons
        assert len(set(seats.values())) == len(persons)
        (*_, secret) = (
            bytes.fromhex(one.secret) for one in of_kind(kept, DrawMade) if one.purpose == "seats"
        )
        assert (
            draw_seats(
                secret,
                list(drawn.stacks),
                len({table for table, _ in seats.values()}),
                9,
            )
            == seats
        )
        assert state.phase == "over"
        places = Counter(one.place for one in (*state.results.values(), *state.earlier))
        assert min(places) == 1
        for place, sharing in places.items():
            assert place + sharing in places or place + sharing == sum(places.values()) + 1
        assert state.results.keys() == state.entrants.keys()
        assert sum(one.prize for one in state.results.values()) == state.pool
        assert state.pool == state.entries * announced.buy_in
        assert sum(chip_lines(state).values()) == state.chips_in_play
        assert len(flight.players) >= 20
        again = Tournament.replay(kept)
        assert snapshot(again) == snapshot(event.tournament)


def night_of(play: Play) -> Counter[str]:
    """Let all tables deal until the chips are bagged; how many hands each kind of event had."""
    dealt: Counter[str] = Counter()
    while play.state.phase == "running":
        for table in play.tournament.ready_tables(play.now):
            order = play.deal(table)
            dealt[str(order.table)] += 1
            play.end(order)
    return dealt


def flights(entries: int = 20, several: SeveralStacks = "one", **more: object) -> Play:
    days = two_flights(several, **more)
    return Play(entries, days=days, seats=60, late_levels=1, re_entries=1, house_players=None)


def next_flight(play: Play, players: list[str]) -> None:
    """The floor signs the bags, and these players play the next flight."""
    play.do(play.tournament.sign_bags((), play.now))
    for player in players:
        play.do(play.tournament.register(player, None, play.now))
    play.do(play.tournament.start_flight(SEED, play.now, SECRET))


def code(outcome: object) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


class TestTheEndOfADay:
    @pytest.mark.feature("days")
    def test_after_the_last_level_every_table_deals_as_many_hands_as_were_drawn(self) -> None:
        play = flights()
        while play.state.calendar.last_hands is None:
            play.now += 10 * MINUTE
            play.do(play.tournament.wake(play.now))
        (announced,) = of_kind(play.events, LastHandsAnnounced)
        (sealed,) = of_kind(play.events, LastHandsSealed)
        drawn = 1 + draw_for(bytes.fromhex(sealed.secret), "last-hands").below(4)
        assert (announced.hands, announced.least, announced.most) == (drawn, 1, 4)
        assert play.state.clock.level == 4
        assert play.tournament.due_ms(play.now) is None
        tables = len(play.state.tables)
        assert night_of(play) == {str(table): drawn for table in range(1, tables + 1)}
        assert play.state.phase == "night"
        assert play.state.stacks == {}

    def test_the_published_seeds_do_not_tell_how_many_they_will_be(self) -> None:
        """With the same seeds another secret draws another number."""
        numbers = set()
        for secret in range(12):
            play = flights(4)
            play.do(play.tournament.end_day(0, "night", play.now))
            play.do(play.tournament.sign_bags((), play.now))
            for player in ("q1", "q2"):
                play.do(play.tournament.register(player, None, play.now))
            play.do(play.tournament.start_flight(SEED, play.now, bytes([secret] * 32)))
            play.do(play.tournament.end_day(None, "night", play.now))
            numbers.add(of_kind(play.events, LastHandsAnnounced)[-1].hands)
        assert numbers == {1, 2, 3, 4}

    def test_every_flight_and_day_has_a_secret_of_its_own_with_its_seats(self) -> None:
        play = flights(4)
        assert len(play.state.calendar.lots) == 1
        play.do(play.tournament.end_day(0, "night", play.now))
        next_flight(play, ["q1", "q2"])
        play.do(play.tournament.end_day(0, "night", play.now))
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET[::-1]))
        lots = play.state.calendar.lots
        assert [(lot.day, lot.flight) for lot in lots] == [(1, 1), (1, 2), (2, 1)]
        assert [lot.secret for lot in lots[1:]] == [SECRET, SECRET[::-1]]
        assert [lot.announced is not None for lot in lots] == [True, True, False]

    def test_a_secret_that_is_too_short_starts_nothing(self) -> None:
        play = flights(4)
        play.do(play.tournament.end_day(0, "night", play.now))
        play.do(play.tournament.sign_bags((), play.now))
        assert code(play.tournament.draw_day(SEED, play.now)) == "seed-too-short"
        for player in ("q1", "q2"):
            play.do(play.tournament.register(player, None, play.now))
        refused = play.tournament.start_flight(SEED, play.now, bytes(15))
        assert isinstance(refused, Refusal)
        assert refused.parameters == {"needed": 16, "came": 15}

    def test_an_event_begun_before_secrets_were_sealed_draws_from_its_seed(self) -> None:
        play = flights(4)
        kept = [event for event in play.events if not isinstance(event, LastHandsSealed)]
        before = Tournament.replay(kept)
        assert before.state.seed is not None
        told = before.end_day(None, "night", play.now)
        assert not isinstance(told, Refusal)
        drawn = 1 + draw_for(before.state.seed, "last-hands").below(4)
        assert of_kind(told, LastHandsAnnounced)[0].hands == drawn
        assert snapshot(Tournament.replay([*kept, *told])) == snapshot(before)

    def test_a_hand_in_play_does_not_count_among_the_last_ones(self) -> None:
        play = flights()
        order = play.deal(1)
        play.do(play.tournament.end_day(2, "late", play.now))
        assert code(play.tournament.end_day(1, "later", play.now)) == "day-ending"
        assert code(play.tournament.register("p99", None, play.now)) == "entries-closed"
        play.end(order)
        dealt = night_of(play)
        assert set(dealt.values()) == {2}

    def test_last_hands_announced_in_a_break_are_dealt(self) -> None:
        """The clock has stopped, so the break would never be over."""
        play = Play(12, days=Days((DayEnd(level=9),)))
        play.do(play.tournament.order_clock(StartBreak(15 * MINUTE), "supper", play.now))
        assert play.tournament.ready_tables(play.now) == ()
        play.do(play.tournament.end_day(1, "late", play.now))
        assert play.tournament.ready_tables(play.now) == (1, 2)
        for table in (1, 2):
            play.end(play.deal(table))
        assert play.state.phase == "night"

    @pytest.mark.rule("tda2019-RP-8A")
    def test_hand_for_hand_nobody_waits_for_a_table_that_has_dealt_its_last(self) -> None:
        """The last hands are announced when one table has played its hand and the other has not:
        the first deals one hand more, alone."""
        play = Play(12, days=Days((DayEnd(level=9),)))
        play.do(play.tournament.hand_for_hand("near the money", play.now))
        play.end(play.deal(1))
        play.do(play.tournament.end_day(1, "late", play.now))
        play.end(play.deal(2))
        assert play.tournament.ready_tables(play.now) == (1,)
        play.end(play.deal(1))
        assert play.state.phase == "night"

    def test_a_day_ends_as_soon_as_so_few_are_left(self) -> None:
        play = Play(9, days=Days((DayEnd(players=5),)))
        play.bust(1, 2, 3)
        phases = [play.state.phase]
        play.bust(1, 4, 5)
        assert [*phases, play.state.phase] == ["running", "night"]
        assert len(play.state.calendar.bags) == 5

    def test_the_last_one_of_a_flight_has_not_won(self) -> None:
        play = flights(5)
        while play.state.phase == "running":
            play.bust_some(1, 1)
        assert len(play.state.prizes) > 1
        standings = [(one.place, one.prize) for one in play.state.results.values()]
        assert sorted(standings) == [(2, 0), (3, 0), (4, 0), (5, 0)]
        assert not of_kind(play.events, EventFinished)
        assert not of_kind(play.events, EntriesClosed)


class TestBags:
    def test_the_next_day_waits_for_the_floors_hand_on_every_bag(self) -> None:
        play = Play(6, days=Days((DayEnd(level=2),)))
        play.do(play.tournament.end_day(0, "night", play.now))
        assert code(play.tournament.draw_day(SEED, play.now, SECRET)) == "bags-unsigned"
        play.do(play.tournament.sign_bag("p1", play.now))
        assert code(play.tournament.sign_bag("p1", play.now)) == "bag-signed"
        play.do(play.tournament.sign_bags(("p1", "p2"), play.now))
        assert code(play.tournament.draw_day(SEED, play.now, SECRET)) == "bags-unsigned"
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET))
        assert code(play.tournament.draw_day(SEED, play.now, SECRET)) == "day-drawn"

    def test_a_bag_that_holds_another_number_is_put_right_by_name_and_signed_anew(self) -> None:
        play = Play(6, days=Days((DayEnd(level=2),)))
        play.do(play.tournament.end_day(0, "night", play.now))
        play.do(play.tournament.sign_bag("p1", play.now))
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.correct_chips("p1", "lost", -500, "one chip less", play.now))
        bag = play.state.calendar.bags["p1"][0]
        assert (bag.chips, bag.player, bag.floor) == (9_500, False, False)
        assert chip_lines(play.state)["lost"] == -500
        assert code(play.tournament.draw_day(SEED, play.now, SECRET)) == "bags-unsigned"
        play.do(play.tournament.sign_bags(("p1",), play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET))
        assert play.state.stacks["p1"] == 9_500
        assert sum(play.state.stacks.told().values()) == 59_500

    def test_nobody_signs_another_day(self) -> None:
        play = Play(6, days=Days((DayEnd(level=2),)))
        assert code(play.tournament.sign_bag("p1", play.now)) == "no-bag"
        assert code(play.tournament.sign_bags((), play.now)) == "day-not-over"
        assert code(play.tournament.start_day(play.now)) == "day-not-drawn"


class TestSeveralStacks:
    def test_who_has_bagged_one_enters_no_other_flight(self) -> None:
        play = flights()
        play.do(play.tournament.end_day(0, "night", play.now))
        assert code(play.tournament.register("p1", None, play.now)) == "stack-bagged"

    def test_who_went_out_enters_the_next_flight_and_is_placed_once(self) -> None:
        play = flights()
        out = play.state.tables[1].players[2]
        play.bust(1, 2)
        play.do(play.tournament.end_day(0, "night", play.now))
        next_flight(play, [out, "q1", "q2"])
        assert out in play.state.stacks
        assert out not in play.state.results
        # Twenty of flight A, of whom one is out, and three who play flight B.
        (before,) = play.state.earlier
        assert before.place == 20 + 3
        assert before.prize == 0

    def test_who_loses_a_second_stack_has_still_the_first(self) -> None:
        play = flights(several="best")
        play.do(play.tournament.end_day(0, "night", play.now))
        next_flight(play, ["p1", "p2", "q1"])
        order = play.deal(1)
        seat = next(seat for seat, player in order.seats.items() if player == "p1")
        play.end(order, seat)
        (lost,) = of_kind(play.events, StacksLost)
        assert lost.players == ("p1",)
        assert "p1" not in play.state.results
        assert "p1" in play.state.calendar.bags
        assert play.state.left == 20 + 1

    def test_who_loses_a_second_stack_may_buy_again_before_the_next_hand(self) -> None:
        """Rebuys are each flight's own: what lies in a bag does not play here, and helps nobody."""
        terms = Rebuys(chips=10_000, price=50, most=1, until_level=2)
        play = Play(20, days=two_flights("best"), seats=60, rebuys=terms, house_players=None)
        play.do(play.tournament.end_day(0, "night", play.now))
        next_flight(play, ["p1", "p2", "q1", "q2"])
        order = play.deal(1)
        seats = {player: seat for seat, player in order.seats.items()}
        assert code(play.tournament.rebuy("p3", play.now)) == "player-not-in-event"
        play.end(order, seats["p1"], seats["p2"])
        pool = play.state.pool
        play.do(play.tournament.rebuy("p1", play.now))
        assert play.state.stacks["p1"] == 10_000
        assert play.state.seats["p1"] == (1, seats["p1"])
        assert [bag.chips for bag in play.state.calendar.bags["p1"]] == [10_000]
        assert (play.state.pool, play.state.left) == (pool + 50, 22)
        assert sum(chip_lines(play.state).values()) == play.state.chips_in_play
        again = Tournament.replay(play.events)
        assert snapshot(again) == snapshot(play.tournament)
        play.end(play.deal(1))
        assert code(play.tournament.rebuy("p2", play.now)) == "rebuy-missed-hand"

    @pytest.mark.parametrize(("several", "goes_on"), [("best", 10_000), ("combined", 20_000)])
    def test_the_best_goes_on_or_all_of_them_together(
        self, several: SeveralStacks, goes_on: int
    ) -> None:
        play = flights(several=several)
        play.do(play.tournament.end_day(0, "night", play.now))
        next_flight(play, ["p1", "p2"])
        play.do(play.tournament.end_day(0, "night", play.now))
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET))
        assert play.state.stacks["p1"] == goes_on
        assert chip_lines(play.state).get("given-up", 0) == goes_on * 2 - 40_000
        assert play.state.chips_in_play == sum(chip_lines(play.state).values())


class TestTheNextDay:
    def test_the_clock_goes_on_with_the_minute_at_which_it_stopped(self) -> None:
        play = Play(6, days=Days((DayEnd(level=5),)))
        play.do(play.tournament.wake(3 * MINUTE))
        play.now += 4 * MINUTE
        play.do(play.tournament.end_day(0, "night", play.now))
        play.now += 600 * MINUTE
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET))
        assert play.tournament.ready_tables(play.now) == ()
        play.do(play.tournament.start_day(play.now))
        assert of_kind(play.events, LevelStarted)[-1].level == 2
        reading = play.tournament.clock(play.now)
        assert (reading.state, reading.level, reading.left_ms) == ("running", 2, 2 * MINUTE)
        play.now += MINUTE
        assert play.tournament.clock(play.now).left_ms == MINUTE
        assert play.tournament.ready_tables(play.now) == (1,)

    def test_of_two_flights_the_one_that_stopped_earliest_tells_the_level(self) -> None:
        play = flights()
        play.do(play.tournament.wake(3 * MINUTE))
        play.now += 4 * MINUTE
        play.do(play.tournament.end_day(0, "night", play.now))
        next_flight(play, ["q1", "q2"])
        play.now += MINUTE
        play.do(play.tournament.end_day(0, "night", play.now))
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET))
        (drawn,) = of_kind(play.events, DayDrawn)
        assert (drawn.stopped.level, drawn.stopped.left_ms) == (1, 2 * MINUTE)

    def test_a_flight_that_nobody_enters_is_dropped_with_the_draw(self) -> None:
        play = flights()
        play.do(play.tournament.end_day(0, "night", play.now))
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.register("q1", None, play.now))
        assert code(play.tournament.start_flight(SEED, play.now, SECRET)) == "too-few-entries"
        assert code(play.tournament.draw_day(SEED, play.now, SECRET)) == "flight-waits"
        play.do(play.tournament.unregister("q1", play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET))
        (closed,) = of_kind(play.events, EntriesClosed)
        assert closed.entries == 20
        assert play.state.entrants.keys() == {f"p{number}" for number in range(1, 21)}

    def test_a_second_day_may_end_too(self) -> None:
        play = Play(9, days=Days((DayEnd(level=2), DayEnd(players=4))))
        play.do(play.tournament.end_day(0, "night", play.now))
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET))
        play.do(play.tournament.start_day(play.now))
        play.bust_some(1, 5)
        assert play.state.phase == "night"
        assert (play.state.calendar.day, len(play.state.calendar.bags)) == (2, 4)
        again = Tournament.replay(play.events)
        assert snapshot(again) == snapshot(play.tournament)

    def test_the_hands_go_on_counting(self) -> None:
        play = Play(9, days=Days((DayEnd(level=2),)))
        play.bust_some(1, 1)
        play.do(play.tournament.end_day(0, "night", play.now))
        play.do(play.tournament.sign_bags((), play.now))
        play.do(play.tournament.draw_day(SEED, play.now, SECRET))
        play.do(play.tournament.start_day(play.now))
        play.bust_some(1, 1)
        assert [dealt.order.number for dealt in of_kind(play.events, HandDealt)] == [1, 2]


@pytest.mark.rows(
    ("days", "told"),
    [
        (Days(()), "days from 2 to 14, got 1"),
        (Days((DayEnd(),)), "day_end.level from 1 to .*, got 0"),
        (Days((DayEnd(level=3), DayEnd(level=2))), "day_end.level from 4 to .*, got 2"),
        (Days((DayEnd(level=2),), flights=40), "flights from 1 to 26, got 40"),
        (Days((DayEnd(level=2),), last_hands=(3, 2)), "last_hands.most from 3 to 20, got 2"),
        (Days((DayEnd(players=1),)), "day_end.players from 2 to 60, got 1"),
    ],
)
def test_days_that_cannot_be_played_are_refused(days: Days, told: str) -> None:
    announced: EventConfig = msgspec.structs.replace(config(60), days=days)
    with pytest.raises(BadEvent, match=told):
        Tournament.create(announced, edition("modern"))


@pytest.mark.rule("house-25.1", "house-25.2")
def test_each_flight_has_its_own_rebuys_and_add_ons() -> None:
    """Who is out buys again before the next hand of his table, as often in each flight; all of it
    is in the one pool, and who went out in the flight before keeps his place behind everybody."""
    play = Play(
        20,
        days=two_flights(),
        seats=60,
        house_players=None,
        rebuys=Rebuys(chips=10_000, price=50, most=1, until_level=1),
        add_on=AddOnTerms(chips=5_000, price=25, level=1),
    )
    first = play.state.tables[1].players[2]
    play.bust(1, 2)
    play.do(play.tournament.rebuy(first, play.now))
    play.do(play.tournament.add_on(first, play.now))
    assert play.state.stacks[first] == 15_000
    assert code(play.tournament.rebuy(first, play.now)) == "rebuys-used"
    gone = play.state.tables[2].players[3]
    play.bust(2, 3)
    play.do(play.tournament.end_day(0, "night", play.now))
    next_flight(play, [f"q{number}" for number in range(10)])
    behind = play.state.results[gone].place
    assert behind == play.state.left + 1
    second = play.state.tables[1].players[1]
    play.bust(1, 1)
    play.do(play.tournament.rebuy(second, play.now))
    play.do(play.tournament.add_on(second, play.now))
    assert play.state.stacks[second] == 15_000
    assert play.state.rebought == {first: 1, second: 1}, "all of the event are told"
    assert play.state.added_on == {first: 1, second: 1}
    assert play.state.calendar.rebought == {second: 1}, "as often in each flight"
    assert rebuy_purpose(play.state) == "rebuy/3"
    assert play.state.results[gone].place == behind
    assert play.state.paid_in == play.state.pool == 30 * play.config.buy_in + 2 * (50 + 25)
    assert sum(chip_lines(play.state).values()) == play.state.chips_in_play


def test_a_day_ends_after_a_hand_and_not_with_its_deal() -> None:
    """So few have come that the day could end at once: their first hand is played all the same."""
    play = Play(6, days=Days((DayEnd(level=4, players=6),)), seats=60, house_players=None)
    order = play.deal(1)
    assert not of_kind(play.events, LastHandsAnnounced)
    play.end(order)
    assert of_kind(play.events, LastHandsAnnounced)
