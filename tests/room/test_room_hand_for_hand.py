"""Hand for hand in the room: one hand at every table, all-in hands face down until told."""

import pytest
from world import World, all_in, careful

from ruleone.dealing.events import HandsTabled
from ruleone.dealing.hand import Hand
from ruleone.room.core.roles import Caller
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.undo import TakeBack
from ruleone.room.pages.views import EventView, HandForHandView

LEVEL_MS = 180_000


def begin(seed: int = 1) -> tuple[World, Caller, Caller, str]:
    """An event of three tables with `ann` in it, and its director has announced it."""
    world = World(seed=seed)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    next(world.turns(event, ann))
    world.do(boss, dc.HandForHand(event, "near the money"))
    return world, ann, boss, event


def host_of(world: World, event: str) -> EventHost:
    """The event behind the pages."""
    host = world.room._lobby.find(event)
    assert isinstance(host, EventHost)
    return host


def gate(page: EventView) -> HandForHandView:
    assert page.hand_for_hand is not None
    return page.hand_for_hand


def go_on(world: World, ann: Caller, event: str, until: int, choose: object = careful) -> None:
    """Play until so many hands have been played by all."""
    for _ in range(20_000):
        page = world.event(event, ann)
        if page.hand_for_hand is None or page.hand_for_hand.number >= until:
            return
        step(world, ann, event, choose)
    raise AssertionError("nobody comes to an end")


def step(world: World, ann: Caller, event: str, choose: object = careful) -> None:
    """One act of ann's, or what time brings next."""
    assert callable(choose)
    view = world.my_table(event, ann)
    if view is not None and view.hand is not None and view.hand.options is not None:
        world.act(ann, view, choose(view.hand.options))
    else:
        world.wake()


@pytest.mark.feature("hand-for-hand")
@pytest.mark.rule("tda2019-RP-8A", "tda2019-RP-8B")
def test_no_table_begins_a_hand_before_all_have_finished_theirs() -> None:
    world, ann, boss, event = begin()
    page = world.event(event, ann)
    found = gate(page)
    to_go = page.line.left - len(page.prizes)
    assert (found.number, found.tables, found.to_go) == (0, 3, to_go)
    left_ms = page.clock.left_ms
    assert left_ms is not None
    number = 0
    while number < 4:
        page = world.event(event, ann)
        number = gate(page).number
        host = host_of(world, event)
        assert max(table.dealt for table in host.tables.values()) <= 1 + min(
            table.dealt for table in host.tables.values()
        )
        step(world, ann, event)
    page = world.event(event, ann)
    assert page.clock.left_ms == (left_ms - 4 * 120_000) % LEVEL_MS
    assert page.clock.by_rounds
    assert page.clock.ends_ms is None
    world.do(boss, dc.EndHandForHand(event, "enough"))
    page = world.event(event, ann)
    assert page.hand_for_hand is None
    assert page.clock.ends_ms is not None
    codes = [act.code for act in reversed(world.director_page(event, boss).acts)]
    assert codes == ["directed-hand-for-hand", "directed-end-hand-for-hand"]


@pytest.mark.feature("hand-for-hand")
@pytest.mark.rule("tda2019-RP-8F")
@pytest.mark.rows("told", [False, True])
def test_all_in_hands_stay_face_down_until_the_others_are_done_or_the_floor_tells(
    told: bool,
) -> None:
    """Somewhere ann is called all-in: nothing is shown before that."""
    held = 0
    for seed in range(1, 12):
        world, ann, boss, event = begin(seed)
        host = host_of(world, event)
        for _ in range(3_000):
            if world.my_table(event, ann) is None or world.room.due_ms is None or held > 2:
                break
            for table in [table for table in host.tables.values() if table.held]:
                held += 1
                assert table.play is not None
                hand = table.play.hand
                assert isinstance(hand, Hand)
                assert not any(isinstance(event, HandsTabled) for event in hand.events)
                assert table.number in gate(world.event(event, boss)).held
                others = [other for other in host.tables.values() if other is not table]
                if told:
                    world.do(boss, dc.DealOut(event, table.number))
                    assert not table.held
                    assert any(isinstance(event, HandsTabled) for event in hand.events)
                elif not host.ready and not any(other.in_hand for other in others):
                    world.wake()
                    assert not table.held
            number = gate(world.event(event, ann)).number
            step(world, ann, event, all_in if number else careful)
        if held > 2:
            return
    raise AssertionError("nobody was called all-in")


@pytest.mark.rule("tda2019-RP-8F")
def test_nothing_is_dealt_out_where_nothing_waits() -> None:
    world, _, boss, event = begin()
    assert world.refused(boss, dc.DealOut(event, 1)).code == "nothing-held"
    assert world.refused(boss, dc.DealOut(event, 99)).code == "table-unknown"
    assert world.refused(boss, dc.HandForHand(event, "again")).code == "hand-for-hand-on"


def test_a_restart_goes_on_with_the_same_hand() -> None:
    world, ann, _, event = begin(seed=4)
    go_on(world, ann, event, 2)
    step(world, ann, event)
    before = world.event(event, ann)
    world.restart()
    after = world.event(event, ann)
    assert gate(after) == gate(before)
    assert after.clock.left_ms == before.clock.left_ms
    go_on(world, ann, event, 4)
    assert gate(world.event(event, ann)).number == 4


def test_its_end_in_the_midst_of_a_round_is_taken_back_like_any_other() -> None:
    world, ann, boss, event = begin(seed=4)
    go_on(world, ann, event, 1)
    state = host_of(world, event).tournament.state
    while not state.hands:
        step(world, ann, event)
    world.do(boss, dc.EndHandForHand(event, "a slip"))
    assert world.event(event, ann).hand_for_hand is None
    newest = world.director_page(event, boss).acts[0]
    assert newest.stands is None
    world.do(boss, TakeBack(event, newest.act, "it goes on"))
    assert gate(world.event(event, ann)).number == 0
