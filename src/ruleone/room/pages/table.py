"""A table as one viewer sees it.

Cards come from the hand's own view for the viewer's seat, and no other.
"""

from functools import partial

from ruleone.chinese import ThirteenView, terms
from ruleone.chinese.views import ThirteenTerms
from ruleone.dealing.views import HandView
from ruleone.room.event.beside import said_view
from ruleone.room.event.clock.view import clock_view
from ruleone.room.event.deals import deals_view
from ruleone.room.event.entries.entering import there
from ruleone.room.event.entries.view import EntryView, entry_view, offers
from ruleone.room.event.home import duty_view
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.news import event_name
from ruleone.room.event.host.table_host import TableHost
from ruleone.room.event.roster import table_state
from ruleone.room.event.seating import WentView, my_move
from ruleone.room.live.view import hand_for_all
from ruleone.room.pages.views import (
    ChoiceView,
    PlaceView,
    PlayerView,
    ResultView,
    TableView,
    WaitsFor,
)
from ruleone.room.table.view import PauseView, TurnView, clock_of, clocks, pause_view
from ruleone.tournament.entries import entries_so_far
from ruleone.tournament.places import paid_now
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.games import THIRTEEN


def table_view(host: EventHost, table: TableHost, person: str, now_ms: int) -> TableView:
    """Return the table for a person: with their own cards and options in the hand."""
    state = host.tournament.state
    seated = state.seats.get(person)
    here = seated is not None and seated[0] == table.number
    seat_in_hand = table.seat_of(person)
    hand = table.hand if _stays(host, table, person) else None
    seen = None if hand is None else hand.view(seat_in_hand)
    if table.live is not None:
        seen = hand_for_all(table.live.state)
    turns = _clocks(host, table)
    said = said_view(host, now_ms)
    return TableView(
        now_ms=now_ms,
        event=host.event,
        event_name=event_name(host.event, host.name, state.config),
        table=table.number,
        seats=state.tables[table.number].size,
        state=table_state(host, table),
        clock=clock_view(host, now_ms),
        players=_players(host, table, person),
        my_seat=seated[1] if here and seated is not None else None,
        hand=seen if isinstance(seen, HandView) else None,
        turn=clock_of(table.play, seat_in_hand, turns),
        place=_place(host, person),
        announcement=None if said is None else said.text,
        said=said,
        moved_to=_moved_to(host, table.number, person),
        result=_result(host, person),
        winner=_winner(host),
        news=host.news.lines(host.name_of, table.number, person),
        my_move=my_move(host, person) if here else None,
        next_game=None if table.order is None else table.order.next_game,
        duty=duty_view(host, table),
        choice=_choice(host, table),
        thirteen=seen if isinstance(seen, ThirteenView) else None,
        turns=turns if isinstance(seen, ThirteenView) else (),
        terms=_terms(host),
        pause=_pause(host, table),
        offers=tuple(offers(host, person)),
        entry=_again(host, person, now_ms),
        deals=deals_view(host, person),
        live=None if table.live is None else table.live.name,
    )


def gone_table_view(host: EventHost, number: int, person: str, now_ms: int) -> TableView:
    """Return a table that has been broken: where its players sit now, and what happened."""
    state, said = host.tournament.state, said_view(host, now_ms)
    return TableView(
        now_ms=now_ms,
        event=host.event,
        event_name=event_name(host.event, host.name, state.config),
        table=number,
        seats=state.config.table_size,
        state="broken",
        clock=clock_view(host, now_ms),
        players=(),
        my_seat=None,
        hand=None,
        turn=None,
        place=_place(host, person),
        announcement=None if said is None else said.text,
        said=said,
        moved_to=_moved_to(host, number, person),
        result=_result(host, person),
        winner=_winner(host),
        news=host.news.lines(host.name_of, number, person),
        went=tuple(
            WentView(player, host.name_of(player), *state.seats[player])
            for player in host.broken.get(number, ())
            if player in state.seats
        ),
        terms=_terms(host),
        offers=tuple(offers(host, person)),
        entry=_again(host, person, now_ms),
    )


def _again(host: EventHost, person: str, now_ms: int) -> EntryView | None:
    """Return how a player who is out may re-enter; None where that is not possible."""
    entry = entry_view(host, person, now_ms)
    return entry if entry.may == "again" else None


def _terms(host: EventHost) -> ThirteenTerms | None:
    state = host.tournament.state
    if state.config.game != THIRTEEN:
        return None
    return terms(state.rules, bonus=state.config.bonus)


def _pause(host: EventHost, table: TableHost) -> PauseView | None:
    if table.frozen is not None or table.number not in host.ready:
        return None
    return pause_view(table.play, partial(there, host, table), table.deals_ms)


def _stays(host: EventHost, table: TableHost, person: str) -> bool:
    """Whether the person still sees the hand.

    It stays until the next one, or until the person sits in a seat that somebody else played it
    from.
    """
    if table.order is None or table.hand is None:
        return False
    now = host.tournament.state.tables[table.number].players
    return all(
        player == person or now.get(seat) != person for seat, player in table.order.seats.items()
    )


def _players(host: EventHost, table: TableHost, person: str) -> tuple[PlayerView, ...]:
    """Return the players who sit here.

    While the hand is shown, a seat whose player has gone, or was replaced, has the player of the
    hand.
    """
    seated = host.tournament.state.tables[table.number].players
    order = table.order if _stays(host, table, person) else None
    played = {} if order is None else order.seats
    waiting = _waiting(host, table)
    return tuple(
        _player(host, seat, player, waiting.get(seat), here=seated.get(seat) == player)
        for seat, player in sorted({**seated, **played}.items())
    )


def _player(
    host: EventHost, seat: int, player: str, waits_for: WaitsFor | None, here: bool
) -> PlayerView:
    state = host.tournament.state
    out = player not in state.seats
    presence = host.presences.get(player)
    return PlayerView(
        seat=seat,
        player=player,
        name=host.name_of(player),
        house=state.entrants[player],
        stack=state.chips_of(player) if here else 0,
        connected=presence is None or presence.connected,
        away=presence is not None and (presence.away or presence.left),
        waiting=waits_for is not None,
        bank_ms=0 if presence is None else presence.bank_ms,
        gone=None if here else "out" if out else "moved",
        bounty=_head(state, player),
        misses=_misses(host, seat, player) if here else 0,
        waits_for=waits_for,
    )


def _head(state: EventState, player: str) -> int:
    """Return the bounties on a player's current stack, or overnight on all of the player's bags."""
    bounties = state.bounties
    return bounties.on(player) if state.phase == "night" else bounties.heads.get(player, 0)


def _misses(host: EventHost, seat: int, player: str) -> int:
    """Return the hands that a player misses for a penalty, the one in play included."""
    state = host.tournament.state
    number = state.tables[state.seats[player][0]].hand
    order = None if number is None else state.hands[number]
    now = order is not None and (seat in order.penalised or seat in order.left_out)
    return state.conduct_of(player).serving.hands_left + now


def _waiting(host: EventHost, table: TableHost) -> dict[int, WaitsFor]:
    """Return the seats without a part in this hand, or the next, and what each waits for."""
    state = host.tournament.state
    standing = state.tables[table.number]
    coming = standing.lineup(state.rules)
    passed = frozenset() if coming is None else frozenset(coming.waiting)
    if not table.in_hand or table.order is None:
        return dict.fromkeys(passed, "button")
    beside = standing.players.keys() - table.order.seats.keys()
    return {seat: "button" if seat in passed else "next-hand" for seat in beside}


def _clocks(host: EventHost, table: TableHost) -> tuple[TurnView, ...]:
    """Return the clocks of all players that the hand waits for."""
    if table.play is None:
        return ()
    action_ms = table.play.time_ms(host.ports.settings)
    return clocks(table.asked.turns, table.asked.thinking, action_ms)


def _choice(host: EventHost, table: TableHost) -> ChoiceView | None:
    """Return the choice of the next game: its player, and until when the table waits for it."""
    choice = host.tournament.choice(table.number)
    if choice is None:
        return None
    return ChoiceView(
        turn=choice.turn,
        seat=choice.seat,
        name=host.name_of(choice.player),
        games=choice.games,
        otherwise=choice.otherwise,
        chosen=choice.chosen,
        ends_ms=None if table.choosing is None else table.choosing[1],
    )


def _place(host: EventHost, person: str) -> PlaceView:
    state = host.tournament.state
    here = state.stacks or state.calendar.bags
    left = state.left
    rank = host.standings.rank(person) if person in here else None
    return PlaceView(
        rank=rank,
        left=left,
        entries=entries_so_far(state),
        average=state.chips_in_play // left if left else 0,
        paid=paid_now(state),
        next_prize=_next_prize(state.prizes, left),
    )


def _next_prize(prizes: tuple[int, ...], left: int) -> int:
    """Return the prize of outlasting one more player; before the money the smallest."""
    if not prizes:
        return 0
    return prizes[min(max(left - 2, 0), len(prizes) - 1)]


def _moved_to(host: EventHost, number: int, person: str) -> int | None:
    seated = host.tournament.state.seats.get(person)
    if seated is None or seated[0] == number:
        return None
    return seated[0] if number in host.former_tables.get(person, ()) else None


def _result(host: EventHost, person: str) -> ResultView | None:
    state = host.tournament.state
    result = state.results.get(person)
    if result is None:
        return None
    return ResultView(result.place, result.prize, state.bounties.won.get(person, 0))


def _winner(host: EventHost) -> str | None:
    state = host.tournament.state
    if state.phase != "over":
        return None
    return next((host.name_of(o.player) for o in state.results.values() if o.place == 1), None)
