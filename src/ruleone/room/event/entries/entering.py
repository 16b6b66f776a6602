"""Requests of persons to an event: enter, buy chips, play, go away and come back.

Chips are bought as rebuys and the add-on, declared before a hand.

A ticket is an entry won in a satellite: its worth is set aside under the player's name. It pays the
next entry before the wallet does, and becomes a ticket again when that entry is withdrawn. A ticket
left over once entries are closed goes into the wallet, unless the event says that it is lost. Where
the event says so, the player may take the money before.
"""

from collections.abc import Mapping
from functools import partial

import msgspec

from ruleone.bots import STYLES
from ruleone.cards import Draw
from ruleone.dealing.actions import AskToSee
from ruleone.limits import EVENTS_OF_A_PERSON_MAX, SHUFFLE_ENTROPY_MIN_BYTES
from ruleone.room.core.batch import Batch
from ruleone.room.core.names import house_names
from ruleone.room.core.orders import Step
from ruleone.room.event.accounts import Bought
from ruleone.room.event.days import fresh_seed, last_hands_secret
from ruleone.room.event.hands.dealt_hands import charge_bank, go_on, play_clock, rest
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.records import HousePlayersNamed, SeatLeft, SeatTaken
from ruleone.room.table.clocks import Presence
from ruleone.room.table.games import ThirteenPlay
from ruleone.room.table.play import OTHER_GAME, Action
from ruleone.rulebook import Refusal
from ruleone.tournament.between_days import not_signed
from ruleone.tournament.entries import (
    entries_so_far,
    entry_refused,
    may_be_entered,
    takes_for_flight,
)
from ruleone.tournament.terms.config import EventConfig, Rest, SatelliteTerms

NOT_IN = Refusal("not-in-event", "illegal")
STALE = Refusal("stale", "illegal")
NO_TICKET = Refusal("no-ticket", "illegal")
NOT_FOR_CASH = Refusal("ticket-not-for-cash", "illegal")
NO_SEATS = Refusal("satellite-without-seats", "illegal")
NOTHING_OFFERED = Refusal("no-rebuy-offered", "illegal")


def too_many_events(hosts: Mapping[str, EventHost], person: str) -> Refusal | None:
    """Return why the person may enter no further event, being in too many, or None."""
    playing = [
        other
        for other in hosts.values()
        if person in other.presences
        and not other.presences[person].left
        and other.phase != "over"
        and (other.phase == "open" or person in other.tournament.state.seats)
    ]
    if len(playing) < EVENTS_OF_A_PERSON_MAX:
        return None
    return Refusal("too-many-events", "illegal", {"most": EVENTS_OF_A_PERSON_MAX})


def enter(host: EventHost, person: str, here: bool, now_ms: int, batch: Batch) -> Refusal | None:
    """Enter a person, who pays; a sit-down event starts with it, as does one that is full now.

    An event in play is entered late, or re-entered.
    """
    refused = may_enter(host, person)
    if refused is None:
        take_entry(host, person, here, now_ms, batch)
        start_if_due(host, now_ms, batch)
    return refused


def may_enter(host: EventHost, person: str) -> Refusal | None:
    """Return why the person may not enter, or cannot pay for it, or None."""
    refused = entry_refused(host.tournament.state, person)
    return host.accounts.cannot_enter(person) if refused is None else host.say(refused)


def take_entry(host: EventHost, person: str, here: bool, now_ms: int, batch: Batch) -> None:
    """Enter a person who may enter, and who pays."""
    state = host.tournament.state
    late = state.phase == "running"
    entry = partial(host.tournament.register, person, None, host.time(now_ms))
    refused = host.carry_out(entry, batch)
    assert refused is None, "who may enter is not refused"
    host.presences[person].meets(here)
    if late or person in state.alternates:
        host.follow(now_ms)


def start_if_due(host: EventHost, now_ms: int, batch: Batch) -> None:
    """Start an event that this entry was to start, or has filled.

    An event that starts with its first entry waits where a director enters players, who sees who is
    still to come.
    """
    state = host.tournament.state
    if state.phase != "open" or state.alternates:
        return
    full = len(state.entrants) == state.config.seats
    waits = host.home is not None or host.appointed_ms is not None
    waits = waits or state.config.tables == "live"
    at_once = state.config.kind == "sit-down" and not host.desk_enters
    if at_once or (full and not waits):
        start(host, now_ms, batch)


def free_for_house(host: EventHost) -> int:
    """Return the number of computer players that take seats at the start.

    Every free one, or as many as the event wants, in a home game its host. Each of several flights
    has its share of the free ones, and never more than may play at a time.
    """
    state, config = host.tournament.state, host.tournament.state.config
    free = config.seats - entries_so_far(state)
    if config.days is not None and config.days.flights > 1:
        begun = 0 if state.phase == "open" else state.calendar.flight
        free = -(-free // max(1, config.days.flights - begun))
    if config.seats_at_once is not None:
        here = state.entrants if state.phase == "open" else state.calendar.field
        free = min(free, config.seats_at_once - len(here))
    wanted = config.house_players if host.home is None else host.home.house
    return free if wanted is None else min(free, wanted)


def start_refused(host: EventHost) -> Refusal | None:
    """Return why the event, or in the night its next flight, may not start, or None."""
    state = host.tournament.state
    if host.phase != "open" and not takes_for_flight(state):
        return Refusal("already-started", "illegal")
    if (refused := not_signed(state)) is not None:
        return refused
    here = state.entrants if host.phase == "open" else state.calendar.field
    if not any(state.entrants[player] is None for player in here):
        return Refusal("nobody-entered", "illegal")
    came, needed = len(here) + free_for_house(host), state.config.entries_min
    if came < needed:
        return Refusal("too-few-entries", "illegal", {"needed": needed, "came": came})
    return None


def start(host: EventHost, now_ms: int, batch: Batch) -> Refusal | None:
    """Seat computer players and draw the seats, or return why not, and then nobody is entered."""
    if (refused := start_refused(host)) is not None:
        return refused
    state, entropy = host.tournament.state, host.ports.entropy
    free = free_for_house(host)
    if free:
        draw = Draw(entropy(SHUFFLE_ENTROPY_MIN_BYTES))
        have = sum(style is not None for style in state.entrants.values())
        players = [f"h{number}" for number in range(have + 1, have + free + 1)]
        taken = set(host.house_names.values())
        given = [name for name in house_names(have + free, draw) if name not in taken]
        names = dict(zip(players, given, strict=False))
        host.record(HousePlayersNamed(names), batch)
        for player in players:
            style = STYLES[draw.below(len(STYLES))]
            entry = partial(host.tournament.register, player, style, host.time(now_ms))
            host.carry_out(entry, batch)
    seed, at_ms = fresh_seed(host), host.time(now_ms)
    if state.phase == "night":
        begun = partial(host.tournament.start_flight, seed, at_ms, last_hands_secret(host))
    else:
        secret = entropy(SHUFFLE_ENTROPY_MIN_BYTES) if _draws_envelopes(state.config) else b""
        begun = partial(host.tournament.start, seed, at_ms, secret, last_hands_secret(host))
    refused = host.carry_out(begun, batch)
    host.first_hands(now_ms)
    return refused


def _draws_envelopes(config: EventConfig) -> bool:
    return config.bounty is not None and config.bounty.is_mystery


def leave(host: EventHost, person: str, now_ms: int, batch: Batch) -> Refusal | None:
    """Take an entry back before the start; afterwards give up the seat, hands folded in turn."""
    state = host.tournament.state
    waits = person in state.alternates or person in state.calendar.field
    if host.phase == "open" or waits:
        back = partial(host.tournament.unregister, person, host.time(now_ms))
        return host.carry_out(back, batch)
    presence = _seated(host, person)
    if presence is None:
        return NOT_IN
    if not presence.left:
        host.record(SeatLeft(person, now_ms), batch)
        _rate(host, person)
        _counted_anew(host, person, now_ms, batch)
        host.end_if_left(now_ms, batch)
    return None


def _seated(host: EventHost, person: str) -> Presence | None:
    """Return the presence of somebody with a seat; None for others, and in an event that is over.

    An event that is ended early still has its seats, and nothing more is written of them.
    """
    seated = person in host.tournament.state.seats and host.phase != "over"
    return host.presences.get(person) if seated else None


def back(host: EventHost, person: str, now_ms: int, batch: Batch) -> Refusal | None:
    """Let a person who was away, or had left the seat, take part again."""
    presence = _seated(host, person)
    if presence is None:
        return NOT_IN
    _returns(host, person, now_ms, batch)
    _rate(host, person)
    host.follow(now_ms)
    return None


def act(
    host: EventHost, number: int, hand: int, turn: int, action: Action, step: Step
) -> Refusal | None:
    """Let a person act in the hand of their view at this table; refuse as stale in a later one."""
    person, now_ms, batch = step.person, step.at_ms, step.batch
    table = host.tables.get(number)
    if table is None or table.play is None or table.order is None:
        return STALE
    if table.frozen is not None:
        return Refusal("table-frozen", "illegal", {"table": table.number})
    seat = table.seat_of(person)
    if seat is None:
        return Refusal("not-at-table", "illegal", {"table": table.number})
    if hand != table.order.number or turn != table.play.turn:
        return STALE
    if _too_late(host, table, seat, now_ms):
        expiry = table.play.expiry
        host.guarded(partial(play_clock, host, table, seat, now_ms, batch), table, now_ms, batch)
        cite = host.tournament.state.rules.cite(expiry)
        return Refusal("time-up", "illegal", {}, cite)
    take = partial(_take, host, table, seat, action, step)
    taken = host.guarded(take, table, now_ms, batch)
    return Refusal("table-frozen", "illegal", {"table": table.number}) if taken is None else (
        taken if isinstance(taken, Refusal) else None
    )  # fmt: skip


def choose_game(host: EventHost, table: int, turn: int, game: str, step: Step) -> Refusal | None:
    """Choose the game of the table's next turn for its player; refuse another turn as stale."""
    choice = host.tournament.choice(table)
    if choice is not None and choice.turn != turn:
        return STALE
    told = step.person, table, game, host.time(step.at_ms)
    refused = host.carry_out(partial(host.tournament.choose_game, *told), step.batch)
    if refused is None:
        _returns(host, step.person, step.at_ms, step.batch)
    return refused


def there(host: EventHost, table: TableHost) -> dict[int, str]:
    """Return the persons present for whom the table's next hand waits, by seat."""
    seats = host.tournament.state.tables[table.number].players
    return {
        seat: player
        for seat, player in seats.items()
        if player in host.presences and host.presences[player].there
    }


def next_hand(host: EventHost, number: int, hand: int, step: Step) -> Refusal | None:
    """Note that the person has seen the end of a hand of 13-card poker.

    The last one at the table to say so brings the next.
    """
    table = host.tables.get(number)
    if table is None or table.order is None:
        return STALE
    if table.frozen is not None:
        return Refusal("table-frozen", "illegal", {"table": table.number})
    if not isinstance(table.play, ThirteenPlay):
        return OTHER_GAME
    people = there(host, table).values()
    if hand != table.order.number:
        return STALE
    all_seen = table.play.seen(step.person, people, number)
    if isinstance(all_seen, Refusal):
        return all_seen
    if all_seen:
        table.ready_ms = min(table.ready_ms, step.at_ms)
    step.batch.change(table.topic)
    return None


def _too_late(host: EventHost, table: TableHost, seat: int, now_ms: int) -> bool:
    """Whether the seat's time had run out at its act.

    At the very moment the edition decides (`clock.tie`).
    """
    turn = table.asked.turns.get(seat)
    if turn is None:
        return False
    tie_is_his = host.tournament.state.rules.choice("clock.tie") == "player"
    return now_ms > turn.due_ms or (now_ms == turn.due_ms and not tie_is_his)


def _take(
    host: EventHost,
    table: TableHost,
    seat: int,
    action: Action,
    step: Step,
) -> Refusal | bool:
    person, now_ms, batch = step.person, step.at_ms, step.batch
    assert table.play is not None
    turn, street = table.asked.turns.get(seat), table.play.street
    refused = table.act(seat, action, batch)
    if refused is not None:
        return refused
    if isinstance(action, AskToSee):
        # Asking to see a hand takes no turn; after the hand it only extends the pause.
        if not table.in_hand:
            rest(host, table, now_ms, watched=True)
        return True
    charge_bank(host, turn, person, now_ms, batch)
    if turn is not None:
        table.took(turn, person, now_ms, street=street, time_up=False)
    _returns(host, person, now_ms, batch)
    go_on(host, table, now_ms, batch)
    return True


def meet(host: EventHost, person: str, here: bool, batch: Batch) -> None:
    """Note that a page of the person has opened, or the last one closed."""
    presence = host.presences.get(person)
    if presence is None or presence.connected == here:
        return
    presence.meets(here)
    for at in host.tables.values():
        turn = at.asked.turns.get(at.seat_of(person) or 0)
        if turn is not None:
            at.stir()
            turn.meets(here, batch.at_ms)
            if here or turn.lost:
                turn.rate(presence, host.timing(at))
    table = _table_of(host, person)
    batch.change_later(*host.topics)
    if table is not None:
        batch.change(table.topic)


def _returns(host: EventHost, person: str, now_ms: int, batch: Batch) -> None:
    presence = host.presences[person]
    was_away = presence.away
    if presence.left:
        host.record(SeatTaken(person, now_ms), batch)
        _counted_anew(host, person, now_ms, batch)
    presence.is_back()
    table = _table_of(host, person)
    if was_away and table is not None:
        batch.change(table.topic)


def _rate(host: EventHost, person: str) -> None:
    """Set the running turn clock of the person by their presence now."""
    for table in host.tables.values():
        turn = table.asked.turns.get(table.seat_of(person) or 0)
        if turn is not None:
            table.stir()
            turn.rate(host.presences[person], host.timing(table))


def _counted_anew(host: EventHost, person: str, now_ms: int, batch: Batch) -> None:
    host.follow(now_ms)
    table = _table_of(host, person)
    if table is not None:
        batch.change(table.topic)


def _table_of(host: EventHost, person: str) -> TableHost | None:
    seated = host.tournament.state.seats.get(person)
    return None if seated is None else host.tables.get(seated[0])


def takes_entries(host: EventHost) -> bool:
    """Whether one may still come into the event, be it into a flight to come, and pays for it."""
    return bool(host.accounts.entry_cents) and may_be_entered(host.tournament.state)


def cash_ticket(host: EventHost, person: str, batch: Batch) -> Refusal | None:
    """Pay the worth of the person's ticket into the wallet."""
    if host.tournament.state.config.tickets != "cash-out":
        return NOT_FOR_CASH
    if not host.accounts.cash_ticket(person, batch):
        return NO_TICKET
    host.change_all(batch)
    return None


def satellite_of(config: EventConfig, host: EventHost | None, rest: Rest) -> EventConfig | Refusal:
    """Return the event as a satellite for seats of another one, or why it cannot be one."""
    if host is None or host.home is not None or not takes_entries(host):
        return NO_SEATS
    terms = SatelliteTerms(host.accounts.entry_cents, host.event, rest)
    return msgspec.structs.replace(config, charged=True, satellite=terms)


def buy(host: EventHost, player: str, what: Bought, now_ms: int, batch: Batch) -> Refusal | None:
    """Buy chips for the player.

    A player who was out is back in a seat, and the table waits no longer.
    """
    refused = host.accounts.cannot_buy(host.tournament.state, player, what)
    if refused is not None:
        return host.say(refused)
    tournament, at_ms = host.tournament, host.time(now_ms)
    command = tournament.rebuy if what == "rebuy" else tournament.add_on
    refused = host.carry_out(partial(command, player, at_ms), batch)
    assert refused is None, "who may buy is not refused"
    _decided(host, player, now_ms)
    return None


def pass_rebuy(host: EventHost, player: str, now_ms: int, batch: Batch) -> Refusal | None:
    """Note that a player who is out will not buy again: the table need not wait for it."""
    table = _decided(host, player, now_ms)
    if table is None:
        return NOTHING_OFFERED
    batch.change(*host.topics, table.topic)
    return None


def _decided(host: EventHost, player: str, now_ms: int) -> TableHost | None:
    """Note that the player has decided, and return the table that waited for it."""
    for table in host.tables.values():
        if table.offered.pop(player, None) is not None:
            table.stir()
            host.follow(now_ms)
            return table
    return None
