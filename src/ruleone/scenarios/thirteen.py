"""Scenarios of 13-card poker: rows set, naturals declared, players who do not come back.

"A sets As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c" sets the rows of A, "and declares" behind them a
natural; "A sets" leaves the rows to the software. "A does not come back" and "A is too slow" end
A's time. "the next hand" deals the same cards again with the stacks of that moment. "250 hands
nobody comes back to" are dealt from a fixed seed.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.cards import FULL_DECK, Card, CardError, Draw, parse_cards, texts
from ruleone.chinese import Arrange, Arrangement, BadHand, Side, ThirteenHand, arrange_automatically
from ruleone.chinese.events import Arranged, PairSettled, RakeTaken, RowsShown
from ruleone.chinese.rules import CARDS_EACH
from ruleone.chinese.scoring import PointLine
from ruleone.rulebook import Edition, Refusal, Written
from ruleone.scenarios.scenario import (
    Fault,
    Found,
    SeatedScenario,
    Unlike,
    check_cards,
    check_steps,
    unlike,
    up_to_the_first,
)


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Expectations for the players and pairs that are named.

    `natural`, `raked` and `leaves` for all.

    A pair is written "A-B", its points and payments are those of A from B, and its `lines` each
    reason with the points of A. Money is in the smallest coin.
    """

    order: tuple[str, ...] | UnsetType = UNSET
    points: dict[str, int] | UnsetType = UNSET
    lines: dict[str, tuple[str, ...]] | UnsetType = UNSET
    paid: dict[str, int] | UnsetType = UNSET
    won: dict[str, int] | UnsetType = UNSET
    raked: dict[str, int] | UnsetType = UNSET
    stacks: dict[str, int] | UnsetType = UNSET
    standing: dict[str, str] | UnsetType = UNSET
    natural: dict[str, str] | UnsetType = UNSET
    rows: dict[str, str] | UnsetType = UNSET
    leaves: tuple[str, ...] | UnsetType = UNSET
    dealt: int | UnsetType = UNSET
    fouls: int | UnsetType = UNSET


NEXT: Final = "the next hand"
DECLARES: Final = " and declares"
AWAY: Final = "does not come back"
SLOW: Final = "is too slow"
HANDS_MAX: Final = 1000
MANY: Final = re.compile(r"([1-9]\d{0,3}) hands nobody comes back to")
KNOWN: Final = (
    "A sets As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c",
    "A sets 2h 3d 4c / 5h 6d 7c 8h 9d / Tc Jh Qd Kc Ah and declares",
    *("A sets", f"A {AWAY}", f"A {SLOW}", NEXT, "250 hands nobody comes back to"),
)
"""Forms of steps, for messages on an invalid one."""


def is_step(step: str, names: Sequence[str]) -> bool:
    """Whether this is a step of a hand of these players."""
    if many := MANY.fullmatch(step):
        return int(many[1]) <= HANDS_MAX
    name, _, what = step.partition(" ")
    plain = ("sets", "sets" + DECLARES, AWAY, SLOW)
    return step == NEXT or (name in names and (what in plain or rows_in(what) is not None))


def rows_in(what: str) -> Arrangement | None:
    """Return the rows in "sets As Kd 9h / ... / ...", None where there are none or invalid ones."""
    verb, _, written = what.removesuffix(DECLARES).partition(" ")
    rows = [row.strip() for row in written.split("/")]
    if verb != "sets" or len(rows) != len(Arrangement.__struct_fields__):
        return None
    try:
        front, middle, back = map(parse_cards, rows)
    except CardError:
        return None
    return Arrangement(front, middle, back)


def found_in(
    hands: Sequence[ThirteenHand], names: Sequence[str], before: Mapping[int, int], step: Expected
) -> Found:
    """Return the findings in the last of these hands, which began with this money."""
    hand = hands[-1]
    seats = {name: at for at, name in enumerate(names, 1)}
    settled = [event for event in hand.events if isinstance(event, PairSettled)]
    pairs = {f"{names[event.a - 1]}-{names[event.b - 1]}": event for event in settled}
    sides = {names[side.seat - 1]: side for side in _sides(hand)}
    won = {name: hand.stacks[seat] - before[seat] for name, seat in seats.items()}
    raked = [event for event in hand.events if isinstance(event, RakeTaken)]
    wanted = step.rows or {}
    return {
        "order": lambda: tuple(pairs),
        "points": lambda: _each(pairs, step.points or (), "points"),
        "paid": lambda: _each(pairs, step.paid or (), "paid"),
        "lines": lambda: {
            pair: tuple(_line(line, pairs[pair].a) for line in pairs[pair].lines)
            for pair in step.lines or ()
            if pair in pairs
        },
        "won": lambda: {name: won[name] for name in step.won or () if name in won},
        "stacks": lambda: {n: hand.stacks[seats[n]] for n in step.stacks or () if n in seats},
        "raked": lambda: {names[event.seat - 1]: event.amount for event in raked},
        "standing": lambda: _each(sides, step.standing or (), "standing"),
        "natural": lambda: {name: side.natural for name, side in sides.items() if side.natural},
        "rows": lambda: {n: _rows(hand, seats[n], wanted[n]) for n in wanted if n in seats},
        "leaves": lambda: tuple(names[seat - 1] for seat in hand.leaving),
        "dealt": lambda: sum(len(hand.holds(seat)) for seat in seats.values()),
        "fouls": lambda: sum(side.standing == "foul" for each in hands for side in _sides(each)),
    }


def _each(found: Mapping[str, object], asked: Iterable[str], what: str) -> dict[str, Any]:
    """Return the findings that were asked for."""
    return {key: getattr(found[key], what) for key in asked if key in found}


def _sides(hand: ThirteenHand) -> tuple[Side, ...]:
    shown = (event.sides for event in hand.events if isinstance(event, RowsShown))
    return next(shown, ())


def _line(line: PointLine, first: int) -> str:
    """Return one reason for points as a file has it, for the first of the pair: "row front 1"."""
    points = line.points if line.seat == first else -line.points
    return " ".join(filter(None, (line.code, line.row or "", str(points))))


def _rows(hand: ThirteenHand, seat: int, wanted: str) -> str:
    """Return the rows that a seat has set; as wanted where only the order of the cards differs."""
    done = (each for each in hand.events if isinstance(each, Arranged) and each.seat == seat)
    if (arranged := next((event.arrangement for event in done), None)) is None:
        return ""
    rows = rows_in(f"sets {wanted}")
    same = rows and [set(row) for row in rows] == [set(row) for row in arranged]
    return wanted if same else " / ".join(" ".join(texts(row)) for row in arranged)


Deal = Callable[[Mapping[int, int], Sequence[Card]], ThirteenHand]
"""Function for a hand at the scenario's table, from stacks and a deck.

Raises BadHand.
"""


class Play:
    """The hands of a scenario; the last of `hands` is in play.

    `before` is the money of its seats at its start.
    """

    def __init__(
        self, names: Sequence[str], stacks: Mapping[int, int], deck: Sequence[Card], deal: Deal
    ) -> None:
        self.names = names
        self.before = stacks
        self._deck, self._deal = deck, deal
        self.hands = [deal(stacks, deck)]

    def step(self, step: str | Expected) -> Iterator[Unlike]:
        """Do the step, or yield the expectations that do not hold."""
        if isinstance(step, Expected):
            yield from unlike(step, found_in(self.hands, self.names, self.before, step))
            return
        try:
            outcome = self._done(step)
        except BadHand as wrong:
            yield step, UNSET, str(wrong)
            return
        if isinstance(outcome, Refusal):
            yield step, UNSET, outcome

    def _done(self, step: str) -> object:
        hand = self.hands[-1]
        if step == NEXT:
            self.before = hand.stacks
            self.hands = [self._deal(self.before, self._deck)]
            return None
        if many := MANY.fullmatch(step):
            self.hands = list(self._alone(int(many[1])))
            return None
        name, _, what = step.partition(" ")
        seat = self.names.index(name) + 1
        if what in (AWAY, SLOW):
            return hand.time_out(seat, there=what == SLOW)
        rows = rows_in(what) or arrange_automatically(hand.holds(seat))
        return hand.act(seat, Arrange.of(rows, declare=what.endswith(DECLARES)))

    def _alone(self, count: int) -> Iterator[ThirteenHand]:
        """Yield hands from decks of a fixed seed, in which the software sets everybody's cards."""
        draw = Draw(b"scenarios")
        for _ in range(count):
            hand = self._deal(self.before, draw.shuffled(FULL_DECK))
            for seat in self.before:
                hand.time_out(seat)
            yield hand


def held_in(cards: Mapping[str, str], steps: Iterable[object]) -> dict[str, tuple[Card, ...]]:
    """Return the cards of each player in a scenario: those named, or set by the player."""
    held = {name: parse_cards(each) for name, each in cards.items()}
    for step in steps:
        name, _, what = step.partition(" ") if isinstance(step, str) else ("", "", "")
        if rows := rows_in(what):
            held.setdefault(name, rows.cards)
    return held


def deck_of(names: Sequence[str], held: Mapping[str, Sequence[Card]]) -> list[Card]:
    """Return a deck that deals each player these cards, one at a time; others get the rest."""
    named = {card for cards in held.values() for card in cards}
    others = iter([card for card in FULL_DECK if card not in named])
    hands = [iter(held[name]) if name in held else others for name in names]
    dealt = [card for _ in range(CARDS_EACH) for hand in hands for card in islice(hand, 1)]
    return [*dealt, *others, *(card for card in named if card not in dealt)]


class ThirteenScenario(SeatedScenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand of 13-card poker, or several with the same cards.

    Money is in the smallest coin; `begins` is false where no hand can begin like this.
    """

    kind: Literal["thirteen"]
    point: int = 100
    bonus: bool = False
    tournament: bool = False
    stack: int = 1_000_000
    stacks: dict[str, int] = msgspec.field(default_factory=dict)
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    begins: bool = True
    steps: tuple[str | Expected, ...] = ()

    def check(self, written: Written, start: int) -> None:
        """Refuse unknown cards and players, and invalid steps."""
        self.check_seats(written, start, "stacks", "cards")
        check_cards(written, start, self.cards.values())
        told = (step for step in self.steps if isinstance(step, str))
        check_steps(written, start, told, lambda step: is_step(step, self.names), KNOWN)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """Yield the differences from the steps."""
        try:
            play = self.play(book)
        except BadHand as wrong:
            if self.begins:
                yield Fault(0, "hand", True, str(wrong))
            return
        if not self.begins:
            yield Fault(0, "hand", False, True)
        yield from up_to_the_first((at, play.step(step)) for at, step in enumerate(self.steps, 1))

    def play(self, book: Edition) -> Play:
        """Return the first hand as it is dealt, before any step.

        Raises BadHand where none can begin.
        """

        def deal(stacks: Mapping[int, int], deck: Sequence[Card]) -> ThirteenHand:
            return ThirteenHand(
                book,
                stacks,
                len(self.names),
                self.point,
                deck,
                bonus=self.bonus,
                tournament=self.tournament,
            )

        stacks = {at: self.stacks.get(name, self.stack) for at, name in enumerate(self.names, 1)}
        deck = deck_of(self.names, held_in(self.cards, self.steps))
        return Play(self.names, stacks, deck, deal)


__all__ = ["ThirteenScenario"]
