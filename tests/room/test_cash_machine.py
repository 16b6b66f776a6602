"""Any course of any cash tables: every cent stays where the books have it, through any restart."""

from typing import Any

import pytest
from cash_world import HIGH, LOW, CashWorld
from courses import new, the_same
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from world import all_in, passive, plain

from ruleone.cage import ISSUE, wallet
from ruleone.cards import parse_cards
from ruleone.chinese import Arrange, Arrangement, arrange_automatically
from ruleone.dealing.actions import Action, Fold, RaiseTo
from ruleone.room import commands as c
from ruleone.room.cash.commands import (
    AddOn,
    AskForChips,
    HoldDeal,
    SitOut,
    StopWaiting,
    TakeSeat,
    WaitForSeat,
)
from ruleone.room.core.settings import Settings
from ruleone.room.pages.views import TableView
from ruleone.room.playing import Act, ImBack, Leave, NextHand
from ruleone.rulebook import Refusal
from ruleone.store.verify import verify

PEOPLE = ("ann", "bob", "cem", "dan")
THIRTEEN = "thirteen-100-bonus"
STAKES = [LOW, HIGH, THIRTEEN, "thirteen-50-plain"]
people = st.integers(0, len(PEOPLE) - 1)


def rows(view: TableView, kind: str) -> Arrange:
    """The viewer's thirteen cards as the software sets them, a foul, or a natural that may be
    none."""
    assert view.thirteen is not None
    (own,) = (seat.cards for seat in view.thirteen.seats if seat.seat == view.thirteen.viewer)
    cards = parse_cards("".join(own))
    if kind == "fold":
        return Arrange.of(Arrangement(cards[:3], cards[3:8], cards[8:]))
    return Arrange.of(arrange_automatically(cards), declare=kind == "raise")


class AnyCashTables(RuleBasedStateMachine):
    """People sit, play, add on, sit out, leave; the journal lags behind; the process dies."""

    def __init__(self) -> None:
        super().__init__()
        self.world = CashWorld(seed=7, settings=Settings(grant_cents=12_000))
        self.callers = [self.world.connect(name) for name in PEOPLE]
        self.world.snapshot = self.seen
        self.world.durable = self.seen()
        self.world.lag = True

    @initialize(stakes=st.sampled_from([LOW, HIGH, THIRTEEN]))
    def a_game_starts(self, stakes: str) -> None:
        for caller in self.callers[:2]:
            self.world.sit(caller, stakes, 4_000)
        self.world.flush()
        self.world.durable = self.seen()

    def seen(self) -> dict[str, Any]:
        """Every page as each of them sees it, and what nobody is told."""
        world, seen = self.world, {}
        for caller in self.callers:
            for topic in ("lobby", *(f"table/{name}/1" for name in world.room._cash.hosts)):
                view = world.room.view(topic, caller, world.now_ms)
                assert not isinstance(view, Refusal)
                seen[f"{caller.person} {topic}"] = plain(view)
        seen["books"] = dict(world.room._cash.books.ledger)
        return seen

    def table(self, at: int) -> str:
        names = sorted(self.world.room._cash.hosts)
        return names[at % len(names)] if names else "c1"

    @rule(
        who=people,
        stakes=st.sampled_from(STAKES),
        buy_in=st.sampled_from([2_000, 4_000, 5_000, 10_000]),
        seat=st.sampled_from([None, 1, 2, 5]),
        wait=st.booleans(),
    )
    def sits_down(self, who: int, stakes: str, buy_in: int, seat: int | None, wait: bool) -> None:
        ask = TakeSeat(stakes, buy_in, None, seat, wait)
        self.world.ask(self.callers[who], ask)

    @rule(who=people, at=st.integers(0, 5), what=st.integers(0, 6), cents=st.integers(0, 9_000))
    def asks(self, who: int, at: int, what: int, cents: int) -> None:
        name = self.table(at)
        commands: list[c.Command] = [
            AddOn(name, cents),
            AddOn(name, cents),
            SitOut(name),
            ImBack(name, False),
            ImBack(name, True),
            Leave(name),
            AskForChips(),
        ]
        self.world.ask(self.callers[who], commands[what])

    @rule(
        who=people, stakes=st.sampled_from(STAKES), at=st.none() | st.integers(0, 5),
        stays=st.booleans(),
    )  # fmt: skip
    def waits(self, who: int, stakes: str, at: int | None, stays: bool) -> None:
        table = None if at is None else self.table(at)
        host = self.world.room._cash.hosts.get(table or "")
        name = stakes if host is None else host.state.stakes.name
        ask = WaitForSeat(name, table) if stays else StopWaiting(name, table)
        self.world.ask(self.callers[who], ask)

    @rule(who=people, at=st.integers(0, 5), holds=st.booleans())
    def holds_the_deal(self, who: int, at: int, holds: bool) -> None:
        name = self.table(at)
        host = self.world.room._cash.hosts.get(name)
        order = None if host is None else host.state.order
        number = 1 if order is None else order.number
        ask = HoldDeal(name, 1, number) if holds else NextHand(name, 1, number)
        self.world.ask(self.callers[who], ask)

    @rule(kind=st.sampled_from(["fold", "passive", "raise", "all-in"]), times=st.integers(3, 20))
    def somebody_plays(self, kind: str, times: int) -> None:
        self.plays(kind, times)

    def plays(self, kind: str, times: int) -> None:
        for _ in range(times):
            self.play_once(kind)

    def play_once(self, kind: str) -> None:
        for name in tuple(self.world.room._cash.hosts):
            for caller in self.callers:
                view = self.world.at(caller, name)
                if view.thirteen is not None and view.thirteen.options is not None:
                    self.world.ask(caller, Act(name, 1, view.thirteen.number, 0, rows(view, kind)))
                if view.hand is None or (options := view.hand.options) is None:
                    continue
                action: Action = passive(options)
                if kind == "fold" and options.fold:
                    action = Fold()
                elif kind == "raise" and options.bet_to is not None:
                    action = RaiseTo(options.bet_to[0])
                elif kind == "all-in" and not (options.show or options.muck):
                    action = all_in(options)
                self.world.act(caller, view, action)
        self.time_passes(2)

    @rule(wakes=st.integers(1, 12))
    def time_passes(self, wakes: int) -> None:
        for _ in range(wakes):
            due_ms = self.world.room._cash.due_ms
            if due_ms is not None and due_ms - self.world.now_ms < 600_000:
                self.world.wake()

    @rule(ms=st.sampled_from([1, 500, 8_000, 30_000, 100_000, 1_900_000]))
    def nobody_does_anything(self, ms: int) -> None:
        self.world.now_ms += ms
        self.world.take(self.world.room.wake(self.world.now_ms))

    @rule(who=people)
    def goes_and_comes(self, who: int) -> None:
        caller = self.callers[who]
        if caller in self.world.here:
            self.world.disconnect(caller)
        else:
            self.world.here.append(caller)
            self.world.take(self.world.room.connected(caller, True, self.world.now_ms))

    @rule(most=st.integers(1, 60))
    def becomes_durable(self, most: int) -> None:
        self.world.flush(most)

    @rule(times=st.integers(5, 40))
    def plays_and_all_is_durable(self, times: int) -> None:
        self.plays("passive", times)
        self.world.flush()

    @rule()
    def dies(self) -> None:
        world = self.world
        world.undurable.clear()
        world.now_ms += 3_600_000
        world.room = world._open()
        assert self.seen() == world.durable
        world.restart()
        world.durable = self.seen()
        assert verify(world.journal).sound

    @invariant()
    def what_is_due_is_known(self) -> None:
        """Nothing happens at a table without its time being asked for anew."""
        cash = self.world.room._cash
        dues = [cash.waiting.due_ms, *(host.due_ms for host in cash.hosts.values())]
        assert cash.due_ms == min((one for one in dues if one is not None), default=None)

    @invariant()
    def every_cent_is_there(self) -> None:
        books = self.world.room._cash.books
        assert books.ledger.total == 0
        assert all(cents >= 0 for account, cents in books.ledger if account != ISSUE)
        stacks = {account.place for account, _ in books.ledger if account.kind == "stack"}
        assert stacks <= set(self.world.room._cash.hosts)
        for host in self.world.room._cash.hosts.values():
            host.check()
            assert host.frozen is None, host.frozen
            assert host.state.persons or host.kept
            assert set(host.kept) <= set(host.state.open_seats)
            assert not {one.player for one in host.state} & set(host.kept.values())
            assert len(host.kept.values()) == len(set(host.kept.values()))
        for caller in self.callers:
            told = self.world.wallet(caller)
            if wallet(caller.person) in books.ledger:
                assert told == books.ledger.balance(wallet(caller.person))


@pytest.mark.feature("cash-tables")
@pytest.mark.parametrize("examples", [2, 80])
def test_any_course_keeps_every_cent_through_any_restart(examples: int) -> None:
    run_state_machine_as_test(AnyCashTables, settings=the_same(examples, 40))


@pytest.mark.soak
def test_many_courses_keep_every_cent() -> None:
    run_state_machine_as_test(AnyCashTables, settings=new(400))
