"""Scenarios of one event: its form in a file, its steps in words, and its course.

Steps are hands, busts, time and the director's orders. Hands are made up: a player who loses, loses
all to the first other seat. Each step has its expectations.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.dealing import GAMES
from ruleone.limits import SCENARIO_PLAYERS_MAX
from ruleone.rulebook import Edition, Refusal, Written
from ruleone.scenarios.scenario import (
    Fault,
    Found,
    Scenario,
    Unlike,
    check_steps,
    unlike,
    up_to_the_first,
)
from ruleone.tournament import (
    BadEvent,
    EventConfig,
    HandOrder,
    Level,
    Structure,
    Tournament,
    TournamentEvent,
)
from ruleone.tournament.events import (
    FinalTableFormed,
    HandDealt,
    Ordered,
    PlayerMoved,
    PlayersBusted,
)
from ruleone.tournament.terms.config import Format, Rebuys, Rotation
from ruleone.tournament.terms.final_table import final_table_size


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Expectations at a step.

    `moved`, `final_table` and `busts` cover all that happened since the last step of this kind.
    `stacks` are some players' chips by table and seat, as `1-4`. `clock` is the time left of the
    level, as `17:30`. The keys from `game` on are of the hand that was dealt last.
    """

    tables: dict[str, int] | UnsetType = UNSET
    left: int | UnsetType = UNSET
    moved: tuple[str, ...] | UnsetType = UNSET
    stacks: dict[str, int] | UnsetType = UNSET
    halted: tuple[int, ...] | UnsetType = UNSET
    final_table: int | UnsetType = UNSET
    size: int | UnsetType = UNSET
    busts: tuple[tuple[int, int], ...] | UnsetType = UNSET
    level: int | UnsetType = UNSET
    clock: str | UnsetType = UNSET
    refuse: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    button: int | UnsetType = UNSET
    small_blind: int | UnsetType = UNSET
    big_blind: int | UnsetType = UNSET
    blinds: tuple[int, int] | UnsetType = UNSET
    ante: int | UnsetType = UNSET


HANDS: Final = re.compile(r"table ([1-9]\d{0,3}) (deals|ends)")
LOSES: Final = re.compile(r"table ([1-9]\d{0,3}) loses ([1-9]\d?)")
SEATS_LOST: Final = re.compile(r"table ([1-9]\d{0,3}) loses seats ((?:[1-9]\d? ?)+)")
DOWN: Final = re.compile(r"down to ([1-9]\d{0,4})")
TIME: Final = re.compile(r"at (\d{1,3}):([0-5]\d):([0-5]\d)")
WAIVES: Final = re.compile(r"the director waives the halt of table ([1-9]\d{0,3})")
LOSES_CHIPS: Final = re.compile(r"table ([1-9]\d{0,3}) seat ([1-9]\d?) loses ([1-9]\d{0,9}) chips")
BELONGS: Final = re.compile(
    r"table ([1-9]\d{0,3}) seat ([1-9]\d?) belongs at table ([1-9]\d{0,3}) seat ([1-9]\d?)"
)
MOVES: Final = re.compile(BELONGS.pattern.replace("belongs at", "moves to"))
REBUYS: Final = re.compile(r"table ([1-9]\d{0,3}) seat ([1-9]\d?) buys chips again")
HAND_FOR_HAND: Final = "the director announces hand for hand"

KNOWN: Final = (
    *("table 1 deals", "table 1 ends", "table 1 loses 2", "table 1 loses seats 2 8"),
    *("down to 10", "at 0:19:58", "the director waives the halt of table 3"),
    "table 1 seat 4 loses 2600 chips",
    "table 2 seat 4 belongs at table 1 seat 5",
    "table 2 seat 4 moves to table 1 seat 5",
    "table 1 seat 4 buys chips again",
    HAND_FOR_HAND,
)
"""Forms of steps, for messages on an invalid one."""


def is_step(words: str) -> bool:
    """Whether the words are a step of an event."""
    return words == HAND_FOR_HAND or any(
        one.fullmatch(words)
        for one in (
            *(HANDS, LOSES, SEATS_LOST, DOWN, TIME, WAIVES, LOSES_CHIPS, BELONGS, MOVES, REBUYS),
        )
    )


_SEEDS = 1_000
Event = TypeVar("Event")


class Refused(Exception):
    """An unexpected refusal of a step."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Play:
    """The event, started, with all that happened since the last expectations."""

    def __init__(
        self, config: EventConfig, book: Edition, players: int, button: int | None
    ) -> None:
        self.book = book
        self.now_ms = 0
        self.happened: list[TournamentEvent] = []
        self.dealt: dict[int, HandOrder] = {}
        self.last: HandOrder | None = None
        for seed in range(_SEEDS):
            self.event, _ = Tournament.create(config, book)
            for number in range(1, players + 1):
                self._do(self.event.register(f"player {number}", None, 0))
            self._do(self.event.start(seed.to_bytes(32, "big"), 0))
            if button in (None, self.event.state.tables[1].drawn):
                self.happened.clear()
                return
        raise BadEvent(f"no draw gives the button of table 1 to seat {button}")

    def step(self, step: str | Expected) -> Iterator[Unlike]:
        """Do the step, or yield the expectations that do not hold."""
        if isinstance(step, Expected):
            if not isinstance(step.refuse, UnsetType):
                yield from self._not_refused(step.refuse, step.rule)
            yield from unlike(step, self._found(), "refuse", "rule", "stacks")
            yield from self._other_stacks(step)
            self.happened.clear()
            return
        try:
            self._take(step)
        except Refused as refused:
            yield step, UNSET, refused.refusal
        except BadEvent as wrong:
            yield step, UNSET, str(wrong)

    def _take(self, words: str) -> None:
        if told := HANDS.fullmatch(words):
            if told[2] == "deals":
                self._deal(int(told[1]))
            else:
                self._end(int(told[1]), ())
        elif told := LOSES.fullmatch(words):
            order = self._deal(int(told[1]))
            self._end(int(told[1]), sorted(order.seats)[1 : int(told[2]) + 1])
        elif told := SEATS_LOST.fullmatch(words):
            self._deal(int(told[1]))
            self._end(int(told[1]), [int(seat) for seat in told[2].split()])
        elif told := DOWN.fullmatch(words):
            self._play_down(int(told[1]))
        elif told := TIME.fullmatch(words):
            hours, minutes, seconds = map(int, told.groups())
            self.now_ms = (hours * 3600 + minutes * 60 + seconds) * 1000
            self._do(self.event.wake(self.now_ms))
        elif told := WAIVES.fullmatch(words):
            self._do(self.event.waive_halt(int(told[1]), "a scenario", self.now_ms))
        elif told := LOSES_CHIPS.fullmatch(words):
            self._lose(*map(int, told.groups()))
        elif told := REBUYS.fullmatch(words):
            self._do(self.event.rebuy(self._player(int(told[1]), int(told[2])), self.now_ms))
        elif told := BELONGS.fullmatch(words):
            self._move(*map(int, told.groups()), why="wrong-seat")
        elif told := MOVES.fullmatch(words):
            self._move(*map(int, told.groups()), why="director")
        elif words == HAND_FOR_HAND:
            self._do(self.event.hand_for_hand("a scenario", self.now_ms))

    def _do(self, outcome: tuple[TournamentEvent, ...] | Refusal) -> None:
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        self.happened.extend(outcome)

    def _move(self, table: int, seat: int, to_table: int, to_seat: int, *, why: Ordered) -> None:
        player = self.event.state.tables[table].players[seat]
        self._do(self.event.move(player, to_table, to_seat, "a scenario", self.now_ms, why))

    def _deal(self, table: int) -> HandOrder:
        self._do(self.event.next_hand(table, self.now_ms))
        (order,) = (e.order for e in self.happened[-1:] if isinstance(e, HandDealt))
        self.dealt[table] = self.last = order
        return order

    def _end(self, table: int, out: Sequence[int]) -> None:
        """End the hand in play at a table; these seats lose all their chips."""
        order = self.dealt.pop(table, None)
        if order is None:
            raise Refused(Refusal("hand-not-in-play", "illegal", {"hand_number": 0}))
        stacks = dict(order.stacks)
        heir = next((seat for seat in sorted(stacks) if seat not in out), 0)
        for seat in out:
            stacks[heir] = stacks.get(heir, 0) + stacks.get(seat, 0)
            stacks[seat] = 0
        self._do(self.event.record(order.number, stacks, self.now_ms))

    def _player(self, table: int, seat: int) -> str:
        """Return the player of a seat, or the one who went out there last."""
        state = self.event.state
        if seat in state.tables[table].players:
            return state.tables[table].players[seat]
        out = {at[:2]: player for player, at in state.bust_at.items()}
        return out[table, seat]

    def _lose(self, table: int, seat: int, chips: int) -> None:
        """Play a whole hand in which a seat loses this many chips to the first other one."""
        order = self._deal(table)
        stacks = dict(order.stacks)
        heir = next(other for other in sorted(stacks) if other != seat)
        stacks[seat] -= chips
        stacks[heir] += chips
        del self.dealt[table]
        self._do(self.event.record(order.number, stacks, self.now_ms))

    def _play_down(self, players: int) -> None:
        """Bust one player after the other, wherever a hand may start, until `players` are left."""
        while len(self.event.state.stacks) > players:
            ready = self.event.ready_tables(self.now_ms)
            if not ready:
                raise Refused(Refusal("hand-not-in-play", "illegal", {"hand_number": 0}))
            order = self._deal(max(ready))
            self._end(max(ready), sorted(order.seats)[1:2])

    def _not_refused(self, words: str, rule: str | UnsetType) -> Iterator[Unlike]:
        try:
            self._take(words)
        except Refused as refused:
            cited = refused.refusal.citation
            if rule is not UNSET and (cited is None or cited.rule != rule):
                yield f"refuse {words}", rule, cited and cited.rule
        else:
            yield f"refuse {words}", True, False

    def _other_stacks(self, step: Expected) -> Iterator[Unlike]:
        """Yield the differing stacks of the named players."""
        state = self.event.state
        chips = {
            f"{table}-{seat}": state.stacks[player] for player, (table, seat) in state.seats.items()
        }
        for place, wanted in (step.stacks or {}).items():
            if chips.get(place) != wanted:
                yield f"stacks {place}", wanted, chips.get(place)

    def _found(self) -> Found:
        state, last = self.event.state, self.last
        return {
            "tables": lambda: {
                str(table.number): len(table.players) for table in state.standing_tables
            },
            "left": lambda: len(state.stacks),
            "moved": lambda: tuple(
                f"{e.from_table}-{e.from_seat} to {e.to_table}-{e.to_seat}"
                for e in self._since(PlayerMoved)
            ),
            "halted": lambda: tuple(t.number for t in state.standing_tables if t.halted),
            "final_table": lambda: sum(len(e.seats) for e in self._since(FinalTableFormed)),
            "size": lambda: final_table_size(state.config, self.book),
            "busts": lambda: tuple(
                (bust.place, bust.prize) for e in self._since(PlayersBusted) for bust in e.busts
            ),
            "level": lambda: state.clock.level,
            "clock": lambda: _shown(self.event.clock(self.now_ms).left_ms),
            "game": lambda: last and last.game,
            "button": lambda: last and last.button,
            "small_blind": lambda: (last and last.small_blind_seat) or 0,
            "big_blind": lambda: (last and last.big_blind_seat) or 0,
            "blinds": lambda: last and last.blinds,
            "ante": lambda: last and last.ante,
        }

    def _since(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.happened if isinstance(event, kind)]


def _shown(left_ms: int | None) -> str | None:
    """Return the time as a clock shows it, as 17:30."""
    return None if left_ms is None else f"{left_ms // 60_000}:{left_ms // 1000 % 60:02}"


MINUTE_MS = 60_000


class EventScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event of `players` that has just started at tables of `table_size`.

    `levels` are small blind, big blind and ante, each of `minutes`. `games` take turns hand by
    hand; without them `game` is played. `button` is the drawn button of table 1. `rebuys` are the
    chips of one and its price, three times in the first level.
    """

    kind: Literal["event"]
    players: Annotated[int, msgspec.Meta(ge=1, le=SCENARIO_PLAYERS_MAX)]
    table_size: int = 9
    stack: int = 10_000
    levels: tuple[tuple[int, int, int], ...] = ((50, 100, 0),)
    minutes: int = 20
    game: str = "nlhe"
    games: tuple[str, ...] = ()
    format: Format | None = None
    halt_short_tables: bool = False
    buy_in: int = 100
    button: int | None = None
    rebuys: tuple[int, int] | None = None
    steps: tuple[str | Expected, ...]

    def check(self, written: Written, start: int) -> None:
        """Refuse unknown games and invalid steps."""
        for game in (self.game, *self.games):
            if game not in GAMES:
                line = written.line("game" if game == self.game else "games", start)
                written.note(line, "scenario-no-game", name=game[:40], known=tuple(GAMES))
        told = (step for step in self.steps if isinstance(step, str))
        check_steps(written, start, told, is_step, KNOWN)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences from the steps."""
        try:
            play = self.started(book)
        except BadEvent as wrong:
            yield Fault(0, "event", True, str(wrong))
            return
        except Refused as refused:
            yield Fault(0, "event", True, refused.refusal)
            return
        steps = enumerate(self.steps, 1)
        yield from up_to_the_first((at, play.step(step)) for at, step in steps)

    def started(self, book: Edition) -> Play:
        """Return the event before its first step.

        Raises BadEvent and Refused where it cannot start.
        """
        return Play(self._config(), book, self.players, self.button)

    def _config(self) -> EventConfig:
        levels = tuple(Level(small, big, ante, ante) for small, big, ante in self.levels)
        usual: Format = "full-ring" if self.table_size > 7 else "short-handed"
        return EventConfig(
            template="scenario",
            structure=Structure(levels, level_ms=self.minutes * MINUTE_MS),
            seats=self.players,
            table_size=self.table_size,
            starting_stack=self.stack,
            buy_in=self.buy_in,
            game=self.game,
            rotation=Rotation(self.games, "hands", 1) if self.games else None,
            format=self.format or usual,
            halt_short_tables=self.halt_short_tables,
            rebuys=self._rebuys(),
        )

    def _rebuys(self) -> Rebuys | None:
        return None if self.rebuys is None else Rebuys(*self.rebuys, most=3, until_level=1)
