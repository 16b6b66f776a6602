"""One scenario on its way through a hand, up to the first thing that comes out otherwise."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import msgspec
from msgspec import UNSET

from ruleone.cards import FULL_DECK, Card, parse_cards, texts
from ruleone.dealing import Call, Check, Hand
from ruleone.dealing.events import (
    BoardDealt,
    HandsTabled,
    Posted,
    PotAwarded,
    ShowdownOpened,
    UncalledReturned,
)
from ruleone.rulebook import Edition, Refusal
from ruleone.scenarios.scenario import Expected, Scenario
from ruleone.scenarios.step import GO_ON, action


class Fault(msgspec.Struct, frozen=True):
    """What came out otherwise. `step` counts from 1 (0 is the hand before them); `what` is the key
    or the action; `came` is a Refusal where an action was refused that should not have been."""

    step: int
    what: str
    expected: Any
    came: Any


class Play:
    """A hand of a scenario under one edition. `BadHand` where the scenario can be no hand."""

    def __init__(self, scenario: Scenario, book: Edition) -> None:
        self.names = scenario.names
        limped = 0 if scenario.street == "preflop" else scenario.blinds[1]
        stacks = {name: scenario.stacks.get(name, scenario.stack) for name in self.names}
        told = ("min_bet", "chip", "ante", "ante_format", "players_in_event", "hand_for_hand",
                "showdown")  # fmt: skip
        terms: dict[str, Any] = {key: getattr(scenario, key) for key in told}
        self.hand = Hand(
            scenario.game,
            book,
            seats={self.seat(name): chips + limped for name, chips in stacks.items()},
            button=len(self.names),
            blinds=scenario.blinds,
            deck=self.deck(scenario),
            straddles={self.seat(name): to for name, to in scenario.straddles.items()},
            **{key: term for key, term in terms.items() if term is not None},
        )

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.names.index(name) + 1

    def name(self, seat: int) -> str:
        """The player in a seat."""
        return self.names[seat - 1]

    def deck(self, scenario: Scenario) -> list[Card]:
        """The cards that the scenario names where they are dealt, any others in between."""
        if scenario.deck:
            top = parse_cards(scenario.deck)
            return [*top, *(card for card in FULL_DECK if card not in top)]
        held = {name: parse_cards(two) for name, two in scenario.cards.items()}
        board = parse_cards(scenario.board)
        named = {card for two in held.values() for card in two} | set(board)
        others = (card for card in FULL_DECK if card not in named)
        deck = [held[n][k] if n in held else next(others) for k in (0, 1) for n in self.names]
        for count in (3, 1, 1):
            deck.append(next(others))
            deck += board[:count] if board else [next(others) for _ in range(count)]
            board = board[count:]
        return [*deck, *others]

    def faults(self, scenario: Scenario) -> Iterator[Fault]:
        """What comes out otherwise, step by step, until the first step with a fault is over."""
        while self.hand.view().street != scenario.street:
            if (options := self.hand.options) is None:
                yield Fault(0, "street", scenario.street, self.hand.view().street)
                return
            outcome = self.hand.act(options.seat, Check() if options.check else Call())
            if isinstance(outcome, Refusal):
                yield Fault(0, "street", scenario.street, outcome)
                return
        for at, step in enumerate(scenario.steps, 1):
            found = self.act(step) if isinstance(step, str) else self.unlike(step)
            faults = [Fault(at, *fault) for fault in found]
            yield from faults
            if faults:
                return

    def act(self, words: str) -> Iterator[tuple[str, Any, Any]]:
        """Do what the step says, and what was not as it says."""
        if words == GO_ON:
            outcome = self.hand.go_on()
        else:
            outcome = self.hand.act(*action(words, self.hand, self.names))
        if isinstance(outcome, Refusal):
            yield words, UNSET, outcome
            return
        verb = words.split()[1]
        to = getattr(outcome[0], "to", None) if outcome else None
        if words.split()[2:] and verb in ("call", "bet", "raise") and to != int(words.split()[2]):
            yield words, int(words.split()[2]), to
        if verb == "all-in" and not getattr(outcome[0], "all_in", False):
            yield words, True, False

    def unlike(self, step: Expected) -> Iterator[tuple[str, Any, Any]]:
        """What does not hold of all that must."""
        if step.refuse is not UNSET:
            yield from self.not_refused(step.refuse, step.rule)
        found = self.found()
        for field in msgspec.structs.fields(Expected):
            expected = getattr(step, field.name)
            if field.encode_name in found and expected is not UNSET:
                came = found[field.encode_name]()
                if came != expected:
                    yield field.encode_name, expected, came

    def not_refused(self, words: str, rule: Any) -> Iterator[tuple[str, Any, Any]]:
        """That the action is not refused, changes something, or is refused by another rule."""
        before = (self.hand.events, self.hand.view())
        outcome = self.hand.act(*action(words, self.hand, self.names))
        if not isinstance(outcome, Refusal) or (self.hand.events, self.hand.view()) != before:
            yield f"refuse {words}", True, False
        elif rule is not UNSET and (outcome.citation is None or outcome.citation.rule != rule):
            yield f"refuse {words}", rule, outcome.citation and outcome.citation.rule

    def found(self) -> dict[str, Callable[[], object]]:
        """What the hand says to each key of what must hold."""
        hand, view, options = self.hand, self.hand.view(), self.hand.options
        bounds = options.bet_to if options else None
        return {
            "turn": lambda: self.name(options.seat) if options else "nobody",
            "to_call": lambda: options.to_call if options else None,
            "may_raise": lambda: bounds is not None,
            "raise": lambda: bounds,
            "street": lambda: view.street,
            "board": lambda: " ".join(view.board),
            "board_cards": lambda: len(view.board),
            "pots": lambda: tuple(pot.amount for pot in view.pots),
            "tabled": lambda: tuple(self.name(s.seat) for s in view.seats if s.tabled),
            "face_up": lambda: tuple(
                self.name(s.seat) for s in view.seats if "??" not in s.cards != ()
            ),
            "tabled_on": self.tabled_on,
            "order": self.order,
            "awarded": lambda: tuple(e.pot for e in hand.events if isinstance(e, PotAwarded)),
            "category": lambda: next((won.hand.category for won in view.awards if won.hand), None),
            "won": lambda: {self.name(shown.seat): shown.won for shown in view.seats if shown.won},
            "returned": lambda: {
                self.name(e.seat): e.amount for e in hand.events if isinstance(e, UncalledReturned)
            },
            "posted": lambda: tuple(
                (self.name(e.seat), e.kind, e.amount) for e in hand.events if isinstance(e, Posted)
            ),
            "cards": lambda: {name: self.own_cards(name) for name in self.names},
            "burned": lambda: " ".join(
                chain.from_iterable(
                    texts(e.burned) for e in hand.events if isinstance(e, BoardDealt)
                )
            ),
        }

    def own_cards(self, name: str) -> str:
        """The hole cards of a player, as he sees them."""
        seat = self.seat(name)
        return next(" ".join(s.cards) for s in self.hand.view(seat).seats if s.seat == seat)

    def tabled_on(self) -> int | None:
        """How many board cards lay when all hands went face up at once."""
        lying = 0
        for event in self.hand.events:
            if isinstance(event, BoardDealt):
                lying += len(event.cards)
            if isinstance(event, HandsTabled):
                return lying
        return None

    def order(self) -> tuple[str, ...]:
        """The players in the order in which they show."""
        opened = (e for e in self.hand.events if isinstance(e, ShowdownOpened))
        return tuple(self.name(seat) for event in opened for seat in event.seats)
