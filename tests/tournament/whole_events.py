"""Events that play themselves out."""

import msgspec

from ruleone.rulebook import Refusal, edition
from ruleone.tournament import Tournament, TournamentEvent, template
from ruleone.tournament.tournament import Outcome


def play_out(entries: int, name: str, rules: str) -> tuple[Tournament, list[TournamentEvent]]:
    """A whole event in which, hand after hand, one player loses all he can to another."""
    config = msgspec.structs.replace(template(name), seats=entries)
    tournament, opened = Tournament.create(config, edition(rules))
    events: list[TournamentEvent] = []

    def keep(outcome: Outcome) -> None:
        assert not isinstance(outcome, Refusal)
        events.extend(outcome)

    keep(opened)
    for number in range(entries):
        keep(tournament.register(f"p{number}", None, 0))
    keep(tournament.start(b"a seed of 16 by.", 0))
    now = 0
    while tournament.state.phase == "running":
        now += 5_000
        keep(tournament.wake(now))
        for table in tournament.ready_tables(now):
            keep(tournament.next_hand(table, now))
        for order in list(tournament.state.hands.values()):
            stacks = dict(order.stacks)
            seats = sorted(stacks)
            loser, winner = (seats[(order.number + at) % len(seats)] for at in (0, 1))
            if order.number % 3 == 0 and stacks[loser] > stacks[winner]:
                loser, winner = winner, loser  # so that somebody goes out, and it ends
            lost = min(stacks[loser], stacks[winner])
            stacks[loser] -= lost
            stacks[winner] += lost
            keep(tournament.record(order.number, stacks, now))
    return tournament, events
