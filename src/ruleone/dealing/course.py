"""The course of a hand: acts of players, dealer and floor, and their consequences.

It also holds discards in draw games and in the pineapples, and the cards that a dealer enters where
they do not come from a sealed deck.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Final, Literal

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from ruleone.cards import UNKNOWN, Card, CardError, parse
from ruleone.dealing.actions import (
    Action,
    AskToSee,
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
from ruleone.dealing.acts import bring_in, call, check, fold, raise_to
from ruleone.dealing.asking import decide_asking, may_ask_to_see
from ruleone.dealing.betting import bring_in_options, post_all, refuse_betting, turn
from ruleone.dealing.dealer import Deck, deal_hole_cards, decide_runs, go_on, runs_options
from ruleone.dealing.events import (
    Acted,
    BoardDealt,
    CardsDealt,
    Discarded,
    Event,
    GoneOn,
    HandStarted,
    HoleDealt,
    Unasked,
)
from ruleone.dealing.evolve import evolve, hole_dealt
from ruleone.dealing.intervening import decide_intervention
from ruleone.dealing.interventions import Intervention
from ruleone.dealing.opening import Opening
from ruleone.dealing.refusals import illegal, out_of_turn, syntax
from ruleone.dealing.showdown import odd_chip
from ruleone.dealing.state import IN, NOBODY, State
from ruleone.dealing.street import awaits_cards, board_due, coming, due
from ruleone.dealing.tabling import check_cards, decide_showdown, showdown_options
from ruleone.dealing.view import own_view, public_view
from ruleone.dealing.views import HandView
from ruleone.rulebook import Citation, Edition, Refusal
from ruleone.rulebook import edition as edition_named


def discard_options(state: State) -> Options:
    """Return the number of cards that the player asked may, or must, throw away."""
    place = state.personal.discarding[0]
    state.to_act = place
    return Options(state.seats[place], discard=bounds(state))


def bounds(state: State) -> tuple[int, int]:
    """Return the minimum and maximum number of cards that each player may throw away now."""
    street = coming(state)
    if street is None:
        return 0, 0
    return street.discard, street.discard or street.draw


def decide_discard(
    state: State, edition: Edition, seat: int, action: Action
) -> Discarded | Refusal:
    """Decide a discard. Players discard in turn (draw.discards)."""
    place = state.place.get(seat)
    if place is None or place not in state.personal.discarding:
        return out_of_turn(state, edition, seat)
    if place != state.personal.discarding[0]:
        asked = state.seats[state.personal.discarding[0]]
        cited = edition.cite("draw.discards")
        return illegal("not-your-turn", cited, seat=seat, expected=asked)
    least, most = bounds(state)
    if not isinstance(action, Discard):
        cited = edition.cite("draw.discards")
        return illegal("discard-now", cited, least=least, most=most)
    try:
        anything: Any = action  # whoever calls may have put anything there
        cards = tuple(map(parse, anything.cards))
    except CardError as wrong:
        return syntax("not-a-card", edition.cite("dealing.deck"), expected="As", came=wrong.came)
    if not least <= len(cards) <= most:
        cited = edition.cite("draw.discards")
        return illegal("discard-count", cited, least=least, most=most, came=len(cards))
    hole = list(state.holes[place])
    for card in cards:
        if card not in hole:
            cited = edition.cite("draw.discards")
            return illegal("other-cards", cited, seat=seat, cards=tuple(anything.cards))
        hole.remove(card)
    return Discarded(seat, cards)


def told_hole(
    state: State, edition: Edition, deck: Deck, seat: int, cards: Sequence[Card] | None
) -> HoleDealt | CardsDealt | Refusal:
    """Return the event for a seat's hole cards as entered; None is cards that nobody has seen."""
    cited = edition.cite("dealing.hole-cards")
    place = state.place.get(seat)
    if place is None or state.over:
        return out_of_turn(state, edition, seat)
    by_hand = not state.plain and (state.opening.stud or state.personal.streets > 0)
    if by_hand:
        waits = state.undealt > 0 or awaits_cards(state)
        expected = (state.personal.due if any(state.personal.due) else due(state))[place]
    else:
        waits, expected = not state.holes[place], state.game.hole_cards
    if deck is not None or not waits or not expected:
        return illegal("cards-dealt-already", cited, seat=seat)
    told = (UNKNOWN,) * expected if cards is None else tuple(cards)
    if len(told) != expected:
        return syntax("card-count", cited, expected=expected, came=len(told))
    refused = check_cards(state, edition, told)
    if refused is not None:
        return refused
    return _of_street(state, edition, seat, told) if by_hand else HoleDealt((seat,), (told,))


def _of_street(
    state: State, edition: Edition, seat: int, told: tuple[Card, ...]
) -> CardsDealt | Refusal:
    """Return the event for one hand's cards of a street, face-up cards last."""
    street = coming(state)
    assert street is not None
    at = len(told) - street.up
    if UNKNOWN in told[at:]:
        return syntax("cards-needed", edition.cite("dealing.hole-cards"), expected=street.up)
    burns = state.personal.streets > 0 and not state.personal.begun
    burned = (UNKNOWN,) * state.rules.burn if burns else ()
    return CardsDealt(street.street, burned, (seat,), (told[:at],), (told[at:],))


def told_holes(
    state: State, edition: Edition, deck: Deck, holes: Mapping[int, Sequence[Card]]
) -> HoleDealt | Refusal:
    """Return the event for the hole cards of all seats, every card known."""
    cited = edition.cite("dealing.hole-cards")
    expected = state.game.hole_cards
    told = tuple([tuple(holes.get(seat, ())) for seat in state.seats])
    for seat, cards in zip(state.seats, told, strict=True):
        if deck is not None or state.undealt != len(told):
            return illegal("cards-dealt-already", cited, seat=seat)
        if len(cards) != expected or UNKNOWN in cards:
            return syntax("card-count", cited, expected=expected, came=len(cards))
    every = tuple(chain.from_iterable(told))
    return check_cards(state, edition, every) or HoleDealt(state.seats, told)


def told_board(
    state: State, edition: Edition, deck: Deck, cards: Sequence[Card]
) -> BoardDealt | Refusal:
    """Return the event for the cards of the next street, burned cards unseen."""
    cited = edition.cite("dealing.board")
    if deck is not None or not awaits_board(state):
        return illegal("no-board-now", cited)
    which, street = board_due(state)
    expected = 1 if state.opening.stud else street.board
    told = tuple(cards)
    if len(told) != expected or UNKNOWN in told:
        return syntax("card-count", cited, expected=expected, came=len(told))
    burned = (UNKNOWN,) * state.rules.burn
    return check_cards(state, edition, told) or BoardDealt(street.street, burned, told, which)


def awaits_board(state: State) -> bool:
    """Whether the next street is due: nobody can bet now, and the board is not complete.

    Hands that are still to be turned up at an all-in do not hold up the dealer.
    """
    if state.over or state.undealt or state.held or len(state.live) == 1:
        return False
    turned = state.asked is None or bool(state.order)
    if state.plain:
        return turned and state.round < state.game.last_round
    street = coming(state)
    if street is None or not turned:
        return False
    if state.opening.stud:
        # One card for all, where there are too few for each (tda2019-RP-10H.3).
        return state.personal.streets == state.game.last_round
    return bool(street.board) and (not street.discard or state.personal.drawing)


Awaits = Literal[
    "action", "hole-cards", "instruction",
    "board", "board-2", "board-3", "board-4", "board-5", "board-6", "board-7", "board-8", "board-9",
]  # fmt: skip
"""Input that a hand waits for. There are cards for at most nine boards."""
_BOARDS: Final[tuple[Awaits, ...]] = (
    "board", "board-2", "board-3", "board-4", "board-5", "board-6", "board-7", "board-8", "board-9",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)  # `Hand` takes what Python's callers may hand it
class Course:
    """A hand after its beginning: every act on it and its consequences.

    `Hand` is the public face of it, and begins a hand.
    """

    __slots__ = ("_deck", "_edition", "_events", "_public", "_state", "options")

    def __init__(
        self, started: HandStarted, opening: Opening, deck: tuple[Card, ...] | None
    ) -> None:
        self._deck = deck
        self._edition: Edition | None = None
        self._state = State(started, opening)
        self._events: list[Event] = [started]
        self._public: tuple[int, HandView] | None = None
        self.options: Options | None = None
        """Seat to act and all its options; None when nobody is asked anything."""

    def act(self, seat: int, action: Action) -> tuple[Event, ...] | Refusal:
        """Act for the player in `seat`: return all that follows, or the refusal."""
        options = self.options
        if options is None or options.seat != seat:
            return self._act_elsewhere(seat, action)
        state = self._state
        if type(action) is RaiseTo:
            bounds = options.bet_to
            if bounds is None:
                return self._act_elsewhere(seat, action)
            least, most = bounds
            anything: Any = action  # whoever calls may have put anything there
            to = anything.to
            if type(to) is not int or not least <= to <= most:
                return self._act_elsewhere(seat, action)
            if state.careful and state.opening.fixed and least < to < most:
                return self._act_elsewhere(seat, action)
            event = raise_to(state, to)
        else:
            kind = type(action)
            if kind is Call and options.to_call:
                event = call(state)
            elif kind is Fold and options.fold:
                event = fold(state)
            elif kind is Check and options.check:
                event = check(state)
            else:
                return self._act_elsewhere(seat, action)
        self._events.append(event)
        if state.to_go:
            self.options = turn(state)
            return (event,)
        return (event, *self._go_on())

    def act_unasked(
        self, seat: int, action: Action, unasked: Unasked
    ) -> tuple[Event, ...] | Refusal:
        """Act by the clock for the player in `seat`; the event records that."""
        at = len(self._events)
        happened = self.act(seat, action)
        if isinstance(happened, Refusal):
            return happened
        first = happened[0]
        if isinstance(first, Acted | Discarded):
            first = self._events[at] = replace(first, unasked=unasked)
        return (first, *happened[1:])

    def _act_elsewhere(self, seat: int, action: Action) -> tuple[Event, ...] | Refusal:
        """Decide an action that is not a legal bet in turn."""
        state, options = self._state, self.options
        if isinstance(action, AskToSee):
            told: Any = action
            of = told.of if type(told.of) is int else NOBODY
            asked = decide_asking(state, self._events, self.edition, seat, of)
            return asked if isinstance(asked, Refusal) else self._then(asked)
        if options is not None and options.seat == seat:
            if options.bring_in is not None and isinstance(action, BringIn):
                event = bring_in(state)
                self._events.append(event)
                return (event, *self._go_on())
            if options.fold or options.bring_in is not None:
                return refuse_betting(state, self.edition, options, action)
        if state.personal.agreeing:
            agreed = decide_runs(state, self.edition, seat, action)
            return agreed if isinstance(agreed, Refusal) else self._then(agreed)
        if state.personal.discarding:
            thrown = decide_discard(state, self.edition, seat, action)
            return thrown if isinstance(thrown, Refusal) else self._then(thrown)
        if not state.order and not isinstance(action, Show | Muck):
            return out_of_turn(state, self.edition, seat)
        decided = decide_showdown(state, self.edition, seat, action)
        return decided if isinstance(decided, Refusal) else self._then(decided)

    def deal_hole(
        self, seat: int, cards: Sequence[Card] | None = None
    ) -> tuple[Event, ...] | Refusal:
        """Enter the cards that a seat gets now.

        They are its hole cards, in stud the last of them face up, or those of a street or a draw;
        None where nobody has seen them.
        """
        decided = told_hole(self._state, self.edition, self._deck, seat, cards)
        return decided if isinstance(decided, Refusal) else self._then(decided)

    def deal_holes(self, holes: Mapping[int, Sequence[Card]]) -> tuple[Event, ...] | Refusal:
        """Enter the hole cards of all seats at once, every card known."""
        decided = told_holes(self._state, self.edition, self._deck, holes)
        return decided if isinstance(decided, Refusal) else self._then(decided)

    def deal_board(self, cards: Sequence[Card]) -> tuple[Event, ...] | Refusal:
        """Enter the cards of the next street."""
        decided = told_board(self._state, self.edition, self._deck, cards)
        return decided if isinstance(decided, Refusal) else self._then(decided)

    def go_on(self) -> tuple[Event, ...] | Refusal:
        """Continue a hand held for hand-for-hand play: hands go up and the board comes."""
        if not self._state.held:
            return illegal("nothing-held", self.edition.cite("showdown.hand_for_hand_reveal"))
        return self._then(GoneOn())

    def intervene(
        self, intervention: Intervention, citation: Citation
    ) -> tuple[Event, ...] | Refusal:
        """Apply an intervention of the floor under the rule cited, or return the refusal."""
        decided = decide_intervention(
            self._state, self._events, self.edition, self._deck, intervention, citation
        )
        return decided if isinstance(decided, Refusal) else self._then(decided)

    def may_ask_to_see(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose unshown hands the player in `seat` may ask to see now."""
        return may_ask_to_see(self._state, self._events, self.edition, seat)

    def view(self, seat: int | None = None) -> HandView:
        """Return the view of the player in `seat`; None is the view of a spectator."""
        state, events, edition = self._state, self._events, self.edition
        # Many look between two acts: what all of them may know is put together once.
        if self._public is None or self._public[0] != len(events):
            self._public = len(events), public_view(state, events, edition)
        public = self._public[1]
        if seat is None or seat not in state.place:
            return public
        return own_view(public, state, events, edition, self.options, seat)

    def holds(self, seat: int) -> tuple[Card, ...]:
        """Return all cards that a seat holds, also face-down ones.

        It is for dealing or recording the hand, not for other players. Raises KeyError for a seat
        that is not in the hand.
        """
        return self._state.holes[self._state.place[seat]]

    @property
    def awaits(self) -> Awaits | None:
        """The input that the hand waits for; None when it is over.

        "board" are cards for the only or the first board, "board-2" for the second one.
        """
        state = self._state
        if state.over:
            return None
        if state.held:
            return "instruction"
        if state.undealt or (not state.plain and awaits_cards(state)):
            return "hole-cards"
        if state.asked is not None or not awaits_board(state):
            return "action"
        return _BOARDS[board_due(state)[0]]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats still to act on this street as the bets stand, in order.

        It is empty where nobody is asked to bet.
        """
        state, seats = self._state, list[int]()
        if self.options is None or state.order:
            return ()
        place = state.to_act
        while len(seats) < state.to_go:
            if state.status[place] == IN:
                seats.append(state.seats[place])
            place = state.following[place]
        return tuple(seats)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events in order; replayed, they make the same hand."""
        return tuple(self._events)

    @property
    def over(self) -> bool:
        """Whether the last pot has been awarded."""
        return self._state.over

    @property
    def stacks(self) -> dict[int, int]:
        """The chips behind each seat, bets and pots not counted."""
        return dict(zip(self._state.seats, self._state.stacks, strict=True))

    @property
    def chips(self) -> int:
        """All chips of the hand: stacks, bets and pots.

        The number changes only where the floor corrects a stack.
        """
        state = self._state
        return sum(state.reach) - state.collected + state.pot

    @property
    def out_of_play(self) -> tuple[Card, ...]:
        """Cards that all have seen and that cannot be dealt now.

        They were set aside, or exposed and replaced by others.
        """
        personal = self._state.personal
        return personal.aside + personal.replaced

    @property
    def odd_chip(self) -> int:
        """The chip in which a pot that several hands share is divided."""
        return odd_chip(self._state)

    @property
    def price(self) -> int:
        """The total to be matched on this street."""
        return self._state.price - self._state.level

    @property
    def full_raise(self) -> int:
        """The amount that a raise on this street has to add, all-ins aside."""
        return self._state.raise_by

    @property
    def edition(self) -> Edition:
        """The edition that the hand is dealt under."""
        if self._edition is None:
            self._edition = edition_named(self._state.started.edition)
        return self._edition

    def _then(self, event: Event) -> tuple[Event, ...]:
        """Record a decision and everything the dealer does after it."""
        evolve(self._state, self._events, event)
        return (event,) if self._state.undealt else (event, *self._go_on())

    def _deal(self) -> None:
        """Post the blinds, and deal the hole cards where they come from a deck."""
        state, deck, events = self._state, self._deck, self._events
        post_all(state, events)
        if deck is not None:
            if not state.opening.stud:
                dealt = deal_hole_cards(state, deck)
                events.append(dealt)
                hole_dealt(state, dealt)
                if state.plain and state.to_go:
                    self.options = turn(state)
                    return
            self._go_on()

    def _go_on(self) -> list[Event]:
        """Record what the dealer does until the next decision, and note whose it is."""
        state, events = self._state, self._events
        before = len(events)
        go_on(state, self._deck, events)
        self.options = None if state.over else asked(state)
        return events[before:]


def asked(state: State) -> Options | None:
    """Pass the turn to the next player and return that player's options."""
    personal = state.personal
    if state.plain or not (personal.discarding or personal.agreeing or personal.bring_in != NOBODY):
        return turn(state) if state.to_go else showdown_options(state)
    if personal.agreeing:
        return runs_options(state)
    if personal.discarding:
        return discard_options(state)
    # With the other hands dead, the player with the bring-in may be the last one left.
    return bring_in_options(state) if state.to_go else showdown_options(state)
