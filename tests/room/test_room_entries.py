"""Entries into an event that is played: who comes late or again, and every cent of it."""

import msgspec
import pytest
from world import World, all_in

from ruleone.cage import FEES, ISSUE, Ledger, LedgerEvent, prize_pool, wallet
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.entries.view import EntryView
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.playing import Leave
from ruleone.store.verify import verify
from ruleone.tournament.terms.config import AddOnTerms, Rebuys

GRANT = Settings().grant_cents
TERMS = n.EntryTerms(charged=True, buy_in=500, fee=50, late_levels=3, re_entries=1, house_players=4)
"""550 to enter, 500 of it for the prizes."""


class Till:
    """A room with a director, and an event that is announced on these terms."""

    def __init__(self, terms: n.EntryTerms = TERMS, template: str = "six-max", seed: int = 3):
        self.world = World(seed=seed)
        self.boss = self.world.director()
        event = self.world.do(self.boss, CreateEvent(template, "Sunday", terms)).event
        assert event is not None
        self.event = event

    def start(self, *names: str) -> list[Caller]:
        """These persons enter, and the event starts."""
        callers = [self.world.connect(name) for name in names]
        for caller in callers:
            self.world.do(caller, Join(self.event))
        self.world.do(self.boss, dc.StartEvent(self.event, "all are here"))
        return callers

    @property
    def booked(self) -> Ledger:
        """The ledger as the journal has it."""
        rows = self.world.journal.read("cage")
        return Ledger.replay(msgspec.msgpack.decode(row.payload, type=LedgerEvent) for row in rows)

    def paid(self, player: str = "") -> int:
        return self.booked.balance(prize_pool(self.event, player))

    def has(self, player: str) -> int:
        return self.booked.balance(wallet(player))

    def entry(self, caller: Caller) -> EntryView:
        """How he may enter; the lobby tells the same."""
        world = self.world
        entry = world.event(self.event, caller).line.entry
        lines = world.lobby(caller).events
        assert next(line.entry for line in lines if line.event == self.event) == entry
        return entry

    def out(self, caller: Caller) -> None:
        """He goes all-in until he is out."""
        self.world.play(self.event, caller, all_in)
        assert self.world.my_table(self.event, caller) is None


@pytest.mark.feature("paid-entries")
def test_an_entry_is_paid_from_the_wallet_once_and_given_back_where_it_is_taken_back() -> None:
    till = Till()
    world, ann = till.world, till.world.connect("ann")
    assert till.entry(ann).may == "enter"
    world.ask(ann, Join(till.event), "once")
    world.ask(ann, Join(till.event), "once")
    assert world.refused(ann, Join(till.event)).code == "already-entered"
    assert (till.has("ann"), till.paid("ann")) == (GRANT - 550, 550)
    assert (till.entry(ann).may, till.entry(ann).mine) == (None, 1)
    world.do(ann, Leave(till.event))
    assert (till.has("ann"), till.paid("ann")) == (GRANT, 0)
    assert prize_pool(till.event, "ann") not in till.booked


def test_who_has_too_little_is_told_what_is_needed() -> None:
    till = Till(msgspec.structs.replace(TERMS, buy_in=GRANT))
    refused = till.world.refused(till.world.connect("ann"), Join(till.event))
    assert (refused.code, refused.parameters) == (
        "wallet-short", {"has": GRANT, "needs": GRANT + 50},
    )  # fmt: skip


def test_house_players_take_as_many_seats_as_the_event_wants_and_the_house_pays_for_them() -> None:
    till = Till()
    (ann,) = till.start("ann")
    page = till.world.event(till.event, ann)
    assert sum(one.house is not None for one in page.entrants) == 4
    assert (till.paid(), till.booked.balance(ISSUE)) == (2_000, -GRANT - 2_000)
    assert page.prize_pool == 2_500


@pytest.mark.feature("entries")
@pytest.mark.rule("house-7.1")
def test_who_comes_late_pays_sits_down_and_makes_the_pool_grow() -> None:
    till = Till()
    ann, _ = till.start("ann", "ben")
    world, cas = till.world, till.world.connect("cas")
    world.play(till.event, ann, all_in, turns=1)
    before = world.event(till.event, cas)
    entry = till.entry(cas)
    assert (entry.may, entry.taken, entry.late_levels) == ("enter", True, 3)
    assert entry.closes_ms == before.clock.ends_ms + 2 * 360_000  # type: ignore[operator]
    came = world.do(cas, Join(till.event))
    page = world.event(till.event, cas)
    me = next(one for one in page.entrants if one.me)
    assert (me.table, me.stack) == (came.table, page.line.starting_stack)
    assert page.prize_pool == before.prize_pool + 500
    assert page.line.entries == before.line.entries + 1
    assert (till.has("cas"), till.paid("cas")) == (GRANT - 550, 550)
    assert next(world.turns(till.event, cas)).my_seat == me.seat


@pytest.mark.feature("entries")
def test_who_is_out_enters_again_as_often_as_the_event_lets_him() -> None:
    till = Till()
    ann, _ = till.start("ann", "ben")
    world = till.world
    for entries in (2, 3):
        till.out(ann)
        number = next(iter(world.room._lobby.hosts[till.event].tables))
        table = world.table(till.event, number, ann)
        assert table.result is not None
        entry = till.entry(ann)
        if entries == 3:
            assert (entry.may, table.entry) == (None, None)
            assert world.refused(ann, Join(till.event)).code == "no-re-entry"
            return
        assert (entry.may, entry.mine, table.entry) == ("again", 1, entry)
        world.do(ann, Join(till.event))
        assert (till.has("ann"), till.paid("ann")) == (GRANT - 1_100, 1_100)
        assert till.entry(ann).mine == 2


def test_with_the_level_late_entries_close() -> None:
    till = Till(msgspec.structs.replace(TERMS, late_levels=1))
    till.start("ann")
    world, cas = till.world, till.world.connect("cas")
    world.do(till.boss, dc.NextLevel(till.event, "late"))
    assert (till.entry(cas).may, till.entry(cas).taken) == (None, False)
    assert world.refused(cas, Join(till.event)).code == "entries-closed"


def test_with_nobody_in_it_an_event_keeps_its_pace_as_long_as_somebody_may_come() -> None:
    till = Till()
    (ann,) = till.start("ann")
    world = till.world
    world.do(ann, Leave(till.event))
    began_ms = world.now_ms
    for _ in range(60):
        world.wake()
    host = world.room._lobby.hosts[till.event]
    assert world.now_ms - began_ms > 30_000
    assert (host.phase, host.ahead_ms) == ("running", 0)


@pytest.mark.feature("paid-entries")
def test_prizes_go_into_wallets_fees_to_the_house_and_nothing_is_left() -> None:
    till = Till(msgspec.structs.replace(TERMS, guarantee=10_000))
    ann, ben = till.start("ann", "ben")
    world = till.world
    till.out(ann)
    world.do(ann, Join(till.event))
    world.restart()
    for caller in (ann, ben):
        world.play(till.event, caller, all_in)
    page = world.finish(till.event, ann)
    won = {one.player: one.prize for one in page.entrants}
    assert sum(won.values()) == 10_000
    assert till.has("ann") == GRANT - 1_100 + won["ann"]
    assert till.has("ben") == GRANT - 550 + won["ben"]
    assert till.booked.balance(FEES) == 150
    assert not [account for account, _ in till.booked if account.kind == "prizes"]
    assert till.booked.total == 0
    assert dict(till.booked) == dict(world.room._books.ledger)
    assert verify(world.journal).sound


def test_what_each_has_paid_for_is_told_when_the_event_is_over() -> None:
    """For receipts, also after a restart; a journal of earlier days knows of one entry of each."""
    till = Till()
    ann, ben = till.start("ann", "ben")
    world = till.world
    till.out(ann)
    world.do(ann, Join(till.event))
    for caller in (ann, ben):
        world.play(till.event, caller, all_in)
    world.finish(till.event, ann)
    for _ in range(2):
        (found,) = (one for one in world.event(till.event, ann).entrants if one.player == "ann")
        assert (found.entries, found.rebuys, found.add_ons) == (2, 0, 0)
        paid = {one.player: one.entries for one in world.event(till.event, ben).entrants}
        assert set(paid.values()) == {1, 2}
        assert [player for player, entries in paid.items() if entries == 2] == ["ann"]
        world.restart()
    ended = world.room._lobby.ended[till.event]
    world.room._lobby.ended[till.event] = msgspec.structs.replace(ended, bought=None)
    assert {one.entries for one in world.event(till.event, ann).entrants} == {1}


def test_an_event_is_announced_with_entries_of_its_own_or_refused() -> None:
    till = Till()
    world = till.world
    for changed, what in (
        ({"late_levels": 99}, "late-levels"),
        ({"late_levels": 0}, "re-entries"),
        ({"fee": -1}, "fee"),
        ({"house_players": 37}, "house-players"),
        ({"rebuys": Rebuys(0, 1, 1, 1)}, "rebuys-chips"),
        ({"add_on": AddOnTerms(1, 1, 0)}, "add-on-level"),
    ):
        terms = msgspec.structs.replace(TERMS, **changed)
        refused = world.refused(till.boss, CreateEvent("six-max", "", terms))
        assert (refused.code, refused.parameters["what"]) == ("event-bounds", what)


def test_one_click_joins_no_event_that_the_director_has_changed() -> None:
    till = Till(template="turbo-27")
    assert till.world.lobby(till.boss).play_now != till.event


@pytest.mark.rows("template", ["re-entry", "rebuys"])
def test_templates_with_entries_of_their_own_can_be_played(template: str) -> None:
    world = World(seed=2)
    boss = world.director()
    event = world.do(boss, CreateEvent(template, "")).event
    assert event is not None
    ann = world.connect("ann")
    world.do(ann, Join(event))
    world.do(boss, dc.StartEvent(event, "all are here"))
    page = world.event(event, ann)
    assert page.line.entry.charged
    assert (page.line.entries, page.line.entry.taken) == (18, True)


def test_who_enters_again_at_another_table_is_led_there_from_the_one_where_he_went_out() -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=17), seed=4)
    ann, _ = till.start("ann", "ben")
    world = till.world
    state = world.room._lobby.hosts[till.event].tournament.state
    till.out(ann)
    (went_out, *_) = state.bust_at["ann"]
    world.do(ann, Join(till.event))
    table, _ = state.seats["ann"]
    assert table != went_out
    assert world.table(till.event, went_out, ann).moved_to == table


@pytest.mark.rows(("at_most", "come"), [(4, 4), (None, 35), (0, 0)])
def test_the_director_is_told_how_many_house_players_come(at_most: int | None, come: int) -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=at_most))
    world, ann = till.world, till.world.connect("ann")
    world.do(ann, Join(till.event))
    assert world.director_page(till.event, till.boss).house_seats == come
    if come:
        world.do(till.boss, dc.StartEvent(till.event, "it is time"))
        assert world.director_page(till.event, till.boss).house_seats == 0
        assert world.event(till.event, ann).line.entries == come + 1
