"""The days of an event: its last hands, its bags, what follows."""

from collections.abc import Iterator

from ruleone.room.day_views import BagView, DaysView, LastHandsView, LotView, Stage
from ruleone.room.event_host import EventHost
from ruleone.tournament.between_days import resumes_at
from ruleone.tournament.state.calendar import Lot
from ruleone.tournament.state.event_state import seal
from ruleone.tournament.terms.config import Days


def days_view(host: EventHost, person: str) -> DaysView | None:
    """Where the event stands in its days; None where it is played in one go."""
    state = host.tournament.state
    calendar, stage = state.calendar, _stage(host)
    if state.config.days is None and stage == "play" and calendar.day == 1:
        return None
    days = state.config.days or Days(())
    stop = resumes_at(state) if calendar.stopped and state.phase == "night" else None
    return DaysView(
        day=calendar.day,
        days=max(len(days.ends) + 1, calendar.day),
        flight=calendar.flight,
        flights=days.flights if calendar.day == 1 else 1,
        stage=stage,
        several_stacks=days.several_stacks,
        end=state.day_end,
        last_hands=_last_hands(host),
        bags=tuple(_bags(host, person)),
        level=None if stop is None else stop.level,
        left_ms=None if stop is None else stop.left_ms,
        next_flight=calendar.flight + 1 if state.more_flights else None,
        field=len(calendar.field),
        entered=person in calendar.field,
        lots=tuple(_lot(lot, host.phase == "over") for lot in calendar.lots),
        hands_announced=state.last_hands_range,
    )


def _stage(host: EventHost) -> Stage:
    calendar = host.tournament.state.calendar
    if host.phase == "night":
        return "drawn" if calendar.drawn else "night"
    return "play" if calendar.last_hands is None else "last-hands"


def _last_hands(host: EventHost) -> LastHandsView | None:
    last = host.tournament.state.calendar.last_hands
    if last is None:
        return None
    told = last.announced
    return LastHandsView(told.hands, told.least, told.most, dict(last.left))


def _lot(lot: Lot, over: bool) -> LotView:
    """Nobody is told the secret while something may still be drawn from it."""
    told, sealed = lot.announced, seal(lot.secret)
    if told is None:
        secret = lot.secret.hex() if over or lot.void else None
        return LotView(lot.day, lot.flight, sealed, secret, void=lot.void)
    drawn = told.hands, told.least, told.most
    return LotView(lot.day, lot.flight, sealed, lot.secret.hex(), *drawn)


def _bags(host: EventHost, person: str) -> Iterator[BagView]:
    """All bags of the night, the most chips first."""
    calendar = host.tournament.state.calendar
    bags = [(player, bag) for player, bags in calendar.bags.items() for bag in bags]
    for player, bag in sorted(bags, key=lambda one: -one[1].chips):
        yield BagView(
            player,
            host.name_of(player),
            bag.flight,
            bag.chips,
            bag.player,
            bag.floor,
            host.phase == "night" and bag.flight == calendar.flight,
            player == person,
        )
