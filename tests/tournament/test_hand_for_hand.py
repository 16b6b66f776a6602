"""Hand for hand: one hand at every table, shared places, time off the clock."""

from collections.abc import Mapping

import pytest
from event_play import MINUTE, SECOND, Play, of_kind

from ruleone.rulebook import Refusal
from ruleone.tournament import Break, Level, Structure, template
from ruleone.tournament.events import (
    BreakStarted,
    EventFinished,
    HandForHandAnnounced,
    HandForHandEnded,
    HandForHandPlayed,
    LevelStarted,
    PlayerMoved,
    PlayersBusted,
)

LEVELS = (Level(500, 1_000), Level(600, 1_200), Level(800, 1_600))
USUAL = template("turbo-27").structure
BY_TIME = Structure(LEVELS, level_ms=20 * MINUTE)


def near_the_money(
    left: int,
    players: int = 27,
    table_size: int = 9,
    structure: Structure = USUAL,
    options: Mapping[str, object] | None = None,
) -> Play:
    """An event with so many players left, and no hand in play."""
    play = Play(players, table_size, options=options, structure=structure)
    while len(play.state.stacks) > left:
        counts = play.counts()
        play.bust_some(max(counts, key=lambda table: (counts[table], table)), 1)
    return play


def two_tables(
    left: int = 12,
    structure: Structure = USUAL,
    options: Mapping[str, object] | None = None,
) -> Play:
    """So many players left at two tables, with no hand in play; three are paid."""
    play = near_the_money(left, structure=structure, options=options)
    assert len(play.state.tables) == 2
    return play


def announce(play: Play) -> tuple[object, ...]:
    """The director announces it."""
    return play.do(play.tournament.hand_for_hand("near the money", play.now))


@pytest.mark.rule("tda2019-RP-8A", "tda2024-RP-8A")
def test_from_the_announcement_on_all_tables_share_the_places_of_a_hand() -> None:
    """A hand is in play at each table when it is announced: who goes out in either shares."""
    play = two_tables()
    one, two = (play.deal(table) for table in sorted(play.counts()))
    (announced,) = announce(play)
    assert isinstance(announced, HandForHandAnnounced)
    assert announced.ends_at == 3
    first, last = sorted(one.seats)[1], sorted(two.seats)[1]
    assert of_kind(play.end(one, first), PlayersBusted) == []
    busted = of_kind(play.end(two, last), PlayersBusted)
    assert [(bust.place, bust.shared) for hand in busted for bust in hand.busts] == [(11, 2)] * 2
    assert {hand.citations[0].rule for hand in busted} == {"tda2024-RP-8A"}


@pytest.mark.rule("tda2019-RP-8A")
def test_or_only_from_the_hand_that_comes_next() -> None:
    play = two_tables(options={"hand_for_hand.share_from": "next-hand"})
    one, two = (play.deal(table) for table in sorted(play.counts()))
    announce(play)
    places = [
        bust.place
        for order in (one, two)
        for hand in of_kind(play.end(order, sorted(order.seats)[1]), PlayersBusted)
        for bust in hand.busts
    ]
    assert places == [12, 11]
    one, two = (play.deal(table) for table in sorted(play.counts()))
    assert of_kind(play.end(one, sorted(one.seats)[1]), PlayersBusted) == []
    busted = of_kind(play.end(two, sorted(two.seats)[1]), PlayersBusted)
    assert [bust.place for hand in busted for bust in hand.busts] == [9, 9]


@pytest.mark.rule("tda2019-RP-8A")
def test_the_prize_of_the_one_paid_place_is_shared_and_it_ends() -> None:
    """As the document has it: two places short of the money three go out, at two tables."""
    play = near_the_money(8, 18, table_size=4)
    paid = len(play.state.prizes)
    while len(play.state.stacks) > paid + 2:
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    assert len(play.state.tables) > 1
    announce(play)
    tables = sorted(play.counts())
    orders = [play.deal(table) for table in tables]
    counts = [2, 1] if len(orders[0].seats) > 2 else [1, 2]
    happened = [
        event
        for order, count in zip(orders, counts, strict=True)
        for event in play.end(order, *sorted(order.seats)[1 : count + 1])
    ]
    busts = [bust for hand in of_kind(happened, PlayersBusted) for bust in hand.busts]
    prize = play.state.prizes[-1]
    assert [(bust.place, bust.shared) for bust in busts] == [(paid, 3)] * 3
    assert sum(bust.prize for bust in busts) == prize
    (ended,) = of_kind(happened, HandForHandEnded)
    assert ended.why == "paid"


@pytest.mark.rule("tda2019-RP-8A", "tda2024-RP-8A")
def test_nobody_begins_another_hand_until_all_have_finished_theirs() -> None:
    play = two_tables()
    one, two = sorted(play.counts())
    order = play.deal(one)
    announce(play)
    assert play.tournament.ready_tables(play.now) == ()
    refused = play.tournament.next_hand(two, play.now)
    assert isinstance(refused, Refusal)
    assert refused.code == "hand-for-hand-waits"
    assert refused.citation is not None
    assert refused.citation.rule == "tda2024-RP-8A"
    play.end(order)
    assert play.tournament.ready_tables(play.now) == (one, two)
    hand = play.deal(one)
    assert hand.hand_for_hand
    play.end(hand)
    assert play.tournament.ready_tables(play.now) == (two,)
    play.end(play.deal(two))
    assert play.tournament.ready_tables(play.now) == (one, two)


def test_nobody_moves_before_all_have_finished_their_hand() -> None:
    play = two_tables(12)
    announce(play)
    one, two = (play.deal(table) for table in sorted(play.counts()))
    away = sorted(one.seats)[1:3]
    assert of_kind(play.end(one, *away), PlayerMoved) == []
    mover = next(iter(two.seats.values()))
    seat = play.state.open_seats(play.state.tables[one.table])[0]
    play.do(play.tournament.move(mover, one.table, seat, "why", play.now))
    assert play.state.seats[mover][0] == two.table
    moved = of_kind(play.end(two), PlayerMoved)
    assert mover in {move.player for move in moved}


@pytest.mark.rule("tda2019-RP-8B", "tda2019-RP-8C", "tda2024-RP-8B", "tda2024-RP-8C")
def test_every_hand_takes_the_same_time_off_the_clock() -> None:
    """17:30 at the announcement; the hand in play takes its two minutes too."""
    play = two_tables(structure=BY_TIME)
    tables = sorted(play.counts())
    orders = [play.deal(table) for table in tables]
    play.now = 20 * MINUTE - (17 * 60 + 30) * SECOND
    announce(play)
    shown = []
    for lasts in (10, 400, 3):
        play.now += lasts * SECOND
        for order in orders:
            happened = play.end(order)
        (played,) = of_kind(happened, HandForHandPlayed)
        assert [citation.rule for citation in played.citations] == [
            "tda2024-RP-8C", "tda2024-RP-8C", "tda2024-RP-8B",
        ]  # fmt: skip
        play.now += 45 * SECOND
        clock = play.tournament.clock(play.now)
        assert clock.by_rounds
        shown.append(clock.left_ms)
        orders = [play.deal(table) for table in tables]
    assert shown == [(15 * 60 + 30) * SECOND, (13 * 60 + 30) * SECOND, (11 * 60 + 30) * SECOND]
    assert play.tournament.due_ms(play.now) is None


@pytest.mark.rule("tda2019-RP-8B")
def test_how_much_is_the_editions() -> None:
    play = two_tables(structure=BY_TIME, options={"hand_for_hand.seconds_per_hand": 90})
    announce(play)
    for table in sorted(play.counts()):
        play.end(play.deal(table))
    assert play.tournament.clock(play.now).left_ms == 20 * MINUTE - 90 * SECOND


@pytest.mark.rule("tda2019-RP-8B", "tda2019-RP-8D", "tda2024-RP-8D")
def test_blinds_rise_as_the_time_that_hands_take_reaches_new_levels() -> None:
    """3:00 at the announcement: the second hand takes a minute of this level, one of the next."""
    play = two_tables(structure=BY_TIME)
    tables = sorted(play.counts())
    orders = [play.deal(table) for table in tables]
    play.now = 17 * MINUTE
    announce(play)
    found = []
    for _ in range(2):
        for order in orders:
            happened = play.end(order)
        play.now += MINUTE
        orders = [play.deal(table) for table in tables]
        found.append((play.tournament.clock(play.now).left_ms, orders[0].blinds))
    assert found == [(MINUTE, (500, 1_000)), (19 * MINUTE, (600, 1_200))]
    (level,) = of_kind(happened, LevelStarted)
    assert (level.why, level.citations[0].rule) == ("hand-for-hand", "tda2024-RP-8D")


@pytest.mark.rule("tda2019-RP-8D")
def test_a_break_lasts_as_long_as_it_lasts_and_keeps_what_was_taken_beyond_the_level() -> None:
    structure = Structure(LEVELS, level_ms=20 * MINUTE, breaks=(Break(1, 10 * MINUTE),))
    play = two_tables(structure=structure)
    tables = sorted(play.counts())
    play.now = 19 * MINUTE
    announce(play)
    for table in tables:
        happened = play.end(play.deal(table))
    assert of_kind(happened, BreakStarted)
    assert play.tournament.ready_tables(play.now) == ()
    play.now += 4 * MINUTE
    assert play.tournament.clock(play.now).left_ms == 6 * MINUTE
    play.now += 6 * MINUTE
    play.do(play.tournament.wake(play.now))
    assert play.tournament.clock(play.now + 5 * MINUTE).left_ms == 19 * MINUTE


def test_levels_by_hands_go_on_with_the_hands() -> None:
    play = two_tables(structure=Structure(LEVELS, level_hands=10))
    announce(play)
    level = play.state.clock.level
    for _ in range(20):
        for table in sorted(play.counts()):
            play.end(play.deal(table))
        if play.state.clock.level > level:
            break
    assert play.state.clock.level == level + 1


@pytest.mark.rule("tda2019-RP-8B")
def test_once_it_is_over_the_clock_runs_again() -> None:
    play = two_tables(structure=BY_TIME)
    play.now = 5 * MINUTE
    announce(play)
    play.now = 12 * MINUTE
    (ended,) = play.do(play.tournament.end_hand_for_hand("enough", play.now))
    assert isinstance(ended, HandForHandEnded)
    play.now = 13 * MINUTE
    assert play.tournament.clock(play.now).left_ms == 14 * MINUTE
    order = play.deal(min(play.counts()))
    assert not order.hand_for_hand


@pytest.mark.rule("tda2019-RP-8A")
def test_ended_by_the_director_in_mid_hand_those_who_are_out_have_their_place() -> None:
    play = two_tables()
    announce(play)
    one, two = (play.deal(table) for table in sorted(play.counts()))
    play.end(one, *sorted(one.seats)[1:3])
    ended = play.do(play.tournament.end_hand_for_hand("enough", play.now))
    places = [bust.place for hand in of_kind(ended, PlayersBusted) for bust in hand.busts]
    assert places == [11, 11]
    busted = of_kind(play.end(two, sorted(two.seats)[1]), PlayersBusted)
    assert [bust.place for hand in busted for bust in hand.busts] == [10]


def test_it_is_refused_where_it_makes_no_sense() -> None:
    play = two_tables()
    refused = [
        play.tournament.end_hand_for_hand("why", 0),
        play.tournament.hand_for_hand("x" * 999, 0),
    ]
    announce(play)
    refused.append(play.tournament.hand_for_hand("why", 0))
    refused.append(Play(6).tournament.hand_for_hand("why", 0))
    codes = [refusal.code for refusal in refused if isinstance(refusal, Refusal)]
    assert codes == [
        "hand-for-hand-off", "reason-too-long", "hand-for-hand-on", "hand-for-hand-one-table",
    ]  # fmt: skip


def test_an_event_may_announce_it_by_itself() -> None:
    play = Play(27, table_size=3, payouts="standard", hand_for_hand_within=2)
    while play.state.phase == "running":
        ready = play.tournament.ready_tables(0)
        orders = [play.deal(table) for table in ready]
        for order in orders[1:]:
            play.end(order)
        play.end(orders[0], max(orders[0].seats))
    (announced,) = of_kind(play.events, HandForHandAnnounced)
    assert announced.reason == ""
    before = [event for event in play.events if event.at_ms == 0][: play.events.index(announced)]
    out = sum(len(hand.busts) for hand in of_kind(before, PlayersBusted))
    assert 27 - out <= announced.ends_at + 2
    assert of_kind(play.events, HandForHandEnded)
    assert of_kind(play.events, EventFinished)
