"""A hand of 13-card poker as a file tells it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from ruleone.cards import Card
from ruleone.chinese import BadHand, ThirteenHand
from ruleone.rulebook import Edition, Written
from ruleone.scenarios.fault import Fault, up_to_the_first
from ruleone.scenarios.seated import SeatedScenario, check_cards, check_steps
from ruleone.scenarios.thirteen.deck import deck_of, held_in
from ruleone.scenarios.thirteen.expected import Expected
from ruleone.scenarios.thirteen.play import Play
from ruleone.scenarios.thirteen.words import KNOWN, is_step


class ThirteenScenario(SeatedScenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand of 13-card poker, or several with the same cards. Money is in the smallest coin;
    `begins` is false where no hand can begin like this."""

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
        """Refuse cards and players that there are not, and steps that are none."""
        self.check_seats(written, start, "stacks", "cards")
        check_cards(written, start, self.cards.values())
        told = (step for step in self.steps if isinstance(step, str))
        check_steps(written, start, told, lambda step: is_step(step, self.names), KNOWN)

    def faults(self, book: Edition) -> Iterator[Fault]:
        """What comes out otherwise than the steps say."""
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
        """The first hand as it is dealt, before any step. Raises BadHand where none can begin."""

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
