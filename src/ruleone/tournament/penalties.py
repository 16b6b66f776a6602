"""Penalties of an event: which may be given, how they are served, when they are over.

They count in hands (house-65A.2, tda2011-51.4), from the next deal on, and belong to the player:
another table, a break or a re-entry takes nothing of them away. A player who misses a hand is dealt
in, posts the dues of the seat, and the hand is killed after the deal (house-65C.1, tda2011-51.5).
Where the edition has it differently the player is not dealt in, as long as two others are. In
13-card poker a dead hand is one that is surrendered, at its usual cost.

Chips are taken only for what the edition names: soft play (house-63.1, tda2011-54.1), and a blind
that was dodged where `penalties.dodge_blinds` has a fine. They are paid and removed from play as
soon as the player is in no hand, for in one its chips have to add up. The player keeps the smallest
chip in play: removal from the event is another penalty.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.offences import OFFENCES, OffenceCode
from ruleone.floor.penalties import (
    ConductRuling,
    DealRuling,
    Incident,
    Penalty,
    Serving,
    deal,
    fined,
    given,
    infraction,
    of_chips,
)
from ruleone.floor.penalties import on_the_scale as allowed
from ruleone.floor.penalties.penalty import PenaltyCode
from ruleone.rulebook import Edition, Refusal
from ruleone.tournament.events import HandOrder, RemovalOrdered, TournamentEvent
from ruleone.tournament.events.penalties import (
    PenaltyGiven,
    PenaltyLifted,
    PenaltyPaid,
    PenaltyServed,
)
from ruleone.tournament.state.adding_up import put_right
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import (
    bad_reason,
    deal_on,
    last_one_in,
    no_one_in,
    removal_waits,
)


def penalty_refused(
    state: EventState, player: str, penalty: Penalty, offence: OffenceCode | None, reason: str
) -> Refusal | None:
    """Return the refusal of this penalty for the player, if any."""
    refused = no_one_in(state, player) or removal_waits(state, player) or bad_reason(reason)
    if refused is None and penalty.code == "disqualification":
        refused = last_one_in(state)
    if refused is not None:
        return refused
    rules = state.rules
    if penalty.takes_chips:
        return _chips_refused(state, penalty, offence)
    if not allowed(rules, penalty):
        return Refusal("penalty-not-on-scale", "illegal", {}, rules.cite("penalties.ladder"))
    if offence is None:
        return None
    if offence not in offences(rules):
        return Refusal("no-offence-here", "illegal", {}, rules.cite(OFFENCES[offence].rule))
    ruling = infraction(rules, Incident(offence=offence))
    if ruling.liability == "must" and penalty not in ruling.choices:
        return Refusal("penalty-must-be-heavier", "illegal", {}, rules.cite(OFFENCES[offence].by))
    return None


def _chips_refused(
    state: EventState, penalty: Penalty, offence: OffenceCode | None
) -> Refusal | None:
    """Return the refusal of taking chips for this offence, if any."""
    rules = state.rules
    if penalty.code not in in_chips(rules).values():
        return Refusal("penalty-not-on-scale", "illegal", {}, rules.cite("penalties.ladder"))
    if offence is None or in_chips(rules).get(offence) != penalty.code:
        return Refusal("penalty-not-in-chips", "illegal", {}, rules.cite("penalties.ladder"))
    try:
        of_chips(penalty.count)
    except BadFacts as wrong:
        return wrong.refusal
    return None if state.deal is None else deal_on(state)


@lru_cache
def offences(rules: Edition) -> tuple[OffenceCode, ...]:
    """Return the offences the edition may penalise without facts beside the act itself."""
    return tuple(_rulings(rules))


@lru_cache
def in_chips(rules: Edition) -> Mapping[OffenceCode, PenaltyCode]:
    """Return the offences that may cost chips, each with its kind of penalty."""
    return {
        offence: choice.code
        for offence, ruling in _rulings(rules).items()
        for choice in ruling.choices
        if choice.takes_chips
    }


@lru_cache
def _rulings(rules: Edition) -> Mapping[OffenceCode, ConductRuling]:
    """Return the ruling on each offence; for a dodged blind any size serves."""
    found: dict[OffenceCode, ConductRuling] = {}
    for offence in OFFENCES:
        try:
            ruling = infraction(rules, Incident(offence=offence, blind=1))
        except BadFacts:
            continue
        if ruling.liability != "none":
            found[offence] = ruling
    return found


def decide_penalty(
    state: EventState,
    player: str,
    penalty: Penalty,
    offence: OffenceCode | None,
    reason: str,
    at_ms: int,
) -> Iterator[TournamentEvent]:
    """Give the penalty.

    A disqualified player goes out with all chips once the hand is over (house-65D, tda2011-51.6).
    Chips are paid at once where the player is in no hand, at night as soon as the player plays
    again. A round of a player without a table is that of a full one.
    """
    rules, number = state.rules, table_of(state, player)
    seated = state.tables.get(number)
    players = state.config.table_size if seated is None else len(seated.players)
    ruling = given(rules, state.conduct_of(player).serving, penalty, players)
    if penalty.takes_chips:
        cite = [reason.citation for reason in fined(rules, penalty, 0).reasons]
    else:
        cite = [rules.cite("penalties.ladder"), *(each.citation for each in ruling.reasons)]
    if offence is not None and (rule := rules.cite(OFFENCES[offence].rule)) not in cite:
        cite.insert(0, rule)
    yield PenaltyGiven(
        player,
        number,
        penalty.code,
        penalty.count,
        ruling.hands,
        offence,
        reason,
        state.conduct_of(player).next_number,
        at_ms=at_ms,
        citations=tuple(cite),
    )
    if penalty.code == "disqualification":
        removes = (rules.cite("floor.removes"),)
        yield RemovalOrdered(player, reason, at_ms=at_ms, citations=removes)
    elif state.phase == "running" and player in state.stacks and not state.in_hand(player):
        yield from decide_paid(state, (player,), at_ms)


def table_of(state: EventState, player: str) -> int:
    """Return the table at which the player sits or has bagged, 0 where there is none.

    It is also 0 where the bag is of an earlier flight.
    """
    return state.seats.get(player, (0, 0))[0]


def decide_paid(state: EventState, players: Iterable[str], at_ms: int) -> Iterator[PenaltyPaid]:
    """Take the chips that these players owe for penalties, but for the smallest chip.

    A player without chips pays none.
    """
    for player in players:
        for owed in state.conduct_of(player).owes:
            chips = state.stacks.get(player, 0)
            # A stack that nobody knows is taken to have as much as the penalty costs.
            has = state.stacks.uncounted if chips is None else chips
            has = max(0, has - state.smallest_chip_of(player))
            ruling = fined(state.rules, Penalty(owed.penalty, owed.count), has)
            table = state.seats[player][0]
            yield PenaltyPaid(
                player,
                table,
                owed.penalty,
                ruling.out_of_play,
                owed.at_ms,
                owed.number,
                at_ms=at_ms,
                citations=tuple(reason.citation for reason in ruling.reasons),
            )


def missing(state: EventState, table: Table) -> dict[int, DealRuling]:
    """Return the seats whose players would miss the table's next hand, and how."""
    found: dict[int, DealRuling] = {}
    for seat, player in table.players.items():
        serving = state.conduct_of(player).serving
        if not serving.over:
            found[seat] = deal(state.rules, serving)
    return found


def left_out(table: Table, missing: Mapping[int, DealRuling]) -> frozenset[int]:
    """Return the seats that are not even dealt in; none where fewer than two would be left."""
    out = frozenset(seat for seat, ruling in missing.items() if not ruling.dealt)
    return out if len(table.players) - len(out) >= 2 else frozenset()


def decide_served(state: EventState, order: HandOrder, at_ms: int) -> Iterator[TournamentEvent]:
    """Note the players, still in, who have missed their last hand in this one."""
    players = [order.seats[seat] for seat in order.penalised]
    for player in (*players, *order.left_out.values()):
        serving = state.conduct_of(player).serving
        if state.stacks.get(player) and serving.over and serving.counted:
            cite = (state.rules.cite("penalties.round-length"),)
            yield PenaltyServed(player, state.seats[player][0], at_ms=at_ms, citations=cite)


def lifted(state: EventState, player: str, reason: str, at_ms: int) -> PenaltyLifted | Refusal:
    """Return the lifting of the hands a player has still to miss, or its refusal."""
    refused = no_one_in(state, player) or bad_reason(reason)
    if refused is not None:
        return refused
    cite = state.rules.cite("floor.decides")
    hands = state.conduct_of(player).serving.hands_left
    if not hands:
        return Refusal("no-penalty-runs", "illegal", {"player": player}, cite)
    table = table_of(state, player)
    return PenaltyLifted(player, table, hands, reason, at_ms=at_ms, citations=(cite,))


def penalised(state: EventState, event: PenaltyGiven) -> None:
    """Add the hands to miss, and the chips owed."""
    conduct = state.conduct_of(event.player)
    left = conduct.serving.hands_left + event.hands
    owes = (event,) if Penalty(event.penalty, event.count).takes_chips else ()
    state.conduct[event.player] = replace(
        conduct,
        given=(*conduct.given, event),
        serving=Serving(left),
        owes=(*conduct.owes, *owes),
    )


def paid(state: EventState, event: PenaltyPaid) -> None:
    """Take the chips of a penalty out of play."""
    conduct = state.conduct_of(event.player)
    told = event.penalty, event.given_ms, event.number
    keys = [(one.penalty, one.at_ms, one.number) for one in conduct.owes]
    at = keys.index(told)
    owes = (*conduct.owes[:at], *conduct.owes[at + 1 :])
    state.conduct[event.player] = replace(conduct, owes=owes, paid=(*conduct.paid, event))
    if event.chips:
        state.stacks.add(event.player, -event.chips)
        put_right(state, "fined", -event.chips)


def hand_dealt(state: EventState, order: HandOrder) -> None:
    """Count this hand for each player who misses it."""
    for player in (*(order.seats[seat] for seat in order.penalised), *order.left_out.values()):
        _serves(state, player, deal(state.rules, state.conduct_of(player).serving).serving)


def over(state: EventState, event: PenaltyServed | PenaltyLifted) -> None:
    """Clear the hands to miss."""
    _serves(state, event.player, Serving())


def _serves(state: EventState, player: str, serving: Serving) -> None:
    state.conduct[player] = replace(state.conduct_of(player), serving=serving)


APPLY: Final[dict[type, Callable[[EventState, Any], None]]] = {
    PenaltyGiven: penalised,
    PenaltyPaid: paid,
    PenaltyServed: over,
    PenaltyLifted: over,
}
"""Effects of these events."""
