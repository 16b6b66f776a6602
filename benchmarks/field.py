"""How a room bears one event of 10,000: `python benchmarks/field.py [--entrants N]`.

The room itself, with a journal in memory and a clock of its own: no sockets and no disk. All
entrants are persons, so nobody is played for in between. Each figure is what one call takes, in
wall time and in processor time (`time.process_time`): on a machine that does other things the
second is the truer one. `stall` is the longest that anything kept everybody else waiting.

- `enter-players`, `enter`, `start`: entries by a list and one by one, then the draw of all seats;
- `wake`: one go of what time brings, at most so many acts as `limits.ACTS_OF_A_WAKE_MAX`;
- the director's commands, each by itself and all together: what the room takes to judge one and to
  write what follows, the views that differ after it not counted;
- the views, each built and written as JSON, and how long it is;
- somebody goes out while every player watches his table: the views that are built at once, and
  those that may wait for their turn (web/shell/shell.py); the last are no stall.

All of it takes some minutes; the processor should have nothing else to do for the wall times.
"""

import argparse
import cProfile
import pstats
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table
from running import what_runs

from ruleone import limits
from ruleone.room import commands as c
from ruleone.room.core.batch import Batch
from ruleone.room.core.roles import Caller
from ruleone.room.core.settings import Settings
from ruleone.room.event.chips import CorrectChips
from ruleone.room.event.clock import commands as k
from ruleone.room.event.entries.commands import EntryTerms, Join
from ruleone.room.event.orders import commands as dc
from ruleone.room.event.orders.entry_list import EnterPlayers
from ruleone.room.event.penalties import LiftPenalty, Penalise
from ruleone.room.event.setup.planning import CreateEvent
from ruleone.room.pages.views import DirectorView
from ruleone.room.room import Room
from ruleone.room.views import Accepted, Answer, Outcome
from ruleone.rulebook import Refusal
from ruleone.store.memory import MemoryJournal
from ruleone.store.people import Player, Registered

T = TypeVar("T")

ENTRANTS = 10_000
WAKES = 400
ROUNDS = 100
"""Of each of the director's commands."""
LOOKS = 20
"""At each view."""
BUSTS = 5
IN_TURN = "bust, views in turn"
LISTED = 3_200
"""So many are entered by a list."""
DIRECTOR = "director: "


class Took(NamedTuple):
    """What one call took, in milliseconds, by the wall and of the processor."""

    wall: float
    processor: float


class Names:
    """Everybody is called by his id."""

    def name(self, person: str) -> str:
        """The name."""
        return f"Player {person}"

    def registered(self, person: str) -> Registered:
        """Everybody is known."""
        return Registered(Player(person, self.name(person)), "en", 0, ())

    def keep_addresses(self, _: Iterable[str]) -> "Future[None]":
        """There are none of hooks."""
        done: Future[None] = Future()
        done.set_result(None)
        return done


class Field:
    """A room with one large event in it, and what its calls took."""

    def __init__(self, entrants: int) -> None:
        self.entrants = entrants
        self.took: dict[str, list[Took]] = defaultdict(list)
        self.sizes: dict[str, int] = {}
        self.watched: dict[str, list[int]] = defaultdict(list)
        self.journal = MemoryJournal()
        self.chance = Random(1)
        self.now_ms = 1_000_000
        self.asked = 0
        self.room = self.opened()
        token, outcome = self.room.director_link(self.now_ms)
        self.write(outcome)
        guest = Caller("d", "d")
        link = self.room.open_link(token, guest, self.now_ms)
        assert isinstance(link, Outcome)
        self.write(link)
        assert link.answer is not None
        assert isinstance(link.answer.result, Accepted)
        assert link.answer.result.link is not None
        self.director = Caller("d", "d", (link.answer.result.link.link,))
        self.event = ""

    def opened(self) -> Room:
        """The room as its journal has it."""
        room = Room(
            entropy=self.chance.randbytes,
            names=Names(),  # type: ignore[arg-type]
            answered=self.journal.answered,
            settings=Settings(gather_ms=10**9),
        )
        room.restore(self.journal, self.now_ms)
        return room

    def write(self, outcome: Outcome) -> None:
        """What happened is durable."""
        if outcome.writes:
            self.journal.append(outcome.writes).result()

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        """Note what this takes."""
        wall, processor = time.perf_counter(), time.process_time()
        yield
        took = (time.perf_counter() - wall, time.process_time() - processor)
        self.took[what].append(Took(*(1e3 * one for one in took)))

    def ask(
        self, do: c.Command, caller: Caller | None = None, what: str = ""
    ) -> Accepted | Refusal:
        """Ask the room; what it takes is noted under the command's own name."""
        self.asked += 1
        ask = c.Ask(str(self.asked), do)
        name = what or str(do.__struct_config__.tag)
        with self.timed(name):
            outcome = self.room.on(ask, caller or self.director, self.now_ms)
        self.write(outcome)
        answer = outcome.answer
        assert isinstance(answer, Answer)
        assert isinstance(answer.result, Accepted | Refusal)
        return answer.result

    def see(self, topic: str, caller: Caller | None = None, what: str = "") -> object:
        """Build a view and write it."""
        name = what or topic.partition("/")[0]
        with self.timed(f"view {name}"):
            view = self.room.view(topic, caller or self.director, self.now_ms)
            written = msgspec.json.encode(view)
        self.sizes[f"view {name}"] = len(written)
        return view

    def wake(self) -> None:
        """Let the next thing happen."""
        due_ms = self.room.due_ms
        assert due_ms is not None
        self.now_ms = max(self.now_ms, due_ms)
        with self.timed("wake"):
            outcome = self.room.wake(self.now_ms)
        self.write(outcome)

    def begin(self) -> None:
        """Announce the event, enter everybody, start."""
        terms = EntryTerms(charged=False, buy_in=100, house_players=0, seats=self.entrants)
        made = self.ask(CreateEvent("deep-1000", "Field", terms))
        assert isinstance(made, Accepted), made
        assert made.event is not None
        self.event = made.event
        listed = min(LISTED, self.entrants // 2)
        for first in range(0, listed, limits.LIST_MAX_ITEMS):
            some = range(first, min(listed, first + limits.LIST_MAX_ITEMS))
            players = tuple(f"p{number}" for number in some)
            taken = self.ask(EnterPlayers(self.event, players, "a list"))
            assert isinstance(taken, Accepted), taken
        for number in range(listed, self.entrants):
            joined = self.ask(Join(self.event), Caller(f"p{number}", f"p{number}"), "enter")
            if number < self.entrants - 1:
                assert isinstance(joined, Accepted), joined
        # The last one to come fills the event, and that starts it.
        last = self.took["enter"].pop()
        self.took["start"].append(last)

    def looked(self) -> DirectorView:
        """Every page once."""
        self.now_ms += 1  # what is shared among watchers of one moment is built anew
        person = Caller("p17", "p17")
        self.see(f"event/{self.event}", Caller("w", "w"), "event, for a watcher")
        self.see(f"event/{self.event}", person, "event, for a player")
        self.see(f"table/{self.event}/1", Caller("w", "w"), "table")
        self.see("lobby", person)
        view = self.see(f"director/{self.event}")
        assert isinstance(view, DirectorView), view
        return view

    def ordered(self, round_: int) -> None:
        """Each of the director's orders once."""
        event, why = self.event, "measured"
        state = self.room._lobby.hosts[event].tournament.state
        players = list(state.stacks)
        one = self.chance.choice(players)
        orders: list[c.Command] = [
            dc.Announce(event, f"Round {round_}"),
            dc.PinSeat(event, one, True, why),
            dc.PinSeat(event, one, False, why),
            Penalise(event, one, "hands", why, 1),
            LiftPenalty(event, one, why),
            CorrectChips(event, one, "found", 1, why),  # refused in a hand
            dc.RemovePlayer(event, self.chance.choice(players), why),
            k.MoveClock(event, 1, why),
            k.SetClock(event, 600, why),
            dc.Pause(event, why),
            dc.Resume(event, why),
        ]
        for order in orders:
            self.direct(order)
        free = [
            (table.number, seat)
            for table in state.standing_tables
            for seat in state.open_seats(table)
        ]
        if free:
            table, seat = self.chance.choice(free)
            player = self.chance.choice(list(state.stacks))
            self.direct(dc.MovePlayer(event, player, table, seat, why))

    def direct(self, do: c.Command) -> None:
        """One of the director's commands."""
        self.ask(do, what=f"{DIRECTOR}{do.__struct_config__.tag}")

    def bust(self) -> None:
        """Somebody goes out: his table's hand is recorded, and all who sit anywhere look on."""
        host = self.room._lobby.hosts[self.event]
        table = next(one for one in host.tables.values() if one.in_hand)
        order = table.order
        assert order is not None
        (out, winner, *_), stacks = sorted(order.stacks), dict(order.stacks)
        stacks[winner], stacks[out] = stacks[winner] + stacks[out], 0
        batch = Batch(self.now_ms)
        with self.timed("bust"):
            recorded = partial(host.tournament.record, order.number, stacks, self.now_ms)
            assert host.carry_out(recorded, batch) is None
        table.retire()
        for what, topics in (("at once", batch.changed), ("in turn", batch.later)):
            seen = [one for one in topics if one.startswith("table/")]
            self.watched[what].append(len(seen))
            if what == "in turn" and IN_TURN in self.took:
                continue  # thousands of views: once will do
            with self.timed(IN_TURN if what == "in turn" else "bust, views at once"):
                for topic in seen:
                    seated = host.tournament.state.tables.get(int(topic.rpartition("/")[2]))
                    for player in () if seated is None else seated.players.values():
                        view = self.room.view(topic, Caller(player, player), self.now_ms)
                        msgspec.json.encode(view)


def percentile(took: list[float], share: float) -> float:
    """The value that so large a share does not exceed."""
    return sorted(took)[min(len(took) - 1, int(len(took) * share))]


def told(field: Field) -> Table:
    """All of it as a table."""
    table = Table(
        "what", "calls", "p50", "p99", "longest", "processor p50", "p99", "bytes", box=None
    )
    directed = [
        one for what, all_of_it in field.took.items() if what.startswith(DIRECTOR)
        for one in all_of_it
    ]  # fmt: skip
    for what, took in [*field.took.items(), (f"{DIRECTOR}all of them", directed)]:
        wall, processor = [one.wall for one in took], [one.processor for one in took]
        table.add_row(
            what,
            f"{len(took):,}",
            *(f"{percentile(wall, share):.2f}" for share in (0.5, 0.99, 1)),
            *(f"{percentile(processor, share):.2f}" for share in (0.5, 0.99)),
            f"{field.sizes[what]:,}" if what in field.sizes else "",
        )
    return table


def profiled(what: Callable[[], T], to: str | None) -> T:
    """Do it; with a name it is profiled, and that is kept there."""
    if to is None:
        return what()
    profile = cProfile.Profile()
    done = profile.runcall(what)
    profile.dump_stats(to)
    pstats.Stats(profile).sort_stats("cumulative").print_stats(45)
    return done


def main() -> None:
    """Measure and print."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--entrants", type=int, default=ENTRANTS)
    ask.add_argument("--wakes", type=int, default=WAKES)
    ask.add_argument("--rounds", type=int, default=ROUNDS)
    ask.add_argument("--profile", choices=("begin", "wakes", "looked", "ordered", "busts"))
    asked = ask.parse_args()
    print(what_runs())
    field = Field(asked.entrants)

    def step(name: str, what: Callable[[], T]) -> T:
        return profiled(what, f"/tmp/{name}.prof" if asked.profile == name else None)

    def wakes() -> None:
        for _ in range(asked.wakes):
            field.wake()

    def ordered() -> None:
        for number in range(asked.rounds):
            field.ordered(number)

    def busts() -> None:
        for _ in range(min(asked.rounds, BUSTS)):
            field.bust()

    step("begin", field.begin)
    field.looked()
    step("wakes", wakes)
    step("looked", lambda: [field.looked() for _ in range(min(asked.rounds, LOOKS))])
    step("ordered", ordered)
    step("wakes", wakes)
    step("busts", busts)
    with field.timed("restart"):
        field.room = field.opened()
    console = Console(highlight=False, width=140)
    console.print(f"{field.entrants:,} entrants; milliseconds")
    console.print(told(field))
    for what, tables in field.watched.items():
        console.print(f"a bust differs {what} at {percentile([*tables], 0.5):,.0f} tables")
    kept_waiting = (took for what, took in field.took.items() if what != IN_TURN)
    stall = max(one.wall for took in kept_waiting for one in took)
    console.print(f"the longest stall: {stall:,.1f} ms")


if __name__ == "__main__":
    main()
