"""A director calls an event off, takes an entry back, or ends an event before its time."""

from test_room_entries import GRANT, Till
from test_room_satellites import Feed, won_by
from world import careful

from ruleone.room.event.entries.commands import Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.undo import TakeBack
from ruleone.room.playing import EndGame
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
    act = world.director_page(till.event, till.boss).acts[0]
    again = world.refused(till.boss, TakeBack(till.event, act.act, "by mistake"))
    assert again.code == "act-final-entry"


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
