"""Links of players to their own pages: what was printed for one makes a phone his for the event."""

import msgspec
import pytest
from live_event_world import LiveEvent
from test_room_entries import TERMS, Till
from world import World

from ruleone.limits import PLAYER_LINKS_OF_ONE_MAX
from ruleone.room.access.player_links import MakePlayerLinks, RenewPlayerLink
from ruleone.room.core.roles import Caller
from ruleone.room.event.home import MakeHomeGame
from ruleone.room.event.orders import commands as dc
from ruleone.room.pages.views import EventView
from ruleone.room.playing import EndGame
from ruleone.room.views import Accepted, Outcome
from ruleone.rulebook import Refusal


def paths(world: World, boss: Caller, event: str, *players: str) -> dict[str, str]:
    """The paths of these players' links, by player."""
    made = world.do(boss, MakePlayerLinks(event, players)).player_links
    return {one.player: one.path or "" for one in made}


def scan(world: World, path: str, person: str = "phone") -> Caller:
    """The phone of nobody who opens the link, as its session knows it from now on."""
    opened = world.room.open_link(path.removeprefix("/link/"), Caller(person, "c"), world.now_ms)
    assert isinstance(opened, Outcome)
    world.take(opened)
    assert opened.answer is not None
    assert isinstance(opened.answer.result, Accepted)
    link = opened.answer.result.link
    assert link is not None
    assert (link.role, link.path) == ("player", None)
    return Caller(person, f"c-{person}", (link.link,))


def page(world: World, event: str, phone: Caller) -> EventView:
    view = world.room.view(f"event/{event}", phone, world.now_ms)
    assert isinstance(view, EventView)
    return view


@pytest.mark.feature("player-links")
def test_a_phone_that_opens_a_players_link_has_his_seat_and_his_next_table() -> None:
    world = LiveEvent(12)
    event, boss = world.name, world.boss
    phone = scan(world, paths(world, boss, event, "p3")["p3"])
    shown = page(world, event, phone)
    (mine,) = (one for one in shown.entrants if one.me)
    table, seat = world.host.tournament.state.seats["p3"]
    assert (mine.player, mine.table, mine.seat) == ("p3", table, seat)
    assert shown.phone_of == mine.name
    assert shown.my_move is None
    (other,) = (one for one in shown.tables if one.table != table)
    taken = {one.seat for one in other.players}
    to = next(one for one in range(1, other.seats + 1) if one not in taken)
    live = world.host.tables[table].live
    assert live is not None
    assert isinstance(world.start(live.name), Accepted)
    world.do(boss, dc.MovePlayer(event, "p3", other.table, to, "asked to"))
    move = page(world, event, phone).my_move
    assert move is not None
    assert (move.player, move.to_table, move.to_seat) == ("p3", other.table, to)
    assert [one.parameters for one in move.reasons] == [{}]


def test_a_players_link_gives_no_more_than_his_own_and_lets_nobody_act() -> None:
    world = LiveEvent(12)
    event, boss = world.name, world.boss
    phone = scan(world, paths(world, boss, event, "p3", "p4")["p3"])
    stranger = Caller("stranger", "c")
    shown, seen = page(world, event, phone), page(world, event, stranger)
    own = ("entrants", "tables", "my_move", "phone_of")
    for field in set(EventView.__struct_fields__) - set(own):
        assert getattr(shown, field) == getattr(seen, field), field
    assert seen.phone_of is None
    assert not any(one.me for one in seen.entrants)
    assert sum(one.me for one in shown.entrants) == 1
    seat = world.host.tournament.state.seats["p3"][1]
    world.do(boss, dc.PinSeat(event, "p3", True, "a wheelchair"))
    again = page(world, event, phone)
    listed = [*again.entrants, *(one for table in again.tables for one in table.players)]
    assert any(one.seat == seat and one.me for one in listed)
    assert not any(one.pinned or one.pinned_seat for one in listed), "of special needs it is silent"
    topics = (f"director/{event}", f"links/{event}", "matters", "floor", "players")
    for topic in topics:
        assert isinstance(world.room.view(topic, phone, world.now_ms), Refusal), topic
    assert world.room.welcome(phone, world.now_ms).roles == ()
    for do in (MakePlayerLinks(event, ("p3",)), RenewPlayerLink(event, "p3")):
        refused = world.ask(phone, do).result
        assert isinstance(refused, Refusal)
        assert refused.code in ("needs-floor", "needs-director")
    assert world.refused(phone, dc.Announce(event, "Soup")).code == "needs-floor"


def test_a_hand_at_a_dealt_table_is_not_seen_by_a_players_link() -> None:
    till = Till(msgspec.structs.replace(TERMS, house_players=3))
    (ann,) = till.start("ann")
    world, event = till.world, till.event
    view = next(world.turns(event, ann))
    phone = scan(world, paths(world, till.boss, event, "ann")["ann"])
    topic = f"table/{event}/{view.table}"
    seen = world.room.view(topic, phone, world.now_ms)
    stranger = world.room.view(topic, Caller("stranger", "c"), world.now_ms)
    assert msgspec.json.encode(seen) == msgspec.json.encode(stranger)
    assert world.room.sight(event, phone).person == "phone"


def test_the_same_paper_has_the_same_code_and_after_a_restart_both_open() -> None:
    world = LiveEvent(4)
    event, boss = world.name, world.boss
    first = paths(world, boss, event, "p1", "p2")
    assert len(set(first.values())) == 2
    assert paths(world, boss, event, "p1", "p1") == {"p1": first["p1"]}
    world.restart()
    phone = scan(world, first["p1"])
    assert page(world, event, phone).phone_of is not None
    again = paths(world, boss, event, "p1")["p1"]
    assert again != first["p1"]
    for path in (first["p1"], again):
        assert page(world, event, scan(world, path)).phone_of is not None


def test_so_many_codes_of_a_player_open_and_the_oldest_ends() -> None:
    world = LiveEvent(4)
    event, boss = world.name, world.boss
    made = []
    for _ in range(PLAYER_LINKS_OF_ONE_MAX + 1):
        made.append(paths(world, boss, event, "p1")["p1"])
        world.restart()
    oldest = world.room.open_link(made[0][6:], Caller("eve", "c"), world.now_ms)
    assert isinstance(oldest, Refusal)
    for path in made[1:]:
        scan(world, path)


@pytest.mark.feature("player-links")
def test_a_renewed_link_ends_on_every_phone_at_once_for_good() -> None:
    world = LiveEvent(4)
    event, boss = world.name, world.boss
    old, other = paths(world, boss, event, "p1", "p2").values()
    phone, second = scan(world, old), scan(world, other, "second")
    renewed = world.do(boss, RenewPlayerLink(event, "p1")).player_links
    assert f"event/{event}" in world.outcomes[-1].changed
    for _ in range(2):
        assert page(world, event, phone).phone_of is None
        assert not any(one.me for one in page(world, event, phone).entrants)
        assert page(world, event, second).phone_of is not None
        gone = world.room.open_link(old[6:], Caller("eve", "c"), world.now_ms)
        assert isinstance(gone, Refusal)
        assert page(world, event, scan(world, renewed[0].path or "")).phone_of is not None
        world.restart()
    assert world.do(boss, RenewPlayerLink(event, "p1", open=False)).player_links == ()
    assert isinstance(
        world.room.open_link((renewed[0].path or "")[6:], Caller("eve", "c"), world.now_ms), Refusal
    )


def test_the_secret_of_a_players_link_is_kept_nowhere() -> None:
    world = LiveEvent(4)
    asked = MakePlayerLinks(world.name, ("p1",))
    made = world.ask(world.boss, asked, "m1").result
    assert isinstance(made, Accepted)
    token = (made.player_links[0].path or "").removeprefix("/link/")
    assert len(bytes.fromhex(token)) >= 16
    phone = scan(world, f"/link/{token}")
    assert all(token not in name for name in phone.links)
    for stream, _ in world.journal.streams():
        for row in world.journal.read(stream):
            for kept in (row.payload, row.body, row.answer):
                assert token.encode() not in kept
                assert bytes.fromhex(token) not in kept
    for topic in ("lobby", f"event/{world.name}", f"director/{world.name}", "links"):
        assert token.encode() not in msgspec.json.encode(world.see(topic, world.boss))
    world.restart()
    again = world.ask(world.boss, asked, "m1").result
    assert isinstance(again, Accepted)
    assert [one.path for one in again.player_links] == [None]


def test_links_are_made_for_who_is_in_the_event_and_for_no_home_game() -> None:
    world = LiveEvent(4)
    refused = world.refused(world.boss, MakePlayerLinks(world.name, ("p1", "nobody")))
    assert refused.code == "player-not-in-event"
    assert world.refused(world.boss, MakePlayerLinks("e99", ("p1",))).code == "event-unknown"
    ann = world.connect("ann")
    home = world.do(ann, MakeHomeGame("Friday", 4, 1_000, 10, 20)).event
    assert home is not None
    refused = world.refused(world.boss, MakePlayerLinks(home, ("ann",)))
    assert refused.code == "player-link-home-game"


def test_a_phone_has_its_players_place_when_the_event_is_over() -> None:
    world = LiveEvent(2)
    event, boss = world.name, world.boss
    phone = scan(world, paths(world, boss, event, "p1")["p1"])
    world.do(boss, EndGame(event, "late"))
    assert world.is_over()
    for _ in range(2):
        shown = page(world, event, phone)
        (mine,) = (one for one in shown.entrants if one.me)
        assert (mine.player, shown.phone_of) == ("p1", mine.name)
        assert mine.place in (1, 2)
        world.restart()
