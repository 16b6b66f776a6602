"""An event as its commands change it: what happens is applied at once, or replayed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Self

from ruleone.rulebook import Edition, Refusal, edition
from ruleone.tournament import events as e
from ruleone.tournament.bounties import decide_mystery
from ruleone.tournament.chips.color_up import decide_races
from ruleone.tournament.day_end import decide_day_end
from ruleone.tournament.deals.deciding import decide_offer
from ruleone.tournament.entries import decide_unseated, kept_seats, seats_wait
from ruleone.tournament.evolve import evolve
from ruleone.tournament.hands.hands import decide_rounds, decide_satellite_end, decide_seating
from ruleone.tournament.seating.swapping import decide_lapses
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.tournament.state.adding_up import Broken
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.announcing import check_config, check_sold
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.errors import BadEvent, check_time, shown, well_formed

Outcome = tuple[e.TournamentEvent, ...] | Refusal
"""What a command did, or why it changed nothing."""

Follower = Callable[[e.TournamentEvent], None]
"""Who is told of each event when it stands in the state, and nothing after it does."""


class Happening:
    """What all commands of an event are built on."""

    __slots__ = ("_follower", "state")

    def __init__(self, opened: e.EventOpened) -> None:
        well_formed(opened, e.EventOpened)
        check_config(opened.config, edition(opened.edition))
        self.state = EventState(opened)
        self._follower: Follower | None = None

    @classmethod
    def create(
        cls, config: EventConfig, rules: Edition, at_ms: int = 0
    ) -> tuple[Self, tuple[e.EventOpened]]:
        """A new event, open for entries, and the one event that made it. Raises BadEvent where no
        event can be played like that."""
        if not isinstance(rules, Edition):
            raise BadEvent(f"expected an Edition, got {shown(rules)}")
        well_formed(config, EventConfig)
        check_time(at_ms)
        opened = e.EventOpened(config, rules.id, rules.digest, at_ms=at_ms)
        created = cls(opened)
        check_sold(config, rules)
        return created, (opened,)

    @classmethod
    def replay(cls, events: Iterable[e.TournamentEvent]) -> Self:
        """The tournament that these events made, the first of them EventOpened.

        Raises BadEvent where the first is another, or where the edition's digest is not the one
        that the event was opened with; Broken where one does not follow from those before it.
        """
        if not isinstance(events, Iterable):
            raise BadEvent(f"expected the events of a tournament, got {shown(events)}")
        happened = iter(events)
        opened = next(happened, None)
        if not isinstance(opened, e.EventOpened):
            raise BadEvent(f"expected event-opened first, got {type(opened).__name__}")
        if (found := edition(opened.edition).digest) != opened.digest:
            raise BadEvent(f"expected edition digest {opened.digest}, found {found}")
        tournament = cls(opened)
        for event in happened:
            tournament.apply(event)
        return tournament

    def apply(self, event: e.TournamentEvent) -> None:
        """Apply one event of the journal. Never refuses; raises Broken where it does not follow
        from those before it."""
        try:
            evolve(self.state, event)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as failure:
            raise Broken(f"{shown(event)} does not follow: {failure!r}") from failure

    def follow(self, command: Callable[[], Outcome], follower: Follower) -> Outcome:
        """Give one of the commands of this tournament, with a follower of what it does."""
        self._follower = follower
        try:
            return command()
        finally:
            self._follower = None

    def _happen(
        self, decided: Iterable[e.TournamentEvent], now_ms: int | None = None
    ) -> tuple[e.TournamentEvent, ...]:
        """Apply events one by one as they are decided: each sees what those before it changed.
        Then comes what waited for it: swaps that are off, alternates, hand for hand, chips that
        leave play, the mystery stage of bounties, the seats of a satellite, a deal, the end of the
        day. Told late, what counts from the moment it was due still does so; all else is of
        `now_ms`."""
        happened: list[e.TournamentEvent] = []
        kept = kept_seats(self.state)
        for event in chain(decided, self._decide_waiting(happened, kept, now_ms)):
            evolve(self.state, event)
            happened.append(event)
            if self._follower is not None:
                self._follower(event)
        return tuple(happened)

    def _decide_waiting(
        self, happened: Sequence[e.TournamentEvent], kept: Iterable[SeatCard], now_ms: int | None
    ) -> Iterator[e.TournamentEvent]:
        """Seats that were `kept` for rebuys and no longer are, are open for whoever is moved."""
        if not happened:
            return
        state, due_ms = self.state, happened[-1].at_ms
        at_ms = due_ms if now_ms is None else now_ms
        if state.phase == "running":
            yield from decide_lapses(state, at_ms)
            yield from decide_unseated(state, due_ms)
            if seats_wait(state) or set(kept).difference(kept_seats(state)):
                yield from decide_seating(state, at_ms)
            yield from decide_rounds(state, at_ms)
            yield from decide_races(state, due_ms)
            yield from decide_mystery(state, at_ms)
            yield from decide_satellite_end(state, at_ms)
            yield from decide_offer(state, at_ms)
            yield from decide_day_end(state, due_ms)
        if state.phase == "night":
            yield from decide_satellite_end(state, at_ms)
