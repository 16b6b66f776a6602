"""Keep tables level: who moves where, and which short table must wait for players.

The table that gives is fixed beforehand (house-9B): the one with most players, ties by table number
as the edition says, or of all tables that have players to spare the one that breaks first. From it
the player due to be big blind next goes to the worst open seat of the table with fewest players,
which is the one that will be big blind soonest and never the small blind (tda2011-8A.1,
tda2011-8A.2). By position, as stud has it, the seat that opened last is filled by the player of the
same seat (tda2011-8A.3). A table in a hand gives its player when the hand is over.

13-card poker has no blinds, and one place that is worse than the others: the button compares last
(chinese-order-1), when those who are short of chips may have none left for him. So there the
player due to be the button next goes, to the open seat that will be the button soonest.
"""

from collections.abc import Iterator, Mapping, Sequence, Set

import msgspec

from ruleone.rulebook import Citation, Edition
from ruleone.tournament.button import next_after
from ruleone.tournament.events import PlayerMoved, TableHalted, TableReleased, TournamentEvent
from ruleone.tournament.state import EventState, Table


class PlannedMove(msgspec.Struct, frozen=True):
    """A move that comes as soon as the hand at `from_table` is over, if nobody busts before."""

    player: str
    from_table: int
    from_seat: int
    to_table: int
    to_seat: int
    citations: tuple[Citation, ...]


def decide_balance(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """All moves that balance the tables and can be made now."""
    while move := next(iter(_moves_now(state, at_ms)), None):
        yield move


def decide_halts(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Halt the tables that are too short, release those that no longer are (house-9C.1)."""
    fullest = max((len(table.players) for table in state.tables.values()), default=0)
    cite = (state.rules.cite("balancing.halt_gap"),)
    halted_from = _halted_from(state, fullest)
    for table in state.standing_tables:
        short = len(table.players) <= halted_from
        if short and not table.halted and not table.waived:
            yield TableHalted(
                table.number, len(table.players), fullest, at_ms=at_ms, citations=cite
            )
        elif not short and (table.halted or table.waived):
            yield TableReleased(table.number, waived=False, at_ms=at_ms, citations=cite)


def planned_moves(state: EventState) -> tuple[PlannedMove, ...]:
    """The moves that wait for the end of a hand, as they stand now: one for each giving table,
    each to another seat."""
    planned: dict[int, PlannedMove] = {}
    taken: set[tuple[int, int]] = set()
    for source, target in _plan(state):
        if source.hand is not None and source.number not in planned:
            move = _move(state, source, target, 0, taken)
            taken.add((move.to_table, move.to_seat))
            planned[source.number] = PlannedMove(
                move.player, move.from_table, move.from_seat, move.to_table, move.to_seat,
                move.citations,
            )  # fmt: skip
    return tuple(planned.values())


def _moves_now(state: EventState, at_ms: int) -> Iterator[PlayerMoved]:
    return (
        _move(state, source, target, at_ms)
        for source, target in _plan(state)
        if source.hand is None
    )


def _plan(state: EventState) -> list[tuple[Table, Table]]:
    """Pairs of giving and taking tables, in the order in which they were found."""
    counts = {table.number: len(table.players) for table in state.standing_tables}
    if len(counts) < 2 or max(counts.values()) - min(counts.values()) < least_gap(state.rules):
        return []
    room = {table.number: state.count_open(table) for table in state.standing_tables}
    pairs: list[tuple[Table, Table]] = []
    while any(room.values()):
        target = min(
            (table for table in counts if room[table]), key=lambda table: (counts[table], table)
        )
        source = _source(state, counts, target)
        if source is None:
            break
        pairs.append((state.tables[source], state.tables[target]))
        counts[source] -= 1
        counts[target] += 1
        room[target] -= 1  # the seat that the source gives up is not open before the move
    return pairs


def _source(state: EventState, counts: Mapping[int, int], target: int) -> int | None:
    """The table that gives a player to `target` (`balancing.source_procedure`), None where no
    table has so many more that it must."""
    rules = state.rules
    gap = gap_allowed(rules, len(counts))
    if state.tables[target].halted:
        gap = min(gap, least_gap(rules))
    giving = [table for table in counts if counts[table] - counts[target] >= gap]
    if rules.choice("balancing.source_procedure") == "break-order":
        return min(giving, key=state.break_order.index, default=None)
    high_first = rules.choice("balancing.source_tie") == "highest-table"
    return max(
        giving, key=lambda table: (counts[table], table if high_first else -table), default=None
    )


def gap_allowed(rules: Edition, tables: int) -> int:
    """The difference between two tables at which a player moves; tighter when few tables are left
    (house-9C.4)."""
    few = tables <= rules.number("balancing.few_tables")
    return least_gap(rules) if few else max(2, rules.number("balancing.gap_many_tables"))


def least_gap(rules: Edition) -> int:
    """The difference at which a player moves with few tables left, or to a halted table; never
    less than 2, or he would go to and fro for ever."""
    return max(2, rules.number("balancing.gap"))


def _move(
    state: EventState,
    source: Table,
    target: Table,
    at_ms: int,
    taken: Set[tuple[int, int]] = frozenset(),
) -> PlayerMoved:
    """The move of one player; `taken` are seats of tables that others are to get."""
    free = [seat for seat in state.open_seats(target) if (target.number, seat) not in taken]
    to_seat = seat_to_fill(state, target, free)
    seat = seat_to_move(source, to_seat, state.rules, state.pinned)
    names = ("balancing.mover", "balancing.target", "balancing.source_procedure")
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


def seat_to_move(table: Table, to_seat: int, rules: Edition, kept: Set[str] = frozenset()) -> int:
    """The seat whose player goes (`balancing.mover`): the one due to be big blind next, or by
    position that of the number he is to fill. Where nobody may go from there it is the next
    clockwise; whom the director has just placed there stays for a hand, and who is `kept` stays
    where another can go (house-8, tda2011-6)."""
    stays = table.placed | kept
    may_go = sorted(seat for seat in table.players if table.players[seat] not in stays)
    seats = may_go or sorted(table.players)
    by_position = rules.choice("balancing.mover") == "by-position"
    due = to_seat if by_position else next_big_blind(table, rules)
    return due if due in seats else next_after(seats, due)


def next_big_blind(table: Table, rules: Edition) -> int:
    """The seat due to be big blind next, without blinds the button; a lone player is due as
    well."""
    coming = table.lineup(rules)
    return next(iter(table.players)) if coming is None else coming.positions.big_blind


def seat_to_fill(state: EventState, table: Table, free: Sequence[int]) -> int:
    """The one of the free seats that the moved player gets (`balancing.target`): the worst, or the
    one that opened last; a seat that was never taken counts as open the longest."""
    if state.rules.choice("balancing.target") == "worst-position":
        return worst_seat(state.rules, table, free)
    opened = {seat: order for order, seat in enumerate(table.opened)}
    return max(free, key=lambda seat: (opened.get(seat, -1), -seat))


def worst_seat(rules: Edition, table: Table, free: Sequence[int]) -> int:
    """The free seat that will be big blind soonest, without blinds the button, and only where there
    is no other one that is the small blind. Each is judged as if the player sat there already."""
    waits = {seat: _hands_to_big_blind(rules, table, seat) for seat in free}
    return min(waits, key=lambda seat: (waits[seat] is None, waits[seat] or 0, seat))


def _hands_to_big_blind(rules: Edition, table: Table, seat: int) -> int | None:
    """After how many hands the seat is big blind; None where it is the small blind first."""
    occupied = sorted({*table.players, seat})
    coming = table.lineup_of(occupied, rules)
    if coming is None or (table.blinds and seat == coming.positions.small_blind):
        return None
    big = coming.positions.big_blind
    return (occupied.index(seat) - occupied.index(big)) % len(occupied)


def _halted_from(state: EventState, fullest: int) -> int:
    """From how many players down the edition halts a table, below 0 where it never does: so many
    short of the fullest table, or of its own seats where a fuller table could give it a player."""
    rules, config = state.rules, state.config
    formats = rules.listing("balancing.halt_formats")
    if not ("all" in formats or config.format in formats or config.halt_short_tables):
        return -1
    whole = rules.choice("balancing.halt_baseline") == "table-capacity"
    baseline = config.table_size if whole else fullest
    curable = fullest - least_gap(rules)
    return min(curable, baseline - rules.number("balancing.halt_gap"))
