"""Between two hands of 13-card poker: how long the rows are to be read, and who would go on."""

import pytest
from cash_world import CashWorld
from thirteen_world import ThirteenWorld

from ruleone.chinese import Arrange, arrange_automatically
from ruleone.room.cash.commands import SitOut, TakeSeat
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.playing import Act, NextHand
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.table.view import PauseView

STAKES = "thirteen-100-bonus"


def over(world: CashWorld, *persons: str) -> list[Caller]:
    """These persons at a table without house players, their first hand just over."""
    callers = [world.connect(person) for person in persons]
    for caller in callers:
        world.do(caller, TakeSeat(STAKES, 3_000))
    host = world.host()
    while not host.state.in_hand:
        world.wake()
    while world.at(callers[0]).state == "playing":
        ask(world, callers)
    return callers


def ask(world: CashWorld, callers: list[Caller]) -> None:
    """Whoever has his cards to set sets them; else time comes to what is due."""
    host = world.host()
    assert isinstance(host.play, ThirteenPlay)
    assert host.state.order is not None
    number = host.state.order.number
    for caller in callers:
        view = world.at(caller).thirteen
        if view is not None and view.options is not None and view.viewer is not None:
            rows = arrange_automatically(host.play.hand.holds(view.viewer))
            world.do(caller, Act("c1", 1, number, 0, Arrange.of(rows)))
            return
    world.wake()


def pause(world: CashWorld, caller: Caller) -> PauseView:
    told = world.at(caller).pause
    assert told is not None
    return told


def test_the_pause_is_long_enough_for_what_the_page_opens() -> None:
    settings = Settings()
    for seats in (2, 3, 4):
        pairs = seats * (seats - 1) // 2
        shown_ms = 3 * 700 + 1_500 * (pairs + 1)  # ROW_MS and PAIR_MS of showing.svelte.ts
        rest_ms = settings.rows_ms + settings.pair_ms * pairs + settings.rest_ms
        assert rest_ms - shown_ms >= 2_000, "there is time to read what each wins"


def test_the_page_knows_when_the_next_hand_comes() -> None:
    world = CashWorld()
    ann, _ = over(world, "ann", "bob")
    told, now_ms = pause(world, ann), world.now_ms
    settings, pairs = world.settings, len(world.at(ann).thirteen.pairs)  # type: ignore[union-attr]
    assert told.ends_ms == now_ms + settings.rows_ms + settings.pair_ms * pairs + settings.rest_ms
    while not world.host().state.in_hand:
        world.wake()
    assert world.now_ms == told.ends_ms
    assert world.at(ann).pause is None


def test_the_next_hand_comes_at_once_when_all_have_seen_enough() -> None:
    world = CashWorld()
    ann, bob = over(world, "ann", "bob")
    seats = tuple(sorted((world.at(one).my_seat or 0) for one in (ann, bob)))
    assert (pause(world, ann).ready, pause(world, ann).waits_for) == ((), seats)
    now_ms = world.now_ms
    world.do(ann, NextHand("c1", 1, 1))
    assert (pause(world, bob).ready, pause(world, bob).waits_for) == (
        (world.at(ann).my_seat,),
        (world.at(bob).my_seat,),
    )
    assert not world.host().state.in_hand
    world.do(ann, NextHand("c1", 1, 1))  # said twice it counts once
    assert world.host().ready_ms > now_ms
    world.do(bob, NextHand("c1", 1, 1))
    world.wake()
    assert world.host().state.in_hand
    assert world.now_ms == now_ms


def test_who_is_not_there_is_not_waited_for() -> None:
    world = CashWorld()
    ann, bob, cem = over(world, "ann", "bob", "cem")
    now_ms = world.now_ms
    world.do(cem, SitOut("c1"))
    world.disconnect(bob)
    assert pause(world, ann).waits_for == (world.at(ann).my_seat,)
    assert world.refused(cem, NextHand("c1", 1, 1)).code == "not-at-table"
    world.do(ann, NextHand("c1", 1, 1))
    world.wake()
    assert (world.host().state.in_hand, world.now_ms) == (True, now_ms)


def test_only_who_plays_and_only_between_hands() -> None:
    world = CashWorld()
    ann, bob = over(world, "ann", "bob")
    assert world.refused(world.connect("wil"), NextHand("c1", 1, 1)).code == "not-at-table"
    assert world.refused(ann, NextHand("c1", 1, 2)).code == "stale"
    for caller in (ann, bob):
        world.do(caller, NextHand("c1", 1, 1))
    world.wake()
    assert world.refused(ann, NextHand("c1", 1, 1)).code == "stale"
    assert world.refused(ann, NextHand("c1", 1, 2)).code == "stale"


def test_at_a_table_of_poker_nobody_is_asked() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.sit(ann, "holdem-25-50", 5_000)
    world.wake()
    assert world.refused(ann, NextHand("c1", 1, 1)).code == "other-game"
    view = world.at(ann)
    assert (view.terms, view.pause) == (None, None)


@pytest.mark.rows("name", ["thirteen", "thirteen-plain"])
def test_an_event_says_its_terms_before_its_first_hand(name: str) -> None:
    world = ThirteenWorld()
    ann, event = world.begin(name)
    view = world.my_table(event, ann)
    assert view is not None
    assert view.thirteen is None
    assert view.terms is not None
    assert view.terms.bonus == (name == "thirteen")


def test_in_an_event_one_goes_on_as_well() -> None:
    world = ThirteenWorld()
    ann, event = world.begin()
    view = world.to_set(event, ann)
    assert view.thirteen is not None
    number = view.thirteen.number
    assert view.pause is None
    world.arranges(ann, view)
    while (view := world.my_table(event, ann) or view).pause is None:
        world.wake()
    assert view.pause.waits_for == (view.my_seat,)
    assert view.pause.ends_ms > world.now_ms
    assert world.refused(world.connect("wil"), NextHand(event, 1, number)).code == "not-at-table"
    assert world.refused(ann, NextHand(event, 9, number)).code == "stale"
    now_ms = world.now_ms
    world.do(ann, NextHand(event, view.table, number))
    world.wake()
    later = world.to_set(event, ann)
    assert later.thirteen is not None
    assert (later.thirteen.number > number, world.now_ms) == (True, now_ms)
