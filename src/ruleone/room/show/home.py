"""A home game as its own people see it: how it is played, who deals, and its invitation."""

from ruleone.room.event_host import EventHost
from ruleone.room.home_views import HomeView, reopening_of
from ruleone.room.hosting import invitation_path
from ruleone.room.show.acts import act_views
from ruleone.room.table_host import TableHost
from ruleone.room.views import DutyView
from ruleone.tournament.button import deck_duty


def home_view(host: EventHost, person: str, now_ms: int) -> HomeView | None:
    """What was chosen for the home game; None for any other event."""
    if host.home is None:
        return None
    state = host.tournament.state
    mine = host.is_made_by(person)
    level = state.config.structure.levels[0]
    return HomeView(
        maker=host.name_of(host.home.maker),
        mine=mine,
        house=host.home.house,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        reopening=reopening_of(state.rules.id),
        showing=state.rules.choice("showdown.request_to_see"),
        invites=host.home.door is not None,
        invitation=invitation_path(host) if mine else None,
        acts=act_views(host, person, now_ms) if mine else (),
    )


def duty_view(host: EventHost, table: TableHost) -> DutyView | None:
    """Who deals, shuffles and cuts, in the hand in play or the next; None but in a home game."""
    state = host.tournament.state
    if host.home is None or state.phase != "running":
        return None
    if table.in_hand and table.order is not None:
        seats, button = tuple(table.order.seats), table.order.button
    else:
        coming = state.tables[table.number].lineup(state.rules)
        if coming is None:
            return None
        seats, button = coming.dealt_in, coming.positions.button
    duty = deck_duty(seats, button, state.rules)
    return DutyView(duty.dealer, duty.shuffler, duty.cutter, duty.citation)
