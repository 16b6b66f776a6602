"""Undo and redo of the director's acts, and reasons that follow them.

The effect of an act is corrected, and the record names both; an act that was undone is redone by
the same order, in the same way.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET

from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.orders import REPAIRED, Step, tag_of
from ruleone.room.core.orders import stands as stands_for
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.roles import DIRECTOR, FLOOR
from ruleone.room.event.host.director_log import Noted
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import EventNews, Line, named, of_record
from ruleone.room.event.host.order import Direction, EventOrder, is_of_a_period
from ruleone.room.event.records import ReasonGiven, StartAppointed
from ruleone.room.event.setup.changing import start_back, start_line
from ruleone.room.table.records import Directed
from ruleone.room.undo import redo, undo
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.tournament.events import (
    AlternateWithdrawn,
    EntriesClosed,
    PlayerWithdrawn,
    TableOpened,
)
from ruleone.tournament.events.clock import BreakEnded
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.reports import BigBlindReported, ProposalTaken
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.news import News, news
from ruleone.tournament.state.refusals import bad_reason, no_reason, refuse
from ruleone.tournament.undo.undo import undo_refused


class TakeBack(EventOrder, frozen=True, tag="take-back"):
    """Director: undo the act of this number, as long as nothing has been built on it.

    Both stay on record. All entries of a list that still stand are undone, or none where one of
    them has to stay; with a `player` that one alone. The answer has the acts that rested on what
    was undone: they stay until they are undone themselves.
    """

    act: int
    reason: str = ""
    player: str | None = None

    may = DIRECTOR
    maker_may = True
    undo = stands_for("act-final-again")

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Undo the act; a director of the event may undo anybody's."""
        directs = step.links.allowed(step.caller, DIRECTOR, host.event)
        refused = take_back(host, self, step.person, directs, step.batch)
        if refused is None:
            step.part(PinnedRules).pin(host.tournament.state.rules, step.batch)
        return refused or Done(host.event, rests=offered(host))


class KeepAct(Direction, frozen=True, tag="keep-act"):
    """Director: keep the act of this number although a bust-out on which it rested was undone.

    Such acts are `offered` on the director's page; one that is kept is offered no more.
    """

    act: int
    reason: str = ""

    may = DIRECTOR
    maker_may = True
    undo = stands_for("act-final-kept")

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Put it on record."""
        if host.director_log.find(self.act) is None:
            return refuse("act-unknown")
        if (refused := bad_reason(self.reason)) is not None:
            return refused
        if self.act not in offered(host):
            return refuse("act-not-offered")
        told = msgspec.structs.replace(self.directed(host, step), keeps=self.act)
        host.record(told, step.batch)
        return None


class Redo(EventOrder, frozen=True, tag="redo"):
    """Director: redo an act that was undone, with the same terms and the same reason.

    It is refused where its order would be refused now.
    """

    act: int

    may = DIRECTOR
    maker_may = True

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Give the order of the act again."""
        directs = step.links.allowed(step.caller, DIRECTOR, host.event)
        order = order_again(host, self, step.person, directs)
        if isinstance(order, Refusal):
            return order
        return order.in_event(host, msgspec.structs.replace(step, redoes=self.act))


class GiveReason(EventOrder, frozen=True, tag="give-reason"):
    """Floor: say afterwards why the act of this number was done; the last reason counts.

    Its author may say so, and a director of the event for anybody.
    """

    act: int
    reason: str

    may = FLOOR
    maker_may = True

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Keep the reason with the act, as long as the event's stream is written."""
        if host.phase == "over":
            return refuse("event-over")
        noted = host.director_log.find(self.act)
        if noted is None:
            return refuse("act-unknown")
        directs = step.links.allowed(step.caller, DIRECTOR, host.event)
        if not directs and noted.directed.by != step.person:
            return refuse("reason-of-author")
        if (refused := no_reason(self.reason)) is not None:
            return refused
        host.record(ReasonGiven(self.act, step.person, self.reason), step.batch)
        return None


ORDERS = (TakeBack, KeepAct, Redo, GiveReason)


class EventLog(NamedTuple):
    """The acts of an event.

    A person without a role undoes and redoes their `own` alone; `player` picks one entry of a list.
    """

    host: EventHost
    own: str | None = None
    player: str | None = None

    def find(self, number: int) -> Noted | None:
        """Return the act of this number, None where it is not kept."""
        return self.host.director_log.find(number)

    def refused(self, noted: Noted) -> Refusal | None:
        """Return why the act cannot be undone as the event is now, or None.

        An act that is undone by a contrary order is subject to what refuses that order.
        """
        host, player = self.host, self.player
        if (refused := self._settled(noted)) is not None:
            return refused
        if player is not None and player not in noted.entered:
            return host.say(refuse("act-not-of-player", player=player))
        if noted.start is not None and not noted.events:
            stays = start_back(host, noted, 0) is UNSET
            return host.say(refuse("act-not-so")) if stays else None
        refused = undo_refused(host.tournament.state, host.director_log.act(noted, player))
        return self._unpaid(noted) if refused is None else host.say(refused)

    def _unpaid(self, noted: Noted) -> Refusal | None:
        """Return why the wallet does not pay again for an entry that comes back, or None."""
        first = next(iter(noted.events), None)
        if not isinstance(first, PlayerWithdrawn | AlternateWithdrawn | EntryTakenBack):
            return None
        refused = self.host.accounts.cannot_enter(first.player)
        return None if refused is None else self.host.say(refused)

    def _settled(self, noted: Noted) -> Refusal | None:
        """Return why the act stands whatever the tournament says, or None.

        Once the event is over, every act stands.
        """
        refused, state = self._why_not(noted), self.host.tournament.state
        if self.host.phase == "over" and noted.taken_back_by is None:
            return refuse("event-over")
        said = refused is not None and refused.code == "act-final-deal-said"
        if said and state.deal_made is not None:
            return self.host.say(refuse("deal-made"))
        return refused

    def _why_not(self, noted: Noted) -> Refusal | None:
        """Return why the act can be undone in no event; None where it depends on later events."""
        of_itself = noted.is_of_itself
        stated = REPAIRED if of_itself else self.host.ports.orders[noted.directed.command].undo
        if noted.taken_back_by is not None:
            return refuse("act-taken-back")
        if self.own not in (None, noted.directed.by):
            return refuse("act-of-director")
        if stated.how == "stands":
            return refuse(stated.code)
        kept = noted.events or noted.start is not None
        return None if stated.can_be and kept else refuse("act-not-kept")

    def put_right(self, noted: Noted, reason: str, by: str, batch: Batch) -> Refusal | None:
        """Undo the act in the tournament, on the record as an act of its own."""
        host = self.host
        start, act = start_back(host, noted, batch.at_ms), host.director_log.act(noted, self.player)
        decided = partial(host.tournament.undo, act, reason, host.time(batch.at_ms))
        cite = host.tournament.state.rules.cite("floor.decides")
        name, player = tag_of(TakeBack), self.player or noted.directed.player
        told = Directed(by, name, reason, batch.at_ms, cite, player, noted.number)
        if noted.events:
            refused = host.carry_out(decided, batch, told)
        else:
            refused = None
            host.record(told, batch)
        if refused is None and start is not UNSET:
            host.record(StartAppointed(start), batch)
            host.change_all(batch)
        return refused

    def barred(self, noted: Noted) -> Refusal | None:
        """Return what bars redoing the act before its order is checked, or None."""
        if noted.taken_back_by is None:
            return refuse("act-not-taken-back")
        taken = self.find(noted.taken_back_by)
        hands = {noted.directed.by, None if taken is None else taken.directed.by}
        if self.own is not None and hands != {self.own}:
            return refuse("act-again-of-director")
        if noted.redone_by is not None:
            return refuse("act-redone")
        if noted.directed.terms is None:
            return refuse("act-terms-not-kept")
        of_a_period = is_of_a_period(self.host.ports.orders[noted.directed.command])
        if of_a_period and not self.host.director_log.same_period(noted):
            return refuse("act-again-level-since")
        return None

    def order(self, noted: Noted) -> Direction:
        """Return the order of the act, with the same terms and the same reason.

        An order that was given since the act was undone counts as this one: `seen` is the undoing
        act.
        """
        act = noted.directed
        told = (act.terms or {}) | {
            "type": act.command,
            "event": self.host.event,
            "reason": act.reason,
            "seen": noted.taken_back_by,
        }
        order = msgspec.convert(told, type=self.host.ports.orders[act.command])
        assert isinstance(order, Direction), "what keeps its terms is an order of the director"
        return order

    def not_again(self, noted: Noted, now_ms: int) -> Refusal | None:
        """Return why the act cannot be redone as the event is now, or None.

        The number of other events of a player who would re-enter is only checked when it is asked
        for.
        """
        if (refused := self.barred(noted)) is not None:
            return refused
        return self.order(noted).would_refuse(self.host, now_ms)


def take_back(
    host: EventHost, command: TakeBack, by: str, directs: bool, batch: Batch
) -> Refusal | None:
    """Undo the act, or return why it stands.

    A person who `directs` the event may undo anybody's acts, the host of a home game only their
    own.
    """
    log = EventLog(host, None if directs else by, command.player)
    return undo(log, command.act, command.reason, by, batch)


def order_again(host: EventHost, command: Redo, by: str, directs: bool) -> Direction | Refusal:
    """Return the order of the act, or why it is not given again.

    A person who `directs` the event may redo anybody's acts, the host of a home game only acts that
    they did and undid themselves.
    """
    return redo(EventLog(host, None if directs else by), command.act)


class ActView(msgspec.Struct, frozen=True):
    """A line of the record, in words `news-<code>`: the act with its author, time and reason.

    It has the rule, and what it `did` to the event, in figures. `act` is its number. It `stands`
    for this reason, and cannot be undone; None where it can be, as long as nothing is built on it.
    `taken_back_by` is the act that undid it, `undoes` the one that this undoes. Where it was undone
    it is `not_again` done for this reason; None where `redo` does it. `redone_by` is the act that
    redid it, `redoes` the one that this redoes. An act of the event itself has a number below 0,
    and is there once a bust-out on which it rested was undone. It is `offered` to be undone or kept
    where a bust-out on which it rested was undone; `keeps` is the act that this keeps.
    """

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
    offered: bool = False
    keeps: int | None = None


_BEFORE: Final = (
    BreakEnded, TableOpened, EntriesClosed, DrawMade, ProposalTaken, BigBlindReported
)  # fmt: skip
"""Events that an order brings before the one it was given for."""

_NAMED_OF_A_LIST: Final = 3
"""The number of players entered by a list who are named."""


def offered(host: EventHost) -> tuple[int, ...]:
    """Return the acts that rested on a bust-out which was undone, the newest first.

    Those that were undone or kept since are left out, and those that nothing can undo now.
    """
    log = EventLog(host)
    return tuple(
        noted.number
        for noted in host.director_log.resting_first
        if host.director_log.is_offered(noted) and log.refused(noted) is None
    )


def act_views(host: EventHost, person: str, now_ms: int) -> tuple[ActView, ...]:
    """Return the director's acts, the newest first.

    The host of the event is offered to undo their own alone.
    """
    log = EventLog(host, person if host.is_made_by(person) else None)
    return tuple(_act(log, noted, now_ms) for noted in host.director_log.resting_first)


def _act(log: EventLog, noted: Noted, now_ms: int) -> ActView:
    host, stands = log.host, log.refused(noted)
    line = News("by-itself") if noted.is_of_itself else of_record(noted.directed)
    return ActView(
        act=noted.number,
        at_ms=noted.wall_ms,
        code=line.code,
        parameters=named(line.parameters, host.name_of) | _listed(host, noted),
        citation=line.citation,
        did=tuple(_did(host, noted)),
        stands=stands,
        undoes=noted.directed.undoes,
        taken_back_by=noted.taken_back_by,
        not_again=log.not_again(noted, now_ms),
        redoes=noted.directed.redoes,
        redone_by=noted.redone_by,
        offered=stands is None and host.director_log.is_offered(noted),
        keeps=noted.directed.keeps,
    )


def _listed(host: EventHost, noted: Noted) -> dict[str, Parameter]:
    """Return the players a list has entered, the first by name and the number of others.

    Empty for another act.
    """
    if not noted.is_list:
        return {}
    names = tuple(host.name_of(player) for player in noted.entered[:_NAMED_OF_A_LIST])
    return {"players": names, "more": len(noted.entered) - len(names)}


def _did(host: EventHost, noted: Noted) -> Iterator[EventNews]:
    """Yield the effects of an act in figures: its own line after those it needed first.

    The line of a later execution follows. A redone act says so first.
    """
    if noted.directed.redoes is not None:
        yield EventNews(noted.number, noted.wall_ms, "act-redone")
    own = next((at for at, event in enumerate(noted.events) if not isinstance(event, _BEFORE)), 0)
    first = noted.events[: own + 1]
    later = [] if noted.done is None or noted.done in first else [noted.done]
    for event in (*first, *later):
        for line in news(event, host.tournament.state, str):
            yield Line(noted.number, noted.wall_ms, line).shown(host.name_of)
    if (start := noted.start) is not None:
        line = start_line(start.at_ms, start.was_ms)
        yield Line(noted.number, noted.wall_ms, line).shown(host.name_of)
