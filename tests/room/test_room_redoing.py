"""What was taken back is done again: the same order, on the record, taken back in its turn."""

import msgspec
import pytest
from world import World

from ruleone.room.commands import Command
from ruleone.room.core.roles import DIRECTOR, Caller
from ruleone.room.event.chips import CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.penalties import Penalise
from ruleone.room.event.undo import ActView, Redo, TakeBack
from ruleone.words import LANGUAGES, say


def acts(world: World, event: str, boss: Caller) -> dict[int, ActView]:
    return {act.act: act for act in world.director_page(event, boss).acts}


def begin(seed: int = 3) -> tuple[World, str, Caller]:
    world = World(seed=seed)
    boss, ann = world.director(), world.connect("ann")
    return world, world.sit_down(ann), boss


@pytest.mark.feature("redo")
@pytest.mark.rows("restarted", [False, True])
def test_an_act_is_done_again_with_its_terms_and_taken_back_again(restarted: bool) -> None:
    world, event, boss = begin()
    world.do(boss, CorrectChips(event, "h1", "found", 500, "under the table"))
    world.do(boss, TakeBack(event, 1, "they were another's"))
    if restarted:
        world.restart()
    stacks = world.room._lobby.hosts[event].tournament.state.stacks
    before = stacks.known("h1")
    assert acts(world, event, boss)[1].not_again is None
    world.do(boss, Redo(event, 1))
    assert stacks["h1"] == before + 500
    if restarted:
        world.restart()
    told = acts(world, event, boss)
    assert (told[1].redone_by, told[3].redoes, told[3].stands) == (3, 1, None)
    assert (told[3].code, told[3].parameters) == (told[1].code, told[1].parameters)
    assert [line.code for line in told[3].did] == ["act-redone", *(one.code for one in told[1].did)]
    world.do(boss, TakeBack(event, 3, "after all"))
    stacks = world.room._lobby.hosts[event].tournament.state.stacks
    assert stacks["h1"] == before
    told = acts(world, event, boss)
    assert (told[3].not_again, told[1].not_again) != (None, None)
    assert told[3].not_again is None
    world.do(boss, Redo(event, 3))
    assert stacks["h1"] == before + 500


@pytest.mark.rows(
    "order",
    [
        dc.Pause("", "a spill"),
        dc.NextLevel("", "late"),
        dc.Announce("", "Soup is served"),
        dc.PinSeat("", "ann", True, "a wheelchair"),
        k.SetClock("", 30, "so"),
        k.MoveClock("", -60, "so"),
        k.StartBreak("", 10, "so"),
        k.PlanBreak("", 1, 10, "so"),
        Penalise("", "ann", "warning", "late"),
        dc.RemovePlayer("", "h1", "asked to"),
    ],
)
def test_what_is_offered_is_done_and_is_the_same_order(order: Command) -> None:
    world, event, boss = begin()
    order = msgspec.structs.replace(order, event=event)
    world.do(boss, order)
    world.do(boss, TakeBack(event, 1, "by mistake"))
    assert acts(world, event, boss)[1].not_again is None
    world.do(boss, Redo(event, 1))
    told = acts(world, event, boss)
    assert (told[3].code, told[3].parameters) == (told[1].code, told[1].parameters)
    assert told[3].did[1].code == told[1].did[0].code
    assert told[1].not_again is not None
    assert told[1].not_again.code == "act-redone"
    assert world.refused(boss, Redo(event, 1)).code == "act-redone"


@pytest.mark.feature("redo")
def test_it_is_barred_by_what_happened_since_with_the_reason_that_the_order_would_get() -> None:
    world, event, boss = begin()

    def told(act: int) -> str:
        shown = acts(world, event, boss)[act].not_again
        assert shown is not None
        refused = world.refused(boss, Redo(event, act))
        assert refused.code == shown.code
        for language in LANGUAGES:
            assert say(language, f"refusal-{refused.code}", **refused.parameters)
        return refused.code

    world.do(boss, dc.Pause(event, "so"))
    assert told(1) == "act-not-taken-back"
    world.do(boss, TakeBack(event, 1, "so"))
    world.do(boss, dc.Pause(event, "anew"))
    assert told(1) == "already-paused"
    world.do(boss, dc.Resume(event, "so"))
    world.do(boss, CorrectChips(event, "h1", "found", 500, "so"))
    world.do(boss, TakeBack(event, 5, "so"))
    world.do(boss, CorrectChips(event, "h1", "found", 600, "so"))
    assert told(5) == "given-since"
    world.do(boss, k.SetClock(event, 30, "so"))
    world.do(boss, TakeBack(event, 8, "so"))
    world.do(boss, dc.NextLevel(event, "so"))
    assert told(8) == "act-again-level-since"
    assert world.refused(boss, Redo(event, 99)).code == "act-unknown"


def test_an_offer_changes_nothing_in_the_event() -> None:
    world, event, boss = begin()
    world.do(boss, dc.RemovePlayer(event, "h1", "asked to"))
    world.do(boss, TakeBack(event, 1, "so"))
    rows = len(list(world.journal.read(f"event/{event}")))
    page = world.director_page(event, boss)
    assert page.acts[1].not_again is None
    assert world.director_page(event, boss) == page
    assert len(list(world.journal.read(f"event/{event}"))) == rows


def test_an_act_of_a_journal_of_earlier_days_is_ordered_anew() -> None:
    world, event, boss = begin()
    world.do(boss, dc.Pause(event, "so"))
    world.do(boss, TakeBack(event, 1, "so"))
    host = world.room._lobby.hosts[event]
    noted = host.director_log.find(1)
    assert noted is not None
    noted.directed = msgspec.structs.replace(noted.directed, terms=None)
    assert world.refused(boss, Redo(event, 1)).code == "act-terms-not-kept"


def test_it_is_for_those_who_may_take_back() -> None:
    assert Redo.may == TakeBack.may == DIRECTOR
