"""How long players take, for the director."""

from collections.abc import Iterator
from itertools import islice

from ruleone.limits import PACE_CLOCKS_SHOWN_MAX, PACES_SHOWN_MAX
from ruleone.room.event.clock.views import PaceClockView, PaceView, StreetPaceView
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.pace import Sum


def pace_views(host: EventHost) -> tuple[PaceView, ...]:
    """The persons who are still in, the slowest first."""
    return tuple(islice(_paces(host), PACES_SHOWN_MAX))


def _paces(host: EventHost) -> Iterator[PaceView]:
    seats = host.tournament.state.seats
    for player, pace in host.paces.slowest_first():
        if player in seats:
            presence = host.presences.get(player)
            yield PaceView(
                player=player,
                name=host.name_of(player),
                table=seats[player][0],
                turns=pace.all.count,
                average_ms=pace.all.average_ms,
                streets=tuple(_street(name, one) for name, one in pace.streets.items()),
                near_money=_street("", pace.near_money),
                bank_used_ms=pace.bank_ms,
                bank_left_ms=0 if presence is None else presence.bank_ms,
                time_ups=pace.time_ups,
                called=len(pace.called),
                clocks=tuple(
                    PaceClockView(
                        hand,
                        one.at_ms,
                        None if one.by is None else host.name_of(one.by),
                        one.time_up,
                    )
                    for hand, one in pace.called[: -PACE_CLOCKS_SHOWN_MAX - 1 : -1]
                ),
            )


def _street(name: str, decisions: Sum) -> StreetPaceView:
    return StreetPaceView(name, decisions.count, decisions.average_ms)
