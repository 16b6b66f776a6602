"""Every command as every role over real sockets, and what is left of a role when its link ends."""

import json
from collections.abc import Iterator
from typing import Final, get_args

import httpx
import msgspec
import pytest
from guest import Come, Guest
from impatient import impatient
from msgspec.inspect import type_info
from serving import Served
from websockets.asyncio.client import connect

from ruleone.dealing.actions import Fold
from ruleone.floor.followed import AllDealt
from ruleone.leagues.league import League
from ruleone.room.access.player_links import MakePlayerLinks, RenewPlayerLink
from ruleone.room.access.role_links import LinkView, MakeLink, RevokeLink
from ruleone.room.access.tokens import MakeToken, RevokeToken
from ruleone.room.cash.commands import (
    AddOn,
    AskForChips,
    HoldDeal,
    SitOut,
    StopWaiting,
    TakeSeat,
    WaitForSeat,
)
from ruleone.room.commands import ORDERS, Command, Watch
from ruleone.room.core.orders import Order
from ruleone.room.core.roles import EVERYBODY, FLOOR, RoleName
from ruleone.room.desk import commands as dk
from ruleone.room.desk.undo import TakeBackAtDesk
from ruleone.room.directory.naming import KeepPlayer, SetName
from ruleone.room.event.chips import ColorUp, CorrectChips
from ruleone.room.event.clock.commands import (
    EndBreak,
    MoveClock,
    PlanBreak,
    PreviousLevel,
    SetClock,
    StartBreak,
)
from ruleone.room.event.days import DrawDay, EndDay, SignBag, SignBags, StartDay
from ruleone.room.event.deals import (
    AnswerDeal,
    AnswerDealFor,
    AskForDeal,
    OfferDeal,
    ShowDeal,
    WithdrawDeal,
)
from ruleone.room.event.entries.commands import BuyChips, BuyChipsFor, CashTicket, Join, PassRebuy
from ruleone.room.event.hands.tracked_tables import SwitchTable
from ruleone.room.event.home import ComeIn, Invite, MakeHomeGame
from ruleone.room.event.orders.commands import (
    Announce,
    AppointStart,
    DealOut,
    EndHandForHand,
    HandForHand,
    MovePlayer,
    NextLevel,
    Pause,
    PinSeat,
    RedrawSeats,
    RemovePlayer,
    Resume,
    StartEvent,
    SwapSeats,
    WaiveHalt,
)
from ruleone.room.event.orders.entry_list import EnterPlayers, ReEnterPlayer
from ruleone.room.event.penalties import LiftPenalty, Penalise
from ruleone.room.event.prizes_by_hand import PayPrize, TakePrizeBack
from ruleone.room.event.seating import BreakTable, KeepTable
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.setup.templates import DropTemplate, KeepTemplate, KeptTemplate
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.room.live.commands import (
    AnnounceLive,
    AnswerCall,
    CallFloor,
    CloseLiveTable,
    CountLiveStacks,
    EnterLive,
    FinishLiveHand,
    LeaveLive,
    OpenLiveTable,
    SeatLive,
    SetLiveChips,
    SetLiveLevel,
    StartLiveHand,
    TakeBackLiveHand,
    TellLiveHand,
)
from ruleone.room.live.events import LiveLevel
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.screens import ChangeScreen, Layout, MakeScreen, RevokeScreen
from ruleone.room.pages.views import DirectorView
from ruleone.room.playing import Act, ChooseGame, EndGame, ImBack, Leave, NextHand
from ruleone.room.recovery.forgetting import ForgetPlayer
from ruleone.room.recovery.frozen import RetireHand, Unfreeze
from ruleone.room.results.leagues import (
    AddLeagueResults,
    DropLeague,
    GivePoints,
    SetLeague,
    UndoLeagueEntry,
)
from ruleone.room.views import Accepted
from ruleone.room.webhooks.hooks import AddHook, RemoveHook, TryHook
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.examples import sample

ROLES: Final[tuple[RoleName, ...]] = get_args(RoleName)
CLOCK: Final = Layout(("clock",))
DENIED: Final = frozenset({"needs-director", "needs-floor", "needs-dealer", "needs-cashier"})
LEVEL: Final = LiveLevel(small_blind=50, big_blind=100)
WATCHERS: Final = frozenset({"none", "player", "dealer", "cashier", "screen"})

# tests/room/test_room_roles.py has the roles of each order once more by hand. A dealer is one at a
# table of the event here, not at the live one that is asked for.
ALLOWED: Final[dict[str, frozenset[str]]] = {
    kind.__name__: WATCHERS | FLOOR if kind.may == EVERYBODY else kind.may - {"dealer"}
    for kind in ORDERS
}


def sampled(kind: type[Order], event: str) -> Order:
    """An order that has no example of its own, in the event where it is for one."""
    told = sample(type_info(kind))
    return msgspec.convert(told | {"event": event} if "event" in told else told, kind)


def for_who_waits_and_deals(event: str) -> list[Command]:
    """One of each kind of what is asked of lists of those who wait, of dealers and decks."""
    return [
        WaitForSeat("holdem-50-100"),
        StopWaiting("holdem-50-100"),
        dk.PutOnList("Ann"),
        dk.CallUp(1),
        dk.SeatFromList(1, "l1", 1, 100),
        dk.TakeOffList(1),
        dk.AddDealer("Dee", event),
        dk.DropDealer("d1", event),
        dk.PlaceDealer("d1", "1", event),
        dk.SetPushes(30, event),
        dk.PushDealers(event=event),
        dk.ChangeDeck("l1", "dealer-push"),
        TakeBackAtDesk(1, "a slip", "l1"),
    ]


def for_days(event: str) -> list[Command]:
    """One of each kind of what is asked of an event of several days."""
    return [
        EndDay(event, "late"),
        SignBag(event),
        SignBags(event),
        DrawDay(event, "all bags are signed"),
        StartDay(event, "good morning"),
    ]


def for_programs(event: str, role: str) -> list[Command]:
    """One of each kind of what is asked for programs."""
    return [
        MakeToken(f"A {role}", "screen", event),
        RevokeToken("t999"),
        AddHook("https://example.org/", ("ruling",), event),
        RemoveHook("w999"),
        TryHook("w999"),
        MakeScreen(event, "Hall", CLOCK),
        ChangeScreen(event, "0", "Hall", CLOCK),
        RevokeScreen(event, "0"),
    ]


def for_tables(event: str) -> list[Command]:
    """One of each kind of what is asked of tables, live ones among them."""
    return [
        BreakTable(event, 1, "a dealer is ill"),
        KeepTable(event, 1, "another has come"),
        SwitchTable(event, 1, "live", "a dealer has come"),
        OpenLiveTable(title="Friday", game="nlhe", level=LEVEL, chips=(25, 100)),
        SeatLive("l1", 9, "Gil", 5_000),
        LeaveLive("l1", 1),
        SetLiveLevel("l1", LEVEL),
        SetLiveChips("l1", (25, 100)),
        StartLiveHand("l1", 0),
        TakeBackLiveHand("l1", 1),
        FinishLiveHand("l1", 1),
        TellLiveHand(event="l1", hand=0),
        CountLiveStacks("l1", (), "a break"),
        EnterLive("l1", 1, 0, AllDealt()),
        CallFloor("l1", "a dispute"),
        AnswerCall("l1"),
        AnnounceLive(event="l1", texts={"en": "Dinner at nine"}),
        CloseLiveTable("l1"),
    ]


def of_deals(event: str) -> list[Command]:
    """One of each kind of what is asked of the deals that players make."""
    return [
        AskForDeal(event, "icm"),
        AnswerDeal(event, 1, True),
        OfferDeal(event, "icm", "asked for"),
        WithdrawDeal(event, "no agreement"),
        ShowDeal(event, 1, "paper"),
        AnswerDealFor(event, "h1", 1, True, "he nodded"),
    ]


def of_seats(event: str) -> list[Command]:
    """One of each kind of what is ordered about seats."""
    return [
        MovePlayer(event, "h1", 1, 9, "asked to"),
        SwapSeats(event, "h1", "h2", "read the cards wrongly"),
        PinSeat(event, "h1", True, "a wheelchair"),
        RedrawSeats(event, "announced before"),
    ]


def of_the_clock(event: str) -> list[Command]:
    """Orders of the clock and the chips."""
    return [
        NextLevel(event, "late"),
        SetClock(event, 240, "lost time"),
        MoveClock(event, 60, "lost time"),
        PreviousLevel(event, "a slip"),
        StartBreak(event, 5, "dinner"),
        EndBreak(event, "all are back"),
        PlanBreak(event, 2, 15, "dinner"),
        ColorUp(event, 100, "not needed"),
        CorrectChips(event, "h1", "found", 100, "under the rail"),
    ]


def commands(event: str, role: str) -> list[Command]:
    """One of each kind; those that are allowed may still be refused for another cause."""
    told = [
        Watch(("lobby",)),
        SetName(f"The {role}"),
        Join(event),
        Leave(event),
        Act(event, 1, 1, 1, Fold()),
        ChooseGame(event, 1, 0, "nlhe"),
        NextHand(event, 1, 1),
        ImBack(event),
        Pause(event, "a spill"),
        Resume(event, "dry again"),
        HandForHand(event, "near the money"),
        EndHandForHand(event, "enough"),
        DealOut(event, 1),
        WaiveHalt(event, 1, "late"),
        Penalise(event, "h1", "warning", "shouting"),
        LiftPenalty(event, "h1", "a slip"),
        TakeBack(event, 99, "a slip"),
        Redo(event, 99),
        Announce(event, "Soup is served"),
        *of_seats(event),
        BuyChips(event, "rebuy"),
        CashTicket(event),
        PassRebuy(event),
        BuyChipsFor(event, "h1", "rebuy", "said so"),
        RemovePlayer(event, "nobody", "asked to"),
        *of_the_clock(event),
        *of_deals(event),
        EnterPlayers(event, ("h1",), "the list of the club"),
        ReEnterPlayer(event, "h1", "asked to"),
        StartEvent(event, "all are here"),
        AppointStart(event, "as announced"),
        Unfreeze(event, "looked at", 1),
        RetireHand(event, 1, "looked at"),
        MakeLink("screen", event),
        RevokeLink("l999"),
        MakePlayerLinks(event, ("h1",)),
        RenewPlayerLink(event, "h1"),
        CreateEvent("heads-up", "Duel"),
        KeepPlayer(f"Kept for the {role}"),
        ForgetPlayer("p0"),
        SetLeague(League("friday", "Friday", "entrants - place")),
        DropLeague("monday"),
        AddLeagueResults("friday", "Swan", "2026-11-20", ()),
        GivePoints("friday", "ann", "5", "came early"),
        UndoLeagueEntry("friday", "x1", "a slip"),
        KeepTemplate(KeptTemplate("Friday", CreateEvent("six-max", "Friday"))),
        DropTemplate("Monday"),
        PayPrize(event, "h1", 100),
        TakePrizeBack(event, "h1", "a slip"),
        MakeHomeGame("Friday", 1, 1_000, 10, 20),
        ComeIn(event, "no secret"),
        Invite(event),
        EndGame(event, "late"),
        SitDown("monopoly"),
        TakeSeat("monopoly", 5_000),
        AddOn("c1", 100),
        SitOut("c1"),
        HoldDeal("c1", 1, 1),
        AskForChips(),
        *for_tables(event),
        *for_programs(event, role),
        *for_days(event),
        *for_who_waits_and_deals(event),
    ]
    named = {type(one) for one in told}
    return told + [sampled(kind, event) for kind in ORDERS if kind not in named]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room that lets everybody ask as often as they like: each role asks for everything."""
    with impatient(tmp_path_factory.mktemp("room"), ASKS_PER_SECOND=1e9, ASKS_AT_ONCE=1e9) as room:
        yield room


async def begin(served: Served, come: Come) -> tuple[Guest, str]:
    """The director, and an event in play."""
    director = await come(served.director.removeprefix(served.address))
    await director.watch("lobby")
    event = director.lobby.play_now
    assert event is not None
    player = await come()
    assert isinstance(await player.ask(Join(event)), Accepted)
    return director, event


async def link(
    director: Guest, role: RoleName, event: str | None, table: int | None = None
) -> LinkView:
    """A fresh link of the role, for an event and table or the whole room."""
    made = await director.ask(MakeLink(role, event, table))
    assert isinstance(made, Accepted), made
    assert made.link is not None
    assert made.link.path is not None
    return made.link


def record_of(director: Guest, event: str) -> int:
    """How many acts the director's page has on record."""
    page = director.views[f"director/{event}"]
    assert isinstance(page, DirectorView)
    return len(page.acts)


def roles_of(guest: Guest) -> tuple[str, ...]:
    """What the guest was told of his roles when he connected."""
    assert guest.welcome is not None
    return guest.welcome.roles


async def test_every_command_as_every_role(served: Served, come: Come) -> None:
    director, event = await begin(served, come)
    paths = {"none": "/api/me"}
    for each in ROLES:
        bound = (event, 1) if each == "dealer" else (None, None)
        paths[each] = (await link(director, each, *bound)).path or ""
    for role, path in paths.items():
        guest = await come(path)
        asked = commands(event, role)
        await director.watch(f"director/{event}")
        before = record_of(director, event)
        for command in [one for one in asked if role not in ALLOWED[type(one).__name__]]:
            result = await guest.ask(command)
            assert isinstance(result, Refusal), (role, command)
            assert result.code in DENIED, (role, command, result)
        await director.watch(f"director/{event}")
        assert record_of(director, event) == before, role
        for command in [one for one in asked if role in ALLOWED[type(one).__name__]]:
            result = await guest.ask(command)
            denied = isinstance(result, Refusal) and result.code in DENIED
            assert not denied, (role, command, result)
        await guest.leave()


async def test_a_role_for_one_event_is_none_in_another(served: Served, come: Come) -> None:
    director, mine = await begin(served, come)
    _, other = await begin(served, come)
    floor = await come((await link(director, "floor", mine)).path)
    assert isinstance(await floor.ask(Announce(mine, "Welcome")), Accepted)
    refused = await floor.ask(Announce(other, "Welcome"))
    assert isinstance(refused, Refusal)
    assert refused.code == "needs-floor"
    await floor.watch(f"director/{mine}", f"director/{other}", "links")
    assert floor.views.keys() == {f"director/{mine}"}
    assert floor.gone.keys() == {f"director/{other}", "links"}


async def test_a_revoked_links_open_sockets_lose_the_role_at_once(
    served: Served, come: Come
) -> None:
    director, event = await begin(served, come)
    made = await link(director, "floor", event)
    floor = await come(made.path)
    topic = f"director/{event}"
    await floor.watch(topic, "lobby")
    assert topic in floor.views
    assert roles_of(floor) == (f"floor/{event}",)
    assert isinstance(await director.ask(RevokeLink(made.link)), Accepted)
    await floor.until(lambda: topic in floor.gone)
    assert floor.gone[topic].code == "needs-floor"
    assert floor.connected, "he is still a visitor"
    for command in (Pause(event, "mine"), RemovePlayer(event, "h1", "mine")):
        refused = await floor.ask(command)
        assert isinstance(refused, Refusal)
        assert refused.code == "needs-floor"
    await floor.leave()
    await floor.connect()
    assert not roles_of(floor)
    async with httpx.AsyncClient(base_url=served.address) as client:
        await client.get("/api/me")
        assert (await client.get(made.path or "")).status_code == 404


async def test_a_token_gives_a_program_its_role_over_http_and_the_socket(
    served: Served, come: Come
) -> None:
    director, event = await begin(served, come)
    made = await director.ask(MakeToken("Overlay", "floor", event, days=1))
    assert isinstance(made, Accepted)
    assert made.token is not None
    bearer = {"Authorization": f"Bearer {made.token.secret}"}
    async with httpx.AsyncClient(base_url=served.address, headers=bearer) as client:
        me = (await client.get("/api/me")).json()
        assert (me["name"], me["roles"]) == ("Overlay", [f"floor/{event}"])
        assert not client.cookies
        assert (await client.get(f"/api/view/director/{event}")).status_code == 200
        assert (await client.get("/api/view/tokens")).status_code == 404
        said = {"event": event, "text": "Soup is served"}
        done = await client.post("/api/do/announce", json=said)
        assert done.json()["result"]["type"] == "accepted"
        late = await client.post("/api/do/next-level", json={"event": event, "reason": "late"})
        assert late.json()["result"]["code"] == "needs-director"
        async with connect(f"ws{served.address[4:]}/ws", additional_headers=bearer) as socket:
            assert json.loads(await socket.recv())["person"] == me["person"]
            assert isinstance(await director.ask(RevokeToken(made.token.token)), Accepted)
        for path in (
            "/api/me",
            "/api/view/lobby",
            "/api/results",
            f"/api/replay/room?event={event}",
        ):
            refused = await client.get(path)
            assert (refused.status_code, refused.json()["code"]) == (401, "no-token")
            assert refused.headers["www-authenticate"] == "Bearer"
            assert "set-cookie" not in refused.headers
        refused = await client.post("/api/do/announce", json=said)
        assert refused.json()["code"] == "no-token"


async def test_a_call_that_there_is_not_says_so_in_json(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.address) as client:
        answered = await client.get("/api/view/table/%0A/1")
        assert (answered.status_code, answered.json()["code"]) == (404, "no-such-call")
