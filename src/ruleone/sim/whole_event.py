"""A whole event between house players, without waiting: the same seed gives the same event.

Time is made up: each decision takes so long, and the tables play side by side, so levels, breaks
and moves come as they would in a room.
"""

import heapq
from collections.abc import Callable
from hashlib import shake_256
from itertools import count

import msgspec

from ruleone.bots import Chance
from ruleone.cards import Card
from ruleone.rulebook import Edition, Refusal
from ruleone.sim.table import play_out, set_out
from ruleone.tournament import EventConfig, HandOrder, Tournament, TournamentEvent
from ruleone.tournament.dealt import deck_for, hand_of, thirteen_of
from ruleone.tournament.events import HandDealt
from ruleone.tournament.games import THIRTEEN
from ruleone.tournament.tournament import Outcome

DECISION_MS = 3_000
SETTING_MS = 30_000
"""All set their thirteen cards at the same time."""
BETWEEN_HANDS_MS = 12_000
TELL_EVERY_HANDS = 25


class Impossible(AssertionError):
    """The tournament refused what the simulation had to do."""


class Progress(msgspec.Struct, frozen=True):
    """Where the event stands: `level` from 1, hands and decisions so far."""

    entrants: int
    left: int
    level: int
    hands: int
    decisions: int


class Placed(msgspec.Struct, frozen=True):
    """A player's end of the event. `style` is empty in 13-card poker, where the cards are set alike
    in all of them."""

    place: int
    player: str
    style: str
    prize: int


class EventReport(msgspec.Struct, frozen=True):
    """The end of a simulated event. `played_ms` is the made-up time that it took."""

    template: str
    edition: str
    seed: int
    entrants: int
    pool: int
    chips: int
    hands: int
    decisions: int
    level: int
    played_ms: int
    results: tuple[Placed, ...]


class WholeEvent:
    """An event with one house player in every seat, played to its end by `play`.

    `kept` hears every event of the tournament, in order.
    """

    def __init__(
        self,
        config: EventConfig,
        rules: Edition,
        seed: int,
        styles: tuple[str, ...],
        kept: Callable[[TournamentEvent], None] | None = None,
    ) -> None:
        self.seed = seed
        self.now_ms = 0
        self.decisions = 0
        self._kept = kept
        self._ends: list[tuple[int, int, dict[int, int]]] = []
        self.tournament, opened = Tournament.create(config, rules)
        self._do(opened)
        seating = Chance(self._entropy("styles"))
        for number in range(1, config.seats + 1):
            style = styles[int(seating.share() * len(styles))]
            self._do(self.tournament.register(f"{number:04}", style, 0))
        self._do(self.tournament.start(self._entropy("event"), 0))

    def play(self, told: Callable[[Progress], None] | None = None) -> EventReport:
        """Play to the last hand; `told` hears from time to time where the event stands."""
        state = self.tournament.state
        while state.phase == "running":
            self._do(self.tournament.wake(self.now_ms))
            for table in self.tournament.ready_tables(self.now_ms):
                self._deal(table)
            if not self._ends:
                self._wait()
                continue
            self.now_ms, number, stacks = heapq.heappop(self._ends)
            self._do(self.tournament.record(number, stacks, self.now_ms))
            if told is not None and state.last_hand % TELL_EVERY_HANDS == 0:
                told(self.progress)
        if told is not None:
            told(self.progress)
        return self._report()

    @property
    def progress(self) -> Progress:
        """Where the event stands."""
        state = self.tournament.state
        return Progress(
            entrants=len(state.entrants),
            left=len(state.stacks),
            level=state.clock.level,
            hands=state.last_hand,
            decisions=self.decisions,
        )

    def _deck(self, order: HandOrder) -> tuple[Card, ...]:
        labels = count()
        return deck_for(order.game, lambda _: self._entropy(_label(order.number, next(labels))))

    def _deal(self, table: int) -> None:
        """Start a table's hand and play it out; it ends when its decisions have had their time."""
        dealt = self._do(self.tournament.next_hand(table, self.now_ms))[-1]
        assert isinstance(dealt, HandDealt)
        order = dealt.order
        stacks, length_ms = self._play_out(order)
        ends_ms = self.now_ms + BETWEEN_HANDS_MS + length_ms
        heapq.heappush(self._ends, (ends_ms, order.number, stacks))

    def _play_out(self, order: HandOrder) -> tuple[dict[int, int], int]:
        """The chips of each seat after the hand, and how long it took."""
        deck = self._deck(order)
        if order.game == THIRTEEN:
            thirteen = thirteen_of(order, deck)
            self.decisions += set_out(thirteen)
            return thirteen.stacks, SETTING_MS
        hand = hand_of(order, deck)
        entrants = self.tournament.state.entrants
        styles = {seat: entrants[player] or "" for seat, player in order.seats.items()}
        chance = Chance(self._entropy(f"play/{order.number}"))
        decisions = play_out(hand, styles, chance)
        self.decisions += decisions
        return hand.stacks, decisions * DECISION_MS

    def _wait(self) -> None:
        """Nothing is in play: let the time pass until the clock brings something."""
        due = self.tournament.due_ms(self.now_ms)
        if due is None:
            raise Impossible("no table may start a hand, and no time will change that")
        self.now_ms = max(self.now_ms, due)

    def _do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        if isinstance(outcome, Refusal):
            raise Impossible(f"{outcome.code}: {outcome.parameters}")
        if self._kept is not None:
            for event in outcome:
                self._kept(event)
        return outcome

    def _entropy(self, purpose: str) -> bytes:
        return shake_256(f"{self.seed}/{purpose}".encode()).digest(32)

    def _report(self) -> EventReport:
        state = self.tournament.state
        results = sorted(state.results.values(), key=lambda result: result.place)
        styles = {} if state.config.structure.by_points else state.entrants
        return EventReport(
            template=state.config.template,
            edition=state.rules.id,
            seed=self.seed,
            entrants=len(state.entrants),
            pool=state.pool,
            chips=state.chips_in_play,
            hands=state.last_hand,
            decisions=self.decisions,
            level=state.clock.level,
            played_ms=self.now_ms,
            results=tuple(
                Placed(result.place, result.player, styles.get(result.player) or "", result.prize)
                for result in results
            ),
        )


def _label(number: int, further: int) -> str:
    """What the chance of a deck is drawn by: its hand, and for an order behind the deck which."""
    return f"deck/{number}/{further}" if further else f"deck/{number}"
