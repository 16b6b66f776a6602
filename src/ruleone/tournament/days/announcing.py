"""The bounds of an event of several days."""

from collections.abc import Iterator

from ruleone.limits import DAYS_MAX, FLIGHTS_MAX, LAST_HANDS_MAX
from ruleone.tournament.terms.config import EventConfig

Bound = tuple[str, int, int, int]


def day_bounds(config: EventConfig) -> Iterator[Bound]:
    """Numbers of its days: what each is, what it is here, least and most."""
    days = config.days
    if days is None:
        return
    yield "days", len(days.ends) + 1, 2, 1 if config.kind == "home" else DAYS_MAX
    yield "flights", days.flights, 1, min(FLIGHTS_MAX, config.seats // 2)
    least, most = days.last_hands
    yield "last_hands.least", least, 0, LAST_HANDS_MAX
    yield "last_hands.most", most, least, LAST_HANDS_MAX
    yield from _end_bounds(config)


def _end_bounds(config: EventConfig) -> Iterator[Bound]:
    """A day ends after the entries, and later than the day before; by level, by players or both."""
    assert config.days is not None
    after, last = max(1, config.entries_until), len(config.structure.levels) - 1
    for end in config.days.ends:
        if end.level or not end.players:
            yield "day_end.level", end.level, after, last
        if end.players:
            yield "day_end.players", end.players, 2, config.seats
        after = max(after, end.level + 1)
