"""The start: entries closed, prizes, seats, buttons, the order of breaking, level one."""

from collections.abc import Collection, Iterator, Sequence

from ruleone.tournament.day_end import decide_seal
from ruleone.tournament.entries import grown
from ruleone.tournament.events import (
    EnvelopesSealed,
    EventStarted,
    LevelStarted,
    SeatsDrawn,
    TournamentEvent,
)
from ruleone.tournament.sealed_draws import secret_told
from ruleone.tournament.seating.final_table import decide_heads_up
from ruleone.tournament.seating.pinning import numbers_kept
from ruleone.tournament.seeded_draw import (
    draw_button,
    draw_for,
    draw_home_seats,
    draw_seats,
    draws_seats_with_cards,
)
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.final_table import joins_at


def tables_for(state: EventState, players: int) -> int:
    """Return the number of tables for this many players; one if all fit at the final table."""
    if players <= max(state.config.table_size, joins_at(state.config, state.rules)):
        return 1
    return -(-players // state.config.table_size)


def decide_start(
    state: EventState, seed: bytes, secret: bytes, last_hands: bytes, at_ms: int
) -> Iterator[TournamentEvent]:
    """Start the event with this seed, which is published.

    It makes the draws of an event that has not sealed them. The envelopes of mystery bounties and
    the number of last hands come from secrets of their own in any event.
    """
    rules = state.rules
    players = list(state.entrants)
    pool, paid = grown(state, 0, len(players))
    yield EventStarted(seed.hex(), len(players), pool, paid, at_ms=at_ms)
    if state.config.bounty is not None and state.config.bounty.is_mystery:
        yield EnvelopesSealed(secret.hex(), at_ms=at_ms)
    yield from decide_seal(state, last_hands, at_ms)
    yield from secret_told(state, "seats", at_ms)
    yield seats_drawn(state, players, at_ms)
    cite = (rules.cite("levels.rising"), rules.cite("levels.next-hand"))
    yield LevelStarted(1, "start", at_ms=at_ms, citations=cite)
    yield from decide_heads_up(state, at_ms)


def seats_drawn(
    state: EventState, players: Sequence[str], at_ms: int, kept: Collection[str] | None = None
) -> SeatsDrawn:
    """Return the draw of seats, first buttons and the order in which tables break.

    Players are in the order of entry. Pinned players keep the seat number where possible (house-8).
    In a repeated draw only those in `kept` do, since its author has to know whom the draw left out.
    Where cards give the seats of a home game everybody draws.
    """
    assert state.seed is not None
    rules, seed = state.rules, state.seed
    if state.config.kind == "home" and draws_seats_with_cards(rules):
        return _seats_drawn_with_cards(state, seed, at_ms)
    count = tables_for(state, len(players))
    size = max(state.config.table_size, -(-len(players) // count))
    asking = players if kept is None else [player for player in players if player in kept]
    pinned = numbers_kept(state, asking, size)
    seats = draw_seats(seed, players, count, size, pinned)
    told = tuple(player for player, seat in pinned.items() if seats[player][1] == seat)
    numbers = list(state.config.tables_opened(count))
    seats = {player: (numbers[table - 1], seat) for player, (table, seat) in seats.items()}
    taken: dict[int, list[int]] = {table: [] for table in numbers}
    for table, seat in sorted(seats.values()):
        taken[table].append(seat)
    buttons = [draw_button(seed, str(table), table, taken[table], rules) for table in numbers]
    match rules.choice("breaking.order"):
        case "drawn":
            order = draw_for(seed, "break-order").shuffled(numbers)
        case "highest-table-first":
            order = tuple(sorted(numbers, reverse=True))
        case _:
            order = tuple(sorted(numbers))
    names = ["seating.random", "seating.button_draw", "breaking.order"]
    if told:
        names.append("seating.special-needs")
    cite = tuple(rules.cite(name) for name in names)
    return SeatsDrawn(size, seats, tuple(buttons), order, told, at_ms=at_ms, citations=cite)


def _seats_drawn_with_cards(state: EventState, seed: bytes, at_ms: int) -> SeatsDrawn:
    """Return the draw of a home game: one draw of cards gives seats and first dealer."""
    seats, button = draw_home_seats(seed, list(state.entrants), state.rules)
    cite = tuple(state.rules.cite(name) for name in ("seating.random", "seating.button_draw"))
    size = state.config.table_size
    return SeatsDrawn(size, seats, (button,), (1,), at_ms=at_ms, citations=cite)
