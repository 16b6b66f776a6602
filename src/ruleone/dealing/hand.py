"""One hand at one table: the public face of the package."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Self, Unpack

from ruleone.cards import Card, texts
from ruleone.dealing.actions import Action, Options
from ruleone.dealing.course import Course, asked
from ruleone.dealing.events import (
    Acted,
    Discarded,
    Event,
    HandStarted,
    Intervened,
    Mucked,
    RunsChosen,
    Shown,
)
from ruleone.dealing.evolve import evolve
from ruleone.dealing.opening import Opening
from ruleone.dealing.refusals import Refused, illegal
from ruleone.dealing.said import action_said
from ruleone.dealing.start import (
    BadHand,
    Terms,
    beginning,
    check_kinds,
    check_started,
    frozen,
    hand_started,
    sealed,
)
from ruleone.dealing.view import street_now
from ruleone.rulebook import Edition, Refusal

_NOTHING: Mapping[int, int] = {}
_HAN: Final = re.compile("[\u3400-\u9fff]")
_Stands = tuple[tuple[Event, ...], tuple[Card, ...] | None, Options | None, int]
"""State of a hand to copy: its events, its deck, and the options of the seat to act."""


class Hand(Course):
    """A hand of a game of GAMES from the blinds to the last pot.

    Players act with `act`; between their turns the dealer does the rest by itself: it collects,
    burns and turns, tables, awards. Its cards come from `deck`: all 52, top card first. Behind them
    are as many further orders of the 52 as the game's `reshuffles`, for cards shuffled in mid-hand.
    Where `deck` is None they come from outside through `deal_hole` and `deal_board`, and cards may
    stay unknown.

    Seats count from 1; all amounts are chips. `button` may be an empty seat. The blinds stand left
    of it, heads-up on it; in stud nobody posts a blind, and everybody pays the ante. Other facts
    that a hand may begin with, such as antes, straddles and entries, are in `terms`. Straddles, a
    second board or run and bomb pots belong to cash games: none of them goes with
    `players_in_event`.

    Raises BadHand for facts that do not fit together, UnknownName for an unknown edition.
    """

    __slots__ = ()

    def __init__(
        self,
        game: str = "nlhe",
        edition: str | Edition = "modern",
        seats: Mapping[int, int] = _NOTHING,
        button: int = 1,
        blinds: tuple[int, int] = (50, 100),
        deck: Sequence[Card] | None = None,
        *,
        number: int = 1,
        **terms: Unpack[Terms],
    ) -> None:
        try:
            order = tuple(seats)
            if terms:
                common = beginning(game, edition, order, button, *blinds, **frozen(terms))
            else:
                common = beginning(game, edition, order, button, *blinds)
            started = hand_started(common, seats, number)
        except (AttributeError, LookupError, TypeError):
            check_kinds(edition, seats, blinds, terms)
            raise
        sealed_deck = None if deck is None else sealed(deck, common.opening)
        super().__init__(started, common.opening, sealed_deck)
        self._deal()

    @classmethod
    def replay(cls, events: Iterable[Event], deck: Sequence[Card] | None = None) -> Self:
        """Return the hand that these events made.

        A hand that is not over continues with `deck`; where the events break off between two steps
        of the dealer, the dealer does the rest.

        Raises BadHand where no hand can start with the first event.
        """
        hand = cls.__new__(cls)
        following = iter(events)
        started = _first(following)
        opening = Opening(started)
        Course.__init__(hand, started, opening, None if deck is None else sealed(deck, opening))
        for event in following:
            evolve(hand._state, hand._events, event)
        if not hand._state.undealt or hand._state.personal.streets:
            hand._go_on()
        elif deck is not None:
            Course.__init__(hand, started, opening, hand._deck)
            hand._deal()
        return hand

    @classmethod
    def moments(cls, events: Iterable[Event]) -> Iterator[Self]:
        """Yield the hand as it was after each of its events, the first one included.

        Nothing is done beyond the events, and nobody is asked anything. It is the same hand each
        time: look at it before the next moment comes.

        Raises BadHand where no hand can start with the first event.
        """
        hand = cls.__new__(cls)
        following = iter(events)
        started = _first(following)
        Course.__init__(hand, started, Opening(started), None)
        yield hand
        state = hand._state
        for event in following:
            evolve(state, hand._events, event)
            # Nobody is asked before the hands of all who are absent are dead.
            if not state.undealt and (state.plain or not state.personal.absent):
                asked(state)
            yield hand

    def play(self, action: Action | str, *, seat: int | None = None) -> tuple[Event, ...]:
        """Act for the seat to act, or for `seat`, and return all that follows.

        The first event says who acted. The action may be words, English or Chinese: "raise 300",
        "加注 300".

        Raises Refused, with the sentence and the legal actions, where `act` would return a refusal.
        """
        options = self.options
        acting = options.seat if seat is None and options is not None else seat
        outcome = self._played(action, acting)
        if isinstance(outcome, Refusal):
            chinese = isinstance(action, str) and _HAN.search(action) is not None
            raise Refused(outcome, acting, options, "zh" if chinese else "en")
        return outcome

    def _played(self, action: Action | str, acting: int | None) -> tuple[Event, ...] | Refusal:
        if acting is None:
            why = "hand-over" if self.over else "waiting-for-dealer"
            return illegal(why, self.edition.cite("hand.flow"))
        if not isinstance(action, str):
            return self.act(acting, action)
        options = self.options
        asked = options if options is not None and options.seat == acting else Options(acting)
        told = action_said(self._state, self.edition, asked, action)
        return told if isinstance(told, Refusal) else self.act(acting, told)

    def copy(self) -> Self:
        """Return an independent copy: later acts on one do not change the other."""
        return self._again(self._state.opening, *self._stands())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), *self._stands())

    def _stands(self) -> _Stands:
        return tuple(self._events), self._deck, self.options, self._state.to_act

    @classmethod
    def _again(
        cls,
        opening: Opening,
        events: tuple[Event, ...],
        deck: tuple[Card, ...] | None,
        options: Options | None,
        to_act: int,
    ) -> Self:
        """Return the hand that these events made, with nothing done beyond them."""
        hand = cls.__new__(cls)
        Course.__init__(hand, _first(events), opening, deck)
        for event in events[1:]:
            evolve(hand._state, hand._events, event)
        hand.options = options
        hand._state.to_act = to_act
        return hand

    def __eq__(self, other: object) -> bool:
        """Whether both have the same events and the same deck."""
        if not isinstance(other, Hand):
            return NotImplemented
        return self._stands() == other._stands()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return what everybody at the table knows: no hole cards."""
        state, started = self._state, self._state.started
        if state.over:
            now = f"over, stacks {self.stacks}"
        else:
            middle = state.pot + sum(state.staked) - state.collected
            street = " ".join((street_now(state), *texts(state.board)))
            asked = self.options
            awaits = f"seat {asked.seat} to act" if asked else f"awaits {self.awaits}"
            now = f"{street}, {middle} in the middle, {awaits}"
        return f"<Hand {started.number} of {started.game}: {now}>"

    def undo(self) -> Self | Refusal:
        """Return the hand before the last decision of a player or the floor, or a refusal.

        It is made by replaying the events.
        """
        events = self._events
        for at in range(len(events) - 1, 0, -1):
            of_floor = isinstance(events[at], Intervened)
            if of_floor or isinstance(events[at], Acted | Discarded | RunsChosen | Shown | Mucked):
                earlier = type(self).replay(events[:at], self._deck)
                if of_floor or earlier.options is not None:
                    return earlier
        return illegal("nothing-to-undo", self.edition.cite("hand.undo"))


def _first(events: Iterable[Event]) -> HandStarted:
    """Return the start of a hand, which has to come first.

    Raises BadHand where no hand can start so.
    """
    started = next(iter(events), None)
    if not isinstance(started, HandStarted):
        raise BadHand(f"expected the start of a hand first, got {type(started).__name__}")
    check_started(started)
    return started


def _unpickled(kind: type[Hand], events: tuple[Event, ...], *stands: Any) -> Hand:
    return kind._again(Opening(_first(events)), events, *stands)
