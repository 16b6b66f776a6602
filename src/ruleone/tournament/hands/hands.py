"""A table's hands: when the next may start, how it is dealt, and its consequences.

It also decides when a satellite is over: all who are left have a seat.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

from ruleone.rulebook import Refusal
from ruleone.tournament.bounties import Knockouts, decide_left
from ruleone.tournament.chips.color_up import decide_races
from ruleone.tournament.entries import decide_alternates, decide_close_if_paid, entries_closed
from ruleone.tournament.events import (
    AlternateWithdrawn,
    BreakStarted,
    EndOrdered,
    EntriesClosed,
    HandDealt,
    HandOrder,
    HandRecorded,
    MoveOrdered,
    PlayerMoved,
    PlayerRemoved,
    PlayerWithdrawn,
    TableHalted,
    TournamentEvent,
)
from ruleone.tournament.events.days import LastHandsAnnounced
from ruleone.tournament.events.seating import SeatsRedrawn
from ruleone.tournament.events.undo import RemovalLapsed
from ruleone.tournament.hands.choosing import round_at
from ruleone.tournament.hands.hand_for_hand import (
    announced,
    decide_hand_for_hand_end,
    decide_shared_busts,
    decide_time_off,
    is_announced_now,
    is_round_over,
    shares_places,
    waits_for_others,
)
from ruleone.tournament.levels import decide_hands
from ruleone.tournament.penalties import decide_paid, decide_served, left_out, missing
from ruleone.tournament.places import (
    decide_busts,
    decide_end,
    decide_ordered_end,
    is_last_part,
    prize_of,
    seats_of,
    seats_out,
)
from ruleone.tournament.seating.balancing import decide_balance, decide_halts
from ruleone.tournament.seating.breaking import (
    decide_breaks,
    decide_ordered_breaks,
    next_to_break,
)
from ruleone.tournament.seating.final_table import decide_final_table, decide_heads_up, is_final_due
from ruleone.tournament.seating.redraw import decide_redraw
from ruleone.tournament.seating.swapping import decide_swaps, holds_for_swap
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import refuse
from ruleone.tournament.terms.games import THIRTEEN, has_button
from ruleone.tournament.terms.structure import stakes

Hold = str
"""Reason why no hand may start at a table: the code of a refusal."""

HELD_BY: Final = {
    "deal-waits": "deals.from",
    "final-table-forming": "final_table.redraw",
    "hand-for-hand-waits": "hand_for_hand.share_from",
    "redraw-first": "seating.random",
    "swap-first": "seating.wrong-seat",
    "table-halted": "balancing.halt_gap",
}
"""Row of the edition behind a hold. A hold without one is the course of the event."""


def hold_on(state: EventState, table: Table, due: Sequence[TournamentEvent] = ()) -> Hold | None:
    """Return the reason why the table may not start a hand now, None where it may.

    `due` are the events of the clock before the hand: a level, a break, or the end of one, of a
    day, or of entries. With them the last tables may have to be joined first, or a satellite be
    over.
    """
    if table.hand is not None:
        return "table-in-hand"
    return _hold_on_all(state, due) or _hold_on_one(state, table)


def held_by(state: EventState, held: Hold, table: int) -> Refusal:
    """Return the refusal of a hand at a table with this hold, with the rule of the edition."""
    row = HELD_BY.get(held)
    if row is None:
        return refuse(held, table=table)
    return Refusal(held, "illegal", {"table": table}, state.rules.cite(row))


def ready(state: EventState, due: Sequence[TournamentEvent]) -> tuple[int, ...]:
    """Return the tables without a hold, in order; holds on all of them are checked once."""
    if _hold_on_all(state, due) is not None:
        return ()
    return tuple(
        table.number
        for table in state.standing_tables
        if table.hand is None and _hold_on_one(state, table) is None
    )


def _hold_on_all(state: EventState, due: Sequence[TournamentEvent]) -> Hold | None:
    if state.ending:
        return "event-ending"
    if state.clock.paused:
        return "event-paused"
    if state.deal is not None:
        return "deal-waits"
    if state.redraw is not None:
        return "redraw-first"
    # With something due the break is over by the clock, though its end is not recorded yet.
    if not due and state.clock.on_break and not state.clock.stopped:
        return "event-on-break"
    if is_final_due(state):
        return "final-table-forming"
    return next(filter(None, (_hold_by_clock(state, event) for event in due)), None)


def _hold_by_clock(state: EventState, due: TournamentEvent) -> Hold | None:
    match due:
        case BreakStarted():
            return "event-on-break"
        case LastHandsAnnounced(hands=0):
            return "day-ending"
        case EntriesClosed() if 1 < state.left <= seats_of(state):
            return "event-ending"
        case EntriesClosed() if is_final_due(state, closing=True):
            return "final-table-forming"
        case _:
            return None


def _hold_on_one(state: EventState, table: Table) -> Hold | None:
    if not table.followed:
        return "table-not-followed"
    if state.calendar.has_dealt_all(table.number):
        return "day-ending"
    if waits_for_others(state, table):
        return "hand-for-hand-waits"
    if holds_for_swap(state, table):
        return "swap-first"
    if table.halted:
        return "table-halted"
    if any(state.stacks[player] is None for player in table.players.values()):
        return "table-uncounted"
    return None if table.can_play else "table-too-short"


def seats_of_next(state: EventState, table: Table) -> tuple[int, ...]:
    """Return the seats that the table's next hand would deal in now, in order.

    It is empty where there are too few players.
    """
    playing = table.players.keys() - left_out(table, missing(state, table))
    if not has_button(round_at(state, table).game):
        return tuple(sorted(playing))
    coming = table.lineup_of(playing, state.rules)
    return () if coming is None else coming.dealt_in


def decide_deal(
    state: EventState, table: Table, at_ms: int, absent: Container[str] = ()
) -> Iterator[TournamentEvent]:
    """Start the table's next hand, in the level now in force.

    Button and blinds, if there are any, move on. After stud that is to where the button stood
    still: it had moved on for the hand with blinds that was to come (house-9A.3, tda2024-11B.3). A
    player who is `absent` is dealt in, and the hand killed (house-28.2, tda2011-27.1). With
    thirteen cards an absent player sets none, and surrenders in time.
    """
    rules, config = state.rules, state.config
    misses = missing(state, table)
    out = left_out(table, misses)
    coming = table.lineup_of(table.players.keys() - out, rules)
    assert coming is not None
    played = round_at(state, table)
    played_for = stakes(played.game, state.clock.values, rules)
    frozen = not has_button(played.game)
    dealt_in = seats_of_next(state, table)
    waiting = () if frozen else coming.waiting
    seats = {seat: table.players[seat] for seat in dealt_in}
    order = HandOrder(
        number=state.last_hand + 1,
        table=table.number,
        level=state.clock.level,
        seats=seats,
        stacks={seat: state.stacks.known(player) for seat, player in seats.items()},
        button=coming.positions.button,
        small_blind_seat=coming.small_blind_seat,
        big_blind_seat=coming.positions.big_blind,
        blinds=played_for.blinds,
        ante=played_for.ante,
        ante_format=played_for.ante_format,
        min_bet=played_for.min_bet,
        bring_in=played_for.bring_in,
        chip=state.chip,
        game=played.game,
        edition=rules.id,
        players_in_event=state.left,
        waiting=waiting,
        turn=played.turn,
        next_game=played.after,
        chooser=played.chooser,
        point=played_for.point,
        bonus=config.bonus,
        hand_for_hand=state.hand_for_hand is not None,
        penalised=tuple(sorted(misses.keys() & seats.keys())),
        left_out={seat: table.players[seat] for seat in sorted(out)},
        absent=tuple(
            seat
            for seat, player in sorted(seats.items())
            if player in absent and seat not in misses and played.game != THIRTEEN
        ),
    )
    position_rule = "heads-up.button" if len(seats) == 2 and table.blinds else "button.policy"
    if frozen:
        position_rule = "button.frozen-in-stud"
    names = [position_rule, "levels.next-hand", *(["breaking.dealt-in"] if waiting else [])]
    if order.penalised or order.left_out:
        names.append("penalties.dealt_and_killed")
    if order.absent:
        names.append("presence.absent-killed")
    cite = tuple(rules.cite(name) for name in names)
    yield HandDealt(order, coming.positions, at_ms=at_ms, citations=cite)


def decide_record(
    state: EventState,
    order: HandOrder,
    stacks: Mapping[int, int],
    knockouts: Knockouts,
    at_ms: int,
    corrected: int = 0,
) -> Iterator[TournamentEvent]:
    """Record the hand with these stacks, and decide its consequences.

    First come chips that are removed for penalties and in races, penalties served, busts and
    places. Then come the director's orders, the final table, broken tables, balance and halts, and
    a level that went by hands. Hand for hand busts and the rest wait until the other tables have
    finished theirs.
    """
    told = {seat: tuple(takers) for seat, takers in knockouts.items() if state.config.bounty}
    yield HandRecorded(order.number, order.table, dict(stacks), told, corrected, at_ms=at_ms)
    # Fines leave play before the races, which divide the chips that are left.
    yield from decide_paid(state, order.seats.values(), at_ms)
    yield from decide_races(state, at_ms)
    out = [order.seats[seat] for seat in seats_out(state, order)]
    # A player with a bag from another flight is not out of the event.
    left = state.left - sum(player not in state.calendar.bags for player in out)
    yield from decide_close_if_paid(state, left, at_ms)
    yield from decide_served(state, order, at_ms)
    if not shares_places(state):
        yield from decide_busts(state, order, at_ms)
    if state.hand_for_hand is not None:
        yield from decide_round(state, at_ms)
    else:
        yield from decide_after(state, [order.table], at_ms)


def decide_rounds(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Decide on hand-for-hand play after any event.

    It is announced where the event asks for it, a round ends in which no table has a hand to play
    any more, and it ends itself.
    """
    if state.by_itself and is_announced_now(state):
        yield from decide_hand_for_hand(state, "", at_ms)
    elif state.in_round:
        yield from decide_round(state, at_ms)
    yield from decide_hand_for_hand_end(state, at_ms)


def decide_hand_for_hand(state: EventState, reason: str, at_ms: int) -> Iterator[TournamentEvent]:
    """Announce it; where no hand is in play, all tables begin their first at once."""
    yield announced(state, reason, at_ms)
    yield from decide_round(state, at_ms)


def decide_round(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """End a round of hand-for-hand play once all tables have finished their hand.

    Busted players share the places, the clock loses the time of a hand, and then the consequences
    of any other hand follow.
    """
    if not is_round_over(state):
        return
    assert state.hand_for_hand is not None
    tables = list(state.hand_for_hand.played)
    yield from decide_shared_busts(state, at_ms)
    if state.phase == "running":
        yield from decide_time_off(state, at_ms)
        yield from decide_after(state, tables, at_ms)


def decide_after(state: EventState, tables: Iterable[int], at_ms: int) -> Iterator[TournamentEvent]:
    """Decide the consequences of the hands of these tables once places are given."""
    if state.phase == "over":
        return
    yield from decide_orders(state, at_ms)
    yield from decide_ending(state, at_ms)
    yield from decide_seating(state, at_ms)
    # Orders come before the seating: a player who moves by order may change the tables' balance.
    level = state.clock.level
    for table in tables:
        yield from decide_hands(state, table, at_ms)
    if state.clock.level > level:  # with it entries may end, or rebuys, for which seats are kept
        yield from decide_seating(state, at_ms)


def decide_ending(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """End the event as ordered, once no hand is in play.

    Hand for hand, that is once the busts of the round have their places.
    """
    if state.ending and not state.hands and not state.in_round:
        if state.late_open:
            yield entries_closed(state, at_ms)
        yield from decide_ordered_end(state, at_ms)


def decide_orders(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Carry out the director's orders for players who are not in a hand.

    Hand for hand, that is when all tables have finished theirs. The last player in has won,
    whatever was ordered; the last of a flight stays in for it.
    """
    if state.in_round:
        return
    # Carrying out one order may drop another, so each is looked up again.
    for player in list(state.orders):
        order = state.orders.get(player)
        if order is None or state.phase == "over" or state.in_hand(player):
            continue
        if isinstance(order, MoveOrdered):
            yield moved_by_order(state, order, at_ms)
        # The last player in has won, whatever was ordered before.
        elif state.left == 1:
            yield RemovalLapsed(player, at_ms=at_ms, citations=order.citations)
        else:
            yield from decide_removal(state, player, order.reason, at_ms)
    if state.phase == "running":
        yield from decide_swaps(state, at_ms)


def moved_by_order(state: EventState, order: MoveOrdered, at_ms: int) -> PlayerMoved:
    """Return the event of a move that was ordered."""
    table, seat = state.seats[order.player]
    return PlayerMoved(
        order.player,
        table,
        seat,
        order.table,
        order.seat,
        order.why,
        order.reason,
        at_ms=at_ms,
        citations=(*order.citations, state.rules.cite("breaking.dealt-in")),
    )


def decide_removal(
    state: EventState, player: str, reason: str, at_ms: int
) -> Iterator[TournamentEvent]:
    """Remove a player with all bags: the last place of those still in, and its prize.

    Later entries of the player, and a place in a list, are dropped.
    """
    if player in state.calendar.field:
        yield PlayerWithdrawn(player, at_ms=at_ms)
        yield from decide_alternates(state, at_ms)
    elif player in state.alternates:
        yield AlternateWithdrawn(player, at_ms=at_ms)
    # The place is counted before the player goes: it is the last one of those still in.
    place = state.left
    yield from decide_close_if_paid(state, place - 1, at_ms)
    cite = (state.rules.cite("floor.removes"),)
    prize = prize_of(state, place, player)
    bags = state.calendar.bags.get(player, ())
    stacks = len(bags) + (player in state.stacks)
    counted = _counted(state, player)
    chips = None if counted is None else counted + sum(bag.chips for bag in bags)
    bounties, seat = state.bounties, state.seats.get(player)
    head = bounties.heads.get(player, 0) + bounties.bagged.get(player, 0)
    bagged = player not in state.stacks
    told = player, place, prize, chips, reason, seat, stacks > 1, head, bagged
    yield PlayerRemoved(*told, at_ms=at_ms, citations=cite)
    yield from decide_left(state, player, at_ms)
    yield from decide_end(state, at_ms)


def _counted(state: EventState, player: str) -> int | None:
    """Return the chips in front of the player, those of the last count where nobody knows them.

    The only one whose chips nobody knows has all that are not known to be others'. None where
    nobody has counted them.
    """
    chips = state.stacks.get(player, 0)
    if chips is not None:
        return chips
    if state.uncounted == {player}:
        return state.stacks.uncounted
    told = state.counts.get(player)
    return None if told is None else min(told.number, state.stacks.uncounted)


def decide_seating(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Reseat players after some have left or come.

    Final table, breaks, a redraw, balance, halts; not at night. It runs again where a table is
    halted. That table gets a player from one that has fewer to spare (house-9C.4). It no longer
    keeps seats for rebuys, so that an alternate may have one, and another table may break into
    them. It also runs again after a redraw, which fills seats that were kept.
    """
    if state.phase != "running" or state.in_round:
        return
    if not acts_by_itself(state):
        yield from _decide_ordered(state, at_ms)
        return
    opens = False
    for event in _decide_seats(state, at_ms):
        # A halted table keeps no seats for rebuys, and a redraw fills kept ones: breaks and
        # alternates may now fit.
        opens |= isinstance(event, TableHalted | SeatsRedrawn)
        yield event
    if opens:
        yield from decide_seating(state, at_ms)


def acts_by_itself(state: EventState) -> bool:
    """Whether what is due happens now without the director.

    Where nobody follows the hands nothing does while the event is paused.
    """
    unfollowed = any(not table.followed for table in state.tables.values())
    return state.by_itself and not (state.clock.paused and unfollowed)


def _decide_ordered(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Carry out what the director has ordered; everything else is proposed."""
    yield from decide_ordered_breaks(state, at_ms)
    yield from decide_redraw(state, at_ms)
    yield from decide_heads_up(state, at_ms)


def _decide_seats(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    yield from decide_alternates(state, at_ms)
    yield from decide_final_table(state, at_ms)
    if not is_final_due(state):
        yield from decide_breaks(state, at_ms)
        if state.redraw is not None and state.calendar.last_hands is not None:
            # A table that is halted no longer has hands to deal: the day is not over yet.
            yield from decide_halts(state, at_ms)
        yield from decide_redraw(state, at_ms)
        # Balancing before a break would move players twice.
        if next_to_break(state, at_ms) is None:
            yield from decide_balance(state, at_ms)
        yield from decide_halts(state, at_ms)
    yield from decide_heads_up(state, at_ms)


def decide_satellite_end(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """End a satellite once few enough are left.

    No more hands are dealt; those in play are finished, and players who bust in them have a seat
    all the same. Over several days all who are in count, also those whose stacks are in bags: no
    day is begun for seats that are won.
    """
    # One player left is the ordinary end of the event.
    if state.ending or not state.by_itself or not 1 < state.left <= _seats_won(state):
        return
    cite = (state.rules.cite("floor.decides"),)
    yield EndOrdered("", "seats", at_ms=at_ms, citations=cite)
    yield from decide_ending(state, at_ms)


def ends_at(state: EventState) -> int | None:
    """Return the number of players left at which the event is over.

    They have all won a seat, or the one is its winner; None where the last one of a flight has not
    won.
    """
    if (seats := _seats_won(state)) > 1:
        return seats
    return 1 if is_last_part(state) else None


def _seats_won(state: EventState) -> int:
    """Return the number of seats that are won; 0 as long as others may enter."""
    return 0 if state.late_open else seats_of(state)
