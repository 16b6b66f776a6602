"""Two players who sit in each other's seats: ordered by the floor, told to both, taken back."""

import msgspec
import pytest
from test_room_entries import TERMS, Till
from world import World, careful

from ruleone.room.core.roles import Caller
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.undo import TakeBack
from ruleone.words import LANGUAGES, say


def seats(world: World, event: str, boss: Caller) -> dict[str, tuple[int | None, int | None]]:
    told = world.director_page(event, boss).event.entrants
    return {one.player: (one.table, one.seat) for one in told}


def ordered() -> tuple[Till, Caller, str, dict[str, tuple[int | None, int | None]]]:
    """Ann has a turn, and is to change with one at another table; where all sat."""
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    (ann,) = till.start("ann")
    world, event, boss = till.world, till.event, till.boss
    next(world.turns(event, ann))
    at = seats(world, event, boss)
    other = next(one for one, (table, _) in at.items() if table != at["ann"][0])
    world.do(boss, dc.SwapSeats(event, "ann", other, "sent to the wrong seats"))
    return till, ann, other, at


@pytest.mark.feature("wrong-seats")
@pytest.mark.rule("house-6.2", "tda2011-5.2", "tda2024-7.2")
def test_both_are_told_where_they_go_and_go_when_their_hands_are_over() -> None:
    till, ann, other, at = ordered()
    world, event, boss = till.world, till.event, till.boss
    moves = {one.player: one for one in world.director_page(event, boss).moves if one.ordered}
    assert {one: (move.to_table, move.to_seat) for one, move in moves.items()} == {
        "ann": at[other], other: at["ann"],
    }  # fmt: skip
    (why,) = moves["ann"].reasons
    assert (why.code, why.parameters["reason"]) == ("swap", "sent to the wrong seats")
    assert why.citation.rule == "tda2024-7.2"
    mine = world.event(event, ann).my_move
    assert mine is not None
    assert (mine.ordered, mine.to_table, mine.to_seat) == (True, *at[other])
    (told,) = mine.reasons
    assert "reason" not in told.parameters, "the director's own words are his"
    for language in LANGUAGES:
        assert say(language, f"move-why-{told.code}", **told.parameters)
    world.play(event, ann, careful, turns=1)
    for _ in range(300):
        if world.event(event, ann).line.my_table == at[other][0]:
            break
        world.wake()
    now = seats(world, event, boss)
    assert now["ann"] == at[other]
    assert now[other] in (at["ann"], (None, None)), "unless he has gone out since"
    codes = [line.code for line in world.event(event, ann).news]
    assert codes.count("player-moved-by-wrong-seat") == 2
    assert world.director_page(event, boss).acts[0].code == "directed-swap-seats"


def test_an_order_that_waits_is_the_same_after_a_restart_and_off_once_taken_back() -> None:
    till, ann, other, _ = ordered()
    world, event, boss = till.world, till.event, till.boss
    world.restart()
    assert {one.player for one in world.director_page(event, boss).moves if one.ordered} == {
        "ann", other,
    }  # fmt: skip
    act = world.director_page(event, boss).acts[0]
    world.do(boss, TakeBack(event, act.act, "they sit right"))
    assert not [one for one in world.director_page(event, boss).moves if one.ordered]
    newest, taken, *_ = world.director_page(event, boss).acts
    assert (newest.undoes, taken.taken_back_by) == (act.act, newest.act)
    assert world.event(event, ann).my_move is None


def test_one_that_is_done_is_turned_round_and_both_are_on_record() -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    till.start("ann")
    world, event, boss = till.world, till.event, till.boss
    at = seats(world, event, boss)
    other = next(one for one, (table, _) in at.items() if table != at["ann"][0])
    world.do(boss, dc.SwapSeats(event, "ann", other, "sent to the wrong seats"))
    assert seats(world, event, boss)["ann"] == at[other]
    act = world.director_page(event, boss).acts[0]
    world.do(boss, TakeBack(event, act.act, "they sat right"))
    assert seats(world, event, boss) == at
    codes = [act.code for act in reversed(world.director_page(event, boss).acts)]
    assert codes[-2:] == ["directed-swap-seats", "directed-take-back"]
    world.restart()
    assert seats(world, event, boss) == at


def test_who_is_not_there_is_named_and_a_player_orders_nothing() -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    (ann,) = till.start("ann")
    refused = till.world.refused(till.boss, dc.SwapSeats(till.event, "ann", "nobody", "so"))
    assert refused.code == "player-not-in-event"
    refused = till.world.refused(ann, dc.SwapSeats(till.event, "ann", "h1", "so"))
    assert refused.code.startswith("needs-")
