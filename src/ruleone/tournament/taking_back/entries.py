"""Entries of a list that the director takes back: of those who have played no hand yet, and on whom
nothing has been built."""

from collections.abc import Iterator

from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament import events as e
from ruleone.tournament.alternates import decide_alternates
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.hands.hands import decide_seating
from ruleone.tournament.pool import grown
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import not_running, refuse
from ruleone.tournament.undo.acts import Act, Decided


def decide_entries_back(state: EventState, act: Act, reason: str, at_ms: int) -> Decided:
    """All entries that the act has still to take back, or why one of them stands: then all do."""
    if not act.entered:
        return refuse("act-not-so")
    refused = next((no for one in act.entered if (no := _stands(state, act, one))), None)
    return refused or _paid(state, act) or _back(state, act.entered, reason, at_ms)


def _stands(state: EventState, act: Act, player: str) -> Refusal | None:
    """Why this entry stands; None where it can be taken back."""
    if player in state.alternates or _only_entered(state, player):
        return None
    if player in act.dealt or (player in state.stacks and state.in_hand(player)):
        return _ruled(state, "act-entry-played", player=player)
    if player in act.at_start:
        return _ruled(state, "act-entry-drawn", player=player)
    if state.phase != "running":
        return not_running(state)
    if player not in state.stacks:
        return _ruled(state, "act-entry-removed", player=player)
    if not state.late_open:
        return _ruled(state, "act-entry-closed", player=player)
    if state.stacks[player] != state.config.starting_stack:
        return _ruled(state, "act-entry-chips", player=player)
    table, _ = state.seats[player]
    if player in act.moved or table in act.balanced:
        return _ruled(state, "act-entry-balanced", player=player, table=table)
    return None


def _only_entered(state: EventState, player: str) -> bool:
    """Whether he has entered what is still to start."""
    if state.phase == "night":
        return player in state.calendar.field
    return state.phase == "open" and player in state.entrants


def _paid(state: EventState, act: Act) -> Refusal | None:
    """Why the prizes let none of the late ones go: fewer would be left than are paid, and entries
    closed with that."""
    late = [player for player in act.entered if player in state.stacks]
    if state.phase != "running" or not late:
        return None
    _, paid = grown(state, -state.config.buy_in * len(late), state.entries - len(late))
    if state.left - len(late) >= max(2, len(paid)):
        return None
    return _ruled(state, "act-entry-paid", player=late[0], paid=len(paid))


def _ruled(state: EventState, code: str, **told: Parameter) -> Refusal:
    """A refusal by the rule nearest to it, that of late entries: what came with one stands."""
    return Refusal(code, "illegal", told, state.rules.cite("entries.undone"))


def _back(
    state: EventState, players: tuple[str, ...], reason: str, at_ms: int
) -> Iterator[e.TournamentEvent]:
    """They go one after the other; then who waits takes the seats that are free."""
    for player in players:
        if player in state.alternates:
            yield e.AlternateWithdrawn(player, at_ms=at_ms)
        elif player in state.stacks:
            yield entry_back(state, player, reason, at_ms)
        else:
            yield e.PlayerWithdrawn(player, at_ms=at_ms)
    if state.phase == "running":
        yield from decide_seating(state, at_ms)
    else:
        yield from decide_alternates(state, at_ms)


def entry_back(state: EventState, player: str, reason: str, at_ms: int) -> EntryTakenBack:
    """One who plays has not entered after all; pool and prizes are those without him."""
    pool, paid = grown(state, -state.config.buy_in, state.entries - 1)
    again = state.entered[player] > 1
    told = player, state.seats[player][0], pool, paid, reason, again
    return EntryTakenBack(*told, at_ms=at_ms, citations=(state.rules.cite("floor.decides"),))
