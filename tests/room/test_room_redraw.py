"""All seats drawn anew from the director's page: told to all, once the hands in play are over."""

import msgspec
import pytest
from test_room_entries import TERMS, Till
from world import careful

from ruleone.room.event.orders import commands as dc
from ruleone.room.event.undo import TakeBack
from ruleone.rulebook import Refusal


@pytest.mark.feature("redraw")
def test_it_waits_for_the_hands_in_play_and_all_are_told() -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    (ann,) = till.start("ann")
    world, event, boss = till.world, till.event, till.boss
    next(world.turns(event, ann))
    made = world.event(event, boss).draws
    assert made is not None
    world.do(boss, dc.RedrawSeats(event, "seats were mixed up"))
    assert world.director_page(event, boss).redraw_waits
    act = world.director_page(event, boss).acts[0]
    assert act.stands is None
    world.do(boss, TakeBack(event, act.act, "after the break"))
    assert not world.director_page(event, boss).redraw_waits
    world.do(boss, dc.RedrawSeats(event, "seats were mixed up"))
    world.restart()
    assert world.director_page(event, boss).redraw_waits
    world.play(event, ann, careful, turns=1)
    for _ in range(300):
        if not world.director_page(event, boss).redraw_waits:
            break
        world.wake()
    page = world.event(event, ann)
    codes = [line.code for line in page.news]
    assert "seats-redrawn" in codes
    assert codes.count("redraw-ordered") == 2
    assert codes.count("redraw-lapsed") == 1
    assert page.draws is not None
    assert "redraw/1" in [draw.purpose for draw in page.draws.newest]
    assert made.next_seal == next(
        draw.seal for draw in page.draws.newest if draw.number == made.made + 1
    )
    act = world.director_page(event, boss).acts[0]
    refused = world.refused(boss, TakeBack(event, act.act, "so"))
    assert refused == Refusal("act-final-seats", "illegal")


def test_between_two_hands_it_comes_at_once_and_is_told_once_before_a_restart_and_after_it() -> (
    None
):
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    (ann,) = till.start("ann")
    world, event, boss = till.world, till.event, till.boss
    world.do(boss, dc.RedrawSeats(event, "seats were mixed up"))
    told = world.event(event, ann).news
    assert told[-1].code == "seats-redrawn"
    assert "redraw-ordered" not in [line.code for line in told]
    world.restart()
    assert world.event(event, ann).news == told


def test_a_player_orders_none() -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    (ann,) = till.start("ann")
    assert till.world.refused(ann, dc.RedrawSeats(till.event, "so")).code == "needs-director"
