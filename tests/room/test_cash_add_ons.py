"""An add-on of which not all comes: the player is told how much came, and why not more."""

from typing import TypeVar

import msgspec
import pytest
from cash_world import HIGH, CashWorld
from thirteen_world import own_cards

from ruleone.chinese import Arrange, arrange_automatically
from ruleone.dealing.actions import Action, Fold, RaiseTo
from ruleone.room.cash import events as e
from ruleone.room.cash.commands import AddOn, TakeSeat
from ruleone.room.cash.views import AddOnCut
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.playing import Act

T = TypeVar("T")

MOST = 10_000
"""The largest buy-in of these stakes."""


def seated(world: CashWorld, buy_in: int) -> list[Caller]:
    """Ann with so much, Bob and Cem, their hand in play."""
    callers = [world.connect(name) for name in ("ann", "bob", "cem")]
    for seat, caller in enumerate(callers, 1):
        world.sit(caller, HIGH, buy_in if seat == 1 else 5_000, seat)
    world.next_hand(callers)
    return callers


def ann_wins(world: CashWorld, callers: list[Caller]) -> int:
    """She raises and all others fold: what her stack was when the hand was paid."""
    host = world.host()
    while host.state.in_hand:
        for caller in callers:
            view = world.at(caller).hand
            if view is None or (options := view.options) is None or options.show or options.muck:
                continue
            raised: Action = RaiseTo(options.bet_to[0]) if options.bet_to else Fold()
            world.acts(caller, raised if caller is callers[0] else Fold())
            break
        else:
            world.wake()
    settled = events(world, e.CashHandSettled)[-1]
    return settled.stacks[1]


def events(world: CashWorld, kind: type[T]) -> list[T]:
    """What the journal has of this kind."""
    rows = world.journal.read("cash/c1")
    read = [msgspec.msgpack.decode(row.payload, type=e.CashEvent) for row in rows]
    return [event for event in read if isinstance(event, kind)]


@pytest.mark.rows(("buy_in", "nothing"), [(9_800, False), (9_990, True)])
def test_what_the_largest_buy_in_leaves_room_for_comes_and_the_rest_is_told(
    buy_in: int, nothing: bool
) -> None:
    world = CashWorld()
    callers = seated(world, buy_in)
    ann, asked = callers[0], MOST - buy_in
    world.do(ann, AddOn("c1", asked))
    won = ann_wins(world, callers)
    assert won > buy_in
    added = max(0, MOST - won)
    assert (added == 0, added < asked) == (nothing, True)
    assert world.own_stack(ann) == won + added
    assert world.mine(ann).cut == AddOnCut(asked, added, "most")
    last = events(world, e.ChipsAdded)[-1]
    assert (last.player, last.asked, last.cents, last.why) == ("ann", asked, added, "most")
    world.restart()
    assert world.mine(ann).cut == AddOnCut(asked, added, "most")
    assert world.mine(callers[1]).cut is None
    world.next_hand(callers)
    assert world.mine(ann).cut == AddOnCut(asked, added, "most")
    world.finish_hand(callers)
    assert world.mine(ann).cut is None, "told until the next hand is over"


def test_what_the_wallet_has_left_comes_and_the_rest_is_told() -> None:
    world = CashWorld(settings=Settings(grant_cents=6_000))
    callers = seated(world, 5_000)
    ann = callers[0]
    world.do(ann, AddOn("c1", 1_000))
    world.sit(ann, "holdem-5-10", 600)
    won = ann_wins(world, callers)
    assert world.own_stack(ann) == won + 400
    assert world.mine(ann).cut == AddOnCut(1_000, 400, "wallet")


def test_an_add_on_that_comes_whole_says_nothing_and_a_new_one_forgets_the_old() -> None:
    world = CashWorld()
    callers = seated(world, 9_990)
    ann, bob, _ = callers
    world.do(ann, AddOn("c1", 10))
    world.do(bob, AddOn("c1", 700))
    ann_wins(world, callers)
    assert world.mine(bob).cut is None
    assert world.mine(ann).cut is not None
    world.do(ann, AddOn("c1", 0))
    assert world.mine(ann).cut is None


def test_a_winner_of_13_card_poker_is_told_as_well() -> None:
    """Hand after hand, until somebody who has asked for all that he may add wins one."""
    world = CashWorld(settings=Settings(grant_cents=100_000))
    callers = [world.connect(name) for name in ("ann", "bob")]
    for caller in callers:
        world.do(caller, TakeSeat("thirteen-50-plain", 5_900))
    host = world.host()
    while not any(world.mine(caller).cut for caller in callers):
        world.next_hand([])
        before = {one.player: one.stack for one in host.state}
        for caller in callers:
            world.do(caller, AddOn("c1", world.mine(caller).add_on_most))
        asked = {one.player: one.add_on for one in host.state}
        for caller in callers:
            view = world.at(caller).thirteen
            assert view is not None
            rows = Arrange.of(arrange_automatically(own_cards(view)))
            world.do(caller, Act("c1", 1, view.number, 0, rows))
        world.finish_hand([])
        settled = events(world, e.CashHandSettled)[-1].stacks
        for one in host.state:
            assert one.stack == max(
                settled[one.seat], min(6_000, settled[one.seat] + asked[one.player])
            )
            won = settled[one.seat] > before[one.player] and asked[one.player] > 0
            assert (one.cut is not None) == won
