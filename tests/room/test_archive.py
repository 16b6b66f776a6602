"""Finished hands: each is seen as its viewer may see it, and nobody gets a byte more."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from test_room_secrets import _exchanged
from world import World, careful, passive

from ruleone.cards import FULL_DECK, text
from ruleone.dealing.events import Event, HandsTabled, HoleDealt, Shown, ShownOnRequest
from ruleone.room.core.roles import Caller
from ruleone.room.event.host.table_host import hand_stream
from ruleone.room.hands.archive import Archive
from ruleone.room.hands.view import ReplayView, RoomHandsView
from ruleone.room.playing import Leave
from ruleone.rulebook import Refusal
from ruleone.store.journal import DECK_KIND, Row
from ruleone.store.memory import MemoryJournal


class Exchanging(MemoryJournal):
    """Another journal, with the cards of one hand's stream exchanged. Its deck may not be read."""

    def __init__(self, journal: MemoryJournal, stream: str, other: dict[int, int]) -> None:
        super().__init__()
        self._journal = journal
        self._stream = stream
        self._other = other

    def read(self, stream: str, after: int = 0) -> Iterator[Row]:
        for row in self._journal.read(stream, after):
            if stream == self._stream and row.kind in ("hole-dealt", "board-dealt"):
                event = msgspec.msgpack.decode(row.payload, type=Event)
                payload = msgspec.msgpack.encode(_exchanged(event, self._other))
                row = msgspec.structs.replace(row, payload=payload)
            yield row

    def sealed(self, stream: str) -> Iterator[Row]:
        raise AssertionError("a sealed deck was opened")


def events_of(world: World, stream: str) -> list[Event]:
    rows = [row for row in world.journal.read(stream) if row.kind not in (DECK_KIND, "timed-out")]
    return [msgspec.msgpack.decode(row.payload, type=Event) for row in rows]


def listed(world: World, event: str, caller: Caller) -> RoomHandsView:
    archive = Archive(world.journal, world.people)
    view = archive.hands(event, world.room.sight(event, caller))
    assert isinstance(view, RoomHandsView)
    return view


def replayed(world: World, event: str, number: int, caller: Caller) -> ReplayView:
    archive = Archive(world.journal, world.people)
    view = archive.hand(event, number, world.room.sight(event, caller))
    assert isinstance(view, ReplayView), view
    return view


def played(seed: int, turns: int = 10) -> tuple[World, str, Caller]:
    """A room in which Ann has played for so many turns of hers."""
    world = World(seed=seed)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, passive, turns=turns)
    return world, event, ann


@pytest.mark.rows("seed", range(3))
def test_permuting_hidden_cards_changes_no_byte_of_a_replay(seed: int) -> None:
    world, event, ann = played(seed)
    bob, boss = world.connect("bob"), world.director()
    order = random.Random(seed)
    changed = 0
    for line in listed(world, event, ann).hands[:12]:
        stream = hand_stream(event, line.number)
        events = events_of(world, stream)
        for viewer in (ann, bob, boss):
            before = replayed(world, event, line.number, viewer)
            known = {*before.steps[-1].hand.board}
            for one in events:
                match one:
                    case Shown() | ShownOnRequest():
                        known.update(text(card) for card in one.cards)
                    case HandsTabled():
                        known.update(text(card) for hole in one.cards for card in hole)
                    case HoleDealt() if before.viewer is not None:
                        own = one.cards[one.seats.index(before.viewer)]
                        known.update(text(card) for card in own)
                    case _:
                        pass
            hidden = [card for card in FULL_DECK if text(card) not in known]
            other = dict(zip(hidden, order.sample(hidden, len(hidden)), strict=True))
            exchanged = Archive(Exchanging(world.journal, stream, other), world.people)
            after = exchanged.hand(event, line.number, world.room.sight(event, viewer))
            assert msgspec.json.encode(after) == msgspec.json.encode(before)
            assert any(
                isinstance(one, HoleDealt) and _exchanged(one, other) != one for one in events
            ), "cards that nobody showed have changed"
            changed += 1
    assert changed > 10


def test_a_hand_is_dated_by_the_wall_though_the_room_was_closed() -> None:
    world = World(seed=3)
    world.now_ms = 10**12
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, passive, turns=3)
    evening_ms, night_ms = world.now_ms, 10 * 3_600_000
    world.restart(down_ms=night_ms)
    before = len(listed(world, event, ann).hands)
    while len(listed(world, event, ann).hands) < before + 6:  # one at each table may be under way
        world.wake()
    dealt = sorted(line.at_ms for line in listed(world, event, ann).hands)
    assert dealt[0] <= evening_ms
    assert evening_ms + night_ms <= dealt[-1] <= world.now_ms
    assert not [at_ms for at_ms in dealt if evening_ms < at_ms < evening_ms + night_ms]


def test_a_player_steps_his_hand_with_his_own_eyes_and_a_watcher_sees_backs() -> None:
    world, event, ann = played(3)
    bob = world.connect("bob")
    number = next(line.number for line in listed(world, event, ann).hands if line.mine)
    mine, watched = (replayed(world, event, number, who) for who in (ann, bob))
    assert mine.eyes == "seat"
    assert mine.may_see == (mine.viewer,)
    assert (watched.eyes, watched.viewer, watched.may_see) == ("watcher", None, ())
    opening, seen = mine.steps[0].hand, watched.steps[0].hand
    own = next(seat for seat in opening.seats if seat.seat == mine.viewer)
    assert "??" not in own.cards
    assert all(set(seat.cards) == {"??"} for seat in opening.seats if seat is not own)
    assert all(set(seat.cards) == {"??"} for seat in seen.seats)
    assert [step.hand.street for step in mine.steps][-1] == "over"
    assert mine.steps[-1].lines == len(mine.log)
    assert all(step.hand.options is None and step.hand.log == () for step in mine.steps)


def test_nobody_sees_another_seat_while_the_event_is_played() -> None:
    world, event, ann = played(4)
    boss = world.director()
    archive = Archive(world.journal, world.people)
    line = next(line for line in listed(world, event, ann).hands if line.mine)
    own = replayed(world, event, line.number, ann).viewer
    for viewer in (ann, boss):
        sight = world.room.sight(event, viewer)
        assert not sight.whole
        for seat in set(range(11)) - {own}:
            refused = archive.hand(event, line.number, sight, "seat", seat)
            assert isinstance(refused, Refusal)
            assert refused.code == "seat-hidden"
        assert isinstance(archive.hand(event, line.number, sight, "all"), Refusal)
    assert isinstance(
        archive.hand(event, line.number, world.room.sight(event, boss), "seat", own or 0), Refusal
    )


def test_when_the_event_is_over_the_director_sees_every_seat_and_nobody_else_does() -> None:
    world, event, ann = played(8)
    boss, bob = world.director(), world.connect("bob")
    number = next(line.number for line in listed(world, event, ann).hands if line.mine)
    world.do(ann, Leave(event))
    world.finish(event, ann)
    archive = Archive(world.journal, world.people)
    sight = world.room.sight(event, boss)
    whole = archive.hand(event, number, sight, "all")
    assert isinstance(whole, ReplayView)
    assert whole.may_see_all
    assert all("??" not in seat.cards for seat in whole.steps[0].hand.seats)
    other = whole.players[0].seat
    one = archive.hand(event, number, sight, "seat", other)
    assert isinstance(one, ReplayView)
    assert one.steps[0].hand.seats != whole.steps[0].hand.seats
    for viewer in (ann, bob):
        assert isinstance(
            archive.hand(event, number, world.room.sight(event, viewer), "all"), Refusal
        )
    assert replayed(world, event, number, ann).viewer is not None, "his own seat stays his"


def test_a_hand_in_play_is_not_told() -> None:
    world = World(seed=6)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    view = next(world.turns(event, ann))
    assert view.hand is not None
    archive = Archive(world.journal, world.people)
    refused = archive.hand(event, view.hand.number, world.room.sight(event, ann))
    assert isinstance(refused, Refusal)
    assert refused.code == "hand-not-over"
    assert view.hand.number not in {line.number for line in listed(world, event, ann).hands}


@pytest.mark.rows("event", ["", "e", "e0", "e99", "room", "../e1", "e1/2", "x" * 500])
def test_an_event_that_is_not_there_is_said_to_be_unknown(event: str) -> None:
    world = World(seed=1)
    caller = world.connect("ann")
    archive = Archive(world.journal, world.people)
    for refused in (
        archive.hands(event, world.room.sight(event, caller)),
        archive.hand(event, 1, world.room.sight(event, caller)),
    ):
        assert isinstance(refused, Refusal)
        assert refused.code == "event-unknown"


def test_hands_go_from_one_to_the_next_at_their_table() -> None:
    world = World(seed=7)
    ann = world.connect("ann")
    event = world.sit_down(ann)
    world.play(event, ann, careful, turns=20)
    archive = Archive(world.journal, world.people)
    sight = world.room.sight(event, ann)
    view = archive.hands(event, sight)
    assert isinstance(view, RoomHandsView)
    table = view.hands[0].table
    numbers = sorted(line.number for line in view.hands if line.table == table)
    for before, number, after in zip(numbers, numbers[1:], numbers[2:], strict=False):
        hand = archive.hand(event, number, sight)
        assert isinstance(hand, ReplayView)
        assert (hand.before, hand.after) == (before, after)
    world.play(event, ann, careful, turns=10)
    later = archive.hands(event, sight)
    assert isinstance(later, RoomHandsView)
    assert len(later.hands) > len(view.hands), "hands that ended since are there too"


def test_names_and_the_event_are_told_again_after_a_restart() -> None:
    world, event, ann = played(8)
    number = next(line.number for line in listed(world, event, ann).hands if line.mine)
    before = replayed(world, event, number, ann)
    world.restart()
    assert replayed(world, event, number, ann) == before
    assert before.event_name is not None
    assert sum(not player.house for player in before.players) == 1
