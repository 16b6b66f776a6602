"""Alerts of an event: what needs its director's attention now, or will soon.

Halted tables are shown to everybody, with the rule; the director deals with them.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Literal

import msgspec

from ruleone.limits import MATTERS_SHOWN_MAX, QUIET_TABLE_MS
from ruleone.room.core.names import NameOf
from ruleone.room.event.accounts import prizes_won
from ruleone.room.event.clock.event_clock import NOT_DRAWN
from ruleone.room.event.clock.view import decks_view
from ruleone.room.event.entries.entering import start_refused
from ruleone.room.event.entries.view import closes_ms, closing
from ruleone.room.event.hands.hand_for_hand import waited_for
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.live.host import LiveTable
from ruleone.room.table.records import TableFrozen
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.structures.checking import LEAST_DEPTH
from ruleone.tournament.entries import kept_seats, takes_for_flight, takes_late
from ruleone.tournament.hands.choosing import round_at
from ruleone.tournament.levels import MINUTE_MS
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.final_table import final_table_size, size_in_book, size_option
from ruleone.tournament.terms.structure import round_cost, stakes, unit


class HaltView(msgspec.Struct, frozen=True):
    """A table that deals no hand before players come.

    It has this number of `players`, the `fullest` table its own number, and by the rule cited a
    table that is `gap` short is halted. Where it is `waivable` its director may let it play on by
    the rule `waived_by`; else that rule forbids it.
    """

    table: int
    players: int
    fullest: int
    seats: int
    gap: int
    citation: Citation
    waivable: bool
    waived_by: Citation


MatterPlace = Literal[
    "frozen",
    "halts",
    "gate",
    "clock",
    "start",
    "entries",
    "player",
    "floor",
    "cashier",
    "payments",
    "table",
]
"""The place to act on an alert.

A part of the director's page, a player's sheet, the floor's page, the results, where the cashier
pays, the page of payments, or the table itself.
"""


class MatterView(msgspec.Struct, frozen=True):
    """Something that needs the director, or that the director should know beforehand.

    Its words are `matter-<code>`. `citations` are the rule behind it, where there is one, and the
    rule for exceptions. `at_ms` is when it comes, None where it is there already or no clock shows
    it. It concerns a `table`, a `player`, or a `live` table of this name.
    """

    code: str
    place: MatterPlace
    parameters: dict[str, Parameter] = {}
    citations: tuple[Citation, ...] = ()
    at_ms: int | None = None
    table: int | None = None
    player: str | None = None
    live: str | None = None


def alerts(host: EventHost, now_ms: int) -> tuple[MatterView, ...]:
    """Return the alerts of an event that is not over, frozen tables first."""
    return tuple(islice(_all(host, now_ms), MATTERS_SHOWN_MAX))


def _all(host: EventHost, now_ms: int) -> Iterator[MatterView]:
    yield from _frozen(host)
    if host.requests:
        yield MatterView("desk-asked", "payments", {"count": len(host.requests)})
    yield from _prizes(host)
    if host.phase == "running":
        yield from _halted(host)
        yield from _at_live_tables(host)
        yield from _hand_for_hand(host)
        yield from _outgrown(host)
        yield from _entries(host, now_ms)
        yield from _blinded_off(host)
        yield from _quiet(host)
    else:
        yield from _start(host)
        yield from _charges(host)
    if host.phase == "open":
        yield from _final_table(host)
    yield from _decks(host, now_ms)


def _prizes(host: EventHost) -> Iterator[MatterView]:
    """Yield prizes that are due at the desk, and those that were paid and are no longer owed."""
    desk, owed = host.books.desk, None
    due = [one.cents for one in desk.of_event(host.event) if one.is_prize and one.state == "due"]
    if due:
        yield MatterView("prizes-due", "payments", {"count": len(due), "amount": sum(due)})
    for player, paid in desk.handed(host.event).items():
        owed = prizes_won(host.tournament.state) if owed is None else owed
        if paid > owed.get(player, 0):
            told: dict[str, Parameter] = {
                "player": host.name_of(player),
                "paid": paid,
                "owed": owed.get(player, 0),
            }
            yield MatterView("prize-overpaid", "payments", told)


def _charges(host: EventHost) -> Iterator[MatterView]:
    """Yield what players still owe before a start, all of them together."""
    due = [
        one.cents
        for one in host.books.desk.of_event(host.event)
        if one.state == "due" and not one.is_prize
    ]
    if due:
        yield MatterView("charges-due", "payments", {"count": len(due), "amount": sum(due)})


def _frozen(host: EventHost) -> Iterator[MatterView]:
    """Yield failures, in the floor's hands.

    A failure is given by its name alone: its words may name cards.
    """
    cited = (host.tournament.state.rules.cite("floor.decides"),)
    still = [host.frozen, *(host.tables[number].frozen for number in sorted(host.tables))]
    for frozen in still:
        if isinstance(frozen, TableFrozen):
            code = "event-frozen" if frozen.table is None else "table-frozen"
            told: dict[str, Parameter] = {"what": frozen.failure.partition(":")[0]}
            if frozen.table is not None:
                told["table"] = frozen.table
            yield MatterView(code, "frozen", told, cited, table=frozen.table)


def _halted(host: EventHost) -> Iterator[MatterView]:
    for halt in halt_views(host):
        told: dict[str, Parameter] = {
            "table": halt.table,
            "players": halt.players,
            "fullest": halt.fullest,
            "waivable": halt.waivable,
        }
        cited = (halt.citation, halt.waived_by)
        yield MatterView("table-halted", "halts", told, cited, table=halt.table)


def _at_live_tables(host: EventHost) -> Iterator[MatterView]:
    """Yield alerts of real cards: calls for the floor, rulings to be made, called clocks."""
    for number in sorted(host.tables):
        live = host.tables[number].live
        if live is not None:
            yield from _call(live, number, host.name_of)
            yield from _at_live_table(live, number)


def _call(live: LiveTable, number: int, name_of: NameOf) -> Iterator[MatterView]:
    """Yield the table's call for the floor, and who of the floor is coming."""
    call, coming = live.state.call, live.state.coming
    if call is None:
        return
    called: dict[str, Parameter] = {"table": number, "about": call.about}
    code = "floor-called" if coming is None else "floor-coming"
    if coming is not None:
        called["coming"] = name_of(coming.by)
    floor = (live.state.rules.cite("floor.decides"),)
    yield MatterView(code, "floor", called, floor, table=number, live=live.name)


def _at_live_table(live: LiveTable, number: int) -> Iterator[MatterView]:
    """Yield rulings to be made there, and a called clock."""
    state, rules = live.state, live.state.rules
    floor = (rules.cite("floor.decides"),)
    if waits := len(state.waits):
        told: dict[str, Parameter] = {"table": number, "count": waits}
        yield MatterView("ruling-waits", "floor", told, floor, table=number, live=live.name)
    pending = None if state.followed is None else state.followed.pending
    if pending is None or pending.clock is None or pending.clock_on is None:
        return
    seat = pending.clock_on
    on: dict[str, Parameter] = {"table": number, "seat": seat}
    if seat in state.seats:
        on["player"] = state.name(state.seats[seat])
    yield MatterView(
        "clock-called",
        "floor",
        on,
        (rules.cite("clock.seconds"),),
        at_ms=pending.clock.ends_ms,
        table=number,
        live=live.name,
    )


def _hand_for_hand(host: EventHost) -> Iterator[MatterView]:
    """Yield all-in hands that are held, and the tables for which all the others wait."""
    state, rules = host.tournament.state, host.tournament.state.rules
    gate = state.hand_for_hand
    if gate is None:
        return
    reveal = (rules.cite("showdown.hand_for_hand_reveal"),)
    for number in sorted(host.tables):
        if host.tables[number].held:
            yield MatterView("gate-held", "gate", {"table": number}, reveal, table=number)
    behind = waited_for(host)
    if behind and len(behind) < len(state.tables):
        told: dict[str, Parameter] = {
            "tables": tuple(map(str, behind[:MATTERS_SHOWN_MAX])),
            "count": len(behind),
        }
        cited = (rules.cite("hand_for_hand.share_from"),)
        yield MatterView("gate-waits", "gate", told, cited, table=behind[0])


def _outgrown(host: EventHost) -> Iterator[MatterView]:
    """Yield blinds that are too large for the chips in play, or will be at the next level.

    Hands are decided by luck then.
    """
    state = host.tournament.state
    levels, number = state.clock.structure.levels, state.clock.level
    for coming in range(number, min(number + 1, len(levels)) + 1):
        level = levels[coming - 1]
        each = unit(state.config.games_in(coming), level)
        if state.chips_in_play < LEAST_DEPTH * each:
            told: dict[str, Parameter] = {
                "level": coming,
                "depth": state.chips_in_play // each,
                "least": LEAST_DEPTH,
                "counted": "points" if level.point else "blinds",
            }
            code = "blinds-outgrow" if coming == number else "blinds-will-outgrow"
            yield MatterView(code, "clock", told)
            return


def _entries(host: EventHost, now_ms: int) -> Iterator[MatterView]:
    """Yield alternates who wait, and in the last level of late registration that it is the last.

    Then also what will be left over: alternates, or open seats. An open seat before that is for
    players still to come.
    """
    state = host.tournament.state
    if not takes_late(state):
        return
    waiting = len(state.alternates)
    cited = (state.rules.cite("entries.late"),)
    if state.clock.level < state.config.late_levels:
        if waiting:
            yield MatterView("alternates-wait", "entries", {"count": waiting}, cited)
        return
    last: dict[str, Parameter] = {"level": state.clock.level, "with": closing(state)}
    ends_ms = closes_ms(host, now_ms)
    yield MatterView("late-closing", "entries", last, cited, at_ms=ends_ms)
    if waiting:
        yield MatterView("alternates-left", "entries", {"count": waiting}, cited, at_ms=ends_ms)
    elif empty := _empty(state):
        yield MatterView("alternates-short", "entries", {"count": empty}, cited, at_ms=ends_ms)


def _empty(state: EventState) -> int:
    """Return the number of seats that an entrant could have where others wait, else 0.

    Others wait where `seats_at_once` bounds the number of players.
    """
    at_once = state.config.seats_at_once
    if at_once is None:
        return 0
    return max(0, min(state.open_at_all, at_once - len(state.stacks) - len(kept_seats(state))))


def _quiet(host: EventHost) -> Iterator[MatterView]:
    """Yield live tables with the time from which on too long nothing was reported of them."""
    state = host.tournament.state
    if not host.has_live_tables or state.clock.paused or state.clock.on_break:
        return
    for number, table in sorted(state.tables.items()):
        since_ms = None if table.followed else host.heard.since_ms(number)
        if since_ms is not None:
            told: dict[str, Parameter] = {"table": number, "minutes": QUIET_TABLE_MS // MINUTE_MS}
            due_ms = since_ms + QUIET_TABLE_MS
            yield MatterView("table-quiet", "table", told, at_ms=due_ms, table=number)


def _blinded_off(host: EventHost) -> Iterator[MatterView]:
    """Yield absent players with fewer chips than the next round of the table takes.

    At a table with real cards the room does not see who is present.
    """
    state, rules = host.tournament.state, host.tournament.state.rules
    costs: dict[int, int] = {}
    for player, presence in host.presences.items():
        if presence.there or player not in state.seats:
            continue
        number, seat = state.seats[player]
        if host.tables[number].live is not None:
            continue
        if number not in costs:
            table = state.tables[number]
            played_for = stakes(round_at(state, table).game, state.clock.values, rules)
            costs[number] = round_cost(played_for, len(table.players))
        has = state.stacks.known(player)  # the room deals there
        if has < costs[number]:
            told: dict[str, Parameter] = {
                "player": host.name_of(player),
                "table": number,
                "seat": seat,
                "stack": has,
                "cost": costs[number],
            }
            cited = (rules.cite("penalties.blinded-out"),)
            yield MatterView("blinded-off", "player", told, cited, table=number, player=player)


def _decks(host: EventHost, now_ms: int) -> Iterator[MatterView]:
    """Yield the call for dealers to prepare their decks before play begins or resumes."""
    decks = decks_view(host, now_ms)
    if decks is not None:
        told: dict[str, Parameter] = {"players": decks.at_least}
        yield MatterView("prepare-decks", "clock", told, (decks.citation,), at_ms=decks.from_ms)


def _start(host: EventHost) -> Iterator[MatterView]:
    """Yield an appointed start that is not possible, or was not when its time had come."""
    missed = any(line.code == "start-missed" for line in host.news.lines(host.name_of))
    if host.appointed_ms is None and not missed:
        return
    refused = _start_refused(host)
    if refused is not None:
        told = dict(refused.parameters)
        cited = () if refused.citation is None else (refused.citation,)
        yield MatterView(f"start-{refused.code}", "start", told, cited, at_ms=host.begins_ms)


def _final_table(host: EventHost) -> Iterator[MatterView]:
    """Yield a final table smaller than in the book, since its games cannot be dealt to as many.

    The alert comes before anybody has played for it.
    """
    config, rules = host.tournament.state.config, host.tournament.state.rules
    size, option = final_table_size(config, rules), size_option(config)
    several = config.seats > config.table_size
    if option is not None and several and size < size_in_book(config, rules):
        told: dict[str, Parameter] = {"size": size, "book": size_in_book(config, rules)}
        yield MatterView("final-table-smaller", "entries", told, (rules.cite(option),))


def _start_refused(host: EventHost) -> Refusal | None:
    """Return why the next event, flight or day could not start now, or None."""
    state = host.tournament.state
    if host.phase == "open" or takes_for_flight(state):
        return start_refused(host)
    return None if state.calendar.drawn or host.phase != "night" else NOT_DRAWN


def halt_views(host: EventHost) -> Iterator[HaltView]:
    """Yield the tables that wait for players, with the rule, and whether the halt may be waived."""
    state = host.tournament.state
    if host.phase != "running":
        return
    halted = [table for table in state.tables.values() if table.halted]
    if not halted:
        return
    rules = state.rules
    fullest = max(len(table.players) for table in state.tables.values())
    for table in sorted(halted, key=lambda one: one.number):
        yield HaltView(
            table=table.number,
            players=len(table.players),
            fullest=fullest,
            seats=table.size,
            gap=rules.number("balancing.halt_gap"),
            citation=rules.cite("balancing.halt_gap"),
            waivable=rules.flag("balancing.halt_waivable"),
            waived_by=rules.cite("balancing.halt_waivable"),
        )
