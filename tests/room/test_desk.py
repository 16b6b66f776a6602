"""The floor's desk: its waiting list for live tables, the dealers' rota, the decks."""

import pytest
from live_event_world import LiveEvent
from live_world import LiveWorld, opening
from world import World, plain

from ruleone.room.core.orders import Order
from ruleone.room.core.roles import Caller
from ruleone.room.desk import commands as dk
from ruleone.room.event.clock import commands as k
from ruleone.room.live import commands as lc
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.views import FloorNameView, FloorView, RotaView, TableDeskView
from ruleone.rulebook import Citation, edition, rules
from ruleone.words import LANGUAGES, say

MINUTE = 60_000


def names(world: LiveWorld) -> list[tuple[int, str]]:
    return [(one.number, one.name) for one in world.floor_page().waiting]


def rota(world: LiveWorld) -> RotaView:
    told = world.floor_page().rota
    assert told is not None
    return told


def at_table(world: LiveWorld, table: str = "l1") -> TableDeskView:
    told = world.live(world.floor, table).desk
    assert told is not None
    return told


def who_deals(told: RotaView) -> list[tuple[str, str, str]]:
    return [(one.table, one.dealer, one.next) for one in told.tables]


# the list


@pytest.mark.feature("floor-list")
def test_the_floor_keeps_a_list_in_the_order_in_which_people_came() -> None:
    world = LiveWorld()
    for name in ("Ann", "Bob", " Cem "):
        world.do(world.floor, dk.PutOnList(name))
        world.now_ms += MINUTE
    world.do(world.floor, dk.PutOnList("Ann", "l1"))
    assert world.refused(world.floor, dk.PutOnList("ANN")).code == "listed-already"
    assert names(world) == [(1, "Ann"), (2, "Bob"), (3, "Cem"), (4, "Ann")]
    world.do(world.floor, dk.CallUp(2))
    first, second = world.floor_page().waiting[:2]
    assert second == FloorNameView(2, "Bob", None, first.since_ms + MINUTE, world.now_ms)
    world.do(world.floor, dk.SeatFromList(2, "l1", 5, 8_000))
    assert [one.name for one in world.live(world.floor).seats][-1] == "Bob"
    world.do(world.floor, dk.TakeOffList(1))
    assert names(world) == [(3, "Cem"), (4, "Ann")]
    seen = plain(world.floor_page())
    world.restart()
    assert plain(world.floor_page()) == seen
    world.do(world.floor, dk.PutOnList("Dee"))
    assert names(world)[-1] == (5, "Dee")


def test_who_cannot_be_seated_stays_on_the_list() -> None:
    world = LiveWorld()
    world.do(world.floor, dk.PutOnList("Ann"))
    refused = world.refused(world.floor, dk.SeatFromList(1, "l1", 1, 8_000))
    assert refused.code == "live-seat-taken"
    assert world.refused(world.floor, dk.CallUp(9)).code == "list-number-unknown"
    assert world.refused(world.floor, dk.PutOnList("")).code == "name-length"
    assert world.refused(world.floor, dk.PutOnList("Bob", "l9")).code == "live-table-unknown"
    assert names(world) == [(1, "Ann")]


def test_nobody_sits_down_from_the_list_at_a_table_whose_event_seats_its_players() -> None:
    world = LiveEvent(10)
    world.do(world.boss, dk.PutOnList("Ann"))
    refused = world.refused(world.boss, dk.SeatFromList(1, "l1", 9, 5_000))
    assert refused.code == "live-of-event"


@pytest.mark.rows(
    "do",
    [
        dk.PutOnList("Ann"),
        dk.CallUp(1),
        dk.TakeOffList(1),
        dk.SeatFromList(1, "l1", 5, 100),
        dk.AddDealer("Dora"),
        dk.PushDealers(),
        dk.SetPushes(20),
        dk.ChangeDeck("l1", "dealer-push"),
    ],
)
def test_the_desk_is_the_floors_alone(do: Order) -> None:
    world = LiveWorld()
    assert world.refused(world.connect("ann"), do).code in ("needs-floor", "needs-dealer")


# the dealers


def crew(world: LiveWorld) -> None:
    """Three live tables, four dealers, three of them at tables since now."""
    for _ in range(2):
        world.do(world.floor, opening())
    for name in ("Dora", "Emil", "Finn", "Gita"):
        world.do(world.floor, dk.AddDealer(name))
    for number, table in enumerate(("l1", "l2", "l3"), 1):
        world.do(world.floor, dk.PlaceDealer(f"d{number}", table))


def test_a_push_brings_everybody_where_the_tablets_said_that_he_goes() -> None:
    world = LiveWorld()
    crew(world)
    told = rota(world)
    assert who_deals(told) == [
        ("l1", "Dora", "Gita"), ("l2", "Emil", "Dora"), ("l3", "Finn", "Emil"),
    ]  # fmt: skip
    assert (told.minutes, told.due_ms, told.held) == (30, world.now_ms + 30 * MINUTE, None)
    desk = at_table(world, "l2")
    assert (desk.dealer, desk.next, desk.due_ms) == ("Emil", "Dora", told.due_ms)

    world.do(world.floor, dk.SetPushes(20))
    world.now_ms += 20 * MINUTE
    assert rota(world).due_ms == world.now_ms
    world.do(world.floor, dk.PushDealers())
    told = rota(world)
    assert [one[1] for one in who_deals(told)] == ["Gita", "Dora", "Emil"]
    assert [(one.name, one.table) for one in told.dealers][-1] == ("Finn", None)
    assert told.due_ms == world.now_ms + 20 * MINUTE
    (push,) = told.pushes
    assert {(one.name, one.from_table, one.to_table) for one in push.moves} == {
        ("Gita", None, "l1"), ("Dora", "l1", "l2"), ("Emil", "l2", "l3"), ("Finn", "l3", None),
    }  # fmt: skip
    assert at_table(world, "l1").deck.due == "dealer-push"

    seen = plain(world.floor_page())
    world.restart()
    assert plain(world.floor_page()) == seen


def test_dealers_come_go_and_are_sent_to_a_table_by_name() -> None:
    world = LiveWorld()
    crew(world)
    assert world.refused(world.floor, dk.AddDealer("dora")).code == "dealer-on-duty"
    assert world.refused(world.floor, dk.PlaceDealer("d1", "l7")).code == "dealer-table"
    assert world.refused(world.floor, dk.DropDealer("d9")).code == "dealer-unknown"
    assert world.refused(world.floor, dk.SetPushes(0)).code == "push-minutes"
    world.do(world.floor, dk.PlaceDealer("d4", "l2"))
    assert [one[1] for one in who_deals(rota(world))] == ["Dora", "Gita", "Finn"]
    world.do(world.floor, dk.DropDealer("d1"))
    assert [one[1] for one in who_deals(rota(world))] == ["", "Gita", "Finn"]
    world.do(world.floor, dk.PlaceDealer("d3"))
    assert [one.name for one in rota(world).dealers] == ["Gita", "Emil", "Finn"]
    world.do(world.floor, lc.CloseLiveTable("l2"))
    assert [one.name for one in rota(world).dealers if one.table == "l2"] == ["Gita"]
    world.do(world.floor, dk.PushDealers())
    assert [one[1] for one in who_deals(rota(world))] == ["Emil", "Finn"]


def at_the_end_of_a_level(left_seconds: int) -> tuple[World, Caller, str]:
    """An event with two dealers on duty, so long before its next level."""
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    for name in ("Dora", "Emil"):
        world.do(boss, dk.AddDealer(name, event))
    world.do(boss, dk.PlaceDealer("d1", "1", event))
    world.do(boss, k.SetClock(event, left_seconds, "a test"))
    return world, boss, event


@pytest.mark.feature("dealer-rotation")
@pytest.mark.rule("tda2019-RP-7", "tda2024-RP-7")
@pytest.mark.rows(("left_seconds", "held"), [(92, False), (90, True), (40, True)])
def test_dealers_of_an_event_are_held_before_a_level_unless_the_director_says_why(
    left_seconds: int, held: bool
) -> None:
    world, boss, event = at_the_end_of_a_level(left_seconds)
    told = world.director_page(event, boss).rota
    assert told is not None
    cited = Citation("tda2024-RP-7", "modern")
    assert told.held == (cited if held else None)
    if held:
        refused = world.refused(boss, dk.PushDealers(event=event))
        assert (refused.code, refused.citation) == ("dealers-held", cited)
        assert refused.parameters["seconds"] == 90
        world.do(boss, dk.PushDealers(event=event, reason="a dealer is ill"))
    else:
        world.do(boss, dk.PushDealers(event=event))
    told = world.director_page(event, boss).rota
    assert told is not None
    assert [one.dealer for one in told.tables] == ["Emil", "Dora", ""]
    (push,) = told.pushes
    assert push.citations == ((cited, Citation("tda2024-1", "modern")) if held else (cited,))


@pytest.mark.rule("tda2019-RP-7", "tda2024-RP-7")
@pytest.mark.rows(
    ("dealer", "table"), [("d2", "1"), ("d1", "2"), ("d1", None)], ids=["in", "on", "out"]
)
def test_dealers_who_are_held_are_not_pushed_one_by_one_either(
    dealer: str, table: str | None
) -> None:
    world, boss, event = at_the_end_of_a_level(40)
    cited = Citation("tda2024-RP-7", "modern")
    asked = dk.PlaceDealer(dealer, table, event)
    refused = world.refused(boss, asked)
    assert (refused.code, refused.citation) == ("dealers-held", cited)
    world.do(boss, dk.PlaceDealer(dealer, table, event, "a dealer is ill"))
    told = world.director_page(event, boss).rota
    assert told is not None
    assert told.acts[0].citations == (cited, Citation("tda2024-1", "modern"))
    assert told.acts[0].parameters["reason"] == "a dealer is ill"
    for language in LANGUAGES:
        words = say(language, f"desk-act-{told.acts[0].code}", **told.acts[0].parameters)
        assert "a dealer is ill" in words


@pytest.mark.rule("tda2019-RP-7")
def test_a_table_without_a_dealer_gets_one_while_dealers_are_held() -> None:
    world, boss, event = at_the_end_of_a_level(40)
    world.do(boss, dk.PlaceDealer("d2", "2", event))
    told = world.director_page(event, boss).rota
    assert told is not None
    assert [one.dealer for one in told.tables] == ["Dora", "Emil", ""]
    assert (told.acts[0].code, told.acts[0].citations) == ("dealer-at-table", ())


@pytest.mark.rule("tda2019-RP-7")
def test_how_long_dealers_are_held_is_the_editions() -> None:
    world, boss, event = at_the_end_of_a_level(60)
    state = world.room._lobby.hosts[event].tournament.state
    state.rules = edition("modern").with_options({"dealer_push.hold_seconds": 29})
    world.do(boss, dk.PushDealers(event=event))


def test_another_events_dealers_are_another_rota() -> None:
    world, boss, event = at_the_end_of_a_level(600)
    assert world.refused(boss, dk.PushDealers(event="e9")).code == "event-unknown"
    assert world.refused(boss, dk.PushDealers()).code == "dealers-none"
    endless = dk.PushDealers(event=event, reason="why" * 1_000)
    assert world.refused(boss, endless).code == "reason-too-long"
    ann = world.connect("ann")
    assert world.refused(ann, dk.PushDealers(event=event)).code == "needs-floor"


@pytest.mark.rows(
    "do",
    [
        dk.AddDealer("Dora", "l1"),
        dk.DropDealer("d1", "l1"),
        dk.PlaceDealer("d1", "l1", "l1"),
        dk.SetPushes(30, "l1"),
        dk.PushDealers(event="l1"),
    ],
)
def test_dealers_are_the_rooms_or_an_events_and_no_live_table_has_its_own(
    do: dk.RotaOrder,
) -> None:
    """What came to stand there could never be pushed from table to table."""
    world = LiveWorld()
    world.do(world.floor, dk.AddDealer("Dora"))
    assert world.refused(world.floor, do).code == "event-unknown"
    assert [one.name for one in rota(world).dealers] == ["Dora"]


@pytest.mark.rule("house-24.1")
def test_live_tables_of_an_event_have_the_events_dealers_and_not_the_rooms() -> None:
    world = LiveEvent(10)
    boss, event = world.boss, world.name
    for name in ("Dora", "Emil", "Finn"):
        world.do(boss, dk.AddDealer(name, event))
    for number in (1, 2):
        world.do(boss, dk.PlaceDealer(f"d{number}", str(number), event))
    world.do(boss, dk.AddDealer("Gita"))
    room = world.see("floor", boss)
    assert isinstance(room, FloorView)
    assert room.rota is not None
    assert room.rota.tables == ()
    desk = world.tablet("l2").desk
    assert desk is not None
    assert (desk.dealer, desk.next) == ("Emil", "Dora")
    world.do(boss, dk.PushDealers(event=event, decks=True))
    for _ in range(2):
        desks = [world.tablet(name).desk for name in ("l1", "l2")]
        told = [(one.dealer, one.deck.number) for one in desks if one is not None]
        assert told == [("Finn", 2), ("Dora", 2)]
        world.restart()


# the decks


@pytest.mark.feature("deck-changes")
@pytest.mark.rule("house-24.1", "house-24.2", "tda2011-23")
@pytest.mark.rows(
    ("book", "changes", "asks"),
    [("house", "house-24.1", "house-24.2"), ("tda2011", "tda2011-23", "tda2011-23")],
)
def test_decks_change_at_the_moments_of_the_rule_and_for_no_players_asking(
    book: str, changes: str, asks: str
) -> None:
    world = LiveWorld(edition=book)
    assert at_table(world).deck.number == 1
    refused = world.refused(world.dealer, dk.ChangeDeck("l1", "player"))
    assert (refused.code, refused.citation) == ("deck-stays", Citation(asks, book))
    for number, moment in enumerate(("dealer-push", "level-change"), 2):
        world.do(world.dealer, dk.ChangeDeck("l1", moment))  # type: ignore[arg-type]
        deck = at_table(world).deck
        assert (deck.number, deck.moment, deck.by) == (number, moment, "<dan>")
        assert deck.citations == (Citation(changes, book),)
    assert world.refused(world.dealer, dk.ChangeDeck("l1", "house")).code == "needs-floor"
    world.do(world.floor, dk.ChangeDeck("l1", "house"))
    world.start()
    assert world.refused(world.dealer, dk.ChangeDeck("l1", "level-change")).code == "live-hand-on"
    world.restart()
    assert at_table(world).deck.number == 4


@pytest.mark.rule("house-24.1")
def test_the_tablet_says_that_a_new_level_has_come_since_the_deck_did() -> None:
    world = LiveWorld()
    assert at_table(world).deck.due is None
    world.do(world.floor, lc.SetLiveLevel("l1", LiveLevel(small_blind=100, big_blind=200)))
    assert at_table(world).deck.due == "level-change"
    world.do(world.dealer, dk.ChangeDeck("l1", "level-change"))
    assert at_table(world).deck.due is None
    world.restart()
    assert at_table(world).deck.due is None


@pytest.mark.rule("house-24.1", "house-24.2")
def test_when_decks_change_is_the_rules_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    world = LiveWorld()
    monkeypatch.setitem(rules()["house-24.1"].parameters, "when", ["level-change"])
    monkeypatch.setitem(rules()["house-24.2"].parameters, "player_request", True)
    refused = world.refused(world.dealer, dk.ChangeDeck("l1", "dealer-push"))
    assert refused.citation == Citation("house-24.1", "house")
    world.do(world.dealer, dk.ChangeDeck("l1", "player"))


@pytest.mark.rule("house-24.1")
def test_a_push_may_change_the_decks_of_tables_at_which_no_hand_is_played() -> None:
    world = LiveWorld()
    crew(world)
    world.start()
    world.do(world.floor, dk.PushDealers(decks=True))
    assert (at_table(world, "l1").deck.number, at_table(world, "l1").deck.due) == (1, "dealer-push")
    deck = at_table(world, "l2").deck
    assert (deck.number, deck.due, deck.moment) == (2, None, "dealer-push")
    assert deck.citations == (Citation("house-24.1", "house"),)
