"""The room: it answers requests, wakes when something is due, and builds each viewer's views."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Final

import msgspec

from ruleone import limits
from ruleone.room import commands as c
from ruleone.room import topics
from ruleone.room.access.grants import Grants
from ruleone.room.access.player_links import PlayerLinks
from ruleone.room.access.role_links import further_link, start_link
from ruleone.room.access.staff import Staff
from ruleone.room.access.tokens import Tokens
from ruleone.room.bundle.checking import Checked
from ruleone.room.cash.tables import CashTables
from ruleone.room.commands import Ask, Command, InUse, StillThere
from ruleone.room.core.batch import Batch, Versions
from ruleone.room.core.books import Books
from ruleone.room.core.names import Names
from ruleone.room.core.orders import Order, Parts, Ports, Step
from ruleone.room.core.pinned_rules import PinnedRules
from ruleone.room.core.records import HeadNoted, RoomOpened
from ruleone.room.core.roles import CASHIER, DIRECTOR, MAY_SEE_ALL, Caller, Links, needs_role
from ruleone.room.core.settings import STREAM, Settings
from ruleone.room.desk.desk import Desk
from ruleone.room.directory.directory import person_here
from ruleone.room.directory.naming import Naming
from ruleone.room.directory.views import PersonHere
from ruleone.room.event.clock.event_clock import due, plan, wake
from ruleone.room.event.entries import entering
from ruleone.room.event.hands.dealt_hands import ask_again
from ruleone.room.event.hands.live_requests import TablesOfEvents
from ruleone.room.event.hands.tracked_tables import keep_up
from ruleone.room.event.host.event_host import EventHost, concerns, is_at_will
from ruleone.room.event.host.order import NO_SUCH_EVENT, Events
from ruleone.room.event.orders.entry_list import Looked as EntriesSeen
from ruleone.room.event.orders.entry_list import look as look_at_list
from ruleone.room.event.prizes_by_hand import PrizesByHand
from ruleone.room.event.records import EventAbandoned
from ruleone.room.event.roster import FindEntries, RosterQuery, is_in_play
from ruleone.room.event.setup.changing import WhatWouldChange
from ruleone.room.event.setup.planning import (
    CreateEvent,
    Planned,
    plan_from_now,
    plan_of,
    plan_to_announce,
)
from ruleone.room.event.setup.templates import (
    EventPlan,
    KeptTemplate,
    RepeatLine,
    Templates,
    plan_again,
)
from ruleone.room.hands.played import Sight
from ruleone.room.idempotency import Answered, Answers, body_of, command_id, kept, kept_body
from ruleone.room.live.commands import EventTables
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.pages.event import terms_of_templates
from ruleone.room.pages.screens import Screens
from ruleone.room.pages.views import EventView
from ruleone.room.queries import (
    CardQuery,
    LiveQuery,
    Looked,
    RosterFound,
    look,
    query_change,
    query_live,
    query_roster,
)
from ruleone.room.recovery.restoring import Restoring
from ruleone.room.results.leagues import Leagues
from ruleone.room.topics import Seeing, phone_view
from ruleone.room.views import Accepted, Answer, Outcome, View, Welcome
from ruleone.room.webhooks.hooks import Hooks
from ruleone.rulebook import EDITIONS, Refusal, TakenUp
from ruleone.store.alive import Alive
from ruleone.store.journal import Damaged, Journal
from ruleone.store.people import ERASED
from ruleone.tournament.hands.choosing import Entropy

PROTOCOL: Final = "1"
CASH_ACTS_OF_A_WAKE: Final = limits.ACTS_OF_A_WAKE_MAX // 2
"""The maximum of steps of a wake for cash tables, where persons always sit.

The others are for events.
"""


class Room:
    """All that is played here.

    Times given to it are the shell's. Inside, the room's own time goes on from the newest moment of
    its journal, so that hours in which it was down do not count.
    """

    def __init__(
        self,
        *,
        entropy: Entropy,
        names: Names,
        answered: Answered,
        settings: Settings | None = None,
    ) -> None:
        self._ports: Final = Ports(entropy, names, settings or Settings(), c.BY_TAG)
        self.edition: Final = self._ports.settings.edition
        self._answers: Final = Answers(answered)
        self._pins: Final = PinnedRules()
        self._books: Final = Books(self._ports.settings.grant_cents)
        self._lobby: Final = Lobby(self._ports, self._pins, self._books)
        self._cash: Final = CashTables(self._ports, self._pins, self._books)
        self._live: Final = LiveTables(self._ports, self._pins)
        self._grants: Final = Grants(self._ports, self._lobby, self._live)
        self._desk: Final = Desk(self._lobby, self._live, self._grants.screens)
        self._links: Final = self._grants.links
        self.program: Final = self._grants.program
        self.hooks: Final = self._grants.hooks
        self._versions: Final = Versions()
        self._connections: Final[Counter[str]] = self._ports.connections
        self._shared: Final[dict[tuple[str, int], View]] = {}
        self._naming: Final = Naming(
            self._ports.names, self._lobby, self._cash, self._grants.tokens, self._grants.staff
        )
        self._parts: Final = self._all_parts()
        self._lobby.cash = self._cash.hosts
        self._lobby.closed_cash = self._cash.became_of
        self.reach: str | None = None
        """The address under which others find the room, as whoever serves it says."""
        self._ahead_ms = 0
        self._epoch = 0
        self.taken_up: dict[str, TakenUp] = {}
        """Events and cash tables that go on after `restore` under settings kept in the journal.

        Today's book no longer has these settings.
        """
        self.changed: dict[str, TakenUp] = {}
        """The editions of new tournaments and tables that say other than when one last began."""
        self.abandoned: dict[str, EventAbandoned] = {}
        """The events and tables that `restore` could not continue, and why; their streams stay."""
        self.set_aside: Mapping[str, Damaged] = {}
        """Damaged streams of what is over, without which `restore` went on."""
        self.voided: Sequence[tuple[str, int]] = ()
        """Events and cash tables whose hand `restore` made void, with its number.

        The key to the hand's cards is lost.
        """

    def _all_parts(self) -> Parts:
        """Return all parts that orders ask for; `Restoring` is added once the room is restored."""
        return Parts({
            Ports: self._ports,
            PinnedRules: self._pins,
            Books: self._books,
            Lobby: self._lobby,
            Events: self._lobby,
            PrizesByHand: self._lobby.prizes,
            CashTables: self._cash,
            LiveTables: self._live,
            EventTables: TablesOfEvents(self._lobby),
            Links: self._links,
            PlayerLinks: self._grants.player_links,
            Tokens: self._grants.tokens,
            Staff: self._grants.staff,
            Hooks: self.hooks,
            Screens: self._grants.screens,
            Desk: self._desk,
            Leagues: Leagues(),
            Templates: Templates(),
            Naming: self._naming,
        })  # fmt: skip

    # life

    def restore(self, journal: Journal, now_ms: int, alive: Alive | None = None) -> None:
        """Go on where the journal ends, or from when the last process was seen `alive` after that.

        Takes the lease with a write of its own, once everything has been read. Raises Damaged
        before that; then nothing has been written.
        """
        restoring = self._restoring(journal)
        self._parts.put(Restoring, restoring)
        self.set_aside, self.voided = restoring.set_aside, restoring.voided
        restored = restoring.read(alive)
        self._epoch = restored.epoch + 1
        self._ahead_ms = 0 if restored.at_ms is None else restored.at_ms - now_ms
        self._ports.ahead_ms = self._ahead_ms
        at_ms = self._time(now_ms)
        batch = Batch(at_ms)
        batch.add(STREAM, RoomOpened(now_ms))
        for gone in restored.abandoned.values():
            record = msgspec.structs.replace(gone, at_ms=at_ms)
            batch.add(STREAM, record)
            self._lobby.abandon(record)
        self.abandoned = restored.abandoned
        self._lobby.renew(batch)
        here = self._lobby.hosts.keys() | self._cash.hosts.keys() | self._live.hosts.keys()
        self.taken_up = {name: one for name, one in restored.taken_up.items() if name in here}
        self.changed = self._pins.changed((self.edition, *self._ports.settings.houses, *EDITIONS))
        restoring.go_on(at_ms, batch)
        self._grants.staff.lock_shared(batch)
        self._settle(batch, *self._lobby.hosts.values())
        journal.append(batch.writes(self._versions, self._epoch)).result()
        self.hooks.sweep().result()

    def _restoring(self, journal: Journal) -> Restoring:
        return Restoring(journal, self._parts, self._versions)

    def look_into(self, journal: Journal) -> None:
        """Stand as the journal ends, for reading only: nothing goes on, and nothing is written.

        Raises Damaged.
        """
        self._restoring(journal).read()

    def stood_still(self, since_ms: int, now_ms: int) -> Outcome:
        """Go on as after a start, since the process did nothing between these times of the shell.

        It goes on under a lease of its own. The room's time goes on from where it was, and players
        to act have their full time.
        """
        self._ahead_ms -= now_ms - since_ms
        self._ports.ahead_ms = self._ahead_ms
        self._epoch += 1
        batch = Batch(self._time(now_ms))
        batch.add(STREAM, RoomOpened(now_ms))
        self._books.begin()
        for host in self._lobby.hosts.values():
            ask_again(host, batch.at_ms, batch)
        self._cash.ask_again(batch.at_ms, batch)
        self._settle(batch, *self._lobby.hosts.values())
        return self._outcome(batch)

    def alive(self, now_ms: int) -> Alive:
        """Return how far the room's time has come at the shell's `now_ms`, for the next process."""
        return Alive(self._epoch, self._time(now_ms))

    def note_head(self, head: str, now_ms: int) -> Outcome:
        """Write the head that the journal had a moment ago into the journal, and publish it."""
        batch = Batch(self._time(now_ms))
        batch.add(STREAM, HeadNoted(head))
        self.hooks.head = head
        batch.change("hooks")
        return self._outcome(batch)

    def make_ready(self) -> None:
        """Do now what takes a second or two at its first use, and would delay everybody.

        The tables of computer players and suggestions for 13-card poker, and the templates of
        events.
        """
        self._cash.make_ready()
        terms_of_templates()

    @property
    def due_ms(self) -> int | None:
        """The time by the shell's clock at which `wake` has something to do; None for nothing."""
        dues = [host.due_ms for host in self._lobby.hosts.values() if host.due_ms is not None]
        if (cash_ms := self._cash.due_ms) is not None:
            dues.append(cash_ms)
        if (wall_ms := self._grants.tokens.due_ms) is not None:
            dues.append(wall_ms + self._ahead_ms)
        if (idle_ms := self._grants.staff.due_ms) is not None:
            dues.append(idle_ms)
        return min(dues) - self._ahead_ms if dues else None

    def wake(self, now_ms: int) -> Outcome:
        """Do what is due; a bounded part of it, so that others are not kept waiting."""
        at_ms = self._time(now_ms)
        batch = Batch(at_ms)
        self._books.begin()
        self._grants.expire(now_ms, batch)
        acts = limits.ACTS_OF_A_WAKE_MAX - self._cash.wake(at_ms, batch, CASH_ACTS_OF_A_WAKE)
        for host in due(self._lobby.hosts.values(), at_ms):
            if self._lobby.end_empty(host, at_ms, batch):
                acts -= 1
            else:
                acts -= max(1, wake(host, at_ms, batch, acts))
            if acts <= 0:
                break
        self._settle(batch)
        return self._outcome(batch)

    # asks

    def on(self, ask: Ask, caller: Caller, now_ms: int) -> Outcome:
        """Carry out what a connection asks.

        The id of a command that was accepted and is in the journal has its answer for ever.
        """
        at_ms = self._time(now_ms)
        if not 1 <= len(ask.id) <= limits.COMMAND_ID_MAX_CHARACTERS:
            most = limits.COMMAND_ID_MAX_CHARACTERS
            return Outcome(Answer(ask.id[:most], Refusal("bad-id", "syntax", {"most": most})))
        if isinstance(ask.do, c.Watch):
            return self._watch(ask.id, ask.do, self._seeing(caller, at_ms))
        if isinstance(ask.do, StillThere | InUse):
            if isinstance(ask.do, InUse):
                self._grants.staff.use(caller.session, at_ms)
            return Outcome(Answer(ask.id, Accepted()))
        if isinstance(ask.do, LiveQuery):
            told = query_live(self._live, self._links, ask.do, caller, at_ms)
            return Outcome(Answer(ask.id, told))
        if isinstance(ask.do, RosterQuery):
            return Outcome(Answer(ask.id, self._look_for(ask.do, self._seeing(caller, at_ms))))
        if isinstance(ask.do, WhatWouldChange):
            seen = query_change(self._lobby, self._links, ask.do, caller, at_ms)
            return Outcome(Answer(ask.id, seen))
        if isinstance(ask.do, CardQuery):
            return Outcome(Answer(ask.id, self._look(ask.do, caller.person)))
        body = body_of(ask.do)
        again = self._answers.again(caller.person, ask, body)
        if again is not None:
            return Outcome(self._told_again(again))
        batch = Batch(at_ms)
        self._books.begin()
        self._grants.staff.use(caller.session, at_ms)
        result = self._judge(ask.do, caller, at_ms, batch)
        answer = Answer(ask.id, result)
        self._answers.keep(caller.person, body, answer)
        touched = self._touched(ask.do)
        for host in touched:
            if caller.person in host.presences:
                host.empty_ms = None
        self._settle(batch, *touched)
        if isinstance(result, Refusal):
            return self._outcome(batch, answer)
        kept_for_ever = (command_id(caller.person, ask), kept_body(ask.do), kept(result))
        return self._outcome(batch, answer, kept_for_ever)

    def _judge(self, do: Order, caller: Caller, at_ms: int, batch: Batch) -> Accepted | Refusal:
        """Run the order and return its answer; the batch has its changes, none on a refusal."""
        event: str | None = getattr(do, "event", None)
        if event is not None and (gone := self._lobby.gone(event)) is not None:
            return gone
        step = Step(self._parts, caller, at_ms, batch)
        if (refused := self._may_not(do, event, step)) is not None:
            return refused
        done = do.run(step)
        return done if isinstance(done, Refusal) else Accepted(**msgspec.structs.asdict(done))

    def _may_not(self, do: Order, event: str | None, step: Step) -> Refusal | None:
        """Return why the caller may not give the order, or None.

        The host of a home game may give some orders there without a role.
        """
        roles, beside = do.who_may(step), self._live.beside(event)
        if self._links.allowed(step.caller, roles, do.meant(step), beside):
            return None
        host = self._lobby.hosts.get(event or "")
        made = do.maker_may and host is not None and host.is_made_by(step.person)
        return None if made else needs_role(roles)

    def _told_again(self, answer: Answer) -> Answer:
        """Return a repeated answer with the present name of its token and address of its hook."""
        result = answer.result
        if not isinstance(result, Accepted) or (result.hook is None and result.token is None):
            return answer
        token = None if result.token is None else self._grants.renamed(result.token)
        hook = None if result.hook is None else self._grants.addressed(result.hook)
        return Answer(answer.id, msgspec.structs.replace(result, token=token, hook=hook))

    def _look_for(self, do: RosterQuery, seeing: Seeing) -> RosterFound | Refusal:
        not_his = topics.refused(topics.DIRECTOR_PAGE.of(do.event), seeing)
        refused = not_his
        if not isinstance(do, FindEntries):
            refused = topics.refused(topics.EVENT.of(do.event), seeing)
        if refused is not None:
            return refused
        return query_roster(self._lobby, do, seeing.person, directs=not_his is None)

    def _look(self, do: CardQuery, person: str) -> Looked:
        """Answer a query about the person's own cards; nothing changes or is remembered."""
        host = self._cash.hosts.get(do.event) or self._lobby.asked(do.event, person)
        if isinstance(host, Refusal):
            return host
        if isinstance(host, EventHost) and not host.shows_to(person):
            return NO_SUCH_EVENT
        return look(host, person, do)

    def _touched(self, do: Command) -> tuple[EventHost, ...]:
        name = getattr(do, "event", None) or ""
        host = self._lobby.hosts.get(self._live.event_of(name) or name)
        return () if host is None else (host,)

    def take_in(self, checked: Checked, caller: Caller, now_ms: int) -> Outcome:
        """Keep a whole event of another room, for a caller who directs this one.

        The shell checks that it is not here already: the room holds no events that are long over.
        """
        batch = Batch(self._time(now_ms))
        if not self.directs(caller):
            return Outcome(Answer("", needs_role(DIRECTOR)))
        event = self._lobby.take_in(checked, caller.person, -self._ahead_ms, batch)
        return self._outcome(batch, Answer("", Accepted(event=event)))

    def forget(self, texts: Iterable[str]) -> "tuple[Future[None], ...]":
        """Erase the texts that an outcome has `forgotten`, now that its writes are durable.

        The futures are done when nothing of them is kept. If the room dies before, its next start
        does it.
        """
        return tuple(self._ports.names.erase(one) for one in texts)

    def renamed(self, persons: Iterable[str], now_ms: int) -> Outcome:
        """Show the names of these persons again: a list of players was imported beside the room."""
        batch = Batch(self._time(now_ms))
        self._naming.show(tuple(persons), batch)
        return self._outcome(batch)

    # links

    def open_link(self, token: str, caller: Caller, now_ms: int) -> Outcome | Refusal:
        """Give the caller's session the role of a link; the answer names the link."""
        batch = Batch(self._time(now_ms))
        opened = self._grants.open_link(token, caller, now_ms, batch)
        if isinstance(opened, Refusal):
            return opened
        return self._outcome(batch, Answer("", Accepted(link=opened)))

    def director_link(self, now_ms: int) -> tuple[str, Outcome]:
        """Make a fresh director link for the host, and return its secret; it opens one browser.

        Earlier ones that nobody opened end.
        """
        batch = Batch(self._time(now_ms))
        token = start_link(self._links, self._ports.entropy, batch)
        return token, self._outcome(batch)

    def further_link(self, made_of: bytes, now_ms: int) -> Outcome:
        """Add a director link made by somebody who can write into the room's folder.

        The room learns the digest of its secret alone. A link that it knows already stays as it is.
        """
        batch = Batch(self._time(now_ms))
        further_link(self._links, made_of, now_ms, batch)
        return self._outcome(batch)

    def acting(self, caller: Caller) -> Caller:
        """Return who acts at the caller's browser: the caller, or who of the staff is signed in."""
        return self._grants.staff.acting(caller)

    @property
    def staff_sessions(self) -> tuple[str, ...]:
        """The sessions of the browsers that are devices of the staff."""
        return self._grants.staff.sessions

    def ended_sessions(self, sessions: Iterable[str], by: str, now_ms: int) -> Outcome:
        """Note that these sessions are over: nobody of the staff is signed in there."""
        batch = Batch(self._time(now_ms))
        self._grants.staff.over(sessions, by, batch)
        return self._outcome(batch)

    # watching

    def welcome(self, caller: Caller, now_ms: int) -> Welcome:
        """Return the first frame of the caller's connection: person, name and roles.

        A role that is bound to an event or table is written with them, as `dealer/e3/2`.
        """
        name = self._ports.names.name(caller.person)
        return Welcome(
            person=caller.person,
            name="" if name == ERASED else name,
            roles=self.roles(caller),
            edition=self.edition,
            protocol=PROTOCOL,
            now_ms=self._time(now_ms),
            reach=self.reach,
            device=self._grants.staff.device_view(caller.session, self._ports.names),
        )

    def roles(self, caller: Caller) -> tuple[str, ...]:
        """Return the caller's roles, as `welcome` writes them."""
        roles = {
            "/".join(str(part) for part in (one.role, one.event, one.table) if part is not None)
            for one in self._links.grants(caller)
        }
        return tuple(sorted(roles))

    def events_of(self, caller: Caller) -> frozenset[str | None]:
        """Return the events for which the caller has roles, None among them for the whole room."""
        return frozenset(one.event for one in self._links.grants(caller))

    def has_given(self, caller: Caller) -> bool:
        """Whether something that was given to the caller is worth anything now."""
        shows = self._grants.player_links.shows
        return bool(self._links.grants(caller)) or any(map(shows, caller.links))

    def connected(self, caller: Caller, here: bool, now_ms: int) -> Outcome:
        """Note that a connection of the caller's has opened or closed."""
        person = caller.person
        self._connections[person] += 1 if here else -1
        if self._connections[person] <= 0:
            del self._connections[person]
        batch = Batch(self._time(now_ms))
        hosts = [host for host in self._lobby.hosts.values() if concerns(host, person)]
        for host in hosts:
            entering.meet(host, person, self._connections[person] > 0, batch)
        self._cash.meet(person, self._connections[person] > 0, batch.at_ms, batch)
        self._settle(batch, *hosts)
        return self._outcome(batch)

    def view(self, topic: str, caller: Caller, now_ms: int) -> View | Refusal:
        """Return the topic as the caller may see it, or why not."""
        at_ms = self._time(now_ms)
        seeing = self._seeing(caller, at_ms)
        refused = topics.refused(topic, seeing)
        if refused is not None:
            return refused
        person = caller.person
        if not self._has_part(person, topic):
            shared = self._shared_view(topic, at_ms)
            kind, _, event = topic.partition("/")
            player = self._grants.player_links.player(caller, event)
            if player is None or kind != "event":
                return shared
            assert isinstance(shared, EventView), "an event's page is its view"
            return phone_view(self._lobby, shared, player)
        return topics.view(topic, seeing)

    def _has_part(self, person: str, topic: str) -> bool:
        """Whether the topic shows the person something of their own; of cash no event is asked."""
        if topic.partition("/")[2].partition("/")[0] in self._cash.hosts:
            return self._cash.has_part(person, topic)
        if topic.startswith(topics.PAYMENTS.of("")):
            return True
        return self._lobby.has_part(person, topic) or self._cash.has_part(person, topic)

    def _shared_view(self, topic: str, at_ms: int) -> View:
        """Return the view of everybody who only watches, built once for all of them."""
        key = (topic, at_ms)
        shared = self._shared.get(key)
        if shared is None:
            if len(self._shared) >= limits.VIEWS_SHARED_MAX:
                self._shared.clear()
            nobody = self._seeing(Caller("", ""), at_ms)
            shared = self._shared[key] = topics.view(topic, nobody)
        return shared

    def _seeing(self, caller: Caller, at_ms: int) -> Seeing:
        return Seeing(
            caller, self._lobby, self._cash, self._live, self._grants, self._desk,
            len(self._connections), at_ms,
        )  # fmt: skip

    def sight(self, event: str, caller: Caller) -> Sight:
        """Return what the caller may see of finished hands of the event or the cash table.

        While it is played that is what the caller's own seat saw, whatever the roles; afterwards
        every seat for those who have the role.
        """
        host = self._lobby.hosts.get(event)
        played = event in self._cash.hosts or (host is not None and host.phase != "over")
        whole = not played and self._links.allowed(caller, MAY_SEE_ALL, event)
        return Sight(caller.person, whole)

    def directs(self, caller: Caller, event: str | None = None) -> bool:
        """Whether the caller has the role of a director, of the whole room or of this event."""
        return self._links.allowed(caller, DIRECTOR, event)

    def standing(self, caller: Caller) -> int:
        """Return the caller's precedence where places are scarce.

        2 for a role here, 1 for a seat or a place in something that is still played, 0 for a
        watcher.
        """
        grants = self._links.grants(caller)
        if any(grant.role != "player" for grant in grants):
            return 2
        person, hosts = caller.person, self._lobby.hosts.values()
        seated = any(self._cash.of(person)) or self._cash.waiting.knows(person)
        return int(bool(grants) or seated or any(is_in_play(host, person) for host in hosts))

    def pays(self, caller: Caller, event: str) -> bool:
        """Whether the caller may mark prizes of this event as paid."""
        return self._links.allowed(caller, CASHIER, event)

    def person_here(self, person: str) -> PersonHere:
        """Return what the room holds of one person at this moment."""
        return person_here(person, self._lobby, self._cash, self._live, self._desk)

    def entries_seen(self, event: str, players: Sequence[str]) -> EntriesSeen | Refusal:
        """Return how players of a list stand to an event; "" is a player who is new to the room."""
        host = self._lobby.find(event)
        if isinstance(host, Refusal):
            return host
        return look_at_list(host, self._lobby.hosts, players)

    def templates(self) -> tuple[tuple[KeptTemplate, ...], tuple[RepeatLine, ...]]:
        """Return the templates of the house's own, and the last events, which may be repeated."""
        kept = tuple(self._parts.find(Templates).by_name.values())
        ended = [
            RepeatLine(event, one.name, over=True)
            for event, one in self._lobby.ended.items()
            if one.maker is None and not one.at_will
        ]
        here = [
            RepeatLine(event, host.name)
            for event, host in self._lobby.hosts.items()
            if host.home is None and event not in self._lobby.ended and not is_at_will(host)
        ]
        return kept, (*reversed(ended), *here)

    def again(self, event: str) -> EventPlan | Refusal:
        """Return the announcement of an event, over or not, to be given again."""
        ended = self._lobby.ended.get(event)
        if ended is not None and ended.maker is None:
            return plan_again(ended.config, ended.name, self._ports.settings)
        plan = self.plan_of(event)
        if isinstance(plan, Refusal):
            return plan
        host = self._lobby.hosts[event]
        return plan_again(host.tournament.state.config, host.name, self._ports.settings)

    def plan_of(self, event: str, now_ms: int | None = None) -> Planned | Refusal:
        """Return the plan of an event as it was announced, or with `now_ms` from this moment on."""
        host = self._lobby.find(event)
        if isinstance(host, Refusal):
            return host
        return plan_of(host) if now_ms is None else plan_from_now(host, self._time(now_ms))

    @property
    def settings(self) -> Settings:
        """The settings of the room."""
        return self._ports.settings

    def plan_to_announce(self, do: CreateEvent) -> Planned | Refusal:
        """Return the plan of an event that is not announced: what this command would bring."""
        into = self._lobby.hosts.get(do.into or "")
        return plan_to_announce(do, into, self._ports.settings)

    def _watch(self, name: str, do: c.Watch, seeing: Seeing) -> Outcome:
        if len(do.topics) > limits.TOPICS_WATCHED_MAX:
            most = limits.TOPICS_WATCHED_MAX
            return Outcome(Answer(name, Refusal("too-many-topics", "syntax", {"most": most})))
        watched = tuple(
            topic for topic in dict.fromkeys(do.topics) if topics.refused(topic, seeing) is None
        )
        return Outcome(Answer(name, Accepted()), watch=watched)

    # inside

    def _time(self, now_ms: int) -> int:
        return now_ms + self._ahead_ms

    def _settle(self, batch: Batch, *touched: EventHost) -> None:
        """Finish a step: note what is over, keep a fresh event open, plan the events touched."""
        for host in self._lobby.hosts.values():
            if host.unsettled and host.frozen is None:
                step = partial(keep_up, host, self._live, batch)
                host.guarded(step, None, batch.at_ms, batch)
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
        changed, later = batch.changed, batch.later
        return Outcome(
            answer, writes, changed, later, beside=batch.beside, ended=batch.ended,
            first=batch.first, forgotten=batch.forgotten, turned=tuple(batch.turned),
        )  # fmt: skip
