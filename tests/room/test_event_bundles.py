"""A whole event as one file: out of the room that played it, into another, and out again."""

from typing import Any

import msgspec
import pytest
from bundled import chained_anew, rewritten, shelf_of, take_in, why, with_excerpt, with_row
from live_event_world import LiveEvent
from test_results import played, results_of
from test_room_entries import Till
from test_room_satellites import Feed
from world import World, all_in

from ruleone.leagues.league import League
from ruleone.room.bundle import form
from ruleone.room.bundle.form import BadBundle, Kept, Stream
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.hands.archive import Archive
from ruleone.room.hands.played import Sight
from ruleone.room.hands.view import ReplayView, RoomHandsView
from ruleone.room.live import commands as lc
from ruleone.room.lobby.view import SitDown
from ruleone.room.playing import Leave
from ruleone.room.results.leagues import LeagueTables, SetLeague
from ruleone.room.results.results import Results
from ruleone.room.results.views import EventResults, LeagueView
from ruleone.rulebook import Refusal
from ruleone.store.journal import DECK_KIND
from ruleone.store.people import ERASED
from ruleone.store.verify import verify
from ruleone.tournament.terms.templates import SIT_DOWN

STAFF = Sight("boss", whole=True)


@pytest.fixture(scope="module")
def there() -> World:
    """A room where an event was played to its end, by its clock alone and by a person."""
    world = World(seed=3)
    played(world)
    return world


@pytest.fixture(scope="module")
def data(there: World) -> bytes:
    return shelf_of(there).file_of("e2")


def told(results: Results, event: str) -> EventResults:
    one = results.event(event, STAFF)
    assert isinstance(one, EventResults)
    return one


@pytest.mark.feature("bundles")
def test_an_event_goes_into_another_room_and_comes_out_alike(there: World, data: bytes) -> None:
    here = World(seed=4)
    boss = here.director()
    event = take_in(here, boss, data)
    assert event == "e2"
    assert shelf_of(here).file_of(event) == data
    third = World(seed=5)
    elsewhere = third.director()
    again = take_in(third, elsewhere, shelf_of(here).file_of(event))
    assert shelf_of(third).file_of(again) == data
    assert verify(here.journal).sound


def test_its_results_and_its_hands_are_told_as_there(there: World, data: bytes) -> None:
    here = World(seed=4)
    boss = here.director()
    here.do(boss, CreateEvent("heads-up", "Ours"))
    event = take_in(here, boss, data)
    assert event == "e3"
    before, after = told(results_of(there), "e2"), told(results_of(here), event)
    assert after.elsewhere
    assert after.placed == before.placed
    assert (after.started_ms, after.line.ended_ms) == (before.started_ms, before.line.ended_ms)
    assert after.line.name.given == "Friday"
    archives = Archive(there.journal, there.people), Archive(here.journal, here.people)
    lists = [
        archive.hands(name, STAFF) for archive, name in zip(archives, ("e2", event), strict=True)
    ]
    for one in lists:
        assert isinstance(one, RoomHandsView)
        assert one.hands
    numbers = [hand.number for hand in lists[0].hands]  # type: ignore[union-attr]
    for number in numbers:
        hands = [
            archive.hand(name, number, STAFF, "all")
            for archive, name in zip(archives, ("e2", event), strict=True)
        ]
        for hand in hands:
            assert isinstance(hand, ReplayView)
        assert hands[0].steps == hands[1].steps  # type: ignore[union-attr]


def test_a_room_goes_on_with_what_it_has_taken_in(data: bytes) -> None:
    here = World(seed=4)
    boss = here.director()
    event = take_in(here, boss, data)
    here.restart()
    assert shelf_of(here).file_of(event) == data
    assert here.do(boss, CreateEvent("heads-up", "Next")).event == "e3"


def test_it_is_not_taken_in_twice_nor_where_it_was_played(there: World, data: bytes) -> None:
    assert why(there, data) == Refusal("bundle-here", "illegal", {"event": "e2"})
    here = World(seed=4)
    event = take_in(here, here.director(), data)
    assert why(here, data).parameters == {"event": event}


def test_a_league_counts_it(data: bytes) -> None:
    here = World(seed=4)
    boss = here.director()
    event = take_in(here, boss, data)
    league = League("club", "Club", "entrants - place + 1", added=(event,))
    here.do(boss, SetLeague(league))
    results = results_of(here)
    view = LeagueTables(here.journal, results).league("club")
    assert isinstance(view, LeagueView)
    assert [one.event for one in view.events] == [event]
    assert [line.name for line in view.lines] == ["Ann"]


def test_names_are_those_of_the_records_and_the_erased_stay_so(there: World, data: bytes) -> None:
    bundle = form.read(data)
    assert bundle.names == {"ann": "Ann", "boss": "<boss>"}
    here = World(seed=4)
    boss = here.director()
    event = take_in(here, boss, data)
    here.people.erase("ann").result()
    again = form.read(shelf_of(here).file_of(event))
    assert again.names["ann"] is None
    third = World(seed=5)
    last = take_in(third, third.director(), form.written(again))
    ann = next(one for one in told(results_of(third), last).placed if one.player == "ann")
    assert ann.name in (ERASED, "<ann>")
    assert b"Ann" not in b"".join(
        row.payload for name, _ in here.journal.streams() for row in here.journal.read(name)
    )


def test_money_of_the_event_is_in_it_and_moves_nothing_here() -> None:
    till = Till()
    (ann,) = till.start("ann")
    there, event = till.world, till.event
    there.play(event, ann, all_in)
    there.finish(event, ann)
    data = shelf_of(there).file_of(event)
    reasons = {
        msgspec.msgpack.decode(one.row.payload)["reason"]
        for one in form.read(data).excerpts
        if one.stream == "cage"
    }
    assert {"event-entry", "event-close"} <= reasons
    here = World(seed=4)
    director = here.director()
    before = list(here.journal.streams("cage"))
    again = take_in(here, director, data)
    assert list(here.journal.streams("cage")) == before
    assert shelf_of(here).file_of(again) == data


def test_the_event_of_a_satellites_seats_stays_where_it_was() -> None:
    feed = Feed()
    (ann, *_) = feed.play("ann", "ben")
    feed.world.finish(feed.feeder, ann)
    data = shelf_of(feed.world).file_of(feed.feeder)
    ended = results_of(feed.world).ended()[feed.feeder].record.config.satellite
    assert ended is not None
    assert ended.into == feed.target
    here = World(seed=4)
    boss = here.director()
    here.do(boss, CreateEvent("heads-up", "Ours"))
    assert feed.target in {one.event for one in here.lobby(boss).events}, "by the same name"
    event = take_in(here, boss, data)
    kept = results_of(here).ended()[event].record.config.satellite
    assert kept == msgspec.structs.replace(ended, into="")
    assert shelf_of(here).file_of(event) == data


def test_no_deck_leaves_its_room(data: bytes) -> None:
    decks = [
        row for stream in form.read(data).streams for row in stream.rows if row.kind == DECK_KIND
    ]
    assert decks
    assert {row.payload for row in decks} == {b""}


def test_an_event_that_is_played_or_unknown_is_no_file() -> None:
    world = World(seed=3)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    for name in (event, "e9", "c1", "../e1"):
        with pytest.raises(BadBundle) as bad:
            shelf_of(world).file_of(name)
        assert bad.value.refusal.code == "results-unknown"


def test_who_does_not_direct_takes_nothing_in(data: bytes) -> None:
    here = World(seed=4)
    ann = here.connect("ann")
    outcome = here.room.take_in(shelf_of(here).look_into(data), ann, here.now_ms)
    assert outcome.writes == ()
    assert outcome.answer is not None
    assert outcome.answer.result == Refusal("needs-director", "illegal")


@pytest.mark.feature("bundles")
def test_every_changed_byte_is_refused(data: bytes) -> None:
    here = World(seed=4)
    before = list(here.journal.streams())
    for at in range(0, len(data), max(1, len(data) // 60)):
        hurt = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        assert why(here, hurt).code in ("bundle-foreign", "bundle-damaged", "bundle-changed")
    for cut in (b"", data[:10], data[:-1], data + b"\0", data[: len(data) // 2]):
        assert why(here, cut).code in ("bundle-foreign", "bundle-damaged")
    assert list(here.journal.streams()) == before


def test_a_row_that_does_not_chain_is_named(data: bytes) -> None:
    bundle = form.read(data)
    other = with_row(bundle, 1, 3, at_ms=1)
    refused = why(World(seed=4), form.written(other))
    name = bundle.streams[1].name
    assert refused == Refusal("bundle-changed", "illegal", {"stream": name, "version": 4})


def of_an_earlier_day(one: form.Excerpt) -> form.Excerpt:
    """The end of an event, as it was noted before there were receipts of events that are over."""
    if one.row.kind != "event-ended":
        return one
    noted = msgspec.msgpack.decode(one.row.payload)
    assert noted.pop("bought")
    return with_excerpt(one, msgspec.msgpack.encode(noted))


def test_a_file_of_an_earlier_day_is_taken_in() -> None:
    till = Till()
    (ann,) = till.start("ann")
    there, event = till.world, till.event
    till.out(ann)
    there.do(ann, Join(event))
    there.play(event, ann, all_in)
    there.finish(event, ann)
    bundle = form.read(shelf_of(there).file_of(event))
    excerpts = tuple(map(of_an_earlier_day, bundle.excerpts))
    assert excerpts != bundle.excerpts
    here = World(seed=4)
    again = take_in(here, here.director(), rewritten(bundle, excerpts=excerpts))
    entries = {one.player: one.entries for one in told(results_of(here), again).placed}
    assert entries["ann"] == 2


def test_another_form_of_file_is_told(data: bytes) -> None:
    bundle = form.read(data)
    refused = why(World(seed=4), rewritten(bundle, format=2))
    assert refused == Refusal("bundle-format", "illegal", {"came": 2, "expected": 1})


@pytest.mark.parametrize(
    "changes",
    [
        {"event": "e77"},
        {"event": "../x"},
        {"streams": ()},
        {"names": {"p": "x" * 61}},
        {"excerpts": ()},
    ],
)
def test_what_no_room_writes_is_refused(data: bytes, changes: dict[str, Any]) -> None:
    bundle = form.read(data)
    refused = why(World(seed=4), rewritten(bundle, **changes))
    assert refused.code in ("bundle-unreadable", "bundle-running")


def test_a_stream_twice_or_empty_is_refused(data: bytes) -> None:
    bundle = form.read(data)
    streams = bundle.streams
    for other in ((*streams, streams[-1]), (*streams[:-1], Stream(streams[-1].name, ()))):
        assert why(World(seed=4), rewritten(bundle, streams=other)).code == "bundle-unreadable"


def test_a_row_that_this_program_does_not_know_is_refused(data: bytes) -> None:
    bundle = form.read(data)
    odd = Kept(
        len(bundle.streams[0].rows) + 1, 1, 1, None, 1, "no-such-kind",
        msgspec.msgpack.encode({"type": "no-such-kind"}), b"", b"", b"",
    )  # fmt: skip
    own = Stream(bundle.streams[0].name, (*bundle.streams[0].rows, odd))
    refused = why(
        World(seed=4), rewritten(bundle, streams=(chained_anew(own), *bundle.streams[1:]))
    )
    assert refused.code == "bundle-unread-stream"


def test_a_file_that_is_too_large_is_refused(
    data: bytes, monkeypatch: pytest.MonkeyPatch, there: World
) -> None:
    monkeypatch.setattr(form, "BUNDLE_MAX_BYTES", len(data) - 1)
    assert why(World(seed=4), data).code == "bundle-large"
    with pytest.raises(BadBundle, match="bundle-large"):
        shelf_of(there).file_of("e2")


def test_events_of_other_games_replay_too() -> None:
    for template in (SIT_DOWN[0], SIT_DOWN[-1]):
        world = World(seed=2)
        ann = world.connect("ann")
        event = world.do(ann, SitDown(template)).event
        assert event is not None
        world.do(ann, Leave(event))
        world.finish(event, ann)
        data = shelf_of(world).file_of(event)
        here = World(seed=9)
        assert shelf_of(here).file_of(take_in(here, here.director(), data)) == data


def test_tables_with_real_cards_go_along() -> None:
    there = LiveEvent(4, seed=7)
    there.tell_hand("l1")
    while not there.is_over():
        last, before, *_ = sorted(there.live("l1").state.seats)
        there.tell_hand("l1", lc.WonBy(last, (before,)))
    data = shelf_of(there).file_of(there.name)
    bundle = form.read(data)
    assert bundle.streams[-1].name == "live/l1"
    here = World(seed=9)
    event = take_in(here, here.director(), data)
    assert shelf_of(here).file_of(event) == data
    assert not list(here.journal.streams("live/"))
    twice = rewritten(bundle, streams=(*bundle.streams, bundle.streams[-1]))
    assert why(World(seed=4), twice).code == "bundle-unreadable"
    row = len(bundle.streams[-1].rows) - 1
    other = with_row(bundle, len(bundle.streams) - 1, row, payload=b"\x80")
    streams = (*other.streams[:-1], chained_anew(other.streams[-1]))
    assert why(World(seed=4), rewritten(other, streams=streams)).code == "bundle-unread-stream"
