"""Live tables that nobody follows: what is known there, what is reported, and what is proposed."""

import msgspec
import pytest
from live_event_world import LiveEvent
from msgspec.structs import replace

from ruleone.room.event import reports as ro
from ruleone.room.event.chips import CorrectChips
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import EntryTerms
from ruleone.room.event.entries.view import EntriesFound, EntryFound
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.roster import FindEntries
from ruleone.room.event.seating import BreakTable
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.room.live import commands as lc
from ruleone.room.pages.views import DirectorView, TableView
from ruleone.rulebook import Refusal
from ruleone.tournament.events import TableHalted
from ruleone.tournament.terms.config import BountyTerms, Rebuys


def club_night(players: int = 27, **terms: object) -> LiveEvent:
    """An event in play whose tables nobody follows, and which does nothing by itself."""
    plain: dict[str, object] = {"charged": False, "buy_in": 50, "house_players": 0}
    told = EntryTerms(**(plain | terms))  # type: ignore[arg-type]
    return LiveEvent(players, terms=told, followed=False, by_itself=False)


def page(world: LiveEvent) -> DirectorView:
    return world.director_page(world.name, world.boss)


def told(world: LiveEvent) -> ro.ReportsView:
    reports = page(world).reports
    assert reports is not None
    return reports


def out(world: LiveEvent, *players: str, to: tuple[str, ...] = (), ranked: bool = False) -> None:
    outs = tuple(ro.OutOf(player, to) for player in players)
    world.do(world.boss, ro.ReportOut(world.name, outs, ranked))
    world.check()


def at(world: LiveEvent, table: int) -> list[str]:
    return list(world.host.tournament.state.tables[table].players.values())


def place(world: LiveEvent, player: str) -> tuple[int, int]:
    one = world.host.tournament.state.results[player]
    return one.place, one.prize


def test_what_nobody_has_reported_is_not_shown() -> None:
    """No stack, no button, no rank, no hand; the average is known all the same."""
    world = club_night()
    view = page(world).event
    assert view.chips_in_play == 27 * view.line.starting_stack
    assert view.average == view.line.starting_stack
    assert {entrant.stack for entrant in view.entrants} == {None}
    assert {entrant.rank for entrant in view.entrants} == {None}
    assert {(line.followed, line.button, line.hand, line.average) for line in view.tables} == {
        (False, None, 0, None)
    }
    seen = world.table(world.name, 1, world.persons["p1"])
    assert isinstance(seen, TableView)
    assert {player.stack for player in seen.players} == {None}
    assert seen.place.rank is None
    tablet = world.tablet("l1")
    assert {seat.stack for seat in tablet.seats} == {None}
    assert tablet.beside is not None
    assert not tablet.beside.followed


def test_no_hand_begins_at_a_table_that_nobody_follows() -> None:
    world = club_night()
    refused = world.start("l1")
    assert isinstance(refused, Refusal)
    assert refused.code == "table-not-followed"
    assert world.host.ready == frozenset()


@pytest.mark.rule("house-9B")
def test_a_move_is_proposed_and_waits_until_it_is_taken() -> None:
    """Who goes is asked with one touch; nothing moves before that, and it stays after a restart."""
    world = club_night()
    first, second, *_ = at(world, 1)
    out(world, first)
    out(world, second)
    (move,) = told(world).proposals
    assert (move.kind, move.to_table, move.player) == ("balance", 1, None)
    assert [asked.table for asked in move.asked] == [move.table, 1]
    assert move.citations
    source = world.host.tournament.state.tables[move.table or 0]
    due, here = min(source.players), min(world.host.tournament.state.tables[1].players)
    asks = world.refused(world.boss, ro.TakeProposal(world.name, move.id))
    assert asks.code == "proposal-asks"
    world.do(world.boss, ro.ReportBigBlind(world.name, 1, here))
    world.restart()
    goes = source.players[due]
    answered = ro.TakeProposal(world.name, move.id, (ro.BigBlindAt(source.number, due),))
    world.do(world.boss, answered)
    assert world.host.tournament.state.seats[goes][0] == 1
    assert told(world).proposals == ()
    world.check()
    again = world.refused(world.boss, answered)
    assert again.code == "proposal-gone"
    moved = next(act for act in page(world).acts if act.code == "directed-take-proposal")
    world.do(world.boss, TakeBack(world.name, moved.act, "another one"))
    assert world.host.tournament.state.seats[goes] == (source.number, due)


def test_no_move_is_proposed_into_a_seat_that_is_held_for_a_rebuy() -> None:
    """Two are out at table 1, and both seats are theirs for ten minutes."""
    kept = Rebuys(chips=20_000, price=50, most=2, until_level=4, kept_minutes=10)
    world = club_night(rebuys=kept, late_levels=4)
    first, second, third, *_ = at(world, 1)
    out(world, first)
    out(world, second)
    assert told(world).proposals == ()
    # A third one leaves for good: the seat is free, and the move is proposed into it.
    gone = world.host.tournament.state.seats[third]
    world.do(world.boss, dc.RemovePlayer(world.name, third, "left"))
    (move,) = told(world).proposals
    assert (move.kind, move.to_table) == ("balance", 1)
    source = world.host.tournament.state.tables[move.table or 0]
    due = min(source.players)
    # One seat alone is open to the mover: nobody has to say which is the worst.
    assert [one.table for one in move.asked] == [source.number]
    goes = source.players[due]
    answers = (ro.BigBlindAt(source.number, due),)
    world.do(world.boss, ro.TakeProposal(world.name, move.id, answers))
    assert world.host.tournament.state.seats[goes] == gone
    assert told(world).proposals == ()
    world.now_ms += 11 * 60_000
    assert [one.to_table for one in told(world).proposals] == [1]


def test_a_proposal_that_is_put_off_comes_again_once_the_tables_change() -> None:
    world = club_night()
    out(world, at(world, 1)[0])
    out(world, at(world, 1)[0])
    (move,) = told(world).proposals
    world.do(world.boss, ro.PutOffProposal(world.name, move.id))
    assert told(world).proposals == ()
    out(world, at(world, 1)[0])
    assert {one.to_table for one in told(world).proposals} == {1}


def test_nothing_happens_by_itself_unless_it_is_switched_on_nor_while_paused() -> None:
    world = club_night()
    state = world.host.tournament.state
    for _ in range(10):
        out(world, at(world, 2)[0] if len(at(world, 2)) > 1 else at(world, 3)[0])
    assert (len(state.tables), state.broken) == (3, [])
    kinds = [one.kind for one in told(world).proposals]
    assert kinds
    world.do(world.boss, dc.Pause(world.name, "a drink"))
    world.do(world.boss, ro.SwitchByItself(world.name, True))
    assert state.broken == []
    world.do(world.boss, ro.SwitchByItself(world.name, False))
    world.do(world.boss, ro.SwitchByItself(world.name, True))
    assert not any(isinstance(one, TableHalted) for one in state.orders.values())


@pytest.mark.rule("house-62.1")
def test_a_report_can_be_undone_whatever_has_followed() -> None:
    """It was not Kenji, it was Kento: places follow, and the move since stands."""
    world = club_night()
    kenji, kento, *_ = at(world, 1)
    gina = at(world, 2)[0]
    out(world, gina)
    out(world, kenji)
    out(world, at(world, 1)[1])
    (move,) = told(world).proposals
    big_blinds = tuple(ro.BigBlindAt(one.table, one.players[0].seat) for one in move.asked)
    world.do(world.boss, ro.TakeProposal(world.name, move.id, big_blinds))
    last = at(world, 3)[0]
    out(world, last)
    assert [place(world, one)[0] for one in (gina, kenji, last)] == [27, 26, 24]
    world.do(world.boss, ro.UndoOut(world.name, kenji))
    assert [place(world, one)[0] for one in (gina, last)] == [27, 25]
    assert kenji in world.host.tournament.state.stacks
    world.check()
    world.restart()
    assert [place(world, one)[0] for one in (gina, last)] == [27, 25]
    assert kento in world.host.tournament.state.entrants
    refused = world.refused(world.boss, ro.UndoOut(world.name, kenji))
    assert refused.code == "out-not-reported"


@pytest.mark.rule("house-62.1")
def test_several_in_one_hand_share_unless_the_stacks_are_told() -> None:
    world = club_night()
    first, second, third, fourth, *_ = at(world, 1)
    out(world, first, second)
    assert [place(world, one)[0] for one in (first, second)] == [26, 26]
    out(world, third, fourth, ranked=True)
    by_stacks = told(world).places == "bigger-stack-first"
    assert [place(world, one)[0] for one in (third, fourth)] == (
        [24, 25] if by_stacks else [24, 24]
    )


def test_a_bounty_needs_the_winner_and_comes_back_with_the_player() -> None:
    bounty = BountyTerms(kind="progressive", amount=20, at_once=5_000)
    world = club_night(bounty=bounty, charged=True)
    loser, winner, *_ = at(world, 1)
    refused = world.refused(world.boss, ro.ReportOut(world.name, (ro.OutOf(loser),)))
    assert refused.code == "out-to-whom"
    out(world, loser, to=(winner,))
    state = world.host.tournament.state
    assert (state.bounties.won[winner], state.bounties.heads[winner]) == (10, 30)
    third = at(world, 1)[1]
    out(world, winner, to=(third,))
    assert (state.bounties.won[third], state.bounties.heads[third]) == (15, 35)
    world.do(world.boss, ro.UndoOut(world.name, loser))
    assert (state.bounties.won[third], state.bounties.heads[third]) == (10, 30)
    assert state.bounties.heads[loser] == 20
    assert winner not in state.bounties.won


def test_a_dealer_reports_at_the_tablet() -> None:
    """Who is out, and counted stacks; a rebuy since keeps its chips when the report is undone."""
    world = club_night(rebuys=Rebuys(10_000, 50, 2, 2), late_levels=2)
    seats = world.live("l1").state.seats
    (one, loser), *_ = sorted(seats.items())
    world.do(world.boss, lc.TellLiveHand(event="l1", hand=0, out=(lc.WonBy(one, ()),)))
    assert loser.player in world.host.tournament.state.results
    others = sorted(world.live("l1").state.seats)
    counts = (lc.SeatChips(others[0], 12_000),)
    world.do(world.boss, lc.CountLiveStacks("l1", counts, "a break"))
    counted = next(
        entrant.counted for entrant in page(world).event.entrants if entrant.counted is not None
    )
    assert counted.chips == 12_000
    assert told(world).counted == 12_000


def test_a_table_is_followed_once_its_stacks_are_counted_and_let_go_again() -> None:
    world = club_night(18)
    state = world.host.tournament.state
    each = state.config.starting_stack
    seats = sorted(state.tables[1].players)
    few = tuple(lc.SeatChips(seat, each) for seat in seats[1:])
    assert world.refused(world.boss, ro.FollowTable(world.name, 1, few)).code == (
        "follow-needs-stacks"
    )
    stacks = tuple(lc.SeatChips(seat, each) for seat in seats)
    world.do(world.boss, ro.FollowTable(world.name, 1, stacks))
    assert not isinstance(world.start("l1"), Refusal)
    assert world.refused(world.boss, ro.LetGoTable(world.name, 1)).code == "table-in-hand"
    world.tell("l1")
    world.finish_hand("l1")
    world.do(world.boss, ro.LetGoTable(world.name, 1))
    view = page(world).event
    assert {entrant.stack for entrant in view.entrants if entrant.place is None} == {None}
    assert any(entrant.counted is not None for entrant in view.entrants)
    assert state.chips_in_play == 18 * each


Seats = dict[str, tuple[int, int]]


def seats(world: LiveEvent) -> Seats:
    return dict(world.host.tournament.state.seats)


def thinned(world: LiveEvent, *left: int) -> None:
    """So many are left at each table."""
    for table, count in enumerate(left, start=1):
        while len(at(world, table)) > count:
            out(world, at(world, table)[-1])


def take(world: LiveEvent, kind: str) -> int:
    """Take what is proposed, and return the number of the act."""
    one = next(one for one in told(world).proposals if one.kind == kind)
    asked = tuple(ro.BigBlindAt(each.table, each.players[0].seat) for each in one.asked)
    world.do(world.boss, ro.TakeProposal(world.name, one.id, asked))
    world.check()
    return page(world).acts[0].act


def undo(world: LiveEvent, act: int) -> None:
    world.do(world.boss, TakeBack(world.name, act, "by mistake"))
    world.check()


def lines(world: LiveEvent) -> list[str]:
    return [line.code for line in page(world).event.news]


@pytest.mark.rule("house-1")
def test_a_break_that_was_taken_is_undone_and_everybody_sits_as_before() -> None:
    """The table is open again, with the tablet that stands there."""
    world = club_night()
    thinned(world, 6, 6, 6)
    before, tablets = seats(world), [world.tablet(f"l{table}").beside for table in (1, 2, 3)]
    act = take(world, "break")
    (gone,) = {1, 2, 3} - world.host.tournament.state.tables.keys()
    assert seats(world) != before
    undo(world, act)
    assert seats(world) == before
    assert world.host.tables[gone].live is world.live(f"l{gone}")
    now, was = world.tablet(f"l{gone}").beside, tablets[gone - 1]
    assert now is not None
    assert was is not None
    # The record keeps the break and its undo; all else is as before.
    assert replace(now, log=was.log) == was
    assert now.log[: len(was.log)] == was.log
    assert [line.code for line in now.log[len(was.log) :]] == ["break"] * 6 + ["undone"] * 6
    assert {"seats-taken-back-break", "player-back-in-seat"} <= {*lines(world)}
    world.restart()
    world.check()
    assert seats(world) == before
    # It is proposed again, and drawn by another secret.
    again = take(world, "break")
    sealed = world.host.tournament.state.draws
    assert sealed is not None
    draws = [one for one in sealed.purposes if one.startswith("break/")]
    assert draws == [f"break/{gone}", f"break/{gone}/2"]
    undo(world, again)
    assert seats(world) == before


@pytest.mark.rule("house-1")
def test_the_final_table_that_was_taken_is_undone() -> None:
    world = club_night(18)
    thinned(world, 5, 4)
    before = seats(world)
    act = take(world, "final-table")
    assert len(world.host.tournament.state.tables) == 1
    loser = at(world, world.host.tournament.state.final_table or 0)[0]
    out(world, loser)
    undo(world, act)
    assert world.host.tournament.state.final_table is None
    assert seats(world) == {player: seat for player, seat in before.items() if player != loser}
    assert "seats-taken-back-final-table" in lines(world)
    world.restart()
    world.check()
    # The one who was not out after all comes back, and all of them meet.
    world.do(world.boss, ro.UndoOut(world.name, loser))
    take(world, "final-table")
    assert len(world.host.tournament.state.tables) == 1


@pytest.mark.rule("house-1")
def test_a_redraw_is_undone_where_nobody_follows_the_tables() -> None:
    world = club_night()
    before = seats(world)
    world.do(world.boss, dc.RedrawSeats(world.name, "fresh seats"))
    assert seats(world) != before
    act = page(world).acts[0].act
    loser = at(world, 1)[0]
    out(world, loser)
    undo(world, act)
    assert seats(world) == {player: seat for player, seat in before.items() if player != loser}
    world.restart()
    world.check()
    world.do(world.boss, Redo(world.name, act))
    assert seats(world).keys() == before.keys() - {loser}


@pytest.mark.rule("house-1")
def test_a_break_by_order_is_undone_where_nobody_follows_the_tables() -> None:
    world = club_night()
    thinned(world, 6, 6, 6)
    before = seats(world)
    world.do(world.boss, BreakTable(world.name, 2, "the light is bad"))
    assert 2 not in world.host.tournament.state.tables
    undo(world, page(world).acts[0].act)
    assert seats(world) == before


@pytest.mark.rule("house-1")
def test_a_draw_stands_for_as_long_as_somebody_has_moved_since() -> None:
    """That is undone first; who came back from being out stays in the seat that they got."""
    world = club_night()
    thinned(world, 5, 5, 5)
    before = seats(world)
    act = take(world, "break")
    (gone,) = {1, 2, 3} - world.host.tournament.state.tables.keys()
    mover, back, *_ = [player for player, (table, _) in before.items() if table == gone]
    other = next(one for one in world.host.tournament.state.tables if one != seats(world)[mover][0])
    taken = set(seats(world).values())
    to = next((other, seat) for seat in range(1, 10) if (other, seat) not in taken)
    world.do(world.boss, dc.MovePlayer(world.name, mover, *to, "to a friend"))
    moved = page(world).acts[0].act
    refused = world.refused(world.boss, TakeBack(world.name, act, "by mistake"))
    assert (refused.code, refused.parameters["player"]) == ("act-seat-since", f"<{mover}>")
    undo(world, moved)
    out(world, back)
    sits = next((other, seat) for seat in range(9, 0, -1) if (other, seat) not in taken)
    world.do(world.boss, ro.UndoOut(world.name, back, *sits))
    undo(world, act)
    assert seats(world) == before | {back: sits}


def test_a_draw_stands_once_a_hand_is_followed_at_its_tables() -> None:
    world = club_night(18)
    thinned(world, 5, 4)
    act = take(world, "final-table")
    final = world.host.tournament.state.tables[world.host.tournament.state.final_table or 0]
    chips = world.host.tournament.state.chips_in_play // 9
    stacks = tuple(lc.SeatChips(seat, chips) for seat in sorted(final.players))
    world.do(world.boss, ro.FollowTable(world.name, final.number, stacks))
    assert not isinstance(world.start(f"l{final.number}"), Refusal)
    refused = world.refused(world.boss, TakeBack(world.name, act, "by mistake"))
    assert refused.code == "act-hand-since"


def test_chips_of_a_removed_player_whom_nobody_counted_are_unknown() -> None:
    """Nothing says 0 chips: the total keeps them until somebody has counted them."""
    world = club_night()
    state, gone = world.host.tournament.state, at(world, 1)[0]
    total = state.chips_in_play
    world.do(world.boss, dc.RemovePlayer(world.name, gone, "asleep"))
    removal = page(world).acts[0]
    (line,) = [line for line in page(world).event.news if line.code.startswith("player-removed")]
    assert (line.code, "chips" in line.parameters) == ("player-removed-uncounted", False)
    assert all("chips" not in did.parameters for did in removal.did)
    rows = [
        row for row in world.journal.read(f"event/{world.name}") if row.kind == "player-removed"
    ]
    assert msgspec.msgpack.decode(rows[-1].payload)["chips"] is None
    assert (page(world).event.chips_in_play, state.chips_removed) == (total, 0)
    chips = page(world).chips
    assert chips is not None
    assert [one.player for one in chips.uncounted] == [gone]
    # With all others counted, nobody's stack is made up from the rest.
    others = tuple(ro.Counted(one, 10) for one in [*state.stacks][:-1])
    world.do(world.boss, ro.ReportStacks(world.name, others))
    assert state.reckoned is None
    world.check()


def test_the_chips_of_a_removed_player_are_counted_later_and_that_is_undone() -> None:
    world = club_night()
    state, (gone, other, *_) = world.host.tournament.state, at(world, 1)
    total = state.chips_in_play
    world.do(world.boss, dc.RemovePlayer(world.name, gone, "asleep"))
    removal = page(world).acts[0].act
    for player, code in ((other, "removed-is-counted"), (gone, "correction-too-large")):
        order = CorrectChips(world.name, player, "removed", -total)
        assert world.refused(world.boss, order).code == code
    counts = CorrectChips(world.name, gone, "removed", -1_500)
    world.do(world.boss, counts)
    counted = page(world).acts[0].act
    assert (page(world).event.chips_in_play, state.chips_removed) == (total - 1_500, 1_500)
    assert world.refused(world.boss, counts).code == "removed-is-counted-by"
    world.restart()
    world.check()
    assert page(world).event.chips_in_play == total - 1_500
    undo(world, counted)
    assert page(world).event.chips_in_play == total
    world.do(world.boss, counts)
    undo(world, removal)
    state = world.host.tournament.state
    assert (state.chips_in_play, state.chips_removed, state.removed_uncounted) == (total, 0, {})
    assert state.stacks[gone] is None
    assert "player-reinstated-uncounted" in lines(world)


def found(world: LiveEvent, player: str) -> EntryFound:
    answer = world.look(world.boss, FindEntries(world.name, player=player))
    assert isinstance(answer, EntriesFound)
    return answer.entries[0]


def test_what_is_sold_no_more_is_not_offered_and_the_sheet_says_why() -> None:
    world = club_night(rebuys=Rebuys(20_000, 50, 1, 1), late_levels=1, re_entries=1, seats=40)
    gone, limit = at(world, 1)[:2]
    out(world, gone)
    out(world, limit)
    world.do(world.boss, n.BuyChipsFor(world.name, limit, "rebuy"))
    out(world, limit)
    assert page(world).event.line.entry.over == ()
    assert found(world, gone).closed == ()
    (used,) = found(world, limit).closed
    assert (used.what, used.refusal.code, used.ended_ms) == ("rebuy", "rebuys-used", None)
    world.now_ms += 5_000
    world.do(world.boss, dc.NextLevel(world.name, "on"))
    ended_ms = world.host.ports.wall_ms(world.now_ms)
    for _ in range(2):
        assert page(world).event.line.entry.over == ("rebuy",)
        rebuy, again = found(world, gone).closed
        assert [(one.refusal.code, one.refusal.parameters) for one in (rebuy, again)] == [
            ("rebuys-over", {"level": 1}), ("late-entries-over", {"level": 1}),
        ]  # fmt: skip
        assert {rebuy.ended_ms, again.ended_ms} == {ended_ms}
        assert found(world, at(world, 1)[0]).closed == ()
        world.restart()


@pytest.mark.rule("tda2019-RP-8B")
def test_tables_that_nobody_follows_report_the_end_of_a_hand_hand_for_hand() -> None:
    """The dealer by the tablet, the floor for the table; then the round is over for all."""
    world = club_night(18)
    over = lc.TellLiveHand(event="l1", hand=0)
    early = world.ask(world.boss, over).result
    assert isinstance(early, Refusal)
    assert early.code == "hand-for-hand-off"
    world.do(world.boss, dc.HandForHand(world.name, "near the money"))
    gate = page(world).event.hand_for_hand
    assert gate is not None
    assert (gate.number, gate.waits_for) == (1, (1, 2))
    left_ms = world.host.tournament.state.clock.left_ms(world.host.time(world.now_ms))
    dealer, _ = world.came_by("l1", 1)
    world.do(dealer, over)
    gate = page(world).event.hand_for_hand
    assert gate is not None
    assert (gate.finished, gate.waits_for) == (1, (2,))
    twice = world.ask(dealer, over).result
    assert isinstance(twice, Refusal)
    assert twice.code == "hand-for-hand-waits"
    world.do(world.boss, ro.ReportHandOver(world.name, 2))
    gate = page(world).event.hand_for_hand
    assert gate is not None
    assert (gate.number, gate.finished, gate.waits_for) == (2, 0, (1, 2))
    assert left_ms is not None
    after_ms = world.host.tournament.state.clock.left_ms(world.host.time(world.now_ms))
    assert after_ms == left_ms - 120_000
    acts = [act for act in page(world).acts if act.code == "directed-report-hand-over"]
    assert len(acts) == 2
