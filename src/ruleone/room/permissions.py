"""Who may ask what; who may watch what, the topics say themselves (`topics`)."""

from collections.abc import Container
from typing import Final

from ruleone.room import commands as c
from ruleone.room.access.role_links import MakeLink, MakePlayerLinks, RenewPlayerLink, RevokeLink
from ruleone.room.cash.commands import (
    AddOn,
    AskForChips,
    SitOut,
    StopWaiting,
    TakeSeat,
    WaitForSeat,
)
from ruleone.room.commands import Command
from ruleone.room.core.roles import CASHIER, DEALER, DIRECTOR, EVERYBODY, FLOOR, RoleName
from ruleone.room.desk import commands as dk
from ruleone.room.directory.naming import ForgetPlayer, KeepPlayer, SetName
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
from ruleone.room.event.hands.commands import SwitchTable
from ruleone.room.event.home import ComeIn, Invite, MakeHomeGame
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.commands import EndGame
from ruleone.room.event.penalties import LiftPenalty, Penalise
from ruleone.room.event.prizes_by_hand import PayPrize, TakePrizeBack
from ruleone.room.event.seating import BreakTable, KeepTable
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import Redo, TakeBack
from ruleone.room.live import commands as lc
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.screens import ChangeScreen, MakeScreen, RevokeScreen
from ruleone.room.results.leagues import DropLeague, SetLeague
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
    AskForDeal: EVERYBODY,
    AnswerDeal: EVERYBODY,
    OfferDeal: DIRECTOR,
    WithdrawDeal: DIRECTOR,
    ShowDeal: DIRECTOR,
    AnswerDealFor: DIRECTOR,
    EndDay: DIRECTOR,
    SignBag: EVERYBODY,
    SignBags: FLOOR,
    DrawDay: DIRECTOR,
    StartDay: DIRECTOR,
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
    BreakTable: DIRECTOR,
    KeepTable: DIRECTOR,
    SwitchTable: DIRECTOR,
    dc.StartEvent: DIRECTOR,
    dc.AppointStart: DIRECTOR,
    MakeHomeGame: EVERYBODY,
    ComeIn: EVERYBODY,
    Invite: DIRECTOR,
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
    MakeScreen: DIRECTOR,
    ChangeScreen: DIRECTOR,
    RevokeScreen: DIRECTOR,
    CreateEvent: DIRECTOR,
    PayPrize: CASHIER,
    TakePrizeBack: CASHIER,
    KeepPlayer: DIRECTOR,
    ForgetPlayer: DIRECTOR,
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
        dc.Pause, dc.Resume, dc.Announce, dc.RemovePlayer, dc.StartEvent, Invite, EndGame,
        dc.Unfreeze, dc.RetireHand, TakeBack, Redo,
    )
)  # fmt: skip
"""What the maker of a home game may ask there without any role; he may watch its
director's page."""


def may_ask(do: Command, live: Container[str]) -> frozenset[RoleName]:
    """The roles that may ask this; `live` are the live tables, whose dealers the floor lets in."""
    if isinstance(do, MakeLink) and do.role == "dealer" and do.event in live:
        return FLOOR
    return MAY_ASK[type(do)]
