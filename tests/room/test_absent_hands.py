"""Hands of those who are not there: dealt and paid for at the room's tables, and dead."""

from typing import Final

import msgspec
import pytest
from world import World, passive

from ruleone.dealing.events import Acted, Event, HandKilled, HandStarted, PotAwarded
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import PlayerView
from ruleone.room.playing import ImBack, Leave

_event: Final = msgspec.msgpack.Decoder(Event)


class TwoOfThem:
    """Ann and bob, alone in an event that begins without bob."""

    def __init__(self, edition: str = "modern") -> None:
        self.world = World(seed=3, settings=Settings(edition=edition))
        self.ann, self.bob = self.world.connect("ann"), self.world.connect("bob")
        boss = self.world.director()
        terms = n.EntryTerms(charged=False, buy_in=10, house_players=0)
        made = self.world.do(boss, CreateEvent("deep-1000", "No-show", terms=terms)).event
        assert made is not None
        self.event = made
        for caller in (self.ann, self.bob):
            self.world.do(caller, Join(made))
        self.world.disconnect(self.bob)
        self.world.do(boss, dc.StartEvent(made, "go"))

    def goes_on(self) -> None:
        """Ann calls where it is her turn; else time passes."""
        view = self.world.my_table(self.event, self.ann)
        assert view is not None
        if view.hand is not None and view.hand.options is not None:
            self.world.act(self.ann, view, passive(view.hand.options))
        else:
            self.world.wake()

    def goes_on_to(self, number: int) -> None:
        while self.last() < number:
            self.goes_on()

    def hand(self, number: int) -> list[Event]:
        """What happened in a hand, as the journal has it."""
        rows = self.world.journal.read(f"hand/{self.event}/{number}")
        return [_event.decode(row.payload) for row in rows if row.kind not in ("deck", "timed-out")]

    def of_bob(self) -> PlayerView:
        view = self.world.my_table(self.event, self.ann)
        assert view is not None
        return next(one for one in view.players if one.player == "bob")

    def last(self) -> int:
        view = self.world.my_table(self.event, self.ann)
        assert view is not None
        return 0 if view.hand is None else view.hand.number


def wins(events: list[Event], seat: int) -> int:
    return sum(
        event.amounts[event.seats.index(seat)]
        for event in events
        if isinstance(event, PotAwarded) and seat in event.seats
    )


@pytest.mark.rule("house-28.2", "house-28.3", "tda2011-27.1")
@pytest.mark.rows("edition", ["modern", "house", "tda2011"])
def test_who_never_comes_pays_his_blinds_and_wins_nothing(edition: str) -> None:
    two = TwoOfThem(edition)
    while not two.of_bob().away:
        two.goes_on()
    first, seat = two.last() + 1, two.of_bob().seat
    chips = None
    for number in range(first, first + 10):
        two.goes_on_to(number + 1)
        events = two.hand(number)
        started = next(event for event in events if isinstance(event, HandStarted))
        assert started.absent == (seat,)
        assert HandKilled(seat) in events
        assert not [event for event in events if isinstance(event, Acted) and event.seat == seat]
        assert wins(events, seat) == 0
        stack = started.stacks[started.seats.index(seat)]
        assert chips is None or stack < chips
        chips = stack


@pytest.mark.rule("house-28.2")
@pytest.mark.rows("how", ["a page of his", "says so"])
def test_who_comes_back_has_a_live_hand_from_the_next_one_on(how: str) -> None:
    two = TwoOfThem()
    while not two.of_bob().away:
        two.goes_on()
    number = two.last() + 1
    two.goes_on_to(number)
    if how == "says so":
        two.world.do(two.bob, ImBack(two.event))
    else:
        two.bob = two.world.connect("bob")
    two.goes_on_to(number + 1)
    started = next(event for event in two.hand(number + 1) if isinstance(event, HandStarted))
    assert started.absent == ()


@pytest.mark.rule("house-28.2")
def test_who_has_left_his_seat_has_dead_hands() -> None:
    two = TwoOfThem()
    two.bob = two.world.connect("bob")
    two.goes_on_to(1)
    two.world.do(two.bob, Leave(two.event))
    number = two.last() + 1
    two.goes_on_to(number + 1)
    started = next(event for event in two.hand(number) if isinstance(event, HandStarted))
    assert started.absent == (two.of_bob().seat,)
