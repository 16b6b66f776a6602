"""The director's hand on an event: each act with its reason, on the record under the first rule, as
long as it still fits what his page had shown: what was ordered since, and which level or break is
on.
"""

from functools import partial
from typing import Any, Final

import msgspec

from ruleone.room.core.batch import Batch
from ruleone.room.event.chips import ColorUp, CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.clock.event_clock import appoint_refused
from ruleone.room.event.days import (
    DrawDay,
    EndDay,
    NightCommand,
    SignBags,
    StartDay,
    decided_at_night,
    try_draw,
)
from ruleone.room.event.deals import (
    AnswerDealFor,
    ByWord,
    OfferDeal,
    ShowDeal,
    WithdrawDeal,
    by_word,
)
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.buying import buy
from ruleone.room.event.entries.entering import first_hands, start, start_refused
from ruleone.room.event.hands.commands import SwitchTable
from ruleone.room.event.hands.dealt_hands import turn_up
from ruleone.room.event.hands.hand_for_hand import let_go_on
from ruleone.room.event.hands.tracked_tables import switch, switch_refused
from ruleone.room.event.host.director_log import Noted
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.commands import EndGame
from ruleone.room.event.penalties import LiftPenalty, Penalise
from ruleone.room.event.records import StartAppointed
from ruleone.room.event.seating import BreakTable, KeepTable, TableCommand
from ruleone.room.table.records import Directed
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament import levels as o
from ruleone.tournament.levels import ClockOrder
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.tournament import Outcome, Tournament, Trial

OF_A_PLAYER: Final = (
    CorrectChips | dc.MovePlayer | dc.SwapSeats | dc.PinSeat | dc.RemovePlayer | n.BuyChipsFor
    | Penalise | LiftPenalty | AnswerDealFor | n.ReEnterPlayer
)  # fmt: skip
"""What is ordered for a player: that of another one is another order."""


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


_CROSSED_BY: Final = {
    _tag(kind): frozenset(map(_tag, (kind, *others)))
    for kind, others in (
        (dc.NextLevel, (k.PreviousLevel,)),
        (k.PreviousLevel, (dc.NextLevel,)),
        (k.SetClock, (k.MoveClock,)),
        (k.MoveClock, (k.SetClock,)),
        (k.StartBreak, ()),
        (k.EndBreak, ()),
        (ColorUp, ()),
        (CorrectChips, ()),
        (Penalise, ()),
        (LiftPenalty, (Penalise,)),
        (n.BuyChipsFor, ()),
        (WithdrawDeal, (OfferDeal,)),
        (dc.MovePlayer, (dc.SwapSeats, dc.RedrawSeats)),
        (dc.SwapSeats, (dc.MovePlayer, dc.RedrawSeats)),
        (dc.RedrawSeats, ()),
        (dc.RemovePlayer, (dc.StartEvent,)),
        (dc.AppointStart, ()),
        (EndGame, (dc.StartEvent,)),
    )
}
"""What makes an order mean something else where it was given since: the same, and these others.
Before the start a removal gives the money back, and an end calls the event off."""


def misses(host: EventHost, command: msgspec.Struct, *, again: bool) -> Refusal | None:
    """The refusal of an order that no longer fits what its page had shown; None where it does, and
    where the page said nothing of that. What is done `again` is held up by its own kind alone: what
    else has happened since is known to who does it again."""
    return _another_level(host, command) or _ordered_since(host, command, again=again)


def _another_level(host: EventHost, command: msgspec.Struct) -> Refusal | None:
    """Another level is on than the page had shown, or a break where it had shown none."""
    shown: k.LevelShown | None = getattr(command, "shown", None)
    clock = host.tournament.state.clock
    on = k.LevelShown(clock.level, clock.on_break)
    if shown is None or shown == on:
        return None
    told: dict[str, Parameter] = {
        "shown": shown.level,
        "showed": "break" if shown.on_break else "level",
        "level": on.level,
        "on": "break" if on.on_break else "level",
    }
    return Refusal("level-since", "illegal", told)


def _ordered_since(host: EventHost, command: msgspec.Struct, *, again: bool) -> Refusal | None:
    """Somebody has given the same order since, or one that crosses it."""
    seen: int | None = getattr(command, "seen", None)
    if seen is None:
        return None
    name = _tag(type(command))
    crossed_by = frozenset((name,)) if again else _CROSSED_BY[name]
    for noted in host.director_log.newest_first:
        if noted.number <= seen:
            return None
        act = noted.directed
        undone = None if again or act.undoes is None else host.director_log.find(act.undoes)
        ordered = noted if undone is None else undone
        if ordered.directed.command not in crossed_by or not _same_players(ordered, command):
            continue
        same = undone is None and (again or _same(host, noted, command))
        by, why = host.name_of(act.by), "told" if act.reason else "untold"
        told: dict[str, Parameter] = {"by": by, "reason": act.reason, "why": why}
        return Refusal("given-since" if same else "crossed-since", "illegal", told)
    return None


def _same_players(noted: Noted, command: msgspec.Struct) -> bool:
    """Whether both are about one player, or one of them about all."""
    ordered, these = _of_act(noted), players_of(command)
    return not ordered or not these or bool(ordered & these)


def _same(host: EventHost, noted: Noted, command: msgspec.Struct) -> bool:
    """Whether the act was this very order, with the same terms where those are kept. Two who
    change seats do so in either order."""
    act = noted.directed
    if act.command != _tag(type(command)):
        return False
    if isinstance(command, dc.SwapSeats):
        return _of_act(noted) == players_of(command)
    if isinstance(command, dc.AppointStart):
        return host.appointed_ms == command.at_ms
    return act.terms is None or act.terms == terms_of(command)


def _of_act(noted: Noted) -> frozenset[str]:
    """The players whom an act was about; empty where that is nobody alone."""
    act = noted.directed
    other = None if act.terms is None else act.terms.get("other")
    return frozenset(one for one in (act.player, other) if one is not None)


def players_of(command: msgspec.Struct) -> frozenset[str]:
    """The players whom an order is about; empty where that is nobody alone."""
    if not isinstance(command, OF_A_PLAYER):
        return frozenset()
    other = command.other if isinstance(command, dc.SwapSeats) else command.player
    return frozenset((command.player, other))


def terms_of(command: msgspec.Struct) -> dict[str, object]:
    """What the order says beside its event and its reason. What its page had shown by then is no
    term of it."""
    told: dict[str, object] = msgspec.to_builtins(command)
    return {key: told[key] for key in told if key not in _NO_TERMS}


_NO_TERMS: Final = ("type", "event", "reason", "seen", "shown")

CAN_BE: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (
        dc.Pause, dc.Resume, dc.NextLevel, dc.HandForHand, dc.EndHandForHand, dc.WaiveHalt,
        dc.Announce, dc.MovePlayer, dc.SwapSeats, dc.RedrawSeats, dc.PinSeat, dc.RemovePlayer,
        k.SetClock, k.MoveClock, k.PreviousLevel, k.StartBreak, k.EndBreak, k.PlanBreak, ColorUp,
        CorrectChips, Penalise, LiftPenalty, n.BuyChipsFor, n.EnterPlayers, n.ReEnterPlayer,
        OfferDeal, EndGame, EndDay, DrawDay, BreakTable, KeepTable,
    )
)  # fmt: skip
"""What can be taken back, as long as nothing has been built on it, by the name of its command."""


def can_be_undone(command: str) -> bool:
    """Whether what was ordered by the command of this name can be, as long as nothing has been
    built on it."""
    return command in CAN_BE


Direction = (
    dc.Pause
    | dc.Resume
    | dc.NextLevel
    | ColorUp
    | k.ClockCommand
    | CorrectChips
    | OfferDeal
    | WithdrawDeal
    | ByWord
    | NightCommand
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
    | EndGame
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
    if refused is None and isinstance(command, StartDay):
        first_hands(host, now_ms)
    return refused


def directed(
    host: EventHost,
    command: Direction | dc.Unfreeze | dc.RetireHand | n.EnterPlayers | n.ReEnterPlayer,
    by: str,
    now_ms: int,
    redoes: int | None = None,
) -> Directed:
    """The record of what the director does: who, which command, why, and by which rule; which act
    is done again with it, and by which terms that can be."""
    match command:
        case dc.Announce():
            reason = command.text
        case dc.DealOut() | SignBags() | ShowDeal():
            reason = ""
        case _:
            reason = command.reason
    player = command.player if isinstance(command, OF_A_PLAYER) else None
    cite = host.tournament.state.rules.cite("floor.decides")
    name = str(command.__struct_config__.tag)
    told = by, name, reason, now_ms, cite, player
    return Directed(*told, redoes=redoes, terms=_terms(command))


def _terms(command: msgspec.Struct) -> dict[str, Any] | None:
    """The terms of an order that may be given again. A list, which only a director of the room may
    enter, is entered anew as it was the first time."""
    if not can_be_undone(_tag(type(command))) or isinstance(command, n.EnterPlayers):
        return None
    return terms_of(command)


def _appoint(
    host: EventHost, command: dc.AppointStart, by: str, now_ms: int, batch: Batch
) -> Refusal | None:
    refused = bad_reason(command.reason) or appoint_refused(host, command.at_ms, now_ms)
    if refused is None:
        host.record(directed(host, command, by, now_ms), batch)
        host.record(StartAppointed(command.at_ms), batch)
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
    return bad_reason(command.reason) or host.accounts.cannot_buy(
        state, command.player, command.what
    )


def would_refuse(host: EventHost, command: Direction, now_ms: int) -> Refusal | None:
    """Why the order would be refused if it were given now; None where it would be carried out.
    Asked of what can be taken back: of that nothing else is decided outside of the tournament."""
    if (refused := misses(host, command, again=True)) is not None:
        return refused
    if isinstance(command, n.BuyChipsFor):
        refused = _cannot_buy_for(host, command)
    else:
        trial, at_ms = Trial(host.tournament.state), host.time(now_ms)
        if isinstance(command, DrawDay):
            decided = try_draw(host, trial, at_ms)
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
        case OfferDeal(kind=kind, left=left, amounts=amounts):
            refused = bad_reason(command.reason)
            return refused or tournament.ask_for_deal(None, kind, left, amounts, at_ms)
        case ShowDeal() | AnswerDealFor():
            return by_word(host, command, at_ms)
        case WithdrawDeal():
            return tournament.withdraw_deal(command.reason, at_ms)
        case EndDay() | SignBags() | DrawDay() | StartDay():
            return decided_at_night(host, tournament, command, at_ms)
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
        case EndGame():
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


def _clock_order(command: k.ClockCommand) -> ClockOrder:
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
