"""Bust order, shared places, prizes, the winner."""

import pytest
from event_play import Play, of_kind

from ruleone.tournament.events import EventFinished, PlayersBusted


def three_way(policy: str | None = None) -> tuple[Play, PlayersBusted]:
    """Nine players; in one hand seats with 4,000, 4,000 and 10,000 chips go out."""
    options = {} if policy is None else {"places.same_hand": policy}
    play = Play(9, options=options, button=1)
    order = play.deal()
    stacks = dict(order.stacks)
    stacks[3] -= 6_000
    stacks[4] -= 6_000
    stacks[8] += 12_000
    play.do(play.tournament.record(order.number, stacks, 0))
    return play, of_kind(play.end(play.deal(), 3, 4, 5), PlayersBusted)[0]


@pytest.mark.feature("same-hand")
@pytest.mark.rule("tda2019-RP-8A")
def test_the_bigger_stack_is_placed_higher_and_equal_ones_share() -> None:
    play, busted = three_way()
    names = {seat: busted.busts[at].player for at, seat in enumerate((5, 3, 4))}
    assert [(bust.place, bust.shared) for bust in busted.busts] == [(7, 1), (8, 2), (8, 2)]
    assert names[5] not in play.state.stacks
    assert busted.citations[0].rule == "tda2019-RP-8A"


@pytest.mark.feature("same-hand")
@pytest.mark.rule("tda2019-RP-8A")
def test_or_all_who_go_out_in_one_hand_share() -> None:
    _, busted = three_way("shared")
    assert [(bust.place, bust.shared) for bust in busted.busts] == [(7, 3)] * 3


def test_shared_places_share_their_prizes_to_the_last_unit() -> None:
    """Three players are paid 450, 270 and 180; two with equal stacks go out with three left."""
    play = Play(9, button=1)
    while len(play.state.stacks) > 3:
        play.bust(1, max(play.state.tables[1].players))
    assert play.state.prizes == (450, 270, 180)
    order = play.deal()
    chips = sum(order.stacks.values())
    one, two, three = order.stacks
    level = {one: chips - 10_001 * 2, two: 10_001, three: 10_001}
    play.do(play.tournament.record(order.number, level, 0))
    busted, finished = play.end(play.deal(), two, three)[1:]
    assert isinstance(busted, PlayersBusted)
    assert [(bust.place, bust.prize) for bust in busted.busts] == [(2, 225), (2, 225)]
    assert isinstance(finished, EventFinished)
    assert [result.prize for result in finished.results] == [450, 225, 225, 0, 0, 0, 0, 0, 0]


def test_the_odd_unit_goes_to_the_first_seat_from_the_button() -> None:
    play = Play(9, buy_in=1, button=1)
    assert play.state.prizes == (4, 3, 2)
    while len(play.state.stacks) > 3:
        play.bust(1, max(play.state.tables[1].players))
    order = play.deal()
    chips = sum(order.stacks.values())
    one, two, three = order.stacks
    level = {one: chips - 20, two: 10, three: 10}
    play.do(play.tournament.record(order.number, level, 0))
    order = play.deal()
    (busted,) = of_kind(play.end(order, two, three), PlayersBusted)
    assert [bust.prize for bust in busted.busts] == [3, 2]
    first = order.seats[min(two, three, key=lambda seat: (seat <= order.button, seat))]
    assert busted.busts[0].player == first


def test_at_different_tables_the_hand_that_ended_first_counts_first() -> None:
    play = Play(18)
    one, two = play.deal(1), play.deal(2)
    (first,) = of_kind(play.end(two, 5), PlayersBusted)
    (second,) = of_kind(play.end(one, 5), PlayersBusted)
    assert (first.busts[0].place, second.busts[0].place) == (18, 17)


def test_the_winner_has_all_chips_and_the_first_prize() -> None:
    play = Play(27)
    while play.state.phase == "running":
        play.bust_some(max(play.tournament.ready_tables(0)), 1)
    (finished,) = of_kind(play.events, EventFinished)
    assert [result.place for result in finished.results] == list(range(1, 28))
    assert [result.prize for result in finished.results][:4] == [1350, 810, 540, 0]
    assert play.state.stacks == {finished.results[0].player: 270_000}
    assert play.tournament.clock(0).state == "over"
    assert play.tournament.ready_tables(0) == ()
