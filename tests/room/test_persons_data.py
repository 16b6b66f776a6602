"""What a person gets as all that the room has of him: money, entries, seats, places, penalties."""

from typing import cast

from cash_world import HIGH, LOW, CashWorld
from test_event_penalties import begin
from test_prizes_by_hand import played
from test_results import results_of
from test_room_roles import holder
from test_special_needs import announced
from world import World

from ruleone.room.cash.commands import WaitForSeat
from ruleone.room.directory.directory import Directory
from ruleone.room.directory.views import (
    AccountHeld,
    PaidLine,
    PenaltyLine,
    PersonView,
    PlaceHeld,
    SeatHeld,
)
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.penalties import Penalise
from ruleone.room.event.prizes_by_hand import PayPrize, TakePrizeBack
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import TakeBack
from ruleone.room.room import Room
from ruleone.store.people import People


def told(world: World, person: str) -> PersonView:
    """The person's data; a room that only looks into the journal has the same."""
    here = world.room.person_here(person)
    closed = Room(
        entropy=world.random.randbytes, names=world.people, answered=world.journal.answered
    )
    rows = dict(world.journal.streams())
    closed.look_into(world.journal)
    assert closed.person_here(person) == here
    assert dict(world.journal.streams()) == rows, "nothing is written"
    register = Directory(cast("People", world.people), results_of(world))
    view = register.person(person, here)
    assert isinstance(view, PersonView)
    return view


def test_money_and_seats_at_cash_tables_are_told_and_places_on_their_lists() -> None:
    world = CashWorld()
    ann = world.connect("ann")
    world.sit(ann, LOW, 2_000, 3)
    world.do(ann, WaitForSeat(HIGH))
    here = told(world, "ann").here
    wallet = world.room.person_here("ann").accounts[0]
    assert here.accounts == (wallet, AccountHeld("stack", "c1", 2_000))
    assert (wallet.kind, wallet.cents > 0) == ("wallet", True)
    assert here.seats == (SeatHeld("c1", 3, 2_000),)
    assert here.places == (PlaceHeld(None, HIGH),)
    assert told(world, "nobody").here.accounts == ()


def test_an_entry_is_told_with_the_seat_that_is_kept() -> None:
    world, boss, event, callers = announced(2)
    person = callers[0].person
    world.do(boss, dc.PinSeat(event, person, True, "a wheelchair", 3))
    (entry,) = told(world, person).here.entries
    assert (entry.event, entry.status, entry.entries) == (event, "entered", 1)
    assert (entry.pinned, entry.pinned_seat) == (True, 3)
    (other,) = told(world, callers[1].person).here.entries
    assert (other.pinned, other.pinned_seat) == (False, None)


def test_penalties_are_told_while_the_event_is_played_and_after_it() -> None:
    world, ann, boss, event = begin()
    world.do(boss, Penalise(event, "ann", "hands", "shouting", 2, "abuse"))
    world.do(boss, Penalise(event, "ann", "warning", "a phone", 0, None))
    act = world.director_page(event, boss).acts[0].act
    world.do(boss, TakeBack(event, act, "another player"))
    against = (PenaltyLine(event, "hands", 2, "abuse", "shouting"),)
    data = told(world, "ann")
    assert (data.penalties, data.here.entries[0].penalties) == ((), against)
    assert data.here.entries[0].seat is not None
    world.do(boss, dc.RemovePlayer(event, "ann", "asked to"))
    world.finish(event, ann)
    data = told(world, "ann")
    assert (data.penalties, data.here.entries) == (against, ())


def test_prizes_that_were_paid_by_hand_are_told() -> None:
    world = World(seed=3)
    event, kim = played(world), holder(world, world.director(), "cashier")
    world.do(kim, PayPrize(event, "ann", 200))
    world.do(kim, TakePrizeBack(event, "ann", "slip"))
    paid = told(world, "ann").paid
    assert [(one.event, one.amount, one.reason) for one in paid] == [
        (event, 200, None), (event, 0, "slip"),
    ]  # fmt: skip
    assert all(isinstance(one, PaidLine) for one in paid)
    assert told(world, "ben").paid == ()


def test_what_was_paid_into_an_event_is_told() -> None:
    world = World(seed=3)
    played(world, charged=True)
    boss = world.director()
    event = world.do(boss, CreateEvent("deep-1000", "Evening")).event
    assert event is not None
    world.do(world.connect("ann"), Join(event))
    kinds = [(one.kind, one.place) for one in told(world, "ann").here.accounts]
    assert ("wallet", "") in kinds
    assert [one.status for one in told(world, "ann").here.entries] == ["entered"]
