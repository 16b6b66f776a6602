"""Bounties over several flights: each goes with the stack for which it was put up, through bags."""

import pytest
from event_play import of_kind
from test_bounties import FIXED, HALF, Hunt

from ruleone.tournament.events import EntriesClosed, EventFinished, PlayersBusted, RebuyMade
from ruleone.tournament.events.bounties import (
    BountiesKept,
    BountyLeft,
    BountyShare,
    BountyWon,
    MysteryBegan,
)
from ruleone.tournament.events.days import StacksLost
from ruleone.tournament.terms.config import BountyTerms, DayEnd, Days, Rebuys, SeveralStacks

SEED = bytes(range(32))
MYSTERY = BountyTerms(kind="mystery", amount=100, envelopes=((1, 40), (2, 10), (1, 5)))


def flights(bounty: BountyTerms, several: SeveralStacks = "one", entries: int = 6) -> Hunt:
    """Flight A of two, which has begun with so many."""
    days = Days((DayEnd(level=9),), 2, several)
    rebuys = Rebuys(10_000, 50, 1, 1)
    return Hunt(entries, days=days, bounty=bounty, seats=40, house_players=None, rebuys=rebuys)


def seat_of(play: Hunt, player: str) -> int:
    return play.state.seats[player][1]


def beats(play: Hunt, winner: str, *losers: str) -> tuple[BountyWon, ...]:
    """A hand in which these lose all to one; what was won of bounties."""
    order = play.deal()
    heir = seat_of(play, winner)
    out = [seat_of(play, loser) for loser in losers]
    stacks = {heir: order.stacks[heir] + sum(order.stacks[seat] for seat in out)}
    stacks |= dict.fromkeys(out, 0)
    happened = play.ended(order, stacks, dict.fromkeys(out, ((heir, 1),)))
    play.whole()
    return tuple(of_kind(happened, BountyWon))


def night(play: Hunt) -> None:
    """The day ends, where it has not yet, and the floor signs the bags."""
    if play.state.phase == "running":
        play.do(play.tournament.end_day(0, "night", play.now))
    assert play.state.phase == "night"
    play.do(play.tournament.sign_bags((), play.now))
    play.whole()


def next_flight(play: Hunt, *players: str) -> None:
    for player in players:
        play.do(play.tournament.register(player, None, play.now))
        play.whole()
    play.do(play.tournament.start_flight(SEED, play.now))
    play.whole()


def next_day(play: Hunt) -> None:
    play.do(play.tournament.draw_day(SEED, play.now))
    play.whole()
    play.do(play.tournament.start_day(play.now))
    play.whole()


def test_a_progressive_bounty_goes_to_the_next_day_with_the_bag() -> None:
    play = flights(HALF)
    beats(play, "p1", "p2")
    night(play)
    assert play.state.bounties.on("p1") == 101 + 50
    next_flight(play, "p2", "q1", "q2")
    assert play.state.bounties.heads == dict.fromkeys(("p2", "q1", "q2"), 101)
    beats(play, "q1", "p2")
    night(play)
    next_day(play)
    heads = play.state.bounties.heads
    assert (heads["p1"], heads["q1"], heads["q2"]) == (151, 151, 101)
    (won,) = beats(play, "q1", "p1")
    assert (won.amount, won.shares) == (151, (BountyShare("q1", 76, 75),))


@pytest.mark.rows("several", ["best", "combined"])
def test_who_loses_one_of_two_stacks_loses_its_bounty_and_keeps_that_of_his_bag(
    several: SeveralStacks,
) -> None:
    play = flights(HALF, several)
    beats(play, "p1", "p2")
    night(play)
    next_flight(play, "p1", "q1", "q2")
    assert play.state.bounties.heads["p1"] == 101
    (won,) = beats(play, "q1", "p1")
    assert (won.player, won.amount) == ("p1", 101)
    assert of_kind(play.events, StacksLost)[-1].players == ("p1",)
    assert play.state.bounties.on("p1") == 151
    night(play)
    next_day(play)
    assert play.state.bounties.heads["p1"] == 151


@pytest.mark.rows("several", ["best", "combined"])
def test_who_brings_two_stacks_has_all_on_his_head_that_nobody_has_won(
    several: SeveralStacks,
) -> None:
    play = flights(HALF, several)
    night(play)
    next_flight(play, "p1", "q1", "q2")
    night(play)
    next_day(play)
    assert play.state.bounties.heads["p1"] == 202
    (won,) = beats(play, "q1", "p1")
    assert won.amount == 202


def test_a_rebuy_after_a_second_stack_was_lost_puts_up_a_bounty_for_it_alone() -> None:
    play = flights(FIXED, "best")
    night(play)
    next_flight(play, "p1", "q1", "q2")
    beats(play, "q1", "p1")
    (again,) = of_kind(play.do(play.tournament.rebuy("p1", play.now)), RebuyMade)
    assert again.bounty == 100
    play.whole()
    assert (play.state.bounties.heads["p1"], play.state.bounties.on("p1")) == (100, 200)


def test_an_entry_for_the_next_flight_that_is_taken_back_takes_its_bounty_alone() -> None:
    play = flights(FIXED, "best")
    night(play)
    play.do(play.tournament.register("p1", None, play.now))
    play.whole()
    play.do(play.tournament.unregister("p1", play.now))
    play.whole()
    assert play.state.bounties.on("p1") == 100


def test_who_is_removed_with_a_bag_beside_his_stack_leaves_both_bounties() -> None:
    play = flights(FIXED, "combined")
    night(play)
    next_flight(play, "p1", "q1", "q2")
    (left,) = of_kind(play.do(play.tournament.remove("p1", "cards", play.now)), BountyLeft)
    assert left.amount == 200
    play.whole()


def test_all_who_are_left_in_any_flight_keep_what_is_theirs_when_it_is_ended() -> None:
    play = flights(FIXED, "combined")
    night(play)
    next_flight(play, "p1", "q1", "q2")
    happened = play.do(play.tournament.finish("a fire", play.now))
    (kept,) = of_kind(happened, BountiesKept)
    assert {share.player: share.paid for share in kept.kept}["p1"] == 200
    assert sum(share.paid for share in kept.kept) == 900
    assert isinstance(happened[-1], EventFinished)


def test_no_envelope_is_opened_in_a_flight_and_the_stage_begins_with_all_who_are_left() -> None:
    play = flights(MYSTERY, entries=3)
    night(play)
    next_flight(play, "q1", "q2", "q3", "q4", "q5", "q6", "q7")
    play.now += 10 * 60_000
    happened = play.do(play.tournament.next_level("go on", play.now))
    assert of_kind(happened, EntriesClosed)
    beats(play, "q1", "q2", "q3", "q4", "q5", "q6")
    # Five are left of ten, and may be paid: none of those in bags could open anything.
    assert play.state.left <= len(play.state.prizes) + 2
    assert beats(play, "q1", "q7") == ()
    assert not of_kind(play.events, MysteryBegan)
    night(play)
    play.do(play.tournament.draw_day(SEED, play.now))
    happened = play.do(play.tournament.start_day(play.now))
    while not of_kind(play.events, MysteryBegan):
        first, second, *_ = play.state.stacks
        assert beats(play, first, second) == ()
    (began,) = of_kind(play.events, MysteryBegan)
    assert sum(began.envelopes) == 10 * 100
    assert began.left == len(play.state.stacks)
    first, second, *_ = play.state.stacks
    assert [won.envelope for won in beats(play, first, second)] == [1]


@pytest.mark.feature("bounties")
@pytest.mark.rows("bounty", [FIXED, HALF, MYSTERY])
@pytest.mark.rows("several", ["one", "best", "combined"])
def test_all_of_it_is_paid_exactly_once(bounty: BountyTerms, several: SeveralStacks) -> None:
    play = flights(bounty, several)
    beats(play, "p1", "p2", "p3")
    night(play)
    again = ("p1",) if several != "one" else ()
    next_flight(play, "p2", *again, "q1", "q2")
    beats(play, "p2", "q1")
    night(play)
    next_day(play)
    while play.state.phase == "running":
        first, second, *_ = play.state.stacks
        beats(play, first, second)
    put_up = bounty.amount * (play.state.entries + play.state.bounties.again)
    assert sum(play.state.bounties.won.values()) == put_up
    assert play.state.bounties.held == 0
    out = [bust.player for one in of_kind(play.events, PlayersBusted) for bust in one.busts]
    if not bounty.is_mystery:
        taken = [won.player for won in play.state.bounties.wins]
        lost = [player for one in of_kind(play.events, StacksLost) for player in one.players]
        assert sorted(taken) == sorted([*out, *lost])
