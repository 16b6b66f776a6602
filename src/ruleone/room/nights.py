"""Between two days of an event: who ends a day, signs bags, draws and starts the next one."""

from functools import partial

from ruleone.limits import SHUFFLE_ENTROPY_MIN_BYTES
from ruleone.room.batch import Batch
from ruleone.room.day_commands import DrawDay, EndDay, NightCommand, SignBags, StartDay
from ruleone.room.event_host import EventHost
from ruleone.rulebook import Refusal
from ruleone.tournament.day_end import draws_last_hands
from ruleone.tournament.sealed_draws import seed_for_seats
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.tournament import Outcome, Tournament, Trial


def fresh_seed(host: EventHost) -> bytes:
    """What the seats that are drawn now come from, where the draws were not sealed before."""
    fresh = partial(host.outside.entropy, SHUFFLE_ENTROPY_MIN_BYTES)
    return seed_for_seats(host.tournament.state, fresh)


def last_hands_secret(host: EventHost) -> bytes:
    """What the last hands of the day or flight that gets its seats now will be drawn from; nothing
    where they are announced."""
    drawn = draws_last_hands(host.tournament.state)
    return host.outside.entropy(SHUFFLE_ENTROPY_MIN_BYTES) if drawn else b""


def try_draw(host: EventHost, trial: Trial, at_ms: int) -> Outcome:
    """Whether the seats of the next day could be drawn now. No chance is used up for it."""
    state, nothing = host.tournament.state, bytes(SHUFFLE_ENTROPY_MIN_BYTES)
    last_hands = nothing if draws_last_hands(state) else b""
    return trial.draw_day(seed_for_seats(state, lambda: nothing), at_ms, last_hands)


def sign_bag(host: EventHost, person: str, now_ms: int, batch: Batch) -> Refusal | None:
    """A player signs for the number on his bag."""
    return host.carry_out(partial(host.tournament.sign_bag, person, host.time(now_ms)), batch)


def decided(host: EventHost, event: Tournament, command: NightCommand, at_ms: int) -> Outcome:
    """What the director's or the floor's word brings to the event."""
    match command:
        case EndDay(hands=hands, reason=reason):
            return event.end_day(hands, reason, at_ms)
        case SignBags(players=players):
            return event.sign_bags(players, at_ms)
        case DrawDay(reason=reason):
            drawn_from = fresh_seed(host), at_ms, last_hands_secret(host)
            return bad_reason(reason) or event.draw_day(*drawn_from)
        case StartDay(reason=reason):
            return bad_reason(reason) or event.start_day(at_ms)
