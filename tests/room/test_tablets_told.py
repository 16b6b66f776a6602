"""What a tablet is told of its table: who comes and who leaves, a break's seats, entered results,
and chips that leave play."""

from collections.abc import Iterator

import pytest
from live_event_world import LiveEvent

from ruleone.room.event import reports as ro
from ruleone.room.event.chips import ColorUp
from ruleone.room.event.entries.commands import BuyChipsFor, EntryTerms
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.seating import BreakTable
from ruleone.room.live import commands as lc
from ruleone.room.live.racing import RaceChips, RaceSeat, RaceSheet
from ruleone.room.live.views import LiveBesideView, LiveLogView, LiveTransitView
from ruleone.rulebook import Refusal
from ruleone.tournament.terms.config import Rebuys


def club_night(players: int = 27, **terms: object) -> LiveEvent:
    """An event in play whose tables nobody follows, and which does nothing by itself."""
    plain: dict[str, object] = {"charged": False, "buy_in": 50, "house_players": 0}
    told = EntryTerms(**(plain | terms))  # type: ignore[arg-type]
    return LiveEvent(players, terms=told, followed=False, by_itself=False)


def at(world: LiveEvent, table: int) -> dict[int, str]:
    return dict(sorted(world.host.tournament.state.tables[table].players.items()))


def tablet_of(world: LiveEvent, table: int) -> str:
    live = next(one for one in world.room._live.of(world.name) if one.state.opened.number == table)
    return live.name


def beside(world: LiveEvent, table: int) -> LiveBesideView:
    seen = world.tablet(tablet_of(world, table)).beside
    assert seen is not None
    return seen


def moved(world: LiveEvent, table: int) -> list[LiveLogView]:
    return [line for line in beside(world, table).log if line.name]


def out(world: LiveEvent, *players: str) -> None:
    world.do(world.boss, ro.ReportOut(world.name, tuple(ro.OutOf(one) for one in players)))


def gone_two(world: LiveEvent) -> tuple[ro.ProposalView, int]:
    """Two players of table 1 are out: the proposed move, and the seat of the next big blind."""
    for player in list(at(world, 1).values())[:2]:
        out(world, player)
    reports = world.director_page(world.name, world.boss).reports
    assert reports is not None
    (move,) = reports.proposals
    assert move.table is not None
    return move, min(at(world, move.table))


def test_before_anything_happens_nobody_comes_or_goes() -> None:
    world = club_night()
    for table in (1, 2, 3):
        assert (beside(world, table).transits, beside(world, table).log) == ((), ())
    assert beside(world, 1).races == ()


@pytest.mark.rule("house-9B")
def test_a_proposed_move_stands_on_both_tablets_and_then_who_came_from_where() -> None:
    """The player is not named before somebody knows who it is; the rule stands with it."""
    world = club_night()
    move, due = gone_two(world)
    assert move.table is not None
    third = ({1, 2, 3} - {1, move.table}).pop()
    for table in (1, move.table):
        (coming,) = beside(world, table).transits
        assert (coming.stage, coming.code, coming.name) == ("proposed", "balance", "")
        assert (coming.from_table, coming.to_table) == (move.table, 1)
        assert coming.citations == move.citations
    assert beside(world, third).transits == ()
    goes = at(world, move.table)[due]
    blinds = tuple(
        ro.BigBlindAt(asked.table, due if asked.table == move.table else asked.players[0].seat)
        for asked in move.asked
    )
    world.do(world.boss, ro.TakeProposal(world.name, move.id, blinds))
    assert f"live/{tablet_of(world, 1)}" in world.outcomes[-1].changed
    assert f"live/{tablet_of(world, move.table)}" in world.outcomes[-1].changed
    world.restart()
    for table in (1, move.table):
        assert beside(world, table).transits == ()
        line = moved(world, table)[-1]
        assert (line.code, line.name) == ("balance", f"<{goes}>")
        assert (line.from_table, line.from_seat) == (move.table, due)
        assert (line.to_table, line.to_seat) == world.host.tournament.state.seats[goes]
        assert line.citation is not None
    assert moved(world, third) == []


def test_an_ordered_move_and_an_ordered_break_are_shown_until_they_are_done() -> None:
    world = LiveEvent(27)
    assert not isinstance(world.start("l2"), Refusal)
    goes = at(world, 2)[min(at(world, 2))]
    table = world.host.tournament.state.tables[1]
    seat = min(set(table.all_seats) - table.players.keys(), default=0)
    if not seat:
        out_of = at(world, 1)[max(at(world, 1))]
        world.do(world.boss, dc.RemovePlayer(world.name, out_of, "left"))
        seat = max(table.all_seats)
    world.do(world.boss, dc.MovePlayer(world.name, goes, 1, seat, "eyesight"))
    for number in (1, 2):
        (coming,) = [one for one in beside(world, number).transits if one.stage == "ordered"]
        assert isinstance(coming, LiveTransitView)
        assert (coming.name, coming.to_table, coming.to_seat) == (f"<{goes}>", 1, seat)
        assert "eyesight" not in repr(coming)


def test_late_entries_busts_and_rebuys_are_told_with_the_seat() -> None:
    kept = Rebuys(chips=20_000, price=50, most=2, until_level=4, kept_minutes=10)
    world = club_night(26, rebuys=kept, late_levels=4)
    seat, gone = next(iter(at(world, 1).items()))
    out(world, gone)
    line = moved(world, 1)[-1]
    assert (line.code, line.name, line.from_seat, line.to_table) == ("out", f"<{gone}>", seat, None)
    assert (line.by, line.author) == ("<boss>", "boss")
    world.do(world.boss, BuyChipsFor(world.name, gone, "rebuy", "at the desk"))
    line = moved(world, 1)[-1]
    assert (line.code, line.from_table, line.to_seat) == ("rebuy", None, seat)
    world.connect("late")
    world.do(world.boss, EnterPlayers(world.name, ("late",), "came late"))
    table, seat = world.host.tournament.state.seats["late"]
    line = moved(world, table)[-1]
    assert (line.code, line.name, line.to_seat) == ("late", "<late>", seat)
    out(world, "late")
    world.do(world.boss, ro.UndoOut(world.name, "late"))
    assert [one.code for one in moved(world, table)[-2:]] == ["out", "out-undone"]


@pytest.mark.rule("house-9.1")
def test_a_broken_table_lists_each_player_by_the_old_seat_with_the_new_one() -> None:
    world = club_night(20)
    world.do(world.boss, BreakTable(world.name, 3, "the floor is wanted"))
    (breaks,) = [one for one in beside(world, 3).transits if one.code == "break"]
    assert (breaks.stage, bool(breaks.citations)) == ("ordered", True)
    sat = at(world, 3)
    for table in (1, 2, 1, 2):
        out(world, next(iter(at(world, table).values())))
    reports = world.director_page(world.name, world.boss).reports
    assert reports is not None
    (proposed,) = [one for one in reports.proposals if one.kind == "break"]
    assert [one.stage for one in beside(world, 3).transits if one.code == "break"] == ["proposed"]
    world.do(world.boss, ro.TakeProposal(world.name, proposed.id))
    broken = beside(world, 3)
    assert not broken.open
    state = world.host.tournament.state
    assert [(one.from_seat, one.name) for one in broken.went] == [
        (seat, f"<{player}>") for seat, player in sat.items()
    ]
    for one, player in zip(broken.went, sat.values(), strict=True):
        assert (one.table, one.seat) == state.seats[player]
        assert moved(world, one.table or 0)[-1].code == "break"
    assert any(line.code == "break" and line.citation for line in broken.log)
    first = next(iter(sat.values()))
    out(world, first)
    world.restart()
    assert beside(world, 3).went[0].table is None
    assert beside(world, 3).went[0].from_seat == next(iter(sat))


def test_at_the_final_table_the_tablets_of_the_others_list_their_players() -> None:
    world = club_night(10)
    small = min((1, 2), key=lambda table: len(at(world, table)))
    for player in list(at(world, small).values())[:1]:
        out(world, player)
    reports = world.director_page(world.name, world.boss).reports
    assert reports is not None
    (final,) = [one for one in reports.proposals if one.kind == "final-table"]
    for table in (1, 2):
        assert [one.code for one in beside(world, table).transits] == ["final-table"]
    sat = {table: at(world, table) for table in (1, 2)}
    world.do(world.boss, ro.TakeProposal(world.name, final.id))
    state = world.host.tournament.state
    (gone,) = {1, 2} - state.tables.keys()
    went = beside(world, gone).went
    assert [one.name for one in went] == [f"<{player}>" for player in sat[gone].values()]
    assert [(one.table, one.seat) for one in went] == [
        state.seats[player] for player in sat[gone].values()
    ]


def test_a_result_that_the_floor_enters_is_on_the_tables_record_with_who_entered_it() -> None:
    """At a table whose hands are followed, and at one that nobody follows."""
    world = LiveEvent(4)
    first, second, *_ = at(world, 1).items()
    told = lc.TellLiveHand(event="l1", hand=0, out=(lc.WonBy(first[0], (second[0],)),))
    world.do(world.boss, told)
    result, gone = beside(world, 1).log
    assert (result.code, result.hand, result.by) == ("result", 1, "<boss>")
    assert (gone.code, gone.name, gone.by, gone.place) == ("out", f"<{first[1]}>", "<boss>", 4)
    world.restart()
    assert [line.by for line in beside(world, 1).log] == ["<boss>", "<boss>"]

    night = club_night(9)
    player = next(iter(at(night, 1).values()))
    night.do(night.boss, ro.ReportStacks(night.name, (ro.Counted(player, 9_000),)))
    (counted,) = beside(night, 1).log
    assert (counted.code, counted.by) == ("counted", "<boss>")


def raced(world: LiveEvent, *seats: RaceSeat, into: int = 100) -> RaceSheet | Refusal:
    told = world.look(world.boss, RaceChips("l1", 25, into, seats))
    assert isinstance(told, RaceSheet | Refusal)
    return told


def rows(sheet: RaceSheet | Refusal) -> Iterator[tuple[int, int | None, int, int | None]]:
    assert isinstance(sheet, RaceSheet)
    for row in sheet.rows:
        yield row.seat, row.whole, row.odd, row.gets


@pytest.mark.rule("house-22A.1", "house-22A.2", "tda2024-24A.1", "tda2024-24A.2")
def test_a_color_up_brings_the_steps_with_their_rules_and_no_number_of_anybody() -> None:
    world = club_night(9)
    chip = world.host.tournament.state.chip
    into = world.host.tournament.chips_to_color_up()
    assert beside(world, 1).races == ()
    while not into:
        world.do(world.boss, dc.NextLevel(world.name, "on"))
        into = world.host.tournament.chips_to_color_up()
    world.do(world.boss, ColorUp(world.name, into[0], "too many small ones"))
    world.restart()
    (race,) = beside(world, 1).races
    assert (race.removed, race.into, race.raced) == (chip, into[0], ())
    cited = {step.code: step.citation.rule for step in race.steps}
    assert cited["deal"] == cited["award"] == "tda2024-24A.1"
    assert (cited["kept-in"], cited["rest"]) == ("tda2024-24A.2", "tda2024-24C.2")
    assert next(step for step in race.steps if step.code == "deal").parameters["seat"] == 1
    world.do(world.boss, dc.NextLevel(world.name, "on"))
    assert beside(world, 1).races == ()


@pytest.mark.rule(
    "house-22A.1", "house-22A.2", "house-22C.2", "tda2024-24A.1", "tda2024-24A.2", "tda2024-24C.2"
)
def test_counted_chips_tell_cards_whole_chips_and_once_they_are_dealt_who_gets_one() -> None:
    """Seat 1 has 7, seat 2 one and nothing else, seat 4 two: 6 odd chips of 25 buy one of 100."""
    world = club_night(9)
    first, second, third = list(at(world, 1))[:3]
    counted = (RaceSeat(third, 2), RaceSeat(first, 7), RaceSeat(second, 1, alone=True))
    sheet = raced(world, *counted)
    assert list(rows(sheet)) == [(first, 1, 3, None), (second, 0, 1, None), (third, 0, 2, None)]
    assert isinstance(sheet, RaceSheet)
    assert (sheet.cards, sheet.awarded, sheet.rest) == (6, 1, 50)
    dealt = (
        RaceSeat(third, 2, cards=("As", "Kd")),
        RaceSeat(first, 7, cards=("2c", "Ah", "3c")),
        RaceSeat(second, 1, alone=True, cards=("4c",)),
    )
    sheet = raced(world, *dealt)
    assert list(rows(sheet)) == [(first, 1, 3, 1), (second, 0, 1, 1), (third, 0, 2, 1)]
    assert isinstance(sheet, RaceSheet)
    assert [(row.won, row.kept_in) for row in sheet.rows] == [
        (False, False), (False, True), (True, False),
    ]  # fmt: skip
    assert {one.rule for one in sheet.citations} == {
        "tda2024-24A.1",
        "tda2024-24A.2",
        "tda2024-24C.2",
    }
    # No player gets more than one chip, however good the cards.
    two = (
        RaceSeat(first, 3, cards=("As", "Ks", "Qs")),
        RaceSeat(second, 3, cards=("2c", "3c", "4c")),
        RaceSeat(third, 2, cards=("5c", "6c")),
    )
    assert list(rows(raced(world, *two))) == [
        (first, 0, 3, 1), (second, 0, 3, 0), (third, 0, 2, 1),
    ]  # fmt: skip


def test_chips_and_cards_that_cannot_be_are_refused_in_words() -> None:
    world = club_night(9)
    first, second, *_ = at(world, 1)
    refused = {
        "race-seats": (RaceSeat(first, 3), RaceSeat(first, 2)),
        "race-count": (RaceSeat(first, -1),),
        "race-cards": (RaceSeat(first, 5, cards=("As", "Kd")),),
        "race-card": (RaceSeat(first, 1, cards=("zz",)),),
        "race-card-twice": (RaceSeat(first, 1, cards=("As",)), RaceSeat(second, 1, cards=("As",))),
    }
    for code, seats in refused.items():
        told = raced(world, *seats)
        assert isinstance(told, Refusal)
        assert told.code == code
    unknown = raced(world, RaceSeat(first, 1, cards=("??",)))
    assert isinstance(unknown, Refusal)
    assert unknown.code == "race-card"
    unfit = raced(world, RaceSeat(first, 1), into=110)
    assert isinstance(unfit, Refusal)
    assert unfit.code == "race-chips"
    stranger = world.connect("stranger")
    denied = world.look(stranger, RaceChips("l1", 25, 100, ()))
    assert isinstance(denied, Refusal)
    assert denied.code == "needs-dealer"


@pytest.mark.rule("house-22A.1")
def test_where_the_room_knows_the_stacks_the_tablet_shows_the_cards_that_were_drawn() -> None:
    world = LiveEvent(9)
    into = world.host.tournament.chips_to_color_up()
    while not into:
        world.do(world.boss, dc.NextLevel(world.name, "on"))
        into = world.host.tournament.chips_to_color_up()
    world.do(world.boss, ColorUp(world.name, into[0], "too many small ones"))
    world.restart()
    (race,) = beside(world, 1).races
    assert {row.seat for row in race.raced} == set(at(world, 1))
    assert all(len(row.cards) == row.odd for row in race.raced)
    assert {row.whole for row in race.raced} == {None}
