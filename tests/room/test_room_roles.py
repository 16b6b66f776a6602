"""Who may do what: every command and every topic with every role."""

from typing import get_args

import msgspec
import pytest
from live_world import LEVEL, opening
from msgspec.inspect import type_info
from world import World

from ruleone.dealing.actions import Fold
from ruleone.floor.followed import AllDealt
from ruleone.leagues.league import League
from ruleone.room import commands as c
from ruleone.room.access import staff_orders as so
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
from ruleone.room.commands import ORDERS, Command
from ruleone.room.core.roles import Caller, Grant, RoleName
from ruleone.room.desk import commands as dk
from ruleone.room.desk.undo import TakeBackAtDesk
from ruleone.room.directory.naming import KeepPlayer, NameAsker, SetName
from ruleone.room.event import payments as pay
from ruleone.room.event import reports as ro
from ruleone.room.event.chips import ColorUp, CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.days import DrawDay, EndDay, SignBag, SignBags, StartDay
from ruleone.room.event.deals import (
    AnswerDeal,
    AnswerDealFor,
    AskForDeal,
    OfferDeal,
    ShowDeal,
    WithdrawDeal,
)
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.hands.tracked_tables import SwitchTable
from ruleone.room.event.home import ComeIn, Invite, MakeHomeGame
from ruleone.room.event.host.order import EventOrder
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import AcceptRequest, EnterPlayers, ReEnterPlayer
from ruleone.room.event.penalties import LiftPenalty, Penalise
from ruleone.room.event.prizes_by_hand import PayPrize, TakePrizeBack
from ruleone.room.event.seating import BreakTable, KeepTable
from ruleone.room.event.setup.changing import ChangeEvent, EventChanges
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.setup.templates import DropTemplate, KeepTemplate, KeptTemplate
from ruleone.room.event.undo import GiveReason, KeepAct, Redo, TakeBack
from ruleone.room.live import commands as lc
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.screens import ChangeScreen, Layout, MakeScreen, RevokeScreen
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
from ruleone.room.topics import TOPICS
from ruleone.room.views import Outcome
from ruleone.room.webhooks import hooks as p
from ruleone.rulebook import Refusal
from ruleone.web.calls.examples import sample

ROLES: tuple[RoleName, ...] = get_args(RoleName)
CLOCK = Layout(("clock",))
DENIED = {"needs-director", "needs-floor", "needs-dealer", "needs-cashier"}

# Written out once more by hand, so that a slip in what orders say of themselves shows.
FLOOR = {"director", "floor"}
EXPECTED: dict[type[Command], set[str]] = {
    c.Watch: set(ROLES) | {"none"},
    SetName: set(ROLES) | {"none"},
    Join: set(ROLES) | {"none"},
    SitDown: set(ROLES) | {"none"},
    Leave: set(ROLES) | {"none"},
    Act: set(ROLES) | {"none"},
    ChooseGame: set(ROLES) | {"none"},
    NextHand: set(ROLES) | {"none"},
    ImBack: set(ROLES) | {"none"},
    TakeSeat: set(ROLES) | {"none"},
    AddOn: set(ROLES) | {"none"},
    SitOut: set(ROLES) | {"none"},
    HoldDeal: set(ROLES) | {"none"},
    AskForChips: set(ROLES) | {"none"},
    n.BuyChips: set(ROLES) | {"none"},
    n.CashTicket: set(ROLES) | {"none"},
    n.PassRebuy: set(ROLES) | {"none"},
    n.BuyChipsFor: FLOOR,
    dc.Pause: FLOOR,
    dc.Resume: FLOOR,
    AskForDeal: set(ROLES) | {"none"},
    AnswerDeal: set(ROLES) | {"none"},
    OfferDeal: {"director"},
    WithdrawDeal: {"director"},
    ShowDeal: {"director"},
    AnswerDealFor: {"director"},
    EndDay: {"director"},
    SignBag: set(ROLES) | {"none"},
    SignBags: FLOOR,
    DrawDay: {"director"},
    StartDay: {"director"},
    dc.HandForHand: FLOOR,
    dc.EndHandForHand: FLOOR,
    dc.DealOut: FLOOR,
    dc.WaiveHalt: {"director"},
    dc.Announce: FLOOR,
    dc.TakeDown: FLOOR,
    dc.MovePlayer: FLOOR,
    dc.SwapSeats: FLOOR,
    dc.RedrawSeats: {"director"},
    dc.PinSeat: FLOOR,
    dc.RemovePlayer: FLOOR,
    dc.NoShow: FLOOR,
    Penalise: FLOOR,
    BreakTable: {"director"},
    KeepTable: {"director"},
    **{kind: FLOOR for kind in ro.ORDERS if kind is not ro.SwitchByItself},
    ro.SwitchByItself: {"director"},
    SwitchTable: {"director"},
    LiftPenalty: FLOOR,
    TakeBack: {"director"},
    KeepAct: {"director"},
    Redo: {"director"},
    GiveReason: {"director", "floor"},
    dc.NextLevel: {"director"},
    ChangeEvent: {"director"},
    **{kind: {"director"} for kind in k.ORDERS},
    ColorUp: {"director"},
    CorrectChips: {"director"},
    Unfreeze: {"director"},
    RetireHand: {"director"},
    dc.StartEvent: {"director"},
    dc.AppointStart: {"director"},
    EnterPlayers: {"director"},
    ReEnterPlayer: {"director"},
    MakeHomeGame: set(ROLES) | {"none"},
    ComeIn: set(ROLES) | {"none"},
    Invite: {"director"},
    EndGame: {"director"},
    MakeLink: {"director"},
    RevokeLink: {"director"},
    MakePlayerLinks: FLOOR,
    RenewPlayerLink: {"director"},
    MakeToken: {"director"},
    RevokeToken: {"director"},
    so.AddStaff: {"director"},
    so.ChangeStaff: {"director"},
    so.RemoveStaff: {"director"},
    so.SetStaffLock: {"director"},
    so.ShareDevice: {"director"},
    so.SignInAsStaff: set(ROLES) | {"none"},
    so.Lock: set(ROLES) | {"none"},
    so.ChangeOwnPin: set(ROLES) | {"none"},
    p.AddHook: {"director"},
    p.RemoveHook: {"director"},
    p.TryHook: {"director"},
    MakeScreen: {"director"},
    ChangeScreen: {"director"},
    RevokeScreen: {"director"},
    CreateEvent: {"director"},
    KeepPlayer: {"director"},
    NameAsker: {"director", "cashier"},
    ForgetPlayer: {"director"},
    SetLeague: {"director"},
    DropLeague: {"director"},
    AddLeagueResults: {"director"},
    GivePoints: {"director"},
    UndoLeagueEntry: {"director"},
    KeepTemplate: {"director"},
    DropTemplate: {"director"},
    PayPrize: {"director", "cashier"},
    **{kind: {"director", "cashier"} for kind in pay.ORDERS},
    AcceptRequest: {"director", "cashier"},
    n.DeclineRequest: {"director", "cashier"},
    n.AskDesk: set(ROLES) | {"none"},
    n.WithdrawRequest: set(ROLES) | {"none"},
    TakePrizeBack: {"director", "cashier"},
    lc.OpenLiveTable: FLOOR,
    lc.SeatLive: FLOOR,
    lc.LeaveLive: FLOOR,
    lc.SetLiveLevel: FLOOR,
    # A dealer is one at his own table alone, which is not the one that is asked for here.
    lc.SetLiveChips: FLOOR,
    lc.StartLiveHand: FLOOR,
    lc.TakeBackLiveHand: FLOOR,
    lc.FinishLiveHand: FLOOR,
    lc.TellLiveHand: FLOOR,
    lc.CountLiveStacks: FLOOR,
    lc.EnterLive: FLOOR,
    lc.CallFloor: FLOOR,
    lc.AnswerCall: FLOOR,
    lc.ComeToCall: FLOOR,
    lc.AnnounceLive: FLOOR,
    lc.CloseLiveTable: FLOOR,
    WaitForSeat: set(ROLES) | {"none"},
    StopWaiting: set(ROLES) | {"none"},
    **dict.fromkeys((*dk.ORDERS, TakeBackAtDesk), FLOOR),
}


def of_other_parts(event: str) -> dict[type[Command], Command]:
    """The same for what is said of deals, asked of tables, of the desk and of prizes, and for
    programs."""
    return {
        PayPrize: PayPrize(event, "ann", 100),
        TakePrizeBack: TakePrizeBack(event, "ann", "a slip"),
        AskForDeal: AskForDeal(event, "icm"),
        AnswerDeal: AnswerDeal(event, 1, True),
        OfferDeal: OfferDeal(event, "icm", "asked for"),
        WithdrawDeal: WithdrawDeal(event, "no agreement"),
        ShowDeal: ShowDeal(event, 1, "paper"),
        AnswerDealFor: AnswerDealFor(event, "p1", 1, True, "said so"),
        MakeToken: MakeToken("Overlay", "screen", event),
        RevokeToken: RevokeToken("t999"),
        so.AddStaff: so.AddStaff("Mei", "407193", (Grant("floor"),)),
        so.ChangeStaff: so.ChangeStaff("s9"),
        so.RemoveStaff: so.RemoveStaff("s9"),
        so.SetStaffLock: so.SetStaffLock(0),
        so.ShareDevice: so.ShareDevice(),
        so.SignInAsStaff: so.SignInAsStaff("407193", "s9"),
        so.Lock: so.Lock(),
        so.ChangeOwnPin: so.ChangeOwnPin("407193", "582046"),
        p.AddHook: p.AddHook("https://example.org/", ("level",), event),
        p.RemoveHook: p.RemoveHook("w999"),
        p.TryHook: p.TryHook("w999"),
        BreakTable: BreakTable(event, 1, "a dealer is ill"),
        KeepTable: KeepTable(event, 1, "another has come"),
        SwitchTable: SwitchTable(event, 1, "live", "a dealer has come"),
        ChangeEvent: ChangeEvent(event, EventChanges()),
        WaitForSeat: WaitForSeat("holdem-50-100"),
        StopWaiting: StopWaiting("holdem-50-100"),
        dk.PutOnList: dk.PutOnList("Ann", event),
        dk.CallUp: dk.CallUp(1),
        dk.SeatFromList: dk.SeatFromList(1, event, 1, 100),
        dk.TakeOffList: dk.TakeOffList(1),
        dk.AddDealer: dk.AddDealer("Dee", event),
        dk.DropDealer: dk.DropDealer("d1", event),
        dk.PlaceDealer: dk.PlaceDealer("d1", "1", event),
        dk.SetPushes: dk.SetPushes(30, event),
        dk.PushDealers: dk.PushDealers(event=event),
        dk.ChangeDeck: dk.ChangeDeck(event, "dealer-push"),
        TakeBackAtDesk: TakeBackAtDesk(1, "a slip", event),
        MakeScreen: MakeScreen(event, "Hall", CLOCK),
        ChangeScreen: ChangeScreen(event, "0", "Hall", CLOCK),
        RevokeScreen: RevokeScreen(event, "0"),
        lc.OpenLiveTable: opening(),
        lc.SeatLive: lc.SeatLive("l1", 9, "Gil", 5_000),
        lc.LeaveLive: lc.LeaveLive("l1", 1),
        lc.SetLiveLevel: lc.SetLiveLevel("l1", LEVEL),
        lc.SetLiveChips: lc.SetLiveChips("l1", (25, 100)),
        lc.StartLiveHand: lc.StartLiveHand("l1", 0),
        lc.TakeBackLiveHand: lc.TakeBackLiveHand("l1", 1),
        lc.FinishLiveHand: lc.FinishLiveHand("l1", 1),
        lc.TellLiveHand: lc.TellLiveHand(event="l1", hand=0),
        lc.CountLiveStacks: lc.CountLiveStacks("l1", (), "a break"),
        lc.EnterLive: lc.EnterLive("l1", 1, 0, AllDealt()),
        lc.CallFloor: lc.CallFloor("l1", "a dispute"),
        lc.AnswerCall: lc.AnswerCall("l1"),
        lc.ComeToCall: lc.ComeToCall("l1"),
        lc.AnnounceLive: lc.AnnounceLive(event="l1", texts={"en": "Dinner at nine"}),
        lc.CloseLiveTable: lc.CloseLiveTable("l1"),
    }


def of_reports(event: str) -> dict[type[Command], Command]:
    """What is reported and proposed at tables that nobody follows."""
    return {
        ro.FollowTable: ro.FollowTable(event, 1, ()),
        ro.LetGoTable: ro.LetGoTable(event, 1),
        ro.ReportOut: ro.ReportOut(event, (ro.OutOf("h1"),)),
        ro.UndoOut: ro.UndoOut(event, "h1"),
        ro.ReportStacks: ro.ReportStacks(event, (ro.Counted("h1", 100),)),
        ro.ReportBigBlind: ro.ReportBigBlind(event, 1, 2),
        ro.ReportHandOver: ro.ReportHandOver(event, 1),
        ro.LookedAtTable: ro.LookedAtTable(event, 1),
        ro.TakeProposal: ro.TakeProposal(event, "break/1-9"),
        ro.PutOffProposal: ro.PutOffProposal(event, "break/1-9"),
        ro.SwitchByItself: ro.SwitchByItself(event, True),
    }


def of_seats(event: str) -> dict[type[Command], Command]:
    """What is ordered about seats."""
    return {
        dc.MovePlayer: dc.MovePlayer(event, "h1", 2, 9, "asked to"),
        dc.RedrawSeats: dc.RedrawSeats(event, "announced before"),
        dc.SwapSeats: dc.SwapSeats(event, "h1", "h2", "read the cards wrongly"),
        dc.PinSeat: dc.PinSeat(event, "h1", True, "a wheelchair"),
    }


def of_the_director(event: str) -> dict[type[Command], Command]:
    """Orders of a running event."""
    return {
        dc.Pause: dc.Pause(event, "a spill"),
        dc.Resume: dc.Resume(event, "dry again"),
        dc.NextLevel: dc.NextLevel(event, "late"),
        k.SetClock: k.SetClock(event, 240, "lost time"),
        k.MoveClock: k.MoveClock(event, 60, "lost time"),
        k.PreviousLevel: k.PreviousLevel(event, "a slip"),
        k.StartBreak: k.StartBreak(event, 5, "dinner"),
        k.EndBreak: k.EndBreak(event, "all are back"),
        k.PlanBreak: k.PlanBreak(event, 2, 15, "dinner"),
        CorrectChips: CorrectChips(event, "h1", "found", 100, "under the rail"),
        ColorUp: ColorUp(event, 100, "not needed"),
        EndDay: EndDay(event, "late"),
        SignBag: SignBag(event),
        SignBags: SignBags(event),
        DrawDay: DrawDay(event, "all bags are signed"),
        StartDay: StartDay(event, "good morning"),
        dc.HandForHand: dc.HandForHand(event, "near the money"),
        dc.EndHandForHand: dc.EndHandForHand(event, "enough"),
        dc.DealOut: dc.DealOut(event, 1),
        dc.WaiveHalt: dc.WaiveHalt(event, 1, "late"),
        dc.Announce: dc.Announce(event, "Soup is served"),
        dc.TakeDown: dc.TakeDown(event),
        **of_seats(event),
        **of_reports(event),
        dc.RemovePlayer: dc.RemovePlayer(event, "h1", "asked to"),
        dc.NoShow: dc.NoShow(event, "h1", "never came"),
        Penalise: Penalise(event, "h1", "hands", "shouting", 1),
        LiftPenalty: LiftPenalty(event, "h1", "a slip"),
        TakeBack: TakeBack(event, 1, "a slip"),
        KeepAct: KeepAct(event, 1),
        Redo: Redo(event, 1),
        GiveReason: GiveReason(event, 1, "so"),
    }


def asking(kind: type[Command], event: str) -> Command:
    """A command of this kind that has something to refuse beside the role, or nothing."""
    examples: dict[type[Command], Command] = {
        c.Watch: c.Watch(("lobby",)),
        SetName: SetName("Somebody"),
        Join: Join(event),
        SitDown: SitDown("monopoly"),
        Leave: Leave(event),
        Act: Act(event, 1, 1, 1, Fold()),
        ChooseGame: ChooseGame(event, 1, 0, "nlhe"),
        NextHand: NextHand(event, 1, 1),
        ImBack: ImBack(event),
        TakeSeat: TakeSeat("monopoly", 5_000),
        AddOn: AddOn("c1", 100),
        SitOut: SitOut("c1"),
        HoldDeal: HoldDeal("c1", 1, 1),
        AskForChips: AskForChips(),
        **of_the_director(event),
        n.BuyChips: n.BuyChips(event, "rebuy"),
        n.CashTicket: n.CashTicket(event),
        n.PassRebuy: n.PassRebuy(event),
        n.BuyChipsFor: n.BuyChipsFor(event, "h1", "rebuy", "said so"),
        AcceptRequest: AcceptRequest(event, "h1", "asked by phone"),
        n.DeclineRequest: n.DeclineRequest(event, "h1"),
        n.AskDesk: n.AskDesk(event, "entry"),
        n.WithdrawRequest: n.WithdrawRequest(event),
        pay.RecordPayment: pay.RecordPayment(event, 1, 50, "cash"),
        pay.GiveMoneyBack: pay.GiveMoneyBack(event, 1, 50, "cash"),
        pay.VoidReceipt: pay.VoidReceipt(event, 1),
        pay.OpenTill: pay.OpenTill(event, 100),
        pay.MoveCash: pay.MoveCash(event, 1, 100),
        pay.CloseTill: pay.CloseTill(event, 1, 100),
        pay.ReopenTill: pay.ReopenTill(event, 1),
        pay.TakeCashIn: pay.TakeCashIn(event, 50),
        EnterPlayers: EnterPlayers(event, ("h1",), "the list of the club"),
        ReEnterPlayer: ReEnterPlayer(event, "h1", "asked to"),
        dc.StartEvent: dc.StartEvent(event, "all are here"),
        dc.AppointStart: dc.AppointStart(event, "as announced"),
        MakeHomeGame: MakeHomeGame("Friday", 1, 1_000, 10, 20),
        ComeIn: ComeIn(event, "no secret"),
        Invite: Invite(event),
        EndGame: EndGame(event, "late"),
        Unfreeze: Unfreeze(event, "looked at", 1),
        RetireHand: RetireHand(event, 1, "looked at"),
        MakeLink: MakeLink("floor", event),
        RevokeLink: RevokeLink("l99"),
        MakePlayerLinks: MakePlayerLinks(event, ("h1",)),
        RenewPlayerLink: RenewPlayerLink(event, "h1"),
        KeepPlayer: KeepPlayer("Somebody else"),
        NameAsker: NameAsker(event, "h1", "Somebody new"),
        ForgetPlayer: ForgetPlayer("ann"),
        SetLeague: SetLeague(League("friday", "Friday", "entrants - place")),
        DropLeague: DropLeague("friday"),
        AddLeagueResults: AddLeagueResults("friday", "Swan", "2026-11-20", ()),
        GivePoints: GivePoints("friday", "ann", "5", "came early"),
        UndoLeagueEntry: UndoLeagueEntry("friday", "x1", "a slip"),
        KeepTemplate: KeepTemplate(KeptTemplate("Friday", CreateEvent("six-max", "Friday"))),
        DropTemplate: DropTemplate("Friday"),
        CreateEvent: CreateEvent("heads-up", "Duel"),
    }
    own = (examples | of_other_parts(event)).get(kind)
    if own is not None:
        return own
    told = sample(type_info(kind))
    return msgspec.convert(told | {"event": event} if "event" in told else told, kind)


def holder(world: World, boss: Caller, role: str, event: str | None = None) -> Caller:
    """Somebody who has come by a link of this role, or by none."""
    if role == "none":
        return world.connect("somebody")
    table = 1 if role == "dealer" else None
    bound = event or (world.lobby(boss).events[0].event if table else None)
    link = world.do(boss, MakeLink(role, bound, table)).link  # type: ignore[arg-type]
    assert link is not None
    return come_by(world, link, f"a-{role}")


def secret_of(link: LinkView | None) -> str:
    assert link is not None
    assert link.path is not None
    return link.path.rpartition("/")[2]


def come_by(world: World, link: LinkView, person: str) -> Caller:
    opened = world.room.open_link(secret_of(link), Caller(person, "c"), world.now_ms)
    assert isinstance(opened, Outcome)
    world.take(opened)
    return world.connect(person, (link.link,))


def test_every_command_and_topic_is_in_the_table() -> None:
    assert set(ORDERS) == set(get_args(Command)) == set(EXPECTED)
    assert set(TOPICS) == {
        "lobby", "event", "table", "director", "links", "tokens", "hooks", "live", "live-board",
        "floor", "situations", "screen", "screens", "players", "matters", "payments",
        "staff",
    }  # fmt: skip


def test_each_command_says_first_whose_it_is() -> None:
    least = {"Director": "director", "Floor": "floor", "Dealer": "dealer", "Cashier": "cashier"}
    for kind in ORDERS:
        said = least.get((kind.__doc__ or "").partition(":")[0])
        told = [role for role in least.values() if role in kind.may]
        assert said is None or said == told[-1], kind.__name__


@pytest.mark.rows("role", [*ROLES, "none"])
@pytest.mark.rows("kind", ORDERS, ids=lambda kind: kind.__name__)
def test_each_command_with_each_role(kind: type[Command], role: str) -> None:
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    asker = holder(world, boss, role)
    result = world.ask(asker, asking(kind, event)).result
    denied = isinstance(result, Refusal) and result.code in DENIED
    assert denied != (role in EXPECTED[kind])
    if denied:
        assert world.outcomes[-1].writes == ()


@pytest.mark.rows("role", [*ROLES, "none"])
def test_each_topic_with_each_role(role: str) -> None:
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    asker = holder(world, boss, role)
    for topic, allowed in (
        ("lobby", True),
        (f"event/{event}", True),
        (f"table/{event}/1", True),
        (f"director/{event}", role in FLOOR),
        ("matters", role in FLOOR),
        ("links", role == "director"),
        ("tokens", role == "director"),
        ("hooks", role == "director"),
        ("players", role == "director"),
        ("staff", role == "director"),
        (f"payments/{event}", role in {"director", "cashier"}),
        (f"links/{event}", role == "director"),
        (f"tokens/{event}", role == "director"),
        (f"hooks/{event}", role == "director"),
        (f"screens/{event}", role == "director"),
        ("screen/0", True),
        ("live/l1", role in FLOOR),
        ("live-board/l1", True),
        ("floor", role in FLOOR),
    ):
        view = world.room.view(topic, asker, world.now_ms)
        assert (isinstance(view, Refusal) and view.code in DENIED) != allowed, topic


@pytest.mark.rows("role", [*ROLES, "none"])
@pytest.mark.rows("kind", ORDERS, ids=lambda kind: kind.__name__)
def test_each_command_at_a_cash_table_with_each_role(kind: type[Command], role: str) -> None:
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    world.sit_down(ann)
    table = world.do(ann, TakeSeat("holdem-50-100", 5_000)).event
    assert table is not None
    asker = holder(world, boss, role)
    result = world.ask(asker, asking(kind, table)).result
    denied = isinstance(result, Refusal) and result.code in DENIED
    assert denied != (role in EXPECTED[kind])
    if isinstance(result, Refusal):
        assert world.outcomes[-1].writes == ()
    if kind is EndGame and not denied:
        assert isinstance(world.room.view(f"table/{table}/1", ann, world.now_ms), Refusal)
    else:
        assert world.table(table, 1, ann).my_seat is not None


def test_a_role_bound_to_an_event_is_worth_nothing_in_another_or_in_the_room() -> None:
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    mine, other = world.sit_down(ann), world.sit_down(ann)
    bound = holder(world, boss, "director", mine)
    world.do(bound, dc.Pause(mine, "a spill"))
    assert world.refused(bound, dc.Pause(other, "a spill")).code == "needs-floor"
    for command in (CreateEvent("heads-up", "Duel"), MakeLink("floor"), RevokeLink("l1")):
        assert world.refused(bound, command).code == "needs-director"
    assert world.do(bound, MakeLink("floor", mine)).link is not None
    assert world.refused(bound, MakeLink("floor", other)).code == "needs-director"
    assert isinstance(world.room.view("links", bound, world.now_ms), Refusal)
    assert isinstance(world.room.view(f"director/{other}", bound, world.now_ms), Refusal)
    assert world.room.welcome(bound, world.now_ms).roles == (f"director/{mine}",)


def test_a_role_bound_to_a_table_is_worth_nothing_in_the_whole_event() -> None:
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    link = world.do(boss, MakeLink("floor", event, 2)).link
    assert link is not None
    bound = come_by(world, link, "a-floor-of-a-table")
    assert world.room.welcome(bound, world.now_ms).roles == (f"floor/{event}/2",)
    assert world.refused(bound, dc.Pause(event, "a spill")).code == "needs-floor"
    assert isinstance(world.room.view(f"director/{event}", bound, world.now_ms), Refusal)
    assert Grant("floor", event).covers(event)
    assert not Grant("floor", event, 2).covers(event)


@pytest.mark.rows("kind", [kind for kind in c.ORDERS if issubclass(kind, EventOrder)])
def test_no_order_writes_into_the_stream_of_an_event_that_is_over(kind: type[Command]) -> None:
    """Neither the director's nor a player's, whose seat is as it was when the event was ended."""
    world = World(seed=1)
    ann, boss = world.connect("ann"), world.director()
    event = world.sit_down(ann)
    world.do(boss, dc.Pause(event))
    world.do(boss, EndGame(event, "late"))
    for _ in range(200):
        if world.event(event, ann).line.state == "over":
            break
        world.wake()
    assert world.event(event, ann).line.state == "over"
    for caller in (boss, ann):
        world.ask(caller, asking(kind, event))
        streams = {write.stream for write in world.outcomes[-1].writes}
        assert f"event/{event}" not in streams
