"""One hand of 13-card poker at one table: the public face of the package.

It also settles the hand once all cards are set, moves the button, and suggests arrangements.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Self

from ruleone.cards import Card, texts
from ruleone.chinese.actions import Action, ThirteenOptions
from ruleone.chinese.acts import cannot_set, decide_arrange, decide_time_out, own_rows
from ruleone.chinese.arranging import arrangements_ranked
from ruleone.chinese.events import (
    Event,
    PairSettled,
    RakeTaken,
    RowsShown,
    Surrendered,
    ThirteenEnded,
    ThirteenStarted,
)
from ruleone.chinese.opponents import house
from ruleone.chinese.row_names import row_name
from ruleone.chinese.rules import ROW_CARDS, ThirteenRules
from ruleone.chinese.scoring import Side, compare, points_for, side_of
from ruleone.chinese.settlement import pairs_in_order, payment, rake_of
from ruleone.chinese.standing import natural_held, rows_stand
from ruleone.chinese.start import EDITION, BadHand, dealt, started
from ruleone.chinese.state import State
from ruleone.chinese.view import thirteen_view
from ruleone.chinese.views import RowsStand, RowView, SuggestedRows, Suggestions, ThirteenView
from ruleone.rulebook import Edition, Refusal
from ruleone.rulebook import edition as edition_named


def settle(state: State) -> Iterator[Event]:
    """Yield the rest of the hand; each event is applied before the next one is made."""
    started = state.started
    yield RowsShown(tuple(_side(state, seat) for seat in started.seats))
    each = started.rules.rake_each_payment and not started.tournament
    for a, b in pairs_in_order(started.seats):
        settled = _pair(state, a, b)
        yield settled
        if each:
            yield from _raked(state, a if settled.paid > 0 else b, abs(settled.paid))
    if not (each or started.tournament):
        for seat in started.seats:
            yield from _raked(state, seat, state.purses[seat].net)
    stacks = tuple(state.purses[seat].stack for seat in started.seats)
    yield ThirteenEnded(stacks, tuple(leaving(state)))


def _side(state: State, seat: int) -> Side:
    if seat in state.surrendered:
        return Side(seat, "surrendered")
    set_ = state.arranged[seat]
    return side_of(seat, set_.arrangement, set_.declared, state.started.rules)


def _pair(state: State, a: int, b: int) -> PairSettled:
    started, rules = state.started, state.started.rules
    lines = compare(state.sides[a], state.sides[b], rules, bonus=started.bonus)
    points = points_for(a, lines)
    payer, winner = (b, a) if points > 0 else (a, b)
    paid, cut = payment(
        state.purses[payer],
        state.purses[winner],
        abs(points) * started.point,
        rules,
        tournament=started.tournament,
    )
    sign = 1 if points > 0 else -1
    if not points:
        paid, cut = 0, "none"
    return PairSettled(a, b, lines, points, points * started.point, sign * paid, cut)


def _raked(state: State, seat: int, won: int) -> Iterator[RakeTaken]:
    amount = rake_of(won, state.started.rules)
    if amount:
        yield RakeTaken(seat, won, amount)


def leaving(state: State) -> Iterator[int]:
    """Yield the seats of a cash game whose players were not back in time (chinese-disconnect-4).

    A player of a tournament stays until broke or back.
    """
    if state.started.rules.auto_leaves and not state.started.tournament:
        done = state.arranged
        for seat in state.started.seats:
            if seat in done and done[seat].automatic and not done[seat].there:
                yield seat


class ThirteenHand:
    """A hand of 13-card Chinese poker from the deal to the last payment.

    Two to four players, `seats` (seat -> money, in the smallest coin), get thirteen cards each from
    `deck` (all 52, top card first). They come one at a time from the left of `button`, which may be
    an empty seat. All set their cards at the same time with `act`; `time_out` does it for a player
    who has not come back. Then rows are shown, compared and paid, a point at `point`. `bonus` is a
    table with bonuses; in a `tournament` there is no rake and no limit of winnings.

    Raises BadHand for facts that do not fit together, UnknownName for an unknown edition.
    """

    __slots__ = ("_edition", "_events", "_state")

    def __init__(
        self,
        edition: str | Edition = EDITION,
        seats: Mapping[int, int] | None = None,
        button: int = 1,
        point: int = 100,
        deck: Sequence[Card] = (),
        *,
        bonus: bool = True,
        tournament: bool = False,
        number: int = 1,
        penalised: Sequence[int] = (),
    ) -> None:
        book = edition_named(edition) if isinstance(edition, str) else edition
        first = started(
            book, seats or {}, button, point, number, bonus=bonus, tournament=tournament
        )
        cards = dealt(first, deck)
        self._begin(first)
        self._record(cards)
        for seat in penalised:
            self._then(Surrendered(seat, penalty=True))

    def _begin(self, first: ThirteenStarted) -> None:
        self._state = State(first)
        self._events: list[Event] = [first]
        self._edition: Edition | None = None

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Self:
        """Return the hand that these events made.

        Where they break off between the last player's cards and the end, the rest is done. Raises
        BadHand where the first event is not the start of a hand.
        """
        told = list(events)
        if not isinstance(told[-1] if told else None, ThirteenEnded):
            # The showdown follows from what was set: it is done again as a whole.
            shown = (at for at, event in enumerate(told) if isinstance(event, RowsShown))
            told = told[: next(shown, len(told))]
        if not told:
            raise BadHand("expected the start of a hand first, got no event")
        *_, hand = cls.moments(told)
        hand._go_on()
        return hand

    @classmethod
    def moments(cls, events: Iterable[Event]) -> Iterator[Self]:
        """Yield the hand as it was after each of its events, the first one included.

        Nothing is done beyond them. It is the same hand each time: look at it before the next
        moment comes. Raises BadHand where the first event is not the start of a hand.
        """
        hand = cls.__new__(cls)
        for at, event in enumerate(events):
            if at:
                hand._record(event)
            elif isinstance(event, ThirteenStarted):
                hand._begin(event)
            else:
                came = type(event).__name__
                raise BadHand(f"expected the start of a hand first, got {came}")
            yield hand

    def copy(self) -> Self:
        """Return an independent copy: later acts on one do not change the other."""
        *_, hand = type(self).moments(self._events)
        return hand

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self.events)

    def __eq__(self, other: object) -> bool:
        """Whether both have the same events."""
        if not isinstance(other, ThirteenHand):
            return NotImplemented
        return self._events == other._events

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return what everybody at the table knows: no cards."""
        waiting = ", ".join(map(str, self._state.waiting))
        shown = f"over, stacks {self.stacks}" if self.over else "rows are shown"
        now = f"seats {waiting} still to set" if waiting else shown
        return f"<ThirteenHand {self._state.started.number}: {now}>"

    def act(self, seat: int, action: Action) -> tuple[Event, ...] | Refusal:
        """Set the cards of the player in `seat`: return all that follows, or the refusal."""
        return self._then(decide_arrange(self._state, self.edition, seat, action))

    def time_out(self, seat: int, *, there: bool = False) -> tuple[Event, ...] | Refusal:
        """End the time of the player in `seat`: return all that follows, or the refusal.

        The software sets the cards, and in a cash game the player leaves after the hand; in a
        tournament the hand is surrendered. A player who is `there` and was only too slow has the
        cards set and stays.
        """
        return self._then(decide_time_out(self._state, self.edition, seat, there=there))

    def check(self, seat: int, rows: Action) -> RowsStand | Refusal:
        """Return how rows stand while the player in `seat` sets them, or the refusal.

        They may lack cards. It is refused for cards of others, and once the player's cards are set.
        """
        read = own_rows(self._state, self.edition, seat, rows, whole=False)
        if isinstance(read, Refusal):
            return read
        bonus = self._state.started.bonus
        return rows_stand(self.holds(seat), read, self.rules, self.edition, bonus=bonus)

    def suggest(self, seat: int) -> Suggestions | Refusal:
        """Return the best arrangements for the player in `seat`, or the refusal.

        In a tournament nobody may ask.
        """
        refused = cannot_set(self._state, self.edition, seat)
        if refused is None and self._state.started.tournament:
            refused = Refusal("no-suggestions", "illegal")
        if refused is not None:
            return refused
        from ruleone.chinese.hand import suggestions  # numpy: where nobody asks, not loaded

        bonus = self._state.started.bonus
        return suggestions(self.holds(seat), self.rules, self.edition, bonus=bonus)

    def view(self, seat: int | None = None) -> ThirteenView:
        """Return the view of the player in `seat`; None is the view of a spectator."""
        return thirteen_view(self._state, self._events, self.edition, self.options, seat)

    def holds(self, seat: int) -> tuple[Card, ...]:
        """Return the thirteen cards of a seat.

        It is for dealing or recording the hand and for its own player, not for others. Raises
        KeyError for a seat that is not in the hand.
        """
        return self._state.cards[seat]

    @property
    def options(self) -> ThirteenOptions | None:
        """The players still setting their cards, and how; None when nobody is asked anything."""
        waiting, rules = self._state.waiting, self.rules
        if not waiting:
            return None
        front, middle, back = ROW_CARDS.values()
        return ThirteenOptions(
            waiting, front, middle, back, declare=True, reconnect_s=rules.reconnect_s
        )

    @property
    def events(self) -> tuple[Event, ...]:
        """All events in order; replayed, they make the same hand."""
        return tuple(self._events)

    @property
    def over(self) -> bool:
        """Whether everything is paid."""
        return self._state.over

    @property
    def stacks(self) -> dict[int, int]:
        """The money of each seat."""
        return {seat: purse.stack for seat, purse in self._state.purses.items()}

    @property
    def leaving(self) -> tuple[int, ...]:
        """The seats whose players leave the game with the end of this hand, as far as known."""
        return tuple(leaving(self._state))

    @property
    def tournament(self) -> bool:
        """Whether it is a hand of a tournament."""
        return self._state.started.tournament

    @property
    def raked(self) -> int:
        """The rake of this hand."""
        return sum(purse.raked for purse in self._state.purses.values())

    @property
    def chips(self) -> int:
        """All money of the hand, the rake included. It never changes."""
        return self._state.money

    @property
    def rules(self) -> ThirteenRules:
        """The settings that the hand was dealt under.

        They travel in its first event, even where the edition of that name has changed since.
        """
        return self._state.started.rules

    @property
    def edition(self) -> Edition:
        """The edition that the hand is dealt under."""
        if self._edition is None:
            self._edition = edition_named(self._state.started.edition)
        return self._edition

    def _then(self, decided: Event | Refusal) -> tuple[Event, ...] | Refusal:
        """Record a decision and its consequences."""
        if isinstance(decided, Refusal):
            return decided
        before = len(self._events)
        self._record(decided)
        self._go_on()
        return tuple(self._events[before:])

    def _go_on(self) -> None:
        """Show and settle once all have set their cards."""
        if self._state.cards and not self._state.waiting and not self._state.over:
            for event in settle(self._state):
                self._record(event)

    def _record(self, event: Event) -> None:
        self._state.evolve(event)
        self._events.append(event)


def _unpickled(kind: type[ThirteenHand], events: tuple[Event, ...]) -> ThirteenHand:
    *_, hand = kind.moments(events)
    return hand


def next_button(seats: Collection[int], button: int) -> int:
    """Return the seat of the next hand's button.

    It is the next player clockwise of those in `seats` (chinese-hand-5). Raises ValueError where
    nobody is left.
    """
    if not seats:
        raise ValueError("expected the seats of the players left, got none")
    later = [seat for seat in seats if seat > button]
    return min(later or seats)


SUGGESTED = 5
"""Number of arrangements that are suggested."""


def suggestions(
    cards: Sequence[Card], rules: ThirteenRules, edition: Edition, *, bonus: bool
) -> Suggestions:
    """Return the arrangements with the highest expected points, the best first.

    Opponents are taken to set as the software does; a natural is to be declared where it pays more
    than the best arrangement.
    """
    against = house(rules, bonus=bonus).facing(cards)
    best = arrangements_ranked(cards, against, rules, most=SUGGESTED)
    natural = natural_held(cards, rules, edition)
    return Suggestions(
        arrangements=tuple(
            SuggestedRows(
                rows=tuple(RowView(texts(row), row_name(row, rules)) for row in one.arrangement),
                points=round(one.points, 3),
            )
            for one in best
        ),
        declare=natural is not None and natural.points > best[0].points,
        natural=natural,
    )
