"""How many seats a satellite plays for, and what that makes of its bubble."""

from ruleone.tournament.state.event_state import EventState


def seats_of(state: EventState) -> int:
    """How many seats are won, as the pool stands; 0 in an event that is no satellite."""
    satellite = state.config.satellite
    return 0 if satellite is None else sum(prize >= satellite.seat for prize in state.prizes)


def bubble_at(state: EventState) -> int:
    """So many are left when the bubble has burst: as many as are paid, and in a satellite as many
    as have a seat. What is left of its pool goes to the one who has just missed them."""
    return seats_of(state) or len(state.prizes)
