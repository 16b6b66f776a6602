"""Entries during the event: late registration, alternates, rebuys, add-ons, and the pool.

Each late registration or re-entry gets a full stack and a randomly drawn open seat (house-7.1). It
is dealt in at any position but between the small blind and the button (house-7.2, tda2024-8A.2).
Where no seat is open a table is opened, which the others balance. The prizes follow the entries
until these are closed. That is at the end of the level that the event names, or as soon as somebody
would be paid.

Alternates: a player who enters while all seats are taken waits, first come first, until one opens.
They then have a full stack and a seat drawn from all open ones, like any late registration
(house-7.1). There is one pool of seats for all of them. The seat of a player who may still buy
chips opens with the next hand of the table. Every flight has a list of its own, with which it
begins and ends.

Rebuys: chips bought before the next hand of the player's table begins. The word before the hand
binds: the chips play behind the stack (house-25.2, tda2011-24). A player who has lost all may buy
until that hand begins, for no hand may be missed (house-25.1). They are back in the old seat, or
draw one where that is gone. The add-on is bought and binds in the same way, once by everybody who
is in, when the rebuys end.

An event may announce that it keeps a seat for some minutes instead. Then who is out may rebuy to
the end of the period, whatever hands were missed. It is into the old seat as long as that is open,
else into a drawn one. For these minutes no late registration and no other rebuy gets the seat while
another one is open.

Kept seats: an event with alternates has no seat to spare. A player who has lost all keeps the place
until chips are bought or the next hand of the table has begun (house-25.1). Nobody who waits or is
moved has it before that. Where the table is halted or gone by then no hand ends that time, and the
first to come has the place. A player who is moved also has it where too few sit for a hand.
"""

from collections.abc import Container, Iterable, Iterator
from typing import Final

from ruleone.rulebook import Refusal, stated
from ruleone.tournament.events import (
    AddOnMade,
    AlternateListed,
    AlternatesUnseated,
    EntriesClosed,
    LatePlayerEntered,
    PlayerRegistered,
    RebuyMade,
    TableOpened,
    TournamentEvent,
)
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.penalties import decide_paid
from ruleone.tournament.sealed_draws import secret_told
from ruleone.tournament.seeded_draw import SeatCard, draw_for
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.state.refusals import refuse
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.payouts import OwnPlan, prizes_by, seats_won

_MINUTE_MS: Final = 60_000


def pool_of(config: EventConfig, paid_in: int) -> int:
    """Return the prize pool of an event with this much paid in.

    It is the sum paid in, or the guarantee where that is more.
    """
    return max(paid_in, config.guarantee)


def grown(state: EventState, paid: int, entries: int) -> tuple[int, tuple[int, ...]]:
    """Return pool and prizes with this much more paid in, and the number of entries then.

    Once entries have closed, places are paid as far as somebody was left for them.
    """
    pool = pool_of(state.config, state.paid_in + paid)
    prizes = prizes_of(state.config, pool, entries)
    if state.left_at_close is None:
        return pool, prizes
    most = max(1, state.left_at_close + entries - state.entries)
    return pool, prizes if len(prizes) <= most else prizes_of(state.config, pool, entries, most)


def prizes_of(
    config: EventConfig, pool: int, entries: int, left: int | None = None
) -> tuple[int, ...]:
    """Return the prizes of such a field, with `left` players to win them (None: all)."""
    if config.satellite is not None:
        shared = config.satellite.rest == "shared"
        most = entries if left is None else left
        return seats_won(pool, config.satellite.seat, most, shared=shared)
    # Set by hand, prizes follow the pool in the units in which they were announced.
    announced = config.payouts_announced
    unit = announced.unit if isinstance(announced, OwnPlan) else 1
    least = config.least_prize
    return prizes_by(config.payouts, pool, entries, least=least, most=left, unit=unit)


def rebuy_refused(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of a rebuy now, if any."""
    refused = _refused(state, player)
    if refused is not None or player in state.stacks:
        return refused
    at_once = state.config.seats_at_once
    if at_once is None:
        return None
    # Seats kept for others who may still buy chips are not free for this player.
    kept = sum(other != player and _is_kept(state, other) for other in state.bust_at)
    waiting = state.alternates and not _is_kept(state, player)
    if waiting or len(state.stacks) + kept >= at_once:
        return refuse("rebuy-seat-taken", player=player, seats=at_once)
    return None


def kept_seats(state: EventState) -> tuple[SeatCard, ...]:
    """Return the seats kept for players who may still buy chips."""
    return tuple(state.bust_at[player][:2] for player in kept_for(state))


def held_seats(state: EventState, at_ms: int, other_than: str = "") -> frozenset[SeatCard]:
    """Return the seats held for players who are out, for the minutes that the event announced.

    The seat of the player `other_than` is left out.
    """
    rebuys = state.config.rebuys
    if rebuys is None or rebuys.kept_minutes is None or not rebuys_open(state):
        return frozenset()
    until_ms = rebuys.kept_minutes * _MINUTE_MS
    return frozenset(
        state.bust_at[player][:2]
        for player, bust_ms in state.bust_ms.items()
        if player in state.bust_at
        and player != other_than
        and at_ms < bust_ms + until_ms
        and _refused(state, player) is None
        and player not in state.stacks
    )


def kept_for(state: EventState) -> tuple[str, ...]:
    """Return the players who have lost all and may still buy chips, with seats kept.

    It is empty in an event that has as many seats as entries.
    """
    if state.config.seats_at_once is None or not rebuys_open(state):
        return ()
    return tuple(player for player in state.bust_at if _is_kept(state, player))


def kept_from_moves(state: EventState) -> dict[int, set[int]]:
    """Return the kept seats, by table, that no moved player gets.

    Where no hand can be dealt none ends the time to buy, and tables would wait for each other.
    """
    return _by_table(state, kept_seats(state))


def kept_or_held(state: EventState, at_ms: int | None = None) -> dict[int, set[int]]:
    """Return these seats with those held for minutes at this time.

    The time is that of the last event where it is None.
    """
    at_ms = state.clock.anchor_ms if at_ms is None else at_ms
    return _by_table(state, (*kept_seats(state), *held_seats(state, at_ms)))


def _by_table(state: EventState, seats: Iterable[SeatCard]) -> dict[int, set[int]]:
    kept: dict[int, set[int]] = {}
    for number, seat in seats:
        table = state.tables.get(number)
        if table is None or table.halted or not table.can_play:
            continue
        if seat in state.open_seats(table):
            kept.setdefault(number, set()).add(seat)
    return kept


def _is_kept(state: EventState, player: str) -> bool:
    """Whether the player has lost all, and the next hand of the table is still to come."""
    table = state.tables.get(state.bust_at[player][0]) if player in state.bust_at else None
    if table is None or table.halted or player in state.stacks:
        return False
    return _refused(state, player) is None


def rebuys_open(state: EventState) -> bool:
    """Whether rebuys are sold now, in a level or the break after it."""
    rebuys = state.config.rebuys
    return rebuys is not None and state.late_open and state.clock.level <= rebuys.until_level


def _refused(state: EventState, player: str) -> Refusal | None:
    rebuys = state.config.rebuys
    if rebuys is None:
        return refuse("no-rebuys")
    if state.conduct_of(player).disqualified:
        cite = state.rules.cite("floor.removes")
        return Refusal("disqualified", "illegal", {"player": player}, cite)
    if not rebuys_open(state):
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
    # The rebuy must be announced before the next hand of the table (house-25.1); at a broken table
    # there is none to miss. An event that keeps seats for minutes has announced otherwise.
    missed = table is not None and table.last_hand != hand and rebuys.kept_minutes is None
    if missed and not stated(state.rules, "rebuys.no-missed-hand", "may_miss_hand"):
        cite = state.rules.cite("rebuys.no-missed-hand")
        return Refusal("rebuy-missed-hand", "illegal", {"player": player}, cite)
    return None


def _has_lost_all(state: EventState, player: str) -> bool:
    """Whether the player has nothing left in this flight.

    The player is out, or has only a bag from another flight, whose chips do not play here.
    """
    return player in state.results or player in state.calendar.bags


def _too_early(state: EventState, player: str, chips: int) -> Refusal | None:
    if state.in_hand(player):
        cite = state.rules.cite("rebuys.announced")
        return Refusal("rebuy-in-hand", "illegal", {"player": player}, cite)
    has = state.stacks[player]
    # Where nobody knows the stack, whoever sells the chips sees it.
    if has is not None and has > chips:
        return refuse("rebuy-too-many-chips", player=player, most=chips)
    return None


def takes_late(state: EventState) -> bool:
    """Whether the running event still takes late registration."""
    return (
        state.phase == "running"
        and state.late_open
        and not state.clock.stopped
        and state.clock.level <= state.config.late_levels
    )


def may_be_entered(state: EventState) -> bool:
    """Whether one may still enter: before the start, late, or into a flight to come.

    Once the end was ordered, nobody may.
    """
    return not state.ending and (state.phase == "open" or takes_late(state) or state.more_flights)


def entry_refused(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of an entry or a re-entry, if any."""
    late = takes_late(state)
    if state.conduct_of(player).disqualified:
        cite = state.rules.cite("floor.removes")
        return Refusal("disqualified", "illegal", {"player": player}, cite)
    if state.phase != "open" and not late and not takes_for_flight(state):
        return refuse("entries-closed")
    if player in _playing(state) or player in state.alternates:
        return refuse("already-entered", player=player)
    if player in state.calendar.bags and one_stack(state):
        return refuse("stack-bagged", player=player)
    if late and state.calendar.entered.get(player, 0) > state.config.re_entries:
        return refuse("no-re-entry", player=player, most=state.config.re_entries)
    if entries_so_far(state) + len(state.alternates) >= state.config.seats:
        return refuse("event-full", seats=state.config.seats)
    return refuse("event-ending") if state.ending else None


def takes_for_flight(state: EventState) -> bool:
    """Whether entries are taken for a flight that is to start, in the night before it."""
    return state.phase == "night" and state.more_flights


def entries_so_far(state: EventState) -> int:
    """Return the number of entries, those for a flight that is to start too."""
    return (state.entries or len(state.entrants)) + len(state.calendar.field)


def _playing(state: EventState) -> Container[str]:
    """Return the players entered for the present flight, or the one that is to start."""
    match state.phase:
        case "open":
            return state.entrants
        case "night":
            return state.calendar.field
        case _:
            return state.stacks


def one_stack(state: EventState) -> bool:
    """Whether no player may play a stack beside a bagged one."""
    return state.config.days is None or state.config.days.several_stacks == "one"


def decide_late_entry(
    state: EventState, player: str, house: str | None, at_ms: int, *, listed: bool = False
) -> Iterator[TournamentEvent]:
    """Enter or re-enter the player with a full stack and a drawn seat.

    Chips owed for a penalty that was given beside a bag are paid.
    """
    rules, config = state.rules, state.config
    if not free_seats(state):
        yield from decide_table(state, at_ms)
    seats = free_seats(state, at_ms)
    entry = state.entries + 1
    purpose = f"entry/{entry}"
    yield from secret_told(state, purpose, at_ms)
    seat = drawn_seat(state, seats, purpose)
    price = state.prices_paid.entry(player).prizes if listed else config.buy_in
    pool, paid = grown(state, price, entry)
    cite = (rules.cite("entries.late"), rules.cite("breaking.dealt-in"))
    yield LatePlayerEntered(
        player, house, entry, seats, seat, pool, paid, listed, at_ms=at_ms, citations=cite
    )
    yield from decide_paid(state, (player,), at_ms)


def entry_back(state: EventState, player: str, reason: str, at_ms: int) -> EntryTakenBack:
    """Return the end of a seated player's entry, with the pool and prizes without it."""
    pool, paid = grown(state, -state.prices_paid.entry(player).prizes, state.entries - 1)
    again = state.entered[player] > 1
    told = player, state.seats[player][0], pool, paid, reason, again
    cite = (state.rules.cite("floor.decides"),)
    return EntryTakenBack(*told, at_ms=at_ms, citations=cite)


def decide_close(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Close entries: pool and prizes are final.

    While another flight follows there are more.
    """
    if state.late_open and not state.more_flights:
        yield entries_closed(state, at_ms)


def entries_closed(state: EventState, at_ms: int) -> EntriesClosed:
    """Return the end of entries.

    Nobody who went out in an earlier flight was paid. So places are paid only as far as somebody is
    left for them, and the first in any case.
    """
    unseated, paid, left = tuple(state.alternates), state.prizes, max(1, state.left)
    # Players of earlier flights went out unpaid: prizes for more places than players are left would
    # go to nobody.
    if len(paid) > left:
        paid = prizes_of(state.config, state.pool, state.entries, left)
    return EntriesClosed(state.entries, state.pool, paid, unseated, at_ms=at_ms)


def decide_close_if_paid(state: EventState, left: int, at_ms: int) -> Iterator[TournamentEvent]:
    """Close entries as soon as fewer are left than are paid: no prize may change any more."""
    # With entries open the prizes could still change for places that are already decided.
    if left < max(2, len(state.prizes)):
        yield from decide_close(state, at_ms)


def drawn_seat(state: EventState, seats: tuple[SeatCard, ...], purpose: str) -> SeatCard:
    """Return one of the open seats, each as likely as the others."""
    assert state.seed is not None
    return seats[draw_for(state.seed, purpose).below(len(seats))]


def free_seats(state: EventState, at_ms: int | None = None) -> tuple[SeatCard, ...]:
    """Return the open seats without those kept for a rebuy.

    At this moment seats held for minutes are left out too, as long as others are open: no table is
    opened because of them.
    """
    kept = kept_seats(state)
    free = tuple(seat for seat in open_seats(state) if seat not in kept)
    if at_ms is None:
        return free
    held = held_seats(state, at_ms)
    return tuple(seat for seat in free if seat not in held) or free


def open_seats(state: EventState) -> tuple[SeatCard, ...]:
    """Return all open seats, in order of table and seat."""
    return tuple(
        (table.number, seat) for table in state.standing_tables for seat in state.open_seats(table)
    )


def decide_table(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Open another table, for a player without a seat."""
    # Numbers of broken tables are not used again: draws and news name tables by number.
    number = state.config.next_table((*state.tables, *state.broken))
    yield from secret_told(state, f"button/{number}", at_ms)
    yield table_opened(state, number, at_ms)


def table_opened(state: EventState, number: int, at_ms: int) -> TableOpened:
    """Return the opening of a table of this number, with the draw of its button."""
    assert state.seed is not None
    size = state.config.table_size
    button = draw_for(state.seed, f"button/{number}").below(size) + 1
    cite = (state.rules.cite("entries.late"),)
    return TableOpened(number, size, button, at_ms=at_ms, citations=cite)


def must_wait(state: EventState) -> bool:
    """Whether a player who enters now has to wait for a seat."""
    return bool(state.alternates) or not _is_open(state)


def listed(state: EventState, player: str, at_ms: int) -> AlternateListed:
    """Return the listing of the player behind all alternates so far."""
    return AlternateListed(player, len(state.alternates) + 1, at_ms=at_ms)


def seats_wait(state: EventState) -> bool:
    """Whether an alternate could be seated now."""
    return bool(state.alternates) and _is_open(state) and _takes(state)


def decide_alternates(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Seat the alternates at the seats that are open now, in order."""
    while seats_wait(state):
        player = state.alternates[0]
        if state.phase == "running":
            yield from decide_late_entry(state, player, None, at_ms, listed=True)
        else:
            yield PlayerRegistered(player, None, listed=True, at_ms=at_ms)


def decide_unseated(state: EventState, at_ms: int) -> Iterator[AlternatesUnseated]:
    """Dismiss the alternates, since entries of this part are over.

    An event that ends records it with the end of all entries.
    """
    if state.alternates and not state.ending and not takes_late(state):
        yield AlternatesUnseated(tuple(state.alternates), at_ms=at_ms)


def _is_open(state: EventState) -> bool:
    at_once = state.config.seats_at_once
    if at_once is None:
        return True
    match state.phase:
        case "open":
            return len(state.entrants) < at_once
        case "night":
            return len(state.calendar.field) < at_once
        case _:
            return len(state.stacks) + len(kept_seats(state)) < at_once


def _takes(state: EventState) -> bool:
    if state.phase == "running":
        return takes_late(state) and not state.ending
    return state.phase == "open" or takes_for_flight(state)


def bounty_again(state: EventState, player: str) -> int:
    """Return the bounty that a rebuy puts up beside its price.

    It is that of an entry for a player who had lost all and whose bounty is won; 0 for a player who
    is in and has one.
    """
    bounty = state.config.bounty
    return 0 if bounty is None or player in state.stacks else bounty.amount


def decide_rebuy(state: EventState, player: str, at_ms: int) -> Iterator[TournamentEvent]:
    """Sell the chips, and for a player who is out the seat; pool and prizes grow with them."""
    rebuys, rules = state.config.rebuys, state.rules
    assert rebuys is not None
    # Unlike a late entry, a rebuy may take a kept seat: one of them is the player's own.
    if player not in state.stacks and not open_seats(state):
        yield from decide_table(state, at_ms)
    pool, paid = grown(state, rebuys.price, state.entries)
    cite = (rules.cite("rebuys.announced"), rules.cite("rebuys.no-missed-hand"))
    seat = own_seat(state, player)
    if seat is None:
        purpose = rebuy_purpose(state)
        yield from secret_told(state, purpose, at_ms)
        seat = drawn_seat(state, seats_to_rebuy(state, player, at_ms), purpose)
    bounty = bounty_again(state, player)
    yield RebuyMade(player, rebuys.chips, seat, pool, paid, bounty, at_ms=at_ms, citations=cite)


def seats_to_rebuy(state: EventState, player: str, at_ms: int) -> tuple[SeatCard, ...]:
    """Return the open seats that a rebuy may draw: those held for others come last."""
    seats, held = open_seats(state), held_seats(state, at_ms, player)
    return tuple(seat for seat in seats if seat not in held) or seats


def rebuy_purpose(state: EventState) -> str:
    """Return the name of the draw of a seat with a rebuy now.

    No number is given twice in an event: not in another flight, and not where a rebuy was undone.
    """
    return f"rebuy/{state.rebuys_made + 1}"


def own_seat(state: EventState, player: str) -> SeatCard | None:
    """Return the player's seat, or the last one where it is open; None where one is drawn."""
    if player in state.seats:
        return state.seats[player]
    own = state.bust_at[player][:2]
    return own if own in open_seats(state) else None


def add_on_open(state: EventState) -> bool:
    """Whether the add-on is sold now, in its level or the break after it."""
    add_on = state.config.add_on
    return add_on is not None and state.late_open and state.clock.level == add_on.level


def add_on_refused(state: EventState, player: str) -> Refusal | None:
    """Return the refusal of an add-on now, if any."""
    add_on = state.config.add_on
    if add_on is None:
        return refuse("no-add-on")
    if not add_on_open(state):
        return refuse("add-on-not-now", level=add_on.level)
    if state.ending:
        return refuse("event-ending")
    if player not in state.stacks:
        return refuse("player-not-in-event", player=player)
    if player in state.calendar.added_on:
        return refuse("add-on-used", player=player)
    if state.in_hand(player):
        cite = state.rules.cite("add-ons.as-rebuys")
        return Refusal("add-on-in-hand", "illegal", {"player": player}, cite)
    return None


def add_on_made(state: EventState, player: str, at_ms: int) -> AddOnMade:
    """Return the purchase of the add-on; pool and prizes grow with it."""
    add_on = state.config.add_on
    assert add_on is not None
    pool, paid = grown(state, add_on.price, state.entries)
    cite = (state.rules.cite("add-ons.as-rebuys"),)
    table = state.seats[player][0]
    return AddOnMade(player, add_on.chips, table, pool, paid, at_ms=at_ms, citations=cite)
