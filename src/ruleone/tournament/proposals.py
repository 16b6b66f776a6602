"""Proposals of an event that does nothing by itself, each with its rule.

A proposal is made from what is known: who sits where. Where the book needs more and nobody knows
it, the director is asked, such as for the next big blind at a table that nobody follows. The id of
a proposal has the numbers of players that it rests on. So one that is put off comes again once they
change, or after a time.
"""

from collections.abc import Iterator, Mapping

import msgspec

from ruleone.limits import PUT_OFF_MS, REPORTED_SEAT_MS
from ruleone.rulebook import Citation, Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.tournament.bounties import decide_mystery, mystery_due
from ruleone.tournament.chips.color_up import planned_now
from ruleone.tournament.entries import decide_late_entry, seats_wait
from ruleone.tournament.events import EndOrdered, PlayerMoved, TournamentEvent
from ruleone.tournament.events import reports as r
from ruleone.tournament.events.reports import ProposalKind
from ruleone.tournament.hands.hand_for_hand import is_announced_now
from ruleone.tournament.hands.hands import decide_ending, decide_hand_for_hand, ends_at
from ruleone.tournament.places import decide_end
from ruleone.tournament.seating.balancing import (
    move_now,
    moves_wanted,
    needs_positions,
    ways,
)
from ruleone.tournament.seating.breaking import decide_break, next_to_break
from ruleone.tournament.seating.final_table import decide_final_table, is_final_due
from ruleone.tournament.state.event_state import EventState, Table
from ruleone.tournament.state.refusals import Decision, not_running, refuse


class Asked(msgspec.Struct, frozen=True):
    """The next big blind at a table that nobody follows: one of its `players`, by seat."""

    table: int
    players: dict[int, str]


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the director may take, have otherwise, or put off.

    A move goes from `table` to `to_table`; `player` and seats are None until all that is `asked` is
    known. A table that breaks is in `table`. `parameters` go into the words of the reason
    (`proposal-<kind>`), and `citations` are the rules behind it.
    """

    id: str
    kind: ProposalKind
    citations: tuple[Citation, ...]
    table: int | None = None
    to_table: int | None = None
    player: str | None = None
    from_seat: int | None = None
    to_seat: int | None = None
    asked: tuple[Asked, ...] = ()
    parameters: dict[str, Parameter] = {}


def proposals(state: EventState, now_ms: int) -> tuple[Proposal, ...]:
    """Return all that is due now and not put off, the most urgent first."""
    if state.phase != "running" or state.ending:
        return ()
    waits = _put_off(state, now_ms)
    return tuple(one for one in _due(state, now_ms) if one.id not in waits)


def _put_off(state: EventState, now_ms: int) -> set[str]:
    """Return the ids of the proposals that are put off now."""
    return {one for one, at_ms in state.put_off.items() if now_ms - at_ms < PUT_OFF_MS}


def _due(state: EventState, now_ms: int) -> Iterator[Proposal]:
    if not state.by_itself:
        yield from _end(state)
        yield from _of_the_field(state)
        yield from _color_up(state)
    if state.in_round:
        return
    if not state.by_itself and is_final_due(state):
        tables = tuple(str(table.number) for table in state.standing_tables)
        told: dict[str, Parameter] = {"players": len(state.stacks), "tables": tables}
        cite = _cited(state, "final_table.redraw", "breaking.method")
        key = f"final-table/{len(state.stacks)}"
        yield Proposal(id=key, kind="final-table", citations=cite, parameters=told)
    elif not state.by_itself and (table := next_to_break(state, now_ms)) is not None:
        told = {"table": table.number, "players": len(table.players)}
        cite = _cited(state, "breaking.order", "breaking.method")
        key = f"break/{table.number}-{len(table.players)}"
        yield Proposal(id=key, kind="break", citations=cite, table=table.number, parameters=told)
    elif not is_final_due(state) and next_to_break(state, now_ms) is None:
        yield from _balance(state, now_ms)


def _cited(state: EventState, *names: str) -> tuple[Citation, ...]:
    """Return the rules behind these options, each once."""
    cited = {one.rule: one for one in map(state.rules.cite, reversed(names))}
    return tuple(reversed(cited.values()))


def _end(state: EventState) -> Iterator[Proposal]:
    """Yield the end of an event that is won: by the last one left, or with all seats won."""
    last = ends_at(state)
    if last is not None and 1 <= state.left <= last:
        cite = (state.rules.cite("floor.decides"),)
        (winner, *_) = state.stacks
        yield Proposal(
            id=f"finish/{state.left}",
            kind="finish",
            citations=cite,
            player=winner if state.left == 1 else None,
            parameters={"players": state.left},
        )


def _of_the_field(state: EventState) -> Iterator[Proposal]:
    """Yield what follows from the number of players left: hand for hand, the mystery stage."""
    if is_announced_now(state):
        cite = (state.rules.cite("hand_for_hand.share_from"),)
        told: dict[str, Parameter] = {"players": len(state.stacks), "paid": len(state.prizes)}
        yield Proposal(
            id=f"hand-for-hand/{len(state.stacks)}",
            kind="hand-for-hand",
            citations=cite,
            parameters=told,
        )
    if mystery_due(state):
        cite = (state.rules.cite("floor.decides"),)
        yield Proposal(
            id=f"mystery/{state.left}",
            kind="mystery",
            citations=cite,
            parameters={"players": state.left},
        )
    if seats_wait(state):
        cite = (state.rules.cite("entries.late"),)
        yield Proposal(
            id=f"alternate/{state.alternates[0]}/{len(state.stacks)}",
            kind="alternate",
            citations=cite,
            player=state.alternates[0],
        )


def color_ups_of_break(state: EventState, now_ms: int) -> tuple[tuple[int, int], ...]:
    """Return the color-ups of the break that is on: chips, and those they are exchanged for.

    Those that have begun for the level after it, and one that is proposed and not put off.
    """
    if state.phase != "running" or not state.clock.on_break:
        return ()
    begun = tuple(
        (one.removed, one.into)
        for one in state.colored_for.get(state.clock.level_next, ())
        if one.in_break == state.breaks
    )
    put_off = _put_off(state, now_ms)
    if state.by_itself or all(one.id in put_off for one in _color_up(state)):
        return begun
    plan = planned_now(state)
    return begun if plan is None else (*begun, (plan.removed, plan.into))


def _color_up(state: EventState) -> Iterator[Proposal]:
    """Yield the color-up that the structure has by now."""
    plan = planned_now(state)
    if plan is not None:
        told: dict[str, Parameter] = {"chip": plan.removed, "into": plan.into}
        yield Proposal(
            id=f"color-up/{plan.removed}/{state.clock.level}",
            kind="color-up",
            citations=(state.rules.cite("chips.race"),),
            parameters=told,
        )


def _balance(state: EventState, now_ms: int) -> Iterator[Proposal]:
    """Yield the moves that balance the tables, each with what has to be known for it."""
    giving: set[int] = set()
    for source, target in moves_wanted(state, now_ms):
        unknown = not (source.followed and target.followed)
        if source.number in giving or not (unknown or not state.by_itself):
            continue
        giving.add(source.number)
        counts = len(source.players), len(target.players)
        key = f"balance/{source.number}-{counts[0]}/{target.number}-{counts[1]}"
        cite = _cited(state, *ways(state), "balancing.source_procedure", "balancing.gap")
        told: dict[str, Parameter] = {
            "table": source.number, "more": counts[0], "to": target.number, "fewer": counts[1]
        }  # fmt: skip
        asked = tuple(
            Asked(table.number, dict(sorted(table.players.items())))
            for table in needs_positions(state, source, target, now_ms)
            if not is_told(table, now_ms)
        )
        wanted = Proposal(
            id=key,
            kind="balance",
            citations=cite,
            table=source.number,
            to_table=target.number,
            asked=asked,
            parameters=told,
        )
        if asked:
            yield wanted
            continue
        move = move_now(state, source, target, now_ms)
        seats = {"from_seat": move.from_seat, "to_seat": move.to_seat}
        yield msgspec.structs.replace(wanted, player=move.player, **seats)


def is_told(table: Table, now_ms: int) -> bool:
    """Whether the positions of the table's next hand are known.

    A seat that was reported serves for a time: every hand moves the big blind on.
    """
    if table.followed:
        return True
    told = table.next_big_blind
    return told is not None and now_ms - told.at_ms <= REPORTED_SEAT_MS


def big_blind_refused(state: EventState, number: int, seat: int) -> Refusal | None:
    """Return the refusal of a report of the next big blind, if any."""
    if state.phase != "running":
        return not_running(state)
    table = state.tables.get(number)
    if table is None:
        return refuse("table-unknown", table=number)
    if table.followed:
        return refuse("table-is-followed", table=number)
    if seat not in table.players:
        return refuse("big-blind-empty-seat", table=number, seat=seat)
    return None


def take(state: EventState, proposal: str, told: Mapping[int, int], at_ms: int) -> Decision:
    """Take a proposal, with the big blinds that are `told` for it, by table."""
    if state.phase != "running":
        return not_running(state)
    now = next((one for one in proposals(state, at_ms) if one.id == proposal), None)
    if now is None:
        return refuse("proposal-gone")
    for table, seat in told.items():
        if (refused := big_blind_refused(state, table, seat)) is not None:
            return refused
    if still := {one.table for one in now.asked} - told.keys():
        return refuse("proposal-asks", tables=tuple(str(table) for table in sorted(still)))
    return _taken(state, now, told, at_ms)


def _taken(
    state: EventState, now: Proposal, told: Mapping[int, int], at_ms: int
) -> Iterator[TournamentEvent]:
    yield r.ProposalTaken(now.id, now.kind, at_ms=at_ms, citations=now.citations)
    for table, seat in told.items():
        yield r.BigBlindReported(table, seat, at_ms=at_ms)
    yield from _brings(state, now, at_ms)


def _brings(state: EventState, now: Proposal, at_ms: int) -> Iterator[TournamentEvent]:
    match now.kind:
        case "balance":
            yield _move(state, now, at_ms)
        case "break":
            assert now.table is not None
            yield from decide_break(state, state.tables[now.table], at_ms)
        case "final-table":
            yield from decide_final_table(state, at_ms)
        case "color-up":
            plan = planned_now(state)
            assert plan is not None
            yield msgspec.structs.replace(plan, at_ms=at_ms)
        case "alternate":
            yield from decide_late_entry(state, state.alternates[0], None, at_ms, listed=True)
        case "hand-for-hand":
            yield from decide_hand_for_hand(state, "", at_ms)
        case "mystery":
            yield from decide_mystery(state, at_ms)
        case "finish" if state.left == 1:
            yield from decide_end(state, at_ms)
        case "finish":
            yield EndOrdered("", "seats", at_ms=at_ms, citations=now.citations)
            yield from decide_ending(state, at_ms)


def _move(state: EventState, now: Proposal, at_ms: int) -> PlayerMoved:
    assert now.table is not None
    assert now.to_table is not None
    return move_now(state, state.tables[now.table], state.tables[now.to_table], at_ms)


def put_off(state: EventState, proposal: str, at_ms: int) -> Decision:
    """Put a proposal off until the tables have changed."""
    if state.phase != "running":
        return not_running(state)
    now = next((one for one in proposals(state, at_ms) if one.id == proposal), None)
    if now is None:
        return refuse("proposal-gone")
    return (r.ProposalPutOff(now.id, now.kind, at_ms=at_ms),)
