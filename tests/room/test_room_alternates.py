"""Alternates in the room: the list, its money, and the seat that opens."""

import msgspec
from test_room_entries import GRANT, TERMS, Till

from ruleone.cage import prize_pool
from ruleone.room import commands as c
from ruleone.room import director_commands as dc

FEW = msgspec.structs.replace(TERMS, seats_at_once=6)


def test_who_finds_no_seat_pays_waits_and_is_seated_when_one_opens() -> None:
    till = Till(FEW)
    ann, _ = till.start("ann", "ben")
    world = till.world
    cas, dot = world.connect("cas"), world.connect("dot")
    assert (till.entry(cas).waits, till.entry(cas).may) == (True, "enter")
    assert world.do(cas, c.Join(till.event)).table is None
    world.do(dot, c.Join(till.event))
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
    world.do(cas, c.Join(till.event))
    world.do(dot, c.Join(till.event))
    world.do(cas, c.Leave(till.event))
    assert till.has("cas") == GRANT
    world.restart()
    for level in range(3):
        world.do(till.boss, dc.NextLevel(till.event, f"level {level}"))
    assert (till.has("dot"), till.entry(dot).taken) == (GRANT, False)
    assert prize_pool(till.event, "dot") not in till.booked
    assert "alternates-unseated" in [one.code for one in world.event(till.event, dot).news]
