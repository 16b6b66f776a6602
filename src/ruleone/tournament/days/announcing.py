"""What an event of several days must be to be announced."""

from ruleone.limits import DAYS_MAX, FLIGHTS_MAX, LAST_HANDS_MAX
from ruleone.tournament.bad_event import BadEvent
from ruleone.tournament.config import EventConfig


def check_days(config: EventConfig) -> None:
    """Raises BadEvent where no event can be played on such days."""
    days = config.days
    if days is None:
        return
    if config.kind == "home":
        raise BadEvent("expected a home game to be played in one go, got several days")
    least, most = days.last_hands
    for what, came, low, high in (
        ("days", len(days.ends) + 1, 2, DAYS_MAX),
        ("flights", days.flights, 1, min(FLIGHTS_MAX, config.seats // 2)),
        ("last hands", least, 0, LAST_HANDS_MAX),
        ("last hands at most", most, least, LAST_HANDS_MAX),
    ):
        if not low <= came <= high:
            raise BadEvent(f"expected {low} to {high} {what}, got {came}")
    _check_ends(config)
    if days.flights > 1 and (config.rebuys or config.add_on or config.seats_at_once):
        raise BadEvent("expected flights without rebuys, add-ons and alternates, got some")


def _check_ends(config: EventConfig) -> None:
    days = config.days
    assert days is not None
    after, last = max(1, config.entries_until), len(config.structure.levels) - 1
    for end in days.ends:
        if not end.level and not end.players:
            raise BadEvent("expected each day but the last to end by level or players, got neither")
        if end.level and not after <= end.level <= last:
            raise BadEvent(f"expected a day to end with level {after} to {last}, got {end.level}")
        if end.players and not 2 <= end.players <= config.seats:
            came = end.players
            raise BadEvent(f"expected a day to end with 2 to {config.seats} players, got {came}")
        after = max(after, end.level + 1)
