"""Effects of events on the state of a tournament. Nothing is refused: it has happened."""

from collections.abc import Callable
from typing import Any, get_args

from msgspec.structs import replace

from ruleone.tournament import between_days as n
from ruleone.tournament import comebacks, forfeits, penalties, reports, sealed_draws
from ruleone.tournament import events as e
from ruleone.tournament.chips import corrections
from ruleone.tournament.commands import terms
from ruleone.tournament.deals import evolve as deals
from ruleone.tournament.events import days as d
from ruleone.tournament.events.bounties import BountyEvent, BountyLeft
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.seating import breaking, redraw, swapping
from ruleone.tournament.state.adding_up import (
    Broken,
    check,
    keep_seats,
    leave,
    open_table,
    put_right,
    sit,
    stand_up,
)
from ruleone.tournament.state.event_state import (
    ColoredUp,
    ColoringUp,
    EventState,
    HandForHand,
    Stacks,
)
from ruleone.tournament.state.prices import Price
from ruleone.tournament.terms.config import Chosen
from ruleone.tournament.terms.games import has_button
from ruleone.tournament.undo import evolve as undo


def evolve(state: EventState, event: e.TournamentEvent) -> None:
    """Apply the event, then check that chips and seats add up.

    Raises Broken where they do not.
    """
    if state.phase == "running" and not isinstance(event, e.ClockRestarted):
        state.clock.touch(event.at_ms)
    _APPLY[type(event)](state, event)
    check(state, event)


def _registered(state: EventState, event: e.PlayerRegistered) -> None:
    if event.listed:
        state.alternates.remove(event.player)
    state.entrants.setdefault(event.player, event.house)
    _pays(state, event)
    if state.phase == "night":
        state.calendar.field.append(event.player)
        state.entered[event.player] = state.entered.get(event.player, 0) + 1


def _pays(state: EventState, event: e.PlayerRegistered | e.LatePlayerEntered) -> None:
    """Note what an entry pays; an alternate who gets a seat has paid already."""
    if not event.listed:
        state.prices_paid.enter(event.player, state.config)
    price = state.prices_paid.entry(event.player)
    if event.house is None:
        state.entries_of_persons += 1
        state.prices_paid.fees += price.fee
    state.paid_in += price.prizes
    state.bounties.put_up(event.player, state.config.bounty, price.bounty)


def _pays_back(state: EventState, player: str) -> None:
    """Note that an entry does not count, nor what it paid."""
    price = state.prices_paid.leave(player)
    if state.entrants[player] is None:
        state.entries_of_persons -= 1
        state.prices_paid.fees -= price.fee
    state.paid_in -= price.prizes
    state.bounties.take_back(player, state.config.bounty, price.bounty)


def _listed(state: EventState, event: e.AlternateListed) -> None:
    state.prices_paid.enter(event.player, state.config)
    state.alternates.append(event.player)


def _unlisted(state: EventState, event: e.AlternateWithdrawn) -> None:
    state.prices_paid.leave(event.player)
    state.alternates.remove(event.player)


def _unseated(state: EventState, event: e.AlternatesUnseated) -> None:
    for player in event.players:
        state.prices_paid.leave(player)
    state.alternates = [player for player in state.alternates if player not in event.players]


def _withdrawn(state: EventState, event: e.PlayerWithdrawn) -> None:
    _pays_back(state, event.player)
    if state.phase == "night":
        state.calendar.field.remove(event.player)
        state.entered[event.player] -= 1
    if not state.entered.get(event.player):
        state.entered.pop(event.player, None)
        state.pinned.pop(event.player, None)
        del state.entrants[event.player]


def _started(state: EventState, event: e.EventStarted) -> None:
    state.phase = "running"
    state.seed = bytes.fromhex(event.seed)
    state.pool = event.pool
    state.prizes = event.prizes
    state.entries = len(state.entrants)
    state.entered = dict.fromkeys(state.entrants, 1)
    state.calendar.entered = dict(state.entered)
    days = state.config.days
    state.late_open = state.config.entries_until > 0 or (days is not None and days.flights > 1)
    state.stacks = Stacks.each(state.entrants, state.config.starting_stack)
    state.clock.begin_level(0, event.at_ms)


def _seats_drawn(state: EventState, event: e.SeatsDrawn) -> None:
    for draw in event.buttons:
        open_table(state, draw.table, event.size, draw.button)
    for player, (table, seat) in event.seats.items():
        sit(state, player, table, seat)
    state.break_order = event.break_order


def _late_entered(state: EventState, event: e.LatePlayerEntered) -> None:
    if event.listed:
        state.alternates.remove(event.player)
    if event.player not in state.calendar.bags:
        # Everybody who is out finishes one place lower.
        state.results = {player: _lower(one) for player, one in state.results.items()}
        state.earlier = [_lower(one) for one in state.earlier]
        comebacks.entries_changed(state, 1)
    if event.player in state.results:
        state.earlier.append(state.results.pop(event.player))
    state.entrants.setdefault(event.player, event.house)
    for entered in (state.entered, state.calendar.entered):
        entered[event.player] = entered.get(event.player, 0) + 1
    state.entries = event.entry
    _pays(state, event)
    state.pool, state.prizes = event.pool, event.prizes
    state.stacks[event.player] = state.config.starting_stack
    state.heads_up = False
    state.dealt_in.discard(event.player)
    sit(state, event.player, *event.seat)
    _entries_changed(state, 1)


def _entries_changed(state: EventState, by: int) -> None:
    """Set the prizes of those who are out where an entry comes or goes after entries closed."""
    if state.late_open:
        return
    if state.left_at_close is not None:
        state.left_at_close += by
    reports.set_prizes(state)


def _entry_taken_back(state: EventState, event: EntryTakenBack) -> None:
    player = event.player
    if player in state.stacks and state.stacks[player] is None:
        state.stacks.add(player, -state.config.starting_stack)
    leave(state, player)
    if player not in state.calendar.bags:
        state.results = {out: _raise(one) for out, one in state.results.items()}
        state.earlier = [_raise(one) for one in state.earlier]
        comebacks.entries_changed(state, -1)
        last = next((one for one in reversed(state.earlier) if one.player == player), None)
        if last is not None:
            state.earlier.remove(last)
            state.results[player] = last
    for entered in (state.entered, state.calendar.entered):
        entered[player] -= 1
    state.entries -= 1
    _pays_back(state, player)
    if event.seat is not None:
        forfeits.restored(state, player, event.chips, event.seat)
    if not event.again:
        del state.entered[player], state.calendar.entered[player], state.entrants[player]
    state.pool, state.prizes = event.pool, event.prizes
    _entries_changed(state, -1)


def _raise(standing: e.Standing) -> e.Standing:
    return e.Standing(standing.player, standing.place - 1, standing.prize)


def _lower(standing: e.Standing) -> e.Standing:
    return e.Standing(standing.player, standing.place + 1, standing.prize)


def _rebought(state: EventState, event: e.RebuyMade) -> None:
    back = event.player not in state.stacks
    if (out := state.results.pop(event.player, None)) is not None:
        comebacks.came_back(state, event, out)
        # Players eliminated with or after that one now have one more ahead of them.
        state.results = {
            player: _lower(one) if one.place <= out.place else one
            for player, one in state.results.items()
        }
        state.earlier = [_lower(one) if one.place <= out.place else one for one in state.earlier]
    if back:
        state.stacks[event.player] = 0
        state.heads_up = False
        state.bounties.put_up_again(event.player, state.config.bounty)
        sit(state, event.player, *event.seat)
    state.stacks.add(event.player, event.chips)
    state.chips_bought += event.chips
    state.rebuys_made += 1
    for rebought in (state.rebought, state.calendar.rebought):
        rebought[event.player] = rebought.get(event.player, 0) + 1
    heads = state.heads_again.get(event.player, ())
    state.heads_again[event.player] = (*heads, event.bounty)
    rebuys = state.config.rebuys
    assert rebuys is not None
    _buys(state, "rebuy", event, (rebuys.price, rebuys.fee))
    state.pool, state.prizes = event.pool, event.prizes


def _added_on(state: EventState, event: e.AddOnMade) -> None:
    add_on = state.config.add_on
    assert add_on is not None
    state.stacks.add(event.player, event.chips)
    state.chips_bought += event.chips
    state.added_on[event.player] = state.added_on.get(event.player, 0) + 1
    state.calendar.added_on.add(event.player)
    _buys(state, "add-on", event, (add_on.price, add_on.fee))
    state.pool, state.prizes = event.pool, event.prizes


def _buys(
    state: EventState, what: str, event: e.RebuyMade | e.AddOnMade, price: tuple[int, int]
) -> None:
    """Note what chips cost, by their price and the fee of the house."""
    state.prices_paid.buy(what, event.player, Price(*price, at_ms=event.at_ms))
    state.paid_in += price[0]


def _opened(state: EventState, event: e.TableOpened) -> None:
    open_table(state, event.table, event.size, event.button)
    state.break_order = (event.table, *state.break_order)


def _closed(state: EventState, event: e.EntriesClosed) -> None:
    state.late_open = False
    state.left_at_close = max(1, state.left)
    state.prizes = event.prizes
    for player in state.alternates:
        state.prices_paid.leave(player)
    state.alternates.clear()


def _level_started(state: EventState, event: e.LevelStarted) -> None:
    state.clock.begin_level(event.level, event.at_ms, event.left_ms)
    for table in state.tables.values():
        table.hands_in_level = 0


def _color_up_began(state: EventState, event: e.ColorUpBegan) -> None:
    state.chip = event.into
    clock, exchange = state.clock, ColoredUp(event.removed, event.into, state.breaks)
    # What the structure has behind a level may begin before the next one does.
    ends = any(
        (plan.after_level, plan.removed) == (clock.level, event.removed)
        for plan in clock.structure.color_ups
    )
    level = clock.level + 1 if event.why == "planned" and ends else clock.level_next
    state.colored_for = {level: (*state.colored_for.get(level, ()), exchange)}
    if known := state.stacks.told():
        state.coloring_up.append(ColoringUp(event.removed, event.into, known))


def _raced(state: EventState, event: e.ChipsRaced) -> None:
    for seat, chips in event.after.items():
        state.stacks[event.seats[seat]] = chips
    state.chips_raced += sum(event.after.values()) - sum(event.before.values())
    if (trail := state.tables[event.table].trail) is not None:
        trail.raced = trail.ended is not None
    for up in state.coloring_up:
        if up.removed == event.removed:
            up.waiting.difference_update(state.tables[event.table].players.values())
    state.coloring_up = [up for up in state.coloring_up if up.waiting]


def _break_started(state: EventState, event: e.BreakStarted) -> None:
    state.breaks += 1
    state.clock.begin_break(event.length_ms, event.at_ms, within_level=event.within_level)


def _break_ended(state: EventState, event: e.BreakEnded) -> None:
    state.clock.end_break(event.at_ms)


def _break_planned(state: EventState, event: e.BreakPlanned) -> None:
    state.clock.plan_break(event.after_level, event.length_ms)


def _clock_set(state: EventState, event: e.ClockSet) -> None:
    state.clock.set_left(event.left_ms)


def _dealt(state: EventState, event: e.HandDealt) -> None:
    order = event.order
    undo.keep_before(state, order)
    table = state.tables[order.table]
    table.hand = table.last_hand = order.number
    if has_button(order.game):
        table.before = event.positions
        state.posted.difference_update(order.seats.values())
        if table.blinds and event.positions.big_blind in order.seats:
            state.posted.add(order.seats[event.positions.big_blind])
    table.turn.dealt(order.turn, len(order.seats), order.game, order.chooser)
    table.placed.clear()
    penalties.hand_dealt(state, order)
    state.hands[order.number] = order
    state.dealt_in.update(order.seats.values())
    if state.calendar.last_hands is not None:
        state.calendar.last_hands.dealt(order.table)
    state.last_hand = order.number


def _game_chosen(state: EventState, event: e.GameChosen) -> None:
    state.tables[event.table].turn.chosen = Chosen(event.turn, event.seat, event.game)


def _recorded(state: EventState, event: e.HandRecorded) -> None:
    order = state.hands.pop(event.number)
    table = state.tables[event.table]
    table.hand = None
    if state.hand_for_hand is not None:
        state.hand_for_hand.played[event.table] = order
    if order.level == state.clock.level:
        table.hands_in_level += 1
    for seat, chips in event.stacks.items():
        state.stacks[order.seats[seat]] = chips
    if event.corrected:
        put_right(state, "counted", event.corrected)
    for seat, takers in event.knockouts.items():
        named = tuple((order.seats[taker], chips) for taker, chips in takers)
        state.bounties.takers[order.seats[seat]] = named
    undo.keep_after(state, order, event)


def _busted(state: EventState, event: e.PlayersBusted) -> None:
    for bust in event.busts:
        state.bust_at[bust.player] = (*state.seats[bust.player], event.hand)
        state.bust_ms[bust.player] = event.at_ms
        leave(state, bust.player)
        state.results[bust.player] = e.Standing(bust.player, bust.place, bust.prize)
    reports.reported(state, event)


def _stacks_lost(state: EventState, event: d.StacksLost) -> None:
    for player in event.players:
        state.bust_at[player] = (*state.seats[player], event.hand)
        leave(state, player)


def _moved(state: EventState, event: e.PlayerMoved) -> None:
    stand_up(state, event.player)
    sit(state, event.player, event.to_table, event.to_seat)
    if event.why != "balance":
        state.orders.pop(event.player, None)
        state.tables[event.to_table].place(event.player)


def _table_broken(state: EventState, event: e.TableBroken) -> None:
    keep_seats(state, f"break/{event.table}", event.draw.seats, (event.table,))
    for player, (table, seat) in event.draw.seats.items():
        stand_up(state, player)
        sit(state, player, table, seat)
    _close(state, event.table)


def _halted(state: EventState, event: e.TableHalted) -> None:
    state.tables[event.table].halted = True


def _released(state: EventState, event: e.TableReleased) -> None:
    state.tables[event.table].halted = False
    state.tables[event.table].waived = event.waived


def _final_table(state: EventState, event: e.FinalTableFormed) -> None:
    keep_seats(state, "final-table", event.seats, tuple(state.tables))
    for player in event.seats:
        stand_up(state, player)
    for number in [number for number in state.tables if number != event.table]:
        _close(state, number)
    table = state.tables[event.table]
    table.size = event.size
    table.halted = table.waived = False
    if event.button is not None:
        table.drawn, table.before = event.button.button, None
    for player, seat in event.seats.items():
        sit(state, player, event.table, seat)
    state.final_table, state.redraw = event.table, None


def _heads_up(state: EventState, event: e.HeadsUpBegan) -> None:
    state.heads_up = True


def _ordered(state: EventState, event: e.MoveOrdered | e.RemovalOrdered) -> None:
    state.orders[event.player] = event


def _lapsed(state: EventState, event: e.MoveLapsed) -> None:
    del state.orders[event.player]


def _end_ordered(state: EventState, event: e.EndOrdered) -> None:
    state.end = event


def _pinned(state: EventState, event: e.SeatPinned) -> None:
    if not event.pinned:
        del state.pinned[event.player]
        return
    _, seat = state.seats.get(event.player, (0, None))
    state.pinned[event.player] = seat if event.seat is None else event.seat


def _removed(state: EventState, event: e.PlayerRemoved) -> None:
    if event.chips is None:
        state.removed_uncounted[event.player] = 0
    else:
        state.chips_removed += event.chips
        if event.player in state.stacks and state.stacks[event.player] is None:
            state.stacks.add(event.player, -event.chips)
    leave(state, event.player)
    if bags := state.calendar.bags.pop(event.player, None):
        state.calendar.removed[event.player] = bags
    if not event.bagged:
        state.calendar.unseated.add(event.player)
    state.bounties.unbag((event.player,))
    state.results[event.player] = e.Standing(event.player, event.place, event.prize)


def _hand_for_hand(state: EventState, event: e.HandForHandAnnounced) -> None:
    state.hand_for_hand = HandForHand(event.ends_at)
    state.hand_for_hand_announced, state.hand_for_hand_paid = True, False
    state.clock.by_rounds = True


def _round_played(state: EventState, event: e.HandForHandPlayed) -> None:
    assert state.hand_for_hand is not None
    state.hand_for_hand.number = event.number + 1
    state.hand_for_hand.played.clear()
    state.hand_for_hand.reported.clear()
    state.clock.take(event.takes_ms)


def _hand_for_hand_ended(state: EventState, event: e.HandForHandEnded) -> None:
    state.hand_for_hand = None
    state.hand_for_hand_paid = event.why == "paid"
    state.clock.by_rounds = False


def _paused(state: EventState, event: e.EventPaused) -> None:
    state.clock.paused = True


def _resumed(state: EventState, event: e.EventResumed) -> None:
    state.clock.paused = False


def _restarted(state: EventState, event: e.ClockRestarted) -> None:
    state.clock.anchor_ms = event.at_ms


def _announced(state: EventState, event: e.Announced) -> None:
    state.announced = event.said if event.text else None


def _bounties(state: EventState, event: BountyEvent) -> None:
    state.bounties.follow(event)
    if isinstance(event, BountyLeft) and (out := state.outs.get(event.player)) is not None:
        state.outs[event.player] = replace(out, left=event.amount)


def _finished(state: EventState, event: e.EventFinished) -> None:
    state.phase = "over"
    state.swaps, state.redraw = [], None
    state.clock.over = True
    for standing in event.results:
        state.results[standing.player] = standing


def _close(state: EventState, number: int) -> None:
    if state.tables.pop(number).players:
        raise Broken(f"table {number} was broken with players in their seats")
    state.broken.append(number)
    if number in state.to_break:
        state.to_break.remove(number)
    state.break_order = tuple(other for other in state.break_order if other != number)


_APPLY: dict[type, Callable[[EventState, Any], None]] = {
    e.PlayerRegistered: _registered,
    e.PlayerWithdrawn: _withdrawn,
    e.AlternateListed: _listed,
    e.AlternateWithdrawn: _unlisted,
    e.AlternatesUnseated: _unseated,
    e.EventStarted: _started,
    e.SeatsDrawn: _seats_drawn,
    e.LatePlayerEntered: _late_entered,
    EntryTakenBack: _entry_taken_back,
    e.RebuyMade: _rebought,
    e.AddOnMade: _added_on,
    e.TableOpened: _opened,
    e.EntriesClosed: _closed,
    e.LevelStarted: _level_started,
    e.ColorUpBegan: _color_up_began,
    e.ChipsRaced: _raced,
    **corrections.APPLY,
    e.ChipsForfeited: forfeits.forfeited,
    **breaking.APPLY,
    **swapping.APPLY,
    **redraw.APPLY,
    e.BreakStarted: _break_started,
    e.BreakEnded: _break_ended,
    e.BreakPlanned: _break_planned,
    e.ClockSet: _clock_set,
    e.GameChosen: _game_chosen,
    e.HandDealt: _dealt,
    e.HandRecorded: _recorded,
    e.PlayersBusted: _busted,
    e.PlayerMoved: _moved,
    e.TableBroken: _table_broken,
    e.TableHalted: _halted,
    e.TableReleased: _released,
    e.FinalTableFormed: _final_table,
    e.HeadsUpBegan: _heads_up,
    e.MoveOrdered: _ordered,
    e.MoveLapsed: _lapsed,
    e.RemovalOrdered: _ordered,
    e.EndOrdered: _end_ordered,
    e.SeatPinned: _pinned,
    e.PlayerRemoved: _removed,
    e.HandForHandAnnounced: _hand_for_hand,
    e.HandForHandPlayed: _round_played,
    e.HandForHandEnded: _hand_for_hand_ended,
    e.EventPaused: _paused,
    e.EventResumed: _resumed,
    e.ClockRestarted: _restarted,
    e.Announced: _announced,
    e.DealAsked: deals.asked,
    e.DealOffered: deals.offered,
    e.DealShown: deals.shown,
    e.DealAnswered: deals.answered,
    e.DealMade: deals.made,
    e.DealLapsed: deals.lapsed,
    **dict.fromkeys(get_args(BountyEvent), _bounties),
    **penalties.APPLY,
    **reports.APPLY,
    **undo.APPLY,
    **sealed_draws.APPLY,
    e.TermsChanged: terms.terms_changed,
    e.EventFinished: _finished,
    **n.APPLY,
    d.StacksLost: _stacks_lost,
}
