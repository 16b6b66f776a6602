"""What holds of any event, whatever its course was."""

from collections import Counter

import msgspec
from event_play import snapshot

from ruleone.dealing.events import Posted
from ruleone.draw_audit import Audit
from ruleone.tournament import (
    HandOrder,
    Tournament,
    TournamentEvent,
)
from ruleone.tournament.events import (
    BreakEnded,
    BreakStarted,
    EventFinished,
    HandDealt,
    LatePlayerEntered,
    LevelStarted,
    PlayerMoved,
    PlayerRemoved,
    PlayersBusted,
    RebuyMade,
    TableBroken,
)
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.undo import HandTakenBack
from ruleone.tournament.hands.choosing import deck_for, hand_of
from ruleone.tournament.undo.acts import Act


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
    busts = [one for one in events if isinstance(one, PlayersBusted)]
    sharing = Counter((one.at_ms, bust.place) for one in busts for bust in one.busts)
    assert all(bust.shared == sharing[one.at_ms, bust.place] for one in busts for bust in one.busts)
    if state.earlier:
        return
    gone = went_out(events)
    together = Counter(gone.values())
    expected: list[int] = []
    while len(expected) < len(finished.results):
        player = finished.results[len(expected)].player
        expected += [len(expected) + 1] * (together[gone[player]] if player in gone else 1)
    assert [result.place for result in finished.results] == expected


def went_out(events: list[TournamentEvent]) -> dict[str, tuple[int, int]]:
    """When and in which place each of them went out who lost his last chips and is not in again:
    alike for those who share."""
    gone: dict[str, tuple[int, int]] = {}
    for event in events:
        match event:
            case PlayersBusted(busts=busts, at_ms=at_ms):
                gone |= {bust.player: (at_ms, bust.place) for bust in busts}
            case HandTakenBack(back=back):
                gone = {player: at for player, at in gone.items() if player not in back}
            case RebuyMade(player=player):
                gone.pop(player, None)
    return gone
