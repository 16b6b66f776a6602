"""The chips of an event, as its director sees them."""

from ruleone.room.director_views import ChipLineView, ChipsView
from ruleone.room.event_host import EventHost
from ruleone.tournament.state.adding_up import chip_lines


def chips_view(host: EventHost) -> ChipsView:
    """The ledger of chips, and what may be done about the smallest of them."""
    state = host.tournament.state
    waiting = set().union(*(up.waiting for up in state.coloring_up))
    return ChipsView(
        in_play=state.chips_in_play,
        lines=tuple(ChipLineView(line, chips) for line, chips in chip_lines(state).items()),
        into=host.tournament.chips_to_color_up(),
        racing=tuple(sorted({state.seats[player][0] for player in waiting})),
    )
