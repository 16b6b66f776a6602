"""All seats drawn anew by the director's word: when, how, and that anyone draws them again."""

import msgspec
import pytest
from event_checks import assert_draws_come_out_again, assert_replay_is_live
from event_play import Play, of_kind

from ruleone.draw_audit import Audit
from ruleone.rulebook import Refusal
from ruleone.tournament import Tournament
from ruleone.tournament.events import FinalTableFormed, PlayerMoved, TableBroken
from ruleone.tournament.events.days import DayEnded
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.seating import RedrawLapsed, RedrawOrdered, SeatsRedrawn
from ruleone.tournament.news import news
from ruleone.tournament.seeded_draw import draw_button, draw_seats
from ruleone.tournament.terms.config import DayEnd, Days
from ruleone.tournament.tournament import Outcome
from ruleone.tournament.undo.acts import Act


def refused(outcome: Outcome) -> Refusal:
    assert isinstance(outcome, Refusal), outcome
    return outcome


def redraw(play: Play) -> SeatsRedrawn:
    (drawn,) = of_kind(play.do(play.tournament.redraw("as announced", play.now)), SeatsRedrawn)
    return drawn


def days_of(end: DayEnd) -> Play:
    return Play(24, sealed=True, days=Days((end,)))


@pytest.mark.rule("house-1", "house-6.1")
def test_where_the_day_ends_in_the_hands_in_play_the_draw_of_the_next_one_is_the_redraw() -> None:
    announced, by_players = days_of(DayEnd(level=9)), days_of(DayEnd(players=23))
    for play in (announced, by_players):
        order = play.deal(1)
        play.do(play.tournament.redraw("as announced", play.now))
        if play is announced:
            play.do(play.tournament.end_day(0, "late", play.now))
            happened = play.end(order)
        else:
            happened = play.end(order, max(order.seats))
        assert not of_kind(happened, SeatsRedrawn)
        assert of_kind(happened, DayEnded)
        assert play.state.redraw is None
        assert_replay_is_live(play.tournament, play.events)


@pytest.mark.rule("house-1", "house-6.1")
def test_before_the_last_hands_of_a_day_all_draw_as_ordered() -> None:
    play = days_of(DayEnd(level=9))
    order = play.deal(1)
    play.do(play.tournament.redraw("as announced", play.now))
    play.do(play.tournament.end_day(1, "late", play.now))
    assert of_kind(play.end(order), SeatsRedrawn)
    assert len(play.tournament.ready_tables(play.now)) == 3


@pytest.mark.rule("house-1", "house-6.1")
def test_in_the_last_hands_it_comes_where_tables_that_were_halted_deal_on() -> None:
    """They stood still until the hand after which a table breaks and they have players again."""
    play = Play(30, 6, rules="tda2011", days=Days((DayEnd(level=4),)), hand_for_hand_within=0)
    hands = {table: play.deal(table) for table in play.state.tables}
    first = hands.pop(play.state.break_order[0])
    play.do(play.tournament.redraw("as announced", play.now))
    for hand in hands.values():
        play.end(hand, *sorted(hand.seats)[1:4])
    play.do(play.tournament.end_day(2, "late", play.now))
    happened = play.end(first)
    assert of_kind(happened, TableBroken)
    assert of_kind(happened, SeatsRedrawn)
    assert play.tournament.ready_tables(play.now) == tuple(sorted(play.state.tables))


@pytest.mark.feature("redraw")
@pytest.mark.rule("house-1", "house-6.1", "tda2011-1", "tda2024-7.1", "tda2024-1")
def test_between_hands_all_draw_at_once_and_the_tables_stay() -> None:
    play = Play(24, sealed=True)
    before, order = dict(play.state.seats), play.state.break_order
    stacks = dict(play.state.stacks)
    drawn = redraw(play)
    told = play.events[play.events.index(drawn) - 1]
    assert isinstance(told, DrawMade)
    assert told.purpose == "redraw/1"
    secret = bytes.fromhex(told.secret)
    players = [f"p{number}" for number in range(1, 25)]
    assert drawn.seats == draw_seats(secret, players, 3, 9, purpose="redraw/1")
    assert play.state.seats == drawn.seats != before
    for draw in drawn.buttons:
        taken = sorted(seat for table, seat in drawn.seats.values() if table == draw.table)
        purpose = f"redraw/1/{draw.table}"
        assert draw == draw_button(secret, purpose, draw.table, taken, play.rules)
        assert play.state.tables[draw.table].drawn == draw.button
    assert (play.state.break_order, play.state.stacks) == (order, stacks)
    assert set(play.counts().values()) == {8}
    assert [citation.rule for citation in drawn.citations][:2] == ["tda2024-1", "tda2024-7.1"]
    assert_draws_come_out_again(play.events)
    assert_replay_is_live(play.tournament, play.events)


def test_where_tables_have_gone_the_others_keep_their_numbers() -> None:
    play = Play(27, sealed=True)
    gone = play.state.break_order[0]
    for table in [one for one in play.state.tables if one != gone]:
        play.bust_some(table, 4)
    while not of_kind(play.events, TableBroken):
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    drawn = redraw(play)
    assert {table for table, _ in drawn.seats.values()} == set(play.state.tables)
    assert gone not in play.state.tables
    assert max(play.counts().values()) - min(play.counts().values()) <= 1
    assert_draws_come_out_again(play.events)


def test_in_a_hand_it_waits_and_no_other_hand_begins() -> None:
    play = Play(18, sealed=True)
    first, second = play.deal(1), play.deal(2)
    (ordered,) = play.do(play.tournament.redraw("as announced", 0))
    assert isinstance(ordered, RedrawOrdered)
    assert [line.code for line in news(ordered, play.state, str)] == ["redraw-ordered"]
    assert not of_kind(play.end(first), SeatsRedrawn)
    assert refused(play.tournament.next_hand(1, 0)).code == "redraw-first"
    assert play.tournament.ready_tables(0) == ()
    assert refused(play.tournament.redraw("again", 0)).code == "redraw-waits"
    ended = play.end(second)
    (drawn,) = of_kind(ended, SeatsRedrawn)
    assert len(drawn.seats) == 18
    assert play.tournament.ready_tables(0) == (1, 2)
    assert refused(play.tournament.undo_hand(2, second.number, "so", 0)).code == (
        "hand-stands-redraw"
    )


@pytest.mark.feature("redraw")
@pytest.mark.rule("house-8", "tda2011-6", "tda2024-9")
def test_who_is_pinned_keeps_his_number_and_the_draw_says_so() -> None:
    play = Play(24, sealed=True)
    player = play.state.tables[1].players[7]
    play.do(play.tournament.pin(player, True, "a wheelchair", 0))
    drawn = redraw(play)
    assert drawn.seats[player][1] == 7
    assert drawn.kept == (player,)
    assert drawn.citations[-1].rule == "tda2024-9"
    lines = [line for line in news(drawn, play.state, str) if line.code == "seat-kept"]
    assert [(line.player, line.parameters["seat"]) for line in lines] == [(player, 7)]
    assert_draws_come_out_again(play.events)


def test_another_redraw_comes_from_another_secret() -> None:
    for sealed in (True, False):
        play = Play(18, sealed=sealed)
        one, two = redraw(play), redraw(play)
        assert (one.number, two.number) == (1, 2)
        assert one.seats != two.seats
        told = [made.secret for made in of_kind(play.events, DrawMade)]
        assert len(set(told)) == len(told) == 3 * sealed


def test_seats_that_do_not_come_out_again_are_found() -> None:
    play = Play(18, sealed=True)
    drawn = redraw(play)
    seats = dict(drawn.seats)
    seats["p1"], seats["p2"] = seats["p2"], seats["p1"]
    wrong = msgspec.structs.replace(drawn, seats=seats)
    again, audit = Tournament.replay(play.events[:1]), Audit()
    found = []
    for event in (*play.events[1 : play.events.index(drawn)], wrong):
        if audit.finds_wrong(again.state, event):
            found.append(event)
        again.apply(event)
    assert found == [wrong]


@pytest.mark.rule("house-6.1")
def test_it_is_refused_where_something_else_was_promised() -> None:
    play = Play(27)
    assert refused(play.tournament.redraw("x" * 999, 0)).code == "reason-too-long"
    play.do(play.tournament.hand_for_hand("near the money", 0))
    assert refused(play.tournament.redraw("so", 0)).code == "redraw-hand-for-hand"
    play.do(play.tournament.end_hand_for_hand("enough", 0))
    order = play.deal(1)
    play.do(play.tournament.finish("the venue closes", 0))
    assert refused(play.tournament.redraw("so", 0)).code == "event-ending"
    play.end(order)
    assert refused(play.tournament.redraw("so", 0)).code == "event-over"
    ends = Play(18, days=Days((DayEnd(level=3),)))
    ends.do(ends.tournament.end_day(2, "late", 0))
    assert refused(ends.tournament.redraw("so", 0)).code == "day-ending"
    last = Play(10)
    last.bust_some(next(iter(last.state.tables)), 2)
    two = Play(2)
    stands = refused(two.tournament.redraw("so", 0))
    assert (stands.code, stands.citation and stands.citation.rule) == (
        "redraw-final-table", "house-6.1",
    )  # fmt: skip


def test_the_final_table_that_comes_first_is_the_redraw() -> None:
    play = Play(11, 6, sealed=True)
    assert len(play.state.tables) == 2
    while len(play.state.stacks) > 8:
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    order = play.deal(max(play.tournament.ready_tables(0)))
    play.do(play.tournament.redraw("so", 0))
    happened = play.end(order, *sorted(order.seats)[1:])
    assert of_kind(happened, FinalTableFormed)
    assert not of_kind(happened, SeatsRedrawn)
    assert play.state.redraw is None
    assert refused(play.tournament.redraw("so", 0)).code == "redraw-final-table"


def test_one_that_waits_is_taken_back_and_one_that_is_drawn_stands() -> None:
    play = Play(18)
    order = play.deal(1)
    (ordered,) = play.do(play.tournament.redraw("so", 0))
    act = Act((ordered,), None, True, frozenset(), frozenset())
    (lapsed,) = play.do(play.tournament.undo(act, "by mistake", 0))
    assert isinstance(lapsed, RedrawLapsed)
    assert play.tournament.ready_tables(0) == (2,)
    assert not of_kind(play.end(order), SeatsRedrawn)
    ordered, _, *_ = play.do(play.tournament.redraw("so", 0))
    act = Act((ordered,), None, True, frozenset(), frozenset())
    assert refused(play.tournament.undo(act, "so", 0)).code == "act-final-seats"


def test_nobody_is_moved_after_it_and_play_goes_on() -> None:
    play = Play(25)
    redraw(play)
    assert not of_kind(play.events, PlayerMoved)
    for table in sorted(play.state.tables):
        play.end(play.deal(table))
    assert sorted(play.counts().values()) == [8, 8, 9]


def late(players: int) -> Play:
    """Ten begin at one table of ten, the others come late to tables of eight."""
    play = Play(10, 8, "tda2011", sealed=True, seats=40, late_levels=3)
    for number in range(11, players + 1):
        play.do(play.tournament.register(f"p{number}", None, 0))
    return play


@pytest.mark.rule("house-6.1", "tda2011-5.1")
def test_tables_of_different_sizes_are_filled_as_far_as_each_has_seats() -> None:
    play = late(17)
    assert play.counts() in ({1: 10, 2: 7}, {1: 9, 2: 8})
    redraw(play)
    assert play.counts() == {1: 9, 2: 8}
    assert_draws_come_out_again(play.events)
    assert_replay_is_live(play.tournament, play.events)


@pytest.mark.rule("house-6.1", "tda2011-5.1")
def test_a_redraw_with_too_few_seats_is_refused_and_one_that_waits_lapses() -> None:
    play = late(18)
    told = refused(play.tournament.redraw("as announced", play.now))
    assert (told.code, told.parameters["each"], told.parameters["seats"]) == (
        "redraw-too-few-seats", 9, 8,
    )  # fmt: skip
    waits = late(17)
    order = waits.deal(1)
    ordered, *_ = waits.do(waits.tournament.redraw("as announced", waits.now))
    waits.do(waits.tournament.register("p18", None, 0))
    happened = waits.end(order)
    (lapsed,) = of_kind(happened, RedrawLapsed)
    assert [line.code for line in news(lapsed, waits.state, str)] == ["redraw-lapsed-seats"]
    act = Act((ordered,), lapsed, True, frozenset(), frozenset())
    assert refused(waits.tournament.undo(act, "so", waits.now)).code == "act-not-so"
    assert not of_kind(happened, SeatsRedrawn)
    assert waits.state.redraw is None
    assert_replay_is_live(waits.tournament, waits.events)
