"""Hands with real cards at the tables of an event.

They are ordered by the event, entered by their dealers, and returned to the event when they are
over. The last hand of a table can be undone. One that was begun, reported or finished wrongly no
longer counts in the event, at its tablet and in wallets. It may be reported again.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from ruleone.floor.called_clock import ClockRuling, TimeRuling
from ruleone.floor.followed import ClockCalled, TimeOver
from ruleone.limits import REASON_MAX_CHARACTERS
from ruleone.room.core.batch import Batch
from ruleone.room.core.orders import Step
from ruleone.room.event.hands.dealt_hands import Refused
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import ClocksCalled
from ruleone.room.live import commands as lc
from ruleone.room.live import events as v
from ruleone.room.live.host import STALE, LiveTable
from ruleone.room.live.state import Given, LiveState
from ruleone.room.live.tables import not_over
from ruleone.room.table.records import ClockOn, Directed
from ruleone.rulebook import Refusal
from ruleone.rulebook.in_words import offence_words
from ruleone.tournament.bounties import NOBODY_OUT, knockouts_of
from ruleone.tournament.events import HandOrder
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import in_play, with_smallest
from ruleone.tournament.terms.structure import stakes
from ruleone.tournament.undo.hands import hand_stands, won_in


def clocks_of(state: LiveState) -> tuple[ClockOn, ...]:
    """Return the clocks that ran in the hand on the table, the oldest first.

    Refused and undone ones are left out. The caller is None where no caller was reported.
    """
    found: list[ClockOn] = []
    for line in state.standing:
        entry, ruling, on = line.entry, line.ruling, line.pending.clock_on
        if isinstance(entry, ClockCalled) and isinstance(ruling, ClockRuling) and on is not None:
            by = state.seats.get(entry.by or 0)
            caller = None if by is None else by.player
            found.append(ClockOn(state.seats[on].player, caller, entry.at_ms))
        elif isinstance(entry, TimeOver) and isinstance(ruling, TimeRuling) and found:
            found[-1] = replace(found[-1], time_up=ruling.result != "in-time")
    return tuple(found)


def table_of(host: EventHost, live: LiveTable) -> TableHost | None:
    """Return the table of the event beside which a live table stands, or None.

    None once it is broken, or dealt to by the room.
    """
    table = host.tables.get(live.state.opened.number or 0)
    return table if table is not None and table.live is live else None


def start(
    host: EventHost,
    table: TableHost,
    live: LiveTable,
    do: lc.StartLiveHand,
    step: Step,
) -> Refusal | None:
    """Begin the next hand, if the event lets it, and close the last one.

    A misdeal is dealt again where the edition has it so.
    """
    state, by, now_ms, batch = live.state, step.person, step.at_ms, step.batch
    if do.hand != state.number:
        return STALE
    if do.button is not None:
        return Refusal("live-button-of-event", "illegal")
    if state.followed is not None:
        if (refused := not_over(live, do.hand)) is not None:
            return refused
        if (again := live.again) is not None:
            assert table.order is not None
            given, put_right = state.given, state.put_right
            note_clocks(host, table, live, batch)
            live.deal_again(again, table.order, by, batch)
            carry_over(host, live, given, put_right, now_ms, batch)
            return None
        finish(host, table, live, now_ms, batch)
        if host.tables.get(table.number) is not table or table.number not in host.ready:
            return None
    return _order(host, table, live, by, now_ms, batch)


def _order(
    host: EventHost, table: TableHost, live: LiveTable, by: str, now_ms: int, batch: Batch
) -> Refusal | None:
    host.follow(now_ms)
    if table.number in host.ready:
        _close_before(host, live, now_ms, batch)
        if table.number not in host.ready:
            return None
    ordered = partial(host.tournament.next_hand, table.number, host.time(now_ms))
    if (refused := host.carry_out(ordered, batch)) is not None:
        return refused
    seat_players(host, table, live, batch)
    begun = table.begun
    assert begun is not None
    order, chips = begun.order, denominations(host.tournament.state, live)
    live.follow(order, begun.positions, level_of(order), chips, by, batch)
    return None


def _close_before(host: EventHost, live: LiveTable, now_ms: int, batch: Batch) -> None:
    """Close what was entered between hands, so that it counts."""
    if live.state.following.lines:
        given, put_right = live.state.given, live.state.put_right
        live.end_hand(batch)
        carry_over(host, live, given, put_right, now_ms, batch)


def finish(host: EventHost, table: TableHost, live: LiveTable, now_ms: int, batch: Batch) -> None:
    """Close the hand that is over: its chips become those of the event.

    Then the penalties that were given in it count there.
    """
    order, followed = table.order, live.state.followed
    assert order is not None
    assert followed is not None
    hand = followed.hand
    given, put_right = live.state.given, live.state.put_right
    stacks = {**order.stacks, **hand.stacks}
    config = host.tournament.state.config
    out = NOBODY_OUT if config.bounty is None else knockouts_of(hand.events, hand.stacks)
    note_clocks(host, table, live, batch)
    live.end_hand(batch)
    corrected = sum(stacks.values()) - sum(order.stacks.values())
    at_ms = host.time(now_ms)
    recorded = partial(host.tournament.record, order.number, stacks, at_ms, out, corrected)
    if (refused := host.carry_out(recorded, batch)) is not None:
        raise Refused(f"{refused.code} {refused.parameters}")
    carry_over(host, live, given, put_right, now_ms, batch)


def note_clocks(host: EventHost, table: TableHost, live: LiveTable, batch: Batch) -> None:
    """Record the clocks called in a hand that is to be closed, as evidence of stalling."""
    assert table.order is not None
    if clocks := clocks_of(live.state):
        host.record(ClocksCalled(table.order.number, table.number, clocks), batch)


def carry_over(
    host: EventHost,
    live: LiveTable,
    given: Sequence[Given],
    put_right: dict[str, int],
    now_ms: int,
    batch: Batch,
) -> None:
    """Give penalties and corrections of a closed hand to the event.

    A player who is out of the event by then gets none. Penalties of chips are paid at once, after a
    misdeal when the same hand of the event is over.
    """
    at_ms, tournament = host.time(now_ms), host.tournament
    for player, chips in put_right.items():
        counted = partial(tournament.correct_chips, player, "counted", chips, live.name, at_ms)
        host.carry_out(counted, batch)
    for one in given:
        # The journal keeps it: it tells the offence, and nobody's name.
        offence = offence_words(one.offence)
        reason = " · ".join(reversed(offence.values()))[:REASON_MAX_CHARACTERS]
        code, count = one.penalty.code, one.penalty.count
        given_to = one.player, code, count, one.offence, reason, at_ms
        cite = tournament.state.rules.cite("floor.decides")
        directed = Directed(one.by, "penalise", reason, now_ms, cite, one.player)
        host.carry_out(partial(tournament.penalise, *given_to), batch, directed)


def seat_players(host: EventHost, table: TableHost, live: LiveTable, batch: Batch) -> None:
    """Seat the event's players at the live table, with their chips: at night those of the bags."""
    state = host.tournament.state
    seated = state.tables[table.number].players
    live.seat(
        tuple(
            v.LivePlayer(player, seat, "", state.chips_of(player))
            for seat, player in sorted(seated.items())
        ),
        batch,
    )


def denominations(state: EventState, live: LiveTable | None = None) -> tuple[int, ...]:
    """Return the chips with which a table of the event plays.

    Those that the floor has set at its `live` table, else those of the event that were not colored
    up.
    """
    own = () if live is None else live.state.set_by_floor
    return with_smallest(own, state.chip) if own else in_play(state.config.chips, state.chip)


def level_of(order: HandOrder) -> v.LiveLevel:
    """Return the level of a hand that the event has ordered."""
    return _level(order.blinds, order.ante, order.min_bet, order.bring_in, order.players_in_event)


def level_to_come(state: EventState, game: str) -> v.LiveLevel:
    """Return the level of the next hand of this game as the event is now."""
    to_come = stakes(game, state.clock.values_next, state.rules)
    return _level(to_come.blinds, to_come.ante, to_come.min_bet, to_come.bring_in, state.left)


def _level(
    blinds: tuple[int, int], ante: int, min_bet: int | None, bring_in: int | None, left: int
) -> v.LiveLevel:
    small, big = blinds
    return v.LiveLevel(
        small_blind=small,
        big_blind=big,
        ante=ante,
        min_bet=min_bet,
        bring_in=bring_in,
        players_left=left,
    )


class HandLog(NamedTuple):
    """The hands of a table of an event, by their numbers in the event."""

    host: EventHost
    table: TableHost
    live: LiveTable

    def find(self, number: int) -> int:
        """Return the number itself; `refused` says why a hand that is not kept stands."""
        return number

    def refused(self, hand: int) -> Refusal | None:
        """Return why the hand stands, in the event, at its table or in wallets, or None."""
        refused = self._stands(hand)
        return None if refused is None else self.host.say(refused)

    def _stands(self, hand: int) -> Refusal | None:
        host, state, record = self.host, self.host.tournament.state, self.live.state
        if (refused := hand_stands(state, self.table.number, hand)) is not None:
            return refused
        if record.followed is not None:
            if record.redeals is not None:
                return Refusal("hand-stands-redeal", "illegal")
            if lines := record.standing:
                told = {"hand": hand, "lines": len(lines)}
                return Refusal("live-hand-told", "illegal", {**told})
        return host.accounts.cannot_give_back(won_in(state, hand), state)

    def put_right(self, hand: int, reason: str, by: str, batch: Batch) -> Refusal | None:
        """Undo it in the event, then at its table. The record keeps both, and who did it."""
        host, table, live = self.host, self.table, self.live
        begun, at_ms = live.state.followed is not None, batch.at_ms
        taken = partial(host.tournament.undo_hand, table.number, hand, reason, host.time(at_ms))
        cite = host.tournament.state.rules.cite("floor.decides")
        directed = Directed(by, str(lc.TakeBackLiveHand.__struct_config__.tag), reason, at_ms, cite)
        if (refused := host.carry_out(taken, batch, directed)) is not None:
            return refused
        if begun:
            refused = live.take_back_start(live.state.number, by, batch)
            assert refused is None, "nothing stands on the record of the hand"
        if host.tables.get(table.number) is table:
            seat_players(host, table, live, batch)
        batch.change(*table.topics)
        return None


def hand_back(host: EventHost, table: TableHost) -> int | None:
    """Return the event's number of the table's last hand, if it can be undone now."""
    live, order = table.live, table.order
    if live is None or order is None:
        return None
    return order.number if HandLog(host, table, live).refused(order.number) is None else None
