"""Scenarios of 13-card poker: rows that are set, naturals declared, players who do not come back.

"A sets As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c" are the rows of his hand, "and declares" behind
them a natural; "A sets" leaves the rows to the software. "A does not come back" and "A is too slow"
let his time run out. "the next hand" deals the same cards again to what the players have then.
"1000 hands nobody comes back to" are dealt from a fixed seed.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ruleone.cards import FULL_DECK, Card, CardError, Draw, parse_cards, texts
from ruleone.chinese import (
    Arrange,
    Arrangement,
    BadHand,
    Side,
    ThirteenHand,
    arrange_automatically,
)
from ruleone.chinese.events import Arranged, PairSettled, RakeTaken, RowsShown
from ruleone.chinese.scoring import PointLine
from ruleone.rulebook import Edition, Refusal, Written
from ruleone.scenarios.fault import Fault, Found, Unlike, unlike, up_to_the_first
from ruleone.scenarios.scenario import Scenario

NEXT: Final = "the next hand"
DECLARES: Final = " and declares"
HANDS_MAX: Final = 1000
_MANY: Final = re.compile(r"([1-9]\d{0,3}) hands nobody comes back to")
_CARDS_EACH: Final = 13
KNOWN: Final = (
    "A sets As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c",
    "A sets 2h 3d 4c / 5h 6d 7c 8h 9d / Tc Jh Qd Kc Ah and declares",
    *("A sets", "A does not come back", "A is too slow", NEXT, "1000 hands nobody comes back to"),
)
"""How steps are written, for those who write one that is none."""


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold of the players and pairs that are named, of `natural`, `raked` and `leaves`
    for all. A pair is written "A-B", its points and payments are those of A from B, and its `lines`
    each reason with the points of A; money is in the smallest coin."""

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


class ThirteenScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand of 13-card poker, or several with the same cards. `seats` go clockwise from the left
    of the button, which is the last one's; `begins` is false where no hand can begin like this."""

    kind: Literal["thirteen"]
    seats: str
    point: int = 100
    bonus: bool = False
    tournament: bool = False
    stack: int = 1_000_000
    stacks: dict[str, int] = msgspec.field(default_factory=dict)
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    begins: bool = True
    steps: tuple[str | Expected, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The players, clockwise from the left of the button: seats 1, 2 and so on."""
        return tuple(self.seats.split())

    def check(self, written: Written, start: int) -> None:
        """Refuse cards and players that there are not, and steps that are none."""
        names = self.names
        if len(set(names)) != len(names):
            written.refuse(written.line("seats", start), "scenario-same-seat", seats=names)
        for key in ("stacks", "cards"):
            for name in getattr(self, key):
                if name not in names:
                    line = written.line(key, start)
                    written.refuse(line, "scenario-no-seat", name=name[:40], seats=names)
        try:
            for cards in self.cards.values():
                parse_cards(cards)
        except CardError as wrong:
            written.refuse(start, "scenario-no-cards", why=str(wrong)[:300])
        for step in self.steps:
            if isinstance(step, str) and not _is_step(step, names):
                line = written.line_with(step, start)
                written.refuse(line, "scenario-no-act", step=step[:80], known=KNOWN)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """What comes out otherwise than the steps say."""
        try:
            play = ThirteenPlay(self, book)
        except BadHand as wrong:
            if self.begins:
                yield Fault(0, "hand", True, str(wrong))
            return
        if not self.begins:
            yield Fault(0, "hand", False, True)
        yield from up_to_the_first((at, play.step(step)) for at, step in enumerate(self.steps, 1))


class ThirteenPlay:
    """The hands of a scenario, one after the other."""

    def __init__(self, scenario: ThirteenScenario, book: Edition) -> None:
        self.told, self.book, self.names = scenario, book, scenario.names
        self.hands: list[ThirteenHand] = []
        self._deal({name: scenario.stacks.get(name, scenario.stack) for name in self.names})

    def _deal(self, stacks: Mapping[str, int]) -> None:
        told, last = self.told, len(self.names)
        self.before = dict(stacks)
        self.hands = [
            ThirteenHand(
                self.book,
                {self.names.index(name) + 1: stack for name, stack in stacks.items()},
                last,
                told.point,
                _deck(self.names, _held(told)),
                bonus=told.bonus,
                tournament=told.tournament,
            )
        ]

    @property
    def hand(self) -> ThirteenHand:
        """The hand in play."""
        return self.hands[-1]

    def step(self, step: str | Expected) -> Iterator[Unlike]:
        """Do what the step says, or find what does not hold."""
        if isinstance(step, Expected):
            yield from unlike(step, self._found(step))
        elif step == NEXT:
            self._deal({name: self.hand.stacks[at] for at, name in enumerate(self.names, 1)})
        elif many := _MANY.fullmatch(step):
            self._leave_alone(int(many[1]))
        else:
            name, _, what = step.partition(" ")
            outcome = self._done(self.names.index(name) + 1, what)
            if isinstance(outcome, Refusal):
                yield step, UNSET, outcome

    def _done(self, seat: int, what: str) -> object:
        if what == "does not come back":
            return self.hand.time_out(seat)
        if what == "is too slow":
            return self.hand.time_out(seat, there=True)
        rows = _rows(what) or arrange_automatically(self.hand.holds(seat))
        declares = what.endswith(DECLARES)
        return self.hand.act(seat, Arrange.of(rows, declare=declares))

    def _leave_alone(self, count: int) -> None:
        """Hands from random decks, in which the software sets everybody's cards."""
        draw, seats = Draw(b"scenarios"), range(1, len(self.names) + 1)
        stacks = dict.fromkeys(seats, self.told.stack)
        self.hands = []
        for _ in range(count):
            deck = draw.shuffled(FULL_DECK)
            hand = ThirteenHand(self.book, stacks, len(stacks), self.told.point, deck)
            for seat in seats:
                hand.time_out(seat)
            self.hands.append(hand)

    def _found(self, step: Expected) -> Found:
        hand = self.hand
        pairs = {f"{self._name(e.a)}-{self._name(e.b)}": e
                 for e in hand.events if isinstance(e, PairSettled)}  # fmt: skip
        sides = {self._name(side.seat): side for side in _sides(hand)}
        stacks = {name: hand.stacks[at] for at, name in enumerate(self.names, 1)}
        wanted = step.rows or {}
        return {
            "order": lambda: tuple(pairs),
            "points": lambda: _named(pairs, step.points or (), "points"),
            "lines": lambda: {
                pair: tuple(_line(line, pairs[pair].a) for line in pairs[pair].lines)
                for pair in step.lines or ()
                if pair in pairs
            },
            "paid": lambda: _named(pairs, step.paid or (), "paid"),
            "won": lambda: {
                name: stacks[name] - self.before[name] for name in step.won or () if name in stacks
            },
            "raked": lambda: {
                self._name(e.seat): e.amount for e in hand.events if isinstance(e, RakeTaken)
            },
            "stacks": lambda: {name: stacks[name] for name in step.stacks or () if name in stacks},
            "standing": lambda: _named(sides, step.standing or (), "standing"),
            "natural": lambda: {n: side.natural for n, side in sides.items() if side.natural},
            "rows": lambda: {n: self._set(n, wanted[n]) for n in wanted if n in self.names},
            "leaves": lambda: tuple(map(self._name, hand.leaving)),
            "dealt": lambda: sum(len(hand.holds(at)) for at in range(1, len(self.names) + 1)),
            "fouls": lambda: sum(
                side.standing == "foul" for each in self.hands for side in _sides(each)
            ),
        }

    def _name(self, seat: int) -> str:
        return self.names[seat - 1]

    def _set(self, name: str, wanted: str) -> str:
        """The rows that a player has set; as wanted where only the order of the cards differs."""
        seat = self.names.index(name) + 1
        done = (e for e in self.hand.events if isinstance(e, Arranged) and e.seat == seat)
        if (arranged := next((event.arrangement for event in done), None)) is None:
            return ""
        rows = _rows(f"sets {wanted}")
        same = rows and [set(row) for row in rows] == [set(row) for row in arranged]
        return wanted if same else " / ".join(" ".join(texts(row)) for row in arranged)


def _named(found: Mapping[str, object], asked: Iterable[str], what: str) -> dict[str, Any]:
    """What there is of those that were asked for."""
    return {key: getattr(found[key], what) for key in asked if key in found}


def _sides(hand: ThirteenHand) -> tuple[Side, ...]:
    shown = (event.sides for event in hand.events if isinstance(event, RowsShown))
    return next(shown, ())


def _line(line: PointLine, first: int) -> str:
    """One reason for points as a file has it, for who compares first: "row front 1"."""
    points = line.points if line.seat == first else -line.points
    return " ".join(filter(None, (line.code, line.row or "", str(points))))


def _rows(what: str) -> Arrangement | None:
    """The rows in "sets As Kd 9h / ... / ...", None where it has none or they are no rows."""
    verb, _, written = what.removesuffix(DECLARES).partition(" ")
    rows = [row.strip() for row in written.split("/")]
    if verb != "sets" or len(rows) != len(Arrangement.__struct_fields__):
        return None
    try:
        front, middle, back = map(parse_cards, rows)
    except CardError:
        return None
    return Arrangement(front, middle, back)


def _is_step(step: str, names: Sequence[str]) -> bool:
    if many := _MANY.fullmatch(step):
        return int(many[1]) <= HANDS_MAX
    name, _, what = step.partition(" ")
    plain = ("sets", "sets" + DECLARES, "does not come back", "is too slow")
    return step == NEXT or (name in names and (what in plain or _rows(what) is not None))


def _held(told: ThirteenScenario) -> dict[str, tuple[Card, ...]]:
    """The cards of each player that a scenario tells: those that he sets, or that are named."""
    held = {name: parse_cards(cards) for name, cards in told.cards.items()}
    for step in told.steps:
        name, _, what = step.partition(" ") if isinstance(step, str) else ("", "", "")
        if rows := _rows(what):
            held.setdefault(name, rows.cards)
    return held


def _deck(names: Sequence[str], held: Mapping[str, Sequence[Card]]) -> list[Card]:
    """A deck that deals each his cards, one at a time; others get what is left."""
    named = {card for cards in held.values() for card in cards}
    others = iter([card for card in FULL_DECK if card not in named])
    hands = [iter(held[name]) if name in held else others for name in names]
    dealt = [card for _ in range(_CARDS_EACH) for hand in hands for card in islice(hand, 1)]
    return [*dealt, *others, *(card for card in named if card not in dealt)]
