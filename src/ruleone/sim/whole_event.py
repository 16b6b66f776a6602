"""Whole events between computer players, without waiting: the same seed gives the same event.

Time is simulated: each decision takes a fixed time, and the tables play side by side, so levels,
breaks and moves come as they would in a room. It also covers add-ons and nights: bags are signed,
and the next flight or day begins. A plain player looks at no cards: chance alone decides whether to
stay in. So a hand ends after few decisions and a whole event after few hands.
"""

import heapq
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from hashlib import shake_256
from itertools import count
from typing import Final

import msgspec

from ruleone.bots import Chance
from ruleone.cards import Card, texts
from ruleone.chinese import ThirteenHand
from ruleone.dealing import Hand
from ruleone.dealing.actions import (
    Action,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Muck,
    Options,
    RaiseTo,
    Show,
)
from ruleone.rulebook import Edition, Refusal
from ruleone.sim.coming import ALL_THERE, Coming, Door
from ruleone.sim.table import coming, play_out, set_out, set_out_late
from ruleone.tournament import EventConfig, HandOrder, Tournament, TournamentEvent
from ruleone.tournament.bounties import NOBODY_OUT, Knockouts, knockouts_of
from ruleone.tournament.events import HandDealt, LevelStarted
from ruleone.tournament.hands.choosing import deck_for, hand_of, thirteen_of
from ruleone.tournament.sealed_draws import seed_for_seats
from ruleone.tournament.snapshot import Stand, decide_stand
from ruleone.tournament.terms.games import THIRTEEN
from ruleone.tournament.tournament import Outcome


class AddOns:
    """The add-ons of simulated players: a `share` of them, from 0 to 1.

    They buy it as soon as it is sold and no hand is in the way, in each flight that they play. Each
    has a chance of its own, drawn from `entropy`, so other chance is the same with any share. `had`
    are those who have bought it before.
    """

    def __init__(
        self, share: float, entropy: Callable[[str], bytes], had: Iterable[str] = ()
    ) -> None:
        self._share: Final = share
        self._entropy: Final = entropy
        self._had: Final = frozenset(had)
        self._asked: Final[set[tuple[int, str]]] = set()

    def bought(
        self, tournament: Tournament, players: Iterable[str], now_ms: int
    ) -> Iterator[Outcome]:
        """Yield the purchases of players not asked yet; each is asked once."""
        state, terms = tournament.state, tournament.state.config.add_on
        if not self._share or terms is None or not state.late_open:
            return
        if state.phase != "running" or state.clock.level != terms.level:
            return
        flight = state.calendar.flight
        for player in tuple(players):
            if (flight, player) in self._asked or player in self._had or state.in_hand(player):
                continue
            self._asked.add((flight, player))
            if Chance(self._entropy(f"add-on/{flight}/{player}")).share() < self._share:
                bought = tournament.add_on(player, now_ms)
                if not isinstance(bought, Refusal):
                    yield bought


NIGHT_MS = 12 * 60 * 60 * 1_000


def fields(config: EventConfig, players: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the players of each flight: everybody in one, the fields as even as may be."""
    flights = 1 if config.days is None else config.days.flights
    return [players[flight::flights] for flight in range(flights)]


class Night:
    """One night of a tournament, at `now_ms`."""

    def __init__(
        self,
        tournament: Tournament,
        coming: Coming,
        entropy: Callable[[str], bytes],
        now_ms: int,
    ) -> None:
        self._tournament = tournament
        self._coming = coming
        self._entropy = entropy
        self._now_ms = now_ms

    def pass_by(self, door: Door | None, style: Callable[[], str | None]) -> Iterator[Outcome]:
        """Yield all acts of the night until play resumes.

        `door` is that of the flight which is to start: its players come, and some who have played
        in an earlier one.
        """
        event, state, now_ms = self._tournament, self._tournament.state, self._now_ms
        calendar = state.calendar
        if calendar.unsigned:
            yield event.sign_bags((), now_ms)
        for player in (*(() if door is None else door.first), *self._again()):
            entered = event.register(player, style(), now_ms)
            if not isinstance(entered, Refusal):
                yield entered
        purpose = f"flight/{calendar.flight + 1}"
        if door is not None and len(calendar.field) >= state.config.entries_min:
            yield event.start_flight(*self._chance(purpose, now_ms))
            return
        for player in tuple(calendar.field):
            yield event.unregister(player, now_ms)
        purpose = f"day/{calendar.day + 1}"
        yield event.draw_day(*self._chance(purpose, now_ms))
        if state.phase == "night":
            yield event.start_day(now_ms)

    def _chance(self, purpose: str, now_ms: int) -> tuple[bytes, int, bytes]:
        """Return the seed of a flight or a day, the time, and the secret of its last hands."""
        seed = seed_for_seats(self._tournament.state, lambda: self._entropy(purpose))
        return seed, now_ms, self._entropy(f"{purpose}/end")

    def _again(self) -> Iterator[str]:
        """Yield the players who come to the next flight as well, busted or not."""
        calendar = self._tournament.state.calendar
        chance = Chance(self._entropy(f"again/{calendar.day}/{calendar.flight}"))
        for player in tuple(self._tournament.state.entrants):
            if chance.share() < self._coming.again and player not in calendar.field:
                yield player


_FOLD: Final = Fold()
_CHECK: Final = Check()
_CALL: Final = Call()


class Refused(AssertionError):
    """A refusal by the hand of an act that it had offered."""


class Plain(msgspec.Struct, frozen=True):
    """A plain player: `raises` is the chance of a bet or raise, `calls` that of a call.

    Both are from 0 to 1; bets are as large as allowed. Else the player checks or folds.
    """

    raises: float = 0.15
    calls: float = 0.25


PLAIN: Final = Plain()


def thrown_out(hand: Hand, player: Plain, chance: Chance) -> int:
    """Play the hand with the same plain player in every seat; return the number of decisions."""
    decisions = 0
    while (options := coming(hand)) is not None:
        action = decided(hand, options, player, chance)
        done = hand.act(options.seat, action)
        if isinstance(done, Refusal):
            raise Refused(f"{action} in seat {options.seat} was refused: {done}")
        decisions += 1
    return decisions


def decided(hand: Hand, options: Options, player: Plain, chance: Chance) -> Action:
    """Return the action of a plain player."""
    if options.fold or options.check:
        throw = chance.share()
        if options.bet_to is not None and throw < player.raises:
            return RaiseTo(options.bet_to[1])
        if options.to_call:
            return _CALL if chance.share() < player.calls else _FOLD
        return _CHECK
    if options.show or options.muck:
        return Show() if options.show else Muck()
    if options.bring_in is not None:
        return BringIn()
    assert options.discard is not None
    return Discard(texts(hand.holds(options.seat)[: options.discard[0]]))


TELL_EVERY_HANDS = 25
ENTRY_MS: Final = 10
OTHER_ENTRY_MS: Final = 60
"""Processor time of an entry, of no-limit hold'em and of other games.

Pieces of work are cut by it; benchmarks/spread.py measures it.
"""


class Impossible(AssertionError):
    """A refusal by the tournament of an act that the simulation needs."""


class Pace(msgspec.Struct, frozen=True):
    """Simulated times: of a decision, of setting thirteen cards, and between two hands.

    All players set their thirteen cards at the same time.
    """

    decision_ms: int = 3_000
    setting_ms: int = 30_000
    between_ms: int = 12_000


USUAL: Final = Pace()


class Progress(msgspec.Struct, frozen=True):
    """The progress of the event: `level` from 1, hands and decisions so far."""

    entrants: int
    left: int
    level: int
    hands: int
    decisions: int


class Placed(msgspec.Struct, frozen=True):
    """A player's end of the event.

    `style` is empty in 13-card poker, where the cards are set alike in all of them.
    """

    place: int
    player: str
    style: str
    prize: int


class EventReport(msgspec.Struct, frozen=True):
    """The end of a simulated event.

    `played_ms` is its simulated time, `left` the number of players with chips then: all who have
    won a seat of a satellite.
    """

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
    left: int = 1


def declared_ms(config: EventConfig, people: int) -> float:
    """Return the declared processor time of an event with this many people."""
    holdem = set(config.games) == {"nlhe"}
    return people * (ENTRY_MS if holdem else OTHER_ENTRY_MS)


class WholeEvent:
    """An event with one player in every seat, played to its end by `play`.

    They are computer players of random styles, or all of them plain ones. There are as many as the
    event has seats, unless `people` is given. `kept` is called with the events of each command of
    the tournament, in order. With a `stand` the event continues from there at time 0, with those
    who are left in it, and nobody comes who was not in it before.
    """

    def __init__(
        self,
        config: EventConfig,
        rules: Edition,
        seed: int,
        players: tuple[str, ...] | Plain,
        kept: Callable[[tuple[TournamentEvent, ...]], object] | None = None,
        pace: Pace = USUAL,
        coming: Coming = ALL_THERE,
        people: int | None = None,
        stand: Stand | None = None,
    ) -> None:
        self.seed = seed
        self.pace = pace
        self.now_ms = 0
        self.decisions = 0
        self.absent: set[str] = set()
        """Players who are away from the table: dealt in, with a dead hand."""
        self._kept = kept
        self._plain = players if isinstance(players, Plain) else None
        self._ends: list[tuple[int, int, dict[int, int]]] = []
        self._knockouts: dict[int, Knockouts] = {}
        self.tournament, opened = Tournament.create(config, rules)
        self.do(opened)
        self._seating = Chance(self._entropy("styles"))
        self._styles = () if isinstance(players, Plain) else players
        names = tuple(f"{number:04}" for number in range(1, (people or config.seats) + 1))
        self._coming = coming
        self._fields = fields(config, names)
        first = self._fields[0] if stand is None else ()
        self._door = Door(coming, config, first, Chance(self._entropy("door")))
        had = () if stand is None else [names[at] for at in stand.added_on]
        self._add_ons = AddOns(coming.add_ons, self._entropy, had)
        if stand is None:
            self.do(self.tournament.seal(self._entropy("draws"), 0))
        for player in self._door.first if stand is None else names[: stand.entries]:
            self.do(self.tournament.register(player, self._style(), 0))
        if stand is None:
            self.gathered()
            secrets = self._entropy("envelopes"), self._entropy("flight/1/end")
            self.do(self.tournament.start(b"", 0, *secrets))
        else:
            self._stand(stand)

    def _stand(self, stand: Stand) -> None:
        """Restore the event to the snapshot; its level then begins."""
        for event in decide_stand(self.tournament.state, stand, self._entropy("event")):
            self.tournament.apply(event)
            if isinstance(event, LevelStarted):
                self.do((event,))
            elif self._kept is not None:
                self._kept((event,))

    def play(self, told: Callable[[Progress], None] | None = None) -> EventReport:
        """Play to the last hand; `told` is called with the progress from time to time."""
        state = self.tournament.state
        while state.phase != "over":
            if state.phase == "night":
                self._night()
                continue
            self.do(self.tournament.wake(self.now_ms))
            for entered in self._door.comes_in(self.tournament, self._style, self.now_ms):
                self.do(entered)
            self.meanwhile()
            self._deal_all()
            if not self._ends:
                self._add_on(state.stacks)
                self._wait()
                continue
            self.now_ms, number, stacks = heapq.heappop(self._ends)
            out = self._knockouts.pop(number, NOBODY_OUT)
            happened = self.do(self.tournament.record(number, stacks, self.now_ms, out))
            for back in self._door.comes_back(self.tournament, happened, self.now_ms):
                self.do(back)
            if told is not None and state.last_hand % TELL_EVERY_HANDS == 0:
                told(self.progress)
        if told is not None:
            told(self.progress)
        return self._report()

    def gathered(self) -> None:
        """Hook before the start, once those present have entered, and before bags are signed.

        It is like `meanwhile`, for each night.
        """

    def overnight(self) -> None:
        """Hook in a night, before its bags are signed and once seats are drawn for the morning."""

    def meanwhile(self) -> None:
        """Hook before tables begin their hands: nothing here, for subclasses to `do` more."""

    def played(self, order: HandOrder, hand: Hand | ThirteenHand) -> None:
        """Hook after a hand was played to its end."""

    def do(self, outcome: Outcome) -> tuple[TournamentEvent, ...]:
        """Keep the events of a command.

        Raises Impossible where it was refused.
        """
        if isinstance(outcome, Refusal):
            raise Impossible(f"{outcome.code}: {outcome.parameters}")
        if self._kept is not None:
            self._kept(outcome)
        return outcome

    @property
    def progress(self) -> Progress:
        """Return the progress of the event."""
        state = self.tournament.state
        return Progress(
            entrants=len(state.entrants),
            left=len(state.stacks),
            level=state.clock.level,
            hands=state.last_hand,
            decisions=self.decisions,
        )

    def _style(self) -> str | None:
        """Return a style for the next computer player, None for a plain one."""
        styles = self._styles
        return styles[int(self._seating.share() * len(styles))] if styles else None

    def _deck(self, order: HandOrder) -> tuple[Card, ...]:
        labels = count()
        return deck_for(order.game, lambda _: self._entropy(_label(order.number, next(labels))))

    def _deal_all(self) -> None:
        """Start a hand wherever one may start.

        Seats that open with one may change the seating, and so the tables that may start.
        """
        ready = deque(self.tournament.ready_tables(self.now_ms))
        while ready:
            table = ready.popleft()
            self._add_on(self.tournament.state.tables[table].players.values())
            if not self._deal(table):
                ready = deque(self.tournament.ready_tables(self.now_ms))

    def _deal(self, table: int) -> bool:
        """Start a table's hand and play it out; it ends when its decisions have had their time.

        Returns whether nothing else came with its deal.
        """
        happened = self.do(self.tournament.next_hand(table, self.now_ms, self.absent))
        order = next(one.order for one in happened if isinstance(one, HandDealt))
        stacks, length_ms = self._play_out(order)
        ends_ms = self.now_ms + self.pace.between_ms + length_ms
        heapq.heappush(self._ends, (ends_ms, order.number, stacks))
        return isinstance(happened[-1], HandDealt)

    def _play_out(self, order: HandOrder) -> tuple[dict[int, int], int]:
        """Return the chips of each seat after the hand, and its time."""
        deck = self._deck(order)
        if order.game == THIRTEEN:
            thirteen = thirteen_of(order, deck)
            self.decisions += self.set_cards(thirteen, order)
            self.played(order, thirteen)
            return thirteen.stacks, self.pace.setting_ms
        hand, decisions = self.play_hand(hand_of(order, deck), order)
        self.decisions += decisions
        self.played(order, hand)
        if self.tournament.state.config.bounty is not None:
            self._knockouts[order.number] = knockouts_of(hand.events, hand.stacks)
        return hand.stacks, decisions * self.pace.decision_ms

    def set_cards(self, hand: ThirteenHand, order: HandOrder) -> int:
        """Play a hand of 13-card poker to its end and return the number of decisions.

        Plain players are all too slow, and the software sets their cards.
        """
        return set_out(hand) if self._plain is None else set_out_late(hand)

    def play_hand(self, hand: Hand, order: HandOrder) -> tuple[Hand, int]:
        """Play a hand of poker to its end and return it with the number of decisions.

        It is another hand where it was dealt again.
        """
        chance = Chance(self._entropy(f"play/{order.number}"))
        if self._plain is not None:
            return hand, thrown_out(hand, self._plain, chance)
        entrants = self.tournament.state.entrants
        styles = {seat: entrants[player] or "" for seat, player in order.seats.items()}
        return hand, play_out(hand, styles, chance)

    def _add_on(self, players: Iterable[str]) -> None:
        """Buy the add-ons of these players before their next hand, or in the break."""
        for bought in self._add_ons.bought(self.tournament, players, self.now_ms):
            self.do(bought)

    def _night(self) -> None:
        """Let floor and players act in a night, until play resumes."""
        self.gathered()
        self.overnight()
        self.now_ms += NIGHT_MS
        state = self.tournament.state
        if state.phase == "over":
            return
        flight = state.calendar.flight
        door = None
        if state.more_flights:
            chance = Chance(self._entropy(f"door/{flight}"))
            door = Door(self._coming, state.config, self._fields[flight], chance, self.now_ms)
        night = Night(self.tournament, self._coming, self._entropy, self.now_ms)
        for happened in night.pass_by(door, self._style):
            self.do(happened)
            if state.phase == "night" and state.calendar.drawn:
                self.overnight()
        self._door = door or self._door

    def _wait(self) -> None:
        """Let time pass until the clock brings something, while nothing is in play."""
        due = self.tournament.due_ms(self.now_ms)
        if due is None and self.tournament.state.phase == "running":
            raise Impossible("no table may start a hand, and no time will change that")
        self.now_ms = max(self.now_ms, due or 0)

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
            left=sum(chips != 0 for chips in state.stacks.values()),
        )


def _label(number: int, further: int) -> str:
    """Return the name of a deck's chance: its hand, and the number of a further order."""
    return f"deck/{number}/{further}" if further else f"deck/{number}"
