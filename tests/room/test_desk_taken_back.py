"""What was done at the floor's desk is taken back: the list, the dealers and the decks are as they
were before, and the record has both."""

from typing import Any

import msgspec
import pytest
from live_world import LiveWorld
from test_desk import MINUTE, at_table, at_the_end_of_a_level, crew, names, rota, who_deals
from world import plain

from ruleone.floor.followed import AllDealt
from ruleone.room.core.roles import Caller
from ruleone.room.desk import commands as dk
from ruleone.room.desk import events as e
from ruleone.room.desk.undo import TakeBackAtDesk
from ruleone.room.live import commands as lc
from ruleone.room.live.views import DeskActView
from ruleone.room.views import Outcome
from ruleone.rulebook import Refusal
from ruleone.store.journal import Entry

WHY = "done by mistake"


def newest(acts: tuple[DeskActView, ...], nth: int = 0) -> int:
    """The newest act that was not taken back, or the one so many before it."""
    return [one.act for one in acts if one.taken_back_by is None][nth]


def listed(world: LiveWorld) -> tuple[DeskActView, ...]:
    return world.floor_page().list_acts


def list_back(world: LiveWorld, nth: int = 0) -> None:
    """The newest act on the list is taken back, or the one so many before it."""
    world.do(world.floor, TakeBackAtDesk(newest(listed(world), nth), WHY))


def rota_back(world: LiveWorld) -> None:
    world.do(world.floor, TakeBackAtDesk(newest(rota(world).acts), WHY))


def deck_back(world: LiveWorld, by: Caller, table: str = "l1") -> None:
    acts = at_table(world, table).deck.acts
    world.do(by, TakeBackAtDesk(newest(acts), WHY, table))


def stands(world: LiveWorld, nth: int = 0) -> str:
    """Why the newest act on the list stands, told and refused alike."""
    act = newest(listed(world), nth)
    (told,) = (one.stands for one in listed(world) if one.act == act)
    refused = world.refused(world.floor, TakeBackAtDesk(act, WHY))
    assert told == refused
    return refused.code


def written(world: LiveWorld) -> list[e.DeskEvent]:
    """What the journal has of the desk."""
    rows = world.journal.read("desk")
    return [msgspec.msgpack.decode(row.payload, type=e.DeskEvent) for row in rows]


def same_after_restart(world: LiveWorld, table: str = "l1") -> None:
    seen = plain(world.floor_page()), plain(world.live(world.floor, table))
    world.restart()
    assert (plain(world.floor_page()), plain(world.live(world.floor, table))) == seen


# the list


@pytest.mark.feature("desk-undone")
def test_who_was_taken_off_the_list_by_mistake_has_his_place_back() -> None:
    world = LiveWorld()
    for name in ("Ann", "Bob", "Cem"):
        world.do(world.floor, dk.PutOnList(name))
        world.now_ms += MINUTE
    world.do(world.floor, dk.CallUp(1))
    before = world.floor_page().waiting
    world.do(world.floor, dk.TakeOffList(1))
    world.do(world.floor, dk.PutOnList("Dee"))
    assert names(world) == [(2, "Bob"), (3, "Cem"), (4, "Dee")]
    list_back(world, 1)
    assert world.floor_page().waiting[:3] == before
    assert names(world)[3:] == [(4, "Dee")]
    back = written(world)[-1]
    assert isinstance(back, e.ListActTakenBack)
    assert (back.act, back.number, back.by, back.reason) == (5, 1, "fay", WHY)
    (told,) = (one for one in listed(world) if one.act == 5)
    assert (told.code, told.taken_back_by, told.reason) == ("name-struck", "<fay>", WHY)
    same_after_restart(world)
    assert world.refused(world.floor, TakeBackAtDesk(5, WHY)).code == "act-taken-back"


def test_act_for_act_the_list_goes_back_to_nobody_and_no_number_is_given_twice() -> None:
    world = LiveWorld()
    world.do(world.floor, dk.PutOnList("Ann"))
    world.do(world.floor, dk.CallUp(1))
    world.now_ms += MINUTE
    called = world.floor_page().waiting
    world.do(world.floor, dk.CallUp(1))
    assert stands(world, 1) == "desk-act-since"
    list_back(world)
    assert world.floor_page().waiting == called
    list_back(world)
    assert world.floor_page().waiting[0].called_ms is None
    list_back(world)
    assert names(world) == []
    same_after_restart(world)
    world.do(world.floor, dk.PutOnList("Bob"))
    assert names(world) == [(2, "Bob")]


def test_who_is_on_the_list_again_keeps_that_place_until_it_is_taken_back() -> None:
    world = LiveWorld()
    world.do(world.floor, dk.PutOnList("Ann"))
    world.do(world.floor, dk.TakeOffList(1))
    world.do(world.floor, dk.PutOnList("ann"))
    assert stands(world, 1) == "desk-listed-since"
    list_back(world)
    list_back(world)
    assert names(world) == [(1, "Ann")]


def seats(world: LiveWorld) -> list[str]:
    return [one.name for one in world.live(world.floor).seats]


def seated() -> LiveWorld:
    """Ann was seated from the list, before Bob."""
    world = LiveWorld()
    for name in ("Ann", "Bob"):
        world.do(world.floor, dk.PutOnList(name))
    world.do(world.floor, dk.SeatFromList(1, "l1", 5, 8_000))
    return world


@pytest.mark.rows("left", [False, True])
def test_who_was_seated_from_the_list_waits_again_and_the_seat_is_free(left: bool) -> None:
    world = seated()
    assert seats(world)[-1] == "Ann"
    if left:
        world.do(world.floor, lc.LeaveLive("l1", 5))
        world.do(world.floor, lc.SeatLive("l1", 5, "Gil", 5_000))
    list_back(world)
    assert "Ann" not in seats(world)
    assert ("Gil" in seats(world)) == left
    assert names(world) == [(1, "Ann"), (2, "Bob")]
    same_after_restart(world)


def test_who_sits_when_a_hand_begins_keeps_the_seat() -> None:
    world = seated()
    world.start()
    assert stands(world) == "desk-seat-played"
    assert seats(world)[-1] == "Ann"
    world.do(world.dealer, lc.TakeBackLiveHand("l1", world.live().hand_number))
    list_back(world)
    assert names(world) == [(1, "Ann"), (2, "Bob")]


def test_a_hand_that_has_the_number_of_one_taken_back_is_another() -> None:
    world = LiveWorld()
    world.start()
    world.do(world.floor, dk.PutOnList("Ann"))
    world.do(world.floor, dk.SeatFromList(1, "l1", 5, 8_000))
    world.do(world.dealer, lc.TakeBackLiveHand("l1", 1))
    world.start()
    assert stands(world) == "desk-seat-played"


def test_nothing_is_taken_back_from_a_table_that_is_closed() -> None:
    world = seated()
    world.do(world.floor, lc.CloseLiveTable("l1"))
    assert stands(world) == "desk-table-closed"


# the dealers


@pytest.mark.feature("desk-undone")
def test_a_push_is_taken_back_and_the_next_one_is_due_as_before() -> None:
    world = LiveWorld()
    crew(world)
    world.now_ms += 30 * MINUTE
    before = rota(world)
    assert at_table(world).deck.due is None
    world.do(world.floor, dk.PushDealers())
    world.do(world.floor, dk.SetPushes(20))
    rota_now = rota(world)
    push = next(one for one in rota_now.acts if one.code == "dealers-pushed")
    assert push.stands is None, "how often dealers are pushed is another matter"
    world.do(world.floor, TakeBackAtDesk(push.act, WHY))
    after = rota(world)
    assert (after.dealers, after.tables) == (before.dealers, before.tables)
    assert (after.minutes, after.due_ms) == (20, world.now_ms - 10 * MINUTE)
    assert [one.taken_back for one in after.pushes] == [True]
    assert at_table(world).deck.due is None
    rota_back(world)
    assert rota(world).minutes == 30
    same_after_restart(world)
    world.do(world.floor, dk.PushDealers())
    assert [one[1] for one in who_deals(rota(world))] == ["Gita", "Dora", "Emil"]
    assert [one.taken_back for one in rota(world).pushes] == [False, True]


def test_the_acts_of_a_rota_are_taken_back_one_after_the_other() -> None:
    world = LiveWorld()
    world.do(world.floor, dk.AddDealer("Dora"))
    steps: list[dk.RotaOrder] = [
        dk.AddDealer("Emil"),
        dk.PlaceDealer("d1", "l1"),
        dk.PlaceDealer("d2", "l1"),
        dk.PushDealers(),
        dk.DropDealer("d1"),
        dk.PushDealers(),
    ]
    seen = []
    for step in steps:
        seen.append((rota(world).dealers, rota(world).tables, rota(world).due_ms))
        world.do(world.floor, step)
        world.now_ms += MINUTE
    older = newest(rota(world).acts, 1)
    assert world.refused(world.floor, TakeBackAtDesk(older, WHY)).code == "desk-act-since"
    for was in reversed(seen):
        rota_back(world)
        assert (rota(world).dealers, rota(world).tables, rota(world).due_ms) == was
    same_after_restart(world)
    world.do(world.floor, dk.AddDealer("Finn"))
    assert [one.dealer for one in rota(world).dealers] == ["d1", "d3"]


def test_decks_that_came_with_a_push_go_back_with_it_where_no_hand_began_with_them() -> None:
    world = LiveWorld()
    crew(world)
    world.do(world.floor, dk.PushDealers(decks=True))
    world.do(world.floor, lc.StartLiveHand("l2", 0))
    assert [at_table(world, name).deck.number for name in ("l1", "l2", "l3")] == [2, 2, 2]
    rota_back(world)
    assert [one[1] for one in who_deals(rota(world))] == ["Dora", "Emil", "Finn"]
    assert [at_table(world, name).deck.number for name in ("l1", "l2", "l3")] == [1, 2, 1]
    assert at_table(world, "l1").deck.due is None
    same_after_restart(world, "l2")


def test_an_events_dealers_are_put_back_by_who_may_push_them() -> None:
    world, boss, event = at_the_end_of_a_level(600)
    world.do(boss, dk.PushDealers(event=event))
    told = world.director_page(event, boss).rota
    assert told is not None
    back = TakeBackAtDesk(newest(told.acts), WHY, event)
    assert world.refused(boss, msgspec.structs.replace(back, event=None)).code == "act-unknown"
    assert (
        world.refused(boss, msgspec.structs.replace(back, reason="x" * 999)).code
        == "reason-too-long"
    )
    assert world.refused(world.connect("ann"), back).code == "needs-dealer"
    world.do(boss, back)
    told = world.director_page(event, boss).rota
    assert told is not None
    assert [one.dealer for one in told.tables] == ["Dora", "", ""]
    assert told.acts[0].parameters["by"] == "<boss>"


# the decks


@pytest.mark.feature("desk-undone")
def test_the_deck_from_before_is_in_play_again_with_its_number() -> None:
    world = LiveWorld()
    crew(world)
    world.do(world.floor, dk.PushDealers())
    first = at_table(world).deck
    world.do(world.dealer, dk.ChangeDeck("l1", "dealer-push"))
    second = at_table(world).deck
    world.do(world.dealer, dk.ChangeDeck("l1", "level-change"))
    assert at_table(world).deck.number == 3
    for was in (second, first):
        deck_back(world, world.dealer)
        now = at_table(world).deck
        assert msgspec.structs.replace(now, acts=()) == msgspec.structs.replace(was, acts=())
    assert (first.number, first.due) == (1, "dealer-push")
    same_after_restart(world)
    rota_back(world)
    assert at_table(world).deck.due is None


def test_a_deck_stays_once_a_hand_has_begun_with_it() -> None:
    world = LiveWorld()
    world.do(world.dealer, dk.ChangeDeck("l1", "dealer-push"))
    world.start()
    world.enter(AllDealt())
    (act,) = at_table(world).deck.acts
    assert act.stands == Refusal("desk-deck-played", "illegal")
    back = TakeBackAtDesk(act.act, WHY, "l1")
    assert world.refused(world.dealer, back) == act.stands
    assert at_table(world).deck.number == 2


def test_what_the_house_wished_its_floor_alone_takes_back() -> None:
    world = LiveWorld()
    world.do(world.floor, dk.ChangeDeck("l1", "house"))
    world.do(world.floor, dk.AddDealer("Dora"))
    deck, rotas = newest(at_table(world).deck.acts), newest(rota(world).acts)
    refused = world.refused(world.dealer, TakeBackAtDesk(deck, WHY, "l1"))
    assert refused.code == "needs-floor"
    refused = world.refused(world.dealer, TakeBackAtDesk(rotas, WHY, "l1"))
    assert refused.code == "act-unknown"
    deck_back(world, world.floor)
    assert at_table(world).deck.number == 1


# journals of earlier versions


class Earlier(LiveWorld):
    """A room whose journal has of its desk what an earlier version kept."""

    def take(self, outcome: Outcome) -> Outcome:
        writes = tuple(
            msgspec.structs.replace(one, entries=tuple(map(self._older, one.entries)))
            if one.stream == "desk"
            else one
            for one in outcome.writes
        )
        return super().take(msgspec.structs.replace(outcome, writes=writes))

    def _older(self, entry: Entry) -> Entry:
        fields: dict[str, Any] = msgspec.msgpack.decode(entry.payload)
        kept = {key: value for key, value in fields.items() if key not in ("hand", "push")}
        return Entry(entry.kind, msgspec.msgpack.encode(kept))


def test_what_an_earlier_version_wrote_opens_and_stands_where_too_little_was_kept() -> None:
    world = Earlier()
    for name in ("Ann", "Bob"):
        world.do(world.floor, dk.PutOnList(name))
    world.do(world.floor, dk.SeatFromList(1, "l1", 5, 8_000))
    world.do(world.floor, dk.ChangeDeck("l1", "house"))
    world.restart()
    assert at_table(world).deck.acts[0].stands == Refusal("act-not-kept", "illegal")
    assert stands(world) == "act-not-kept"
    list_back(world, 1)
    assert names(world) == []
