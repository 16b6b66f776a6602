"""Play the hands of tests/scenarios through the engine (see the README there).

Each case must hold under its editions and must not hold under the options that it is `without`: a
case that passes whatever the edition says proves no rule.
"""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ruleone.cards import FULL_DECK, parse_cards, texts
from ruleone.dealing.actions import Action, AskToSee, Call, Check, Fold, Muck, RaiseTo, Show
from ruleone.dealing.events import (
    BoardDealt,
    HandsTabled,
    Posted,
    PotAwarded,
    ShowdownOpened,
    UncalledReturned,
)
from ruleone.dealing.hand import Hand
from ruleone.rulebook import Edition, Refusal, edition, options

SCENARIOS = Path(__file__).parents[1] / "scenarios"
DEALING = Path(__file__).parents[2] / "src" / "ruleone" / "dealing"
TOPICS = ("raise", "reopen", "pots", "showdown", "dealing", "posting", "ranking")
ASKS_OF_A_HAND = (
    "ante", "ante_format", "chip", "game", "hand_for_hand", "min_bet", "players_in_event",
    "showdown",
)  # fmt: skip

Scenario = dict[str, Any]
Expected = dict[str, Any]


def scenarios() -> Iterator[Scenario]:
    for topic in TOPICS:
        yield from tomllib.loads((SCENARIOS / f"{topic}.toml").read_text("utf-8"))["scenario"]


class Case:
    """One scenario on the way through a hand; `faults` tells what came out otherwise."""

    def __init__(self, scenario: Scenario, book: Edition) -> None:
        self.faults: list[str] = []
        self.names: list[str] = scenario["seats"].split()
        limped = 0 if scenario["street"] == "preflop" else scenario["blinds"][1]
        everybody = scenario.get("stack", 0)
        stacks = {name: scenario.get("stacks", {}).get(name, everybody) for name in self.names}
        self.hand = Hand(
            edition=book,
            seats={self.seat(name): chips + limped for name, chips in stacks.items()},
            button=len(self.names),
            blinds=tuple(scenario["blinds"]),
            deck=self.deck(scenario),
            straddles={self.seat(n): to for n, to in scenario.get("straddles", {}).items()},
            **{key: scenario[key] for key in ASKS_OF_A_HAND if key in scenario},
        )
        while self.hand.view().street != scenario["street"]:
            options = self.hand.options
            assert options is not None, "the street is never reached"
            self.hand.act(options.seat, Check() if options.check else Call())

    def seat(self, name: str) -> int:
        return self.names.index(name) + 1

    def name(self, seat: int) -> str:
        return self.names[seat - 1]

    def deck(self, scenario: Scenario) -> list[int]:
        """The cards that the scenario names where they are dealt, any others in between."""
        if "deck" in scenario:
            top = parse_cards(scenario["deck"])
            return [*top, *(card for card in FULL_DECK if card not in top)]
        held = {name: parse_cards(two) for name, two in scenario.get("cards", {}).items()}
        board = parse_cards(scenario.get("board", ""))
        named = {card for two in held.values() for card in two} | set(board)
        others = (card for card in FULL_DECK if card not in named)
        deck = [held[n][k] if n in held else next(others) for k in (0, 1) for n in self.names]
        for count in (3, 1, 1):
            deck.append(next(others))
            deck += board[:count] if board else [next(others) for _ in range(count)]
            board = board[count:]
        return [*deck, *others]

    def play(self, steps: list[str | Expected]) -> list[str]:
        """Everything that came out otherwise than the steps say, the first fault ending it."""
        for step in steps:
            if isinstance(step, str):
                self.act(step)
            else:
                self.check(step)
            if self.faults:
                break
        return self.faults

    def action(self, words: str) -> tuple[int, Action]:
        name, verb, *amount = words.split()
        seat = self.seat(name)
        actions: dict[str, Callable[[], Action]] = {
            "fold": Fold,
            "check": Check,
            "call": Call,
            "bet": lambda: RaiseTo(int(amount[0])),
            "raise": lambda: RaiseTo(int(amount[0])),
            "all-in": lambda: self.all_in(seat),
            "show": lambda: Show(tuple(amount)),
            "muck": Muck,
            "asks-to-see": lambda: AskToSee(self.seat(amount[0])),
        }
        return seat, actions[verb]()

    def all_in(self, seat: int) -> Action:
        options = self.hand.options
        if options is None or options.bet_to is None:
            return Call()
        mine = next(shown for shown in self.hand.view().seats if shown.seat == seat)
        return RaiseTo(mine.bet + mine.stack)

    def act(self, words: str) -> None:
        if words == "go on":
            outcome = self.hand.go_on()
        else:
            seat, action = self.action(words)
            outcome = self.hand.act(seat, action)
            if isinstance(outcome, tuple) and words.split()[1] in ("call", "bet", "raise"):
                self.same(f"{words}: to", getattr(outcome[0], "to", None), int(words.split()[2]))
            if isinstance(outcome, tuple) and words.endswith("all-in"):
                self.same(words, getattr(outcome[0], "all_in", None), expected=True)
        if isinstance(outcome, Refusal):
            self.faults.append(f"{words}: refused, {outcome}")

    def same(self, what: str, came: object, expected: object) -> None:
        if came != expected:
            self.faults.append(f"{what}: expected {expected!r}, came {came!r}")

    def check(self, expected: Expected) -> None:
        """Compare a table of expectations with the hand as it stands."""
        asked = dict(expected)
        if "refuse" in asked:
            self.check_refusal(asked.pop("refuse"), asked.pop("rule", None))
        found = self.found()
        for key, value in asked.items():
            self.same(key, found[key](), value)

    def check_refusal(self, words: str, rule: str | None) -> None:
        before = (self.hand.events, self.hand.view())
        outcome = self.hand.act(*self.action(words))
        self.same(f"after {words}", (self.hand.events, self.hand.view()), before)
        if not isinstance(outcome, Refusal):
            self.faults.append(f"{words}: it was not refused")
        elif rule is not None:
            self.same(f"{words}: rule", outcome.citation and outcome.citation.rule, rule)

    def found(self) -> dict[str, Callable[[], object]]:
        """What the hand says to each key of a table of expectations."""
        hand, view, options = self.hand, self.hand.view(), self.hand.options
        bounds = options.bet_to if options else None
        return {
            "turn": lambda: self.name(options.seat) if options else "nobody",
            "to_call": lambda: options.to_call if options else None,
            "may_raise": lambda: bounds is not None,
            "raise": lambda: list(bounds) if bounds else None,
            "street": lambda: view.street,
            "board": lambda: " ".join(view.board),
            "board_cards": lambda: len(view.board),
            "pots": lambda: [pot.amount for pot in view.pots],
            "tabled": lambda: [self.name(shown.seat) for shown in view.seats if shown.tabled],
            "face_up": lambda: [self.name(s.seat) for s in view.seats if "??" not in s.cards != ()],
            "tabled_on": self.tabled_on,
            "order": self.order,
            "awarded": lambda: [e.pot for e in hand.events if isinstance(e, PotAwarded)],
            "category": lambda: next(won.hand.category for won in view.awards if won.hand),
            "won": lambda: {self.name(shown.seat): shown.won for shown in view.seats if shown.won},
            "returned": lambda: {
                self.name(e.seat): e.amount for e in hand.events if isinstance(e, UncalledReturned)
            },
            "posted": lambda: [
                [self.name(e.seat), e.kind, e.amount] for e in hand.events if isinstance(e, Posted)
            ],
            "cards": lambda: {name: self.own_cards(name) for name in self.names},
            "burned": lambda: " ".join(
                text for e in hand.events if isinstance(e, BoardDealt) for text in texts(e.burned)
            ),
        }

    def own_cards(self, name: str) -> str:
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

    def order(self) -> list[str]:
        opened = (e for e in self.hand.events if isinstance(e, ShowdownOpened))
        return [self.name(seat) for event in opened for seat in event.seats]


def as_parameters() -> Iterator[Any]:
    for scenario in scenarios():
        marks = pytest.mark.rule(*scenario["rules"])
        for name in scenario["editions"]:
            yield pytest.param(scenario, name, marks=marks, id=f"{scenario['id']}-{name}")


@pytest.mark.parametrize(("scenario", "name"), [*as_parameters()])
def test_a_scenario_comes_out_as_the_book_says(scenario: Scenario, name: str) -> None:
    book = edition(name).with_options(scenario.get("with", {}))
    assert Case(scenario, book).play(scenario["steps"]) == []


def with_options_that_matter() -> Iterator[Any]:
    for scenario in scenarios():
        for changed in scenario.get("without", ()):
            for name in scenario["editions"]:
                written = ",".join(f"{option}={value}" for option, value in changed.items())
                yield pytest.param(scenario, name, changed, id=f"{scenario['id']}-{name}-{written}")


@pytest.mark.parametrize(("scenario", "name", "changed"), [*with_options_that_matter()])
def test_a_scenario_comes_out_otherwise_under_another_option(
    scenario: Scenario, name: str, changed: dict[str, object]
) -> None:
    book = edition(name).with_options(scenario.get("with", {}) | changed)
    assert Case(scenario, book).play(scenario["steps"]) != []


def test_every_option_that_a_hand_reads_is_tried_at_two_values() -> None:
    code = "\n".join(path.read_text("utf-8") for path in DEALING.glob("*.py"))
    read = {name for name in options() if f'"{name}"' in code}
    only_one = {name for name in read if len(options()[name].choices) == 1}
    others = (changed for case in scenarios() for changed in case.get("without", ()))
    tried = {name for changed in others for name in changed}
    tests = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    tried |= {name for name in read if f"{name}=" in tests}
    assert read - only_one - tried == set()
    assert len(read) > 20


def test_every_case_of_a_hand_has_its_own_name() -> None:
    names = [scenario["id"] for scenario in scenarios()]
    assert len(names) == len(set(names))
