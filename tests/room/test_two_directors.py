"""Two directors order the same at once: it counts once, and the second is told."""

import msgspec
import pytest
from live_world import LiveWorld
from test_desk import at_table, at_the_end_of_a_level, crew, rota
from test_room_entries import TERMS, Till
from world import plain

from ruleone.room.commands import BY_TAG, ORDERS
from ruleone.room.desk import commands as dk
from ruleone.room.event.chips import ColorUp, CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.clock.view import ClockView
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.host.order import Direction, LevelShown
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.penalties import LiftPenalty, Penalise
from ruleone.room.event.undo import TakeBack
from ruleone.room.playing import EndGame
from ruleone.rulebook import Refusal
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


@pytest.fixture
def tables() -> Till:
    """Two tables, Ann at one of them, paused with no hand in play."""
    till = Till(msgspec.structs.replace(TERMS, house_players=11))
    till.start("ann", "ben")
    between_hands(till)
    return till


def between_hands(till: Till) -> None:
    """The tournament is paused, and no hand is in play any more."""
    world, boss, event = till.world, till.boss, till.event
    world.do(boss, dc.Pause(event, "two at work"))
    for _ in range(300):
        if not any(one.state == "playing" for one in world.director_page(event, boss).event.tables):
            break
        world.wake()


def seats(till: Till) -> dict[str, tuple[int | None, int | None]]:
    entrants = till.world.director_page(till.event, till.boss).event.entrants
    return {one.player: (one.table, one.seat) for one in entrants if one.table is not None}


def of_other_table(till: Till) -> str:
    at = seats(till)
    return next(one for one, (table, _) in at.items() if table != at["ann"][0])


def told_by(refused: Refusal) -> str:
    """The code, where the words in all languages name who ordered and why."""
    for language in LANGUAGES:
        words = say(language, f"refusal-{refused.code}", **refused.parameters)
        assert "<boss>" in words
        assert str(refused.parameters["reason"]) in words
    return refused.code


def test_seats_that_two_directors_swap_at_once_are_swapped_once(tables: Till) -> None:
    world, event, other, seen = tables.world, tables.event, of_other_table(tables), newest(tables)
    second, before = world.director("second"), seats(tables)
    world.do(tables.boss, dc.SwapSeats(event, "ann", other, "wrong seats", seen))
    assert seats(tables)["ann"] == before[other]
    after = seats(tables)
    for one, two in (("ann", other), (other, "ann")):
        refused = world.refused(second, dc.SwapSeats(event, one, two, "wrong seats", seen))
        assert told_by(refused) == "given-since"
    assert seats(tables) == after
    world.do(second, dc.SwapSeats(event, "ann", other, "back again", newest(tables)))
    assert seats(tables) == before


def test_a_redraw_that_two_order_at_once_is_made_once(tables: Till) -> None:
    world, event, seen = tables.world, tables.event, newest(tables)
    world.do(tables.boss, dc.RedrawSeats(event, "mixed up", seen))
    after = seats(tables)
    refused = world.refused(world.director("second"), dc.RedrawSeats(event, "mixed up", seen))
    assert told_by(refused) == "given-since"
    assert seats(tables) == after


def open_seats(till: Till) -> list[tuple[int, int]]:
    page, taken = till.world.director_page(till.event, till.boss), set(seats(till).values())
    every = [(one.table, seat) for one in page.event.tables for seat in range(1, 7)]
    return [one for one in every if one not in taken]


@pytest.mark.parametrize("first", ["move", "swap", "redraw"])
def test_who_was_seated_otherwise_since_is_not_moved_from_a_page_that_showed_his_old_seat(
    tables: Till, first: str
) -> None:
    world, event, boss = tables.world, tables.event, tables.boss
    other, free = of_other_table(tables), open_seats(tables)
    away = next(one for one in free if one[0] != seats(tables)["ann"][0])
    seen, second = newest(tables), world.director("second")
    match first:
        case "move":
            world.do(boss, dc.MovePlayer(event, "ann", *away, "balance", seen=seen))
            asked = dc.MovePlayer(event, "ann", *away, "balance", seen=seen)
            assert told_by(world.refused(second, asked)) == "given-since"
        case "swap":
            world.do(boss, dc.SwapSeats(event, other, "ann", "wrong seats", seen))
        case _:
            world.do(boss, dc.RedrawSeats(event, "mixed up", seen))
    after = seats(tables)
    (to, *_) = open_seats(tables)
    asked = dc.MovePlayer(event, "ann", *to, "by the door", seen=seen)
    assert told_by(world.refused(second, asked)) == "crossed-since"
    swap = dc.SwapSeats(event, other, "ann", "wrong seats", seen)
    assert told_by(world.refused(second, swap)) in ("given-since", "crossed-since")
    assert seats(tables) == after
    nobody = next(one for one in seats(tables) if one not in ("ann", other))
    if first != "redraw":
        world.do(second, dc.MovePlayer(event, nobody, *to, "by the door", seen=seen))


def test_what_one_has_taken_back_the_other_does_not_put_right_once_more(till: Till) -> None:
    world, event, boss = till.world, till.event, till.boss
    world.do(boss, CorrectChips(event, "ann", "found", 100, "under the table"))
    seen = newest(till)
    world.do(boss, TakeBack(event, seen, "they are Ben's"))
    back = CorrectChips(event, "ann", "lost", -100, "they are Ben's", seen=seen)
    assert told_by(world.refused(world.director("second"), back)) == "crossed-since"
    world.do(boss, CorrectChips(event, "ben", "found", 100, "his", seen=seen))


@pytest.mark.parametrize("moved", [30, -30])
def test_a_clock_that_was_set_is_not_moved_from_a_page_that_showed_another_time(
    till: Till, moved: int
) -> None:
    world, event, seen = till.world, till.event, newest(till)
    world.do(till.boss, k.SetClock(event, 5 * MINUTE, "dinner", seen=seen))
    now = world.director_page(event, till.boss).event.clock
    second = world.director("second")
    for asked in (
        k.MoveClock(event, moved, "late", seen=seen),
        k.SetClock(event, 9 * MINUTE, "late", seen=seen),
    ):
        assert told_by(world.refused(second, asked)) == "crossed-since"
    assert world.director_page(event, till.boss).event.clock == now


def test_chips_of_two_kinds_do_not_leave_play_because_two_order_that_the_small_ones_do() -> None:
    till = Till(msgspec.structs.replace(TERMS, late_levels=0, re_entries=0))
    till.start("ann")
    world, event, boss = till.world, till.event, till.boss
    between_hands(till)
    while len((chips := world.director_page(event, boss).chips).into) < 2:
        world.do(boss, dc.NextLevel(event, "chips"))
    seen = newest(till)
    world.do(boss, ColorUp(event, chips.into[0], "no use", seen))
    asked = ColorUp(event, chips.into[-1], "no use", seen)
    assert told_by(world.refused(world.director("second"), asked)) == "crossed-since"


def test_a_penalty_that_was_given_since_is_not_let_off_with_the_one_before(till: Till) -> None:
    world, event, boss = till.world, till.event, till.boss
    world.do(boss, Penalise(event, "ann", "hands", "phone", 1))
    seen = newest(till)
    world.do(boss, Penalise(event, "ann", "hands", "phone again", 2))
    asked = LiftPenalty(event, "ann", "he was ill", seen)
    assert told_by(world.refused(world.director("second"), asked)) == "crossed-since"


def test_who_is_to_be_taken_off_the_list_is_not_put_out_of_an_event_that_has_begun() -> None:
    till = Till()
    world, event, boss = till.world, till.event, till.boss
    for name in ("ann", "ben"):
        world.do(world.connect(name), Join(event))
    seen = newest(till)
    world.do(boss, dc.StartEvent(event, "all are here"))
    second = world.director("second")
    for asked in (
        dc.RemovePlayer(event, "ann", "he cannot come", seen),
        EndGame(event, "too few", seen),
    ):
        assert told_by(world.refused(second, asked)) == "crossed-since"


def test_an_appointed_start_is_not_moved_from_a_page_that_showed_another() -> None:
    till = Till()
    world, event, seen = till.world, till.event, newest(till)
    at_ms = world.now_ms + 3_600_000
    world.do(till.boss, dc.AppointStart(event, "eight", at_ms, seen))
    second = world.director("second")
    same = dc.AppointStart(event, "eight", at_ms, seen)
    assert told_by(world.refused(second, same)) == "given-since"
    later = dc.AppointStart(event, "nine", at_ms + 3_600_000, seen)
    assert told_by(world.refused(second, later)) == "crossed-since"


def test_whatever_says_what_its_page_had_shown_is_looked_at() -> None:
    directions = [kind for kind in ORDERS if issubclass(kind, Direction)]
    for kind in directions:
        assert not kind.crossed_by or "seen" in kind.__struct_fields__, kind
        assert BY_TAG.keys() >= set(kind.crossed_by), kind
    of_clock = {kind for kind in directions if "shown" in kind.__struct_fields__}
    assert of_clock == {*k.ORDERS, dc.NextLevel} - {k.PlanBreak}
    assert all("seen" in kind.__struct_fields__ for kind in of_clock)


# a level that is over by now


def test_a_level_that_ended_while_the_reason_was_typed_is_not_followed_by_a_skipped_one(
    till: Till,
) -> None:
    world, event, boss = till.world, till.event, till.boss

    def clock() -> ClockView:
        return world.director_page(event, boss).event.clock

    def shown() -> LevelShown:
        told = clock()
        assert told.level is not None
        return LevelShown(told.level.number, told.on_break)

    was = shown()
    while shown() == was:
        world.wake()
    now = shown()
    assert (now.level, now.on_break) == (was.level + 1, False)
    for asked in (
        dc.NextLevel(event, "late", shown=was),
        k.PreviousLevel(event, "late", shown=was),
        k.SetClock(event, 5, "late", shown=was),
        k.MoveClock(event, -MINUTE, "late", shown=was),
        k.StartBreak(event, 10, "late", shown=was),
        k.EndBreak(event, "late", shown=LevelShown(was.level, True)),
    ):
        refused = world.refused(boss, asked)
        assert refused.code == "level-since"
        for language in LANGUAGES:
            words = say(language, "refusal-level-since", **refused.parameters)
            assert all(str(number) in words for number in (was.level, now.level))
    world.do(boss, k.StartBreak(event, 10, "a spill", shown=now))
    assert shown() == LevelShown(now.level, True)
    assert world.refused(boss, dc.NextLevel(event, "late", shown=now)).code == "level-since"
    world.do(boss, dc.NextLevel(event, "go on", shown=shown()))
    assert shown() == now, "the break is over, and its level goes on"
    world.do(boss, dc.NextLevel(event, "late", shown=now))
    world.do(boss, dc.NextLevel(event, "late"))


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


def test_who_was_pushed_or_placed_since_is_not_sent_from_a_page_that_showed_him_elsewhere() -> None:
    world = LiveWorld()
    crew(world)
    other = world.holder("floor", "second")
    seen = rota(world).acts[0].act
    world.do(world.floor, dk.PlaceDealer("d4", "l1", seen=seen))
    now = plain(world.floor_page())
    for dealer, table, code in (
        ("d4", "l1", "given-since"),
        ("d4", "l2", "crossed-since"),
        ("d2", "l1", "crossed-since"),
    ):
        refused = world.refused(other, dk.PlaceDealer(dealer, table, seen=seen))
        assert (refused.code, refused.parameters["by"]) == (code, "<fay>")
    assert plain(world.floor_page()) == now
    world.do(other, dk.PlaceDealer("d3", "l2", seen=seen))
    seen = rota(world).acts[0].act
    world.do(world.floor, dk.PushDealers(seen=seen))
    refused = world.refused(other, dk.PlaceDealer("d1", "l1", seen=seen))
    assert refused.code == "crossed-since"
