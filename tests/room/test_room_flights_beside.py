"""What goes beside flights in the room: bounties, alternates, seats of another event, an end."""

import msgspec
import pytest
from test_room_flights import GRANT, TERMS, Flights
from world import all_in

from ruleone.cage import bounty_of, prize_pool, ticket, wallet
from ruleone.room.event.days import DrawDay, SignBags, StartDay
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import EndGame
from ruleone.store.verify import verify
from ruleone.tournament.terms.config import BountyKind, BountyTerms, DayEnd, Days

COMBINED = Days((DayEnd(level=2),), 2, "combined")


def next_flight(flights: Flights, *names: str) -> None:
    """The floor signs, these persons enter, and flight B starts."""
    world, event = flights.world, flights.event
    world.do(flights.boss, SignBags(event))
    for name in names:
        caller = {"ann": flights.ann, "bob": flights.bob}.get(name) or world.connect(name)
        world.do(caller, Join(event))
    world.do(flights.boss, dc.StartEvent(event, "flight B"))


def next_day(flights: Flights) -> None:
    world, event, boss = flights.world, flights.event, flights.boss
    world.do(boss, SignBags(event))
    world.do(boss, DrawDay(event, "tomorrow"))
    world.do(boss, StartDay(event, "good morning"))


@pytest.mark.rows("kind", ["fixed", "progressive", "mystery"])
def test_bounties_of_two_flights_are_paid_once_through_restarts(kind: BountyKind) -> None:
    at_once = 5_000 if kind == "progressive" else 10_000
    bounty = BountyTerms(kind=kind, amount=101, at_once=at_once)
    flights = Flights(COMBINED, terms=msgspec.structs.replace(TERMS, bounty=bounty))
    world, event = flights.world, flights.event
    flights.night(flights.ann, flights.bob)
    world.restart()
    if kind != "mystery":
        bags = {bag.player for bag in flights.days().bags}
        heads = {one.player: one.bounty for one in world.event(event, flights.ann).entrants}
        assert min(heads[player] for player in bags) >= 101
    next_flight(flights, "bob")
    assert sum(one.me for one in world.event(event, flights.bob).entrants) == 1
    flights.night(flights.bob)
    world.restart()
    next_day(flights)
    for caller in (flights.ann, flights.bob):
        world.play(event, caller, all_in)
    over = world.finish(event, flights.ann)
    booked = flights.booked()
    assert sum(one.bounties_won for one in over.entrants) == 101 * over.line.entries
    assert booked.held("bounties", event) == booked.held("prizes", event) == 0
    for person, entries in {"ann": 1, "bob": 2}.items():
        line = next(one for one in over.entrants if one.player == person)
        won = line.prize + line.bounties_won
        assert booked.balance(wallet(person)) == GRANT - (550 + 101) * entries + won
        assert booked.balance(bounty_of(event, person)) == 0
    verify(world.journal)


def test_for_whom_no_seat_opens_in_a_flight_has_his_money_back_and_may_enter_the_next() -> None:
    terms = msgspec.structs.replace(TERMS, seats_at_once=6, late_levels=1, seats=20)
    flights = Flights(Days((DayEnd(level=2),), 2), terms=terms)
    world, event = flights.world, flights.event
    cat, dot = world.connect("cat"), world.connect("dot")
    for caller in (cat, dot):
        world.do(caller, Join(event))
        assert world.event(event, caller).line.entry.alternate is not None
    assert flights.booked().balance(prize_pool(event, "dot")) == 550
    flights.night(flights.ann, flights.bob)
    waited = world.room._lobby.hosts[event].tournament.state
    assert waited.alternates == []
    back = [one for one in ("cat", "dot") if one not in waited.entrants]
    assert "dot" in back
    for name in back:
        assert flights.booked().balance(wallet(name)) == GRANT
    assert "alternates-unseated" in [one.code for one in world.event(event, dot).news]
    world.restart()
    assert world.event(event, dot).line.entry.may == "enter"
    world.do(dot, Join(event))
    assert flights.days().field == 1


def test_a_satellite_of_several_days_ends_with_its_seats_as_tickets() -> None:
    target = n.EntryTerms(charged=True, buy_in=900, fee=100, house_players=3)
    flights = Flights(Days((DayEnd(level=2),)), terms=TERMS, into=target)
    world, event = flights.world, flights.event
    assert flights.target is not None
    flights.night(flights.ann, flights.bob)
    world.restart()
    next_day(flights)
    for caller in (flights.ann, flights.bob):
        world.play(event, caller, all_in)
    over = world.finish(event, flights.ann)
    assert sum(one.prize >= 1_000 for one in over.entrants) == over.prize_pool // 1_000 == 3
    booked = flights.booked()
    for name in ("ann", "bob"):
        prize = next(one.prize for one in over.entrants if one.player == name)
        seat = 1_000 if prize >= 1_000 else 0
        assert booked.balance(ticket(flights.target, name)) == seat
        assert booked.balance(wallet(name)) == GRANT - 550 + prize - seat


def test_a_seat_may_be_won_for_a_flight_that_is_still_to_come() -> None:
    flights = Flights()
    flights.night(flights.ann, flights.bob)
    feeder = CreateEvent("six-max", "Feeder", TERMS, into=flights.event)
    assert flights.world.do(flights.boss, feeder).event is not None


def test_an_event_that_ends_in_its_night_is_paid_and_the_next_flight_given_back() -> None:
    flights = Flights()
    world, event = flights.world, flights.event
    flights.night(flights.ann, flights.bob)
    cat = world.connect("cat")
    world.do(cat, Join(event))
    assert flights.booked().balance(wallet("cat")) == GRANT - 550
    world.do(flights.boss, EndGame(event, "a flood"))
    over = world.event(event, flights.ann)
    assert over.line.state == "over"
    assert sum(one.prize for one in over.entrants) == over.prize_pool == 6 * 500
    booked = flights.booked()
    assert booked.balance(wallet("cat")) == GRANT
    assert booked.held("prizes", event) == 0
    for name in ("ann", "bob"):
        prize = next(one.prize for one in over.entrants if one.player == name)
        assert booked.balance(wallet(name)) == GRANT - 550 + prize
    world.restart()
    assert world.event(event, flights.ann).line.state == "over"
    verify(world.journal)


@pytest.mark.rows("restarted", [False, True])
def test_one_stack_in_the_bags_of_all_flights_ends_the_event_instead_of_a_draw(
    restarted: bool,
) -> None:
    flights = Flights(terms=msgspec.structs.replace(TERMS, house_players=0))
    world, event, boss = flights.world, flights.event, flights.boss
    while world.event(event, flights.ann).line.state == "running":
        for caller in (flights.ann, flights.bob):
            view = world.my_table(event, caller)
            if view is not None and view.hand is not None and view.hand.options is not None:
                world.act(caller, view, all_in(view.hand.options))
                break
        else:
            world.wake()
    assert flights.days().stage == "night"
    assert len(flights.days().bags) == 1
    world.do(boss, SignBags(event))
    if restarted:
        world.restart()
    world.do(boss, DrawDay(event, "tomorrow"))
    over = world.event(event, flights.ann)
    assert over.line.state == "over"
    (winner,) = (one.player for one in over.entrants if one.place == 1)
    booked = flights.booked()
    assert booked.balance(wallet(winner)) == GRANT - 550 + 1_000
    assert booked.held("prizes", event) == 0
    world.restart()
    assert world.event(event, flights.ann).line.state == "over"
    assert flights.booked().balance(wallet(winner)) == GRANT - 550 + 1_000
    verify(world.journal)
