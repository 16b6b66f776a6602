"""Chips that a player gives up to re-enter with a new stack, where the event allows it.

The chips are removed from play (tda2024-8B). The player re-enters as one who is out: as often and
as long as the event allows, with a full stack and a drawn seat (tda2024-8A.1).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament import comebacks
from ruleone.tournament.entries import decide_late_entry, entries_so_far, takes_late
from ruleone.tournament.events import ChipsForfeited, Standing, TournamentEvent
from ruleone.tournament.hands.hands import decide_seating
from ruleone.tournament.state.adding_up import leave, sit
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import Decision, no_player, not_running, refuse


def may_forfeit(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of giving up chips for a re-entry now, whatever the chips, if any."""
    if not state.rules.flag("entries.forfeit_for_reentry"):
        return _ruled(state, "forfeit-not-allowed")
    if state.phase != "running":
        return not_running(state)
    if (no := no_player(state, player)) is not None:
        return no
    return _entry_refused(state, player) or _now_refused(state, player)


def _entry_refused(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of the re-entry itself, as for one who is out."""
    if state.conduct_of(player).disqualified:
        cite = state.rules.cite("floor.removes")
        return Refusal("disqualified", "illegal", {"player": player}, cite)
    if not takes_late(state):
        return refuse("entries-closed")
    if player in state.calendar.bags:
        return refuse("stack-bagged", player=player)
    if state.calendar.entered.get(player, 0) > state.config.re_entries:
        return _ruled(state, "forfeit-used", player=player, most=state.config.re_entries)
    if entries_so_far(state) + len(state.alternates) >= state.config.seats:
        return refuse("event-full", seats=state.config.seats)
    return refuse("event-ending") if state.ending else None


def _now_refused(state: EventState, player: str) -> Refusal | None:
    """Return the refusal in a hand, with a bounty, and as close to the money as no entry is."""
    if state.in_hand(player) or state.hand_for_hand is not None:
        return _ruled(state, "forfeit-in-hand", player=player)
    # By no rule of the book does anybody win the bounty of a player whom nobody knocks out.
    if state.config.bounty is not None:
        return _ruled(state, "forfeit-bounty")
    if state.left - 1 < max(2, len(state.prizes)):
        return _ruled(state, "forfeit-paid", paid=len(state.prizes))
    return None


def _ruled(state: EventState, code: str, **told: Parameter) -> Refusal:
    cite = state.rules.cite("entries.forfeit_for_reentry")
    return Refusal(code, "illegal", told, cite)


def forfeit(state: EventState, player: str, chips: int, at_ms: int) -> Decision:
    """Give up all chips of a player, and re-enter the player with a full stack.

    `chips` is their number, as the player and whoever takes them agree. It is the stack on record;
    where nobody follows the table, it leaves all others there a chip each.
    """
    refused = may_forfeit(state, player) or _chips_refused(state, player, chips)
    return refused or _decide(state, player, chips, at_ms)


def _chips_refused(state: EventState, player: str, chips: int) -> Refusal | None:
    has = state.stacks[player]
    others = len(state.uncounted) - 1
    least, most = (1, state.stacks.uncounted - others) if has is None else (has, has)
    if has is None and not others:
        least = most
    if least <= chips <= min(most, STACK_MAX_CHIPS):
        return None
    told: dict[str, Parameter] = {"least": least, "most": most, "came": chips}
    return _ruled(state, "forfeit-chips", player=player, **told)


def _decide(state: EventState, player: str, chips: int, at_ms: int) -> Iterator[TournamentEvent]:
    seat, cite = state.seats[player], (state.rules.cite("entries.forfeit_for_reentry"),)
    yield ChipsForfeited(player, chips, seat, state.left, at_ms=at_ms, citations=cite)
    yield from decide_late_entry(state, player, None, at_ms)
    yield from decide_seating(state, at_ms)


def forfeited(state: EventState, event: ChipsForfeited) -> None:
    """Take the chips out of play, and the player out of the seat: the entry is over."""
    player, (table, seat) = event.player, event.seat
    if state.stacks[player] is None:
        state.stacks.add(player, -event.chips)
    state.chips_forfeited += event.chips
    leave(state, player)
    # Nobody was eliminated there: the seat does not count towards a halt (tda2024-11D.1).
    state.tables[table].lost_seats.discard(seat)
    state.results[player] = Standing(player, event.place, 0)


def restored(state: EventState, player: str, chips: int, seat: tuple[int, int]) -> None:
    """Give chips back that were given up for an entry which is undone, in the old seat.

    The player is in again: all who have gone out since have one more ahead of them.
    """
    out = state.results.pop(player)
    comebacks.is_in_again(state, player, out.place)

    def lower(one: Standing) -> Standing:
        return replace(one, place=one.place + (one.place < out.place))

    state.results = {other: lower(one) for other, one in state.results.items()}
    state.earlier = [lower(one) for one in state.earlier]
    state.chips_forfeited -= chips
    state.stacks[player] = chips
    sit(state, player, *seat)
