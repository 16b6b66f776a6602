"""Two directors order the same at once: it counts once, and the second is told."""

import msgspec
import pytest
from test_room_entries import Till

from ruleone.room import clock_commands as k
from ruleone.room import director_commands as dc
from ruleone.room.chip_commands import CorrectChips
from ruleone.room.conduct_commands import Penalise

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
