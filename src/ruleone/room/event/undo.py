"""What the director did is taken back: what the act brought is put right, and the record names
both. What was taken back is done again by the same order, on the same path.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from ruleone.room.core.batch import Batch
from ruleone.room.event.clock import commands as k
from ruleone.room.event.days import SignBags, StartDay
from ruleone.room.event.deals import AnswerDealFor, ShowDeal, WithdrawDeal
from ruleone.room.event.entries.commands import ReEnterPlayer
from ruleone.room.event.hands.commands import SwitchTable
from ruleone.room.event.host.director_log import Noted
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import EventNews, Line, named, of_record
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.directing import CAN_BE, Direction, would_refuse
from ruleone.room.event.orders.entry_list import re_entry_refused
from ruleone.room.live.commands import CountLiveStacks, TakeBackLiveHand
from ruleone.room.table.records import Directed
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.tournament import events as e
from ruleone.tournament.events import EntriesClosed, TableOpened
from ruleone.tournament.events.clock import BreakEnded
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.seating import (
    SeatsSwapped,
    SwapOrdered,
    TableBreakOrdered,
    TableBreakWithdrawn,
)
from ruleone.tournament.hands.hand_for_hand import announcement_refused
from ruleone.tournament.news import news
from ruleone.tournament.seating.breaking import break_refused
from ruleone.tournament.seating.pinning import seat_of
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import bad_reason, not_running, refuse
from ruleone.tournament.tournament import Outcome
from ruleone.tournament.undo.repairs import Act, decide_entries_back, decide_taking_back


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """Director: what the act of this number did is put right, as long as nothing has been built on
    it. The record keeps both. Of a list of entries all that still stand are taken back, or none
    where one of them has to stay; with a `player` his alone."""

    event: str
    act: int
    reason: str
    player: str | None = None


STANDS: Final = {
    str(kind.__struct_config__.tag): code
    for kind, code in (
        (dc.StartEvent, "act-final-seats"),
        (dc.AppointStart, "act-final-time"),
        (dc.DealOut, "act-final-cards"),
        (dc.Unfreeze, "act-final-hand"),
        (dc.RetireHand, "act-final-hand"),
        (WithdrawDeal, "act-final-deal"),
        (ShowDeal, "act-final-deal-said"),
        (AnswerDealFor, "act-final-deal-said"),
        (SignBags, "act-final-bags"),
        (SwitchTable, "act-final-table"),
        (StartDay, "act-final-day"),
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
    act = host.director_log.act(noted)
    if (refused := _overtaken(host.tournament.state, act)) is not None:
        return host.say(refused)
    if isinstance(act.events[0], _CONTRARY) or isinstance(act.done, e.PlayerMoved | SeatsSwapped):
        return None
    decided = decide_taking_back(host.tournament.state, act, "", host.time(now_ms))
    return host.say(decided) if isinstance(decided, Refusal) else None


def entries_stand(host: EventHost, noted: Noted, player: str | None) -> Refusal | None:
    """Why the entries of a list, or this player's alone, cannot be taken back now; None where they
    can."""
    act = host.director_log.entries(noted, player)
    decided = decide_entries_back(host.tournament.state, act, "", 0)
    return host.say(decided) if isinstance(decided, Refusal) else None


def take_back(
    host: EventHost, command: TakeBack, by: str, directs: bool, now_ms: int, batch: Batch
) -> Refusal | None:
    """Put right what the act did, or say why it stands. Who `directs` the event takes back what
    anybody did, the maker of a home game what he did himself."""
    noted = host.director_log.find(command.act)
    if noted is None:
        return refuse("act-unknown")
    own = None if directs else by
    if (refused := bad_reason(command.reason) or _settled(host, noted, own)) is not None:
        return refused
    player, at_ms = command.player, host.time(now_ms)
    if player is not None and player not in noted.entered:
        return host.say(refuse("act-not-of-player", player=player))
    if noted.is_list:
        act = host.director_log.entries(noted, player)
        decided = partial(host.tournament.take_back_entries, act, command.reason, at_ms)
    else:
        decided = partial(_decided, host, noted, command.reason, at_ms)
    cite = host.tournament.state.rules.cite("floor.decides")
    name, player = str(TakeBack.__struct_config__.tag), player or noted.directed.player
    told = Directed(by, name, command.reason, now_ms, cite, player, noted.number)
    return host.carry_out(decided, batch, told)


def _decided(host: EventHost, noted: Noted, reason: str, at_ms: int) -> Outcome:
    """By the contrary order where there is one, else by what the tournament puts right."""
    tournament, act = host.tournament, host.director_log.act(noted)
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


class Redo(msgspec.Struct, frozen=True, tag="redo"):
    """Director: the order of this act, which was taken back, is given once more, with the same
    terms and the same reason. It is refused where that order would be refused now."""

    event: str
    act: int


def not_again(host: EventHost, noted: Noted, now_ms: int, own: str | None = None) -> Refusal | None:
    """Why the act cannot be done again as the event stands now; None where it can. In how many
    other events somebody plays who would enter again is not looked at before it is asked."""
    if (refused := _barred(host, noted, own)) is not None:
        return refused
    order = _order(host, noted)
    if isinstance(order, ReEnterPlayer):
        return re_entry_refused(host, order.player, {})
    return would_refuse(host, order, now_ms)


class ActView(msgspec.Struct, frozen=True):
    """A line of the record: who did what, when by the wall and why, in words `news-<code>`, by
    which rule, and what it `did` to the event, in figures. `act` is its number. It `stands` for
    this reason, and cannot be taken back; None where it may be, as long as nothing is built on it.
    `taken_back_by` is the act that took it back, `undoes` the one that this takes back. Where it
    is taken back it is `not_again` done for this reason; None where `redo` does it. `redone_by` is
    the act that did it again, `redoes` the one that this does again."""

    act: int
    at_ms: int
    code: str
    parameters: dict[str, Parameter]
    citation: Citation | None
    did: tuple[EventNews, ...]
    stands: Refusal | None
    undoes: int | None
    taken_back_by: int | None
    not_again: Refusal | None = None
    redoes: int | None = None
    redone_by: int | None = None


Order = Direction | ReEnterPlayer
"""What is given again."""

_OF_A_PERIOD: Final = frozenset(
    str(kind.__struct_config__.tag)
    for kind in (
        dc.NextLevel, k.SetClock, k.MoveClock, k.PreviousLevel, k.StartBreak, k.EndBreak,
    )
)  # fmt: skip
"""What would mean something else in another level or break, where it is not done again."""


def order_again(host: EventHost, command: Redo, by: str, directs: bool) -> Order | Refusal:
    """The order of the act, or why it is not given again. Who `directs` the event does again what
    anybody did, the maker of a home game what he did, and took back, himself."""
    noted = host.director_log.find(command.act)
    if noted is None:
        return refuse("act-unknown")
    return _barred(host, noted, None if directs else by) or _order(host, noted)


def _barred(host: EventHost, noted: Noted, own: str | None) -> Refusal | None:
    """What bars it before its order is looked at."""
    if noted.taken_back_by is None:
        return refuse("act-not-taken-back")
    taken = host.director_log.find(noted.taken_back_by)
    hands = {noted.directed.by, None if taken is None else taken.directed.by}
    if own is not None and hands != {own}:
        return refuse("act-again-of-director")
    if noted.redone_by is not None:
        return refuse("act-redone")
    if noted.directed.terms is None:
        return refuse("act-terms-not-kept")
    if noted.directed.command in _OF_A_PERIOD and not host.director_log.same_period(noted):
        return refuse("act-again-level-since")
    return None


def _order(host: EventHost, noted: Noted) -> Order:
    """With the same terms and the same reason. Who has given it since it was taken back has given
    it for this one: what counts again was `seen` until then."""
    act = noted.directed
    told = (act.terms or {}) | {
        "type": act.command,
        "event": host.event,
        "reason": act.reason,
        "seen": noted.taken_back_by,
    }
    order: Order = msgspec.convert(told, type=Order)
    return order


_BEFORE: Final = (BreakEnded, TableOpened, EntriesClosed, DrawMade)
"""What an order does on the way to what it was given for."""

_NAMED_OF_A_LIST: Final = 3
"""So many of those entered by a list are named."""


def act_views(host: EventHost, person: str, now_ms: int) -> tuple[ActView, ...]:
    """His acts, the newest first. Who has made the event is told to take back his own alone."""
    own = person if host.is_made_by(person) else None
    return tuple(_act(host, noted, now_ms, own) for noted in host.director_log.newest_first)


def _act(host: EventHost, noted: Noted, now_ms: int, own: str | None) -> ActView:
    line = of_record(noted.directed)
    return ActView(
        act=noted.number,
        at_ms=noted.wall_ms,
        code=line.code,
        parameters=named(line.parameters, host.name_of) | _listed(host, noted),
        citation=line.citation,
        did=tuple(_did(host, noted)),
        stands=stands(host, noted, now_ms, own),
        undoes=noted.directed.undoes,
        taken_back_by=noted.taken_back_by,
        not_again=not_again(host, noted, now_ms, own),
        redoes=noted.directed.redoes,
        redone_by=noted.redone_by,
    )


def _listed(host: EventHost, noted: Noted) -> dict[str, Parameter]:
    """Whom a list has entered, the first few by name and how many more; nothing of another act."""
    if not noted.is_list:
        return {}
    names = tuple(host.name_of(player) for player in noted.entered[:_NAMED_OF_A_LIST])
    return {"players": names, "more": len(noted.entered) - len(names)}


def _did(host: EventHost, noted: Noted) -> Iterator[EventNews]:
    """What it was in figures: its own line after what it had to do first, and where it was carried
    out later that one too. Of what is done again that is said before."""
    if noted.directed.redoes is not None:
        yield EventNews(noted.number, noted.wall_ms, "act-redone")
    own = next((at for at, event in enumerate(noted.events) if not isinstance(event, _BEFORE)), 0)
    first = noted.events[: own + 1]
    later = [] if noted.done is None or noted.done in first else [noted.done]
    for event in (*first, *later):
        for line in news(event, host.tournament.state, str):
            yield Line(noted.number, noted.wall_ms, line).shown(host.name_of)
