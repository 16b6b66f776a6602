"""What the room keeps of an event when it is over."""

from collections.abc import Mapping

from ruleone.room.records import EventEnded
from ruleone.tournament.state import EventState


def summary_of(
    event: str, name: str, state: EventState, house_names: Mapping[str, str], maker: str | None
) -> EventEnded:
    """All of it follows from the events of the tournament and what its house players go by; `maker`
    is who made a home game."""
    return EventEnded(
        event=event,
        name=name,
        config=state.config,
        edition=state.rules.id,
        entries=max(state.entries, len(state.entrants)),
        results=tuple(sorted(state.results.values(), key=lambda one: one.place)),
        names=dict(house_names),
        styles={player: style for player, style in state.entrants.items() if style},
        maker=maker,
        bounties=dict(state.bounties.won),
    )
