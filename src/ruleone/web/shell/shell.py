"""The shell around the room: gives it time and asks, makes its writes durable, then shows them.

One event loop, no locks. The room's results are turned into frames at once, for each watcher
separately, and leave by the outbox when the journal has them.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import Future
from typing import Final, TypeVar

import msgspec
import structlog

from ruleone import limits
from ruleone.room.access.role_links import LinkView
from ruleone.room.bundle.checking import Checked
from ruleone.room.commands import Ask, Watch
from ruleone.room.core.roles import Caller
from ruleone.room.event.setup.planning import Planned
from ruleone.room.room import Room
from ruleone.room.views import Accepted, Answer, Closing, Gone, Outcome, View, Welcome
from ruleone.rulebook.citation import Refusal
from ruleone.store.journal import Journal
from ruleone.store.session_list import Session
from ruleone.web.clock import RoomClock
from ruleone.web.metrics import Metrics
from ruleone.web.sessions.lookers import Looker
from ruleone.web.shell.outbox import Outbox, Parcel
from ruleone.web.shell.watcher import Frame, Watcher, show
from ruleone.words import SOURCE

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("ruleone.web")

ROOM_STOPPED: Final = Refusal(code="room-stopped", kind="illegal")
ROOM_CLOSED: Final = Refusal(code="room-closed", kind="illegal")
FAULT: Final = Refusal(code="fault", kind="illegal")

CLOSED_RETRY_MS: Final = 1_000
STOPPED_RETRY_MS: Final = 5_000
ERASED: Final = "erased"
SIGNED_OUT: Final = "signed-out"
ERASED_RETRY_MS: Final = 1_000
"""Time after which a page should try again after a farewell."""

T = TypeVar("T")

_json: Final = msgspec.json.Encoder().encode


class Shell:
    """The one place where asks, time, the journal and the watchers meet.

    `failure` is the reason why nothing is acknowledged any more: the journal refused to write. The
    server checks it, reports it, and ends the process.
    """

    def __init__(self, room: Room, journal: Journal, clock: RoomClock, metrics: Metrics) -> None:
        self.room: Final = room
        self._journal: Final = journal
        self._clock: Final = clock
        self._metrics: Final = metrics
        self._loop: Final = asyncio.get_running_loop()
        self._outbox: Final = Outbox(self._stop)
        self._watchers: Final[dict[Watcher, None]] = {}
        self._watching: Final[dict[str, dict[Watcher, None]]] = {}
        self._waiting: Final[dict[tuple[Watcher, str], None]] = {}
        """Views that differ and are not built yet, the oldest first."""
        self._later: Final[dict[tuple[Watcher, str], None]] = {}
        """Views that may wait longer, until the next update of the standings."""
        self._turn: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped: Refusal | None = None
        self._empty: Final = asyncio.Event()
        self.failure: BaseException | None = None
        self.heard: Callable[[Iterable[str]], None] = lambda _: None
        """Called with the streams that have grown, once that is durable; quick, and never fails."""
        self.erased: Callable[[], None] = _nothing
        """Called when somebody was erased, once that is durable; quick, and never fails."""
        metrics.watch(sockets=self._watchers.__len__, unseen=self._outbox.__len__)
        self._look_out()
        self._set_alarm()

    # Connections

    def open(self, watcher: Watcher) -> None:
        """Open a connection: welcome it, and note its person as present."""
        self._watchers[watcher] = None
        now_ms = self._now_ms()
        watcher.caller = self.room.acting(watcher.own)
        outcome = self.room.connected(watcher.caller, True, now_ms)
        welcome = self.room.welcome(watcher.caller, now_ms)
        # The welcome leaves through the outbox, behind everything that happened before it.
        self._publish(outcome, Parcel(lambda: watcher.mailbox.post(welcome), _nothing))

    def close(self, watcher: Watcher) -> None:
        """Close a connection; the clock plays the person's hands until a new one is opened."""
        if watcher in self._watchers:
            del self._watchers[watcher]
            self._watch(watcher, ())
            outcome = self.room.connected(watcher.caller, False, self._now_ms())
            self._publish(outcome, Parcel(_nothing, _nothing))
        if not self._watchers:
            self._empty.set()

    def farewell(self) -> None:
        """Announce the end to every connection, with the time to come back.

        No command is taken after that.
        """
        self._stopped = self._stopped or ROOM_CLOSED
        self._set_alarm()
        retry_ms = CLOSED_RETRY_MS if self.failure is None else STOPPED_RETRY_MS
        for watcher in self._watchers:
            watcher.mailbox.post(Closing(code=self._stopped.code, retry_ms=retry_ms))

    async def everybody_gone(self) -> None:
        """Wait until no connection is left."""
        while self._watchers:
            self._empty.clear()
            await self._empty.wait()

    def connections(self, person: str) -> int:
        """Return the number of a person's open connections."""
        return sum(one.caller.person == person for one in self._watchers)

    def open_sessions(self) -> frozenset[str]:
        """Return the ids of the sessions that have a connection open."""
        return frozenset(one.session for one in self._watchers)

    def end_sessions(self, sessions: Collection[str]) -> None:
        """End the connections of these sessions, which are no longer valid."""
        for watcher in filter(lambda one: one.session in sessions, self._watchers):
            watcher.mailbox.post(Closing(SIGNED_OUT, ERASED_RETRY_MS))

    async def note_ended(self, sessions: Collection[str], by: Caller) -> None:
        """Note that these sessions are over, for the devices of the staff; done when durable."""
        await self._carry(self.room.ended_sessions(sessions, by.person, self._now_ms()))

    def welcome(self, caller: Caller) -> Welcome:
        """Return the identity of a caller who asks without a connection."""
        return self.room.welcome(caller, self._now_ms())

    def program(self, secret: str) -> Session | None:
        """Return the session of the program whose token has this secret."""
        found = self.room.program(secret, self._now_ms())
        if found is None:
            return None
        caller, name = found
        return Session(caller.person, name, SOURCE, caller.links)

    def plan(self, event: str, *, now: bool) -> Planned | Refusal:
        """Return an event of the room as it was announced, or as it stands now."""
        return self.room.plan_of(event, self._now_ms() if now else None)

    # Asks

    async def ask(self, ask: Ask, watcher: Watcher) -> None:
        """Handle an ask of a connection; the answer goes into its mailbox.

        A connection that was ended is ignored.
        """
        await self._outbox.has_room()
        if watcher.mailbox.closing:
            return
        self._on(ask, watcher.caller, watcher.mailbox.post, watcher, watcher.looker)

    def refuse(self, answer: Answer, watcher: Watcher) -> None:
        """Answer an unreadable ask, in its order: the room never gets it."""

        # Through the outbox, so that answers keep the order of their asks.
        def post() -> None:
            watcher.mailbox.post(answer)

        self._outbox.put(None, Parcel(post, post))

    async def ask_once(self, ask: Ask, caller: Caller, looker: Looker | None = None) -> Answer:
        """Handle an ask without a connection; return when the answer is durable."""
        await self._outbox.has_room()
        answered: asyncio.Future[Answer] = self._loop.create_future()
        self._on(ask, caller, lambda answer: _settle(answered, answer), looker=looker)
        return await answered

    async def see(self, topic: str, caller: Caller) -> View | Refusal:
        """Return a topic's view, once all that it shows is durable."""
        await self._outbox.has_room()
        seen: asyncio.Future[View | Refusal] = self._loop.create_future()
        view = self._view(topic, caller, self._now_ms())
        self._outbox.put(
            None, Parcel(lambda: _settle(seen, view), lambda: _settle(seen, ROOM_STOPPED))
        )
        return await seen

    async def open_link(
        self, token: str, caller: Caller, looker: Looker | None = None
    ) -> LinkView | Refusal:
        """Open the link of this secret, and return it once that is durable.

        A visitor who only looked is a person by then.
        """
        if looker is not None and (full := looker.expect()) is not None:
            return full
        opened = self.room.open_link(token, caller, self._now_ms())
        kept = None
        if looker is not None:
            kept = self._keep(looker, done=isinstance(opened, Outcome))
        if isinstance(opened, Refusal):
            return opened
        opened = msgspec.structs.replace(opened, first=kept)
        if not await self._carry(opened):
            return ROOM_STOPPED
        assert opened.answer is not None, "an opened link is answered"
        assert isinstance(opened.answer.result, Accepted), "an opened link is accepted"
        assert opened.answer.result.link is not None, "the answer names the link"
        return opened.answer.result.link

    def _keep(self, looker: Looker, *, done: bool) -> Future[None] | None:
        """Keep a visitor who has `done` something as a person.

        Once that is durable every page of the browser learns the name.
        """
        kept = looker.settle(done=done)
        if kept is not None:
            self._outbox.put(kept, Parcel(lambda: self._greet_again(looker.person), _nothing))
        return kept

    async def take_in(self, checked: Checked, caller: Caller) -> str | Refusal:
        """Keep a whole event of another room, and return its name here once all is durable."""
        if self._stopped is not None:
            return self._stopped
        outcome = self.room.take_in(checked, caller, self._now_ms())
        assert outcome.answer is not None, "who brings an event is answered"
        result = outcome.answer.result
        if isinstance(result, Refusal):
            return result
        assert isinstance(result, Accepted), "an event that is kept is accepted"
        assert result.event is not None, "the answer names the event"
        return result.event if await self._carry(outcome) else ROOM_STOPPED

    def renamed(self, persons: Iterable[str]) -> None:
        """Update the watchers of these persons after a durable change of their record."""
        outcome = self.room.renamed(persons, self._now_ms())
        self._publish(outcome, Parcel(_nothing, _nothing))

    async def director_link(self) -> str | None:
        """Return the secret of a fresh director link once it is durable, None where it is not."""
        token, outcome = self.room.director_link(self._now_ms())
        return token if await self._carry(outcome) else None

    async def further_link(self, made_of: bytes) -> bool:
        """Make another director link, of the secret with this digest; whether it is durable."""
        return await self._carry(self.room.further_link(made_of, self._now_ms()))

    async def note_head(self, head: str) -> None:
        """Publish the head that the journal had a moment ago; done when that is durable."""
        await self._carry(self.room.note_head(head, self._now_ms()))

    def changed(self, *topics: str) -> None:
        """Update the watchers of these topics after a change beside the room."""
        self._publish(Outcome(changed=topics), Parcel(_nothing, _nothing))

    async def _carry(self, outcome: Outcome) -> bool:
        """Make durable an outcome that no ask of a connection caused; whether it is."""
        durable: asyncio.Future[bool] = self._loop.create_future()
        self._publish(
            outcome, Parcel(lambda: _settle(durable, True), lambda: _settle(durable, False))
        )
        return await durable

    def _on(
        self,
        ask: Ask,
        caller: Caller,
        post: Callable[[Answer], None],
        watcher: Watcher | None = None,
        looker: Looker | None = None,
    ) -> None:
        barred = self._stopped
        if barred is None and looker is not None:
            # Before the room gets the act: the person must exist in its records.
            barred = looker.expect(ask.do)
        if barred is not None:
            post(Answer(id=ask.id, result=barred))
            return
        try:
            outcome = self.room.on(ask, caller, self._now_ms())
        # A fault in one command must not end the room: only this ask is answered with it.
        except Exception:
            log.exception("a command failed", command=type(ask.do).__name__)
            outcome = Outcome(answer=Answer(id=ask.id, result=FAULT))
        answer = outcome.answer
        assert answer is not None, "the room answers every ask"
        if looker is not None:
            kept = self._keep(looker, done=isinstance(answer.result, Accepted))
            outcome = msgspec.structs.replace(outcome, first=outcome.first or kept)
        if watcher is not None and isinstance(ask.do, Watch) and outcome.watch is not None:
            self._watch(watcher, outcome.watch)
            fresh = [(watcher, topic) for topic in dict.fromkeys(ask.do.topics)]
        else:
            fresh = []
        lost = Answer(id=ask.id, result=ROOM_STOPPED)
        self._metrics.asked(ask, answer)
        parcel = Parcel(lambda: post(answer), lambda: post(lost))
        self._publish(outcome, parcel, fresh, caller.person)

    def _watch(self, watcher: Watcher, topics: Iterable[str]) -> None:
        """Show the watcher these topics and no others from now on."""
        now = frozenset(topics)
        for topic in watcher.topics - now:
            watcher.mailbox.forget(topic)
            watchers = self._watching[topic]
            del watchers[watcher]
            if not watchers:
                del self._watching[topic]
        for topic in now - watcher.topics:
            self._watching.setdefault(topic, {})[watcher] = None
        watcher.topics = now

    # Time

    def _now_ms(self) -> int:
        """Return the time now, after reporting a standstill of the process to the room."""
        self._look()
        return self._clock.now_ms()

    def _look(self) -> None:
        """Check for a standstill.

        After one the room continues as after a start, and every page gets the time.
        """
        since_ms = self._clock.stood_since_ms()
        if since_ms is not None and self._stopped is None:
            now_ms = self._clock.now_ms()
            log.warning("the process stood still", ms=now_ms - since_ms)
            self._bring(lambda: self.room.stood_still(since_ms, now_ms), self._greet_again)

    def _look_out(self) -> None:
        """Check every now and then, also where nothing else happens."""
        self._look()
        # A machine that slept may have nothing else to wake the room.
        if self._stopped is None:
            self._loop.call_later(limits.LOOKED_EVERY_S, self._look_out)

    def _greet_again(self, person: str | None = None) -> None:
        """Send everybody, or every page of one person, their identity and the time."""
        for watcher in self._watchers:
            if person in (None, watcher.caller.person):
                watcher.mailbox.post(self.room.welcome(watcher.caller, self._clock.now_ms()))

    def _bring(self, step: Callable[[], Outcome], then: Callable[[], None]) -> None:
        """Do a step due by time; a failure there is the end of the room."""
        try:
            outcome = step()
        # Time has no one to answer, and cannot be skipped: the state would be half changed.
        except Exception as error:
            log.exception("time could not go on")
            self._stop(error)
            return
        self._publish(outcome, Parcel(then, _nothing))

    def _set_alarm(self) -> None:
        """Wake the room at its next time; the loop's clock does not know the wall clock."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.room.due_ms is not None and self._stopped is None:
            wait_ms = max(0, self.room.due_ms - self._clock.now_ms())
            self._alarm = self._loop.call_later(wait_ms / 1000, self._wake)

    def _wake(self) -> None:
        self._alarm = None
        # The disk is behind: the room does nothing new until it has caught up.
        if self._outbox.full:
            self._alarm = self._loop.call_later(0.01, self._wake)
            return
        now_ms = self._now_ms()
        self._bring(lambda: self.room.wake(now_ms), _nothing)

    # What happened

    def _publish(
        self,
        outcome: Outcome,
        parcel: Parcel,
        fresh: Iterable[tuple[Watcher, str]] = (),
        by: str | None = None,
    ) -> None:
        """Write the results of a person (`by`) or of time, and show them once durable.

        The answer comes first, then the views. A failed write stops the room: it is ahead of its
        journal then.
        """
        try:
            durable = None
            if outcome.writes:
                durable = self._journal.append(outcome.writes, outcome.first)
        except Exception as error:
            log.exception("an outcome could not be written")
            self._stop(error)
            parcel.abandon()
            return
        self._metrics.wrote(durable)
        # Views are built now, not at delivery: later steps must not show in them before they are
        # durable.
        frames = self._frames(dict.fromkeys([*fresh, *self._seen_at_once(outcome, by)]))

        def deliver() -> None:
            parcel.deliver()
            if outcome.writes:
                self.heard(write.stream for write in outcome.writes)
            show(frames)
            self._end(outcome.ended)
            self._turn_to(outcome.turned)
            for gone in self.room.forget(outcome.forgotten):
                self._outbox.put(gone, Parcel(_nothing, _nothing))

        if outcome.beside is not None:
            self._outbox.put(outcome.beside, Parcel(_nothing, _nothing))
        self._outbox.put(durable, Parcel(deliver, parcel.abandon))
        self._set_alarm()

    def _seen_at_once(self, outcome: Outcome, by: str | None) -> list[tuple[Watcher, str]]:
        """Return the watchers who see the outcome at once.

        First the person who caused it, then the watchers of topics with few watchers. A crowd waits
        for its turns, so that building its views keeps nobody waiting.
        """
        seen_by = [
            (watcher, topic)
            for topic in outcome.changed
            for watcher in self._watching.get(topic, ())
        ]
        most = limits.VIEWS_AT_ONCE_MAX
        if len(seen_by) > most:
            crowds = {
                topic for topic in outcome.changed if len(self._watching.get(topic, ())) > most
            }
            # The person who acted comes first, then topics with few watchers: an event's page with
            # hundreds of them waits for its turns.
            seen_by.sort(key=lambda one: (one[0].caller.person != by, one[1] in crowds))
        self._waiting.update(dict.fromkeys(seen_by[most:]))
        for topic in outcome.later:
            self._later.update(dict.fromkeys((one, topic) for one in self._watching.get(topic, ())))
        if self._later and self._telling is None and self._stopped is None:
            self._telling = self._loop.call_later(limits.VIEWS_LATER_S, self._tell_later)
        self._set_turn()
        return seen_by[:most]

    def _tell_later(self) -> None:
        """Release the views that may wait."""
        self._telling = None
        self._waiting.update(self._later)
        self._later.clear()
        self._set_turn()

    def _set_turn(self) -> None:
        if self._waiting and self._turn is None and self._stopped is None:
            self._turn = self._loop.call_later(limits.VIEWS_REST_S, self._take_turn)

    def _take_turn(self) -> None:
        """Build some of the views that wait, each as the room stands now."""
        self._turn = None
        self._look()
        if not self._outbox.full:
            frames = self._frames(self._whose_turn_it_is())
            self._outbox.put(None, Parcel(lambda: show(frames), _nothing))
        self._set_turn()

    def _whose_turn_it_is(self) -> Iterator[tuple[Watcher, str]]:
        """Yield those who wait, until the time of a turn is up."""
        ends_s = self._loop.time() + limits.VIEWS_TURN_S
        while self._waiting:
            watcher, topic = one = next(iter(self._waiting))
            del self._waiting[one]
            if topic in watcher.topics:
                yield one
                if self._loop.time() >= ends_s:
                    return

    def _end(self, persons: Collection[str]) -> None:
        """End the connections and sessions of these erased persons."""
        if persons:
            self.erased()
        for watcher in self._watchers if persons else ():
            if watcher.caller.person in persons:
                watcher.mailbox.post(Closing(ERASED, ERASED_RETRY_MS))

    def _turn_to(self, sessions: Collection[str]) -> None:
        """Let somebody else act in the pages of these sessions, and greet them.

        They ask again for what they watched, as the person who they are now.
        """
        for watcher in [one for one in self._watchers if one.session in sessions]:
            before, now = watcher.caller, self.room.acting(watcher.own)
            now_ms = self._clock.now_ms()
            watcher.caller = now
            if before.person != now.person:
                for caller, here in ((before, False), (now, True)):
                    met = self.room.connected(caller, here, now_ms)
                    self._publish(met, Parcel(_nothing, _nothing))
            self._watch(watcher, ())
            watcher.mailbox.post(self.room.welcome(now, now_ms))

    def _frames(self, wanted: Iterable[tuple[Watcher, str]]) -> list[Frame]:
        """Return the views as the room stands now, each built for its watcher.

        Views that are equal for all are encoded once. A topic that the watcher may no longer see is
        gone.
        """
        now_ms = self._clock.now_ms()
        frames: list[Frame] = []
        written: dict[int, tuple[View, bytes]] = {}
        for watcher, topic in wanted:
            self._waiting.pop((watcher, topic), None)
            self._later.pop((watcher, topic), None)
            view = self._view(topic, watcher.caller, now_ms)
            if isinstance(view, Refusal):
                self._watch(watcher, watcher.topics - {topic})
                frames.append((watcher, topic, Gone(topic=topic, refusal=view)))
                continue
            # The room returns the same view object to all who see alike: it is encoded once. The
            # view is kept beside it, so that its id stays taken.
            if id(view) not in written:
                written[id(view)] = view, _json(view)
            frames.append((watcher, topic, written[id(view)][1]))
        return frames

    def _view(self, topic: str, caller: Caller, now_ms: int) -> View | Refusal:
        """Return the view; an exception affects no other view."""
        try:
            return self.room.view(topic, caller, now_ms)
        except Exception:
            log.exception("a view failed", topic=topic)
            return FAULT

    def _stop(self, error: BaseException) -> None:
        """Stop acknowledging."""
        if self.failure is None:
            self.failure = error
            self._stopped = ROOM_STOPPED
            self._set_alarm()


def _settle(future: "asyncio.Future[T]", value: T) -> None:
    """Resolve a future, if it is still waited for."""
    if not future.done():
        future.set_result(value)


def _nothing() -> None:
    """Do nothing: no one waits for this parcel but the watchers."""
