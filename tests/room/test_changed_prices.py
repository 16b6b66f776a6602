"""Prices, periods and prizes of an event in play are changed in the room: every cent stays where it
belongs, at the desk and in wallets, whatever is changed and undone in whatever order."""

from typing import Any

import pytest
from bundled import shelf_of, take_in
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace
from test_changed_events import look, said
from test_payments import TERMS as AT_DESK
from test_payments import night, payments
from test_results import results_of
from test_room_entries import TERMS, Till
from test_room_satellites import Feed
from world import World

from ruleone.room.core.roles import Caller
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.changing import (
    ChangeEvent,
    EventChanges,
    LevelRow,
    WhatWouldChange,
    WouldChange,
)
from ruleone.room.event.setup.templates import EventPlan
from ruleone.room.event.undo import TakeBack
from ruleone.room.hands.played import Sight
from ruleone.room.playing import Leave
from ruleone.room.results.views import EventResults
from ruleone.rulebook import Refusal
from ruleone.store.verify import verify
from ruleone.tournament.terms.config import Rebuys
from ruleone.tournament.terms.payouts import OwnAmounts


def lines(told: WouldChange | Refusal) -> list[str]:
    assert isinstance(told, WouldChange), told
    return [said(line.code, line.parameters) for line in told.lines]


@pytest.mark.feature("changed-terms")
def test_a_wallet_gets_back_what_it_paid_and_others_pay_the_new_price() -> None:
    till = Till()
    world = till.world
    ann, ben = world.connect("ann"), world.connect("ben")
    world.do(ann, Join(till.event))
    before = till.has("ann")
    changes = EventChanges(buy_in=300, fee=20)
    assert lines(look(world, till.boss, WhatWouldChange(till.event, changes))) == [
        "Buy-in 300, before 500. The 1 entry so far keeps its price.",
        "Fee 20, before 50. The 1 entry so far keeps its price.",
    ]
    world.do(till.boss, ChangeEvent(till.event, changes))
    assert (till.entry(ben).buy_in, till.entry(ben).fee) == (300, 20)
    world.do(ben, Join(till.event))
    assert (till.has("ann"), till.paid("ann"), till.paid("ben")) == (before, 550, 320)
    world.restart()
    world.do(ann, Leave(till.event))
    world.do(ben, Leave(till.event))
    assert (till.paid("ann"), till.paid("ben")) == (0, 0)
    assert till.has("ann") == before + 550


def test_the_desk_charges_what_is_asked_at_the_time() -> None:
    world = Till().world
    boss, event = night(world, replace(AT_DESK, rebuys=None, add_on=None))
    world.do(boss, EnterPlayers(event, ("p1", "p2"), "came"))
    world.do(boss, ChangeEvent(event, EventChanges(buy_in=40, fee=5)))
    world.do(boss, EnterPlayers(event, ("p3",), "came"))
    due = {one.player: one.amount for one in payments(world, boss, event).charges}
    assert due == {"p1": 60, "p2": 60, "p3": 45}


def test_prizes_are_changed_by_hand_and_the_pool_is_paid_out_whole() -> None:
    till = Till(replace(TERMS, late_levels=0, re_entries=0))
    world = till.world
    (ann,) = till.start("ann")
    prizes = [one.amount for one in world.event(till.event, ann).prizes]
    wanted = (prizes[0] - 60, *prizes[1:], 60)
    own = OwnAmounts(tuple((1, each) for each in wanted))
    changes = EventChanges(payouts=own)
    told = lines(look(world, till.boss, WhatWouldChange(till.event, changes)))
    assert told[-1] == f"Place {len(wanted)}: 60, before 0."
    world.do(till.boss, ChangeEvent(till.event, changes, "agreed"))
    assert [one.amount for one in world.event(till.event, ann).prizes] == list(wanted)
    till.out(ann)
    while till.event in {line.event for line in world.lobby(ann).events if line.state != "over"}:
        world.wake()
    results = world.event(till.event, ann).prizes
    assert sum(one.amount for one in results) == sum(prizes)
    assert not verify(world.journal).faults


def test_a_price_stays_while_tickets_lead_into_the_event() -> None:
    feed = Feed()
    order = ChangeEvent(feed.target, EventChanges(buy_in=400))
    assert feed.world.refused(feed.boss, order).code == "change-price-tickets"
    told = look(feed.world, feed.boss, WhatWouldChange(feed.target, EventChanges(buy_in=400)))
    assert isinstance(told, Refusal)
    feed.world.do(feed.boss, ChangeEvent(feed.target, EventChanges(guarantee=5_000)))


def test_an_announced_event_keeps_prizes_that_can_be_announced() -> None:
    till = Till()
    own = OwnAmounts(((1, 600), (1, 400)))
    order = ChangeEvent(till.event, EventChanges(payouts=own))
    assert till.world.refused(till.boss, order).code == "payouts-not-pool"
    both = EventChanges(payouts=own, guarantee=1_000)
    till.world.do(till.boss, ChangeEvent(till.event, both))


@pytest.mark.feature("changed-terms", "bundles")
def test_a_changed_event_goes_into_another_room_as_a_file() -> None:
    till = Till(replace(TERMS, charged=False, late_levels=0, re_entries=0))
    world, boss, event = till.world, till.boss, till.event
    (ann,) = till.start("ann")
    told = look(world, boss, WhatWouldChange(event))
    assert isinstance(told, WouldChange)
    levels = told.terms.levels or ()
    shorter = tuple(replace(row, seconds=60) for row in levels)
    world.do(boss, ChangeEvent(event, EventChanges(levels=shorter, guarantee=4_000)))
    prizes = [one.amount for one in world.event(event, ann).prizes]
    own = OwnAmounts(tuple((1, each) for each in (prizes[0] - 60, *prizes[1:], 60)))
    world.do(boss, ChangeEvent(event, EventChanges(payouts=own, name="Friday at last")))
    till.out(ann)
    while world.event(event, ann).line.state != "over":
        world.wake()
    data = shelf_of(world).file_of(event)
    here = World(seed=4)
    taken = take_in(here, here.director(), data)
    results = results_of(here).event(taken, Sight("boss", whole=True))
    assert isinstance(results, EventResults)
    assert sum(one.prize for one in results.placed) == 4_000
    assert results.line.name.given == "Friday at last"
    plan = world.room.again(event)
    assert isinstance(plan, EventPlan)
    assert plan.event.terms is not None
    assert plan.event.terms.payouts == "standard"


REBUYS = Rebuys(chips=2_000, price=300, most=3, until_level=2, fee=10)
MINUTES = st.integers(1, 30)


class Changes(RuleBasedStateMachine):
    """Any sequence of changes and undos, entries and withdrawals, time and restarts."""

    @initialize()
    def begin(self) -> None:
        self.till = Till(replace(TERMS, rebuys=REBUYS, house_players=3))
        self.world, self.boss, self.event = self.till.world, self.till.boss, self.till.event
        self.people = [self.world.connect(name) for name in ("ann", "ben", "cat")]
        self.done: list[int] = []

    @property
    def host(self) -> Any:
        return self.world.room._lobby.hosts.get(self.event)

    def may(self, caller: Caller, command: Any) -> bool:
        return not isinstance(self.world.ask(caller, command).result, Refusal)

    def change(self, changes: EventChanges) -> None:
        before = look(self.world, self.boss, WhatWouldChange(self.event, changes))
        order = ChangeEvent(self.event, changes)
        if isinstance(before, Refusal) or not before.lines:
            refused = self.world.ask(self.boss, order).result
            assert isinstance(refused, Refusal)
            assert not isinstance(before, Refusal) or refused == before
            return
        self.world.do(self.boss, order)
        newest = self.world.director_page(self.event, self.boss).acts[0]
        assert [(one.code, one.parameters) for one in newest.did] == [
            (one.code, one.parameters) for one in before.lines
        ]
        self.done.append(newest.act)

    def rows(self) -> tuple[LevelRow, ...]:
        told = look(self.world, self.boss, WhatWouldChange(self.event))
        assert isinstance(told, WouldChange)
        return told.terms.levels or ()

    @property
    def plays(self) -> bool:
        return self.host is not None and self.host.phase != "over"

    @precondition(lambda self: self.plays)
    @rule(number=st.integers(1, 14), minutes=MINUTES, big=st.integers(1, 9))
    def change_a_level(self, number: int, minutes: int, big: int) -> None:
        rows = list(self.rows())
        number = min(number, len(rows)) - 1
        row = rows[number]
        rows[number] = replace(row, seconds=60 * minutes, break_seconds=60 * (big % 3))
        if big % 2:
            rows[number] = replace(rows[number], big_blind=row.big_blind + 100 * big)
        self.change(EventChanges(levels=tuple(rows)))

    @precondition(lambda self: self.plays)
    @rule(number=st.integers(1, 14), gone=st.booleans())
    def add_or_remove_a_level(self, number: int, gone: bool) -> None:
        rows = list(self.rows())
        number = min(number, len(rows))
        rows[number - 1 : number] = [] if gone else [rows[number - 1]] * 2
        self.change(EventChanges(levels=tuple(rows) or None))

    @precondition(lambda self: self.plays)
    @rule(cents=st.sampled_from((300, 500, 700)), fee=st.sampled_from((0, 50)))
    def change_the_price(self, cents: int, fee: int) -> None:
        self.change(EventChanges(buy_in=cents, fee=fee))

    @precondition(lambda self: self.plays)
    @rule(levels=st.integers(0, 5), until=st.integers(1, 5), price=st.sampled_from((200, 300)))
    def change_the_periods(self, levels: int, until: int, price: int) -> None:
        rebuys = replace(REBUYS, until_level=until, price=price)
        again = 1 if levels else 0
        self.change(EventChanges(late_levels=levels, re_entries=again, rebuys=rebuys))

    @precondition(lambda self: self.plays)
    @rule(cents=st.sampled_from((0, 3_000, 9_000)), least=st.sampled_from((0, 200)))
    def change_the_guarantee(self, cents: int, least: int) -> None:
        self.change(EventChanges(guarantee=cents, least_prize=least))

    @precondition(lambda self: self.plays and self.host.phase == "running")
    @rule(less=st.integers(1, 90))
    def pay_one_more_place(self, less: int) -> None:
        prizes = self.host.tournament.state.prizes
        wanted = (prizes[0] - less, *prizes[1:], less)
        self.change(EventChanges(payouts=OwnAmounts(tuple((1, each) for each in wanted))))

    @precondition(lambda self: self.plays and self.done)
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        act = data.draw(st.sampled_from(self.done))
        before = look(self.world, self.boss, WhatWouldChange(self.event, act=act))
        result = self.world.ask(self.boss, TakeBack(self.event, act, "a slip")).result
        if isinstance(before, Refusal):
            assert result == before
            return
        assert not isinstance(result, Refusal)
        newest = self.world.director_page(self.event, self.boss).acts[0]
        assert [one.code for one in newest.did] == [one.code for one in before.lines]

    @precondition(lambda self: self.plays)
    @rule(who=st.integers(0, 2))
    def enter_or_leave(self, who: int) -> None:
        person = self.people[who]
        if not self.may(person, Join(self.event)):
            self.may(person, Leave(self.event))

    @precondition(lambda self: self.plays and self.host.phase == "open")
    @rule()
    def start(self) -> None:
        self.may(self.boss, dc.StartEvent(self.event, "all are here"))

    @precondition(lambda self: self.plays)
    @rule()
    def end_the_level(self) -> None:
        self.may(self.boss, dc.NextLevel(self.event, "late"))

    @rule(wakes=st.integers(1, 20))
    def time_passes(self, wakes: int) -> None:
        for _ in range(wakes):
            if self.world.room.due_ms is not None:
                self.world.wake()

    @rule()
    def the_room_is_killed(self) -> None:
        before = None if self.host is None else told_of(self.host)
        self.world.restart(0)
        assert (None if self.host is None else told_of(self.host)) == before

    @invariant()
    def all_adds_up(self) -> None:
        if self.host is None:
            return
        assert self.host.frozen is None
        state = self.host.tournament.state
        if state.phase != "open":
            assert sum(state.prizes) == state.pool
        assert 0 <= state.clock.level <= len(state.clock.structure.levels)
        assert state.paid_in == sum(
            price.prizes
            for paid in (state.prices_paid.entries, state.prices_paid.rebuys)
            for player, prices in paid.items()
            for price in prices
            if player not in state.alternates
        )


def told_of(host: Any) -> tuple[object, ...]:
    """What the tournament is after a restart, as before it."""
    state = host.tournament.state
    return (
        state.config, state.clock.structure, state.clock.level, state.pool, state.prizes,
        state.prices_paid, state.late_open, dict(state.results),
    )  # fmt: skip


TestChanges = Changes.TestCase
TestChanges.settings = settings(max_examples=15, stateful_step_count=20, deadline=None)
