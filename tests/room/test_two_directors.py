"""Two directors order the same at once: it counts once, and the second is told."""

import msgspec
import pytest
from live_world import LiveWorld
from test_desk import at_table, at_the_end_of_a_level, crew, rota
from test_room_entries import Till
from world import plain

from ruleone.room import clock_commands as k
from ruleone.room import director_commands as dc
from ruleone.room.chip_commands import CorrectChips
from ruleone.room.conduct_commands import Penalise
from ruleone.room.desk import commands as dk
from ruleone.words import LANGUAGES, say

MINUTE = 60


@pytest.fixture
def till() -> Till:
    till = Till()
    till.start("ann", "ben")
    return till


def newest(till: Till) -> int:
    """The newest act that a director's page shows."""
    acts = till.world.director_page(till.event, till.boss).acts
    return acts[0].act if acts else 0


@pytest.mark.parametrize("which", ["level", "clock", "penalty", "chips"])
def test_the_second_of_two_who_order_the_same_is_told_that_it_was_given(
    till: Till, which: str
) -> None:
    world, event = till.world, till.event
    orders: dict[str, dc.NextLevel | k.MoveClock | Penalise | CorrectChips] = {
        "level": dc.NextLevel(event, "late"),
        "clock": k.MoveClock(event, -MINUTE, "late"),
        "penalty": Penalise(event, "ann", "warning", "late"),
        "chips": CorrectChips(event, "ann", "found", 100, "late"),
    }
    order = orders[which]
    other = world.director("second")
    seen = newest(till)
    asked = msgspec.structs.replace(order, seen=seen)
    world.do(till.boss, asked)
    now = world.director_page(event, till.boss).event
    refused = world.refused(other, asked)
    assert (refused.code, refused.parameters["reason"]) == ("given-since", "late")
    assert world.director_page(event, till.boss).event == now
    world.do(other, msgspec.structs.replace(order, seen=newest(till)))
    world.do(other, order)


def test_an_order_for_another_player_or_of_another_kind_stands_in_nobodys_way(till: Till) -> None:
    world, event, seen = till.world, till.event, newest(till)
    world.do(till.boss, Penalise(event, "ann", "warning", "late", seen=seen))
    world.do(till.boss, Penalise(event, "ben", "warning", "late", seen=seen))
    world.do(till.boss, dc.NextLevel(event, "late", seen=seen))
    level = world.director_page(event, till.boss).event.clock.level
    assert level is not None
    assert level.number == 2


# at the floor's desk


def test_the_second_of_two_who_push_the_dealers_is_told_that_they_were_pushed() -> None:
    world = LiveWorld()
    crew(world)
    other = world.holder("floor", "second")
    asked = dk.PushDealers(seen=rota(world).acts[0].act, decks=True)
    world.do(world.floor, asked)
    now = plain(world.floor_page())
    refused = world.refused(other, asked)
    assert (refused.code, refused.parameters["by"]) == ("given-since", "<fay>")
    assert plain(world.floor_page()) == now
    for language in LANGUAGES:
        words = say(language, "refusal-given-since", **refused.parameters)
        assert "<fay>" in words
        assert "(" not in words.replace("（", "(")
    world.do(other, dk.PushDealers(seen=rota(world).acts[0].act))
    world.do(other, dk.PushDealers())
    assert len(rota(world).pushes) == 3


def test_who_pushes_against_the_rules_is_named_with_his_reason() -> None:
    world, boss, event = at_the_end_of_a_level(40)
    told = world.director_page(event, boss).rota
    assert told is not None
    ill = dk.PushDealers(event=event, reason="a dealer is ill", seen=told.acts[0].act)
    world.do(boss, ill)
    refused = world.refused(world.director("second"), ill)
    assert (refused.code, refused.parameters["reason"]) == ("given-since", "a dealer is ill")
    assert "a dealer is ill" in say("en", "refusal-given-since", **refused.parameters)


def test_what_else_was_done_with_the_dealers_since_holds_no_push_up() -> None:
    world = LiveWorld()
    crew(world)
    seen = rota(world).acts[0].act
    world.do(world.floor, dk.SetPushes(20))
    world.do(world.floor, dk.PushDealers(seen=seen))


def test_a_deck_that_the_dealer_and_the_floor_change_at_once_is_changed_once() -> None:
    world = LiveWorld()
    asked = dk.ChangeDeck("l1", "dealer-push", seen=0)
    world.do(world.dealer, asked)
    assert world.refused(world.floor, asked).code == "given-since"
    assert at_table(world).deck.number == 2
    world.do(world.floor, dk.ChangeDeck("l1", "dealer-push", seen=at_table(world).deck.acts[0].act))
    assert at_table(world).deck.number == 3
