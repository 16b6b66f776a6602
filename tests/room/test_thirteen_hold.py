"""One who plays 13-card poker with house players alone holds the next hand until he asks for it."""

import pytest
from cash_world import CashWorld
from test_thirteen_pause import ask, over, pause

from ruleone.room.cash.commands import HoldDeal, SitOut, TakeSeat
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.playing import ImBack, NextHand

STAKES = "thirteen-100-bonus"
HOLD_MS = Settings().hold_ms


def alone(settings: Settings | None = None) -> tuple[CashWorld, Caller]:
    """Ann, who has just seen the end of her first hand with house players."""
    world = CashWorld(settings=settings)
    return world, over(world, "ann")[0]


def after(world: CashWorld, ms: int) -> None:
    """So much time goes by, and the room does what is due."""
    ends_ms = world.now_ms + ms
    while (due_ms := world.room.due_ms) is not None and due_ms <= ends_ms:
        world.wake()
    world.now_ms = ends_ms


def number(world: CashWorld) -> int:
    order = world.host().state.order
    assert order is not None
    return order.number


def test_alone_the_deal_is_held_until_one_asks_for_it() -> None:
    world, ann = alone()
    assert (pause(world, ann).may_hold, pause(world, ann).held) == (True, False)
    ended_ms = world.now_ms
    world.do(ann, HoldDeal("c1", 1, 1))
    told = pause(world, ann)
    assert (told.held, told.ends_ms, told.waits_for) == (
        True,
        ended_ms + HOLD_MS,
        (world.at(ann).my_seat,),
    )
    after(world, HOLD_MS - 1)
    assert (number(world), world.host().state.in_hand) == (1, False)
    world.do(ann, NextHand("c1", 1, 1))
    assert not pause(world, ann).held
    world.wake()
    assert (number(world), world.host().state.in_hand) == (2, True)


def test_who_holds_it_too_long_sits_out_and_keeps_seat_and_chips() -> None:
    world, ann = alone()
    seat, stack = world.at(ann).my_seat, world.own_stack(ann)
    world.do(ann, HoldDeal("c1", 1, 1))
    after(world, HOLD_MS)
    mine = world.mine(ann)
    assert (number(world), mine.sits_out, mine.why_out) == (1, True, "pause")
    after(world, HOLD_MS)
    assert (world.at(ann).my_seat, world.own_stack(ann)) == (seat, stack)
    world.do(ann, ImBack("c1"))
    world.wake()
    assert (number(world), world.mine(ann).why_out) == (2, None)


@pytest.mark.rows("hold_ms", [60_000, 5 * 60_000])
def test_how_long_is_the_house_s_choice_and_counts_from_the_end_of_the_hand(hold_ms: int) -> None:
    world, ann = alone(Settings(hold_ms=hold_ms))
    ended_ms = world.now_ms
    world.do(ann, HoldDeal("c1", 1, 1))
    after(world, hold_ms // 2)
    world.do(ann, HoldDeal("c1", 1, 1))  # said twice it is no longer
    assert pause(world, ann).ends_ms == ended_ms + hold_ms
    after(world, hold_ms // 2)
    assert world.mine(ann).sits_out


def test_with_another_person_the_pause_keeps_its_time() -> None:
    world = CashWorld()
    ann, bob = over(world, "ann", "bob")
    ends_ms = pause(world, ann).ends_ms
    assert not pause(world, ann).may_hold
    assert world.refused(ann, HoldDeal("c1", 1, 1)).code == "not-alone"
    world.disconnect(bob)  # his next hand is dealt all the same
    assert world.refused(ann, HoldDeal("c1", 1, 1)).code == "not-alone"
    world.do(bob, SitOut("c1"))
    assert pause(world, ann).may_hold
    after(world, ends_ms - world.now_ms)
    assert number(world) == 2


def test_nobody_else_is_held_up() -> None:
    """Who sits down, or comes back, is dealt in after the usual pause."""
    world, ann = alone()
    usual_ms = pause(world, ann).ends_ms - world.now_ms
    world.do(ann, HoldDeal("c1", 1, 1))
    after(world, 60_000)
    bob, now_ms = world.connect("bob"), world.now_ms
    world.do(bob, TakeSeat(STAKES, 3_000))
    told = pause(world, ann)
    assert (told.held, told.may_hold, told.ends_ms) == (False, False, now_ms + usual_ms)
    after(world, usual_ms)
    order = world.host().state.order
    assert order is not None
    assert (order.number, "bob" in order.seats.values()) == (2, True)


def test_only_between_hands_and_only_who_plays() -> None:
    world, ann = alone()
    assert world.refused(ann, HoldDeal("c1", 1, 2)).code == "stale"
    assert world.refused(world.connect("wil"), HoldDeal("c1", 1, 1)).code == "not-at-table"
    world.do(ann, NextHand("c1", 1, 1))
    world.wake()
    assert world.refused(ann, HoldDeal("c1", 1, 1)).code == "stale"
    assert world.refused(ann, HoldDeal("c1", 1, 2)).code == "stale"
    while world.at(ann).state == "playing":
        ask(world, [ann])
    world.do(ann, HoldDeal("c1", 1, 2))
    world.do(ann, SitOut("c1"))
    assert world.refused(ann, HoldDeal("c1", 1, 2)).code == "not-at-table"
    assert world.mine(ann).why_out == "asked"
    world.do(ann, ImBack("c1"))
    assert not pause(world, ann).held, "who was out and is back wants a hand"


def test_poker_has_no_deal_to_hold() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.sit(ann, "holdem-25-50", 5_000)
    world.wake()
    assert world.refused(ann, HoldDeal("c1", 1, 1)).code == "other-game"


def test_a_restart_forgets_no_hold() -> None:
    world, ann = alone()
    world.do(ann, HoldDeal("c1", 1, 1))
    ends_ms = pause(world, ann).ends_ms
    world.restart()
    assert (pause(world, ann).held, pause(world, ann).ends_ms) == (True, ends_ms)
    after(world, HOLD_MS // 2)
    assert (number(world), world.host().state.in_hand) == (1, False)
