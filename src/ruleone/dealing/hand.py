"""One hand at one table: the face that everybody outside sees."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Self, Unpack

from ruleone.cards import Card
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
from ruleone.dealing.refusals import illegal
from ruleone.dealing.start import (
    BadHand,
    beginning,
    check_kinds,
    check_started,
    hand_started,
    sealed,
)
from ruleone.dealing.terms import Terms, frozen
from ruleone.rulebook import Edition, Refusal

_NOTHING: Mapping[int, int] = {}


class Hand(Course):
    """A hand of a game of GAMES from the blinds to the last pot.

    Players act with `act`; between their turns the dealer does the rest by itself: it collects,
    burns and turns, tables, awards. Its cards come from `deck` (all 52, top card first; behind them
    as many further orders of the 52 as the game's `reshuffles`, for cards shuffled in mid-hand) or,
    where `deck` is None, from outside: `deal_hole` and `deal_board` tell it, and cards may stay
    unknown.

    Seats count from 1; all amounts are chips. `button` may be an empty seat. The blinds stand left
    of it, heads-up on it; in stud nobody posts a blind, and everybody pays the ante. What else a
    hand may begin with, antes, straddles, who posts for whom, is in `terms`. Straddles, a second
    board or run and bomb pots belong to cash games: none of them goes with `players_in_event`.

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
        """The hand that these events made. A hand that is not over goes on with `deck`; where the
        events break off between two steps of the dealer, he does the rest.

        Raises BadHand where no hand can start with the first event.
        """
        hand = cls.__new__(cls)
        following = iter(events)
        started = next(following, None)
        if not isinstance(started, HandStarted):
            raise BadHand(f"expected the start of a hand first, got {type(started).__name__}")
        check_started(started)
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
        """The hand as it stood after each of its events, the first one included; nothing is done
        beyond them, and nobody is asked anything. It is the same hand each time: look at it before
        the next moment comes.

        Raises BadHand where no hand can start with the first event.
        """
        hand = cls.__new__(cls)
        following = iter(events)
        started = next(following, None)
        if not isinstance(started, HandStarted):
            raise BadHand(f"expected the start of a hand first, got {type(started).__name__}")
        check_started(started)
        Course.__init__(hand, started, Opening(started), None)
        yield hand
        state = hand._state
        for event in following:
            evolve(state, hand._events, event)
            # Nobody is asked before the hands of all who are absent are dead.
            if not state.undealt and (state.plain or not state.personal.absent):
                asked(state)
            yield hand

    def undo(self) -> Self | Refusal:
        """The hand as it was before the last decision of a player or the floor, made anew from its
        events."""
        events = self._events
        for at in range(len(events) - 1, 0, -1):
            of_floor = isinstance(events[at], Intervened)
            if of_floor or isinstance(events[at], Acted | Discarded | RunsChosen | Shown | Mucked):
                earlier = type(self).replay(events[:at], self._deck)
                if of_floor or earlier.options is not None:
                    return earlier
        return illegal("nothing-to-undo", self.edition.cite("hand.flow"))
