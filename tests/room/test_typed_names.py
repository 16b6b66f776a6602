"""Names typed at the floor's desk or for a seat stand where they can be erased."""

import msgspec
import pytest
from live_event_world import LiveEvent
from live_world import LEVEL, LiveWorld
from test_hook_addresses import in_journal

from ruleone.floor.followed import AllDealt
from ruleone.room.core.roles import Caller
from ruleone.room.desk import commands as dk
from ruleone.room.desk.undo import TakeBackAtDesk
from ruleone.room.live import commands as lc
from ruleone.room.live.commands import LiveSeat
from ruleone.room.live.entries import Offended
from ruleone.room.recovery.forgetting import ForgetPlayer
from ruleone.room.webhooks.happenings import happenings, without_erased
from ruleone.rulebook import Refusal
from ruleone.store.journal import Entry, Write
from ruleone.store.people import ERASED


def person(world: LiveWorld, name: str) -> str:
    """The id of who was typed as this last."""
    return [one for one, called in world.people.names.items() if called == name][-1]


def shown(world: LiveWorld) -> str:
    """All that pages of the desk and of the tables show."""
    return b"".join(world.seen()).decode()


def busy() -> LiveWorld:
    """A desk with somebody on its list and a dealer, and a table with a name on its record."""
    world = LiveWorld()
    world.do(world.floor, dk.PutOnList("Zelda Quux"))
    world.do(world.floor, dk.AddDealer("Dora Quux"))
    world.do(world.floor, dk.PlaceDealer("d1", "l1"))
    world.do(world.floor, dk.PushDealers())
    world.do(world.floor, lc.SeatLive("l1", 6, "Hugo Quux", 5_000))
    world.enter(Offended(6, "phoned"), by=world.floor)
    return world


@pytest.mark.feature("players")
@pytest.mark.rows("restart", [False, True])
def test_typed_names_are_in_no_record_and_erased_on_every_page(restart: bool) -> None:
    world = busy()
    before = world.seen()
    if restart:
        world.restart()
        assert world.seen() == before
    told = [line.headline["en"] for line in world.live().lines]
    assert any("Hugo Quux" in one for one in told), told
    for name in ("Zelda Quux", "Dora Quux", "Hugo Quux"):
        assert name in shown(world)
        world.do(world.boss, ForgetPlayer(person(world, name)))
        assert {"floor", "live/l1"} <= set(world.outcomes[-1].changed)
        assert name not in shown(world)
    assert [one.name for one in world.floor_page().waiting] == [ERASED]
    assert any(ERASED in line.headline["en"] for line in world.live().lines)
    after = world.seen()
    world.restart()
    assert world.seen() == after
    assert in_journal(world, b"Quux") == []


def test_the_names_of_a_table_that_is_opened_stand_beside_the_journal_too() -> None:
    world = LiveWorld()
    seats = (LiveSeat(1, "Greta Quux", 10_000), LiveSeat(2, "Bo", 10_000))
    opening = lc.OpenLiveTable(
        title="Second", game="nlhe", level=LEVEL, chips=(25, 100), seats=seats, edition="house"
    )
    for _ in range(2):
        world.ask(world.floor, opening, "once")
        world.restart()
    assert [one.name for one in world.live(world.floor, "l2").seats] == ["Greta Quux", "Bo"]
    assert in_journal(world, b"Quux") == []
    assert in_journal(world, b"Bo\xa5") == []


def test_who_is_seated_from_the_list_and_who_comes_back_is_the_same_person() -> None:
    world = LiveWorld()
    world.do(world.floor, dk.PutOnList("Zelda Quux"))
    world.do(world.floor, dk.SeatFromList(1, "l1", 6, 5_000))
    world.do(world.floor, lc.LeaveLive("l1", 6))
    world.do(world.floor, lc.SeatLive("l1", 7, "zelda quux", 5_000))
    assert [one for one in world.people.names.values() if "uux" in one] == ["Zelda Quux"]
    assert world.live(world.floor).seats[-1].name == "Zelda Quux"
    assert world.refused(world.floor, dk.SeatFromList(1, "l1", 8, 5_000)).code


def test_the_same_name_is_not_listed_twice_and_an_erased_one_not_at_all() -> None:
    world = busy()
    assert world.refused(world.floor, dk.PutOnList("zelda QUUX")).code == "listed-already"
    assert world.refused(world.floor, dk.AddDealer("dora quux")).code == "dealer-on-duty"
    world.do(world.boss, ForgetPlayer(person(world, "Zelda Quux")))
    world.do(world.floor, dk.PutOnList("Zelda Quux"))
    assert [one.name for one in world.floor_page().waiting] == [ERASED, "Zelda Quux"]


def test_a_table_is_told_again_once_all_of_it_is_written() -> None:
    world = busy()
    world.lag = True
    world.do(world.floor, lc.LeaveLive("l1", 1))
    hugo = ForgetPlayer(person(world, "Hugo Quux"))
    assert world.ask(world.boss, hugo).result == Refusal("not-written-yet", "illegal")
    assert world.people.name(hugo.player) == "Hugo Quux"
    world.flush()
    world.do(world.boss, hugo)
    assert "Hugo Quux" not in shown(world)


def test_what_was_told_at_a_closed_table_loses_the_name_too() -> None:
    world = LiveWorld()
    world.do(world.floor, lc.SeatLive("l1", 6, "Hugo Quux", 5_000))
    world.do(world.floor, lc.CloseLiveTable("l1"))
    (closed,) = world.room._live.closed
    hugo = person(world, "Hugo Quux")
    assert closed.state.knows(hugo)
    world.do(world.boss, ForgetPlayer(hugo))
    (again,) = world.room._live.closed
    assert again is not closed
    assert again.state.name(again.state.seats[6]) == ERASED


def test_a_name_without_a_record_is_what_a_crash_leaves_and_can_be_erased() -> None:
    world = LiveWorld()
    world.lag = True
    world.do(world.floor, dk.PutOnList("Zelda Quux"))
    assert world.outcomes[-1].first is not None  # the record waits for it
    world.restart()
    world.lag = False
    assert world.floor_page().waiting == ()
    zelda = person(world, "Zelda Quux")
    world.do(world.boss, ForgetPlayer(zelda))
    assert world.people.name(zelda) == ERASED


def test_a_journal_of_an_earlier_version_shows_the_names_in_it() -> None:
    world = LiveWorld()
    old = (
        {"type": "name-listed", "number": 1, "name": "Zelda Quux", "table": None, "by": "fay",
         "at_ms": 1},
        {"type": "dealer-came", "event": None, "dealer": "d1", "name": "Dora Quux", "by": "fay",
         "at_ms": 1},
    )  # fmt: skip
    sat = {
        "type": "player-sat", "by": "fay", "at_ms": 1,
        "player": {"player": "p5", "seat": 6, "name": "Hugo Quux", "stack": 5_000},
    }  # fmt: skip
    rows = list(world.journal.read("live/l1"))
    entries = tuple(Entry(str(one["type"]), msgspec.msgpack.encode(one)) for one in old)
    writes = [
        Write("desk", 0, rows[-1].epoch, world.now_ms, entries),
        Write(
            "live/l1", rows[-1].version, rows[-1].epoch, world.now_ms,
            (Entry("player-sat", msgspec.msgpack.encode(sat)),),
        ),
    ]  # fmt: skip
    world.journal.append(writes).result()
    world.restart()
    for name in ("Zelda Quux", "Dora Quux", "Hugo Quux"):
        assert name in shown(world)
    world.do(world.floor, dk.SeatFromList(1, "l1", 7, 5_000))
    world.do(world.floor, lc.LeaveLive("l1", 6))
    world.do(world.floor, lc.SeatLive("l1", 8, "Hugo Quux", 5_000))
    assert in_journal(world, b"Quux") == ["name-listed", "dealer-came", "player-sat"]
    told = [one.facts for row in world.journal.read("desk", 0) for one in happenings(row, str)]
    assert [one["name"] for one in told[:2]] == ["Zelda Quux", "Dora Quux"]
    assert "person" not in told[0]


def test_programs_are_told_typed_names_with_the_id_that_erases_them() -> None:
    world = busy()
    rows = [*world.journal.read("desk"), *world.journal.read("live/l1")]
    told = [one.facts for row in rows for one in happenings(row, world.people.name)]
    named = [one for one in told if "uux" in one.get("name", "")]
    assert [one["name"] for one in named] == ["Zelda Quux", "Dora Quux", "Hugo Quux"]
    for one in named:
        assert world.people.name(one["person"]) == one["name"]
        body = msgspec.json.encode({"facts": one})
        erased = msgspec.json.decode(without_erased(body, {one["person"]}.__contains__))
        assert erased["facts"] == one | {"name": ERASED}


@pytest.mark.rows("person", [None, ""])
def test_who_is_erased_goes_where_an_empty_person_stands_beside_him_too(person: str | None) -> None:
    body = msgspec.json.encode({"facts": {"player": "ann", "person": person, "name": "Ann"}})
    erased = msgspec.json.decode(without_erased(body, {"ann"}.__contains__))
    assert erased["facts"]["name"] == ERASED


def test_the_director_alone_erases_a_typed_name() -> None:
    world = busy()
    zelda = ForgetPlayer(person(world, "Zelda Quux"))
    for caller in (world.floor, world.dealer, Caller("nobody", "c")):
        assert world.refused(caller, zelda).code == "needs-director"


def test_what_was_told_at_a_table_of_an_event_loses_an_erased_name_and_goes_on() -> None:
    world = LiveEvent(4)
    live = world.tables[0].live
    assert live is not None
    world.start(live.name)
    world.told(live.name, AllDealt())
    hand = world.hand_on(live.name)
    assert hand is not None
    assert hand.options is not None
    seat = hand.options.seat
    acts = live.state.seats[seat].player
    world.do(world.boss, lc.EnterLive(live.name, 1, 1, Offended(seat, "phoned")))
    assert f"<{acts}>" in world.tablet(live.name).lines[-1].headline["en"]
    world.do(world.boss, ForgetPlayer(acts, though_playing=True))
    told = world.tablet(live.name)
    assert f"<{acts}>" not in msgspec.json.encode(told).decode()
    assert ERASED in told.lines[-1].headline["en"]
    assert world.tables[0].live is world.live(live.name) is not live
    world.restart()
    assert world.tablet(live.name).lines == told.lines
    world.tell_on(live.name)
    world.finish_hand(live.name)


def test_what_is_taken_back_at_the_desk_writes_no_name_either() -> None:
    world = busy()
    world.do(world.floor, dk.TakeOffList(1))
    struck = world.floor_page().list_acts[0]
    assert struck.parameters["name"] == "Zelda Quux"
    world.do(world.floor, TakeBackAtDesk(struck.act, "the wrong one"))
    assert [one.name for one in world.floor_page().waiting] == ["Zelda Quux"]
    rota = world.floor_page().rota
    assert rota is not None
    world.do(world.floor, TakeBackAtDesk(rota.acts[0].act, "too early"))
    before = world.seen()
    world.restart()
    assert world.seen() == before
    world.do(world.boss, ForgetPlayer(person(world, "Zelda Quux")))
    assert "Zelda" not in shown(world)
    assert in_journal(world, b"Quux") == []
