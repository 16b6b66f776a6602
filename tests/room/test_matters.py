"""What matters now: each warning stands as long as its reason does, cites its rule and says where
it is dealt with."""

import msgspec
import pytest
from live_event_world import LiveEvent
from test_live_hand_for_hand import all_in_at, announced, ended, first_round
from test_prizes_by_hand import played
from test_room_entries import TERMS, Till
from test_room_flights import Flights
from test_unfollowed_tables import at, club_night, out, seats
from world import World, careful

from ruleone.dealing import Fold
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.followed import Acts, AllDealt, Chosen
from ruleone.limits import EVENTS_ENDED_SHOWN_MAX
from ruleone.room.core.roles import Caller
from ruleone.room.event import reports as ro
from ruleone.room.event.alerts import MatterView
from ruleone.room.event.clock import commands as k
from ruleone.room.event.days import DrawDay, SignBags
from ruleone.room.event.entries.commands import EntryTerms, Join, PlayTerms
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.prizes_by_hand import PayPrize, TakePrizeBack
from ruleone.room.event.setup.custom_structure import OWN
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.live import commands as lc
from ruleone.room.live.entries import ClockAsked, Offended
from ruleone.room.lobby.view import MattersView
from ruleone.room.playing import EndGame, Leave
from ruleone.rulebook import Citation, Refusal
from ruleone.structures.document import SheetDocument, SheetRow
from ruleone.tournament.levels import MINUTE_MS


def told(world: World, event: str, boss: Caller) -> dict[str, MatterView]:
    """What the director's page tells, by its code; the page of all events tells the same."""
    page = world.director_page(event, boss)
    everywhere = world.see("matters", boss)
    assert isinstance(everywhere, MattersView)
    of_event = [one.matters for one in everywhere.events if one.event == event]
    assert of_event == ([page.matters] if page.matters else [])
    return {one.code: one for one in page.matters}


def cites(matter: MatterView) -> list[str]:
    return [one.rule for one in matter.citations]


@pytest.mark.feature("needs-attention")
def test_a_live_table_that_calls_the_floor_is_told() -> None:
    world = LiveEvent(4)
    (table,) = world.tables
    assert table.live is not None
    name = table.live.name
    assert not {"floor-called", "clock-called"} & told(world, world.name, world.boss).keys()
    world.do(world.boss, lc.CallFloor(name, "Two cards are up."))
    assert {f"director/{world.name}", "matters"} <= set(world.outcomes[-1].changed)
    called = told(world, world.name, world.boss)["floor-called"]
    assert (called.place, called.table, called.live) == ("floor", table.number, name)
    assert called.parameters["about"] == "Two cards are up."
    assert cites(called) == ["tda2024-1"]
    world.do(world.boss, lc.AnswerCall(name))
    assert "floor-called" not in told(world, world.name, world.boss)


@pytest.mark.rule("house-1", "house-26.3", "tda2024-1", "tda2024-29.3")
def test_a_ruling_that_the_floor_owes_and_one_who_is_on_the_clock_are_told() -> None:
    world = LiveEvent(4)
    assert not isinstance(world.start("l1"), Refusal)
    world.told("l1", AllDealt())
    pages = {f"director/{world.name}", "matters"}
    world.told("l1", Offended(1, "phoned"))
    assert pages <= set(world.outcomes[-1].changed)
    waits = told(world, world.name, world.boss)["ruling-waits"]
    assert (waits.place, waits.live, cites(waits)) == ("floor", "l1", ["tda2024-1"])
    assert waits.parameters == {"table": 1, "count": 1}
    world.told("l1", Chosen(2, 0))
    assert "ruling-waits" not in told(world, world.name, world.boss)
    world.told("l1", ClockAsked(ClockCall(reasonable=True, approved=True)))
    assert pages <= set(world.outcomes[-1].changed)
    clock = told(world, world.name, world.boss)["clock-called"]
    runs, hand = world.tablet("l1").clock, world.hand_on("l1")
    assert runs is not None
    assert hand is not None
    assert hand.options is not None
    assert (clock.place, clock.parameters["seat"]) == ("floor", hand.options.seat)
    assert (clock.at_ms, cites(clock)) == (runs.ends_ms, ["tda2024-29.3"])
    world.told("l1", Acts(hand.options.seat, Fold()))
    assert "clock-called" not in told(world, world.name, world.boss)


@pytest.mark.rule("tda2019-RP-8A", "tda2019-RP-8F", "tda2024-RP-8A", "tda2024-RP-8F")
def test_a_hand_that_is_held_and_the_table_for_which_it_waits_are_told() -> None:
    """Who waits face down keeps nobody waiting."""
    world = announced(seed=3)
    assert told(world, world.name, world.boss)["gate-waits"].parameters["tables"] == ("1",)
    first_round(world)
    assert not told(world, world.name, world.boss).keys() & {"gate-held", "gate-waits"}
    all_in_at(world, "l1")
    found = told(world, world.name, world.boss)
    held, waits = found["gate-held"], found["gate-waits"]
    assert (held.place, held.table, cites(held)) == ("gate", 1, ["tda2024-RP-8F"])
    assert (waits.place, waits.parameters) == ("gate", {"tables": ("2",), "count": 1})
    assert cites(waits) == ["tda2024-RP-8A"]
    world.tell_hand("l2")
    found = told(world, world.name, world.boss)
    assert found.keys() & {"gate-held", "gate-waits"} == {"gate-held"}
    ended(world, "l1")
    assert "gate-held" not in told(world, world.name, world.boss)


@pytest.mark.rule("house-7.1", "tda2024-8A.1")
def test_the_last_level_of_late_entries_tells_when_they_close() -> None:
    till = Till(msgspec.structs.replace(TERMS, seats_at_once=6))
    till.start("ann", "ben")
    world = till.world
    assert "late-closing" not in told(world, till.event, till.boss)
    for level in range(TERMS.late_levels - 1):
        world.do(till.boss, dc.NextLevel(till.event, f"level {level}"))
    closing = told(world, till.event, till.boss)["late-closing"]
    clock = world.event(till.event, till.boss).clock
    assert (closing.place, cites(closing)) == ("entries", ["tda2024-8A.1"])
    assert closing.at_ms is not None
    assert clock.ends_ms is not None
    assert closing.at_ms >= clock.ends_ms
    assert closing.parameters == {"level": TERMS.late_levels, "with": "level"}
    cas = world.connect("cas")
    world.do(cas, Join(till.event))
    left = told(world, till.event, till.boss)["alternates-left"]
    assert (left.parameters, cites(left)) == ({"count": 1}, ["tda2024-8A.1"])
    world.do(till.boss, dc.NextLevel(till.event, "the last one"))
    assert not told(world, till.event, till.boss).keys() & {"late-closing", "alternates-left"}


@pytest.mark.rule("house-7.1")
def test_entries_close_with_the_break_that_follows_their_last_level() -> None:
    till, last = Till(), TERMS.late_levels
    till.start("ann", "ben")
    world, boss = till.world, till.boss
    world.do(boss, k.PlanBreak(till.event, last, 10, "supper"))

    def entry() -> tuple[str, int | None]:
        entry = world.event(till.event, boss).line.entry
        return entry.closing, entry.closes_ms

    for level in range(last - 1):
        world.do(boss, dc.NextLevel(till.event, f"level {level}"))
    before = told(world, till.event, boss)["late-closing"]
    assert before.parameters == {"level": last, "with": "break"}
    # A break within the last level puts the end of registration off.
    ends_ms = entry()[1]
    world.do(boss, k.StartBreak(till.event, 5, "fire alarm"))
    within = told(world, till.event, boss)["late-closing"]
    assert ends_ms is not None
    assert (within.parameters["with"], within.at_ms) == ("break", ends_ms + 5 * MINUTE_MS)
    assert entry() == ("break", within.at_ms)
    world.do(boss, k.EndBreak(till.event, "it was a false one"))
    world.do(boss, dc.NextLevel(till.event, "the break"))
    break_ends_ms = world.now_ms + 10 * MINUTE_MS
    assert world.event(till.event, boss).clock.on_break
    during = told(world, till.event, boss)["late-closing"]
    assert (during.parameters["with"], during.at_ms) == ("this-break", break_ends_ms)
    assert entry() == ("this-break", break_ends_ms)
    assert world.event(till.event, boss).line.entry.taken
    world.do(boss, dc.NextLevel(till.event, "play on"))
    assert not world.event(till.event, boss).line.entry.taken
    assert "late-closing" not in told(world, till.event, boss)


def test_seats_that_no_alternate_will_take_are_counted_as_they_stand_at_the_tables() -> None:
    """In the last level of late entries; before that somebody may still come for them. Of the seats
    that an event has no more stand open than there are chairs."""
    till = Till(msgspec.structs.replace(TERMS, seats_at_once=14, house_players=0))
    world, (_, ben, *_) = till.world, till.start(*(f"p{n}" for n in range(1, 6)))
    (table,) = world.event(till.event, till.boss).tables
    assert (table.seats, len(table.players)) == (6, 5)
    for level in range(TERMS.late_levels - 1):
        assert told(world, till.event, till.boss) == {}
        world.do(till.boss, dc.NextLevel(till.event, f"level {level}"))
    short = told(world, till.event, till.boss)["alternates-short"]
    assert (short.place, short.parameters) == ("entries", {"count": 1})
    assert cites(short) == ["tda2024-8A.1"]
    assert short.at_ms == told(world, till.event, till.boss)["late-closing"].at_ms
    world.do(till.boss, dc.RemovePlayer(till.event, "p2", "asked to"))
    world.play(till.event, ben, careful)
    left = world.event(till.event, till.boss).line.left
    assert left < 5
    short = told(world, till.event, till.boss)["alternates-short"]
    assert short.parameters == {"count": 6 - left}


def test_alternates_who_wait_are_told_while_they_do() -> None:
    till = Till(msgspec.structs.replace(TERMS, seats_at_once=6, house_players=0))
    till.start(*(f"p{n}" for n in range(1, 7)))
    world, late = till.world, till.world.connect("p7")
    assert told(world, till.event, till.boss) == {}
    world.do(late, Join(till.event))
    waits = told(world, till.event, till.boss)["alternates-wait"]
    assert (waits.place, waits.parameters) == ("entries", {"count": 1})
    assert cites(waits) == ["tda2024-8A.1"]
    world.do(late, Leave(till.event))
    assert told(world, till.event, till.boss) == {}


@pytest.mark.rule("house-65A.4", "tda2024-71A.4")
def test_blinds_beyond_the_chips_and_who_is_away_with_less_than_a_round_are_told() -> None:
    world = World(seed=3)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    world.play(event, ann, careful, turns=1)
    assert told(world, event, boss) == {}
    state = world.room._lobby.hosts[event].tournament.state
    seen: set[str] = set()
    while state.clock.level < len(state.config.structure.levels):
        world.do(boss, dc.NextLevel(event, "faster"))
        found = told(world, event, boss)
        seen |= found.keys()
        assert "blinded-off" not in found
        unit = state.clock.values.big_blind
        assert ("blinds-outgrow" in found) == (state.chips_in_play < 20 * unit)
        if "blinds-outgrow" in found and unit > state.stacks.known("ann"):
            break
    assert "blinds-will-outgrow" in seen
    outgrown = found["blinds-outgrow"]
    assert outgrown.parameters["depth"] == state.chips_in_play // unit
    world.disconnect(ann)
    off = told(world, event, boss)["blinded-off"]
    assert (off.place, off.player, cites(off)) == ("player", "ann", ["tda2024-71A.4"])
    assert off.parameters["stack"] == state.stacks["ann"]
    world.connect("ann")
    assert "blinded-off" not in told(world, event, boss)


def test_blinds_of_the_game_of_a_level_outgrow_the_chips() -> None:
    rows = tuple(
        SheetRow(level=n, blinds=(5 * n, 10 * n), big_bet_blinds=(50 * n, 100 * n)) for n in (1, 2)
    )
    sheet = SheetDocument(
        name="Two", entrants=2, stack=1_000, minutes=20, games=("flhe", "nlhe"), rows=rows
    )
    world, terms = World(), EntryTerms(charged=False, buy_in=100, house_players=0)
    boss = world.director()
    event = world.do(boss, CreateEvent(OWN, "Two", terms, sheet=sheet)).event
    assert event is not None
    for person in ("ann", "ben"):
        world.do(world.connect(person), Join(event))
    coming = told(world, event, boss)["blinds-will-outgrow"]
    assert (coming.parameters["level"], coming.parameters["depth"]) == (2, 10)
    world.do(boss, dc.NextLevel(event, "faster"))
    assert told(world, event, boss)["blinds-outgrow"].parameters["depth"] == 10


def test_what_is_appointed_and_cannot_start_says_what_is_missing() -> None:
    world = World()
    boss = world.director()
    event = world.do(boss, CreateEvent("six-max", "Evening")).event
    assert event is not None
    assert told(world, event, boss) == {}
    starts_ms = world.now_ms + 3_600_000
    world.do(boss, dc.AppointStart(event, "as announced", starts_ms))
    nobody = told(world, event, boss)["start-nobody-entered"]
    assert (nobody.place, nobody.at_ms) == ("start", starts_ms)
    world.now_ms = starts_ms
    world.take(world.room.wake(world.now_ms))
    assert told(world, event, boss)["start-nobody-entered"].at_ms is None
    ann = world.connect("ann")
    world.do(ann, Join(event))
    assert told(world, event, boss) == {}


def test_an_event_that_has_too_few_entries_says_how_many_it_needs() -> None:
    world = World()
    boss = world.director()
    terms = msgspec.structs.replace(TERMS, entries_min=3, house_players=0)
    event = world.do(boss, CreateEvent("six-max", "Evening", terms)).event
    assert event is not None
    starts_ms = world.now_ms + 3_600_000
    world.do(boss, dc.AppointStart(event, "as announced", starts_ms))
    for person in ("ann", "ben"):
        world.do(world.connect(person), Join(event))
    few = told(world, event, boss)["start-too-few-entries"]
    assert (few.place, few.at_ms) == ("start", starts_ms)
    assert few.parameters == {"came": 2, "needed": 3}
    world.do(world.connect("cas"), Join(event))
    assert "start-too-few-entries" not in told(world, event, boss)


def test_a_flight_or_day_that_is_appointed_says_what_it_waits_for() -> None:
    flights = Flights()
    world, event, boss = flights.world, flights.event, flights.boss
    flights.night(flights.ann, flights.bob)
    cat = world.connect("cat")
    world.do(cat, Join(event))
    assert not [code for code in told(world, event, boss) if code.startswith("start-")]
    starts_ms = world.now_ms + 3_600_000
    world.do(boss, dc.AppointStart(event, "flight B", starts_ms))
    unsigned = told(world, event, boss)["start-bags-unsigned"]
    bags = len(world.room._lobby.hosts[event].tournament.state.calendar.unsigned)
    assert (unsigned.place, unsigned.at_ms, unsigned.parameters) == (
        "start", starts_ms, {"players": bags}
    )  # fmt: skip
    world.do(boss, SignBags(event))
    assert not [code for code in told(world, event, boss) if code.startswith("start-")]
    world.now_ms = starts_ms
    world.take(world.room.wake(world.now_ms))
    flights.night(cat)
    assert "start-day-not-drawn" not in told(world, event, boss)
    starts_ms = world.now_ms + 3_600_000
    world.do(boss, dc.AppointStart(event, "day two", starts_ms))
    day = told(world, event, boss)["start-day-not-drawn"]
    assert (day.place, day.at_ms) == ("start", starts_ms)
    world.do(boss, SignBags(event))
    world.do(boss, DrawDay(event, "tomorrow"))
    assert "start-day-not-drawn" not in told(world, event, boss)


@pytest.mark.rows("restarts", [False, True])
def test_prizes_of_a_live_event_that_nobody_has_handed_out_are_told_until_they_are(
    restarts: bool,
) -> None:
    world = LiveEvent(3)
    event, boss = world.name, world.boss
    assert "prizes-unpaid" not in told(world, event, boss)
    world.do(boss, EndGame(event, "late"))
    assert world.is_over()
    due = world.room._lobby.prizes.unpaid(event)
    assert due
    unpaid = told(world, event, boss)["prizes-unpaid"]
    assert unpaid.place == "cashier"
    assert unpaid.parameters == {"count": len(due), "amount": sum(due.values())}
    if restarts:
        world.restart()
    for left, (player, amount) in enumerate(due.items(), 1):
        (one,) = everywhere(world, event, boss)
        assert (one.code, one.parameters["count"]) == ("prizes-unpaid", len(due) + 1 - left)
        world.do(boss, PayPrize(event, player, amount))
        assert {f"director/{event}", "matters"} <= set(world.outcomes[-1].changed)
    assert everywhere(world, event, boss) == ()
    world.do(boss, TakePrizeBack(event, player, "another had it"))
    assert everywhere(world, event, boss)[0].parameters == {"count": 1, "amount": amount}


@pytest.mark.feature("needs-attention")
def test_prizes_of_events_of_long_ago_are_told_however_many_have_ended_since(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = LiveEvent(3)
    boss, first = world.boss, world.name
    world.do(boss, EndGame(first, "late"))
    (told_of,) = world.room._lobby.ended.values()
    more = [f"e{n}" for n in range(900, 900 + EVENTS_ENDED_SHOWN_MAX)]
    for event in more:
        world.room._lobby.end(msgspec.structs.replace(told_of, event=event, name=""))
    assert first not in world.room._lobby.ended
    view = world.see("matters", boss)
    assert isinstance(view, MattersView)
    unpaid = [one for one in view.events if one.matters[0].code == "prizes-unpaid"]
    assert [one.event for one in unpaid] == [*reversed(more), first]
    assert (unpaid[-1].name.given, view.more) == ("Autumn", 0)
    monkeypatch.setattr("ruleone.room.lobby.lobby.UNPAID_EVENTS_SHOWN_MAX", 5)
    due = world.room._lobby.prizes.unpaid(first)
    for paid, (player, amount) in enumerate(due.items(), 1):
        world.do(boss, PayPrize(first, player, amount))
        view = world.see("matters", boss)
        assert isinstance(view, MattersView)
        assert [one.event for one in view.events[-5:]] == more[:-6:-1]
        assert view.more == len(more) - 5 + (paid < len(due))


def test_prizes_of_tables_where_the_room_deals_are_no_matter() -> None:
    world = World(seed=3)
    event = played(world)
    assert world.room._lobby.prizes.unpaid(event)
    assert everywhere(world, event, world.director()) == ()


def everywhere(world: World, event: str, boss: Caller) -> tuple[MatterView, ...]:
    """What the page of all events tells of this one."""
    view = world.see("matters", boss)
    assert isinstance(view, MattersView)
    return next((one.matters for one in view.events if one.event == event), ())


def test_nobody_else_is_told() -> None:
    world = World()
    ann = world.connect("ann")
    world.sit_down(ann)
    refused = world.room.view("matters", ann, world.now_ms)
    assert getattr(refused, "code", None) == "needs-floor"


@pytest.mark.feature("needs-attention")
def test_rules_are_those_of_the_edition_in_force() -> None:
    till = Till(msgspec.structs.replace(TERMS, late_levels=1))
    till.start("ann", "ben")
    closing = told(till.world, till.event, till.boss)["late-closing"]
    assert closing.citations == (Citation("tda2024-8A.1", "modern"),)


@pytest.mark.rule(
    "tda2019-RP-9.1", "house-10.1", "tda2011-9.1", "tda2011-9.3", "tda2011-9.4", "tda2024-RP-9.1"
)
def test_a_final_table_that_is_smaller_than_the_document_has_it_is_told_with_the_event() -> None:
    """By each event: the document's size, what is dealt, and the rule; None for one that ends as
    its document says, or at the table where it begins."""
    rows: dict[tuple[str, str, int, int], tuple[int, int, str] | None] = {
        ("stud", "modern", 8, 27): (9, 8, "tda2024-RP-9.1"),
        ("razz", "house", 8, 27): (9, 8, "house-10.1"),
        ("stud", "tda2011", 8, 27): (9, 8, "tda2011-9.3"),
        ("horse", "tda2011", 8, 27): (10, 8, "tda2011-9.1"),
        ("triple-draw", "tda2011", 7, 27): (8, 7, "tda2011-9.4"),
        ("triple-draw", "house", 7, 27): (9, 7, "house-10.1"),
        ("triple-draw", "modern", 7, 27): None,
        ("triple-draw", "tda2011", 6, 27): None,
        ("stud", "modern", 6, 27): None,
        ("stud", "modern", 8, 8): None,
        ("turbo-27", "tda2011", 9, 27): None,
    }
    faults = {}
    for row, due in rows.items():
        name, edition, table_size, seats = row
        world = World()
        boss = world.director()
        play = PlayTerms(edition=edition, table_size=table_size)
        terms = EntryTerms(charged=False, buy_in=100, house_players=0, seats=seats)
        event = world.do(boss, CreateEvent(name, "Friday", terms, play=play)).event
        assert event is not None
        matter = told(world, event, boss).get("final-table-smaller")
        came = None
        if matter is not None:
            came = matter.parameters["book"], matter.parameters["size"], *cites(matter)
        if came != due:
            faults[row] = came
    assert faults == {}


def quiet(world: LiveEvent) -> dict[int, int]:
    """The tables of which nothing is reported, each with the time of its reminder."""
    view = world.director_page(world.name, world.boss)
    found = [one for one in view.matters if one.code == "table-quiet"]
    assert all(one.parameters["minutes"] == 40 for one in found)
    return {
        one.table: one.at_ms for one in found if one.table is not None and one.at_ms is not None
    }


MINUTES_40 = 40 * 60_000


def test_a_live_table_of_which_nothing_is_reported_is_a_reminder_until_somebody_looks() -> None:
    world = club_night(18)
    begun = quiet(world)
    assert set(begun) == {1, 2}
    assert set(begun.values()) == {world.host.time(world.now_ms) + MINUTES_40}
    world.now_ms += 60_000
    out(world, at(world, 1)[0])
    assert quiet(world) == {1: begun[1] + 60_000, 2: begun[2]}
    world.now_ms += MINUTES_40
    before = seats(world)
    world.do(world.boss, ro.LookedAtTable(world.name, 2))
    assert quiet(world) == {1: begun[1] + 60_000, 2: begun[2] + 60_000 + MINUTES_40}
    assert seats(world) == before
    act = world.director_page(world.name, world.boss).acts[0]
    assert (act.code, act.did) == ("directed-looked-at-table", ())
    told = quiet(world)
    world.restart(0)
    assert quiet(world) == told


def test_no_reminder_while_paused_or_of_tables_that_are_followed() -> None:
    world = club_night(18)
    world.do(world.boss, dc.Pause(world.name, "dinner"))
    assert quiet(world) == {}
    world.now_ms += 2 * MINUTES_40
    world.do(world.boss, dc.Resume(world.name, "on"))
    assert set(quiet(world).values()) == {world.host.time(world.now_ms) + MINUTES_40}
    assert world.refused(world.boss, ro.LookedAtTable(world.name, 9)).code == "table-unknown"
    followed = LiveEvent(4)
    assert quiet(followed) == {}
    refused = followed.refused(followed.boss, ro.LookedAtTable(followed.name, 1))
    assert refused.code == "table-is-followed"
