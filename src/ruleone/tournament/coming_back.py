"""Who may buy chips again, and whose seat is kept for it.

An event with alternates has no seat to spare: who has lost all keeps his place until he has bought
chips or the next hand of his table has begun without him (house-25.1), and nobody who waits or is
moved has it before that. Where the table is halted or gone by then no hand ends his time, and the
first to come has the place; one who is moved also has it where too few sit for a hand.
"""

from ruleone.rulebook import Refusal, stated
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import refuse


def rebuy_refused(state: EventState, player: str) -> Refusal | None:
    """Why the player may buy no chips now; None where he may."""
    refused = _refused(state, player)
    if refused is not None or player in state.stacks:
        return refused
    at_once = state.config.seats_at_once
    if at_once is None:
        return None
    kept = sum(other != player and _is_kept(state, other) for other in state.bust_at)
    waiting = state.alternates and not _is_kept(state, player)
    if waiting or len(state.stacks) + kept >= at_once:
        return refuse("rebuy-seat-taken", player=player, seats=at_once)
    return None


def kept_seats(state: EventState) -> tuple[SeatCard, ...]:
    """The seats that are kept for those who may still buy chips."""
    return tuple(state.bust_at[player][:2] for player in kept_for(state))


def kept_for(state: EventState) -> tuple[str, ...]:
    """Those who have lost all and may still buy chips, whose seats are kept; nobody in an event
    that has as many seats as entries."""
    if state.config.seats_at_once is None or not _rebuys_open(state):
        return ()
    return tuple(player for player in state.bust_at if _is_kept(state, player))


def kept_from_moves(state: EventState) -> dict[int, set[int]]:
    """By table those of them that nobody gets who is moved: where no hand can be dealt none ends
    the time of who may buy, and tables would wait for each other."""
    kept: dict[int, set[int]] = {}
    for number, seat in kept_seats(state):
        table = state.tables[number]
        if table.can_play and seat in state.open_seats(table):
            kept.setdefault(number, set()).add(seat)
    return kept


def _is_kept(state: EventState, player: str) -> bool:
    """Whether the player has lost all, and the next hand of his table is still to come."""
    table = state.tables.get(state.bust_at[player][0]) if player in state.bust_at else None
    if table is None or table.halted or player in state.stacks:
        return False
    return _refused(state, player) is None


def _rebuys_open(state: EventState) -> bool:
    rebuys = state.config.rebuys
    return rebuys is not None and state.late_open and state.clock.level <= rebuys.until_level


def _refused(state: EventState, player: str) -> Refusal | None:
    rebuys = state.config.rebuys
    if rebuys is None:
        return refuse("no-rebuys")
    if state.conduct_of(player).disqualified:
        cite = state.rules.cite("floor.removes")
        return Refusal("disqualified", "illegal", {"player": player}, cite)
    if not _rebuys_open(state):
        return refuse("rebuys-over", level=rebuys.until_level)
    if state.ending:
        return refuse("event-ending")
    if state.calendar.rebought.get(player, 0) >= rebuys.most:
        return refuse("rebuys-used", player=player, most=rebuys.most)
    if player in state.stacks:
        return _too_early(state, player, rebuys.chips)
    if player in state.alternates:
        return refuse("already-entered", player=player)
    if player not in state.bust_at or not _has_lost_all(state, player):
        return refuse("player-not-in-event", player=player)
    number, _, hand = state.bust_at[player]
    table = state.tables.get(number)
    missed = table is not None and table.last_hand != hand
    if missed and not stated(state.rules, "rebuys.no-missed-hand", "may_miss_hand"):
        cite = state.rules.cite("rebuys.no-missed-hand")
        return Refusal("rebuy-missed-hand", "illegal", {"player": player}, cite)
    return None


def _has_lost_all(state: EventState, player: str) -> bool:
    """Whether he has nothing left in this flight: he is out, or what he has is in a bag from
    another one, whose chips do not play here."""
    return player in state.results or player in state.calendar.bags


def _too_early(state: EventState, player: str, chips: int) -> Refusal | None:
    if state.in_hand(player):
        cite = state.rules.cite("rebuys.announced")
        return Refusal("rebuy-in-hand", "illegal", {"player": player}, cite)
    if state.stacks[player] > chips:
        return refuse("rebuy-too-many-chips", player=player, most=chips)
    return None
