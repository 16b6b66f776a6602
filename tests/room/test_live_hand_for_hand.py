"""Hand for hand at tables with real cards: tablets are told, a held hand waits for the word."""

import pytest
from live_event_world import LiveEvent
from msgspec.structs import replace

from ruleone.dealing import VoidHand
from ruleone.dealing.events import HandsTabled
from ruleone.floor.followed import AllDealt, ByFloor, Instructed
from ruleone.room.event.hands.tracked_tables import SwitchTable
from ruleone.room.event.orders import commands as dc
from ruleone.room.live import commands as lc
from ruleone.room.live.views import LiveBoardView, LiveGateView
from ruleone.room.pages.views import HandForHandView
from ruleone.rulebook import Refusal
from ruleone.tournament.places import prize_at

HAND_MS, LEVEL_MS = 120_000, 180_000


def announced(seed: int = 1) -> LiveEvent:
    """Ten players at two live tables, `l1` in its hand, when hand for hand is announced."""
    world = LiveEvent(10, seed)
    assert not isinstance(world.start("l1"), Refusal)
    world.do(world.boss, dc.HandForHand(world.name, "near the money"))
    return world


def gate(world: LiveEvent, name: str) -> LiveGateView:
    beside = world.tablet(name).beside
    assert beside is not None
    assert beside.gate is not None
    return beside.gate


def page(world: LiveEvent) -> HandForHandView:
    found = world.event(world.name, world.persons["p1"]).hand_for_hand
    assert found is not None
    return found


def first_round(world: LiveEvent) -> None:
    """The hand in play at the announcement comes to its end."""
    world.told("l1", AllDealt())
    world.fold_on("l1")
    world.finish_hand("l1")
    assert page(world).number == 1


def all_in_at(world: LiveEvent, name: str) -> None:
    """A hand begins there, and all chips go in: it is held."""
    assert not isinstance(world.start(name), Refusal)
    world.tell(name)
    assert world.tablet(name).awaits == "instruction"


def ended(world: LiveEvent, name: str) -> None:
    world.told(name, Instructed())
    world.tell_on(name)
    world.finish_hand(name)


def is_shown(world: LiveEvent, name: str) -> bool:
    hand = world.hand_on(name)
    assert hand is not None
    return any(isinstance(event, HandsTabled) for event in hand.events)


@pytest.mark.rule("tda2019-RP-8B")
def test_live_tables_are_told_and_wait_for_each_other() -> None:
    """Both tablets hear of it in both languages, and so do those at the table; the hand in play
    counts as one, and each takes its minutes off the clock."""
    world = announced()
    left_ms = world.event(world.name, world.boss).clock.left_ms
    assert left_ms is not None
    for name in ("l1", "l2"):
        (said,) = world.tablet(name).announcements
        assert "hand for hand" in said.texts["en"]
        assert "同步发牌" in said.texts["zh"]
        board = world.see(f"live-board/{name}", world.persons["p1"])
        assert isinstance(board, LiveBoardView)
        assert board.announcements == (said,)
        found = gate(world, name)
        assert (found.number, found.waits_for) == (0, (1,))
    refused = world.start("l2")
    assert isinstance(refused, Refusal)
    assert refused.code == "hand-for-hand-waits"
    first_round(world)
    assert {"live/l1", "live/l2"} <= {*world.outcomes[-1].changed}
    assert page(world).waits_for == (1, 2)
    world.tell_hand("l2")
    assert (page(world).number, page(world).finished, page(world).waits_for) == (1, 1, (1,))
    beside = world.tablet("l2").beside
    assert beside is not None
    assert beside.hold == "hand-for-hand-waits"
    world.tell_hand("l1")
    clock = world.event(world.name, world.boss).clock
    assert clock.left_ms == (left_ms - 2 * HAND_MS) % LEVEL_MS
    assert clock.by_rounds
    world.do(world.boss, dc.EndHandForHand(world.name, "enough"))
    for name in ("l1", "l2"):
        over, _ = world.tablet(name).announcements
        assert "is over" in over.texts["en"]
        assert "结束" in over.texts["zh"]
        beside = world.tablet(name).beside
        assert beside is not None
        assert beside.gate is None
    assert not isinstance(world.start("l2"), Refusal)


@pytest.mark.rule("tda2019-RP-8F")
@pytest.mark.rows("by", ["dealer", "floor", "director"])
def test_an_all_in_hand_stays_face_down_until_told(by: str) -> None:
    """Its dealer lets it go on once no other table is waited for; floor and director at any
    time."""
    world = announced(seed=3)
    dealer = world.holder_of("l1")
    first_round(world)
    all_in_at(world, "l1")
    world.restart()
    assert not is_shown(world, "l1")
    assert (page(world).held, page(world).waits_for) == ((1,), (2,))
    assert gate(world, "l2").waits_for == (2,)
    state = world.live("l1").state
    go_on = lc.EnterLive("l1", state.number, len(state.following.lines), Instructed())
    if by == "dealer":
        refused = world.refused(dealer, go_on)
        assert (refused.code, refused.parameters["tables"]) == ("hand-held", ("2",))
        world.do(world.boss, dc.Pause(world.name, "dinner"))
        assert world.refused(dealer, go_on).code == "hand-held", "table 2 has still to play"
        world.do(world.boss, dc.Resume(world.name, "back"))
        world.tell_hand("l2")
        assert gate(world, "l1").waits_for == ()
        due_ms = world.room.due_ms
        assert due_ms is None or due_ms > world.now_ms, "real cards wait for their dealer"
        assert not is_shown(world, "l1")
        world.do(dealer, go_on)
    elif by == "floor":
        world.do(world.boss, go_on)
    else:
        world.do(world.boss, dc.DealOut(world.name, 1))
        assert world.refused(world.boss, dc.DealOut(world.name, 1)).code == "nothing-held"
    assert is_shown(world, "l1")
    assert page(world).held == ()


@pytest.mark.rule("tda2019-RP-8F")
def test_a_misdeal_is_dealt_again_hand_for_hand() -> None:
    world = announced(seed=5)
    first_round(world)
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    world.told("l1", ByFloor((VoidHand(),), "a boxed card"))
    all_in_at(world, "l1")
    world.check()


@pytest.mark.rule("tda2019-RP-8A")
def test_who_goes_out_in_the_same_hand_at_two_live_tables_shares_the_places() -> None:
    """Until all have finished they keep their seats, and their tablets say so."""
    world = announced(seed=7)
    first_round(world)
    state = world.host.tournament.state
    before = len(state.stacks)
    lost = {}
    for number, name in ((1, "l1"), (2, "l2")):
        beside = world.tablet(name).beside
        assert beside is not None
        seat, winner, *_ = beside.dealt
        lost[state.tables[number].players[seat]] = name
        world.tell_hand(name, lc.WonBy(seat, (winner,)))
        if number == 1:
            (player,) = lost
            assert gate(world, "l1").out == (world.host.name_of(player),)
            assert (state.seats[player], player in state.results) == ((1, seat), False)
            assert gate(world, "l2").out == ()
    results = [state.results[player] for player in lost]
    assert {one.place for one in results} == {before - 1}
    both = prize_at(state, before) + prize_at(state, before - 1)
    assert sum(one.prize for one in results) == both
    assert len(world.tables) == 1
    (last,) = (table.live for table in world.tables if table.live is not None)
    assert "is over" in world.tablet(last.name).announcements[0].texts["en"]
    world.check()


@pytest.mark.feature("hand-for-hand")
def test_tables_of_both_kinds_wait_for_each_other() -> None:
    """The room turns up its held hand when that of the other table waits as well."""
    world = LiveEvent(10, seed=9)
    world.do(world.boss, SwitchTable(world.name, 2, "dealt", "a dealer is ill"))
    world.do(world.boss, dc.HandForHand(world.name, "near the money"))
    dealt = world.host.tables[2]
    for _ in range(200):
        if page(world).held:
            break
        world.play_dealt(dealt)
    assert page(world).held == (2,)
    due_ms = world.room.due_ms
    assert due_ms is None or due_ms > world.now_ms, "table 1 has still to play"
    all_in_at(world, "l1")
    world.wake()
    assert page(world).held == (1,), "both waited: the room's hand is turned up"
    ended(world, "l1")
    assert not dealt.in_hand
    world.check()


def test_an_event_hand_for_hand_is_the_same_after_a_restart() -> None:
    world = announced(seed=11)
    first_round(world)
    all_in_at(world, "l2")
    before = [world.tablet(name) for name in ("l1", "l2")]
    world.restart()
    for one, again in zip(before, [world.tablet(name) for name in ("l1", "l2")], strict=True):
        assert replace(again, now_ms=0) == replace(one, now_ms=0)
    world.tell_hand("l1")
    ended(world, "l2")
    assert not any(world.host.tournament.state.hands)
    world.check()
