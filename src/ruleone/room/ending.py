"""What the room keeps of an event when it is over."""

from collections.abc import Mapping

from ruleone.room.records import Bought, EventEnded
from ruleone.tournament.state.event_state import EventState


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
        secret="" if state.draws is None else state.draws.secret.hex(),
        draws=0 if state.draws is None else state.draws.made,
        bought=_bought(state),
    )


def _bought(state: EventState) -> dict[str, Bought]:
    once = Bought(1, 0, False)
    players = sorted(state.entered.keys() | state.rebought.keys() | state.added_on.keys())
    bought = {
        player: Bought(
            state.entered.get(player, 1),
            state.rebought.get(player, 0),
            player in state.added_on,
            heads if any(heads := state.heads_again.get(player, ())) else (),
            state.added_on.get(player, 0),
        )
        for player in players
    }
    return {player: paid for player, paid in bought.items() if paid != once}
