"""Satellites in the room: seats of another event are won, used to enter it, or paid out."""

import msgspec
import pytest
from world import World, all_in

from ruleone.cage import FEES, Ledger, LedgerEvent, ticket, wallet
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import CashTicket, EntryTerms, Join
from ruleone.room.event.orders.commands import NextLevel, StartEvent
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import TakeBack
from ruleone.room.playing import Leave
from ruleone.tournament.terms.config import BountyTerms, Rest

GRANT = Settings().grant_cents
TARGET = EntryTerms(
    charged=True,
    buy_in=500,
    fee=50,
    house_players=3,
    bounty=BountyTerms(kind="fixed", amount=50),
)
FEEDER = EntryTerms(charged=True, buy_in=200, fee=20, house_players=4)


class Feed:
    """A room with an event, and a satellite whose prizes are seats of it."""

    def __init__(
        self,
        target: EntryTerms = TARGET,
        feeder: EntryTerms = FEEDER,
        seed: int = 3,
        rest: Rest = "next-place",
    ) -> None:
        self.world = World(seed=seed)
        self.boss = self.world.director()
        target_id = self.world.do(self.boss, CreateEvent("six-max", "Sunday", target)).event
        assert target_id is not None
        self.target = target_id
        asked = CreateEvent("six-max", "Feeder", feeder, into=self.target, rest=rest)
        feeder_id = self.world.do(self.boss, asked).event
        assert feeder_id is not None
        self.feeder = feeder_id

    def play(self, *names: str) -> list[Caller]:
        """These persons play the satellite to its end."""
        callers = [self.world.connect(name) for name in names]
        for caller in callers:
            self.world.do(caller, Join(self.feeder))
        self.world.do(self.boss, StartEvent(self.feeder, "all are here"))
        for caller in callers:
            self.world.play(self.feeder, caller, all_in)
        return callers

    @property
    def booked(self) -> Ledger:
        rows = self.world.journal.read("cage")
        return Ledger.replay(msgspec.msgpack.decode(row.payload, type=LedgerEvent) for row in rows)

    def tickets(self, player: str) -> int:
        return self.booked.balance(ticket(self.target, player))

    def has(self, player: str) -> int:
        return self.booked.balance(wallet(player))


def won_by(feed: Feed, names: tuple[str, ...]) -> tuple[list[Caller], list[str]]:
    """The satellite is played; who of these persons has won a seat."""
    callers = feed.play(*names)
    page = feed.world.finish(feed.feeder, callers[0])
    assert sum(one.prize for one in page.entrants) == page.prize_pool
    seats = [one.player for one in page.entrants if one.prize >= 600 and one.house is None]
    return callers, seats


@pytest.mark.feature("satellites")
@pytest.mark.rows("seed", [3, 5, 7])
def test_a_seat_is_a_ticket_and_the_ticket_an_entry(seed: int) -> None:
    feed = Feed(seed=seed)
    names = ("ann", "ben", "cas", "dot")
    callers, seats = won_by(feed, names)
    for name, caller in zip(names, callers, strict=True):
        page = feed.world.event(feed.feeder, caller)
        prize = next(one.prize for one in page.entrants if one.player == name)
        assert feed.tickets(name) == (600 if name in seats else 0)
        assert feed.has(name) == GRANT - 220 + prize - feed.tickets(name)
        entry = feed.world.event(feed.target, caller).line.entry
        assert entry.ticket == (name in seats)
    feed.world.restart()
    for name in seats:
        before = feed.has(name)
        caller = feed.world.connect(name)
        feed.world.do(caller, Join(feed.target))
        assert (feed.has(name), feed.tickets(name)) == (before, 0)
        assert not feed.world.event(feed.target, caller).line.entry.ticket
    assert feed.booked.total == 0


def test_a_ticket_that_is_not_used_is_paid_out_when_nobody_enters_any_more() -> None:
    for seed in range(3, 20):
        feed = Feed(seed=seed)
        _, seats = won_by(feed, ("ann", "ben", "cas", "dot"))
        if seats:
            break
    before = {name: feed.has(name) for name in seats}
    eve = feed.world.connect("eve")
    feed.world.do(eve, Join(feed.target))
    feed.world.do(feed.boss, StartEvent(feed.target, "all are here"))
    for name in seats:
        assert (feed.tickets(name), feed.has(name)) == (0, before[name] + 600)


def ticketed(**changes: object) -> tuple[Feed, list[str]]:
    """A satellite that was played, and the persons who have a ticket; the event was announced with
    these changes."""
    for seed in range(3, 20):
        feed = Feed(msgspec.structs.replace(TARGET, **changes), seed=seed)
        _, seats = won_by(feed, ("ann", "ben", "cas", "dot"))
        if seats:
            return feed, seats
    raise AssertionError("no person has won a seat")


def test_a_ticket_is_exchanged_for_money_once_where_the_event_lets_one() -> None:
    feed, (name, *_) = ticketed(tickets="cash-out")
    before, caller = feed.has(name), feed.world.connect(name)
    feed.world.ask(caller, CashTicket(feed.target), "once")
    feed.world.restart()
    feed.world.ask(caller, CashTicket(feed.target), "once")
    assert (feed.has(name), feed.tickets(name)) == (before + 600, 0)
    assert feed.world.refused(caller, CashTicket(feed.target)).code == "no-ticket"
    entry = feed.world.event(feed.target, caller).line.entry
    assert (entry.ticket, entry.tickets) == (False, "cash-out")
    assert feed.booked.total == 0


def test_elsewhere_a_ticket_is_an_entry_and_no_money() -> None:
    feed, (name, *_) = ticketed()
    caller = feed.world.connect(name)
    assert feed.world.refused(caller, CashTicket(feed.target)).code == "ticket-not-for-cash"
    assert feed.tickets(name) == 600


@pytest.mark.rows("rule", ["returned", "lost", "cash-out"])
@pytest.mark.rows("dies", [False, True])
def test_an_entry_by_ticket_that_is_taken_back_is_a_ticket_again(rule: str, dies: bool) -> None:
    feed, (name, *_) = ticketed(tickets=rule)
    before, caller = feed.has(name), feed.world.connect(name)
    for _ in range(2):
        feed.world.do(caller, Join(feed.target))
        assert (feed.has(name), feed.tickets(name)) == (before, 0)
        if dies:
            feed.world.restart()
        feed.world.do(caller, Leave(feed.target))
        assert (feed.has(name), feed.tickets(name)) == (before, 600)
    if rule == "cash-out":
        feed.world.do(caller, CashTicket(feed.target))
    else:
        assert feed.world.refused(caller, CashTicket(feed.target)).code == "ticket-not-for-cash"
        feed.world.do(feed.world.connect("eve"), Join(feed.target))
        feed.world.do(feed.boss, StartEvent(feed.target, "all are here"))
    assert (feed.has(name), feed.tickets(name)) == (before + 600 * (rule != "lost"), 0)
    assert feed.booked.total == 0


def test_an_entry_that_the_wallet_has_paid_goes_back_to_it_whatever_paid_the_one_before() -> None:
    feed, (name, *_) = ticketed(tickets="cash-out")
    before, caller = feed.has(name) + 600, feed.world.connect(name)
    for do in (Join, Leave, CashTicket, Join, Leave):
        feed.world.do(caller, do(feed.target))
    assert (feed.has(name), feed.tickets(name)) == (before, 0)


def test_a_ticket_that_is_not_used_is_lost_where_the_event_says_so() -> None:
    feed, seats = ticketed(tickets="lost")
    before = {name: feed.has(name) for name in seats}
    house = feed.booked.balance(FEES)
    feed.world.do(feed.world.connect("eve"), Join(feed.target))
    feed.world.do(feed.boss, StartEvent(feed.target, "all are here"))
    for name in seats:
        assert (feed.tickets(name), feed.has(name)) == (0, before[name])
    assert feed.booked.balance(FEES) == house + 600 * len(seats)
    assert feed.booked.total == 0


@pytest.mark.rows("rule", ["returned", "lost", "cash-out"])
def test_for_whom_no_seat_came_free_the_ticket_that_paid_is_money(rule: str) -> None:
    """He has used it: it is none of those that were not."""
    feed, (name, *_) = ticketed(
        tickets=rule, seats=9, seats_at_once=3, late_levels=1, re_entries=0, house_players=0
    )
    world, before, caller = feed.world, feed.has(name), feed.world.connect(name)
    for other in ("eve", "fay", "gus"):
        world.do(world.connect(other), Join(feed.target))
    world.do(caller, Join(feed.target))
    assert (feed.has(name), feed.tickets(name)) == (before, 0)
    world.do(feed.boss, StartEvent(feed.target, "all are here"))
    assert name in world.room._lobby.hosts[feed.target].tournament.state.alternates
    world.do(feed.boss, NextLevel(feed.target, "time is up"))
    for _ in range(2):
        assert name not in world.room._lobby.hosts[feed.target].tournament.state.alternates
        assert (feed.has(name), feed.tickets(name)) == (before + 600, 0)
        assert feed.booked.total == 0
        world.restart()


def test_of_a_list_one_who_enters_by_ticket_is_an_entry_like_the_others() -> None:
    feed, (name, *_) = ticketed()
    listed = ("zoe0", name, "zoe1", "zoe2")
    feed.world.do(feed.boss, EnterPlayers(feed.target, listed, "the list of Friday"))
    state = feed.world.room._lobby.hosts[feed.target].tournament.state
    assert list(state.entrants) == list(listed)
    act = feed.world.director_page(feed.target, feed.boss).acts[0].act
    feed.world.restart()
    feed.world.do(feed.boss, TakeBack(feed.target, act, "another event's"))
    state = feed.world.room._lobby.hosts[feed.target].tournament.state
    assert (list(state.entrants), feed.tickets(name)) == ([], 600)


@pytest.mark.rows("durable", [False, True])
def test_a_ticket_is_used_once_though_the_room_dies_over_it(durable: bool) -> None:
    feed, (name, *_) = ticketed()
    world, before = feed.world, feed.has(name)
    caller = world.connect(name)
    world.lag = True
    world.ask(caller, Join(feed.target), "once")
    if durable:
        world.flush()
    world.restart()
    world.lag = False
    assert feed.tickets(name) == (0 if durable else 600), "the entry and its money, or neither"
    assert world.event(feed.target, caller).line.joined == durable
    for _ in range(2):
        world.ask(caller, Join(feed.target), "once")
        assert (feed.has(name), feed.tickets(name)) == (before, 0)
        assert world.event(feed.target, caller).line.joined
        world.restart()
    assert feed.booked.total == 0


def test_where_the_event_takes_no_entries_any_more_a_seat_is_paid_as_money() -> None:
    feed = Feed()
    eve = feed.world.connect("eve")
    feed.world.do(eve, Join(feed.target))
    feed.world.do(feed.boss, StartEvent(feed.target, "all are here"))
    names = ("ann", "ben", "cas", "dot")
    callers, _ = won_by(feed, names)
    for name, caller in zip(names, callers, strict=True):
        page = feed.world.event(feed.feeder, caller)
        prize = next(one.prize for one in page.entrants if one.player == name)
        assert (feed.tickets(name), feed.has(name)) == (0, GRANT - 220 + prize)


@pytest.mark.rows("rest", ["next-place", "shared"])
def test_the_largest_guarantee_that_may_be_announced_is_paid(rest: Rest) -> None:
    feed = Feed(feeder=msgspec.structs.replace(FEEDER, guarantee=STACK_MAX_CHIPS), rest=rest)
    (ann, *_) = feed.play("ann", "ben")
    page = feed.world.finish(feed.feeder, ann)
    assert sum(one.prize for one in page.entrants) == page.prize_pool == STACK_MAX_CHIPS
    assert feed.booked.total == 0


@pytest.mark.rows("target", ["e999", "free"])
def test_seats_are_those_of_an_event_that_takes_paid_entries(target: str) -> None:
    world = World()
    boss = world.director()
    if target == "free":
        free = world.do(boss, CreateEvent("six-max", "Free")).event
        assert free is not None
        target = free
    refused = world.refused(boss, CreateEvent("six-max", "Feeder", FEEDER, into=target))
    assert refused.code == "satellite-without-seats"
