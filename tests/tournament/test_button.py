"""Button and blinds from hand to hand."""

import pytest
from event_play import Play, of_kind
from hypothesis import given
from hypothesis import strategies as st

from ruleone.dealing.events import Posted
from ruleone.rulebook import Edition, edition
from ruleone.tournament.button import Lineup, Positions, lineup
from ruleone.tournament.events import HandDealt, HeadsUpBegan
from ruleone.tournament.hands.choosing import deck_for, hand_of

MODERN = edition("modern")
HOUSE = edition("house")
MOVING = MODERN.with_options({"button.policy": "moving"})
REPEATS = MODERN.with_options({"heads_up.no_repeated_big_blind": False})


def placed(found: Lineup | None) -> tuple[int, int, int]:
    assert found is not None
    at = found.positions
    return at.button, at.small_blind, at.big_blind


@pytest.mark.feature("dead-button")
@pytest.mark.rule("house-30", "tda2011-29", "tda2024-32")
def test_both_blinds_bust_and_the_button_is_dead() -> None:
    play = Play(6, 6, button=1)
    order = play.deal()
    assert (order.button, order.small_blind_seat, order.big_blind_seat) == (1, 2, 3)
    play.end(order, 2, 3)
    after = play.deal()
    assert (after.button, after.small_blind_seat, after.big_blind_seat) == (2, None, 4)
    cited = of_kind(play.events, HandDealt)[-1].citations
    assert "tda2024-32" in [citation.rule for citation in cited]


@pytest.mark.rule("holdem-button-move", "house-30")
def test_a_moving_button_skips_who_is_gone() -> None:
    """The same hand under the other policy: button and blinds all go to players."""
    play = Play(6, 6, options={"button.policy": "moving"}, button=1)
    play.bust(1, 2, 3)
    after = play.deal()
    assert (after.button, after.small_blind_seat, after.big_blind_seat) == (4, 5, 6)
    assert placed(lineup([1, 3, 4, 5], Positions(1, 2, 3), 1, MOVING)) == (3, 4, 5)


@pytest.mark.rule("house-9.2", "holdem-button-move")
@pytest.mark.rows(
    ("seats", "expected", "waiting"),
    [
        ([1, 2, 3, 4, 5], (2, 4, 5), (3,)),  # between small and big blind: the button has to pass
        ([1, 3, 4, 5], (4, 5, 1), ()),  # the small blind is gone, so it has passed
        ([1, 2, 3, 5], (2, 5, 1), (3,)),
        ([1, 2, 3, 4], (2, 4, 1), (3,)),
        ([2, 3, 5], (2, 2, 5), (3,)),  # the two others play heads-up
        ([2, 3], (3, 3, 2), ()),
    ],
)
def test_the_moving_button_passes_who_has_come_before_it_goes_to_him(
    seats: list[int], expected: tuple[int, int, int], waiting: tuple[int, ...]
) -> None:
    """Seat 3 has come since the hand with the blinds in seats 2 and 4."""
    found = lineup(seats, Positions(1, 2, 4), 1, MOVING)
    assert found is not None
    assert (placed(found), found.waiting) == (expected, waiting)


@pytest.mark.rule("holdem-button-move")
@pytest.mark.rows(
    ("seats", "before", "expected"),
    [([1, 3, 4], Positions(1, 2, 5), (3, 4, 1)), ([1, 2, 3], Positions(1, 1, 5), (2, 3, 1))],
)
def test_the_moving_button_does_not_stay_where_all_others_are_new(
    seats: list[int], before: Positions, expected: tuple[int, int, int]
) -> None:
    found = lineup(seats, before, 1, MOVING)
    assert found is not None
    assert (placed(found), found.waiting) == (expected, ())


@pytest.mark.rule("house-9.2", "holdem-button-move")
def test_by_the_moving_button_a_late_entry_brings_nobody_the_big_blind_again() -> None:
    play = Play(4, 6, rules="holdem", late_levels=3, seats=20, button=3)
    order = play.deal()
    assert (order.button, order.small_blind_seat, order.big_blind_seat) == (3, 4, 1)
    play.end(order)
    play.do(play.tournament.register("late", None, 0))
    assert play.state.seats["late"] == (1, 5), "between the blinds"
    order = play.deal()
    assert (order.button, order.small_blind_seat, order.big_blind_seat) == (4, 1, 2)
    assert order.waiting == (5,)
    cited = of_kind(play.events, HandDealt)[-1].citations
    assert "house-9.2" in [citation.rule for citation in cited]
    play.end(order)
    assert play.deal().seats[5] == "late"


@pytest.mark.rule("house-30", "tda2011-29")
@pytest.mark.rows(
    ("gone", "expected", "posts"),
    [
        ([], (2, 3, 4), 3),
        ([2], (2, 3, 4), 3),  # dead button
        ([3], (2, 3, 4), None),  # dead small blind
        ([4], (2, 3, 5), 3),  # the big blind goes on to the next player
        ([1, 6], (2, 3, 4), 3),
    ],
)
def test_dead_button(gone: list[int], expected: tuple[int, int, int], posts: int | None) -> None:
    found = lineup({1, 2, 3, 4, 5, 6} - set(gone), Positions(1, 2, 3), 1, HOUSE)
    assert placed(found) == expected
    assert found is not None
    assert found.small_blind_seat == posts


@pytest.mark.rule("house-9.2", "tda2011-7")
def test_arrivals_take_blinds_and_button_but_not_the_gap() -> None:
    """Next positions are button 2, small blind 5, big blind 6: seat 3 lies in the gap."""
    found = lineup([1, 2, 3, 5, 6, 8], Positions(1, 2, 5), 1, HOUSE)
    assert placed(found) == (2, 5, 6)
    assert found is not None
    assert found.dealt_in == (1, 2, 5, 6, 8)
    assert found.waiting == (3,)


@pytest.mark.rule("house-9.2", "tda2011-7", "house-7.2")
def test_who_waits_is_dealt_in_when_the_button_has_passed() -> None:
    """Button 3, small blind 5, big blind 6; a player comes to seat 4."""
    seats = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    found = lineup(seats, Positions(2, 3, 5), 1, HOUSE)
    assert found is not None
    assert placed(found) == (3, 5, 6)
    assert found.waiting == (4,)
    after = lineup(seats, found.positions, 1, HOUSE)
    assert placed(after) == (5, 6, 7)
    assert after is not None
    assert after.waiting == ()


@pytest.mark.feature("one-seat-pool")
@pytest.mark.rule("house-9.2", "tda2024-10A")
def test_a_moved_player_waits_in_the_gap_in_a_real_event() -> None:
    """Seat 4 empties between small blind and big blind, so it is the gap of the hand after."""
    play = Play(20, 9, button=1)
    play.bust(1, 4)
    order = play.deal(1)
    assert (order.button, order.small_blind_seat, order.big_blind_seat) == (2, 3, 5)
    play.end(order)
    moved = play.state.tables[2].players[7]
    play.do(play.tournament.move(moved, 1, 4, "to fill the table", 0))
    order = play.deal(1)
    assert (order.button, order.small_blind_seat, order.waiting) == (3, 5, (4,))
    assert 4 not in order.seats
    cited = of_kind(play.events, HandDealt)[-1].citations
    assert "tda2024-10A" in [citation.rule for citation in cited]
    play.end(order)
    assert play.deal(1).seats[4] == moved


@pytest.mark.rule("house-9.2", "tda2011-7")
@pytest.mark.rows(("gone", "posts"), [(3, ["small-blind"]), (4, ["big-blind"]), (6, [])])
def test_a_moved_player_posts_what_his_seat_owes_and_no_entry(gone: int, posts: list[str]) -> None:
    """The next hand has its blinds in seats 3 and 4; whoever comes to a seat posts only its own."""
    play = Play(20, 9, button=1)
    order = play.deal(1)
    moved = play.state.tables[2].players[7]
    assert (order.button, order.small_blind_seat, order.big_blind_seat) == (1, 2, 3)
    play.end(order)
    play.do(play.tournament.remove(order.seats[gone], "left", 0))
    play.do(play.tournament.move(moved, 1, gone, "to fill the table", 0))
    order = play.deal(1)
    assert order.seats[gone] == moved
    posted = [
        one for one in hand_of(order, deck_for(order.game, bytes)).events if isinstance(one, Posted)
    ]
    assert [(one.seat, one.kind) for one in posted] == [(3, "small-blind"), (4, "big-blind")]
    assert [one.kind for one in posted if one.seat == gone] == posts


@pytest.mark.feature("dead-button")
@pytest.mark.rule("house-32.2", "tda2011-31.2", "tda2024-34B.2")
@pytest.mark.rows(("bust", "button", "big_blind"), [(1, 3, 2), (2, 3, 1), (3, 2, 1)])
def test_three_to_two_never_repeats_the_big_blind(bust: int, button: int, big_blind: int) -> None:
    play = Play(3, 9, button=1)
    events = play.bust(1, bust)
    (began,) = of_kind(events, HeadsUpBegan)
    assert [citation.rule for citation in began.citations] == ["tda2024-34B.2", "tda2024-34B.1"]
    order = play.deal()
    assert (order.button, order.big_blind_seat) == (button, big_blind)


@pytest.mark.rule("house-32.2", "tda2011-31.2")
def test_heads_up_a_move_to_another_seat_does_not_bring_the_big_blind_again() -> None:
    """Whoever had it goes to the seat to which it comes next."""
    play = Play(3, 9, button=1)
    play.bust(1, 2)
    order = play.deal()
    had_it = order.seats[order.big_blind_seat]
    play.end(order)
    free = next(seat for seat in range(order.big_blind_seat + 1, 10) if seat not in order.seats)
    play.do(play.tournament.move(had_it, 1, free, "eyesight", 0))
    order = play.deal()
    assert order.seats[order.button] == had_it


@pytest.mark.rule("house-32.2", "tda2011-31.2")
@pytest.mark.rows("button", [1, 2])
def test_who_had_the_big_blind_at_another_table_has_it_not_again_heads_up(button: int) -> None:
    play = Play(4, 2, button=button)
    first, second = play.deal(1), play.deal(2)
    had_it = second.seats[second.big_blind_seat]
    play.end(first, first.big_blind_seat)
    play.end(second, second.button)
    (table,) = play.state.tables
    order = play.deal(table)
    assert order.seats[order.button] == had_it


@pytest.mark.rule("house-32.2", "tda2011-31.2")
def test_without_the_adjustment_the_big_blind_may_repeat() -> None:
    play = Play(3, 9, options={"heads_up.no_repeated_big_blind": False}, button=1)
    play.bust(1, 1)
    order = play.deal()
    assert (order.button, order.big_blind_seat) == (2, 3)


@pytest.mark.rule("house-32.1", "tda2011-31.1", "holdem-headsup")
def test_heads_up_the_button_is_the_small_blind_and_alternates() -> None:
    play = Play(2, 2)
    first = play.deal()
    assert first.small_blind_seat == first.button != first.big_blind_seat
    play.end(first)
    second = play.deal()
    assert second.small_blind_seat == second.button == first.big_blind_seat
    assert second.big_blind_seat == first.button


@pytest.mark.rows(("came", "expected"), [({2}, (2, 4, 1)), ({6}, (1, 4, 6)), ({2, 6}, (2, 4, 6))])
def test_a_table_grown_from_two_players_goes_on_in_order(
    came: set[int], expected: tuple[int, int, int]
) -> None:
    """After heads-up play the small blind is last hand's big blind, whoever has come; the button is
    with the player before him, so that nobody has to wait for it."""
    found = lineup({1, 4} | came, Positions(1, 1, 4), 1, MODERN)
    assert placed(found) == expected
    assert found is not None
    assert found.waiting == ()


@st.composite
def histories(draw: st.DrawFn) -> list[set[int]]:
    """Who sits where at a table of nine, hand after hand."""
    now = set(draw(st.sets(st.integers(1, 9), min_size=2)))
    history = [now]
    for _ in range(draw(st.integers(1, 25))):
        gone = draw(st.sets(st.sampled_from(sorted(now)), max_size=2))
        free = sorted({*range(1, 10)} - now)
        come = draw(st.sets(st.sampled_from(free), max_size=2)) if free else set()
        now = (now - gone) | come
        if len(now) < 2:
            now = history[-1]
        history.append(now)
    return history


@given(histories(), st.sampled_from([MODERN, MOVING, REPEATS]))
def test_any_history_keeps_order(history: list[set[int]], rules: Edition) -> None:
    before: Positions | None = None
    for seats in history:
        found = lineup(seats, before, 1, rules)
        assert found is not None
        button, small, big = placed(found)
        assert len(found.dealt_in) >= 2
        assert {*found.dealt_in, *found.waiting} == seats
        assert big in found.dealt_in
        if len(found.dealt_in) == 2:
            assert small == button
        else:
            around = [(seat - button) % 9 for seat in (small, big)]
            assert 0 < around[0] < around[1]
            gap = [seat for seat in seats if 0 < (seat - button) % 9 < around[0]]
            assert sorted(gap) == list(found.waiting)
        before = found.positions


@pytest.mark.feature("dead-button")
@given(histories(), st.sampled_from([MODERN, MOVING]))
def test_the_big_blind_is_never_skipped_nor_repeated(
    history: list[set[int]], rules: Edition
) -> None:
    """Nobody who sat there already is jumped over by the dead button, and by none has anybody it
    twice running."""
    before: Positions | None = None
    for seats in history:
        found = lineup(seats, before, 1, rules)
        assert found is not None
        if before is not None:
            last, big = before.big_blind, found.positions.big_blind
            jumped = {seat for seat in seats if 0 < (seat - last) % 9 < (big - last) % 9}
            assert not jumped or rules is MOVING
            assert big != last
        before = found.positions
