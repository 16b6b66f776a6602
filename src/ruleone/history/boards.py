"""The boards of a hand: mostly one; else two from the start, or the rest of one run again."""

from collections.abc import Iterable

from msgspec.structs import replace

from ruleone.cards import Card
from ruleone.history.record import Step

BETS = frozenset(("fold", "check-call", "raise", "bring-in"))
"""The verbs of the betting."""
_SHOWN = frozenset(("show", "muck"))

Steps = tuple[Step, ...]


def dealt_boards(steps: Steps, boards: int) -> list[list[Step]]:
    """The steps that deal each board, without those that a later one has from the first."""
    return [[s for s in steps if s.verb == "board" and s.board == at] for at in range(boards)]


def seen_by_each(steps: Steps, boards: int) -> list[Steps]:
    """The steps as each board sees them: a later board has the streets of the first one that it
    does not have itself."""
    if boards == 1:
        return [steps]
    first, *later = dealt_boards(steps, boards)
    seen = []
    for own in (first, *later):
        shared = first[: len(first) - len(own)]
        mine = {id(step) for step in (*shared, *own)}
        seen.append(tuple(s for s in steps if s.verb != "board" or id(s) in mine))
    return seen


def board_by_board(steps: Steps) -> Steps:
    """The steps with what comes after all betting in the order of the boards: the cards of one and
    then of the next, and what is shown for one and then for the next."""
    bets = [at for at, step in enumerate(steps) if step.verb in BETS]
    after = bets[-1] + 1 if bets else 0
    return (*steps[:after], *sorted(steps[after:], key=lambda s: (s.verb in _SHOWN, s.board)))


def with_boards(steps: Steps, further: Iterable[tuple[Card, ...]]) -> Steps | None:
    """The steps of a hand that was played on one board with `further` ones, by the cards that each
    has of its own, the last ones of a board; None where they do not come street by street as those
    of the first do. A hand that is shown is shown for each board."""
    made: list[Step] = list(steps)
    streets = [step for step in steps if step.verb == "board"]
    shown = [step for step in steps if step.verb in _SHOWN]
    for at, cards in enumerate(further, start=1):
        left, rest = len(streets), cards
        while rest and left:
            left -= 1
            size = len(streets[left].cards)
            own, rest = rest[-size:], rest[:-size]
            if len(own) == size:
                street = made.index(streets[left])
                made.insert(street + at, replace(streets[left], cards=own, board=at))
                continue
            rest = cards
            break
        if rest or not cards:
            return None
        made += [replace(step, board=at) for step in shown]
    return board_by_board(tuple(made))
