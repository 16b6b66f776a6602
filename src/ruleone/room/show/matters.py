"""What a director should look at now: what stands still, waits for him, or comes soon."""

from collections.abc import Iterator
from itertools import islice

from ruleone.limits import MATTERS_SHOWN_MAX, UNPAID_EVENTS_SHOWN_MAX
from ruleone.room.appointing import NOT_DRAWN
from ruleone.room.cash.tables import CashTables
from ruleone.room.entering import start_refused
from ruleone.room.event_host import EventHost
from ruleone.room.hand_for_hand import waited_for
from ruleone.room.live.host import LiveTable
from ruleone.room.lobby import Lobby, told_to
from ruleone.room.matter_views import EventMatters, MattersView, MatterView
from ruleone.room.records import EventEnded, TableFrozen
from ruleone.room.show.at_will import at_will_views
from ruleone.room.show.entry import closes_ms
from ruleone.room.show.halts import halt_views
from ruleone.room.show.lobby import event_name
from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.structures.checking import LEAST_DEPTH
from ruleone.tournament.entries import kept_seats, takes_for_flight, takes_late
from ruleone.tournament.hands.choosing import round_at
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.final_table import final_table_size, size_in_book, size_option
from ruleone.tournament.terms.structure import round_cost, stakes, unit


def matters_view(lobby: Lobby, cash: CashTables, person: str, now_ms: int) -> MattersView:
    """What matters in all events of which the person is told: those that are played or come, and
    those that are over and have not been paid."""
    hosts = lobby.hosts.values()
    shown = (host for host in hosts if host.phase != "over" and host.shows_to(person))
    of_events = [
        EventMatters(
            host.event,
            event_name(host.event, host.name, host.tournament.state.config),
            matters(lobby, host, now_ms),
        )
        for host in shown
    ]
    waiting = [ended for ended in lobby.prizes.waiting() if told_to(ended, person)]
    of_events += [
        EventMatters(
            ended.event,
            event_name(ended.event, ended.name, ended.config),
            tuple(_unpaid(lobby, ended)),
        )
        for ended in waiting[:UNPAID_EVENTS_SHOWN_MAX]
    ]
    more = max(0, len(waiting) - UNPAID_EVENTS_SHOWN_MAX)
    events = tuple(one for one in of_events if one.matters)
    return MattersView(now_ms, events, more, at_will_views(lobby, cash))


def matters(lobby: Lobby, host: EventHost, now_ms: int) -> tuple[MatterView, ...]:
    """What matters in this event, what stands still first."""
    return tuple(islice(_all(lobby, host, now_ms), MATTERS_SHOWN_MAX))


def _all(lobby: Lobby, host: EventHost, now_ms: int) -> Iterator[MatterView]:
    if host.phase == "over":
        if (ended := lobby.ended.get(host.event)) is not None:
            yield from _unpaid(lobby, ended)
        return
    yield from _frozen(host)
    if host.phase == "running":
        yield from _halted(host)
        yield from _at_live_tables(host)
        yield from _hand_for_hand(host)
        yield from _outgrown(host)
        yield from _entries(host, now_ms)
        yield from _blinded_off(host)
    else:
        yield from _start(host)
    if host.phase == "open":
        yield from _final_table(host)


def _unpaid(lobby: Lobby, ended: EventEnded) -> Iterator[MatterView]:
    """Prizes of an event at real tables that its cashier has not handed out yet."""
    if ended.config.tables != "live":
        return
    due = lobby.prizes.unpaid(ended.event)
    if due:
        told: dict[str, Parameter] = {"count": len(due), "amount": sum(due.values())}
        yield MatterView("prizes-unpaid", "cashier", told)


def _frozen(host: EventHost) -> Iterator[MatterView]:
    """What failed, in the floor's hands. Of the failure the name alone: its words may tell of
    cards."""
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
    """Where real cards are dealt: calls for the floor, rulings that it has to make, called
    clocks."""
    for number in sorted(host.tables):
        live = host.tables[number].live
        if live is not None:
            yield from _at_live_table(live, number)


def _at_live_table(live: LiveTable, number: int) -> Iterator[MatterView]:
    state, rules = live.state, live.state.rules
    floor = (rules.cite("floor.decides"),)
    if state.call is not None:
        called: dict[str, Parameter] = {"table": number, "about": state.call.about}
        yield MatterView("floor-called", "floor", called, floor, table=number, live=live.name)
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
    """All-in hands that wait for the word, and the tables for which all the others wait."""
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
    """Blinds that have outgrown the chips in play, or will with the next level: hands are lots
    then."""
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
    """Alternates who wait; with the last level in which one may enter that it is the last one, and
    what will be left over: them, or open seats. An open seat before that is for who still comes."""
    state = host.tournament.state
    if not takes_late(state):
        return
    waiting = len(state.alternates)
    cited = (state.rules.cite("entries.late"),)
    if state.clock.level < state.config.late_levels:
        if waiting:
            yield MatterView("alternates-wait", "entries", {"count": waiting}, cited)
        return
    last: dict[str, Parameter] = {"level": state.clock.level}
    ends_ms = closes_ms(host, now_ms)
    yield MatterView("late-closing", "entries", last, cited, at_ms=ends_ms)
    if waiting:
        yield MatterView("alternates-left", "entries", {"count": waiting}, cited, at_ms=ends_ms)
    elif empty := _empty(state):
        yield MatterView("alternates-short", "entries", {"count": empty}, cited, at_ms=ends_ms)


def _empty(state: EventState) -> int:
    """The chairs at the tables that one who enters could have, where so many play at a time that
    others wait; 0 where nobody has to."""
    at_once = state.config.seats_at_once
    if at_once is None:
        return 0
    return max(0, min(state.open_at_all, at_once - len(state.stacks) - len(kept_seats(state))))


def _blinded_off(host: EventHost) -> Iterator[MatterView]:
    """Who is not there and has fewer chips than the next round of the table takes from him. At a
    table with real cards the room does not see who is there."""
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
        if state.stacks[player] < costs[number]:
            told: dict[str, Parameter] = {
                "player": host.name_of(player),
                "table": number,
                "seat": seat,
                "stack": state.stacks[player],
                "cost": costs[number],
            }
            cited = (rules.cite("penalties.blinded-out"),)
            yield MatterView("blinded-off", "player", told, cited, table=number, player=player)


def _start(host: EventHost) -> Iterator[MatterView]:
    """What is appointed to start and cannot, or could not when its time had come."""
    missed = any(line.code == "start-missed" for line in host.news.lines(host.name_of))
    if host.appointed_ms is None and not missed:
        return
    refused = _start_refused(host)
    if refused is not None:
        told = dict(refused.parameters)
        cited = () if refused.citation is None else (refused.citation,)
        yield MatterView(f"start-{refused.code}", "start", told, cited, at_ms=host.begins_ms)


def _final_table(host: EventHost) -> Iterator[MatterView]:
    """A final table that is smaller than the book has it, since the games are not dealt to so many.
    It is told before anybody has played for it."""
    config, rules = host.tournament.state.config, host.tournament.state.rules
    size, option = final_table_size(config, rules), size_option(config)
    several = config.seats > config.table_size
    if option is not None and several and size < size_in_book(config, rules):
        told: dict[str, Parameter] = {"size": size, "book": size_in_book(config, rules)}
        yield MatterView("final-table-smaller", "entries", told, (rules.cite(option),))


def _start_refused(host: EventHost) -> Refusal | None:
    """Why what comes next, the event, a flight or a day, could not start now."""
    state = host.tournament.state
    if host.phase == "open" or takes_for_flight(state):
        return start_refused(host)
    return None if state.calendar.drawn or host.phase != "night" else NOT_DRAWN
