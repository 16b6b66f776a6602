"""Live tables that nobody follows: what is known there, what is reported, and what is proposed."""

import pytest
from live_event_world import LiveEvent

from ruleone.room.event import reports as ro
from ruleone.room.event.entries.commands import EntryTerms
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.undo import TakeBack
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
