"""Satellites: the prizes are seats, and play stops when no more are left than there are seats."""

from typing import Any

import msgspec
import pytest
from event_play import Play, of_kind
from hypothesis import assume, example, given
from hypothesis import strategies as st

from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Refusal
from ruleone.tournament import BadEvent, template
from ruleone.tournament.entries import pool_of, prizes_of
from ruleone.tournament.events import EndOrdered, EventFinished, HandForHandAnnounced
from ruleone.tournament.places import bubble_at, seats_of
from ruleone.tournament.terms.announcing import bounds
from ruleone.tournament.terms.config import Rebuys, Rest, SatelliteTerms
from ruleone.tournament.terms.payouts import seats_won

SEAT = SatelliteTerms(seat=250)


@pytest.mark.feature("satellites")
def test_as_many_seats_are_won_as_the_pool_pays_for_and_the_next_place_has_the_rest() -> None:
    play = Play(8, buy_in=100, satellite=SEAT)
    assert play.state.prizes == (250, 250, 250, 50)
    assert seats_of(play.state) == 3
    for left in (7, 6, 5, 4):
        assert not of_kind(play.bust_some(1, 1), EndOrdered)
        assert len(play.state.stacks) == left
    gone = play.bust_some(1, 1)
    (end,) = of_kind(gone, EndOrdered)
    assert (end.why, end.citations[0].rule) == ("seats", "tda2024-1")
    (finished,) = of_kind(gone, EventFinished)
    assert [one.prize for one in finished.results[:4]] == [250, 250, 250, 50]
    assert sum(one.prize for one in finished.results) == play.state.pool == 800


def test_what_is_left_of_the_pool_may_be_shared_by_all_who_have_a_seat() -> None:
    play = Play(8, buy_in=100, satellite=SatelliteTerms(seat=250, rest="shared"))
    assert play.state.prizes == (267, 267, 266)
    assert seats_of(play.state) == 3
    while play.state.phase == "running":
        play.bust_some(1, 1)
    assert sorted(one.prize for one in play.state.results.values())[-4:] == [0, 266, 267, 267]


def test_the_template_is_played_for_seats() -> None:
    config = template("satellite")
    assert config.satellite == SatelliteTerms(seat=5 * config.buy_in)
    pool = 45 * config.buy_in
    assert seats_won(pool, 1_000, 45) == (1_000,) * 9
    assert seats_won(pool + 200, 1_000, 46) == (*(1_000,) * 9, 200)
    assert seats_won(200, 1_000, 45, shared=True) == (200,)


def test_two_out_in_one_hand_and_the_larger_stack_has_the_last_seat() -> None:
    play = Play(4, buy_in=125, satellite=SatelliteTerms(seat=166))  # three seats and 2
    order = play.deal()
    seats = sorted(order.seats)
    level = dict(zip(seats, (10_000, 20_000, 4_000, 6_000), strict=True))
    play.do(play.tournament.record(order.number, level, 0))
    happened = play.end(play.deal(), seats[2], seats[3])
    results = {one.player: one for one in of_kind(happened, EventFinished)[0].results}
    assert results[order.seats[seats[3]]].prize == 166
    assert results[order.seats[seats[2]]].prize == 2


def test_hands_in_play_are_finished_and_who_is_out_in_them_has_a_seat() -> None:
    play = Play(9, 3, buy_in=100, satellite=SatelliteTerms(seat=112))  # eight seats and 4
    first, second = play.deal(1), play.deal(2)
    ended = play.end(first, sorted(first.seats)[-1])
    assert of_kind(ended, EndOrdered)
    assert play.state.phase == "running"
    refused = play.tournament.next_hand(3, 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "event-ending"
    happened = play.end(second, sorted(second.seats)[-1])
    (finished,) = of_kind(happened, EventFinished)
    assert [one.prize for one in finished.results] == [112] * 8 + [4]


def short_of_five_seats(**changes: Any) -> Play:
    """Seven players left at three tables; five have a seat, and the sixth what is left."""
    play = Play(12, 3, buy_in=100, satellite=SatelliteTerms(seat=220), **changes)
    while len(play.state.stacks) > 7:
        counts = play.counts()
        play.bust_some(max(counts, key=lambda table: (counts[table], table)), 1)
    return play


def one_out(play: Play) -> None:
    """Every table plays a hand, and one player goes out in them."""
    orders = [play.deal(table) for table in play.tournament.ready_tables(0)]
    for order in orders[1:]:
        play.end(order)
    play.end(orders[0], max(orders[0].seats))


@pytest.mark.rule("tda2019-RP-8A")
def test_hand_for_hand_ends_with_the_last_seat_and_not_with_what_is_left_of_the_pool() -> None:
    play = short_of_five_seats()
    assert play.state.prizes == (220, 220, 220, 220, 220, 100)
    assert bubble_at(play.state) == 5
    (announced,) = of_kind(play.do(play.tournament.hand_for_hand("near", 0)), HandForHandAnnounced)
    assert announced.ends_at == 5
    one_out(play)
    assert len(play.state.stacks) == 6, "all who are left are paid now"
    assert play.state.hand_for_hand is not None, "and one of them has no seat"
    one_out(play)
    assert play.state.phase == "over"
    paid = sorted((one.prize for one in play.state.results.values() if one.prize), reverse=True)
    assert paid == [220, 220, 220, 220, 220, 100]


def test_a_satellite_announces_it_so_many_players_from_the_seats() -> None:
    play = short_of_five_seats(hand_for_hand_within=1)
    assert not of_kind(play.events, HandForHandAnnounced), "two from the seats, one from the money"
    one_out(play)
    (announced,) = of_kind(play.events, HandForHandAnnounced)
    assert (announced.ends_at, len(play.state.stacks)) == (5, 6)


def test_where_everybody_has_a_seat_nothing_is_dealt_and_equal_stacks_share_the_rest() -> None:
    play = Play(3, buy_in=100, satellite=SatelliteTerms(seat=90))
    assert play.state.phase == "over"
    assert sorted(one.prize for one in play.state.results.values()) == [100, 100, 100]


def test_a_pool_too_small_for_a_seat_is_played_for_as_money() -> None:
    play = Play(3, buy_in=10, satellite=SEAT)
    assert play.state.prizes == (30,)
    play.bust_some(1, 1)
    happened = play.bust_some(1, 1)
    assert of_kind(happened, EventFinished)[0].results[0].prize == 30


def test_late_entries_make_more_seats_and_play_stops_when_they_are_closed() -> None:
    play = Play(5, buy_in=100, satellite=SEAT, seats=9, late_levels=1)
    assert seats_of(play.state) == 2
    play.do(play.tournament.register("late", None, 0))
    play.do(play.tournament.register("later", None, 0))
    play.do(play.tournament.register("last", None, 0))
    assert seats_of(play.state) == 3
    play.do(play.tournament.next_level("it is late", 0))
    while play.state.phase == "running":
        play.bust_some(next(iter(play.counts())), 1)
    assert sorted(one.prize for one in play.state.results.values())[-4:] == [50, 250, 250, 250]


@pytest.mark.feature("entries")
def test_rebuys_may_make_a_seat_for_everybody_who_is_left() -> None:
    rebuys = Rebuys(10_000, 300, 3, 1)
    play = Play(4, buy_in=100, satellite=SEAT, rebuys=rebuys)
    for player in list(play.state.stacks)[:3]:
        play.do(play.tournament.rebuy(player, 0))
    assert play.state.pool == 1_300
    happened = play.do(play.tournament.next_level("it is late", 0))
    assert of_kind(happened, EventFinished)
    assert sorted(one.prize for one in play.state.results.values()) == [250, 350, 350, 350]


def test_there_is_no_deal_about_seats() -> None:
    play = Play(8, buy_in=100, satellite=SEAT)
    refused = play.tournament.ask_for_deal("p1", "icm", 0, {}, 0)
    assert isinstance(refused, Refusal)
    assert refused.code == "deals-not-allowed"


@pytest.mark.rows("changes", [{"satellite": SatelliteTerms(seat=0)}])
def test_a_seat_is_worth_something(changes: dict[str, Any]) -> None:
    with pytest.raises(BadEvent, match="expected satellite"):
        Play(3, **changes)


amounts = st.one_of(
    st.integers(0, STACK_MAX_CHIPS),
    st.sampled_from((0, 1, STACK_MAX_CHIPS // 2, STACK_MAX_CHIPS - 1, STACK_MAX_CHIPS)),
)


@given(
    seats=st.integers(2, 200),
    buy_in=amounts,
    guarantee=amounts,
    seat=amounts,
    rest=st.sampled_from(("next-place", "shared")),
    share=st.fractions(0, 1),
)
@example(2, STACK_MAX_CHIPS // 2, 0, STACK_MAX_CHIPS, "next-place", 1)
@example(2, 0, STACK_MAX_CHIPS, 1, "shared", 0)
@example(2, 0, STACK_MAX_CHIPS, STACK_MAX_CHIPS, "next-place", 0)
def test_whatever_the_bounds_let_be_announced_has_prizes(
    seats: int, buy_in: int, guarantee: int, seat: int, rest: Rest, share: Any
) -> None:
    config = msgspec.structs.replace(
        template("satellite"),
        seats=seats,
        table_size=2,
        starting_stack=1_000,
        house_players=0,
        re_entries=0,
        buy_in=buy_in,
        guarantee=guarantee,
        satellite=SatelliteTerms(seat, rest=rest),
    )
    assume(all(least <= came <= most for _, came, least, most in bounds(config)))
    entries = 2 + int(share * (seats - 2))
    pool = pool_of(config, entries * buy_in)
    prizes = prizes_of(config, pool, entries)
    assert sum(prizes) == pool
    assert len(prizes) <= entries
