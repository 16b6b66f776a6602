"""Headings of the streets as PokerStars writes them, with the cards of each."""

from collections.abc import Iterator, Mapping

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.history.record import Record, Step

_BOARD = ("Flop", "Turn", "River")
_STUD = ("3rd Street", "4th Street", "5th Street", "6th Street", "River")
_DRAWS = ("First", "Second", "Third")
_ORDINALS = ("1st", "2nd", "3rd")
_RUNS = ("FIRST", "SECOND")
_FLOP = 3


class Streets:
    """The streets of one record, asked for in the order of its steps."""

    def __init__(self, record: Record) -> None:
        self._record = record
        assert record.variant is not None
        self._family = record.variant.family
        self._boards: list[tuple[Card, ...]] = [()] * record.boards
        self._hands: dict[int, tuple[Card, ...]] = {}
        self._street = 0
        self._threw: set[int] = set()

    @property
    def family(self) -> str:
        """The game without its betting."""
        return self._family.name

    def board(self, run: int) -> tuple[Card, ...]:
        """Return the cards of a board as dealt so far."""
        return self._boards[run]

    def hand(self, seat: int) -> tuple[Card, ...]:
        """Return the cards of a seat as dealt so far."""
        return self._hands.get(seat, ())

    def deal(self, names: Mapping[int, str]) -> Iterator[str]:
        """Yield the heading of the deal and the cards shown, the recorder's own first."""
        heads = {"board": "HOLE CARDS", "stud": "3rd STREET", "draw": "DEALING HANDS"}
        yield f"*** {heads[self._family.kind]} ***"
        first: dict[int, Step] = {}
        for step in self._record.steps:
            if step.verb == "hole":
                first.setdefault(step.seat, step)
        hero = self._record.setting.hero
        stud = self._family.kind == "stud"
        for seat in sorted(first, key=lambda seat: (not stud and seat != hero, seat)):
            known = _known(first[seat].cards)
            if known:
                yield f"Dealt to {names[seat]} {_bracket(known)}"

    def dealt(self, step: Step, name: str) -> Iterator[str]:
        """Yield the lines of a step that deals or changes cards."""
        if step.verb == "board":
            yield from self._turned(step)
        elif step.verb == "discard":
            yield from self._discarded(step, name)
        else:
            yield from self._given(step, name)

    def _turned(self, step: Step) -> Iterator[str]:
        """Yield the cards of a board; a second board includes the shared streets."""
        run, several = step.board, len(self._boards) > 1
        if run and not self._boards[run]:
            own = sum(len(s.cards) for s in self._record.steps if s.verb == "board" and s.board)
            self._boards[run] = self._boards[0][: len(self._boards[0]) - own]
        before = self._boards[run]
        self._boards[run] = after = (*before, *step.cards)
        street = max(len(after) - _FLOP, 0)
        self._street = street + 1
        twice = several and len(self._shared()) < len(after)
        head = f"{_RUNS[run] + ' ' if twice else ''}{_BOARD[street].upper()}"
        if len(after) < _FLOP:
            yield f"*** PRE-FLOP *** {_bracket(step.cards)}"
            self._street = 0
        elif street == 0:
            yield f"*** {head} *** {_bracket(after)}"
        else:
            yield f"*** {head} *** {_bracket(before)} {_bracket(step.cards)}"

    def _shared(self) -> tuple[Card, ...]:
        """Return the cards that all boards have."""
        boards = [
            [s.cards for s in self._record.steps if s.verb == "board" and s.board == run]
            for run in range(len(self._boards))
        ]
        shared = boards[0][: len(boards[0]) - len(boards[1])]
        return tuple(card for cards in shared for card in cards)

    def _discarded(self, step: Step, name: str) -> Iterator[str]:
        if step.seat in self._threw:
            self._threw = set()
        if not self._threw:
            self._street += 1
            if self._family.draws > 1:
                yield f"*** {_DRAWS[self._street - 1].upper()} DRAW ***"
        self._threw.add(step.seat)
        count, known = len(step.cards), _known(step.cards)
        if not count:
            yield f"{name}: stands pat"
        else:
            cards = f" {_bracket(known)}" if len(known) == count else ""
            yield f"{name}: discards {count} card{'s' if count > 1 else ''}{cards}"
            kept = [card for card in self.hand(step.seat) if card not in known or card == UNKNOWN]
            unseen = count - len(known)
            for card in sorted(kept, reverse=True)[:unseen]:  # the unknown ones first
                kept.remove(card)
            self._hands[step.seat] = tuple(kept)

    def _given(self, step: Step, name: str) -> Iterator[str]:
        """Yield the cards that come to a seat; the first ones are in the deal."""
        before = self._hands.get(step.seat)
        self._hands[step.seat] = (*(before or ()), *step.cards)
        if before is None:
            return
        if self._family.kind == "stud":
            yield from self._next_card(len(before) - self._family.hole_cards + 1)
        known, new = _known(before), _known(step.cards)
        if new:
            yield f"Dealt to {name} {_bracket(known)} {_bracket(new)}"

    def _next_card(self, street: int) -> Iterator[str]:
        if street > self._street:
            self._street = street
            last = street == len(_STUD) - 1
            yield f"*** {_STUD[street].upper() if last else _STUD[street][:3] + ' STREET'} ***"

    def betting(self) -> None:
        """Note an act: the cards of the street are out."""
        self._threw = set()

    def when(self) -> str:
        """Return the street as the summary names it for a fold."""
        match self._family.kind:
            case "board":
                return f"on the {_BOARD[self._street - 1]}" if self._street else "before Flop"
            case "stud":
                return f"on the {_STUD[self._street]}"
            case "draw" if not self._street:
                return "before the Draw"
            case _:
                several = self._family.draws > 1
                return f"after the {_ORDINALS[self._street - 1] + ' ' if several else ''}Draw"


def _known(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != UNKNOWN)


def _bracket(cards: tuple[Card, ...]) -> str:
    return f"[{' '.join(texts(cards))}]"
