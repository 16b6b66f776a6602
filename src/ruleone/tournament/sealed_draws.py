"""Sealed draws of an event, and the secret of each, revealed with it.

An event that was announced before there were such seals draws from the seed that is published when
it gets its seats.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ruleone.limits import EVENT_SEED_MIN_BYTES, SHUFFLE_ENTROPY_MIN_BYTES
from ruleone.rulebook import Refusal
from ruleone.tournament.events.draws import DrawMade, DrawsSealed
from ruleone.tournament.state.adding_up import Broken
from ruleone.tournament.state.event_state import Draws, EventState
from ruleone.tournament.state.refusals import refuse


def sealing_refused(state: EventState, secret: bytes) -> Refusal | None:
    """Return the refusal of this secret, if any.

    Below 32 bytes it could be found by trying.
    """
    if state.phase != "open":
        return refuse("already-started")
    if state.draws is not None:
        return refuse("draws-sealed")
    return _short(secret, SHUFFLE_ENTROPY_MIN_BYTES)


def seed_refused(state: EventState, seed: bytes) -> Refusal | None:
    """Return the refusal of this seed, which is published, if any.

    It is too short, or the draws are sealed, for each has a secret of its own then.
    """
    if state.draws is not None:
        return refuse("draws-sealed") if seed else None
    return _short(seed, EVENT_SEED_MIN_BYTES)


def seed_for_seats(state: EventState, fresh: Callable[[], bytes]) -> bytes:
    """Return the seed to start the event, a flight or a day with.

    It is the fresh one, or empty where the draws are sealed.
    """
    return fresh() if state.draws is None else b""


def secret_told(state: EventState, purpose: str, at_ms: int) -> Iterator[DrawMade]:
    """Yield the secret of a draw right before its result: `state.seed` is then that secret.

    There is none where the draws are not sealed: all of them come from the same seed then.
    """
    if (draws := state.draws) is not None:
        number = draws.made + 1
        yield DrawMade(number, purpose, draws.secret_of(number).hex(), at_ms=at_ms)


def next_draw(state: EventState, draw: str) -> str:
    """Return the purpose of the next draw like this: each that was undone has had its own."""
    undone = state.drawn_before.get(draw, 0)
    return f"{draw}/{undone + 1}" if undone else draw


def _short(secret: bytes, needed: int) -> Refusal | None:
    came = len(secret)
    return None if came >= needed else refuse("seed-too-short", needed=needed, came=came)


def draws_sealed(state: EventState, event: DrawsSealed) -> None:
    """Seal all draws: they are fixed, and nobody knows one."""
    state.draws = Draws(bytes.fromhex(event.secret))


def draw_made(state: EventState, event: DrawMade) -> None:
    """Take the secret of the draw that follows.

    Raises Broken where it is not the sealed one.
    """
    draws, told = state.draws, bytes.fromhex(event.secret)
    if draws is None or event.number != draws.made + 1 or told != draws.secret_of(event.number):
        raise Broken(f"draw {event.number} does not come from the secret that was sealed for it")
    draws.purposes.append(event.purpose)
    state.seed = told


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    DrawsSealed: draws_sealed,
    DrawMade: draw_made,
}
"""Effects of these events."""
