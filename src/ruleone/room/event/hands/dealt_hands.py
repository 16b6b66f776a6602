"""The hands that the room deals at the tables of an event: from the order to the result."""

from functools import partial
from typing import Final

from ruleone.room.core.batch import Batch
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import HurriedOn, TurnsTaken
from ruleone.room.table.clocks import Turn
from ruleone.room.table.records import BankUsed, HandRetired, TimeUp
from ruleone.tournament.entries import takes_late

CHANCE_BYTES: Final = 16
"""The bytes of chance that a computer player gets for each decision."""


class Refused(AssertionError):
    """The tournament refused what its host had to do."""


def deal(host: EventHost, number: int, now_ms: int, batch: Batch) -> None:
    """Deal a table's next hand, if the tournament lets it.

    Absent players are dealt in, and their hands killed (house-28.2, tda2011-27.1).
    """
    table = host.tables[number]
    last = table.streams
    here = host.tournament.state.tables[number].players.values()
    absent = {player for player in here if _is_absent(host, player)}
    dealt = partial(host.tournament.next_hand, number, host.time(now_ms), absent)
    if host.carry_out(dealt, batch) is not None:
        return
    batch.finish(*last)
    table.deal(host.ports.entropy, batch)
    go_on(host, table, now_ms, batch)


def _is_absent(host: EventHost, player: str) -> bool:
    presence = host.presences.get(player)
    return presence is not None and (presence.away or presence.left)


def go_on(host: EventHost, table: TableHost, now_ms: int, batch: Batch) -> None:
    """Go on after an act: ask the seats for which the hand waits, or finish it."""
    assert table.play is not None
    assert table.order is not None
    table.stir()
    table.asked.keep(table.play.asked)
    for seat in table.play.asked:
        if seat in table.asked:
            continue
        presence = host.presences.get(table.order.seats[seat])
        if presence is None:
            table.asked.house(seat, now_ms, _thinking_ms(host, table))
        else:
            rules, timing = host.tournament.state.rules, host.timing(table)
            table.asked.person(table.play.clock(seat, now_ms, presence, rules, timing))
    if table.play.hand.over:
        _finish_hand(host, table, now_ms, batch)


def ask_again(host: EventHost, now_ms: int, batch: Batch) -> None:
    """Give players to act, to choose a game or to rebuy their full time from now on."""
    settings = host.ports.settings
    for table in host.tables.values():
        if table.choosing is not None:
            table.choosing = table.choosing[0], now_ms + settings.choice_ms
        for player, until_ms in table.offered.items():
            if until_ms > now_ms:
                table.offered[player] = now_ms + settings.rebuy_ms
        table.stir()
        if table.frozen is None and table.asked.turns:
            table.asked.forget_persons()
            host.guarded(partial(go_on, host, table, now_ms, batch), table, now_ms, batch)
        batch.change(*table.topics)


def turn_up(host: EventHost, table: TableHost, now_ms: int, batch: Batch) -> None:
    """Resume a held hand."""
    table.let_go_on(batch)
    go_on(host, table, now_ms, batch)


def _thinking_ms(host: EventHost, table: TableHost) -> int:
    """Return the thinking time of a computer player in milliseconds.

    It is 0 where no person sits at the table or may still come.
    """
    if not table.persons and not host.may_be_joined:
        return 0
    return host.ports.thinking_ms()


def _finish_hand(host: EventHost, table: TableHost, now_ms: int, batch: Batch) -> None:
    assert table.order is not None
    if table.taken:
        state = host.tournament.state
        near = 0 < len(state.stacks) - len(state.prizes) <= state.config.table_size
        host.record(TurnsTaken(table.order.number, near, tuple(table.taken)), batch)
        table.taken.clear()
    if not host.persons_in and not takes_late(host.tournament.state):
        usual_ms = host.ports.settings.usual_hand_ms // len(host.tables)
        host.record(HurriedOn(host.ahead_ms + usual_ms), batch)
    at_ms = host.time(now_ms)
    # Asked before the result is recorded: players eliminated by it no longer count after that.
    watched = table.persons > 0 or host.may_be_joined
    stacks, out = table.final_stacks(), table.knockouts(host.tournament.state.config)
    recorded = partial(host.tournament.record, table.order.number, stacks, at_ms, out)
    if (refused := host.carry_out(recorded, batch)) is not None:
        raise Refused(f"{refused.code} {refused.parameters}")
    host.end_if_left(now_ms, batch)
    rest(host, table, now_ms, watched)
    _offer_rebuys(host, table, now_ms)


def _offer_rebuys(host: EventHost, table: TableHost, now_ms: int) -> None:
    """Let the table wait a while for each present person who went out in its hand and may rebuy."""
    assert table.order is not None
    state = host.tournament.state
    for player in table.order.seats.values():
        presence = host.presences.get(player)
        if presence is None or not presence.there or player in state.stacks:
            continue
        if host.accounts.cannot_buy(state, player, "rebuy") is None:
            table.offered[player] = now_ms + host.ports.settings.rebuy_ms
            table.stir()


def rest(host: EventHost, table: TableHost, now_ms: int, watched: bool | None = None) -> None:
    """Let a table rest after a hand, as long as there is something to look at.

    Only where a person sat there (`watched`); None asks whether one sits there now.
    """
    settings = host.ports.settings
    rest_ms = settings.rest_ms if table.play is None else table.play.rest_ms(settings)
    watched = table.persons > 0 if watched is None else watched
    table.ready_ms = now_ms + (settings.paced(rest_ms) if watched else 0)


def play_due(host: EventHost, table: TableHost, seat: int, now_ms: int, batch: Batch) -> None:
    """Act for a seat whose time has come: as its computer player, or by the person's clock."""
    if seat in table.asked.turns:
        play_clock(host, table, seat, now_ms, batch)
        return
    assert table.order is not None
    style = host.tournament.state.entrants[table.order.seats[seat]] or ""
    table.act_for_house(seat, style, host.ports.entropy(CHANCE_BYTES), batch)
    go_on(host, table, now_ms, batch)


def play_clock(host: EventHost, table: TableHost, seat: int, now_ms: int, batch: Batch) -> None:
    """Let the clock act for a person whose time has run out."""
    assert table.order is not None
    player, hand = table.order.seats[seat], table.order.number
    presence = host.presences[player]
    waited_for = not presence.away and not presence.left
    turn = table.asked.turns.get(seat)
    charge_bank(host, turn, player, now_ms, batch)
    if waited_for and turn is not None:
        table.took(turn, player, now_ms, time_up=True)
    rules, settings = host.tournament.state.rules, host.ports.settings
    act = table.time_out(seat, presence, rules, settings, batch)
    if waited_for:
        number, away, cite = table.number, presence.away, act.citation
        host.record(TimeUp(player, number, hand, act.told, away, now_ms, cite), batch)
    go_on(host, table, now_ms, batch)


def charge_bank(host: EventHost, turn: Turn | None, player: str, now_ms: int, batch: Batch) -> None:
    """Take what a turn has used of the player's time bank."""
    if turn is not None and (used_ms := turn.used_bank_ms(now_ms)):
        left_ms = host.presences[player].bank_ms - used_ms
        host.record(BankUsed(player, left_ms), batch)


def void_hand(host: EventHost, table: TableHost, now_ms: int, batch: Batch) -> None:
    """End the table's hand, on the record under the rule by which the floor decides."""
    order = table.order
    assert order is not None
    cite = host.tournament.state.rules.cite("floor.decides")
    host.record(HandRetired(table.number, order.number, now_ms, cite), batch)
    recorded = partial(host.tournament.record, order.number, order.stacks, host.time(now_ms))
    refused = host.carry_out(recorded, batch)
    assert refused is None, f"a hand could not be retired: {refused}"
    rest(host, table, now_ms)
    host.change_all(batch)
