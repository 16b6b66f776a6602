"""The clocks of those for whom a hand waits, as pages show them."""

from collections.abc import Mapping

from ruleone.room.table.play import Play
from ruleone.room.table.presence import Turn
from ruleone.room.table.views import TurnView


def clocks(
    turns: Mapping[int, Turn], thinking: Mapping[int, tuple[int, int]], action_ms: int
) -> tuple[TurnView, ...]:
    """The clocks of all who are asked, by seat. House players show a person's time: how long they
    think is their own affair."""
    shown = [
        TurnView(turn.seat, turn.started_ms, turn.ends_ms, turn.bank_ms, turn.due_ms)
        for turn in turns.values()
    ]
    for seat, (asked_ms, _) in thinking.items():
        ends_ms = asked_ms + action_ms
        shown.append(TurnView(seat, asked_ms, ends_ms, 0, ends_ms))
    return tuple(sorted(shown, key=lambda clock: clock.seat))


def clock_of(play: Play | None, seat: int | None, shown: tuple[TurnView, ...]) -> TurnView | None:
    """The clock of whom the hand waits for; where it waits for several, that of the viewer in the
    seat."""
    if play is not None and play.at_once:
        return next((clock for clock in shown if clock.seat == seat), None)
    return next(iter(shown), None)
