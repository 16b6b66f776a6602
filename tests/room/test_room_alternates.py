"""Alternates in the room: the list, its money, and the seat that opens."""

import msgspec
import pytest
from test_room_entries import GRANT, TERMS, Till
from world import World

from ruleone.cage import prize_pool
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.live import commands as lc
from ruleone.room.playing import Leave
from ruleone.tournament.terms.config import Rebuys

FEW = msgspec.structs.replace(TERMS, seats_at_once=6)


@pytest.mark.feature("entries")
def test_who_finds_no_seat_pays_waits_and_is_seated_when_one_opens() -> None:
    till = Till(FEW)
    ann, _ = till.start("ann", "ben")
    world = till.world
    cas, dot = world.connect("cas"), world.connect("dot")
    assert (till.entry(cas).waits, till.entry(cas).may) == (True, "enter")
    assert world.do(cas, Join(till.event)).table is None
    world.do(dot, Join(till.event))
    for caller, place in ((cas, 1), (dot, 2)):
        entry = till.entry(caller)
        assert (entry.alternate, entry.alternates, entry.may) == (place, 2, None)
        line = next(one for one in world.lobby(caller).events if one.event == till.event)
        assert (line.joined, line.my_table) == (True, None)
        assert till.paid(caller.person) == 550
    till.out(ann)
    number = world.event(till.event, cas).line.my_table
    assert number is not None
    assert till.entry(cas).alternate is None
    # Others may have gone out meanwhile; the second of the list never comes before the first.
    entered = list(world.room._lobby.hosts[till.event].tournament.state.entered)
    assert till.entry(dot).alternate == 1 or entered.index("cas") < entered.index("dot")
    assert (till.paid("cas"), till.has("cas")) == (550, GRANT - 550)
    assert next(world.turns(till.event, cas)).my_seat is not None


def test_who_goes_and_for_whom_no_seat_opens_have_all_of_it_back() -> None:
    till = Till(FEW)
    till.start("ann", "ben")
    world = till.world
    cas, dot = world.connect("cas"), world.connect("dot")
    world.do(cas, Join(till.event))
    world.do(dot, Join(till.event))
    world.do(cas, Leave(till.event))
    assert till.has("cas") == GRANT
    world.restart()
    for level in range(3):
        world.do(till.boss, dc.NextLevel(till.event, f"level {level}"))
    assert (till.has("dot"), till.entry(dot).taken) == (GRANT, False)
    assert prize_pool(till.event, "dot") not in till.booked
    (told,) = [
        one for one in world.event(till.event, dot).news if one.code == "alternates-unseated"
    ]
    assert told.citation is not None
    assert told.citation.rule == "tda2024-8A.1"


@pytest.mark.rule("house-25.1")
@pytest.mark.rows("word", ["rebuy", "no"])
def test_who_has_lost_all_keeps_his_seat_from_those_who_wait_until_the_next_hand(word: str) -> None:
    again = Rebuys(chips=10_000, price=300, most=1, until_level=2)
    till = Till(msgspec.structs.replace(FEW, rebuys=again))
    ann, _ = till.start("ann", "ben")
    world = till.world
    cas = world.connect("cas")
    world.do(cas, Join(till.event))
    till.out(ann)
    host = world.room._lobby.hosts[till.event]
    state = host.tournament.state
    assert state.alternates == ["cas"]
    assert "<ann>" in till.entry(cas).kept
    table = next(at for at in host.tables.values() if "ann" in at.offered)
    seat = state.bust_at["ann"][:2]
    if word == "rebuy":
        world.do(ann, n.BuyChips(till.event, "rebuy"))
        assert state.seats["ann"] == seat
        assert (state.alternates, till.paid("ann")) == (["cas"], 850)
        return
    world.do(ann, n.PassRebuy(till.event))
    dealt = table.dealt
    while table.dealt == dealt:
        world.wake()
    assert "cas" in state.seats
    assert world.refused(ann, n.BuyChips(till.event, "rebuy")).code == "rebuy-missed-hand"
    assert len(state.stacks) <= 6


@pytest.mark.rule("house-25.1")
def test_who_comes_while_a_seat_is_kept_for_a_rebuy_has_another_one() -> None:
    """Twelve at two tables with real cards, and one has lost all: another table is opened."""
    rebuys = Rebuys(chips=10_000, price=100, most=3, until_level=2)
    terms = msgspec.structs.replace(
        TERMS, house_players=0, late_levels=4, rebuys=rebuys, seats_at_once=18, at_desk=False
    )
    world = World(seed=3)
    boss = world.director()
    announced = CreateEvent("six-max", "Live", terms, tables="live", followed=True, by_itself=True)
    event = world.do(boss, announced).event
    assert event is not None
    callers = [world.connect(f"p{number}") for number in range(13)]
    for caller in callers[:12]:
        world.do(caller, Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    live = list(world.room._live.hosts.values())[-1]
    winner, out, *_ = live.state.stacks
    told = lc.TellLiveHand(event=live.name, hand=0, out=(lc.WonBy(winner, (out,)),))
    world.do(boss, told)
    world.do(callers[12], Join(event))
    host = world.room._lobby.hosts[event]
    assert host.frozen is None
    assert host.tournament.state.seats["p12"][0] == 3
    page = world.event(event, boss)
    world.restart(0)
    assert world.event(event, boss).news == page.news
