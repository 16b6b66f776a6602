"""Scenarios of one hand, where players have names and seats."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ruleone.cards import CardError, parse_cards
from ruleone.rulebook import Written
from ruleone.scenarios.scenario import Scenario

WHY_MAX: Final = 300


class SeatedScenario(Scenario, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario with `seats`, names clockwise from the left of the button, which the last one
    has."""

    seats: str

    @property
    def names(self) -> tuple[str, ...]:
        """The players: seats 1, 2 and so on."""
        return tuple(self.seats.split())

    def check_seats(self, written: Written, start: int, *keys: str) -> None:
        """Refuse a name that comes twice, and under these keys one that has no seat."""
        names = self.names
        if len(set(names)) != len(names):
            written.note(written.line("seats", start), "scenario-same-seat", seats=names)
        for key in keys:
            for name in getattr(self, key):
                if name not in names:
                    line = written.line(key, start)
                    written.note(line, "scenario-no-seat", name=name[:40], seats=names)


def check_cards(written: Written, start: int, texts: Iterable[str]) -> None:
    """Refuse what are no cards."""
    for cards in texts:
        try:
            parse_cards(cards)
        except CardError as wrong:
            why = str(wrong)[:WHY_MAX]
            written.note(written.line_with(cards, start), "scenario-no-cards", why=why)


def check_steps(
    written: Written,
    start: int,
    steps: Iterable[str],
    is_step: Callable[[str], bool],
    known: Sequence[str],
) -> None:
    """Refuse words that are no step, with how steps are written."""
    for step in steps:
        if not is_step(step):
            line = written.line_with(step, start)
            written.note(line, "scenario-no-act", step=step[:80], known=tuple(known))
