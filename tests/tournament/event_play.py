"""Play events with made-up results: the tests' own hand at the wheel."""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import TypeVar

import msgspec

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import (
    EventConfig,
    EventState,
    HandOrder,
    Tournament,
    TournamentEvent,
    template,
)
from ruleone.tournament.events import HandDealt
from ruleone.tournament.state.calendar import Calendar
from ruleone.tournament.tournament import Outcome

Kind = TypeVar("Kind")
SECOND = 1_000
MINUTE = 60 * SECOND


def config(entries: int, table_size: int = 9, **changes: object) -> EventConfig:
    """An event of so many seats with ten-minute levels, unless told otherwise."""
    plain: dict[str, object] = {
        "seats": entries,
        "table_size": table_size,
        "starting_stack": 10_000,
        "format": "full-ring" if table_size > 7 else "short-handed",
    }
    return msgspec.structs.replace(template("turbo-27"), **(plain | changes))


class Play:
    """An event with `entries` players p1, p2 ... that has started, and all of its events.

    With `button` the seed is one that draws the button of table 1 to that seat; with `sealed` draws
    are sealed before anybody enters, and come from secrets of their own.
    """

    def __init__(
        self,
        entries: int,
        table_size: int = 9,
        rules: str = "modern",
        options: Mapping[str, object] | None = None,
        button: int | None = None,
        sealed: bool = False,
        **changes: object,
    ) -> None:
        self.rules = edition(rules).with_options(options or {})
        self.config = config(entries, table_size, **changes)
        self.now = 0
        for seed in range(1_000):
            self.events: list[TournamentEvent] = []
            self.tournament, opened = Tournament.create(self.config, self.rules)
            self.do(opened)
            if sealed:
                self.do(self.tournament.seal(seed.to_bytes(32, "big"), 0))
            for number in range(1, entries + 1):
                self.do(self.tournament.register(f"p{number}", None, 0))
            secret = bytes(32 * (self.config.bounty is not None))
            last_hands = bytes(range(32)) if self.config.days is not None else b""
            published = b"" if sealed else seed.to_bytes(32, "big")
            self.do(self.tournament.start(published, 0, secret, last_hands))
            if button in (None, self.state.tables[1].drawn):
                return
        raise AssertionError(f"no seed draws the button to seat {button}")

    @property
    def state(self) -> EventState:
        """The event as it stands."""
        return self.tournament.state

    def do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        """Keep the events of a command that has to be accepted."""
        assert not isinstance(outcome, Refusal), outcome
        self.events.extend(outcome)
        return outcome

    def deal(self, table: int = 1) -> HandOrder:
        """Start the next hand of a table."""
        dealt = self.do(self.tournament.next_hand(table, self.now))[-1]
        assert isinstance(dealt, HandDealt)
        return dealt.order

    def end(self, order: HandOrder, *out: int) -> tuple[TournamentEvent, ...]:
        """The hand ends: the seats `out` lose all to the first other seat."""
        stacks = dict(order.stacks)
        heir = next(seat for seat in sorted(stacks) if seat not in out)
        for seat in out:
            stacks[heir] += stacks[seat]
            stacks[seat] = 0
        return self.do(self.tournament.record(order.number, stacks, self.now))

    def bust(self, table: int, *out: int) -> tuple[TournamentEvent, ...]:
        """A whole hand in which these seats go out; all that follows from it."""
        return self.end(self.deal(table), *out)

    def bust_some(self, table: int, count: int) -> tuple[TournamentEvent, ...]:
        """A whole hand in which so many players go out."""
        order = self.deal(table)
        return self.end(order, *sorted(order.seats)[1 : count + 1])

    def counts(self) -> dict[int, int]:
        """The players at each table."""
        return {table.number: len(table.players) for table in self.state.standing_tables}


def of_kind(events: Iterable[object], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def snapshot(tournament: Tournament) -> dict[str, object]:
    """All that a tournament knows now, tables and clock included."""

    def plain(thing: object) -> object:
        names = getattr(thing, "__slots__", None) or vars(thing)
        return {name: getattr(thing, name) for name in names if name != "structure"}

    state = dict(vars(tournament.state))
    state["tables"] = {number: plain(table) for number, table in state["tables"].items()}
    state["clock"] = plain(state["clock"])
    state["hand_for_hand"] = state["hand_for_hand"] and plain(state["hand_for_hand"])
    state["deal"] = state["deal"] and plain(state["deal"])
    calendar = {name: getattr(state["calendar"], name) for name in Calendar.__slots__}
    for name in ("bags", "removed"):
        told = {one: [plain(bag) for bag in bags] for one, bags in calendar[name].items()}
        calendar[name] = told
    last = calendar["last_hands"] and plain(calendar["last_hands"])
    state["calendar"] = calendar | {"last_hands": last}
    if (night := state["night"]) is not None:
        before = {name: getattr(night, name) for name in night.__struct_fields__}
        before["bags"] = {one: [plain(bag) for bag in bags] for one, bags in night.bags.items()}
        before["tables"] = {number: plain(table) for number, table in night.tables.items()}
        state["night"] = before
    state["coloring_up"] = [plain(up) for up in state["coloring_up"]]
    state["rules"] = state["rules"].id
    return deepcopy(state)
