"""Whatever was taken back, what is told of an event that is over agrees with how it ended."""

import random

import msgspec
import pytest
from test_results import one, results_of
from test_room_entries import TERMS, Till
from test_room_flights import TERMS as OF_FLIGHTS
from test_room_flights import Flights
from world import all_in

from ruleone.room.commands import Command
from ruleone.room.event.accounts import Bought as Sold
from ruleone.room.event.days import SignBags
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers, ReEnterPlayer
from ruleone.room.event.records import Bought, EventEnded
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.room.playing import EndGame
from ruleone.room.results.results import Happened
from ruleone.rulebook import Refusal
from ruleone.tournament.terms.config import AddOnTerms, Rebuys

SELLING = msgspec.structs.replace(
    TERMS,
    late_levels=6,
    re_entries=2,
    rebuys=Rebuys(chips=10_000, price=500, most=2, until_level=6),
    add_on=AddOnTerms(chips=5_000, price=200, level=1),
)
ONCE = Bought(1, 0, False)


def agrees(till: Till, ended: EventEnded) -> Happened:
    """What the stream of the event tells, where it is what the room noted at its end."""
    happened = Happened.of(till.world.journal, till.event)
    assert ended.bought is not None
    for result in ended.results:
        player, paid = result.player, ended.bought.get(result.player, ONCE)
        told = happened.entries[player], happened.rebuys[player], happened.add_ons[player]
        assert told == (paid.entries, paid.rebuys, paid.times_added), player
    return happened


@pytest.mark.rows("what", ["rebuy", "add-on"])
def test_chips_that_were_not_bought_after_all_are_told_nowhere(what: Sold) -> None:
    till = Till(SELLING)
    till.start("ann")
    world, boss, event = till.world, till.boss, till.event
    world.do(boss, dc.Pause(event, "a question"))
    while isinstance(
        world.ask(boss, n.BuyChipsFor(event, "ann", what, "she said so")).result, Refusal
    ):
        world.wake()
    act = world.director_page(event, boss).acts[0].act
    world.do(boss, TakeBack(event, act, "it was Ben"))
    world.do(boss, dc.Resume(event, "go on"))
    world.do(boss, EndGame(event, "late"))
    world.finish(event, world.connect("ann"))
    agrees(till, world.room._lobby.ended[event])
    (ann,) = (placed for placed in one(results_of(world), event).placed if placed.player == "ann")
    assert (ann.entries, ann.rebuys, ann.add_ons) == (1, 0, 0)


@pytest.mark.rows("seed", range(5))
def test_whatever_was_ordered_and_taken_back_the_end_is_told_as_it_was_noted(seed: int) -> None:
    """Entries by list and again, rebuys, add-ons, removals: given, taken back, done again, while
    all go all-in; and of each who went out by his chips the hand in which he did."""
    till, chance = Till(SELLING, seed=seed), random.Random(seed)
    callers = till.start(*(f"p{number}" for number in range(4)))
    world, boss, event = till.world, till.boss, till.event
    callers += [world.connect(f"q{number}") for number in range(4)]
    state = world.room._lobby.hosts[event].tournament.state
    taken_back = 0
    for _ in range(120):
        if state.phase != "running":
            break
        player = chance.choice(callers).person
        acts = [one.act for one in world.director_page(event, boss).acts if one.act > 1]
        orders: list[Command] = [
            n.BuyChipsFor(event, player, "rebuy", "said so"),
            n.BuyChipsFor(event, player, "add-on", "said so"),
            EnterPlayers(event, (player,), "at the desk"),
            ReEnterPlayer(event, player, "at the desk"),
            dc.RemovePlayer(event, player, "he left"),
            *(TakeBack(event, act, "by mistake") for act in acts[:2]),
            *(Redo(event, act) for act in acts[:2]),
        ]
        order = chance.choice(orders)
        done = not isinstance(world.ask(boss, order).result, Refusal)
        taken_back += done and isinstance(order, TakeBack)
        for caller in callers:
            view = world.my_table(event, caller)
            turn = None if view is None or view.hand is None else view.hand.options
            if view is not None and turn is not None and chance.random() < 0.7:
                world.act(caller, view, all_in(turn))
        for _ in range(chance.randrange(6)):
            if world.room.due_ms is not None:
                world.wake()
    assert taken_back
    if state.phase == "running":
        world.ask(boss, EndGame(event, "late"))
        for _ in range(2_000):
            if world.room.due_ms is None:
                break
            world.wake()
    happened = agrees(till, world.room._lobby.ended[event])
    placed = {result.player for result in state.results.values()}
    for player, hand in happened.out.items():
        assert player in placed
        assert state.bust_at[player][2] == hand
    winner = min(state.results.values(), key=lambda result: result.place)
    assert winner.player not in happened.out


def test_what_was_bought_in_an_earlier_flight_is_told_and_printed_with_the_rest() -> None:
    """Ann buys chips in the first flight and in the second, Bob in the first alone; each flight has
    its own rebuys and its own add-on."""
    selling = msgspec.structs.replace(
        OF_FLIGHTS,
        rebuys=Rebuys(chips=10_000, price=500, most=1, until_level=2),
        add_on=AddOnTerms(chips=5_000, price=200, level=1),
    )
    flights = Flights(terms=selling)
    world, event, boss = flights.world, flights.event, flights.boss

    def buys(player: str, what: Sold) -> None:
        order = n.BuyChipsFor(event, player, what, "said so")
        for _ in range(200):
            if not isinstance(world.ask(boss, order).result, Refusal):
                return
            world.wake()
        raise AssertionError(f"{player} buys no {what}")

    def receipts() -> dict[str, tuple[int, int, int]]:
        told = world.director_page(event, boss).event.entrants
        every = {one.player: (one.entries, one.rebuys, one.add_ons) for one in told}
        return {player: every[player] for player in ("ann", "bob")}

    for player in ("ann", "bob"):
        buys(player, "rebuy")
        buys(player, "add-on")
    flights.night(flights.ann, flights.bob)
    world.do(flights.ann, Join(event))
    world.do(boss, SignBags(event))
    world.do(boss, dc.StartEvent(event, "the second flight"))
    assert receipts() == {"ann": (2, 1, 1), "bob": (1, 1, 1)}
    buys("ann", "rebuy")
    buys("ann", "add-on")
    act = world.director_page(event, boss).acts[0].act
    world.do(boss, TakeBack(event, act, "she changed her mind"))
    buys("ann", "add-on")
    assert receipts() == {"ann": (2, 2, 2), "bob": (1, 1, 1)}
    flights.night(flights.ann)
    world.do(boss, EndGame(event, "the hall closes"))
    ended = world.room._lobby.ended[event]
    assert ended.bought is not None
    assert {one: ended.bought[one].rebuys for one in ("ann", "bob")} == {"ann": 2, "bob": 1}
    happened = Happened.of(world.journal, event)
    for player in ("ann", "bob"):
        paid = ended.bought[player]
        told = happened.entries[player], happened.rebuys[player], happened.add_ons[player]
        assert told == (paid.entries, paid.rebuys, paid.times_added) == receipts()[player]
