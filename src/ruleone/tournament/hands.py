"""A table's hands: when the next may start, how it is dealt, and what follows when it is over."""

from collections.abc import Iterator, Mapping, Sequence

from ruleone.tournament.balancing import decide_balance, decide_halts
from ruleone.tournament.breaking import decide_breaks, next_to_break
from ruleone.tournament.choosing import round_at
from ruleone.tournament.events import (
    BreakStarted,
    HandDealt,
    HandOrder,
    HandRecorded,
    MoveOrdered,
    PlayerMoved,
    PlayerRemoved,
    TournamentEvent,
)
from ruleone.tournament.final_table import decide_final_table, decide_heads_up, is_final_due
from ruleone.tournament.games import has_button
from ruleone.tournament.levels import decide_hands
from ruleone.tournament.places import decide_busts, decide_end, decide_ordered_end, prize_of
from ruleone.tournament.stakes import stakes
from ruleone.tournament.state import EventState, Table

Hold = str
"""Why no hand may start at a table: the code of a refusal."""


def hold_on(state: EventState, table: Table, due: Sequence[TournamentEvent] = ()) -> Hold | None:
    """Why the table may not start a hand now, None where it may. `due` is what the clock brings
    before the hand: a break, or the end of one."""
    if table.hand is not None:
        return "table-in-hand"
    if state.ending:
        return "event-ending"
    if state.clock.paused:
        return "event-paused"
    if isinstance(due[0], BreakStarted) if due else state.clock.on_break:
        return "event-on-break"
    if is_final_due(state):
        return "final-table-forming"
    if table.halted:
        return "table-halted"
    return "table-too-short" if table.lineup(state.rules) is None else None


def decide_deal(state: EventState, table: Table, at_ms: int) -> Iterator[TournamentEvent]:
    """Start the table's next hand: the button and blinds, if there are any, move on, in the level
    now in force."""
    rules, config = state.rules, state.config
    coming = table.lineup(rules)
    assert coming is not None
    played = round_at(state, table)
    played_for = stakes(played.game, state.clock.values, rules)
    frozen = not has_button(played.game)
    dealt_in = tuple(sorted(table.players)) if frozen else coming.dealt_in
    waiting = () if frozen else coming.waiting
    seats = {seat: table.players[seat] for seat in dealt_in}
    order = HandOrder(
        number=state.last_hand + 1,
        table=table.number,
        level=state.clock.level,
        seats=seats,
        stacks={seat: state.stacks[player] for seat, player in seats.items()},
        button=coming.positions.button,
        small_blind_seat=coming.small_blind_seat,
        big_blind_seat=coming.positions.big_blind,
        blinds=played_for.blinds,
        ante=played_for.ante,
        ante_format=played_for.ante_format,
        min_bet=played_for.min_bet,
        bring_in=played_for.bring_in,
        chip=config.smallest_chip(rules),
        game=played.game,
        edition=rules.id,
        players_in_event=len(state.stacks),
        waiting=waiting,
        turn=played.turn,
        next_game=played.after,
        chooser=played.chooser,
        point=played_for.point,
        bonus=config.bonus,
    )
    position_rule = "heads-up.button" if len(seats) == 2 and table.blinds else "button.policy"
    if frozen:
        position_rule = "button.frozen-in-stud"
    names = [position_rule, "levels.next-hand", *(["breaking.dealt-in"] if waiting else [])]
    cite = tuple(rules.cite(name) for name in names)
    yield HandDealt(order, coming.positions, at_ms=at_ms, citations=cite)


def decide_record(
    state: EventState, order: HandOrder, stacks: Mapping[int, int], at_ms: int
) -> Iterator[TournamentEvent]:
    """The hand is over with these stacks: busts and places first, then the director's orders, then
    the final table, broken tables, balance and halts, and a level that went by hands."""
    yield HandRecorded(order.number, order.table, dict(stacks), at_ms=at_ms)
    yield from decide_busts(state, order, at_ms)
    if state.phase == "over":
        return
    yield from decide_orders(state, at_ms)
    yield from decide_ordered_end(state, at_ms)
    yield from decide_seating(state, at_ms)
    yield from decide_hands(state, order.table, at_ms)


def decide_orders(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Carry out the director's orders for players who are not in a hand. The last player in has
    won, whatever was ordered for him."""
    for player in list(state.orders):
        order = state.orders.get(player)
        if order is None or state.phase == "over" or state.in_hand(player):
            continue
        if isinstance(order, MoveOrdered):
            yield moved_by_director(state, player, order.table, order.seat, order.reason, at_ms)
        else:
            yield from decide_removal(state, player, order.reason, at_ms)


def moved_by_director(
    state: EventState, player: str, table: int, seat: int, reason: str, at_ms: int
) -> PlayerMoved:
    """The event of a director's move."""
    from_table, from_seat = state.seats[player]
    cite = (state.rules.cite("floor.decides"), state.rules.cite("breaking.dealt-in"))
    return PlayerMoved(
        player, from_table, from_seat, table, seat, "director", reason, at_ms=at_ms, citations=cite
    )


def decide_removal(
    state: EventState, player: str, reason: str, at_ms: int
) -> Iterator[TournamentEvent]:
    """Take a player out: he has the last place of those still in, and its prize."""
    place = len(state.stacks)
    cite = (state.rules.cite("floor.removes"),)
    prize, chips = prize_of(state, place), state.stacks[player]
    yield PlayerRemoved(player, place, prize, chips, reason, at_ms=at_ms, citations=cite)
    yield from decide_end(state, at_ms)


def decide_seating(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Where players sit, after some have left or come: final table, breaks, balance, halts."""
    if state.phase == "over":
        return
    yield from decide_final_table(state, at_ms)
    if not is_final_due(state):
        yield from decide_breaks(state, at_ms)
        if next_to_break(state) is None:
            yield from decide_balance(state, at_ms)
        yield from decide_halts(state, at_ms)
    yield from decide_heads_up(state, at_ms)
