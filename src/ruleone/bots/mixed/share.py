"""What part of the pot a hand is worth, by running it out."""

from collections.abc import Sequence

from ruleone.bots.chance import Chance
from ruleone.bots.mixed.runout import Values, runner
from ruleone.bots.mixed.seen import Rival, Seen

RECKONED_WITH = 3
"""No more opponents than these are run out, those who showed the most strength."""
STAY = 3
"""Of those who have not spoken yet on the first street one in so many stays, at least one."""
PUSHES_READ = CALLS_READ = 2


def reckoned(seen: Seen) -> list[Rival]:
    """The opponents to reckon with: those who are in, and some of those who may yet come in."""
    waiting = [seat for seat, one in seen.opponents.items() if one.part == "waiting"]
    staying = waiting[: -(-len(waiting) // STAY)] if seen.is_first_street else waiting
    rivals = [
        rival for seat, rival in seen.rivals.items() if seat not in waiting or seat in staying
    ]
    return sorted(rivals, key=_strength, reverse=True)[:RECKONED_WITH]


def share_of_pot(
    seen: Seen, rivals: Sequence[Rival], runs: int, trust: float, chance: Chance
) -> float:
    """The part of the pot that is ours against these, 0 to 1, halves and quarters weighed in.

    `trust` is how many more hands a bet or raise is taken to be the best of; a call counts half.
    """
    run = runner(seen, [(rival, 1 + trust * _strength(rival)) for rival in rivals], chance)
    return sum(part(run()) for _ in range(runs)) / runs


def part(values: Sequence[Values]) -> float:
    """What the first of these hands gets of a pot. A half that no hand qualifies for goes with the
    other one."""
    orders = [order for order in zip(*values, strict=True) if max(order)]
    return sum(_of(order) for order in orders) / len(orders)


def _of(values: Sequence[int]) -> float:
    best = max(values)
    return 1 / values.count(best) if values[0] == best else 0.0


def _strength(rival: Rival) -> float:
    """What an opponent has shown: his bets and raises, and half of his calls."""
    return min(PUSHES_READ, rival.pushes) + min(CALLS_READ, rival.calls) / 2
