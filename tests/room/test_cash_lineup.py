"""Who is dealt in to a cash table's next hand, where the blinds stand, and who posts what."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleone.room.cash import events as e
from ruleone.room.cash.lineup import Coming, coming
from ruleone.room.cash.stakes import Stakes
from ruleone.room.cash.state import CashState
from ruleone.rulebook import edition

STAKES = Stakes(name="test", seats=9, small_blind=5, big_blind=10, buy_in=(100, 1_000))
EDITIONS = ("modern", "holdem", "modern+button.policy=moving", "modern+button.policy=dead")


class Game:
    """A table whose hands are dealt and over at once."""

    def __init__(self, rules: str = "modern", seats: tuple[int, ...] = (), drawn: int = 1) -> None:
        pinned = edition(rules)
        self.state = CashState(e.CashTableOpened(STAKES, pinned.id, pinned.digest, 0))
        self.drawn = drawn
        self.number = 0
        for seat in seats:
            self.sit(seat)

    def sit(self, seat: int, wait: bool = False) -> None:
        self.state.apply(e.SeatBought(f"p{seat}", seat, 500, wait, 0))

    def out(self, seat: int) -> None:
        self.state.apply(e.SatOut(f"p{seat}", "asked", 0))

    def back(self, seat: int, wait: bool = False) -> None:
        self.state.apply(e.CameBack(f"p{seat}", wait, 0))

    def gone(self, seat: int) -> None:
        self.state.apply(e.TableLeft(f"p{seat}", seat, 500, "asked", 0))

    def deal(self) -> Coming | None:
        line = coming(self.state, self.drawn)
        if line is None:
            return None
        self.number += 1
        seats = {seat: f"p{seat}" for seat in line.dealt_in}
        order = e.CashOrder(
            self.number,
            "nlhe",
            "modern",
            seats,
            dict.fromkeys(seats, 500),
            line.positions.button,
            line.small_blind_seat,
            line.positions.big_blind,
            (5, 10),
            line.entries,
            line.dead_blinds,
        )
        missed = line.missed_big, line.missed_small
        self.state.apply(e.CashHandDealt(order, line.positions, 0, *missed))
        self.state.apply(e.CashHandSettled(self.number, order.stacks, {}, 0))
        return line

    def places(self) -> tuple[int, int | None, int]:
        """Button, small blind and big blind of the next hand; it is dealt."""
        line = self.deal()
        assert line is not None
        return line.positions.button, line.small_blind_seat, line.positions.big_blind


@pytest.mark.rows("drawn", [1, 4, 9])
def test_the_first_button_is_drawn_and_nobody_owes_anything(drawn: int) -> None:
    game = Game(seats=(1, 4, 9), drawn=drawn)
    line = game.deal()
    assert line is not None
    assert line.positions.button == drawn
    assert (line.entries, line.dead_blinds, line.dealt_in) == ({}, {}, (1, 4, 9))


def test_a_drawn_seat_that_is_empty_gives_the_button_to_the_next_one() -> None:
    assert Game(seats=(2, 5, 7), drawn=3).places()[0] == 5


def test_one_alone_is_dealt_nothing() -> None:
    game = Game(seats=(3,))
    assert game.deal() is None
    game.sit(4)
    assert game.deal() is not None
    game.out(3)
    assert game.deal() is None


@pytest.mark.rule("house-30")
def test_by_the_dead_button_a_small_blind_that_is_gone_is_not_posted() -> None:
    game = Game("modern", (1, 2, 3, 4))
    assert game.places() == (1, 2, 3)
    game.gone(3)
    assert game.places() == (2, None, 4)
    assert game.places() == (3, 4, 1)


@pytest.mark.rule("holdem-button-move")
def test_by_the_moving_button_the_blinds_go_along() -> None:
    game = Game("modern+button.policy=moving", (1, 2, 3, 4))
    assert game.places() == (1, 2, 3)
    game.gone(3)
    assert game.places() == (2, 4, 1)


def test_a_newcomer_posts_the_big_blind_live_and_nothing_dead() -> None:
    game = Game(seats=(1, 2, 3, 4))
    game.deal()
    game.sit(8)
    line = game.deal()
    assert line is not None
    assert (line.entries, line.dead_blinds) == ({8: 10}, {})
    line = game.deal()
    assert line is not None
    assert line.entries == {}


@pytest.mark.rule("house-9.2", "tda2024-10A")
def test_a_newcomer_between_button_and_small_blind_waits_until_the_button_has_passed() -> None:
    game = Game("modern", (1, 3, 5, 7))
    assert game.places() == (1, 3, 5)
    game.sit(4)
    line = game.deal()
    assert line is not None
    assert (line.positions.button, line.positions.small_blind) == (3, 5)
    assert 4 not in line.dealt_in
    assert line.citations[-1].rule == "tda2024-10A"
    line = game.deal()
    assert line is not None
    assert line.positions.button == 5
    assert line.entries == {4: 10}


@pytest.mark.rows("rules", EDITIONS)
def test_a_newcomer_in_the_place_of_the_small_blind_waits(rules: str) -> None:
    game = Game(rules, (1, 3, 5, 7))
    assert game.places() == (1, 3, 5)
    game.gone(5)
    game.sit(5)
    line = game.deal()
    assert line is not None
    assert 5 not in line.dealt_in
    assert line.small_blind_seat in (None, 7)


def test_who_missed_both_blinds_posts_one_live_and_one_dead() -> None:
    game = Game(seats=(1, 2, 3, 4, 5))
    assert game.places() == (1, 2, 3)
    game.out(4)
    assert game.places() == (2, 3, 5)
    assert [one.owes_big for one in game.state] == [False, False, False, True, False]
    assert game.places() == (3, 5, 1)
    assert game.state.seats[4].owes_small
    game.back(4)
    line = game.deal()
    assert line is not None
    if 4 not in line.dealt_in:
        line = game.deal()
        assert line is not None
    assert (line.entries, line.dead_blinds) == ({4: 10}, {4: 5})
    assert not game.state.seats[4].owes


def test_who_gets_the_big_blind_owes_nothing_beside() -> None:
    game = Game(seats=(1, 2, 3, 4, 5))
    game.deal()
    game.out(4)
    for _ in range(3):
        game.deal()
    game.back(4, wait=True)
    lines = [game.deal() for _ in range(6)]
    line = next(one for one in lines if one is not None and 4 in one.dealt_in)
    assert line.positions.big_blind == 4
    assert (line.entries, line.dead_blinds) == ({}, {})


def test_who_sat_out_and_missed_no_blind_owes_nothing() -> None:
    game = Game(seats=(1, 2, 3, 4, 5))
    game.deal()
    game.out(1)
    game.deal()
    game.back(1)
    line = game.deal()
    assert line is not None
    assert 1 in line.dealt_in
    assert (line.entries, line.dead_blinds) == ({}, {})


steps = st.lists(
    st.tuples(
        st.sampled_from(["sit", "wait", "out", "back", "back-wait", "gone", "deal", "deal"]),
        st.integers(1, 9),
    ),
    max_size=60,
)


@settings(max_examples=200, deadline=None)
@given(rules=st.sampled_from(EDITIONS), course=steps, drawn=st.integers(1, 9))
def test_any_course_keeps_to_the_book(
    rules: str, course: list[tuple[str, int]], drawn: int
) -> None:
    game = Game(rules, (2, 5), drawn)
    lines: list[Coming | None] = []
    for what, seat in course:
        here = game.state.seats.get(seat)
        if what in ("sit", "wait") and here is None:
            game.sit(seat, what == "wait")
        elif what == "out" and here is not None:
            game.out(seat)
        elif what in ("back", "back-wait") and here is not None:
            game.back(seat, what == "back-wait")
        elif what == "gone" and here is not None:
            game.gone(seat)
        elif what == "deal":
            owing = {one.seat: (one.owes_big, one.owes_small, one.waits) for one in game.state}
            settled = sum(one.plays and not one.owes for one in game.state)
            playing = {one.seat for one in game.state if one.plays}
            started = game.state.positions is None or settled < 2
            line = game.deal()
            lines.append(line)
            if line is None:
                assert len(playing) < 2
                continue
            assert set(line.dealt_in) <= playing
            assert len(line.dealt_in) >= 2
            assert line.positions.big_blind in line.dealt_in
            for dealt in line.dealt_in:
                big, small, waits = owing[dealt]
                if started or not (big or small) or dealt == line.positions.big_blind:
                    assert dealt not in line.entries
                    assert dealt not in line.dead_blinds
                    continue
                assert not waits
                assert dealt not in (line.positions.button, line.positions.small_blind)
                assert (dealt in line.entries) == big
                assert (dealt in line.dead_blinds) == small
    for before, line in pairwise(lines):
        if before is not None and line is not None and len(line.dealt_in) > 2:
            assert line.positions.button != line.positions.big_blind


@settings(max_examples=100, deadline=None)
@given(rules=st.sampled_from(EDITIONS), seats=st.sets(st.integers(1, 9), min_size=2))
def test_with_the_same_players_everybody_has_the_big_blind_in_turn(
    rules: str, seats: set[int]
) -> None:
    game = Game(rules, tuple(sorted(seats)))
    bigs = [game.places()[2] for _ in seats]
    assert sorted(bigs) == sorted(seats)
