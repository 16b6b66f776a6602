"""A room with simulated time, seeded chance and a journal in memory: the shell of the tests."""

import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec

from ruleone.chinese.views import RowsStand, Suggestions
from ruleone.dealing.actions import Action, Call, Check, Fold, Options
from ruleone.room import topics
from ruleone.room.access.role_links import LinksView
from ruleone.room.commands import Ask, Command, Query
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.draws import DrawsFound
from ruleone.room.event.entries.commands import Join
from ruleone.room.event.entries.view import EntriesFound
from ruleone.room.event.roster import PlayersFound, TablesFound
from ruleone.room.event.setup.changing import WouldChange
from ruleone.room.live.racing import RaceSheet
from ruleone.room.live.views import Consulted, FactAsked, LiveJudged
from ruleone.room.lobby.view import LobbyView
from ruleone.room.pages.views import DirectorView, EventView, TableView
from ruleone.room.playing import Act
from ruleone.room.room import Room
from ruleone.room.views import Accepted, Answer, Outcome, View
from ruleone.rulebook import Refusal
from ruleone.store.alive import Alive
from ruleone.store.lookalikes import are_alike
from ruleone.store.memory import MemoryJournal
from ruleone.store.people import ERASED, NameTaken, Player, Registered

Choose = Callable[[Options], Action]


def done() -> "Future[None]":
    durable: Future[None] = Future()
    durable.set_result(None)
    return durable


class People:
    """Names of persons, as the tests give them."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.kept: dict[str, Player] = {}
        self.addresses: dict[str, str] = {}

    def name(self, person: str) -> str:
        return self.names.get(person) or self.addresses.get(person) or f"<{person}>"

    def rename(self, person: str, name: str) -> "Future[None] | None":
        if any(other != person and name == kept for other, kept in self.names.items()):
            return None
        self.names[person] = name
        return done()

    def like(self, name: str, person: str) -> str | None:
        others = (kept for other, kept in self.names.items() if other != person)
        return next((kept for kept in others if are_alike(name, kept)), None)

    def registered(self, person: str) -> Registered | None:
        if self.names.get(person) == ERASED:
            return None
        player = self.kept.get(person, Player(person, self.name(person)))
        return Registered(player, "en", 0, ())

    def keep(
        self, players: Iterable[Player], at_ms: int, *, namesakes: bool = False
    ) -> "tuple[list[str], Future[None]]":
        for one in players:
            person, name = one.person or f"n{len(self.names)}", one.name
            if any(person != other and name == given for other, given in self.names.items()):
                if not namesakes:
                    raise NameTaken(name)
                name = f"{name} ({len(self.names)})"
            self.names[person] = name
            self.kept[person] = msgspec.structs.replace(one, person=person)
        return list(self.kept), done()

    def erase(self, person: str) -> "Future[None]":
        self.names[person] = ERASED
        self.addresses.pop(person, None)
        self.kept.pop(person, None)
        return done()

    def meet(self, names: Mapping[str, str], at_ms: int) -> "Future[None]":
        for person, name in names.items():
            self.names.setdefault(person, name)
        return done()

    def introduce(self, person: str, name: str, at_ms: int) -> "Future[None] | None":
        return self.rename(person, name)

    def type_in(self, names: Sequence[str], at_ms: int) -> "tuple[list[str], Future[None]]":
        persons = [f"n{len(self.names) + place}" for place in range(len(names))]
        self.names |= dict(zip(persons, names, strict=True))
        return persons, done()

    def note_address(self, address: str, url: str, at_ms: int) -> "Future[None]":
        self.addresses[address] = url
        return done()

    def keep_addresses(self, addresses: Iterable[str]) -> "Future[None]":
        for gone in self.addresses.keys() - set(addresses):
            self.erase(gone)
        return done()


class World:
    """Asks, time and the journal around one room. With `lag` outcomes stay undurable until
    `flush`, and a `restart` loses them, as a crash would. `durable` is what `snapshot` gave when
    the newest durable outcome happened."""

    def __init__(self, seed: int = 1, settings: Settings | None = None) -> None:
        self.random = random.Random(seed)
        self.settings = settings or Settings()
        self.journal = MemoryJournal()
        self.people = People()
        self.now_ms = 1_000_000
        self.alive: Alive | None = None
        self.asked = 0
        self.lag = False
        self.undurable: deque[tuple[Outcome, Any]] = deque()
        self.snapshot: Callable[[], Any] = lambda: None
        self.durable: Any = None
        self.here: list[Caller] = []
        self.outcomes: list[Outcome] = []
        self.room = self._open()

    def _open(self) -> Room:
        room = Room(
            entropy=self.random.randbytes,
            names=self.people,
            answered=self.journal.answered,
            settings=self.settings,
        )
        room.restore(self.journal, self.now_ms, self.alive)
        return room

    def restart(self, down_ms: int = 5_000) -> None:
        """The process dies with all that was not durable, and another one takes over; pages
        connect again."""
        self.undurable.clear()
        self.now_ms += down_ms
        self.room = self._open()
        for caller in self.here:
            self.take(self.room.connected(caller, True, self.now_ms))

    def take(self, outcome: Outcome) -> Outcome:
        """Write what happened, now or with the next flush."""
        self.outcomes.append(outcome)
        for topic in (*outcome.changed, *outcome.later):
            assert topics.read(topic), f"{topic!r} has changed, and no topic states it"
        if outcome.writes:
            self.undurable.append((outcome, self.snapshot()))
        if not self.lag:
            self.flush()
        return outcome

    def flush(self, most: int | None = None) -> None:
        """Make what waits durable, the oldest first."""
        while self.undurable and (most is None or most > 0):
            outcome, self.durable = self.undurable.popleft()
            assert self.journal.append(outcome.writes, outcome.first).result() is None
            self.room.forget(outcome.forgotten)
            most = None if most is None else most - 1

    # persons

    def connect(self, person: str, links: tuple[str, ...] = ()) -> Caller:
        caller = Caller(person, f"c-{person}", links)
        self.here.append(caller)
        self.take(self.room.connected(caller, True, self.now_ms))
        return caller

    def disconnect(self, caller: Caller) -> None:
        self.here.remove(caller)
        self.take(self.room.connected(caller, False, self.now_ms))

    def director(self, person: str = "boss") -> Caller:
        token, outcome = self.room.director_link(self.now_ms)
        self.take(outcome)
        opened = self.room.open_link(token, Caller(person, "c"), self.now_ms)
        assert isinstance(opened, Outcome)
        self.take(opened)
        assert opened.answer is not None
        result = opened.answer.result
        assert isinstance(result, Accepted)
        assert result.link is not None
        return self.connect(person, (result.link.link,))

    def ask(self, caller: Caller, command: Command, name: str | None = None) -> Answer:
        self.asked += 1
        ask = Ask(name or f"ask-{self.asked}", command)
        answer = self.take(self.room.on(ask, caller, self.now_ms)).answer
        assert answer is not None
        return answer

    def look(
        self, caller: Caller, look: Query, name: str = "look"
    ) -> (
        Accepted | Refusal | RowsStand | Suggestions | LiveJudged | Consulted | FactAsked
        | PlayersFound | EntriesFound | TablesFound | DrawsFound | WouldChange | RaceSheet
    ):  # fmt: skip
        """Look at one's own cards."""
        answer = self.take(self.room.on(Ask(name, look), caller, self.now_ms)).answer
        assert answer is not None
        return answer.result

    def do(self, caller: Caller, command: Command) -> Accepted:
        """Ask what is not refused."""
        result = self.ask(caller, command).result
        assert isinstance(result, Accepted), result
        return result

    def refused(self, caller: Caller, command: Command, name: str | None = None) -> Refusal:
        """Ask what is refused, and make sure that nothing was written."""
        result = self.ask(caller, command, name).result
        assert isinstance(result, Refusal), result
        assert self.outcomes[-1].writes == ()
        return result

    # views

    def see(self, topic: str, caller: Caller) -> View:
        view = self.room.view(topic, caller, self.now_ms)
        assert not isinstance(view, Refusal), view
        return view

    def lobby(self, caller: Caller) -> LobbyView:
        view = self.see("lobby", caller)
        assert isinstance(view, LobbyView)
        return view

    def event(self, event: str, caller: Caller) -> EventView:
        view = self.see(f"event/{event}", caller)
        assert isinstance(view, EventView)
        return view

    def director_page(self, event: str, caller: Caller) -> DirectorView:
        view = self.see(f"director/{event}", caller)
        assert isinstance(view, DirectorView)
        return view

    def links(self, caller: Caller) -> LinksView:
        view = self.see("links", caller)
        assert isinstance(view, LinksView)
        return view

    def table(self, event: str, table: int, caller: Caller) -> TableView:
        view = self.see(f"table/{event}/{table}", caller)
        assert isinstance(view, TableView)
        return view

    def my_table(self, event: str, caller: Caller) -> TableView | None:
        number = self.event(event, caller).line.my_table
        return None if number is None else self.table(event, number, caller)

    # play

    def fresh(self, caller: Caller) -> str:
        """The event that one click joins and starts."""
        event = self.lobby(caller).play_now
        assert event is not None
        return event

    def sit_down(self, caller: Caller) -> str:
        """Join the event that one click joins and starts."""
        event = self.fresh(caller)
        self.do(caller, Join(event))
        return event

    def wake(self) -> Outcome:
        """Let time come to what is due next, and bring it."""
        due_ms = self.room.due_ms
        assert due_ms is not None, "nothing is due"
        self.now_ms = max(self.now_ms, due_ms)
        return self.take(self.room.wake(self.now_ms))

    def turns(self, event: str, caller: Caller, wakes: int = 20_000) -> Iterator[TableView]:
        """The caller's table each time that it is his turn, until he or the event is done."""
        for _ in range(wakes):
            view = self.my_table(event, caller)
            if view is None:
                return
            if view.hand is not None and view.hand.options is not None:
                yield view
            else:
                self.wake()
        raise AssertionError(f"more than {wakes} wakes")

    def act(self, caller: Caller, view: TableView, action: Action) -> Answer:
        assert view.hand is not None
        command = Act(view.event, view.table, view.hand.number, view.hand.turn, action)
        return self.ask(caller, command)

    def play(self, event: str, caller: Caller, choose: Choose, turns: int | None = None) -> None:
        """Act by a script, for so many turns or until it is over for him."""
        for done, view in enumerate(self.turns(event, caller)):
            if turns is not None and done >= turns:
                return
            assert view.hand is not None
            assert view.hand.options is not None
            assert view.turn is not None
            self.now_ms = min(self.now_ms + 1_000, view.turn.bank_ends_ms)
            answer = self.act(caller, view, choose(view.hand.options))
            assert isinstance(answer.result, Accepted), answer

    def finish(self, event: str, caller: Caller, wakes: int = 20_000) -> EventView:
        """Let the event come to its end by itself."""
        for _ in range(wakes):
            if (view := self.event(event, caller)).line.state == "over":
                return view
            self.wake()
        raise AssertionError(f"more than {wakes} wakes")


def passive(options: Options) -> Action:
    """Check, or call."""
    return Check() if options.check else Call()


def careful(options: Options) -> Action:
    """Check, or fold."""
    return Check() if options.check else Fold()


def all_in(options: Options) -> Action:
    """Everything at once, else call, else check."""
    from ruleone.dealing.actions import RaiseTo

    if options.bet_to is not None:
        return RaiseTo(options.bet_to[1])
    return passive(options)


_PASSING = frozenset({"turn", "turns", "away", "now_ms", "connected", "online", "held_ms"})
"""What a restart may change: clocks, and who is there. A `turn` that is a count stays; of a pause,
which has a clock and waits for who is there, only that it is one; what holds an event's dealers is
its clock, which hurries on while nobody is there."""


def _of_who_is_away(one: Any) -> bool:
    """Whether it is a matter for the director only because somebody is not there."""
    return isinstance(one, dict) and one.get("code") == "blinded-off"


def told(view: View) -> bytes:
    """A view as it stands: a machine takes one of every page after each step, and asks for its
    `plain` only where the room dies."""
    return msgspec.msgpack.encode(view)


def plain(view: View | bytes) -> Any:
    """A view, or one that was `told`, without what a restart may change: clocks of a turn, who is
    away."""

    def masked(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: one is not None if key == "pause" else masked(one)
                for key, one in value.items()
                if key not in _PASSING or (key == "turn" and isinstance(one, int))
                if key != "held" or "pushes" not in value
            }
        if isinstance(value, list):
            return [masked(one) for one in value if not _of_who_is_away(one)]
        return value

    return masked(msgspec.msgpack.decode(view if isinstance(view, bytes) else told(view)))
