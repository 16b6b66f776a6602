"""The days of an event: their ends, bags, draws and starts, as orders and as pages show them."""

from collections.abc import Iterator
from functools import partial
from typing import Literal

import msgspec

from ruleone.limits import SHUFFLE_ENTROPY_MIN_BYTES
from ruleone.room.core.batch import Done
from ruleone.room.core.orders import REPAIRED, Step, stands
from ruleone.room.core.roles import DIRECTOR, FLOOR
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided, EventOrder
from ruleone.rulebook import Refusal
from ruleone.tournament.between_days import resumes_at
from ruleone.tournament.day_end import draws_last_hands
from ruleone.tournament.sealed_draws import seed_for_seats
from ruleone.tournament.state.calendar import Lot
from ruleone.tournament.state.event_state import seal
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.terms.config import DayEnd, Days, SeveralStacks
from ruleone.tournament.tournament import Outcome, Tournament, Trial


class EndDay(Decided, frozen=True, tag="end-day"):
    """Director: stop the clock, finish hands in play, and deal `hands` more at every table.

    Without a number the event draws it by lot. Then all chips are bagged.
    """

    reason: str = ""
    hands: int | None = None

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Announce the last hands."""
        return event.end_day(self.hands, self.reason, at_ms)


class SignBag(EventOrder, frozen=True, tag="sign-bag"):
    """Sign for the number on your bag, once the day is over."""

    def in_event(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Sign the bag as its player."""
        signed = partial(host.tournament.sign_bag, step.person, host.time(step.at_ms))
        return host.carry_out(signed, step.batch)


class SignBags(Decided, frozen=True, tag="sign-bags"):
    """Floor: sign that the bags of these `players` have been counted, without names all bags.

    Where a bag holds another number, `correct-chips` corrects it first.
    """

    players: tuple[str, ...] = ()

    may = FLOOR
    undo = stands("act-final-bags")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Sign the bags as the floor."""
        return event.sign_bags(self.players, at_ms)


class DrawDay(Decided, frozen=True, tag="draw-day"):
    """Director: draw the seats of the next day, once the floor has signed all bags.

    A flight that is left, and that nobody has entered, is then not played.
    """

    reason: str = ""

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Draw the seats."""
        drawn_from = fresh_seed(host), at_ms, last_hands_secret(host)
        return bad_reason(self.reason) or event.draw_day(*drawn_from)

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Whether they could be drawn now. No chance is used up for it."""
        state, nothing = host.tournament.state, bytes(SHUFFLE_ENTROPY_MIN_BYTES)
        last_hands = nothing if draws_last_hands(state) else b""
        seed, at_ms = seed_for_seats(state, lambda: nothing), host.time(now_ms)
        drawn = Trial(state).draw_day(seed, at_ms, last_hands)
        return host.say(drawn) if isinstance(drawn, Refusal) else None


class StartDay(Decided, frozen=True, tag="start-day"):
    """Director: the day that is drawn begins, where the clock stopped."""

    reason: str = ""

    may = DIRECTOR
    undo = stands("act-final-day")

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Start the day."""
        return bad_reason(self.reason) or event.start_day(at_ms)

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Start the day; its tables wait a while before their first hand."""
        refused = super().give(host, step)
        if refused is None:
            host.first_hands(step.at_ms)
        return refused


ORDERS = (EndDay, SignBag, SignBags, DrawDay, StartDay)

Stage = Literal["play", "last-hands", "night", "drawn"]


class LastHandsView(msgspec.Struct, frozen=True):
    """The last hands: every table deals `hands` more, drawn from `least` to `most` if these differ.

    `left` is what each has still to deal, by table.
    """

    hands: int
    least: int
    most: int
    left: dict[int, int]


class LotView(msgspec.Struct, frozen=True):
    """The secret from which the last hands of a `day` are drawn, in day one of a `flight`.

    `sealed` is its SHA-256, published with the seats. `secret` (hex) and its result, a number of
    `hands` from `least` to `most`, are None until the last hands are announced. It is `void`, and
    published, where the draw of the day was undone: nothing is drawn from it.
    """

    day: int
    flight: int
    sealed: str
    secret: str | None = None
    hands: int | None = None
    least: int | None = None
    most: int | None = None
    void: bool = False


class BagView(msgspec.Struct, frozen=True):
    """A player's chips over night, from this flight (from 1), and who has signed for their number.

    `open` is whether that can still be corrected, until the next flight or day.
    """

    player: str
    name: str
    flight: int
    chips: int
    signed: bool
    floor: bool
    open: bool
    me: bool


class DaysView(msgspec.Struct, frozen=True):
    """The present `day` of `days` (from 1), in day one its `flight` of `flights`.

    `stage` says whether it is played, its last hands are dealt, chips are bagged for the night, or
    the next day is drawn: `day` is that one then. `end` is how the day ends, and `hands_announced`
    the minimum and maximum of last hands that the event announced with it: (0, 0) without any.

    In the night play resumes in level `level` with `left_ms` of it, all of it where that is None.
    `field` players have entered `next_flight`, which is None where none follows; `entered` is
    whether the viewer has. `lots` are there where last hands are drawn, for each day and flight
    that has its seats.
    """

    day: int
    days: int
    flight: int
    flights: int
    stage: Stage
    several_stacks: SeveralStacks
    end: DayEnd | None = None
    last_hands: LastHandsView | None = None
    bags: tuple[BagView, ...] = ()
    level: int | None = None
    left_ms: int | None = None
    next_flight: int | None = None
    field: int = 0
    entered: bool = False
    lots: tuple[LotView, ...] = ()
    hands_announced: tuple[int, int] = (0, 0)


def fresh_seed(host: EventHost) -> bytes:
    """Return the seed of the seats drawn now, where the draws were not sealed before."""
    fresh = partial(host.ports.entropy, SHUFFLE_ENTROPY_MIN_BYTES)
    return seed_for_seats(host.tournament.state, fresh)


def last_hands_secret(host: EventHost) -> bytes:
    """Return the secret for drawing the last hands of the day or flight that gets its seats now.

    Empty where they are announced.
    """
    drawn = draws_last_hands(host.tournament.state)
    return host.ports.entropy(SHUFFLE_ENTROPY_MIN_BYTES) if drawn else b""


def days_view(host: EventHost, person: str) -> DaysView | None:
    """Return the event's days; None where it is played in one go."""
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
    """Return a lot; its secret is not shown while something may still be drawn from it."""
    told, sealed = lot.announced, seal(lot.secret)
    if told is None:
        secret = lot.secret.hex() if over or lot.void else None
        return LotView(lot.day, lot.flight, sealed, secret, void=lot.void)
    drawn = told.hands, told.least, told.most
    return LotView(lot.day, lot.flight, sealed, lot.secret.hex(), *drawn)


def _bags(host: EventHost, person: str) -> Iterator[BagView]:
    """Yield all bags of the night, the most chips first."""
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
