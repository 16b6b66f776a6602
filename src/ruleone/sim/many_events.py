"""Many events with the same terms and consecutive seeds, and the results of the styles."""

from collections.abc import Iterable
from typing import Self

import msgspec

from ruleone.bots import STYLES
from ruleone.rulebook import edition
from ruleone.sim.whole_event import EventReport, Placed, WholeEvent
from ruleone.tournament import EventConfig


class Took(msgspec.Struct, frozen=True):
    """The results of the players of one style: `paid` finished in the money.

    Together they put in `cost` and won `won`.
    """

    entries: int
    best: int
    paid: int
    won: int
    cost: float

    def __add__(self, other: Self) -> "Took":
        return Took(
            self.entries + other.entries,
            min(self.best, other.best),
            self.paid + other.paid,
            self.won + other.won,
            self.cost + other.cost,
        )

    @property
    def back(self) -> float:
        """Return the winnings for 100 paid in."""
        return 100 * self.won / self.cost if self.cost else 0.0


class Ended(msgspec.Struct, frozen=True):
    """The end of one of many events; `winner` is nobody where a satellite had several."""

    seed: int
    entrants: int
    hands: int
    decisions: int
    level: int
    played_ms: int
    pool: int
    winner: str | None
    styles: dict[str, Took]


class SimulatedEvents(msgspec.Struct, frozen=True):
    """The results of many events."""

    template: str
    edition: str
    hands: int
    decisions: int
    styles: dict[str, Took]
    events: tuple[Ended, ...]


class Simulated(msgspec.Struct, frozen=True):
    """The event of this seed, to be played; `rules` is the id of the edition."""

    config: EventConfig
    rules: str
    seed: int


def ended_in_turn(events: list[Simulated]) -> list[Ended]:
    """Play several events, one after the other."""
    return [
        ended(WholeEvent(one.config, edition(one.rules), one.seed, STYLES).play()) for one in events
    ]


def ended(report: EventReport) -> Ended:
    """Return the short form of an event's end."""
    first = [placed.player for placed in report.results if placed.place == 1]
    return Ended(
        report.seed,
        report.entrants,
        report.hands,
        report.decisions,
        report.level,
        report.played_ms,
        report.pool,
        first[0] if len(first) == 1 else None,
        styles_of(report),
    )


def styles_of(report: EventReport) -> dict[str, Took]:
    """Return the results of the styles in one event, empty where its players have none."""
    by_style: dict[str, list[Placed]] = {}
    for placed in report.results:
        if placed.style:
            by_style.setdefault(placed.style, []).append(placed)
    each = report.pool / report.entrants
    return {
        style: Took(
            len(placed),
            min(one.place for one in placed),
            sum(one.prize > 0 for one in placed),
            sum(one.prize for one in placed),
            each * len(placed),
        )
        for style, placed in by_style.items()
    }


def simulated(first: Simulated, events: Iterable[Ended]) -> SimulatedEvents:
    """Return the results of these events, in the order of their seeds."""
    known = tuple(events)
    styles: dict[str, Took] = {}
    for event in known:
        for style, took in event.styles.items():
            styles[style] = styles[style] + took if style in styles else took
    return SimulatedEvents(
        first.config.template,
        first.rules,
        sum(event.hands for event in known),
        sum(event.decisions for event in known),
        dict(sorted(styles.items())),
        known,
    )
