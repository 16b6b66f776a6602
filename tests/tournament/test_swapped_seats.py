"""Two players who sit in each other's seats: both go to their own, with the chips of now."""

import pytest
from event_play import Play, of_kind, snapshot

from ruleone.rulebook import Refusal, edition
from ruleone.tournament.events import PlayerMoved, PlayerRemoved, TableBroken
from ruleone.tournament.events.seating import SeatsSwapped, SwapLapsed, SwapOrdered
from ruleone.tournament.news import news
from ruleone.tournament.seating.balancing import next_big_blind
from ruleone.tournament.tournament import Outcome, Tournament
from ruleone.tournament.undo.acts import Act


def refused(outcome: Outcome) -> Refusal:
    assert isinstance(outcome, Refusal), outcome
    return outcome


def two_of(play: Play, first: int = 1, second: int = 2) -> tuple[str, str]:
    """The players of seat 3 at one table, and of seat 5 at another."""
    return play.state.tables[first].players[3], play.state.tables[second].players[5]


@pytest.mark.rule("house-6.2", "tda2011-5.2")
@pytest.mark.rows("rules", ["house", "tda2011"])
def test_between_hands_both_go_at_once_and_take_their_chips(rules: str) -> None:
    play = Play(18, rules=rules)
    play.end(play.deal(1), 4)
    one, other = two_of(play)
    at = play.state.seats[one], play.state.seats[other]
    stacks = dict(play.state.stacks)
    ordered, swapped = play.do(play.tournament.swap(one, other, "read wrongly", 0))
    assert isinstance(ordered, SwapOrdered)
    assert isinstance(swapped, SeatsSwapped)
    assert (swapped.players, swapped.seats, swapped.reason) == (
        (one, other), at[::-1], "read wrongly",
    )  # fmt: skip
    assert swapped.citations[0] == edition(rules).cite("seating.wrong-seat")
    assert swapped.citations[0].rule in ("house-6.2", "tda2011-5.2")
    assert (play.state.seats[one], play.state.seats[other]) == at[::-1]
    assert play.state.stacks == stacks
    assert not play.state.swaps
    lines = news(swapped, play.state, str)
    assert [(line.player, line.parameters["table"]) for line in lines] == [(one, 2), (other, 1)]


@pytest.mark.feature("wrong-seats")
@pytest.mark.rule("house-6.2")
def test_in_a_hand_they_wait_for_its_end_and_take_what_they_have_then() -> None:
    play = Play(18)
    order = play.deal(1)
    one, other = two_of(play)
    assert [type(event) for event in play.do(play.tournament.swap(one, other, "so", 0))] == [
        SwapOrdered
    ]
    stacks = dict(order.stacks) | {3: 7_400, 4: 12_600}
    happened = play.do(play.tournament.record(order.number, stacks, 0))
    assert of_kind(happened, SeatsSwapped)
    assert play.state.seats[one] == (2, 5)
    assert play.state.stacks[one] == 7_400
    assert play.deal(2).stacks[5] == 7_400


def test_no_hand_begins_at_their_tables_until_both_hands_are_over() -> None:
    """Else one of them might be in a hand whenever the other one is in none."""
    play = Play(27)
    order = play.deal(1)
    play.do(play.tournament.swap(*two_of(play), "so", 0))
    assert refused(play.tournament.next_hand(2, 0)).code == "swap-first"
    assert play.tournament.ready_tables(0) == (3,)
    play.end(order)
    assert play.tournament.ready_tables(0) == (1, 2, 3)


@pytest.mark.rule("house-6.2")
def test_balancing_takes_neither_of_them_where_another_can_go() -> None:
    play = Play(27)
    play.deal(1)
    due = play.state.tables[2].players[next_big_blind(play.state.tables[2], play.rules)]
    one = play.state.tables[1].players[3]
    play.do(play.tournament.swap(one, due, "so", 0))
    happened = play.bust_some(3, 3)
    (moved,) = of_kind(happened, PlayerMoved)
    assert (moved.from_table, moved.why) == (2, "balance")
    assert moved.player != due
    assert not of_kind(happened, SwapLapsed)
    play.end(next(iter(play.state.hands.values())))
    assert (play.state.seats[due][0], play.state.seats[one][0]) == (1, 2)


def test_hand_for_hand_the_round_is_waited_for_and_nothing_stands_still() -> None:
    play = Play(27)
    first = play.deal(1)
    play.do(play.tournament.hand_for_hand("near the money", 0))
    play.end(first)
    order = play.deal(1)
    one, other = two_of(play)
    play.do(play.tournament.swap(one, other, "so", 0))
    assert play.tournament.ready_tables(0) == (2, 3)
    others = [play.deal(2), play.deal(3)]
    assert not of_kind(play.end(order), SeatsSwapped)
    play.end(others[0])
    assert of_kind(play.end(others[1]), SeatsSwapped)
    assert play.state.seats[one] == (2, 5)


def test_two_at_one_table_change_after_its_hand() -> None:
    play = Play(9)
    order = play.deal(1)
    one, other = order.seats[3], order.seats[7]
    play.do(play.tournament.swap(one, other, "so", 0))
    assert of_kind(play.end(order), SeatsSwapped)
    assert (play.state.tables[1].players[7], play.state.tables[1].players[3]) == (one, other)


@pytest.mark.rule(
    "house-6.2",
    "house-65D",
    "house-1",
    "tda2011-1",
    "tda2011-5.2",
    "tda2011-51.6",
    "tda2024-7.2",
    "tda2024-71D",
)
def test_what_cannot_be_is_refused_with_the_reason() -> None:
    play = Play(27)
    order = play.deal(1)
    swap = play.tournament.swap
    one, other, third, fourth = (order.seats[seat] for seat in (1, 2, 3, 4))
    assert refused(swap(one, one, "so", 0)).code == "swap-of-one"
    assert refused(swap(one, "nobody", "so", 0)).parameters == {"player": "nobody"}
    assert refused(swap(one, other, "x" * 999, 0)).code == "reason-too-long"
    assert refused(swap(one, 7, "so", 0)).code == "value-not-understood"  # type: ignore[arg-type]
    play.bust_some(2, 2)
    play.do(play.tournament.move(third, 2, play.state.open_seats(play.state.tables[2])[0], "x", 0))
    play.do(play.tournament.remove(fourth, "cheating", 0))
    waits = refused(swap(one, third, "so", 0))
    assert (waits.code, waits.parameters["player"]) == ("move-waits", third)
    gone = refused(swap(fourth, one, "so", 0))
    assert (gone.code, gone.citation and gone.citation.rule) == ("removal-waits", "tda2024-71D")
    play.do(swap(one, other, "so", 0))
    again = refused(swap(order.seats[5], one, "so", 0))
    assert (again.code, again.citation and again.citation.rule) == ("swap-waits", "tda2024-7.2")
    assert refused(play.tournament.move(one, 2, 1, "so", 0)).code == "swap-waits"


@pytest.mark.rule("house-9.1")
def test_nobody_changes_with_one_whose_table_breaks() -> None:
    play = Play(27)
    order = play.deal(3)
    play.do(play.tournament.break_table(3, "no dealer", 0))
    breaks = refused(play.tournament.swap(play.state.tables[1].players[2], order.seats[2], "x", 0))
    assert (breaks.code, breaks.parameters) == (
        "swap-table-breaks", {"player": order.seats[2], "table": 3},
    )  # fmt: skip
    assert breaks.citation is not None


@pytest.mark.rule("house-1")
def test_it_is_off_and_told_when_one_of_them_goes_from_his_seat_before() -> None:
    for goes in ("out", "removed", "broken"):
        play = Play(20)
        order, waits = play.deal(1), play.deal(2)
        one, other = two_of(play, 1, 3)
        play.do(play.tournament.swap(one, other, "so", 0))
        if goes == "out":
            happened = play.end(order, 3)
        elif goes == "removed":
            happened = play.do(play.tournament.remove(one, "cheating", 0))
        else:
            play.do(play.tournament.break_table(3, "no dealer", 0))
            happened = play.end(waits, *sorted(waits.seats)[1:3])
            assert of_kind(happened, TableBroken)
        (lapsed,) = of_kind(happened, SwapLapsed)
        assert lapsed.players == (one, other), goes
        assert [line.code for line in news(lapsed, play.state, str)] == ["swap-lapsed"]
        assert not play.state.swaps
        if goes != "out":
            ended = play.end(order)
            assert not of_kind(ended, SeatsSwapped)
            assert bool(of_kind(ended, PlayerRemoved)) is (goes == "removed")


def test_the_last_hand_ends_the_event_although_a_swap_waits() -> None:
    play = Play(2)
    order = play.deal()
    play.do(play.tournament.swap("p1", "p2", "so", 0))
    play.end(order, max(order.seats))
    assert play.state.phase == "over"
    assert not play.state.swaps


def test_who_has_changed_stays_for_a_hand() -> None:
    play = Play(16)
    one, other = play.state.tables[1].players[3], play.state.tables[2].players[5]
    play.do(play.tournament.swap(one, other, "so", 0))
    assert not of_kind(play.events, PlayerMoved)
    assert play.state.tables[1].placed == {other}
    assert play.state.tables[2].placed == {one}


def test_an_order_that_waits_is_taken_back() -> None:
    play = Play(18)
    order = play.deal(1)
    one, other = two_of(play)
    (ordered,) = play.do(play.tournament.swap(one, other, "so", 0))
    act = Act((ordered,), None, True, frozenset(), frozenset())
    assert of_kind(play.do(play.tournament.undo(act, "they sit right", 0)), SwapLapsed)
    assert not of_kind(play.end(order), SeatsSwapped)
    assert refused(play.tournament.undo(act, "again", 0)).code == "act-not-so"


def test_the_events_make_the_same_tournament() -> None:
    play = Play(18)
    order = play.deal(1)
    play.do(play.tournament.swap(*two_of(play), "so", 0))
    play.end(order)
    assert snapshot(Tournament.replay(play.events)) == snapshot(play.tournament)
