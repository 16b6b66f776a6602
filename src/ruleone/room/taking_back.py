"""The director takes back what he did: what the act brought is put right, and the record names
both."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from ruleone.room import clock_commands as k
from ruleone.room import day_commands as y
from ruleone.room import deal_commands as d
from ruleone.room import director_commands as dc
from ruleone.room import entry_commands as n
from ruleone.room import home_commands as hc
from ruleone.room import records as r
from ruleone.room.act_commands import TakeBack
from ruleone.room.acts import Noted
from ruleone.room.batch import Batch
from ruleone.room.chip_commands import ColorUp, CorrectChips
from ruleone.room.conduct_commands import LiftPenalty, Penalise
from ruleone.room.event_host import EventHost
from ruleone.room.live.commands import CountLiveStacks, TakeBackLiveHand
from ruleone.room.table_commands import BreakTable, KeepTable, SwitchTable
from ruleone.rulebook import Refusal
from ruleone.tournament import events as e
from ruleone.tournament.events.seating import (
    SeatsSwapped,
    SwapOrdered,
    TableBreakOrdered,
    TableBreakWithdrawn,
)
from ruleone.tournament.hands.hand_for_hand import announcement_refused
from ruleone.tournament.seating.breaking import break_refused
from ruleone.tournament.seating.pinning import seat_of
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import bad_reason, not_running, refuse
from ruleone.tournament.tournament import Outcome
from ruleone.tournament.undo.acts import Act, decide_entries_back, decide_taking_back

CAN_BE: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (
        dc.Pause, dc.Resume, dc.NextLevel, dc.HandForHand, dc.EndHandForHand, dc.WaiveHalt,
        dc.Announce, dc.MovePlayer, dc.SwapSeats, dc.RedrawSeats, dc.PinSeat, dc.RemovePlayer,
        k.SetClock, k.MoveClock, k.PreviousLevel, k.StartBreak, k.EndBreak, k.PlanBreak, ColorUp,
        CorrectChips, Penalise, LiftPenalty, n.BuyChipsFor, n.EnterPlayers, n.ReEnterPlayer,
        d.OfferDeal, hc.EndGame, y.EndDay, y.DrawDay, BreakTable, KeepTable,
    )
)  # fmt: skip
"""What can be taken back, as long as nothing has been built on it, by the name of its command."""

STANDS: Final = {
    str(kind.__struct_config__.tag): code
    for kind, code in (
        (dc.StartEvent, "act-final-seats"),
        (dc.AppointStart, "act-final-time"),
        (dc.DealOut, "act-final-cards"),
        (dc.Unfreeze, "act-final-hand"),
        (dc.RetireHand, "act-final-hand"),
        (d.WithdrawDeal, "act-final-deal"),
        (d.ShowDeal, "act-final-deal-said"),
        (d.AnswerDealFor, "act-final-deal-said"),
        (y.SignBags, "act-final-bags"),
        (SwitchTable, "act-final-table"),
        (y.StartDay, "act-final-day"),
        (TakeBack, "act-final-again"),
        (TakeBackLiveHand, "act-final-hand-back"),
        (CountLiveStacks, "act-final-count"),
    )
}
"""What stands once it is done, and the code of the reason that is told."""


_CONTRARY: Final = (
    e.EventPaused, e.EventResumed, e.HandForHandAnnounced, e.HandForHandPlayed, e.HandForHandEnded,
    e.SeatPinned, e.Announced, TableBreakOrdered, TableBreakWithdrawn, e.PlayerRegistered,
    e.AlternateListed, e.DealAsked,
)  # fmt: skip
"""What is taken back by an order of its own, not by what the tournament puts right."""

_WHILE_PLAYED: Final = (
    e.EventPaused, e.EventResumed, e.HandForHandAnnounced, e.HandForHandPlayed, e.HandForHandEnded,
)  # fmt: skip
"""What of it only an event that is played can do."""


def why_not(noted: Noted, own: str | None = None) -> Refusal | None:
    """Why the act can be taken back in no event; None where it depends on what has happened
    since. Who has no role takes back his `own` acts alone."""
    if noted.taken_back_by is not None:
        return refuse("act-taken-back")
    if own not in (None, noted.directed.by):
        return refuse("act-of-director")
    if (code := STANDS.get(noted.directed.command)) is not None:
        return refuse(code)
    if noted.directed.command not in CAN_BE or not noted.events:
        return refuse("act-not-kept")
    return None


def _settled(host: EventHost, noted: Noted, own: str | None) -> Refusal | None:
    """The same, with what the end of the event settles: then all stands."""
    refused = why_not(noted, own)
    if host.phase == "over" and noted.taken_back_by is None:
        return refuse("event-over")
    said = refused is not None and refused.code == "act-final-deal-said"
    if said and host.tournament.state.deal_made is not None:
        return host.say(refuse("deal-made"))
    return refused


def stands(host: EventHost, noted: Noted, now_ms: int, own: str | None = None) -> Refusal | None:
    """Why the act cannot be taken back as the event stands now, as `take_back` would say it; None
    where it can, as far as the contrary order of one that has such an order lets it."""
    if (refused := _settled(host, noted, own)) is not None:
        return refused
    if noted.is_list:
        return entries_stand(host, noted, None)
    act = host.acts.act(noted)
    if (refused := _overtaken(host.tournament.state, act)) is not None:
        return host.say(refused)
    if isinstance(act.events[0], _CONTRARY) or isinstance(act.done, e.PlayerMoved | SeatsSwapped):
        return None
    decided = decide_taking_back(host.tournament.state, act, "", host.time(now_ms))
    return host.say(decided) if isinstance(decided, Refusal) else None


def entries_stand(host: EventHost, noted: Noted, player: str | None) -> Refusal | None:
    """Why the entries of a list, or this player's alone, cannot be taken back now; None where they
    can."""
    act = host.acts.entries(noted, player)
    decided = decide_entries_back(host.tournament.state, act, "", 0)
    return host.say(decided) if isinstance(decided, Refusal) else None


def take_back(
    host: EventHost, command: TakeBack, by: str, directs: bool, now_ms: int, batch: Batch
) -> Refusal | None:
    """Put right what the act did, or say why it stands. Who `directs` the event takes back what
    anybody did, the maker of a home game what he did himself."""
    noted = host.acts.find(command.act)
    if noted is None:
        return refuse("act-unknown")
    own = None if directs else by
    if (refused := bad_reason(command.reason) or _settled(host, noted, own)) is not None:
        return refused
    player, at_ms = command.player, host.time(now_ms)
    if player is not None and player not in noted.entered:
        return host.say(refuse("act-not-of-player", player=player))
    if noted.is_list:
        act = host.acts.entries(noted, player)
        decided = partial(host.tournament.take_back_entries, act, command.reason, at_ms)
    else:
        decided = partial(_decided, host, noted, command.reason, at_ms)
    cite = host.tournament.state.rules.cite("floor.decides")
    name, player = str(TakeBack.__struct_config__.tag), player or noted.directed.player
    told = r.Directed(by, name, command.reason, now_ms, cite, player, noted.number)
    return host.carry_out(decided, batch, told)


def _decided(host: EventHost, noted: Noted, reason: str, at_ms: int) -> Outcome:
    """By the contrary order where there is one, else by what the tournament puts right."""
    tournament, act = host.tournament, host.acts.act(noted)
    if (refused := _overtaken(tournament.state, act)) is not None:
        return refused
    match act.events[0]:
        case e.EventPaused():
            return tournament.resume(reason, at_ms)
        case e.EventResumed():
            return tournament.pause(reason, at_ms)
        case e.HandForHandAnnounced():
            return tournament.end_hand_for_hand(reason, at_ms)
        case e.HandForHandEnded() | e.HandForHandPlayed():
            return tournament.hand_for_hand(reason, at_ms)
        case e.SeatPinned(player=player, pinned=pinned, seat=seat):
            seated = pinned or seat_of(tournament.state, player) is not None
            return tournament.pin(player, not pinned, reason, at_ms, None if seated else seat)
        case e.Announced():
            return tournament.withdraw_announcement(at_ms)
        case TableBreakOrdered(table=table):
            return tournament.keep_table(table, reason, at_ms)
        case TableBreakWithdrawn(table=table):
            return tournament.break_table(table, reason, at_ms)
        case e.PlayerRegistered(player=player) | e.AlternateListed(player=player):
            return tournament.unregister(player, at_ms)
        case e.DealAsked():
            return tournament.withdraw_deal(reason, at_ms)
        case e.MoveOrdered(player=player) if isinstance(act.done, e.PlayerMoved):
            done = act.done
            return tournament.move(player, done.from_table, done.from_seat, reason, at_ms)
        case SwapOrdered() if isinstance(act.done, SeatsSwapped):
            return tournament.swap(*act.done.players, reason, at_ms)
        case _:
            return tournament.take_back(act, reason, at_ms)


def _overtaken(state: EventState, act: Act) -> Refusal | None:
    """What has happened since that leaves the contrary order nothing to do; None where nothing
    has, and of an act without such an order."""
    if isinstance(act.events[0], _WHILE_PLAYED) and state.phase != "running":
        return not_running(state)
    match act.events[0]:
        case e.EventPaused() if not state.clock.paused:
            return refuse("not-paused")
        case e.EventResumed() if state.clock.paused:
            return refuse("already-paused")
        case e.Announced(text=text) if state.announcement != text:
            return refuse("act-not-so")
        case TableBreakOrdered(table=table) if table not in state.to_break:
            return refuse("act-final-seats")
        case TableBreakWithdrawn(table=table):
            return break_refused(state, table)
        case e.HandForHandAnnounced() if state.hand_for_hand is None:
            return refuse("hand-for-hand-off")
        case e.HandForHandEnded() | e.HandForHandPlayed():
            return announcement_refused(state)
        case e.DealAsked() as asked if state.deal is None or state.deal.asked != asked:
            return refuse("deal-made" if state.deal_made is not None else "deal-not-offered")
        case e.PlayerWithdrawn() | e.AlternateWithdrawn():
            return refuse("act-final-entry")
        case e.PlayerRegistered(player=player) | e.AlternateListed(player=player):
            held = player in state.alternates or player in state.calendar.field
            return None if held else refuse("act-not-so")
    match act.done:
        case e.PlayerMoved(player=player, to_table=table, to_seat=seat):
            return _since(state, (player,), ((table, seat),))
        case SeatsSwapped(players=players, seats=seats):
            return _since(state, players, seats)
    return None


def _since(
    state: EventState, players: Sequence[str], seats: Sequence[tuple[int, int]]
) -> Refusal | None:
    """Who of these has left the seat that the act gave him; None where all sit there still."""
    for player, seat in zip(players, seats, strict=True):
        if state.seats.get(player) != seat:
            return refuse("act-seat-since", player=player)
    return None
