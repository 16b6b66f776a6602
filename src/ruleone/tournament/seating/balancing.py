"""Balancing of tables: who moves where and why, and which short table must wait.

The table that gives is fixed beforehand (house-9B). It is the one with most players, ties by table
number, or the first to break of all tables that have players to spare, as the edition says. From it
the player due to be big blind next goes to the worst open seat of the table with fewest players.
That is the seat that will be big blind soonest and never the small blind (tda2011-8A.1,
tda2011-8A.2, tda2024-11A.2). A table in a hand gives its player when the hand is over.

Where all games of the event are stud, players move by position (`balancing.stud`): the seat that
opened last is filled by the player of the same seat (tda2011-8A.3). The book says so of stud alone.
An event that also plays games with a button is a mixed one, and moves the next big blind all the
time. While stud is played it moves the player who would be it if the hand were hold'em
(tda2011-8A.1, tda2011-8B, house-9A.2, tda2024-11B.2).

13-card poker has no blinds, and one place that is worse than the others. The button compares last
(chinese-order-1), when those who are short of chips may have none left for it. So there the player
due to be the button next goes, to the open seat that will be the button soonest.
"""

from collections.abc import Iterator, Sequence, Set
from heapq import heapify, heappop, heappush

import msgspec

from ruleone.rulebook import Citation, Edition
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.button import next_after
from ruleone.tournament.entries import kept_or_held
from ruleone.tournament.events import (
    MoveOrdered,
    PlayerMoved,
    TableHalted,
    TableReleased,
    TournamentEvent,
)
from ruleone.tournament.events.seating import SwapOrdered
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.terms.games import all_stud


class PlannedMove(msgspec.Struct, frozen=True):
    """A move that comes as soon as the hand at `from_table` is over, if nobody busts before.

    `why_moved` gives the reasons.
    """

    player: str
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int


def decide_balance(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Make all moves that balance the tables and can be made now."""
    # Each move changes the plan, so it is made again after every one.
    while move := next(iter(_moves_now(state, at_ms)), None):
        yield move


def decide_halts(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Halt the tables that are too short, release those that no longer are.

    (house-9C.1, tda2024-11D.1)
    """
    fullest = max((len(table.players) for table in state.tables.values()), default=0)
    cite = (state.rules.cite("balancing.halt_gap"),)
    halted_from = _halted_from(state, fullest)
    for table in state.standing_tables:
        # Nobody could tell whether a table deals that nobody follows.
        if not table.followed:
            continue
        short = len(table.players) <= halted_from
        if short and not table.halted and not table.waived and _halts_now(state, table):
            yield TableHalted(
                table.number, len(table.players), fullest, at_ms=at_ms, citations=cite
            )
        elif not short and (table.halted or table.waived):
            yield TableReleased(table.number, waived=False, at_ms=at_ms, citations=cite)


def _halts_now(state: EventState, table: Table) -> bool:
    """Whether a table that is too short is halted now, and not later or for another reason.

    By tda2024-11D.1 eliminations alone have to make the number that it is short by. It plays on
    until the big blind would come to an open seat (tda2024-IA-11D). Where nobody posts a big blind,
    nothing is waited for (ours).
    """
    rules = state.rules
    if rules.choice("balancing.halt_cause") == "elimination":
        lost = table.lost_seats.intersection(state.open_seats(table))
        if len(lost) < rules.number("balancing.halt_gap"):
            return False
    if rules.choice("balancing.halt_when") == "at-once":
        return True
    if not table.blinds or all_stud(state.config.games):
        return True
    return table.before is not None and (
        table.before.big_blind % table.size + 1 not in table.players
    )


def planned_moves(state: EventState) -> tuple[PlannedMove, ...]:
    """Return the pending moves as they stand now: one for each giving table.

    Each goes to another seat.
    """
    planned: dict[int, PlannedMove] = {}
    taken: set[tuple[int, int]] = set()
    at_ms = state.clock.anchor_ms
    for source, target in _plan(state, at_ms):
        if source.hand is not None and source.number not in planned:
            move = move_now(state, source, target, at_ms, taken)
            taken.add((move.to_table, move.to_seat))
            planned[source.number] = PlannedMove(
                move.player, move.from_table, move.from_seat, move.to_table, move.to_seat
            )
    return tuple(planned.values())


def _moves_now(state: EventState, at_ms: int) -> Iterator[PlayerMoved]:
    """Yield the moves of tables that are in no hand.

    One that would only be needed once the receiving table has given one of its own waits until it
    has: its hand may change all of that.
    """
    return (
        move_now(state, source, target, at_ms)
        for source, target in moves_wanted(state, at_ms)
        # Where the book needs positions that nobody knows the move is proposed.
        if all(table.followed for table in needs_positions(state, source, target, at_ms))
    )


def moves_wanted(state: EventState, at_ms: int) -> Iterator[tuple[Table, Table]]:
    """Yield the tables between which a player has to move now: from the first to the second."""
    return (
        (source, target)
        for source, target in _plan(state, at_ms)
        # A planned move may depend on one that waits for a hand: it is made only if needed as
        # things stand.
        if source.hand is None and _is_needed(state, source, target)
    )


def needs_positions(
    state: EventState, source: Table, target: Table, at_ms: int
) -> tuple[Table, ...]:
    """Return the tables whose next big blind the book needs for a move between them.

    At the one that gives it is the player who goes, at the other it tells the worst seat. Without
    blinds, and where only one seat is open, nothing is needed.
    """
    needed = () if goes_by_position(state) else (source,)
    free = len(_free(state, target, at_ms))
    return (*needed, target) if fills_worst(state) and free > 1 else needed


def _is_needed(state: EventState, source: Table, target: Table) -> bool:
    """Whether the two tables are too far apart now, before any planned move."""
    apart = len(source.players) - len(target.players)
    return apart >= _gap_to(state, target, len(state.tables))


def _free(state: EventState, table: Table, at_ms: int) -> set[int]:
    """Return the open seats of the table that a moved player may get."""
    return {*state.open_seats(table)} - kept_or_held(state, at_ms).get(table.number, set())


def _plan(state: EventState, at_ms: int | None = None) -> Iterator[tuple[Table, Table]]:
    """Yield pairs of giving and receiving tables, in the order in which they are found."""
    counts = {number: len(table.players) for number, table in state.tables.items()}
    if len(counts) < 2 or max(counts.values()) - min(counts.values()) < least_gap(state.rules):
        return
    kept = kept_or_held(state, at_ms)
    room = {
        number: state.count_open(table) - len(kept.get(number, ()))
        for number, table in state.tables.items()
    }
    taking = [(count, number) for number, count in counts.items() if room[number]]
    heapify(taking)
    giving = Giving(state, counts)
    while taking:
        count, target = heappop(taking)
        if count != counts[target] or not room[target]:
            continue  # it has given or taken since it was put there
        source = giving.to(target)
        if source is None:
            return
        yield state.tables[source], state.tables[target]
        giving.moved(source, target)
        room[target] -= 1  # the seat that the source gives up is not open before the move
        for number in (source, target):
            if room[number]:
                heappush(taking, (counts[number], number))


class Giving:
    """Tables by number of players, to find the one that gives (`balancing.source_procedure`).

    `counts` are the numbers; no search over all tables is needed.
    """

    __slots__ = ("_by_count", "_counts", "_first", "_in_order", "_state")

    def __init__(self, state: EventState, counts: dict[int, int]) -> None:
        self._state = state
        self._counts = counts
        rules = state.rules
        self._in_order = rules.choice("balancing.source_procedure") == "break-order"
        high_first = rules.choice("balancing.source_tie") == "highest-table"
        if self._in_order:
            self._first = {number: place for place, number in enumerate(state.break_order)}
        else:
            self._first = {number: -number if high_first else number for number in counts}
        # Heaps by number of players, cleaned when read: there may be a thousand tables.
        self._by_count: dict[int, list[tuple[int, int]]] = {}
        for number in counts:
            self._put(number)

    def to(self, target: int) -> int | None:
        """Return the table that gives a player to `target`, None without a large enough gap."""
        state = self._state
        least = self._counts[target] + _gap_to(state, state.tables[target], len(self._counts))
        firsts = [
            first
            for count in sorted(self._by_count, reverse=True)
            if count >= least and (first := self._first_of(count)) is not None
        ]
        if not firsts:
            return None
        return min(firsts)[1] if self._in_order else firsts[0][1]

    def moved(self, source: int, target: int) -> None:
        """Move a player from one table to the other."""
        self._counts[source] -= 1
        self._counts[target] += 1
        self._put(source)
        self._put(target)

    def _put(self, number: int) -> None:
        tables = self._by_count.setdefault(self._counts[number], [])
        heappush(tables, (self._first[number], number))

    def _first_of(self, count: int) -> tuple[int, int] | None:
        """Return the first table with this many players; outdated ones are dropped."""
        tables = self._by_count[count]
        while tables and self._counts[tables[0][1]] != count:
            heappop(tables)
        return tables[0] if tables else None


def _gap_to(state: EventState, target: Table, tables: int) -> int:
    """Return the difference at which this table, of `tables` tables, gets a player."""
    gap = gap_allowed(state.rules, tables)
    return min(gap, least_gap(state.rules)) if target.halted else gap


def gap_allowed(rules: Edition, tables: int) -> int:
    """Return the difference between two tables at which a player moves.

    It is smaller when few tables are left (house-9C.4, tda2024-11D.4).
    """
    few = tables <= rules.number("balancing.few_tables")
    return least_gap(rules) if few else max(2, rules.number("balancing.gap_many_tables"))


def least_gap(rules: Edition) -> int:
    """Return the difference at which a player moves with few tables left, or to a halted table.

    It is at least 2, or the player would go to and fro for ever.
    """
    return max(2, rules.number("balancing.gap"))


def move_now(
    state: EventState,
    source: Table,
    target: Table,
    at_ms: int,
    taken: Set[tuple[int, int]] = frozenset(),
) -> PlayerMoved:
    """Return the move of one player; `taken` are seats of tables that others are to get."""
    others = {seat for number, seat in taken if number == target.number}
    to_seat = seat_to_fill(state, target, sorted(_free(state, target, at_ms) - others))
    seat = seat_to_move(state, source, to_seat)
    names = (*ways(state), "balancing.source_procedure")
    return PlayerMoved(
        source.players[seat],
        source.number,
        seat,
        target.number,
        to_seat,
        "balance",
        at_ms=at_ms,
        citations=tuple(dict.fromkeys(state.rules.cite(name) for name in names)),
    )


def ways(state: EventState) -> tuple[str, str]:
    """Return the options for the player who goes and the seat to fill.

    It is one option for both where all games are stud and the edition has an own way for it
    (`balancing.stud`), else one each.
    """
    stud = all_stud(state.config.games)
    if stud and state.rules.choice("balancing.stud") != "as-other-games":
        return "balancing.stud", "balancing.stud"
    return "balancing.mover", "balancing.target"


def goes_by_position(state: EventState) -> bool:
    """Whether the player goes whose seat has the number of the one to be filled."""
    mover, _ = ways(state)
    return state.rules.choice(mover) == "by-position"


def fills_worst(state: EventState) -> bool:
    """Whether the player gets the worst open seat, and not the one that opened last."""
    _, target = ways(state)
    return state.rules.choice(target) == "worst-position"


def seat_to_move(state: EventState, table: Table, to_seat: int) -> int:
    """Return the seat whose player goes.

    It is the one due to be big blind next, or by position that of the number to fill. Where nobody
    may go from there it is the next clockwise. A player whom the director has just placed there
    stays for a hand. One pinned to the seat (house-8, tda2011-6), or about to swap it (house-6.2),
    stays where another can go.
    """
    swapping = {player for swap in state.swaps for player in swap.players}
    stays = table.placed | state.pinned.keys() | swapping
    may_go = sorted(seat for seat in table.players if table.players[seat] not in stays)
    seats = may_go or sorted(table.players)
    due = to_seat if goes_by_position(state) else next_big_blind(table, state.rules)
    return due if due in seats else next_after(seats, due)


def next_big_blind(table: Table, rules: Edition) -> int:
    """Return the seat due to be big blind next, without blinds the button.

    A lone player is due as well.
    """
    coming = table.lineup(rules)
    return next(iter(table.players)) if coming is None else coming.positions.big_blind


def seat_to_fill(state: EventState, table: Table, free: Sequence[int]) -> int:
    """Return the free seat that the moved player gets: the worst, or the one that opened last.

    A seat that was never taken counts as open the longest.
    """
    if fills_worst(state):
        return worst_seat(state.rules, table, free)
    opened = {seat: order for order, seat in enumerate(table.opened)}
    # Seats that were never taken count as open the longest; among equals the lowest number.
    return max(free, key=lambda seat: (opened.get(seat, -1), -seat))


def worst_seat(rules: Edition, table: Table, free: Sequence[int]) -> int:
    """Return the free seat that will be big blind soonest, without blinds the button.

    One that would be the small blind is taken only where there is no other. Each is judged as if
    the player sat there already.
    """
    waits = {seat: _hands_to_big_blind(rules, table, seat) for seat in free}
    return min(waits, key=lambda seat: (waits[seat] is None, waits[seat] or 0, seat))


def _hands_to_big_blind(rules: Edition, table: Table, seat: int) -> int | None:
    """Return the number of hands until the seat is big blind, None if small blind first."""
    occupied = sorted({*table.players, seat})
    coming = table.lineup_of(occupied, rules)
    if coming is None or (table.blinds and seat == coming.positions.small_blind):
        return None
    big = coming.positions.big_blind
    return (occupied.index(seat) - occupied.index(big)) % len(occupied)


def _halted_from(state: EventState, fullest: int) -> int:
    """Return the number of players from which down the edition halts a table, below 0 for never.

    It is a number short of the fullest table, or of its own seats where a fuller table could give
    it a player.
    """
    rules, config = state.rules, state.config
    formats = rules.listing("balancing.halt_formats")
    if not ("all" in formats or config.format in formats or config.halt_short_tables):
        return -1
    whole = rules.choice("balancing.halt_baseline") == "table-capacity"
    baseline = config.table_size if whole else fullest
    # Without a table that could give a player the halt would never end.
    curable = fullest - least_gap(rules)
    return min(curable, baseline - rules.number("balancing.halt_gap"))


class MoveReason(msgspec.Struct, frozen=True):
    """A step of the reason, in words `move-why-<code>`, with the rule behind it."""

    code: str
    parameters: dict[str, Parameter]
    citation: Citation


def why_ordered(state: EventState, order: MoveOrdered) -> tuple[MoveReason, ...]:
    """Return the reasons of an ordered move: the director's, or a wrong seat."""
    wrong = order.why == "wrong-seat"
    cite = state.rules.cite("seating.wrong-seat" if wrong else "floor.decides")
    return (MoveReason(order.why, {"reason": order.reason}, cite),)


def why_swapped(state: EventState, swap: SwapOrdered, player: str) -> tuple[MoveReason, ...]:
    """Return the reasons of a swap: two players sit in each other's seats."""
    (other,) = (one for one in swap.players if one != player)
    cite = state.rules.cite("seating.wrong-seat")
    return (MoveReason("swap", {"player": other, "reason": swap.reason}, cite),)


def why_planned(state: EventState, move: PlannedMove) -> tuple[MoveReason, ...]:
    """Return the reasons of a planned move: the short table, the player due, and the seat."""
    return _short(state, move), _mover(state, move), _seat(state, move)


def _short(state: EventState, move: PlannedMove) -> MoveReason:
    source, target = state.tables[move.from_table], state.tables[move.to_table]
    told: dict[str, Parameter] = {
        "table": target.number,
        "players": len(target.players),
        "other": source.number,
        "more": len(source.players),
    }
    if target.halted:
        return MoveReason("halted", told, state.rules.cite("balancing.halt_gap"))
    return MoveReason("short", told, state.rules.cite("balancing.source_procedure"))


def _mover(state: EventState, move: PlannedMove) -> MoveReason:
    rules, source = state.rules, state.tables[move.from_table]
    by_position = goes_by_position(state)
    due = move.to_seat if by_position else next_big_blind(source, rules)
    told: dict[str, Parameter] = {
        "player": move.player,
        "table": source.number,
        "seat": move.from_seat,
        "due": due,
    }
    if due != move.from_seat:
        code = "instead"
    elif by_position:
        code = "same-seat"
    else:
        code = "next-big-blind" if source.blinds else "next-button"
    mover, _ = ways(state)
    return MoveReason(code, told, rules.cite(mover))


def _seat(state: EventState, move: PlannedMove) -> MoveReason:
    target = state.tables[move.to_table]
    if fills_worst(state):
        code = "worst-seat" if target.blinds else "button-soonest"
    else:
        code = "opened-last"
    told: dict[str, Parameter] = {"table": target.number, "seat": move.to_seat}
    _, rule = ways(state)
    return MoveReason(code, told, state.rules.cite(rule))
