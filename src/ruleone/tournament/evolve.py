"""Apply an event to the state of a tournament. Never refuses: what happened, happened."""

from collections.abc import Callable
from typing import Any, get_args

from ruleone.tournament import counting
from ruleone.tournament import events as e
from ruleone.tournament.adding_up import Broken, check
from ruleone.tournament.bounties.events import BountyEvent
from ruleone.tournament.chip_ledger import put_right
from ruleone.tournament.conduct import evolving as serving
from ruleone.tournament.days import events as d
from ruleone.tournament.days import evolving as n
from ruleone.tournament.games import has_blinds, has_button
from ruleone.tournament.rotation import Chosen
from ruleone.tournament.stacks import Stacks
from ruleone.tournament.state import ColoringUp, DealWished, EventState, HandForHand, Table
from ruleone.tournament.taking_back import evolving as undone


def evolve(state: EventState, event: e.TournamentEvent) -> None:
    """Apply the event, then check that chips and seats add up (raises Broken where they do not)."""
    if state.phase == "running" and not isinstance(event, e.ClockRestarted):
        state.clock.touch(event.at_ms)
    _APPLY[type(event)](state, event)
    check(state, event)


def _registered(state: EventState, event: e.PlayerRegistered) -> None:
    if event.listed:
        state.alternates.remove(event.player)
    state.entrants.setdefault(event.player, event.house)
    state.entries_of_persons += event.house is None
    state.paid_in += state.config.buy_in
    state.bounties.put_up(event.player, state.config.bounty)
    if state.phase == "night":
        state.calendar.field.append(event.player)
        state.entered[event.player] = state.entered.get(event.player, 0) + 1


def _listed(state: EventState, event: e.AlternateListed) -> None:
    state.alternates.append(event.player)


def _unlisted(state: EventState, event: e.AlternateWithdrawn) -> None:
    state.alternates.remove(event.player)


def _withdrawn(state: EventState, event: e.PlayerWithdrawn) -> None:
    state.paid_in -= state.config.buy_in
    state.entries_of_persons -= state.entrants[event.player] is None
    state.bounties.take_back(event.player, state.config.bounty)
    if state.phase == "night":
        state.calendar.field.remove(event.player)
        state.entered[event.player] -= 1
    if not state.entered.get(event.player):
        state.entered.pop(event.player, None)
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
        _open(state, draw.table, event.size, draw.button)
    for player, (table, seat) in event.seats.items():
        _sit(state, player, table, seat)
    state.break_order = event.break_order


def _late_entered(state: EventState, event: e.LatePlayerEntered) -> None:
    if event.listed:
        state.alternates.remove(event.player)
    if event.player not in state.calendar.bags:
        # Whoever is out has one more before him.
        state.results = {player: _lower(one) for player, one in state.results.items()}
        state.earlier = [_lower(one) for one in state.earlier]
    if event.player in state.results:
        state.earlier.append(state.results.pop(event.player))
    state.entrants.setdefault(event.player, event.house)
    for entered in (state.entered, state.calendar.entered):
        entered[event.player] = entered.get(event.player, 0) + 1
    state.entries = event.entry
    state.entries_of_persons += event.house is None
    state.paid_in += state.config.buy_in
    state.bounties.put_up(event.player, state.config.bounty)
    state.pool, state.prizes = event.pool, event.prizes
    state.stacks[event.player] = state.config.starting_stack
    state.heads_up = False
    _sit(state, event.player, *event.seat)


def _lower(standing: e.Standing) -> e.Standing:
    return e.Standing(standing.player, standing.place + 1, standing.prize)


def _rebought(state: EventState, event: e.RebuyMade) -> None:
    out = state.results.pop(event.player, None)
    if out is not None:
        # Whoever went out with him or after him had one more before him.
        state.results = {
            player: _lower(one) if one.place <= out.place else one
            for player, one in state.results.items()
        }
        state.earlier = [_lower(one) if one.place <= out.place else one for one in state.earlier]
        state.stacks[event.player] = 0
        state.heads_up = False
        state.bounties.put_up_again(event.player, state.config.bounty)
        _sit(state, event.player, *event.seat)
    state.stacks[event.player] += event.chips
    state.chips_bought += event.chips
    state.rebought[event.player] = state.rebought.get(event.player, 0) + 1
    assert state.config.rebuys is not None
    state.paid_in += state.config.rebuys.price
    state.pool, state.prizes = event.pool, event.prizes


def _added_on(state: EventState, event: e.AddOnMade) -> None:
    assert state.config.add_on is not None
    state.stacks[event.player] += event.chips
    state.chips_bought += event.chips
    state.added_on.add(event.player)
    state.paid_in += state.config.add_on.price
    state.pool, state.prizes = event.pool, event.prizes


def _opened(state: EventState, event: e.TableOpened) -> None:
    _open(state, event.table, event.size, event.button)
    state.break_order = (event.table, *state.break_order)


def _closed(state: EventState, event: e.EntriesClosed) -> None:
    state.late_open = False
    state.prizes = event.prizes
    state.alternates.clear()


def _level_started(state: EventState, event: e.LevelStarted) -> None:
    state.clock.begin_level(event.level, event.at_ms, event.left_ms)
    for table in state.tables.values():
        table.hands_in_level = 0


def _color_up_began(state: EventState, event: e.ColorUpBegan) -> None:
    state.chip = event.into
    state.coloring_up.append(ColoringUp(event.removed, event.into, state.stacks))


def _raced(state: EventState, event: e.ChipsRaced) -> None:
    for seat, chips in event.after.items():
        state.stacks[event.seats[seat]] = chips
    state.chips_raced += sum(event.after.values()) - sum(event.before.values())
    for up in state.coloring_up:
        if up.removed == event.removed:
            up.waiting.difference_update(state.tables[event.table].players.values())
    state.coloring_up = [up for up in state.coloring_up if up.waiting]


def _break_started(state: EventState, event: e.BreakStarted) -> None:
    state.clock.begin_break(event.length_ms, event.at_ms, within_level=event.within_level)


def _break_ended(state: EventState, event: e.BreakEnded) -> None:
    state.clock.end_break(event.at_ms)


def _break_planned(state: EventState, event: e.BreakPlanned) -> None:
    state.clock.plan_break(event.after_level, event.length_ms)


def _clock_set(state: EventState, event: e.ClockSet) -> None:
    state.clock.set_left(event.left_ms)


def _dealt(state: EventState, event: e.HandDealt) -> None:
    order = event.order
    table = state.tables[order.table]
    table.hand = table.last_hand = order.number
    if has_button(order.game):
        table.before = event.positions
        state.posted.difference_update(order.seats.values())
        if table.blinds and event.positions.big_blind in order.seats:
            state.posted.add(order.seats[event.positions.big_blind])
    table.turn.dealt(order.turn, len(order.seats), order.game, order.chooser)
    table.placed.clear()
    serving.hand_dealt(state, order)
    state.hands[order.number] = order
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


def _busted(state: EventState, event: e.PlayersBusted) -> None:
    for bust in event.busts:
        state.bust_at[bust.player] = (*state.seats[bust.player], event.hand)
        _leave(state, bust.player)
        state.results[bust.player] = e.Standing(bust.player, bust.place, bust.prize)


def _stacks_lost(state: EventState, event: d.StacksLost) -> None:
    for player in event.players:
        _leave(state, player)


def _moved(state: EventState, event: e.PlayerMoved) -> None:
    _stand_up(state, event.player)
    _sit(state, event.player, event.to_table, event.to_seat)
    if event.why != "balance":
        state.orders.pop(event.player, None)
        state.tables[event.to_table].placed.add(event.player)


def _table_broken(state: EventState, event: e.TableBroken) -> None:
    for player, (table, seat) in event.draw.seats.items():
        _stand_up(state, player)
        _sit(state, player, table, seat)
    _close(state, event.table)


def _halted(state: EventState, event: e.TableHalted) -> None:
    state.tables[event.table].halted = True


def _released(state: EventState, event: e.TableReleased) -> None:
    state.tables[event.table].halted = False
    state.tables[event.table].waived = event.waived


def _final_table(state: EventState, event: e.FinalTableFormed) -> None:
    for player in event.seats:
        _stand_up(state, player)
    for number in [number for number in state.tables if number != event.table]:
        _close(state, number)
    table = state.tables[event.table]
    table.size = event.size
    table.halted = table.waived = False
    if event.button is not None:
        table.drawn, table.before = event.button.button, None
    for player, seat in event.seats.items():
        _sit(state, player, event.table, seat)
    state.final_table = event.table


def _heads_up(state: EventState, event: e.HeadsUpBegan) -> None:
    state.heads_up = True


def _ordered(state: EventState, event: e.MoveOrdered | e.RemovalOrdered) -> None:
    state.orders[event.player] = event


def _lapsed(state: EventState, event: e.MoveLapsed) -> None:
    del state.orders[event.player]


def _end_ordered(state: EventState, event: e.EndOrdered) -> None:
    state.ending = True


def _pinned(state: EventState, event: e.SeatPinned) -> None:
    if event.pinned:
        state.pinned.add(event.player)
    else:
        state.pinned.discard(event.player)


def _removed(state: EventState, event: e.PlayerRemoved) -> None:
    state.chips_removed += event.chips
    _leave(state, event.player)
    state.calendar.bags.pop(event.player, None)
    state.results[event.player] = e.Standing(event.player, event.place, event.prize)


def _hand_for_hand(state: EventState, event: e.HandForHandAnnounced) -> None:
    state.hand_for_hand = HandForHand(event.ends_at)
    state.hand_for_hand_announced = True
    state.clock.by_rounds = True


def _round_played(state: EventState, event: e.HandForHandPlayed) -> None:
    assert state.hand_for_hand is not None
    state.hand_for_hand.number = event.number + 1
    state.hand_for_hand.played.clear()
    state.clock.take(event.takes_ms)


def _hand_for_hand_ended(state: EventState, event: e.HandForHandEnded) -> None:
    state.hand_for_hand = None
    state.clock.by_rounds = False


def _paused(state: EventState, event: e.EventPaused) -> None:
    state.clock.paused = True


def _resumed(state: EventState, event: e.EventResumed) -> None:
    state.clock.paused = False


def _restarted(state: EventState, event: e.ClockRestarted) -> None:
    state.clock.anchor_ms = event.at_ms


def _announced(state: EventState, event: e.Announced) -> None:
    state.announcement = event.text or None


def _deal_asked(state: EventState, event: e.DealAsked) -> None:
    state.deal = DealWished(event)
    if event.by is not None:
        state.deal_asked_in[event.by] = state.clock.level


def _deal_offered(state: EventState, event: e.DealOffered) -> None:
    assert state.deal is not None
    state.deal.offered = event
    state.deals_offered = event.number
    state.clock.stands = True


def _deal_answered(state: EventState, event: e.DealAnswered) -> None:
    assert state.deal is not None
    if event.consents:
        state.deal.consenting.add(event.player)


def _deal_made(state: EventState, event: e.DealMade) -> None:
    state.deal, state.deal_made = None, event
    places = len(event.amounts)
    won = sum(event.amounts.values()) + event.left
    if won != sum(state.prizes[:places]):
        raise Broken(f"expected a deal over {sum(state.prizes[:places])}, found {won}")
    shared = [0] * (min(places, len(state.prizes)) - 1)
    state.prizes = (event.left, *shared, *state.prizes[places:])
    state.clock.stands = False


def _deal_lapsed(state: EventState, event: e.DealLapsed) -> None:
    state.deal = None
    state.clock.stands = False


def _bounties(state: EventState, event: BountyEvent) -> None:
    state.bounties.follow(event)


def _finished(state: EventState, event: e.EventFinished) -> None:
    state.phase = "over"
    state.clock.over = True
    for standing in event.results:
        state.results[standing.player] = standing


def _open(state: EventState, number: int, size: int, button: int) -> None:
    blinds = has_blinds(state.config.games[0])
    state.tables[number] = Table(number, size, button, blinds=blinds, posted=state.posted)


def _sit(state: EventState, player: str, table: int, seat: int) -> None:
    if seat in state.tables[table].players:
        raise Broken(f"seat {seat} of table {table} is taken, {player} cannot sit there")
    state.tables[table].players[seat] = player
    if seat in state.tables[table].opened:
        state.tables[table].opened.remove(seat)
    state.seats[player] = (table, seat)


def _stand_up(state: EventState, player: str) -> None:
    table, seat = state.seats.pop(player)
    del state.tables[table].players[seat]
    state.tables[table].placed.discard(player)
    state.tables[table].opened.append(seat)


def _leave(state: EventState, player: str) -> None:
    _stand_up(state, player)
    del state.stacks[player]
    state.orders.pop(player, None)
    state.pinned.discard(player)
    for up in state.coloring_up:
        up.waiting.discard(player)
    state.coloring_up = [up for up in state.coloring_up if up.waiting]


def _close(state: EventState, number: int) -> None:
    if state.tables.pop(number).players:
        raise Broken(f"table {number} was broken with players in their seats")
    state.broken.append(number)
    state.break_order = tuple(other for other in state.break_order if other != number)


_APPLY: dict[type, Callable[[EventState, Any], None]] = {
    e.PlayerRegistered: _registered,
    e.PlayerWithdrawn: _withdrawn,
    e.AlternateListed: _listed,
    e.AlternateWithdrawn: _unlisted,
    e.EventStarted: _started,
    e.SeatsDrawn: _seats_drawn,
    e.LatePlayerEntered: _late_entered,
    e.RebuyMade: _rebought,
    e.AddOnMade: _added_on,
    e.TableOpened: _opened,
    e.EntriesClosed: _closed,
    e.LevelStarted: _level_started,
    e.ColorUpBegan: _color_up_began,
    e.ChipsRaced: _raced,
    **counting.APPLY,
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
    e.DealAsked: _deal_asked,
    e.DealOffered: _deal_offered,
    e.DealAnswered: _deal_answered,
    e.DealMade: _deal_made,
    e.DealLapsed: _deal_lapsed,
    **dict.fromkeys(get_args(BountyEvent), _bounties),
    **serving.APPLY,
    **undone.APPLY,
    e.EventFinished: _finished,
    **n.APPLY,
    d.StacksLost: _stacks_lost,
}
