"""What a command comes to: who may ask it, whom it concerns, and what it changes."""

from functools import partial
from typing import Final

import msgspec

from ruleone.room import commands as c
from ruleone.room.access.grants import Granted, GrantOrder, Grants, PlayerLinksGiven
from ruleone.room.access.role_links import LinkView
from ruleone.room.cash.tables import CashTables
from ruleone.room.commands import Command
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.names import plain
from ruleone.room.core.ports import Ports
from ruleone.room.core.roles import DIRECTOR, MAY_SEE_ALL, Caller, needs_role
from ruleone.room.desk import undo as at_desk
from ruleone.room.desk.commands import DeskCommand, RotaCommand, TakeBackAtDesk
from ruleone.room.desk.desk import Desk
from ruleone.room.directory.naming import ForgetPlayer, KeepPlayer, Naming, SetName
from ruleone.room.event.clock.event_clock import plan as plan_time
from ruleone.room.event.days import SignBag, sign_bag
from ruleone.room.event.deals import AnswerDeal, AskForDeal, request_deal
from ruleone.room.event.entries import buying, entering
from ruleone.room.event.entries import commands as n
from ruleone.room.event.entries.buying import cash_ticket
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.hands import live_requests
from ruleone.room.event.home import (
    NO_INVITATION,
    ComeIn,
    Invite,
    MakeHomeGame,
    come_in,
    invite,
    make,
    plan_of,
    too_many,
)
from ruleone.room.event.host.event_host import EventHost, is_at_will
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.commands import EndGame
from ruleone.room.event.orders.directing import direct
from ruleone.room.event.orders.entry_list import enter_players, passed_over, re_enter
from ruleone.room.event.prizes_by_hand import PayPrize, TakePrizeBack
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.event.undo import Redo, TakeBack, order_again, take_back
from ruleone.room.live import commands as lc
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.lobby.view import SitDown
from ruleone.room.pages.screens import ScreenView
from ruleone.room.permissions import MAKER_MAY_ASK, may_ask
from ruleone.room.recovery.frozen import (
    NOT_WRITTEN,
    retire_hand,
    unfreeze_cash,
    unfreeze_event,
    unfreeze_table,
)
from ruleone.room.recovery.restoring import NotWritten, Restoring
from ruleone.room.results.leagues import DropLeague, Leagues, SetLeague
from ruleone.room.table.commands import Act, ChooseGame, ImBack, Leave, NextHand
from ruleone.room.topics import NO_SUCH_EVENT
from ruleone.room.views import Accepted, Answer
from ruleone.room.webhooks.views import HookView, TokenView
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.terms.templates import SIT_DOWN, template


class Dispatch:
    """Judges commands in the room's events and at its tables. `restoring` is what the room was
    restored by, once it was; so far its time is `ahead_ms` of the shell's."""

    def __init__(
        self,
        ports: Ports,
        lobby: Lobby,
        cash: CashTables,
        live: LiveTables,
        grants: Grants,
        leagues: Leagues,
        desk: Desk,
    ) -> None:
        self._ports: Final = ports
        self._lobby: Final = lobby
        self._cash: Final = cash
        self._live: Final = live
        self._grants: Final = grants
        self._links: Final = grants.links
        self._leagues: Final = leagues
        self._desk: Final = desk
        self.naming: Final = Naming(ports.names, lobby, cash, grants.tokens)
        self.restoring: Restoring | None = None
        self.ahead_ms = 0

    def judge(self, do: Command, caller: Caller, at_ms: int, batch: Batch) -> Accepted | Refusal:
        """What a command comes to: what it changes is in the batch, and nothing on a refusal."""
        return _accepted(self._judge(do, caller, at_ms, batch))

    def told_again(self, answer: Answer) -> Answer:
        """An answer that is given again: its token is called what it is called now, and its hook is
        told where it is told now."""
        result = answer.result
        if not isinstance(result, Accepted) or (result.hook is None and result.token is None):
            return answer
        token = None if result.token is None else self._grants.renamed(result.token)
        hook = None if result.hook is None else self._grants.addressed(result.hook)
        return Answer(answer.id, msgspec.structs.replace(result, token=token, hook=hook))

    def _judge(
        self, do: Command, caller: Caller, at_ms: int, batch: Batch
    ) -> Done | Granted | Accepted | Refusal:
        event: str | None = getattr(do, "event", None)
        if event is not None and (gone := self._lobby.gone(event)) is not None:
            return gone
        roles = may_ask(do, self._live.hosts)
        meant, beside = self._grants.event_of(do), self._live.beside(event)
        allowed = self._links.allowed(caller, roles, meant, beside)
        if not allowed and not self._directs(do, event, caller):
            return needs_role(roles)
        if isinstance(do, lc.LiveCommand):
            is_floor = self._links.allowed(caller, MAY_SEE_ALL, event, beside)
            return self._judge_live(do, caller.person, is_floor, at_ms, batch)
        if isinstance(do, DeskCommand):
            return self._at_desk(do, caller, batch)
        if isinstance(do, GrantOrder):
            return self._grants.judge(do, caller.person, at_ms - self.ahead_ms, batch)
        match do:
            case MakeHomeGame():
                return self._make_home_game(do, caller, at_ms, batch)
            case ComeIn():
                return self._come_in(do, caller, batch)
            case ForgetPlayer():
                return self._forget(do, caller.person, at_ms, batch)
            case SetName() | KeepPlayer():
                return self.naming.judge(do, caller.person, at_ms - self.ahead_ms, batch)
            case SetLeague() | DropLeague():
                return self._leagues.judge(do, caller.person, batch)
            case PayPrize() | TakePrizeBack():
                return self._lobby.prizes.judge(do, caller.person, batch)
            case CreateEvent():
                return self._lobby.create(do, caller.person, batch)
            case SitDown():
                return self._sit_down(do, caller, at_ms, batch)
            case c.Watch():
                return Done()
        if isinstance(do, c.CashCommand) or do.event in self._cash.hosts:
            return self._judge_cash(do, caller, at_ms, batch)
        host = self._lobby.find(do.event)
        if isinstance(host, Refusal):
            return host
        if not (host.shows_to(caller.person) or self._links.oversees(caller)):
            return NO_SUCH_EVENT
        if isinstance(do, dc.Unfreeze) and do.table is None:
            return self._unfreeze(host, do, caller.person, at_ms, batch) or Done()
        if host.frozen is not None:
            return entering.FROZEN
        step = partial(self._judge_in, host, do, caller, at_ms, batch)
        # What fails half-way may have changed the event: it is frozen, and its journal stays true.
        return host.guarded(step, None, at_ms, batch) or entering.FROZEN

    def _forget(self, do: ForgetPlayer, by: str, at_ms: int, batch: Batch) -> Done | Refusal:
        """Erase a person, also from what is told at live tables and at the desk."""
        assert self.restoring is not None, "somebody is erased in a room that was restored"
        try:
            tables = self.restoring.rows_with(do.player)
        except NotWritten:
            return NOT_WRITTEN
        answer = self.naming.judge(do, by, at_ms - self.ahead_ms, batch)
        if not isinstance(answer, Refusal):
            self.restoring.tell_again(tables)
            self._desk.renamed(batch)
            batch.change(*(topic for one in self._live.at(do.player) for topic in one.topics))
        return answer

    def _at_desk(self, do: DeskCommand, caller: Caller, batch: Batch) -> Done | Refusal:
        """What is asked of the floor's desk. Dealers are an event's or the room's, never a live
        table's; what is taken back may be that of a live table."""
        event: str | None = getattr(do, "event", None)
        at_table = isinstance(do, TakeBackAtDesk) and event in self._live.hosts
        of_event = isinstance(do, RotaCommand | TakeBackAtDesk) and not at_table
        if of_event and event is not None:
            host = self._lobby.find(event)
            if isinstance(host, Refusal):
                return host
            if not (host.shows_to(caller.person) or self._links.oversees(caller)):
                return NO_SUCH_EVENT
        is_floor = self._links.allowed(caller, MAY_SEE_ALL, event, self._live.beside(event))
        if isinstance(do, TakeBackAtDesk):
            return at_desk.take_back(self._desk, do, caller.person, is_floor, batch)
        return self._desk.judge(do, caller.person, is_floor, batch)

    def _judge_live(
        self, do: lc.LiveCommand, person: str, is_floor: bool, at_ms: int, batch: Batch
    ) -> Done | Refusal:
        """At a live table of its own, or beside one of an event, which is frozen where it fails."""
        name: str | None = getattr(do, "event", None)
        event = self._live.event_of(name)
        if name is None or event is None:
            return self._live.judge(do, person, is_floor, batch)
        if (closed := self._live.absence(name)) is not None:
            return closed
        host, live = self._lobby.hosts[event], self._live.hosts[name]
        if host.frozen is not None:
            return entering.FROZEN
        step = partial(
            live_requests.judge, host, self._live, live, do, person, is_floor, at_ms, batch
        )
        return host.guarded(step, None, at_ms, batch) or entering.FROZEN

    def _judge_cash(self, do: Command, caller: Caller, at_ms: int, batch: Batch) -> Done | Refusal:
        person = caller.person
        if isinstance(do, dc.Unfreeze | dc.RetireHand):
            assert self.restoring is not None, "a table is frozen in a room that was restored"
            host = self._cash.hosts[do.event]
            again = unfreeze_cash(
                host, do, person, self._ports.connections, self.restoring, at_ms, batch
            )
            if isinstance(again, Refusal):
                return again
            again.made_from = host.made_from
            again.look_who_is_there(at_ms)
            self._cash.add(again)
            self._cash.tidy(batch)
            return Done(event=again.name, table=1)
        return self._cash.judge(do, person, caller.address, at_ms, batch)

    def _judge_in(
        self, host: EventHost, do: c.EventCommand, caller: Caller, at_ms: int, batch: Batch
    ) -> Accepted | Refusal:
        person = caller.person
        refused: Refusal | None
        passed = passed_over(host, do.players) if isinstance(do, n.EnterPlayers) else ()
        match do:
            case Join():
                refused = self._may_join(host, caller, at_ms, batch) or entering.enter(
                    host, person, self._ports.is_here(person), at_ms, batch
                )
            case n.EnterPlayers():
                waits = host.phase == "open" and host.home is None
                refused = (self._lobby.may_start() if waits else None) or enter_players(
                    host, do, self._lobby.hosts, self._ports.is_here, person, at_ms, batch
                )
            case n.ReEnterPlayer():
                hosts = self._lobby.hosts
                refused = re_enter(host, do, hosts, self._ports.is_here, person, at_ms, batch)
            case n.CashTicket():
                refused = cash_ticket(host, person, batch)
            case n.BuyChips() | n.PassRebuy():
                refused = buying.ask(host, person, do, at_ms, batch)
            case Leave():
                refused = entering.leave(host, person, at_ms, batch)
            case ImBack():
                refused = entering.back(host, person, at_ms, batch)
            case Act():
                refused = entering.act(host, person, do, at_ms, batch)
            case ChooseGame():
                refused = entering.choose_game(host, person, do, at_ms, batch)
            case AskForDeal() | AnswerDeal():
                refused = request_deal(host, person, do, at_ms, batch)
            case NextHand():
                refused = entering.next_hand(host, person, do, at_ms, batch)
            case SignBag():
                refused = sign_bag(host, person, at_ms, batch)
            case dc.Unfreeze():
                assert self.restoring is not None, "a table is frozen in a room that was restored"
                refused = unfreeze_table(host, do, person, self.restoring, at_ms, batch)
            case Invite():
                refused = invite(host, do.open, self._ports.entropy, batch)
            case EndGame() if host.phase == "open":
                refused = bad_reason(do.reason)
                if refused is None:
                    self._lobby.call_off(host, person, plain(do.reason), batch)
            case dc.RetireHand():
                refused = retire_hand(host, do, person, at_ms, batch)
            case TakeBack():
                directs = self._links.allowed(caller, DIRECTOR, host.event)
                refused = take_back(host, do, person, directs, batch)
            case Redo():
                refused = self._redo(host, do, caller, at_ms, batch)
            case _:
                refused = direct(host, do, person, at_ms, batch)
        if refused is not None:
            return refused
        seated = host.tournament.state.seats.get(person) if isinstance(do, Join) else None
        table = None if seated is None else seated[0]
        return Accepted(event=host.event, table=table, passed=passed)

    def _redo(
        self, host: EventHost, do: Redo, caller: Caller, at_ms: int, batch: Batch
    ) -> Refusal | None:
        """The order of the act goes the way that it went then."""
        person = caller.person
        directs = self._links.allowed(caller, DIRECTOR, host.event)
        order = order_again(host, do, person, directs)
        if isinstance(order, Refusal):
            return order
        if isinstance(order, n.ReEnterPlayer):
            hosts = self._lobby.hosts
            is_here = self._ports.is_here
            return re_enter(host, order, hosts, is_here, person, at_ms, batch, do.act)
        return direct(host, order, person, at_ms, batch, do.act)

    def _unfreeze(
        self, host: EventHost, do: dc.Unfreeze, by: str, at_ms: int, batch: Batch
    ) -> Refusal | None:
        """The event made again takes the place of the frozen one."""
        assert self.restoring is not None, "an event is frozen in a room that was restored"
        again = unfreeze_event(host, do, by, self.restoring, at_ms, batch)
        if isinstance(again, Refusal):
            return again
        self._lobby.hosts[host.event] = again
        return None

    def _may_join(
        self, host: EventHost, caller: Caller, at_ms: int, batch: Batch
    ) -> Refusal | None:
        """Whether there is room for one more event in play, where an entry may start it."""
        person = caller.person
        refused = entering.too_many_events(self._lobby.hosts, person)
        refused = refused or entering.may_enter(host, person)
        if refused is not None or host.phase != "open" or host.home is not None:
            return refused
        if not is_at_will(host):
            return self._lobby.may_start()
        host.made_from = caller.address
        return self._lobby.may_sit_down(caller.address, at_ms, batch)

    def _directs(self, do: Command, event: str | None, caller: Caller) -> bool:
        """Whether the caller asks in a home game of his own what its maker may."""
        host = self._lobby.hosts.get(event or "")
        return type(do) in MAKER_MAY_ASK and host is not None and host.is_made_by(caller.person)

    def _make_home_game(
        self, do: MakeHomeGame, caller: Caller, at_ms: int, batch: Batch
    ) -> Done | Refusal:
        plan = plan_of(do, self._ports.settings)
        if isinstance(plan, Refusal):
            return plan
        lobby, person = self._lobby, caller.person
        refused = too_many(lobby.home_games(), person) or entering.too_many_events(
            lobby.hosts, person
        )
        refused = refused or lobby.may_make_home_game(caller.address, at_ms, batch)
        if refused is not None:
            return refused
        host = lobby.open(plan.config, plan.rules, plan.name, person, batch, at_will=True)
        host.made_from = caller.address
        make(host, person, plan.house, self._ports.entropy, batch)
        refused = entering.enter(host, person, self._ports.is_here(person), at_ms, batch)
        assert refused is None, f"the maker of a home game was refused: {refused}"
        host.change_all(batch)
        plan_time(host, at_ms)
        return Done(event=host.event)

    def _come_in(self, do: ComeIn, caller: Caller, batch: Batch) -> Done | Refusal:
        host = self._lobby.hosts.get(do.event)
        if host is None or not come_in(host, caller.person, do.token, batch):
            return NO_INVITATION
        return Done(event=host.event)

    def _sit_down(
        self, do: SitDown, caller: Caller, at_ms: int, batch: Batch
    ) -> Accepted | Refusal:
        """Open an event of another game and enter it: it starts, so it never waits in the lobby."""
        if do.template not in SIT_DOWN:
            return Refusal("template-unknown", "syntax", {"templates": SIT_DOWN})
        lobby, person = self._lobby, caller.person
        refused = entering.too_many_events(lobby.hosts, person)
        refused = refused or lobby.may_sit_down(caller.address, at_ms, batch)
        if refused is not None:
            return refused
        host = lobby.announce(template(do.template), "", person, batch, at_will=True)
        host.made_from = caller.address
        step = partial(self._judge_in, host, Join(host.event), caller, at_ms, batch)
        answer = host.guarded(step, None, at_ms, batch) or entering.FROZEN
        plan_time(host, at_ms)
        return answer


def _accepted(result: Done | Granted | Accepted | Refusal) -> Accepted | Refusal:
    """What a browser is told of it, and the journal keeps: one answer for all commands."""
    match result:
        case Done():
            return Accepted(event=result.event, table=result.table)
        case PlayerLinksGiven():
            return Accepted(event=result.event, player_links=result.links)
        case LinkView():
            return Accepted(link=result)
        case TokenView():
            return Accepted(token=result)
        case HookView():
            return Accepted(hook=result)
        case ScreenView():
            return Accepted(screen=result)
        case _:
            return result
