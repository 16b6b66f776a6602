"""The room: it answers asks, wakes when time is due, and shows each viewer what he may see."""

from collections import Counter
from functools import partial
from typing import Final

import msgspec

from ruleone import limits
from ruleone.room import buying, entering, hosting
from ruleone.room import commands as c
from ruleone.room import deal_commands as d
from ruleone.room import director_commands as dc
from ruleone.room import entry_commands as n
from ruleone.room import home_commands as hc
from ruleone.room import records as r
from ruleone.room.answers import Answered, Answers, body_of, command_id, kept
from ruleone.room.bargaining import bargain
from ruleone.room.batch import Batch, Versions
from ruleone.room.beat import StillThere
from ruleone.room.cash.books import Books
from ruleone.room.cash.tables import CashTables
from ruleone.room.cash.thawing import thaw
from ruleone.room.commands import Ask, Command
from ruleone.room.directing import bad_reason, direct
from ruleone.room.event_clock import due, plan, wake
from ruleone.room.event_host import EventHost, Outside
from ruleone.room.linking import house_link, make_link, open_link, revoke_link
from ruleone.room.live import commands as lc
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby import Lobby
from ruleone.room.looking import CardLook, LiveLook, Looked, look, look_live
from ruleone.room.names import Names, plain
from ruleone.room.outcome import Outcome
from ruleone.room.pins import Pins
from ruleone.room.played import Sight
from ruleone.room.restoring import Restoring
from ruleone.room.roles import (
    MAKER_MAY_ASK,
    MAY_SEE_ALL,
    Caller,
    Links,
    may_ask,
    needs_role,
)
from ruleone.room.settings import STREAM, Settings
from ruleone.room.showing import NO_SUCH_EVENT, refused_topic, topic_view
from ruleone.room.thawing import retire_hand, unfreeze_event, unfreeze_table
from ruleone.room.views import Accepted, Answer, View, Welcome
from ruleone.rulebook import Refusal, TakenUp
from ruleone.store.journal import Journal
from ruleone.tournament.dealt import Entropy
from ruleone.tournament.templates import SIT_DOWN, template

PROTOCOL: Final = "1"
CASH_ACTS_OF_A_WAKE: Final = limits.ACTS_OF_A_WAKE_MAX // 2
"""So much of a wake is for cash tables, where persons always sit; the rest is the events'."""


class Room:
    """All that is played here. Times given to it are the shell's; inside, the room's own time goes
    on from the newest moment of its journal, so that hours in which it was down do not count."""

    def __init__(
        self,
        *,
        entropy: Entropy,
        names: Names,
        answered: Answered,
        settings: Settings | None = None,
    ) -> None:
        self._outside: Final = Outside(entropy, names, settings or Settings())
        self.edition: Final = self._outside.settings.edition
        self._answers: Final = Answers(answered)
        self._pins: Final = Pins()
        self._books: Final = Books(self._outside.settings.grant_cents)
        self._lobby: Final = Lobby(self._outside, self._pins, self._books)
        self._cash: Final = CashTables(self._outside, self._pins, self._books)
        self._live: Final = LiveTables(self._outside, self._pins)
        self._links: Final = Links()
        self._versions: Final = Versions()
        self._connections: Final[Counter[str]] = Counter()
        self._shared: Final[dict[tuple[str, int], View]] = {}
        self._restoring: Restoring | None = None
        self._ahead_ms = 0
        self._epoch = 0
        self.taken_up: dict[str, TakenUp] = {}
        """Events and cash tables that go on, after `restore`, under rules which the book of today
        has otherwise."""
        self.abandoned: dict[str, r.EventAbandoned] = {}
        """Those that `restore` could not go on with, and why; their streams stay as they are."""

    # life

    def restore(self, journal: Journal, now_ms: int) -> None:
        """Go on where the journal ends. Takes the lease with a write of its own, once everything
        has been read; raises Damaged before that, and then nothing has been written."""
        restoring = Restoring(
            journal,
            self._outside,
            self._lobby,
            self._cash,
            self._live,
            self._pins,
            self._links,
            self._versions,
        )
        self._restoring = restoring
        restored = restoring.read()
        self._epoch = restored.epoch + 1
        self._ahead_ms = 0 if restored.at_ms is None else restored.at_ms - now_ms
        at_ms = self._time(now_ms)
        batch = Batch(at_ms)
        batch.add(STREAM, r.RoomOpened(now_ms))
        for gone in restored.abandoned.values():
            record = msgspec.structs.replace(gone, at_ms=at_ms)
            batch.add(STREAM, record)
            self._lobby.abandon(record)
        self.abandoned = restored.abandoned
        self._lobby.renew(batch)
        here = self._lobby.hosts.keys() | self._cash.hosts.keys() | self._live.hosts.keys()
        self.taken_up = {name: one for name, one in restored.taken_up.items() if name in here}
        restoring.go_on(at_ms, batch)
        self._settle(batch, *self._lobby.hosts.values())
        journal.append(batch.writes(self._versions, self._epoch)).result()

    def make_ready(self) -> None:
        """Do now what takes a second or two at its first use, and would hold everybody up: what
        house players and suggestions of 13-card poker go by."""
        self._cash.make_ready()

    @property
    def due_ms(self) -> int | None:
        """When `wake` has something to do next, in the shell's time; None for nothing."""
        dues = [host.due_ms for host in self._lobby.hosts.values() if host.due_ms is not None]
        if (cash_ms := self._cash.due_ms) is not None:
            dues.append(cash_ms)
        return min(dues) - self._ahead_ms if dues else None

    def wake(self, now_ms: int) -> Outcome:
        """Do what is due; a bounded part of it, so that others are not kept waiting."""
        at_ms = self._time(now_ms)
        batch = Batch(at_ms)
        self._books.begin()
        acts = limits.ACTS_OF_A_WAKE_MAX - self._cash.wake(at_ms, batch, CASH_ACTS_OF_A_WAKE)
        for host in due(self._lobby.hosts.values(), at_ms):
            acts -= max(1, wake(host, at_ms, batch, acts))
            if acts <= 0:
                break
        self._settle(batch)
        return self._outcome(batch)

    # asks

    def on(self, ask: Ask, caller: Caller, now_ms: int) -> Outcome:
        """Judge what a connection asks. The id of a command that was accepted and is in the journal
        has its answer for ever."""
        at_ms = self._time(now_ms)
        if not 1 <= len(ask.id) <= limits.COMMAND_ID_MAX_CHARACTERS:
            most = limits.COMMAND_ID_MAX_CHARACTERS
            return Outcome(Answer(ask.id[:most], Refusal("bad-id", "syntax", {"most": most})))
        if isinstance(ask.do, c.Watch):
            return self._watch(ask.id, ask.do, caller)
        if isinstance(ask.do, StillThere):
            return Outcome(Answer(ask.id, Accepted()))
        if isinstance(ask.do, LiveLook):
            told = look_live(self._live, self._links, ask.do, caller, at_ms)
            return Outcome(Answer(ask.id, told))
        if isinstance(ask.do, CardLook):
            return Outcome(Answer(ask.id, self._look(ask.do, caller.person)))
        body = body_of(ask.do)
        again = self._answers.again(caller.person, ask, body)
        if again is not None:
            return Outcome(again)
        batch = Batch(at_ms)
        self._books.begin()
        result = self._judge(ask.do, caller, at_ms, batch)
        answer = Answer(ask.id, result)
        self._answers.keep(caller.person, body, answer)
        self._settle(batch, *self._touched(ask.do))
        if isinstance(result, Refusal):
            return self._outcome(batch, answer)
        kept_for_ever = (command_id(caller.person, ask), body, kept(result))
        return self._outcome(batch, answer, kept_for_ever)

    def _look(self, do: CardLook, person: str) -> Looked:
        """A look at one's own cards: nothing happens, and nothing is remembered of it."""
        host = self._cash.hosts.get(do.event) or self._lobby.find(do.event)
        if isinstance(host, Refusal):
            return host
        if isinstance(host, EventHost) and not host.shows_to(person):
            return NO_SUCH_EVENT
        return look(host, person, do)

    def _judge(self, do: Command, caller: Caller, at_ms: int, batch: Batch) -> Accepted | Refusal:
        event: str | None = getattr(do, "event", None)
        if event is not None and (gone := self._lobby.gone(event)) is not None:
            return gone
        roles = may_ask(do, self._live.hosts)
        if not self._links.allowed(caller, roles, event) and not self._directs(do, event, caller):
            return needs_role(roles)
        if isinstance(do, lc.LiveCommand):
            is_floor = self._links.allowed(caller, MAY_SEE_ALL, event)
            return self._live.judge(do, caller.person, is_floor, batch)
        match do:
            case hc.MakeHomeGame():
                return self._make_home_game(do, caller, at_ms, batch)
            case hc.ComeIn():
                return self._come_in(do, caller, batch)
            case c.SetName():
                return self._rename(do, caller, batch)
            case c.CreateEvent():
                return self._lobby.create(do, caller.person, batch)
            case c.SitDown():
                return self._sit_down(do, caller, at_ms, batch)
            case c.MakeLink():
                missing = None if event in self._live.hosts else self._missing(event)
                if missing is not None:
                    return missing
                entropy = self._outside.entropy
                made = make_link(self._links, do, caller.person, entropy, batch)
                return made if isinstance(made, Refusal) else Accepted(link=made)
            case c.RevokeLink():
                refused = revoke_link(self._links, do.link, caller.person, batch)
                # Whoever watches by the link alone is shown nothing more.
                if refused is None:
                    batch.change(*(host.topics[1] for host in self._lobby.hosts.values()))
                    batch.change(*self._live.topics)
                return refused or Accepted()
            case c.Watch():
                return Accepted()
        if isinstance(do, c.CashCommand) or do.event in self._cash.hosts:
            return self._judge_cash(do, caller.person, at_ms, batch)
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

    def _judge_cash(self, do: Command, person: str, at_ms: int, batch: Batch) -> Accepted | Refusal:
        if isinstance(do, dc.Unfreeze | dc.RetireHand):
            assert self._restoring is not None, "a table is frozen in a room that was restored"
            again = thaw(self._cash.hosts[do.event], do, person, self._restoring, at_ms, batch)
            if isinstance(again, Refusal):
                return again
            self._cash.hosts[again.name] = again
            return Accepted(event=again.name, table=1)
        here = self._connections[person] > 0
        return self._cash.judge(do, person, here, at_ms, batch)

    def _judge_in(
        self, host: EventHost, do: c.EventCommand, caller: Caller, at_ms: int, batch: Batch
    ) -> Accepted | Refusal:
        person = caller.person
        refused: Refusal | None
        match do:
            case c.Join():
                refused = self._may_join(host, person) or entering.enter(
                    host, person, self._connections[person] > 0, at_ms, batch
                )
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
            case dc.Unfreeze():
                assert self._restoring is not None, "a table is frozen in a room that was restored"
                refused = unfreeze_table(host, do, person, self._restoring, at_ms, batch)
            case hc.Invite():
                refused = hosting.invite(host, do.open, self._outside.entropy, batch)
            case hc.EndGame() if host.home is None:
                refused = hosting.NO_HOME_GAME
            case hc.EndGame() if host.phase == "open":
                refused = bad_reason(do.reason)
                if refused is None:
                    self._lobby.call_off(host, batch)
            case dc.RetireHand():
                refused = retire_hand(host, do, person, at_ms, batch)
            case _:
                refused = direct(host, do, person, at_ms, batch)
        if refused is not None:
            return refused
        seated = host.tournament.state.seats.get(person) if isinstance(do, c.Join) else None
        return Accepted(event=host.event, table=None if seated is None else seated[0])

    def _unfreeze(
        self, host: EventHost, do: dc.Unfreeze, by: str, at_ms: int, batch: Batch
    ) -> Refusal | None:
        """The event made again takes the place of the frozen one."""
        assert self._restoring is not None, "an event is frozen in a room that was restored"
        again = unfreeze_event(host, do, by, self._restoring, at_ms, batch)
        if isinstance(again, Refusal):
            return again
        self._lobby.hosts[host.event] = again
        return None

    def _may_join(self, host: EventHost, person: str) -> Refusal | None:
        refused = entering.too_many_events(self._lobby.hosts, person)
        waits = host.phase == "open" and host.home is None
        return refused or (self._lobby.may_start() if waits else None)

    def _rename(self, do: c.SetName, caller: Caller, batch: Batch) -> Accepted | Refusal:
        name = plain(do.name)
        if not 1 <= len(name) <= limits.NAME_MAX_CHARACTERS:
            return Refusal("name-length", "syntax", {"most": limits.NAME_MAX_CHARACTERS})
        batch.beside = self._outside.names.rename(caller.person, name)
        if batch.beside is None:
            return Refusal("name-taken", "illegal", {"name": name})
        for host in self._lobby.hosts.values():
            if caller.person in host.presences:
                host.change_all(batch)
        self._cash.renamed(caller.person, batch)
        return Accepted()

    def _missing(self, event: str | None) -> Refusal | None:
        found = None if event is None else self._lobby.find(event)
        return found if isinstance(found, Refusal) else None

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
        refused = hosting.may_make(self._lobby, caller.person, batch)
        refused = refused or entering.too_many_events(self._lobby.hosts, caller.person)
        if refused is not None:
            return refused
        host = self._lobby.open(plan.config, plan.rules, plan.name, caller.person, batch)
        hosting.make(host, caller.person, plan.house, self._outside.entropy, batch)
        here = self._connections[caller.person] > 0
        refused = entering.enter(host, caller.person, here, at_ms, batch)
        assert refused is None, f"the maker of a home game was refused: {refused}"
        host.change_all(batch)
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
        refused = (
            entering.too_many_events(self._lobby.hosts, caller.person) or self._lobby.may_start()
        )
        if refused is not None:
            return refused
        host = self._lobby.announce(template(do.template), "", caller.person, batch)
        step = partial(self._judge_in, host, c.Join(host.event), caller, at_ms, batch)
        answer = host.guarded(step, None, at_ms, batch) or entering.FROZEN
        plan(host, at_ms)
        return answer

    def _touched(self, do: Command) -> tuple[EventHost, ...]:
        host = self._lobby.hosts.get(getattr(do, "event", None) or "")
        return () if host is None else (host,)

    # links

    def open_link(self, token: str, caller: Caller, now_ms: int) -> Outcome | Refusal:
        """Give the caller's session the role of a link; the answer names the link."""
        batch = Batch(self._time(now_ms))
        opened = open_link(self._links, token, caller.person, batch)
        if isinstance(opened, Refusal):
            return opened
        return self._outcome(batch, Answer("", Accepted(link=opened)))

    def director_link(self, now_ms: int) -> tuple[str, Outcome]:
        """The secret of a fresh director link, for whoever runs the room."""
        batch = Batch(self._time(now_ms))
        token = house_link(self._links, self._outside.entropy, batch)
        return token, self._outcome(batch)

    # watching

    def welcome(self, caller: Caller, now_ms: int) -> Welcome:
        """Who the caller is. A role that is bound to an event or table is told with them, as
        `dealer/e3/2`."""
        roles = {
            "/".join(str(part) for part in (one.role, one.event, one.table) if part is not None)
            for one in self._links.grants(caller)
        }
        return Welcome(
            person=caller.person,
            name=self._outside.names.name(caller.person),
            roles=tuple(sorted(roles)),
            edition=self.edition,
            protocol=PROTOCOL,
            now_ms=self._time(now_ms),
        )

    def connected(self, caller: Caller, here: bool, now_ms: int) -> Outcome:
        """A connection of the caller's has opened or closed."""
        person = caller.person
        self._connections[person] += 1 if here else -1
        if self._connections[person] <= 0:
            del self._connections[person]
        batch = Batch(self._time(now_ms))
        hosts = [host for host in self._lobby.hosts.values() if person in host.presences]
        for host in hosts:
            entering.meet(host, person, self._connections[person] > 0, batch)
        self._cash.meet(person, self._connections[person] > 0, batch.at_ms, batch)
        self._settle(batch, *hosts)
        return self._outcome(batch)

    def view(self, topic: str, caller: Caller, now_ms: int) -> View | Refusal:
        """The topic as the caller may see it."""
        refused = self._refused(topic, caller)
        if refused is not None:
            return refused
        at_ms = self._time(now_ms)
        person = caller.person
        if not (self._lobby.has_part(person, topic) or self._cash.has_part(person, topic)):
            return self._shared_view(topic, at_ms)
        return self._view(topic, caller.person, at_ms)

    def _shared_view(self, topic: str, at_ms: int) -> View:
        """The view of everybody who only watches, built once for all of them."""
        key = (topic, at_ms)
        shared = self._shared.get(key)
        if shared is None:
            if len(self._shared) >= limits.VIEWS_SHARED_MAX:
                self._shared.clear()
            shared = self._shared[key] = self._view(topic, "", at_ms)
        return shared

    def _view(self, topic: str, person: str, at_ms: int) -> View:
        online = len(self._connections)
        lobby, cash, live, links = self._lobby, self._cash, self._live, self._links
        return topic_view(topic, person, lobby, cash, live, links, online, at_ms)

    def _refused(self, topic: str, caller: Caller) -> Refusal | None:
        return refused_topic(topic, caller, self._lobby, self._cash, self._live, self._links)

    def sight(self, event: str, caller: Caller) -> Sight:
        """What the caller may see of hands of the event, or of the cash table, that are over: while
        it is played what his own seat saw, whoever he is; afterwards, with the role for it, every
        seat."""
        host = self._lobby.hosts.get(event)
        played = event in self._cash.hosts or (host is not None and host.phase != "over")
        whole = not played and self._links.allowed(caller, MAY_SEE_ALL, event)
        return Sight(caller.person, whole)

    def _watch(self, name: str, do: c.Watch, caller: Caller) -> Outcome:
        if len(do.topics) > limits.TOPICS_WATCHED_MAX:
            most = limits.TOPICS_WATCHED_MAX
            return Outcome(Answer(name, Refusal("too-many-topics", "syntax", {"most": most})))
        topics = tuple(
            topic for topic in dict.fromkeys(do.topics) if self._refused(topic, caller) is None
        )
        return Outcome(Answer(name, Accepted()), watch=topics)

    # inside

    def _time(self, now_ms: int) -> int:
        return now_ms + self._ahead_ms

    def _settle(self, batch: Batch, *touched: EventHost) -> None:
        """After something happened: what is over is noted, a fresh event is open, and every event
        that was touched says when it is due."""
        self._lobby.tidy(batch)
        for host in touched:
            plan(host, batch.at_ms)

    def _outcome(
        self,
        batch: Batch,
        answer: Answer | None = None,
        command: tuple[str, bytes, bytes] | None = None,
    ) -> Outcome:
        self._shared.clear()
        writes = batch.writes(self._versions, self._epoch, command)
        return Outcome(answer, writes, batch.changed, beside=batch.beside)
