"""An event on its way through the steps of a scenario. Its hands are made up: who loses, loses all
to the first other seat."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import UNSET, UnsetType

from ruleone.rulebook import Edition, Refusal
from ruleone.scenarios.event.expected import Expected
from ruleone.scenarios.event.words import (
    BELONGS,
    DOWN,
    HAND_FOR_HAND,
    HANDS,
    LOSES,
    LOSES_CHIPS,
    REBUYS,
    SEATS_LOST,
    TIME,
    WAIVES,
)
from ruleone.scenarios.fault import Found, Unlike, unlike
from ruleone.tournament import BadEvent, EventConfig, HandOrder, Tournament, TournamentEvent
from ruleone.tournament.events import FinalTableFormed, HandDealt, PlayerMoved, PlayersBusted
from ruleone.tournament.terms.final_table import final_table_size

_SEEDS = 1_000
Event = TypeVar("Event")


class Refused(Exception):
    """A step was refused that should not have been."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Play:
    """The event, started, with what happened since somebody looked last."""

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
        """Do what the step says, or find what does not hold."""
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
            table, seat, own_table, own_seat = map(int, told.groups())
            player = self.event.state.tables[table].players[seat]
            self._do(
                self.event.move(
                    player, own_table, own_seat, "a scenario", self.now_ms, "wrong-seat"
                )
            )
        elif words == HAND_FOR_HAND:
            self._do(self.event.hand_for_hand("a scenario", self.now_ms))

    def _do(self, outcome: tuple[TournamentEvent, ...] | Refusal) -> None:
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        self.happened.extend(outcome)

    def _deal(self, table: int) -> HandOrder:
        self._do(self.event.next_hand(table, self.now_ms))
        (order,) = (e.order for e in self.happened[-1:] if isinstance(e, HandDealt))
        self.dealt[table] = self.last = order
        return order

    def _end(self, table: int, out: Sequence[int]) -> None:
        """The hand in play at a table ends, and these seats lose all their chips."""
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
        """Who sits there, or went out there last."""
        state = self.event.state
        if seat in state.tables[table].players:
            return state.tables[table].players[seat]
        out = {at[:2]: player for player, at in state.bust_at.items()}
        return out[table, seat]

    def _lose(self, table: int, seat: int, chips: int) -> None:
        """A whole hand in which a seat loses so much to the first other one."""
        order = self._deal(table)
        stacks = dict(order.stacks)
        heir = next(other for other in sorted(stacks) if other != seat)
        stacks[seat] -= chips
        stacks[heir] += chips
        del self.dealt[table]
        self._do(self.event.record(order.number, stacks, self.now_ms))

    def _play_down(self, players: int) -> None:
        """One bust after the other, wherever a hand may start, until so many are left."""
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
        """Of the players that are named."""
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
    """What a clock shows, as 17:30."""
    return None if left_ms is None else f"{left_ms // 60_000}:{left_ms // 1000 % 60:02}"
