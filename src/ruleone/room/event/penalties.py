"""Penalties in an event: what the floor says of its players' conduct, and what it sees."""

from collections.abc import Iterator

import msgspec

from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.penalty import Penalty, PenaltyCode, fined, one_up, scale
from ruleone.room.core.orders import REPAIRED
from ruleone.room.core.roles import FLOOR
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided
from ruleone.room.live.views import PenaltyKindView
from ruleone.rulebook import Edition
from ruleone.rulebook.citation import Citation
from ruleone.tournament.entries import entry_refused, rebuy_refused
from ruleone.tournament.events.penalties import PenaltyGiven
from ruleone.tournament.penalties import in_chips, offences
from ruleone.tournament.state.event_state import Conduct, EventState
from ruleone.tournament.tournament import Outcome, Tournament


class Penalise(Decided, frozen=True, tag="penalise"):
    """Floor: give a player a penalty of the edition's scale, `count` hands or rounds of it.

    It is for an `offence` that the book names or another `reason`. It begins with the next hand,
    and goes with the player to any table and through a night. A disqualified player is out once the
    hand is over, at night at once, and the chips are out of play. For an offence that the edition
    has players pay for in chips it is `count` chips. They are paid, as far as there are any, once
    the hand is over, at night as soon as the player plays again.
    """

    player: str
    penalty: PenaltyCode
    reason: str = ""
    count: int = 0
    offence: OffenceCode | None = None
    seen: int | None = None

    may = FLOOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Give the penalty."""
        told = self.player, self.penalty, self.count, self.offence
        return event.penalise(*told, self.reason, at_ms)


class LiftPenalty(Decided, frozen=True, tag="lift-penalty"):
    """Floor: what a player has still to miss is let off."""

    player: str
    reason: str = ""
    seen: int | None = None

    may = FLOOR
    crossed_by = ("penalise",)
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Lift the rest of the penalty."""
        return event.lift_penalty(self.player, self.reason, at_ms)


ORDERS = (Penalise, LiftPenalty)


class GivenView(msgspec.Struct, frozen=True):
    """A penalty that was given: `count` hands or rounds, or chips.

    `hands` is the number of hands to miss. `paid` is the number of chips paid; None until then, and
    where none were to be paid.
    """

    at_ms: int
    penalty: PenaltyCode
    count: int
    hands: int
    offence: OffenceCode | None
    reason: str
    citations: tuple[Citation, ...]
    paid: int | None = None


class ConductOfView(msgspec.Struct, frozen=True):
    """A player's penalties, the oldest first, and the hands `left` to miss after this one.

    `left` is 0 for a player who is out for good. `proposed` is the next step of the edition's
    scale, with its `count`; None where there is none.
    """

    player: str
    name: str
    table: int | None
    seat: int | None
    left: int
    given: tuple[GivenView, ...]
    proposed: PenaltyCode | None = None
    count: int = 0


class InChipsView(msgspec.Struct, frozen=True):
    """A penalty that takes chips, and the `offence` for which the edition has it by this rule."""

    penalty: PenaltyCode
    offence: OffenceCode
    citation: Citation


class ConductView(msgspec.Struct, frozen=True):
    """The `penalties` and `offences` that the edition has by the rule cited.

    `in_chips` are those that may be paid for. `players` are all with a penalty, first those who
    have hands to miss.
    """

    penalties: tuple[PenaltyKindView, ...]
    offences: tuple[OffenceCode, ...]
    citation: Citation
    players: tuple[ConductOfView, ...] = ()
    in_chips: tuple[InChipsView, ...] = ()


def conduct_view(host: EventHost) -> ConductView:
    """Return the penalties that may be given, and those that were."""
    state = host.tournament.state
    rules = state.rules
    # After the only penalty is undone, an empty record of conduct stays.
    players = (_of(host, player, one) for player, one in state.conduct.items() if one.given)
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
    """Whether the player may play on: in, bagged, waiting, or able to re-enter or rebuy."""
    here = (state.seats, state.calendar.bags, state.alternates)
    if any(player in among for among in here):
        return True
    return entry_refused(state, player) is None or rebuy_refused(state, player) is None


def _next(rules: Edition, conduct: Conduct) -> Penalty | None:
    """Return the next step after the heaviest penalty so far (penalties.escalation), or None."""
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
