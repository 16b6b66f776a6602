"""Events whose tables are live: the event seats and orders, dealers tell the hands."""

import pytest
from live_event_world import LiveEvent
from msgspec.structs import replace
from world import World

from ruleone.dealing import VoidHand
from ruleone.dealing.events import HandKilled
from ruleone.floor.followed import AllDealt, ByFloor, Chosen, Misconduct
from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.infraction import ConductRuling
from ruleone.room.event.chips import ColorUp
from ruleone.room.event.days import DrawDay, EndDay, SignBags, StartDay
from ruleone.room.event.hands.tracked_tables import SwitchTable
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.hands.archive import HAND_UNKNOWN, Archive
from ruleone.room.hands.view import ReplayView, RoomHandsView
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import Offended
from ruleone.room.live.events import LiveHandBegan, TitleOfEvent
from ruleone.room.live.views import FloorView
from ruleone.rulebook import Refusal
from ruleone.tournament.events import HandDealt
from ruleone.tournament.terms.config import DayEnd, Days
from ruleone.tournament.terms.templates import TEMPLATES
from ruleone.words import say


def live_hand(world: LiveEvent, name: str) -> int:
    """A hand with real cards, from its order to its end; its number in the event."""
    assert not isinstance(world.start(name), Refusal)
    world.told(name, AllDealt())
    world.fold_on(name)
    beside = world.tablet(name).beside
    assert beside is not None
    world.finish_hand(name)
    return beside.hand


def replayed(world: LiveEvent) -> list[int]:
    """The numbers of the hands that may be replayed, the oldest first."""
    archive = Archive(world.journal, world.people)
    view = archive.hands(world.name, world.room.sight(world.name, world.boss))
    assert isinstance(view, RoomHandsView)
    return [hand.number for hand in reversed(view.hands)]


def replay(world: LiveEvent, number: int) -> ReplayView | Refusal:
    archive = Archive(world.journal, world.people)
    return archive.hand(world.name, number, world.room.sight(world.name, world.boss))


def offends(world: LiveEvent, offence: OffenceCode, *codes: str, chips: int = 0) -> tuple[int, str]:
    """The first who is dealt in at l1 offends, and the floor chooses the first penalty of these
    codes; his seat and his player."""
    state = world.live("l1").state
    seat = state.dealt_in[0]
    world.told("l1", Offended(seat, offence))
    (line,) = [one for one in state.lines if isinstance(one.line.entry, Misconduct)]
    choices = line.line.ruling.choices if isinstance(line.line.ruling, ConductRuling) else ()
    place = next(n for n, one in enumerate(choices) if one.code in codes)
    world.told("l1", Chosen(line.line.n, place, chips=chips))
    return seat, state.seats[seat].player


def deal_one(world: LiveEvent, table: int) -> None:
    """The room deals a table's next hand, to its end."""
    before = replayed(world)
    for _ in range(200):
        if replayed(world) != before:
            return
        world.play_dealt(world.host.tables[table])
    raise AssertionError("no hand was dealt")


def test_hands_are_replayed_where_the_room_deals_again() -> None:
    """A hand with real cards is none of the room's; the next one is, after a restart as well. The
    table goes over between two hands alone."""
    world = LiveEvent(5, seed=13)
    first = live_hand(world, "l1")
    assert not isinstance(world.start("l1"), Refusal)
    switch = SwitchTable(world.name, 1, "dealt", "its dealer is ill")
    assert world.refused(world.boss, switch).code == "switch-in-hand"
    beside = world.tablet("l1").beside
    assert beside is not None
    assert beside.dealt == tuple(sorted(world.live("l1").state.dealt_in))
    world.told("l1", AllDealt())
    world.fold_on("l1")
    world.finish_hand("l1")
    world.do(world.boss, switch)
    world.restart()
    deal_one(world, 1)
    assert replayed(world) == [first + 2]
    assert replay(world, first) == HAND_UNKNOWN
    view = replay(world, first + 2)
    assert isinstance(view, ReplayView)
    assert view.steps
    assert (view.table, view.before, view.after) == (1, None, None)


def test_hands_of_another_day_are_replayed_where_a_table_of_that_number_was_live() -> None:
    """The draw of a day makes new tables of the old numbers, of the kind that the event has."""
    days = Days((DayEnd(level=2),), 1, "best", (1, 3))
    world = LiveEvent(4, seed=11, template="six-max", tables="dealt", days=days)
    world.do(world.boss, SwitchTable(world.name, 1, "live", "a dealer has come"))
    live_hand(world, "l1")
    world.do(world.boss, EndDay(world.name, "it is late", 0))
    world.do(world.boss, SignBags(world.name))
    world.do(world.boss, DrawDay(world.name, "all bags are signed"))
    world.do(world.boss, StartDay(world.name, "good morning"))
    assert [table.kind for table in world.tables] == ["dealt"]
    deal_one(world, 1)
    (number,) = replayed(world)
    assert isinstance(replay(world, number), ReplayView)


def test_tables_of_a_day_that_is_drawn_are_shown_as_what_they_will_be() -> None:
    """Live ones are so from the draw on: their dealers' pages come with the day. Between the last
    hand and the draw no table changes its kind, nor once the event is over."""
    world = LiveEvent(4, seed=11, template="six-max", days=Days((DayEnd(level=2),)))
    live_hand(world, "l1")
    world.do(world.boss, EndDay(world.name, "it is late", 0))
    switch = SwitchTable(world.name, 1, "dealt", "its dealer is ill")
    assert world.refused(world.boss, switch).code == "event-at-night"
    world.do(world.boss, SignBags(world.name))
    world.do(world.boss, DrawDay(world.name, "all bags are signed"))
    (line,) = world.event(world.name, world.boss).tables
    assert (line.kind, line.live) == ("live", None)
    refused = world.refused(world.boss, replace(switch, to="live"))
    assert refused.code == "table-is-so"
    world.do(world.boss, StartDay(world.name, "good morning"))
    (line,) = world.event(world.name, world.boss).tables
    assert line.kind == "live"
    assert line.live is not None
    while not world.is_over():
        last, before, *_ = sorted(world.live(line.live).state.seats)
        world.tell_hand(line.live, lc.WonBy(last, (before,)))
    assert world.refused(world.boss, switch).code == "event-over"


@pytest.mark.feature("live-events")
def test_a_whole_event_with_live_tables() -> None:
    """From entries to payouts, two tables, one of which breaks: each hand is the one that the event
    has ordered, and its chips go back there."""
    world = LiveEvent(10)
    world.check()
    names = sorted(table.live.name for table in world.tables if table.live is not None)
    assert names == ["l1", "l2"]
    refused = world.refused(world.boss, lc.LeaveLive("l1", 1))
    assert refused.code == "live-of-event"
    hands = broke = 0
    while not world.is_over() and hands < 60:
        for name in list(world.room._live.hosts):
            live = world.live(name)
            begun = world.start(name)
            if isinstance(begun, Refusal):
                broke += begun.code == "live-table-broken"
                if begun.code == "live-table-broken" and not world.is_over():
                    floor = world.see("floor", world.boss)
                    assert isinstance(floor, FloorView)
                    listed = {one.table for one in world.lobby(world.boss).live}
                    listed |= {one.table for one in floor.tables}
                    assert name not in listed, "nobody sits there"
                continue
            table = next(one for one in world.tables if one.live is live)
            order = table.order
            assert order is not None
            assert live.state.followed is not None
            hand = live.state.followed.hand
            assert hand.view().button == order.button
            assert {seat.seat for seat in hand.view().seats} == order.seats.keys()
            posted = {seat.seat: seat.bet for seat in hand.view().seats}
            assert posted[order.big_blind_seat] == min(
                order.blinds[1], order.stacks[order.big_blind_seat]
            )
            world.tell(name)
            world.finish_hand(name)
            hands += 1
            world.check()
            if world.is_over():
                break
    assert world.is_over()
    assert broke, "its dealer is told that the table is broken"
    results = world.host.tournament.state.results
    assert len(results) == 10
    assert [one.place for one in results.values()].count(1) == 1
    assert sum(one.prize for one in results.values()) == world.host.tournament.state.pool
    assert not world.room._live.hosts, "with the event its live tables are closed"
    written = [row.kind for row in world.journal.read(f"event/{world.name}")]
    assert written.count(str(HandDealt.__struct_config__.tag)) == hands
    began = str(LiveHandBegan.__struct_config__.tag)
    told = [row.kind for name in names for row in world.journal.read(f"live/{name}")]
    assert told.count(began) == hands


@pytest.mark.feature("live-events")
def test_a_table_of_each_kind_and_a_break_between_them() -> None:
    """One table is dealt by the room, one is live: when one of them breaks, its players sit at the
    other with their chips, and it goes on as what it is."""
    world = LiveEvent(10, seed=3)
    dealt = next(table for table in world.tables if table.number == 2)
    switch = SwitchTable(world.name, 2, "dealt", "a dealer is ill")
    assert world.refused(world.connect("ann"), switch).code == "needs-director"
    world.do(world.boss, switch)
    assert world.refused(world.boss, switch).code == "table-is-so"
    assert dealt.live is None
    assert list(world.room._live.hosts) == ["l1"]
    line = next(one for one in world.event(world.name, world.boss).tables if one.table == 1)
    assert line.live == "l1"
    kinds = {1: "live", 2: "dealt"}
    moved = steps = 0
    while not world.is_over() and steps < 3_000:
        steps += 1
        before = {**world.host.tournament.state.seats}
        if dealt.number in world.host.tables and steps % 4:
            world.play_dealt(dealt)
        elif "l1" in world.room._live.hosts and not isinstance(world.start("l1"), Refusal):
            world.tell("l1")
            world.finish_hand("l1")
        elif dealt.number in world.host.tables:
            world.play_dealt(dealt)
        else:
            world.wake()
        after = world.host.tournament.state.seats
        moved += sum(after[one][0] != at for one, (at, _) in before.items() if one in after)
        assert all(table.kind == kinds[table.number] for table in world.tables)
        world.check()
    assert world.is_over()
    assert moved, "players went from one kind of table to the other"


def test_a_restart_in_a_hand_and_between_hands() -> None:
    """The hand that is followed goes on where it was, and so does what is not."""
    world = LiveEvent(6, seed=5)
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    world.enter("l1", Offended(world.live("l1").state.dealt_in[0], "phoned"))
    before = world.tablet("l1")
    world.restart()
    again = world.tablet("l1")
    assert replace(again, now_ms=0) == replace(before, now_ms=0)
    world.check()
    world.fold_on("l1")
    world.finish_hand("l1")
    world.restart()
    world.check()
    hold = world.refused(world.boss, lc.FinishLiveHand("l1", 1))
    assert hold.code == "stale"
    for _ in range(30):
        if world.is_over():
            break
        assert not isinstance(world.start("l1"), Refusal)
        world.restart()
        world.tell("l1")
        world.finish_hand("l1")
    assert world.is_over()
    world.restart()
    assert not world.room._live.hosts


def test_results_told_without_following_the_hands() -> None:
    """The floor tells who went out and to whom, and has stacks counted: chips are never more or
    fewer than the entries brought, but for what is named."""
    world = LiveEvent(5, seed=7)
    state = world.host.tournament.state
    world.tell_hand("l1")
    assert "live/l1" in world.outcomes[-1].changed, "its tablet hears of it"
    seats = sorted(world.live("l1").state.seats)
    first, second, third, *_ = seats
    chips = state.config.starting_stack
    for_two = lc.CountLiveStacks(
        "l1", (lc.SeatChips(first, chips + 500), lc.SeatChips(second, chips - 500)), "a break"
    )
    assert world.refused(world.holder_of("l1"), for_two).code == "needs-floor"
    world.do(world.boss, for_two)
    world.check()
    wrong = lc.CountLiveStacks("l1", (lc.SeatChips(third, chips + 100),), "again")
    refused = world.refused(world.boss, wrong)
    assert (refused.code, refused.parameters["off"]) == ("count-differs", 100)
    world.do(world.boss, replace(wrong, off=100))
    assert state.chips_corrected == {"counted": 100}
    world.tell_hand("l1", lc.WonBy(third, (first, second)))
    assert third not in state.tables[1].players
    assert sum(state.stacks.told().values()) == 5 * chips + 100
    world.check()
    # A hand that is followed no further ends as the floor tells.
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    order = world.tables[0].order
    assert order is not None
    stacks = {**order.stacks}
    stacks[first], stacks[second] = stacks[first] + 200, stacks[second] - 200
    told = tuple(lc.SeatChips(seat, chips) for seat, chips in stacks.items())
    short = lc.TellLiveHand(event="l1", hand=order.number, stacks=told[:-1])
    assert world.refused(world.boss, short).code == "told-seats"
    odd = {**stacks, first: stacks[first] + 1, second: stacks[second] - 1}
    torn = tuple(lc.SeatChips(seat, chips) for seat, chips in odd.items())
    refused = world.refused(world.boss, replace(short, stacks=torn))
    assert (refused.code, refused.parameters) == (
        "correction-not-in-chips", {"chip": 25, "came": odd[first]}
    )  # fmt: skip
    world.tell_hand("l1", stacks=told)
    world.check()
    while not world.is_over():
        last, before, *_ = sorted(world.live("l1").state.seats)
        world.tell_hand("l1", lc.WonBy(last, (before,)))
    assert sum(one.prize for one in state.results.values()) == state.pool


def test_a_table_whose_hands_nobody_follows_exchanges_its_chips_too() -> None:
    """Its dealer is offered what is in play, from the colour-up on and not one hand later."""
    world = LiveEvent(10, seed=7)
    for _ in range(5):
        world.do(world.boss, dc.NextLevel(world.name, "on we go"))
    assert not isinstance(world.start("l2"), Refusal)
    assert [world.tablet(name).chips[0] for name in ("l1", "l2")] == [25, 25]
    world.do(world.boss, ColorUp(world.name, 100, "too many small ones"))
    assert [world.tablet(name).chips[0] for name in ("l1", "l2")] == [100, 25]
    world.restart()
    assert [world.tablet(name).chips[0] for name in ("l1", "l2")] == [100, 25]
    world.told("l2", AllDealt())
    world.fold_on("l2")
    world.finish_hand("l2")
    assert world.tablet("l2").chips[0] == 100
    world.tell_hand("l1")
    world.check()


@pytest.mark.rule("house-65A.2", "house-65C.1")
def test_a_penalty_given_at_a_live_table_is_served_in_the_event() -> None:
    world = LiveEvent(5, seed=9)
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    seat, player = offends(world, "abuse", "hands", "rounds")
    world.fold_on("l1")
    world.finish_hand("l1")
    conduct = world.host.tournament.state.conduct_of(player)
    assert conduct.given
    assert conduct.serving.hands_left >= 1
    (reason,) = {given.reason for given in conduct.given}
    assert "Abuse" in reason
    assert world.people.name(player) not in reason, "it is kept though he is erased"
    left = conduct.serving.hands_left
    assert not isinstance(world.start("l1"), Refusal)
    assert world.tables[0].order is not None
    assert seat in world.tables[0].order.penalised
    world.told("l1", AllDealt())
    hand = world.hand_on("l1")
    assert hand is not None
    assert {one.seat: one.status for one in hand.view().seats}[seat] == "folded"
    assert HandKilled(seat) in hand.events, "it began as a dead one, and its blind stays in the pot"
    assert world.host.tournament.state.conduct_of(player).serving.hands_left == left - 1


@pytest.mark.rule("house-63.1")
@pytest.mark.rows("misdeal", [False, True])
def test_chips_forfeited_at_a_live_table_leave_play_when_the_hand_of_the_event_is_over(
    misdeal: bool,
) -> None:
    """A misdeal does not end it: they are paid after the deal that counts."""
    world = LiveEvent(5, seed=11)
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    _, player = offends(world, "soft-play", "forfeiture", chips=700)
    if misdeal:
        world.told("l1", ByFloor((VoidHand(),), "a boxed card"))
        assert not isinstance(world.start("l1"), Refusal)
        world.told("l1", AllDealt())
        world.restart()
    world.fold_on("l1")
    world.finish_hand("l1")
    event = world.host.tournament.state
    (given,) = event.conduct_of(player).given
    assert (given.penalty, given.count, given.offence) == ("forfeiture", 700, "soft-play")
    (paid,) = event.conduct_of(player).paid
    assert (paid.chips, event.chips_corrected) == (700, {"fined": -700})
    assert event.chips_in_play == 5 * event.config.starting_stack - 700
    world.check()
    assert not isinstance(world.start("l1"), Refusal)
    world.check()


def test_chips_in_play_are_the_event_s_and_its_tables_are_called_by_its_template() -> None:
    """An event that nobody has named is called by the words of its template everywhere."""
    world = LiveEvent(3, seed=15, name="")
    refused = world.refused(world.holder_of("l1"), lc.SetLiveChips("l1", (25, 100)))
    assert refused.code == "live-chips-of-event"
    assert say("en", "correct-chips") in say("en", "refusal-live-chips-of-event")
    number = int(world.name[1:])
    for _ in range(2):
        (line,) = world.lobby(world.boss).live
        for unnamed in (line.unnamed, world.tablet("l1").unnamed):
            assert unnamed == TitleOfEvent("turbo-27", number, 1)
        world.restart()
    named = LiveEvent(3, seed=15)
    assert (named.tablet("l1").title, named.tablet("l1").unnamed) == ("Autumn · 1", None)


@pytest.mark.rows("name", [one for one in TEMPLATES if not one.startswith("thirteen")])
def test_every_template_of_poker_may_be_announced_as_live(name: str) -> None:
    world = World(seed=1)
    made = CreateEvent(name, "Autumn", tables="live", followed=True, by_itself=True)
    assert world.do(world.director(), made).event is not None
