"""The draws of an event in the room: sealed when it is announced, each told when it is made, and no
secret in any page or answer before that."""

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from hmac import digest

import msgspec
import pytest
from test_results import results_of
from test_room_flights import Flights
from world import World, all_in

from ruleone.room.core.roles import Caller
from ruleone.room.event.days import DrawDay, SignBags
from ruleone.room.event.draws import DrawsFound, DrawsView
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.home import MakeHomeGame
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.roster import FindDraws
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.hands.played import Sight
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.results.views import EventResults
from ruleone.rulebook import Refusal
from ruleone.tournament.state.event_state import Draws


def draws_of(world: World, event: str, caller: Caller) -> DrawsView:
    found = world.event(event, caller).draws
    assert found is not None
    return found


def kept(world: World, event: str) -> Draws:
    """What nobody may see: the secret itself."""
    draws = world.room._lobby.hosts[event].tournament.state.draws
    assert draws is not None
    return draws


def hidden(draws: Draws, over: bool) -> Iterator[str]:
    """What no page may have: the secret of all draws, and those of the draws that come."""
    coming = [draws.secret_of(draws.made + more) for more in (1, 2, 3)]
    for secret in coming if over else (draws.secret, *coming):
        yield secret.hex()
        yield b64encode(secret).decode().rstrip("=")


def expect_nothing_shown(world: World, event: str, *callers: Caller) -> None:
    """No page of anybody, and no answer so far, has a secret that is still sealed."""
    over = world.event(event, callers[0]).line.state == "over"
    tables = [f"table/{event}/{line.table}" for line in world.event(event, callers[0]).tables]
    told = []
    for caller in callers:
        for topic in ("lobby", "links", f"event/{event}", f"director/{event}", *tables):
            view = world.room.view(topic, caller, world.now_ms)
            if not isinstance(view, Refusal):
                told.append(msgspec.json.encode(view))
        told.append(msgspec.json.encode(world.look(caller, FindDraws(event))))
    told += [msgspec.json.encode(one.answer) for one in world.outcomes]
    world.outcomes.clear()
    shown = b"\n".join(told).decode()
    for secret in hidden(kept(world, event), over):
        assert secret not in shown


def test_each_draw_is_told_when_it_is_made_and_to_nobody_before() -> None:
    world = World(seed=5)
    ann, bob, boss = world.connect("ann"), world.connect("bob"), world.director()
    event = world.fresh(ann)
    announced = draws_of(world, event, bob)
    assert (announced.made, announced.newest, announced.secret) == (0, (), None)
    assert announced.seal == sha256(kept(world, event).secret).hexdigest()
    expect_nothing_shown(world, event, ann, bob, boss)

    world.do(ann, Join(event))
    before, seats = announced, draws_of(world, event, ann)
    assert [draw.purpose for draw in seats.newest] == ["seats"]
    told = [announced.next_seal]
    for wakes in range(20_000):
        view = draws_of(world, event, bob)
        if view.made != before.made:
            (*_, latest) = sorted(view.newest, key=lambda draw: draw.number)
            assert sha256(bytes.fromhex(latest.secret)).hexdigest() == latest.seal
            if view.made == before.made + 1:
                assert latest.seal == before.next_seal
            expect_nothing_shown(world, event, ann, bob, boss)
            told.append(view.next_seal)
            before = view
        if world.event(event, bob).line.state == "over":
            break
        mine = world.my_table(event, ann)
        if mine is not None and mine.hand is not None and mine.hand.options is not None:
            world.act(ann, mine, all_in(mine.hand.options))
        else:
            world.wake()
        assert wakes < 19_999
    expect_nothing_shown(world, event, ann, bob, boss)

    over = draws_of(world, event, bob)
    assert over.secret is not None
    assert (over.seal, over.next_seal) == (announced.seal, None)
    secret = bytes.fromhex(over.secret)
    assert sha256(secret).hexdigest() == announced.seal
    found = world.look(bob, FindDraws(event))
    assert isinstance(found, DrawsFound)
    assert found.total == len(found.draws) == over.made > 2
    assert {"seats", "final-table"} <= {draw.purpose for draw in found.draws}
    for draw in found.draws:
        assert draw.secret == digest(secret, f"draw/{draw.number}".encode(), "sha256").hex()

    world.restart()
    again = draws_of(world, event, bob)
    assert again == over
    results = results_of(world).event(event, Sight("bob"))
    assert isinstance(results, EventResults)
    assert results.draws == msgspec.structs.replace(over, newest=())


def test_a_restart_keeps_the_seal_and_draws_what_was_sealed() -> None:
    world = World(seed=2)
    ann = world.connect("ann")
    event = world.fresh(ann)
    before = draws_of(world, event, ann)
    world.restart()
    assert draws_of(world, event, ann) == before
    world.do(ann, Join(event))
    (seats,) = draws_of(world, event, ann).newest
    assert seats.seal == before.next_seal
    world.restart()
    assert draws_of(world, event, ann).newest == (seats,)


def test_what_was_announced_before_there_were_seals_is_sealed_while_it_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as before:
        before.setattr(Lobby, "_seal", lambda *_: None)
        world = World(seed=2)
        ann, boss = world.connect("ann"), world.director()
        waits = world.do(boss, CreateEvent("heads-up", "Later")).event
        plays = world.sit_down(ann)
        assert waits is not None
        page = world.event(plays, ann)
        assert (page.draws, world.event(waits, ann).draws) == (None, None)
        assert page.seed is not None
    world.restart()
    sealed, goes_on = world.event(waits, ann), world.event(plays, ann)
    assert sealed.draws is not None
    assert (goes_on.draws, goes_on.seed) == (None, page.seed)
    world.restart()
    assert world.event(waits, ann).draws == sealed.draws
    assert world.look(ann, FindDraws(plays)) == DrawsFound(0, 0, ())


def test_a_flight_and_a_day_draw_their_seats_from_the_next_secrets() -> None:
    flights = Flights()
    world, event, ann, boss = flights.world, flights.event, flights.ann, flights.boss
    flights.night(ann, flights.bob)
    night = draws_of(world, event, ann)
    world.do(boss, SignBags(event))
    assert world.refused(boss, DrawDay(event, "x" * 999)).code == "reason-too-long"
    world.do(boss, DrawDay(event, "tomorrow"))
    day = draws_of(world, event, ann)
    assert day.made == night.made + 1
    assert (day.newest[0].purpose, day.newest[0].seal) == ("seats", night.next_seal)
    assert world.event(event, ann).seed is None
    expect_nothing_shown(world, event, ann, flights.bob, boss)


def test_thirteen_card_events_and_home_games_are_sealed_too() -> None:
    world = World(seed=4)
    ann, boss = world.connect("ann"), world.director()
    thirteen = world.do(boss, CreateEvent("thirteen-16", "Sixteen")).event
    assert thirteen is not None
    assert draws_of(world, thirteen, ann).made == 0
    world.do(ann, Join(thirteen))
    home = world.do(ann, MakeHomeGame("Friday", 6, 1_000, 10, 20, house_players=2)).event
    assert home is not None
    assert draws_of(world, home, ann).made == 0
    world.do(ann, dc.StartEvent(home, "all are here"))
    for event in (thirteen, home):
        assert draws_of(world, event, ann).newest[0].purpose == "seats"
        expect_nothing_shown(world, event, ann, boss)
