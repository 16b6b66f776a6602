"""The final table: its size in the event, and the draw of its seats."""

from collections.abc import Collection, Iterable, Iterator

from ruleone.tournament.events import FinalTableFormed, HeadsUpBegan, TournamentEvent
from ruleone.tournament.sealed_draws import next_draw, secret_told
from ruleone.tournament.seating.pinning import seats_kept
from ruleone.tournament.seeded_draw import draw_button, draw_for, draw_moves
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.terms.final_table import final_table_size, joins_at, size_option
from ruleone.tournament.terms.games import has_blinds


def is_final_due(state: EventState, *, closing: bool = False) -> bool:
    """Whether the last tables are to be joined; no hand may start until they are.

    It is not while more entries may come, unless they are `closing`, and not in one of several
    flights.
    """
    return (
        (closing or not state.late_open)
        and not state.in_flight
        and len(state.tables) > 1
        and len(state.stacks) <= joins_at(state.config, state.rules)
    )


def decide_final_table(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Join the last tables as soon as all of their hands are over."""
    if is_final_due(state) and not state.hands:
        yield from secret_told(state, final_purpose(state), at_ms)
        yield formed(state, at_ms)


def decide_heads_up(state: EventState, at_ms: int) -> Iterator[TournamentEvent]:
    """Note once that two players are left."""
    two = len(state.stacks) == 2 and not state.in_flight
    if two and len(state.tables) == 1 and not state.heads_up:
        (table,) = state.tables.values()
        first, second = (table.players[seat] for seat in sorted(table.players))
        blinds = has_blinds(state.config.games[0])
        names = ("heads-up.start", "heads-up.button") if blinds else ("button.policy",)
        cite = tuple(state.rules.cite(name) for name in names)
        yield HeadsUpBegan(table.number, (first, second), at_ms=at_ms, citations=cite)


def final_purpose(state: EventState) -> str:
    """Return the name of the draw by which the final table would be formed now."""
    return next_draw(state, "final-table")


def formed(state: EventState, at_ms: int, kept: Collection[str] | None = None) -> FinalTableFormed:
    """Return the forming of the final table.

    All draw again with a new button where the edition has that (`final_table.redraw`). Else those
    at the last table stay, its button with them, and the others draw its open seats. A pinned
    player keeps the seat number where it is free, those of the last table first (house-8). In a
    repeated draw only those in `kept` do.
    """
    assert state.seed is not None
    rules, table = state.rules, state.tables[state.break_order[-1]]
    redrawn = rules.flag("final_table.redraw")
    staying = {} if redrawn else {player: seat for seat, player in table.players.items()}
    size = max(state.config.table_size, joins_at(state.config, rules))
    others = [other for other in state.standing_tables if other is not table]
    asking = (
        player
        for player in _players((table, *others))
        if player not in staying and (kept is None or player in kept)
    )
    pinned = seats_kept(state, asking, size, staying.values())
    staying |= pinned
    coming = [player for player in _players(state.standing_tables) if player not in staying]
    free = [seat for seat in range(1, size + 1) if seat not in staying.values()]
    cards = [(table.number, seat) for seat in free[: len(coming)]]
    drawn = draw_moves(draw_for(state.seed, final_purpose(state)), coming, cards, rules)
    seats = staying | {player: seat for player, (_, seat) in drawn.seats.items()}
    purpose = final_purpose(state).replace("final-table", "final")
    button = draw_button(state.seed, purpose, table.number, sorted(seats.values()), rules)
    needs = ["seating.special-needs"] if pinned else []
    names = ["final_table.redraw", *needs, "breaking.method"]
    if len(state.stacks) < final_table_size(state.config, rules):
        names.append("final_table.double_bust")
    if (option := size_option(state.config)) is not None:
        names.append(option)
    return FinalTableFormed(
        table.number,
        size,
        seats,
        button if redrawn else None,
        drawn,
        tuple(pinned),
        at_ms=at_ms,
        citations=tuple(rules.cite(name) for name in names),
    )


def _players(tables: Iterable[Table]) -> Iterator[str]:
    """Yield the players at these tables, in the order of tables and seats."""
    return (table.players[seat] for table in tables for seat in sorted(table.players))
