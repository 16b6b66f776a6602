"""Penalties of an event, for its floor."""

from collections.abc import Iterator

from ruleone.floor.penalties import fined
from ruleone.floor.penalties.penalty import Penalty, one_up, scale
from ruleone.room.conduct_views import ConductOfView, ConductView, GivenView, InChipsView
from ruleone.room.event_host import EventHost
from ruleone.room.live.views import PenaltyKindView
from ruleone.rulebook import Edition
from ruleone.tournament.entries import entry_refused, rebuy_refused
from ruleone.tournament.events.penalties import PenaltyGiven
from ruleone.tournament.penalties import in_chips, offences
from ruleone.tournament.state.event_state import Conduct, EventState


def conduct_view(host: EventHost) -> ConductView:
    """What may be given, and what was."""
    state = host.tournament.state
    rules = state.rules
    players = (_of(host, player, conduct) for player, conduct in state.conduct.items())
    return ConductView(
        penalties=tuple(PenaltyKindView(kind.code, kind.most) for kind in scale(rules)),
        offences=offences(rules),
        citation=rules.cite("penalties.ladder"),
        players=tuple(sorted(players, key=lambda one: (-one.left, one.name))),
        in_chips=tuple(_in_chips(rules)),
    )


def _in_chips(rules: Edition) -> Iterator[InChipsView]:
    for offence, code in in_chips(rules).items():
        (reason,) = fined(rules, Penalty(code), 0).reasons
        yield InChipsView(code, offence, reason.citation)


def _of(host: EventHost, player: str, conduct: Conduct) -> ConductOfView:
    state = host.tournament.state
    table, seat = state.seats.get(player, (None, None))
    up = _next(state.rules, conduct)
    return ConductOfView(
        player=player,
        name=host.name_of(player),
        table=table,
        seat=seat,
        left=conduct.serving.hands_left if _plays_on(state, player) else 0,
        given=tuple(_given(one, conduct) for one in conduct.given),
        proposed=None if up is None else up.code,
        count=0 if up is None else up.count,
    )


def _plays_on(state: EventState, player: str) -> bool:
    """Whether a hand of his may still come: he is in, has bagged a stack, waits for a seat, or may
    enter or buy chips again."""
    here = (state.seats, state.calendar.bags, state.alternates)
    if any(player in among for among in here):
        return True
    return entry_refused(state, player) is None or rebuy_refused(state, player) is None


def _next(rules: Edition, conduct: Conduct) -> Penalty | None:
    """Repeated offences meet rising penalties (penalties.escalation)."""
    heaviest = conduct.record.heaviest
    return None if heaviest is None else one_up(rules, heaviest)


def _given(one: PenaltyGiven, conduct: Conduct) -> GivenView:
    payment = conduct.payment(one)
    return GivenView(
        one.at_ms,
        one.penalty,
        one.count,
        one.hands,
        one.offence,
        one.reason,
        one.citations,
        None if payment is None else payment.chips,
    )
