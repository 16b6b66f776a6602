"""What a command comes to: who may ask it, whom it concerns, and what it changes."""

from functools import partial
from typing import Final

from ruleone.room import buying, entering, hosting, live_asks
from ruleone.room import commands as c
from ruleone.room import deal_commands as d
from ruleone.room import director_commands as dc
from ruleone.room import entry_commands as n
from ruleone.room import home_commands as hc
from ruleone.room.act_commands import Redo, TakeBack
from ruleone.room.at_will import is_at_will
from ruleone.room.bargaining import bargain
from ruleone.room.batch import Batch
from ruleone.room.cash.tables import CashTables
from ruleone.room.cash.thawing import thaw
from ruleone.room.commands import Command
from ruleone.room.day_commands import SignBag
from ruleone.room.desk import taking_back as at_desk
from ruleone.room.desk.commands import DeskCommand, RotaCommand, TakeBackAtDesk
from ruleone.room.desk.desk import Desk
from ruleone.room.directing import direct
from ruleone.room.entry_list import enter_players, passed_over
from ruleone.room.event_clock import plan as plan_time
from ruleone.room.event_host import EventHost
from ruleone.room.granting import Granting, Grants
from ruleone.room.leagues import Leagues
from ruleone.room.live import commands as lc
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby import Lobby
from ruleone.room.names import plain
from ruleone.room.naming import Naming
from ruleone.room.nights import sign_bag
from ruleone.room.outside import Outside
from ruleone.room.prize_commands import PayPrize, TakePrizeBack
from ruleone.room.re_entering import re_enter
from ruleone.room.record_commands import DropLeague, ForgetPlayer, KeepPlayer, SetLeague
from ruleone.room.redoing import order_again
from ruleone.room.restoring import NotWritten, Restoring
from ruleone.room.roles import DIRECTOR, MAKER_MAY_ASK, MAY_SEE_ALL, Caller, may_ask, needs_role
from ruleone.room.showing import NO_SUCH_EVENT
from ruleone.room.taking_back import take_back
from ruleone.room.thawing import NOT_WRITTEN, retire_hand, unfreeze_event, unfreeze_table
from ruleone.room.tickets import cash_ticket
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.terms.templates import SIT_DOWN, template


class Judging:
    """Judges commands in the room's events and at its tables. `restoring` is what the room was
    restored by, once it was; so far its time is `ahead_ms` of the shell's."""

    def __init__(
        self,
        outside: Outside,
        lobby: Lobby,
        cash: CashTables,
        live: LiveTables,
        granting: Granting,
        leagues: Leagues,
        desk: Desk,
    ) -> None:
        self._outside: Final = outside
        self._lobby: Final = lobby
        self._cash: Final = cash
        self._live: Final = live
        self._granting: Final = granting
        self._links: Final = granting.links
        self._leagues: Final = leagues
        self._desk: Final = desk
        self.naming: Final = Naming(outside.names, lobby, cash, granting.tokens)
        self.restoring: Restoring | None = None
        self.ahead_ms = 0

    def judge(self, do: Command, caller: Caller, at_ms: int, batch: Batch) -> Accepted | Refusal:
        """What a command comes to: what it changes is in the batch, and nothing on a refusal."""
        event: str | None = getattr(do, "event", None)
        if event is not None and (gone := self._lobby.gone(event)) is not None:
            return gone
        roles = may_ask(do, self._live.hosts)
        meant, within = self._granting.event_of(do), self._live.event_of(event)
        allowed = self._links.allowed(caller, roles, meant, within)
        if not allowed and not self._directs(do, event, caller):
            return needs_role(roles)
        if isinstance(do, lc.LiveCommand):
            is_floor = self._links.allowed(caller, MAY_SEE_ALL, event, within)
            return self._judge_live(do, caller.person, is_floor, at_ms, batch)
        if isinstance(do, DeskCommand):
            return self._at_desk(do, caller, batch)
        if isinstance(do, Grants):
            return self._granting.judge(do, caller.person, at_ms - self.ahead_ms, batch)
        match do:
            case hc.MakeHomeGame():
                return self._make_home_game(do, caller, at_ms, batch)
            case hc.ComeIn():
                return self._come_in(do, caller, batch)
            case ForgetPlayer():
                return self._forget(do, caller.person, at_ms, batch)
            case c.SetName() | KeepPlayer():
                return self.naming.judge(do, caller.person, at_ms - self.ahead_ms, batch)
            case SetLeague() | DropLeague():
                return self._leagues.judge(do, caller.person, batch)
            case PayPrize() | TakePrizeBack():
                return self._lobby.prizes.judge(do, caller.person, batch)
            case c.CreateEvent():
                return self._lobby.create(do, caller.person, batch)
            case c.SitDown():
                return self._sit_down(do, caller, at_ms, batch)
            case c.Watch():
                return Accepted()
        if isinstance(do, c.CashCommand) or do.event in self._cash.hosts:
            return self._judge_cash(do, caller, at_ms, batch)
        host = self._lobby.find(do.event)
        if isinstance(host, Refusal):
            return host
        if not (host.shows_to(caller.person) or self._links.oversees(caller)):
            return NO_SUCH_EVENT
        if isinstance(do, dc.Unfreeze) and do.table is None:
            return self._unfreeze(host, do, caller.person, at_ms, batch) or Accepted()
        if host.frozen is not None:
            return entering.FROZEN
        step = partial(self._judge_in, host, do, caller, at_ms, batch)
        # What fails half-way may have changed the event: it is frozen, and its journal stays true.
        return host.guarded(step, None, at_ms, batch) or entering.FROZEN

    def _forget(self, do: ForgetPlayer, by: str, at_ms: int, batch: Batch) -> Accepted | Refusal:
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

    def _at_desk(self, do: DeskCommand, caller: Caller, batch: Batch) -> Accepted | Refusal:
        """What is asked of the floor's desk. Dealers are an event's or the room's, never a live
        table's; what is taken back may be that of a live table."""
        event: str | None = getattr(do, "event", None)
        within = self._live.event_of(event)
        at_table = isinstance(do, TakeBackAtDesk) and event in self._live.hosts
        of_event = isinstance(do, RotaCommand | TakeBackAtDesk) and not at_table
        if of_event and event is not None:
            host = self._lobby.find(event)
            if isinstance(host, Refusal):
                return host
            if not (host.shows_to(caller.person) or self._links.oversees(caller)):
                return NO_SUCH_EVENT
        is_floor = self._links.allowed(caller, MAY_SEE_ALL, event, within)
        if isinstance(do, TakeBackAtDesk):
            return at_desk.take_back(self._desk, do, caller.person, is_floor, batch)
        return self._desk.judge(do, caller.person, is_floor, batch)

    def _judge_live(
        self, do: lc.LiveCommand, person: str, is_floor: bool, at_ms: int, batch: Batch
    ) -> Accepted | Refusal:
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
        step = partial(live_asks.judge, host, self._live, live, do, person, is_floor, at_ms, batch)
        return host.guarded(step, None, at_ms, batch) or entering.FROZEN

    def _judge_cash(
        self, do: Command, caller: Caller, at_ms: int, batch: Batch
    ) -> Accepted | Refusal:
        person = caller.person
        if isinstance(do, dc.Unfreeze | dc.RetireHand):
            assert self.restoring is not None, "a table is frozen in a room that was restored"
            host = self._cash.hosts[do.event]
            again = thaw(host, do, person, self._outside.connections, self.restoring, at_ms, batch)
            if isinstance(again, Refusal):
                return again
            again.made_from = host.made_from
            again.look_who_is_there(at_ms)
            self._cash.add(again)
            self._cash.tidy(batch)
            return Accepted(event=again.name, table=1)
        return self._cash.judge(do, person, caller.address, at_ms, batch)

    def _judge_in(
        self, host: EventHost, do: c.EventCommand, caller: Caller, at_ms: int, batch: Batch
    ) -> Accepted | Refusal:
        person = caller.person
        refused: Refusal | None
        passed = passed_over(host, do.players) if isinstance(do, n.EnterPlayers) else ()
        match do:
            case c.Join():
                refused = self._may_join(host, caller, at_ms, batch) or entering.enter(
                    host, person, self._outside.is_here(person), at_ms, batch
                )
            case n.EnterPlayers():
                waits = host.phase == "open" and host.home is None
                refused = (self._lobby.may_start() if waits else None) or enter_players(
                    host, do, self._lobby.hosts, self._outside.is_here, person, at_ms, batch
                )
            case n.ReEnterPlayer():
                hosts = self._lobby.hosts
                refused = re_enter(host, do, hosts, self._outside.is_here, person, at_ms, batch)
            case n.CashTicket():
                refused = cash_ticket(host, person, batch)
            case n.BuyChips() | n.PassRebuy():
                refused = buying.ask(host, person, do, at_ms, batch)
            case c.Leave():
                refused = entering.leave(host, person, at_ms, batch)
            case c.ImBack():
                refused = entering.back(host, person, at_ms, batch)
            case c.Act():
                refused = entering.act(host, person, do, at_ms, batch)
            case c.ChooseGame():
                refused = entering.choose_game(host, person, do, at_ms, batch)
            case d.AskForDeal() | d.AnswerDeal():
                refused = bargain(host, person, do, at_ms, batch)
            case c.NextHand():
                refused = entering.next_hand(host, person, do, at_ms, batch)
            case SignBag():
                refused = sign_bag(host, person, at_ms, batch)
            case dc.Unfreeze():
                assert self.restoring is not None, "a table is frozen in a room that was restored"
                refused = unfreeze_table(host, do, person, self.restoring, at_ms, batch)
            case hc.Invite():
                refused = hosting.invite(host, do.open, self._outside.entropy, batch)
            case hc.EndGame() if host.phase == "open":
                refused = bad_reason(do.reason)
                if refused is None:
                    self._lobby.call_off(host, person, plain(do.reason), batch)
            case dc.RetireHand():
                refused = retire_hand(host, do, person, at_ms, batch)
            case TakeBack():
                directs = self._links.allowed(caller, DIRECTOR, host.event)
                refused = take_back(host, do, person, directs, at_ms, batch)
            case Redo():
                refused = self._redo(host, do, caller, at_ms, batch)
            case _:
                refused = direct(host, do, person, at_ms, batch)
        if refused is not None:
            return refused
        seated = host.tournament.state.seats.get(person) if isinstance(do, c.Join) else None
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
            is_here = self._outside.is_here
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
        self, do: hc.MakeHomeGame, caller: Caller, at_ms: int, batch: Batch
    ) -> Accepted | Refusal:
        plan = hosting.plan_of(do, self._outside.settings)
        if isinstance(plan, Refusal):
            return plan
        lobby, person = self._lobby, caller.person
        refused = hosting.too_many(lobby, person) or entering.too_many_events(lobby.hosts, person)
        refused = refused or lobby.may_make_home_game(caller.address, at_ms, batch)
        if refused is not None:
            return refused
        host = lobby.open(plan.config, plan.rules, plan.name, person, batch, at_will=True)
        host.made_from = caller.address
        hosting.make(host, person, plan.house, self._outside.entropy, batch)
        refused = entering.enter(host, person, self._outside.is_here(person), at_ms, batch)
        assert refused is None, f"the maker of a home game was refused: {refused}"
        host.change_all(batch)
        plan_time(host, at_ms)
        return Accepted(event=host.event)

    def _come_in(self, do: hc.ComeIn, caller: Caller, batch: Batch) -> Accepted | Refusal:
        host = self._lobby.hosts.get(do.event)
        if host is None or not hosting.come_in(host, caller.person, do.token, batch):
            return hosting.NO_INVITATION
        return Accepted(event=host.event)

    def _sit_down(
        self, do: c.SitDown, caller: Caller, at_ms: int, batch: Batch
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
        step = partial(self._judge_in, host, c.Join(host.event), caller, at_ms, batch)
        answer = host.guarded(step, None, at_ms, batch) or entering.FROZEN
        plan_time(host, at_ms)
        return answer
