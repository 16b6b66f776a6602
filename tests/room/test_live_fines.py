"""At a live table: penalties that are paid in chips."""

import pytest
from live_world import LiveWorld
from test_live_penalties import folded

from ruleone.floor.followed import AllDealt, Chosen, Overruled, Undone
from ruleone.floor.penalties import Penalty
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import Offended
from ruleone.room.live.events import PlayerFined
from ruleone.rulebook import Citation


def begun(world: LiveWorld, button: int | None = None) -> None:
    world.start(button)
    world.enter(AllDealt())


def played_softly(world: LiveWorld, seat: int, chips: int) -> int:
    """The player in a seat forfeits chips for soft play; the line of the decision."""
    line = world.enter(Offended(seat, "soft-play"), by=world.floor)
    at = [choice.words["en"] for choice in line.choices].index("forfeited chips")
    assert [choice.forfeits for choice in line.choices].index(True) == at
    refusal = world.not_entered(Chosen(line.n, at), by=world.floor)
    assert refusal.code == "fact-out-of-range"
    assert world.not_entered(Chosen(line.n, 0, chips=chips), by=world.floor).code == (
        "chips-not-asked"
    )
    return world.enter(Chosen(line.n, at, chips=chips), by=world.floor).n


def fines(world: LiveWorld) -> list[PlayerFined]:
    return [event for event in world.written() if isinstance(event, PlayerFined)]


@pytest.mark.feature("live-penalties")
@pytest.mark.rule("house-63.1", "tda2011-54.1")
@pytest.mark.rows(("book", "rule"), [("house", "house-63.1"), ("tda2011", "tda2011-54.1")])
def test_chips_that_are_forfeited_leave_play_when_the_hand_is_closed(book: str, rule: str) -> None:
    world = LiveWorld(edition=book)
    begun(world, button=4)
    played_softly(world, 3, 700)
    assert [one.penalty["en"] for one in world.floor_page().penalties if one.penalty] == [
        "forfeited chips: 700"
    ]
    folded(world)
    assert sum(world.hand().stacks.values()) == 40_000
    world.start()
    assert world.hand().chips == 39_300
    (paid,) = fines(world)
    assert (paid.seat, paid.chips, paid.citation) == (3, 700, Citation(rule, book))
    before = world.seen()
    world.restart()
    assert world.seen() == before
    world.enter(AllDealt())
    folded(world)
    world.start()
    assert len(fines(world)) == 1
    assert world.hand().chips == 39_300


@pytest.mark.rule("house-63.1")
def test_until_then_the_floor_may_think_better_of_it() -> None:
    world = LiveWorld()
    begun(world, button=4)
    decision = played_softly(world, 3, 700)
    world.enter(Overruled(decision, (), "half of it", Penalty("forfeiture", 300)), by=world.floor)
    folded(world)
    world.enter(Overruled(decision, (), "none of it"), by=world.floor)
    world.enter(Undone("it was"), by=world.floor)
    begun(world)
    (paid,) = fines(world)
    assert (paid.seat, paid.chips) == (3, 300)
    folded(world)
    line = world.enter(Offended(3, "abuse"), by=world.floor)
    over = Overruled(line.n, (), "chips", Penalty("forfeiture", 300))
    assert world.not_entered(over, by=world.floor).code == "penalty-off-the-scale"


@pytest.mark.rule("house-63.1")
def test_nobody_pays_more_than_he_has() -> None:
    """Who has nothing left then is not dealt in."""
    world = LiveWorld(stacks=(10_000,) * 3)
    begun(world, button=3)
    played_softly(world, 3, 1_000_000)
    folded(world)
    left = world.hand().stacks[3]
    world.start()
    assert sorted(world.hand().stacks) == [1, 2]
    assert [paid.chips for paid in fines(world)] == [left]
    assert world.live().seats[2].stack == 0


@pytest.mark.rule("house-31", "tda2011-30")
def test_a_blind_that_was_dodged_is_paid_where_the_edition_has_it_so() -> None:
    world = LiveWorld()
    state = world.room._live.hosts["l1"].state
    fined = state.rules.with_options({"penalties.dodge_blinds": "chip-fine"})
    object.__setattr__(state, "rules", fined)
    object.__setattr__(state._standings, "_rules", fined)
    begun(world, button=4)
    folded(world)
    world.do(world.floor, lc.SeatLive("l1", 7, "Gus", 9_000))
    line = world.enter(Offended(7, "dodged-blind", blind=100), by=world.floor)
    world.enter(Chosen(line.n, 0), by=world.floor)
    world.start()
    assert [(paid.seat, paid.chips) for paid in fines(world)] == [(7, 100)]
    assert world.hand().chips == 48_900


def test_who_leaves_before_he_has_paid_pays_when_he_comes_back() -> None:
    world = LiveWorld()
    begun(world, button=4)
    played_softly(world, 3, 700)
    folded(world)
    world.do(world.floor, lc.LeaveLive("l1", 3))
    begun(world)
    assert fines(world) == []
    world.do(world.floor, lc.SeatLive("l1", 8, "Cy", 5_000))
    folded(world)
    world.restart()
    begun(world)
    assert [(paid.seat, paid.chips) for paid in fines(world)] == [(8, 700)]
