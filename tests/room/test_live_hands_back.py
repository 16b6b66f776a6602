"""The last hand of a table with real cards is taken back, in the event and in the books."""

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from live_event_world import LiveEvent

from ruleone.cage import bounty_of, wallet
from ruleone.floor.followed import AllDealt
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.live import commands as lc
from ruleone.room.pages.views import DirectorView, EventView
from ruleone.room.table.records import Directed
from ruleone.rulebook import Refusal
from ruleone.tournament.terms.config import BountyTerms
from ruleone.words import LANGUAGES, say

GRANT = Settings().grant_cents
HALF = BountyTerms(kind="progressive", amount=201, at_once=5_000)


def known(world: LiveEvent) -> dict[str, Any]:
    """What a hand changes of the event, but for numbers that are not given twice."""
    state = world.host.tournament.state
    tables = {
        table.number: (dict(table.players), table.before, table.hands_in_level, table.hand)
        for table in state.standing_tables
    }
    told = {
        "stacks": dict(state.stacks),
        "seats": dict(state.seats),
        "results": dict(state.results),
        "bounties": state.bounties,
        "posted": set(state.posted),
        "bust_at": dict(state.bust_at),
        "heads_up": state.heads_up,
        "tables": tables,
        "hands": dict(state.hands),
    }
    return deepcopy(told)


def same_after_a_restart(world: LiveEvent) -> None:
    before, tablets = known(world), [world.tablet(name) for name in world.room._live.hosts]
    world.restart()
    assert known(world) == before
    again = [world.tablet(name) for name in world.room._live.hosts]
    assert [one.beside for one in again] == [one.beside for one in tablets]
    assert [one.seats for one in again] == [one.seats for one in tablets]
    world.check()


def acted(world: LiveEvent) -> list[Directed]:
    """What is on the record of those who gave orders."""
    rows = world.journal.read(f"event/{world.name}")
    return [
        msgspec.msgpack.decode(row.payload, type=Directed) for row in rows if row.kind == "directed"
    ]


def back_of(world: LiveEvent, name: str = "l1") -> int | None:
    beside = world.tablet(name).beside
    assert beside is not None
    return beside.back


@pytest.mark.feature("undo")
@pytest.mark.rule("house-1", "tda2011-1")
@pytest.mark.rows("by_dealer", [False, True])
def test_a_bust_that_was_told_wrongly_is_taken_back(by_dealer: bool) -> None:
    world = LiveEvent(6, seed=3)
    world.tell_hand("l1")
    assert back_of(world) == 1
    dealer = world.holder_of("l1") if by_dealer else world.boss
    before = known(world)
    seats = sorted(world.live("l1").state.seats)
    world.tell_hand("l1", lc.WonBy(seats[0], (seats[1], seats[2])))
    assert world.host.tournament.state.left == 5
    assert back_of(world) == 2
    world.do(dealer, lc.TakeBackLiveHand("l1", 2, "seat 3 was meant"))
    assert known(world) == before
    same_after_a_restart(world)
    assert back_of(world) is None, "the hand before it has nothing kept of it"
    told = acted(world)[-1]
    assert (told.command, told.reason) == ("take-back-live-hand", "seat 3 was meant")
    assert told.by == dealer.person
    written = [row.kind for row in world.journal.read(f"event/{world.name}")]
    assert written[-2:] == ["directed", "hand-taken-back"]
    assert written.count("players-busted") == 1, "the record keeps both"
    world.tell_hand("l1", lc.WonBy(seats[3], (seats[1],)))
    assert world.host.tournament.state.left == 5
    same_after_a_restart(world)


def test_a_hand_that_was_finished_is_taken_back() -> None:
    world = LiveEvent(4, seed=6)
    before = known(world)
    world.start("l1")
    world.told("l1", AllDealt())
    world.fold_on("l1")
    assert back_of(world) is None, "its lines are taken back one by one"
    world.finish_hand("l1")
    assert known(world) != before
    world.take_hand_back("l1")
    assert known(world) == before
    same_after_a_restart(world)
    world.start("l1")
    world.check()


def test_what_was_built_on_it_is_named_to_the_dealer() -> None:
    world = LiveEvent(6, seed=3)
    dealer = world.holder_of("l1")
    seats = sorted(world.live("l1").state.seats)
    world.tell_hand("l1", lc.WonBy(seats[0], (seats[1],)))
    player = world.live("l1").state.seats[seats[2]].player
    world.do(world.boss, dc.MovePlayer(world.name, player, 1, seats[0], "a draught"))
    assert back_of(world) is None
    take = lc.TakeBackLiveHand("l1", 1, "told wrongly")
    refused = world.refused(dealer, take)
    assert (refused.code, refused.parameters) == ("hand-stands-move", {"player": f"<{player}>"})
    for language in LANGUAGES:
        assert player in say(language, f"refusal-{refused.code}", **refused.parameters)
    world.do(world.boss, dc.MovePlayer(world.name, player, 1, seats[2], "back again"))
    assert back_of(world) == 1
    assert world.refused(dealer, lc.TakeBackLiveHand("l1", 1, "x" * 999)).code == "reason-too-long"
    assert world.refused(dealer, lc.TakeBackLiveHand("l1", 7, "so")).code == "hand-not-kept"
    world.do(dealer, take)
    assert world.host.tournament.state.left == 6


def test_only_who_deals_or_directs_there_may() -> None:
    world = LiveEvent(10, seed=3)
    dealer = world.holder_of("l2")
    world.tell_hand("l1")
    take = lc.TakeBackLiveHand("l1", 1, "so")
    assert world.refused(dealer, take).code == "needs-dealer"
    assert world.refused(world.persons["p1"], take).code == "needs-dealer"
    world.do(world.boss, take)


def test_the_directors_plan_tells_which_hand_can_be_taken_back() -> None:
    world = LiveEvent(6, seed=3)
    world.tell_hand("l1")
    page = world.see(f"event/{world.name}", world.boss)
    assert isinstance(page, EventView)
    (line,) = page.tables
    assert (line.live, line.back) == ("l1", 1)
    world.take_hand_back("l1", "nobody had played it")
    page = world.see(f"event/{world.name}", world.boss)
    assert isinstance(page, EventView)
    assert page.tables[0].back is None
    told = {one.code: one.parameters for one in page.news}
    assert told["hand-taken-back"] == {"table": 1, "hand": 1}
    view = world.see(f"director/{world.name}", world.boss)
    assert isinstance(view, DirectorView)
    act = view.acts[0]
    assert act.code == "directed-take-back-live-hand"
    assert act.stands == Refusal("act-final-hand-back", "illegal")


def hunt() -> LiveEvent:
    terms = EntryTerms(charged=True, buy_in=300, fee=0, house_players=0, bounty=HALF)
    return LiveEvent(6, seed=3, terms=terms)


def books(world: LiveEvent) -> dict[str, tuple[int, int]]:
    """Each person's wallet, and what lies on his head."""
    ledger = world.host.books.ledger
    return {
        person: (ledger.balance(wallet(person)), ledger.balance(bounty_of(world.name, person)))
        for person in world.persons
    }


@pytest.mark.feature("undo")
def test_bounties_come_back_to_the_cent() -> None:
    """Two that went out in one hand, one of whom had won the bounty of another before."""
    world = hunt()
    one, two, three, four, five, _ = sorted(world.live("l1").state.seats)
    world.tell_hand("l1", lc.WonBy(one, (two, three)))
    before, money = known(world), books(world)
    world.tell_hand("l1", lc.WonBy(two, (four, five)), lc.WonBy(three, (four,)))
    assert books(world) != money
    world.take_hand_back("l1")
    assert (known(world), books(world)) == (before, money)
    same_after_a_restart(world)
    assert books(world) == money
    assert world.host.books.ledger.total == 0


def test_a_bounty_that_is_spent_stands() -> None:
    world = hunt()
    one, two, *_ = sorted(world.live("l1").state.seats)
    winner = world.live("l1").state.seats[two].player
    world.tell_hand("l1", lc.WonBy(one, (two,)))
    person = world.persons[winner]
    for _ in range(40):
        terms = EntryTerms(charged=True, buy_in=(has := books(world)[winner][0]), house_players=0)
        if not has:
            break
        made = world.do(world.boss, CreateEvent("turbo-27", "dear", terms)).event
        assert made is not None
        world.do(person, Join(made))
    assert back_of(world) is None
    refused = world.refused(world.boss, lc.TakeBackLiveHand("l1", 1, "so"))
    assert refused.code == "hand-stands-bounty"
    for language in LANGUAGES:
        assert say(language, f"refusal-{refused.code}", **refused.parameters)


@pytest.mark.rows("seed", range(4))
def test_any_course_of_told_hands_that_are_taken_back(seed: int) -> None:
    """Hands are told, finished and taken back in any order, with restarts in between, to the end:
    chips add up after each, and each place is given once."""
    chance = Random(seed)
    world = LiveEvent(10, seed=seed + 20)
    taken = 0
    for _ in range(400):
        if world.is_over():
            break
        name = chance.choice(sorted(world.room._live.hosts))
        beside = world.tablet(name).beside
        assert beside is not None
        if beside.back is not None and chance.random() < 0.4:
            world.take_hand_back(name)
            taken += 1
        elif not beside.open or beside.hold is not None:
            if world.room.due_ms is not None:
                world.wake()
        else:
            some = chance.sample(beside.dealt, k=2)
            out = (lc.WonBy(some[0], (some[1],)),) if chance.random() < 0.5 else ()
            world.tell_hand(name, *out)
        world.check()
        if chance.random() < 0.1 and not world.is_over():
            same_after_a_restart(world)
    assert world.is_over()
    assert taken
    results = world.host.tournament.state.results
    assert sorted(one.place for one in results.values()) == list(range(1, 11))
    assert sum(one.prize for one in results.values()) == world.host.tournament.state.pool
