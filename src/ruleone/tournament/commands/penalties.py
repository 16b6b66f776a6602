"""Penalties, given and lifted."""

from collections.abc import Iterator

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import Penalty, PenaltyCode
from ruleone.rulebook import Refusal
from ruleone.tournament.events import TournamentEvent
from ruleone.tournament.hands.hands import decide_orders, decide_seating
from ruleone.tournament.penalties import decide_penalty, lifted, penalty_refused
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision


def penalise(
    state: EventState,
    player: str,
    penalty: PenaltyCode,
    count: int,
    offence: OffenceCode | None,
    reason: str,
    at_ms: int,
) -> Decision:
    """Give a player a penalty of the edition's scale.

    `count` is the number of hands or rounds, 0 for a warning or a disqualification. It begins with
    the next deal, at any table. Or take `count` chips for an offence that the edition has pay them;
    they are paid when the player is in no hand.
    """
    try:
        given = Penalty(penalty, count)
    except BadFacts as wrong:
        return wrong.refusal
    refused = penalty_refused(state, player, given, offence, reason)
    return refused or _penalised(state, player, given, offence, reason, at_ms)


def lift_penalty(state: EventState, player: str, reason: str, at_ms: int) -> Decision:
    """Lift the hands that a player has still to miss. The penalty stays on the record."""
    let_off = lifted(state, player, reason, at_ms)
    return let_off if isinstance(let_off, Refusal) else [let_off]


def _penalised(
    state: EventState,
    player: str,
    penalty: Penalty,
    offence: OffenceCode | None,
    reason: str,
    at_ms: int,
) -> Iterator[TournamentEvent]:
    yield from decide_penalty(state, player, penalty, offence, reason, at_ms)
    if penalty.code == "disqualification":
        yield from decide_orders(state, at_ms)
        yield from decide_seating(state, at_ms)
