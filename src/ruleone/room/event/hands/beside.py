"""The part of a live table's view that comes from the event beside it.

Its dealer sees the hand and the players who have left; everybody sees what is played there.
"""

from collections.abc import Iterable, Iterator, Mapping

from ruleone.floor.hand_stage import asked_to_bet, streets_begun
from ruleone.room.event.hands.hand_for_hand import waited_for
from ruleone.room.event.hands.tracked_hands import level_of, level_to_come, table_of
from ruleone.room.event.hands.undo_hand import hand_back
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.live import views as v
from ruleone.room.live.host import LiveTable
from ruleone.room.live.view import PlayedFor
from ruleone.tournament.hands.choosing import round_at
from ruleone.tournament.hands.hand_for_hand import to_go
from ruleone.tournament.hands.hands import ends_at, hold_on, seats_of_next
from ruleone.tournament.places import seats_out


def beside(live: LiveTable, events: Mapping[str, EventHost]) -> EventHost | None:
    """Return the event beside whose table it stands; None where it stands alone."""
    return events.get(live.state.opened.event or "")


def is_broken(live: LiveTable, host: EventHost | None) -> bool:
    """Whether the table of the event (its `host`) that it stands beside is broken."""
    return host is not None and table_of(host, live) is None


def played_for(live: LiveTable, host: EventHost | None) -> PlayedFor:
    """Return the game and level of a live table; `host` is its event, if any.

    A hand that nobody follows sets no level here, so between hands the event states it. A misdeal
    that is to be dealt again keeps its own.
    """
    state = live.state
    table = None if host is None else table_of(host, live)
    if host is None or table is None or state.followed is not None or state.redeals is not None:
        return PlayedFor(state.game, state.level)
    standing = host.tournament.state.tables[table.number]
    if standing.hand is not None:
        order = host.tournament.state.hands[standing.hand]
        return PlayedFor(order.game, level_of(order))
    game = round_at(host.tournament.state, standing).game
    return PlayedFor(game, level_to_come(host.tournament.state, game))


def plays_at(live: LiveTable, events: Mapping[str, EventHost]) -> PlayedFor | None:
    """Return the game and level of a table that lists show; None if its event broke the table."""
    host = beside(live, events)
    return None if is_broken(live, host) else played_for(live, host)


def beside_view(host: EventHost, live: LiveTable) -> v.LiveBesideView:
    """Return the event's table: whether its next hand may begin, and where players have gone."""
    number = live.state.opened.number
    assert number is not None, "it stands beside a table of the event"
    table = table_of(host, live)
    return v.LiveBesideView(
        event=host.event,
        table=number,
        hand=0 if table is None or table.order is None else table.order.number,
        dealt=() if table is None else _dealt(host, table),
        open=table is not None,
        hold=_hold(host, number) if table is not None else None,
        left=host.tournament.state.left,
        went=tuple(_went(host, live, number)),
        gate=None if table is None else _gate(host, table),
        shot_s=_shot_s(host, live),
        back=None if table is None else hand_back(host, table),
        ends_at=ends_at(host.tournament.state),
        followed=_followed(host, table),
        winners=_followed(host, table) or host.tournament.state.config.bounty is not None,
    )


def _followed(host: EventHost, table: TableHost | None) -> bool:
    return table is None or host.tournament.state.tables[table.number].followed


def _shot_s(host: EventHost, live: LiveTable) -> int | None:
    """Return the seconds of the event's shot clock for the decision that the hand waits for."""
    followed = live.state.followed
    if host.shot_clock is None or followed is None or not asked_to_bet(followed.hand):
        return None
    return host.shot_clock.action_ms(streets_begun(followed.hand) - 1) // 1_000


def _gate(host: EventHost, table: TableHost) -> v.LiveGateView | None:
    """Return the tables that others wait for, where tables play hand for hand."""
    state = host.tournament.state
    gate = state.hand_for_hand
    if gate is None:
        return None
    order = gate.played.get(table.number)
    seats = () if order is None else seats_out(state, order)
    return v.LiveGateView(
        number=gate.number,
        waits_for=waited_for(host),
        to_go=to_go(state),
        out=() if order is None else tuple(host.name_of(order.seats[seat]) for seat in seats),
        citation=state.rules.cite("showdown.hand_for_hand_reveal"),
    )


def _dealt(host: EventHost, table: TableHost) -> tuple[int, ...]:
    """Return the seats of the hand in play, or of the next one."""
    state = host.tournament.state
    standing = state.tables[table.number]
    if standing.hand is not None:
        return tuple(state.hands[standing.hand].seats)
    if not standing.followed:
        return tuple(sorted(standing.players))
    return seats_of_next(state, standing)


def _hold(host: EventHost, number: int) -> str | None:
    """Return the code of the refusal with which the next hand cannot begin, or None."""
    state = host.tournament.state
    if state.phase != "running":
        return "event-over" if state.phase == "over" else "event-at-night"
    if number in host.ready:
        return None
    held = hold_on(state, state.tables[number])
    # Reports wait for nothing.
    return None if held in ("table-in-hand", "table-not-followed") else held


def _went(host: EventHost, live: LiveTable, number: int) -> Iterator[v.LiveWentView]:
    """Yield those of the last hand who sit elsewhere now, or are out."""
    state, table = host.tournament.state, table_of(host, live)
    sat: Iterable[tuple[int, str]]
    if table is None:
        sat = ((0, player) for player in host.broken.get(number, ()))
    else:
        sat = () if table.order is None else table.order.seats.items()
    for seat, player in sat:
        at = state.seats.get(player)
        if at != (number, seat):
            yield v.LiveWentView(host.name_of(player), *((None, None) if at is None else at))
