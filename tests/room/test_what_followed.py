"""What followed a bust-out that is undone: each act is offered to be undone, or kept."""

import pytest
from live_event_world import LiveEvent
from test_unfollowed_tables import at, club_night, out, page, seats, take, thinned, undo

from ruleone.room.event import reports as ro
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.undo import KeepAct, Redo, TakeBack


def offered(world: LiveEvent) -> list[int]:
    """The acts that the director's page offers to undo or keep, the newest first."""
    return [act.act for act in page(world).acts if act.offered]


def newest(world: LiveEvent) -> int:
    return page(world).acts[0].act


def moved(world: LiveEvent) -> tuple[int, int]:
    """Two are out at table 1, and a player has moved there: the first report, and the move."""
    out(world, at(world, 1)[0])
    first = newest(world)
    out(world, at(world, 1)[0])
    return first, take(world, "balance")


@pytest.mark.rule("house-62.1")
def test_it_was_not_kenji_and_the_move_is_offered_back_or_left() -> None:
    world = club_night()
    kenji = at(world, 1)[0]
    report, move = moved(world)
    assert offered(world) == []
    done = world.do(world.boss, TakeBack(world.name, report, "it was Kento"))
    assert (done.rests, offered(world)) == ((move,), [move])
    assert kenji in world.host.tournament.state.stacks
    world.restart()
    assert offered(world) == [move]
    undo(world, move)
    assert offered(world) == []
    world.restart()
    assert offered(world) == []


def test_what_is_kept_is_on_record_and_offered_no_more() -> None:
    world = club_night()
    kenji = at(world, 1)[0]
    _, move = moved(world)
    before = seats(world)
    done = world.do(world.boss, ro.UndoOut(world.name, kenji))
    assert done.rests == (move,)
    world.do(world.boss, KeepAct(world.name, move))
    for _ in range(2):
        kept = page(world).acts[0]
        assert (kept.code, kept.keeps, offered(world)) == ("directed-keep-act", move, [])
        assert kept.stands is not None
        assert before.items() <= seats(world).items()
        world.restart()
    again = world.refused(world.boss, KeepAct(world.name, move))
    assert again.code == "act-not-offered"
    assert world.refused(world.boss, KeepAct(world.name, 99)).code == "act-unknown"
    # It can be undone in the record, all the same.
    undo(world, move)


def test_an_act_that_rests_on_nothing_undone_is_not_offered() -> None:
    """A pause, an announcement, and a move to another table."""
    world = club_night()
    kenji, mover = at(world, 1)[:2]
    out(world, kenji)
    world.do(world.boss, dc.Pause(world.name, "a drink"))
    world.do(world.boss, dc.Resume(world.name, "on"))
    out(world, at(world, 2)[0])
    free = min({*range(1, 10)} - {*world.host.tournament.state.tables[2].players})
    world.do(world.boss, dc.MovePlayer(world.name, mover, 2, free, "a guest"))
    other = newest(world)
    assert world.do(world.boss, ro.UndoOut(world.name, kenji)).rests == ()
    assert world.refused(world.boss, KeepAct(world.name, other)).code == "act-not-offered"


def test_a_break_and_hand_for_hand_rest_on_every_bust_out_before() -> None:
    world = club_night()
    gone = at(world, 1)[-1]
    thinned(world, 6, 6, 6)
    broken = take(world, "break")
    world.do(world.boss, dc.HandForHand(world.name, "the bubble"))
    paced = newest(world)
    assert world.do(world.boss, ro.UndoOut(world.name, gone)).rests == (paced, broken)
    undo(world, paced)
    assert offered(world) == [broken]


def test_a_report_that_is_redone_supports_what_followed_again() -> None:
    world = club_night()
    report, move = moved(world)
    world.do(world.boss, TakeBack(world.name, report, "a slip"))
    assert offered(world) == [move]
    world.do(world.boss, Redo(world.name, report))
    assert offered(world) == []
    world.restart()
    assert offered(world) == []


@pytest.mark.rule("tda2011-8A.1")
def test_whoever_was_moved_back_is_moved_again_as_the_next_big_blind() -> None:
    """Nobody follows the hands there: that none has begun since is not known of the table."""
    world = club_night()
    before = seats(world)
    _, move = moved(world)
    after = seats(world)
    undo(world, move)
    assert {one: seat for one, seat in before.items() if one in seats(world)} == seats(world)
    take(world, "balance")
    assert seats(world) == after


def test_each_act_that_is_offered_says_who_moved_or_which_table_broke() -> None:
    world = club_night()
    report, _ = moved(world)
    world.do(world.boss, TakeBack(world.name, report, "it was Kento"))
    (act,) = (act for act in page(world).acts if act.offered)
    (line,) = act.did
    assert line.code == "player-moved"
    (table,) = (one for one in page(world).event.tables if one.table == 1)
    seat = {one.seat: one.name for one in table.players}
    assert line.parameters["table"] == 1
    assert seat[line.parameters["seat"]] == line.parameters["player"]  # type: ignore[index]
    broken = club_night()
    gone = at(broken, 1)[-1]
    thinned(broken, 6, 6, 6)
    take(broken, "break")
    broken.do(broken.boss, ro.UndoOut(broken.name, gone))
    (act,) = (act for act in page(broken).acts if act.offered)
    assert {line.code for line in act.did} == {"table-broken", "player-moved"}


def by_itself(players: int = 27) -> LiveEvent:
    """A club night that moves players and breaks tables by itself."""
    world = club_night(players)
    world.do(world.boss, ro.SwitchByItself(world.name, True))
    return world


def itself(world: LiveEvent) -> list[int]:
    return [act.act for act in page(world).acts if act.code == "by-itself"]


def down_to_two(world: LiveEvent) -> None:
    """Players go out until a table breaks by itself, and one more: a seat is free."""
    tables = world.host.tournament.state.tables
    while len(tables) == 3:
        assert len(at(world, 3)) > 1
        out(world, at(world, 3)[-1])
    out(world, at(world, min(tables))[0])


def test_a_break_that_came_by_itself_is_offered_back_or_kept() -> None:
    world = by_itself()
    gone = at(world, 1)[-1]
    thinned(world, 6, 6)
    down_to_two(world)
    assert (offered(world), itself(world)) == ([], [])
    before = seats(world)
    done = world.do(world.boss, ro.UndoOut(world.name, gone))
    (broken,) = done.rests
    assert broken < 0
    assert offered(world) == [broken] == itself(world)
    (act,) = [act for act in page(world).acts if act.act == broken]
    assert "table-broken" in {line.code for line in act.did}
    assert before.items() <= seats(world).items()
    world.restart()
    assert offered(world) == [broken]
    undo(world, broken)
    assert len(world.host.tournament.state.tables) == 3
    assert offered(world) == []
    world.restart()
    assert (offered(world), itself(world)) == ([], [broken])
    assert len(world.host.tournament.state.tables) == 3


def test_what_came_by_itself_and_is_kept_is_offered_no_more() -> None:
    world = by_itself()
    gone = at(world, 1)[-1]
    thinned(world, 6, 6)
    down_to_two(world)
    (broken,) = world.do(world.boss, ro.UndoOut(world.name, gone)).rests
    world.do(world.boss, KeepAct(world.name, broken))
    for _ in range(2):
        assert offered(world) == []
        assert page(world).acts[0].keeps == broken
        assert len(world.host.tournament.state.tables) == 2
        world.restart()
    assert world.refused(world.boss, Redo(world.name, broken)).code == "act-not-taken-back"


def test_what_came_by_itself_before_the_report_is_not_offered() -> None:
    world = by_itself()
    thinned(world, 6, 6)
    down_to_two(world)
    last = next(iter(world.host.tournament.state.tables))
    gone = at(world, last)[-1]
    out(world, gone)
    assert world.do(world.boss, ro.UndoOut(world.name, gone)).rests == ()
    assert itself(world) == []
