"""The repairs of acts of the director that no other order of the tournament undoes.

An act can be undone as long as nothing is built on it: no hand dealt with its chips, no place given
after it, no other level since. A further event corrects the effects of the act. Time that has
passed since is not returned.

From a list of entries those can be undone who have not played a hand, and on whom nothing is built.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final, Literal

import msgspec

from ruleone.rulebook import Citation, Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament import events as e
from ruleone.tournament.between_days import has_lost_seats
from ruleone.tournament.commands.entries import register
from ruleone.tournament.commands.levels import end_hand_for_hand
from ruleone.tournament.commands.terms import undo_terms
from ruleone.tournament.entries import (
    decide_alternates,
    decide_late_entry,
    entry_back,
    grown,
    one_stack,
    open_seats,
)
from ruleone.tournament.events import undo as b
from ruleone.tournament.events.days import DayDrawn, LastHandsAnnounced
from ruleone.tournament.events.penalties import PenaltyGiven, PenaltyLifted
from ruleone.tournament.events.reports import ProposalTaken
from ruleone.tournament.events.seating import (
    RedrawLapsed,
    RedrawOrdered,
    SeatsRedrawn,
    SwapOrdered,
    TableBreakOrdered,
)
from ruleone.tournament.hands.hands import decide_seating, moved_by_order
from ruleone.tournament.levels import CLOCK_SET_MAX_MS, SECOND_MS, chips_are_gone
from ruleone.tournament.reports import decide_undone, undo_refused
from ruleone.tournament.seating.swapping import swap_lapsed
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import (
    Decision,
    deal_on,
    no_one_in,
    no_player,
    not_running,
    ordered_move,
    refuse,
)
from ruleone.tournament.undo.acts import Act
from ruleone.tournament.undo.bought import (
    bounty_refused,
    chips_refused,
    is_unfollowed,
    undo_bought,
)

Clocked = e.ClockSet | e.LevelStarted | e.BreakStarted | e.BreakEnded
"""The first event of an order of the clock."""


def _cite(state: EventState) -> tuple[Citation, ...]:
    return (state.rules.cite("floor.decides"),)


def clock_order(state: EventState, act: Act, first: Clocked, reason: str, at_ms: int) -> Decision:
    """Restore the level or break as it stood when the order came.

    It is refused for a level whose chips have been removed by a color-up.
    """
    if not act.in_period:
        return refuse("act-level-since")
    clock, events, cite = state.clock, act.events, _cite(state)
    again = _level_again(events)
    gone = None if again is None else chips_are_gone(state, again)
    if gone is not None:
        return gone

    def level(number: int) -> e.LevelStarted:
        left_ms = clock.cut_ms.get(number)
        told = number, "director", reason, left_ms
        return e.LevelStarted(*told, at_ms=at_ms, citations=cite)  # type: ignore[arg-type]

    def pause(ended: e.BreakEnded) -> e.BreakStarted:
        assert ended.left_ms is not None
        left_ms = max(SECOND_MS, ended.left_ms)
        return e.BreakStarted(ended.level, left_ms, ended.within_level, reason, at_ms=at_ms)

    known = all(event.left_ms is not None for event in events if isinstance(event, e.BreakEnded))
    if not known:
        return refuse("act-not-kept")
    match events:
        case [e.ClockSet(left_ms=left_ms, was_ms=was_ms)]:
            now_ms = clock.left_ms(at_ms) or 0
            back_ms = min(max(now_ms - (left_ms - was_ms), SECOND_MS), CLOCK_SET_MAX_MS)
            told = back_ms, max(0, now_ms), reason
            return iter((e.ClockSet(*told, at_ms=at_ms, citations=cite),))
        case [e.BreakStarted(within_level=True)]:
            return iter((_ended(state, reason, at_ms),))
        case [e.BreakStarted(after_level=number)]:
            return iter((_ended(state, reason, at_ms), level(number)))
        case [e.BreakEnded() as ended]:
            return iter((pause(ended),))
        case [e.BreakEnded() as ended, e.LevelStarted(level=begun)] if begun == ended.level:
            return iter((pause(ended),))
        case [e.BreakEnded() as ended, e.LevelStarted()]:
            back = level(ended.level)
            by_time = clock.structure.length_ms(ended.level) is not None
            if by_time and not ended.within_level and back.left_ms is None:
                back = msgspec.structs.replace(back, left_ms=0)
            return iter((back, pause(ended)))
        case [e.LevelStarted(level=begun, was=was)] if was and was != begun:
            return iter((level(was),))
        case _:
            return refuse("act-brought-more")


def _level_again(events: Sequence[e.TournamentEvent]) -> int | None:
    """Return the level that the undone order restores, or that ends before the restored break."""
    match events:
        case [e.BreakStarted(within_level=False, after_level=number)]:
            return number
        case [e.BreakEnded(level=number), e.LevelStarted(level=begun)] if begun != number:
            return number
        case [e.LevelStarted(was=number)] if number:
            return number
        case _:
            return None


def _ended(state: EventState, reason: str, at_ms: int) -> e.BreakEnded:
    return e.BreakEnded(reason, *state.clock.break_stands(at_ms), at_ms=at_ms)


def planned_break(
    state: EventState, act: Act, planned: e.BreakPlanned, reason: str, at_ms: int
) -> Decision:
    """Restore the break as planned before.

    It is refused once the break, or another level, has come.
    """
    clock = state.clock
    stands = clock.structure.break_after(planned.after_level)
    length_ms = 0 if stands is None else stands.length_ms
    first = clock.level + (clock.on_break and not clock.within_level)
    if planned.was_ms is None:
        return refuse("act-not-kept")
    if planned.after_level < first or length_ms != planned.length_ms:
        return refuse("act-level-since" if planned.after_level < first else "act-not-so")
    told = planned.after_level, planned.was_ms, reason, length_ms
    return iter((e.BreakPlanned(*told, at_ms=at_ms, citations=_cite(state)),))


def changed_terms(
    state: EventState, act: Act, done: e.TermsChanged, reason: str, at_ms: int
) -> Decision:
    """Change the same terms back, as far as they are still to come."""
    return undo_terms(state, act.events, reason, at_ms)


def move(state: EventState, act: Act, order: e.MoveOrdered, reason: str, at_ms: int) -> Decision:
    """Cancel a move that still waits."""
    if state.orders.get(order.player) != order:
        return refuse("act-seat-since", player=order.player)
    lapsed = e.MoveLapsed(
        order.player, order.table, order.seat, at_ms=at_ms, citations=_cite(state)
    )
    return _seated(state, (lapsed,), at_ms)


def swap(state: EventState, act: Act, order: SwapOrdered, reason: str, at_ms: int) -> Decision:
    """Cancel a swap of two seats that still waits."""
    if order not in state.swaps:
        return refuse("act-not-so")
    return _seated(state, (swap_lapsed(order, state, at_ms),), at_ms)


def redraw(state: EventState, act: Act, order: RedrawOrdered, reason: str, at_ms: int) -> Decision:
    """Cancel a redraw that still waits; undo one that was made where nobody follows the tables."""
    if isinstance(act.done, RedrawLapsed):
        return refuse("act-not-so")
    if isinstance(act.done, SeatsRedrawn):
        return drawn(state, act, act.done, reason, at_ms)
    if state.redraw != order:
        return refuse("act-final-seats")
    lapsed = RedrawLapsed(reason, undone=True, at_ms=at_ms, citations=_cite(state))
    return _seated(state, (lapsed,), at_ms)


def removal(
    state: EventState, act: Act, order: e.RemovalOrdered, reason: str, at_ms: int
) -> Decision:
    """Cancel a removal that still waits, or bring the removed player in again.

    The player comes back as long as nobody has gone out after them and their seat is free. Bags are
    given back as long as the day is not drawn yet.
    """
    player = order.player
    if state.orders.get(player) == order:
        cite = _cite(state)
        lapsed = b.RemovalLapsed(player, reason, undone=True, at_ms=at_ms, citations=cite)
        return _seated(state, (lapsed,), at_ms)
    removed = act.done
    if not isinstance(removed, e.PlayerRemoved):
        return refuse("act-not-so")
    several = removed.several and not removed.bagged
    if state.phase not in ("running", "night") or state.deal is not None or several:
        return refuse("act-brought-more")
    unkept = removed.seat is None and not removed.bagged
    if unkept or (state.config.bounty is not None and removed.head is None):
        return refuse("act-not-kept")
    # Envelopes were drawn for as many as were left when they were.
    if state.bounties.is_stage and removed.place > len(state.bounties.envelopes):
        return refuse("hand-stands-mystery")
    out = state.results.get(player)
    if out is None or player in act.dealt or state.left != out.place - 1:
        return refuse("act-place-since", player=player)
    if (no := _entry_refused(state, player, removed)) is not None:
        return no
    place = removed.seat
    if removed.bagged:
        if (no := _bags_refused(state, player)) is not None:
            return no
        # The seat of the evening stays the player's in the night after it, and in no other.
        bags = state.calendar.removed[player]
        tonight = any(bag.flight == state.calendar.flight for bag in bags)
        place = place if tonight and state.phase == "night" else None
    elif player not in state.calendar.unseated:
        return refuse("act-day-over")
    if place is not None:
        table, seat = place
        if table not in state.tables or seat not in state.open_seats(state.tables[table]):
            return refuse("act-seat-gone", player=player, table=table, seat=seat)
    told = player, place, removed.chips, reason, removed.head or 0, removed.bagged
    return _seated(state, (b.PlayerReinstated(*told, at_ms=at_ms, citations=_cite(state)),), at_ms)


def _entry_refused(state: EventState, player: str, removed: e.PlayerRemoved) -> Refusal | None:
    """Refuse a player who has entered again since, or for whom no seat is left.

    A player who has bagged a stack may have entered the next flight, if the rules allow it.
    """
    calendar, at_once = state.calendar, state.config.seats_at_once
    waits = player in state.alternates
    if waits and not removed.bagged:
        return refuse("act-entered-since", player=player)
    if removed.bagged and one_stack(state) and (waits or player in calendar.field):
        return refuse("act-entered-since", player=player)
    if at_once is not None and not removed.bagged and len(state.stacks) >= at_once:
        return refuse("hand-stands-seats", seats=at_once)
    return None


def _bags_refused(state: EventState, player: str) -> Refusal | None:
    """Refuse to return the bags of a removed player once the day is drawn or has begun."""
    if player not in state.calendar.removed:
        return refuse("act-day-began", day=state.calendar.day)
    return refuse("act-day-drawn") if state.calendar.drawn else None


def penalty(state: EventState, act: Act, given: PenaltyGiven, reason: str, at_ms: int) -> Decision:
    """Undo a penalty of which nothing was served.

    A disqualified player is in again. A player who paid chips gets them back between two hands.
    """
    player = given.player
    conduct = state.conduct_of(player)
    if given not in conduct.given:
        return refuse("act-not-so")
    if conduct.serving.hands_left < given.hands or (given.hands and player in act.dealt):
        return refuse("act-served", player=player)
    payment = conduct.payment(given)
    chips = 0 if payment is None else payment.chips
    if chips and (refused := _chips_back_refused(state, player)) is not None:
        return refused
    told = player, given.table, given.penalty, given.hands, reason, chips, given.at_ms
    taken = b.PenaltyTakenBack(*told, given.number, at_ms=at_ms, citations=_cite(state))
    if given.penalty != "disqualification":
        return iter((taken,))
    order = next((one for one in act.events if isinstance(one, e.RemovalOrdered)), None)
    if order is None:
        return refuse("act-not-so")
    back = removal(state, act, order, reason, at_ms)
    return back if isinstance(back, Refusal) else chain((taken,), back)


def _chips_back_refused(state: EventState, player: str) -> Refusal | None:
    """Refuse to return chips to the player where they are out, in a hand, or a deal is on."""
    if (no := no_player(state, player)) is not None:
        return no
    if state.deal is not None:
        return deal_on(state)
    return refuse("act-in-hand", player=player) if state.in_hand(player) else None


def lift(state: EventState, act: Act, lifted: PenaltyLifted, reason: str, at_ms: int) -> Decision:
    """Restore the hands to miss that had been lifted."""
    if (no := no_one_in(state, lifted.player)) is not None:
        return no
    told = lifted.player, lifted.table, lifted.hands, reason
    return iter((b.LiftTakenBack(*told, at_ms=at_ms, citations=_cite(state)),))


def purchase(
    state: EventState, act: Act, bought: e.RebuyMade | e.AddOnMade, reason: str, at_ms: int
) -> Decision:
    """Undo a purchase of chips that were not played with, or where nobody follows the hands.

    Elsewhere it is refused for a player who is in the event only by this purchase.
    """
    player = bought.player
    is_rebuy = isinstance(bought, e.RebuyMade)
    of_flight = state.calendar.rebought if is_rebuy else state.calendar.added_on
    if state.phase == "night" or player not in of_flight:
        return refuse("act-day-over")
    if player not in act.dealt and is_unfollowed(state, player):
        return undo_bought(state, bought, reason, at_ms)
    if player in act.dealt or player not in state.stacks or state.in_hand(player):
        return refuse("act-hand-since", player=player)
    # A bounty is put up by whoever had lost all.
    if isinstance(bought, e.RebuyMade) and (bought.bounty or state.stacks[player] == bought.chips):
        return refuse("act-back-by-it", player=player)
    if state.stacks.known(player) <= bought.chips:
        return refuse("act-chips-gone", player=player)
    if not state.late_open:
        return refuse("act-entries-closed")
    what: Literal["rebuy", "add-on"] = "rebuy" if is_rebuy else "add-on"
    price = state.prices_paid.bought(what, player, bought.at_ms)
    pool, paid = grown(state, -price.prizes, state.entries)
    table = state.seats[player][0]
    told = player, what, bought.chips, table, pool, paid, reason, bought.at_ms
    return iter((b.PurchaseTakenBack(*told, at_ms=at_ms, citations=_cite(state)),))


def entry(
    state: EventState,
    act: Act,
    first: e.LatePlayerEntered | e.TableOpened | e.ChipsForfeited,
    reason: str,
    at_ms: int,
) -> Decision:
    """Undo a re-entry of a player who has not played a hand since, as far as anybody knows.

    Chips that were given up for it come back, as long as their seat is free.

    A rebuy for which a table was opened is undone like any other; the table stays.
    """
    bought = next((one for one in act.events if isinstance(one, e.RebuyMade)), None)
    if bought is not None:
        return purchase(state, act, bought, reason, at_ms)
    given_up = next((one for one in act.events if isinstance(one, e.ChipsForfeited)), None)
    entered = next((one for one in act.events if isinstance(one, e.LatePlayerEntered)), None)
    if entered is None or entered.listed or state.entered.get(entered.player, 0) < 2:
        return refuse("act-brought-more")
    player = entered.player
    if player in state.results and player in state.outs:
        return refuse("act-out-since", player=player, place=state.results[player].place)
    if player in act.dealt or player not in state.stacks or state.in_hand(player):
        return refuse("act-hand-since", player=player)
    if (no := _stack_since(state, player)) is not None:
        return no
    if not state.late_open:
        return refuse("act-entries-closed")
    pool, paid = grown(state, -state.prices_paid.entry(player).prizes, state.entries - 1)
    if given_up is None and state.left - 1 < max(2, len(paid)):
        return refuse("act-place-since", player=player)
    told: tuple[Any, ...] = player, state.seats[player][0], pool, paid, reason
    if given_up is not None:
        if given_up.seat not in (*open_seats(state), state.seats[player]):
            return refuse("act-seat-since", player=player)
        told = (*told, True, given_up.chips, given_up.seat)
    return _seated(state, (b.EntryTakenBack(*told, at_ms=at_ms, citations=_cite(state)),), at_ms)


def _stack_since(state: EventState, player: str) -> Refusal | None:
    """Refuse where the stack of an entry cannot be given back whole."""
    full = state.config.starting_stack
    if state.stacks[player] is None:
        return chips_refused(state, full, player) or bounty_refused(state, player)
    return None if state.stacks[player] == full else refuse("act-brought-more")


def no_show(
    state: EventState, act: Act, taken: b.EntryTakenBack, reason: str, at_ms: int
) -> Decision:
    """Enter a player again who was taken off as a no-show, with a seat drawn."""
    player = taken.player
    if state.phase != "running":
        return not_running(state)
    if player in state.stacks or player in state.alternates:
        return refuse("act-entered-since", player=player)
    if not state.late_open and (no := _entry_final(state)) is not None:
        return no
    return _seated_late(state, player, at_ms)


def withdrawal(
    state: EventState,
    act: Act,
    gone: e.PlayerWithdrawn | e.AlternateWithdrawn,
    reason: str,
    at_ms: int,
) -> Decision:
    """Enter a player again whose entry was withdrawn, as entries are taken now."""
    return register(state, gone.player, None, at_ms)


def _entry_final(state: EventState) -> Refusal | None:
    """Refuse to enter a player again where entries are closed and no other player may come in."""
    at_once = state.config.seats_at_once
    if state.ending:
        return refuse("event-ending")
    if state.deal is not None:
        return deal_on(state)
    if state.deal_made is not None:
        return refuse("deal-made")
    if state.bounties.is_stage:
        return refuse("hand-stands-mystery")
    if state.calendar.day > 1:
        return refuse("act-day-over")
    if at_once is not None and len(state.stacks) >= at_once:
        return refuse("hand-stands-seats", seats=at_once)
    return None


def _seated_late(state: EventState, player: str, at_ms: int) -> Iterator[e.TournamentEvent]:
    yield from decide_late_entry(state, player, None, at_ms)
    yield from decide_seating(state, at_ms)


def correction(
    state: EventState, act: Act, corrected: e.ChipsCorrected, reason: str, at_ms: int
) -> Decision:
    """Correct the player's chips by the opposite amount, between two hands."""
    player = corrected.player
    if state.deal is not None:
        return deal_on(state)
    if corrected.correction == "removed":
        if state.phase != "running":
            return not_running(state)
        if state.removed_uncounted.get(player) != -corrected.chips:
            return refuse("act-not-so")
    elif state.phase == "night":
        if state.calendar.bag_of(player) is None:
            return refuse("no-bag", player=player)
    elif player not in state.stacks:
        return refuse("player-not-in-event", player=player)
    elif state.in_hand(player):
        return refuse("act-in-hand", player=player)
    has = state.chips_of(player)
    if (state.stacks.uncounted if has is None else has) <= corrected.chips:
        return refuse("act-chips-gone", player=player)
    told = player, corrected.correction, -corrected.chips, reason
    return iter((e.ChipsCorrected(*told, at_ms=at_ms, citations=_cite(state)),))


def color_up(state: EventState, act: Act, up: e.ColorUpBegan, reason: str, at_ms: int) -> Decision:
    """Cancel a color-up of which no table has exchanged any chips yet."""
    still = next((one for one in state.coloring_up if one.removed == up.removed), None)
    if still is None or still.waiting != state.stacks.keys() or len(act.events) > 1 or act.tables:
        return refuse("act-raced", chip=up.removed)
    told = up.removed, up.into, reason
    return iter((b.ColorUpTakenBack(*told, at_ms=at_ms, citations=_cite(state)),))


def last_hands(
    state: EventState, act: Act, announced: LastHandsAnnounced, reason: str, at_ms: int
) -> Decision:
    """Cancel the last hands of the day, as long as no table has begun one.

    A number that was drawn is known to all from then on, so it stands.
    """
    last = state.calendar.last_hands
    if last is None or last.announced != announced:
        return refuse("act-day-over")
    if announced.least != announced.most:
        return refuse("act-lot-told")
    if any(left != announced.hands for left in last.left.values()):
        return refuse("act-last-hand-dealt")
    return iter((b.LastHandsTakenBack(reason, at_ms=at_ms, citations=_cite(state)),))


def day_draw(
    state: EventState, act: Act, first: DayDrawn | e.EntriesClosed, reason: str, at_ms: int
) -> Decision:
    """Undo the draw of a day that has not begun."""
    drawn = next((one for one in act.events if isinstance(one, DayDrawn)), None)
    if drawn is None:
        return refuse("act-brought-more")
    calendar = state.calendar
    if state.phase != "night" or not calendar.drawn or calendar.day != drawn.day:
        return refuse("act-day-began", day=drawn.day)
    if has_lost_seats(state):
        return refuse("act-seats-lost")
    return iter((b.DayDrawTakenBack(drawn.day, reason, at_ms=at_ms, citations=_cite(state)),))


def end(state: EventState, act: Act, order: e.EndOrdered, reason: str, at_ms: int) -> Decision:
    """Cancel the end of the event after the hands in play."""
    if not state.ending:
        return refuse("act-not-so")
    return iter((b.EndLapsed(reason, at_ms=at_ms, citations=_cite(state)),))


def out(state: EventState, act: Act, busted: e.PlayersBusted, reason: str, at_ms: int) -> Decision:
    """Undo a report of players who are out, all of them, whatever has followed."""
    told = (one for one in act.events if isinstance(one, e.PlayersBusted))
    players = [bust.player for one in told for bust in one.busts]
    if not busted.report:
        return refuse("act-not-so")
    number = busted.report
    still = [one for one in players if one in state.outs and state.outs[one].number == number]
    if not still:
        return refuse("act-not-so")
    refused = next((no for one in still if (no := undo_refused(state, one))), None)
    return refused or chain.from_iterable(
        decide_undone(state, one, None, reason, at_ms) for one in reversed(still)
    )


Drawn = e.TableBroken | e.FinalTableFormed | SeatsRedrawn
"""Draws of seats that can be undone at tables that nobody follows."""


def drawn(state: EventState, act: Act, event: Drawn, reason: str, at_ms: int) -> Decision:
    """Put the players of a draw back where they sat, at tables that nobody follows.

    A player who has been out since stays wherever they sit now.
    """
    if state.phase != "running":
        return not_running(state)
    what, draw, came = _draw_of(event)
    kept = state.seatings.get(draw)
    if kept is None:
        return refuse("act-final-seats")
    if state.deal is not None:
        return deal_on(state)
    left = {player: seat for player, seat in came.items() if state.seats.get(player) == seat}
    for player in came.keys() & state.stacks.keys():
        if player in act.dealt or state.in_hand(player):
            return refuse("act-hand-since", player=player)
        if player not in left and player not in kept.out:
            return refuse("act-seat-since", player=player)
    back = {player: kept.seats[player] for player in left}
    tables = {number: size for number, (size, _) in kept.tables.items()}
    told = draw, what, back, left, tables, reason
    taken = b.SeatsTakenBack(*told, at_ms=at_ms, citations=_cite(state))
    return _seats_gone(state, taken) or iter((taken,))


def _draw_of(
    event: Drawn,
) -> tuple[Literal["break", "redraw", "final-table"], str, dict[str, tuple[int, int]]]:
    """Return the kind of a draw of seats, its purpose, and the seats that it gave."""
    match event:
        case e.TableBroken():
            return "break", f"break/{event.table}", event.draw.seats
        case e.FinalTableFormed(table=table):
            seats = {player: (table, seat) for player, seat in event.seats.items()}
            return "final-table", "final-table", seats
        case SeatsRedrawn():
            return "redraw", f"redraw/{event.number}", event.seats


def _seats_gone(state: EventState, taken: b.SeatsTakenBack) -> Refusal | None:
    """Refuse where somebody else sits in one of the seats, is to, or would have none."""
    stays = {seat: one for one, seat in state.seats.items() if one not in taken.seats}
    sizes = {number: table.size for number, table in state.tables.items()} | taken.tables
    for player, (table, seat) in taken.seats.items():
        coming = state.orders.who_comes(table, seat)
        if table not in sizes or (table, seat) in stays or coming is not None:
            return refuse("act-seat-gone", player=player, table=table, seat=seat)
    for (table, seat), player in stays.items():
        if seat > sizes[table]:
            return refuse("act-seat-gone", player=player, table=table, seat=seat)
    return None


def broken(
    state: EventState, act: Act, order: TableBreakOrdered, reason: str, at_ms: int
) -> Decision:
    """Undo a break that was ordered and carried out."""
    assert isinstance(act.done, e.TableBroken)
    return drawn(state, act, act.done, reason, at_ms)


def taken(
    state: EventState, act: Act, proposal: ProposalTaken, reason: str, at_ms: int
) -> Decision:
    """Undo what a proposal brought: a move, a draw of seats, hand for hand, or a color-up."""
    for one in act.events:
        match one:
            case e.PlayerMoved():
                return _moved_back(state, one, reason, at_ms)
            case e.TableBroken() | e.FinalTableFormed():
                return drawn(state, act, one, reason, at_ms)
            case e.HandForHandAnnounced():
                return end_hand_for_hand(state, reason or "·", at_ms)
            case e.ColorUpBegan():
                return color_up(state, act, one, reason, at_ms)
            case _:
                continue
    return refuse("act-brought-more")


def _moved_back(state: EventState, moved: e.PlayerMoved, reason: str, at_ms: int) -> Decision:
    """Move the player back, who still sits where the move had put them."""
    if state.seats.get(moved.player) != (moved.to_table, moved.to_seat):
        return refuse("act-seat-since", player=moved.player)
    seat = moved.from_table, moved.from_seat
    why = reason or "·"
    order = ordered_move(state, moved.player, seat, why, at_ms, "director")
    if isinstance(order, Refusal):
        return order
    return iter((order, moved_by_order(state, order, at_ms)))


def moved(state: EventState, act: Act, one: e.PlayerMoved, reason: str, at_ms: int) -> Decision:
    """Move a player back whom the event moved by itself."""
    return _moved_back(state, one, reason, at_ms)


def waiver(
    state: EventState, act: Act, released: e.TableReleased, reason: str, at_ms: int
) -> Decision:
    """Halt the table again, as long as it has dealt nothing since."""
    table = released.table
    if not released.waived:
        return refuse("act-brought-more")
    if table not in state.tables or not state.tables[table].waived:
        return refuse("act-not-so")
    if table in act.tables:
        return refuse("act-table-dealt", table=table)
    taken = b.WaiverTakenBack(table, reason, at_ms=at_ms, citations=_cite(state))
    return _seated(state, (taken,), at_ms)


def _seated(
    state: EventState, events: Sequence[e.TournamentEvent], at_ms: int
) -> Iterator[e.TournamentEvent]:
    """Yield the events of a repair, and then the moves between tables."""
    yield from events
    yield from decide_seating(state, at_ms)


def listed(
    state: EventState, act: Act, first: e.TournamentEvent, reason: str, at_ms: int
) -> Decision:
    """Undo all entries of a list, or none: return the refusal of the first that stands."""
    if not act.entered:
        return refuse("act-not-so")
    refused = next((no for one in act.entered if (no := _stands(state, act, one))), None)
    if refused is not None and refused.code == "act-entry-played":
        told = refused.parameters | {"others": _alone(state, act)}
        return msgspec.structs.replace(refused, parameters=told)
    return refused or _paid(state, act) or _back(state, act.entered, reason, at_ms)


def _alone(state: EventState, act: Act) -> int:
    """Return how many of the list, who play or wait, can be withdrawn by themselves."""
    here = (one for one in act.entered or () if one in state.stacks or one in state.alternates)
    alone = ((one, msgspec.structs.replace(act, entered=(one,))) for one in here)
    return sum(_stands(state, own, one) is None and _paid(state, own) is None for one, own in alone)


def _stands(state: EventState, act: Act, player: str) -> Refusal | None:
    """Return the refusal to undo this entry, None where it can be undone."""
    if player in state.alternates or _only_entered(state, player):
        return None
    if player in act.dealt or (player in state.stacks and state.in_hand(player)):
        return _ruled(state, "act-entry-played", player=player, others=0)
    if player in act.at_start:
        return _ruled(state, "act-entry-drawn", player=player)
    if state.phase != "running":
        return not_running(state)
    if player not in state.stacks:
        return _ruled(state, "act-entry-removed", player=player)
    if not state.late_open:
        return _ruled(state, "act-entry-closed", player=player)
    if state.stacks[player] is None:
        since = chips_refused(state, state.config.starting_stack, player)
        if (no := since or bounty_refused(state, player)) is not None:
            return no
    elif state.stacks[player] != state.config.starting_stack:
        return _ruled(state, "act-entry-chips", player=player)
    table, _ = state.seats[player]
    if player in act.moved or table in act.balanced:
        return _ruled(state, "act-entry-balanced", player=player, table=table)
    return None


def _only_entered(state: EventState, player: str) -> bool:
    """Tell whether the player has entered an event or flight that is still to start."""
    if state.phase == "night":
        return player in state.calendar.field
    return state.phase == "open" and player in state.entrants


def _paid(state: EventState, act: Act) -> Refusal | None:
    """Refuse where undoing the list would leave fewer players than are paid.

    Entries have closed with that number of prizes.
    """
    late = [player for player in act.entered or () if player in state.stacks]
    if state.phase != "running" or not late:
        return None
    less = sum(state.prices_paid.entry(player).prizes for player in late)
    _, paid = grown(state, -less, state.entries - len(late))
    if state.left - len(late) >= max(2, len(paid)):
        return None
    return _ruled(state, "act-entry-paid", player=late[0], paid=len(paid))


def _ruled(state: EventState, code: str, **told: Parameter) -> Refusal:
    """Return a refusal by the nearest rule, that on late registration."""
    return Refusal(code, "illegal", told, state.rules.cite("entries.undone"))


def _back(
    state: EventState, players: tuple[str, ...], reason: str, at_ms: int
) -> Iterator[e.TournamentEvent]:
    """Yield that each of the players leaves, and then that waiting players get the free seats."""
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


Repair = Callable[[EventState, Act, Any, str, int], Decision]
"""A function that returns the events that undo an act of its kind, or a refusal."""

REPAIRS: Final[Mapping[type[e.TournamentEvent], Repair]] = {
    e.ClockSet: clock_order,
    e.LevelStarted: clock_order,
    e.BreakStarted: clock_order,
    e.BreakEnded: clock_order,
    e.BreakPlanned: planned_break,
    e.MoveOrdered: move,
    SwapOrdered: swap,
    RedrawOrdered: redraw,
    e.RemovalOrdered: removal,
    PenaltyGiven: penalty,
    PenaltyLifted: lift,
    e.RebuyMade: purchase,
    e.AddOnMade: purchase,
    e.LatePlayerEntered: entry,
    e.TableOpened: entry,
    e.ChipsForfeited: entry,
    b.EntryTakenBack: no_show,
    e.ChipsCorrected: correction,
    e.ColorUpBegan: color_up,
    LastHandsAnnounced: last_hands,
    DayDrawn: day_draw,
    e.EntriesClosed: day_draw,
    e.EndOrdered: end,
    e.TableReleased: waiver,
    e.PlayersBusted: out,
    ProposalTaken: taken,
    e.PlayerMoved: moved,
    e.TableBroken: drawn,
    e.FinalTableFormed: drawn,
}
"""The repairs by the type of the first event of an act."""
