"""Who may ask what, and who may watch what: two tables."""

from collections.abc import Container
from typing import Final

from ruleone.room import commands as c
from ruleone.room.access.commands import MakeLink, MakePlayerLinks, RenewPlayerLink, RevokeLink
from ruleone.room.cash.commands import AddOn, AskForChips, SitOut, TakeSeat
from ruleone.room.cash.waiting.commands import StopWaiting, WaitForSeat
from ruleone.room.commands import Command
from ruleone.room.core.role_name import RoleName
from ruleone.room.core.roles import CASHIER, DEALER, DIRECTOR, EVERYBODY, FLOOR
from ruleone.room.desk import commands as dk
from ruleone.room.directory import commands as rc
from ruleone.room.directory.commands import SetName
from ruleone.room.event.chips.commands import ColorUp, CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.days import commands as y
from ruleone.room.event.deals import commands as d
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.hands.commands import SwitchTable
from ruleone.room.event.home import commands as hc
from ruleone.room.event.money.commands import PayPrize, TakePrizeBack
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.commands import EndGame
from ruleone.room.event.penalties.commands import LiftPenalty, Penalise
from ruleone.room.event.seating import commands as t
from ruleone.room.event.setup.commands import CreateEvent
from ruleone.room.event.undo.commands import Redo, TakeBack
from ruleone.room.live import commands as lc
from ruleone.room.lobby.commands import SitDown
from ruleone.room.results.commands import DropLeague, SetLeague
from ruleone.room.screens import commands as s
from ruleone.room.table.commands import Act, ChooseGame, HoldDeal, ImBack, Leave, NextHand
from ruleone.room.webhooks import commands as p

MAY_ASK: Final[dict[type[Command], frozenset[RoleName]]] = {
    c.Watch: EVERYBODY,
    SetName: EVERYBODY,
    Join: EVERYBODY,
    SitDown: EVERYBODY,
    Leave: EVERYBODY,
    Act: EVERYBODY,
    ChooseGame: EVERYBODY,
    NextHand: EVERYBODY,
    ImBack: EVERYBODY,
    TakeSeat: EVERYBODY,
    AddOn: EVERYBODY,
    SitOut: EVERYBODY,
    HoldDeal: EVERYBODY,
    AskForChips: EVERYBODY,
    WaitForSeat: EVERYBODY,
    StopWaiting: EVERYBODY,
    n.BuyChips: EVERYBODY,
    n.CashTicket: EVERYBODY,
    n.PassRebuy: EVERYBODY,
    n.BuyChipsFor: FLOOR,
    n.EnterPlayers: DIRECTOR,
    n.ReEnterPlayer: DIRECTOR,
    dc.Pause: FLOOR,
    dc.Resume: FLOOR,
    dc.NextLevel: DIRECTOR,
    ColorUp: DIRECTOR,
    CorrectChips: DIRECTOR,
    d.AskForDeal: EVERYBODY,
    d.AnswerDeal: EVERYBODY,
    d.OfferDeal: DIRECTOR,
    d.WithdrawDeal: DIRECTOR,
    d.ShowDeal: DIRECTOR,
    d.AnswerDealFor: DIRECTOR,
    y.EndDay: DIRECTOR,
    y.SignBag: EVERYBODY,
    y.SignBags: FLOOR,
    y.DrawDay: DIRECTOR,
    y.StartDay: DIRECTOR,
    k.SetClock: DIRECTOR,
    k.MoveClock: DIRECTOR,
    k.PreviousLevel: DIRECTOR,
    k.StartBreak: DIRECTOR,
    k.EndBreak: DIRECTOR,
    k.PlanBreak: DIRECTOR,
    dc.HandForHand: FLOOR,
    dc.EndHandForHand: FLOOR,
    dc.DealOut: FLOOR,
    dc.WaiveHalt: DIRECTOR,
    dc.Announce: FLOOR,
    dc.MovePlayer: FLOOR,
    dc.SwapSeats: FLOOR,
    dc.RedrawSeats: DIRECTOR,
    dc.PinSeat: FLOOR,
    dc.RemovePlayer: FLOOR,
    Penalise: FLOOR,
    LiftPenalty: FLOOR,
    TakeBack: DIRECTOR,
    Redo: DIRECTOR,
    t.BreakTable: DIRECTOR,
    t.KeepTable: DIRECTOR,
    SwitchTable: DIRECTOR,
    dc.StartEvent: DIRECTOR,
    dc.AppointStart: DIRECTOR,
    hc.MakeHomeGame: EVERYBODY,
    hc.ComeIn: EVERYBODY,
    hc.Invite: DIRECTOR,
    EndGame: DIRECTOR,
    dc.Unfreeze: DIRECTOR,
    dc.RetireHand: DIRECTOR,
    MakeLink: DIRECTOR,
    RevokeLink: DIRECTOR,
    MakePlayerLinks: FLOOR,
    RenewPlayerLink: DIRECTOR,
    p.MakeToken: DIRECTOR,
    p.RevokeToken: DIRECTOR,
    p.AddHook: DIRECTOR,
    p.RemoveHook: DIRECTOR,
    p.TryHook: DIRECTOR,
    s.MakeScreen: DIRECTOR,
    s.ChangeScreen: DIRECTOR,
    s.RevokeScreen: DIRECTOR,
    CreateEvent: DIRECTOR,
    PayPrize: CASHIER,
    TakePrizeBack: CASHIER,
    rc.KeepPlayer: DIRECTOR,
    rc.ForgetPlayer: DIRECTOR,
    SetLeague: DIRECTOR,
    DropLeague: DIRECTOR,
    lc.OpenLiveTable: FLOOR,
    lc.SeatLive: FLOOR,
    lc.LeaveLive: FLOOR,
    lc.SetLiveLevel: FLOOR,
    lc.SetLiveChips: DEALER,
    lc.StartLiveHand: DEALER,
    lc.TakeBackLiveHand: DEALER,
    lc.FinishLiveHand: DEALER,
    lc.TellLiveHand: DEALER,
    lc.CountLiveStacks: FLOOR,
    lc.EnterLive: DEALER,
    lc.CallFloor: DEALER,
    lc.AnswerCall: FLOOR,
    lc.AnnounceLive: FLOOR,
    lc.CloseLiveTable: FLOOR,
    dk.PutOnList: FLOOR,
    dk.CallUp: FLOOR,
    dk.SeatFromList: FLOOR,
    dk.TakeOffList: FLOOR,
    dk.AddDealer: FLOOR,
    dk.DropDealer: FLOOR,
    dk.PlaceDealer: FLOOR,
    dk.SetPushes: FLOOR,
    dk.PushDealers: FLOOR,
    dk.ChangeDeck: DEALER,
    dk.TakeBackAtDesk: DEALER,
}
"""The roles that may ask each command. Where everybody may, the person's own seat decides."""


MAKER_MAY_ASK: Final[frozenset[type[Command]]] = frozenset(
    (
        dc.Pause, dc.Resume, dc.Announce, dc.RemovePlayer, dc.StartEvent, hc.Invite, EndGame,
        dc.Unfreeze, dc.RetireHand, TakeBack, Redo,
    )
)  # fmt: skip
"""What the maker of a home game may ask there without any role; he may watch its
director's page."""


MAY_WATCH: Final[dict[str, frozenset[RoleName]]] = {
    "lobby": EVERYBODY,
    "event": EVERYBODY,
    "table": EVERYBODY,
    "director": FLOOR,
    "matters": FLOOR,
    "links": DIRECTOR,
    "tokens": DIRECTOR,
    "hooks": DIRECTOR,
    "players": DIRECTOR,
    "screen": EVERYBODY,
    "screens": DIRECTOR,
    "live": DEALER,
    "live-board": EVERYBODY,
    "floor": FLOOR,
    "situations": EVERYBODY,
}
"""The roles that may watch each kind of topic."""


def may_ask(do: Command, live: Container[str]) -> frozenset[RoleName]:
    """The roles that may ask this; `live` are the live tables, whose dealers the floor lets in."""
    if isinstance(do, MakeLink) and do.role == "dealer" and do.event in live:
        return FLOOR
    return MAY_ASK[type(do)]
