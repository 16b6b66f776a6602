"""What holds of any event, whatever its course was."""

import msgspec
from event_play import snapshot

from ruleone.dealing.events import Posted
from ruleone.tournament import (
    HandOrder,
    Tournament,
    TournamentEvent,
)
from ruleone.tournament.dealt import deck_for, hand_of
from ruleone.tournament.events import (
    BreakEnded,
    BreakStarted,
    Bust,
    EventFinished,
    HandDealt,
    LatePlayerEntered,
    LevelStarted,
    PlayerMoved,
    PlayerRemoved,
    PlayersBusted,
    TableBroken,
)
from ruleone.tournament.sealed.audit import Audit
from ruleone.tournament.sealed.events import DrawMade
from ruleone.tournament.taking_back.deciding import Act
from ruleone.tournament.taking_back.events import HandTakenBack


def act_of(events: tuple[TournamentEvent, ...], later: list[TournamentEvent]) -> Act:
    """What came of an order, and what has happened since; the secret of a draw is none of it."""
    events = tuple(one for one in events if not isinstance(one, DrawMade))
    player = getattr(events[0], "player", None)
    moves = (one for one in (*events, *later) if isinstance(one, PlayerMoved | PlayerRemoved))
    done = next((one for one in moves if one.player == player), None)
    orders = [one.order for one in later if isinstance(one, HandDealt)]
    return Act(
        events,
        done,
        not any(isinstance(one, LevelStarted | BreakStarted | BreakEnded) for one in later),
        frozenset(dealt for order in orders for dealt in order.seats.values()),
        frozenset(order.table for order in orders),
    )


def came(events: tuple[TournamentEvent, ...]) -> set[str]:
    """Who has come to another table, or to his first."""
    players = set[str]()
    for event in events:
        match event:
            case LatePlayerEntered(player=player) | PlayerMoved(player=player):
                players.add(player)
            case TableBroken(draw=draw):
                players.update(draw.seats)
    return players


def assert_posts_are_blinds_and_antes(order: HandOrder) -> None:
    """A tournament's hand begins with each blind once and the antes: nobody posts an entry, dead
    chips or a straddle, wherever he has come from (he takes over the place of his seat)."""
    posted = [
        one for one in hand_of(order, deck_for(order.game, bytes)).events if isinstance(one, Posted)
    ]
    blinds = [(one.kind, one.seat) for one in posted if one.kind != "ante"]
    expected = [("small-blind", order.small_blind_seat), ("big-blind", order.big_blind_seat)]
    assert set(blinds) <= set(expected)
    assert len(blinds) == len({seat for _, seat in blinds})


def assert_replay_is_live(tournament: Tournament, events: list[TournamentEvent]) -> None:
    written = msgspec.msgpack.encode(events)
    read = msgspec.msgpack.Decoder(list[TournamentEvent]).decode(written)
    again = Tournament.replay(read)
    assert snapshot(again) == snapshot(tournament)
    assert_draws_come_out_again(read)


def audited(events: list[TournamentEvent]) -> list[TournamentEvent]:
    """The events of which what was drawn does not come out again."""
    following, audit, wrong = iter(events), Audit(), []
    again = Tournament.replay([next(following)])
    for event in following:
        if audit.finds_wrong(again.state, event):
            wrong.append(event)
        again.apply(event)
    return wrong


def assert_draws_come_out_again(events: list[TournamentEvent]) -> None:
    """Each of them from a secret of its own, and nothing is told that is not drawn from."""
    assert audited(events) == []
    told = [event for event in events if isinstance(event, DrawMade)]
    assert [event.number for event in told] == list(range(1, len(told) + 1))
    assert len({event.secret for event in told}) == len(told)


def assert_results_are_whole(tournament: Tournament, events: list[TournamentEvent]) -> None:
    finished = events[-1]
    assert isinstance(finished, EventFinished)
    state = tournament.state
    assert {result.player for result in finished.results} == set(state.entrants)
    places = sorted(result.place for result in (*finished.results, *state.earlier))
    assert len(places) == state.entries
    assert sum(result.prize for result in finished.results) == state.pool
    gone: dict[str, Bust] = {}
    for event in events:
        if isinstance(event, PlayersBusted):
            gone |= {bust.player: bust for bust in event.busts}
        elif isinstance(event, HandTakenBack):
            for player in event.back:
                gone.pop(player, None)
    shared = {bust.place: bust.shared for bust in gone.values()}
    expected: list[int] = []
    while len(expected) < len(finished.results):
        place = len(expected) + 1
        expected += [place] * shared.get(place, 1)
    if not state.earlier:
        assert [result.place for result in finished.results] == expected
