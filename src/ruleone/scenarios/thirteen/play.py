"""The hands of a scenario of 13-card poker, one after the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import UNSET

from ruleone.cards import FULL_DECK, Card, Draw
from ruleone.chinese import Arrange, BadHand, ThirteenHand, arrange_automatically
from ruleone.rulebook import Refusal
from ruleone.scenarios.fault import Unlike, unlike
from ruleone.scenarios.thirteen.expected import Expected
from ruleone.scenarios.thirteen.found import found_in
from ruleone.scenarios.thirteen.words import AWAY, DECLARES, MANY, NEXT, SLOW, rows_in

Deal = Callable[[Mapping[int, int], Sequence[Card]], ThirteenHand]
"""A hand at the scenario's table, from the money of its seats and a deck. Raises BadHand."""


class Play:
    """The hand in play is the last of `hands`; `before` is the money of its seats at its start."""

    def __init__(
        self, names: Sequence[str], stacks: Mapping[int, int], deck: Sequence[Card], deal: Deal
    ) -> None:
        self.names = names
        self.before = stacks
        self._deck, self._deal = deck, deal
        self.hands = [deal(stacks, deck)]

    def step(self, step: str | Expected) -> Iterator[Unlike]:
        """Do what the step says, or find what does not hold."""
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
        """Hands from decks of a fixed seed, in which the software sets everybody's cards."""
        draw = Draw(b"scenarios")
        for _ in range(count):
            hand = self._deal(self.before, draw.shuffled(FULL_DECK))
            for seat in self.before:
                hand.time_out(seat)
            yield hand
