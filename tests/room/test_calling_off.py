"""A director calls an event off, takes an entry back, or ends an event before its time."""

import msgspec
import pytest
from test_room_entries import GRANT, TERMS, Till
from test_room_satellites import Feed, won_by
from world import careful

from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import ActView, TakeBack
from ruleone.room.playing import EndGame, Leave
from ruleone.rulebook import Refusal
from ruleone.store.verify import verify


def test_an_event_that_is_called_off_gives_every_cent_back_and_says_why() -> None:
    till = Till()
    world, boss = till.world, till.boss
    people = [world.connect(name) for name in ("ann", "ben")]
    for caller in people:
        world.do(caller, Join(till.event))
    assert till.has("ann") == GRANT - 550
    assert world.refused(people[0], EndGame(till.event, "mine")).code == "needs-director"
    assert world.refused(boss, EndGame(till.event, " ")).code == "reason-length"
    world.do(boss, EndGame(till.event, "The hall is closed."))
    assert (till.has("ann"), till.has("ben"), till.paid(), till.paid("ann")) == (GRANT, GRANT, 0, 0)
    assert till.event not in [line.event for line in world.lobby(people[0]).events]
    for again in range(2):
        told = world.refused(people[0], Join(till.event))
        assert (told.code, told.parameters) == (
            "event-called-off", {"reason": "The hall is closed."},
        ), again  # fmt: skip
        world.restart()
    assert verify(world.journal).sound


def test_tickets_to_an_event_that_is_called_off_are_money_again() -> None:
    for seed in range(3, 20):
        feed = Feed(seed=seed)
        if won_by(feed, ("ann", "ben", "cas", "dot"))[1]:
            break
    holders = {one: cents for one in ("ann", "ben", "cas", "dot") if (cents := feed.tickets(one))}
    assert holders
    had = {one: feed.has(one) for one in holders}
    feed.world.do(feed.boss, EndGame(feed.target, "Too few came."))
    for one, cents in holders.items():
        assert (feed.tickets(one), feed.has(one)) == (0, had[one] + cents)


def test_a_satellite_whose_target_is_called_off_pays_money() -> None:
    feed = Feed()
    feed.world.do(feed.boss, EndGame(feed.target, "Too few came."))
    feed.play("ann", "ben")
    assert feed.tickets("ann") == feed.tickets("ben") == 0
    page = feed.world.finish(feed.feeder, feed.boss)
    people = [one for one in page.entrants if one.house is None]
    assert feed.has("ann") + feed.has("ben") == 2 * (GRANT - 220) + sum(one.prize for one in people)


def test_a_director_takes_back_an_entry_that_was_not_played_for() -> None:
    till = Till()
    world = till.world
    ann, ben = world.connect("ann"), world.connect("ben")
    world.do(ann, Join(till.event))
    world.do(ben, Join(till.event))
    world.do(till.boss, dc.RemovePlayer(till.event, "ann", "Entered twice at the desk."))
    assert (till.has("ann"), till.has("ben")) == (GRANT, GRANT - 550)
    assert world.event(till.event, ann).line.entries == 1
    refused = world.refused(till.boss, dc.RemovePlayer(till.event, "ann", "again"))
    assert refused.code == "not-entered"


@pytest.mark.rule("house-7.1")
def test_an_entry_that_was_withdrawn_comes_back_with_its_money() -> None:
    """Before the start, and as an alternate; it stays out where the wallet cannot pay again."""
    till = Till(msgspec.structs.replace(TERMS, seats_at_once=2, house_players=0))
    world, boss = till.world, till.boss

    def newest() -> ActView:
        acts = world.director_page(till.event, boss).acts
        assert acts
        return acts[0]

    for name in ("ann", "ben", "cas"):
        world.do(world.connect(name), Join(till.event))
    held = till.paid("ann"), till.has("ann")
    for order in (dc.NoShow, dc.RemovePlayer):
        world.do(boss, order(till.event, "cas", "not here"))
        assert (till.paid("cas"), till.has("cas")) == (0, GRANT)
        assert newest().stands is None
        world.do(boss, TakeBack(till.event, newest().act, "here after all"))
        assert (till.paid("cas"), till.has("cas")) == held
        assert world.event(till.event, boss).line.entry.alternates == 1
    world.do(boss, dc.NoShow(till.event, "cas", "gone home"))
    assert (till.paid("ann"), till.has("ann")) == held
    world.do(boss, dc.NoShow(till.event, "ann", "not here"))
    act = newest()
    assert act.stands is None
    world.restart()
    world.do(boss, TakeBack(till.event, act.act))
    assert (till.paid("ann"), till.has("ann")) == held
    assert world.event(till.event, boss).line.entries == 2
    assert newest().undoes == act.act

    assert verify(world.journal).sound


def test_an_entry_stays_withdrawn_where_the_wallet_cannot_pay_again() -> None:
    terms = msgspec.structs.replace(TERMS, buy_in=GRANT - 50)
    till = Till(terms)
    world, boss, ann = till.world, till.boss, till.world.connect("ann")
    other = world.do(boss, CreateEvent("six-max", "Another", terms)).event
    assert other is not None
    world.do(ann, Join(till.event))
    world.do(boss, dc.NoShow(till.event, "ann", "not here"))
    world.do(ann, Join(other))
    acts = world.director_page(till.event, boss).acts
    assert acts
    short = Refusal("wallet-short", "illegal", {"has": 0, "needs": GRANT})
    assert acts[0].stands == short
    assert world.refused(boss, TakeBack(till.event, acts[0].act)) == short
    world.do(ann, Leave(other))
    world.do(boss, TakeBack(till.event, acts[0].act))
    assert (till.paid("ann"), till.has("ann")) == (GRANT, 0)


@pytest.mark.rule("house-7.1")
def test_an_entry_withdrawn_before_the_start_comes_back_late_as_long_as_entries_are_taken() -> None:
    till = Till()
    world, boss = till.world, till.boss
    for name in ("ann", "ben", "cas"):
        world.do(world.connect(name), Join(till.event))
    for name in ("ann", "ben"):
        world.do(boss, dc.NoShow(till.event, name, "not here"))
    acts = world.director_page(till.event, boss).acts
    assert acts
    of_ben, of_ann = (one.act for one in acts[:2])
    world.do(boss, dc.StartEvent(till.event, "all are here"))
    world.do(boss, TakeBack(till.event, of_ben, "here after all"))
    page = world.event(till.event, boss)
    (ben,) = (one for one in page.entrants if one.player == "ben")
    assert ben.table is not None
    assert till.paid("ben") == 550
    for level in range(TERMS.late_levels):
        world.do(boss, dc.NextLevel(till.event, f"level {level}"))
    late = world.refused(boss, TakeBack(till.event, of_ann, "here after all"))
    assert late.code == "entries-closed"


def test_an_event_that_the_director_ends_places_everybody_by_his_chips_and_pays() -> None:
    till = Till()
    ann, _ = till.start("ann", "ben")
    world = till.world
    world.play(till.event, ann, careful, turns=6)
    world.do(till.boss, EndGame(till.event, "The lights went out."))
    page = world.finish(till.event, till.boss)
    placed = sorted(page.entrants, key=lambda one: one.place or 0)
    stacks = [one.stack or 0 for one in placed]
    assert len(placed) == 6
    assert stacks == sorted(stacks, reverse=True)
    assert placed[0].prize > 0
    assert sum(one.prize for one in placed) == page.prize_pool
    assert till.paid() == 0
    assert verify(world.journal).sound
