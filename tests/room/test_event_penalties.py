"""Penalties at the tables that the room deals: given by the floor, served in dealt hands."""

import pytest
from world import World, careful

from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.penalties import ConductOfView, LiftPenalty, Penalise
from ruleone.room.event.undo import TakeBack
from ruleone.room.pages.views import PlayerView
from ruleone.room.views import Accepted
from ruleone.rulebook import Citation, Refusal


def begin(seed: int = 1) -> tuple[World, Caller, Caller, str]:
    """An event with `ann` in it, whose turn it is, and a director."""
    world = World(seed=seed)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    next(world.turns(event, ann))
    return world, ann, boss, event


def sits(world: World, event: str, person: Caller) -> PlayerView:
    view = world.my_table(event, person)
    assert view is not None
    return next(one for one in view.players if one.player == person.person)


def against(world: World, event: str, boss: Caller, player: str) -> ConductOfView:
    conduct = world.director_page(event, boss).conduct
    assert conduct is not None
    return next(one for one in conduct.players if one.player == player)


def step(world: World, ann: Caller, event: str) -> None:
    view = world.my_table(event, ann)
    if view is not None and view.hand is not None and view.hand.options is not None:
        world.act(ann, view, careful(view.hand.options))
    else:
        world.wake()


@pytest.mark.feature("event-penalties")
@pytest.mark.rule("house-65C.1", "house-65A.2", "tda2024-71C.1", "tda2024-71A.2")
def test_missed_hands_are_dealt_and_dead_and_outlive_a_restart() -> None:
    world, ann, boss, event = begin()
    world.do(boss, Penalise(event, "ann", "hands", "shouting", 2, "abuse"))
    view = world.my_table(event, ann)
    assert view is not None
    assert view.hand is not None
    assert view.hand.options is not None, "the hand that is on is still hers"
    first = view.hand.number
    assert sits(world, event, ann).misses == 2
    told = against(world, event, boss, "ann")
    assert (told.left, told.given[0].offence, told.given[0].reason) == (2, "abuse", "shouting")
    assert (told.proposed, told.count) == ("rounds", 1)
    step(world, ann, event)
    missed: dict[int, int] = {}
    restarted = False
    for _ in range(3_000):
        view = world.my_table(event, ann)
        assert view is not None
        mine = sits(world, event, ann)
        if view.hand is not None and view.hand.number > first:
            if not mine.misses and view.hand.number not in missed:
                break
            missed.setdefault(view.hand.number, mine.misses)
            assert view.hand.options is None
            (own,) = [one for one in view.hand.seats if one.seat == view.my_seat]
            assert own.status == "folded"
            (line,) = [each for each in view.hand.log if each.code == "killed-penalty"]
            assert line.citation == Citation("tda2024-71C.1", "modern")
            if not restarted:
                restarted = True
                world.restart()
                assert sits(world, event, ann).misses == mine.misses
        step(world, ann, event)
    assert list(missed.values()) == [2, 1]
    codes = [line.code for line in world.event(event, ann).news]
    assert codes.count("penalty-served") == 1
    assert next(world.turns(event, ann)).hand is not None


@pytest.mark.feature("event-penalties")
@pytest.mark.rule("house-65A.2")
def test_it_follows_to_another_table() -> None:
    world, ann, boss, event = begin(seed=3)
    page = world.event(event, ann)
    other = next(each for each in page.tables if each.table != page.line.my_table)
    world.do(boss, Penalise(event, "ann", "hands", "shouting", 40))
    world.do(boss, dc.RemovePlayer(event, other.players[-1].player, "asked to"))
    moved = False
    for _ in range(3_000):
        page = world.event(event, ann)
        table = next(each for each in page.tables if each.table == other.table)
        free = set(range(1, 10)) - {one.seat for one in table.players}
        if page.line.my_table == other.table:
            break
        if free and not moved:
            moved = True
            world.do(boss, dc.MovePlayer(event, "ann", other.table, min(free), "asked to"))
        else:
            step(world, ann, event)
    before = sits(world, event, ann).misses
    assert before > 1
    for _ in range(3_000):
        if sits(world, event, ann).misses < before:
            return
        step(world, ann, event)
    raise AssertionError("no hand of the other table counted")


def test_the_floor_alone_gives_penalties_and_lets_them_off() -> None:
    world, ann, boss, event = begin()
    assert world.refused(ann, Penalise(event, "h1", "warning", "why")).code == "needs-floor"
    assert world.refused(ann, LiftPenalty(event, "ann", "why")).code == "needs-floor"
    refused = world.refused(boss, Penalise(event, "h1", "chip-fine", "why", 100))
    assert (refused.code, refused.citation) == (
        "penalty-not-on-scale", Citation("tda2024-71A.1", "modern"),
    )  # fmt: skip
    world.do(boss, Penalise(event, "ann", "rounds", "why", 1))
    assert sits(world, event, ann).misses == 9
    world.do(boss, LiftPenalty(event, "ann", "a slip"))
    assert sits(world, event, ann).misses == 0
    record = [act.code for act in reversed(world.director_page(event, boss).acts)]
    assert record == ["directed-penalise", "directed-lift-penalty"]


@pytest.mark.rule("house-65A.2")
def test_who_is_out_has_no_hand_to_miss_any_more() -> None:
    """What was given to him stays on record; nothing is left to be let off."""
    world, ann, boss, event = begin()
    world.do(boss, Penalise(event, "ann", "hands", "shouting", 2, "abuse"))
    world.do(boss, dc.RemovePlayer(event, "ann", "gone home"))
    state = world.room._lobby.hosts[event].tournament.state
    while "ann" in state.stacks:
        step(world, ann, event)
    told = against(world, event, boss, "ann")
    assert (told.table, told.left, len(told.given)) == (None, 0, 1)


@pytest.mark.feature("event-penalties")
@pytest.mark.rule("house-65D", "tda2024-71D")
def test_who_is_disqualified_is_out_with_his_chips() -> None:
    world, ann, boss, event = begin()
    world.do(boss, Penalise(event, "ann", "disqualification", "cheating", 0, "cheating"))
    for _ in range(500):
        if world.my_table(event, ann) is None:
            break
        step(world, ann, event)
    page = world.director_page(event, boss)
    lines = {line.line: line.chips for line in page.chips.lines}
    assert lines["removed"] < 0
    removed = next(line for line in page.event.news if line.code == "player-removed")
    assert removed.citation == Citation("tda2024-71D", "modern")
    refused = world.refused(ann, Join(event))
    assert refused.code in ("disqualified", "entries-closed")


@pytest.mark.feature("event-penalties")
@pytest.mark.rule("house-63.1")
def test_forfeited_chips_leave_play_after_her_hand_and_come_back_when_taken_back() -> None:
    world, ann, boss, event = begin()
    world.do(boss, Penalise(event, "ann", "forfeiture", "checked it down", 300, "soft-play"))
    told = against(world, event, boss, "ann")
    assert [(one.count, one.paid) for one in told.given] == [(300, None)]
    world.restart()
    for _ in range(500):
        told = against(world, event, boss, "ann")
        if told.given[0].paid is not None:
            break
        step(world, ann, event)
    assert told.given[0].paid == 300
    page = world.director_page(event, boss)
    assert {line.line: line.chips for line in page.chips.lines}["fined"] == -300
    assert "penalty-paid" in [line.code for line in page.event.news]
    act = next(one for one in page.acts if one.code == "directed-penalise")
    for _ in range(500):
        asked = world.ask(boss, TakeBack(event, act.act, "a mistake"))
        if isinstance(asked.result, Accepted):
            break
        assert isinstance(asked.result, Refusal)
        assert asked.result.code == "act-in-hand"
        step(world, ann, event)
    lines = {line.line: line.chips for line in world.director_page(event, boss).chips.lines}
    assert lines["fined"] == 0


def test_the_page_says_what_may_cost_chips() -> None:
    world, _, boss, event = begin()
    conduct = world.director_page(event, boss).conduct
    assert conduct is not None
    assert [(one.penalty, one.offence, one.citation.rule) for one in conduct.in_chips] == [
        ("forfeiture", "soft-play", "tda2024-69.1")
    ]
