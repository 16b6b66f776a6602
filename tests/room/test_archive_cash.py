"""Hands of cash tables that are over, of poker and of 13-card poker, for the replayer."""

import msgspec
import pytest
from cash_world import CashWorld

from ruleone.cards import texts
from ruleone.chinese import Arrange, arrange_automatically
from ruleone.room.cash.commands import TakeSeat
from ruleone.room.core.roles import Caller
from ruleone.room.hands.archive import Archive
from ruleone.room.hands.view import ClosedTable, ClosedTablesView, ReplayView, RoomHandsView
from ruleone.room.playing import Act, Leave
from ruleone.room.table.games import ThirteenPlay
from ruleone.rulebook import Refusal

POKER, THIRTEEN = "holdem-25-50", "thirteen-100-bonus"


def listed(world: CashWorld, caller: Caller) -> RoomHandsView:
    view = Archive(world.journal, world.people).hands("c1", world.room.sight("c1", caller))
    assert isinstance(view, RoomHandsView)
    return view


def replayed(world: CashWorld, number: int, caller: Caller) -> ReplayView:
    archive = Archive(world.journal, world.people)
    view = archive.hand("c1", number, world.room.sight("c1", caller))
    assert isinstance(view, ReplayView), view
    return view


def finish(world: CashWorld, callers: list[Caller]) -> None:
    """The next hand, from its deal to its end."""
    host = world.host()
    while not host.state.in_hand:
        world.wake()
    if isinstance(host.play, ThirteenPlay):
        order = host.state.order
        assert order is not None
        for seat, person in order.seats.items():
            caller = next((one for one in callers if one.person == person), None)
            if caller is not None:
                rows = Arrange.of(arrange_automatically(host.play.hand.holds(seat)))
                world.do(caller, Act("c1", 1, order.number, 0, rows))
    world.finish_hand([] if isinstance(host.play, ThirteenPlay) else callers)


def played(stakes: str, hands: int = 2) -> tuple[CashWorld, list[Caller]]:
    """Ann and Bob have played so many hands with house players."""
    world = CashWorld()
    callers = [world.connect("ann"), world.connect("bob")]
    for caller in callers:
        world.do(caller, TakeSeat(stakes, 3_000))
    for _ in range(hands):
        finish(world, callers)
    return world, callers


@pytest.mark.rows(("stakes", "game"), [(POKER, "nlhe"), (THIRTEEN, "thirteen")])
def test_hands_of_a_cash_table_are_listed_and_stepped(stakes: str, game: str) -> None:
    world, (ann, _) = played(stakes)
    watcher = world.connect("wil")
    view = listed(world, ann)
    assert [(one.number, one.game, one.mine) for one in view.hands] == [
        (2, game, True), (1, game, True),
    ]  # fmt: skip
    assert (view.event_name.template, view.event_name.number) == ("cash", 1)
    assert not any(one.mine for one in listed(world, watcher).hands)
    for number, beside in ((1, (None, 2)), (2, (1, None))):
        mine, watched = (replayed(world, number, who) for who in (ann, watcher))
        assert (mine.before, mine.after) == beside
        assert (mine.eyes, mine.may_see) == ("seat", (mine.viewer,))
        assert (watched.eyes, watched.may_see) == ("watcher", ())
        steps = mine.thirteen or mine.steps
        assert bool(mine.thirteen) == (game == "thirteen")
        assert steps[-1].lines == len(mine.thirteen_log or mine.log)
        assert [one.house for one in mine.players].count(False) == 2


def test_rows_of_others_are_seen_from_where_they_were_shown() -> None:
    world, (ann, bob) = played(THIRTEEN, hands=1)
    host = world.host()
    assert isinstance(host.play, ThirteenPlay)
    hand = host.play.hand
    watcher = world.connect("wil")
    for caller, own in ((ann, 1), (bob, 2), (watcher, 0)):
        view = replayed(world, 1, caller)
        hidden = [step for step in view.thirteen if step.hand.to_arrange]
        assert len(hidden) >= 3
        told = msgspec.json.encode([step.hand for step in hidden]).decode()
        for seat in hand.stacks:
            shown = [card for card in texts(hand.holds(seat)) if f'"{card}"' in told]
            assert len(shown) == (13 if seat == own else 0)
        last = view.thirteen[-1].hand
        assert last.over
        assert all("??" not in seat.cards for seat in last.seats)
        assert all(step.hand.options is None and not step.hand.log for step in view.thirteen)


def test_a_hand_in_play_is_not_told() -> None:
    world, callers = played(THIRTEEN, hands=1)
    while not world.host().state.in_hand:
        world.wake()
    archive = Archive(world.journal, world.people)
    refused = archive.hand("c1", 2, world.room.sight("c1", callers[0]))
    assert isinstance(refused, Refusal)
    assert refused.code == "hand-not-over"
    assert [one.number for one in listed(world, callers[0]).hands] == [1]


@pytest.mark.rows("stakes", [POKER, THIRTEEN])
def test_staff_see_every_seat_once_the_table_is_closed_and_nobody_else_does(stakes: str) -> None:
    world, callers = played(stakes)
    boss = world.director()
    archive = Archive(world.journal, world.people)
    for seat in (1, 2, 3):
        refused = archive.hand("c1", 1, world.room.sight("c1", boss), "seat", seat)
        assert isinstance(refused, Refusal)
        assert refused.code == "seat-hidden"
    assert isinstance(archive.hand("c1", 1, world.room.sight("c1", boss), "all"), Refusal)
    for caller in callers:
        world.do(caller, Leave("c1"))
    while "c1" in world.room._cash.hosts:
        world.wake()
    whole = archive.hand("c1", 1, world.room.sight("c1", boss), "all")
    assert isinstance(whole, ReplayView)
    first = (whole.thirteen or whole.steps)[0].hand
    assert all("??" not in seat.cards for seat in first.seats)
    for caller in callers:
        refused = archive.hand("c1", 1, world.room.sight("c1", caller), "all")
        assert isinstance(refused, Refusal)
    assert replayed(world, 1, callers[0]).viewer == 1


def test_closed_tables_are_listed_where_hands_were_played() -> None:
    """The newest first, without one at which nobody played; a restart changes nothing."""
    world, callers = played(POKER, hands=1)
    archive = Archive(world.journal, world.people)
    assert archive.closed_tables().tables == ()
    other = world.connect("cem")
    world.do(other, TakeSeat(THIRTEEN, 3_000))
    finished = set(world.room._cash.hosts)
    assert len(finished) == 2
    for caller in callers:
        world.do(caller, Leave("c1"))
    while "c1" in world.room._cash.hosts:
        world.wake()
    assert archive.closed_tables() == ClosedTablesView((ClosedTable("c1", "nlhe"),), more=False)
    idle = world.do(callers[0], TakeSeat("holdem-50-100", 5_000)).event
    assert idle is not None
    world.do(callers[0], Leave(idle))
    while idle in world.room._cash.hosts:
        world.wake()
    assert [one.table for one in archive.closed_tables().tables] == ["c1"]
    world.restart()
    again = Archive(world.journal, world.people)
    assert again.closed_tables() == archive.closed_tables()


def test_house_players_are_called_what_they_were_called_in_that_hand() -> None:
    world, (ann, _) = played(POKER, hands=1)
    host = world.host()
    names = {one.name for one in replayed(world, 1, ann).players if one.house}
    assert names == {host.name_of(one.player) for one in host.state if one.house}
    told = replayed(world, 1, ann)
    finish(world, [ann, Caller("bob", "c-bob")])
    world.restart()
    assert replayed(world, 1, ann).players == told.players
