"""The director's hand on an event: each act with its reason, on the record under the first rule."""

from functools import partial
from typing import Any

import msgspec

from ruleone.room import clock_commands as k
from ruleone.room import day_commands as y
from ruleone.room import deal_commands as d
from ruleone.room import director_commands as dc
from ruleone.room import entry_commands as n
from ruleone.room import home_commands as hc
from ruleone.room import nights
from ruleone.room import records as r
from ruleone.room.appointing import appoint_refused
from ruleone.room.bargaining import by_word
from ruleone.room.batch import Batch
from ruleone.room.buying import buy
from ruleone.room.chip_commands import ColorUp, CorrectChips
from ruleone.room.conduct_commands import LiftPenalty, Penalise
from ruleone.room.dealt_hands import turn_up
from ruleone.room.entering import first_hands, start, start_refused
from ruleone.room.event_host import EventHost
from ruleone.room.followed_tables import switch, switch_refused
from ruleone.room.hand_for_hand import let_go_on
from ruleone.room.ordered_since import OF_A_PLAYER, misses, terms_of
from ruleone.room.table_commands import BreakTable, KeepTable, SwitchTable, TableCommand
from ruleone.room.taking_back import CAN_BE
from ruleone.rulebook import Refusal
from ruleone.tournament import levels as o
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.tournament import Outcome, Tournament, Trial

Direction = (
    dc.Pause
    | dc.Resume
    | dc.NextLevel
    | ColorUp
    | k.ClockCommand
    | CorrectChips
    | d.OfferDeal
    | d.WithdrawDeal
    | d.ByWord
    | y.NightCommand
    | dc.HandForHand
    | dc.EndHandForHand
    | dc.DealOut
    | dc.WaiveHalt
    | dc.Announce
    | dc.MovePlayer
    | dc.SwapSeats
    | dc.RedrawSeats
    | dc.PinSeat
    | dc.RemovePlayer
    | Penalise
    | LiftPenalty
    | n.BuyChipsFor
    | TableCommand
    | dc.StartEvent
    | dc.AppointStart
    | hc.EndGame
)


def direct(
    host: EventHost,
    command: Direction,
    by: str,
    now_ms: int,
    batch: Batch,
    redoes: int | None = None,
) -> Refusal | None:
    """Carry out what the director (or the floor) says, or say why not. `redoes` is the act that is
    done again with it."""
    if (refused := misses(host, command, again=redoes is not None)) is not None:
        return refused
    if isinstance(command, dc.StartEvent):
        refused = bad_reason(command.reason) or start_refused(host)
        if refused is None:
            host.record(directed(host, command, by, now_ms), batch)
            refused = start(host, now_ms, batch)
        if refused is None and command.waits and host.phase == "running":
            pause = partial(host.tournament.pause, command.reason, host.time(now_ms))
            refused = host.carry_out(pause, batch)
            assert refused is None, "what has just started is not paused"
        return refused
    if isinstance(command, dc.AppointStart):
        return _appoint(host, command, by, now_ms, batch)
    if isinstance(command, dc.DealOut):
        return _deal_out(host, command, by, now_ms, batch)
    if isinstance(command, SwitchTable):
        refused = bad_reason(command.reason) or switch_refused(host, command)
        if refused is None:
            host.record(directed(host, command, by, now_ms), batch)
            switch(host, command, now_ms, batch)
        return refused
    if isinstance(command, n.BuyChipsFor):
        return _buy_for(host, command, by, now_ms, batch, redoes)
    decided = partial(_decided, host, host.tournament, command, host.time(now_ms))
    refused = host.carry_out(decided, batch, directed(host, command, by, now_ms, redoes))
    if refused is None and isinstance(command, y.StartDay):
        first_hands(host, now_ms)
    return refused


def directed(
    host: EventHost,
    command: Direction | dc.Unfreeze | dc.RetireHand | n.EnterPlayers | n.ReEnterPlayer,
    by: str,
    now_ms: int,
    redoes: int | None = None,
) -> r.Directed:
    """The record of what the director does: who, which command, why, and by which rule; which act
    is done again with it, and by which terms that can be."""
    match command:
        case dc.Announce():
            reason = command.text
        case dc.DealOut() | y.SignBags() | d.ShowDeal():
            reason = ""
        case _:
            reason = command.reason
    player = command.player if isinstance(command, OF_A_PLAYER) else None
    cite = host.tournament.state.rules.cite("floor.decides")
    name = str(command.__struct_config__.tag)
    told = by, name, reason, now_ms, cite, player
    return r.Directed(*told, redoes=redoes, terms=_terms(command))


def _terms(command: msgspec.Struct) -> dict[str, Any] | None:
    """The terms of an order that may be given again. A list, which only a director of the room may
    enter, is entered anew as it was the first time."""
    if str(command.__struct_config__.tag) not in CAN_BE or isinstance(command, n.EnterPlayers):
        return None
    return terms_of(command)


def _appoint(
    host: EventHost, command: dc.AppointStart, by: str, now_ms: int, batch: Batch
) -> Refusal | None:
    refused = bad_reason(command.reason) or appoint_refused(host, command.at_ms, now_ms)
    if refused is None:
        host.record(directed(host, command, by, now_ms), batch)
        host.record(r.StartAppointed(command.at_ms), batch)
        host.change_all(batch)
    return refused


def _buy_for(
    host: EventHost,
    command: n.BuyChipsFor,
    by: str,
    now_ms: int,
    batch: Batch,
    redoes: int | None,
) -> Refusal | None:
    if (refused := _cannot_buy_for(host, command)) is not None:
        return host.say(refused)
    host.record(directed(host, command, by, now_ms, redoes), batch)
    return buy(host, command.player, command.what, now_ms, batch)


def _cannot_buy_for(host: EventHost, command: n.BuyChipsFor) -> Refusal | None:
    state = host.tournament.state
    return bad_reason(command.reason) or host.till.cannot_buy(state, command.player, command.what)


def would_refuse(host: EventHost, command: Direction, now_ms: int) -> Refusal | None:
    """Why the order would be refused if it were given now; None where it would be carried out.
    Asked of what can be taken back: of that nothing else is decided outside of the tournament."""
    if (refused := misses(host, command, again=True)) is not None:
        return refused
    if isinstance(command, n.BuyChipsFor):
        refused = _cannot_buy_for(host, command)
    else:
        trial, at_ms = Trial(host.tournament.state), host.time(now_ms)
        if isinstance(command, y.DrawDay):
            decided = nights.try_draw(host, trial, at_ms)
        else:
            decided = _decided(host, trial, command, at_ms)
        refused = decided if isinstance(decided, Refusal) else None
    return None if refused is None else host.say(refused)


def _deal_out(
    host: EventHost, command: dc.DealOut, by: str, now_ms: int, batch: Batch
) -> Refusal | None:
    table = host.tables.get(command.table)
    if table is None:
        return Refusal("table-unknown", "illegal", {"table": command.table})
    if not table.held:
        cite = host.tournament.state.rules.cite("showdown.hand_for_hand_reveal")
        return Refusal("nothing-held", "illegal", {}, cite)
    if table.live is not None:
        refused = let_go_on(table.live, by, batch)
        if refused is None:
            host.record(directed(host, command, by, now_ms), batch)
            host.unsettled = True
        return refused
    host.record(directed(host, command, by, now_ms), batch)
    turn_up(host, table, now_ms, batch)
    return None


def _only_entered(host: EventHost, player: str) -> bool:
    """Whether he has entered and not played yet: before the start, for the next flight, or as one
    who waits for a seat. So his entry is taken back, with its money. Who has a bag has played."""
    state = host.tournament.state
    if player in state.calendar.bags:
        return False
    return host.phase == "open" or player in state.calendar.field or player in state.alternates


def _decided(host: EventHost, tournament: Tournament, command: Direction, at_ms: int) -> Outcome:
    match command:
        case dc.Pause():
            return tournament.pause(command.reason, at_ms)
        case dc.Resume():
            return tournament.resume(command.reason, at_ms)
        case dc.NextLevel():
            return tournament.next_level(command.reason, at_ms)
        case ColorUp():
            return tournament.color_up(command.into, command.reason, at_ms)
        case (
            k.SetClock()
            | k.MoveClock()
            | k.PreviousLevel()
            | k.StartBreak()
            | k.EndBreak()
            | k.PlanBreak()
        ):
            return tournament.order_clock(_clock_order(command), command.reason, at_ms)
        case CorrectChips(player=player, correction=correction, chips=chips, reason=reason):
            return tournament.correct_chips(player, correction, chips, reason, at_ms)
        case d.OfferDeal(kind=kind, left=left, amounts=amounts):
            refused = bad_reason(command.reason)
            return refused or tournament.ask_for_deal(None, kind, left, amounts, at_ms)
        case d.ShowDeal() | d.AnswerDealFor():
            return by_word(host, command, at_ms)
        case d.WithdrawDeal():
            return tournament.withdraw_deal(command.reason, at_ms)
        case y.EndDay() | y.SignBags() | y.DrawDay() | y.StartDay():
            return nights.decided(host, tournament, command, at_ms)
        case dc.HandForHand():
            return tournament.hand_for_hand(command.reason, at_ms)
        case dc.EndHandForHand():
            return tournament.end_hand_for_hand(command.reason, at_ms)
        case dc.WaiveHalt(table=table, reason=reason):
            return tournament.waive_halt(table, reason, at_ms)
        case BreakTable():
            return tournament.break_table(command.table, command.reason, at_ms, wait=command.wait)
        case KeepTable():
            return tournament.keep_table(command.table, command.reason, at_ms)
        case dc.Announce():
            return tournament.announce(command.text, at_ms)
        case dc.MovePlayer():
            return tournament.move(
                command.player, command.table, command.seat, command.reason, at_ms, command.why
            )
        case dc.SwapSeats():
            return tournament.swap(command.player, command.other, command.reason, at_ms)
        case dc.RedrawSeats():
            return tournament.redraw(command.reason, at_ms)
        case dc.PinSeat():
            told = command.player, command.pinned, command.reason, at_ms, command.seat
            return tournament.pin(*told)
        case hc.EndGame():
            return bad_reason(command.reason) or tournament.finish(command.reason, at_ms)
        case dc.RemovePlayer() if _only_entered(host, command.player):
            return bad_reason(command.reason) or tournament.unregister(command.player, at_ms)
        case dc.RemovePlayer():
            return tournament.remove(command.player, command.reason, at_ms)
        case Penalise(player=player, penalty=penalty, count=count, offence=offence):
            return tournament.penalise(player, penalty, count, offence, command.reason, at_ms)
        case LiftPenalty():
            return tournament.lift_penalty(command.player, command.reason, at_ms)
        case dc.StartEvent() | dc.AppointStart() | dc.DealOut() | n.BuyChipsFor() | SwitchTable():
            raise AssertionError("none of these is decided by the tournament alone")


def _clock_order(command: k.ClockCommand) -> o.ClockOrder:
    """What the tournament is told, in milliseconds."""
    match command:
        case k.SetClock():
            return o.SetClock(command.seconds * o.SECOND_MS)
        case k.MoveClock():
            return o.MoveClock(command.seconds * o.SECOND_MS)
        case k.PreviousLevel():
            return o.PreviousLevel()
        case k.StartBreak():
            return o.StartBreak(command.minutes * o.MINUTE_MS)
        case k.EndBreak():
            return o.EndBreak()
        case k.PlanBreak():
            return o.PlanBreak(command.after_level, command.minutes * o.MINUTE_MS)
