"""Events of 13-card poker in the room: everybody sets his cards at the same time, and who is not
there surrenders."""

import msgspec
import pytest
from thirteen_world import BOOK, ThirteenWorld, own_cards, under

from ruleone.cards import texts
from ruleone.chinese.events import Arranged, PairSettled, Surrendered
from ruleone.chinese.views import RowsStand
from ruleone.dealing.actions import Fold
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.host.table_host import hand_stream
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import TableView
from ruleone.room.playing import Act, EndGame, ImBack, Leave
from ruleone.room.table.play import CheckRows, Suggest
from ruleone.room.table.records import TimedOut
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal
from ruleone.tournament import template
from ruleone.tournament.terms.templates import THIRTEEN_CARDS
from ruleone.words import LANGUAGES, say

WAITS_MS = 1_000 * BOOK.number("chinese.reconnect_seconds")


def surrendered(world: ThirteenWorld, event: str, number: int) -> set[int]:
    """The seats that surrendered this hand."""
    rows = world.journal.read(hand_stream(event, number))
    told = [row for row in rows if row.kind == "surrendered"]
    return {msgspec.msgpack.decode(row.payload, type=Surrendered).seat for row in told}


def timed_out(world: ThirteenWorld, event: str, number: int) -> list[TimedOut]:
    """What the clock did in this hand."""
    rows = world.journal.read(hand_stream(event, number))
    told = [row for row in rows if row.kind == "timed-out"]
    return [msgspec.msgpack.decode(row.payload, type=TimedOut) for row in told]


def seat_of(view: TableView) -> int:
    assert view.my_seat is not None
    return view.my_seat


def number_of(view: TableView) -> int:
    assert view.thirteen is not None
    return view.thirteen.number


# from the first hand to the last


@pytest.mark.rows(("name", "seed"), [("thirteen", 1), ("thirteen-plain", 2), ("thirteen-16", 4)])
def test_an_event_is_played_to_its_end(name: str, seed: int) -> None:
    world = ThirteenWorld(seed, Settings(pace=1_000))
    ann, event = world.begin(name)
    config = template(name)
    view = world.to_set(event, ann)
    assert view.seats == 4
    assert view.thirteen is not None
    assert (view.thirteen.bonus, view.thirteen.tournament) == (config.bonus, True)
    assert view.hand is None
    played = world.plays(event, ann)
    assert played > 0
    page = world.finish(event, ann)
    assert page.line.state == "over"
    assert {line.state for line in page.tables} <= {"over"}
    places = sorted(one.place for one in page.entrants if one.place is not None)
    assert len(places) == config.seats
    assert places[0] == 1
    assert sum(one.prize for one in page.entrants) == page.prize_pool
    assert world.host(event).tournament.state.chips_removed == 0


def test_the_page_says_what_a_point_is_worth_level_by_level() -> None:
    world = ThirteenWorld(seed=3, settings=Settings(pace=1_000))
    ann, event = world.begin()
    config = template("thirteen")
    page = world.event(event, ann)
    assert [level.point for level in page.levels] == [
        level.point for level in config.structure.levels
    ]
    assert {(level.small_blind, level.big_blind, level.ante) for level in page.levels} == {
        (0, 0, 0)
    }
    assert (page.line.game, page.line.bonus, page.line.level_hands) == ("thirteen", True, 4)
    assert page.line.edition == "chinese"
    points: list[int] = []
    for _ in range(9):
        view = world.to_set(event, ann)
        assert view.thirteen is not None
        assert view.clock.level is not None
        assert view.clock.level.point == view.thirteen.point
        points.append(view.thirteen.point)
        world.arranges(ann, view)
        while number_of(world.my_table(event, ann) or view) == number_of(view):
            if world.my_table(event, ann) is None:
                return
            world.wake()
    assert points == [50] * 4 + [75] * 4 + [100]
    news = [line.code for line in world.event(event, ann).news]
    assert news.count("level-of-points") == 3


def test_the_lobby_offers_the_game_beside_the_others() -> None:
    world = ThirteenWorld()
    ann = world.connect("ann")
    offers = {offer.template: offer for offer in world.lobby(ann).offers}
    assert set(THIRTEEN_CARDS) <= set(offers)
    assert [offers[name].bonus for name in THIRTEEN_CARDS] == [True, False, True]
    assert [offers[name].table_size for name in THIRTEEN_CARDS] == [4, 4, 4]
    assert [offers[name].seats for name in THIRTEEN_CARDS] == [4, 4, 16]
    for language in LANGUAGES:
        for name in THIRTEEN_CARDS:
            assert say(language, f"offer-{name}")
            assert say(language, f"offer-{name}.about")


@pytest.mark.rows("friends", [2, 4])
def test_friends_start_when_the_table_is_full_or_some_time_after_the_first(friends: int) -> None:
    world = ThirteenWorld(seed=12)
    event = world.do(world.director(), CreateEvent("thirteen-open", "")).event
    assert event is not None
    callers = [world.connect(f"p{number}") for number in range(friends)]
    for caller in callers:
        assert world.event(event, callers[0]).line.state == "open"
        world.do(caller, Join(event))
    if friends < 4:
        assert world.event(event, callers[0]).line.state == "open"
        world.after(world.settings.gather_ms)
    page = world.event(event, callers[0])
    assert page.line.state == "running"
    assert sum(one.house is None for one in page.entrants) == friends
    assert len(page.entrants) == 4
    for caller in callers:
        assert isinstance(world.arranges(caller, world.to_set(event, caller)).result, Accepted)
    while not world.hand_of(event, "p0").over:
        world.wake()


# one hand


def test_all_are_asked_at_once_and_nobody_sees_cards_of_others_before_all_have_set() -> None:
    world = ThirteenWorld(seed=2)
    ann, event = world.begin()
    bob = world.connect("bob")
    view = world.to_set(event, ann)
    assert view.thirteen is not None
    assert {clock.seat for clock in view.turns} == set(view.thirteen.to_arrange)
    assert view.turn is not None
    assert view.turn.ends_ms - view.turn.started_ms == Settings().arrange_ms == 90_000
    own = own_cards(view.thirteen)
    others = set(range(52)) - set(own)
    mine = msgspec.json.encode(view.thirteen.seats).decode()
    assert not [card for card in texts(sorted(others)) if f'"{card}"' in mine]
    watched = world.table(event, view.table, bob)
    assert watched.thirteen is not None
    assert all(set(seat.cards) <= {"??"} for seat in watched.thirteen.seats)
    assert isinstance(world.arranges(ann, view).result, Accepted)
    again = world.my_table(event, ann)
    assert again is not None
    assert again.thirteen is not None
    assert (again.turn, again.thirteen.options) == (None, None)
    assert [seat.rows for seat in again.thirteen.seats if seat.seat != again.my_seat] == [()] * 3
    while not world.hand_of(event, "ann").over:
        world.wake()
    shown = world.my_table(event, ann)
    assert shown is not None
    assert shown.thirteen is not None
    assert shown.thirteen.over
    assert all(len(seat.rows) == 3 for seat in shown.thirteen.seats)


def test_what_is_no_set_of_cards_in_time_is_refused() -> None:
    world = ThirteenWorld(seed=2)
    ann, event = world.begin()
    bob = world.connect("bob")
    view = world.to_set(event, ann)
    number = number_of(view)

    def refused(caller: Caller, act: Act) -> str:
        result = world.ask(caller, act).result
        assert isinstance(result, Refusal)
        return result.code

    assert refused(ann, Act(event, view.table, number, 0, Fold())) == "other-game"
    assert refused(ann, Act(event, view.table, number, 1, Fold())) == "stale"
    assert refused(ann, Act(event, view.table, number + 1, 0, Fold())) == "stale"
    assert refused(bob, Act(event, view.table, number, 0, Fold())) == "not-at-table"
    assert isinstance(world.arranges(ann, view).result, Accepted)
    late = world.arranges(ann, view).result
    assert isinstance(late, Refusal)
    assert late.code == "arranged-already"
    next_view = world.to_set(event, ann)
    assert next_view.turn is not None
    world.now_ms = next_view.turn.bank_ends_ms + 1
    late = world.arranges(ann, next_view).result
    assert isinstance(late, Refusal)
    assert (late.code, late.citation and late.citation.rule) == ("time-up", "chinese-disconnect-3")


@pytest.mark.feature("no-strategy-help")
def test_how_rows_stand_is_told_and_suggestions_are_not() -> None:
    """In a tournament nobody may ask which arrangement expects most."""
    world = ThirteenWorld(seed=3)
    ann, event = world.begin()
    bob = world.connect("bob")
    view = world.to_set(event, ann)
    assert view.thirteen is not None
    cards = texts(own_cards(view.thirteen))
    number = number_of(view)
    check = CheckRows(event, view.table, number, cards[:3], cards[3:8], cards[8:])
    assert isinstance(world.look(ann, check), RowsStand)
    asked = world.look(ann, Suggest(event, view.table, number))
    assert isinstance(asked, Refusal)
    assert asked.code == "no-suggestions"
    for caller, do, code in (
        (bob, check, "not-at-table"),
        (ann, CheckRows(event, view.table, number + 1), "stale"),
        (ann, CheckRows(event, view.table + 1, number), "not-at-table"),
        (ann, CheckRows("e99", view.table, number), "event-unknown"),
    ):
        refused = world.look(caller, do)
        assert isinstance(refused, Refusal)
        assert refused.code == code


def test_house_players_think_where_a_person_sits() -> None:
    world = ThirteenWorld(seed=5)
    ann, event = world.begin("thirteen-16")
    world.to_set(event, ann)
    least, most = world.settings.think_ms
    for number, table in world.host(event).tables.items():
        for asked_ms, acts_ms in table.asked.thinking.values():
            here = number == world.table_of(event, "ann").number
            assert (least <= acts_ms - asked_ms <= most) is here


# who is too slow, who is gone


@pytest.mark.rule("chinese-disconnect-3")
def test_for_one_who_is_there_and_too_slow_the_software_sets_the_cards() -> None:
    """The house's reading: the document takes a hand away only from one who is not there."""
    world = ThirteenWorld(seed=6)
    ann, event = world.begin()
    for away in (False, True):
        view = world.to_set(event, ann)
        assert view.turn is not None
        world.after(view.turn.bank_ends_ms - world.now_ms)
        (told,) = timed_out(world, event, number_of(view))
        assert (told.away, told.citation.rule) == (away, "chinese-disconnect-3")
        assert surrendered(world, event, number_of(view)) == set()
        rows = world.journal.read(hand_stream(event, number_of(view)))
        set_by = [
            msgspec.msgpack.decode(row.payload, type=Arranged)
            for row in rows
            if row.kind == "arranged"
        ]
        assert [one.automatic for one in set_by if one.seat == seat_of(view)] == [True]
        assert not world.hand_of(event, "ann").leaving, "nobody leaves a tournament so"
    codes = [line.code for line in world.event(event, ann).news]
    assert codes.count("time-up-arrange") == 2
    assert codes.count("player-away") == 1


@pytest.mark.rule("chinese-disconnect-5")
def test_who_is_away_surrenders_until_he_sets_his_cards_again() -> None:
    world = ThirteenWorld(seed=6)
    ann, event = world.begin()
    for _ in range(2):
        view = world.to_set(event, ann)
        assert view.turn is not None
        world.after(view.turn.bank_ends_ms - world.now_ms)
    view = world.to_set(event, ann)
    assert view.turn is not None
    assert view.turn.bank_ends_ms - view.turn.started_ms == world.settings.away_ms
    (mine,) = (one for one in view.players if one.seat == view.my_seat)
    assert mine.away, "his page tells him why"
    world.after(world.settings.away_ms)
    assert surrendered(world, event, number_of(view)) == {seat_of(view)}
    view = world.to_set(event, ann)
    world.do(ann, ImBack(event))
    assert isinstance(world.arranges(ann, view).result, Accepted)
    view = world.to_set(event, ann)
    assert view.turn is not None
    assert view.turn.ends_ms - view.turn.started_ms == world.settings.arrange_ms


@pytest.mark.rule("chinese-disconnect-1", "chinese-disconnect-5")
@pytest.mark.parametrize("seconds", [60, 25])
def test_who_lost_his_connection_is_waited_for_once_and_then_surrenders_every_hand_until_he_is_back(
    monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    under(monkeypatch, reconnect_seconds=seconds)
    world = ThirteenWorld(seed=7)
    ann, event = world.begin()
    bob = world.connect("bob")
    view = world.to_set(event, ann)
    seat = seat_of(view)
    world.after(10_000)
    world.disconnect(ann)
    world.after(1_000 * seconds - 1)
    assert not world.hand_of(event, "ann").over
    world.after(1)
    assert surrendered(world, event, number_of(view)) == {seat}
    (told,) = timed_out(world, event, number_of(view))
    assert (told.away, told.citation.rule) == (True, "chinese-disconnect-5")
    numbers: set[int] = set()
    while len(numbers) < 3:
        table = world.table_of(event, "ann")
        turn = table.asked.turns.get(table.seat_of("ann") or 0)
        if turn is not None and table.order is not None:
            numbers.add(table.order.number)
            assert turn.due_ms - turn.started_ms == world.settings.away_ms, "waited for once"
        world.wake()
    for number in numbers - {max(numbers)}:
        assert surrendered(world, event, number) == {seat}
    codes = [line.code for line in world.event(event, bob).news]
    assert codes.count("time-up-surrender") == codes.count("player-away") == 1
    world.comes_back(ann)
    view = world.to_set(event, ann)
    assert view.turn is not None
    world.arranges(ann, view)
    view = world.to_set(event, ann)
    assert view.turn is not None
    assert view.turn.ends_ms - view.turn.started_ms == world.settings.arrange_ms
    assert surrendered(world, event, number_of(view)) == set()


@pytest.mark.rule("chinese-disconnect-5")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 3),
        ({"surrender_points": 2}, 2),
        ({"tournament_surrender": "auto-arrange"}, None),
    ],
)
def test_what_a_surrendered_hand_costs_is_the_editions(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, object], points: int | None
) -> None:
    under(monkeypatch, **options)
    world = ThirteenWorld(seed=8)
    ann, event = world.begin()
    view = world.to_set(event, ann)
    world.disconnect(ann)
    world.after(WAITS_MS)
    hand = world.hand_of(event, "ann")
    assert hand.over
    pairs = [one for one in hand.events if isinstance(one, PairSettled)]
    lost = [
        pair.points if pair.b == seat_of(view) else -pair.points
        for pair in pairs
        if seat_of(view) in (pair.a, pair.b)
    ]
    assert surrendered(world, event, number_of(view)) == (
        set() if points is None else {seat_of(view)}
    )
    assert (lost == [points] * 3) is (points is not None)


@pytest.mark.rule("chinese-disconnect-5")
def test_who_never_comes_back_surrenders_until_he_is_broke() -> None:
    world = ThirteenWorld(seed=9, settings=Settings(pace=1_000))
    ann, event = world.begin()
    bob = world.connect("bob")
    world.to_set(event, ann)
    world.disconnect(ann)
    page = world.finish(event, bob)
    (own,) = (one for one in page.entrants if one.player == "ann")
    assert own.place == 4
    assert own.stack == 0


@pytest.mark.rule("chinese-disconnect-5")
def test_who_has_left_his_seat_surrenders_at_once_and_may_come_back() -> None:
    world = ThirteenWorld(seed=10)
    ann, event = world.begin()
    view = world.to_set(event, ann)
    world.do(ann, Leave(event))
    world.wake()
    assert surrendered(world, event, number_of(view)) == {seat_of(view)}
    world.do(ann, ImBack(event))
    again = world.to_set(event, ann)
    assert again.turn is not None
    assert again.turn.ends_ms - again.turn.started_ms == world.settings.arrange_ms


def among_themselves(seed: int) -> tuple[ThirteenWorld, list[Caller], str]:
    """Two persons in an event without house players, before their first hand."""
    world = ThirteenWorld(seed)
    director = world.director()
    terms = EntryTerms(charged=False, buy_in=100, house_players=0)
    event = world.do(director, CreateEvent("thirteen-open", "", terms)).event
    assert event is not None
    callers = [world.connect("ann"), world.connect("bob")]
    for caller in callers:
        world.do(caller, Join(event))
    world.after(world.settings.gather_ms)
    world.to_set(event, callers[0])
    return world, callers, event


@pytest.mark.rule("chinese-disconnect-5")
def test_with_everybody_away_no_hand_is_dealt_until_one_is_back() -> None:
    world, callers, event = among_themselves(21)
    for caller in callers:
        world.disconnect(caller)
    world.after(10 * WAITS_MS)
    state = world.host(event).tournament.state
    dealt = state.last_hand
    assert dealt <= 2
    world.after(24 * 60 * WAITS_MS)
    assert state.last_hand == dealt, "all would surrender for ever, and nobody pay"
    assert world.host(event).phase == "running"
    world.comes_back(callers[0])
    assert world.plays(event, callers[0], 3) == 3
    assert state.last_hand >= dealt + 2


def test_with_everybody_gone_from_his_seat_it_waits_for_its_director() -> None:
    world, callers, event = among_themselves(22)
    for caller in callers:
        world.do(caller, Leave(event))
    world.after(24 * 60 * WAITS_MS)
    assert world.host(event).tournament.state.last_hand <= 2
    world.do(world.director(), EndGame(event, "nobody is there"))
    assert world.event(event, callers[0]).line.state == "over"


def test_who_is_back_in_time_sets_his_cards_himself() -> None:
    world = ThirteenWorld(seed=11)
    ann, event = world.begin()
    view = world.to_set(event, ann)
    world.after(5_000)
    world.disconnect(ann)
    world.after(WAITS_MS - 1)
    world.comes_back(ann)
    assert isinstance(world.arranges(ann, view).result, Accepted)
    assert surrendered(world, event, number_of(view)) == set()
    assert timed_out(world, event, number_of(view)) == []
