"""The page of an event that is over: the same before a restart as after it, and as much as is known
of one that ended before pages were kept."""

from collections.abc import Callable

import msgspec
import pytest
from test_room_bounties import FIXED, Hunt, terms
from test_room_deals import last_three
from test_room_home_games import home, started
from test_room_restarts import all_plain, everything_seen
from test_room_satellites import Feed, won_by
from test_special_needs import announced
from world import World, all_in

from ruleone.room.core.roles import Caller
from ruleone.room.event.deals import AnswerDeal, AskForDeal
from ruleone.room.event.draws import DrawsFound
from ruleone.room.event.finished import page_stream
from ruleone.room.event.host.news import NewsDesk
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.roster import FindDraws, FindPlayers, FindTables
from ruleone.room.playing import EndGame
from ruleone.store.journal import Entry, Write
from ruleone.tournament.terms.config import BountyTerms

Over = tuple[World, str, list[Caller]]


def satellite() -> Over:
    feed = Feed()
    callers, _ = won_by(feed, ("ann", "ben", "cas", "dot"))
    page = feed.world.event(feed.feeder, callers[0])
    assert page.line.left == page.bubble_at > 1
    return feed.world, feed.feeder, callers


def hunted(bounty: BountyTerms) -> Over:
    hunt = Hunt(terms(bounty, house_players=7), seed=3)
    callers = hunt.start("ann", "ben")
    hunt.world.play(hunt.event, callers[0], all_in)
    page = hunt.world.finish(hunt.event, callers[1])
    assert page.bounties is not None
    assert len(page.bounties.won) > 1
    assert any(part.me for won in page.bounties.won for part in won.parts) == any(
        one.me and one.bounties_won for one in page.entrants
    )
    return hunt.world, hunt.event, callers


def bounties() -> Over:
    return hunted(FIXED)


def mystery() -> Over:
    world, event, callers = hunted(BountyTerms(kind="mystery", amount=201))
    found = world.event(event, callers[0]).bounties
    assert found is not None
    assert found.secret is not None
    assert found.envelopes
    return world, event, callers


def deal() -> Over:
    world, ann, ben, boss, event = last_three()
    world.do(ann, AskForDeal(event, "icm"))
    offered = world.event(event, ben).deals
    assert offered is not None
    assert offered.on is not None
    for caller in (ann, ben):
        world.do(caller, AnswerDeal(event, offered.on.number, True))
    made = world.finish(event, ann).deals
    assert made is not None
    assert made.on is not None
    assert made.on.state == "made"
    return world, event, [ann, ben, boss]


def home_game() -> Over:
    world = World(seed=3)
    event, callers = started(world, 2)
    world.do(callers[0], EndGame(event, "late"))
    world.finish(event, callers[0])
    assert [home(world, event, caller).mine for caller in callers] == [True, False, False]
    return world, event, callers


@pytest.mark.feature("results")
@pytest.mark.rows("play", [satellite, bounties, mystery, deal, home_game])
def test_all_that_its_page_tells_is_told_after_a_restart(play: Callable[[], Over]) -> None:
    world, event, callers = play()
    looks = (FindDraws(event), FindPlayers(event, left=True), FindTables(event))
    before = all_plain(everything_seen(world, callers))
    found = [world.look(callers[0], look) for look in looks]
    draws = found[0]
    assert isinstance(draws, DrawsFound)
    assert len(draws.draws) == draws.total > 0
    world.restart(0)
    assert event not in world.room._lobby.hosts
    assert all_plain(everything_seen(world, callers)) == before
    assert [world.look(callers[0], look) for look in looks] == found


def test_a_long_event_ends_beside_a_later_one_that_is_let_go_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was begun first and ends last makes one go that was begun after it: that one is over
    once, and its page is written once."""
    monkeypatch.setattr("ruleone.room.lobby.lobby.EVENTS_ENDED_SHOWN_MAX", 1)
    world = World(seed=3)
    games = [started(world, 1) for _ in range(2)]
    for event, callers in reversed(games):
        world.do(callers[0], EndGame(event, "late"))
        for _ in range(100):
            if event in world.room._lobby.ended:
                break
            world.wake()
    (first, _), (later, _) = games
    assert list(world.room._lobby.ended) == [first]
    assert later not in world.room._lobby.hosts
    for event, _ in games:
        assert dict(world.journal.streams(page_stream(event))) == {page_stream(event): 1}
    world.restart(0)


def test_of_one_whose_page_was_not_kept_its_results_are_shown() -> None:
    """It ended under an earlier version."""
    world, event, callers = satellite()
    now = world.event(event, callers[0])
    assert world.journal._streams.pop(page_stream(event))
    world.restart(0)
    then = world.event(event, callers[0])
    assert (then.line.left, then.bubble_at) == (now.line.left, now.bubble_at)
    assert (then.prizes, then.prize_pool) == (now.prizes, now.prize_pool)
    assert then.line.winner == now.line.winner
    assert (then.levels, then.news, then.announcement) == ((), (), None)
    assert then.draws is not None
    assert now.draws is not None
    assert (then.draws.secret, then.draws.newest) == (now.draws.secret, ())
    assert world.look(callers[0], FindDraws(event)) == DrawsFound(now.draws.made, 0, ())


def test_a_damaged_page_is_set_aside_and_the_room_opens() -> None:
    world, event, callers = satellite()
    stream = page_stream(event)
    rows = world.journal._streams[stream]
    rows[0] = msgspec.structs.replace(rows[0], payload=rows[0].payload[:-1] + b"?")
    world.restart(0)
    aside = {name: hurt.damage.code for name, hurt in world.room.set_aside.items()}
    assert aside == {stream: "row-changed"}
    assert world.event(event, callers[0]).line.winner is not None


def test_a_page_of_another_form_is_passed_over() -> None:
    world, event, callers = satellite()
    now = world.event(event, callers[0])
    (row,) = world.journal.read(page_stream(event))
    form = Write(row.stream, 1, row.epoch, row.at_ms, (Entry("page-of-tomorrow", b"\x80"),))
    assert world.journal.append((form,)).result() is None
    world.restart(0)
    then = world.event(event, callers[0])
    assert [one.place for one in then.entrants] == [one.place for one in now.entrants]
    assert then.news == ()


def test_a_page_that_was_kept_with_special_needs_tells_nobody_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It ended under an earlier version, which kept these lines."""
    monkeypatch.setattr(NewsDesk, "kept", lambda desk: tuple(desk._lines))
    world, boss, event, callers = announced(2)
    world.do(boss, dc.PinSeat(event, callers[0].person, True, "a wheelchair", 3))
    world.do(boss, dc.StartEvent(event, "all are here"))
    world.do(boss, EndGame(event, "late"))
    world.finish(event, callers[1])
    for _ in range(2):
        told = world.event(event, callers[1]).news
        assert told
        assert not any("pinned" in line.code for line in told)
        world.restart(0)
